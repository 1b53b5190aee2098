"""Laying a phase: every lay-down is found, in one way only, nobody gets stuck, and lists stay short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from cvdesk.engine import Action, Rng, Setup
from cvdesk.games.phase10 import PhaseRules, make_rules
from cvdesk.games.phase10.cards import CARDS, COLOUR, DECK, NUMBER, packed
from cvdesk.games.phase10.distance import NEVER, can_lay, jokers_needed
from cvdesk.games.phase10.groups import MOST_LISTED
from cvdesk.games.phase10.phases import PHASES
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_PLAY
from tests.games.phase10.laydowns import JOKER, LayDown, can_be_laid, lay_downs

RULES: PhaseRules = make_rules({})


def holding(phase: int, cards: list[int], jokers: list[int]) -> PhaseState:
    """Returns a state in which the first player may lay a phase with these cards."""
    state = RULES.new_state(Setup(2, RULES.options))
    state.step, state.actor, state.turns = STEP_PLAY, 0, 1
    state.markers[0] = phase
    state.ones[0], state.twos[0] = packed(cards)
    state.jokers[0] = tuple(sorted(card + CARDS for card in jokers))
    return state


def lay_actions(state: PhaseState) -> list[Action]:
    return [action for action in RULES.legal_actions(state) if action.kind != "discard"]


def every_path(state: PhaseState, found: Counter[LayDown], most: list[int]) -> None:
    """Walks all ways to lay and counts how often each lay-down is reached."""
    actions = lay_actions(state)
    assert actions, "nobody gets stuck half way"
    assert actions == sorted(set(actions))
    most[0] = max(most[0], len(actions))
    for action in actions:
        twin = state.copy()
        events: list[object] = []
        RULES.apply(twin, action, events)
        if not twin.laid:
            every_path(twin, found, most)
            continue
        melds = twin.melds or state.laying
        way = tuple(
            (meld.low, _plain(meld.cards, meld.low)) for meld in melds[-len(PHASES[state.markers[0]]) :]
        )
        found[way] += 1


def _plain(codes: tuple[int, ...], low: int) -> tuple[int, ...]:
    return tuple(code if code < CARDS else JOKER for code in codes)


def random_hand(rng: Rng, size: int, jokers: int, narrow: int) -> tuple[list[int], list[int]]:
    """Deals a hand from a deck that favours some numbers or a colour, so that phases come together."""
    deck = list(DECK)
    if narrow == 1:
        deck = [card for card in deck if NUMBER[card] in (3, 4, 5, 6, 7)]
    if narrow == 2:
        deck = [card for card in deck if COLOUR[card] == 1 or NUMBER[card] in (5, 6)]
    cards = rng.shuffled(deck)[: size + jokers]
    return sorted(cards[jokers:]), cards[:jokers]


def layable_hand(rng: Rng, phase: int, size: int, jokers: int) -> tuple[list[int], list[int]]:
    """Deals hands until one can lay the phase."""
    while True:
        cards, faces = random_hand(rng, size, jokers, rng.below(3))
        if can_lay(phase, *packed(cards), jokers):
            return cards, faces


@pytest.mark.parametrize("phase", range(1, 11))
def test_every_lay_down_is_found_in_one_way(phase: int, sized: Callable[[int, int], int]) -> None:
    groups = PHASES[phase]
    rng = Rng.stream(phase, "lay-downs")
    for number in range(sized(20, 400)):
        jokers = number % 4
        size = sum(group.size for group in groups) - jokers + 1 + rng.below(3)
        cards, faces = layable_hand(rng, phase, size, jokers)
        expected = lay_downs(groups, tuple(cards), jokers)
        if len(expected) > 2_000:
            continue
        found: Counter[LayDown] = Counter()
        most = [0]
        every_path(holding(phase, cards, faces), found, most)
        assert set(found) == expected
        assert set(found.values()) == {1}, "each lay-down is reached in one way only"
        assert most[0] <= MOST_LISTED


@pytest.mark.parametrize("phase", range(1, 11))
def test_the_yes_no_answer_is_that_of_trying_everything(phase: int, sized: Callable[[int, int], int]) -> None:
    groups = PHASES[phase]
    rng = Rng.stream(phase, "yes-no")
    answers = Counter()
    for _ in range(sized(60, 2_000)):
        size = 1 + rng.below(10)
        cards, _ = random_hand(rng, size, 0, rng.below(3))
        ones, twos = packed(cards)
        needed = jokers_needed(phase, ones, twos)
        for jokers in range(8):
            possible = sum(group.size for group in groups) <= size + jokers
            answer = possible and can_be_laid(groups, tuple(cards), jokers)
            assert (needed <= jokers) == can_lay(phase, ones, twos, jokers) == answer
            answers[answer] += 1
            if answer:
                break
    assert answers[True] and answers[False]


@pytest.mark.parametrize("phase", range(1, 11))
def test_without_natural_cards_enough_no_joker_helps(phase: int) -> None:
    groups = PHASES[phase]
    cards = list(range(len(groups) - 1))
    ones, twos = packed(cards)
    assert jokers_needed(phase, ones, twos) >= NEVER


@pytest.mark.parametrize("phase", range(1, 11))
@pytest.mark.parametrize(("size", "jokers"), [(15, 3), (25, 0), (25, 2), (40, 3)])
def test_large_hands_have_short_lists_and_can_be_laid(phase: int, size: int, jokers: int) -> None:
    rng = Rng.stream(phase, "large", size, jokers)
    laid = 0
    for _ in range(12):
        cards, faces = random_hand(rng, size - jokers, jokers, 0)
        state = holding(phase, cards, faces)
        while not state.laid and (actions := lay_actions(state)):
            assert len(actions) <= MOST_LISTED
            RULES.apply(state, rng.pick(actions))
        laid += bool(state.laid)
        assert state.laid or not (state.laying or state.part or state.start)
    assert laid > 6 or phase in (6, 7, 8, 9, 10)


def test_cards_go_down_ascending_when_there_are_too_many_ways() -> None:
    cards = [card for card in DECK if COLOUR[card] == 2]
    state = holding(1, cards, [])
    first = lay_actions(state)
    assert {action.kind for action in first} == {"place"}
    RULES.apply(state, first[3])
    assert all(action.args[0] >= first[3].args[0] for action in lay_actions(state))


def test_only_numbers_where_cards_compete_are_asked_for() -> None:
    """A run of nine with one number twice: its first number, then that one."""
    cards = [4 * (number - 1) for number in range(3, 12)]
    state = holding(9, [*cards, 4 * (7 - 1) + 3], [])
    assert [str(action) for action in lay_actions(state)] == ["run 3"]
    RULES.apply(state, lay_actions(state)[0])
    assert [action.args[0] for action in lay_actions(state)] == [24, 27]
    RULES.apply(state, lay_actions(state)[0])
    assert state.laid
