"""What lies in front of a seat, as small chips: one function per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any

from attrs import frozen

from cvdesk.engine.message import Message, P
from cvdesk.engine.rules import NOBODY
from cvdesk.engine.view import View
from cvdesk.games.cv.view import CvView
from cvdesk.games.thats_life.view import LifeView


@frozen
class Chip:
    """One small mark: what stands on it, or the icon drawn instead, and the role of its colour."""

    name: Message
    role: str
    icon: str = ""
    count: int = 0
    """How many of them there are, beside the icon; 0 is not shown."""


@frozen
class SeatSummary:
    """A seat's chips in reading order, how many things it holds, and whether people may see which."""

    chips: tuple[Chip, ...]
    count: int
    held: str = "table-seat-held"
    """The message that says how many things those are."""
    open: bool = True
    score: int | None = None
    """The running score; None where it is not shown."""
    standing: Message | None = None
    """What is shown in place of a score in games without points; the chips are small marks below it."""


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


_CV_TYPES = (
    ("type.health", "health", "cv-board-chip-health"),
    ("type.knowledge", "knowledge", "cv-board-chip-knowledge"),
    ("type.relations", "relations", "cv-board-chip-relationship"),
    ("type.job", "job", "cv-board-chip-work"),
    ("type.possession", "possession", "cv-board-chip-possession"),
)


def cv_chip(view: View, card: int) -> Chip:
    """Returns the chip of a card of a CV, in the colour of its pile, or of a goal."""
    assert isinstance(view, CvView)
    name = Message("cv-board-title", {"card": P.card(card)})
    for piles in view.piles:
        for (role, _icon, _id), pile in zip(_CV_TYPES, piles, strict=True):
            if card in pile:
                return Chip(name, role)
    return Chip(name, "type.goal")


def cv_summary(view: View, seat: int) -> SeatSummary:
    """Returns how many cards of each type a player has, and how many events in the hand."""
    assert isinstance(view, CvView)
    chips = [
        Chip(Message(name, {"count": P.count(len(pile))}), role, icon, len(pile))
        for (role, icon, name), pile in zip(_CV_TYPES, view.piles[seat], strict=True)
        if pile
    ]
    hand = view.hands[seat]
    if hand:
        chips.append(
            Chip(Message("cv-board-chip-event", {"count": P.count(hand)}), "type.event", "event", hand)
        )
    count = sum(map(len, view.piles[seat])) + len(view.waiting[seat])
    return SeatSummary(tuple(chips), count, held="cv-board-held", score=view.points[seat])


def _of(module: str, name: str) -> Callable[..., Any]:
    """Returns a function of a module of its game, which is imported when it is called."""

    def call(*arguments: Any) -> Any:
        return getattr(import_module(f"cvdesk.ui.panels.{module}"), name)(*arguments)

    return call


SUMMARIES: Mapping[str, Callable[[View, int], SeatSummary]] = MappingProxyType(
    {
        "cv": cv_summary,
        "cv_pocket": _of("pocket_chips", "summary"),
        "phase10": _of("phase10_chips", "summary"),
        "thats_life": life_summary,
    }
)
"""What lies in front of a seat, by game."""

CHIPS: Mapping[str, Callable[[View, int], Chip]] = MappingProxyType(
    {
        "cv": cv_chip,
        "cv_pocket": _of("pocket_chips", "card_chip"),
        "phase10": _of("phase10_chips", "phase_chip"),
        "thats_life": life_chip,
    }
)
"""The chip of a scored thing, by game."""

LINE_CHIPS: Mapping[str, Callable[[View, int, int], tuple[Chip, ...]]] = MappingProxyType(
    {"cv_pocket": _of("pocket_chips", "line_chips")}
)
"""What a line of a player's score sheet counts, by game; there the scored things are shown when asked for."""
