"""The focus at the table is never lost, and never lands on something else to press (UX 2.10, A3)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cvdesk.ui.app import Program
from cvdesk.ui.board.pieces import Piece
from tests.ui.play import FOUR_BOTS, TWO_PEOPLE, begin, press, program, settle, table_of

AGAINST_A_BOT = (TWO_PEOPLE[0], FOUR_BOTS[1])


@pytest.fixture
def running(tmp_path: Path, qapp: QApplication) -> Iterator[Program]:
    with program(tmp_path) as made:
        made.window.resize(1024, 640)
        yield made


def on_the_board(running: Program) -> bool:
    return isinstance(running.window.focusWidget(), Piece)


def test_enter_on_the_primary_button_never_reaches_its_neighbour(running: Program) -> None:
    session = begin(running, AGAINST_A_BOT, seed=7, first="1")
    primary, pace = table_of(running).actions_bar.primary, running.context.settings.value.pace
    primary.setFocus()
    for _ in range(30):
        press(running, Qt.Key.Key_Return)
        assert primary.hasFocus() or on_the_board(running)
        settle(session)
    assert running.context.settings.value.pace == pace
    assert session.match.index > 12


def test_undo_gives_the_focus_to_the_board(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, seed=7, first="1")
    for _ in range(2):
        assert session.decision is not None
        session.play_option(session.decision.options[0])
    for button in (table_of(running).frame.turn_bar.undo, table_of(running).frame.turn_bar.redo):
        button.setFocus()
        press(running, Qt.Key.Key_Space)
        assert not button.isEnabled() and on_the_board(running)


@pytest.mark.parametrize("inside", ["focus_log", "toggle_moves", "open_rules"])
def test_hidden_panel_gives_the_focus_to_the_board(running: Program, inside: str) -> None:
    begin(running, TWO_PEOPLE, seed=7, first="1")
    frame = table_of(running).frame
    getattr(frame, inside)()
    assert not on_the_board(running)
    press(running, Qt.Key.Key_F9)
    assert frame.side.isHidden() and on_the_board(running)


def test_return_from_the_past_gives_the_focus_to_the_board(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, seed=7, first="1")
    for _ in range(4):
        assert session.decision is not None
        session.play_option(session.decision.options[0])
    session.look_at(3)
    table_of(running).frame.turn_bar.back.setFocus()
    press(running, Qt.Key.Key_Space)
    assert session.shown_index is None and on_the_board(running)
