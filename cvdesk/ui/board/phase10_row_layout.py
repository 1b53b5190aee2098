"""Where the cards of laid combinations lie in a row, as plain numbers: no Qt here."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from cvdesk.games.phase10.cards import NUMBERS
from cvdesk.games.phase10.melds import Meld
from cvdesk.games.phase10.phases import RUN
from cvdesk.ui.board.layout import Box

_WIDEST, _HIGHEST = 27.0, 40.0
"""A card in a row, in pixels of the design."""
_READABLE = 16.0
"""Cards narrower than this are set in two lines."""
_GAP = 8.0
"""Between two combinations."""
_LINE_GAP = 3.0


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


def _slots(meld: Meld) -> int:
    return len(meld.cards) + sum(free_ends(meld))


def lay_out(melds: Sequence[Meld], area: Box, zoom: float) -> list[Places]:
    """Places combinations side by side in an area; in two lines when they would get too narrow."""
    if not melds:
        return []
    if len(melds) == 1 or _step(melds, area.width / zoom) >= _READABLE:
        return _line(melds, area, zoom)
    split = min(range(1, len(melds)), key=lambda at: abs(_load(melds[:at]) - _load(melds[at:])))
    high = (area.height - _LINE_GAP * zoom) / 2
    below = area.y + high + _LINE_GAP * zoom
    return [
        *_line(melds[:split], Box(area.x, area.y, area.width, high), zoom),
        *_line(melds[split:], Box(area.x, below, area.width, high), zoom),
    ]


def _load(melds: Sequence[Meld]) -> float:
    return sum(map(_slots, melds)) * _READABLE + (len(melds) - 1) * _GAP


def _step(melds: Sequence[Meld], width: float) -> float:
    """Returns the room for a card in pixels of the design."""
    return min(_WIDEST, (width - (len(melds) - 1) * _GAP) / sum(map(_slots, melds)))


def _line(melds: Sequence[Meld], area: Box, zoom: float) -> list[Places]:
    step = _step(melds, area.width / zoom)
    high = min(area.height, _HIGHEST * zoom * max(1.0, step / _WIDEST))
    top = area.y + (area.height - high) / 2
    # very many cards overlap, so that their numbers stay readable
    wide = max(step, _READABLE * 0.75) - 1
    x, places = area.x / zoom, []
    for meld in melds:
        low, high_end = free_ends(meld)
        boxes = [Box((x + at * step) * zoom, top, wide * zoom, high) for at in range(_slots(meld))]
        cards = boxes[1:] if low else boxes
        cards = cards[:-1] if high_end else cards
        whole = Box(boxes[0].x, top, boxes[-1].right - boxes[0].x, high)
        places.append(Places(whole, tuple(cards), boxes[0] if low else None, boxes[-1] if high_end else None))
        x += _slots(meld) * step + _GAP
    return places
