"""The things on the table of That's Life!: path tiles, pawns, guards, the Wurminator, the die."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen

from cvdesk.engine.decision import Target
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.layout import BAND
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.board.tumbling import paint_turned
from cvdesk.ui.buttons import RING
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted

if TYPE_CHECKING:
    from cvdesk.ui.board.thats_life import LifeBoard

_RADIUS = 8
_OUTLINE = 2
_THICKNESS = 2
_TINY = 22
"""Below this many pixels a token carries no inner drawing."""
_ENDS = ("start", "finish")
_DIE_OUTLINE, _DIE_RADIUS = 2.5, 13


def _width(font: QFont, words: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(words)


class TilePiece(Piece):
    """A path tile: a coloured band with what is printed on it, and a face for the pieces."""

    board: LifeBoard
    rim = RING
    """Tiles lie close to the edge, so their mark is inside and only the ring is outside."""

    def __init__(self, board: LifeBoard, tile: int) -> None:
        super().__init__(board, Target("space", tile))
        self.kind = ""
        self.value = 0
        self.caption = ""
        self.touched = False

    def show_tile(self, kind: str, value: int, caption: str) -> None:
        """Sets what is printed on it; `caption` is the word on the start or the finish."""
        if (kind, value, caption) != (self.kind, self.value, self.caption):
            self.kind, self.value, self.caption = kind, value, caption
            self.update()

    def set_touched(self, touched: bool) -> None:
        """Marks it as a tile that bots touched since the last move of a person."""
        if touched != self.touched:
            self.touched = touched
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.kind, self.value, self.caption, self.touched)

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns the rounded rectangle."""
        path = QPainterPath()
        inset = self.board.length(_OUTLINE) / 2
        radius = self.board.length(_RADIUS)
        path.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        return path

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints face, band, value and outline, and the edge of the cardboard below."""
        length, look = self.board.length, self.look
        outline = self.outline(rect)
        role = f"tile.{self.kind}"
        painter.fillPath(outline.translated(0, length(_THICKNESS)), self.colour("line"))
        inviting = look.chosen or (look.usable and look.fitting)
        painter.fillPath(outline, self.theme.colour("selected") if inviting else self.colour("paper"))
        band = QRectF(rect.left(), rect.top(), rect.width(), length(BAND))
        painter.save()
        painter.setClipRect(band)
        painter.fillPath(outline, self.colour(role))
        painter.restore()
        ink = self.colour("ink")
        painter.setPen(QPen(ink, length(1.5)))
        inset = length(_OUTLINE) / 2
        painter.drawLine(band.bottomLeft() + QPointF(inset, 0), band.bottomRight() - QPointF(inset, 0))
        painter.strokePath(outline, QPen(ink, length(_OUTLINE)))
        if look.usable or look.chosen or look.pointed:
            self._paint_inner_mark(painter, rect)
        if self.touched:
            self._paint_touched(painter, rect)
        self._paint_band(painter, band, self.glyph(role))

    def paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paints nothing outside: the mark is inside the outline."""

    def _paint_inner_mark(self, painter: QPainter, rect: QRectF) -> None:
        colour, width = self.mark()
        inset = self.board.length(_OUTLINE) + width / 2 - 0.5
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self.board.length(_RADIUS) - inset / 2
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)

    def _paint_touched(self, painter: QPainter, rect: QRectF) -> None:
        inset = self.board.length(_OUTLINE + 2)
        pen = QPen(self.theme.colour("muted"), self.board.length(1.4), Qt.PenStyle.DashLine)
        pen.setDashPattern([3, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self.board.length(_RADIUS - 3)
        face = rect.adjusted(inset, self.board.length(BAND) + inset / 2, -inset, -inset)
        painter.drawRoundedRect(face, radius, radius)

    def _paint_band(self, painter: QPainter, band: QRectF, glyph: QColor) -> None:
        length = self.board.length
        if self.kind == "luck":
            side = length(21)
            area = QRectF(band.center().x() - side / 2, band.center().y() - side / 2, side, side)
            icons.paint(painter, "luck", area, glyph, QColor(Qt.GlobalColor.white))
            return
        if self.kind in _ENDS:
            self._paint_end(painter, band, glyph)
            return
        font = self.board.font_of(20, bold=True)
        painter.setFont(font)
        painter.setPen(glyph)
        words = number_text(self.value, locale_of(), signed=True)
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_end(self, painter: QPainter, band: QRectF, glyph: QColor) -> None:
        length = self.board.length
        side = length(15)
        font = self.board.font_of(12, bold=True)
        room = band.width() - side - length(15)
        fitted = fit_text(self.caption, font, room, band.height(), round(length(SMALLEST)))
        wide = max(_width(fitted.font, line) for line in fitted.lines)
        left = band.center().x() - (side + length(4) + wide) / 2
        area = QRectF(left, band.center().y() - side / 2, side, side)
        icons.paint(painter, self.kind, area, glyph)
        words = QRectF(left + side + length(4), band.top(), wide + 2, band.height())
        paint_fitted(
            painter, words, fitted, glyph, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )


class TokenPiece(Piece):
    """A pawn, a guard or the Wurminator; several alike on a crowded tile are one with a number."""

    board: LifeBoard

    def __init__(self, board: LifeBoard, target: Target, colour: int = 0) -> None:
        super().__init__(board, target)
        self.seat_colour = colour
        self.count = 1

    def set_count(self, count: int) -> None:
        """Sets for how many it stands."""
        if count != self.count:
            self.count = count
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.target.zone, self.seat_colour, self.count)

    def mark_scale(self) -> float:
        """Returns finer marks for a token among several."""
        return max(0.65, self.box.width / self.board.layout_.piece_side)

    @property
    def shape(self) -> str:
        """The name of its drawing."""
        if self.target.zone == "pawn":
            return self.theme.shape(self.seat_colour)
        if self.target.zone == "wurm" and self.box.width < self.board.length(_TINY):
            return "wurm-small"
        return self.target.zone

    @property
    def role(self) -> str:
        """The role of its colour."""
        return f"player.{self.seat_colour}" if self.target.zone == "pawn" else self.target.zone

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns the shape of the token."""
        if self.target.zone != "wurm":
            return icons.path_of(self.shape, rect)
        body = QPainterPath()
        for index in range(3):
            body = body.united(icons.path_of("wurm", rect, layer=index))
        return body

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the shape, on a pawn also the figure, and the number of pieces."""
        fill, glyph, edge = self.colour(self.role), self.glyph(self.role), self.colour("ink")
        if self.target.zone == "pawn":
            icons.paint(painter, self.shape, rect, edge, fill)
            if rect.width() >= self.board.length(_TINY):
                icons.paint(painter, "pawn", self._figure(rect), glyph)
        else:
            icons.paint(painter, self.shape, rect, glyph, fill)
            if self.theme.dark:
                painter.strokePath(self.outline(rect), QPen(edge, self.board.length(1.4)))
        if self.count > 1:
            self._paint_count(painter, rect)

    def _figure(self, rect: QRectF) -> QRectF:
        share = {"triangle": 0.44, "diamond": 0.5, "star": 0.44}.get(self.shape, 0.58)
        side = rect.width() * share
        figure = QRectF(0, 0, side, side)
        figure.moveCenter(rect.center())
        if self.shape == "triangle":
            figure.translate(0, rect.height() * 0.12)
        return figure

    def _paint_count(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        words = f"\N{MULTIPLICATION SIGN}{number_text(self.count, locale_of())}"
        font = self.board.font_of(9, bold=True)
        wide, high = _width(font, words) + self.board.length(3), self.board.length(11)
        # it stays over its own piece: the neighbours of a crowded tile stand close
        margin = min(self.margin - 1, self.board.length(1.5))
        box = QRectF(rect.right() + margin - wide, rect.bottom() + margin - high, wide, high)
        painter.setPen(QPen(theme.colour("ink"), self.board.length(1)))
        painter.setBrush(theme.colour("paper"))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), high / 2, high / 2)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


class DiePiece(Piece):
    """The die: blank before the roll, tumbling while it rolls."""

    board: LifeBoard

    def __init__(self, board: LifeBoard) -> None:
        super().__init__(board, Target("die", 0))
        self.face = 0
        self.angle = 0.0

    def show_face(self, face: int, angle: float = 0.0) -> None:
        """Shows a face, 0 for none, turned by an angle in degrees."""
        if (face, angle) != (self.face, self.angle):
            self.face, self.angle = face, angle
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.face

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns the rounded square."""
        path = QPainterPath()
        inset = self.board.length(_DIE_OUTLINE) / 2
        radius = self.board.length(_DIE_RADIUS)
        path.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        return path

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the face, or the sign of a throw."""
        theme, outline = self.theme, self.outline(rect)
        painter.fillPath(outline, theme.colour("paper"))
        painter.strokePath(outline, QPen(theme.colour("ink"), self.board.length(_DIE_OUTLINE)))
        if self.face:
            pips = icons.path_of(f"die-{self.face}", _grown(rect, 1.16), layer=1)
            painter.fillPath(pips, theme.colour("ink"))
        else:
            sign = _grown(rect, 0.46)
            icons.paint(painter, "replay", sign, theme.colour("accent" if self.look.usable else "muted"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Turns the picture while the die tumbles."""
        if not self.angle:
            super().paintEvent(event)
        else:
            paint_turned(
                self,
                self.face,
                self.angle,
                QRectF(self.rect()),
                lambda inner: self.paint_picture(inner, self.seen()),
            )


class ButtonPiece(Piece):
    """A choice that is no thing on the table, as a button in the free centre."""

    board: LifeBoard

    def __init__(self, board: LifeBoard, target: Target) -> None:
        super().__init__(board, target)
        self.hide()

    def show_label(self, label: str) -> None:
        """Sets what it says."""
        if label != self.text():
            self.setText(label)
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.text()

    def outline(self, rect: QRectF) -> QPainterPath:
        """Returns the rounded rectangle."""
        path = QPainterPath()
        inset = self.board.length(_OUTLINE) / 2
        radius = self.board.length(_RADIUS)
        path.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        return path

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the button."""
        theme, length = self.theme, self.board.length
        outline, ink = self.outline(rect), theme.colour("ink")
        painter.fillPath(outline, theme.colour("selected" if self.look.chosen else "raised"))
        painter.strokePath(outline, QPen(ink, length(_OUTLINE)))
        inner = rect.adjusted(length(8), 0, -length(8), 0)
        font = self.board.font_of(13)
        fitted = fit_text(self.text(), font, inner.width(), inner.height() - 4, round(length(SMALLEST)))
        paint_fitted(painter, inner, fitted, ink)


def _grown(rect: QRectF, factor: float) -> QRectF:
    grown = QRectF(0, 0, rect.width() * factor, rect.height() * factor)
    grown.moveCenter(rect.center())
    return grown
