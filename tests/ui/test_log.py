"""The log beside the board: where it is scrolled to, and what it says as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.engine import Event, Rng, Seat
from cvdesk.i18n.catalog import LANGUAGES, text
from cvdesk.ui.app import Program
from cvdesk.ui.panels.log_model import SEAL_SHOWN, Role
from cvdesk.ui.panels.log_panel import LogDelegate, LogPanel
from tests.ui.play import FOUR_BOTS, TWO_PEOPLE, begin, play_by_mouse, program, session_of, settle, table_of

SIZES = [(1024, 640), (1180, 760), (1500, 950)]


@pytest.fixture
def running(tmp_path: Path, qapp: QApplication) -> Iterator[Program]:
    with program(tmp_path) as made:
        yield made


def lay_out() -> None:
    """Lets delayed layouts of the list happen."""
    for _ in range(8):
        QTest.qWait(5)


def log_of(running: Program) -> LogPanel:
    return table_of(running).frame.log


def last_line_is_seen(log: LogPanel) -> bool:
    last = log.list.visualRect(log.model.index(log.model.rowCount() - 1))
    return log.list.viewport().rect().contains(last)


@pytest.mark.parametrize("size", SIZES)
def test_last_line_stays_in_sight_while_seats_get_tiles(running: Program, size: tuple[int, int]) -> None:
    running.window.resize(*size)
    session = begin(running, (TWO_PEOPLE[0], FOUR_BOTS[1]), seed=3, first="1")
    for _ in range(40):
        play_by_mouse(running, session, Rng(3), 1)
        settle(session)
        lay_out()
        assert last_line_is_seen(log_of(running))
    assert all(session.view.taken)


def test_who_scrolls_back_stays_there(running: Program) -> None:
    running.window.resize(1024, 640)
    session = begin(running, TWO_PEOPLE, seed=3, first="1")
    play_by_mouse(running, session, Rng(3), 40)
    lay_out()
    bar = log_of(running).list.verticalScrollBar()
    bar.setValue(10)
    play_by_mouse(running, session, Rng(3), 4)
    lay_out()
    assert bar.value() == 10
    bar.setValue(bar.maximum())
    play_by_mouse(running, session, Rng(3), 4)
    lay_out()
    assert last_line_is_seen(log_of(running))


def test_end_of_the_log_follows_sizes_scales_and_languages(running: Program) -> None:
    running.window.resize(1180, 760)
    session = begin(running, TWO_PEOPLE, seed=3, first="1")
    play_by_mouse(running, session, Rng(3), 40)
    lay_out()
    for change in ({"scale": 125}, {"language": "ru"}, {"scale": 100}, {"theme": "dark"}, {"language": "es"}):
        running.context.settings.update(**change)
        lay_out()
        assert last_line_is_seen(log_of(running)), change
    running.window.resize(1024, 640)
    lay_out()
    assert last_line_is_seen(log_of(running))


def test_coming_back_from_a_look_at_the_past_shows_the_end(running: Program) -> None:
    running.window.resize(1024, 640)
    session = begin(running, TWO_PEOPLE, seed=3, first="1")
    play_by_mouse(running, session, Rng(3), 40)
    lay_out()
    session.look_at(4)
    lay_out()
    assert not last_line_is_seen(log_of(running))
    session.look_at(None)
    lay_out()
    assert last_line_is_seen(log_of(running))


def test_set_up_is_no_turn_and_shows_the_seal_of_the_dice(running: Program) -> None:
    begin(running, TWO_PEOPLE, seed=31_415_926, first="1")
    log, record = log_of(running), session_of(running).match.record
    setup, turn = text("table-log-sealed", seal=record.seal[:SEAL_SHOWN]), text("table-log-turn", turn=0)
    assert session_of(running).match.log[0].turn == 0
    assert log.model.index(0).data(Role.HEADING) == setup
    assert log.model.as_text().startswith(setup) and turn not in log.model.as_text()
    assert str(record.seed) not in setup


@pytest.mark.parametrize("language", LANGUAGES)
def test_heading_with_the_seal_fits_the_panel(tmp_path: Path, qapp: QApplication, language: str) -> None:
    with program(tmp_path, language) as running:
        running.window.resize(1024, 640)
        begin(running, TWO_PEOPLE, seed=3, first="1")
        log, theme = log_of(running), running.context.theme
        lay_out()
        metrics = QFontMetrics(theme.font("caption", bold=True))
        heading = log.model.index(0).data(Role.HEADING)
        assert metrics.horizontalAdvance(heading) <= log.list.viewport().width() - theme.px(16)


def test_keyboard_comes_to_the_newest_line(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, seed=3, first="1")
    play_by_mouse(running, session, Rng(3), 10)
    table_of(running).frame.focus_log()
    log = log_of(running)
    assert log.list.hasFocus() and log.list.currentIndex().row() == log.model.rowCount() - 1
    QTest.keyClick(log.list, Qt.Key.Key_Up)
    QTest.keyClick(log.list, Qt.Key.Key_Return)
    assert session.shown_index == log.model.entry(log.model.rowCount() - 2).index


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_line_of_the_shown_moment_can_be_read(running: Program, theme: str) -> None:
    running.context.settings.update(theme=theme)
    session = begin(running, TWO_PEOPLE, seed=3, first="1")
    play_by_mouse(running, session, Rng(3), 10)
    session.look_at(session.match.first_decision)
    lay_out()
    log, themes = log_of(running), running.context.theme
    index = log.model.index(log.model.last_row_until(session.shown_index or 0) or 0)
    picture = log.list.viewport().grab(log.list.visualRect(index)).toImage()
    seen = {picture.pixelColor(x, y).rgb() for x in range(picture.width()) for y in range(picture.height())}
    assert themes.colour("amber").rgb() in seen
    assert themes.on("amber").rgb() in seen
    if themes.dark:
        assert themes.colour("ink").rgb() not in seen - {themes.colour("focus").rgb()}


def test_practice_is_told_above_the_log(running: Program) -> None:
    running.context.settings.update(practice_takeback=True)
    session = begin(running, (TWO_PEOPLE[0], FOUR_BOTS[1]), seed=3, first="1")
    for _ in range(4):
        play_by_mouse(running, session, Rng(3), 1)
    assert session.undo() and session.match.record.practice
    assert log_of(running).model.index(0).data(Role.HEADING) == text("table-log-practice")


def test_bots_can_be_asked_in_the_review_of_the_match(running: Program) -> None:
    session = begin(running, FOUR_BOTS, seed=4)
    while session.actor_seat >= 0:
        QTest.qWait(2)
    asked = {index for index in range(session.match.index + 1) if session.has_why(index)}
    running.window.results_page.look.click()
    replay = running.window.replay_page.frame
    assert asked and replay.session is not None and replay.session.read_only
    assert {index for index in range(session.match.index + 1) if replay.session.has_why(index)} == asked
    replay.show_why(max(asked))
    assert not replay.note.isHidden()


def test_a_question_without_an_answer_is_answered_too(running: Program) -> None:
    begin(running, TWO_PEOPLE, seed=3, first="1")
    frame = table_of(running).frame
    frame.show_why()
    assert frame.toast.label.text() == text("table-why-none")


def sound_alike(events: Iterable[Event]) -> int:
    """Counts secret steps that move nothing and that others hear the same of as of the step before."""
    return sum(
        one.public is not None and one.public == two.public and not two.moves for one, two in pairwise(events)
    )


def test_secret_steps_that_sound_alike_are_told_once(running: Program) -> None:
    bots = tuple(Seat("bot", f"Bot {number}", number, level="calm") for number in (1, 2))
    session = begin(running, bots, seed=3, game="phase10")
    while not sound_alike(entry.event for entry in session.match.log):
        assert not session.match.finished
        QTest.qWait(5)
    model = log_of(running).model
    assert not sound_alike(model.entry(row).event for row in range(model.rowCount()))


@pytest.mark.parametrize("game", ["thats_life", "phase10"])
def test_rows_are_measured_once_and_anew_when_they_change(
    game: str, tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[int] = []
    height = LogDelegate._height

    def counted(self: LogDelegate, width: int, index: QModelIndex) -> int:
        measured.append(index.row())
        return height(self, width, index)

    monkeypatch.setattr(LogDelegate, "_height", counted)
    with program(tmp_path, curtain="off") as running:
        running.window.resize(1024, 640)
        session = begin(running, TWO_PEOPLE, seed=3, game=game, first="1")
        log, rng = log_of(running), Rng(3)
        for _ in range(40):
            assert session.decision is not None
            session.play_option(rng.pick(session.decision.options))
            QApplication.processEvents()
        lay_out()
        rows = log.model.rowCount()
        assert rows <= len(measured) <= 3 * rows
        measured.clear()
        running.context.settings.update(language="ru")
        lay_out()
        assert set(measured) == set(range(rows))
