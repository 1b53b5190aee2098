"""How the events of Phase 10 look in motion."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from cvdesk.engine.decision import Target
from cvdesk.engine.event import Event, Move
from cvdesk.games.phase10.board import SPACES
from cvdesk.games.phase10.cards import HIDDEN_CARD, code_of
from cvdesk.ui.board.animator import CallStep, Step
from cvdesk.ui.board.brush import Brush
from cvdesk.ui.board.layout import Box, between
from cvdesk.ui.board.overlay import FlyingPicture
from cvdesk.ui.board.phase10_faces import paint_back, paint_card
from cvdesk.ui.board.phase10_ground import Token

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard
    from cvdesk.ui.board.pieces import Piece

_ROLL_RULE = "phase10.2.1"
_PER_SPACE = 70
"""Milliseconds for each space of a pawn's way."""


def steps_of(board: PhaseBoard, event: Event) -> list[Step]:
    """Returns the movements of an event: dice tumble, pawns and markers go on, cards fly."""
    human = 0 <= event.player < len(board.seats) and board.seats[event.player].is_human
    if human:
        board.touched.clear()
    if event.barrier and event.rule == _ROLL_RULE:
        return [Tumble(board)]
    steps: list[Step] = []
    cards = [move for move in event.moves if move.piece.zone == "card"]
    for move in event.moves:
        if move.piece.zone == "pawn":
            steps.append(Walk(board, move))
            if not human:
                steps.append(CallStep(partial(board.touched.add, move.to.id)))
        elif move.piece.zone == "marker":
            steps.append(Advance(board, move))
    if cards:
        steps.append(Travel(board, cards))
    return steps


class Tumble(Step):
    """The dice roll; which faces they show comes with the next view."""

    milliseconds = 300

    def __init__(self, board: PhaseBoard) -> None:
        self._board = board

    def frame(self, progress: float) -> None:
        """Shows changing faces, turning."""
        for die in self._board.table.dice:
            die.tumble(progress)

    def end(self) -> None:
        """Lays the dice down."""
        for die in self._board.table.dice:
            die.set_shown(angle=0.0)


class Walk(Step):
    """A pawn goes around the ring, space by space."""

    def __init__(self, board: PhaseBoard, move: Move) -> None:
        self._board = board
        self._player = move.piece.id
        self._from, self._to = move.source.id, move.to.id
        self._count = (self._to - self._from) % SPACES
        self.milliseconds = min(900, 120 + _PER_SPACE * self._count)

    def frame(self, progress: float) -> None:
        """Shows the pawn between two spaces."""
        board, pawn = self._board, self._board.table.pawns[self._player]
        at = progress * self._count
        here = int(at)
        start = board.layout_.pawn((self._from + here) % SPACES, 0, 1)
        goal = board.layout_.pawn((self._from + min(here + 1, self._count)) % SPACES, 0, 1)
        part = at - here
        pawn.place(between(start, goal, part))
        pawn.raise_()

    def end(self) -> None:
        """Puts it where it belongs."""
        board = self._board
        if board.scene.pawns:
            board.scene.pawns[self._player] = self._to
            board.table.place_tokens()


class Advance(Step):
    """A phase marker goes on along the track."""

    milliseconds = 350

    def __init__(self, board: PhaseBoard, move: Move) -> None:
        self._board, self._move = board, move
        self._start: Box | None = None

    def begin(self) -> None:
        """Remembers where it stands."""
        self._start = self._token.box

    @property
    def _token(self) -> Token:
        return self._board.table.markers[self._move.piece.id]

    def frame(self, progress: float) -> None:
        """Shows it on its way."""
        assert self._start is not None
        goal = self._board.layout_.marker(self._move.to.id, 0)
        self._token.place(between(self._start, goal, progress))
        self._token.raise_()

    def end(self) -> None:
        """Puts it where it belongs."""
        if self._board.scene.markers:
            self._board.scene.move(self._move)
            self._board.table.place_tokens()


class Travel(Step):
    """Cards fly from place to place; nobody sees the face of one that is hidden."""

    milliseconds = 280

    def __init__(self, board: PhaseBoard, moves: Sequence[Move]) -> None:
        self._board = board
        self._moves = moves
        self._flights: list[tuple[FlyingPicture, QPointF, QPointF]] = []

    def begin(self) -> None:
        """Takes the cards in hand; unseen, the next view does it all."""
        board = self._board
        if not board.shows_motion:
            return
        for move in self._moves:
            start, goal = self._place(move.source, move.piece.id), self._place(move.to, None)
            if start is not None and goal is not None:
                flying = FlyingPicture(self._picture(move), board.window())
                self._flights.append((flying, start, goal))
                self._take_up(move)
                flying.show()
                flying.raise_()
        self.frame(0)

    def _take_up(self, move: Move) -> None:
        """Takes the card away from where it lay."""
        board, scene, table = self._board, self._board.scene, self._board.table
        if move.source.zone == "pile" and scene.pile[-1:] == [move.piece.id]:
            scene.pile.pop()
            table.pile.set_shown(code=scene.pile[-1] if scene.pile else HIDDEN_CARD, count=len(scene.pile))
        elif move.source.zone == "deck" and scene.deck:
            scene.deck -= 1
            table.deck.set_shown(count=scene.deck)
        elif board.view is not None and move.source == Target("seat", board.view.viewer or 0):
            piece = self._own_piece(move.piece.id)
            if piece is not None:
                board.put_away(piece)

    def _picture(self, move: Move) -> QPixmap:
        board = self._board
        mine = board.view is not None and Target("seat", board.view.viewer or 0) in (move.source, move.to)
        hidden = move.piece.id == HIDDEN_CARD or (board.hides_secrets and mine and move.to.zone == "seat")
        box = board.layout_.hand(0, 1)
        brush = Brush(board.context.theme, board.layout_.zoom)

        def paint(painter: QPainter) -> None:
            rect = QRectF(0, 0, box.width, box.height)
            if hidden:
                paint_back(painter, brush, rect)
            else:
                paint_card(painter, brush, rect, move.piece.id)

        key = ("flying", HIDDEN_CARD if hidden else move.piece.id)
        return board.pictures.get(key, round(box.width), round(box.height), paint)

    def _place(self, place: Target, code: int | None) -> QPointF | None:
        """Returns the middle of a place, in the window."""
        board = self._board
        if place.zone == "seat":
            if board.view is not None and place.id == board.view.viewer:
                return self._board.in_window(self._own_card(code))
            anchor = board.seat_anchor(place.id)
            return None if anchor is None else QPointF(board.window().mapFromGlobal(anchor))
        if place.zone == "meld":
            return self._board.in_window(board.rows.box_of(place.id))
        return self._board.in_window(board.layout_.deck if place.zone == "deck" else board.layout_.pile)

    def _own_card(self, code: int | None) -> Box:
        """Returns where a card of one's own hand lies, or the middle of the hand."""
        piece = self._own_piece(code)
        return piece.box if piece is not None else self._board.layout_.hand_area

    def _own_piece(self, code: int | None) -> Piece | None:
        """Returns a card of one's own hand that is seen."""
        hand = self._board.table.hand.items()
        return next((piece for token, piece in hand if code_of(token) == code and piece.isVisible()), None)

    def frame(self, progress: float) -> None:
        """Shows everything on its way."""
        for flying, start, goal in self._flights:
            flying.put(start + (goal - start) * progress, 1.0, 1.0)

    def end(self) -> None:
        """Lets go of the pictures: the next view shows the cards where they are."""
        for flying, *_ in self._flights:
            flying.hide()
            flying.deleteLater()
        self._flights.clear()
