"""What is seen and clicked where a phase is put together: combinations, cards in them, buttons."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from cvdesk.engine.decision import Target
from cvdesk.games.phase10.cards import code_of
from cvdesk.ui import icons
from cvdesk.ui.board.brush import square
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.phase10_draft import NO_TOKEN, Slot
from cvdesk.ui.board.phase10_pieces import PhasePiece
from cvdesk.ui.board.phase10_small import number_words, paint_place, paint_small
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TITLE = 16.0
"""The height of the words above the cards of a combination."""


class GroupPiece(PhasePiece):
    """A combination that the phase asks for: its name, and its empty places."""

    radius = 6.0

    def __init__(self, board: PhaseBoard, index: int) -> None:
        super().__init__(board, Target("group", index))
        self.words = ""
        self.slots: tuple[Slot, ...] = ()
        self.places: tuple[Box, ...] = ()
        """Where each slot is, in pixels of the board."""
        self.active = False
        self.is_full = False

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.words, self.slots, self.active, self.is_full)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the ground, the name and the empty places."""
        brush, theme = self.brush, self.theme
        shape = self.outline(rect)
        painter.fillPath(shape, theme.colour("paper"))
        role, width = ("accent", 2.2) if self.active else ("success", 1.8) if self.is_full else ("line", 1)
        painter.strokePath(shape, brush.pen(role, width))
        high = brush.length(TITLE)
        head = QRectF(rect.left(), rect.top() + brush.length(1), rect.width(), high)
        head.adjust(brush.length(5), 0, -brush.length(4), 0)
        if self.is_full:
            side = high * 0.7
            sign = QRectF(head.right() - side, head.center().y() - side / 2, side, side)
            icons.paint(painter, "check", sign, theme.colour("success"))
            head.setRight(sign.left())
        font = theme.font_of_pixels(round(brush.length(11.5)), bold=True)
        fitted = fit_text(self.words, font, head.width(), head.height(), round(brush.length(SMALLEST - 1)))
        paint_fitted(painter, head, fitted, theme.colour("ink"), _LEFT)
        for slot, box in zip(self.slots, self.places, strict=True):
            if slot.token == NO_TOKEN:
                area = QRectF(rect.left() + box.x - self.box.x, rect.top() + box.y - self.box.y, *box[2:])
                paint_place(painter, brush, area, number_words(slot.number) if slot.number else "")


class StartPiece(PhasePiece):
    """Where a run that is laid number by number may begin: its lowest and its highest number."""

    def __init__(self, board: PhaseBoard, number: int) -> None:
        super().__init__(board, Target("start", number))
        self.word = ""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.id, self.word)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the numbers."""
        brush = self.brush
        shape = self.outline(rect)
        painter.fillPath(shape, self.fill)
        painter.strokePath(shape, brush.pen("ink", 1.4))
        font = self.theme.font_of_pixels(round(brush.length(17)), bold=True)
        side = brush.length(3)
        fitted = fit_text(
            self.word, font, rect.width() - 2 * side, rect.height(), round(brush.length(SMALLEST))
        )
        paint_fitted(painter, rect, fitted, brush.colour("ink"), Qt.AlignmentFlag.AlignCenter)


class HeldPiece(PhasePiece):
    """A card that lies in a combination; a click takes it back into the hand."""

    radius = 3.5

    def __init__(self, board: PhaseBoard, token: int) -> None:
        super().__init__(board, Target("held", token))
        self.number = 0
        self.suit: int | None = None
        """The colour of its flush, for a joker."""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.id, self.number, self.suit)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the card, a joker with what it stands for."""
        code = code_of(self.target.id)
        paint_small(painter, self.brush, rect, code, number=self.number, colour=self.suit)


class BuildButton(PhasePiece):
    """A button of the builder: words, an icon, or both; the strong one lays the phase."""

    radius = 6.0

    def __init__(self, board: PhaseBoard, zone: str, index: int = 0, *, strong: bool = False) -> None:
        super().__init__(board, Target(zone, index))
        self.words = ""
        self.sign = ""
        self.strong = strong
        self.enabled = True

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.words, self.sign, self.enabled, self.strong, self.underMouse())

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the button; while it can do nothing it is an outline."""
        brush, theme = self.brush, self.theme
        shape = self.outline(rect)
        lit = self.strong and self.enabled
        painter.fillPath(shape, theme.colour("accent" if lit else "raised" if self.enabled else "desk"))
        painter.strokePath(shape, brush.pen("ink" if self.enabled else "line", 1.5))
        ink = theme.on("accent") if lit else theme.colour("ink" if self.enabled else "muted")
        if not self.words:
            side = min(rect.width(), rect.height()) * 0.6
            icons.paint(painter, self.sign, square(rect, side), ink)
            return
        room = rect.adjusted(brush.length(6), brush.length(2), -brush.length(6), -brush.length(2))
        font = theme.font_of_pixels(round(brush.length(13)), bold=self.strong)
        fitted = fit_text(self.words, font, room.width(), room.height(), round(brush.length(SMALLEST)))
        paint_fitted(painter, room, fitted, ink)


class SayingPiece(PhasePiece):
    """Says which phase is put together and what is missing, or why a card does not fit."""

    radius = 6.0

    def __init__(self, board: PhaseBoard) -> None:
        super().__init__(board, Target("saying", 0))
        self.heading = ""
        self.words = ""
        self.warns = False

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.heading, self.words, self.warns)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the heading and the sentence below it; a warning takes all the room."""
        brush, theme = self.brush, self.theme
        room = rect.adjusted(brush.length(2), brush.length(1), -brush.length(4), -brush.length(1))
        least = round(brush.length(SMALLEST))
        if self.warns:
            fitted = fit_text(
                self.words, theme.font_of_pixels(round(brush.length(12))), room.width(), room.height(), least
            )
            paint_fitted(painter, room, fitted, theme.colour("danger"), _LEFT)
            return
        font = theme.font_of_pixels(round(brush.length(12)), bold=True)
        upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.68)
        fitted = fit_text(self.heading, font, upper.width(), upper.height(), least)
        paint_fitted(painter, upper, fitted, theme.colour("ink"), _LEFT)
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.bottom() - upper.bottom())
        font = theme.font_of_pixels(round(brush.length(11.5)))
        fitted = fit_text(self.words, font, lower.width(), lower.height(), least)
        paint_fitted(painter, lower, fitted, theme.colour("muted"), _LEFT)
