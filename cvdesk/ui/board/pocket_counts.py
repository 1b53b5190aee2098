"""What the counters of CV Pocket show, and what a move would change in them: no Qt here."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from cvdesk.engine.action import Action
from cvdesk.games.cv_pocket import PocketRules
from cvdesk.games.cv_pocket.scoring import (
    LINE_BAD_LUCK,
    LINE_GOOD_LUCK,
    LINE_KNOWLEDGE,
    LINE_MISSIONS,
    LINE_MONEY,
    LINE_RELATIONSHIPS,
    LINE_SYMBOLS,
    points_of,
)
from cvdesk.games.cv_pocket.symbols import (
    BAD_LUCK,
    BIKE,
    CAR,
    FIRST_MISSION,
    GOOD_LUCK,
    KNOWLEDGE,
    MONEY,
    ON_BIKES,
    ON_CARS,
    ON_PLANES,
    ON_TRANSPORTS,
    PLANE,
    RELATIONSHIPS,
    SYMBOLS,
    TRIPS,
    unpacked,
)
from cvdesk.games.cv_pocket.view import PocketView, state_of

OTHER_MISSIONS = -1
"""Stands for a symbol in the cell of all missions but those for one transport."""

CELLS = (
    *(MONEY, KNOWLEDGE, GOOD_LUCK, BAD_LUCK),
    *RELATIONSHIPS,
    *(BIKE, CAR, PLANE, OTHER_MISSIONS),
)
"""The counters row by row: symbols, and the missions last."""

_LINE_OF = {
    MONEY: LINE_MONEY,
    KNOWLEDGE: LINE_KNOWLEDGE,
    GOOD_LUCK: LINE_GOOD_LUCK,
    BAD_LUCK: LINE_BAD_LUCK,
    BIKE: LINE_MISSIONS + ON_BIKES,
    CAR: LINE_MISSIONS + ON_CARS,
    PLANE: LINE_MISSIONS + ON_PLANES,
}


@frozen
class Cell:
    """One counter: a symbol or OTHER_MISSIONS, how many there are, and their points."""

    symbol: int
    count: int
    points: int
    changed: bool = False
    """It shows what a previewed move would make of it."""


@frozen
class Tally:
    """How many symbols and missions somebody has, and the points by line of the scoring pad."""

    counts: tuple[int, ...]
    """By symbol."""
    missions: int
    """How many there are beside those for one transport."""
    points: tuple[int, ...]

    @property
    def total(self) -> int:
        """The sum of all points."""
        return sum(self.points)


@frozen
class Change:
    """How a line of the scoring pad changes; `counts` only where it counts a single symbol."""

    line: int
    before: int
    after: int
    counts: tuple[int, int] | None = None


def tallies_of(rules: PocketRules, view: PocketView) -> tuple[Tally, ...]:
    """Returns what everybody has now."""
    state = state_of(rules.deck, view)
    return _tallies(rules, state.tallies)


def outcome(rules: PocketRules, view: PocketView, action: Action) -> tuple[Tally, ...]:
    """Returns what everybody has after an action of the actor."""
    state = state_of(rules.deck, view)
    rules.apply(state, action)
    return _tallies(rules, state.tallies)


def _tallies(rules: PocketRules, packed: Sequence[int]) -> tuple[Tally, ...]:
    points = points_of(packed, rules.deck.money)
    fields = [unpacked(tally) for tally in packed]
    others = slice(FIRST_MISSION + ON_TRANSPORTS, TRIPS)
    return tuple(
        Tally(tuple(each[: len(SYMBOLS)]), sum(each[others]), tuple(line))
        for each, line in zip(fields, points, strict=True)
    )


def cells_of(tally: Tally, before: Tally | None = None) -> tuple[Cell, ...]:
    """Returns the counters of a tally; `before` is what it would replace, for the marks."""
    cells = [_cell(tally, symbol) for symbol in CELLS]
    if before is None:
        return tuple(cells)
    old = [_cell(before, symbol) for symbol in CELLS]
    return tuple(
        Cell(cell.symbol, cell.count, cell.points, cell != then)
        for cell, then in zip(cells, old, strict=True)
    )


def _cell(tally: Tally, symbol: int) -> Cell:
    if symbol == OTHER_MISSIONS:
        return Cell(symbol, tally.missions, sum(tally.points[LINE_MISSIONS + ON_TRANSPORTS :]))
    count = tally.counts[symbol]
    if symbol not in RELATIONSHIPS:
        return Cell(symbol, count, tally.points[_LINE_OF[symbol]])
    pairs = sum(tally.counts[kind] // 2 for kind in RELATIONSHIPS)
    worth = tally.points[LINE_RELATIONSHIPS] // pairs if pairs else 0
    return Cell(symbol, count, worth * (count // 2))


def changes(before: Tally, after: Tally) -> tuple[Change, ...]:
    """Returns the lines whose points change, in the order of the scoring pad."""
    return tuple(
        Change(line, old, new, _counts(before, after, line))
        for line, (old, new) in enumerate(zip(before.points, after.points, strict=True))
        if old != new
    )


def _counts(before: Tally, after: Tally, line: int) -> tuple[int, int] | None:
    symbols = LINE_SYMBOLS[line] if line < len(LINE_SYMBOLS) else ()
    if len(symbols) != 1:
        return None
    return before.counts[symbols[0]], after.counts[symbols[0]]
