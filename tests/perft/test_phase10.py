"""Perft of Phase 10, from the start and from the middle of matches."""

from __future__ import annotations

import pytest

from cvdesk.engine import random_match
from cvdesk.games import make_rules
from tests.perft.perft import breakdown, perft

JOKERS = {"ask_jokers": "yes"}

# players, options, seed, records played at random before: the counts for 1, 2, 3 ... decisions
EXPECTED: list[tuple[int, dict[str, str], int, int, tuple[int, ...]]] = [
    (2, {}, 1, 0, (2, 14, 57, 1045, 1056, 16171)),
    (2, {}, 3, 900, (18, 130, 737, 9876)),
    (2, {}, 4, 2500, (10, 30, 140, 1924, 15721)),
    (3, {}, 2, 700, (2, 20, 201, 91, 1291, 14716)),
    (4, JOKERS, 5, 1500, (16, 80, 344, 1790, 13507)),
    (6, {}, 1, 1200, (2, 33, 62, 1349, 4204, 26993)),
]


@pytest.mark.parametrize(("players", "options", "seed", "records", "counts"), EXPECTED)
def test_perft(
    players: int, options: dict[str, str], seed: int, records: int, counts: tuple[int, ...]
) -> None:
    rules = make_rules("phase10", options)
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
