"""Perft of CV, from the draft and from the middle of matches, with all options."""

from __future__ import annotations

import pytest

from cvdesk.engine import random_match
from cvdesk.games import make_rules
from tests.perft.perft import breakdown, perft

AT_ONCE = {"two_coloured": "at_once", "upkeep": "while_recording"}
IGNORED = {"assistance_conditions": "ignored"}

# players, options, seed, records played at random before: the counts for 1, 2, 3 ... decisions
EXPECTED: list[tuple[int, dict[str, str], int, int, tuple[int, ...]]] = [
    (2, {}, 1, 0, (3, 9, 18, 36, 152, 972, 12280)),
    (3, {}, 2, 120, (18, 205, 205, 612, 1027, 5709)),
    (4, {}, 3, 250, (2, 4, 4, 24, 860, 554, 5158, 2350)),
    (2, AT_ONCE, 4, 200, (8, 44, 84, 347, 2005, 5034, 2446, 9024)),
    (3, IGNORED, 5, 330, (1, 1, 12, 147, 325, 34, 2569, 51830)),
]


@pytest.mark.parametrize(("players", "options", "seed", "records", "counts"), EXPECTED)
def test_perft(
    players: int, options: dict[str, str], seed: int, records: int, counts: tuple[int, ...]
) -> None:
    rules = make_rules("cv", options)
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
