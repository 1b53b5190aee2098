"""Which board belongs to which game; each is imported when its game is opened."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from cvdesk.engine.record import Seat
from cvdesk.ui.board.base import BoardView
from cvdesk.ui.context import Context

_BOARDS = {
    "thats_life": ("cvdesk.ui.board.thats_life", "LifeBoard"),
    "cv": ("cvdesk.ui.board.cv", "CvBoard"),
    "phase10": ("cvdesk.ui.board.phase10", "PhaseBoard"),
    "cv_pocket": ("cvdesk.ui.board.cv_pocket", "PocketBoard"),
}


def make_board(game: str, context: Context, seats: Sequence[Seat]) -> BoardView:
    """Makes the board of a game for these seats; raises KeyError when the game has none."""
    module, name = _BOARDS[game]
    board: BoardView = getattr(import_module(module), name)(context, seats)
    return board
