"""Points, ranks and score lines (Life 4)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Message, ScoreLine, Standings, Target, ranks_of
from cvdesk.games.thats_life import messages
from cvdesk.games.thats_life.tiles import LUCK, MINUS, PLUS


def turned_tiles(taken: Sequence[int], values: Sequence[int]) -> list[int]:
    """Life 4.2: lists the minus tiles that luck tiles turn, worst first."""
    worst = sorted((tile for tile in taken if tile in MINUS), key=lambda tile: values[tile])
    return worst[: _luck_count(taken)]


def score_of(taken: Sequence[int], values: Sequence[int]) -> int:
    """Life 4.2: returns the points of the tiles that a player has taken."""
    points = [values[tile] for tile in taken]
    luck = _luck_count(taken)
    if not luck:
        return sum(points)
    # a turned tile gives back what it cost and as much again
    points.sort()
    return sum(points) - 2 * sum(worst for worst in points[:luck] if worst < 0)


def rank_keys(
    taken: Sequence[Sequence[int]], values: Sequence[int], fewest_luck: bool
) -> list[tuple[int, int]]:
    """Life 4.3: returns what players are ranked by, more being better.

    With the option ``ties = fewest_luck_tiles`` fewer luck tiles win among equal points.
    """
    return [(score_of(tiles, values), -_luck_count(tiles) if fewest_luck else 0) for tiles in taken]


def standings_of(
    taken: Sequence[Sequence[int]], values: Sequence[int], fewest_luck: bool, finished: bool
) -> Standings:
    """Returns ranks, scores and score lines of a match, finished or not."""
    keys = rank_keys(taken, values, fewest_luck)
    scores = tuple(score for score, _ in keys)
    ranks = ranks_of(keys)
    return Standings(
        scores=scores,
        ranks=ranks,
        lines=tuple(_lines(tiles, values) for tiles in taken),
        verdict=_verdict(scores, ranks, finished),
    )


def _luck_count(taken: Sequence[int]) -> int:
    return sum(tile in LUCK for tile in taken)


def _lines(taken: Sequence[int], values: Sequence[int]) -> tuple[ScoreLine, ...]:
    """Every player has the same four lines, so that they make the rows of a table."""
    turned = turned_tiles(taken, values)
    luck = [tile for tile in taken if tile in LUCK]
    plus = [tile for tile in taken if tile in PLUS]
    minus = [tile for tile in taken if tile in MINUS and tile not in turned]
    used, idle = luck[: len(turned)], luck[len(turned) :]
    # each luck tile stands before the tile that it turns
    pairs = [tile for pair in zip(used, turned, strict=True) for tile in pair]
    return (
        ScoreLine(
            messages.score_plus(), sum(values[tile] for tile in plus), _targets(plus), "thats_life.4.2"
        ),
        ScoreLine(
            messages.score_turned(), -sum(values[tile] for tile in turned), _targets(pairs), "thats_life.4.2"
        ),
        ScoreLine(
            messages.score_minus(), sum(values[tile] for tile in minus), _targets(minus), "thats_life.4.2"
        ),
        ScoreLine(messages.score_idle(), 0, _targets(idle), "thats_life.4.2"),
    )


def _targets(tiles: Sequence[int]) -> tuple[Target, ...]:
    return tuple(Target("tile", tile) for tile in tiles)


def _verdict(scores: Sequence[int], ranks: Sequence[int], finished: bool) -> Message:
    best = [player for player, rank in enumerate(ranks) if rank == 1]
    points = scores[best[0]]
    if not finished:
        return messages.leads(best, points)
    if scores.count(points) > len(best):
        return messages.wins_by_luck(best, points)
    return messages.wins(best[0], points) if len(best) == 1 else messages.shared(best, points)
