"""Whole matches in the real window: by mouse, by keyboard only, and by bots, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.engine import Match, Rng, Seat, Target
from cvdesk.games import make_rules
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.storage.saves import read_record
from cvdesk.ui.pages.results import ResultsPage
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

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("language", LANGUAGES)
def test_match_by_mouse_ends_on_the_results_page(language: str, tmp_path: Path) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, TWO_PEOPLE, wurminator="on")
        play_by_mouse(running, session, Rng(1))
        assert session.match.finished
        assert isinstance(running.window.centralWidget().findChild(ResultsPage), ResultsPage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_match_by_move_list_needs_no_mouse(language: str, tmp_path: Path) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, TWO_PEOPLE, seed=2, wurminator="on")
        play_by_moves_list(running, session, Rng(2))
        assert session.match.finished


def test_match_by_keys_on_the_board_needs_no_mouse(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, (*TWO_PEOPLE, Seat("human", "Ада", 3)), seed=3)
        play_by_board_keys(running, session, Rng(3))
        assert session.match.finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_match_of_four_bots_runs_by_itself(language: str, tmp_path: Path) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, FOUR_BOTS, seed=4)
        for _ in range(20_000):
            if session.match.finished:
                break
            QTest.qWait(2)
        assert session.match.finished


def test_people_and_bots_share_a_match_by_mouse(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        seats = (TWO_PEOPLE[0], FOUR_BOTS[1], TWO_PEOPLE[1], FOUR_BOTS[3])
        session = begin(running, seats, seed=5, first="2")
        settle(session)
        play_by_mouse(running, session, Rng(5))
        assert session.match.finished


def test_language_changes_in_the_middle_of_a_turn_and_play_goes_on(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, TWO_PEOPLE, first="1")
        play_by_mouse(running, session, Rng(6), decisions=7)
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


def test_every_record_is_on_disk_when_the_window_closes(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, TWO_PEOPLE, seed=7)
        play_by_mouse(running, session, Rng(7), decisions=5)
        index, path = session.match.index, running.saves.path_of(session.match.record.match)
    record = read_record(path)
    assert len(record.actions) == index
    assert Match.from_record(make_rules("thats_life", record.options), record).index == index


def test_window_closes_during_an_animation_and_a_bots_turn(tmp_path: Path) -> None:
    with program(tmp_path, animation="slow", motion="on", pace="1x") as running:
        session = begin(running, (TWO_PEOPLE[0], FOUR_BOTS[1]), seed=8, first="1")
        board = table_of(running).frame.board
        QTest.qWait(50)
        session.click(Target("die", 0))
        assert board is not None and board.animating
        option = session.decision.options[0] if session.decision else None
        assert option is not None and session.play_option(option)
        assert session.actor_seat == 1
        running.window.close()
        QApplication.processEvents()
    assert not board.animating


def test_undo_by_key_takes_the_last_move_back(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, TWO_PEOPLE, seed=9, first="1")
        play_by_mouse(running, session, Rng(9), decisions=2)
        index = session.match.index
        assert session.actor_seat == 1
        press(running, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert session.actor_seat == 0 and session.match.index < index
        press(running, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert session.match.index == index
