"""The small windows beside the main one, each made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QDialog, QWidget

from cvdesk.ui.context import Context

if TYPE_CHECKING:
    from cvdesk.ui.dialogs.about import AboutWindow
    from cvdesk.ui.dialogs.settings import SettingsWindow
    from cvdesk.ui.panels.rules_panel import RulesWindow


class Windows(QObject):
    """Settings, rulebook, about, and the dialogs that ask for a file."""

    match_chosen = Signal(object)
    """The path of a match to open."""
    save_name_chosen = Signal(object)

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._window = parent
        self.settings: SettingsWindow | None = None
        self.rules: RulesWindow | None = None
        self.about: AboutWindow | None = None
        self.asking: QDialog | None = None
        """The dialog that asks something at the moment."""

    def show_settings(self) -> None:
        """Opens the settings."""
        if self.settings is None:
            from cvdesk.ui.dialogs.settings import SettingsWindow  # starts faster

            self.settings = SettingsWindow(self._context, self._window)
        _raise(self.settings)

    def show_rules(self, game: str, anchor: str = "") -> None:
        """Opens the rulebook of a game in a window of its own, at a clause if one is given."""
        if self.rules is None:
            from cvdesk.ui.panels.rules_panel import RulesWindow  # starts faster

            self.rules = RulesWindow(self._context, self._window)
        self.rules.open_book(game, anchor)

    def show_clause(self, anchor: str) -> None:
        """Opens the rulebook to which a clause belongs."""
        self.show_rules(anchor.partition(".")[0], anchor)

    def show_about(self) -> None:
        """Opens the about window."""
        if self.about is None:
            from cvdesk.ui.dialogs.about import AboutWindow  # starts faster

            self.about = AboutWindow(self._context, self._window)
        _raise(self.about)

    def choose_match(self) -> None:
        """Asks for a file; the answer comes with `match_chosen`."""
        from cvdesk.ui.dialogs.files import choose_match  # starts faster

        self._ask(choose_match(self._window, _documents(), self.match_chosen.emit))

    def choose_save_name(self, name: str) -> None:
        """Asks under which name to save; the answer comes with `save_name_chosen`."""
        from cvdesk.ui.dialogs.files import choose_save_name  # starts faster

        self._ask(choose_save_name(self._window, _documents(), name, self.save_name_chosen.emit))

    def ask_to_leave(self, then: Callable[[], None], *, saved: bool) -> None:
        """Tells whether the match is saved, and goes on with `then` unless somebody stays."""
        from cvdesk.ui.dialogs.leave import LeaveDialog  # starts faster

        dialog = LeaveDialog(self._context, self._window, saved=saved)
        dialog.accepted.connect(then)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        self._ask(dialog)

    def close_all(self) -> None:
        """Closes whatever is open."""
        for window in (self.settings, self.rules, self.about, self.asking):
            if window is not None:
                window.close()

    def _ask(self, dialog: QDialog) -> None:
        if self.asking is not None:
            self.asking.close()
        self.asking = dialog
        dialog.finished.connect(self._on_asked)

    def _on_asked(self) -> None:
        if self.sender() is self.asking:
            self.asking = None


def _raise(window: QDialog) -> None:
    window.show()
    window.raise_()
    window.activateWindow()


def _documents() -> Path:
    """Returns where people keep their files; not everybody has a folder of documents."""
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return folder if folder.is_dir() else Path.home()
