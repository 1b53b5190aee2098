"""Perft of That's Life! Compact, from the start and from the middle of a match."""

from __future__ import annotations

import pytest

from cvdesk.engine import random_match
from cvdesk.games import make_rules
from tests.perft.perft import breakdown, perft

WURM = {"wurminator": "on"}
LARGEST = {"wurminator": "on", "lowest_minus": "largest"}

# players, options, seed, records played at random before: the counts for 1, 2, 3 ... decisions
EXPECTED: list[tuple[int, dict[str, str], int, int, tuple[int, ...]]] = [
    (2, {}, 1, 0, (1, 1, 2, 4, 27, 166, 365, 823, 2729, 16650)),
    (4, {}, 2, 60, (1, 2, 5, 8, 42, 91, 383, 1013, 3060, 11471, 38744)),
    (3, WURM, 3, 0, (2, 2, 6, 6, 30, 51, 84, 294, 594, 1803, 3269, 21816, 24887)),
    (3, WURM, 1, 75, (4, 9, 31, 86, 240, 650, 1681, 4326, 22068)),
    (2, LARGEST, 2, 90, (3, 9, 23, 61, 134, 374, 1701, 3000, 11194)),
    (4, WURM, 3, 100, (7, 38, 119, 589, 2520, 10550)),
]


@pytest.mark.parametrize(("players", "options", "seed", "records", "counts"), EXPECTED)
def test_perft(
    players: int, options: dict[str, str], seed: int, records: int, counts: tuple[int, ...]
) -> None:
    rules = make_rules("thats_life", options)
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
    rules = make_rules("thats_life", WURM)
    state = random_match(rules, 3, 1, 60).state
    for depth in (1, 2, 3):
        assert sum(count for _, count in breakdown(rules, state, depth, 1)) == perft(rules, state, depth, 1)
