"""The composition root: makes everything once and passes it on."""

from __future__ import annotations

import logging
import signal
import sys
import traceback
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from cvdesk import __version__, assets
from cvdesk.control.language import LanguageManager
from cvdesk.control.settings_store import SettingsStore
from cvdesk.engine.message import Message, P
from cvdesk.games.decks import use_folder
from cvdesk.i18n.catalog import current_language
from cvdesk.storage.paths import Paths
from cvdesk.storage.saves import Saves
from cvdesk.storage.settings import Settings
from cvdesk.ui import garbage
from cvdesk.ui.context import Context
from cvdesk.ui.main_window import MainWindow

if TYPE_CHECKING:
    from cvdesk.control.bot_runner import BotRunner
    from cvdesk.storage.logging_setup import RunLog
    from cvdesk.ui.desk import Desk
    from cvdesk.ui.dialogs.crash import CrashDialog
    from cvdesk.ui.end_signals import EndSignals
    from cvdesk.ui.match_setup import MatchSetup

APP_ID = "io.github.cvdesk.cvdesk"

_log = logging.getLogger("cvdesk")

_SOON, _IDLE = 50, 300
"""Milliseconds until what the first paint does not need is done."""


class Program:
    """The window with everything behind it; `close` ends what runs beside it."""

    def __init__(self, paths: Paths, *, debug: bool = False) -> None:
        self.paths = paths
        self.log: RunLog | None = None
        self._debug = debug
        self._closed = False
        settings = SettingsStore(paths.settings)
        # The command line has chosen a language already: named, stored, or the system's.
        language = LanguageManager(current_language())
        self.context = Context.make(paths, language, settings)
        self.saves = Saves(paths)
        use_folder(paths.decks)
        self._desk: Desk | None = None
        self._runner: BotRunner | None = None
        self._crash: CrashDialog | None = None
        self._signals: EndSignals | None = None
        self._stored_language = settings.value.language
        settings.changed.connect(self._on_settings_changed)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self.context.theme.install(app)
        self.window = MainWindow(self.context, self.saves, self._make_desk)

    def _make_desk(self) -> Desk:
        # here rather than above: none of it is needed for the first paint
        from cvdesk.control.autosave import Autosave
        from cvdesk.control.bot_runner import BotRunner
        from cvdesk.control.clock import QtClock
        from cvdesk.ui.desk import Desk

        if self._desk is None:
            autosave, settings = Autosave(self.saves), self.context.settings
            self._runner = BotRunner()
            self._desk = Desk(settings, self.saves, autosave, self._runner, QtClock())
        return self._desk

    def _on_settings_changed(self, settings: Settings) -> None:
        if settings.language != self._stored_language:
            self._stored_language = settings.language
            self.context.language.set_language(settings.language)

    def start(self, setup: MatchSetup | None = None) -> None:
        """Shows the window, at a table if a match is given; what can wait is done after the first paint."""
        self.window.show()
        if setup is not None:
            self.window.start_match(setup, remember=False)
        QTimer.singleShot(_SOON, self.window, garbage.release)
        QTimer.singleShot(_SOON, self.window, self.open_log)
        QTimer.singleShot(_IDLE, self.window, self.window.tidy_up)

    def heed_signals(self) -> None:
        """Ends the program in order when the system or a terminal asks for it."""
        from cvdesk.ui.end_signals import EndSignals  # starts faster

        if not self._closed:
            self._signals = EndSignals(QApplication.quit)

    def open_log(self) -> None:
        """Begins the log of this run, and says quietly when the last one did not end well."""
        from cvdesk.storage.logging_setup import RunLog  # starts faster

        if self.log is None and not self._closed:
            self.log = RunLog(self.paths, debug=self._debug)
            if self.log.unclean:
                file = P.name(str(self.paths.log))
                self.window.tell(Message("ui-notice-unclean", {"file": file}))

    def report(self, details: str) -> None:
        """Writes down and shows a mistake of the program itself."""
        self.open_log()
        _log.error("uncaught: %s", details)
        from cvdesk.ui.dialogs.crash import CrashDialog  # hopefully never needed

        if self._crash is None:
            self._crash = CrashDialog(self.context, self.paths.log, self.window)
        self._crash.add(details)

    def close(self) -> None:
        """Closes the window, saves, and ends the bots."""
        self._closed = True
        self.window.close()
        if self._desk is not None:
            self._desk.shut_down()
        if self._runner is not None:
            self._runner.close()
        if self.log is not None:
            self.log.close()
        if self._signals is not None:
            self._signals.restore()


class ExceptionHook:
    """Catches what nobody caught: writes it down, shows it, and lets the program go on."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._reporting = False
        self._before = sys.excepthook

    def install(self) -> None:
        """Takes over from Python."""
        sys.excepthook = self

    def remove(self) -> None:
        """Gives back to Python."""
        sys.excepthook = self._before

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Takes an exception as Python's own hook does; Ctrl+C just ends the program."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        if self._reporting:
            _log.error("while a mistake was shown: %s", details)
            return
        self._reporting = True
        try:
            self._program.report(details)
        finally:
            self._reporting = False


def make_application() -> QApplication:
    """Makes the Qt application with its names and icon."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(["cvdesk"])
    app.setApplicationName("cvdesk")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(QIcon(str(assets.resource("icons", "cvdesk.svg"))))
    return app


def run(paths: Paths, setup: MatchSetup | None = None, *, debug: bool = False) -> int:
    """Runs the program until its window is closed, at a table if a match is given.

    Returns the exit status.
    """
    app = make_application()
    program = Program(paths, debug=debug)
    hook = ExceptionHook(program)
    hook.install()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    QTimer.singleShot(_SOON, program.window, program.heed_signals)
    program.start(setup)
    try:
        return app.exec()
    finally:
        hook.remove()
        program.close()
