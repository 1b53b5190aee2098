"""What the rest of a turn is worth, exactly, for every throw: the policy of the dice (CV 3).

`final` is what each throw is worth when no more dice are thrown.  From it the values are
worked backwards: the mean over what comes up of the dice that are thrown, and the best of
the dice that can be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cvdesk.bots.evaluators.cv.tables import DiceTables
from cvdesk.bots.evaluators.cv.wishes import Reach, Wish
from cvdesk.games.cv.cards import X

Reward = Callable[[float], float]


class Prospect:
    """A turn with so many dice: what keeping some of them is worth with so many throws left."""

    def __init__(
        self,
        tables: DiceTables,
        reach: Reach,
        wishes: Sequence[Wish],
        losses: Sequence[float],
        reward: Reward,
    ) -> None:
        """Works out what each throw is worth; `losses` are the points that so many lost cards cost."""
        self.tables, self.dice, self.wishes = tables, reach.dice, wishes
        self.wish_of = [0] * len(tables.throws(reach.dice))
        """By throw: which wish is the best that it provides, by place in the list."""
        self.final = self._final(reach, losses, reward)
        """By multiset: what a throw is worth after the last one; 0 for other sizes."""
        self._kept: dict[tuple[int, int], list[float]] = {}

    # ---- after the last throw

    def _final(self, reach: Reach, losses: Sequence[float], reward: Reward) -> list[float]:
        tables, dice, wishes = self.tables, self.dice, self.wishes
        first, wish_of = tables.first[dice], self.wish_of
        values = [0.0] * tables.first[dice + 1]
        plain = [reach.throws(wish.need) for wish in wishes]
        for open_throws, lost in _by_losses(reach):
            entries = [
                (wish.points - losses[lost[0]], fitting, place)
                for place, (wish, fitting) in enumerate(zip(wishes, plain, strict=True))
            ]
            for calmed in range(1, len(lost)):
                entries += [
                    (wish.points - losses[lost[calmed]], reach.throws_calmed(wish.need, calmed), place)
                    for place, wish in enumerate(wishes)
                ]
            if len(lost) > 1:
                entries.sort(key=lambda entry: -entry[0])
            left = open_throws
            for points, fitting, place in entries:
                found = fitting & left
                if not found:
                    continue
                left ^= found
                value = reward(points)
                while found:
                    lowest = found & -found
                    at = lowest.bit_length() - 1
                    values[first + at] = value
                    wish_of[at] = place
                    found ^= lowest
                if not left:
                    break
        return values

    # ---- before

    def kept(self, throws: int, thaws: int) -> list[float]:
        """Returns by multiset what keeping just that is worth when the rest is thrown now.

        `throws` are those left after this throw, `thaws` those of them in which dice with
        misfortune may be thrown too.
        """
        key = (throws, min(thaws, throws))
        known = self._kept.get(key)
        if known is None:
            known = self.final[:] if not throws else self._best(*key)
            _mean(self.tables, known, self.dice)
            self._kept[key] = known
        return known

    def _best(self, throws: int, thaws: int) -> list[float]:
        """Returns for throws of all dice what the best choice is worth, with so many throws left."""
        tables, dice = self.tables, self.dice
        best = _best_kept(tables.fewer_unfrozen, self.kept(throws - 1, thaws), tables.first[dice + 1])
        if thaws:
            other = _best_kept(tables.fewer, self.kept(throws - 1, thaws - 1), tables.first[dice + 1])
            best = [max(pair) for pair in zip(best, other, strict=True)]
        return best


def _by_losses(reach: Reach) -> list[tuple[int, tuple[int, ...]]]:
    """Groups throws by the cards lost to misfortune when none, one ... of it is calmed (CV 5.1)."""
    groups: dict[tuple[int, ...], int] = {}
    for shown in range(reach.dice + 1):
        misfortune = shown + reach.tokens[X]
        calms = min(reach.purse.calms, misfortune)
        lost = tuple((misfortune - calmed) // 3 for calmed in range(calms + 1))
        groups[lost] = groups.get(lost, 0) | reach.showing(X, shown)
    return [(throws, lost) for lost, throws in groups.items()]


def _mean(tables: DiceTables, values: list[float], dice: int) -> None:
    """Fills in what fewer dice are worth: the mean over the next die."""
    more = tables.more
    for number in range(tables.first[dice] - 1, -1, -1):
        a, b, c, d, e, f = more[number]
        values[number] = (values[a] + values[b] + values[c] + values[d] + values[e] + values[f]) / 6


def _best_kept(fewer: Sequence[tuple[int, ...]], values: list[float], end: int) -> list[float]:
    """Returns by multiset the best value of it and of all that is left when dice are taken up."""
    best = values[:end]
    for number in range(1, end):
        most = best[number]
        for smaller in fewer[number]:
            value = best[smaller]
            if value > most:
                most = value
        best[number] = most
    return best
