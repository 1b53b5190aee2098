"""How the events of CV look in motion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from cvdesk.engine.decision import Target
from cvdesk.engine.event import Event, Move
from cvdesk.ui.board.animator import CallStep, Step
from cvdesk.ui.board.cv_scene import player_of
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.overlay import FlyingPicture

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard
    from cvdesk.ui.board.pieces import Piece

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
        for slot in self._board.thrown():
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
        """Takes the cards in hand and lets the others know where to go."""
        board = self._board
        opened = next((at for move in self._moves if (at := player_of(move.to)) is not None), None)
        if opened is not None and opened != board.open_tab and board.isVisible():
            board.show_player(opened)
        starts = [board.place_of(move.piece.id, move.source) for move in self._moves]
        pictures = [board.picture_of(move.piece.id, move.source) for move in self._moves]
        before = {piece: piece.box for piece in board.table.order() if not piece.isHidden()}
        for move in self._moves:
            board.scene.move(move)
        board.show_scene()
        after = board.table.positions()
        self._ways = [
            (piece, before[piece], box)
            for piece, box in after.items()
            if piece in before and before[piece] != box
        ]
        for move, start, picture in zip(self._moves, starts, pictures, strict=True):
            goal = board.place_of(move.piece.id, move.to)
            if picture is None or start is None or goal is None:
                continue
            flying = FlyingPicture(picture, board)
            self._flights.append((flying, _centre(start), _centre(goal), move.to.zone == "box"))
            flying.show()
            flying.raise_()
            arriving = board.piece_at(move.piece.id, move.to)
            if arriving is not None:
                arriving.hide()
        self.frame(0)

    def frame(self, progress: float) -> None:
        """Shows everything on its way."""
        for piece, start, goal in self._ways:
            piece.place(Box(*(a + (b - a) * progress for a, b in zip(start, goal, strict=True))))
        for flying, source, to, leaves in self._flights:
            flying.put(source + (to - source) * progress, 1.0, 1 - progress if leaves else 1.0)

    def end(self) -> None:
        """Puts everything where it belongs."""
        for flying, *_ in self._flights:
            flying.hide()
            flying.deleteLater()
        self._flights.clear()
        self._board.settle()


def _centre(box: Box) -> QPointF:
    return QRectF(*box).center()


def target_of(card: int, place: Target) -> Target:
    """Returns the target under which a card is known at a place."""
    if place.zone == "display":
        return Target("display", card)
    if place.zone == "seat":
        return Target("hand", card)
    return Target("card", card)
