"""A strip below the menus that tells what has happened to a file; it is in nobody's way."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cvdesk.engine.message import Message
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import plain
from cvdesk.ui.announce import announce
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import IconButton, Label

_MOST = 3
"""How many messages stand at the same time."""


class NoticeBar(Translatable, QFrame):
    """Shows the latest messages until they are closed."""

    closed = Signal()
    """Somebody has closed it, and the focus wants another place."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self.messages: list[Message] = []
        self.label = Label(context, wrap=True)
        self.close_button = IconButton(context, "close")
        self.close_button.clicked.connect(self._on_close)
        row = Spacing(context.theme, self).of(QHBoxLayout(self), (12, 2, 4, 2), 8)
        row.addWidget(self.label, 1)
        row.addWidget(self.close_button)
        self.start_texts()
        self.clear()

    def retranslate(self) -> None:
        """Tells the messages in the language in use."""
        self.label.setText("\n".join(dict.fromkeys(plain(message) for message in self.messages)))
        self.close_button.set_label(text("ui-notice-close") if self.messages else "")

    def tell(self, message: Message) -> None:
        """Adds a message, and has it spoken."""
        self.messages = [*self.messages, message][-_MOST:]
        self.retranslate()
        self.show()
        announce(self, plain(message))

    def _on_close(self) -> None:
        self.clear()
        self.closed.emit()

    def clear(self) -> None:
        """Takes all messages away."""
        self.messages = []
        self.hide()
