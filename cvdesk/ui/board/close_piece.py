"""Pieces that lie close to each other, and those that may lie face down and be looked at for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPen

from cvdesk.engine.decision import Target
from cvdesk.ui.board.brush import OUTLINE, Brush, outline_of
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.buttons import RING

if TYPE_CHECKING:
    from cvdesk.ui.board.base import BoardView

_GLANCE = 300
"""Milliseconds after which holding the mouse is a look and no click."""


class ClosePiece(Piece):
    """A thing that lies close to others: its mark is inside, only the focus ring is outside."""

    board: BoardView
    rim = RING
    radius: float
    """Of its corners, in pixels of the design."""

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


class PeekPiece(ClosePiece):
    """A thing that may lie face down; it is seen while the mouse is held on it."""

    is_secret = True

    def __init__(self, board: BoardView, target: Target) -> None:
        super().__init__(board, target)
        self._held = QElapsedTimer()

    @property
    def _is_masked(self) -> bool:
        return self.is_secret and self.board.masked

    @property
    def is_playable(self) -> bool:
        """Whether a click on it does something in the open decision."""
        return self.board.can_click(self.target)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Turns secrets up while the button is held."""
        super().mousePressEvent(event)
        if self._is_masked and self.isDown() and not (self.board.peeks_by_toggle or self.board.stays_up):
            self._held.start()
            self.board.peek(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Turns them down again; only a short click means the thing itself."""
        if self._is_masked and self.isDown() and not self.board.stays_up:
            if self.board.peeks_by_toggle:
                looks = not self.board.peeking or not self.is_playable
                self.board.peek(not self.board.peeking if looks else True)
            else:
                self.board.peek(False)
                looks = self._held.elapsed() > _GLANCE or not self.is_playable
            if looks:
                self.setDown(False)
                event.accept()
                return
        super().mouseReleaseEvent(event)
