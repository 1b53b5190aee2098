"""Chance: listed outcomes are a distribution, draws follow it, and a result is what its action says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt

from cvdesk.engine import Action, Rng
from tests.contract.cases import Case, chances, played, stream

DRAWS = 1500


def test_listed_outcomes_are_a_distribution(case: Case, seed: int) -> None:
    for state in chances(case, seed):
        outcomes = case.rules.chance_outcomes(state)
        if outcomes is None:
            continue
        actions = [action for action, _ in outcomes]
        assert len(set(actions)) == len(actions)
        assert all(type(chance) is Fraction and chance > 0 for _, chance in outcomes)
        assert sum(chance for _, chance in outcomes) == 1


def test_a_draw_can_happen_and_leaves_the_state_alone(case: Case, seed: int) -> None:
    for number, state in enumerate(chances(case, seed)):
        before = state.key()
        action = case.rules.sample_chance(state, stream("draw", number))
        assert state.key() == before
        assert type(action) is Action
        assert all(type(arg) is int for arg in action.args)
        assert case.rules.can_happen(state, action)
        listed = case.rules.chance_outcomes(state)
        assert listed is None or action in [outcome for outcome, _ in listed]


def test_what_cannot_happen_is_refused(case: Case, seed: int) -> None:
    """A replay trusts no file: nonsense, other kinds and wrong numbers are no outcomes."""
    drawn = {action for _, action in played(case, seed).record.actions}
    for state in chances(case, seed, 3):
        listed = case.rules.chance_outcomes(state)
        right = case.rules.sample_chance(state, Rng(1))
        wrong = {action for action in drawn if action.kind != right.kind}
        wrong |= {Action("nonsense"), Action(right.kind), Action(right.kind, (*right.args, 0))}
        wrong |= {Action(right.kind, (*right.args[:-1], odd)) for odd in (-1, -2, 10**9)}
        if listed is None and len(set(right.args)) > 1:
            wrong.add(Action(right.kind, right.args[:1] * len(right.args)))
        for action in wrong:
            assert listed is None or action not in [outcome for outcome, _ in listed]
            assert not case.rules.can_happen(state, action), action


def test_the_same_stream_draws_the_same(case: Case, seed: int) -> None:
    """Also after a save and a load, when the bag may lie in another order: luck does not depend on that."""
    for number, state in enumerate(chances(case, seed)):
        view = case.rules.view(state, number % case.players)
        for each in (state, case.rules.sampler(view).sample(stream("world", number))):
            back = case.rules.load_state(each.dump())
            first = case.rules.sample_chance(each, stream("same", number))
            assert case.rules.sample_chance(each.copy(), stream("same", number)) == first
            assert case.rules.sample_chance(back, stream("same", number)) == first


def test_draws_follow_the_listed_chances(case: Case) -> None:
    """One state of each kind: every outcome within five standard deviations of its chance."""
    kinds: dict[str, object] = {}
    for state in chances(case, 0):
        kinds.setdefault(case.rules.sample_chance(state, Rng(0)).kind, state)
    assert kinds
    for kind, state in kinds.items():
        rng = stream("frequencies", kind)
        drawn = Counter(case.rules.sample_chance(state, rng) for _ in range(DRAWS))
        listed = case.rules.chance_outcomes(state)
        if listed is None:
            assert len(drawn) > DRAWS / 10, "a shuffle that hardly shuffles"
            continue
        assert set(drawn) <= {action for action, _ in listed}
        for action, chance in listed:
            p = float(chance)
            assert abs(drawn[action] - DRAWS * p) <= 5 * sqrt(DRAWS * p * (1 - p)) + 1, action


def test_different_results_lead_to_different_states(case: Case, seed: int) -> None:
    """The result is in the action and nowhere else: the same action always gives the same state."""
    for state in chances(case, seed, 2):
        listed = case.rules.chance_outcomes(state)
        rng = stream("results", seed)
        actions = (
            {case.rules.sample_chance(state, rng) for _ in range(5)}
            if listed is None
            else {action for action, _ in listed}
        )
        results = set()
        for action in actions:
            first, second = state.copy(), state.copy()
            case.rules.apply(first, action)
            case.rules.apply(second, action)
            assert first == second
            results.add(first.digest())
        assert len(results) == len(actions)
