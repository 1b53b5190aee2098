"""What lies in front of a seat, as small chips: one function per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from attrs import frozen

from cvdesk.engine.message import Message, P
from cvdesk.engine.rules import NOBODY
from cvdesk.engine.view import View
from cvdesk.games.thats_life.view import LifeView


@frozen
class Chip:
    """One small mark: what stands on it, or the icon drawn instead, and the role of its colour."""

    name: Message
    role: str
    icon: str = ""


@frozen
class SeatSummary:
    """A seat's chips in reading order, how many things it holds, and whether people may see which."""

    chips: tuple[Chip, ...]
    count: int
    open: bool = True
    score: int | None = None
    """The running score; None where it is not shown."""


def life_chip(view: View, tile: int) -> Chip:
    """Returns the chip of a path tile."""
    assert isinstance(view, LifeView)
    kind = view.kinds[tile]
    if kind == "luck":
        return Chip(Message("life-tile-luck"), "tile.luck", "luck")
    return Chip(Message("life-tile-points", {"points": P.points(view.values[tile])}), f"tile.{kind}")


def life_summary(view: View, seat: int) -> SeatSummary:
    """Returns the tiles that a player has taken, plus tiles first (Life 3.1, option `collected`)."""
    assert isinstance(view, LifeView)
    tiles = view.taken[seat]
    if view.options["collected"] == "hidden" and view.actor != NOBODY:
        return SeatSummary((), len(tiles), open=False)
    order = sorted(tiles, key=lambda tile: (view.kinds[tile] == "luck", -view.values[tile]))
    chips = tuple(life_chip(view, tile) for tile in order)
    return SeatSummary(chips, len(tiles), score=view.scores[seat])


SUMMARIES: Mapping[str, Callable[[View, int], SeatSummary]] = MappingProxyType({"thats_life": life_summary})
"""What lies in front of a seat, by game."""

CHIPS: Mapping[str, Callable[[View, int], Chip]] = MappingProxyType({"thats_life": life_chip})
"""The chip of a scored thing, by game."""
