"""The primary button always leads on: nobody waits for something that cannot come."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.control.session import Session
from cvdesk.engine import Rng, Target
from cvdesk.games.phase10.view import PhaseView
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


def play_until_phase_fits(session: Session) -> None:
    """Plays Phase 10 without laying anything until somebody could lay the whole phase."""
    rng = Rng.stream(2, "lay")
    for _ in range(3000):
        assert session.decision is not None
        kinds = {option.action.kind for option in session.decision.options}
        if session.decision.kind == "phase10.play" and kinds & {"set", "flush", "run", "place"}:
            return
        session.play_option(rng.pick(session.decision.options))
    raise AssertionError("nobody can lay")


@pytest.mark.parametrize("by_key", [False, True])
def test_primary_lays_a_phase_that_is_put_together(running: Program, by_key: bool) -> None:
    running.context.settings.update(curtain="off")
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until_phase_fits(session)
    page, player = table_of(running), session.actor_seat
    page.frame.focus_board()
    bar = page.actions_bar
    assert (bar.primary.isEnabled(), bar.primary.text()) == (True, text("phase10-build-lay", phase=1))
    if by_key:
        bar.primary.setFocus()
        press(running, Qt.Key.Key_Space)
    else:
        bar.primary.click()
    assert isinstance(session.view, PhaseView)
    assert session.view.laid[player]
    assert bar.primary.text() != text("phase10-build-lay", phase=1)


def test_primary_says_what_is_ready(running: Program) -> None:
    running.context.settings.update(curtain="off")
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until_phase_fits(session)
    bar, board = table_of(running).actions_bar, table_of(running).frame.board
    assert board is not None
    offer = bar.primary.text()
    board.press(Target("tidy", 0))  # all cards go back into the hand
    assert not bar.primary.isEnabled()
    board.press(Target("tidy", 0))  # and are proposed again
    assert bar.primary.isEnabled() and bar.primary.text() == offer
    session.look_at(session.match.index - 1)
    assert bar.primary.text() == text("table-action-return")
    session.look_at(None)
    assert bar.primary.text() == offer


@pytest.mark.parametrize("strength", ["private", "full"])
def test_primary_tells_nothing_of_a_hand_that_lies_face_down(running: Program, strength: str) -> None:
    running.context.settings.update(curtain="off")
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until_phase_fits(session)
    bar = table_of(running).actions_bar
    running.context.settings.update(curtain=strength)
    assert bar.primary.text() != text("phase10-build-lay", phase=1)
