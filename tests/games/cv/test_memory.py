"""What a viewer knows of hands, and the worlds that agree with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, permutations

import pytest

from cvdesk.engine import Rng, random_match
from cvdesk.games.cv import make_rules
from cvdesk.games.cv.cards import CHILDHOOD, GOALS
from cvdesk.games.cv.draft import drafted
from cvdesk.games.cv.state import STEP_DRAFT, STEP_OVER, CvState
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

    As slots A, B, C of all players, tried against what the viewer saw.
    """
    players, me = view.players, view.viewer
    assert me is not None
    left, next_left = (me + 1) % players, (me + 2) % players
    pool = [card for card in CHILDHOOD if card not in (*view.dealt, *view.received, view.last)]
    unknown = 3 * players - len({*view.dealt, *view.received, view.last})
    for pair in permutations([card for card in view.dealt if card != view.kept[0]]):
        for rest in permutations(pool, unknown):
            spare = list(rest)
            slots: dict[tuple[int, int], int] = {
                (me, 0): view.kept[0], (me, 1): view.kept[1], (me, 2): view.last, (left, 1): pair[0],
                (left, 2): next(card for card in view.received if card != view.kept[1]),
            }  # fmt: skip
            if slots.setdefault((next_left, 2), pair[1]) != pair[1]:
                continue
            for player in range(players):
                for kind in range(3):
                    if (player, kind) not in slots:
                        slots[player, kind] = spare.pop()
            hands = tuple(
                tuple(sorted(slots[player, kind] for kind in range(3))) for player in range(players)
            )
            if all(set(view.shown[player]) <= set(hands[player]) for player in range(players)):
                yield hands


@pytest.mark.parametrize("seed", range(5))
def test_known_cards_are_those_that_are_there_in_every_world(seed: int) -> None:
    """For two players all worlds can be written down."""
    for number, state in enumerate(states(2, seed)):
        if state.step in (STEP_DRAFT, STEP_OVER) or number % 40:
            continue
        for viewer in (0, 1):
            view = RULES.view(state, viewer)
            found = list(worlds(view))
            assert found
            for player in range(2):
                certain = set.intersection(*(set(hands[player]) for hands in found)) - set(view.shown[player])
                assert certain == {card for card in view.known[player] if card in CHILDHOOD}


@pytest.mark.parametrize("seed", range(3))
def test_samples_are_worlds_and_all_worlds_come_up(seed: int) -> None:
    for number, state in enumerate(states(2, seed)):
        if state.step == STEP_DRAFT or number % 60:
            continue
        view = RULES.view(state, 0)
        possible = Counter(worlds(view))
        sampler, rng = RULES.sampler(view), Rng(number)
        seen = set()
        for _ in range(200):
            world = sampler.sample(rng)
            seen.add(tuple(drafted(world, player) for player in range(2)))
        assert seen <= possible.keys()
        if state.step != STEP_OVER:
            assert seen == possible.keys()


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
