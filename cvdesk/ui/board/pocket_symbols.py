"""Paints what is printed on the cards of CV Pocket: symbols, transports, missions, doubling."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPolygonF

from cvdesk.games.cv_pocket.cards import NO_MISSION, NO_TRANSPORT, Card
from cvdesk.games.cv_pocket.symbols import (
    BAD_LUCK,
    BIKE,
    CAR,
    GOOD_LUCK,
    KNOWLEDGE,
    LOVE,
    MONEY,
    ON_BIKES,
    ON_CARS,
    ON_COLOURS,
    ON_KINDS,
    ON_PLANES,
    ON_TRANSPORTS,
    ON_TRIPS,
    PLANE,
)
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.brush import Brush, square
from cvdesk.ui.theme import Theme

_KINDS = (*("money", "knowledge", "relations", "relations", "relations", "relations", "luck", "misfortune"),)
"""By icon: what its shape and its colour are called."""
_GLYPHS = ("money", "knowledge", "love", "family", "friendship", "job", "four-petal", "misfortune")
_WORDS = ("money", "knowledge", "love", "family", "friendship", "job", "luck", "misfortune")
"""By icon: what rulebooks call it."""
_SHARES = (0.64, 0.66, 0.6, 0.66, 0.6, 0.62, 0.54, 0.62)
"""How much of an icon's side its glyph takes."""
_TRAVEL = ("bicycle", "car", "plane")

TIMES_TWO = "\N{MULTIPLICATION SIGN}2"


def advance(font: QFont, words: str) -> float:
    """Returns how wide words are in one line."""
    return QFontMetricsF(font).horizontalAdvance(words)


# ---- symbols


def paint_symbol(painter: QPainter, brush: Brush, rect: QRectF, symbol: int) -> None:
    """Paints an icon in its shape and colour, or a transport, as large as fits."""
    if symbol >= BIKE:
        icons.paint(painter, _TRAVEL[symbol - BIKE], rect, brush.colour("ink"), brush.colour("paper"))
        return
    kind = _KINDS[symbol]
    role = f"symbol.{kind}"
    icons.paint(painter, f"shape-{kind}", rect, brush.colour("ink"), brush.colour(role))
    side = min(rect.width(), rect.height()) * _SHARES[symbol]
    icons.paint(painter, _GLYPHS[symbol], square(rect, side), brush.on(role))


def paint_word(painter: QPainter, theme: Theme, rect: QRectF, word: str) -> bool:
    """Paints an icon that a rulebook names, as on cards; tells whether there is one."""
    if word not in _WORDS:
        return False
    paint_symbol(painter, Brush(theme, 1.0), rect, _WORDS.index(word))
    return True


def paint_transport(painter: QPainter, rect: QRectF, symbol: int, ink: QColor) -> None:
    """Paints the outline of a transport in an ink of its own."""
    icons.paint(painter, _TRAVEL[symbol - BIKE], rect, ink)


def paint_kind(painter: QPainter, brush: Brush, rect: QRectF, symbol: int) -> None:
    """Paints the shape and colour alone, for any icon of its kind."""
    kind = _KINDS[symbol]
    icons.paint(painter, f"shape-{kind}", rect, brush.colour("ink"), brush.colour(f"symbol.{kind}"))


def paint_joker(painter: QPainter, brush: Brush, rect: QRectF) -> None:
    """Paints the joker: a pentagon with a star."""
    role = "type.event"
    icons.paint(painter, "shape-wild", rect, brush.colour("ink"), brush.colour(role))
    side = min(rect.width(), rect.height()) * 0.5
    box = square(rect, side).translated(0, rect.height() * 0.03)
    icons.paint(painter, "star", box, brush.on(role), brush.on(role))


def paint_travel(painter: QPainter, brush: Brush, rect: QRectF, card: Card) -> None:
    """Paints how one travels on from a card: its transport, or the suitcase of a Relocation."""
    name = "suitcase" if card.transport == NO_TRANSPORT else _TRAVEL[card.transport - BIKE]
    icons.paint(painter, name, rect, brush.colour("ink"), brush.colour("paper"))


# ---- chips: a rounded ground with parts in a row

_Part = tuple[float, Callable[[QPainter, Brush, QRectF], None]]


def _words(brush: Brush, words: str, size: float) -> _Part:
    font = brush.font(size, bold=True)

    def paint(painter: QPainter, inner: Brush, rect: QRectF) -> None:
        painter.setFont(font)
        painter.setPen(inner.on("type.goal"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)

    return advance(font, words) + 1, paint


def _picture(brush: Brush, side: float, name: str) -> _Part:
    def paint(painter: QPainter, inner: Brush, rect: QRectF) -> None:
        icons.paint(painter, name, rect, inner.on("type.goal"))

    return brush.length(side), paint


def _kind(brush: Brush, side: float, symbol: int) -> _Part:
    def paint(painter: QPainter, inner: Brush, rect: QRectF) -> None:
        paint_kind(painter, inner, rect, symbol)

    return brush.length(side), paint


def mission_parts(brush: Brush, mission: int, high: float) -> list[_Part]:
    """Returns what stands on the chip of a mission: points, then what they are for."""
    side, size = high * 0.78, high * 0.66
    travel = dict(zip((ON_BIKES, ON_CARS, ON_PLANES), _TRAVEL, strict=True))
    if mission in travel:
        return [_words(brush, "1", size), _picture(brush, side, travel[mission])]
    if mission == ON_TRANSPORTS:
        return [_words(brush, "2", size), *(_picture(brush, side, name) for name in _TRAVEL)]
    if mission == ON_TRIPS:
        return [
            _words(brush, "2", size),
            _picture(brush, side, "suitcase"),
            _words(brush, TIMES_TWO, size),
        ]
    if mission == ON_COLOURS:
        kinds = (MONEY, KNOWLEDGE, LOVE, GOOD_LUCK, BAD_LUCK)
        return [_words(brush, "2", size), *(_kind(brush, side * 0.72, symbol) for symbol in kinds)]
    assert mission == ON_KINDS
    return [_words(brush, "1 3 6 10", size * 0.94), _kind(brush, side * 0.8, LOVE)]


def chip_width(brush: Brush, parts: Sequence[_Part]) -> float:
    """Returns how wide a chip with these parts is."""
    return sum(wide for wide, _ in parts) + brush.length(2) * (len(parts) - 1) + brush.length(9)


def paint_chip(painter: QPainter, brush: Brush, rect: QRectF, parts: Sequence[_Part], role: str) -> None:
    """Paints a chip of that colour with its parts in a row."""
    painter.setPen(brush.pen("ink", 1.2))
    painter.setBrush(brush.colour(role))
    inset = brush.length(0.6)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), rect.height() / 3, rect.height() / 3)
    x = rect.left() + brush.length(4.5)
    for wide, paint in parts:
        paint(painter, brush, QRectF(x, rect.top(), wide, rect.height()))
        x += wide + brush.length(2)


def paint_times_two(painter: QPainter, brush: Brush, rect: QRectF) -> None:
    """Paints the sign of what counts twice."""
    painter.setPen(brush.pen("ink", 1.2))
    painter.setBrush(brush.colour("type.event"))
    inset = brush.length(0.6)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), rect.height() / 3, rect.height() / 3)
    painter.setFont(brush.font(rect.height() / brush.zoom * 0.66, bold=True))
    painter.setPen(brush.on("type.event"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, TIMES_TWO)


# ---- the row of what a card brings


def print_width(brush: Brush, card: Card, high: float) -> float:
    """Returns how wide the row of `paint_print` is, at that height in pixels of the design."""
    side, gap = brush.length(high), brush.length(high * 0.14)
    widths = [side] * (len(card.icons) + card.joker)
    widths += _chips_of(brush, card, high)
    return sum(widths) + gap * max(0, len(widths) - 1)


def _chips_of(brush: Brush, card: Card, high: float) -> list[float]:
    widths = []
    if card.mission != NO_MISSION:
        widths.append(chip_width(brush, mission_parts(brush, card.mission, high)))
    if card.vacation:
        widths.append(brush.length(high * 2.9))
    return widths


def paint_print(
    painter: QPainter, brush: Brush, rect: QRectF, card: Card, high: float, *, symbol: int = -1
) -> None:
    """Paints icons, joker, mission or the doubling of a card from the left; they shrink to fit.

    `symbol` is what its joker has become, if it is settled.
    """
    wide = print_width(brush, card, high)
    size = high * min(1.0, rect.width() / wide) if wide else high
    side, gap = brush.length(size), brush.length(size * 0.14)
    top = rect.center().y() - side / 2
    x = rect.left()
    for icon in card.icons:
        paint_symbol(painter, brush, QRectF(x, top, side, side), icon)
        x += side + gap
    if card.joker:
        box = QRectF(x, top, side, side)
        if symbol >= 0:
            paint_symbol(painter, brush, box, symbol)
        else:
            paint_joker(painter, brush, box)
        x += side + gap
    if card.mission != NO_MISSION:
        parts = mission_parts(brush, card.mission, size)
        paint_chip(painter, brush, QRectF(x, top, chip_width(brush, parts), side), parts, "type.goal")
    if card.vacation:
        _paint_vacation(painter, brush, QRectF(x, top, brush.length(size * 2.9), side))


def _paint_vacation(painter: QPainter, brush: Brush, rect: QRectF) -> None:
    """The next card counts twice: the sign, an arrow, a card."""
    side = rect.height()
    paint_times_two(painter, brush, QRectF(rect.left(), rect.top(), side * 1.5, side))
    x, y = rect.left() + side * 1.66, rect.center().y()
    tip = QPolygonF([QPointF(x, y - side * 0.2), QPointF(x + side * 0.3, y), QPointF(x, y + side * 0.2)])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush.colour("ink"))
    painter.drawPolygon(tip)
    card = QRectF(rect.left() + side * 2.1, rect.top() + side * 0.16, side * 0.8, side * 0.68)
    painter.setPen(brush.pen("ink", 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card, brush.length(2), brush.length(2))


def paint_reach(painter: QPainter, brush: Brush, rect: QRectF, card: Card, size: float) -> None:
    """Paints the level that a card reaches, or arrows up and down for any (Pocket 2.2, 2.3)."""
    if card.transport == NO_TRANSPORT:
        side = brush.length(size * 0.72)
        ink = brush.colour("ink")
        icons.paint(painter, "up", square(rect.translated(0, -side * 0.36), side), ink)
        icons.paint(painter, "down", square(rect.translated(0, side * 0.36), side), ink)
        return
    painter.setFont(brush.font(size, bold=True))
    painter.setPen(brush.colour("ink"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number_text(card.transport - BIKE + 1, locale_of()))


RAIL_SYMBOLS = {1: BIKE, 2: CAR, 3: PLANE}
"""The transport that reaches each of the lower levels (Pocket 2.2)."""
