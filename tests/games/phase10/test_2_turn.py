"""P10 2: a turn."""

from __future__ import annotations

from cvdesk.games.phase10.board import DRAW, STAR
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_DRAW, STEP_ROLL, STEP_STAR
from cvdesk.games.phase10.track import skipped
from tests.games.phase10.table import Table, codes, ring


def rolling(*pawns: int, spaces: tuple[str, ...] = ("draw 1",) * 20) -> Table:
    hands = ("1p 2p", "3p 4p", "5p 6p")[: len(pawns)]
    table = Table(*hands, step=STEP_ROLL, board=ring(*spaces))
    table.state.pawns = list(pawns)
    return table


def moved(state: PhaseState) -> int:
    return state.pawns[0]


def test_2_1_a_turn_begins_with_the_roll() -> None:
    assert rolling(0, 0).legal == ["roll"]


def test_2_1_one_die_or_the_other_is_chosen() -> None:
    table = rolling(0, 0)
    table.dice(5, 2)
    assert table.legal == ["move 2", "move 5"]
    table.play("move 5")
    assert moved(table.state) == 5


def test_2_1_on_a_double_its_number_or_twice_that() -> None:
    table = rolling(0, 0)
    table.dice(3, 3)
    assert table.legal == ["move 3", "move 6"]
    table.play("move 6")
    assert moved(table.state) == 6


def test_2_1_occupied_spaces_are_not_counted() -> None:
    table = rolling(0, 2, 3)
    table.dice(1, 3)
    table.play("move 3")
    assert moved(table.state) == 5
    assert skipped([0, 2, 3], 0, 3) == (2, 3)
    assert table.events[-1].details[0].id == "phase10-log-skipped"


def test_2_1_the_start_is_skipped_too_while_somebody_stands_there() -> None:
    table = rolling(31, 0)
    table.dice(1, 2)
    table.play("move 1")
    assert moved(table.state) == 1


def test_2_1_a_pawn_goes_round_the_ring() -> None:
    table = rolling(30, 5)
    table.dice(4, 6)
    table.play("move 4")
    assert moved(table.state) == 2


def test_2_2_the_action_of_the_space_is_compulsory() -> None:
    """Nothing can be laid or discarded before it."""
    table = rolling(0, 0)
    table.dice(1, 2)
    table.play("move 1")
    assert table.state.step == STEP_DRAW
    assert table.legal == ["deck", "pile"]
    assert table.rules.board.ring[1].kind == DRAW


def test_2_2_the_start_is_an_action_space_like_any_other() -> None:
    table = rolling(31, 9)
    table.dice(1, 1)
    table.play("move 1")
    assert table.rules.board.ring[0].kind == STAR
    assert table.state.step == STEP_STAR


PAIRS = ("4r 4g", "8p 8r", "8g 8y", "11p 11y")
"""The rulebook's example of phase 2: 8-8 twice."""


def test_2_3_laying_is_optional() -> None:
    table = Table(" ".join(PAIRS) + " 1r", "2p", markers=[2, 1])
    assert table.legal_of("set")
    table.play("discard 1r")
    assert (table.state.laid, table.melds) == (0, [])


def test_2_3_a_phase_is_laid_whole() -> None:
    table = Table(" ".join(PAIRS) + " 1r", "2p", markers=[2, 1])
    assert table.lay(*PAIRS)
    assert table.state.laid == 0b01
    assert table.melds == list(PAIRS)
    assert table.hand(0) == "1r"


def test_2_3_a_part_of_a_phase_cannot_be_laid() -> None:
    """With one 8 less there are only three pairs: nothing may be laid."""
    table = Table("4r 4g 8p 8r 8g 11p 11y 1r", "2p", markers=[2, 1])
    assert {each.split()[0] for each in table.legal} == {"discard"}


def test_2_3_a_phase_that_is_begun_must_be_completed() -> None:
    table = Table(" ".join(PAIRS) + " 1r", "2p", markers=[2, 1])
    table.play("set 4r 4g")
    assert {each.split()[0] for each in table.legal} == {"set"}


def test_2_3_nobody_sees_a_phase_before_it_is_complete() -> None:
    table = Table(" ".join(PAIRS) + " 1r", "2p", markers=[2, 1])
    before = table.view(1)
    table.play("set 4r 4g", "set 8p 8r", "set 8g 8y")
    assert table.view(1) == before
    assert len(table.view(0).laying) == 3
    assert len(table.view(0).hand) == 3
    table.play("set 11p 11y")
    assert len(table.view(1).melds) == 4
    assert table.heard(1)[-1] == "laid-phase"
    assert len(table.events[-1].seen_by(1).moves) == 8


def test_2_3_one_phase_a_round() -> None:
    table = Table(" ".join(PAIRS) + " 1r", "2p", markers=[2, 1], laid=[0], melds=["set 0: 3r 3g"])
    assert table.legal_of("set", "run", "flush", "place") == []


def test_2_3_a_combination_may_be_larger_than_required_at_once() -> None:
    table = Table("4r 4g 4y 4p 7g 8p 9r 10y 11y 1r", "2p", markers=[3, 1])
    assert table.lay("4r 4g 4y 4p", "7g 8p 9r 10y 11y")
    assert table.hand(0) == "1r"
    assert [sorted(each.cards) for each in table.state.melds] == [
        codes("4p 4r 4g 4y"),
        codes("7g 8p 9r 10y 11y"),
    ]


def test_2_3_adding_comes_only_after_laying() -> None:
    table = Table("9r 5p", "2p", laid=[1], melds=["set 1: 9p 9g 9y"])
    assert table.legal == ["discard 5p", "discard 9r"]
    after = Table("9r 5p", "2p", laid=[0, 1], melds=["set 1: 9p 9g 9y"])
    assert after.legal == ["discard 5p", "discard 9r", "hit 0 9r"]


def test_2_3_adding_begins_in_the_turn_of_laying_and_has_no_limit() -> None:
    table = Table(" ".join(PAIRS) + " 4p 4y 9r 1r", "2p", markers=[2, 1], laid=[1], melds=["set 1: 9p 9g 9y"])
    assert table.lay(*PAIRS)
    table.play("hit 1 4p", "hit 1 4y", "hit 0 9r")
    assert table.legal == ["discard 1r"]


def test_2_4_a_discard_lies_open_and_ends_the_turn() -> None:
    table = Table("9r 5p", "2p 3p")
    table.play("discard 9r")
    assert table.pile.endswith("9r")
    assert table.public().pile[-1] == table.state.pile[-1]
    assert (table.state.turn, table.state.step) == (1, STEP_ROLL)


def test_2_4_turns_go_clockwise() -> None:
    table = Table("9r 5p", "2p 3p", "4p 5r", turn=2)
    table.play("discard 4p")
    assert table.state.turn == 0
