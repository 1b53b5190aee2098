"""A small link that opens the rulebook at a clause."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import rule_label
from cvdesk.ui.context import Context
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import paint_ring

_HEIGHT = 24


class RuleChip(Translatable, QAbstractButton):
    """Shows a clause's number, as Life 3.1; `rule` is its anchor."""

    def __init__(
        self, context: Context, rule: str, *, ink: str = "accent", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = context.theme
        self.rule, self._ink = rule, ink
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self.updateGeometry)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets label, accessible name and tooltip."""
        self.setText(rule_label(self.rule))
        self.setAccessibleName(text("table-log-rule", rule=self.text()))
        self.setToolTip(text("table-log-menu-rule", rule=self.text()))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Returns the room for the label and the focus ring."""
        px = self._theme.px
        width = QFontMetricsF(self._theme.font("caption")).horizontalAdvance(self.text())
        return QSize(round(width) + px(12), px(_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the label as a link."""
        painter = QPainter(self)
        font = self._theme.font("caption")
        font.setUnderline(self.underMouse())
        painter.setFont(font)
        painter.setPen(self._theme.colour(self._ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            paint_ring(painter, self._theme, QRectF(self.rect()), self._theme.length(4))
