"""The table page: a match in play."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cvdesk.control.session import Session
from cvdesk.engine.decision import Option
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import plain
from cvdesk.ui.announce import announce
from cvdesk.ui.context import Context
from cvdesk.ui.curtain import Curtain
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
        self.curtain = Curtain(context, self)
        self.curtain.opened.connect(self._on_curtain_opened)
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
        self.actions_bar.offer = board.offer
        board.offer_changed.connect(self.actions_bar.sync)
        board.commit_requested.connect(self._on_commit)
        board.clear_requested.connect(self._on_clear)
        board.step_back_requested.connect(session.drop_last_click)
        session.cover_changed.connect(self._on_cover_changed)
        session.changed.connect(self._on_changed)
        session.selection_changed.connect(self.actions_bar.sync)
        session.finished.connect(self.finished)
        self._on_cover_changed()
        session.start()
        if not session.is_covered:
            self.frame.focus_board()
            if session.decision is not None:
                announce(self, plain(session.prompt, session.names))

    def take_focus(self) -> None:
        """Puts the keyboard onto the board, or onto the curtain before it."""
        if self.curtain.isHidden():
            self.frame.focus_board()
        else:
            self.curtain.button.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- the curtain

    def _on_cover_changed(self) -> None:
        """Hides the table before it shows anything of somebody else's, or shows it again."""
        session, board = self.session, self.frame.board
        if session is None or board is None:
            return
        cover = session.screen.cover
        if cover is not None:
            board.clear_secrets()
            self.curtain.rise(session, cover)
        else:
            self.curtain.fall()
        for part in (self.frame, self.actions_bar):
            part.setVisible(cover is None)

    def _on_curtain_opened(self) -> None:
        if self.session is not None:
            self.session.uncover()
            self.frame.focus_board()

    def event(self, event: QEvent) -> bool:
        """Takes F5 for itself while it turns secrets up, and turns them down when the window is left."""
        board = self.frame.board
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_F5 and board is not None and board.masked:
                event.accept()
                return True
        elif event.type() == QEvent.Type.WindowDeactivate and board is not None:
            board.peek(False)
            if self.session is not None and self.frame.context.settings.value.cover_unfocused:
                self.session.look_away()
        return super().event(event)

    def _peek(self, pressed: bool) -> None:
        """Shows secrets while F5 is held, or from one press to the next."""
        board = self.frame.board
        assert board is not None
        if not self.frame.context.settings.value.peek_toggle:
            board.peek(pressed)
        elif pressed:
            board.peek(not board.peeking)

    # ---- the session
    def _on_changed(self) -> None:
        self.actions_bar.sync()
        self._keep_focus()

    def _keep_focus(self) -> None:
        """Gives a focus that was lost with a vanished button to the board (UX 2.10, A3)."""
        window = self.window()
        lost = window.focusWidget() is None and self.curtain.isHidden()
        if self.isVisible() and window.isActiveWindow() and lost:
            self.frame.focus_board()

    def _on_commit(self) -> None:
        if self.session is not None:
            self._commit(self.session)

    def _commit(self, session: Session) -> bool:
        """Does what the primary button says; returns whether that was anything."""
        if session.shown_index is not None:
            session.look_at(None)
            return True
        board = self.frame.board
        if session.commit() or (board is not None and board.take_offer()):
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
        """Enter commits, Backspace takes a click back, Space ends an animation, F5 reads the state.

        Ctrl and a digit show what lies before a seat, Ctrl+End ends the turn.
        """
        session, board = self.session, self.frame.board
        if session is None or board is None:
            super().keyPressEvent(event)
        elif self._takes_control(event) or self._edits_selection(event.key(), session):
            event.accept()
        elif event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.frame.hurry()
        elif event.key() == Qt.Key.Key_F5:
            if not event.isAutoRepeat():
                self._peek(True)
                self.read_state()
        else:
            super().keyPressEvent(event)

    def _takes_control(self, event: QKeyEvent) -> bool:
        session, board, key = self.session, self.frame.board, event.key()
        assert session is not None and board is not None
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier != Qt.KeyboardModifier.ControlModifier:
            return False
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            board.show_player(key - Qt.Key.Key_1)
            return True
        options = session.decision.options if key == Qt.Key.Key_End and session.decision else ()
        return any(session.play_option(option) for option in options if option.action.kind == "end_turn")

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Ends a look at secrets."""
        if event.key() == Qt.Key.Key_F5 and not event.isAutoRepeat() and self.frame.board is not None:
            self._peek(False)
        else:
            super().keyReleaseEvent(event)

    def _edits_selection(self, key: int, session: Session) -> bool:
        if key in _ENTER:
            return self._commit(session)
        return key == Qt.Key.Key_Backspace and session.drop_last_click()
