"""Buttons that paint themselves: ink outline, flat fill, focus ring with a gap."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from cvdesk.i18n.catalog import text
from cvdesk.ui import icons
from cvdesk.ui.context import Context
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted
from cvdesk.ui.theme import TARGET, Theme
from cvdesk.ui.translatable import Translatable

RING = 4
"""The room around a button for the focus ring: a line of 3 and a gap of 1, in pixels at 100 %."""

_PADDING = 16
_ICON = 20


class Button(Translatable, QPushButton):
    """A push button that paints itself: ink outline, flat fill, focus ring with a gap.

    With `text_id` it sets its own text and follows the language; otherwise the owner
    uses ``setText``.  `role` is primary, secondary, ghost or danger.  A long text wraps
    into two lines, shrinks, and is elided last.
    """

    def __init__(
        self,
        context: Context,
        text_id: str = "",
        *,
        role: str = "secondary",
        icon_name: str = "",
        tip_id: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.text_id = text_id
        self.tip_id = tip_id
        self.icon_name = icon_name
        self.role = role
        self.shows_text = True
        # it knows its own size; the style sheet's least size is for the buttons of Qt's dialogs
        self.setProperty("painted", True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self._on_theme_changed)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the text and the tooltip that were given as ids."""
        if self.text_id:
            self.setText(text(self.text_id))
        if self.tip_id:
            self.setToolTip(text(self.tip_id))

    def set_role(self, role: str) -> None:
        """Changes the look to primary, secondary, ghost or danger."""
        if role != self.role:
            self.role = role
            self.updateGeometry()
            self.update()

    def set_icon_name(self, name: str) -> None:
        """Changes the icon; an empty name takes it away."""
        if name != self.icon_name:
            self.icon_name = name
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Returns the size that shows the text in one line, the ring's room included."""
        theme = self.context.theme
        metrics = QFontMetricsF(self._font())
        width = 2 * theme.px(RING) + 2 * theme.px(_PADDING)
        if self._label():
            width += round(metrics.horizontalAdvance(self._label())) + 2
        if self.icon_name:
            width += theme.px(_ICON) + (theme.px(6) if self._label() else -theme.px(_PADDING))
        height = theme.px(TARGET) + 2 * theme.px(RING)
        return QSize(max(width, height), height)

    def minimumSizeHint(self) -> QSize:
        """Returns the least size: half of the text in one line, since it may wrap."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), max(hint.height(), hint.width() * 6 // 10)), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the button without the style."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.context.theme
        ring = theme.px(RING)
        box = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        fill, ink, line = self._colours()
        if fill is not None or line is not None:
            width = theme.length(2)
            painter.setPen(QPen(line, width) if line is not None else Qt.PenStyle.NoPen)
            painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
            inset = width / 2
            radius = theme.length(8)
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)
        if self.hasFocus():
            paint_ring(painter, theme, QRectF(self.rect()), theme.length(8))
        self._paint_content(painter, box, ink)

    def changeEvent(self, event: QEvent) -> None:
        """Paints anew when it is enabled or disabled."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.update()

    def _font(self) -> QFont:
        return self.context.theme.font("ui", bold=self.role == "primary")

    def _label(self) -> str:
        return self.text().replace("&&", "&") if self.shows_text else ""

    def _colours(self) -> tuple[QColor | None, QColor, QColor | None]:
        """Returns fill, ink and outline."""
        theme = self.context.theme
        if not self.isEnabled():
            return None, theme.colour("muted"), None if self.role == "ghost" else theme.colour("line")
        if self.role == "primary":
            fill = theme.colour("accent")
            if self.isDown() or self.underMouse():
                fill = fill.lighter(112) if theme.dark else fill.darker(112)
            return fill, theme.on("accent"), theme.colour("ink")
        fill = theme.colour("raised")
        if self.isChecked():
            fill = theme.colour("selected")
        elif self.isDown():
            fill = theme.colour("pressed")
        elif self.underMouse():
            fill = theme.colour("hover")
        elif self.role == "ghost":
            return None, theme.colour("ink"), None
        ink = theme.colour("danger" if self.role == "danger" else "ink")
        return fill, ink, None if self.role == "ghost" and not self.isChecked() else ink

    def _paint_content(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        theme = self.context.theme
        side = theme.px(_ICON) if self.icon_name else 0
        label = self._label()
        if not label:
            area = QRectF(0, 0, side, side)
            area.moveCenter(box.center())
            icons.paint(painter, self.icon_name, area, ink)
            return
        gap = theme.px(6) if side else 0
        padding = theme.px(_PADDING) / 2
        room = box.width() - 2 * padding - side - gap
        fitted = fit_text(label, self._font(), room, box.height() - 4, theme.px(SMALLEST))
        metrics = QFontMetricsF(fitted.font)
        wide = min(room, max(metrics.horizontalAdvance(line) for line in fitted.lines) + 2)
        left = box.center().x() - (wide + side + gap) / 2
        if side:
            area = QRectF(left, box.center().y() - side / 2, side, side)
            icons.paint(painter, self.icon_name, area, ink)
        words = QRectF(left + side + gap, box.top(), wide, box.height())
        paint_fitted(painter, words, fitted, ink)

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()


class PrimaryButton(Button):
    """The one button of a view that goes on."""

    def __init__(
        self, context: Context, text_id: str = "", *, icon_name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(context, text_id, role="primary", icon_name=icon_name, parent=parent)


class SecondaryButton(Button):
    """Any other button with a text."""

    def __init__(
        self, context: Context, text_id: str = "", *, icon_name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(context, text_id, role="secondary", icon_name=icon_name, parent=parent)


class IconButton(Button):
    """A square button with an icon; its label is the accessible name and, unless told otherwise, the tooltip.

    The label comes from `text_id` or by `set_label`.  `show_text` puts it beside the icon.
    """

    def __init__(
        self,
        context: Context,
        icon_name: str,
        text_id: str = "",
        *,
        role: str = "ghost",
        tip_id: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, text_id, role=role, icon_name=icon_name, tip_id=tip_id, parent=parent)
        self.shows_text = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Sets label, tooltip and accessible name."""
        if self.text_id:
            self.set_label(text(self.text_id), text(self.tip_id) if self.tip_id else "")

    def set_label(self, label: str, tip: str = "") -> None:
        """Sets what the button is called; `tip` is a longer tooltip."""
        self.setText(label)
        self.setAccessibleName(label)
        self.setToolTip(tip or label)

    def show_text(self, shown: bool) -> None:
        """Shows the label beside the icon, as wide windows do."""
        if shown != self.shows_text:
            self.shows_text = shown
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Returns a square of the least target, or the room for the text; the ring is within."""
        theme = self.context.theme
        side = theme.px(TARGET)
        if not self._label():
            return QSize(side, side)
        words = QFontMetricsF(self._font()).horizontalAdvance(self._label())
        return QSize(round(words) + theme.px(_ICON + 6 + _PADDING + 2 * RING) + 2, side)

    def minimumSizeHint(self) -> QSize:
        """Returns the wanted size: icons do not shrink."""
        return self.sizeHint()


def paint_ring(painter: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    """Paints the focus ring along the inside of a rectangle; its outer 3 px, the fourth stays free."""
    width = max(3.0, theme.length(3))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("focus"), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2
    corner = radius + theme.length(RING) - inset
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner)
    painter.restore()
