"""The cards on the table of Phase 10 that can be clicked: in the hand, in the pile, the deck."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cvdesk.engine.decision import Target
from cvdesk.games.phase10.cards import HIDDEN_CARD
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.brush import OUTLINE, Brush, outline_of, rounded, square
from cvdesk.ui.board.close_piece import ClosePiece, PeekPiece
from cvdesk.ui.board.phase10_faces import RADIUS, paint_back, paint_card, paint_empty

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard

_SHEETS = 3
"""How many cards are seen to lie below the top one."""


class PhasePiece(ClosePiece):
    """A thing on the table of Phase 10."""

    board: PhaseBoard
    radius = RADIUS


def paint_chosen(card: ClosePiece, painter: QPainter, rect: QRectF) -> None:
    """Paints a chosen card a little smaller inside its frame, which leaves the number whole."""
    colour, width = card.mark()
    shape = card.outline(rect)
    painter.fillPath(shape, colour)
    painter.strokePath(shape, card.brush.pen("ink", OUTLINE))
    card.paint_thing(painter, rect.adjusted(width, width, -width, -width))


class HandPiece(PeekPiece):
    """A card in the viewer's own hand, which may lie face down."""

    board: PhaseBoard
    radius = RADIUS

    def __init__(self, board: PhaseBoard, target: Target) -> None:
        super().__init__(board, target)
        self.code: int | None = None
        """What it is; None while it lies face down."""
        self.seen_by_all = False
        """It will lie open in the pile, unlike the others that are exchanged."""
        self.unseen = False
        """It will lie in the pile and nobody will see it."""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.code, self.seen_by_all, self.unseen)

    def mark(self) -> tuple[QColor, float]:
        """Returns the colour and width of the mark: thin, as mostly the whole hand has it."""
        colour, width = super().mark()
        return colour, width if self.look.chosen else width * 0.6

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the card or its back."""
        if self.code is None:
            paint_back(painter, self.brush, rect)
        else:
            paint_card(painter, self.brush, rect, self.code, fill=self.fill)
        if self.seen_by_all or self.unseen:
            self._paint_eye(painter, rect)

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints it inside a frame where it is chosen."""
        if self.look.chosen:
            paint_chosen(self, painter, rect)
        else:
            super().paint_picture(painter, rect)

    def _paint_eye(self, painter: QPainter, rect: QRectF) -> None:
        """Paints whether others will see it when it goes into the pile."""
        brush, theme = self.brush, self.theme
        side = brush.length(20)
        box = QRectF(rect.left() + brush.length(4), rect.bottom() - side - brush.length(5), side, side)
        painter.setPen(QPen(theme.colour("ink"), brush.length(1.4)))
        painter.setBrush(theme.colour("paper"))
        painter.drawEllipse(box)
        icons.paint(painter, "eye", square(box, side * 0.74), theme.colour("ink"), theme.colour("paper"))
        if self.unseen:
            painter.setPen(QPen(theme.colour("ink"), brush.length(2)))
            painter.drawLine(box.topRight(), box.bottomLeft())


class PilePiece(PhasePiece):
    """The top of the discard pile, with the edges of the cards below it."""

    def __init__(self, board: PhaseBoard, target: Target) -> None:
        super().__init__(board, target)
        self.code = HIDDEN_CARD
        self.count = 0

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.code, min(self.count, _SHEETS))

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the top card, or the empty place."""
        if not self.count:
            paint_empty(painter, self.brush, rect)
            return
        paint_sheets(painter, self.brush, rect, self.count)
        if self.code == HIDDEN_CARD:
            paint_back(painter, self.brush, rect)
        else:
            paint_card(painter, self.brush, rect, self.code, fill=self.fill)


def paint_sheets(painter: QPainter, brush: Brush, rect: QRectF, count: int) -> None:
    """Paints the edges of cards that lie below another."""
    for step in range(min(count, _SHEETS) - 1, 0, -1):
        sheet = outline_of(brush, rect.translated(0, brush.length(1.3 * step)), RADIUS)
        painter.fillPath(sheet, brush.colour("paper"))
        painter.strokePath(sheet, brush.pen("line", 1))


class FanPiece(PhasePiece):
    """A card of the pile while it is looked through."""

    def __init__(self, board: PhaseBoard, target: Target) -> None:
        super().__init__(board, target)
        self.code = HIDDEN_CARD

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.code

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints it inside a frame where it is chosen."""
        if self.look.chosen:
            paint_chosen(self, painter, rect)
        else:
            super().paint_picture(painter, rect)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the card."""
        if self.code == HIDDEN_CARD:
            paint_back(painter, self.brush, rect)
        else:
            paint_card(painter, self.brush, rect, self.code, fill=self.fill)


class DeckPiece(PhasePiece):
    """The face-down deck and how many cards it has."""

    def __init__(self, board: PhaseBoard) -> None:
        super().__init__(board, Target("deck", 0))
        self.count = 0

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.count

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the back of its top card with the number on a plate."""
        brush = self.brush
        if not self.count:
            paint_empty(painter, brush, rect)
            return
        paint_sheets(painter, brush, rect, self.count)
        paint_back(painter, brush, rect)
        plate = QRectF(0, 0, brush.length(44), brush.length(30))
        plate.moveCenter(rect.center())
        painter.fillPath(rounded(plate, brush.length(6)), self.fill)
        painter.strokePath(rounded(plate, brush.length(6)), brush.pen("ink", 1.2))
        painter.setFont(self.theme.font_of_pixels(round(brush.length(18)), bold=True))
        painter.setPen(brush.colour("ink"))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, number_text(self.count, locale_of()))
