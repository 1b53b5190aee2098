"""What a viewer knows of hands, and the worlds that agree with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, islice, permutations

import pytest

from cvdesk.engine import Rng, random_match
from cvdesk.games.cv import make_rules
from cvdesk.games.cv.cards import CHILDHOOD, GOALS
from cvdesk.games.cv.draft import drafted
from cvdesk.games.cv.state import HAND, STEP_DRAFT, STEP_OVER, CvState
from cvdesk.games.cv.view import CvView
from tests.games.cv.invariants import check_invariants

RULES = make_rules({})


def states(players: int, seed: int) -> Iterator[CvState]:
    match = random_match(RULES, players, seed)
    for index in range(match.index + 1):
        state = match.at(index)
        assert isinstance(state, CvState)
        if state.step >= STEP_DRAFT:
            yield state


def worlds(view: CvView) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way in which the childhood cards can have come to the players, by brute force.

    The viewer's own draft fixes some cards; the others are dealt in every way and tried against
    what was seen since.
    """
    me = view.viewer
    assert me is not None
    left, next_left = (me + 1) % view.players, (me + 2) % view.players
    (passed,) = set(view.received) - {view.kept[1]}
    for pair in permutations([card for card in view.dealt if card != view.kept[0]]):
        slots = {(me, 0): view.kept[0], (me, 1): view.kept[1], (me, 2): view.last, (left, 2): passed}
        slots[left, 1] = pair[0]
        if slots.setdefault((next_left, 2), pair[1]) != pair[1]:
            continue
        fixed = [
            {card for (who, _), card in slots.items() if who == player} for player in range(view.players)
        ]
        pool = [card for card in CHILDHOOD if card not in slots.values()]
        for hands in _dealt(fixed, pool):
            if all(set(view.shown[player]) <= set(hand) for player, hand in enumerate(hands)):
                yield hands


def _dealt(fixed: list[set[int]], pool: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to fill hands up to three cards."""
    if not fixed:
        yield ()
        return
    for more in combinations(pool, HAND - len(fixed[0])):
        for rest in _dealt(fixed[1:], [card for card in pool if card not in more]):
            yield (tuple(sorted({*fixed[0], *more})), *rest)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_known_cards_are_those_that_are_there_in_every_world(players: int, seed: int) -> None:
    before: list[tuple[int, ...]] = []
    for state in states(players, seed):
        if state.step in (STEP_DRAFT, STEP_OVER) or state.hands == before:
            continue
        before = state.hands
        for viewer in range(players):
            view = RULES.view(state, viewer)
            found = list(worlds(view))
            assert found
            for player in range(players):
                certain = set.intersection(*(set(hands[player]) for hands in found)) - set(view.shown[player])
                assert certain == {card for card in view.known[player] if card in CHILDHOOD}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_samples_are_worlds_and_all_worlds_come_up(players: int, seed: int) -> None:
    for number, state in enumerate(states(players, seed)):
        if state.step == STEP_DRAFT or number % 60:
            continue
        view = RULES.view(state, 0)
        possible = set(worlds(view))
        sampler, rng = RULES.sampler(view), Rng(number)
        seen = set()
        for _ in range(200):
            world = sampler.sample(rng)
            seen.add(tuple(drafted(world, player) for player in range(players)))
        assert seen <= possible
        if state.step != STEP_OVER and len(possible) < 20:
            assert seen == possible


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_known_is_true(players: int, sized: Callable[[int, int], int]) -> None:
    for seed in range(sized(2, 60)):
        for state in states(players, seed):
            for viewer in (*range(players), None):
                view = RULES.view(state, viewer)
                for player in range(players):
                    assert set(view.known[player]) <= set(state.hands[player])
                    bought = {card for card in state.hands[player] if card not in CHILDHOOD}
                    assert bought <= set(view.known[player]), "bought cards lay open on the track"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_passed_is_remembered(players: int) -> None:
    """The last card that was passed on is with the left neighbour until it is played."""
    for seed in range(3):
        for state in states(players, seed):
            if state.step <= STEP_DRAFT:
                continue
            for viewer in range(players):
                view, left = RULES.view(state, viewer), (viewer + 1) % players
                (last,) = set(view.received) - set(view.kept)
                assert last in (*view.known[left], *view.shown[left])


def test_with_four_players_the_rest_is_known_by_elimination() -> None:
    """All twelve cards are dealt: whoever sees three hands knows the fourth."""
    seen = 0
    for seed in range(20):
        for state in islice(states(4, seed), 200, None, 10):
            if state.step in (STEP_DRAFT, STEP_OVER) or seen > 5:
                continue
            view = RULES.view(state, None)
            left = [card for card in CHILDHOOD if not any(card in row for row in view.shown)]
            short = [player for player in range(4) if len(view.shown[player]) < 3]
            if len(short) == 1 and left:
                own = RULES.view(state, (short[0] + 1) % 4)
                assert set(left) <= set(own.known[short[0]])
                seen += 1
    assert seen > 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_goals_of_others_are_any_that_are_not_seen(players: int, seed: int) -> None:
    state = next(state for state in states(players, seed) if state.step > STEP_DRAFT)
    view = RULES.view(state, 0)
    sampler, rng = RULES.sampler(view), Rng(seed)
    found = Counter(sampler.sample(rng).goals[1] for _ in range(600))
    unseen = [goal for goal in GOALS if goal not in (view.goal, *view.public_goals)]
    assert set(found) == set(unseen)
    assert min(found.values()) > 600 / len(unseen) / 2, "each as often as any other"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_after_every_action(players: int, sized: Callable[[int, int], int]) -> None:
    """The four parts: same view, diversity, every card there, no leak; 200 matches with ``--full``."""
    for seed in range(sized(1, 200)):
        for number, state in enumerate(states(players, seed)):
            viewer = number % players
            view = RULES.view(state, viewer)
            sampler = RULES.sampler(view)
            drawn = [sampler.sample(Rng.stream(seed, number, draw)) for draw in range(3)]
            for world in drawn:
                assert RULES.view(world, viewer) == view
                check_invariants(RULES, world)
            if state.step != STEP_OVER:
                many = {sampler.sample(Rng.stream(seed, number, draw)).digest() for draw in range(12)}
                assert len(many) > 1
            twin = RULES.sampler(RULES.view(drawn[0], viewer))
            assert twin.sample(Rng(number)) == sampler.sample(Rng(number))
