"""The cards of CV Pocket: in the columns, and as strips in a CV."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cvdesk.engine.decision import Target
from cvdesk.games.cv_pocket.cards import Card
from cvdesk.ui.board.brush import Brush, rounded, square
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.board.pocket_symbols import (
    paint_print,
    paint_reach,
    paint_times_two,
    paint_travel,
    print_width,
)
from cvdesk.ui.buttons import RING
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted

if TYPE_CHECKING:
    from cvdesk.ui.board.cv_pocket import PocketBoard

OUTLINE = 2.0
_SPINE = 34.0
"""The side of a card that shows how one travels on."""
_STRIP_SPINE = 40.0
_ICON, _STRIP_ICON = 20.0, 17.0
_NAME = 12.5
_LOW = 64.0
"""Below this height, with more than six levels, a card is set more tightly."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PocketPiece(Piece):
    """Anything on the table of CV Pocket: it is marked inside its outline, since things lie close."""

    board: PocketBoard
    rim = RING
    radius = 8.0

    @property
    def brush(self) -> Brush:
        """What paints it now."""
        return Brush(self.theme, self.board.layout_.zoom, self.look.dimmed)

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns the rounded rectangle."""
        inset = self.brush.length(OUTLINE) / 2
        return rounded(rect.adjusted(inset, inset, -inset, -inset), self.brush.length(self.radius))

    def paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paints nothing outside: the mark is inside the outline."""

    def paint_inner_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the mark of what can be clicked or is chosen."""
        if not (self.look.usable or self.look.chosen or self.look.pointed):
            return
        colour, width = self.mark()
        inset = self.brush.length(OUTLINE) + width / 2 - 0.5
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        radius = self.brush.length(self.radius) - inset / 2
        painter.strokePath(rounded(rect.adjusted(inset, inset, -inset, -inset), radius), pen)


@frozen
class Face:
    """What is shown of a card, beside what is printed on it."""

    number: int
    name: str
    doubled: bool = False
    """A Vacation below doubles it."""
    symbol: int = -1
    """What its joker has become."""
    on_top: bool = False
    touched: bool = False
    """A bot has taken it since the last move of a person."""


class CardPiece(PocketPiece):
    """A card in the columns."""

    def __init__(self, board: PocketBoard, number: int, card: Card) -> None:
        super().__init__(board, Target("column", number))
        self.card = card
        self.name = ""

    def show_name(self, name: str) -> None:
        """Sets its name in the language in use."""
        if name != self.name:
            self.name = name
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.id, self.name)

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints paper, spine, name, what it brings, outline and mark."""
        brush, outline = self.brush, self.outline(rect)
        painter.fillPath(outline.translated(0, brush.length(1.6)), brush.colour("line"))
        painter.fillPath(
            outline, self.theme.colour("selected") if self.look.chosen else brush.colour("paper")
        )
        spine = QRectF(rect.left(), rect.top(), brush.length(_SPINE), rect.height())
        _paint_spine(painter, brush, spine, outline)
        self._paint_travel(painter, brush, spine)
        painter.strokePath(outline, brush.pen("ink", OUTLINE))
        self.paint_inner_mark(painter, rect)
        self._paint_words(painter, brush, rect.adjusted(spine.width(), 0, 0, 0))

    def _paint_travel(self, painter: QPainter, brush: Brush, spine: QRectF) -> None:
        middle = spine.center()
        side = brush.length(22)
        icon = QRectF(middle.x() - side / 2, middle.y() - brush.length(22), side, side)
        paint_travel(painter, brush, icon.translated(brush.length(1), 0), self.card)
        high = brush.length(20)
        words = QRectF(spine.left(), icon.bottom() + brush.length(2), spine.width(), high)
        paint_reach(painter, brush, words.translated(brush.length(1), 0), self.card, 16)

    def _paint_words(self, painter: QPainter, brush: Brush, area: QRectF) -> None:
        low = area.height() < brush.length(_LOW)
        above, below, high = (3, 5, _STRIP_ICON) if low else (6, 7, _ICON)
        left = area.adjusted(brush.length(7), brush.length(above), -brush.length(7), -brush.length(below))
        icons = QRectF(left.left(), 0, left.width(), brush.length(high))
        icons.moveBottom(left.bottom())
        words = left.adjusted(0, 0, 0, -icons.height() - brush.length(1))
        font = brush.font(_NAME, bold=True)
        smallest = round(brush.length(SMALLEST))
        fitted = fit_text(self.name, font, words.width(), words.height(), smallest)
        self.setToolTip(self.name if fitted.elided else "")
        paint_fitted(painter, words, fitted, brush.colour("ink"), _LEFT)
        paint_print(painter, brush, icons, self.card, high)


class StripPiece(PocketPiece):
    """A card in a CV: one line of it."""

    radius = 5.0

    def __init__(self, board: PocketBoard, number: int, card: Card) -> None:
        super().__init__(board, Target("cv", number))
        self.card = card
        self.face = Face(number, "")
        self.hide()

    def show_face(self, face: Face) -> None:
        """Sets what is shown of it."""
        if face != self.face:
            self.face = face
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.face

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the strip."""
        whole = paint_strip(painter, self.brush, rect, self.card, self.face)
        self.setToolTip("" if whole else self.face.name)


class NextPiece(PocketPiece):
    """The place of the next card of a CV: which level it may come from, or a ghost of it."""

    radius = 5.0

    def __init__(self, board: PocketBoard) -> None:
        super().__init__(board, Target("next", 0))
        self.words = ""
        self.doubled = False
        self.ghost: tuple[Card, Face] | None = None

    def show_words(self, words: str, doubled: bool) -> None:
        """Sets what is said of the next card, and whether it counts twice."""
        if (words, doubled) != (self.words, self.doubled):
            self.words, self.doubled = words, doubled
            self.update()

    def show_ghost(self, ghost: tuple[Card, Face] | None) -> None:
        """Shows the card that would come here; None takes it away."""
        if ghost != self.ghost:
            self.ghost = ghost
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.words, self.doubled, self.ghost[1] if self.ghost else None)

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints a dashed place with words, or the ghost."""
        brush = self.brush
        if self.ghost is not None:
            paint_strip(painter, brush, rect, *self.ghost, ghost=True)
            return
        pen = brush.pen("line", 1.4)
        pen.setDashPattern([3, 2.4])
        inset = brush.length(2)
        painter.strokePath(
            rounded(rect.adjusted(inset, inset, -inset, -inset), brush.length(self.radius - 1)), pen
        )
        room = rect.adjusted(brush.length(10), 0, -brush.length(8), 0)
        if self.doubled:
            box = QRectF(0, 0, brush.length(24), brush.length(15))
            box.moveCenter(QPointF(room.right() - box.width() / 2, rect.center().y()))
            paint_times_two(painter, brush, box)
            room.setRight(box.left() - brush.length(4))
        fitted = fit_text(
            self.words, brush.font(11.5), room.width(), room.height(), round(brush.length(SMALLEST))
        )
        paint_fitted(painter, room, fitted, brush.colour("muted"), _LEFT)


def paint_strip(
    painter: QPainter, brush: Brush, rect: QRectF, card: Card, face: Face, *, ghost: bool = False
) -> bool:
    """Paints a card as one line: travel, name, what it brings; a ghost is not there as yet.

    Returns whether there was room for the whole name.
    """
    inset = brush.length(0.75)
    shape = rounded(rect.adjusted(inset, inset, -inset, -inset), brush.length(5))
    painter.fillPath(shape, brush.colour("selected" if ghost else "paper"))
    spine = QRectF(rect.left(), rect.top(), brush.length(_STRIP_SPINE), rect.height())
    _paint_spine(painter, brush, spine, shape)
    pen = QPen(brush.colour("accent"), brush.length(2.2)) if ghost else brush.pen("ink", 1.5)
    if ghost:
        pen.setDashPattern([3.2, 2])
    painter.strokePath(shape, pen)
    middle = rect.center().y()
    paint_travel(painter, brush, _centred(brush, spine.left() + brush.length(14), middle, 18), card)
    paint_reach(
        painter,
        brush,
        QRectF(spine.left() + brush.length(23), rect.top(), brush.length(16), rect.height()),
        card,
        12.5,
    )
    room = rect.adjusted(spine.width() + brush.length(5), 0, -brush.length(5), 0)
    room.setRight(_paint_strip_print(painter, brush, room, card, face) - brush.length(3))
    font = brush.font(12, bold=face.on_top)
    fitted = fit_text(face.name, font, room.width(), room.height(), round(brush.length(SMALLEST)))
    paint_fitted(painter, room, fitted, brush.colour("ink"), _LEFT)
    if face.touched:
        _paint_touched(painter, brush, rect)
    return not fitted.elided


def _paint_strip_print(painter: QPainter, brush: Brush, room: QRectF, card: Card, face: Face) -> float:
    """Paints what a card brings at the right end of its strip; returns where that begins."""
    right = room.right()
    if face.doubled:
        box = QRectF(0, 0, brush.length(22), brush.length(15))
        box.moveCenter(QPointF(right - box.width() / 2, room.center().y()))
        paint_times_two(painter, brush, box)
        right = box.left() - brush.length(3)
    wide = print_width(brush, card, _STRIP_ICON)
    area = QRectF(right - wide, room.top(), wide, room.height())
    paint_print(painter, brush, area, card, _STRIP_ICON, symbol=face.symbol)
    return area.left()


def _paint_spine(painter: QPainter, brush: Brush, spine: QRectF, outline: QPainterPath) -> None:
    painter.save()
    painter.setClipRect(spine)
    painter.fillPath(outline, brush.colour("ribbon"))
    painter.restore()
    painter.setPen(brush.pen("ink", 1.2))
    inset = brush.length(1.5)
    painter.drawLine(spine.topRight() + QPointF(0, inset), spine.bottomRight() - QPointF(0, inset))


def _paint_touched(painter: QPainter, brush: Brush, rect: QRectF) -> None:
    pen = brush.pen("muted", 1.3)
    pen.setDashPattern([3, 2.4])
    inset = brush.length(3)
    painter.strokePath(rounded(rect.adjusted(inset, inset, -inset, -inset), brush.length(3)), pen)


def _centred(brush: Brush, x: float, y: float, side: float) -> QRectF:
    return square(QRectF(x, y, 0, 0), brush.length(side))
