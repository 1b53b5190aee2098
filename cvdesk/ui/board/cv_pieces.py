"""The cards on the table of CV: on the track, in CVs, in the draft, goals and events."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cvdesk.engine.decision import Target
from cvdesk.ui import icons
from cvdesk.ui.board.brush import OUTLINE, Brush, outline_of, rounded
from cvdesk.ui.board.close_piece import ClosePiece, PeekPiece
from cvdesk.ui.board.cv_effects import Mark, marks_of, paint_marks
from cvdesk.ui.board.cv_faces import (
    RADIUS,
    Badge,
    Face,
    paint_active_card,
    paint_back,
    paint_frame,
    paint_paper,
    paint_strip,
    paint_track_card,
    smallest,
)
from cvdesk.ui.board.cv_layout import CARD_HEIGHT, SLOT
from cvdesk.ui.fit import fit_text, paint_fitted

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NOTHING = Badge()


class CvPiece(ClosePiece):
    """A thing on the table of CV."""

    board: CvBoard
    radius = RADIUS


class TrackPiece(CvPiece):
    """A card of the track or of the draft, with its cost and what is to be said of it now."""

    def __init__(self, board: CvBoard, target: Target) -> None:
        super().__init__(board, target)
        self.face: Face | None = None
        self.badge = _NOTHING
        self.struck: tuple[int, ...] = ()
        self.leaves = False

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.face and self.face.card.number, self.badge, self.struck, self.leaves)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the card."""
        if self.face is not None:
            brush = Brush(self.theme, rect.height() / CARD_HEIGHT, self.look.dimmed)
            paint_track_card(painter, brush, rect, self.face, self.badge, fill=self.fill, struck=self.struck)


class CardPiece(CvPiece):
    """A card of a CV: active ones show what they do, covered ones their title."""

    def __init__(self, board: CvBoard, target: Target) -> None:
        super().__init__(board, target)
        self.face: Face | None = None
        self.type: int | None = None
        """The pile in which it lies; None while it waits for a type."""
        self.is_active = False
        self.warning = False
        self.touched = False

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        number = self.face and self.face.card.number
        return (number, self.type, self.is_active, self.warning, self.touched)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the card or its strip."""
        if self.face is None:
            return
        brush = self.brush
        if not self.is_active:
            paint_strip(painter, brush, rect, self.face, self.type, brush.length(40))
            return
        paint_active_card(painter, brush, rect, self.face, self.type, fill=self.fill)
        if self.warning:
            side = brush.length(20)
            corner = QRectF(
                rect.right() - side - brush.length(3), rect.bottom() - side - brush.length(3), side, side
            )
            icons.paint(painter, "warning", corner, self.theme.on("amber"), self.theme.colour("amber"))
        if self.touched:
            pen = QPen(self.theme.colour("muted"), brush.length(1.4), Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = brush.length(OUTLINE + 2)
            painter.drawRoundedRect(
                rect.adjusted(inset, inset, -inset, -inset), brush.length(5), brush.length(5)
            )

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns its shape; a strip is the head of a sheet."""
        return super().outline(rect)


class SecretPiece(PeekPiece):
    """A goal or an event that may lie face down."""

    board: CvBoard
    radius = RADIUS
    face: Face | None = None


class GoalPiece(SecretPiece):
    """A goal: title, the set it counts, and its points; the own one may lie face down."""

    radius = 6

    def __init__(self, board: CvBoard, target: Target) -> None:
        super().__init__(board, target)
        self.is_secret = False
        self.marks: tuple[Mark, ...] = ()
        self.points = ""
        self.now = ""
        """What it gives so far, as text."""
        self.caption = ""
        """What stands on it while it lies face down."""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.face and self.face.card.number, self.marks, self.points, self.now, self.caption)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the goal, or its back."""
        brush = self.brush
        if self.face is None:
            paint_hidden(painter, brush, rect, self.caption, self.radius)
            return
        shape = paint_paper(painter, brush, rect, brush.colour("type.goal"), self.radius)
        margin = brush.length(6)
        title = QRectF(
            rect.left() + margin,
            rect.top() + brush.length(3),
            rect.width() - 2 * margin,
            rect.height() - brush.length(25),
        )
        ink = brush.on("type.goal")
        font = self.theme.font_of_pixels(round(brush.length(11)), bold=True)
        fitted = fit_text(self.face.title, font, title.width(), title.height(), smallest(brush))
        paint_fitted(painter, title, fitted, ink)
        row = QRectF(rect.left() + margin, title.bottom(), title.width(), brush.length(18))
        painter.setFont(self.theme.font_of_pixels(round(brush.length(12)), bold=True))
        painter.setPen(ink)
        head = QRectF(row.left(), row.top(), brush.length(26), row.height())
        painter.drawText(head, int(_LEFT), self.points)
        middle = QRectF(head.right(), row.top(), row.width() - 2 * head.width(), row.height())
        on_goal = Brush(self.theme, brush.zoom, self.look.dimmed, ink)
        paint_marks(painter, on_goal, middle, (self.marks,), brush.length(17))
        tail = QRectF(row.right() - head.width(), row.top(), head.width(), row.height())
        painter.setFont(self.theme.font_of_pixels(round(brush.length(11))))
        painter.setPen(ink)
        painter.drawText(tail, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self.now)
        paint_frame(painter, brush, shape)


class HandPiece(SecretPiece):
    """An event in the hand, as a chip; it may lie face down."""

    radius = 6

    def __init__(self, board: CvBoard, target: Target) -> None:
        super().__init__(board, target)
        self.caption = ""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.face and self.face.card.number, self.caption)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the chip, or its back."""
        brush = self.brush
        if self.face is None:
            paint_hidden(painter, brush, rect, self.caption, self.radius)
            return
        fill = self.theme.colour("selected") if self.look.chosen else brush.colour("type.event")
        ink = self.theme.colour("ink") if self.look.chosen else brush.on("type.event")
        shape = paint_paper(painter, brush, rect, fill, self.radius)
        margin = brush.length(6)
        inner = rect.adjusted(margin, brush.length(1.5), -margin, -brush.length(3))
        font = self.theme.font_of_pixels(round(brush.length(11)), bold=True)
        groups = marks_of(self.face.card)
        if rect.height() >= brush.length(38):
            words = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - brush.length(14))
            row = QRectF(inner.left(), words.bottom(), inner.width(), brush.length(14))
        else:
            side = inner.width() * 0.36
            words = inner.adjusted(0, 0, -side, 0)
            row = QRectF(words.right(), inner.top(), side, inner.height())
        fitted = fit_text(self.face.title, font, words.width(), words.height(), smallest(brush))
        paint_fitted(painter, words, fitted, ink)
        self._paint_row(painter, row, groups)
        paint_frame(painter, brush, shape)

    def _paint_row(self, painter: QPainter, row: QRectF, groups: tuple[tuple[Mark, ...], ...]) -> None:
        """Paints the effect on a plate of paper, so that every mark keeps its contrast."""
        brush = self.brush
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush.colour("paper"))
        painter.drawRoundedRect(row, brush.length(4), brush.length(4))
        inner = row.adjusted(brush.length(3), brush.length(1), -brush.length(3), -brush.length(1))
        paint_marks(painter, brush, inner, groups, brush.length(13))


def paint_hidden(painter: QPainter, brush: Brush, rect: QRectF, caption: str, radius: float) -> None:
    """Paints the back of a goal or an event with an eye and what to do to see it."""
    paint_back(painter, brush, rect, "", radius)
    margin = brush.length(8)
    plate = rect.adjusted(margin, brush.length(7), -margin, -brush.length(7))
    painter.setPen(brush.pen("line", 1))
    painter.setBrush(brush.colour("paper"))
    painter.drawRoundedRect(plate, brush.length(5), brush.length(5))
    side = min(brush.length(18), plate.height() - 2)
    box = QRectF(plate.left() + brush.length(5), plate.center().y() - side / 2, side, side)
    icons.paint(painter, "eye", box, brush.colour("muted"), brush.colour("paper"))
    words = QRectF(box.right() + brush.length(4), plate.top(), 0, plate.height())
    words.setRight(plate.right() - brush.length(3))
    font = brush.theme.font_of_pixels(round(brush.length(11)))
    fitted = fit_text(caption, font, words.width(), words.height(), smallest(brush))
    paint_fitted(painter, words, fitted, brush.colour("muted"), _LEFT)


class StackPiece(CvPiece):
    """A pile: its heading, or the place on top of it while a card is placed."""

    radius = 6

    def __init__(self, board: CvBoard, target: Target) -> None:
        super().__init__(board, target)
        self.ghost = ""
        """The words on the place on top; empty while nothing is placed."""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.ghost

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the place; the heading is painted below it."""
        if not self.ghost:
            return
        brush = self.brush
        shape = outline_of(brush, rect, self.radius)
        painter.fillPath(shape, self.theme.colour("selected" if self.look.chosen else "paper"))
        pen = brush.pen("ink", 1.6)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.strokePath(shape, pen)
        side = brush.length(16)
        box = QRectF(rect.left() + brush.length(8), rect.center().y() - side / 2, side, side)
        icons.paint(painter, "add", box, self.theme.colour("accent"))
        words = rect.adjusted(side + brush.length(12), brush.length(5), -brush.length(5), -brush.length(5))
        font = self.theme.font_of_pixels(round(brush.length(11)), bold=self.look.chosen)
        fitted = fit_text(self.ghost, font, words.width(), words.height(), smallest(brush))
        paint_fitted(painter, words, fitted, brush.colour("ink"), _LEFT)


class GapPiece(CvPiece):
    """A place further down in a pile: a line over the head of the card above it."""

    radius = 4

    def key(self) -> Hashable:
        """Returns what its picture depends on: nothing but the marks."""
        return None

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns the whole area that can be clicked."""
        return rounded(rect, 2)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints a slot for the card, filled when it is chosen."""
        brush = self.brush
        strong = self.look.chosen
        slot = QRectF(rect.left() + 2, rect.top(), rect.width() - 4, brush.length(SLOT))
        shape = rounded(slot, slot.height() / 2)
        painter.fillPath(shape, self.theme.colour("accent" if strong else "paper"))
        pen = QPen(self.theme.colour("accent"), brush.length(1.4))
        if not strong:
            pen.setDashPattern([3, 2])
        painter.strokePath(shape, pen)
        side = slot.height() * 0.86
        box = QRectF(slot.center().x() - side / 2, slot.center().y() - side / 2, side, side)
        icons.paint(painter, "add", box, self.theme.on("accent") if strong else self.theme.colour("accent"))

    def paint_inner_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paints nothing more: the line is the mark."""
