"""The about window: version, licence, whose program this is, and why the bots play fair."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from cvdesk import __version__, assets
from cvdesk.i18n.catalog import text
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import Label, PrimaryButton

_PARAGRAPHS = (
    ("ui-about-licence", ""),
    ("ui-about-unofficial", ""),
    ("ui-about-fair-title", "seat"),
    ("ui-about-fair-view", ""),
    ("ui-about-fair-luck", ""),
    ("ui-about-fair-levels", ""),
    ("ui-about-parts", "muted"),
)
_WIDTH, _HEIGHT = 520, 520
_ICON = 64


class AboutWindow(Translatable, QDialog):
    """Shown beside the program, never in its way."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.setObjectName("about-window")
        spacing = Spacing(context.theme, self)
        self._icon = QLabel()
        self._version = Label(context, role="muted")
        head = spacing.of(QHBoxLayout(), gap=14)
        head.addWidget(self._icon)
        names = spacing.of(QVBoxLayout(), gap=0)
        names.addWidget(Label(context, "home-app", role="title"))
        names.addWidget(Label(context, "home-tagline", role="muted", wrap=True))
        names.addWidget(self._version)
        head.addLayout(names, 1)
        page = QWidget()
        words = spacing.of(QVBoxLayout(page), (16, 12, 16, 12), 10)
        words.addLayout(head)
        for text_id, role in _PARAGRAPHS:
            words.addWidget(Label(context, text_id, role=role, wrap=True))
        words.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        self.close_button = PrimaryButton(context, "ui-settings-close")
        self.close_button.clicked.connect(self.close)
        row = spacing.of(QHBoxLayout(), (12, 0, 12, 8))
        row.addStretch(1)
        row.addWidget(self.close_button)
        column = spacing.of(QVBoxLayout(self), gap=4)
        column.addWidget(area, 1)
        column.addLayout(row)
        context.theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the title and the version."""
        self.setWindowTitle(text("ui-about-title"))
        self._version.setText(text("ui-about-version", version=__version__))

    def _on_theme_changed(self) -> None:
        px = self.context.theme.px
        self._icon.setPixmap(QIcon(str(assets.resource("icons", "cvdesk.svg"))).pixmap(px(_ICON), px(_ICON)))
        self.resize(min(px(_WIDTH), 1000), min(px(_HEIGHT), 620))
