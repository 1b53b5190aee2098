"""The odds lens: six rows for every piece that a face of the die could move."""

from __future__ import annotations

from cvdesk.engine import Rng, Target
from cvdesk.games.thats_life import make_rules
from cvdesk.games.thats_life.actions import DIE, ROLL
from cvdesk.games.thats_life.odds import landing_table
from cvdesk.games.thats_life.state import STEP_ROLL
from tests.contract.cases import Case, decisions
from tests.games.thats_life.table import NAME, TILE, Table

PATH = "+1 -1 +2 -2 +3 -3 L1 -4"


def test_a_pawn_lands_six_ways_and_the_finish_stops_it() -> None:
    table = Table(PATH, ["+3 S F", "S S S"])
    rows = landing_table(table.view(), Target("pawn", 0))
    assert [row.face for row in rows] == [1, 2, 3, 4, 5, 6]
    assert [NAME[row.tile] for row in rows if row.tile is not None] == ["-3", "L1", "-4", "F", "F", "F"]
    assert {row.takes for row in rows} == {TILE["+3"]}


def test_a_pawn_in_company_or_on_the_start_would_take_nothing() -> None:
    table = Table(PATH, ["+3 S F", "+1 S S"], guards="+3", wurm="+1")
    view = table.view()
    for pawn in (0, 1, 3):
        assert {row.takes for row in landing_table(view, Target("pawn", pawn))} == {None}


def test_pieces_that_cannot_move_have_no_rows() -> None:
    table = Table(PATH, ["+3 S F", "S S S"], guards="+3 +1")
    view = table.view()
    assert len(landing_table(view, Target("guard", 0))) == 6
    for target in (
        Target("guard", 1),
        Target("guard", 2),
        Target("pawn", 2),
        Target("wurm", 0),
        Target("pawn", 9),
        Target("space", 1),
    ):
        assert landing_table(view, target) == ()


def test_the_wurminator_moves_on_two_faces_only_and_shows_whom_it_hits() -> None:
    table = Table(PATH, ["+2 S F", "+2 -1 S"], wurm="+1")
    rows = landing_table(table.view(), Target("wurm", 0))
    assert [row.tile for row in rows] == [TILE["-1"], TILE["+2"], None, None, None, None]
    assert [row.hits for row in rows] == [(4,), (0, 3), (), (), (), ()]


def test_pawns_at_home_are_not_hit() -> None:
    table = Table(PATH, ["+2 S F", "+2 -1 S"], wurm="-4")
    assert [row.hits for row in landing_table(table.view(), Target("wurm", 0))] == [()] * 6


def test_the_lens_agrees_with_the_rules() -> None:
    """Every row is what the rules do when that face is rolled and the piece is moved."""
    case = Case("thats_life", (("wurminator", "on"),), 3, make_rules({"wurminator": "on"}))
    checked = 0
    for state in decisions(case, Rng(0).below(1_000), 5):
        if state.step != STEP_ROLL:
            continue
        view = case.rules.view(state, state.actor)
        for face in range(1, 7):
            rolled = state.copy()
            case.rules.apply(rolled, ROLL)
            case.rules.apply(rolled, DIE[face])
            for action in case.rules.legal_actions(rolled):
                piece = Target(action.kind, action.args[0] if action.args else 0)
                row = landing_table(view, piece)[face - 1]
                moved = rolled.copy()
                case.rules.apply(moved, action)
                checked += 1
                if action.kind == "pawn":
                    assert moved.pawns[piece.id] == row.tile
                    assert (row.takes is not None) == (moved.taken != rolled.taken)
                elif action.kind == "guard":
                    assert moved.guards[piece.id] == row.tile
                else:
                    assert (moved.taken != rolled.taken) <= bool(row.hits)
    assert checked > 100
