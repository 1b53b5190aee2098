"""The ten phases and the combinations that they are made of (P10 4.1, 4.3)."""

from __future__ import annotations

from typing import NamedTuple

SET, FLUSH, RUN = range(3)
"""Kinds of combinations: equal numbers, one colour, consecutive numbers."""
KIND_NAMES = ("set", "flush", "run")


class Group(NamedTuple):
    """A combination that a phase asks for: its kind and how many cards."""

    kind: int
    size: int


LAUREL = 11
"""The place of a phase marker that has done all ten phases."""

PHASES: tuple[tuple[Group, ...], ...] = (
    (),
    (Group(FLUSH, 5), Group(RUN, 3)),
    (Group(SET, 2),) * 4,
    (Group(SET, 3), Group(RUN, 4)),
    (Group(RUN, 4),) * 2,
    (Group(FLUSH, 6), Group(SET, 3)),
    (Group(RUN, 8),),
    (Group(SET, 2), Group(SET, 3), Group(SET, 4)),
    (Group(SET, 4),) * 2,
    (Group(RUN, 9),),
    (Group(SET, 5), Group(SET, 3)),
    (),
)
"""By phase, 1 to 10, its combinations in the order in which they are laid; nothing on the laurel."""
