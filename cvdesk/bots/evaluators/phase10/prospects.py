"""What phase markers and kept cards are worth between two rounds.

The numbers describe rounds of two between quick choices (6,000 of them, by logistic
regression): how likely who finishes first, and whether the other has laid by then.  A match
of two is then worked out exactly; with more players every rival counts for itself.
"""

from __future__ import annotations

from functools import cache
from math import exp

from cvdesk.engine import NOBODY
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.rounds import MOST_KEPT
from cvdesk.games.phase10.rules import PhaseRules
from cvdesk.games.phase10.state import PhaseState

_EASE = (0.0, 0.0, -0.1, -0.4, -0.2, -0.9, -0.6, -0.9, -1.7, -0.5, -1.3)
"""By phase: how much easier than the first it is to finish a round with it."""
_LAID = (0.0, 1.9, 2.2, 1.5, 0.8, 0.0, 0.1, 0.0, -0.7, -0.4, -0.6)
"""By phase: how likely it is laid when somebody else finishes ..."""
_LATE = (0.0, -0.7, -0.6, -0.2, -0.6, 0.2, 0.0, 0.6, 1.2, 0.3, 0.6)
"""... and by the phase of whoever finishes."""
_KEPT_FIRST = 0.146
_KEPT_LAID = 0.35
"""What each kept card adds to both."""
USUALLY_KEPT = 3
"""Cards that are kept by whoever has not laid."""


def share_of(odds: float) -> float:
    """Returns the probability of log odds."""
    return 1.0 / (1.0 + exp(-odds))


def _ends(finisher: int, other: int, kept: int) -> tuple[tuple[int, int, int, float], ...]:
    """Returns how a round can end: both phases, the other's kept cards, and how likely it is."""
    laid = share_of(_LAID[other] + _LATE[finisher] + _KEPT_LAID * kept)
    after = min(finisher + 2, LAUREL)
    # the finisher's marker moves first, and the match ends at once (P10 5.5)
    both = other if after == LAUREL else other + 1
    return (after, both, 0, laid), (after, other, USUALLY_KEPT, 1.0 - laid)


@cache
def duel(mine: int, theirs: int, kept: int = 0, left: int = 0) -> float:
    """Returns how likely the first of two players reaches the laurel before the other.

    `mine` and `theirs` are their phases, `kept` and `left` the cards that they have kept.
    """
    if mine >= LAUREL or theirs >= LAUREL:
        return 0.5 if mine == theirs else float(mine > theirs)
    first = share_of(_EASE[mine] - _EASE[theirs] + _KEPT_FIRST * (kept - left))
    total = 0.0
    for mine_after, theirs_after, mine_kept, theirs_kept, odds in (
        *((a, b, 0, spare, first * share) for a, b, spare, share in _ends(mine, theirs, left)),
        *((b, a, spare, 0, (1.0 - first) * share) for a, b, spare, share in _ends(theirs, mine, kept)),
    ):
        total += odds * duel(mine_after, theirs_after, mine_kept, theirs_kept)
    return total


def after_round(one: tuple[int, int, int], two: tuple[int, int, int]) -> float:
    """Returns how likely the first of two players reaches the laurel before the other.

    Each is a phase, the steps that its marker moves now, and the cards that are kept.
    """
    mine, theirs = min(one[0] + one[1], LAUREL), min(two[0] + two[1], LAUREL)
    if mine == theirs == LAUREL:
        # whoever ended the round moves first; among the others turn order decides
        return 0.5 if one[1] == two[1] else float(one[1] > two[1])
    return duel(mine, theirs, one[2], two[2])


def between_rounds(rules: PhaseRules, state: PhaseState) -> tuple[float, ...]:
    """Returns each player's expected reward when a round or the match is over; hands are what was kept."""
    if state.actor == NOBODY:
        return rules.rewards(state)
    players = range(state.players)
    markers = state.markers
    # who has not chosen yet still holds the whole hand
    kept = [size if size <= MOST_KEPT else USUALLY_KEPT for size in map(state.size, players)]
    rewards = []
    for player in players:
        duels = [
            duel(markers[player], markers[other], kept[player], kept[other])
            for other in players
            if other != player
        ]
        rewards.append(sum(duels) / len(duels))
    return tuple(rewards)
