"""Why a thing on the table cannot be used now, with the clause behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cvdesk.engine import NOBODY, Refusal, Target
from cvdesk.games.thats_life import messages
from cvdesk.games.thats_life.decision import targets_of
from cvdesk.games.thats_life.state import STEP_ROLL, STEP_WURM
from cvdesk.games.thats_life.tiles import FINISH
from cvdesk.games.thats_life.view import LifeView
from cvdesk.games.thats_life.wurminator import LAST_ROLL

if TYPE_CHECKING:
    from cvdesk.engine import Message


def why_not(view: LifeView, target: Target) -> Refusal | None:
    """Returns why a visible piece, tile or the die cannot be used; None when it can, or is not there."""
    if not _is_visible(view, target) or _is_offered(view, target):
        return None
    if view.actor == NOBODY:
        return Refusal(messages.why_over(), "thats_life.4.1")
    if view.viewer != view.actor:
        return Refusal(messages.why_turn(view.turn), "thats_life.2.1")
    return _piece_refusal(view, target) or _step_refusal(view, target)


def _is_visible(view: LifeView, target: Target) -> bool:
    if target.zone == "pawn":
        return target.id in range(len(view.pawns))
    if target.zone == "guard":
        return target.id in range(len(view.guards))
    if target.zone == "space":
        return target.id in view.path
    return target == ("die", 0) or (target == ("wurm", 0) and view.wurm is not None)


def _is_offered(view: LifeView, target: Target) -> bool:
    """Tells whether the thing, or one that stands with it and moves alike, is part of an option."""
    offered = {each for action in view.actions for each in targets_of(view, action)}
    if target in offered:
        return True
    if target.zone not in ("pawn", "guard") or not _is_own(view, target):
        return False
    tile = _tile_of(view, target)
    return any(each.zone == target.zone and _tile_of(view, each) == tile for each in offered)


def _tile_of(view: LifeView, target: Target) -> int | None:
    if target.zone == "pawn":
        return view.pawns[target.id]
    if target.zone == "guard":
        return view.guards[target.id]
    return view.wurm if target.zone == "wurm" else None


def _is_own(view: LifeView, target: Target) -> bool:
    return target.zone != "pawn" or view.owner(target.id) == view.actor


def _piece_refusal(view: LifeView, target: Target) -> Refusal | None:
    """Returns what is wrong with the piece itself, whatever the step."""
    if not _is_own(view, target):
        return Refusal(messages.why_foreign(view.owner(target.id)), "thats_life.2.1")
    if _tile_of(view, target) == FINISH:
        return Refusal(messages.why_home(), "thats_life.2.3")
    return None


def _step_refusal(view: LifeView, target: Target) -> Refusal:
    """Returns what is wrong with the moment."""
    if view.step == STEP_ROLL:
        return Refusal(messages.why_roll_first(), "thats_life.2.1")
    if target.zone == "die":
        return Refusal(messages.why_rolled(view.roll), "thats_life.2.1")
    if target.zone == "wurm":
        return Refusal(_wurm_reason(view), "thats_life.5.1")
    if view.step == STEP_WURM:
        return Refusal(messages.why_moved(), "thats_life.2.1")
    if target.zone == "guard":
        return Refusal(messages.why_guard_alone(), "thats_life.2.2")
    return Refusal(messages.why_space(view.roll), "thats_life.2.1")


def _wurm_reason(view: LifeView) -> Message:
    if view.roll > LAST_ROLL:
        return messages.why_wurm_roll(view.roll)
    return messages.why_wurm_moved()
