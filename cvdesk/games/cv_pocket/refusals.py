"""Why a thing on the table cannot be used now, with the clause behind it."""

from __future__ import annotations

from cvdesk.engine import CHANCE, NOBODY, Refusal, Target
from cvdesk.games.cv_pocket import messages
from cvdesk.games.cv_pocket.decision import target_of
from cvdesk.games.cv_pocket.state import STEP_JOKER
from cvdesk.games.cv_pocket.symbols import SYMBOLS
from cvdesk.games.cv_pocket.view import PocketView, place_of


def why_not(view: PocketView, target: Target) -> Refusal | None:
    """Returns why a visible thing cannot be used; None when it can, or is not there."""
    if not _is_visible(view, target) or target in map(target_of, view.actions):
        return None
    if view.actor == NOBODY:
        return Refusal(messages.why_over(), "cv_pocket.5.1")
    if target.zone == "cv":
        owner = next(player for player, cv in enumerate(view.cvs) if target.id in cv)
        return Refusal(messages.why_in_cv(owner), "cv_pocket.2.4")
    if target.zone == "deck":
        reason = messages.why_deck() if view.deck else messages.why_deck_empty()
        return Refusal(reason, "cv_pocket.4.1")
    if view.viewer != view.actor:
        return Refusal(messages.why_turn(view.turn if view.actor == CHANCE else view.actor), "cv_pocket.1.3")
    if view.step == STEP_JOKER:
        because = messages.why_not_beside if target.zone == "symbol" else messages.why_joker_first
        return Refusal(because(view.waiting[0]), "cv_pocket.3.2")
    if target.zone == "symbol":
        return Refusal(messages.why_no_joker(), "cv_pocket.3.2")
    return _out_of_reach(view, target.id)


def _is_visible(view: PocketView, target: Target) -> bool:
    if target.zone == "column":
        return any(target.id in column for column in view.columns)
    if target.zone == "cv":
        return any(target.id in cv for cv in view.cvs)
    if target.zone == "symbol":
        return target.id in range(len(SYMBOLS))
    return target in (("button", 0), ("deck", 0))


def _out_of_reach(view: PocketView, card: int) -> Refusal:
    _, place = place_of(view, card)
    cv = view.cvs[view.actor]
    if not cv:
        return Refusal(messages.why_first(place + 1), "cv_pocket.2.1")
    return Refusal(messages.why_level(cv[-1], view.reach[view.actor], place + 1), "cv_pocket.2.2")
