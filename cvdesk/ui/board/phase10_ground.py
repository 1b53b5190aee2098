"""What lies below and between the pieces of Phase 10: the ground, pawns, markers, and notices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cvdesk.ui import icons
from cvdesk.ui.board.brush import Brush, rounded
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.phase10_hand import Progress
from cvdesk.ui.board.phase10_layout import PhaseLayout
from cvdesk.ui.board.phase10_tools import write
from cvdesk.ui.theme import Theme
from cvdesk.ui.widgets import paint_badge

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def rect_of(box: Box) -> QRectF:
    """Returns a box as Qt's rectangle."""
    return QRectF(box.x, box.y, box.width, box.height)


def paint_ground(painter: QPainter, theme: Theme, table: PhaseLayout) -> None:
    """Paints the recesses inside the ring and for the hand."""
    brush = Brush(theme, table.zoom)
    _recess(painter, brush, rect_of(table.centre), 10)
    _recess(painter, brush, rect_of(table.hand_area), 8)


def paint_captions(painter: QPainter, theme: Theme, table: PhaseLayout, captions: tuple[str, str]) -> None:
    """Writes above deck and pile."""
    brush = Brush(theme, table.zoom)
    for box, words in zip((table.deck, table.pile), captions, strict=True):
        if words:
            write(painter, brush, rect_of(table.caption(box)), words, 12, ink=theme.colour("muted"))


def _recess(painter: QPainter, brush: Brush, rect: QRectF, radius: float) -> None:
    painter.setPen(QPen(brush.colour("ribbon"), brush.length(1)))
    painter.setBrush(brush.colour("hover"))
    painter.setOpacity(0.55)
    painter.drawRoundedRect(rect, brush.length(radius), brush.length(radius))
    painter.setOpacity(1)


class Token(QWidget):
    """A pawn or a phase marker: the shape, the colour and the letter of a seat; clicks go through."""

    def __init__(self, board: PhaseBoard, player: int, *, lettered: bool) -> None:
        super().__init__(board)
        self._board = board
        self.player = player
        self.box = Box(0, 0, 0, 0)
        seat = board.seats[player]
        self._colour, self._letter = seat.colour, seat.name[:1].upper() if lettered else ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def place(self, box: Box) -> None:
        """Moves it to a box of the board."""
        self.box = box
        self.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the badge with a rim of paper, which sets it off from what lies below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._board.context.theme
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._letter:
            shape = icons.path_of(theme.shape(self._colour), rect)
            pen = QPen(theme.colour("paper"), rect.width() * 0.22)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(shape, pen)
        inset = rect.width() * 0.05
        paint_badge(painter, theme, rect.adjusted(inset, inset, -inset, -inset), self._colour, self._letter)


class Notice(QWidget):
    """A passive part of the board: it is read, not clicked."""

    def __init__(self, board: PhaseBoard) -> None:
        super().__init__(board)
        self._board = board
        self.words = ""

    @property
    def brush(self) -> Brush:
        """What paints it."""
        return Brush(self._board.context.theme, self._board.layout_.zoom)

    def place(self, box: Box) -> None:
        """Moves it to a box of the board."""
        self.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))

    def show_words(self, words: str) -> None:
        """Sets what it says; nothing hides it."""
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        if words != self.words:
            self.words = words
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, QRectF(self.rect()))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the words."""
        write(painter, self.brush, rect, self.words, 12, bold=True)


class ProgressNotice(Notice):
    """How near the phase is, as a bar and in words, and how many cards would help."""

    def __init__(self, board: PhaseBoard) -> None:
        super().__init__(board)
        self._progress: Progress | None = None

    def show_progress(self, progress: Progress | None, words: str, tip: str) -> None:
        """Sets what is known of the hand; nothing while it lies face down."""
        self.show_words(words)
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        if progress != self._progress:
            self._progress = progress
            self.update()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paints a part for each card of the phase, then the words."""
        brush, progress = self.brush, self._progress
        left = rect.left() + brush.length(6)
        if progress is not None:
            wide, high, gap = brush.length(9), brush.length(14), brush.length(2)
            for place in range(progress.need):
                box = QRectF(left, rect.center().y() - high / 2, wide, high)
                shape = rounded(box, brush.length(2))
                painter.fillPath(shape, brush.colour("success" if place < progress.have else "paper"))
                painter.strokePath(shape, brush.pen("ink", 1.1))
                left += wide + gap
            left += brush.length(6)
        room = QRectF(left, rect.top(), rect.right() - left, rect.height())
        write(painter, brush, room, self.words, 12, bold=True, align=_LEFT)
