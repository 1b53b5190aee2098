"""What a screen reader hears at the table, and the way of Tab around it (UX 2.10)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cvdesk.engine import Rng
from cvdesk.i18n.render import plain
from cvdesk.ui.app import Program
from cvdesk.ui.pages import table
from cvdesk.ui.panels import table_frame
from tests.ui.play import FOUR_BOTS, TWO_PEOPLE, begin, program, session_of, settle, table_of

AGAINST_A_BOT = (TWO_PEOPLE[0], FOUR_BOTS[1])


@pytest.fixture
def running(tmp_path: Path, qapp: QApplication) -> Iterator[Program]:
    with program(tmp_path) as made:
        made.window.resize(1180, 720)
        yield made


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is announced: no screen reader listens here, and Qt keeps it to itself then."""
    heard: list[str] = []
    for module in (table, table_frame):
        monkeypatch.setattr(module, "announce", lambda _widget, text, **_how: heard.append(text))
    return heard


def test_everything_that_happens_is_spoken_with_the_names(running: Program, spoken: list[str]) -> None:
    session = begin(running, AGAINST_A_BOT, seed=3, first="1", wurminator="on")
    rng, told = Rng(3), len(session.match.log)
    while session.actor_seat >= 0:
        assert session.decision is not None
        session.play_option(rng.pick(session.decision.options))
        settle(session)
        heard = "\n".join(spoken)
        for entry in session.match.log[told:]:
            sentence = plain(entry.event.message, session.names)
            assert sentence in heard
            assert entry.event.player < 0 or session.names.players[entry.event.player] in sentence
        told = len(session.match.log)
        if session.decision is not None:
            rolled = session.view.roll and session.match.log[-1].event.message.id == "life-log-rolled"
            assert rolled or spoken[-1].endswith(plain(session.prompt, session.names))
        spoken.clear()


def test_first_thing_to_do_is_spoken_when_the_table_opens(running: Program, spoken: list[str]) -> None:
    session = begin(running, TWO_PEOPLE, seed=3, first="2")
    assert spoken == [plain(session.prompt, session.names)]


def stops(running: Program, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """Presses Tab until it has come around."""
    window, found = running.window, []
    while (focus := window.focusWidget()) not in found:
        assert focus is not None
        found.append(focus)
        QTest.keyClick(focus, key)
    return found


def test_tab_goes_around_in_reading_order(running: Program) -> None:
    begin(running, TWO_PEOPLE, seed=3, first="1")
    QTest.qWait(50)
    page = table_of(running)
    frame, bar = page.frame, page.actions_bar
    frame.turn_bar.moves.setFocus()
    regions = [frame.turn_bar, frame.ground, frame.seats, frame.log, bar, running.window.menuBar()]
    way = [next(n for n, each in enumerate(regions) if each.isAncestorOf(stop)) for stop in stops(running)]
    assert way == sorted(way)
    assert set(way) == set(range(len(regions)))
    frame.turn_bar.moves.setFocus()
    assert len(stops(running, Qt.Key.Key_Backtab)) == len(way)


def test_every_stop_at_the_table_has_a_name(running: Program) -> None:
    begin(running, TWO_PEOPLE, seed=3, first="1")
    for open_panel in (None, "toggle_moves", "toggle_rules"):
        if open_panel:
            getattr(table_of(running).frame, open_panel)()
        for stop in stops(running):
            interface = QAccessible.queryAccessibleInterface(stop)
            assert interface is not None and interface.text(QAccessible.Text.Name), type(stop)
    assert session_of(running).decision is not None
