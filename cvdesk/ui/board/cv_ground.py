"""What lies below the pieces of CV, and the small notices between them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cvdesk.games.cv.cards import X
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.brush import Brush, outline_of, square
from cvdesk.ui.board.cv_faces import paint_frame, smallest
from cvdesk.ui.board.cv_layout import COLUMNS, TRACK, CvLayout
from cvdesk.ui.board.cv_symbols import TYPE_WORDS, paint_symbol, paint_symbols, paint_type_chip
from cvdesk.ui.board.layout import Box
from cvdesk.ui.fit import fit_text, paint_fitted
from cvdesk.ui.theme import Theme
from cvdesk.ui.widgets import paint_badge

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LOSS = 3
"""So many misfortunes cost a card (CV 5.1)."""


def rect_of(box: Box) -> QRectF:
    """Returns a box as Qt's rectangle."""
    return QRectF(box.x, box.y, box.width, box.height)


def paint_ground(painter: QPainter, theme: Theme, table: CvLayout, *, draft: bool) -> None:
    """Paints the recesses for track, dice, tokens and piles."""
    brush = Brush(theme, table.zoom)
    for place in range(TRACK):
        _recess(painter, brush, rect_of(table.track(place)), 8)
    if draft:
        _recess(painter, brush, rect_of(table.draft_area), 10)
    else:
        _recess(painter, brush, rect_of(table.tray), 8)
        _recess(painter, brush, rect_of(table.status), 8)
        for column in range(COLUMNS):
            _recess(painter, brush, rect_of(table.column(column)), 8)


def paint_captions(
    painter: QPainter, theme: Theme, table: CvLayout, captions: tuple[tuple[Box, str], ...]
) -> None:
    """Writes above the parts of the right column."""
    brush = Brush(theme, table.zoom)
    for box, words in captions:
        rect = rect_of(box)
        font = theme.font_of_pixels(round(brush.length(11)))
        fitted = fit_text(words, font, rect.width(), rect.height(), smallest(brush))
        paint_fitted(painter, rect, fitted, theme.colour("muted"), _LEFT)


def _recess(painter: QPainter, brush: Brush, rect: QRectF, radius: float) -> None:
    painter.setPen(QPen(brush.colour("ribbon"), brush.length(1)))
    painter.setBrush(brush.colour("hover"))
    painter.setOpacity(0.55)
    painter.drawRoundedRect(rect, brush.length(radius), brush.length(radius))
    painter.setOpacity(1)


class Notice(QWidget):
    """A passive part of the board: it is read, not clicked."""

    def __init__(self, board: CvBoard) -> None:
        super().__init__(board)
        self._board = board
        self._told: tuple[Hashable, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, name: str, *told: Hashable) -> None:
        """Sets what screen readers say, and all on which its picture depends."""
        self.setAccessibleName(name)
        if told != self._told:
            self._told = told
            self.update()

    @property
    def brush(self) -> Brush:
        """What paints it."""
        return Brush(self._board.context.theme, self._board.layout_.zoom)

    def place(self, box: Box) -> None:
        """Moves it to a box of the board."""
        self.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints it."""
        painter = QPainter(self)
        rect, key = QRectF(self.rect()), (type(self).__name__, self._told)
        picture = self._board.pictures.get(
            key, self.width(), self.height(), lambda inner: self.paint(inner, rect)
        )
        painter.drawPixmap(0, 0, picture)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paints what is to be seen into a rectangle."""
        raise NotImplementedError

    def _write(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        size: float,
        *,
        role: str = "ink",
        bold: bool = False,
        align: Qt.AlignmentFlag = _CENTRE,
    ) -> None:
        brush = self.brush
        font = brush.theme.font_of_pixels(round(brush.length(size)), bold=bold)
        fitted = fit_text(words, font, rect.width(), rect.height(), round(brush.length(9)))
        paint_fitted(painter, rect, fitted, brush.colour(role), align)


class StatusNotice(Notice):
    """How many throws are left, and how near misfortune is."""

    def __init__(self, board: CvBoard) -> None:
        super().__init__(board)
        self._throws: int | None = None
        self._word, self._misfortune, self._risk = "", 0, ""

    def show_status(self, throws: int | None, word: str, misfortune: int, risk: str, name: str) -> None:
        """Sets the throws left (None: no more matter), misfortunes so far, and the risk of three of them."""
        self._throws, self._word, self._misfortune, self._risk = throws, word, misfortune, risk
        self.tell(name, throws, word, misfortune, risk)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paints throws above and misfortune below."""
        brush = self.brush
        half = rect.height() / 2
        top = QRectF(rect.left(), rect.top(), rect.width(), half)
        bottom = QRectF(rect.left(), rect.top() + half, rect.width(), half)
        if self._throws is None:
            bottom.moveTop(rect.top() + half / 2)
        else:
            number = QRectF(top.left() + brush.length(4), top.top(), brush.length(18), half)
            self._write(painter, number, number_text(self._throws, locale_of()), 20, bold=True)
            words = QRectF(number.right() + brush.length(3), top.top(), 0, half)
            words.setRight(top.right() - brush.length(2))
            self._write(painter, words, self._word, 11, role="muted", align=_LEFT)
        self._paint_misfortune(painter, bottom)

    def _paint_misfortune(self, painter: QPainter, rect: QRectF) -> None:
        """Paints three places; the fourth misfortune begins anew, as it counts to six."""
        brush = self.brush
        shown = self._misfortune - _LOSS * max(0, (self._misfortune - 1) // _LOSS)
        side = brush.length(17 if self._risk else 20)
        gap = brush.length(2)
        wide = _LOSS * side + (_LOSS - 1) * gap
        y = rect.top() + (brush.length(1) if self._risk else (rect.height() - side) / 2)
        x = rect.center().x() - wide / 2
        for place in range(_LOSS):
            box = QRectF(x + place * (side + gap), y, side, side)
            if place < shown:
                paint_symbol(painter, brush, box, X)
            else:
                painter.setOpacity(0.35)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.strokePath(icons.path_of("shape-misfortune", box), brush.pen("ink", 1.2))
                painter.setOpacity(1)
        if self._risk:
            words = QRectF(rect.left(), y + side, rect.width(), rect.bottom() - y - side)
            self._write(painter, words, self._risk, 11, role="danger", bold=True)


class RoundNotice(Notice):
    """Which round it is, and who holds the bicycle token."""

    def __init__(self, board: CvBoard) -> None:
        super().__init__(board)
        self._shown: tuple[str, int, int, str] = ("", 0, 0, "")

    def show_round(self, word: str, number: int, colour: int, letter: str, name: str) -> None:
        """Sets the round and the badge of who starts it; no number before the first."""
        self._shown = (word, number, colour, letter)
        self.tell(name, *self._shown)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paints word and number above, bicycle and badge below."""
        word, number, colour, letter = self._shown
        brush = self.brush
        top = QRectF(rect.left(), rect.top(), rect.width(), brush.length(14))
        self._write(painter, top, word, 11, role="muted")
        if not number:
            icon = QRectF(rect.left(), top.bottom(), rect.width(), rect.bottom() - top.bottom())
            side = brush.length(32)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            icons.paint(
                painter, "age-childhood", square(icon, side), brush.colour("ink"), brush.colour("type.event")
            )
            return
        middle = QRectF(rect.left(), top.bottom() - brush.length(2), rect.width(), brush.length(22))
        self._write(painter, middle, number_text(number, locale_of()), 18, bold=True)
        side = brush.length(20)
        y = middle.bottom()
        wheel = QRectF(rect.center().x() - side - brush.length(1), y, side, side)
        icons.paint(painter, "bicycle", wheel, brush.colour("ink"))
        badge = QRectF(rect.center().x() + brush.length(3), y + brush.length(1), side * 0.86, side * 0.86)
        paint_badge(painter, brush.theme, badge, colour, letter)


class HeadingNotice(Notice):
    """The heading of a pile: its type, and what it scores."""

    def __init__(self, board: CvBoard, type: int) -> None:
        super().__init__(board)
        self._type = type
        self._shown = ("", "", False)

    def show_heading(self, title: str, points: str, *, retired: bool) -> None:
        """Sets the type's name, the points (empty: it scores nothing by itself) and the end of work."""
        self._shown = (title, points, retired)
        self.tell("", self._type, *self._shown)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paints glyph, name and points."""
        title, points, retired = self._shown
        brush = self.brush
        role = f"type.{TYPE_WORDS[self._type]}"
        shape = outline_of(brush, rect, 6)
        painter.fillPath(shape, brush.colour("raised"))
        head = QRectF(rect.left(), rect.top(), rect.height() * 1.05, rect.height())
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(head, brush.colour(role))
        painter.restore()
        icons.paint(painter, TYPE_WORDS[self._type], square(head, brush.length(14)), brush.on(role))
        painter.setPen(brush.pen("ink", 1.2))
        painter.drawLine(head.topRight(), head.bottomRight())
        right = rect.right() - brush.length(6)
        bold = brush.theme.font_of_pixels(round(brush.length(12)), bold=True)
        wide = QFontMetricsF(bold).horizontalAdvance(points)
        painter.setFont(bold)
        painter.setPen(brush.colour("ink"))
        painter.drawText(QRectF(right - wide - 4, rect.top(), wide + 4, rect.height()), int(_RIGHT), points)
        if retired:
            side = brush.length(15)
            box = QRectF(right - wide - side - brush.length(3), rect.top(), side, rect.height())
            paint_type_chip(painter, brush, square(box, side), self._type, struck=True)
            wide += side + brush.length(2)
        words = QRectF(head.right() + brush.length(5), rect.top(), 0, rect.height())
        words.setRight(right - wide - brush.length(4))
        self._write(painter, words, title, 11, align=_LEFT)
        paint_frame(painter, brush, shape)


class WordsNotice(Notice):
    """A notice that says something, or is not there."""

    def __init__(self, board: CvBoard) -> None:
        super().__init__(board)
        self._words = ""

    def show_words(self, words: str) -> None:
        """Sets what it says; nothing hides it."""
        self.setVisible(bool(words))
        self._words = words
        self.tell(words, words)


class RemovalNotice(WordsNotice):
    """Under the leftmost card of the track: when it leaves."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paints an arrow up to the card, and the words."""
        brush = self.brush
        side = brush.length(12)
        icon = QRectF(rect.left() + brush.length(2), rect.center().y() - side / 2, side, side)
        icons.paint(painter, "removal", icon, brush.colour("danger"))
        words = rect.adjusted(side + brush.length(6), 0, 0, 0)
        self._write(painter, words, self._words, 11, role="muted", align=_LEFT)


class ExtraNotice(Notice):
    """Symbols left of events that were played."""

    def __init__(self, board: CvBoard) -> None:
        super().__init__(board)
        self._symbols: tuple[int, ...] = ()

    def show_symbols(self, symbols: tuple[int, ...], name: str) -> None:
        """Sets the symbols; none hide it."""
        self.setVisible(bool(symbols))
        self._symbols = symbols
        self.tell(name, symbols)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the sign of events and the symbols."""
        brush = self.brush
        side = brush.length(18)
        icon = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        icons.paint(painter, "event", icon, brush.colour("ink"))
        row = rect.adjusted(side + brush.length(4), brush.length(2), 0, -brush.length(2))
        paint_symbols(painter, brush, row, self._symbols, brush.length(19), left=True)


class DraftNotice(WordsNotice):
    """What the draft is about."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paints a balloon and the words."""
        brush = self.brush
        self._write(
            painter, rect.adjusted(brush.length(28), 0, -brush.length(28), 0), self._words, 14, bold=True
        )
