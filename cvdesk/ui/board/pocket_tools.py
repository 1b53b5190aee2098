"""What is no card on the table of CV Pocket: tabs, deck, counters, and the button to pass."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cvdesk.engine.decision import Target
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.brush import Brush, rounded, square
from cvdesk.ui.board.pocket_cards import OUTLINE, PocketPiece
from cvdesk.ui.board.pocket_counts import OTHER_MISSIONS, Cell
from cvdesk.ui.board.pocket_layout import CELLS_ACROSS, CELLS_DOWN
from cvdesk.ui.board.pocket_symbols import paint_symbol
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted
from cvdesk.ui.widgets import paint_badge

if TYPE_CHECKING:
    from cvdesk.ui.board.cv_pocket import PocketBoard

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TabPiece(PocketPiece):
    """Opens the CV of a seat."""

    radius = 6.0

    def __init__(self, board: PocketBoard, player: int) -> None:
        super().__init__(board, Target("tab", player))
        self.name = board.seats[player].name
        self.seat_colour = board.seats[player].colour
        self.open = False
        self.acts = False

    def show_state(self, open: bool, acts: bool) -> None:
        """Sets whether its CV is shown and whether it is this seat's turn."""
        if (open, acts) != (self.open, self.acts):
            self.open, self.acts = open, acts
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.name, self.seat_colour, self.open, self.acts)

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the tab; the seat whose turn it is has a bar below its name."""
        brush, theme = self.brush, self.theme
        shape = self.outline(rect)
        painter.fillPath(shape, theme.colour("paper" if self.open else "raised"))
        painter.strokePath(shape, brush.pen("ink" if self.open else "line", OUTLINE if self.open else 1.2))
        side = brush.length(17)
        badge = QRectF(rect.left() + brush.length(5), rect.center().y() - side / 2, side, side)
        words = rect.adjusted(side + brush.length(9), 0, -brush.length(4), 0)
        if words.width() < side:
            badge.moveCenter(rect.center())
        paint_badge(painter, theme, badge, self.seat_colour, self.name[:1].upper())
        whole = False
        if words.width() >= side:
            font = brush.font(12, bold=self.open)
            fitted = fit_text(self.name, font, words.width(), words.height(), round(brush.length(SMALLEST)))
            whole = not fitted.elided
            paint_fitted(painter, words, fitted, theme.colour("ink" if self.open else "muted"), _LEFT)
        self.setToolTip("" if whole else self.name)
        if self.acts:
            bar = QRectF(0, 0, rect.width() - brush.length(12), brush.length(3))
            bar.moveCenter(QPointF(rect.center().x(), rect.bottom() - brush.length(2.5)))
            painter.fillPath(rounded(bar, brush.length(1.5)), theme.colour("accent"))


class StatusPiece(PocketPiece):
    """Says how many cards the deck has, how often it has refilled, or how many have passed."""

    radius = 5.0

    def __init__(self, board: PocketBoard, zone: str, sign: str = "") -> None:
        super().__init__(board, Target(zone, 0))
        self.sign = sign
        self.words = ""
        self.strong = False

    def show_words(self, words: str, strong: bool = False) -> None:
        """Sets what it says; `strong` brings it out."""
        if (words, strong) != (self.words, self.strong):
            self.words, self.strong = words, strong
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.sign, self.words, self.strong)

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints icon and words without a frame."""
        brush = self.brush
        ink = brush.colour("ink" if self.sign or self.strong else "muted")
        words = rect.adjusted(brush.length(3), 0, -brush.length(2), 0)
        if self.sign:
            side = brush.length(18)
            area = QRectF(words.left(), rect.center().y() - side / 2, side, side)
            icons.paint(painter, self.sign, area, brush.colour("ink"), brush.colour("ribbon"))
            words.setLeft(area.right() + brush.length(3))
        font = brush.font(13 if self.sign else 11.5, bold=bool(self.sign))
        fitted = fit_text(self.words, font, words.width(), words.height(), round(brush.length(SMALLEST)))
        align = _LEFT if self.sign else Qt.AlignmentFlag.AlignCenter
        paint_fitted(painter, words, fitted, ink, align)


class PassPiece(PocketPiece):
    """Passes; always there, and bright when passing is among the options."""

    radius = 6.0

    def __init__(self, board: PocketBoard) -> None:
        super().__init__(board, Target("button", 0))
        self.words = ""

    def show_words(self, words: str) -> None:
        """Sets what it says."""
        if words != self.words:
            self.words = words
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.words

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the button."""
        brush, theme = self.brush, self.theme
        shape = self.outline(rect)
        usable = self.look.usable
        fill = "selected" if self.look.chosen else "raised"
        if usable or self.look.chosen:
            painter.fillPath(shape, theme.colour(fill))
        painter.strokePath(shape, brush.pen("ink" if usable else "line", OUTLINE if usable else 1.2))
        if self.look.chosen or self.look.pointed:
            self.paint_inner_mark(painter, rect)
        words = rect.adjusted(brush.length(4), 0, -brush.length(4), 0)
        font = brush.font(12.5, bold=usable)
        fitted = fit_text(self.words, font, words.width(), words.height(), round(brush.length(SMALLEST)))
        paint_fitted(painter, words, fitted, theme.colour("ink" if usable else "muted"))


class CountersPiece(PocketPiece):
    """Counts the symbols of the CV that is shown, each with its points."""

    radius = 6.0

    def __init__(self, board: PocketBoard) -> None:
        super().__init__(board, Target("counters", 0))
        self.cells: tuple[Cell, ...] = ()

    def show_cells(self, cells: tuple[Cell, ...]) -> None:
        """Sets what is counted, row by row."""
        if cells != self.cells:
            self.cells = cells
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.cells

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints a table of icons, numbers and points."""
        brush, theme = self.brush, self.theme
        shape = self.outline(rect)
        painter.fillPath(shape, theme.colour("paper"))
        wide, high = rect.width() / CELLS_ACROSS, rect.height() / CELLS_DOWN
        painter.save()
        painter.setClipPath(shape)
        for place, cell in enumerate(self.cells):
            row, column = divmod(place, CELLS_ACROSS)
            box = QRectF(rect.left() + column * wide, rect.top() + row * high, wide, high)
            if cell.changed:
                painter.fillRect(box, theme.colour("selected"))
            self._paint_cell(painter, brush, box, cell)
        painter.restore()
        painter.strokePath(self._lines(rect), brush.pen("ribbon", 1))
        painter.strokePath(shape, brush.pen("line", 1.2))

    def _lines(self, rect: QRectF) -> QPainterPath:
        lines = QPainterPath()
        inset = self.brush.length(1.5)
        for row in range(1, CELLS_DOWN):
            y = rect.top() + row * rect.height() / CELLS_DOWN
            lines.moveTo(rect.left() + inset, y)
            lines.lineTo(rect.right() - inset, y)
        for column in range(1, CELLS_ACROSS):
            x = rect.left() + column * rect.width() / CELLS_ACROSS
            lines.moveTo(x, rect.top() + inset)
            lines.lineTo(x, rect.bottom() - inset)
        return lines

    def _paint_cell(self, painter: QPainter, brush: Brush, box: QRectF, cell: Cell) -> None:
        theme = self.theme
        side = brush.length(14.5)
        area = QRectF(box.left() + brush.length(2.5), box.center().y() - side / 2, side, side)
        if cell.symbol == OTHER_MISSIONS:
            icons.paint(painter, "goal", area, theme.colour("ink"))
        else:
            paint_symbol(painter, brush, area, cell.symbol)
        counted = cell.count > 0
        words = box.adjusted(side + brush.length(4.5), 0, -brush.length(3), 0)
        painter.setFont(brush.font(12, bold=counted))
        painter.setPen(theme.colour("accent" if cell.changed else "ink" if counted else "muted"))
        painter.drawText(words, int(_LEFT), number_text(cell.count, locale_of()))
        if not (counted or cell.points):
            return
        negative = cell.points < 0
        painter.setFont(brush.font(11, bold=cell.changed))
        painter.setPen(theme.colour("danger" if negative else "accent" if cell.changed else "muted"))
        painter.drawText(words, int(_RIGHT), number_text(cell.points, locale_of(), signed=True))


class SymbolPiece(PocketPiece):
    """A symbol that a Secret power may become, with the total that it makes (Pocket 3.2)."""

    def __init__(self, board: PocketBoard, symbol: int) -> None:
        super().__init__(board, Target("symbol", symbol))
        self.words = ""
        self.total = ""
        self.hide()

    def show_words(self, words: str, total: str) -> None:
        """Sets its name, and the total with its words."""
        if (words, total) != (self.words, self.total):
            self.words, self.total = words, total
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.id, self.words, self.total)

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints symbol, name and total."""
        brush, theme = self.brush, self.theme
        shape = self.outline(rect)
        painter.fillPath(shape, theme.colour("selected" if self.look.chosen else "raised"))
        painter.strokePath(shape, brush.pen("ink", OUTLINE))
        self.paint_inner_mark(painter, rect)
        side = brush.length(28)
        icon = square(QRectF(rect.left() + brush.length(10), rect.center().y(), side, 0), side)
        paint_symbol(painter, brush, icon, self.target.id)
        words = rect.adjusted(side + brush.length(18), 0, -brush.length(100), 0)
        smallest = round(brush.length(SMALLEST))
        fitted = fit_text(self.words, brush.font(13, bold=True), words.width(), words.height() - 8, smallest)
        paint_fitted(painter, words, fitted, theme.colour("ink"), _LEFT)
        fitted = fit_text(self.total, brush.font(13), brush.length(84), rect.height(), smallest)
        paint_fitted(painter, rect.adjusted(0, 0, -brush.length(12), 0), fitted, theme.colour("ink"), _RIGHT)
