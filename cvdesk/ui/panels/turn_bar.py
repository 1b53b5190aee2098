"""The bar above the board: whose turn it is, what to do, and four buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cvdesk.control.session import Session
from cvdesk.engine.message import Message
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import plain
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import FitLabel, IconButton, SeatBadge

_WIDE = 1280
_SPINNER_AFTER = 300
_SPINNER_TICK = 80


class Spinner(QWidget):
    """A turning arc that shows that a bot is thinking; still with reduced motion."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._angle = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_tick)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.timeout.connect(self._on_due)
        self.hide()

    def set_running(self, running: bool) -> None:
        """Starts it, after a moment so that quick answers do not flicker, or stops it."""
        if not running:
            self._delay.stop()
            self._timer.stop()
            self.hide()
        elif not self._timer.isActive() and not self._delay.isActive():
            self._delay.start(_SPINNER_AFTER)

    def _on_due(self) -> None:
        side = self._context.theme.px(22)
        self.setFixedSize(side, side)
        self.show()
        self._timer.start(_SPINNER_TICK)

    def _on_tick(self) -> None:
        if not self._context.theme.reduced_motion:
            self._angle = (self._angle + 30) % 360
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the arc."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme.colour("accent"), theme.length(3))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        inset = theme.px(3)
        painter.drawArc(self.rect().adjusted(inset, inset, -inset, -inset), -self._angle * 16, 250 * 16)


class TurnBar(Translatable, QFrame):
    """Seat badge, prompt, spinner, and the buttons Undo, Redo, Moves, Rules and Panel."""

    undo_wanted = Signal()
    redo_wanted = Signal()
    moves_wanted = Signal()
    rules_wanted = Signal()
    panel_wanted = Signal()
    return_wanted = Signal()
    """Back to the present from a past moment."""
    focus_left = Signal()
    """The button that had the focus cannot be pressed any more."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._context = context
        self._session: Session | None = None
        self.badge = SeatBadge(context, size=30)
        self.prompt = FitLabel(context, role="prompt", lines=2)
        self.spinner = Spinner(context)
        self.undo = IconButton(context, "undo")
        self.redo = IconButton(context, "redo")
        self.moves = IconButton(context, "play", "table-button-moves", tip_id="table-button-moves-tip")
        self.rules = IconButton(context, "rules", "table-button-rules", tip_id="table-button-rules-tip")
        self.panel = IconButton(context, "panel", "table-button-panel", tip_id="table-button-panel-tip")
        self.back = IconButton(context, "back", "table-past-return", role="secondary")
        self.back.show_text(True)
        self.back.clicked.connect(self.return_wanted)
        layout = Spacing(context.theme, self).of(QHBoxLayout(self), (12, 2, 8, 2), 6)
        layout.addWidget(self.badge)
        layout.addWidget(self.prompt, 1)
        layout.addWidget(self.spinner)
        layout.addWidget(self.back)
        for button, signal in (
            (self.undo, self.undo_wanted),
            (self.redo, self.redo_wanted),
            (self.moves, self.moves_wanted),
            (self.rules, self.rules_wanted),
            (self.panel, self.panel_wanted),
        ):
            layout.addWidget(button)
            button.clicked.connect(signal)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets all texts."""
        self.sync()

    def open(self, session: Session) -> None:
        """Follows another session."""
        self._session = session
        session.thinking_changed.connect(self._on_thinking_changed)
        self.sync()

    def sync(self) -> None:
        """Shows who must do what, and what can be taken back."""
        session = self._session
        if session is None:
            return
        holder = next((each for each in (self.undo, self.redo, self.back) if each.hasFocus()), None)
        actor = session.view.actor
        if actor >= 0:
            seat = session.seats[actor]
            self.badge.set_seat(seat.colour, seat.name)
        self.badge.setVisible(actor >= 0)
        self._show_past(session)
        self.prompt.setText(self._say(session.prompt))
        self.undo.setEnabled(session.can_undo)
        self.redo.setEnabled(session.can_redo)
        self.undo.set_label(text("table-button-undo"), self._say(session.undo_hint()))
        self.redo.set_label(text("table-button-redo"), self._say(session.redo_hint()))
        self._on_thinking_changed()
        if holder is not None and not holder.hasFocus():
            self.focus_left.emit()

    def _show_past(self, session: Session) -> None:
        """Turns amber while a match in play waits and a past moment is shown."""
        past = session.shown_index is not None and not session.read_only
        for button in (self.undo, self.redo, self.moves):
            button.setHidden(past or session.read_only)
        for button in (self.rules, self.panel):
            button.setHidden(past)
        self.back.setVisible(past)
        role = "past" if past else "bar"
        if self.property("role") != role:
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)
            self.prompt.set_colour("on:amber" if past else "ink")

    def _say(self, message: Message) -> str:
        assert self._session is not None
        return plain(message, self._session.names)

    def _on_thinking_changed(self) -> None:
        if self._session is not None:
            self.spinner.set_running(self._session.thinking)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the buttons words where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= self._context.theme.px(_WIDE)
        for button in (self.undo, self.redo, self.moves, self.rules, self.panel):
            button.show_text(wide)
