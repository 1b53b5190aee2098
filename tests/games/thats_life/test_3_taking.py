"""Life 3: taking tiles."""

from __future__ import annotations

from cvdesk.engine import Move, Target
from tests.games.thats_life.table import TILE, Table

PATH = "+1 -1 +2 -2 +3 L1 +4 -4"


def test_3_1_a_pawn_that_stood_alone_takes_the_tile_it_leaves() -> None:
    table = Table(PATH, ["+2 S S", "S S S"], roll=4)
    table.play("pawn 0")
    assert table.taken == ["+2", ""]
    assert table.path == "+1 -1 -2 +3 L1 +4 -4"
    assert table.tile_of(0) == "+4"


def test_3_1_minus_and_luck_tiles_must_be_taken_too() -> None:
    table = Table(PATH, ["-2 S S", "L1 S S"], roll=1)
    table.play("pawn 0")
    table.roll(1)
    table.play("pawn 3")
    assert table.taken == ["-2", "L1"]


def test_3_1_tiles_lie_in_the_order_taken() -> None:
    table = Table(PATH, ["+4 -1 S", "S S S"], roll=1)
    table.play("pawn 0")
    table.roll(1)
    table.play("pawn 3")
    table.roll(1)
    table.play("pawn 1")
    assert table.taken[0] == "+4 -1"


def test_3_1_with_another_pawn_on_it_the_tile_stays() -> None:
    table = Table(PATH, ["+2 S S", "+2 S S"], roll=1)
    table.play("pawn 0")
    assert table.taken == ["", ""]
    assert table.path == PATH
    table.roll(1)
    table.play("pawn 3")
    assert table.taken == ["", "+2"], "the last one takes it"


def test_3_1_with_an_own_second_pawn_on_it_the_tile_stays() -> None:
    table = Table(PATH, ["+2 +2 S", "S S S"], roll=1)
    table.play("pawn 0")
    assert table.taken == ["", ""]


def test_3_1_a_pawn_that_leaves_a_guard_takes_nothing_and_the_next_one_after_the_guard_does() -> None:
    """Example: shared with a guard nothing is taken; once the guard has gone, the next to leave takes it."""
    table = Table(PATH, ["+2 S S", "+2 S S"], guards="+2", roll=1)
    table.play("pawn 0")
    assert table.taken == ["", ""]
    table.roll(3)
    table.play("guard 0")
    assert table.taken == ["", ""]
    table.roll(1)
    table.play("pawn 0")
    assert table.taken == ["-2", ""]
    table.roll(2)
    table.play("pawn 3")
    assert table.taken == ["-2", "+2"]


def test_3_1_a_guard_that_leaves_takes_nothing_and_the_tile_stays() -> None:
    table = Table(PATH, ["+2 S S", "S S S"], guards="+2", roll=1)
    table.play("guard 0")
    assert table.taken == ["", ""]
    assert table.path == PATH


def test_3_1_the_start_is_never_taken() -> None:
    table = Table(PATH, ["S F F", "+1 F F"], roll=1)
    table.play("pawn 0")
    assert table.taken == ["", ""]
    assert table.state.path[0] == TILE["S"]


def test_3_1_tiles_passed_by_stay() -> None:
    table = Table(PATH, ["S S S", "S S S"], roll=6)
    table.play("pawn 0")
    assert table.path == PATH


def test_3_1_taking_is_told_and_the_tile_travels_to_the_seat() -> None:
    table = Table(PATH, ["+2 S S", "-2 S S"], roll=1)
    table.play("pawn 0")
    moved, took = table.events[1:]
    assert moved.details == ()
    assert took.player == 0
    assert took.rule == "thats_life.3.1"
    tile = TILE["+2"]
    assert took.moves == (Move(Target("tile", tile), Target("space", tile), Target("seat", 0)),)


def test_3_1_the_log_says_when_a_tile_stays() -> None:
    table = Table(PATH, ["+2 S S", "+2 S S"], roll=1)
    table.play("pawn 0")
    assert [detail.id for detail in table.events[-1].details] == ["life-log-tile-stays"]
    table.roll(1)
    table.play("pawn 4")
    assert table.events[-1].details == (), "the start needs no such word"


def test_3_1_hidden_tiles_are_a_matter_of_the_screen_only() -> None:
    """Option collected: the view keeps the tiles, so that bots and the rules lose nothing."""
    table = Table(PATH, ["+2 S S", "S S S"], roll=1, collected="hidden")
    table.play("pawn 0")
    view = table.view(1)
    assert view.taken == ((TILE["+2"],), ())
    assert view.options["collected"] == "hidden"
