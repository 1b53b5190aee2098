"""Perft of CV Pocket: from the start, over refills, after Relocation, and to the end with Secret power."""

from __future__ import annotations

import pytest

from cvdesk.engine import random_match
from cvdesk.games import make_rules
from tests.perft.perft import breakdown, perft

# players, options, seed, records played at random before: the counts for 1, 2, 3 ... decisions
EXPECTED: list[tuple[int, dict[str, str], int, int, tuple[int, ...]]] = [
    (2, {}, 1, 0, (4, 16, 60, 227, 850, 3119)),
    (2, {}, 3, 15, (2, 8, 26, 149, 625, 2853)),
    (2, {}, 5, 33, (4, 15, 24, 28, 16, 0)),
    (3, {"first": "2"}, 2, 16, (4, 16, 48, 192, 768, 4623)),
    (3, {}, 9, 52, (4, 15, 37, 117, 389, 926, 1630, 2570)),
    (4, {}, 2, 43, (2, 4, 28, 244, 812, 3032)),
    (4, {}, 46, 92, (2, 4, 0)),
]


@pytest.mark.parametrize(("players", "options", "seed", "records", "counts"), EXPECTED)
def test_perft(
    players: int, options: dict[str, str], seed: int, records: int, counts: tuple[int, ...]
) -> None:
    rules = make_rules("cv_pocket", options)
    state = random_match(rules, players, seed, records).state
    found = tuple(perft(rules, state, depth, seed) for depth in range(1, len(counts) + 1))
    if found != counts:
        for depth, (old, new) in enumerate(zip(counts, found, strict=True), 1):
            if old != new:
                print(
                    f"depth {depth}: {new} instead of {old}",
                    *breakdown(rules, state, depth, seed),
                    sep="\n  ",
                )
    assert found == counts


def test_the_breakdown_adds_up() -> None:
    rules = make_rules("cv_pocket")
    state = random_match(rules, 3, 9, 20).state
    for depth in (1, 2, 3):
        assert sum(count for _, count in breakdown(rules, state, depth, 1)) == perft(rules, state, depth, 1)
