"""Where the cards of laid combinations lie in a row, as plain numbers: no Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from attrs import frozen

from cvdesk.games.phase10.cards import NUMBERS
from cvdesk.games.phase10.melds import Meld
from cvdesk.games.phase10.phases import RUN
from cvdesk.ui.board.layout import Box

_WIDEST, _HIGHEST = 27.0, 40.0
"""A card in a row, in pixels of the design."""
_READABLE = 16.0
"""Cards narrower than this are set in two lines."""
_NARROWEST = 13.0
"""No card is narrower; more of them overlap."""
_GAP = 8.0
"""Between two combinations."""
_LINE_GAP = 3.0
_LOWEST = 20.0
"""A card in one of two lines is no lower than this, as long as one line can be read."""


@frozen
class Places:
    """The places of one combination: the cards, and the free ends of a run."""

    box: Box
    cards: tuple[Box, ...]
    low: Box | None = None
    high: Box | None = None


def free_ends(meld: Meld) -> tuple[bool, bool]:
    """Tells whether a run can go on below its lowest and above its highest number."""
    if meld.kind != RUN or meld.is_full:
        return False, False
    return meld.low > 1, meld.high < NUMBERS


def lay_out(melds: Sequence[Meld], area: Box, zoom: float, *, open: bool = True) -> list[Places]:
    """Places combinations side by side in an area; in two lines when they would get too narrow.

    When they are `open`, runs have places for what can be added.
    """
    if not melds:
        return []
    ends = [free_ends(meld) if open else (False, False) for meld in melds]
    rows = [_Row(meld, *free) for meld, free in zip(melds, ends, strict=True)]
    room = area.height >= 2 * _LOWEST * zoom + _LINE_GAP * zoom
    if len(rows) == 1 or _step(rows, area.width / zoom) >= (_READABLE if room else _NARROWEST):
        return _line(rows, area, zoom)
    split = min(range(1, len(rows)), key=lambda at: abs(_load(rows[:at]) - _load(rows[at:])))
    high = (area.height - _LINE_GAP * zoom) / 2
    below = area.y + high + _LINE_GAP * zoom
    return [
        *_line(rows[:split], Box(area.x, area.y, area.width, high), zoom),
        *_line(rows[split:], Box(area.x, below, area.width, high), zoom),
    ]


class _Row(NamedTuple):
    """A combination, and which of its ends have a place."""

    meld: Meld
    low: bool
    high: bool

    @property
    def slots(self) -> int:
        """How many places side by side it takes."""
        return len(self.meld.cards) + self.low + self.high


def _load(rows: Sequence[_Row]) -> float:
    return sum(row.slots for row in rows) * _READABLE + (len(rows) - 1) * _GAP


def _step(rows: Sequence[_Row], width: float) -> float:
    """Returns the room for a card in pixels of the design."""
    return min(_WIDEST, (width - (len(rows) - 1) * _GAP) / sum(row.slots for row in rows))


def _line(rows: Sequence[_Row], area: Box, zoom: float) -> list[Places]:
    width, count = area.width / zoom, sum(row.slots for row in rows)
    step = _step(rows, width)
    wide = max(step, _NARROWEST)
    if step < wide:  # very many cards overlap, so that their numbers stay readable
        step = (width - (len(rows) - 1) * _GAP - len(rows) * wide) / max(1, count - len(rows))
    high = min(area.height, _HIGHEST * zoom * max(1.0, wide / _WIDEST))
    top = area.y + (area.height - high) / 2
    x, places = area.x / zoom, []
    for row in rows:
        boxes = [Box((x + at * step) * zoom, top, (wide - 1) * zoom, high) for at in range(row.slots)]
        whole = Box(boxes[0].x, top, boxes[-1].right - boxes[0].x, high)
        low, last = (boxes[0] if row.low else None), (boxes[-1] if row.high else None)
        places.append(Places(whole, tuple(boxes[row.low : row.slots - row.high]), low, last))
        x += (row.slots - 1) * step + wide + _GAP
    return places
