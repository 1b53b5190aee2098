"""Why a bot did what it did: its best options with their values, and one sentence."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cvdesk.control.session import Session
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import plain
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import IconButton, Label


class WhyCard(Translatable, QFrame):
    """A card over the foot of the log, closed by its button or Esc."""

    closed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._session: Session | None = None
        self._index: int | None = None
        self.heading = Label(context, role="prompt", wrap=True)
        self.body = QLabel()
        self.body.setWordWrap(True)
        self.body.setTextFormat(Qt.TextFormat.PlainText)
        self.body.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self.close_button = IconButton(context, "close", "table-why-close")
        self.close_button.clicked.connect(self.dismiss)
        spacing = Spacing(context.theme, self)
        layout = spacing.of(QVBoxLayout(self), (10, 6, 8, 8), 4)
        head = spacing.of(QHBoxLayout(), gap=4)
        head.addWidget(self.heading, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(head)
        layout.addWidget(self.body)
        self.hide()
        self.start_texts()

    def retranslate(self) -> None:
        """Sets all texts."""
        self._fill()

    def show_thought(self, session: Session, index: int) -> bool:
        """Shows what was thought for a record; returns whether anything is known."""
        self._session, self._index = session, index
        known = self._fill()
        self.setVisible(known)
        if known:
            self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)
        return known

    def dismiss(self) -> None:
        """Closes the card."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def _fill(self) -> bool:
        if self._session is None or self._index is None:
            return False
        thought = self._session.why(self._index)
        if thought is None:
            return False
        names = self._session.names
        self.heading.setText(text("table-why-heading", player=names.players[thought.seat]))
        lines = [
            text("table-why-line", move=plain(label, names), percent=round(100 * value))
            for label, value in thought.options
        ]
        lines += [plain(reason, names) for reason in thought.reasons]
        self.body.setText("\n".join(lines))
        self.setAccessibleName("\n".join([self.heading.text(), *lines]))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
