"""The laid combinations of Phase 10 beside the ring: one row per seat, six of them fit.

A row shows whose it is, and either the phase that is to be laid or the combinations that
lie there; when a round is over, what it has brought, until somebody lays again or all have
had a turn.  A set or a flush is one piece, ``("meld", i)``; a run besides has a place at
either end, ``("low", i)`` and ``("high", i)``, with the number that fits there.  All of
them glow when they belong to the open decision, more so when they go with what is
clicked: that is the work of `BoardView.refresh`, so the board has nothing to do.

How a board uses it::

    self.rows = MeldRows(self)                    # once; makes ("row", seat) pieces
    self.rows.place(box, zoom)                    # from arrange(), when the layout changes
    self.rows.show_view(view, names)              # from show_view(); makes and shows pieces
    self.rows.order()                             # part of reading_order()
    self.rows.resolve(piece, position)            # from resolve(): a click on a run means its nearer end
    self.rows.box_of(meld)                        # where cards fly to
    self.rows.row_box(seat)

Pieces register themselves in `board.pieces`; those of combinations that have gone stay
there, hidden.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cvdesk.engine.decision import Target
from cvdesk.engine.message import Message, P, message
from cvdesk.games.phase10.cards import is_joker
from cvdesk.games.phase10.melds import Meld, stands_for
from cvdesk.games.phase10.messages import card_name, meld_name, phase_needs
from cvdesk.games.phase10.phases import FLUSH, LAUREL, SET
from cvdesk.games.phase10.report import RoundReport, last_round
from cvdesk.games.phase10.steps import STEP_KEEP, STEP_OVER
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.render import Names, plain
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.phase10_pieces import PhasePiece
from cvdesk.ui.board.phase10_row_layout import Places, free_ends, lay_out
from cvdesk.ui.board.phase10_small import number_words, paint_place, paint_small
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted
from cvdesk.ui.widgets import paint_badge

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BADGE = 22.0
_EDGE = 5.0
_GAP = 3.0
_FRAME = 3.5
"""The room around a combination for the mark that cards can go there."""
_LINE = 15.0
"""The words above the cards of a row, once a round is over."""
_HIGHEST = 64.0
"""A row grows no higher than this, in pixels of the design."""


class RowPiece(PhasePiece):
    """The ground of a row: whose it is, and what is to be laid as long as nothing is."""

    radius = 7.0

    def __init__(self, board: PhaseBoard, player: int) -> None:
        super().__init__(board, Target("row", player))
        seat = board.seats[player]
        self.letter, self.seat_colour = seat.name[:1].upper(), seat.colour
        self.words = ""
        self.is_news = False
        self.has_cards = False
        self.acts = False

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return (self.letter, self.seat_colour, self.words, self.is_news, self.has_cards, self.acts)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints paper, badge and words; the seat whose turn it is has a bar at its side."""
        brush = self.brush
        shape = self.outline(rect)
        painter.fillPath(shape, self.theme.colour("paper"))
        painter.strokePath(shape, brush.pen("ink" if self.acts else "line", 1.6 if self.acts else 1))
        side = brush.length(_BADGE)
        badge = QRectF(rect.left() + brush.length(_EDGE), rect.center().y() - side / 2, side, side)
        paint_badge(painter, self.theme, badge, self.seat_colour, self.letter)
        if not self.words:
            return
        gap = brush.length(_EDGE)
        room = QRectF(rect)
        room.setLeft(badge.right() + gap)
        room.adjust(0, brush.length(2), -gap, -brush.length(2))
        if self.has_cards:
            room.setHeight(brush.length(_LINE))
        font = self.theme.font_of_pixels(round(brush.length(12)), bold=self.is_news)
        fitted = fit_text(self.words, font, room.width(), room.height(), round(brush.length(SMALLEST)))
        paint_fitted(painter, room, fitted, self.theme.colour("ink" if self.is_news else "muted"), _LEFT)


class MeldPiece(PhasePiece):
    """A laid combination with its cards."""

    radius = 5.0

    def __init__(self, board: PhaseBoard, index: int) -> None:
        super().__init__(board, Target("meld", index))
        self.meld: Meld | None = None
        self.cards: tuple[Box, ...] = ()
        """Where each card lies, in pixels of the board."""

    def show_meld(self, meld: Meld, places: Places) -> None:
        """Shows a combination in its places."""
        changed = (meld, places.cards) != (self.meld, self.cards)
        self.meld, self.cards = meld, places.cards
        self.place(places.box.grown(_FRAME * self.board.layout_.zoom))
        self.show()
        if changed:
            self.update()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        assert self.meld is not None
        places = tuple((round(box.x - self.box.x, 1), round(box.width, 1)) for box in self.cards)
        return (self.meld.kind, self.meld.value, self.meld.low, self.meld.cards, places)

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints the cards, a joker with what it stands for."""
        if self.meld is None:
            return
        for at, (code, box) in enumerate(zip(self.meld.cards, self.cards, strict=True)):
            area = QRectF(rect.left() + box.x - self.box.x, rect.top() + box.y - self.box.y, *box[2:])
            colour = self.meld.value if self.meld.kind == FLUSH else None
            paint_small(painter, self.brush, area, code, number=number_at(self.meld, at), colour=colour)

    def paint_inner_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paints a frame around the cards, over none of them."""
        colour, width = self.mark()
        zoom = self.board.layout_.zoom
        width = min(width, 0.85 * _FRAME * zoom)
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half, radius = width / 2, self.radius * zoom
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


class EndPiece(PhasePiece):
    """The free end of a run, with the number that fits there."""

    def __init__(self, board: PhaseBoard, zone: str, index: int) -> None:
        super().__init__(board, Target(zone, index))
        self.number = 0

    def show_number(self, number: int, box: Box) -> None:
        """Shows which number fits, in its place."""
        self.set_shown(number=number)
        self.place(box)
        self.show()
        self.raise_()

    def key(self) -> Hashable:
        """Returns what its picture depends on."""
        return self.number

    def paint_thing(self, painter: QPainter, rect: QRectF) -> None:
        """Paints a dashed place; it is filled where a card can go."""
        glows = self.look.chosen or (self.look.usable and self.look.fitting)
        paint_place(painter, self.brush, rect, number_words(self.number), glows=glows)

    def paint_inner_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paints nothing over the number: the place itself glows; what would begin anew has a thin line."""
        if not (self.look.chosen or self.look.fitting):
            painter.strokePath(self.outline(rect), self.brush.pen("accent", 1.2))


def number_at(meld: Meld, at: int) -> int:
    """Returns the number that a card of a combination stands for; 0 in a flush, and outside a run's count."""
    if meld.kind == SET:
        return meld.value
    return stands_for(meld, at) or 0


def card_at(meld: Meld, at: int) -> Message:
    """Returns what a card of a combination is called, a joker with what it stands for."""
    code = meld.cards[at]
    if not is_joker(code):
        return card_name(code)
    number = number_at(meld, at)
    if not number:
        return message("phase10-joker")
    return message("phase10-board-joker-as", number=P.value(number))


def outcome(report: RoundReport, player: int, phase: int) -> Message:
    """Returns what a round has brought to a player, whose marker stands on a phase now."""
    number = P.value(report.number)
    before, after = report.moves[player]
    if after == LAUREL:
        return message("phase10-end-laurel", round=number, before=P.value(before))
    if after:
        moved = {"round": number, "before": P.value(before), "after": P.value(after)}
        if report.finisher == player:
            return message("phase10-end-out", **moved)
        return message("phase10-end-laid", **moved)
    if report.kept[player]:
        kept = P.count(report.kept[player])
        return message("phase10-end-kept", round=number, phase=P.value(phase), count=kept)
    return message("phase10-end-stays", round=number, phase=P.value(phase))


class MeldRows:
    """Makes the rows of all seats and keeps them as the view is."""

    def __init__(self, board: PhaseBoard) -> None:
        self._board = board
        self._box, self._zoom = Box(0, 0, 0, 0), 1.0
        self._places: dict[int, Places] = {}
        self._view: PhaseView | None = None
        self._names = Names()
        self._known: tuple[int, ...] = ()
        self._found: RoundReport | None = None
        self._report: RoundReport | None = None
        self.laid: tuple[Meld, ...] = ()
        """The combinations that are shown: those on the table, or those of the round that is over."""
        self.rows = [RowPiece(board, player) for player in range(len(board.seats))]
        self.melds: list[MeldPiece] = []
        self.ends: dict[Target, EndPiece] = {}
        board.pieces.update({row.target: row for row in self.rows})

    # ---- what the board calls

    def place(self, box: Box, zoom: float) -> None:
        """Lays the rows out in a box of the board; `zoom` is pixels for one pixel of the design."""
        self._box, self._zoom = box, zoom
        for row in self.rows:
            row.place(self.row_box(row.target.id))
            row.show()
        if self._view is not None:
            self.show_view(self._view, self._names)

    def row_box(self, player: int) -> Box:
        """Returns the place of a seat's row."""
        gap = _GAP * self._zoom
        most = _HIGHEST * self._zoom
        high = min((self._box.height + gap) / len(self.rows) - gap, most)
        return Box(self._box.x, round(self._box.y + player * (high + gap)), self._box.width, round(high))

    def box_of(self, meld: int) -> Box:
        """Returns where a combination lies, or before it does its owner's row."""
        places = self._places.get(meld)
        return places.box if places is not None else self._box

    def show_view(self, view: PhaseView, names: Names) -> None:
        """Shows who has laid what, and for a while after a round what that round has brought."""
        self._view, self._names = view, names
        report = self._report = self._report_of(view)
        self.laid = report.melds if report is not None else view.melds
        self._places = {}
        for player, row in enumerate(self.rows):
            mine = self._melds_of(player)
            melds = [self.laid[index] for index in mine]
            area = self._area(player, below_words=report is not None)
            places = lay_out(melds, area, self._zoom, open=report is None)
            self._places.update(zip(mine, places, strict=True))
            self._write_row(row, view)
        for index, meld in enumerate(self.laid):
            self._show_meld(index, meld, self._places[index])
        gone = [*self.melds[len(self.laid) :], *(end for end in self.ends.values() if not self._is_free(end))]
        for piece in gone:
            if not piece.isHidden():
                self._board.put_away(piece)

    def _report_of(self, view: PhaseView) -> RoundReport | None:
        """Returns how the last round went, as long as that is news."""
        over = view.step in (STEP_KEEP, STEP_OVER)
        fresh = view.round > 1 and view.turns <= view.players and not view.melds
        if not over and not fresh:
            return None
        known = (view.round, over, view.actor if over else -1)
        if known != self._known:
            self._known = known
            self._found = last_round(self._board.history(), view.players)
        return self._found

    def _melds_of(self, player: int) -> list[int]:
        return [index for index, meld in enumerate(self.laid) if meld.owner == player]

    def order(self) -> list[Piece]:
        """Returns the pieces in reading order: each row with what lies in it."""
        order: list[Piece] = []
        for player, row in enumerate(self.rows):
            order.append(row)
            for index in self._melds_of(player):
                order.append(self.melds[index])
                ends = (self.ends.get(Target(zone, index)) for zone in ("low", "high"))
                order += [end for end in ends if end is not None and not end.isHidden()]
        return order

    def resolve(self, piece: Piece, position: QPointF) -> Target:
        """Returns what a click at a place of the board means: on a run its nearer end, if that is of use."""
        if piece.target.zone != "meld" or self._board.can_click(piece.target):
            return piece.target
        nearer = "low" if position.x() < piece.box.centre.x else "high"
        for zone in (nearer, "low", "high"):
            target = Target(zone, piece.target.id)
            if self._board.can_click(target):
                return target
        return piece.target

    # ---- rows and combinations

    def _area(self, player: int, *, below_words: bool) -> Box:
        row, zoom = self.row_box(player), self._zoom
        left = row.x + (_BADGE + 2 * _EDGE) * zoom
        inset = (_FRAME + 1.5) * zoom
        top = row.y + inset + (_LINE * zoom if below_words else 0)
        return Box(left, top, row.right - _EDGE * zoom - left, row.y + row.height - inset - top)

    def _is_free(self, end: EndPiece) -> bool:
        zone, index = end.target
        if self._report is not None or index >= len(self.laid):
            return False
        return free_ends(self.laid[index])[zone == "high"]

    def _write_row(self, row: RowPiece, view: PhaseView) -> None:
        player = row.target.id
        phase = view.markers[player]
        mine = [self.laid[index] for index in self._melds_of(player)]
        name = message("phase10-board-row", player=P.player(player), phase=P.value(phase))
        if phase == LAUREL:
            name = message("phase10-board-row-laurel", player=P.player(player))
        words = ""
        if self._report is not None:
            words = plain(outcome(self._report, player, phase), self._names)
        elif not mine and phase != LAUREL:
            needs = P.message(phase_needs(phase))
            words = plain(message("phase10-board-to-lay", phase=P.value(phase), needs=needs), self._names)
        is_news = self._report is not None
        row.set_shown(words=words, is_news=is_news, has_cards=bool(words and mine), acts=view.turn == player)
        lies = "; ".join(plain(meld_name(meld), self._names) for meld in mine)
        row.set_words(plain(name, self._names), ". ".join(part for part in (words, lies) if part))

    def _show_meld(self, index: int, meld: Meld, places: Places) -> None:
        if index == len(self.melds):
            self.melds.append(MeldPiece(self._board, index))
            self._board.pieces[self.melds[index].target] = self.melds[index]
        piece = self.melds[index]
        piece.show_meld(meld, places)
        piece.raise_()
        cards = P.list(*(P.message(card_at(meld, at)) for at in range(len(meld.cards))))
        said = plain(message("phase10-board-cards", cards=cards), self._names)
        piece.set_words(plain(meld_name(meld), self._names), said)
        for zone, box, number in (
            ("low", places.low, meld.low - 1),
            ("high", places.high, meld.high + 1),
        ):
            if box is not None:
                self._show_end(Target(zone, index), box, number, meld)

    def _show_end(self, target: Target, box: Box, number: int, meld: Meld) -> None:
        piece = self.ends.get(target)
        if piece is None:
            piece = self.ends[target] = EndPiece(self._board, *target)
            self._board.pieces[target] = piece
        piece.show_number(number, box)
        said = {"meld": P.message(meld_name(meld)), "number": P.value(number)}
        low = target.zone == "low"
        name = message("phase10-board-low", **said) if low else message("phase10-board-high", **said)
        piece.set_words(plain(name, self._names), "")
