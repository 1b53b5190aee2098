"""The running scores of a match as lines, one for each seat, told apart by shape as well as colour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cvdesk.engine.match import Match
from cvdesk.engine.record import Seat
from cvdesk.i18n.catalog import current_language, text
from cvdesk.i18n.formats import number_text
from cvdesk.ui.context import Context
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import paint_badge

_MARGIN = (44, 14, 40, 22)
"""Left, top, right, bottom at scale 100 %."""


def running_scores(match: Match) -> list[tuple[int, ...]]:
    """Returns everybody's score after each turn, the start first."""
    last_of_turn: dict[int, int] = {}
    for index in range(match.index + 1):
        last_of_turn[match.turn_at(index)] = index
    return [match.rules.standings(match.at(index)).scores for index in last_of_turn.values()]


class ScoreChart(Translatable, QWidget):
    """Paints the course of a match."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._scores: list[tuple[int, ...]] = []
        self._seats: Sequence[Seat] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self.updateGeometry)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the accessible texts; the rest is painted."""
        self.setAccessibleName(text("table-chart-name"))
        self.update()

    def show_match(self, match: Match) -> None:
        """Shows another match."""
        self._scores = running_scores(match)
        self._seats = match.record.seats
        self.update()

    def sizeHint(self) -> QSize:
        """Returns a flat, wide size."""
        px = self._context.theme.px
        return QSize(px(480), px(190))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints axes, lines and badges."""
        if len(self._scores) < 2:
            return
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font("caption"))
        left, top, right, bottom = (theme.px(each) for each in _MARGIN)
        area = QRectF(self.rect()).adjusted(left, top, -right, -bottom)
        low = min(0, *(min(scores) for scores in self._scores))
        high = max(1, *(max(scores) for scores in self._scores))
        self._paint_axes(painter, area, low, high)
        for seat, player in enumerate(self._seats):
            points = [
                self._point(area, turn, scores[seat], low, high) for turn, scores in enumerate(self._scores)
            ]
            painter.setPen(QPen(theme.colour("ink"), theme.length(4)))
            painter.drawPolyline(QPolygonF(points))
            painter.setPen(QPen(theme.colour(f"player.{player.colour}"), theme.length(2.5)))
            painter.drawPolyline(QPolygonF(points))
        self._paint_ends(painter, area, low, high)

    def _point(self, area: QRectF, turn: int, score: int, low: int, high: int) -> QPointF:
        x = area.left() + area.width() * turn / (len(self._scores) - 1)
        return QPointF(x, area.bottom() - area.height() * (score - low) / (high - low))

    def _paint_axes(self, painter: QPainter, area: QRectF, low: int, high: int) -> None:
        theme = self._context.theme
        metrics = QFontMetricsF(painter.font())
        for score in sorted({low, 0, high}):
            y = self._point(area, 0, score, low, high).y()
            painter.setPen(
                QPen(theme.colour("line"), 1, Qt.PenStyle.SolidLine if score == 0 else Qt.PenStyle.DotLine)
            )
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.colour("muted"))
            box = QRectF(0, y - metrics.height() / 2, area.left() - theme.px(6), metrics.height())
            label = number_text(score, current_language())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, label)
        caption = QRectF(area.left(), area.bottom() + theme.px(2), area.width(), metrics.height())
        painter.drawText(
            caption, Qt.AlignmentFlag.AlignRight, text("table-chart-turns", count=len(self._scores) - 1)
        )

    def _paint_ends(self, painter: QPainter, area: QRectF, low: int, high: int) -> None:
        """Puts badges at the ends of the lines, moved apart where scores are close."""
        theme = self._context.theme
        side = theme.length(20)
        last = self._scores[-1]
        floor, ceiling = area.bottom() + side / 2, side / 2
        order = sorted(range(len(self._seats)), key=lambda seat: last[seat])
        places: dict[int, float] = {}
        for seat in order:
            places[seat] = min(self._point(area, len(self._scores) - 1, last[seat], low, high).y(), floor)
            floor = places[seat] - side
        for seat in reversed(order):
            player, y = self._seats[seat], max(places[seat], ceiling)
            ceiling = y + side
            box = QRectF(area.right() + theme.px(6), y - side / 2, side, side)
            paint_badge(painter, theme, box, player.colour, player.name[:1].upper())
