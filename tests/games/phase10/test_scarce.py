"""With hardly any cards to draw: P10 R1 to R4 leave every state sound, to the next round and into it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest

from cvdesk.engine import CHANCE, NOBODY, Rng, Setup
from cvdesk.games.phase10 import PhaseRules, make_rules
from cvdesk.games.phase10.cards import DECK, JOKER, NUMBER
from cvdesk.games.phase10.checks import check_state
from cvdesk.games.phase10.melds import make_meld
from cvdesk.games.phase10.phases import SET
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import EVERYBODY_SAW, MOST_TURNS, STEP_ROLL

TURNS = 6
"""Turns that the first round still has at most, and that are played of the second one."""


def scarce(rules: PhaseRules, players: int, rng: Rng) -> PhaseState:
    """Returns a table with short hands, a short deck and a short pile; all other cards are laid."""
    state = rules.new_state(Setup(players, rules.options))
    bag = rng.shuffled(DECK)
    for player in range(players):
        for _ in range(1 + rng.below(3)):
            state.add(player, bag.pop() + (0 if rng.below(6) else JOKER))
    state.pile = [bag.pop() for _ in range(1 + rng.below(2))]
    state.seen = [0] * (len(state.pile) - 1) + [EVERYBODY_SAW]
    state.deck = sorted(bag.pop() for _ in range(rng.below(4)))
    state.laid = 1 + rng.below((1 << players) - 1)
    owner = (state.laid & -state.laid).bit_length() - 1
    sets: defaultdict[int, list[int]] = defaultdict(list)
    for card in sorted(bag):
        sets[NUMBER[card]].append(card)
    state.melds = [make_meld(owner, SET, cards) for cards in sets.values()]
    state.markers = [1 + rng.below(9) for _ in range(players)]
    state.pawns = rng.shuffled(range(32))[:players]
    state.step, state.turn = STEP_ROLL, rng.below(players)
    state.actor, state.round, state.turns = state.turn, 1, MOST_TURNS - TURNS
    check_state(state)
    return state


@pytest.mark.parametrize("ask_jokers", ["no", "yes"])
@pytest.mark.parametrize("players", range(2, 7))
def test_every_state_is_sound_and_can_be_imagined(
    players: int, ask_jokers: str, sized: Callable[[int, int], int]
) -> None:
    rules = make_rules({"ask_jokers": ask_jokers})
    for seed in range(sized(25, 1_000)):
        rng = Rng.stream(seed, "scarce", players, ask_jokers)
        state = scarce(rules, players, rng)
        number = 0
        while rules.to_move(state) != NOBODY and not (state.round == 2 and state.turns > TURNS):
            if rules.to_move(state) == CHANCE:
                rules.apply(state, rules.sample_chance(state, rng))
            else:
                rules.apply(state, rng.pick(rules.legal_actions(state)))
            check_state(state)
            number += 1
            if number % 10 == 0:
                view = rules.view(state, number % players)
                world = rules.sampler(view).sample(rng)
                check_state(world)
                assert rules.view(world, number % players) == view
