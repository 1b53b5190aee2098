"""A view holds what one pair of eyes may know and nothing more."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping

import attrs

from cvdesk.engine import Action, GameRules, Match, State, View
from cvdesk.engine.event import HIDDEN
from tests.contract.cases import Case, decisions, states, stream, viewers


def parts(value: object) -> Iterator[object]:
    """Yields everything inside a value."""
    yield value
    if attrs.has(type(value)):
        for name in (field.name for field in attrs.fields(type(value))):
            yield from parts(getattr(value, name))
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from parts(key)
            yield from parts(each)
    elif isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from parts(each)


def test_a_view_carries_no_state(case: Case, seed: int) -> None:
    """It is frozen, compares by all its fields, and goes to another process as it is."""
    for state in states(case, seed, 4):
        for viewer in viewers(case):
            view = case.rules.view(state, viewer)
            assert isinstance(view, View)
            assert all(field.eq for field in attrs.fields(type(view)))
            assert not hasattr(view, "__dict__")
            assert not any(isinstance(part, State | Match | GameRules | list | set) for part in parts(view))
            assert pickle.loads(pickle.dumps(view)) == view


def test_a_view_does_not_change_when_play_goes_on(case: Case, seed: int) -> None:
    rng = stream("view", seed)
    for state in decisions(case, seed, 5):
        views = [case.rules.view(state, viewer) for viewer in viewers(case)]
        before = [repr(view) for view in views]
        for _ in range(5):
            if case.rules.to_move(state) >= 0:
                case.rules.apply(state, rng.pick(case.rules.legal_actions(state)))
            elif case.rules.to_move(state) == -1:
                case.rules.apply(state, case.rules.sample_chance(state, rng))
        assert [repr(view) for view in views] == before


def test_equal_states_give_equal_views(case: Case, seed: int) -> None:
    """Not even the order in which a bag happens to lie may show."""
    for state in states(case, seed):
        back = case.rules.load_state(state.dump())
        for viewer in viewers(case):
            assert case.rules.view(back, viewer) == case.rules.view(state, viewer)


def test_a_view_does_not_depend_on_the_secrets_of_others(case: Case, seed: int) -> None:
    """Worlds in which hidden cards lie elsewhere look the same, to the viewer and to the public.

    The game's own tests may move the secrets (`perturb`); a sampled world is another one.
    """
    perturb = case.hook("perturb")
    changed = 0
    for number, state in enumerate(states(case, seed, 2)):
        for viewer in viewers(case):
            if perturb is not None:
                other = perturb(case.rules, state, viewer, stream("perturb", number))
            elif viewer is not None:
                view = case.rules.view(state, viewer)
                other = case.rules.sampler(view).sample(stream("perturb", number))
            else:
                continue
            changed += other != state
            assert case.rules.view(other, viewer) == case.rules.view(state, viewer)
    assert (changed > 0) == case.rules.info.has_secrets


def is_part(public: object, private: object) -> bool:
    """Tells whether a public value says no more than a private one."""
    if public == private or (public in (HIDDEN, None) and not isinstance(public, bool)):
        return True
    if isinstance(public, frozenset) and isinstance(private, frozenset):
        return public <= private
    if isinstance(public, Mapping) and isinstance(private, Mapping):
        return all(key in private and is_part(value, private[key]) for key, value in public.items())
    if isinstance(public, tuple) and isinstance(private, tuple):
        aligned = len(public) == len(private) and all(map(is_part, public, private))
        return aligned or set(public) <= set(private)
    return isinstance(public, int) and public == 0


def test_the_public_view_is_a_part_of_each_view(case: Case, seed: int) -> None:
    for state in states(case, seed):
        public = case.rules.view(state, None)
        for viewer in range(case.players):
            own = case.rules.view(state, viewer)
            for name in (field.name for field in attrs.fields(type(public))):
                if name not in ("viewer", "actions"):
                    assert is_part(getattr(public, name), getattr(own, name)), name


def test_without_secrets_everybody_sees_the_same(case: Case, seed: int) -> None:
    if case.rules.info.has_secrets:
        assert any(
            attrs.evolve(case.rules.view(state, 0), viewer=None, actions=()) != case.rules.view(state, None)
            for state in states(case, seed)
        )
        return
    for state in states(case, seed):
        public = case.rules.view(state, None)
        for viewer in range(case.players):
            assert attrs.evolve(case.rules.view(state, viewer), viewer=None, actions=()) == public


def test_legal_actions_follow_from_what_the_mover_sees(case: Case, seed: int) -> None:
    """Otherwise the list of one's own moves would give a secret away."""
    for number, state in enumerate(decisions(case, seed)):
        mover = case.rules.to_move(state)
        world = case.rules.sampler(case.rules.view(state, mover)).sample(stream("legal", number))
        actions: list[Action] = case.rules.legal_actions(world)
        assert actions == case.rules.legal_actions(state)
