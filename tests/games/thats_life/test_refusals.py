"""Why not: the reason and the clause for whatever can be seen and cannot be used."""

from __future__ import annotations

import pytest

from cvdesk.engine import Target
from tests.games.thats_life.table import TILE, Table

PATH = "+1 -1 +2 -2 +3 -3 L1 -4"
DIE, WURM = Target("die", 0), Target("wurm", 0)


def pawn(id: int) -> Target:
    return Target("pawn", id)


def guard(id: int) -> Target:
    return Target("guard", id)


def space(name: str) -> Target:
    return Target("space", TILE[name])


def why(table: Table, target: Target, viewer: int | None = None) -> tuple[str, str] | None:
    """The reason's last words and its clause."""
    view = table.rules.view(table.state, table.mover if viewer is None else viewer)
    refusal = table.rules.why_not(view, target)
    if refusal is None:
        return None
    return refusal.message.id.removeprefix("life-why-"), refusal.rule.removeprefix("thats_life.")


def test_before_the_roll_nothing_but_the_die_can_be_used() -> None:
    table = Table(PATH, ["+1 S S", "S S F"], guards="+1", wurm="S")
    assert why(table, DIE) is None
    for target in (pawn(0), guard(0), WURM, space("+1"), space("S"), space("F")):
        assert why(table, target) == ("roll-first", "2.1")


def test_after_the_roll_the_die_is_done() -> None:
    assert why(Table(PATH, ["S S S", "S S S"], roll=4), DIE) == ("rolled", "2.1")


def test_pawns_of_others_stay_where_they_are() -> None:
    table = Table(PATH, ["+1 S S", "+1 S S"], roll=4)
    assert why(table, pawn(3)) == ("foreign", "2.1")
    refusal = table.rules.why_not(table.view(), pawn(4))
    assert refusal is not None
    assert refusal.message.params["player"].value == 1


def test_pieces_at_home_stay_there() -> None:
    table = Table(PATH, ["S F S", "S S S"], roll=4)
    assert why(table, pawn(1)) == ("home", "2.3")
    assert why(table, guard(0)) == ("home", "2.3")


def test_guards_need_company() -> None:
    table = Table(PATH, ["+1 S S", "S S S"], guards="+1 +2", roll=4)
    assert why(table, guard(0)) is None
    assert why(table, guard(1)) == ("guard-alone", "2.2")


def test_pieces_that_stand_together_are_all_usable() -> None:
    table = Table(PATH, ["+1 +1 S", "+1 S S"], guards="+1 +1", roll=4)
    for target in (pawn(0), pawn(1), guard(0), guard(1), space("+3")):
        assert why(table, target) is None
    assert why(table, pawn(3)) == ("foreign", "2.1")


def test_tiles_that_no_piece_reaches() -> None:
    table = Table(PATH, ["+1 S S", "S S S"], roll=1)
    assert why(table, space("-1")) is None
    assert why(table, space("+1")) is None
    assert why(table, space("+2")) == ("space", "2.1")
    assert why(table, space("F")) == ("space", "2.1")


def test_the_wurminator_needs_a_one_or_a_two() -> None:
    table = Table(PATH, ["S S S", "S S S"], wurm="S", roll=3)
    assert why(table, WURM) == ("wurm-roll", "5.1")
    assert why(Table(PATH, ["S S S", "S S S"], wurm="S", roll=2), WURM) is None


def test_the_wurminator_moves_once() -> None:
    table = Table(PATH, ["S S S", "S S S"], wurm="S", roll=2)
    table.play("wurm")
    assert why(table, WURM) == ("wurm-moved", "5.1")


def test_after_the_own_move_only_the_wurminator_is_left() -> None:
    table = Table(PATH, ["S S S", "S S F"], guards="+1 +2", wurm="S", roll=1)
    table.play("pawn 0")
    assert why(table, WURM) is None
    assert why(table, space("+1")) is None
    assert why(table, Target("button", 0)) is None
    for target in (pawn(0), pawn(1), guard(0), space("-1")):
        assert why(table, target) == ("moved", "2.1")
    assert why(table, pawn(3)) == ("foreign", "2.1")


@pytest.mark.parametrize("target", [DIE, pawn(0), pawn(3), guard(0), WURM, space("+1")])
def test_who_is_not_the_actor_waits(target: Target) -> None:
    table = Table(PATH, ["S S S", "S S S"], wurm="S", roll=1)
    assert why(table, target, viewer=1) == ("turn", "2.1")
    refusal = table.rules.why_not(table.rules.view(table.state, None), target)
    assert refusal is not None
    assert refusal.message.params["player"].value == 0


@pytest.mark.parametrize("target", [DIE, pawn(0), guard(0), space("+1")])
def test_when_the_match_is_over_nothing_moves(target: Target) -> None:
    table = Table(PATH, ["-4 F F", "F F F"], roll=1)
    table.play("pawn 0")
    assert why(table, target, viewer=0) == ("over", "4.1")


@pytest.mark.parametrize(
    "target",
    [
        WURM,
        pawn(6),
        guard(6),
        pawn(-1),
        space("+8"),
        Target("seat", 0),
        Target("tile", 1),
        Target("button", 0),
        Target("die", 1),
    ],
)
def test_what_is_not_there_needs_no_reason(target: Target) -> None:
    assert why(Table(PATH, ["S S S", "S S S"], roll=1), target) is None
