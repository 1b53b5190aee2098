"""P10 5: the end of a round and of the match."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cvdesk.engine import CHANCE, NOBODY, Action, Rng
from cvdesk.games.phase10.cards import DECK, HIDDEN_CARD
from cvdesk.games.phase10.steps import STEP_DEAL, STEP_KEEP, STEP_OVER, STEP_ROLL
from tests.games.phase10.table import Table, code, codes, ring

SET = "set 0: 9p 9g 9y"


def test_5_1_the_round_ends_with_the_last_discard() -> None:
    table = Table("5p", "2p 3p", laid=[0], melds=[SET])
    table.play("discard 5p")
    assert "went-out" in table.told
    assert table.state.step == STEP_KEEP


def test_5_1_the_round_ends_while_laying() -> None:
    table = Table("9p 9g 9y 4p 5r 6r 7g", "2p 3p", markers=[3, 1])
    assert table.lay("9p 9g 9y", "4p 5r 6r 7g")
    assert table.state.markers == [5, 1]
    assert table.state.step == STEP_KEEP


def test_5_1_the_round_ends_while_adding() -> None:
    table = Table("9r", "2p 3p", laid=[0], melds=[SET])
    table.play("hit 0 9r")
    assert table.state.step == STEP_KEEP
    barred = [(event.message.id, event.rule) for event in table.events if event.barrier]
    assert barred == [("phase10-log-went-out", "phase10.5.1")]


def test_5_2_the_finisher_moves_two_others_who_laid_one() -> None:
    """Phase 4 goes to 6; another who laid phase 4 goes to 5; one who did not stays."""
    table = Table("5p", "2p 3p", "4p 6p", markers=[4, 4, 4], laid=[0, 1], melds=[SET, "set 1: 1g 1y"])
    table.play("discard 5p")
    assert table.state.markers == [6, 5, 4]
    assert [event.player for event in table.events if "jumped" in event.message.id] == [0]


def test_5_2_markers_move_in_turn_order_from_the_left_of_the_finisher() -> None:
    melds = ["set 0: 1g 1y", "set 1: 9p 9g", "set 3: 3g 3y"]
    table = Table("2p", "5p", "4p", "6p", turn=1, laid=[0, 1, 3], melds=melds)
    table.play("discard 5p")
    moved = [event.player for event in table.events if event.rule == "phase10.5.2" and event.moves]
    assert moved == [1, 3, 0]


def test_5_2_those_who_laid_throw_off_their_cards() -> None:
    table = Table("5p", "2p 3p", "4p 6p", laid=[0, 1], melds=[SET, "set 1: 1g 1y"])
    table.play("discard 5p")
    assert table.hand(1) == ""
    assert table.mover == 2


def test_5_3_who_did_not_lay_may_keep_up_to_five_cards() -> None:
    table = Table("5p", "2p 3p 4p 6p 7p 8p 10p", laid=[0], melds=[SET])
    table.play("discard 5p")
    assert (table.mover, table.legal[0]) == (1, "done")
    table.play("keep 2p", "keep 3p", "keep 4p", "keep 6p", "keep 8p")
    assert table.hand(1) == "2p 3p 4p 6p 8p"
    assert table.state.step == STEP_DEAL, "the fifth is the last, whatever is left"


def test_5_3_fewer_may_be_kept_or_none() -> None:
    for kept in ("", "3p", "2p 3p"):
        table = Table("5p", "2p 3p 4p", laid=[0], melds=[SET])
        table.play("discard 5p", *(f"keep {each}" for each in kept.split()), "done")
        assert table.hand(1) == kept


def test_5_3_cards_are_chosen_ascending_so_that_each_set_is_reached_once() -> None:
    table = Table("5p", "2p 3p 3p 4p", laid=[0], melds=[SET])
    table.play("discard 5p", "keep 3p")
    assert table.legal == ["done", "keep 3p", "keep 4p"]


def test_5_3_a_kept_joker_stays_a_joker() -> None:
    table = Table("5p", "2p 3p J8y", laid=[0], melds=[SET])
    table.play("discard 5p", "keep J8y")
    assert table.hand(1) == "J8y"
    assert table.state.step == STEP_DEAL, "nothing comes after the last card"


def test_5_3_nobody_sees_which_cards_are_kept_but_jokers() -> None:
    looks = []
    for choice in ("2p", "3p"):
        table = Table("5p", "2p 3p 4p J8y", laid=[0], melds=[SET])
        table.play("discard 5p", f"keep {choice}", "keep J8y")
        looks.append((table.view(0), table.heard(0)))
    assert looks[0] == looks[1]
    assert looks[0][1][-3:] == ["kept-hidden", "kept", "kept-some"]


def test_5_3_while_cards_are_chosen_others_see_their_number() -> None:
    table = Table("5p", "2p 3p 4p J8y", laid=[0], melds=[SET])
    table.play("discard 5p", "keep 2p")
    assert table.view(0).picked == (HIDDEN_CARD,)
    assert table.view(1).picked == (code("2p"),)
    assert table.view(1).hand == tuple(codes("3p 4p J8y"))


def test_5_4_all_other_cards_are_dealt_until_everybody_has_ten() -> None:
    table = Table("5p", "2p 3p 4p", "6p 7p", laid=[0], melds=[SET])
    table.state.pawns = [4, 9, 11]
    table.play("discard 5p", "keep 2p", "keep 4p", "keep 6p", "done")
    state = table.state
    assert (len(state.deck), state.pile, state.melds, state.laid) == (93, [], [], 0)
    table.chance(table.rules.sample_chance(state, Rng(3)))
    assert [state.size(player) for player in range(3)] == [10, 10, 10]
    assert len(state.pile) == 5
    assert table.public().pile[:4] == (HIDDEN_CARD,) * 4
    assert state.pawns == [4, 9, 11], "pawns stay where they are"
    assert state.round == 2


def test_5_4_a_deal_has_sorted_hands_and_only_cards_that_are_there() -> None:
    table = Table("5p", "2p", laid=[0], melds=[SET])
    table.play("discard 5p", "keep 2p")
    deal = table.rules.sample_chance(table.state, Rng(1))
    assert len(deal.args) == 10 + 9 + 5
    assert all(low <= high for low, high in pairwise(deal.args[:10]))
    for wrong in (deal.args[1:], (*deal.args[1::-1], *deal.args[2:]), (code("2p"),) * 2 + deal.args[2:]):
        assert not table.rules.can_happen(table.state, Action("deal", wrong))


def test_1_3_the_next_round_begins_left_of_the_finisher() -> None:
    table = Table("2p", "5p", "4p", turn=1, laid=[1], melds=["set 1: 9p 9g 9y"])
    table.play("discard 5p", "done", "done")
    table.chance(table.rules.sample_chance(table.state, Rng(1)))
    assert (table.state.turn, table.state.step) == (2, STEP_ROLL)


def test_5_3_keepers_choose_in_turn_order_from_the_left_of_the_finisher() -> None:
    table = Table("2p", "5p", "4p", "6p", turn=1, laid=[1], melds=["set 1: 9p 9g 9y"])
    table.play("discard 5p")
    order = []
    while table.state.step == STEP_KEEP:
        order.append(table.mover)
        table.play("done")
    assert order == [2, 3, 0]


# ---- 5.5 the end of the match


@pytest.mark.parametrize("phase", [9, 10])
def test_5_5_from_phase_9_and_from_phase_10_the_finisher_reaches_the_laurel(phase: int) -> None:
    table = Table("5p", "2p", markers=[phase, 1], laid=[0], melds=[SET])
    table.play("discard 5p")
    assert table.state.markers == [11, 1]
    assert (table.mover, table.state.step) == (NOBODY, STEP_OVER)
    assert table.rules.rewards(table.state) == (1.0, 0.0)
    assert table.rules.standings(table.state).verdict.id == "phase10-verdict-wins"


def test_5_5_the_match_ends_at_once_so_that_there_is_no_tie() -> None:
    """The finisher on phase 3 goes to 5; two others laid phase 10: the first of them to the left wins."""
    melds = ["set 0: 1g 1y", "set 1: 9p 9g", "set 2: 3g 3y"]
    table = Table("2p", "5p", "4p", markers=[10, 3, 10], turn=1, laid=[0, 1, 2], melds=melds)
    table.play("discard 5p")
    assert table.state.markers == [10, 5, 11]
    assert table.rules.standings(table.state).ranks == (2, 3, 1)
    assert table.rules.rewards(table.state) == (0.5, 0.0, 1.0)


def test_5_5_the_finisher_comes_before_all_others() -> None:
    table = Table("5p", "2p", markers=[9, 10], laid=[0, 1], melds=[SET, "set 1: 1g 1y"])
    table.play("discard 5p")
    assert table.state.markers == [11, 10]


def test_standings_go_by_the_markers() -> None:
    table = Table("5p", "2p", "3p", markers=[4, 7, 7])
    standings = table.rules.standings(table.state)
    assert (standings.scores, standings.ranks) == ((3, 6, 6), (3, 1, 1))
    assert standings.verdict.id == "phase10-verdict-level"


# ---- rulings


def test_R1_with_an_empty_deck_the_pile_without_its_top_card_is_shuffled() -> None:
    table = Table("1p 2p", "3p", pile="5r 6g 7y", deck="1p", step=STEP_ROLL)
    table.state.deck, table.state.pile = [], sorted(table.state.deck) + table.state.pile
    table.state.seen = [0, *table.state.seen]
    hidden = len(table.state.pile) - 1
    table.dice(4, 6)
    table.play("move 4", "deck")
    assert table.mover == CHANCE
    assert len(table.state.deck) == hidden
    assert table.pile == "7y"
    assert "reshuffled" in table.told


def test_R1_a_pile_of_two_gives_one_card_to_the_new_deck() -> None:
    table = everything_in_hands("1p 2p", "3p", pile="5r 6g", step=STEP_ROLL)
    table.dice(4, 6)
    table.play("move 4")
    assert table.legal == ["deck", "pile"]
    table.play("deck")
    assert (table.state.deck, table.pile) == (codes("5r"), "6g")


def test_R1_the_top_of_the_pile_is_never_shuffled() -> None:
    """Of the two draws the first takes the last card there is, and the second is skipped."""
    table = everything_in_hands("1p 2p", "3p", pile="6g", step=STEP_ROLL)
    table.dice(1, 6)
    table.play("move 1")
    assert table.legal == ["pile"]
    table.play("pile")
    assert (table.hand(0), table.told[-1]) == ("1p 2p 6g", "no-card")
    assert {each.split()[0] for each in table.legal} == {"discard"}


def test_R1_when_everybody_draws_those_for_whom_nothing_is_left_get_nothing() -> None:
    table = everything_in_hands("1p", "3p", pile="6g 7g", step=STEP_ROLL, board=ring("everybody"))
    table.dice(1, 6)
    table.play("move 1")
    table.draw("6g")
    assert [event.player for event in table.events if event.message.id == "phase10-log-no-card"] == [1, 2]
    assert (table.hand(0), table.hand(1), table.mover) == ("1p 6g", "3p", 0)


def test_R1_cards_put_away_in_an_exchange_come_back_when_the_deck_is_empty() -> None:
    table = everything_in_hands("1p 2p", "3p", pile="6g", step=STEP_ROLL, board=ring("exchange 4"))
    table.dice(1, 6)
    table.play("move 1", "exchange 1p", "exchange 2p")
    assert (table.state.deck, table.pile) == (codes("1p 6g"), "2p")
    table.draw("1p", "6g")
    assert (table.hand(0), table.told[-1]) == ("1p 6g", "no-card"), "the third draw is skipped"


def everything_in_hands(*hands: str, pile: str = "", **more: object) -> Table:
    """Returns a table without a deck, and with nothing else in the pile: one more player holds the rest."""
    table = Table(*hands, "12y", pile=pile, **more)
    state = table.state
    for card in state.deck:
        state.add(len(hands), card)
    state.deck = []
    return table


def test_R1_with_nothing_to_shuffle_the_draw_is_skipped() -> None:
    table = everything_in_hands("1p 2p", "3p", step=STEP_ROLL)
    table.dice(4, 6)
    table.play("move 4")
    assert "no-card" in table.told
    assert table.legal == ["discard 1p", "discard 2p"]


def test_R1_who_has_no_card_after_the_action_ends_the_round() -> None:
    """The giver gets no card for the one that is asked for, and has laid: two phases on."""
    table = everything_in_hands("1p", "7g", laid=[1], melds=["set 1: 9p 9g 9y"], step=STEP_ROLL)
    table.dice(2, 6)
    table.play("move 2", "ask 7 0", "give 7g")
    assert table.state.markers == [1, 3, 1]
    assert table.state.first == 2
    assert [event.rule for event in table.events if event.message.id == "phase10-log-went-out"] == [
        "phase10.R1"
    ]


def test_R1_who_runs_out_that_way_without_having_laid_ends_it_but_does_not_move() -> None:
    table = everything_in_hands("1p", "7g", laid=[0], melds=["set 0: 9p 9g 9y"], step=STEP_ROLL)
    table.dice(2, 6)
    table.play("move 2", "ask 7 0", "give 7g")
    assert table.state.markers == [2, 1, 1]
    assert table.state.first == 2


def test_R4_a_round_of_200_turns_ends_without_a_finisher() -> None:
    table = Table("5p 6p", "2p 3p", "4p 7p", markers=[3, 3, 3], laid=[0, 2], melds=[SET, "set 2: 1g 1y"])
    table.state.turns = 200
    table.play("discard 5p")
    assert "too-long" in table.told
    assert table.state.markers == [4, 3, 4], "nobody moves two, players who laid move one"
    assert table.state.first == 1, "the last player takes the finisher's place"
    moved = [event.player for event in table.events if event.message.id == "phase10-log-advanced"]
    assert moved == [2, 0]


def test_R3_jokers_that_are_shuffled_in_are_normal_cards_again() -> None:
    melds = ["set 0: 9p J9g", "run 0: 3r J1p 5r"]
    table = Table("5p", "2p J8y", "3p J4g", laid=[0, 1], melds=melds)
    table.play("discard 5p", "done")
    assert table.state.jokers == [(), (), ()]
    assert table.state.deck == list(DECK)


def test_R4_turns_are_counted_anew_in_each_round() -> None:
    table = Table("5p", "2p", laid=[0], melds=[SET])
    table.state.turns = 150
    table.play("discard 5p", "done")
    table.chance(table.rules.sample_chance(table.state, Rng(1)))
    assert table.state.turns == 1


def test_R4_the_last_turn_counts_extra_ones_too() -> None:
    table = Table("5p 6p", "2p 3p")
    table.state.turns, table.state.again = 199, 1
    table.play("discard 5p")
    assert (table.state.turns, table.state.turn) == (200, 0)
