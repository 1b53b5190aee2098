"""The cards on the table of Phase 10 that can be clicked: in the hand, in the pile, the deck."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPen

from cvdesk.engine.decision import Target
from cvdesk.games.phase10.cards import HIDDEN_CARD
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.cv_symbols import Brush, rounded, square
from cvdesk.ui.board.phase10_faces import OUTLINE, RADIUS, outline_of, paint_back, paint_card, paint_empty
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.buttons import RING

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard

_GLANCE = 300
"""Milliseconds after which holding the mouse is a look and no click."""
_SHEETS = 3
"""How many cards are seen to lie below the top one."""


class PhasePiece(Piece):
    """A thing that lies close to others: its mark is inside, only the focus ring is outside."""

    board: PhaseBoard
    rim = RING
    radius = RADIUS

    @property
    def brush(self) -> Brush:
        """What paints it, dimmed as it is."""
        return Brush(self.theme, self.board.layout_.zoom, self.look.dimmed)

    @property
    def fill(self) -> QColor:
        """The ground of what is seen: tinted when it is chosen."""
        inviting = self.look.chosen or self.look.pointed
        return self.theme.colour("selected") if inviting else self.brush.colour("paper")

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns the rounded rectangle."""
        return outline_of(self.brush, rect, self.radius)

    def set_words(self, name: str, description: str) -> None:
        """Sets what screen readers say of it, and what the pointer shows for want of room."""
        super().set_words(name, description)
        self.setToolTip("\n".join(part for part in (name, description) if part))

    def mark(self) -> tuple[QColor, float]:
        """Returns the colour and width of the mark, which grows with the board."""
        colour, width = super().mark()
        return colour, width * self.board.layout_.zoom * 100 / self.theme.scale

    def paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paints nothing outside."""

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the thing and, over it, the mark of what can be clicked."""
        self.paint_thing(painter, rect)
        if self.look.usable or self.look.chosen or self.look.pointed:
            self.paint_inner_mark(painter, rect)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints what is seen, marks apart."""
        raise NotImplementedError

    def paint_inner_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paints a line just inside the outline, with a rim of paper to stand out from any fill."""
        colour, width = self.mark()
        zoom = self.board.layout_.zoom
        inset = OUTLINE * zoom
        radius = max(1.0, self.radius * zoom - inset / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, thick in ((self.theme.colour("paper"), width + 1.6 * zoom), (colour, width)):
            half = inset + thick / 2 - 0.6 * zoom
            painter.setPen(QPen(ink, thick))
            painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)

    def set_shown(self, **values: object) -> None:
        """Sets what is seen of it, and paints anew if that is something else."""
        changed = False
        for name, value in values.items():
            if getattr(self, name) != value:
                setattr(self, name, value)
                changed = True
        if changed:
            self.update()


class CardPiece(PhasePiece):
    """A card among others: where it is chosen, its frame leaves the number whole."""

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints a chosen card a little smaller, inside the frame."""
        if not self.look.chosen:
            super().paint_picture(painter, rect)
            return
        colour, width = self.mark()
        shape = self.outline(rect)
        painter.fillPath(shape, colour)
        painter.strokePath(shape, self.brush.pen("ink", OUTLINE))
        self.paint_thing(painter, rect.adjusted(width, width, -width, -width))


class HandPiece(CardPiece):
    """A card in the viewer's own hand, which may lie face down; it is seen while the mouse is held."""

    def __init__(self, board: PhaseBoard, target: Target) -> None:
        super().__init__(board, target)
        self.code: int | None = None
        """What it is; None while it lies face down."""
        self.seen_by_all = False
        """It will lie open in the pile, unlike the others that are exchanged."""
        self.unseen = False
        """It will lie in the pile and nobody will see it."""
        self._held = QElapsedTimer()

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

    # ---- peeking

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Turns the hand up while the button is held."""
        super().mousePressEvent(event)
        board = self.board
        if board.masked and self.isDown() and not (board.peeks_by_toggle or board.stays_up):
            self._held.start()
            board.peek(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Turns it down again; only a short click means the card itself."""
        board = self.board
        if board.masked and self.isDown() and not board.stays_up:
            playable = board.can_click(self.target)
            if board.peeks_by_toggle:
                looks = not board.peeking or not playable
                board.peek(not board.peeking if looks else True)
            else:
                board.peek(False)
                looks = self._held.elapsed() > _GLANCE or not playable
            if looks:
                self.setDown(False)
                event.accept()
                return
        super().mouseReleaseEvent(event)


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
        sheet = outline_of(brush, rect.translated(0, brush.length(1.3 * step)))
        painter.fillPath(sheet, brush.colour("paper"))
        painter.strokePath(sheet, brush.pen("line", 1))


class FanPiece(CardPiece):
    """A card of the pile while it is looked through."""

    def __init__(self, board: PhaseBoard, target: Target) -> None:
        super().__init__(board, target)
        self.code = HIDDEN_CARD

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.code

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
