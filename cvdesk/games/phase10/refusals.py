"""Why a thing on the table cannot be used now, with the clause behind it."""

from __future__ import annotations

from cvdesk.engine import NOBODY, Refusal, Target
from cvdesk.games.phase10 import words
from cvdesk.games.phase10.board import KINDS, SPACES, STAR
from cvdesk.games.phase10.cards import code_of, tokens_of
from cvdesk.games.phase10.clauses import rule_of_space
from cvdesk.games.phase10.decision import is_laying, targets_of
from cvdesk.games.phase10.phases import RUN
from cvdesk.games.phase10.steps import (
    STEP_ASK,
    STEP_DRAW,
    STEP_EXCHANGE,
    STEP_GIVE,
    STEP_KEEP,
    STEP_MOVE,
    STEP_PLAY,
    STEP_ROLL,
    STEP_SEARCH,
    STEP_STAR,
)
from cvdesk.games.phase10.view import PhaseView


def why_not(view: PhaseView, target: Target) -> Refusal | None:
    """Returns why a visible thing cannot be used now; None when it can, or is not there."""
    if not _is_visible(view, target) or _is_offered(view, target):
        return None
    if view.actor == NOBODY:
        return Refusal(words.why_over(), "phase10.5.5")
    if view.viewer != view.actor:
        return Refusal(words.why_turn(view.actor if view.actor >= 0 else view.turn), _rule_of_actor(view))
    if is_laying(view):
        rest = Refusal(words.why_rest(), "phase10.2.3")
        return rest if target.zone == "hand" else Refusal(words.why_laying(), "phase10.2.3")
    return _at_step(view, target)


def _rule_of_actor(view: PhaseView) -> str:
    """Returns the clause by which somebody else decides: whose turn it is, who is asked, who keeps cards."""
    return {STEP_GIVE: "phase10.3.7", STEP_KEEP: "phase10.5.3"}.get(view.step, "phase10.1.3")


def _is_visible(view: PhaseView, target: Target) -> bool:
    zone, at = target
    mine = view.viewer == view.actor
    if zone == "hand":
        return at in tokens_of(view.hand)
    if zone == "pile":
        return at == len(view.pile) - 1 >= 0 or (
            view.step == STEP_SEARCH and mine and at in range(len(view.pile))
        )
    if zone == "kind":
        return view.step == STEP_STAR and mine and at in range(STAR + 1, len(KINDS))
    if zone in ("low", "high"):
        return at in range(len(view.melds)) and view.melds[at].kind == RUN
    sizes = {"die": 2, "space": SPACES, "deck": 1, "meld": len(view.melds)}
    return at in range(sizes.get(zone, 0))


def _is_offered(view: PhaseView, target: Target) -> bool:
    """Tells whether the thing, or an equal card that is listed instead, is part of an option."""
    offered = {each for action in view.actions for each in targets_of(view, action)}
    if target in offered:
        return True
    if target.zone == "hand":
        return Target("hand", 2 * code_of(target.id)) in offered
    # of equal cards side by side in the pile the lowest is listed
    return target.zone == "pile" and view.step == STEP_SEARCH and view.viewer == view.actor


def _at_step(view: PhaseView, target: Target) -> Refusal:
    """Returns what is wrong with the moment."""
    zone = target.zone
    if view.step == STEP_ROLL:
        return Refusal(words.why_roll_first(), "phase10.2.1")
    if view.step == STEP_MOVE:
        return _when_moving(view, target)
    if view.step == STEP_STAR:
        if zone == "kind":
            return Refusal(words.why_kind_occupied(), "phase10.3.8")
        return Refusal(words.why_choose_kind(), "phase10.3.8")
    if view.step == STEP_DRAW:
        if zone == "deck":
            return Refusal(words.why_deck_empty(), "phase10.R1")
        return Refusal(words.why_draw_first(), rule_of_space(view.ring[view.pawns[view.turn]]))
    if view.step == STEP_SEARCH:
        return Refusal(words.why_search_first(), "phase10.3.3")
    if view.step == STEP_EXCHANGE:
        order = zone == "hand"
        return Refusal(words.why_exchange_order() if order else words.why_exchange_first(), "phase10.3.4")
    if view.step == STEP_ASK:
        return Refusal(words.why_ask_first(), "phase10.3.7")
    if view.step == STEP_GIVE:
        return Refusal(words.why_give(view.asked), "phase10.3.7")
    if view.step == STEP_KEEP:
        return Refusal(words.why_keep_order() if zone == "hand" else words.why_keep_first(), "phase10.5.3")
    assert view.step == STEP_PLAY
    return _when_playing(view, zone)


def _when_moving(view: PhaseView, target: Target) -> Refusal:
    if target.zone != "space":
        return Refusal(words.why_move_first(), "phase10.2.1")
    others = [space for player, space in enumerate(view.pawns) if player != view.actor]
    return Refusal(words.why_occupied() if target.id in others else words.why_space(), "phase10.2.1")


def _when_playing(view: PhaseView, zone: str) -> Refusal:
    if zone == "die":
        return Refusal(words.why_rolled(), "phase10.2.1")
    if zone == "space":
        return Refusal(words.why_moved(), "phase10.2.1")
    if zone in ("deck", "pile"):
        return Refusal(words.why_no_draw(), "phase10.2.4")
    if not view.laid[view.actor]:
        return Refusal(words.why_lay_first(), "phase10.2.3")
    return Refusal(words.why_no_fit(), "phase10.4.5")
