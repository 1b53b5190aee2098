"""What is not a card on the table of CV: dice, tokens, decks, tabs, and the chips between them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen

from cvdesk.engine.decision import Target
from cvdesk.games.cv.cards import L
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.brush import OUTLINE, Brush, outline_of, rounded, square
from cvdesk.ui.board.cv_faces import RADIUS, paint_frame, paint_paper, smallest
from cvdesk.ui.board.cv_layout import DIE
from cvdesk.ui.board.cv_pieces import CvPiece
from cvdesk.ui.board.cv_symbols import AGE_ICONS, paint_symbol, paint_symbols
from cvdesk.ui.board.tumbling import paint_turned
from cvdesk.ui.fit import fit_text, paint_fitted
from cvdesk.ui.widgets import paint_badge

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TUMBLE = (3, 0, 5, 1, 4, 2)
EMPTY = -2
"""The face of a die that is not in play."""


class DiePiece(CvPiece):
    """A die with a word below it: what becomes of it, said by shape and word."""

    radius = 11

    def __init__(self, board: CvBoard, slot: int) -> None:
        super().__init__(board, Target("die", slot))
        self.face = EMPTY
        self.was: int | None = None
        self.state = ""
        """``hold``, ``reroll``, ``frozen``, ``spent``, ``join`` or nothing."""
        self.word = ""
        self.angle = 0.0

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.face, self.was, self.state, self.word, self.angle)

    def cube(self, rect: QRectF) -> QRectF:
        """Returns the square of the die in all that is seen of it."""
        side = self.brush.length(DIE)
        return QRectF(rect.left(), rect.top(), side, side)

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns the shape of the die."""
        return outline_of(self.brush, self.cube(rect), self.radius)

    def paint_inner_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Marks the die, not the word."""
        if self.state != "reroll":
            super().paint_inner_mark(painter, self.cube(rect))

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the die and its word."""
        cube, brush = self.cube(rect), self.brush
        if self.face == EMPTY:
            self._paint_empty(painter, cube)
        elif self.state == "reroll":
            self._paint_lifted(painter, cube)
        else:
            self._paint_cube(painter, cube)
            if self.state == "frozen":
                self._paint_corner(painter, cube, "snowflake")
            elif self.state == "spent":
                self._paint_corner(painter, cube, "check")
        if self.was is not None:
            side = brush.length(15)
            corner = QRectF(cube.left() - 1, cube.top() - 1, side, side)
            paint_symbol(painter, Brush(self.theme, brush.zoom, True), corner, self.was, struck=True)
        self._paint_word(painter, rect, cube)

    def _paint_cube(self, painter: QPainter, cube: QRectF) -> None:
        brush = self.brush
        faded = self.state == "spent"
        shape = outline_of(brush, cube, self.radius)
        painter.fillPath(shape.translated(0, brush.length(1.6)), brush.colour("line"))
        fill = self.theme.colour("selected") if self.look.chosen else self.theme.colour("guard")
        painter.fillPath(shape, self.theme.dimmed("guard") if faded else fill)
        painter.strokePath(shape, brush.pen("ink", OUTLINE + 0.4))
        if self.face >= 0:
            inner = Brush(self.theme, brush.zoom, faded or self.look.dimmed)
            paint_symbol(painter, inner, square(cube, brush.length(33)), self.face)
        else:
            icons.paint(painter, "replay", square(cube, brush.length(24)), self.theme.on("guard"))

    def _paint_lifted(self, painter: QPainter, cube: QRectF) -> None:
        """A die to be thrown again is lifted and turned, with an arrow in its corner."""
        painter.save()
        painter.translate(cube.center())
        painter.rotate(-9)
        painter.scale(0.86, 0.86)
        painter.translate(-cube.center())
        self._paint_cube(painter, cube)
        colour, width = self.mark()
        if self.look.usable:
            inset = self.brush.length(OUTLINE)
            box = cube.adjusted(inset, inset, -inset, -inset)
            painter.strokePath(rounded(box, self.brush.length(9)), QPen(colour, width))
        painter.restore()
        self._paint_corner(painter, cube, "replay")

    def _paint_corner(self, painter: QPainter, cube: QRectF, icon: str) -> None:
        brush, theme = self.brush, self.theme
        side = brush.length(19)
        box = QRectF(
            cube.right() - side + brush.length(2), cube.bottom() - side + brush.length(2), side, side
        )
        accent = icon == "replay"
        painter.setPen(QPen(theme.colour("ink"), brush.length(1.4)))
        painter.setBrush(theme.colour("accent") if accent else theme.colour("paper"))
        painter.drawEllipse(box)
        icons.paint(
            painter, icon, square(box, side * 0.66), theme.on("accent") if accent else theme.colour("ink")
        )

    def _paint_empty(self, painter: QPainter, cube: QRectF) -> None:
        brush = self.brush
        joins = self.state == "join"
        pen = brush.pen("accent" if joins else "line", 1.6 if joins else 1.2)
        pen.setDashPattern([3, 3])
        inset = brush.length(4)
        painter.setPen(pen)
        painter.setBrush(brush.colour("paper") if joins else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cube.adjusted(inset, inset, -inset, -inset), brush.length(8), brush.length(8))
        if joins:
            icons.paint(painter, "die", square(cube, brush.length(22)), brush.colour("muted"))

    def _paint_word(self, painter: QPainter, rect: QRectF, cube: QRectF) -> None:
        if not self.word:
            return
        brush = self.brush
        words = QRectF(
            rect.left() - brush.length(1), cube.bottom() + brush.length(3), cube.width() + brush.length(2), 0
        )
        words.setBottom(rect.bottom() + brush.length(1))
        strong = self.state == "reroll"
        font = self.theme.font_of_pixels(round(brush.length(11)), bold=strong)
        fitted = fit_text(self.word, font, words.width(), words.height(), round(brush.length(9)))
        paint_fitted(painter, words, fitted, self.theme.colour("accent" if strong else "muted"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Turns the picture while the die tumbles."""
        if not self.angle:
            super().paintEvent(event)
        else:
            paint_turned(
                self,
                self.face,
                self.angle,
                self.cube(self.seen()),
                lambda inner: self._paint_cube(inner, self.cube(self.seen())),
            )

    def tumble(self, progress: float) -> None:
        """Shows a moment of rolling."""
        face = _TUMBLE[(int(progress * 8) + self.target.id) % len(_TUMBLE)]
        self.set_shown(face=face, angle=(1 - progress) * 280 + 1, state="", word="", was=None)


class TokenPiece(CvPiece):
    """The tokens with one symbol: the symbol and how many are left."""

    radius = 5

    def __init__(self, board: CvBoard, symbol: int) -> None:
        super().__init__(board, Target("token", symbol))
        self.count = 0
        self.spent = 0

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.id, self.count, self.spent)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the symbol over its number; without tokens only a shadow of it."""
        brush = self.brush
        side = brush.length(19)
        box = QRectF(rect.center().x() - side / 2, rect.top() + brush.length(1), side, side)
        left = self.count - self.spent
        if not self.count:
            painter.setOpacity(0.3)
        paint_symbol(painter, Brush(self.theme, brush.zoom, not left), box, self.target.id)
        painter.setOpacity(1)
        words = QRectF(rect.left(), box.bottom(), rect.width(), rect.bottom() - box.bottom())
        painter.setFont(self.theme.font_of_pixels(round(brush.length(11)), bold=left > 0))
        painter.setPen(brush.colour("ink" if left else "muted"))
        text = number_text(left, locale_of()) if self.count else "\N{MIDDLE DOT}"
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)


class ChipPiece(CvPiece):
    """A low pill, whose mark is thin so that it leaves room."""

    radius = 12

    def mark(self) -> tuple[QColor, float]:
        """Returns the colour and a thinner line."""
        colour, width = super().mark()
        return colour, width * 0.6


class SymbolPiece(ChipPiece):
    """A symbol to be had, in the row of chips below the track."""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.target.id

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the symbol on a pill."""
        brush = self.brush
        shape = outline_of(brush, rect, self.radius)
        painter.fillPath(shape, self.fill)
        paint_symbol(painter, brush, square(rect, brush.length(16)), self.target.id)
        paint_frame(painter, brush, shape)


class LuckPiece(ChipPiece):
    """Pays for a card with three luck."""

    def key(self) -> Hashable:
        """Returns what its picture depends on: nothing but the marks."""
        return None

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints three luck and a card."""
        brush = self.brush
        shape = outline_of(brush, rect, self.radius)
        painter.fillPath(shape, self.fill)
        inner = rect.adjusted(brush.length(10), 0, -brush.length(34), 0)
        paint_symbols(painter, brush, inner, (L, L, L), brush.length(16), left=True)
        side = brush.length(12)
        arrow = QRectF(inner.right(), rect.center().y() - side / 2, side, side)
        icons.paint(painter, "arrow", arrow, brush.colour("ink"))
        card = QRectF(arrow.right() + brush.length(3), rect.top() + brush.length(4), brush.length(12), 0)
        card.setBottom(rect.bottom() - brush.length(4))
        painter.setPen(brush.pen("ink", 1.4))
        painter.setBrush(brush.colour("paper"))
        painter.drawRoundedRect(card, 2, 2)
        paint_frame(painter, brush, shape)


class DeckPiece(CvPiece):
    """A deck of an age: how many cards are left in it."""

    def __init__(self, board: CvBoard, age: int) -> None:
        super().__init__(board, Target("deck", age))
        self.title = ""
        self.count = 0
        self.is_current = False

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.id, self.title, self.count, self.is_current)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the deck; the one that is drawn from stands out, an empty one is an outline."""
        brush = self.brush
        ink = brush.colour("ink" if self.is_current else "muted")
        if self.count:
            fill = brush.colour("paper" if self.is_current else "raised")
            for step in (2, 1) if self.count > 1 else ():
                sheet = outline_of(brush, rect.translated(0, brush.length(step * 1.6)), RADIUS)
                painter.fillPath(sheet, brush.colour("line"))
            shape = paint_paper(painter, brush, rect, fill)
        else:
            shape = outline_of(brush, rect, RADIUS)
        side = brush.length(21)
        icon = QRectF(rect.left() + brush.length(6), rect.top() + brush.length(6), side, side)
        name = AGE_ICONS[self.target.id]
        icons.paint(painter, name, icon, ink, brush.colour("hover") if self.count else None)
        number = QRectF(icon.right(), icon.top(), rect.right() - icon.right() - brush.length(3), side)
        painter.setFont(self.theme.font_of_pixels(round(brush.length(16)), bold=True))
        painter.setPen(ink)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, number_text(self.count, locale_of()))
        words = QRectF(rect.left() + 2, icon.bottom() + brush.length(1), rect.width() - 4, 0)
        words.setBottom(rect.bottom() - brush.length(3))
        font = self.theme.font_of_pixels(round(brush.length(11)))
        fitted = fit_text(self.title, font, words.width(), words.height(), round(brush.length(9)))
        paint_fitted(painter, words, fitted, ink)
        if self.count:
            paint_frame(painter, brush, shape)
        else:
            pen = brush.pen("line", 1.2)
            pen.setDashPattern([3, 3])
            painter.strokePath(shape, pen)


class TabPiece(CvPiece):
    """Whose CV is shown."""

    radius = 6

    def __init__(self, board: CvBoard, player: int) -> None:
        super().__init__(board, Target("tab", player))
        self.colour_number = 1
        self.title = ""
        self.note = ""
        self.is_open = False

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.colour_number, self.title, self.note, self.is_open)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the tab; the open one is paper with a bold name and a thick foot."""
        brush, theme = self.brush, self.theme
        shape = outline_of(brush, rect, self.radius)
        painter.fillPath(shape, theme.colour("paper" if self.is_open else "desk"))
        side = brush.length(17)
        badge = QRectF(rect.left() + brush.length(5), rect.center().y() - side / 2, side, side)
        paint_badge(painter, theme, badge, self.colour_number, self.title[:1].upper())
        right = rect.right() - brush.length(7)
        font = theme.font_of_pixels(round(brush.length(11)))
        painter.setFont(font)
        painter.setPen(theme.colour("muted"))
        note = QFontMetricsF(font).horizontalAdvance(self.note) + brush.length(4)
        painter.drawText(QRectF(right - note, rect.top(), note, rect.height()), int(_RIGHT), self.note)
        words = QRectF(badge.right() + brush.length(5), rect.top(), 0, rect.height())
        words.setRight(right - note - brush.length(2))
        bold = theme.font_of_pixels(round(brush.length(12)), bold=self.is_open)
        fitted = fit_text(self.title, bold, words.width(), words.height(), smallest(brush))
        paint_fitted(painter, words, fitted, theme.colour("ink"), _LEFT)
        painter.strokePath(
            shape, QPen(theme.colour("ink" if self.is_open else "line"), brush.length(OUTLINE))
        )
        if self.is_open:
            painter.setPen(QPen(theme.colour("accent"), brush.length(3)))
            y = rect.bottom() - brush.length(2.6)
            painter.drawLine(
                QPointF(rect.left() + brush.length(8), y), QPointF(rect.right() - brush.length(8), y)
            )
