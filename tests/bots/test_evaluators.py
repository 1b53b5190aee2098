"""An evaluator's numbers are rewards: bounded, shared out among the players, exact at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cvdesk.bots.base import Bot, Budget
from cvdesk.bots.evaluators import Evaluator, evaluator_for, rewards_from_points
from cvdesk.bots.greedy import GreedyBot
from cvdesk.bots.random_bot import RandomBot
from cvdesk.engine import random_match
from cvdesk.games import GAMES, make_rules
from tests.bots.tables import CASES, Case, play


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_ratings_are_rewards(case: Case) -> None:
    evaluator = evaluator_for(case.rules)
    for state, _ in case.choices(seed=1):
        rates = evaluator.rate(state)
        assert len(rates) == case.players
        assert all(0 <= rate <= 1 for rate in rates)
        assert sum(rates) == pytest.approx(case.players / 2)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_ratings_at_the_end_are_the_rewards(case: Case) -> None:
    match = random_match(case.rules, case.players, 2)
    assert list(evaluator_for(case.rules).rate(match.state)) == list(case.rules.rewards(match.state))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_rating_leaves_the_state_alone(case: Case) -> None:
    evaluator = evaluator_for(case.rules)
    for state, mover in case.choices(seed=3)[::7]:
        before = state.key()
        evaluator.rate(state)
        evaluator.terms(state, mover)
        assert state.key() == before


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_evaluator_with_terms(game: str) -> None:
    rules = make_rules(game)
    evaluator = evaluator_for(rules)
    state = random_match(rules, 2, 4, records=20).state
    assert type(evaluator) is not Evaluator
    assert evaluator.terms(state, 0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(game: str, players: int, sized: Callable[[int, int], int]) -> None:
    rules = make_rules(game)
    matches = sized(10, 100)
    total = 0.0
    for seed in range(matches):
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seed % players] = GreedyBot()
        total += play(rules, bots, seed, Budget())[seed % players]
    assert total / matches > 0.7


def test_points_become_shares_of_rivals_beaten() -> None:
    assert rewards_from_points((10, 10), 5) == (0.5, 0.5)
    first, second, third = rewards_from_points((30, 10, 10), 5)
    assert first > 0.95
    assert second == pytest.approx(third)
    assert rewards_from_points((10_000, 0), 1)[0] == pytest.approx(1)
