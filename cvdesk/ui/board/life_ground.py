"""What lies below the tiles of That's Life!: the ribbon that shows how the path runs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cvdesk.ui.board.layout import SLOTS, Box, LifeLayout
from cvdesk.ui.theme import Theme

_RIBBON = 34
_EVERY = 3


def paint_ground(painter: QPainter, theme: Theme, spiral: LifeLayout, first: int) -> None:
    """Paints the ribbon from a slot to the last one, with a chevron at every third tile."""
    if first >= SLOTS - 1:
        return
    ribbon = QPainterPath(QPointF(*spiral.slot(first).centre))
    for slot in range(first + 1, SLOTS):
        ribbon.lineTo(QPointF(*spiral.slot(slot).centre))
    rim = 1.5 * spiral.zoom
    for role, width in (("line", _RIBBON * spiral.zoom + 2 * rim), ("ribbon", _RIBBON * spiral.zoom)):
        pen = QPen(theme.colour(role), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(ribbon, pen)
    for slot in range(first, SLOTS - 1):
        if (SLOTS - 1 - slot) % _EVERY == 0:
            _paint_chevron(painter, theme, spiral, slot)


def _paint_chevron(painter: QPainter, theme: Theme, spiral: LifeLayout, slot: int) -> None:
    one, other = spiral.slot(slot), spiral.slot(slot + 1)
    middle = _between(one, other)
    dx = (other.x > one.x) - (other.x < one.x)
    dy = (other.y > one.y) - (other.y < one.y)
    deep, half = 4 * spiral.zoom, 7 * spiral.zoom
    tip = middle + QPointF(dx, dy) * deep
    back = middle - QPointF(dx, dy) * deep
    aside = QPointF(-dy, dx) * half
    chevron = QPainterPath(back + aside)
    chevron.lineTo(tip)
    chevron.lineTo(back - aside)
    pen = QPen(theme.colour("ink"), 2.6 * spiral.zoom)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(chevron, pen)


def _between(one: Box, other: Box) -> QPointF:
    return QPointF((one.centre.x + other.centre.x) / 2, (one.centre.y + other.centre.y) / 2)
