"""The replay page: the table read-only, for reviewing a match or a damaged save."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cvdesk.control.session import Session
from cvdesk.engine.message import Message
from cvdesk.i18n.render import plain
from cvdesk.ui.context import Context
from cvdesk.ui.panels.replay_bar import ReplayBar
from cvdesk.ui.panels.table_frame import TableFrame
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable


class ReplayPage(Translatable, QWidget):
    """Shows a read-only session moment by moment; `left` when people have seen enough."""

    left = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trouble: Message | None = None
        self.frame = TableFrame(context)
        self.bar = ReplayBar(context)
        layout = Spacing(context.theme, self).of(QVBoxLayout(self), gap=0)
        layout.addWidget(self.frame, 1)
        layout.addWidget(self.bar)
        self.bar.left.connect(self.left)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the sentence about a damaged save; the parts have their own."""
        if self.frame.session is not None:
            self.frame.sync()
            self._say_trouble()

    def open(self, session: Session, trouble: Message | None = None) -> None:
        """Shows a session that was made read-only; `trouble` says what is wrong with its save."""
        self._trouble = trouble
        self.frame.open(session)
        session.start()
        self.bar.open(session)
        session.changed.connect(self._say_trouble)
        self._say_trouble()
        self.bar.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_trouble(self) -> None:
        if self._trouble is not None:
            self.frame.toast.say(plain(self._trouble))

    def hideEvent(self, event: object) -> None:
        """Stops a running replay when the page is left."""
        super().hideEvent(event)  # type: ignore[arg-type]  # Qt passes its own event
        self.bar.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays, Home and End jump, Esc leaves when nothing else is open."""
        if event.key() == Qt.Key.Key_Space:
            self.bar.toggle_playing()
        elif event.key() == Qt.Key.Key_Home:
            self.bar.go_to(0)
        elif event.key() == Qt.Key.Key_End and self.frame.session is not None:
            self.bar.go_to(self.frame.session.match.index)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
