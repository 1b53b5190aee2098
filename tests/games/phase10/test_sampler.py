"""The sampler: four promises after every action of random rounds, for two to six players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from cvdesk.engine import CHANCE, NOBODY, Rng, Setup
from cvdesk.games.phase10 import PhaseRules, make_rules
from cvdesk.games.phase10.checks import check_state
from cvdesk.games.phase10.sampler import PhaseSampler
from cvdesk.games.phase10.state import PhaseState
from tests.games.phase10.invariants import fewest_worlds

OPTIONS = ({}, {"ask_jokers": "yes"})


def rounds(rules: PhaseRules, players: int, seed: int, turns: int) -> Iterator[PhaseState]:
    """Yields a state after every action of a random round that is cut after some turns, to the next deal."""
    rng = Rng.stream(seed, "rounds", players)
    state = rules.new_state(Setup(players, rules.options))
    # somewhere in a match, so that all phases are met
    state.markers = [1 + rng.below(10) for _ in range(players)]
    while state.round < 2 and rules.to_move(state) != NOBODY:
        if rules.to_move(state) == CHANCE:
            rules.apply(state, rules.sample_chance(state, rng))
        else:
            rules.apply(state, rng.pick(rules.legal_actions(state)))
        if state.turns == turns:
            state.turns = 200
        yield state


@pytest.mark.parametrize("batch", range(20))
@pytest.mark.parametrize("players", range(2, 7))
def test_four_promises_after_every_action(players: int, batch: int, sized: Callable[[int, int], int]) -> None:
    """A world looks the same to the viewer, has every card, differs where it can, and leaks nothing.

    200 rounds per player count with ``--full``, half of them with jokers asked for.
    """
    rules = make_rules(OPTIONS[batch % 2])
    for seed in range(10 * batch, 10 * batch + sized(batch < 2, 10)):
        for number, state in enumerate(rounds(rules, players, seed, sized(25, 200))):
            viewer = number % players
            view = rules.view(state, viewer)
            sampler = rules.sampler(view)
            world = sampler.sample(Rng(number))
            assert rules.view(world, viewer) == view
            assert rules.to_move(world) == rules.to_move(state)
            check_state(world)
            twin = rules.sampler(rules.view(world, viewer))
            assert twin.sample(Rng(number + 1)) == sampler.sample(Rng(number + 1))
            if number % 20 == 0:
                worlds = {sampler.sample(Rng(draw)).digest() for draw in range(30)}
                assert len(worlds) >= fewest_worlds(rules, state, viewer)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_public_can_imagine_a_world_too(players: int) -> None:
    rules = make_rules({})
    for number, state in enumerate(rounds(rules, players, 5, 30)):
        if number % 7 == 0:
            view = rules.view(state, None)
            world = rules.sampler(view).sample(Rng(number))
            check_state(world)
            assert rules.view(world, None) == view


@pytest.mark.parametrize("players", range(2, 7))
def test_facts_are_never_let_go(
    players: int, sized: Callable[[int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way out for deals that stay stuck is never taken in random rounds."""
    loose: list[int] = []
    monkeypatch.setattr(PhaseSampler, "_deal_loosely", lambda sampler, rng: loose.append(1))
    rules = make_rules({})
    for seed in range(1_000, 1_000 + sized(1, 60)):
        for number, state in enumerate(rounds(rules, players, seed, 60)):
            rules.sampler(rules.view(state, number % players)).sample(Rng(number))
    assert loose == []


@pytest.mark.parametrize(("players", "seed", "asks"), [(3, 136, 1), (4, 68, 0)])
def test_facts_hold_where_a_card_in_sight_may_be_a_lost_one(
    players: int, seed: int, asks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Late in long rounds: the viewer has lost a card and holds an equal one, which the public lost too."""
    monkeypatch.setattr(PhaseSampler, "_deal_loosely", lambda sampler, rng: pytest.fail("let facts go"))
    rules = make_rules(OPTIONS[asks])
    doubtful = 0
    for number, state in enumerate(rounds(rules, players, seed, 200)):
        sampler = rules.sampler(rules.view(state, number % players))
        if any(lost.doubtful for lost in sampler._must):
            doubtful += 1
            check_state(sampler.sample(Rng(number)))
    assert doubtful


def test_luck_does_not_depend_on_who_looks() -> None:
    """The same stream deals the same world to the same view, and other streams other worlds."""
    rules = make_rules({})
    state = next(state for state in rounds(rules, 3, 1, 20) if state.turns > 5)
    sampler = rules.sampler(rules.view(state, 1))
    worlds = [sampler.sample(Rng(draw)) for draw in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]
    assert all(one is not other for one, other in pairwise(worlds))
