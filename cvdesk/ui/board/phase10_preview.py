"""Where dice and choices lead on the ring of Phase 10: the way there, and a bubble of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cvdesk.engine.decision import Option
from cvdesk.games.phase10.board import SPACES
from cvdesk.games.phase10.track import skipped
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui.board.layout import Box, Point
from cvdesk.ui.board.overlay import Bubble
from cvdesk.ui.theme import Theme

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard


@frozen
class Stop:
    """A space on the way of a pawn."""

    point: Point
    count: int
    """How many spaces it is away; 0 for one that is not counted, since somebody stands there."""
    lands: bool
    """The pawn can stop here."""
    strong: bool
    """It belongs to the way that is looked at."""


class WayLayer(QWidget):
    """Paints the way of a pawn over the ring."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.stops: tuple[Stop, ...] = ()
        """From where the pawn stands on."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def set_stops(self, stops: Sequence[Stop]) -> None:
        """Shows another way; none hides it."""
        if tuple(stops) != self.stops:
            self.stops = tuple(stops)
            self.setVisible(bool(stops))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints lines from stop to stop, then the stops themselves."""
        if not self.stops:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        length = self._theme.length
        for before, stop in zip(self.stops, self.stops[1:], strict=False):
            line = QPainterPath(QPointF(*before.point))
            line.lineTo(QPointF(*stop.point))
            for role, width in (("paper", 6.0), ("accent" if stop.strong else "line", 3.0)):
                pen = QPen(self._theme.colour(role), length(width))
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                if not (stop.count and before.count) and role != "paper":
                    pen.setDashPattern([1.2, 1.6])
                painter.strokePath(line, pen)
        for stop in self.stops[1:]:
            self._paint_stop(painter, stop)

    def _paint_stop(self, painter: QPainter, stop: Stop) -> None:
        theme, length = self._theme, self._theme.length
        centre = QPointF(*stop.point)
        if not stop.count:
            self._paint_cross(painter, centre)
            return
        radius = length(9.5 if stop.lands else 5.0)
        role = "accent" if stop.strong else "line"
        painter.setPen(QPen(theme.colour("paper"), length(1.6)))
        painter.setBrush(theme.colour(role))
        painter.drawEllipse(centre, radius, radius)
        if stop.lands:
            painter.setFont(theme.font_of(12, bold=True))
            painter.setPen(theme.on("accent") if stop.strong else theme.colour("paper"))
            box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number_text(stop.count, locale_of()))

    def _paint_cross(self, painter: QPainter, centre: QPointF) -> None:
        """Marks a space that is not counted."""
        theme, length = self._theme, self._theme.length
        radius, arm = length(7), length(3.2)
        painter.setPen(QPen(theme.colour("danger"), length(1.6)))
        painter.setBrush(theme.colour("paper"))
        painter.drawEllipse(centre, radius, radius)
        pen = QPen(theme.colour("danger"), length(2.2))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm))
        painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm))


class PhasePreview:
    """Shows the way of a pawn and the bubble of a board."""

    def __init__(self, board: PhaseBoard) -> None:
        self._board = board
        self._layer = WayLayer(board.context.theme, board)
        self._bubble = Bubble(board.context.theme, board)

    @property
    def words(self) -> str:
        """What the bubble says; empty when it is not shown."""
        return self._bubble.words

    @property
    def stops(self) -> tuple[Stop, ...]:
        """The way that is shown."""
        return self._layer.stops

    def resize(self) -> None:
        """Covers the whole board."""
        self._layer.resize(self._board.size())

    def lift(self) -> None:
        """Lifts the way and the bubble above the pieces, but below pawns."""
        self._layer.raise_()
        for token in self._board.table.pawns:
            token.raise_()
        self._bubble.raise_()

    def clear(self) -> None:
        """Shows nothing."""
        self._layer.set_stops(())
        self._bubble.clear()

    def show(self, options: tuple[Option, ...]) -> None:
        """Shows where the dice lead; of a single option also what comes of it."""
        board = self._board
        view, decision = board.view, board.decision
        if not isinstance(view, PhaseView) or decision is None or board.animating:
            self.clear()
            return
        option = options[0] if len(options) == 1 else None
        self._layer.set_stops(self._stops(view, option) if decision.kind == "phase10.move" else ())
        spatial = option is not None and option.action.kind in ("move", "star")
        if option is not None and spatial:
            self._show_bubble(option)
        else:
            self._bubble.clear()

    def _stops(self, view: PhaseView, chosen: Option | None) -> list[Stop]:
        assert self._board.decision is not None
        ways = sorted(option.action.args[0] for option in self._board.decision.options)
        far = chosen.action.args[0] if chosen is not None and chosen.action.kind == "move" else ways[-1]
        passed = set(skipped(view.pawns, view.turn, ways[-1]))
        lane = self._board.layout_.lane
        space, count = view.pawns[view.turn], 0
        stops = [Stop(lane(space), 0, False, True)]
        while count < ways[-1]:
            space = (space + 1) % SPACES
            counted = space not in passed
            count += counted
            lands = counted and count in ways
            strong = count <= far if counted else count < far
            if chosen is not None and lands:
                strong = count == far
            stops.append(Stop(lane(space), count if counted else 0, lands, strong))
        return stops

    def _show_bubble(self, option: Option) -> None:
        board = self._board
        space = next((target for target in option.targets if target.zone == "space"), None)
        piece = board.pieces.get(space) if space is not None else None
        if piece is None or piece.isHidden():
            self._bubble.clear()
            return
        # the kind that is chosen has its own words in the middle of the ring
        parts = (None if option.action.kind == "star" else option.label, option.detail)
        words = "\n".join(board.words.say(part) for part in parts if part is not None)
        clear = [each.box for each in board.usable_pieces() for _ in range(3)]
        area = Box(0, 0, board.width(), board.height())
        self._bubble.show_beside(words, piece.box, clear, area)
