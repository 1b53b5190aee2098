"""What would come of a move in CV Pocket: a panel of lines, a ghost in the CV, marked counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cvdesk.engine.decision import Option
from cvdesk.games.cv_pocket.scoring import LINE_MISSIONS, LINE_RELATIONSHIPS, LINE_SYMBOLS
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.brush import Brush, square
from cvdesk.ui.board.pocket_counts import Tally, cells_of, changes, outcome
from cvdesk.ui.board.pocket_symbols import advance, paint_kind, paint_symbol
from cvdesk.ui.board.pocket_words import Words
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted
from cvdesk.ui.widgets import paint_badge

if TYPE_CHECKING:
    from cvdesk.ui.board.cv_pocket import PocketBoard

_ROW, _TWO_LINES = 19.0, 27.0
_NUMBERS, _COUNTS = 66.0, 44.0
"""The room for points and for counts at the right end of a line."""
_PADDING = 5.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ARROW = "\N{RIGHTWARDS ARROW}"


@frozen
class Row:
    """One line of the panel."""

    words: str
    before: int | None = None
    after: int | None = None
    """Points; None for a line that is only words."""
    counts: tuple[int, int] | None = None
    line: int | None = None
    """The line of the scoring pad whose icon is drawn."""
    seat: int | None = None
    """The seat whose badge is drawn."""
    total: bool = False


class PreviewPanel(QWidget):
    """A card over the foot of the CV with what changes, line by line."""

    def __init__(self, board: PocketBoard) -> None:
        super().__init__(board)
        self._board = board
        self.rows: tuple[Row, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def show_rows(self, rows: Sequence[Row], words: str) -> None:
        """Shows lines, none: hides itself; `words` say the same to screen readers."""
        self.setAccessibleName(words if rows else "")
        if tuple(rows) != self.rows:
            self.rows = tuple(rows)
            self.update()
        self.setVisible(bool(rows))
        if rows:
            self.place()
            self.raise_()

    def place(self) -> None:
        """Takes its place at the foot of the CV."""
        sheet, length = self._board.layout_.sheet, self._board.length
        high = sum(map(self._height, self.rows)) + length(2 * _PADDING)
        top = round(max(sheet.y, sheet.bottom - high))
        self.setGeometry(round(sheet.x), top, round(sheet.width), round(sheet.bottom) - top)

    def _height(self, row: Row) -> float:
        """Returns the height of a line, which is larger where its words need two."""
        layout, brush = self._board.layout_, self._brush
        room = layout.sheet.width - brush.length(40 + _NUMBERS + (_COUNTS if row.counts else 0))
        wide = advance(brush.font(SMALLEST + 1), row.words)
        return brush.length(_TWO_LINES if row.after is not None and wide > room else _ROW)

    @property
    def _brush(self) -> Brush:
        return Brush(self._board.context.theme, self._board.layout_.zoom)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the lines on a raised card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = self._brush
        inset = brush.length(1)
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(brush.colour("accent"), brush.length(2)))
        painter.setBrush(brush.colour("paper"))
        painter.drawRoundedRect(rect, brush.length(8), brush.length(8))
        top = rect.top() + brush.length(_PADDING) - inset
        for row in self.rows:
            box = QRectF(rect.left(), top, rect.width(), self._height(row))
            self._paint_row(painter, brush, box.adjusted(brush.length(6), 0, -brush.length(7), 0), row)
            top = box.bottom()

    def _paint_row(self, painter: QPainter, brush: Brush, box: QRectF, row: Row) -> None:
        if row.total and len(self.rows) > 1:
            painter.setPen(brush.pen("line", 1))
            painter.drawLine(box.topLeft(), box.topRight())
        side = brush.length(15)
        area = QRectF(box.left(), box.center().y() - side / 2, side, side)
        self._paint_icon(painter, brush, area, row)
        left = box.left() if row.line is None and row.seat is None else area.right() + brush.length(5)
        right = box.right()
        if row.after is not None:
            right = self._paint_numbers(painter, brush, box, row)
        words = QRectF(left, box.top(), right - brush.length(4) - left, box.height())
        font = brush.font(12, bold=row.total)
        fitted = fit_text(row.words, font, words.width(), words.height(), round(brush.length(SMALLEST)))
        paint_fitted(painter, words, fitted, brush.colour("ink"), _LEFT)

    def _paint_icon(self, painter: QPainter, brush: Brush, area: QRectF, row: Row) -> None:
        if row.seat is not None:
            seat = self._board.seats[row.seat]
            paint_badge(painter, brush.theme, area, seat.colour, seat.name[:1].upper())
        elif row.line is None:
            return
        elif row.line >= LINE_MISSIONS:
            icons.paint(painter, "goal", area, brush.colour("ink"))
        elif row.line == LINE_RELATIONSHIPS:
            paint_kind(painter, brush, area, LINE_SYMBOLS[row.line][0])
            icons.paint(painter, "relations", square(area, area.width() * 0.7), brush.on("symbol.relations"))
        else:
            paint_symbol(painter, brush, area, LINE_SYMBOLS[row.line][0])

    def _paint_numbers(self, painter: QPainter, brush: Brush, box: QRectF, row: Row) -> float:
        """Paints counts and points at the right end; returns where they begin."""
        assert row.after is not None
        after = _number(row.after, signed=not row.total)
        before = f"{_number(row.before, signed=not row.total)} {_ARROW} " if row.before is not None else ""
        gain = row.after - (row.before or 0)
        ink = brush.colour("success" if gain > 0 else "danger" if gain < 0 else "ink")
        bold, plain = brush.font(12, bold=True), brush.font(12)
        x = _paint_end(painter, box, box.right(), after, bold, ink)
        x = _paint_end(painter, box, x, before, plain, brush.colour("muted"))
        if row.counts is None:
            return x
        counts = f"{_number(row.counts[0])} {_ARROW} {_number(row.counts[1])}"
        x = min(x - brush.length(8), box.right() - brush.length(_NUMBERS))
        return _paint_end(painter, box, x, counts, plain, brush.colour("ink"))


class PocketPreview:
    """Shows on a board what would come of one option."""

    def __init__(self, board: PocketBoard) -> None:
        self._board = board
        self.panel = PreviewPanel(board)

    def show_option(self, option: Option | None, words: Words, before: tuple[Tally, ...]) -> None:
        """Shows an option, None: clears; `before` is what everybody has now."""
        board, view = self._board, words.view
        after = before
        if option is not None and option.action.kind != "pass":
            after = outcome(board.rules, view, option.action)
        self._show_ghost(option, words)
        seat = board.open_seat
        board.table.counters.show_cells(cells_of(after[seat], before[seat]))
        rows = self._rows(option, words, before, after) if option is not None else []
        self.panel.show_rows(rows, words.detail(option) if option is not None else "")

    def _show_ghost(self, option: Option | None, words: Words) -> None:
        board, ghost = self._board, None
        if option is not None and option.action.kind == "take" and words.view.actor == board.open_seat:
            card = option.action.args[0]
            ghost = (board.deck.cards[card], board.labels.ghost(words, board.deck, card))
        board.table.next.show_ghost(ghost)
        board.show_next()

    def _rows(
        self, option: Option, words: Words, before: tuple[Tally, ...], after: tuple[Tally, ...]
    ) -> list[Row]:
        if option.action.kind == "pass":
            return [Row(words.detail(option))]
        actor = words.view.actor
        own = changes(before[actor], after[actor])
        rows = [Row(words.line(each), each.before, each.after, each.counts, line=each.line) for each in own]
        if len(own) > 1:
            rows.append(Row(words.total(), before[actor].total, after[actor].total, total=True))
        for player, (then, now) in enumerate(zip(before, after, strict=True)):
            if player != actor and then.total != now.total:
                name = self._board.seats[player].name
                rows.append(Row(name, then.total, now.total, seat=player, total=True))
        return rows or [Row(words.no_change())]


def _paint_end(painter: QPainter, box: QRectF, right: float, words: str, font: QFont, ink: QColor) -> float:
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QRectF(box.left(), box.top(), right - box.left(), box.height()), int(_RIGHT), words)
    return right - advance(font, words)


def _number(value: int, *, signed: bool = False) -> str:
    return number_text(value, locale_of(), signed=signed)
