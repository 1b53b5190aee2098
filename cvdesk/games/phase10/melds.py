"""Laid combinations, and which cards may be added to them (P10 4.1, 4.4, 4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cvdesk.games.phase10.cards import COLOUR, JOKER, NUMBER, NUMBERS, RANKS, SUITS
from cvdesk.games.phase10.phases import FLUSH, RUN, SET


class Meld(NamedTuple):
    """A laid combination."""

    owner: int
    kind: int
    """SET, FLUSH or RUN."""
    value: int
    """The number of a set, the colour of a flush, 0 for a run."""
    low: int
    """The lowest number of a run, else 0."""
    high: int
    """The highest number of a run, else 0."""
    cards: tuple[int, ...]
    """Codes, of a run from low to high, then the jokers that stand outside a run from 1 to 12."""
    fits: int
    """The bits of the face-up cards that may be added."""

    @property
    def is_full(self) -> bool:
        """Whether it is a run from 1 to 12: only jokers can be added, and they stand outside."""
        return self.kind == RUN and self.high - self.low + 1 == NUMBERS


LOW, HIGH = range(2)
"""The ends of a run."""


def make_meld(owner: int, kind: int, codes: Sequence[int], low: int = 0) -> Meld:
    """Returns a new combination; `low` is the first number of a run, whose codes come in order."""
    cards = tuple(codes)
    if kind == RUN:
        high = low + len(cards) - 1
        return Meld(owner, RUN, 0, low, high, cards, _run_fits(low, high))
    # jokers stand last, and at least one card is none
    if kind == SET:
        value = NUMBER[cards[0]]
        return Meld(owner, SET, value, 0, 0, cards, RANKS[value])
    value = COLOUR[cards[0]]
    return Meld(owner, FLUSH, value, 0, 0, cards, SUITS[value])


def _run_fits(low: int, high: int) -> int:
    return RANKS[low - 1] | RANKS[high + 1]


def add_card(meld: Meld, code: int, end: int) -> Meld:
    """Returns the combination with one more card that fits; `end` counts only for a joker on a run."""
    owner, kind, value, low, high, cards, fits = meld
    if kind != RUN or meld.is_full:
        return Meld(owner, kind, value, low, high, (*cards, code), fits)
    at_low = end == LOW if code >= JOKER else NUMBER[code] < low
    if at_low:
        low -= 1
        cards = (code, *cards)
    else:
        high += 1
        cards = (*cards, code)
    return Meld(owner, kind, value, low, high, cards, _run_fits(low, high))


def joker_ends(meld: Meld) -> tuple[int, ...]:
    """Returns the ends where a joker can be added to a run; nothing where there are no ends (P10 4.4)."""
    if meld.kind != RUN or meld.is_full:
        return ()
    return tuple(end for end, free in ((LOW, meld.low > 1), (HIGH, meld.high < NUMBERS)) if free)


def stands_for(meld: Meld, place: int) -> int | None:
    """Returns the number that a card of a run stands for; None outside the count and in other melds."""
    if meld.kind != RUN or place > meld.high - meld.low:
        return None
    return meld.low + place
