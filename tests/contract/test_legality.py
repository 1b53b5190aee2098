"""One truth for legality: the list is sorted and unique, and decisions add nothing to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from cvdesk.engine import NOBODY, Action, Decision, Message, Refusal, Target
from tests.contract.cases import Case, decisions, states, viewers


def test_legal_actions_are_sorted_unique_and_made_of_whole_numbers(case: Case, seed: int) -> None:
    for state in decisions(case, seed):
        actions = case.rules.legal_actions(state)
        assert actions, "a player must always have something to do"
        assert actions == sorted(set(actions))
        assert all(
            type(action) is Action and all(type(arg) is int for arg in action.args) for action in actions
        )


def test_asking_leaves_the_state_alone(case: Case, seed: int) -> None:
    """Legal actions, views, decisions, samplers and standings may be asked for at any time."""
    for state in states(case, seed, 3):
        before = state.key()
        case.rules.legal_actions(state)
        for viewer in viewers(case):
            view = case.rules.view(state, viewer)
            case.rules.decision(view)
            case.rules.sampler(view)
        case.rules.standings(state)
        case.rules.chance_outcomes(state)
        state.dump()
        assert state.key() == before


def test_nobody_acts_when_chance_moves_or_the_match_is_over(case: Case, seed: int) -> None:
    for state in states(case, seed):
        if case.rules.to_move(state) >= 0:
            continue
        assert case.rules.legal_actions(state) == []
        for viewer in viewers(case):
            view = case.rules.view(state, viewer)
            assert view.actions == ()
            assert case.rules.decision(view) is None
    assert case.rules.to_move(state) == NOBODY


def test_only_the_mover_sees_actions(case: Case, seed: int) -> None:
    for state in decisions(case, seed):
        mover = case.rules.to_move(state)
        for viewer in viewers(case):
            view = case.rules.view(state, viewer)
            if viewer == mover:
                assert list(view.actions) == case.rules.legal_actions(state)
            else:
                assert view.actions == ()
                assert case.rules.decision(view) is None


def test_decision_offers_exactly_the_legal_actions_in_order(case: Case, seed: int) -> None:
    for state in decisions(case, seed):
        mover = case.rules.to_move(state)
        decision = case.rules.decision(case.rules.view(state, mover))
        assert decision is not None
        assert [option.action for option in decision.options] == case.rules.legal_actions(state)
        assert decision.player == mover
        assert decision.kind.startswith(f"{case.game}.")
        assert isinstance(decision.prompt, Message)
        assert all(isinstance(option.label, Message) for option in decision.options)


def signature(decision: Decision, targets: tuple[Target, ...]) -> frozenset[tuple[Hashable, int]]:
    """Returns what a click on these targets means, interchangeable ones being one and the same."""
    group = {target: alike for alike in decision.alike for target in alike}
    return frozenset(Counter(group.get(target, target) for target in targets).items())


def test_no_two_options_share_their_targets(case: Case, seed: int) -> None:
    """Clicks mean one option only, and at most one option means "click nothing"."""
    for state in decisions(case, seed):
        decision = case.rules.decision(case.rules.view(state, case.rules.to_move(state)))
        assert decision is not None
        meanings = [signature(decision, option.targets) for option in decision.options]
        assert len(set(meanings)) == len(meanings)
        for option in decision.options:
            assert len(set(option.targets)) == len(option.targets)


def test_alike_targets_form_groups_of_which_one_is_offered(case: Case, seed: int) -> None:
    for state in decisions(case, seed):
        decision = case.rules.decision(case.rules.view(state, case.rules.to_move(state)))
        assert decision is not None
        offered = {target for option in decision.options for target in option.targets}
        everything = [target for group in decision.alike for target in group]
        assert len(everything) == len(set(everything)), "groups may not overlap"
        for group in decision.alike:
            assert len(group) >= 2
            assert group & offered


def test_an_offered_target_is_never_refused(case: Case, seed: int) -> None:
    for state in decisions(case, seed):
        view = case.rules.view(state, case.rules.to_move(state))
        decision = case.rules.decision(view)
        assert decision is not None
        offered = {target for option in decision.options for target in option.targets}
        for target in offered.union(*decision.alike):
            assert case.rules.why_not(view, target) is None, target


def test_every_visible_target_that_is_not_offered_is_explained(case: Case, seed: int) -> None:
    """A click on a blocked thing answers with a reason and a clause, to whoever looks."""
    for state in decisions(case, seed, 2):
        for viewer in range(case.players):
            view = case.rules.view(state, viewer)
            decision = case.rules.decision(view)
            options = () if decision is None else decision.options
            offered = {target for option in options for target in option.targets}
            offered = offered.union(*(() if decision is None else decision.alike))
            for target in case.visible_targets(view):
                refusal = case.rules.why_not(view, target)
                assert (refusal is None) == (target in offered), (target, refusal)
                if refusal is not None:
                    assert isinstance(refusal, Refusal)
                    assert refusal.rule.startswith(f"{case.game}.")


def test_why_not_survives_any_target(case: Case, seed: int) -> None:
    """Whatever was ever offered, and nonsense, may be asked about at any time, by anybody."""
    everything = {Target("nowhere", -1), Target("nowhere", 10**9)}
    for state in decisions(case, seed):
        decision = case.rules.decision(case.rules.view(state, case.rules.to_move(state)))
        assert decision is not None
        everything |= {target for option in decision.options for target in option.targets}
    everything |= {Target(zone, -1) for zone, _ in everything} | {Target(zone, 999) for zone, _ in everything}
    for state in states(case, seed, 7):
        for viewer in viewers(case):
            view = case.rules.view(state, viewer)
            for target in sorted(everything):
                refusal = case.rules.why_not(view, target)
                assert refusal is None or isinstance(refusal, Refusal)


def test_a_plan_is_made_of_legal_actions(case: Case, seed: int) -> None:
    """Each action of a planned selection is legal once those before it are played."""
    for state in decisions(case, seed):
        view = case.rules.view(state, case.rules.to_move(state))
        decision = case.rules.decision(view)
        assert decision is not None
        offered = {target for option in decision.options for target in option.targets}
        selections = [option.targets for option in decision.options]
        selections += [tuple(sorted(group)) for group in decision.alike]
        selections += [tuple(sorted(offered)), (Target("nowhere", -1),)]
        for targets in selections:
            twin = state.copy()
            for action in case.rules.plan(view, targets):
                assert action in case.rules.legal_actions(twin)
                case.rules.apply(twin, action)
