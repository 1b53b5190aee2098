"""The clause behind whatever lies on the table, as F1 asks for it."""

from __future__ import annotations

from cvdesk.engine import Target
from cvdesk.games.phase10.board import (
    AGAIN,
    ASK,
    DRAW,
    EVERYBODY,
    EXCHANGE,
    KINDS,
    MAKE_JOKER,
    SEARCH,
    SPACES,
    STAR,
    Space,
)
from cvdesk.games.phase10.cards import CODES, code_of, is_joker
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.steps import STEP_DRAW, STEP_EXCHANGE, STEP_GIVE, STEP_KEEP, STEP_SEARCH
from cvdesk.games.phase10.view import PhaseView

_OF_KINDS = {
    DRAW: "3.1",
    AGAIN: "3.2",
    SEARCH: "3.3",
    EXCHANGE: "3.4",
    EVERYBODY: "3.5",
    MAKE_JOKER: "3.6",
    ASK: "3.7",
    STAR: "3.8",
}
_OF_STEPS = {STEP_SEARCH: "3.3", STEP_EXCHANGE: "3.4", STEP_GIVE: "3.7", STEP_KEEP: "5.3"}
_OF_ZONES = {
    "die": "2.1",
    "number": "3.7",
    "direction": "3.7",
    "start": "4.4",
    "lay": "2.3",
    "row": "4.3",
    "group": "4.1",
    "shift": "4.4",
    "tidy": "2.3",
    "phase": "2.3",
    "saying": "4.3",
    "sort": "2.4",
    "button": "5.3",
    "meld": "4.5",
    "low": "4.5",
    "high": "4.5",
}


def rule_of_space(space: Space) -> str:
    """P10 3: returns the anchor of the clause that says what is done on an action space."""
    return f"phase10.{_OF_KINDS[space.kind]}"


def rule_of(view: PhaseView, target: Target) -> str:
    """Returns the anchor of the clause behind a thing; empty when the table has no such thing."""
    clause = _clause(view, target)
    return f"phase10.{clause}" if clause else ""


def _clause(view: PhaseView, target: Target) -> str:
    zone, at = target
    if zone == "space" and at in range(SPACES):
        return _OF_KINDS[view.ring[at].kind]
    if zone == "kind" and at in range(len(KINDS)):
        return _OF_KINDS[at]
    if zone == "track" and at in range(1, LAUREL + 1):
        return "5.5" if at == LAUREL else "4.3"
    if zone in ("hand", "held") and at in range(2 * CODES):
        return _of_card(view, code_of(at), laying=zone == "held")
    if zone in ("deck", "pile"):
        if view.step == STEP_DRAW:
            return _OF_KINDS[view.ring[view.pawns[view.turn]].kind]
        return _OF_STEPS.get(view.step, "1.2")
    return _OF_ZONES.get(zone, "")


def _of_card(view: PhaseView, code: int, *, laying: bool) -> str:
    """Returns what is to be known of a card of the hand: what a joker is, else what cards are used for."""
    if is_joker(code):
        return "4.4"
    if view.step in (STEP_EXCHANGE, STEP_GIVE, STEP_KEEP):
        return _OF_STEPS[view.step]
    if laying:
        return "4.1"
    return "4.5" if view.viewer is not None and view.laid[view.viewer] else "2.3"
