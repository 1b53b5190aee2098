"""The odds lens: exact chances for the dice that are about to be thrown.  Pure functions of a view.

A card counts as payable when its condition holds and dice, tokens, symbols of events
that were played, and powers of active cards used once pay its cost, or three luck do
(CV 4.1 to 4.5).  Events in the hand are left out: whether to play them is a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement

from attrs import frozen

from cvdesk.games.cv.cards import (
    BASIC,
    BORROWS,
    CALMS,
    CONVERTS,
    FIELD,
    GUARDS,
    ONE,
    WILD,
    L,
    M,
    X,
    count,
    pack,
    power_count,
    unpack,
)
from cvdesk.games.cv.dice import throw_outcomes
from cvdesk.games.cv.effects import lender
from cvdesk.games.cv.market import cost_of, may_have
from cvdesk.games.cv.state import MOST_DICE, STEP_REROLL, STEP_ROLL, CvState
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.turn import powers_of
from cvdesk.games.cv.view import CvView, state_of

FACES = 6
_LUCK = L * FIELD
_MASK = (1 << FIELD) - 1


@frozen
class Odds:
    """Chances after one throw, from 0 to 1."""

    cards: Mapping[int, float]
    """By card of the track, left to right: that it can be paid for."""
    misfortune: float
    """That misfortune on dice and tokens takes an active card, no power used against it."""


def after_throw(terms: Terms, view: CvView, faces: Sequence[int]) -> Odds:
    """Returns the chances when dice with these faces, and those that join, are thrown once.

    With the dice as they are if no die is thrown.  Raises ValueError when the dice do not
    show these faces.
    """
    kept = list(view.dice)
    for face in faces:
        kept.remove(face)
    state = state_of(view)
    lying = pack(kept) + state.tokens[view.turn]
    outcomes = [
        (lying + pack(action.args), float(chance))
        for action, chance in throw_outcomes(len(faces) + view.joining)
    ]
    cards = {}
    for card in view.track:
        payable = _payable(terms, state, card)
        cards[card] = sum(chance for symbols, chance in outcomes if payable(symbols)) if payable else 0.0
    return Odds(cards, sum(chance for symbols, chance in outcomes if count(symbols, X) >= 3))


def by_last_throw(terms: Terms, view: CvView) -> dict[int, float]:
    """Returns by card of the track the chance to pay for it after the last throw.

    That is for whoever wants this card only and throws the best dice for it each time.
    Empty outside the phase of dice.
    """
    if view.step not in (STEP_ROLL, STEP_REROLL):
        return {}
    state = state_of(view)
    size = len(view.dice) + view.joining
    start = _tables().number[pack(view.dice)]
    chances = {}
    for card in view.track:
        payable = _payable(terms, state, card)
        if payable is None:
            chances[card] = 0.0
            continue
        best = _Policy(payable, state.tokens[view.turn], size)
        if view.step == STEP_ROLL:
            chances[card] = best.mean(view.throws, view.thaws)[start]
        else:
            chances[card] = best.reach(view.throws, view.thaws)[start]
    return chances


# ---- what pays for a card


@frozen
class _Means:
    """What can change symbols this turn, each power once."""

    extra: int
    """Symbols of events."""
    converts: int
    calms: int
    borrows: int
    lent: frozenset[int]
    """Symbols that neighbours' work cards give."""


def _payable(terms: Terms, state: CvState, card: int) -> Callable[[int], bool] | None:
    """Returns the test whether symbols on dice and tokens pay for a card; None if nothing ever does."""
    if card in state.chosen or not may_have(terms, state, state.turn, card):
        return None
    powers = powers_of(terms, state, state.turn)
    borrows = power_count(powers, BORROWS)
    lent = [symbol for symbol in range(WILD + 1) if lender(terms, state, symbol) is not None]
    means = _Means(
        state.extra,
        power_count(powers, CONVERTS),
        power_count(powers, CALMS),
        borrows,
        frozenset(lent if borrows else ()),
    )
    cost = cost_of(terms, state, card)
    helpless = not (means.converts or means.calms or means.lent)

    def payable(symbols: int) -> bool:
        if ((symbols + means.extra | GUARDS) - cost) & GUARDS == GUARDS:
            return True
        luck = symbols >> _LUCK & _MASK
        if luck >= 3 or (luck + means.borrows >= 3 and L in means.lent):
            return True
        if helpless and not symbols >> (WILD * FIELD):
            return False
        return _payable_by_powers(symbols, cost, means)

    return payable


def _payable_by_powers(symbols: int, cost: int, means: _Means) -> bool:
    """CV 4.2: tells whether wild tokens and powers make up for what is missing."""
    have, extra, want = unpack(symbols), unpack(means.extra), unpack(cost)
    need = [max(0, want[symbol] - extra[symbol]) for symbol in range(WILD)]
    lack = [max(0, need[symbol] - have[symbol]) for symbol in range(WILD)]
    borrows = means.borrows
    for symbol in (L, X):
        if lack[symbol] and (symbol not in means.lent or lack[symbol] > borrows):
            return False
        borrows -= lack[symbol]
    missing = sum(lack[: M + 1])
    fitting = missing if WILD in means.lent else sum(lack[symbol] for symbol in BASIC if symbol in means.lent)
    borrowed = min(borrows, fitting)
    spare = sum(max(0, have[symbol] - need[symbol]) for symbol in BASIC)
    if means.lent & set(BASIC):
        spare += borrows - borrowed
    calmed = min(means.calms, max(0, have[X] - need[X]))
    return missing - borrowed <= have[WILD] + calmed + min(means.converts, spare)


# ---- dynamic programming over multisets of dice


class _Tables:
    """Every multiset of at most seven dice, by number, and what becomes of it with a die more or less."""

    def __init__(self) -> None:
        self.first: list[int] = []
        """By size: the number of its first multiset; one more at the end."""
        self.packed: list[int] = []
        for size in range(MOST_DICE + 1):
            self.first.append(len(self.packed))
            self.packed += [pack(faces) for faces in combinations_with_replacement(range(FACES), size)]
        self.first.append(len(self.packed))
        self.number = {packed: number for number, packed in enumerate(self.packed)}
        self.more = [
            [self.number.get(packed + ONE[face], -1) for face in range(FACES)] for packed in self.packed
        ]
        self.fewer = [self._fewer(packed, X + 1) for packed in self.packed]
        self.fewer_unfrozen = [self._fewer(packed, X) for packed in self.packed]

    def _fewer(self, packed: int, faces: int) -> list[int]:
        counts = unpack(packed)
        return [self.number[packed - ONE[face]] for face in range(faces) if counts[face]]


@cache
def _tables() -> _Tables:
    return _Tables()


class _Policy:
    """The best chance to make a test come true, by multiset of dice and throws left."""

    def __init__(self, payable: Callable[[int], bool], tokens: int, size: int) -> None:
        tables = _tables()
        self._size = size
        self._means: dict[tuple[int, int], list[float]] = {}
        self._reached: dict[tuple[int, int], list[float]] = {}
        final = [0.0] * tables.first[size + 1]
        for number in range(tables.first[size], tables.first[size + 1]):
            final[number] = float(payable(tables.packed[number] + tokens))
        self._reached[0, 0] = final

    def mean(self, throws: int, thaws: int) -> list[float]:
        """Returns the chance when these dice stay and the others are thrown, with so many throws after it."""
        key = (throws, thaws)
        if key not in self._means:
            tables = _tables()
            values = self.reach(throws, thaws)[:]
            for number in range(tables.first[self._size] - 1, -1, -1):
                values[number] = sum([values[more] for more in tables.more[number]]) / FACES
            self._means[key] = values
        return self._means[key]

    def reach(self, throws: int, thaws: int) -> list[float]:
        """Returns the chance when these dice lie there and so many throws are left."""
        if not throws:
            return self._reached[0, 0]
        key = (throws, thaws)
        if key not in self._reached:
            tables = _tables()
            best = self._best(self.mean(throws - 1, thaws), tables.fewer_unfrozen)
            if thaws:
                thawed = self._best(self.mean(throws - 1, thaws - 1), tables.fewer)
                best = list(map(max, best, thawed))
            self._reached[key] = best
        return self._reached[key]

    def _best(self, values: Sequence[float], fewer: Sequence[Sequence[int]]) -> list[float]:
        """Returns the best that taking up some dice, or none, gives."""
        best = list(values)
        for number in range(len(best)):
            for other in fewer[number]:
                if best[other] > best[number]:
                    best[number] = best[other]
        return best
