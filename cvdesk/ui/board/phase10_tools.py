"""What is not a card on the table of Phase 10: spaces, dice, phases, and the buttons of actions."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen

from cvdesk.engine.decision import Target
from cvdesk.games.phase10.board import DRAW, KINDS, STAR, Space
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.brush import OUTLINE, Brush, outline_of, rounded, square
from cvdesk.ui.board.phase10_faces import paint_empty
from cvdesk.ui.board.phase10_pieces import PhasePiece
from cvdesk.ui.board.tumbling import paint_turned
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TUMBLE = (3, 6, 1, 5, 2, 4)


def icon_of(kind: int) -> str:
    """Returns the drawing of a kind of action space."""
    return KINDS[kind]


def write(
    painter: QPainter,
    brush: Brush,
    rect: QRectF,
    words: str,
    size: float,
    *,
    ink: QColor | None = None,
    bold: bool = False,
    align: Qt.AlignmentFlag = _CENTRE,
    least: float = SMALLEST,
) -> None:
    """Writes words into a rectangle: wrapped, made smaller, in the end cut off."""
    font = brush.theme.font_of_pixels(round(brush.length(size)), bold=bold)
    fitted = fit_text(words, font, rect.width(), rect.height(), round(brush.length(least)))
    paint_fitted(painter, rect, fitted, ink if ink is not None else brush.colour("ink"), align)


class SpacePiece(PhasePiece):
    """An action space of the ring: icon above, word below, with the number of cards if it has one."""

    radius = 5

    def __init__(self, board: PhaseBoard, index: int) -> None:
        super().__init__(board, Target("space", index))
        self.space = Space(STAR, 0)
        self.word = ""
        self.die = 0
        """How many spaces away it is, where a die leads here; 0 elsewhere."""
        self.touched = False
        """A bot has come here since the last move of a person."""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.space, self.word, self.die, self.touched, self.target.id == 0)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the cell."""
        brush = self.brush
        gap = brush.length(1)
        cell = rect.adjusted(gap, gap, -gap, -gap)
        shape = outline_of(brush, cell, self.radius)
        star = self.space.kind == STAR
        lit = self.look.chosen or self.look.pointed
        painter.fillPath(shape, self.fill if lit or not star else brush.colour("amber"))
        thick = self.target.id == 0
        painter.strokePath(shape, brush.pen("ink" if thick else "line", 2.6 if thick else 1.2))
        if self.touched:
            pen = QPen(self.theme.colour("muted"), brush.length(1.4), Qt.PenStyle.DashLine)
            inset = brush.length(3)
            painter.strokePath(rounded(cell.adjusted(inset, inset, -inset, -inset), brush.length(4)), pen)

    def paint_inner_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the mark, which leaves the word free."""
        gap = self.brush.length(1)
        super().paint_inner_mark(painter, rect.adjusted(gap, gap, -gap, -gap))

    def mark(self) -> tuple[QColor, float]:
        """Returns the colour and a thinner line."""
        colour, width = super().mark()
        return colour, width * 0.75

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints icon and word over the mark."""
        super().paint_picture(painter, rect)
        gap = self.brush.length(1)
        self._paint_sign(painter, rect.adjusted(gap, gap, -gap, -gap))

    def _paint_sign(self, painter: QPainter, cell: QRectF) -> None:
        brush = self.brush
        ink = brush.on("amber") if self.space.kind == STAR and not self.look.chosen else brush.colour("ink")
        foot = brush.length(12)
        high = cell.height() - foot - brush.length(6)
        side = min(high, brush.length(20 if self.space.number else 28))
        left = cell.left() + brush.length(3)
        icon = QRectF(left, cell.top() + brush.length(3), side, high)
        paint_kind(painter, brush, icon, self.space.kind, ink)
        if self.space.number:
            left = icon.right() - brush.length(1)
            number = QRectF(left, icon.top(), cell.right() - left - brush.length(2), high)
            sign = "+" if self.space.kind == DRAW else ""
            painter.setFont(self.theme.font_of_pixels(round(brush.length(12)), bold=True))
            painter.setPen(ink)
            painter.drawText(number, _CENTRE, sign + number_text(self.space.number, locale_of()))
        gap = brush.length(2.4)
        words = QRectF(cell.left() + gap, cell.bottom() - foot - gap, cell.width() - 2 * gap, foot)
        write(painter, brush, words, self.word, 11, ink=ink, least=8)


def paint_kind(painter: QPainter, brush: Brush, rect: QRectF, kind: int, ink: QColor) -> None:
    """Paints the drawing of a kind of action space as large as fits."""
    fill = brush.colour("hover") if kind != STAR else brush.colour("paper")
    icons.paint(painter, icon_of(kind), square(rect, min(rect.width(), rect.height())), ink, fill)


class DiePiece(PhasePiece):
    """A die, and on a double what it counts twice."""

    radius = 11

    def __init__(self, board: PhaseBoard, slot: int) -> None:
        super().__init__(board, Target("die", slot))
        self.face = 0
        """What it shows; 0 before the throw."""
        self.doubles = False
        """It stands for twice its number."""
        self.spent = False
        self.waits = False
        """It is to be thrown."""
        self.angle = 0.0

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.face, self.doubles, self.spent, self.waits, self.angle)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the die."""
        brush, theme = self.brush, self.theme
        if not (self.face or self.waits):
            paint_empty(painter, brush, rect)
            return
        shape = outline_of(brush, rect, self.radius)
        painter.fillPath(shape.translated(0, brush.length(1.6)), brush.colour("line"))
        fill = theme.colour("selected") if self.look.chosen else theme.colour("guard")
        painter.fillPath(shape, theme.dimmed("guard") if self.spent else fill)
        painter.strokePath(shape, brush.pen("ink", OUTLINE + 0.4))
        ink = theme.colour("ink") if self.look.chosen else theme.on("guard")
        if self.face:
            _paint_pips(painter, rect, self.face, theme.on_dimmed("guard") if self.spent else ink)
        else:
            icons.paint(painter, "replay", square(rect, brush.length(24)), ink)

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the die, its mark, and what it counts twice."""
        super().paint_picture(painter, rect)
        if self.doubles:
            self._paint_twice(painter, rect)

    def _paint_twice(self, painter: QPainter, rect: QRectF) -> None:
        brush, theme = self.brush, self.theme
        side = brush.length(26)
        plate = QRectF(rect.right() - side, rect.top(), side, side * 0.74)
        painter.setPen(QPen(theme.colour("ink"), brush.length(1.4)))
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(plate, side * 0.3, side * 0.3)
        times = f"\N{MULTIPLICATION SIGN}{number_text(2, locale_of())}"
        painter.setFont(theme.font_of_pixels(round(brush.length(13)), bold=True))
        painter.setPen(theme.on("accent"))
        painter.drawText(plate, _CENTRE, times)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Turns the picture while the die tumbles."""
        if not self.angle:
            super().paintEvent(event)
        else:
            paint_turned(
                self, self.face, self.angle, self.seen(), lambda inner: self.paint_thing(inner, self.seen())
            )

    def tumble(self, progress: float) -> None:
        """Shows a moment of rolling."""
        face = _TUMBLE[(int(progress * 8) + 2 * self.target.id) % len(_TUMBLE)]
        self.set_shown(face=face, angle=(1 - progress) * 280 + 1, doubles=False, spent=False)


def _paint_pips(painter: QPainter, rect: QRectF, face: int, ink: QColor) -> None:
    """Paints the spots of a face, on a grid of three by three."""
    spots = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}[face]
    step, radius = rect.width() * 0.25, rect.width() * 0.085
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for spot in spots:
        row, column = divmod("abcdefghi".index(spot), 3)
        painter.drawEllipse(rect.center() + QPointF((column - 1) * step, (row - 1) * step), radius, radius)


class TrackPiece(PhasePiece):
    """A phase on the track, or the laurel; markers stand in its lower half."""

    radius = 4

    def __init__(self, board: PhaseBoard, phase: int) -> None:
        super().__init__(board, Target("track", phase))
        self.own = False
        """It is the phase of whoever acts."""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.id, self.own)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the number, or the laurel, above the place of the markers."""
        brush = self.brush
        shape = outline_of(brush, rect, self.radius)
        painter.fillPath(shape, brush.colour("paper" if self.own else "raised"))
        painter.strokePath(shape, brush.pen("ink" if self.own else "line", 2 if self.own else 1.1))
        head = QRectF(rect.left(), rect.top() + brush.length(2), rect.width(), brush.length(20))
        if self.target.id == LAUREL:
            side = min(head.width(), brush.length(24))
            icons.paint(
                painter,
                "laurel",
                QRectF(head.center().x() - side / 2, head.top(), side, side),
                brush.colour("ink"),
                brush.colour("symbol.health"),
            )
            return
        write(painter, brush, head, number_text(self.target.id, locale_of()), 15, bold=True)


class KindPiece(PhasePiece):
    """An action to choose on a star space."""

    def __init__(self, board: PhaseBoard, kind: int) -> None:
        super().__init__(board, Target("kind", kind))
        self.word = ""
        self.closed = False
        """All its spaces are occupied."""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.id, self.word, self.closed)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints icon and word, struck out where it cannot be chosen."""
        brush = Brush(self.theme, self.board.layout_.zoom, self.closed)
        shape = outline_of(brush, rect, self.radius)
        painter.fillPath(shape, self.fill if not self.closed else brush.colour("raised"))
        pen = brush.pen("line" if self.closed else "ink", 1.4)
        if self.closed:
            pen.setDashPattern([3, 3])
        painter.strokePath(shape, pen)
        head = QRectF(rect.left(), rect.top() + brush.length(7), rect.width(), rect.height() * 0.46)
        ink = self.theme.colour("muted") if self.closed else brush.colour("ink")
        paint_kind(painter, brush, head, self.target.id, ink)
        if self.closed:
            bar = square(head, head.height())
            painter.setPen(QPen(self.theme.colour("danger"), brush.length(2.6)))
            painter.drawLine(bar.bottomLeft(), bar.topRight())
        words = QRectF(rect.left(), head.bottom() + brush.length(2), rect.width(), 0)
        words.setBottom(rect.bottom() - brush.length(4))
        side = brush.length(6)
        write(painter, brush, words.adjusted(side, 0, -side, 0), self.word, 12, ink=ink)


class NumberPiece(PhasePiece):
    """A number to ask for; how many cards of it the viewer holds stands in its corner."""

    def __init__(self, board: PhaseBoard, number: int) -> None:
        super().__init__(board, Target("number", number))
        self.own = 0

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.id, self.own)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the number, with a dot for each own card of it."""
        brush = self.brush
        shape = outline_of(brush, rect, self.radius)
        painter.fillPath(shape, self.fill)
        painter.strokePath(shape, brush.pen("ink", 1.4))
        high = brush.length(9) if self.own else 0
        write(
            painter,
            brush,
            rect.adjusted(0, brush.length(2), 0, -high),
            number_text(self.target.id, locale_of()),
            20,
            bold=True,
        )
        step, radius = brush.length(7), brush.length(2.2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush.colour("ink"))
        for dot in range(self.own):
            x = rect.center().x() + (dot - (self.own - 1) / 2) * step
            painter.drawEllipse(QPointF(x, rect.bottom() - brush.length(9)), radius, radius)


class WayPiece(PhasePiece):
    """A direction of a question and who is asked first."""

    def __init__(self, board: PhaseBoard, direction: int) -> None:
        super().__init__(board, Target("direction", direction))
        self.word = ""

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.id, self.word)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints an arrow and the word."""
        brush = self.brush
        shape = outline_of(brush, rect, self.radius)
        painter.fillPath(shape, self.fill)
        painter.strokePath(shape, brush.pen("ink", 1.4))
        side = brush.length(20)
        left = self.target.id == 1
        x = rect.left() + brush.length(9) if left else rect.right() - side - brush.length(9)
        box = QRectF(x, rect.center().y() - side / 2, side, side)
        painter.save()
        if left:
            painter.translate(2 * box.center().x(), 0)
            painter.scale(-1, 1)
        icons.paint(painter, "arrow", box, brush.colour("ink"))
        painter.restore()
        room = rect.adjusted(brush.length(8), brush.length(3), -brush.length(8), -brush.length(3))
        room = room.adjusted(side + brush.length(3), 0, 0, 0) if left else room.adjusted(0, 0, -side, 0)
        write(painter, brush, room, self.word, 12)


class ChipPiece(PhasePiece):
    """A low button with words: how the hand is sorted, or that no more cards are kept."""

    radius = 12

    def __init__(self, board: PhaseBoard, target: Target) -> None:
        super().__init__(board, target)
        self.word = ""
        self.is_on = False

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.word, self.is_on)

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns a pill."""
        return outline_of(self.brush, rect, self.radius)

    def mark(self) -> tuple[QColor, float]:
        """Returns the colour and a thinner line."""
        colour, width = super().mark()
        return colour, width * 0.6

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the pill; the one that is in force is filled."""
        brush, theme = self.brush, self.theme
        shape = outline_of(brush, rect, self.radius)
        painter.fillPath(shape, theme.colour("selected") if self.is_on else self.fill)
        painter.strokePath(shape, brush.pen("ink" if self.is_on else "line", 1.8 if self.is_on else 1.2))
        side = brush.length(8)
        words = rect.adjusted(side, 1, -side, -1)
        write(painter, brush, words, self.word, 11.5, bold=self.is_on, least=8.5)
