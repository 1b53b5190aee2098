"""The picture of Phase 10 for the home page: a ring of action spaces around a run of cards."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cvdesk.ui import icons
from cvdesk.ui.theme import Theme

_KINDS = ("star", "draw", "ask", "exchange", "joker", "draw", "again", "everybody", "search")
_SPACES = 18
_PAWNS = {2: 1, 8: 2, 13: 3}
"""Which space of the picture carries a pawn of which colour."""
_CARDS = (("6", 1), ("7", 4), ("", 0), ("9", 2), ("10", 3))
"""A run from the left: number and colour, the joker without any."""
_MARKS = ("", "circle", "triangle", "square", "diamond")
_SAMPLES = 200


def paint_phase10(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paints the ring, three pawns on it, and a fan of cards."""
    clip = QPainterPath()
    clip.addRoundedRect(rect.adjusted(1, 1, -1, -1), theme.length(6), theme.length(6))
    painter.setClipPath(clip)
    painter.fillRect(rect, theme.colour("desk"))
    places, step = _ring(rect)
    side = min(step * 0.86, rect.height() * 0.2)
    painter.setPen(QPen(theme.colour("ribbon"), side * 0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    loop = QPainterPath(places[0])
    for place in (*places[1:], places[0]):
        loop.lineTo(place)
    painter.drawPath(loop)
    for number, place in enumerate(places):
        _paint_space(painter, theme, place, side, _KINDS[number % len(_KINDS)])
    for number, colour in _PAWNS.items():
        box = QRectF(0, 0, side * 0.62, side * 0.62)
        box.moveCenter(places[number] + QPointF(side * 0.3, side * 0.26))
        icons.paint(painter, theme.shape(colour), box, theme.colour("ink"), theme.colour(f"player.{colour}"))
    _paint_fan(painter, theme, rect)


def _ring(rect: QRectF) -> tuple[list[QPointF], float]:
    """Returns the middles of the spaces, evenly on a flat loop, and how far they are apart."""
    middle = rect.center()
    wide, high = rect.width() * 0.43, rect.height() * 0.375
    loop = QPainterPath()
    for number in range(_SAMPLES + 1):
        turn = math.tau * number / _SAMPLES
        across, down = math.sin(turn), -math.cos(turn)
        # flatter than an ellipse, as the board is
        point = middle + QPointF(
            wide * math.copysign(abs(across) ** 0.7, across), high * math.copysign(abs(down) ** 0.7, down)
        )
        loop.lineTo(point) if number else loop.moveTo(point)
    length = loop.length()
    percents = (loop.percentAtLength(length * number / _SPACES) for number in range(_SPACES))
    return [loop.pointAtPercent(percent) for percent in percents], length / _SPACES


def _paint_space(painter: QPainter, theme: Theme, middle: QPointF, side: float, kind: str) -> None:
    box = QRectF(0, 0, side, side)
    box.moveCenter(middle)
    painter.setPen(QPen(theme.colour("ink"), theme.length(1.6)))
    painter.setBrush(theme.colour("selected" if kind == "star" else "paper"))
    painter.drawRoundedRect(box, side * 0.16, side * 0.16)
    inset = side * 0.2
    fill = theme.colour("tile.luck" if kind == "star" else "raised")
    icons.paint(painter, kind, box.adjusted(inset, inset, -inset, -inset), theme.colour("ink"), fill)


def _paint_fan(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Paints the run in the middle, fanned out."""
    high = min(rect.height() * 0.38, rect.width() * 0.2)
    wide = high * 0.68
    foot = rect.center() + QPointF(0, high * 1.9)
    for number, (word, colour) in enumerate(_CARDS):
        painter.save()
        painter.translate(foot)
        painter.rotate((number - (len(_CARDS) - 1) / 2) * 15)
        _paint_card(painter, theme, QRectF(-wide / 2, -high * 2.42, wide, high), word, colour)
        painter.restore()


def _paint_card(painter: QPainter, theme: Theme, box: QRectF, word: str, colour: int) -> None:
    role = f"number.{colour}" if colour else "type.goal"
    painter.setPen(QPen(theme.colour("ink"), theme.length(1.6)))
    painter.setBrush(theme.colour(role))
    painter.drawRoundedRect(box, box.width() * 0.12, box.width() * 0.12)
    ink = theme.on(role)
    if not word:
        side = box.width() * 0.74
        cap = QRectF(0, 0, side, side)
        cap.moveCenter(box.center())
        icons.paint(painter, "joker", cap, ink, theme.colour("amber"))
        return
    painter.setFont(theme.font_of_pixels(max(8, round(box.height() * 0.4)), bold=True))
    painter.setPen(ink)
    upper = QRectF(box.left(), box.top() + box.height() * 0.04, box.width(), box.height() * 0.52)
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, word)
    side = box.width() * 0.42
    mark = QRectF(0, 0, side, side)
    mark.moveCenter(QPointF(box.center().x(), box.bottom() - box.height() * 0.24))
    icons.paint(painter, _MARKS[colour], mark, ink, ink)
