"""Paints the large picture of each game for the home page: flat colours, ink outlines, no files."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cvdesk.ui import icons
from cvdesk.ui.context import Context
from cvdesk.ui.pages.emblem_phase10 import paint_phase10
from cvdesk.ui.theme import Theme

_KINDS = ("plus", "minus", "luck", "minus", "plus", "minus", "minus", "luck", "plus")
_PAWNS = {2: 1, 6: 4, 11: 2, 16: 3, 20: 1}
"""Which tile of the picture carries a pawn of which colour."""
_GUARDS = (9, 13, 18)
_TILES = 26
_TURNS = 1.66
_SAMPLES = 240


class Emblem(QWidget):
    """The picture of one game, painted once per size and theme."""

    def __init__(self, context: Context, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self._paint = EMBLEMS[game]
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        context.theme.changed.connect(self._on_theme_changed)

    def sizeHint(self) -> QSize:
        """Returns a wide picture."""
        return QSize(self.context.theme.px(520), self.context.theme.px(220))

    def minimumSizeHint(self) -> QSize:
        """Returns the least picture that still shows something."""
        return QSize(self.context.theme.px(200), self.context.theme.px(130))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows the picture, made anew when size, screen or theme have changed."""
        ratio = self.devicePixelRatioF()
        wanted = self.size() * ratio
        if self._picture is None or self._picture.size() != wanted:
            self._picture = QPixmap(wanted)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, QRectF(self.rect()), self.context.theme)
            painter.end()
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _on_theme_changed(self) -> None:
        self._picture = None
        self.updateGeometry()
        self.update()


def _paint_thats_life(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A ribbon of tiles that winds in from the left and curls up around the finish."""
    clip = QPainterPath()
    clip.addRoundedRect(rect.adjusted(1, 1, -1, -1), theme.length(6), theme.length(6))
    painter.setClipPath(clip)
    painter.fillRect(rect, theme.colour("desk"))
    points, step = _spiral(rect)
    side = min(step * 0.9, rect.height() * 0.175)
    ribbon = QPainterPath(points[0])
    for point in points[1:]:
        ribbon.lineTo(point)
    pen = QPen(theme.colour("ribbon"), side * 0.62)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(ribbon, pen)
    last = len(points) - 1
    for index, point in enumerate(points):
        kind = "finish" if index == last else _KINDS[index % len(_KINDS)]
        _paint_tile(painter, theme, kind, point, side if index < last else side * 1.25)
    _paint_die(painter, theme, rect, side)
    for index in _GUARDS:
        box = QRectF(0, 0, side * 0.78, side * 0.78)
        box.moveCenter(points[index] - QPointF(0, side * 0.25))
        icons.paint(painter, "guard", box, theme.on("guard"), theme.colour("guard"))
    for index, colour in _PAWNS.items():
        paint_pawn(painter, theme, points[index] + QPointF(0, side * 0.3), side * 1.1, colour)


def _spiral(rect: QRectF) -> tuple[list[QPointF], float]:
    """Returns the places of the tiles from the edge to the middle, and how far they are apart."""
    middle = QPointF(rect.left() + rect.width() * 0.5, rect.top() + rect.height() * 0.54)
    wide, high = rect.width() * 0.44, rect.height() * 0.36
    line = QPainterPath(QPointF(rect.left() - rect.width() * 0.03, middle.y() - high))
    for number in range(_SAMPLES + 1):
        turn = _TURNS * math.tau * number / _SAMPLES
        reach = 1 - 0.8 * (number / _SAMPLES)
        line.lineTo(middle + QPointF(wide * reach * math.sin(turn), -high * reach * math.cos(turn)))
    length = line.length()
    places = [line.pointAtPercent(line.percentAtLength(length * n / (_TILES - 1))) for n in range(_TILES)]
    return places, length / (_TILES - 1)


def _paint_die(painter: QPainter, theme: Theme, rect: QRectF, side: float) -> None:
    painter.save()
    painter.translate(rect.left() + rect.width() * 0.1, rect.top() + rect.height() * 0.76)
    painter.rotate(-12)
    box = QRectF(-side * 0.7, -side * 0.7, side * 1.4, side * 1.4)
    icons.paint(painter, "die-5", box, theme.on("guard"), theme.colour("guard"))
    painter.restore()


def paint_pawn(painter: QPainter, theme: Theme, foot: QPointF, high: float, colour: int) -> None:
    """Paints a pawn of a player colour that stands on a point."""
    body = QPainterPath(foot + QPointF(-high * 0.32, 0))
    body.quadTo(foot + QPointF(-high * 0.1, -high * 0.2), foot + QPointF(-high * 0.11, -high * 0.62))
    body.lineTo(foot + QPointF(high * 0.11, -high * 0.62))
    body.quadTo(foot + QPointF(high * 0.1, -high * 0.2), foot + QPointF(high * 0.32, 0))
    body.closeSubpath()
    head = QPainterPath()
    head.addEllipse(foot + QPointF(0, -high * 0.74), high * 0.22, high * 0.22)
    # an outline below both and a fill above: uniting the paths takes a millisecond
    outline = QPen(theme.colour("ink"), theme.length(3.6))
    painter.strokePath(body, outline)
    painter.strokePath(head, outline)
    painter.fillPath(body, theme.colour(f"player.{colour}"))
    painter.fillPath(head, theme.colour(f"player.{colour}"))


def _paint_tile(painter: QPainter, theme: Theme, kind: str, point: QPointF, side: float) -> None:
    box = QRectF(0, 0, side, side)
    box.moveCenter(point)
    radius = side * 0.14
    painter.setPen(QPen(theme.colour("ink"), theme.length(1.6)))
    painter.setBrush(theme.colour(f"tile.{kind}"))
    painter.drawRoundedRect(box, radius, radius)
    inner = box.adjusted(side * 0.24, side * 0.24, -side * 0.24, -side * 0.24)
    icons.paint(painter, kind, inner, theme.on(f"tile.{kind}"), theme.colour("guard"))


_LIFE = (
    ("health", "symbol.health", 3),
    ("knowledge", "symbol.knowledge", 5),
    ("relations", "symbol.relations", 4),
    ("job", "type.job", 2),
    ("possession", "type.possession", 4),
)
"""The piles of the picture: glyph, colour, number of cards."""
_DICE = (
    ("luck", "four-petal", 0.84, 0.2, 12),
    ("money", "money", 0.86, 0.5, -8),
    ("health", "health", 0.83, 0.8, 7),
)
"""The dice of the picture: symbol, glyph, place, angle."""


def _paint_sheet(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A sheet with a portrait, five piles of a life on it, and dice beside it."""
    clip = QPainterPath()
    clip.addRoundedRect(rect.adjusted(1, 1, -1, -1), theme.length(6), theme.length(6))
    painter.setClipPath(clip)
    painter.fillRect(rect, theme.colour("desk"))
    wide = min(rect.width() * 0.66, rect.height() * 1.4)
    high = min(rect.height() * 1.06, wide * 1.36)
    sheet = QRectF(0, 0, wide, high)
    sheet.moveCenter(QPointF(rect.left() + rect.width() * 0.38, rect.center().y() + rect.height() * 0.1))
    painter.save()
    painter.translate(sheet.center())
    painter.rotate(-4)
    painter.translate(-sheet.center())
    painter.setPen(QPen(theme.colour("ink"), theme.length(2)))
    painter.setBrush(theme.colour("line"))
    painter.drawRoundedRect(sheet.translated(theme.length(4), theme.length(5)), 6, 6)
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(sheet, 6, 6)
    _paint_portrait(painter, sheet, theme)
    for place, (glyph, role, count) in enumerate(_LIFE):
        _paint_pile(painter, sheet, theme, place, glyph, role, count)
    painter.restore()
    for symbol, glyph, x, y, angle in _DICE:
        spot = QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
        _paint_symbol_die(
            painter, theme, spot, min(rect.height() * 0.24, rect.width() * 0.2), symbol, glyph, angle
        )


def _paint_portrait(painter: QPainter, sheet: QRectF, theme: Theme) -> None:
    """The head of the sheet: a round portrait and a few lines."""
    side = min(sheet.height() * 0.25, sheet.width() * 0.28)
    left = sheet.left() + sheet.width() * 0.07
    top = sheet.top() + sheet.height() * 0.07
    circle = QRectF(left, top, side, side)
    painter.setPen(QPen(theme.colour("ink"), theme.length(1.8)))
    painter.setBrush(theme.colour("player.5"))
    painter.drawEllipse(circle)
    inner = circle.adjusted(side * 0.16, side * 0.14, -side * 0.16, -side * 0.12)
    icons.paint(painter, "person", inner, theme.on("player.5"), theme.colour("guard"))
    x = circle.right() + sheet.width() * 0.05
    for line, (share, thick) in enumerate(((0.34, 6.0), (0.46, 3.0), (0.4, 3.0))):
        pen = QPen(theme.colour("ink" if not line else "muted"), theme.length(thick))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        y = top + side * (0.22 + 0.3 * line)
        painter.drawLine(QPointF(x, y), QPointF(x + sheet.width() * share, y))


def _paint_pile(
    painter: QPainter, sheet: QRectF, theme: Theme, place: int, glyph: str, role: str, count: int
) -> None:
    """A pile of cards that covers itself, the last card with its glyph."""
    step = sheet.width() * 0.184
    wide = step * 0.86
    x = sheet.left() + sheet.width() * 0.05 + place * step
    y = sheet.top() + sheet.height() * 0.41
    strip = sheet.height() * 0.055
    painter.setPen(QPen(theme.colour("ink"), theme.length(1.6)))
    for card in range(count):
        box = QRectF(x, y + card * strip, wide, wide * 1.25)
        painter.setBrush(theme.colour(role))
        painter.drawRoundedRect(box, wide * 0.1, wide * 0.1)
    face = QRectF(x, y + (count - 1) * strip + wide * 0.42, wide, wide * 0.83)
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(face, wide * 0.1, wide * 0.1)
    head = QRectF(x, y + (count - 1) * strip, wide, wide * 0.42)
    side = wide * 0.34
    icon = QRectF(head.center().x() - side / 2, head.center().y() - side / 2, side, side)
    icons.paint(painter, glyph, icon, theme.on(role))


def _paint_symbol_die(
    painter: QPainter, theme: Theme, spot: QPointF, side: float, symbol: str, glyph: str, angle: float
) -> None:
    painter.save()
    painter.translate(spot)
    painter.rotate(angle)
    box = QRectF(-side / 2, -side / 2, side, side)
    painter.setPen(QPen(theme.colour("ink"), theme.length(2)))
    painter.setBrush(theme.colour("guard"))
    painter.drawRoundedRect(box, side * 0.2, side * 0.2)
    shape = box.adjusted(side * 0.16, side * 0.16, -side * 0.16, -side * 0.16)
    role = f"symbol.{symbol}"
    icons.paint(painter, f"shape-{symbol}", shape, theme.on("guard"), theme.colour(role))
    inner = box.adjusted(side * 0.3, side * 0.3, -side * 0.3, -side * 0.3)
    icons.paint(painter, glyph, inner, theme.on(role))
    painter.restore()


_CARDS = (
    *(("bicycle", "money", "misfortune"), ("plane", "relations", "luck"), ("car", "knowledge", "money")),
    *(("car", "relations", "luck"), ("bicycle", "knowledge", "knowledge"), ("plane", "money", "relations")),
    *(("plane", "knowledge", "luck"), ("car", "money", "relations"), ("bicycle", "luck", "misfortune")),
)
"""The cards of the picture row by row from the bottom: transport and symbols."""
_GLYPHS = {"relations": "love", "luck": "four-petal"}
_STRIPS = (("plane", "knowledge"), ("car", "money"), ("bicycle", "relations"), ("car", "luck"))
_CHOSEN = 5
"""The card of the picture that is about to be taken."""


def _paint_cv_pocket(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Three columns of cards, one of them about to be taken, and the CV that it would join."""
    clip = QPainterPath()
    clip.addRoundedRect(rect.adjusted(1, 1, -1, -1), theme.length(6), theme.length(6))
    painter.setClipPath(clip)
    painter.fillRect(rect, theme.colour("desk"))
    tall = rect.height() > rect.width() * 0.7
    wide = rect.width() * (0.29 if tall else 0.205)
    high, gap = wide * 0.54, wide * 0.07
    rows = max(2, min(4, round(rect.height() * (0.55 if tall else 1) / (high + gap))))
    painter.save()
    painter.translate(rect.left() + rect.width() * 0.03, rect.bottom() - high * 0.16)
    painter.rotate(-4)
    for number in range(3 * rows):
        row, column = divmod(number, 3)
        travel, *symbols = _CARDS[number % len(_CARDS)]
        box = QRectF(column * (wide + gap), -(row + 1) * (high + gap), wide, high)
        _paint_card(painter, theme, box, travel, symbols, chosen=number == _CHOSEN)
    painter.restore()
    painter.save()
    across, down, width = (0.27, 0.05, 0.5) if tall else (0.71, 0.09, 0.27)
    painter.translate(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
    painter.rotate(5)
    strip = rect.width() * 0.075
    length = (rect.height() - rows * (high + gap)) * 0.78 if tall else rect.height() * 1.1
    _paint_pocket_sheet(painter, theme, QRectF(0, 0, rect.width() * width, length), strip)
    painter.restore()


def _paint_card(
    painter: QPainter, theme: Theme, box: QRectF, travel: str, symbols: list[str], *, chosen: bool = False
) -> None:
    """Paints a card: how one travels on at its left, symbols at its right."""
    radius, line = min(box.height() * 0.14, theme.length(8)), theme.length(1.6)
    outline = QPainterPath()
    outline.addRoundedRect(box, radius, radius)
    if chosen:
        painter.strokePath(outline, QPen(theme.colour("accent"), 5 * line))
    painter.fillPath(outline, theme.colour("selected" if chosen else "paper"))
    spine = min(box.height() * 1.1, box.width() * 0.28)
    painter.save()
    painter.setClipRect(QRectF(box.left(), box.top(), spine, box.height()), Qt.ClipOperation.IntersectClip)
    painter.fillPath(outline, theme.colour("ribbon"))
    painter.restore()
    painter.strokePath(outline, QPen(theme.colour("ink"), line))
    side = spine * 0.68
    icon = QRectF(0, 0, side, side)
    icon.moveCenter(QPointF(box.left() + spine / 2, box.center().y()))
    icons.paint(painter, travel, icon, theme.colour("ink"), theme.colour("paper"))
    side = min(box.height() * 0.42, (box.width() - spine) * 0.36)
    for number, symbol in enumerate(symbols):
        place = QRectF(0, 0, side, side)
        place.moveCenter(QPointF(box.left() + spine + side * (0.85 + number * 1.25), box.center().y()))
        _paint_symbol(painter, theme, place, symbol)


def _paint_symbol(painter: QPainter, theme: Theme, box: QRectF, symbol: str) -> None:
    role = f"symbol.{symbol}"
    icons.paint(painter, f"shape-{symbol}", box, theme.colour("ink"), theme.colour(role))
    inset = box.width() * 0.2
    glyph = box.adjusted(inset, inset, -inset, -inset)
    icons.paint(painter, _GLYPHS.get(symbol, symbol), glyph, theme.on(role))


def _paint_pocket_sheet(painter: QPainter, theme: Theme, sheet: QRectF, strip: float) -> None:
    painter.setPen(QPen(theme.colour("ink"), theme.length(1.6)))
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(sheet, theme.length(5), theme.length(5))
    ghost = QPen(theme.colour("accent"), theme.length(2.2))
    ghost.setDashPattern([3, 2])
    inset = sheet.width() * 0.06
    place = QRectF(sheet.left() + inset, sheet.top() + inset, sheet.width() - 2 * inset, strip)
    painter.setPen(ghost)
    painter.setBrush(theme.colour("selected"))
    painter.drawRoundedRect(place, theme.length(4), theme.length(4))
    for number, (travel, symbol) in enumerate(_STRIPS):
        place.translate(0, strip * 1.14)
        if place.bottom() < sheet.bottom():
            _paint_card(painter, theme, place, travel, [symbol] * (1 + number % 2))


EMBLEMS: dict[str, Callable[[QPainter, QRectF, Theme], None]] = {
    "cv": _paint_sheet,
    "thats_life": _paint_thats_life,
    "cv_pocket": _paint_cv_pocket,
    "phase10": paint_phase10,
}
"""The picture of each game."""
