"""Paints small cards of Phase 10: those that are laid, and those that are put together to be laid.

A colour is never alone: its shape stands on every card, however small.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from cvdesk.games.phase10.cards import COLOUR, NUMBER, is_joker
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.brush import Brush, rounded, square
from cvdesk.ui.board.phase10_faces import MARKS, role_of

JOKER_ROLE = "type.goal"
"""The fill of a joker, which has no colour of its own."""

_OUTLINE, _RADIUS = 1.5, 3.5
_TALL = 1.2
"""From this ratio of height to width on, the shape stands below the number."""
_LEAST = 7
"""Pixels below which no number is set."""
_ONE = 1.2
"""How much larger a number of one digit may be than one of two."""
_PROBE = 100
_CENTRE = Qt.AlignmentFlag.AlignCenter


def number_words(number: int) -> str:
    """Returns a number as it stands on a card."""
    return number_text(number, locale_of())


def paint_small(
    painter: QPainter, brush: Brush, rect: QRectF, code: int, *, number: int = 0, colour: int | None = None
) -> None:
    """Paints a card; of a joker `number` and `colour` are what it stands for, as far as that is fixed."""
    if not is_joker(code):
        role = role_of(COLOUR[code])
        _paint_paper(painter, brush, rect, role)
        _paint_print(
            painter, brush, rect, number_words(NUMBER[code]), MARKS[COLOUR[code]], brush.on(role), solid=True
        )
        return
    shape = _paint_paper(painter, brush, rect, JOKER_ROLE)
    if colour is not None:
        painter.save()
        painter.setClipPath(shape)
        high = rect.height() * 0.2
        strip = QRectF(rect.left(), rect.bottom() - high, rect.width(), high)
        painter.fillRect(strip, brush.colour(role_of(colour)))
        painter.restore()
        painter.strokePath(shape, brush.pen("ink", _OUTLINE))
    ink = brush.on(JOKER_ROLE)
    if number:
        _paint_print(painter, brush, rect, number_words(number), "joker", ink, solid=False)
    else:
        side = min(rect.width() * 0.8, rect.height() * 0.6)
        icons.paint(painter, "joker", square(rect, side), ink, brush.colour("amber"))


def paint_place(
    painter: QPainter, brush: Brush, rect: QRectF, words: str = "", *, glows: bool = False
) -> None:
    """Paints an empty place for a card, dashed, with what would lie there; it may glow."""
    shape = _shape(brush, rect)
    if glows:
        painter.fillPath(shape, brush.theme.colour("selected"))
    pen = brush.pen("accent" if glows else "line", 2 if glows else 1.1)
    pen.setDashPattern([2.2, 1.6])
    painter.strokePath(shape, pen)
    if words:
        painter.setFont(_fitting(brush, words, rect.width() - brush.length(4), rect.height() * 0.5))
        painter.setPen(brush.theme.colour("accent" if glows else "muted"))
        painter.drawText(rect, _CENTRE, words)


def _shape(brush: Brush, rect: QRectF) -> QPainterPath:
    inset = brush.length(_OUTLINE) / 2
    return rounded(rect.adjusted(inset, inset, -inset, -inset), brush.length(_RADIUS))


def _paint_paper(painter: QPainter, brush: Brush, rect: QRectF, role: str) -> QPainterPath:
    shape = _shape(brush, rect)
    painter.fillPath(shape, brush.colour(role))
    painter.strokePath(shape, brush.pen("ink", _OUTLINE))
    return shape


def _paint_print(
    painter: QPainter, brush: Brush, rect: QRectF, words: str, icon: str, ink: QColor, *, solid: bool
) -> None:
    """Paints a number with a sign below it, or beside it on a card that is broad."""
    room, sign = QRectF(rect), QRectF(rect)
    if rect.height() >= rect.width() * _TALL:
        room.setHeight(rect.height() * 0.6)
        sign.setTop(room.bottom() - rect.height() * 0.02)
        sign.setBottom(rect.bottom() - rect.height() * 0.08)
        side = min(sign.height(), rect.width() * 0.62)
    else:
        room.setWidth(rect.width() * 0.66)
        sign.setLeft(room.right() - rect.width() * 0.04)
        sign.setRight(rect.right() - rect.width() * 0.06)
        side = min(sign.width(), rect.height() * 0.5)
    painter.setFont(_fitting(brush, words, room.width() - brush.length(2.6), room.height() * 0.84))
    painter.setPen(ink)
    painter.drawText(room, _CENTRE, words)
    icons.paint(painter, icon, square(sign, side), ink, ink if solid else brush.colour("amber"))


def _fitting(brush: Brush, words: str, width: float, height: float) -> QFont:
    """Returns a bold font in which digits fill a box; one digit is a little larger than two would be."""
    probe = brush.theme.font_of_pixels(_PROBE, bold=True)
    across = width * _PROBE / QFontMetricsF(probe).horizontalAdvance("12") * (_ONE if len(words) < 2 else 1)
    return brush.theme.font_of_pixels(max(_LEAST, int(min(height, across))), bold=True)
