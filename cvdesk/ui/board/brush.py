"""What paints the cards of boards whose things lie close to each other: colours, lengths, outlines."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen

from cvdesk.ui.theme import Theme

OUTLINE = 1.8
"""Width of the line around a card, in pixels of the design."""


@frozen
class Brush:
    """What paints one picture: the theme, the zoom of the board, and whether the thing is dimmed."""

    theme: Theme
    zoom: float
    dimmed: bool = False
    ink: QColor | None = None
    """Another ink than the theme's, on a ground of another colour than paper."""

    def length(self, size: float) -> float:
        """Returns pixels for a size of the design."""
        return size * self.zoom

    def colour(self, role: str) -> QColor:
        """Returns the colour of a role."""
        if role == "ink" and self.ink is not None:
            return self.ink
        return self.theme.dimmed(role) if self.dimmed else self.theme.colour(role)

    def on(self, role: str) -> QColor:
        """Returns the ink on a fill."""
        return self.theme.on_dimmed(role) if self.dimmed else self.theme.on(role)

    def pen(self, role: str, width: float) -> QPen:
        """Returns a pen of that many pixels of the design."""
        return QPen(self.colour(role), self.length(width))

    def font(self, size: float, *, bold: bool = False) -> QFont:
        """Returns the font of a size of the design."""
        return self.theme.font_of_pixels(round(self.length(size)), bold=bold)


def square(rect: QRectF, side: float) -> QRectF:
    """Returns a square in the middle of a rectangle."""
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center())
    return box


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Returns a rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def outline_of(brush: Brush, rect: QRectF, radius: float) -> QPainterPath:
    """Returns the shape of a card with corners of that radius, in pixels of the design."""
    inset = brush.length(OUTLINE) / 2
    return rounded(rect.adjusted(inset, inset, -inset, -inset), brush.length(radius))
