"""The primary button always leads on: nobody waits for something that cannot come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.engine import Rng
from cvdesk.i18n.catalog import text
from cvdesk.ui.app import Program
from tests.ui.play import FOUR_BOTS, TWO_PEOPLE, begin, play_by_mouse, press, program, table_of


@pytest.fixture
def running(tmp_path: Path, qapp: QApplication) -> Iterator[Program]:
    with program(tmp_path) as made:
        yield made


@pytest.mark.parametrize("by_key", [False, True])
def test_primary_returns_from_the_past(running: Program, by_key: bool) -> None:
    session = begin(running, TWO_PEOPLE, seed=3, first="1")
    play_by_mouse(running, session, Rng(3), 8)
    session.look_at(4)
    primary = table_of(running).actions_bar.primary
    assert primary.isEnabled() and primary.text() == text("table-action-return")
    table_of(running).frame.focus_board()
    if by_key:
        press(running, Qt.Key.Key_Return)
    else:
        primary.click()
    assert session.shown_index is None and session.decision is not None


@pytest.mark.parametrize("by_key", [False, True])
def test_primary_goes_on_after_a_pause(running: Program, by_key: bool) -> None:
    session = begin(running, FOUR_BOTS, seed=3)
    session.set_paused(True)
    bar, index = table_of(running).actions_bar, session.match.index
    assert bar.primary.isEnabled() and bar.primary.text() == text("table-action-resume")
    assert bar.hurry.isHidden()
    table_of(running).frame.focus_board()
    if by_key:
        press(running, Qt.Key.Key_Return)
    else:
        bar.primary.click()
    assert not session.paused
    QTest.qWait(50)
    assert session.match.index > index
