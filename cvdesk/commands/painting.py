"""The part of ``cvdesk screenshot`` that needs Qt: shows a page of the real window and keeps its picture."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QMessageLogContext, QPoint, QSaveFile, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from cvdesk.commands.screenshot import Shot, play_plies
from cvdesk.engine.match import Match
from cvdesk.engine.message import P
from cvdesk.games import make_rules
from cvdesk.games.decks import folder_of, use_folder
from cvdesk.storage.files import StorageError
from cvdesk.storage.paths import Paths
from cvdesk.storage.saves import Saves
from cvdesk.ui.app import Program, make_application
from cvdesk.ui.main_window import MainWindow

_SETTLE = 0.15
"""Seconds that a page gets to find its place."""
_ROUNDS = 10


def paint(shot: Shot) -> None:
    """Writes the picture; raises StorageError when it cannot be written."""
    app = make_application()
    qInstallMessageHandler(_on_qt_message)
    with TemporaryDirectory() as folder:
        # nobody's settings and matches are touched, and none change the picture
        paths = Paths.under(Path(folder))
        match = _played(shot)
        path = _stored(match, paths)
        decks = folder_of(shot.setup.game)
        program = Program(paths)
        if decks is not None:
            use_folder(decks.parent)  # the match may be played with a deck of a player's own
        program.context.settings.update(
            theme=shot.theme,
            scale=shot.scale,
            animation="off",
            motion="off",
            setups={shot.setup.game: shot.setup.to_json()},
        )
        program.window.resize(*shot.size)
        program.window.show()
        shown = _turn_to_page(program, shot, match, path)
        _settle(app)
        picture = _picture(program, shown)
        program.close()
    _write(picture, shot.out)


def _played(shot: Shot) -> Match:
    setup = shot.setup.named()
    match = Match.new(make_rules(setup.game, setup.options), setup.seats, setup.seed or 0)
    play_plies(match, match.rules.info.max_records if shot.page == "results" else shot.plies)
    return match


def _stored(match: Match, paths: Paths) -> Path:
    saves = Saves(paths)
    path = saves.path_of(match.record.match)
    if match.index:
        saves.store(path, match.record.to_json())
    return path


def _turn_to_page(program: Program, shot: Shot, match: Match, path: Path) -> QWidget | None:
    """Shows the page that is wanted; returns a window that lies over the main one, if one does."""
    window = program.window
    if shot.page in ("table", "rules"):
        window.open_record(path)
    if shot.page == "setup":
        window.show_setup(shot.setup.game)
    elif shot.page == "rules":
        return _open_rules(window, match)
    elif shot.page == "results":
        session = window.desk.look_at(match)
        window.pages.setCurrentWidget(window.results_page)
        window.results_page.show_results(session)
    elif shot.page == "settings":
        window.windows.show_settings()
        return window.windows.settings
    return None


def _open_rules(window: MainWindow, match: Match) -> QWidget | None:
    """Opens the rulebook where the last thing that happened is explained."""
    rule = next((entry.event.rule for entry in reversed(match.log) if entry.event.rule), "")
    if window.at_table:
        window.table_page.frame.open_rules(rule)
        return None
    window.windows.show_rules(match.record.game, rule)
    return window.windows.rules


def _settle(app: QApplication) -> None:
    # in rounds as well as in time: the first one alone may take longer
    end = time.monotonic() + _SETTLE
    rounds = 0
    while time.monotonic() < end or rounds < _ROUNDS:
        app.processEvents()
        time.sleep(0.005)
        rounds += 1


def _picture(program: Program, above: QWidget | None) -> QPixmap:
    window, theme = program.window, program.context.theme
    picture = window.grab()
    if above is not None:
        place = above.rect().translated(window.rect().center() - above.rect().center())
        place.moveTopLeft(QPoint(max(place.x(), 0), max(place.y(), 0)))
        painter = QPainter(picture)
        painter.drawPixmap(place.topLeft(), above.grab())
        # what a window manager would draw
        painter.setPen(QPen(theme.colour("ink"), theme.px(2)))
        painter.drawRect(place)
        painter.end()
    return picture


def _on_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    # of windows without a screen Qt says that they cannot be raised or moved
    if not message.startswith("This plugin does not support "):
        logging.getLogger("cvdesk").warning("Qt: %s", message)


def _write(picture: QPixmap, path: Path) -> None:
    file = QSaveFile(str(path))
    if not (file.open(QSaveFile.OpenModeFlag.WriteOnly) and picture.save(file, "PNG") and file.commit()):
        reason = P.name(file.errorString())
        raise StorageError("cli-error-write", file=P.name(str(path)), reason=reason)
