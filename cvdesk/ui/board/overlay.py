"""What floats above a board and takes no clicks: arrows, a bubble of words, things in flight."""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from cvdesk.ui.board.layout import Box, Point
from cvdesk.ui.fit import FittedText, fit_text, paint_fitted
from cvdesk.ui.theme import Theme


@frozen
class Arrow:
    """A line with a head, along points of the board."""

    points: tuple[Point, ...]
    colour: str
    """A role of the theme."""
    casing: str
    """The role of the rim that sets it off from what lies below."""
    width: float
    """Pixels at scale 100 %."""


class ArrowLayer(QWidget):
    """Paints arrows over the whole board."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._arrows: tuple[Arrow, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """What is shown."""
        return self._arrows

    def set_arrows(self, arrows: Sequence[Arrow]) -> None:
        """Shows other arrows."""
        if tuple(arrows) != self._arrows:
            self._arrows = tuple(arrows)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints all arrows."""
        if not self._arrows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for arrow in self._arrows:
            self._paint(painter, arrow)

    def _paint(self, painter: QPainter, arrow: Arrow) -> None:
        if len(arrow.points) < 2:
            return
        width = self._theme.length(arrow.width)
        head = max(4 * width, self._theme.length(9))
        line, tip = _line_and_head(arrow.points, head)
        colour, casing = self._theme.colour(arrow.colour), self._theme.colour(arrow.casing)
        rim = self._theme.length(1.5)
        _stroke(painter, line, casing, width + 2 * rim)
        outline = QPen(casing, 2 * rim)
        outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(outline)
        painter.setBrush(casing)
        painter.drawPolygon(tip)
        _stroke(painter, line, colour, width)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(tip)


def _stroke(painter: QPainter, line: QPainterPath, colour: QColor, width: float) -> None:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(line, pen)


def _line_and_head(points: Sequence[Point], head: float) -> tuple[QPainterPath, QPolygonF]:
    """Returns the rounded line up to the head, and the head's triangle."""
    spots = [QPointF(*point) for point in points]
    last, before = spots[-1], spots[-2]
    angle = math.atan2(last.y() - before.y(), last.x() - before.x())
    along = QPointF(math.cos(angle), math.sin(angle))
    aside = QPointF(-along.y(), along.x())
    neck = last - along * head * 0.8
    line = QPainterPath(spots[0])
    for index in range(1, len(spots) - 1):
        _round_corner(line, spots[index - 1], spots[index], spots[index + 1], head)
    line.lineTo(neck)
    base = last - along * head
    return line, QPolygonF([last, base + aside * head * 0.55, base - aside * head * 0.55])


def _round_corner(
    line: QPainterPath, before: QPointF, corner: QPointF, after: QPointF, radius: float
) -> None:
    line.lineTo(_towards(corner, before, radius))
    line.quadTo(corner, _towards(corner, after, radius))


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    step = end - start
    length = math.hypot(step.x(), step.y())
    return start if not length else start + step * min(0.5, distance / length)


class Bubble(QWidget):
    """A few words about the consequence of a move, beside the place where it lands."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._fitted: FittedText | None = None
        self.words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def show_beside(self, words: str, place: Box, keep_clear: Sequence[Box], area: Box) -> None:
        """Shows words next to a place, within an area, over as little as possible of what must stay clear."""
        theme = self._theme
        width, lines = theme.length(190), 4
        font = theme.font("ui", bold=True)
        self.words = words
        self._fitted = fit_text(words, font, width, lines * theme.length(20), theme.px(11))
        self.setAccessibleName(words)
        box = self._best_place(self._size(), place, keep_clear, area)
        self.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))
        self.show()
        self.update()

    def clear(self) -> None:
        """Hides it."""
        self.words = ""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the words on a raised card."""
        if self._fitted is None:
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = theme.length(1)
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(theme.colour("accent"), theme.length(2)))
        painter.setBrush(theme.colour("paper"))
        painter.drawRoundedRect(rect, theme.length(8), theme.length(8))
        paint_fitted(painter, rect, self._fitted, theme.colour("ink"))

    def _size(self) -> tuple[float, float]:
        assert self._fitted is not None
        metrics = QFontMetricsF(self._fitted.font)
        wide = max(metrics.horizontalAdvance(line) for line in self._fitted.lines)
        high = len(self._fitted.lines) * metrics.lineSpacing()
        return wide + self._theme.length(22), high + self._theme.length(12)

    def _best_place(self, size: tuple[float, float], place: Box, keep_clear: Sequence[Box], area: Box) -> Box:
        """Tries places around, near ones first, for the one that covers least."""
        gap = self._theme.length(6)
        wide, high = size
        left, right = place.x - gap - wide, place.right + gap
        above, below = place.y - gap - high, place.bottom + gap
        middle = place.centre
        tries = [(middle.x - wide / 2 + part * wide / 4, y) for part in range(-4, 5) for y in (above, below)]
        tries += [(x, middle.y - high / 2 + part * high / 2) for part in range(-4, 5) for x in (left, right)]
        boxes = [_moved_into(Box(x, y, wide, high), area) for x, y in tries]

        def cost(box: Box) -> float:
            covered = sum(_shared(box, other) for other in (*keep_clear, *[place] * 9))
            return covered + math.dist(box.centre, middle) * self._theme.length(2)

        return min(boxes, key=cost)


class FlyingPicture(QWidget):
    """A picture on its way across the window, from the board to a seat or back."""

    def __init__(self, picture: QPixmap, window: QWidget) -> None:
        super().__init__(window)
        self._picture = picture
        self._opacity = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.resize(picture.deviceIndependentSize().toSize())

    def put(self, centre: QPointF, size: float, opacity: float) -> None:
        """Moves it to a place of the window; `size` and `opacity` are parts of one."""
        self._opacity = opacity
        self.resize((self._picture.deviceIndependentSize() * size).toSize())
        self.move((centre - QPointF(self.width() / 2, self.height() / 2)).toPoint())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows the picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(self.rect(), self._picture)


class Veil(QWidget):
    """The picture of a moment ago, fading away over the present."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self._opacity = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(1.0)
        self._clock.setEndValue(0.0)
        self._clock.valueChanged.connect(self._on_value_changed)
        self._clock.finished.connect(self.hide)

    def fade_out(self, picture: QPixmap, milliseconds: int) -> None:
        """Shows the picture over its parent and lets it fade."""
        self._picture = picture
        self._opacity = 1.0
        parent = self.parentWidget()
        self.setGeometry(picture.rect() if parent is None else parent.rect())
        self.raise_()
        self.show()
        self._clock.stop()
        self._clock.setDuration(milliseconds)
        self._clock.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows what is left of the picture."""
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)

    def _on_value_changed(self, value: float) -> None:
        self._opacity = value
        self.update()


def _moved_into(box: Box, area: Box) -> Box:
    x = min(max(box.x, area.x), max(area.x, area.right - box.width))
    y = min(max(box.y, area.y), max(area.y, area.bottom - box.height))
    return Box(x, y, box.width, box.height)


def _shared(one: Box, other: Box) -> float:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0
