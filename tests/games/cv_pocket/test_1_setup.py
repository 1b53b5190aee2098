"""Pocket 1: the set-up."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from cvdesk.engine import CHANCE, BadOption, Match, Rng, Seat, Setup
from cvdesk.games.cv_pocket import make_rules
from cvdesk.games.cv_pocket.actions import FIRST
from cvdesk.games.cv_pocket.state import STEP_FIRST, STEP_TURN


@pytest.mark.parametrize(("players", "count", "icons"), [(2, 27, {0}), (3, 39, {0, 3}), (4, 51, {0, 3, 4})])
def test_1_1_cards_with_a_player_icon_are_for_so_many_players_and_more(
    players: int, count: int, icons: set[int]
) -> None:
    rules = make_rules({})
    state = rules.new_state(Setup(players, rules.options))
    assert len(state.deck) == count
    assert {rules.deck.cards[card].players for card in state.deck} == icons
    assert Counter(card.players for card in rules.deck.cards) == {0: 27, 3: 12, 4: 12}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_2_fifteen_cards_are_dealt_in_three_columns_of_five(players: int) -> None:
    rules = make_rules({})
    state = rules.new_state(Setup(players, rules.options))
    deck = set(state.deck)
    deal = rules.sample_chance(state, Rng(4))
    assert rules.to_move(state) == CHANCE
    rules.apply(state, deal)
    assert [len(column) for column in state.columns] == [5, 5, 5]
    assert [card for row in zip(*state.columns, strict=True) for card in row] == list(deal.args)
    assert set(state.deck) == deck - set(deal.args)


def test_1_2_every_card_is_as_likely_to_lie_at_the_bottom() -> None:
    rules = make_rules({})
    state = rules.new_state(Setup(2, rules.options))
    rng = Rng(1)
    bottom = Counter(rules.sample_chance(state, rng).args[0] for _ in range(2_700))
    assert set(bottom) == set(state.deck)
    assert all(50 < count < 160 for count in bottom.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_3_who_starts_is_drawn_at_random(players: int) -> None:
    rules = make_rules({})
    state = rules.new_state(Setup(players, rules.options))
    rules.apply(state, rules.sample_chance(state, Rng(1)))
    assert state.step == STEP_FIRST
    each = Fraction(1, players)
    assert rules.chance_outcomes(state) == [(FIRST[player], each) for player in range(players)]
    rules.apply(state, FIRST[players - 1])
    assert (state.step, state.first, rules.to_move(state)) == (STEP_TURN, players - 1, players - 1)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_1_3_the_option_names_the_first_seat(seat: int) -> None:
    seats = [Seat("human", name, colour) for colour, name in enumerate(("Ann", "Bob", "Cleo"), 1)]
    match = Match.new(make_rules({"first": str(seat)}), seats, 7)
    assert match.mover == seat - 1
    assert [action.kind for _, action in match.record.actions] == ["deal"]


def test_1_3_the_first_seat_must_be_taken() -> None:
    seats = [Seat("human", name, colour) for colour, name in enumerate(("Ann", "Bob"), 1)]
    with pytest.raises(BadOption):
        Match.new(make_rules({"first": "3"}), seats, 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_3_then_play_goes_round_clockwise(players: int) -> None:
    seats = [Seat("human", f"P{player}", player + 1) for player in range(players)]
    match = Match.new(make_rules({"first": "2"}), seats, 1)
    movers = []
    for _ in range(2 * players):
        movers.append(match.mover)
        match.play(match.rules.legal_actions(match.state)[-1])
    assert movers == [(1 + turn) % players for turn in range(2 * players)]
