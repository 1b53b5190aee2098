"""Ranks by phase markers; there are no points (P10 5.5)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import ScoreLine, Standings, Target, ranks_of
from cvdesk.games.phase10 import messages
from cvdesk.games.phase10.phases import LAUREL


def standings_of(markers: Sequence[int]) -> Standings:
    """P10 5.5: ranks players by their markers; the score is the phases that lie behind one."""
    scores = tuple(marker - 1 for marker in markers)
    best = max(markers)
    leaders = [player for player, marker in enumerate(markers) if marker == best]
    return Standings(
        scores=scores,
        ranks=ranks_of([(marker,) for marker in markers]),
        lines=tuple(
            (ScoreLine(messages.score_phases(), score, (Target("track", score + 1),), "phase10.5.2"),)
            for score in scores
        ),
        verdict=messages.wins(leaders[0]) if best == LAUREL else messages.leads(leaders, best),
    )
