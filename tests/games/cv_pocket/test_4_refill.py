"""Pocket 4: refilling the columns."""

from __future__ import annotations

import pytest

from cvdesk.engine import CHANCE, Rng, Setup
from cvdesk.games.cv_pocket import make_rules
from cvdesk.games.cv_pocket.actions import FIRST
from cvdesk.games.cv_pocket.columns import places
from tests.games.cv_pocket.table import Table

FIVE = ("savings housewife", "hipster children", "studies")


def left_with_four(players: int) -> Table:
    """A table on which a player has just taken the fifth card of the last five."""
    table = Table(FIVE, [""] * players)
    table.take("studies")
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_1_with_four_cards_left_a_turn_begins_with_a_refill(players: int) -> None:
    table = left_with_four(players)
    assert (table.mover, table.state.turn) == (CHANCE, 1)
    table.refill()
    assert table.mover == 1


@pytest.mark.parametrize("players", [3, 4])
def test_4_1_each_column_is_filled_to_five_from_the_top(players: int) -> None:
    table = left_with_four(players)
    laid = table.refill()
    assert table.heights == [5, 5, 5]
    assert table.columns[0].startswith("savings housewife")
    assert table.columns[1].startswith("hipster children")
    assert len(laid) == 11
    assert [event.rule for event in table.events] == ["cv_pocket.2.1", "cv_pocket.4.1"]


def test_4_1_five_cards_are_enough() -> None:
    table = Table(("savings housewife", "hipster children", "studies soulmate"), ["", ""])
    table.take("studies")
    assert table.heights == [2, 2, 1]
    assert table.mover == 1


def test_4_1_a_pass_leaves_the_table_as_it_is() -> None:
    table = Table(FIVE, ["", "", ""])
    table.pass_turn()
    assert table.mover == 1
    table.take("savings")
    assert table.mover == CHANCE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_1_with_an_empty_deck_there_is_no_refill(players: int) -> None:
    table = Table(FIVE, [""] * players, empty_deck=True)
    table.take("studies")
    assert table.mover == 1
    table.take("savings")
    assert table.mover == 2 % players


PLANES = ("savings housewife", "hipster children", "studies fat_cat")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_2_when_all_have_planes_and_no_column_has_a_third_card(players: int) -> None:
    tops = ["frequent_flyer", "soulmate jackpot", "startup", "wedding"][:players]
    table = Table(PLANES, tops, turn=1)
    assert (table.mover, table.state.turn) == (CHANCE, 1)
    table.refill()
    assert table.events[0].rule == ("cv_pocket.4.3" if players == 2 else "cv_pocket.4.2")
    assert [detail.id for detail in table.events[0].details] == ["pocket-log-refill-planes"]
    assert table.mover == 1
    assert len(table.legal) == 4


def test_4_2_it_happens_as_soon_as_the_last_player_has_a_plane() -> None:
    table = Table(
        ("savings housewife", "hipster children", "studies fat_cat"), ["jackpot", "soulmate"], turn=1
    )
    assert table.mover == 1
    table.take("studies")
    assert (table.mover, table.state.turn, table.heights) == (CHANCE, 0, [2, 2, 1])
    table.refill()
    assert [detail.id for detail in table.events[-1].details] == ["pocket-log-refill-planes"]


def test_4_2_a_third_card_anywhere_is_enough() -> None:
    table = Table(("savings housewife bookworm", "hipster children", "studies"), ["jackpot", "wedding"])
    assert table.mover == 0
    assert table.reachable == {"bookworm"}


def test_4_2_one_player_without_a_plane_is_enough() -> None:
    assert Table(PLANES, ["jackpot", "wedding soulmate"]).mover == 0
    assert Table(PLANES, ["jackpot", "wedding", "business_lunch"]).mover == 0


def test_4_2_a_vacation_by_plane_is_a_plane() -> None:
    assert Table(PLANES, ["jackpot", "wedding", "vacation_plane"]).mover == CHANCE


def test_4_1_and_4_2_at_once_are_one_refill() -> None:
    table = Table(("savings housewife", "hipster children", ""), ["jackpot", "wedding", "studies"])
    assert table.mover == CHANCE
    table.refill()
    assert table.state.refills == 1
    assert table.heights == [5, 5, 5]
    assert (table.mover, len(table.events)) == (0, 1)


@pytest.mark.parametrize(("players", "most"), [(2, 1), (3, 2), (4, 3)])
def test_4_3_there_are_at_most_so_many_refills(players: int, most: int) -> None:
    assert Table(cvs=[""] * players).view(0).most_refills == most
    rules = make_rules({})
    for seed in range(30):
        rng = Rng(seed)
        state = rules.new_state(Setup(players, rules.options))
        rules.apply(state, rules.sample_chance(state, rng))
        rules.apply(state, FIRST[0])
        refills = 0
        while rules.to_move(state) >= CHANCE:
            if rules.to_move(state) == CHANCE:
                rules.apply(state, rules.sample_chance(state, rng))
                refills += 1
            else:
                actions = rules.legal_actions(state)
                rules.apply(state, actions[-1 if len(actions) > 1 else 0])
        assert refills == state.refills == most


@pytest.mark.parametrize(
    ("players", "refills", "gone", "heights"),
    [(2, 0, 0, [6, 5, 5]), (3, 1, 11, [6, 6, 5]), (4, 2, 22, [6, 6, 6])],
)
def test_4_3_the_last_refill_deals_all_remaining_cards(
    players: int, refills: int, gone: int, heights: list[int]
) -> None:
    """Refills at 4 cards left: columns of 6, 5, 5, of 6, 6, 5 and of 6, 6, 6."""
    table = Table(FIVE, [""] * players, refills=refills)
    state = table.state
    # the first fifteen cards but these five are in CVs, and so are those of earlier refills
    taken = state.deck[: 15 - 5 + gone]
    state.deck = state.deck[15 - 5 + gone :]
    state.cvs[1] = taken
    table.take("studies")
    assert table.mover == CHANCE
    everything = set(state.deck)
    assert set(table.refill()) == everything
    assert (table.heights, state.deck) == (heights, ())
    assert table.events[-1].rule == "cv_pocket.4.3"
    assert table.told[-1] == "last-refill"


def test_4_3_row_by_row_from_the_lowest_gap_left_to_right() -> None:
    table = Table(("savings", "hipster children bookworm", ""), ["", ""])
    assert table.mover == CHANCE
    assert places(table.state)[:9] == [2, 0, 2, 0, 2, 0, 1, 2, 0]
    laid = table.refill()
    assert [len(column) for column in table.state.columns] == [9, 9, 9]
    assert table.state.columns[2][0] == laid[0]
    assert table.state.columns[0][1] == laid[1]
    moves = [(move.piece.id, move.source.zone, move.to) for move in table.events[0].moves]
    assert moves[:3] == [
        (laid[0], "deck", ("spot", 21)),
        (laid[1], "deck", ("spot", 2)),
        (laid[2], "deck", ("spot", 22)),
    ]


def test_4_4_relocation_on_top_is_no_plane() -> None:
    table = Table(PLANES, ["jackpot", "wedding relocation"])
    assert table.mover == 0


def test_4_4_an_empty_cv_is_no_plane() -> None:
    table = Table(PLANES, ["jackpot", ""])
    assert table.mover == 0


def test_4_4_then_passing_is_forced_and_the_match_can_end_with_refills_due() -> None:
    table = Table(PLANES, ["jackpot", ""])
    assert table.legal == ["pass"]
    table.pass_turn(2)
    assert table.told[-1] == "ended"
    assert table.state.refills == 0
