"""Things that make room, or close a gap."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cvdesk.ui.board.animator import Step
from cvdesk.ui.board.layout import Box, between
from cvdesk.ui.board.pieces import Piece


class Reflow(Step):
    """Whatever lies elsewhere than it should goes there."""

    def __init__(
        self, positions: Callable[[], Mapping[Piece, Box]], settle: Callable[[], None], milliseconds: int
    ) -> None:
        """`positions` tells where everything should lie, `settle` puts it there."""
        self._positions, self._settle, self.milliseconds = positions, settle, milliseconds
        self._ways: list[tuple[Piece, Box, Box]] = []

    def begin(self) -> None:
        """Finds out what has to move."""
        for piece, box in self._positions().items():
            if not piece.isHidden() and piece.box != box:
                self._ways.append((piece, piece.box, box))

    def frame(self, progress: float) -> None:
        """Shows everything on its way."""
        for piece, start, goal in self._ways:
            piece.place(between(start, goal, progress))

    def end(self) -> None:
        """Puts everything in its place."""
        self._settle()
