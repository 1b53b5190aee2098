"""The table around the board: reasons, refusals, looking back, the side panel."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cvdesk.engine import NOBODY, Rng, Seat, Target
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.ui.app import Program
from cvdesk.ui.pages.replay import ReplayPage
from cvdesk.ui.pages.results import ResultsPage
from cvdesk.ui.panels.log_model import SEAL_SHOWN, Role
from tests.ui.play import (
    FOUR_BOTS,
    TWO_PEOPLE,
    begin,
    play_by_mouse,
    press,
    program,
    session_of,
    settle,
    table_of,
)

ALONE = (TWO_PEOPLE[0], FOUR_BOTS[1])


@pytest.fixture
def running(tmp_path: Path, qapp: QApplication) -> Iterator[Program]:
    with program(tmp_path) as made:
        made.window.resize(1100, 720)
        yield made


def middle(running: Program, seats: tuple[Seat, ...] = TWO_PEOPLE, decisions: int = 12) -> None:
    """Plays into a match until a person has a real choice."""
    session = begin(running, seats, seed=3, first="1", wurminator="on")
    rng = Rng(3)
    play_by_mouse(running, session, rng, decisions)
    while session.decision is not None and len(session.decision.options) < 3:
        play_by_mouse(running, session, rng, 1)
    settle(session)


def test_foreign_pawn_says_why_not_and_opens_the_rule(running: Program) -> None:
    middle(running)
    session, frame = session_of(running), table_of(running).frame
    mine = set(range(3 * session.actor_seat, 3 * session.actor_seat + 3))
    foreign = next(pawn for pawn in range(6) if pawn not in mine)
    frame.board.asked_why.emit(Target("pawn", foreign))
    assert frame.toast.isVisible() and frame.toast.label.text()
    assert frame.toast.chip is not None and frame.toast.chip.rule.startswith("thats_life.")
    frame.toast.chip.click()
    assert frame.side.currentWidget() is frame.rules
    press(running, Qt.Key.Key_Escape)
    assert frame.side.currentWidget() is frame.overview


def test_toast_goes_with_the_next_move(running: Program) -> None:
    middle(running)
    session, frame = session_of(running), table_of(running).frame
    frame.board.asked_why.emit(Target("pawn", 0 if session.actor_seat else 3))
    assert not frame.toast.isHidden()
    session.play_option(session.decision.options[0])
    assert frame.toast.isHidden()


def test_bots_reasons_open_from_key_and_log_and_follow_the_language(running: Program) -> None:
    middle(running, ALONE)
    frame = table_of(running).frame
    press(running, Qt.Key.Key_F4)
    assert frame.note.isVisible()
    texts = {frame.note.body.text()}
    for language in LANGUAGES[:3]:
        running.context.settings.update(language=language)
        QApplication.processEvents()
        texts.add(frame.note.body.text())
    assert len(texts) == 4 and all("%" in text for text in texts)
    press(running, Qt.Key.Key_Escape)
    assert frame.note.isHidden()


def test_inspected_pawn_tells_where_each_face_would_take_it(running: Program) -> None:
    middle(running)
    session, frame = session_of(running), table_of(running).frame
    pawn = next(number for number, tile in enumerate(session.view.pawns) if tile not in (0, 27))
    frame.board.inspected.emit(Target("pawn", pawn))
    rows = [line for line in frame.note.body.text().splitlines() if line[:1].isdigit()]
    assert [row[0] for row in rows] == ["1", "2", "3", "4", "5", "6"]


def test_click_on_a_log_line_shows_that_moment_and_escape_returns(running: Program) -> None:
    middle(running)
    session, frame = session_of(running), table_of(running).frame
    index = frame.log.model.index(6)
    frame.log.list.scrollTo(index)
    QApplication.processEvents()
    spot = frame.log.list.visualRect(index).topLeft()
    QTest.mouseClick(frame.log.list.viewport(), Qt.MouseButton.LeftButton, pos=spot + spot.__class__(40, 10))
    entry = index.data(Role.ENTRY)
    assert session.shown_index == entry.index
    assert session.decision is None and frame.turn_bar.back.isVisible()
    assert frame.log.model.index(frame.log.model.last_row_until(entry.index)).data(Role.SHOWN)
    frame.focus_board()
    press(running, Qt.Key.Key_Escape)
    assert session.shown_index is None and session.decision is not None
    assert frame.turn_bar.back.isHidden()


def test_undo_button_names_what_it_takes_back_or_what_stops_it(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, seed=3, first="1")
    bar = table_of(running).frame.turn_bar
    assert not bar.undo.isEnabled()
    session.play_option(session.decision.options[0])
    assert not bar.undo.isEnabled() and "Юлия" in bar.undo.toolTip()
    session.play_option(session.decision.options[0])
    assert bar.undo.isEnabled() and "Юлия" in bar.undo.toolTip()


@pytest.mark.parametrize("size", [(1024, 640), (1500, 950), (640, 480)])
def test_seats_and_log_share_the_side_panel_at_any_size(running: Program, size: tuple[int, int]) -> None:
    running.window.resize(*size)
    begin(running, FOUR_BOTS, seed=3)
    frame = table_of(running).frame
    if frame.is_narrow:
        assert frame.side.isHidden()
        frame.toggle_panel()
    for _ in range(20):
        QTest.qWait(5)
    seats, log = frame.seat_scroll.geometry(), frame.log.geometry()
    assert seats.height() > 60 and log.top() >= seats.bottom()
    assert log.height() > 40
    assert all(row.isVisible() for row in frame.seats.rows)


def test_narrow_window_has_a_drawer_that_escape_closes(running: Program) -> None:
    running.context.settings.update(scale=200)
    running.window.resize(1366, 768)
    begin(running, TWO_PEOPLE, seed=3)
    QApplication.processEvents()
    frame = table_of(running).frame
    QTest.qWait(20)
    assert frame.is_narrow and frame.side.isHidden()
    assert not frame.scroll_area.horizontalScrollBar().isVisible()
    press(running, Qt.Key.Key_F9)
    assert frame.side.isVisible()
    press(running, Qt.Key.Key_Escape)
    assert frame.side.isHidden()


def test_whole_board_fits_the_smallest_window_without_scrolling(running: Program) -> None:
    running.window.resize(1024, 640)
    begin(running, TWO_PEOPLE, seed=3)
    QTest.qWait(20)
    area = table_of(running).frame.scroll_area
    assert not area.horizontalScrollBar().isVisible() and not area.verticalScrollBar().isVisible()


def test_results_trace_every_point_and_offer_rematch_review_and_home(running: Program) -> None:
    session = begin(running, FOUR_BOTS, seed=4)
    for _ in range(6000):
        if session.match.finished and running.window.findChild(ResultsPage) is not None:
            break
        QTest.qWait(2)
    QTest.qWait(50)
    page = running.window.findChild(ResultsPage)
    standings = session.rules.standings(session.match.state)
    assert page.verdict.text()
    for score, lines in zip(standings.scores, standings.lines, strict=True):
        assert score == sum(line.points for line in lines)
    assert session.match.record.seal[:SEAL_SHOWN] in page.dice.text()
    page.rotate.click()
    names = [seat.name for seat in session_of(running).seats]
    assert names != [seat.name for seat in session.seats] and sorted(names) == sorted(
        seat.name for seat in session.seats
    )


def test_replay_goes_through_every_moment(running: Program) -> None:
    session = begin(running, FOUR_BOTS, seed=4)
    while session.actor_seat != NOBODY:
        QTest.qWait(2)
    QTest.qWait(50)
    running.window.findChild(ResultsPage).look.click()
    page = running.window.findChild(ReplayPage)
    replay = page.frame.session
    assert replay.read_only and replay.match.index == session.match.index
    first = page.bar.shown
    assert first == replay.match.first_decision
    moments, told = [first], {entry.index for entry in replay.match.log}
    while page.bar.forward.isEnabled():
        page.bar.forward.click()
        moments.append(page.bar.shown)
    assert moments == sorted({first} | {index for index in told if index > first})
    page.bar.slider.setValue(replay.match.index)
    assert replay.shown_index is None
    page.bar.first.click()
    page.bar.toggle_playing()
    assert page.bar.playing
    page.bar.stop()


class Shown(QObject):
    """Notes every window that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(type(watched).__name__)
        return False


def test_no_part_of_a_page_flashes_up_as_a_window_of_its_own(running: Program) -> None:
    shown = Shown()
    QApplication.instance().installEventFilter(shown)
    try:
        session = begin(running, FOUR_BOTS, seed=4)
        frame = table_of(running).frame
        frame.toggle_moves()
        frame.toggle_rules()
        frame.show_why()
        while session.actor_seat != NOBODY:
            QTest.qWait(2)
        QTest.qWait(50)
        running.window.findChild(ResultsPage).look.click()
        running.window.show_setup("thats_life")
        running.window.show_home()
    finally:
        QApplication.instance().removeEventFilter(shown)
    assert shown.names == []
