"""What every bot promises on every game: legal, reproducible, blind to secrets, stopped at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cvdesk.bots.base import Bot, Budget
from cvdesk.bots.evaluators import SearchSettings
from cvdesk.bots.ismcts import SearchBot
from cvdesk.bots.levels import LEVELS, make_bot
from cvdesk.bots.random_bot import RandomBot
from cvdesk.engine import Rng
from cvdesk.i18n.render import Names, plain
from tests.bots.tables import CASES, Case, play, table

pytestmark = pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)

THINKERS: dict[str, Callable[[], Bot]] = {
    **{level: lambda level=level: make_bot(level, Budget()) for level in LEVELS},
    "rollouts": lambda: SearchBot(SearchSettings(horizon=None)),
    "narrow": lambda: SearchBot(SearchSettings(wide=2, widening=0.5)),
}


@pytest.mark.parametrize("thinker", THINKERS)
def test_chooses_a_legal_action_with_values_from_0_to_1(case: Case, thinker: str) -> None:
    for state, mover in case.choices(seed=3)[:: 4 + case.heavy]:
        view = case.rules.view(state, mover)
        choice = THINKERS[thinker]().choose(table(case.rules, view, iterations=20))
        assert choice.action in view.actions
        assert {action for action, _ in choice.values} <= set(view.actions)
        assert len({action for action, _ in choice.values}) == len(choice.values)
        assert all(0 <= value <= 1 for _, value in choice.values)
        assert not choice.values or choice.values[0][0] == choice.action


@pytest.mark.parametrize("thinker", THINKERS)
def test_answers_where_there_is_nothing_to_choose(case: Case, thinker: str) -> None:
    forced = {
        view.actions[0].kind: view
        for state, mover in case.choices(seed=3, least=1)
        if len((view := case.rules.view(state, mover)).actions) == 1
    }
    for view in forced.values():
        assert THINKERS[thinker]().choose(table(case.rules, view, iterations=2)).action == view.actions[0]
    assert forced or not case.id.startswith(("cv", "life"))


@pytest.mark.parametrize("thinker", THINKERS)
def test_says_why_in_every_language(case: Case, thinker: str) -> None:
    state, mover = case.choices(seed=4)[-1]
    choice = THINKERS[thinker]().choose(table(case.rules, case.rules.view(state, mover), iterations=20))
    names = Names(tuple(f"N{player}" for player in range(case.players)), case.rules)
    texts = [
        plain(reason, names, language) for reason in choice.reasons for language in ("ru", "uk", "es", "en")
    ]
    assert all(text and "⟦" not in text for text in texts)
    assert thinker == "random" or texts


@pytest.mark.parametrize("thinker", THINKERS)
def test_same_stream_and_budget_give_the_same_choice(case: Case, thinker: str) -> None:
    for state, mover in case.choices(seed=5)[:: 8 + case.heavy]:
        view = case.rules.view(state, mover)
        first, second = (
            THINKERS[thinker]().choose(table(case.rules, view, seed=8, iterations=40)) for _ in range(2)
        )
        assert first == second


@pytest.mark.parametrize("thinker", THINKERS)
def test_worlds_that_look_the_same_get_the_same_choice(case: Case, thinker: str) -> None:
    different = 0
    for state, mover in case.choices(seed=6)[:: 4 + case.heavy]:
        view = case.rules.view(state, mover)
        other = case.rules.sampler(view).sample(Rng(11))
        different += other.key() != state.key()
        views = (view, case.rules.view(other, mover))
        one, two = (THINKERS[thinker]().choose(table(case.rules, each, iterations=30)) for each in views)
        assert one == two
    assert bool(different) == case.rules.info.has_secrets


def test_a_search_that_is_cancelled_stops_at_once(case: Case) -> None:
    state, mover = case.searched(seed=7)
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 10

    view = case.rules.view(state, mover)
    choice = SearchBot().choose(table(case.rules, view, iterations=1_000_000, cancelled=cancelled))
    assert asked == 11
    assert choice.action in view.actions


def test_a_search_without_any_time_still_chooses(case: Case) -> None:
    state, mover = case.searched(seed=7)
    view = case.rules.view(state, mover)
    choice = SearchBot().choose(table(case.rules, view, milliseconds=0.0))
    assert choice.action in view.actions


def test_a_search_ends_by_time(case: Case) -> None:
    state, mover = case.searched(seed=8)
    view = case.rules.view(state, mover)
    choice = SearchBot().choose(table(case.rules, view, milliseconds=30.0))
    assert choice.values


def test_search_beats_random(case: Case, sized: Callable[[int, int], int]) -> None:
    matches = sized(6, 40) // (2 if case.heavy > 1 else 1)
    total = 0.0
    for seed in range(matches):
        own = seed % case.players
        bots: list[Bot] = [RandomBot() for _ in range(case.players)]
        bots[own] = SearchBot()
        total += play(case.rules, bots, seed, Budget(iterations=60 // case.heavy))[own]
    assert total / matches > 0.6
