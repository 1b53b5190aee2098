"""What the benchmark runs in processes of their own: bare Qt windows, and ours, each telling its figures.

``python -c "from cvdesk.commands.bench_probe import main; main()" PROBE FOLDER GAME`` prints one
JSON object.  Nothing here is a part of the program that people use.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

if TYPE_CHECKING:
    from cvdesk.control.session import Session
    from cvdesk.ui.app import Program
    from cvdesk.ui.pages.table import TablePage

_PRESSES = 200
_SETTLED = 400
"""Milliseconds after which a window has done what it does after its first paint."""


class _FirstPaint(QObject):
    """Calls back when a window has been painted with all that is in it."""

    def __init__(self, window: QWidget, call: Callable[[], None]) -> None:
        super().__init__(window)
        self._call: Callable[[], None] | None = call
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Waits for the first paint; the children follow in the same pass."""
        if event.type() == QEvent.Type.Paint and self._call is not None:
            QTimer.singleShot(0, self._call)
            self._call = None
        return False


def _painted_at(window: QWidget, app: QApplication) -> float:
    times: list[float] = []

    def painted() -> None:
        times.append(time.time())
        app.quit()

    _FirstPaint(window, painted)
    window.show()
    app.exec()
    return times[0]


def probe_bare(folder: Path, game: str) -> dict[str, float]:
    """A PySide6 window with a menu and a tool bar: when it is painted."""
    app = QApplication([])
    window = QMainWindow()
    menu = window.menuBar().addMenu("-")
    window.addToolBar("-").addAction(menu.addAction("-"))
    window.resize(1024, 640)
    return {"painted": _painted_at(window, app)}


def probe_home(folder: Path, game: str) -> dict[str, float]:
    """Our home page: when it is painted."""
    from cvdesk.i18n.catalog import use_language
    from cvdesk.storage.paths import Paths
    from cvdesk.ui.app import Program, make_application

    app = make_application()
    use_language("uk")
    running = Program(Paths.under(folder))
    running.window.resize(1024, 640)
    painted = _painted_at(running.window, app)
    running.close()
    return {"painted": painted}


def probe_empty(folder: Path, game: str) -> dict[str, float]:
    """An empty PySide6 window: its memory."""
    app = QApplication([])
    window = QWidget()
    window.resize(1024, 640)
    window.show()
    _let_run(app, _SETTLED)
    return {"memory": _own_memory()}


def probe_table(folder: Path, game: str) -> dict[str, float]:
    """Our table: its memory, a flying piece's frames, input to paint with and without a thinking bot."""
    app, running, table = _sit_down(folder, game)
    try:
        _let_run(app, _SETTLED)
        gc.collect()
        figures = {"memory": _own_memory()}
        figures["frame"] = _p99(_frames(app, table))
        table = _begin(running, game, bot=True)
        _let_run(app, _SETTLED)
        figures["idle"] = _p99(_presses(app, table))
        session = table.session
        assert session is not None
        _until_thinking(app, session)
        figures["thinking"] = _p99(_presses(app, table))
        return figures
    finally:
        running.close()


def _sit_down(folder: Path, game: str) -> tuple[QApplication, Program, TablePage]:
    from cvdesk.storage.paths import Paths
    from cvdesk.ui.app import Program, make_application

    app = make_application()
    running = Program(Paths.under(folder))
    running.context.settings.update(animation="normal", motion="on", pace="1x", curtain="off")
    running.window.resize(1024, 640)
    running.start()
    return app, running, _begin(running, game, bot=False)


def _begin(running: Program, game: str, *, bot: bool) -> TablePage:
    from cvdesk.engine.record import Seat
    from cvdesk.games import game_info
    from cvdesk.ui.match_setup import MatchSetup
    from cvdesk.ui.pages.table import TablePage

    # the search is to last longer than the measuring
    other = Seat("bot", "B", 2, level="sharp", budget="60000ms") if bot else Seat("human", "B", 2)
    options = {option.name: "1" for option in game_info(game).options if option.name == "first"}
    running.window.start_match(MatchSetup(game, (Seat("human", "A", 1), other), options, 7), remember=False)
    table = running.window.findChild(TablePage)
    assert table is not None
    return table


def _until_thinking(app: QApplication, session: Session) -> None:
    while not session.thinking:
        if session.decision is not None:
            session.play_option(session.decision.options[0])
        _let_run(app, 20)
        session.hurry()


def _let_run(app: QApplication, milliseconds: int) -> None:
    end = time.perf_counter() + milliseconds / 1000
    while time.perf_counter() < end:
        app.processEvents()
        time.sleep(0.001)


def _frames(app: QApplication, table: TablePage) -> list[float]:
    """Returns what the rounds of the event loop took while pieces flew, several times over."""
    session, board = table.session, table.frame.board
    assert session is not None and board is not None
    spent: list[float] = []
    while len(spent) < 60 and session.decision is not None:
        options = session.decision.options
        # a pass moves nothing
        session.play_option(next((each for each in options if each.action.kind != "pass"), options[0]))
        while board.animating:
            start = time.perf_counter()
            app.processEvents()
            took = (time.perf_counter() - start) * 1000
            if took > 0.05:  # less than that was no frame
                spent.append(took)
            time.sleep(0.001)
    return spent


def _presses(app: QApplication, table: TablePage) -> list[float]:
    """Returns how long it takes from an arrow key to the painted focus."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    table.frame.focus_board()
    spent = []
    keys = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
    for number in range(_PRESSES):
        target = table.window().focusWidget() or table
        start = time.perf_counter()
        QTest.keyClick(target, keys[number % 4])
        app.processEvents()
        spent.append((time.perf_counter() - start) * 1000)
        _let_run(app, 4)
    return spent


def _p99(values: list[float]) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] if ordered else 0.0


def _own_memory() -> float:
    import os

    from cvdesk.commands.bench_rows import memory_of

    return memory_of(os.getpid())


_PROBES = {"bare": probe_bare, "home": probe_home, "empty": probe_empty, "table": probe_table}


def main() -> None:
    """Runs the probe that is named first, on the folder and the game that are named next."""
    result = _PROBES[sys.argv[1]](Path(sys.argv[2]), sys.argv[3])
    sys.stdout.write(json.dumps(result) + "\n")
    sys.stdout.flush()
