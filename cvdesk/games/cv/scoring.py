"""Points, goals, ranks and score lines (CV 8)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Message, ScoreLine, Standings, Target, ranks_of
from cvdesk.games.cv import messages
from cvdesk.games.cv.cards import (
    HEALTH,
    KNOWLEDGE,
    PILES,
    POSSESSION,
    RELATIONSHIP,
    TYPES,
    CardSet,
    unpack,
)
from cvdesk.games.cv.state import STEP_OVER, CvState

SETS = (HEALTH, KNOWLEDGE, RELATIONSHIP)
"""Types that score by how many cards there are."""
_TYPE_OF = {name: kind for kind, name in enumerate(TYPES[:PILES])}


def set_points(count: int) -> int:
    """CV 8.2: returns what so many cards of a type score."""
    return count * (count + 1) // 2


def type_points(cards: CardSet, state: CvState, player: int, type: int) -> int:
    """CV 8.2, 8.3: returns what a pile scores."""
    pile = state.piles[player * PILES + type]
    if type == POSSESSION:
        vp = cards.vp
        return sum([vp[card] for card in pile])
    if type not in SETS or not pile:
        return 0
    return set_points(len(pile) + cards.doubles[pile[-1]])


def token_count(cards: CardSet, state: CvState, player: int) -> int:
    """CV 8.4: counts every token that a player's active cards generate."""
    gives = cards.gives
    return sum(unpack(sum(gives[card] for card in state.active(player))))


def goal_sets(cards: CardSet, state: CvState, player: int, goal: int) -> int:
    """CV 8.4: counts how often a player meets a goal; within one goal a card serves one set only."""
    per = cards[goal].per
    fewest = None
    for thing in dict.fromkeys(per):
        have = (
            token_count(cards, state, player)
            if thing == "token"
            else len(state.piles[player * PILES + _TYPE_OF[thing]])
        )
        sets = have // per.count(thing)
        fewest = sets if fewest is None else min(fewest, sets)
    return fewest or 0


def goal_points(cards: CardSet, state: CvState, player: int, goal: int) -> int:
    """CV 8.4: returns what a goal would give a player."""
    return goal_sets(cards, state, player, goal) * cards[goal].points


def public_points(cards: CardSet, state: CvState, goal: int) -> list[int]:
    """CV 8.4: returns by player what a public goal gives: to those who meet it best, tied ones all."""
    values = [goal_points(cards, state, player, goal) for player in range(state.players)]
    best = max(values)
    return [value if value == best else 0 for value in values]


def scores_of(cards: CardSet, state: CvState, goals: Sequence[int]) -> list[int]:
    """CV 8.2 to 8.4: returns points by player; `goals` are own goals by player, 0 for one left out."""
    points = [
        sum([type_points(cards, state, player, kind) for kind in (*SETS, POSSESSION)])
        for player in range(state.players)
    ]
    for goal in state.public:
        for player, value in enumerate(public_points(cards, state, goal)):
            points[player] += value
    for player, goal in enumerate(goals):
        if goal:
            points[player] += goal_points(cards, state, player, goal)
    return points


def rank_keys(cards: CardSet, state: CvState, goals: Sequence[int]) -> list[tuple[int, int]]:
    """CV 8.5: returns what players are ranked by: points, then fewer CV cards."""
    return [
        (points, -state.card_count(player)) for player, points in enumerate(scores_of(cards, state, goals))
    ]


def standings_of(cards: CardSet, state: CvState) -> Standings:
    """CV 8: returns ranks, scores and score lines; own goals are left out while they are secret."""
    over = state.step == STEP_OVER
    goals = state.goals if over else (0,) * state.players
    keys = rank_keys(cards, state, goals)
    scores, ranks = tuple(points for points, _ in keys), ranks_of(keys)
    return Standings(
        scores=scores,
        ranks=ranks,
        lines=tuple(_lines(cards, state, player, goals[player]) for player in range(state.players)),
        verdict=_verdict(scores, ranks, finished=over),
    )


def _lines(cards: CardSet, state: CvState, player: int, goal: int) -> tuple[ScoreLine, ...]:
    """Every player has the same rows: piles, own goal, public goals."""
    lines = [_pile_line(cards, state, player, kind) for kind in (*SETS, POSSESSION)]
    if goal:
        points = goal_points(cards, state, player, goal)
        counted = [goal, *goal_cards(cards, state, player, goal)]
        lines.append(ScoreLine(messages.score_own_goal(), points, _targets(counted), "cv.8.4"))
    for each in state.public:
        points = public_points(cards, state, each)[player]
        counted = goal_cards(cards, state, player, each) if points else []
        lines.append(ScoreLine(messages.score_public_goal(each), points, _targets(counted), "cv.8.4"))
    return tuple(lines)


def _pile_line(cards: CardSet, state: CvState, player: int, type: int) -> ScoreLine:
    pile = state.piles[player * PILES + type]
    points = type_points(cards, state, player, type)
    rule = "cv.8.3" if type == POSSESSION else "cv.8.2"
    return ScoreLine(messages.score_type(type), points, _targets(pile), rule)


def goal_cards(cards: CardSet, state: CvState, player: int, goal: int) -> list[int]:
    """CV 8.4: lists the cards that make up the sets of a goal, set by set."""
    per = cards[goal].per
    if "token" in per:
        return [card for card in state.active(player) if cards.gives[card]]
    sets = goal_sets(cards, state, player, goal)
    piles = {name: list(state.piles[player * PILES + _TYPE_OF[name]]) for name in per}
    return [piles[name].pop(0) for _ in range(sets) for name in per]


def _targets(cards: Sequence[int]) -> tuple[Target, ...]:
    return tuple(Target("card", card) for card in cards)


def _verdict(scores: Sequence[int], ranks: Sequence[int], *, finished: bool) -> Message:
    best = [player for player, rank in enumerate(ranks) if rank == 1]
    points = scores[best[0]]
    if not finished:
        return messages.leads(best, points)
    if scores.count(points) > len(best):
        return messages.wins_by_cards(best, points)
    return messages.wins(best[0], points) if len(best) == 1 else messages.shared(best, points)
