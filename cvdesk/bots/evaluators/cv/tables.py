"""Every multiset of at most seven dice, and sets of such throws as bits of one integer.

The 1,716 multisets are numbered by size, so that the throws of so many dice are one
stretch of numbers.  A set of throws of the same size is an integer with a bit for each,
which makes "all throws with two money and a luck" a single operation.  Built once, on
first use.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from cvdesk.games.cv.cards import X, pack_counts
from cvdesk.games.cv.state import MOST_DICE

FACES = 6


class DiceTables:
    """The multisets and how they hang together; multisets are meant by their numbers."""

    def __init__(self) -> None:
        self.first: list[int] = []
        """By size: the number of the first multiset of that size; one more at the end."""
        self.counts: list[tuple[int, ...]] = []
        """How many dice show each face."""
        self.number: dict[int, int] = {}
        """By packed multiset: its number."""
        for size in range(MOST_DICE + 1):
            self.first.append(len(self.counts))
            for faces in combinations_with_replacement(range(FACES), size):
                counts = tuple(faces.count(face) for face in range(FACES))
                self.number[pack_counts(counts)] = len(self.counts)
                self.counts.append(counts)
        self.first.append(len(self.counts))
        self.packed = [pack_counts(counts) for counts in self.counts]
        by_counts = {counts: number for number, counts in enumerate(self.counts)}
        self.more = [
            tuple(by_counts[_changed(counts, face, 1)] for face in range(FACES))
            for counts in self.counts[: self.first[MOST_DICE]]
        ]
        """With one die more, by its face; for all but the largest multisets."""
        self.fewer = [
            tuple(by_counts[_changed(counts, face, -1)] for face in range(FACES) if counts[face])
            for counts in self.counts
        ]
        """With one die less, for each face that is there."""
        self.fewer_unfrozen = [
            tuple(by_counts[_changed(counts, face, -1)] for face in range(X) if counts[face])
            for counts in self.counts
        ]
        """The same, dice with misfortune staying (CV 3.2)."""
        self.chance = [
            factorial(sum(counts)) / prod(map(factorial, counts)) / FACES ** sum(counts)
            for counts in self.counts
        ]
        """The probability that so many dice show just this."""

        self._left: dict[int, tuple[int, ...]] = {}
        self._at_least: dict[int, list[list[int]]] = {}

    def throws(self, dice: int) -> range:
        """Returns the numbers of all throws of so many dice."""
        return range(self.first[dice], self.first[dice + 1])

    def at_least(self, dice: int) -> list[list[int]]:
        """Returns by face and number the throws of so many dice that show it so often or more, as bits."""
        known = self._at_least.get(dice)
        if known is None:
            first = self.first[dice]
            known = [[0] * (dice + 1) for _ in range(FACES)]
            for number in self.throws(dice):
                bit = 1 << (number - first)
                for face, count in enumerate(self.counts[number]):
                    for least in range(count + 1):
                        known[face][least] |= bit
            self._at_least[dice] = known
        return known

    def left_of(self, number: int) -> tuple[int, ...]:
        """Returns what can be left when dice are taken up, frozen ones staying, ascending (CV 3.2)."""
        known = self._left.get(number)
        if known is None:
            found = {number}
            for smaller in self.fewer_unfrozen[number]:
                found.update(self.left_of(smaller))
            known = self._left[number] = tuple(sorted(found))
        return known

    def all(self, dice: int) -> int:
        """Returns all throws of so many dice, as bits."""
        return (1 << len(self.throws(dice))) - 1


def _changed(counts: Sequence[int], face: int, by: int) -> tuple[int, ...]:
    return (*counts[:face], counts[face] + by, *counts[face + 1 :])


@cache
def dice_tables() -> DiceTables:
    """Returns the tables, made on first use."""
    return DiceTables()
