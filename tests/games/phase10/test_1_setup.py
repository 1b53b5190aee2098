"""P10 1: set-up and rounds."""

from __future__ import annotations

from collections import Counter

import pytest

from cvdesk.engine import CHANCE, BadOption, Match, Rng, Seat, Setup
from cvdesk.games.phase10 import make_rules
from cvdesk.games.phase10.board import STAR
from cvdesk.games.phase10.cards import DECK, HIDDEN_CARD
from cvdesk.games.phase10.steps import STEP_DEAL, STEP_FIRST, STEP_ROLL


def started(players: int, **options: str) -> Match:
    seats = [Seat("human", f"Person {seat}", seat) for seat in range(1, players + 1)]
    return Match.new(make_rules(options), seats, 7)


def test_96_cards_each_number_twice_in_four_colours() -> None:
    assert len(DECK) == 96
    assert set(Counter(DECK).values()) == {2}


@pytest.mark.parametrize("players", range(2, 7))
def test_1_1_pawns_start_on_the_big_star_space_and_markers_on_phase_1(players: int) -> None:
    rules = make_rules({})
    state = started(players).state
    assert rules.board.ring[0].kind == STAR
    assert state.pawns == [0] * players
    assert state.markers == [1] * players


@pytest.mark.parametrize("players", range(2, 7))
def test_1_2_ten_cards_each_five_open_the_pile_and_the_rest_is_the_deck(players: int) -> None:
    match = started(players)
    state = match.state
    assert [state.size(player) for player in range(players)] == [10] * players
    assert len(state.pile) == 5
    assert len(state.deck) == 96 - 5 - 10 * players
    for viewer in (*range(players), None):
        view = match.rules.view(state, viewer)
        assert view.pile == (HIDDEN_CARD,) * 4 + (state.pile[-1],)


@pytest.mark.parametrize("seat", ["1", "2", "3"])
def test_1_3_a_chosen_seat_begins_the_first_round(seat: str) -> None:
    state = started(3, first=seat).state
    assert state.turn == state.actor == int(seat) - 1
    assert state.step == STEP_ROLL


def test_1_3_without_a_choice_anybody_may_begin() -> None:
    rules = make_rules({})
    state = rules.new_state(Setup(6, rules.options))
    assert (state.step, rules.to_move(state)) == (STEP_FIRST, CHANCE)
    begun = set()
    for seed in range(60):
        twin = state.copy()
        rules.apply(twin, rules.sample_chance(twin, Rng(seed)))
        assert twin.step == STEP_DEAL
        begun.add(twin.turn)
    assert begun == set(range(6))


def test_1_3_a_seat_that_nobody_has_cannot_begin() -> None:
    with pytest.raises(BadOption):
        started(2, first="3")
