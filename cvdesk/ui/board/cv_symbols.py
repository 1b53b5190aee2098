"""Paints the symbols and card types of CV: a shape, a colour and a glyph for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cvdesk.games.cv.cards import WILD
from cvdesk.ui import icons
from cvdesk.ui.board.brush import Brush, square
from cvdesk.ui.theme import Theme

SYMBOL_WORDS = ("health", "knowledge", "relations", "money", "luck", "misfortune", "wild")
"""By symbol: what its shape and its colour are called."""
TYPE_WORDS = ("health", "knowledge", "relations", "job", "possession", "event", "goal")
"""By type: what its colour and its glyph are called."""
AGE_ICONS = ("age-early", "age-middle", "age-old")

_GLYPHS = ("health", "knowledge", "relations", "money", "four-petal", "misfortune")
_SHARES = (0.62, 0.66, 0.72, 0.64, 0.54, 0.62)
"""How much of a symbol's side its glyph takes."""
_BASIC = 4


def paint_symbol(painter: QPainter, brush: Brush, rect: QRectF, symbol: int, *, struck: bool = False) -> None:
    """Paints a symbol as large as fits; a struck one has a bar across, as upkeep has."""
    word = SYMBOL_WORDS[symbol]
    ink = brush.colour("ink")
    if symbol == WILD:
        _paint_wild(painter, brush, rect)
    else:
        role = f"symbol.{word}"
        icons.paint(painter, f"shape-{word}", rect, ink, brush.colour(role))
        side = min(rect.width(), rect.height()) * _SHARES[symbol]
        icons.paint(painter, _GLYPHS[symbol], square(rect, side), brush.on(role))
    if struck:
        _paint_bar(painter, brush, rect)


def _paint_wild(painter: QPainter, brush: Brush, rect: QRectF) -> None:
    """A pentagon with the four basic symbols' colours, each marked by its glyph's place."""
    shape = icons.path_of("shape-wild", rect)
    painter.save()
    painter.setClipPath(shape)
    centre = rect.center()
    corners = (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight())
    for symbol, corner in enumerate(corners[:_BASIC]):
        painter.fillRect(QRectF(corner, centre).normalized(), brush.colour(f"symbol.{SYMBOL_WORDS[symbol]}"))
    painter.restore()
    painter.strokePath(shape, QPen(brush.colour("ink"), max(1.0, rect.width() * 0.075)))
    side = min(rect.width(), rect.height())
    painter.setPen(QPen(brush.colour("ink"), max(0.8, side * 0.05)))
    painter.setBrush(brush.theme.colour("guard"))
    painter.drawEllipse(centre + QPointF(0, side * 0.02), side * 0.2, side * 0.2)


def _paint_bar(painter: QPainter, brush: Brush, rect: QRectF) -> None:
    side = min(rect.width(), rect.height())
    box = square(rect, side * 1.04)
    for role, width in (("paper", 0.3), ("danger", 0.16)):
        pen = QPen(brush.theme.colour(role), side * width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(box.bottomLeft(), box.topRight())


def paint_symbols(
    painter: QPainter,
    brush: Brush,
    rect: QRectF,
    symbols: Sequence[int],
    size: float,
    *,
    struck: Sequence[bool] = (),
    left: bool = False,
) -> None:
    """Paints symbols in a row, centred or from the left; they shrink and then overlap to fit."""
    if not symbols:
        return
    side = min(size, rect.height())
    gap = side * 0.14
    count = len(symbols)
    if count * side + (count - 1) * gap > rect.width():
        side = max(side * 0.7, (rect.width() - (count - 1) * gap) / count)
    step = min(side + gap, (rect.width() - side) / max(count - 1, 1)) if count > 1 else 0.0
    wide = side + (count - 1) * step
    x = rect.left() if left else rect.center().x() - wide / 2
    for place, symbol in enumerate(symbols):
        box = QRectF(x + place * step, rect.center().y() - side / 2, side, side)
        paint_symbol(painter, brush, box, symbol, struck=bool(struck) and struck[place])


def paint_type_chip(
    painter: QPainter, brush: Brush, rect: QRectF, type: int, *, struck: bool = False
) -> None:
    """Paints a type of cards as a small band with its glyph."""
    role = f"type.{TYPE_WORDS[type]}"
    painter.setPen(QPen(brush.colour("ink"), max(1.0, rect.height() * 0.075)))
    painter.setBrush(brush.colour(role))
    radius = rect.height() * 0.22
    painter.drawRoundedRect(rect, radius, radius)
    icons.paint(painter, TYPE_WORDS[type], square(rect, rect.height() * 0.7), brush.on(role))
    if struck:
        _paint_bar(painter, brush, rect)


def paint_word(painter: QPainter, theme: Theme, rect: QRectF, word: str) -> bool:
    """Paints what a rulebook names: a symbol as on dice, a type as on cards; tells whether there is one."""
    brush = Brush(theme, 1.0)
    if word in SYMBOL_WORDS:
        paint_symbol(painter, brush, rect, SYMBOL_WORDS.index(word))
    elif word in TYPE_WORDS:
        paint_type_chip(painter, brush, rect, TYPE_WORDS.index(word))
    else:
        return False
    return True
