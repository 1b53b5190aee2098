"""How the events of CV look in motion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from cvdesk.engine.decision import Target
from cvdesk.engine.event import Event, Move
from cvdesk.games.cv.state import IN_THE_AIR
from cvdesk.games.cv.view import CvView
from cvdesk.ui.board.animator import CallStep, Step
from cvdesk.ui.board.cv_scene import player_of
from cvdesk.ui.board.layout import Box, between
from cvdesk.ui.board.overlay import FlyingPicture

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard
    from cvdesk.ui.board.pieces import Piece

_RISE = 70
"""How far what leaves the table rises while it fades, in pixels of the design."""
_THROWS = ("cv.3.1", "cv.3.2", "cv.3.3")


def steps_of(board: CvBoard, event: Event) -> list[Step]:
    """Returns the movements of an event: dice tumble, cards travel, the rest makes room."""
    if 0 <= event.player < len(board.seats) and board.seats[event.player].is_human:
        board.touched.clear()
    if event.barrier and event.rule in _THROWS:
        return [Tumble(board)]
    moves = [move for move in event.moves if move.piece.zone == "card"]
    if not moves or board.scene.is_draft:
        return []
    steps: list[Step] = [Travel(board, event.player, moves)]
    if 0 <= event.player < len(board.seats) and not board.seats[event.player].is_human:
        gained = [move.piece.id for move in moves if move.to.zone in ("stack", "waiting")]
        steps.append(CallStep(lambda: board.touched.update(gained)))
    return steps


class Tumble(Step):
    """The dice in the air roll; which faces they show comes with the next view."""

    milliseconds = 300

    def __init__(self, board: CvBoard) -> None:
        self._board = board

    def frame(self, progress: float) -> None:
        """Shows changing faces, turning."""
        for slot in _thrown(self._board):
            self._board.table.dice[slot].tumble(progress)


class Travel(Step):
    """Cards go from place to place; everything else makes room for them."""

    milliseconds = 260

    def __init__(self, board: CvBoard, player: int, moves: Sequence[Move]) -> None:
        self._board = board
        self._player = player
        self._moves = moves
        self._flights: list[tuple[FlyingPicture, QPointF, QPointF, bool]] = []
        self._ways: list[tuple[Piece, Box, Box]] = []

    def begin(self) -> None:
        """Takes the cards in hand and lets the others know where to go; unseen, the next view does it all."""
        board = self._board
        if not board.shows_motion:
            return
        opened = next((at for move in self._moves if (at := player_of(move.to)) is not None), None)
        if opened is not None and opened != board.open_tab and board.isVisible():
            board.show_player(opened)
        lifted = [self._lift(move) for move in self._moves]
        before = {piece: piece.box for piece in board.table.order() if not piece.isHidden()}
        for move in self._moves:
            board.scene.move(move)
        board.show_scene()
        self._ways = [
            (piece, before[piece], box)
            for piece, box in board.table.positions().items()
            if piece in before and before[piece] != box
        ]
        for move, (start, picture) in zip(self._moves, lifted, strict=True):
            self._take_off(move, start, picture)
        self.frame(0)

    def _lift(self, move: Move) -> tuple[QPointF | None, QPixmap | None]:
        """Returns where a card begins, in the window, and its picture there."""
        board, card = self._board, move.piece.id
        piece = _piece_at(board, card, move.source)
        if piece is not None and not piece.isHidden():
            return board.in_window(piece.box), piece.grab()
        if move.source.zone == "deck":
            decks = board.table.decks
            return board.in_window(decks[min(move.source.id, len(decks) - 1)].box), None
        return (self._seat(move.source.id), None) if move.source.zone == "seat" else (None, None)

    def _take_off(self, move: Move, start: QPointF | None, picture: QPixmap | None) -> None:
        """Lets a card fly, if it is seen where it begins or where it goes."""
        board = self._board
        arriving = _piece_at(board, move.piece.id, move.to)
        goal: QPointF | None
        seen = arriving is not None and not arriving.isHidden()
        if start is None:
            return
        if arriving is not None and seen:
            goal, picture = board.in_window(arriving.box), picture or arriving.grab()
            arriving.hide()
        elif move.to.zone == "seat":
            goal = self._seat(move.to.id)
        else:
            goal = start - QPointF(0, board.length(_RISE))
        if picture is not None and goal is not None:
            flying = FlyingPicture(picture, board.window())
            self._flights.append((flying, start, goal, not seen))
            flying.show()
            flying.raise_()

    def _seat(self, player: int) -> QPointF | None:
        """Returns the place of a seat's row in the window."""
        anchor = self._board.seat_anchor(player)
        return None if anchor is None else QPointF(self._board.window().mapFromGlobal(anchor))

    def frame(self, progress: float) -> None:
        """Shows everything on its way."""
        for piece, start, goal in self._ways:
            piece.place(between(start, goal, progress))
        for flying, source, to, leaves in self._flights:
            flying.put(source + (to - source) * progress, 1.0, 1 - progress if leaves else 1.0)

    def end(self) -> None:
        """Puts everything where it belongs."""
        for flying, *_ in self._flights:
            flying.hide()
            flying.deleteLater()
        if self._flights or self._ways:
            self._board.settle()
        self._flights.clear()


def _thrown(board: CvBoard) -> list[int]:
    """Returns the slots of the dice that roll: those in the air, marked ones and new ones."""
    if not isinstance(board.view, CvView):
        return []
    marked = [die.target.id for die in board.table.dice if die.state in ("reroll", "join", "roll")]
    air = [slot for slot, face in enumerate(board.view.dice) if face == IN_THE_AIR]
    return sorted({*marked, *air})


def _piece_at(board: CvBoard, card: int, place: Target) -> Piece | None:
    """Returns the piece that a card is at a place."""
    zone = {"display": "display", "seat": "hand"}.get(place.zone, "card")
    return board.pieces.get(Target(zone, card))
