"""Which numbers of the tiles the printed rulebook tells, and which were reconstructed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cvdesk.engine.message import Message, P, message
from cvdesk.games.sources import Source
from cvdesk.games.thats_life.tiles import LUCK, MINUS, PLUS, load_tiles

PRINTED_MINUS = (-2, -5, -8, -9, -10)
"""The minus values that the rulebook shows; it shows all plus values and the number of luck tiles too."""


def sources() -> tuple[Source, ...]:
    """Returns the tiles in four groups; raises BadResource when the tiles cannot be read."""
    values = load_tiles().values
    minus = Counter(values[tile] for tile in MINUS)
    printed = minus & Counter(PRINTED_MINUS)
    rest = minus - printed
    return (
        _row(message("rulebook-life-plus", count=P.count(len(PLUS))), (values[tile] for tile in PLUS), True),
        _row(message("rulebook-life-minus", count=P.count(printed.total())), printed.elements(), True),
        _row(message("rulebook-life-minus", count=P.count(rest.total())), rest.elements(), False),
        _row(message("rulebook-life-luck", count=P.count(len(LUCK))), (), True),
    )


def _row(what: Message, values: Iterable[int], printed: bool) -> Source:
    return Source(what, tuple(sorted(values, key=abs)), printed)
