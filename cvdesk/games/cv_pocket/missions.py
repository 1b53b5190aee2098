"""What missions are worth (Pocket 5.6)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.games.cv_pocket.symbols import (
    BAD_LUCK,
    BIKE,
    BUSINESS,
    FIRST_MISSION,
    GOOD_LUCK,
    KNOWLEDGE,
    LOVE,
    MISSIONS,
    MONEY,
    PLANE,
    TRIPS,
)

_KINDS = (0, 1, 3, 6, 10)
"""Points by number of different relationships."""
_NONE = (0,) * len(MISSIONS)


def mission_values(counts: Sequence[int]) -> tuple[int, ...]:
    """Pocket 5.6: returns by mission what it is worth to whom has it once; `counts` is an unpacked tally."""
    love, family, friendship, business = counts[LOVE : BUSINESS + 1]
    bikes, cars, planes = counts[BIKE : PLANE + 1]
    colours = min(
        counts[MONEY],
        counts[KNOWLEDGE],
        love + family + friendship + business,
        counts[GOOD_LUCK],
        counts[BAD_LUCK],
    )
    kinds = (love > 0) + (family > 0) + (friendship > 0) + (business > 0)
    return (bikes, cars, planes, 2 * min(bikes, cars, planes), 2 * counts[TRIPS], 2 * colours, _KINDS[kinds])


def mission_points(counts: Sequence[int]) -> tuple[int, ...]:
    """Pocket 5.6, 3.1: returns the points by mission; each counts as often as the CV has it."""
    times = counts[FIRST_MISSION:TRIPS]
    if not any(times):
        return _NONE
    return tuple(time * value for time, value in zip(times, mission_values(counts), strict=True))
