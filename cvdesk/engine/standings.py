"""Who stands where, with every point explained."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from cvdesk.engine.decision import Target
from cvdesk.engine.message import Message


@frozen
class ScoreLine:
    """One line of a score sheet: what it is for, its points, the things that earn them."""

    message: Message
    points: int
    targets: tuple[Target, ...] = ()
    rule: str = ""


@frozen
class Standings:
    """Ranks (1 is best, ties share a rank), scores and score lines, all by player."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    verdict: Message
    """Who leads or has won, and by which tie-break."""


Key = tuple[int, ...]
"""What players are ranked by: points, then the tie-breaks, more being better."""


def ranks_of(keys: Sequence[Key]) -> tuple[int, ...]:
    """Ranks players by their keys; equal keys share the better rank."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def rewards_of(keys: Sequence[Key]) -> tuple[float, ...]:
    """Returns for each player the share of opponents beaten, from 0 to 1; a tie counts half."""
    rivals = len(keys) - 1
    return tuple((sum(key > other for other in keys) + (keys.count(key) - 1) / 2) / rivals for key in keys)
