"""What may happen to a thing that is inspected, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cvdesk.engine.decision import Target
from cvdesk.engine.message import Message
from cvdesk.engine.view import View
from cvdesk.games.thats_life.odds import odds_lines as life_odds


def _pocket_reach(view: View, target: Target) -> tuple[Message, ...]:
    from cvdesk.ui.panels.pocket_chips import reach_lines  # with its game

    return reach_lines(view, target)


def _phase_outs(view: View, target: Target) -> tuple[Message, ...]:
    from cvdesk.ui.panels.phase10_chips import outs_lines  # with its game

    return outs_lines(view, target)


ODDS: Mapping[str, Callable[[View, Target], tuple[Message, ...]]] = MappingProxyType(
    {"thats_life": life_odds, "cv_pocket": _pocket_reach, "phase10": _phase_outs}
)
"""Functions of a view and a target; nothing for a thing to which nothing can happen."""
