"""A copy is independent: whatever happens to it, the original and earlier states stay as they were."""

from __future__ import annotations

from collections.abc import Iterator

from cvdesk.engine import CHANCE, State
from tests.contract.cases import Case, states, stream


def slots(state: State) -> list[str]:
    """Returns the names of everything that a state is made of."""
    return [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]


def freeze(value: object) -> object:
    """Returns an immutable picture of a slot's value, order included."""
    if isinstance(value, list | tuple):
        return (type(value).__name__, *map(freeze, value))
    if isinstance(value, dict):
        return ("dict", *((key, freeze(each)) for key, each in value.items()))
    if isinstance(value, set | frozenset):
        return ("set", *sorted(map(repr, value)))
    return value


def picture(state: State) -> dict[str, object]:
    """Returns an immutable picture of every slot."""
    return {name: freeze(getattr(state, name)) for name in slots(state)}


def containers(value: object) -> Iterator[int]:
    """Yields the identity of everything mutable inside a value."""
    if isinstance(value, list | dict | set | bytearray):
        yield id(value)
    if isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from containers(each)
    if isinstance(value, dict):
        for each in value.values():
            yield from containers(each)


def spoil(state: State, name: str) -> None:
    """Changes one slot, in place where it can be changed in place, in depth too."""
    value = getattr(state, name)
    while isinstance(value, list) and value and isinstance(value[0], list):
        value.append([])
        value = value[0]
    if isinstance(value, list):
        value.append(99)
    elif isinstance(value, dict):
        value[99] = 99
    elif isinstance(value, set):
        value.add(99)
    else:
        setattr(state, name, (value, "changed"))


def test_a_state_is_all_slots(case: Case) -> None:
    """A ``__dict__`` would take attributes that `copy` does not know."""
    state = next(iter(states(case, 0)))
    assert not hasattr(state, "__dict__")
    assert {"turn", "actor"} <= set(slots(state))


def test_a_copy_has_every_slot(case: Case, seed: int) -> None:
    for state in states(case, seed):
        assert picture(state.copy()) == picture(state)
        assert state.copy() == state
        assert state.copy().digest() == state.digest()


def test_a_copy_shares_nothing_mutable(case: Case, seed: int) -> None:
    for state in states(case, seed):
        twin = state.copy()
        own = {each for name in slots(state) for each in containers(getattr(state, name))}
        other = {each for name in slots(twin) for each in containers(getattr(twin, name))}
        assert not own & other


def test_changing_any_slot_of_a_copy_leaves_the_original(case: Case, seed: int) -> None:
    for state in states(case, seed, 5):
        before = picture(state)
        for name in slots(state):
            twin = state.copy()
            spoil(twin, name)
            assert freeze(getattr(twin, name)) != before[name]
            assert picture(state) == before, f"copy shares {name}"


def test_copying_leaves_the_original(case: Case, seed: int) -> None:
    for state in states(case, seed, 5):
        before = picture(state)
        state.copy()
        assert picture(state) == before


def test_earlier_copies_survive_further_play(case: Case, seed: int) -> None:
    rng = stream("copy", seed)
    state = next(iter(states(case, seed)))
    kept = []
    while (mover := case.rules.to_move(state)) >= CHANCE:
        kept.append((state.copy(), picture(state)))
        if mover == CHANCE:
            case.rules.apply(state, case.rules.sample_chance(state, rng))
        else:
            case.rules.apply(state, rng.pick(case.rules.legal_actions(state)), [])
    assert all(picture(copy) == before for copy, before in kept)


def test_a_copy_plays_on_like_the_original(case: Case, seed: int) -> None:
    for state in states(case, seed, 9):
        twin = state.copy()
        for who in (state, twin):
            rng = stream("twin", seed)
            while (mover := case.rules.to_move(who)) >= CHANCE:
                chance = mover == CHANCE
                action = (
                    case.rules.sample_chance(who, rng) if chance else rng.pick(case.rules.legal_actions(who))
                )
                case.rules.apply(who, action)
        assert picture(twin) == picture(state)


def test_a_dump_brings_back_every_slot(case: Case, seed: int) -> None:
    """Also what follows from other slots and what the key leaves out; a bag may change its order."""
    for state in states(case, seed):
        back = case.rules.load_state(state.dump())
        assert back == state
        for name in slots(state):
            value, other = getattr(state, name), getattr(back, name)
            if freeze(value) != freeze(other):
                assert isinstance(value, list)
                assert sorted(value) == sorted(other), name


def test_what_is_saved_counts(case: Case, seed: int) -> None:
    """Whatever a dump holds is part of the key, or two different states would have one digest."""
    for state in states(case, seed, 5):
        for name in slots(state):
            twin = state.copy()
            value = getattr(twin, name)
            if type(value) is int:
                setattr(twin, name, value + 1)
            elif isinstance(value, list) and value:
                value.append(value[0])
            else:
                continue
            if twin.dump() != state.dump():
                assert twin.key() != state.key(), name


def test_a_dump_is_independent_of_the_state(case: Case, seed: int) -> None:
    for state in states(case, seed, 5):
        dump = state.dump()
        own = {each for name in slots(state) for each in containers(getattr(state, name))}
        assert not own & set(containers(dump))
        back = case.rules.load_state(dump)
        other = {each for name in slots(back) for each in containers(getattr(back, name))}
        assert not other & set(containers(dump))
