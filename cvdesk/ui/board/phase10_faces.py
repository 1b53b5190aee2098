"""Paints the cards of Phase 10: a number and the shape of its colour, jokers, and backs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from cvdesk.games.phase10.cards import COLOUR, NUMBER, is_joker
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.brush import OUTLINE, Brush, outline_of, rounded, square

RADIUS = 7.0
MARKS = ("circle", "triangle", "square", "diamond")
"""By colour: the shape that stands for it."""
_CENTRE = Qt.AlignmentFlag.AlignCenter
_BAND = 0.4
"""The part of a card's width, at its usual height, that its corner takes."""


def role_of(colour: int) -> str:
    """Returns the role of the fill of a colour of the cards."""
    return f"number.{colour + 1}"


def paint_card(
    painter: QPainter, brush: Brush, rect: QRectF, code: int, *, fill: QColor | None = None, stands: int = 0
) -> None:
    """Paints a card; of a joker `stands` is the number for which it stands, 0 where it has none.

    The corner alone tells the whole card, so that cards may overlap.
    """
    shape = outline_of(brush, rect, min(RADIUS, 0.14 * rect.width() / brush.zoom))
    painter.fillPath(shape, fill if fill is not None else brush.colour("paper"))
    band = QRectF(rect.left(), rect.top(), _band_width(brush, rect), rect.height())
    painter.save()
    painter.setClipPath(shape)
    if is_joker(code):
        _paint_joker(painter, brush, rect, band, code, stands)
    else:
        _paint_number(painter, brush, rect, band, code)
    painter.restore()
    painter.strokePath(shape, brush.pen("ink", OUTLINE))


def _band_width(brush: Brush, rect: QRectF) -> float:
    return min(rect.width() * _BAND, brush.length(26))


def _paint_number(painter: QPainter, brush: Brush, rect: QRectF, band: QRectF, code: int) -> None:
    role = role_of(COLOUR[code])
    painter.fillRect(band, brush.colour(role))
    painter.setPen(brush.pen("ink", 1.2))
    painter.drawLine(band.topRight(), band.bottomRight())
    number = number_text(NUMBER[code], locale_of())
    _paint_corner(painter, brush, band, number, MARKS[COLOUR[code]], brush.on(role))
    free = QRectF(band.right(), rect.top(), rect.right() - band.right(), rect.height())
    side = min(free.width(), free.height())
    size = side * (0.68 if len(number) < 2 else 0.62)
    painter.setFont(brush.theme.font_of_pixels(round(size), bold=True))
    painter.setPen(brush.colour("ink"))
    has_room = free.height() > 1.5 * free.width()
    middle = free.adjusted(0, 0, 0, -free.height() * 0.3) if has_room else free
    painter.drawText(middle, _CENTRE, number)
    if has_room:
        below = QRectF(
            free.left(), middle.bottom() - free.height() * 0.04, free.width(), free.height() * 0.26
        )
        icons.paint(
            painter, MARKS[COLOUR[code]], square(below, side * 0.5), brush.colour("ink"), brush.colour(role)
        )


def _paint_corner(painter: QPainter, brush: Brush, band: QRectF, number: str, mark: str, ink: QColor) -> None:
    """Paints the number at the top of the band and the shape below it, or beside each other if it is low."""
    side = band.width()
    size = min(side * (0.74 if len(number) < 2 else 0.6), band.height() * 0.5)
    painter.setFont(brush.theme.font_of_pixels(max(1, round(size)), bold=True))
    painter.setPen(ink)
    top = QRectF(band.left() + side * 0.04, band.top() + side * 0.2, side, size * 1.1)
    painter.drawText(top, _CENTRE, number)
    box = QRectF(0, 0, size * 0.66, size * 0.66)
    box.moveCenter(QPointF(top.center().x(), top.bottom() + box.height() * 0.62))
    icons.paint(painter, mark, box, ink, ink)


def _paint_joker(painter: QPainter, brush: Brush, rect: QRectF, band: QRectF, code: int, stands: int) -> None:
    """Paints a jester's cap, what it stands for, and the card on its face, which comes back one day."""
    painter.fillRect(band, brush.colour("ink"))
    band = band.translated(band.width() * 0.07, 0)
    cap = QRectF(band.left(), band.top() + band.width() * 0.2, band.width(), band.width() * 0.85)
    icons.paint(
        painter, "joker", square(cap, band.width() * 0.68), brush.colour("paper"), brush.colour("amber")
    )
    face = QRectF(band.left(), cap.bottom(), band.width(), band.bottom() - cap.bottom())
    small = min(band.width() * 0.46, face.height() * 0.4)
    role = role_of(COLOUR[code])
    chip = QRectF(0, 0, band.width() * 0.68, small * 1.7)
    chip.moveCenter(QPointF(face.center().x(), min(face.bottom() - chip.height() * 0.62, face.center().y())))
    if face.height() > chip.height():
        painter.setPen(brush.pen("paper", 1))
        painter.setBrush(brush.colour(role))
        painter.drawRoundedRect(chip, small * 0.3, small * 0.3)
        painter.setFont(brush.theme.font_of_pixels(max(1, round(small)), bold=True))
        painter.setPen(brush.on(role))
        painter.drawText(chip, _CENTRE, number_text(NUMBER[code], locale_of()))
    free = QRectF(band.right(), rect.top(), rect.right() - band.right(), rect.height())
    side = min(free.width(), free.height())
    if stands:
        painter.setFont(brush.theme.font_of_pixels(round(side * 0.68), bold=True))
        painter.setPen(brush.colour("ink"))
        painter.drawText(free, _CENTRE, number_text(stands, locale_of()))
    else:
        icons.paint(painter, "joker", square(free, side * 0.86), brush.colour("ink"), brush.colour("amber"))


def paint_back(painter: QPainter, brush: Brush, rect: QRectF) -> None:
    """Paints the back of a card: nothing can be known of it."""
    shape = outline_of(brush, rect, RADIUS)
    painter.fillPath(shape, brush.colour("raised"))
    inset = brush.length(5)
    inner = rounded(rect.adjusted(inset, inset, -inset, -inset), brush.length(4))
    painter.save()
    painter.setClipPath(inner)
    painter.setPen(brush.pen("line", 1.2))
    step = brush.length(8)
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        painter.drawLine(QPointF(x, rect.top()), QPointF(x + rect.height(), rect.bottom()))
        x += step
    painter.restore()
    painter.strokePath(inner, brush.pen("line", 1))
    painter.strokePath(shape, brush.pen("ink", OUTLINE))


def paint_empty(painter: QPainter, brush: Brush, rect: QRectF) -> None:
    """Paints the place of a pile that has no card."""
    pen = brush.pen("line", 1.4)
    pen.setDashPattern([3, 3])
    painter.strokePath(outline_of(brush, rect, RADIUS), pen)
