"""What the menus do: each action of the main window with its handler, and when it makes sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from cvdesk.games import GAMES
from cvdesk.storage.settings import Settings
from cvdesk.ui.actions import PACES, check_value
from cvdesk.ui.theme import MAX_SCALE, MIN_SCALE

if TYPE_CHECKING:
    from cvdesk.ui.main_window import MainWindow
    from cvdesk.ui.panels.table_frame import TableFrame

_AT_TABLE = ("moves", "why", "read", "hurry", "log", "panel")
_SCALE_STEP = 10


class WindowActions(QObject):
    """Connects the actions of a main window, and keeps them enabled, checked and explained."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._actions = window.actions_by_name
        for name, handler in self._handlers().items():
            self._actions[name].triggered.connect(handler)
        settings = window.context.settings
        self._actions.languages.triggered.connect(self._on_language)
        self._actions.themes.triggered.connect(lambda action: settings.update(theme=action.data()))
        self._actions.paces.triggered.connect(lambda action: settings.update(pace=action.data()))
        settings.changed.connect(self._on_settings_changed)
        window.context.language.language_changed.connect(self._on_language_changed)
        self._on_settings_changed(settings.value)
        self._on_language_changed(window.context.language.language)

    def _handlers(self) -> dict[str, Callable[[], object]]:
        window = self._window
        return {
            "new": lambda: window.leave_match(lambda: window.show_setup(self._game())),
            "open": lambda: window.leave_match(window.windows.choose_match),
            "save-as": self._on_save_as,
            "pause": self._on_pause,
            "home": lambda: window.leave_match(window.show_home),
            "quit": window.close,
            "undo": lambda: window.session and window.session.undo(),
            "redo": lambda: window.session and window.session.redo(),
            "moves": lambda: self._frame().call_moves(),
            "why": lambda: self._frame().show_why(),
            "read": lambda: window.table_page.read_state(),
            "hurry": lambda: self._frame().hurry(),
            "log": lambda: self._frame().focus_log(),
            "panel": self._on_panel,
            "cycle-pace": self._on_cycle_pace,
            "larger": lambda: self._zoom(_SCALE_STEP),
            "smaller": lambda: self._zoom(-_SCALE_STEP),
            "actual-size": lambda: window.context.settings.update(scale=100),
            "full-screen": self._on_full_screen,
            "settings": window.windows.show_settings,
            "rules": self._on_rules,
            "rules-contents": self._on_contents,
            "about": window.windows.show_about,
        }

    def sync(self) -> None:
        """Enables what makes sense now, and says of Undo what it takes back."""
        window, session = self._window, self._window.session
        at_table = self._table_is_open
        for name in _AT_TABLE:
            self._actions[name].setEnabled(at_table)
        self._actions["save-as"].setEnabled(session is not None)
        self._actions["home"].setEnabled(not window.shows(window.home))
        self._actions["pause"].setEnabled(window.at_table)
        self._actions["pause"].setChecked(session is not None and session.paused)
        playing = session if at_table else None
        self._actions["undo"].setEnabled(playing is not None and playing.can_undo)
        self._actions["redo"].setEnabled(playing is not None and playing.can_redo)
        if playing is not None:
            from cvdesk.i18n.render import plain  # the home page starts faster without it

            self._actions["undo"].setToolTip(plain(playing.undo_hint(), playing.names))
            self._actions["redo"].setToolTip(plain(playing.redo_hint(), playing.names))
        else:
            for name in ("undo", "redo"):
                self._actions[name].setToolTip("")  # the last one may name what only one person has seen
        self._actions["panel"].setChecked(at_table and not self._frame().side.isHidden())
        self._actions["full-screen"].setChecked(window.isFullScreen())

    def _frame(self) -> TableFrame:
        return self._window.table_page.frame

    def _game(self) -> str:
        session = self._window.session
        return session.match.record.game if session is not None else GAMES[0]

    # ---- handlers

    def _on_save_as(self) -> None:
        session = self._window.session
        if session is not None:
            record = session.match.record
            self._window.windows.choose_save_name(f"{record.game}-{record.created[:10]}")

    def _on_pause(self) -> None:
        session = self._window.session
        if session is not None:
            session.set_paused(not session.paused)

    def _on_panel(self) -> None:
        self._frame().toggle_panel()
        self.sync()

    def _on_cycle_pace(self) -> None:
        settings = self._window.context.settings
        following = (PACES.index(settings.value.pace) + 1) % len(PACES)
        settings.update(pace=PACES[following])

    def _zoom(self, by: int) -> None:
        settings = self._window.context.settings
        settings.update(scale=max(MIN_SCALE, min(MAX_SCALE, settings.value.scale + by)))

    def _on_full_screen(self) -> None:
        window = self._window
        if window.isFullScreen():
            window.showNormal()
        else:
            window.showFullScreen()
        self.sync()

    @property
    def _table_is_open(self) -> bool:
        session = self._window.session
        return self._window.at_table and session is not None and not session.is_covered

    def _on_rules(self) -> None:
        if self._table_is_open:
            self._frame().open_rules(self._frame().rule_at_focus())
        else:
            self._window.windows.show_rules(self._game())

    def _on_contents(self) -> None:
        if self._table_is_open:
            self._frame().open_rules()
            self._frame().rules.show_contents()
        else:
            self._window.windows.show_rules(self._game())
            rules = self._window.windows.rules
            if rules is not None:
                rules.panel.show_contents()

    def _on_language(self, action: QAction) -> None:
        self._window.globe_button.choose(action.data())

    # ---- following

    def _on_settings_changed(self, settings: Settings) -> None:
        check_value(self._actions.themes, settings.theme)
        check_value(self._actions.paces, settings.pace)

    def _on_language_changed(self, code: str) -> None:
        check_value(self._actions.languages, code)
