"""How the events of That's Life! look in motion."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from cvdesk.engine.decision import Target
from cvdesk.ui.board.animator import Step
from cvdesk.ui.board.layout import Box, Point
from cvdesk.ui.board.overlay import FlyingPicture

if TYPE_CHECKING:
    from cvdesk.ui.board.thats_life import LifeBoard

_TUMBLE = (3, 5, 1, 6, 2, 4)
_FLY_SIZE = 0.5


class Glide(Step):
    """A token goes along the path to another tile."""

    milliseconds = 250

    def __init__(self, board: LifeBoard, token: Target, to: int) -> None:
        self._board = board
        self._target = token
        self._to = to
        self._points: tuple[Point, ...] = ()

    def begin(self) -> None:
        """Lifts the token; what is left behind and what is at the goal makes room."""
        board = self._board
        token = board.tokens[self._target]
        start = board.box_of_token(self._target).centre
        source = board.scene.where[self._target]
        board.scene.where[self._target] = self._to
        goal = board.positions()[token].centre if token in board.positions() else start
        board.settle(apart_from=token)
        token.set_count(1)
        token.show()
        token.raise_()
        self._points = (start, *board.spots_between(source, self._to), goal)
        self.frame(0)

    def frame(self, progress: float) -> None:
        """Shows the token on its way."""
        centre = point_along(self._points, progress)
        side = self._board.layout_.piece_side
        box = Box(centre.x - side / 2, centre.y - side / 2, side, side)
        self._board.tokens[self._target].place(box)

    def end(self) -> None:
        """Puts the token down."""
        self._board.restack()
        self._board.settle()


class Fly(Step):
    """A tile leaves the path for a seat, or comes back from it."""

    milliseconds = 300

    def __init__(self, board: LifeBoard, tile: int, player: int, *, back: bool = False) -> None:
        self._board = board
        self._tile = tile
        self._player = player
        self._back = back
        self._picture: FlyingPicture | None = None
        self._start = QPointF()
        self._goal = QPointF()

    def begin(self) -> None:
        """Takes the tile from the table, or the picture of it from the seat."""
        board = self._board
        tile = board.tiles[self._tile]
        window = board.window()
        if self._back:
            tile.place(board.place_of(self._tile))
        here = QPointF(board.mapTo(window, tile.geometry().center()))
        seat = board.seat_point(self._player, here)
        self._start, self._goal = (seat, here) if self._back else (here, seat)
        self._picture = FlyingPicture(tile.grab(), window)
        self.frame(0)
        self._picture.show()
        self._picture.raise_()
        if not self._back:
            board.take_away(self._tile)

    def frame(self, progress: float) -> None:
        """Shows the tile on its way; at a seat it is small and pale."""
        if self._picture is None:
            return
        away = 1 - progress if self._back else progress
        centre = self._start + (self._goal - self._start) * progress
        self._picture.put(centre, 1 - (1 - _FLY_SIZE) * away, 1 - 0.8 * away)

    def end(self) -> None:
        """Ends the flight."""
        if self._picture is not None:
            self._picture.hide()
            self._picture.deleteLater()
            self._picture = None
        if self._back:
            self._board.bring_in(self._tile)


class Tumble(Step):
    """The die rolls and comes to rest on its face."""

    milliseconds = 300

    def __init__(self, board: LifeBoard, face: int) -> None:
        self._board = board
        self._face = face

    def frame(self, progress: float) -> None:
        """Shows changing faces, turning."""
        if progress >= 1:
            return
        face = _TUMBLE[int(progress * 8) % len(_TUMBLE)]
        self._board.die.show_face(face, (1 - progress) * 300)

    def end(self) -> None:
        """Shows the face that was rolled."""
        self._board.scene.roll = self._face
        self._board.die.show_face(self._face)


def point_along(points: Sequence[Point], progress: float) -> Point:
    """Returns the point at a part of the length of a line of points."""
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    left = sum(lengths) * progress
    for (one, other), length in zip(pairwise(points), lengths, strict=True):
        if left <= length and length > 0:
            part = left / length
            return Point(one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part)
        left -= length
    return points[-1]
