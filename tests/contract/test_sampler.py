"""Sampled worlds: they look the same to the viewer, differ in what is hidden, and leak nothing.

Tried after every action of every match.
"""

from __future__ import annotations

from cvdesk.engine import Rng, play_out
from tests.contract.cases import Case, decisions, states, stream


def test_a_sample_looks_the_same_to_the_viewer(case: Case, seed: int) -> None:
    """Known cards included: they are part of the view.  More matches where there is more to get wrong."""
    for more in range(12 if case.rules.info.has_secrets else 1):
        for number, state in enumerate(states(case, seed + 100 * more)):
            for viewer in range(case.players):
                view = case.rules.view(state, viewer)
                world = case.rules.sampler(view).sample(stream("world", number))
                assert case.rules.view(world, viewer) == view
                assert case.rules.to_move(world) == case.rules.to_move(state)


def test_a_sample_keeps_every_card(case: Case, seed: int) -> None:
    """Nothing is lost or doubled: a sample passes the game's invariants and is a state like any other."""
    for number, state in enumerate(states(case, seed)):
        for viewer in range(case.players):
            world = case.rules.sampler(case.rules.view(state, viewer)).sample(stream("cards", number))
            case.check(world)
            assert case.rules.load_state(world.dump()) == world


def test_samples_differ_where_secrets_allow_it(case: Case, seed: int) -> None:
    """Where nothing is hidden every sample is the truth; the game's tests say how many worlds there are."""
    fewest = case.hook("fewest_worlds")
    for number, state in enumerate(states(case, seed, 6)):
        for viewer in range(case.players):
            sampler = case.rules.sampler(case.rules.view(state, viewer))
            rng = stream("diverse", number)
            worlds = {sampler.sample(rng).digest() for _ in range(40)}
            if not case.rules.info.has_secrets:
                assert worlds == {state.digest()}
            elif fewest is not None:
                assert len(worlds) >= min(fewest(case.rules, state, viewer), 10)


def test_samples_do_not_leak_the_truth(case: Case, seed: int) -> None:
    """Two different true states with the same view give the same samples for the same stream."""
    for number, state in enumerate(states(case, seed, 2)):
        for viewer in range(case.players):
            sampler = case.rules.sampler(case.rules.view(state, viewer))
            other = sampler.sample(stream("other", number))
            twin = case.rules.sampler(case.rules.view(other, viewer))
            for draw in range(3):
                assert sampler.sample(Rng(draw)) == twin.sample(Rng(draw))


def test_a_sample_belongs_to_the_caller(case: Case, seed: int) -> None:
    """Playing it to the end changes neither later samples nor the truth."""
    for number, state in enumerate(decisions(case, seed, 5)):
        before = state.digest()
        for viewer in range(case.players):
            sampler = case.rules.sampler(case.rules.view(state, viewer))
            first = sampler.sample(Rng(number))
            kept = first.digest()
            play_out(case.rules, first, stream("owner", number))
            assert sampler.sample(Rng(number)).digest() == kept
        assert state.digest() == before


def test_a_sampled_world_can_be_played_to_the_end(case: Case, seed: int) -> None:
    for number, state in enumerate(states(case, seed, 3)):
        for viewer in range(case.players):
            world = case.rules.sampler(case.rules.view(state, viewer)).sample(stream("end", number))
            play_out(case.rules, world, stream("end", number, viewer))
            assert case.rules.to_move(world) == -2
            case.check(world)
