"""What lies below and above the cards of CV Pocket: the rail, places, the sheet, footprints."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from cvdesk.games.cv_pocket.state import ROWS
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui.board.brush import Brush, rounded
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.pocket_layout import COLUMNS, PocketLayout
from cvdesk.ui.board.pocket_symbols import RAIL_SYMBOLS, paint_symbol, paint_transport
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted
from cvdesk.ui.widgets import paint_badge

if TYPE_CHECKING:
    from cvdesk.ui.board.cv_pocket import PocketBoard

_THUMB = 4.0


def rect_of(box: Box) -> QRectF:
    """Returns a box as Qt has it."""
    return QRectF(*box)


def paint_ground(painter: QPainter, brush: Brush, layout: PocketLayout) -> None:
    """Paints the places of cards that are dealt, and the sheet with its lines."""
    pen = brush.pen("line", 1)
    pen.setDashPattern([4, 4])
    inset = brush.length(1.5)
    for column in range(COLUMNS):
        for level in range(1, ROWS + 1):
            slot = rect_of(layout.slot(column, level)).adjusted(inset, inset, -inset, -inset)
            painter.strokePath(rounded(slot, brush.length(8)), pen)
    area = rect_of(layout.sheet).adjusted(inset / 2, inset / 2, -inset / 2, -inset / 2)
    shape = rounded(area, brush.length(6))
    painter.fillPath(shape, brush.colour("paper"))
    painter.setPen(brush.pen("ribbon", 1))
    for line in range(1, layout.strips):
        y = layout.strip(line).y
        painter.drawLine(QPointF(area.left() + inset, y), QPointF(area.right() - inset, y))
    painter.strokePath(shape, brush.pen("line", 1.2))


def paint_rail(painter: QPainter, brush: Brush, layout: PocketLayout, reached: Collection[int]) -> None:
    """Paints the levels with the transports that reach them; `reached` ones are lit."""
    for level in range(1, layout.levels + 1):
        _paint_level(painter, brush, rect_of(layout.rail(level)), level, level in reached)


def _paint_level(painter: QPainter, brush: Brush, rect: QRectF, level: int, lit: bool) -> None:
    inset = brush.length(1)
    shape = rounded(rect.adjusted(inset, inset, -inset, -inset), brush.length(7))
    painter.fillPath(shape, brush.colour("accent" if lit else "raised"))
    painter.strokePath(shape, brush.pen("ink" if lit else "line", 1.8 if lit else 1.2))
    if lit:
        _paint_tip(painter, brush, rect)
    ink = brush.on("accent") if lit else brush.colour("ink" if level in RAIL_SYMBOLS else "muted")
    painter.setPen(ink)
    painter.setFont(brush.font(17, bold=True))
    symbol = RAIL_SYMBOLS.get(level)
    high = brush.length(22)
    words = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
    if symbol is not None:
        words.translate(0, -brush.length(12))
    painter.drawText(words, Qt.AlignmentFlag.AlignCenter, number_text(level, locale_of()))
    if symbol is not None:
        side = brush.length(24)
        icon = QRectF(rect.center().x() - side / 2, words.bottom() + brush.length(1), side, side)
        if lit:
            painter.setBrush(brush.colour("guard"))
            painter.setPen(brush.pen("ink", 1.2))
            grown = icon.adjusted(-2, -2, 2, 2)
            painter.drawEllipse(grown)
            icon = icon.adjusted(2, 2, -2, -2)
            paint_transport(painter, icon, symbol, brush.on("guard"))
        else:
            paint_symbol(painter, brush, icon, symbol)


def _paint_tip(painter: QPainter, brush: Brush, rect: QRectF) -> None:
    """Points from a lit level to its cards."""
    x, y = rect.right() - brush.length(0.6), rect.center().y()
    deep, half = brush.length(7), brush.length(9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush.colour("accent"))
    painter.drawPolygon(QPolygonF([QPointF(x, y - half), QPointF(x + deep, y), QPointF(x, y + half)]))


def paint_thumb(painter: QPainter, brush: Brush, sheet: Box, first: float, last: float) -> None:
    """Paints how much of a long CV is seen: from `first` to `last`, parts of one."""
    wide, inset = brush.length(_THUMB), brush.length(3)
    room = sheet.height - 2 * inset
    bar = QRectF(sheet.right + brush.length(1), sheet.y + inset + first * room, wide, (last - first) * room)
    painter.fillPath(rounded(bar, wide / 2), brush.colour("muted"))


@frozen
class Footprint:
    """Where a bot has taken its last card, since the last move of a person."""

    player: int
    column: int
    level: int
    """From 1."""


class FootprintLayer(QWidget):
    """Marks places in the columns from which bots have taken cards."""

    def __init__(self, board: PocketBoard) -> None:
        super().__init__(board)
        self._board = board
        self.footprints: tuple[Footprint, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def add(self, footprint: Footprint) -> None:
        """Marks one more place, instead of an earlier one of the same bot."""
        others = tuple(each for each in self.footprints if each.player != footprint.player)
        self.footprints = (*others, footprint)
        self.raise_()
        self.update()

    def clear(self) -> None:
        """Takes all marks away."""
        if self.footprints:
            self.footprints = ()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints a badge at the upper right corner of each place; several stand side by side."""
        if not self.footprints:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = self._board
        brush = Brush(board.context.theme, board.layout_.zoom)
        side = brush.length(16)
        taken: dict[tuple[int, int], int] = {}
        for each in self.footprints:
            key = (each.column, each.level)
            place = taken[key] = taken.get(key, -1) + 1
            slot = board.layout_.slot(*key)
            x = slot.right - side * 0.7 - place * side * 0.8
            seat = board.seats[each.player]
            badge = QRectF(x, slot.y - side * 0.3, side, side)
            paint_badge(painter, brush.theme, badge, seat.colour, seat.name[:1].upper())


class ChooserPanel(QWidget):
    """The paper on which the symbols for a Secret power lie, with the question above."""

    def __init__(self, board: PocketBoard) -> None:
        super().__init__(board)
        self._board = board
        self._words = ""
        self.hide()

    def show_words(self, words: str) -> None:
        """Sets the question."""
        self.setAccessibleName(words)
        if words != self._words:
            self._words = words
            self.update()

    def place(self, box: Box) -> None:
        """Moves it to a box of the board."""
        self.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints paper and question."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = Brush(self._board.context.theme, self._board.layout_.zoom)
        inset = brush.length(1)
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(brush.pen("accent", 2))
        painter.setBrush(brush.colour("paper"))
        painter.drawRoundedRect(rect, brush.length(8), brush.length(8))
        title = rect.adjusted(brush.length(10), 0, -brush.length(10), 0)
        title.setHeight(brush.length(40))
        font = brush.font(14, bold=True)
        fitted = fit_text(self._words, font, title.width(), title.height(), round(brush.length(SMALLEST)))
        paint_fitted(painter, title, fitted, brush.colour("ink"))
