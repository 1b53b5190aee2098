"""What lies on boards: focusable buttons that draw themselves from cached pictures."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from html import escape
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from cvdesk.engine.decision import Target
from cvdesk.ui.board.layout import Box
from cvdesk.ui.buttons import RING, paint_ring
from cvdesk.ui.theme import Theme

if TYPE_CHECKING:
    from cvdesk.ui.board.base import BoardView

MARK = 3
"""The width of the line around what can be clicked, in pixels at 100 %."""


_KEY_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


@frozen
class Look:
    """How a piece is marked."""

    usable: bool = False
    """A click does something."""
    fitting: bool = False
    """It goes together with what is clicked, or nothing is."""
    chosen: bool = False
    """It is clicked, or part of the previewed option."""
    pointed: bool = False
    """A bot has chosen it and will move it next."""
    dimmed: bool = False
    """It cannot be used while other things can."""


class Pictures:
    """Pictures drawn once per size, theme, language, scale and pixel ratio."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, QPixmap] = {}
        self._stamp: Hashable = None
        self._ratio = 1.0

    def __len__(self) -> int:
        return len(self._pictures)

    def renew(self, stamp: Hashable, ratio: float) -> None:
        """Drops everything when the stamp (theme, language, size) or the pixel ratio is another one."""
        if (stamp, ratio) != (self._stamp, self._ratio):
            self._pictures.clear()
            self._stamp, self._ratio = stamp, ratio

    def get(self, key: Hashable, width: int, height: int, paint: Callable[[QPainter], None]) -> QPixmap:
        """Returns a picture of that many logical pixels, painting it the first time."""
        full = (key, width, height)
        picture = self._pictures.get(full)
        if picture is None:
            picture = QPixmap(max(1, round(width * self._ratio)), max(1, round(height * self._ratio)))
            picture.setDevicePixelRatio(self._ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter)
            painter.end()
            self._pictures[full] = picture
        return picture


class Piece(QAbstractButton):
    """A thing on a board that stands for a target.

    It is a little larger than what is seen of it: a margin holds the mark of what can be
    clicked and, around that, the focus ring.
    """

    rim = RING + MARK + 2
    """The width of that margin, in pixels at 100 %."""

    def __init__(self, board: BoardView, target: Target) -> None:
        super().__init__(board)
        self.board = board
        self.target = target
        self.look = Look()
        self.box = Box(0, 0, 0, 0)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        # Only the current piece is a stop for Tab; the arrow keys go from piece to piece.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(self._on_clicked)

    @property
    def theme(self) -> Theme:
        """The theme of the board."""
        return self.board.context.theme

    @property
    def margin(self) -> int:
        """The room around what is seen, in pixels."""
        return self.theme.px(self.rim)

    def place(self, box: Box) -> None:
        """Moves what is seen of it to a box of the board."""
        self.box = box
        margin = self.margin
        self.setGeometry(
            round(box.x) - margin,
            round(box.y) - margin,
            round(box.width) + 2 * margin,
            round(box.height) + 2 * margin,
        )

    def set_look(self, look: Look) -> None:
        """Changes how it is marked."""
        if look != self.look:
            self.look = look
            self.update()

    def set_words(self, name: str, description: str) -> None:
        """Sets what screen readers say of it."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def setToolTip(self, tip: str) -> None:
        """Sets what is shown beside the pointer; long lines are wrapped, as Qt does only with rich text."""
        lines = "<br>".join(escape(line, quote=False) for line in tip.split("\n"))
        super().setToolTip(f"<div>{lines}</div>" if tip else "")

    def colour(self, role: str) -> QColor:
        """Returns the colour of a role, dimmed as the piece is."""
        return self.theme.dimmed(role) if self.look.dimmed else self.theme.colour(role)

    def glyph(self, role: str) -> QColor:
        """Returns the ink on a fill, readable also when the piece is dimmed."""
        return self.theme.on_dimmed(role) if self.look.dimmed else self.theme.on(role)

    def seen(self) -> QRectF:
        """Returns the rectangle that is seen, in its own coordinates."""
        margin = self.margin
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    # ---- for subclasses

    def key(self) -> Hashable:
        """Returns what its picture depends on, size and marks apart."""
        raise NotImplementedError

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns its shape, for the outline of what can be clicked."""
        raise NotImplementedError

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints what is seen of it into a rectangle."""
        raise NotImplementedError

    # ---- events

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows the picture, and the focus ring."""
        painter = QPainter(self)
        key = (type(self).__name__, self.key(), self.look)
        picture = self.board.pictures.get(key, self.width(), self.height(), self._paint_whole)
        painter.drawPixmap(0, 0, picture)
        if self.board.by_key and self.hasFocus():
            paint_ring(painter, self.theme, QRectF(self.rect()), self.theme.length(6))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tells the board, which remembers the piece."""
        super().focusInEvent(event)
        if event.reason() in _KEY_REASONS:
            self.board.use_keys(True)
            self.board.aimed_in = self.board.decision
        self.board.piece_focused(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Ends a preview that hung on the focus."""
        super().focusOutEvent(event)
        self.board.piece_unfocused(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves all keys to the board."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leaves all keys to the board."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Waits for the release."""
        self.board.use_keys(False)
        if event.button() == Qt.MouseButton.LeftButton:
            self.setDown(True)
            event.accept()
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button tells all that is known of the piece."""
        self.board.inspected.emit(self.target)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Clicks whatever the board finds under the pointer: a tile takes clicks for its pieces."""
        was_down = self.isDown()
        self.setDown(False)
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and was_down and inside:
            self.board.click_at(self, self.mapToParent(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tells the board where the pointer is."""
        self.board.hover_at(self, self.mapToParent(event.position()))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tells the board where the pointer is."""
        self.board.hover_at(self, QPointF(self.mapToParent(event.position())))

    def leaveEvent(self, event: QEvent) -> None:
        """Tells the board that the pointer has left."""
        self.board.hover_at(None, QPointF())

    def _on_clicked(self) -> None:
        self.board.press(self.target)

    def _paint_whole(self, painter: QPainter) -> None:
        rect = self.seen()
        if self.look.usable or self.look.chosen or self.look.pointed:
            self.paint_mark(painter, rect)
        self.paint_picture(painter, rect)

    def mark_scale(self) -> float:
        """Returns how broad marks are against their design; small things have finer ones."""
        return 1.0

    def mark(self) -> tuple[QColor, float]:
        """Returns the colour and width of the mark; it is thin for what would begin anew."""
        strong = self.look.chosen or self.look.pointed
        colour = self.theme.colour("ink" if self.look.pointed else "accent")
        share = 1.4 if strong else 1 if self.look.fitting else 0.5
        return colour, self.theme.length(MARK * share * self.mark_scale())

    def paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paints a line around the shape, a gap away from its outline."""
        colour, width = self.mark()
        # Half of the shape's own outline lies outside its path.
        own, gap = self.theme.length(self.mark_scale()), self.theme.length(1.2 * self.mark_scale())
        shape = self.outline(rect)
        inner = self.theme.colour("selected" if self.look.chosen else "paper")
        for ink, reach in ((colour, own + gap + width), (inner, own + gap)):
            pen = QPen(ink, 2 * reach)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(shape, pen)


def scroll_area_of(widget: QWidget) -> QScrollArea | None:
    """Returns the scroll area in which a widget lies; None for one without."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent
