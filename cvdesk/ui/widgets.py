"""Small widgets that every page needs: badges, labels that fit, panels; buttons are re-exported."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from cvdesk.i18n.catalog import text
from cvdesk.ui import icons
from cvdesk.ui.buttons import Button, IconButton, PrimaryButton, SecondaryButton, paint_ring
from cvdesk.ui.context import Context
from cvdesk.ui.fit import SMALLEST, FittedText, fit_text, paint_fitted
from cvdesk.ui.theme import Theme
from cvdesk.ui.translatable import Translatable

__all__ = [
    "Button",
    "Card",
    "FitLabel",
    "HSpacer",
    "IconButton",
    "Label",
    "PrimaryButton",
    "SeatBadge",
    "SecondaryButton",
    "paint_badge",
    "paint_ring",
]


def paint_badge(painter: QPainter, theme: Theme, rect: QRectF, colour: int, letter: str = "") -> None:
    """Paints a player's shape in the player's colour with a letter on it."""
    role = f"player.{colour}"
    shape = theme.shape(colour)
    icons.paint(painter, shape, rect, theme.colour("ink"), theme.colour(role))
    if not letter:
        return
    painter.save()
    side = min(rect.width(), rect.height())
    font = theme.font("body", bold=True)
    # A triangle is narrow at the top, a diamond at both ends.
    share = {"triangle": 0.42, "diamond": 0.46, "star": 0.42}.get(shape, 0.56)
    font.setPixelSize(max(1, round(side * share)))
    painter.setFont(font)
    painter.setPen(theme.on(role))
    box = QRectF(rect)
    if shape == "triangle":
        box.translate(0, side * 0.14)
    elif shape == "star":
        box.translate(0, side * 0.04)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()


class SeatBadge(QWidget):
    """A seat's mark: shape, colour and the first letter of the name."""

    def __init__(
        self,
        context: Context,
        colour: int = 1,
        name: str = "",
        *,
        size: int = 28,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self._size = size
        self._colour = colour
        self._letter = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self._on_theme_changed)
        self.set_seat(colour, name)

    def set_seat(self, colour: int, name: str, letter: str = "") -> None:
        """Shows a seat; `letter` replaces the first letter where two names begin alike."""
        self._colour = colour
        self._letter = letter or name[:1].upper()
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        """Returns the square of the badge."""
        side = self.context.theme.px(self._size)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the badge."""
        painter = QPainter(self)
        paint_badge(painter, self.context.theme, QRectF(self.rect()), self._colour, self._letter)

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()


class FitLabel(QWidget):
    """A label that wraps, then shrinks to 10 px, then elides and shows the whole as its tooltip.

    `role` names a font of the theme, `colour` a colour.
    """

    def __init__(
        self,
        context: Context,
        text: str = "",
        *,
        role: str = "ui",
        colour: str = "ink",
        bold: bool | None = None,
        lines: int = 1,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self._text, self._tip = "", ""
        self._role, self._colour, self._bold = role, colour, bold
        self._lines, self._align = lines, align
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)
        context.theme.changed.connect(self._on_theme_changed)
        self.setText(text)

    def text(self) -> str:
        """Returns the whole text."""
        return self._text

    def setText(self, text: str) -> None:
        """Changes the text, which is the accessible name too."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.updateGeometry()
            self._fit_anew()

    def setToolTip(self, tip: str) -> None:
        """Sets words that are shown below the whole text of an elided label, else alone."""
        self._tip = tip
        self._fit_anew()

    def set_colour(self, colour: str) -> None:
        """Changes the role of the colour."""
        self._colour = colour
        self.update()

    def set_role(self, role: str) -> None:
        """Changes the role of the font."""
        self._role = role
        self._on_theme_changed()

    def sizeHint(self) -> QSize:
        """Returns the room for the text in as many lines as it may have."""
        metrics = QFontMetricsF(self._font())
        width = metrics.horizontalAdvance(self._text) / self._lines * (1.15 if self._lines > 1 else 1)
        return QSize(round(width) + 2, round(metrics.lineSpacing() * self._lines) + 1)

    def minimumSizeHint(self) -> QSize:
        """Returns the least room: a few letters."""
        return QSize(min(self.sizeHint().width(), self.context.theme.px(40)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the text as it fits."""
        painter = QPainter(self)
        colour = self.context.theme.colour(self._colour)
        paint_fitted(painter, QRectF(self.rect()), self._fitted(), colour, self._align)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the text into another size."""
        super().resizeEvent(event)
        self._fit_anew()

    def _fit_anew(self) -> None:
        elided = self._fitted().elided
        super().setToolTip("\n".join(filter(None, (self._text if elided else "", self._tip))))
        self.update()

    def _fitted(self) -> FittedText:
        smallest = self.context.theme.px(SMALLEST)
        return fit_text(self._text, self._font(), self.width(), self.height(), smallest)

    def _font(self) -> QFont:
        return self.context.theme.font(self._role, bold=self._bold)

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self._fit_anew()


class Card(QFrame):
    """A panel of paper with an ink outline."""

    def __init__(self, parent: QWidget | None = None, *, role: str = "card") -> None:
        super().__init__(parent)
        self.setProperty("role", role)


class Label(Translatable, QLabel):
    """A plain label of a role of the style sheet; with `text_id` it follows the language."""

    def __init__(
        self,
        context: Context,
        text_id: str = "",
        *,
        role: str = "",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.text_id = text_id
        if role:
            self.setProperty("role", role)
        self.setWordWrap(wrap)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the text that was given as an id."""
        if self.text_id:
            self.setText(text(self.text_id))


class HSpacer(QWidget):
    """Takes the free width of a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
