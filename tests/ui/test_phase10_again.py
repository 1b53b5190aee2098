"""The table of Phase 10 looks the same whether one has been there all the time or comes back to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cvdesk.control.session import Session
from cvdesk.engine import Rng
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_PLAY
from cvdesk.ui.app import Program
from cvdesk.ui.board.phase10 import PhaseBoard
from tests.ui.play import TWO_PEOPLE, begin, click, program, session_of, table_of
from tests.ui.test_play_phase10 import LAYS, act_by_mouse, board_of


@pytest.fixture
def running(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, curtain="off") as running:
        yield running


def faces(running: Program) -> list[int]:
    board = table_of(running).frame.board
    assert isinstance(board, PhaseBoard)
    return [die.face for die in board.table.dice]


def play_to_discard(session: Session, turns: int) -> None:
    """Plays until somebody is to lay or to discard in the n-th turn."""
    rng = Rng.stream(1, "again")
    while True:
        state = session.match.state
        assert isinstance(state, PhaseState)
        if state.step == STEP_PLAY and state.turns >= turns:
            return
        assert session.decision is not None
        options = session.decision.options
        session.play_option(rng.pick([each for each in options if each.action.kind != "keep"] or options))


def come_back(running: Program) -> Session:
    """Leaves the table and opens the match again."""
    path = running.window.saves.path_of(session_of(running).match.record.match)
    running.window.show_home()
    running.window.open_record(path)
    return session_of(running)


def test_dice_lie_as_thrown_after_opening_a_match_again(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_to_discard(session, 2)
    before = faces(running)
    assert all(before)
    assert come_back(running) is not session
    assert faces(running) == before


def test_dice_of_a_past_turn_are_its_own(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    seen = {}
    for turns in (1, 2, 3, 4):
        play_to_discard(session, turns)
        seen[session.match.index] = faces(running)
    assert len({tuple(each) for each in seen.values()}) > 1
    for index, shown in seen.items():
        session.look_at(index)
        assert faces(running) == shown


def test_laid_phase_is_taken_back_as_a_whole_in_a_later_sitting(running: Program) -> None:
    session, rng = begin(running, TWO_PEOPLE, 5, "phase10"), Rng(5)
    board = board_of(running)
    while not (board.builder.is_open and board.builder.draft.is_complete):
        act_by_mouse(running, session, rng)
    before = session.match.index
    click(board.builder.button)
    after = session.match.index
    assert after > before + 1
    later = come_back(running)
    assert later.undo()
    assert later.match.index == before
    assert later.redo()
    assert later.match.index == after


def test_steps_of_a_list_are_taken_back_one_by_one(running: Program) -> None:
    session, rng = begin(running, TWO_PEOPLE, 5, "phase10"), Rng(5)
    builder = board_of(running).builder
    while not (builder.is_open and builder.draft.is_complete):
        act_by_mouse(running, session, rng)
    before = session.match.index
    for _ in range(2):
        assert session.decision is not None
        lays = [option for option in session.decision.options if option.action.kind in LAYS]
        session.play_option(lays[0])
    assert session.undo()
    assert session.match.index == before + 1
