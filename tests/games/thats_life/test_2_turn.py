"""Life 2: the turn."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cvdesk.engine import CHANCE
from cvdesk.games.thats_life.actions import DIE
from tests.games.thats_life.table import TILE, Table

PATH = "+1 -1 +2 -2 +3 -3 +4 -4"


def test_2_1_a_turn_begins_with_the_roll_and_chance_shows_the_die() -> None:
    table = Table(PATH, ["S S S", "S S S"])
    assert table.legal == ["roll"]
    table.play("roll")
    assert table.mover == CHANCE
    assert table.rules.chance_outcomes(table.state) == [(DIE[face], Fraction(1, 6)) for face in range(1, 7)]
    table.rules.apply(table.state, DIE[4], table.events)
    assert table.mover == 0
    assert table.state.roll == 4


@pytest.mark.parametrize(("face", "tile"), [(1, "+1"), (2, "-1"), (3, "+2"), (4, "-2"), (5, "+3"), (6, "-3")])
def test_2_1_a_pawn_moves_forward_by_exactly_the_roll(face: int, tile: str) -> None:
    table = Table(PATH, ["S S S", "S S S"], roll=face)
    table.play("pawn 0")
    assert table.tile_of(0) == tile


def test_2_1_only_own_pawns_and_guards_can_be_moved_and_no_pass_is_offered() -> None:
    table = Table(PATH, ["+1 -1 +2", "+1 -2 +3"], guards="+1", roll=1)
    assert table.legal == ["guard 0", "pawn 0", "pawn 1", "pawn 2"]
    table.play("pawn 0")
    table.roll(1)
    assert table.legal == ["guard 0", "pawn 3", "pawn 4", "pawn 5"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_1_then_it_is_the_turn_of_the_player_to_the_left(players: int) -> None:
    table = Table(PATH, ["S S S" if players == 2 else "S S"] * players)
    movers = []
    for _ in range(2 * players):
        movers.append(table.mover)
        table.roll(1)
        table.play(next(action for action in table.legal if action.startswith("pawn")))
    assert movers == [*range(players)] * 2


def test_2_1_equal_moves_are_listed_once() -> None:
    """Pieces that stand together move alike: only the lowest id is an action."""
    table = Table(PATH, ["S +2 +2", "+4 S S"], guards="+4 +4 -3", roll=2)
    assert table.legal == ["guard 0", "pawn 0", "pawn 1"]


def test_2_2_a_guard_moves_only_while_a_pawn_stands_on_its_tile() -> None:
    table = Table(PATH, ["+2 S S", "+4 S S"], guards="+1 +2 +3 +4", roll=1)
    assert table.legal == ["guard 1", "guard 3", "pawn 0", "pawn 1"], "own and foreign pawns count"
    table.play("guard 3")
    assert table.state.guards[3] == TILE["-4"]


def test_2_2_guards_among_themselves_do_not_move() -> None:
    table = Table(PATH, ["+2 S S", "S S S"], guards="+1 +1 +1", roll=3)
    assert table.legal == ["pawn 0", "pawn 1"]


def test_2_3_the_finish_stops_a_pawn_and_surplus_steps_are_lost() -> None:
    table = Table(PATH, ["-4 +4 S", "S S S"], roll=6)
    table.play("pawn 0")
    assert table.tile_of(0) == "F"
    table.roll(1)
    table.play("pawn 3")
    table.roll(2)
    table.play("pawn 1")
    assert table.tile_of(1) == "F", "an exact roll reaches it as well"


def test_2_3_a_guard_may_reach_the_finish() -> None:
    table = Table(PATH, ["+4 S S", "S S S"], guards="+4", roll=5)
    table.play("guard 0")
    assert table.state.guards[0] == TILE["F"]


def test_2_3_pawns_and_guards_at_home_never_move_again() -> None:
    table = Table(PATH, ["F S S", "F S S"], guards="F", roll=5)
    assert table.legal == ["pawn 1"]


def test_2_4_any_number_of_pieces_share_a_tile() -> None:
    table = Table(PATH, ["+1 +1 S", "+1 +1 +1"], guards="+1 +1 +1 +1 +1 +1", roll=1)
    table.play("pawn 2")
    assert table.state.count[TILE["+1"]] == 12


def test_2_5_removed_tiles_are_not_counted() -> None:
    table = Table(PATH, ["+1 S S", "S S S"], roll=1)
    table.play("pawn 0")
    assert table.path == "-1 +2 -2 +3 -3 +4 -4", "the +1 was taken"
    table.roll(1)
    table.play("pawn 3")
    assert table.tile_of(3) == "-1"


def test_2_a_turn_is_told_with_its_clauses() -> None:
    table = Table(PATH, ["S S S", "+2 S S"], guards="+2", roll=1)
    table.play("guard 0")
    table.roll(6)
    table.play("pawn 3")
    assert table.told == ["rolled", "guard-moved", "rolled", "pawn-moved", "took"]
    assert [event.rule for event in table.events] == [
        "thats_life.2.1",
        "thats_life.2.2",
        "thats_life.2.1",
        "thats_life.2.3",
        "thats_life.3.1",
    ]
    assert [event.barrier for event in table.events] == [True, False, True, False, False]
