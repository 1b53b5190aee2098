"""Whole matches of CV in the real window: by mouse, by keyboard only, and by bots, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.control.session import Session
from cvdesk.engine import Option, Rng, Seat
from cvdesk.games.cv.view import CvView
from cvdesk.i18n.catalog import LANGUAGES, text
from cvdesk.ui.app import Program
from cvdesk.ui.board.cv import CvBoard
from cvdesk.ui.pages.results import ResultsPage
from tests.ui.play import (
    FOUR_BOTS,
    LEFT,
    TWO_PEOPLE,
    begin,
    click,
    play_by_moves_list,
    press,
    program,
    settle,
    table_of,
)

pytestmark = pytest.mark.usefixtures("qapp")

THREE_PEOPLE = (*TWO_PEOPLE, Seat("human", "Їжак", 3))
MIXED = (TWO_PEOPLE[0], FOUR_BOTS[1], TWO_PEOPLE[1], FOUR_BOTS[3])


def board_of(running: Program) -> CvBoard:
    board = table_of(running).frame.board
    assert isinstance(board, CvBoard)
    return board


def pick(session: Session, rng: Rng) -> Option:
    """Picks an option; cards are taken more often than left, so that CVs grow."""
    assert session.decision is not None
    options = session.decision.options
    takes = [option for option in options if option.action.kind in ("take", "luck", "help")]
    return rng.pick(takes if takes and rng.below(4) else options)


def play_by_mouse(running: Program, session: Session, rng: Rng, decisions: int = 10_000) -> None:
    """Plays for all people by clicks on the curtain, on pieces and on the primary button."""
    page, board = table_of(running), board_of(running)
    while (session.decision is not None or session.is_covered) and decisions:
        if session.is_covered:
            QTest.mouseClick(page.curtain.button, LEFT)
            assert not session.is_covered
        option, index = pick(session, rng), session.match.index
        for target in option.targets:
            if session.match.index == index:
                assert board.pieces[target].isVisible()
                click(board.pieces[target])
        if session.match.index == index and option.deliberate:
            QTest.mouseClick(page.actions_bar.secondary[0], LEFT)
        elif session.match.index == index:
            assert session.selection is not None
            assert session.selection.ready is option
            QTest.mouseClick(page.actions_bar.primary, LEFT)
        assert session.match.index > index
        settle(session)
        decisions -= 1


def play_by_keys(running: Program, session: Session, rng: Rng) -> None:
    """Plays for all people with digits, Space and Enter; the arrows are stood in for by the focus."""
    board = board_of(running)
    while session.decision is not None or session.is_covered:
        if session.is_covered:
            press(running, Qt.Key.Key_Return)
        option, index = pick(session, rng), session.match.index
        table_of(running).frame.focus_board()
        for target in option.targets:
            if session.match.index > index:
                break
            if target.zone == "die" and option.action.kind == "reroll":
                press(running, Qt.Key(Qt.Key.Key_1 + target.id))
            else:
                board.pieces[target].setFocus(Qt.FocusReason.TabFocusReason)
                press(running, Qt.Key.Key_Space)
        if not option.targets:
            bar = table_of(running).actions_bar
            button = bar.secondary[0] if option.deliberate else bar.primary
            button.setFocus(Qt.FocusReason.TabFocusReason)
        if session.match.index == index:
            press(running, Qt.Key.Key_Return)
        assert session.match.index > index
        settle(session)


@pytest.mark.parametrize("language", LANGUAGES)
def test_match_by_mouse_ends_on_the_results_page(language: str, tmp_path: Path) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, TWO_PEOPLE, 1, game="cv")
        play_by_mouse(running, session, Rng(1))
        assert session.match.finished
        assert running.window.centralWidget().findChild(ResultsPage).isVisible()


@pytest.mark.parametrize("strength", ["full", "off"])
def test_match_by_keys_needs_no_mouse_under_any_curtain(strength: str, tmp_path: Path) -> None:
    with program(tmp_path, curtain=strength) as running:
        session = begin(running, THREE_PEOPLE, 2, game="cv")
        play_by_keys(running, session, Rng(2))
        assert session.match.finished


@pytest.mark.parametrize("language", ["ru", "es"])
def test_match_by_move_list_needs_no_mouse(language: str, tmp_path: Path) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, TWO_PEOPLE, 3, game="cv")
        play_by_moves_list(running, session, Rng(3))
        assert session.match.finished


def test_people_and_bots_share_a_match_by_mouse(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, MIXED, 4, game="cv", upkeep="while_recording", two_coloured="at_once")
        settle(session)
        play_by_mouse(running, session, Rng(4))
        assert session.match.finished


@pytest.mark.parametrize("language", ["uk", "en"])
def test_match_of_four_bots_runs_by_itself(language: str, tmp_path: Path) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, FOUR_BOTS, 5, game="cv")
        for _ in range(20_000):
            if session.match.finished:
                break
            QTest.qWait(2)
        assert session.match.finished


@pytest.mark.parametrize("seed", [5, 6])
def test_enter_out_of_habit_never_declines_social_assistance(seed: int, tmp_path: Path) -> None:
    with program(tmp_path, curtain="off") as running:
        session, rng = begin(running, TWO_PEOPLE, seed, game="cv"), Rng(seed)
        bar = table_of(running).actions_bar
        while session.decision is not None and session.decision.kind != "cv.assist":
            if session.decision.kind == "cv.end":
                bar.primary.setFocus(Qt.FocusReason.TabFocusReason)
                press(running, Qt.Key.Key_Return)
            else:
                session.play_option(pick(session, rng))
        assert session.decision is not None
        index = session.match.index
        press(running, Qt.Key.Key_Return)
        assert session.match.index == index
        assert not any(option.action.kind == "decline" for option in [session.selection.ready] if option)
        assert bar.secondary[0].isVisible() and bar.secondary[0].text() == text("cv-do-decline")
        QTest.mouseClick(bar.secondary[0], LEFT)
        assert session.match.record.actions[index][1].kind == "decline"


def test_language_changes_in_the_middle_of_a_turn_and_play_goes_on(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, TWO_PEOPLE, 6, game="cv")
        play_by_mouse(running, session, Rng(6), decisions=30)
        if session.is_covered:
            session.uncover()
        decision, index = session.decision, session.match.index
        prompts = set()
        for language in LANGUAGES:
            running.context.settings.update(language=language)
            QApplication.processEvents()
            prompts.add(table_of(running).frame.turn_bar.prompt.text())
            assert (session.decision, session.match.index) == (decision, index)
        assert len(prompts) == len(LANGUAGES)
        play_by_mouse(running, session, Rng(6))
        assert session.match.finished


def test_purchase_and_placement_are_taken_back_until_the_turn_ends(tmp_path: Path) -> None:
    with program(tmp_path, curtain="off") as running:
        session = begin(running, TWO_PEOPLE, 7, game="cv")
        rng = Rng(7)
        while not (isinstance(session.view, CvView) and session.view.chosen):
            assert session.decision is not None
            session.play_option(pick(session, rng))
        seat, before = session.actor_seat, session.match.index
        press(running, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert session.match.index < before and session.actor_seat == seat
        assert isinstance(session.view, CvView) and not session.view.chosen
        press(running, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert session.match.index == before


def test_window_closes_during_an_animation_and_under_the_curtain(tmp_path: Path) -> None:
    with program(tmp_path, animation="slow", motion="on", pace="1x", curtain="full") as running:
        session = begin(running, TWO_PEOPLE, 8, game="cv")
        board = board_of(running)
        rng = Rng(8)
        while not board.animating:
            if session.is_covered:
                session.uncover()
            assert session.decision is not None
            session.play_option(pick(session, rng))
        running.window.close()
        QApplication.processEvents()
        assert not board.animating


def test_control_and_a_digit_look_at_a_seat_and_control_end_ends_the_turn(tmp_path: Path) -> None:
    with program(tmp_path, curtain="off") as running:
        session = begin(running, THREE_PEOPLE, 12, game="cv")
        rng = Rng(12)
        while session.decision is not None and session.decision.kind != "cv.end":
            session.play_option(pick(session, rng))
        board, seat = board_of(running), session.actor_seat
        table_of(running).frame.focus_board()
        for digit in (1, 2, 3):
            press(running, Qt.Key(Qt.Key.Key_0 + digit), Qt.KeyboardModifier.ControlModifier)
            assert board.open_tab == digit - 1
        press(running, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
        assert session.actor_seat != seat


def test_next_match_takes_over_the_table_and_the_focus(tmp_path: Path) -> None:
    with program(tmp_path, curtain="off") as running:
        boards = []
        for seed, game in ((9, "cv"), (10, "cv"), (11, "thats_life")):
            session = begin(running, TWO_PEOPLE, seed, game=game)
            boards.append(table_of(running).frame.board)
            table_of(running).frame.focus_board()
            assert session.decision is not None
            QApplication.processEvents()
        focus = running.window.focusWidget()
        assert focus is not None and boards[-1].isAncestorOf(focus)
