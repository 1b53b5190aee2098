"""Whole matches of CV Pocket in the real window: by mouse, by keyboard only, with bots."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.engine import Rng, Seat
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.ui.board.cv_pocket import PocketBoard
from cvdesk.ui.pages.results import ResultsPage
from cvdesk.ui.panels.seats_panel import ChipRow
from tests.ui.play import (
    FOUR_BOTS,
    TWO_PEOPLE,
    begin,
    play_by_board_keys,
    play_by_mouse,
    play_by_moves_list,
    press,
    program,
    settle,
    table_of,
)
from tests.ui.texts import texts_of

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "cv_pocket"
THREE_PEOPLE = (*TWO_PEOPLE, Seat("human", "Ада", 3))
FOUR_PEOPLE = (*THREE_PEOPLE, Seat("human", "Їжак", 4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_match_by_mouse_ends_on_the_results_page(language: str, tmp_path: Path) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, FOUR_PEOPLE, game=GAME)
        play_by_mouse(running, session, Rng(1))
        assert session.match.finished
        page = running.window.centralWidget().findChild(ResultsPage)
        assert page is not None
        shown = texts_of(page).values()
        assert not any("\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}" in text for text in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_match_by_move_list_needs_no_mouse(language: str, tmp_path: Path) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, TWO_PEOPLE, seed=2, game=GAME)
        play_by_moves_list(running, session, Rng(2))
        assert session.match.finished


def test_match_by_keys_on_the_board_needs_no_mouse(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, THREE_PEOPLE, seed=3, game=GAME)
        play_by_board_keys(running, session, Rng(3))
        assert session.match.finished


def test_people_and_bots_share_a_match_by_mouse(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        seats = (TWO_PEOPLE[0], FOUR_BOTS[1], TWO_PEOPLE[1], FOUR_BOTS[3])
        session = begin(running, seats, seed=5, game=GAME, first="2")
        settle(session)
        play_by_mouse(running, session, Rng(5))
        assert session.match.finished


def test_match_of_four_bots_runs_by_itself(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, FOUR_BOTS, seed=4, game=GAME)
        for _ in range(20_000):
            if session.match.finished:
                break
            QTest.qWait(2)
        assert session.match.finished


def test_language_changes_in_the_middle_of_a_match_and_play_goes_on(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, TWO_PEOPLE, game=GAME, first="1")
        play_by_mouse(running, session, Rng(6), decisions=5)
        decision = session.decision
        board = table_of(running).frame.board
        assert board is not None
        said = set()
        for language in LANGUAGES:
            running.context.settings.update(language=language)
            QApplication.processEvents()
            said.add(tuple(piece.accessibleName() for piece in board.reading_order()))
            assert session.decision is decision
        assert len(said) == len(LANGUAGES)
        play_by_mouse(running, session, Rng(6))
        assert session.match.finished


def test_take_is_undone_by_key_until_the_next_seat_acts(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, TWO_PEOPLE, seed=9, game=GAME, first="1")
        option = next(each for each in session.decision.options if each.action.kind == "take")
        assert session.play_option(option)
        assert session.actor_seat == 1
        press(running, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert session.actor_seat == 0 and session.view.cvs == ((), ())
        press(running, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert session.view.cvs[0] == option.action.args


def test_control_and_a_digit_look_at_the_cv_of_a_seat(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        begin(running, FOUR_PEOPLE, seed=9, game=GAME, first="1")
        board = table_of(running).frame.board
        assert isinstance(board, PocketBoard) and board.open_seat == 0
        for seat, key in enumerate((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)):
            press(running, key, Qt.KeyboardModifier.ControlModifier)
            assert board.open_seat == seat
        press(running, Qt.Key.Key_5, Qt.KeyboardModifier.ControlModifier)
        assert board.open_seat == 3


def test_lines_of_the_scoring_pad_open_to_the_cards_behind_them(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, FOUR_PEOPLE, seed=1, game=GAME)
        play_by_mouse(running, session, Rng(1))
        page = running.window.centralWidget().findChild(ResultsPage)
        assert page is not None
        QApplication.processEvents()  # what has been laid out is not shown before
        button = next(each for each in page.openers if each.accessibleName().endswith("“Money”"))
        chips = [row for row in page.sheet.findChildren(ChipRow) if row.isVisible()]
        button.click()
        opened = [row for row in page.sheet.findChildren(ChipRow) if row.isVisible()]
        cards = {session.rules.deck.cards[card].name["en"] for cv in session.view.cvs for card in cv}
        fresh = [row for row in opened if row not in chips]
        assert fresh and all(set(row.accessibleName().split(", ")) <= cards for row in fresh)
        button.click()
        assert [row for row in page.sheet.findChildren(ChipRow) if row.isVisible()] == chips
