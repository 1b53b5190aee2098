"""Life 5: the Wurminator."""

from __future__ import annotations

import pytest

from cvdesk.engine import NOBODY, Move, Target
from tests.games.thats_life.table import NAME, TILE, Table

PATH = "+1 -1 +2 -2 +3 -3 +4 -4"
START_PAWNS = ["S S S", "S S S"]


def wurm(table: Table) -> str:
    return NAME[table.state.wurm]


# ---- 5.1 when it moves


def test_5_1_it_starts_on_the_start() -> None:
    table = Table(PATH, START_PAWNS, wurminator="on")
    assert wurm(table) == "S"


def test_5_1_without_the_variant_there_is_none() -> None:
    table = Table(PATH, START_PAWNS, roll=1)
    assert table.view().wurm is None
    assert table.legal == ["pawn 0"]


@pytest.mark.parametrize("face", [1, 2])
def test_5_1_on_a_one_or_two_it_may_move_before_the_own_move(face: int) -> None:
    table = Table(PATH, ["S S S", "S S S"], wurm="S", roll=face)
    assert table.legal == ["pawn 0", "wurm"]
    table.play("wurm")
    assert wurm(table) == ["+1", "-1"][face - 1]
    assert table.legal == ["pawn 0"], "once a turn"
    table.play("pawn 0")
    assert table.mover == 1
    assert table.legal == ["roll"]


def test_5_1_or_after_it_or_not_at_all() -> None:
    table = Table(PATH, ["S S S", "S S S"], wurm="S", roll=2)
    table.play("pawn 0")
    assert table.mover == 0
    assert table.legal == ["leave", "wurm"]
    twin = Table(PATH, ["S S S", "S S S"], wurm="S", roll=2)
    twin.play("pawn 0")
    table.play("wurm")
    twin.play("leave")
    assert (wurm(table), wurm(twin)) == ("-1", "S")
    assert table.mover == twin.mover == 1


@pytest.mark.parametrize("face", [3, 4, 5, 6])
def test_5_1_other_rolls_do_not_move_it(face: int) -> None:
    table = Table(PATH, ["+1 +1 +1", "+1 +1 +1"], wurm="S", roll=face)
    assert table.legal == ["pawn 0"]
    table.play("pawn 0")
    assert table.mover == 1


def test_5_1_behind_all_pawns_it_must_move_still_before_or_after() -> None:
    table = Table(PATH, ["+1 +2 F", "+1 +3 F"], wurm="S", roll=1)
    assert table.view().must_wurm
    assert table.legal == ["pawn 0", "pawn 1", "wurm"]
    table.play("pawn 0")
    assert table.legal == ["wurm"]


def test_5_1_must_is_told_with_the_roll() -> None:
    table = Table(PATH, ["+1 +2 F", "+1 +3 F"], wurm="S", roll=1)
    assert [detail.id for detail in table.events[-1].details] == ["life-log-wurm-must"]
    table = Table(PATH, START_PAWNS, wurm="S", roll=1)
    assert [detail.id for detail in table.events[-1].details] == ["life-log-wurm-may"]
    table = Table(PATH, START_PAWNS, wurm="S", roll=3)
    assert table.events[-1].details == ()


def test_5_1_a_pawn_on_its_own_tile_is_not_further_on() -> None:
    table = Table(PATH, ["+1 +2 F", "+2 +3 F"], wurm="+1", roll=1)
    assert not table.view().must_wurm
    assert table.view().may_wurm


def test_5_1_pawns_at_home_are_further_on() -> None:
    table = Table(PATH, ["F F -4", "F F F"], wurm="+4", roll=2)
    assert table.view().must_wurm


def test_5_1_guards_behind_it_do_not_matter() -> None:
    table = Table(PATH, ["+2 +2 +2", "+2 +2 +2"], guards="+1 +1", wurm="-1", roll=2)
    assert table.view().must_wurm


def test_5_1_must_is_decided_when_the_die_is_rolled() -> None:
    """Ruling: the own move cannot create or lift the duty."""
    table = Table(PATH, ["S +2 +2", "+2 +2 +2"], wurm="S", roll=1)
    assert not table.view().must_wurm
    table.play("pawn 0")
    assert table.legal == ["leave", "wurm"], "now all pawns are further on, but it may stay"
    other = Table(PATH, ["+1 +2 +2", "+2 +2 +2"], guards="+1", wurm="S", roll=1)
    other.play("guard 0")
    assert other.legal == ["wurm"]


# ---- 5.2 whom it hits


def test_5_2_each_owner_takes_the_lowest_free_minus_tile_per_pawn() -> None:
    table = Table(PATH, ["+2 S S", "+2 +2 S"], wurm="-1", roll=1)
    table.play("wurm")
    assert table.taken == ["-1", "-2 -3"]
    assert table.path == "+1 +2 +3 +4 -4"


def test_5_2_in_turn_order_from_the_roller_one_owners_tiles_in_a_row() -> None:
    pawns = ["+2 +2", "+2 S", "+2 +2", "S S"]
    table = Table("+2 -1 -2 -3 -4 -5", pawns, wurm="S", turn=1, roll=1)
    table.play("wurm")
    assert table.taken == ["-4 -5", "-1", "-2 -3", ""]
    assert [event.player for event in table.events if event.rule == "thats_life.5.2"] == [1, 2, 2, 0, 0]


def test_5_2_the_roller_is_hit_like_anybody() -> None:
    table = Table(PATH, ["+2 S S", "S S S"], wurm="+1", roll=2)
    table.play("wurm")
    assert table.taken == ["-1", ""]


def test_5_2_minus_tiles_with_a_pawn_a_guard_or_the_wurminator_are_not_free() -> None:
    table = Table("-1 -2 -3 -4 -5", ["-1 -3 S", "S S S"], guards="-2", wurm="S", roll=1)
    table.play("wurm")
    assert wurm(table) == "-1"
    assert table.taken == ["-4", ""]


def test_5_2_the_tile_that_it_has_just_left_is_free() -> None:
    table = Table("-1 +2 -3", ["+2 S S", "S S S"], wurm="-1", roll=1)
    table.play("wurm")
    assert table.taken == ["-1", ""]


def test_5_2_of_equal_tiles_the_one_nearest_the_start_is_taken() -> None:
    table = Table("-1b +2 -1", ["+2 S S", "S S S"], wurm="S", roll=2)
    table.play("wurm")
    assert table.taken == ["-1b", ""]
    assert table.path == "+2 -1"


def test_5_2_option_lowest_minus_largest_turns_the_order_round() -> None:
    table = Table("-1 +2 -10 -9", ["+2 +2 S", "S S S"], wurm="S", roll=2, lowest_minus="largest")
    table.play("wurm")
    assert table.taken == ["-10 -9", ""]


def test_5_2_nobody_there_nobody_hit() -> None:
    table = Table(PATH, START_PAWNS, guards="+1", wurm="S", roll=1)
    table.play("wurm")
    assert table.taken == ["", ""]
    assert table.told[-1] == "wurm-moved"


def test_5_2_the_own_move_first_can_take_a_pawn_away_from_under_it() -> None:
    table = Table(PATH, ["+1 S S", "S S S"], guards="+1", wurm="S", roll=1)
    table.play("pawn 0")
    table.play("wurm")
    assert wurm(table) == "+1"
    assert table.taken == ["", ""]


def test_5_2_the_own_move_first_can_close_the_gap_to_a_pawn() -> None:
    table = Table(PATH, ["+1 S S", "S S S"], wurm="S", roll=1)
    table.play("pawn 0")
    table.play("wurm")
    assert wurm(table) == "-1", "the +1 was taken, so the next tile is one step nearer"
    assert table.taken == ["+1 -2", ""]


# ---- 5.3 nothing left to take


def test_5_3_with_no_free_minus_tile_the_owner_puts_the_lowest_back_before_the_finish() -> None:
    table = Table("+1 +2 +3", ["+2 S S", "S S S"], wurm="+1", taken=["-5 -2 +4", "-1"], roll=1)
    table.play("wurm")
    assert table.taken == ["-5 +4", "-1"]
    assert table.path == "+1 +2 +3 -2"
    assert table.events[-1].rule == "thats_life.5.3"


def test_5_3_without_a_minus_tile_nothing_happens() -> None:
    table = Table("+1 +2 +3", ["+2 S S", "S S S"], wurm="+1", taken=["+4 L1", "-1"], roll=1)
    table.play("wurm")
    assert table.taken == ["+4 L1", "-1"]
    assert table.path == "+1 +2 +3"
    assert table.told[-1] == "spared"


def test_5_3_a_tile_put_back_may_be_the_next_one_taken() -> None:
    """Example: no free minus tile; A puts the own -1 back before the finish, B takes that -1."""
    table = Table("+1 +2 -3", ["+2 S S", "+2 S S"], guards="-3", wurm="+1", taken=["-1 -6", "-4"], roll=1)
    table.play("wurm")
    assert table.taken == ["-6", "-4 -1"]
    assert table.path == "+1 +2 -3"
    assert table.told[-2:] == ["put-back", "hit"]


def test_5_3_one_owner_with_two_pawns_puts_a_tile_back_and_takes_it_again() -> None:
    table = Table("+1 +2", ["+2 +2 S", "S S S"], wurm="+1", taken=["-1 -6", ""], roll=1)
    table.play("wurm")
    assert table.taken == ["-6 -1", ""]
    assert table.path == "+1 +2"


def test_5_3_the_last_free_tile_goes_first_then_tiles_come_back() -> None:
    table = Table("+1 +2 -7", ["+2 +2 S", "+2 S S"], wurm="+1", taken=["-1", ""], roll=1)
    table.play("wurm")
    assert table.taken == ["-7", "-1"]
    assert table.told[-3:] == ["hit", "put-back", "hit"]


def test_5_3_option_lowest_minus_counts_here_too() -> None:
    table = Table(
        "+1 +2", ["+2 S S", "S S S"], wurm="+1", taken=["-1 -6", ""], roll=1, lowest_minus="largest"
    )
    table.play("wurm")
    assert table.taken == ["-1", ""]
    assert table.path == "+1 +2 -6"


def test_5_3_a_tile_put_back_is_walked_on_like_any_other() -> None:
    table = Table("+1 +2", ["+2 S S", "S S S"], wurm="+1", taken=["-6", ""], roll=1)
    table.play("wurm")
    table.play("pawn 0")
    assert table.tile_of(0) == "-6"
    assert table.path == "+1 +2 -6", "the Wurminator holds the +2"


# ---- 5.4 what it does not do


def test_5_4_it_never_takes_a_tile() -> None:
    table = Table(PATH, START_PAWNS, wurm="+1", roll=1)
    table.play("wurm")
    assert table.path == PATH


def test_5_4_moving_onto_its_tile_does_nothing() -> None:
    table = Table(PATH, ["S S S", "S S S"], guards="+1", wurm="+2", roll=3)
    table.play("pawn 0")
    assert table.tile_of(0) == "+2"
    assert table.taken == ["", ""]
    assert table.told == ["rolled", "pawn-moved"]


def test_5_4_pawns_on_the_finish_are_safe() -> None:
    table = Table(PATH, ["F F S", "F F S"], wurm="-4", roll=1)
    table.play("wurm")
    assert table.taken == ["", ""]


def test_5_4_pawns_on_the_start_are_safe() -> None:
    table = Table(PATH, START_PAWNS, wurm="-4", roll=2)
    table.play("wurm")
    assert wurm(table) == "S"
    assert table.taken == ["", ""]


def test_3_1_5_4_a_pawn_that_leaves_the_wurminator_takes_nothing_and_the_tile_stays_for_good() -> None:
    """Example: shared with the Wurminator nothing is taken; when it leaves too, the tile stays."""
    table = Table(PATH, ["+2 S S", "S S S"], wurm="+2", roll=3)
    table.play("pawn 0")
    assert table.taken == ["", ""]
    table.roll(1)
    table.play("wurm")
    assert table.path == PATH
    assert table.state.count[TILE["+2"]] == 0


# ---- 5.5 the finish


@pytest.mark.parametrize("face", [1, 2])
def test_5_5_reaching_the_finish_it_goes_back_to_the_start_at_once(face: int) -> None:
    table = Table(PATH, ["+1 S S", "S S S"], wurm="-4", roll=face)
    table.play("wurm")
    assert wurm(table) == "S"
    assert table.told[-2:] == ["wurm-moved", "wurm-returned"]
    away, back = table.events[-2:]
    piece, finish, start = Target("wurm", 0), Target("space", TILE["F"]), Target("space", TILE["S"])
    assert away.moves == (Move(piece, Target("space", TILE["-4"]), finish),)
    assert back.moves == (Move(piece, finish, start),)
    assert back.rule == "thats_life.5.5"


def test_5_5_from_the_start_it_must_move_again_when_all_pawns_are_further_on() -> None:
    table = Table(PATH, ["+1 +2 F", "+1 +2 F"], wurm="-4", roll=1)
    table.play("wurm")
    table.play("pawn 0")
    table.roll(2)
    assert table.view().must_wurm


# ---- 5.6 guards


def test_5_6_guards_may_move_while_it_stands_on_their_tile() -> None:
    table = Table(PATH, START_PAWNS, guards="+1 +2", wurm="+2", roll=3)
    assert table.legal == ["guard 1", "pawn 0"]
    table.play("guard 1")
    assert table.events[-1].rule == "thats_life.5.6"


def test_5_6_moving_it_first_can_free_a_guard() -> None:
    table = Table(PATH, START_PAWNS, guards="+1", wurm="S", roll=1)
    assert table.legal == ["pawn 0", "wurm"]
    table.play("wurm")
    assert table.legal == ["guard 0", "pawn 0"]


# ---- the end


def test_4_1_5_1_the_match_ends_before_a_wurminator_that_would_still_have_to_move() -> None:
    table = Table(PATH, ["F F F", "F F -4"], wurm="S", turn=1, roll=1)
    assert table.view().must_wurm
    table.play("pawn 5")
    assert table.mover == NOBODY
    assert table.legal == []


def test_4_1_5_1_a_player_whose_last_pawn_came_home_still_decides_about_it() -> None:
    table = Table(PATH, ["-4 F F", "+1 S S"], wurm="S", roll=1)
    table.play("pawn 0")
    assert table.mover == 0
    assert table.legal == ["leave", "wurm"]
    table.play("wurm")
    assert table.taken == ["-4", "-1"]
    assert table.mover == 1
