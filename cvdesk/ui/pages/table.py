"""The table page: a match in play."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cvdesk.control.session import Session
from cvdesk.engine.decision import Option
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import plain
from cvdesk.ui.announce import announce
from cvdesk.ui.context import Context
from cvdesk.ui.panels.action_bar import ActionBar
from cvdesk.ui.panels.table_frame import TableFrame
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TablePage(Translatable, QWidget):
    """Board, panels and bars around one session; `finished` comes when the match is over."""

    finished = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.frame = TableFrame(context)
        self.actions_bar = ActionBar(context)
        layout = Spacing(context.theme, self).of(QVBoxLayout(self), gap=0)
        layout.addWidget(self.frame, 1)
        layout.addWidget(self.actions_bar)
        self.actions_bar.commit_wanted.connect(self._on_commit)
        self.actions_bar.option_wanted.connect(self._on_option)
        self.actions_bar.clear_wanted.connect(self._on_clear)
        self.actions_bar.hurry_wanted.connect(self.frame.hurry)
        self.actions_bar.focus_left.connect(self.frame.focus_board)
        self.start_texts()

    @property
    def session(self) -> Session | None:
        """The session that is shown."""
        return self.frame.session

    def retranslate(self) -> None:
        """Nothing of its own: every part sets its texts, the board after the panels."""
        if self.frame.session is not None:
            self.frame.sync()

    def open(self, session: Session) -> None:
        """Shows a session and lets it begin."""
        self.frame.open(session)
        self.actions_bar.open(session)
        board = self.frame.board
        assert board is not None
        board.commit_requested.connect(self._on_commit)
        board.clear_requested.connect(self._on_clear)
        board.step_back_requested.connect(session.drop_last_click)
        session.changed.connect(self._on_changed)
        session.selection_changed.connect(self.actions_bar.sync)
        session.finished.connect(self.finished)
        session.start()
        self.frame.focus_board()
        if session.decision is not None:
            announce(self, plain(session.prompt, session.names))

    def _on_changed(self) -> None:
        self.actions_bar.sync()
        self._keep_focus()

    def _keep_focus(self) -> None:
        """Gives a focus that was lost with a vanished button to the board (UX 2.10, A3)."""
        window = self.window()
        if self.isVisible() and window.isActiveWindow() and window.focusWidget() is None:
            self.frame.focus_board()

    def _on_commit(self) -> None:
        if self.session is not None:
            self._commit(self.session)

    def _commit(self, session: Session) -> bool:
        """Does what the primary button says; returns whether that was anything."""
        if session.shown_index is not None:
            session.look_at(None)
            return True
        if session.commit():
            return True
        resumes = session.paused and session.decision is None and session.actor_seat >= 0
        if resumes:
            session.set_paused(False)
        return resumes

    def _on_option(self, option: Option) -> None:
        if self.session is not None:
            self.session.play_option(option)

    def _on_clear(self) -> None:
        if self.session is not None:
            self.session.clear_selection()

    def read_state(self) -> str:
        """Returns the whole situation as text, and has it spoken: prompt, seats, moves."""
        session = self.session
        if session is None:
            return ""
        parts = [plain(session.prompt, session.names)]
        parts += [f"{row.accessibleName()}: {row.accessibleDescription()}" for row in self.frame.seats.rows]
        count = len(session.decision.options) if session.decision is not None else 0
        parts.append(text("table-moves-count", count=count))
        spoken = "\n".join(parts)
        announce(self, spoken, assertive=True)
        return spoken

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter commits, Backspace takes a click back, Space ends an animation, F5 reads the state."""
        session, board = self.session, self.frame.board
        if session is None or board is None:
            super().keyPressEvent(event)
        elif self._edits_selection(event.key(), session):
            event.accept()
        elif event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.frame.hurry()
        elif event.key() == Qt.Key.Key_F5:
            self.read_state()
        else:
            super().keyPressEvent(event)

    def _edits_selection(self, key: int, session: Session) -> bool:
        if key in _ENTER:
            return self._commit(session)
        return key == Qt.Key.Key_Backspace and session.drop_last_click()
