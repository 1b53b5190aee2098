"""Points, ranks and score lines (Pocket 5)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Message, ScoreLine, Standings, Target, ranks_of
from cvdesk.games.cv_pocket import messages
from cvdesk.games.cv_pocket.cards import CardSet
from cvdesk.games.cv_pocket.missions import mission_points
from cvdesk.games.cv_pocket.state import STEP_OVER, PocketState
from cvdesk.games.cv_pocket.symbols import (
    BAD_LUCK,
    BUSINESS,
    FAMILY,
    FRIENDSHIP,
    GOOD_LUCK,
    KNOWLEDGE,
    LOVE,
    MISSIONS,
    MONEY,
    RELATIONSHIPS,
    unpacked,
)

LINE_MONEY, LINE_KNOWLEDGE, LINE_RELATIONSHIPS, LINE_GOOD_LUCK, LINE_BAD_LUCK, LINE_MISSIONS = range(6)
"""Lines of the scoring pad; the missions fill all from LINE_MISSIONS on."""
LINES = LINE_MISSIONS + len(MISSIONS)

_TITLE = 7
_LOOSE = (0, -1, -3)
"""What knowledge outside a set of three costs (Pocket 5.2)."""
_PAIR = 5
RULES = ("5.2", "5.2", "5.3", "5.4", "5.5", *("5.6",) * len(MISSIONS))
"""The clause of each line."""
LINE_SYMBOLS = ((MONEY,), (KNOWLEDGE,), tuple(RELATIONSHIPS), (GOOD_LUCK,), (BAD_LUCK,))
"""What the lines before the missions count."""


def money_points(count: int, table: Sequence[int]) -> int:
    """Pocket 5.2: returns the points of so many money icons."""
    return table[count] if count < len(table) else table[-1]


def knowledge_points(count: int) -> int:
    """Pocket 5.2: returns 7 for each set of three, and less for what is left over."""
    return _TITLE * (count // 3) + _LOOSE[count % 3]


def luck_points(counts: Sequence[int], most: bool) -> list[int]:
    """Pocket 5.4, 5.5: returns the points by player for their numbers of luck symbols.

    First place, for the `most` symbols or the fewest, scores 2 each; with three or more
    players second place, the next number, scores 1 each.
    """
    places = sorted(set(counts), reverse=most)
    first = places[0]
    second = places[1] if len(counts) > 2 and len(places) > 1 else first
    return [2 * count if count == first else count if count == second else 0 for count in counts]


def points_of(tallies: Sequence[int], money: Sequence[int]) -> list[list[int]]:
    """Pocket 5: returns the points by player and line of the scoring pad."""
    counts = [unpacked(tally) for tally in tallies]
    good = luck_points([count[GOOD_LUCK] for count in counts], most=True)
    bad = luck_points([count[BAD_LUCK] for count in counts], most=False)
    return [
        [
            money_points(count[MONEY], money),
            knowledge_points(count[KNOWLEDGE]),
            _PAIR * (count[LOVE] // 2 + count[FAMILY] // 2 + count[FRIENDSHIP] // 2 + count[BUSINESS] // 2),
            good[player],
            bad[player],
            *mission_points(count),
        ]
        for player, count in enumerate(counts)
    ]


def rank_keys(cards: CardSet, state: PocketState) -> list[tuple[int, int, int]]:
    """Pocket 5.7: returns what players are ranked by: points, fewer cards, fewer bad luck symbols."""
    points = points_of(state.tallies, cards.money)
    return [
        (sum(points[player]), -len(state.cvs[player]), -unpacked(state.tallies[player])[BAD_LUCK])
        for player in range(state.players)
    ]


def standings_of(cards: CardSet, state: PocketState) -> Standings:
    """Returns ranks, scores and the scoring pad of a match, finished or not."""
    keys = rank_keys(cards, state)
    scores = tuple(score for score, _, _ in keys)
    ranks = ranks_of(keys)
    points = points_of(state.tallies, cards.money)
    return Standings(
        scores=scores,
        ranks=ranks,
        lines=tuple(_lines(cards, state, player, points[player]) for player in range(state.players)),
        verdict=_verdict(keys, ranks, state.step == STEP_OVER),
    )


def _lines(cards: CardSet, state: PocketState, player: int, points: Sequence[int]) -> tuple[ScoreLine, ...]:
    """Every player has the same lines, so that they make the rows of a table."""
    return tuple(
        ScoreLine(
            messages.line(line),
            points[line],
            _earners(cards, state, player, line),
            f"cv_pocket.{RULES[line]}",
        )
        for line in range(LINES)
    )


def _earners(cards: CardSet, state: PocketState, player: int, line: int) -> tuple[Target, ...]:
    """Returns the cards behind a line: those with its symbols, or those with its mission."""
    jokers = dict(state.jokers)
    found = []
    for number in state.cvs[player]:
        card = cards.cards[number]
        if line >= LINE_MISSIONS:
            earns = card.mission == line - LINE_MISSIONS
        else:
            earns = any(symbol in (*card.icons, jokers.get(number)) for symbol in LINE_SYMBOLS[line])
        if earns:
            found.append(Target("cv", number))
    return tuple(found)


def _verdict(keys: Sequence[tuple[int, int, int]], ranks: Sequence[int], finished: bool) -> Message:
    best = [player for player, rank in enumerate(ranks) if rank == 1]
    score, cards, _ = keys[best[0]]
    if not finished:
        return messages.leads(best, score)
    level = [key for key in keys if key[0] == score]
    if len(level) == len(best):
        tie = 0
    elif sum(key[1] == cards for key in level) == len(best):
        tie = 1
    else:
        tie = 2
    return messages.wins(best, score, tie)
