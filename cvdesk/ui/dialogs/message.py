"""The base of dialogs that say something and offer a few buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from cvdesk.i18n.catalog import text
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import Button, HSpacer, Label

_WIDTH = 440


class MessageDialog(Translatable, QDialog):
    """A title, sentences below each other, and a row of buttons; shown with ``open()`` or ``show()``."""

    def __init__(self, context: Context, title_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self._title_id = title_id
        spacing = Spacing(context.theme, self)
        self.sentences = spacing.of(QVBoxLayout(), gap=8)
        self.sentences.addWidget(Label(context, title_id, role="seat", wrap=True))
        self.buttons = spacing.of(QHBoxLayout(), gap=6)
        self.buttons.addWidget(HSpacer())
        column = spacing.of(QVBoxLayout(self), (20, 16, 20, 12), 16)
        column.addLayout(self.sentences)
        column.addStretch(1)
        column.addLayout(self.buttons)
        context.theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def retranslate(self) -> None:
        """Sets the title of the window."""
        self.setWindowTitle(text(self._title_id))

    def add_sentence(self, id: str = "") -> Label:
        """Adds a paragraph; without an id the owner sets its text."""
        label = Label(self.context, id, wrap=True)
        self.sentences.addWidget(label)
        return label

    def add_button(self, id: str, *, primary: bool = False) -> Button:
        """Adds a button; the primary one is pressed by Enter."""
        button = Button(self.context, id, role="primary" if primary else "secondary")
        button.setAutoDefault(primary)
        button.setDefault(primary)
        self.buttons.addWidget(button)
        return button

    def _on_theme_changed(self) -> None:
        self.setMinimumWidth(min(self.context.theme.px(_WIDTH), 900))
