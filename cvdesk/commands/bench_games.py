"""What the benchmark measures of single games, beside the rows that all of them have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import mean
from time import process_time

from cvdesk.commands.bench_rows import Row
from cvdesk.engine.rng import Rng
from cvdesk.engine.rules import Rules

_HANDS = 4000
_CARDS = 12
_LIMIT = 100.0
"""Microseconds that the question whether a phase can be laid may take on average."""


def game_rows(rules: Rules) -> Iterator[Row]:
    """Yields the rows that only this game has."""
    measure = _ROWS.get(rules.info.id)
    if measure is not None:
        yield from measure()


def _phase10_rows() -> Iterator[Row]:
    """How long it takes to tell whether twelve cards can be laid, each hand asked about once."""
    from cvdesk.games.phase10.cards import DECK, packed
    from cvdesk.games.phase10.distance import can_lay
    from cvdesk.games.phase10.phases import LAUREL

    rng = Rng(12)
    hands = []
    for jokers in (0, 2):
        for _ in range(_HANDS):
            bag = list(DECK)
            hands.append((*packed(sorted(rng.pull(bag) for _ in range(_CARDS - jokers))), jokers))
    times = []
    for phase in range(1, LAUREL):
        start = process_time()
        for ones, twos, jokers in hands:
            can_lay(phase, ones, twos, jokers)
        times.append((process_time() - start) / len(hands))
    yield Row("lay", mean(times) * 1e6, "us", _LIMIT, f"{_CARDS}")


_ROWS: dict[str, Callable[[], Iterator[Row]]] = {"phase10": _phase10_rows}
