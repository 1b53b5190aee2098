"""How the events of CV Pocket look in motion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from cvdesk.ui.board.animator import Step
from cvdesk.ui.board.overlay import FlyingPicture
from cvdesk.ui.board.pieces import Look

if TYPE_CHECKING:
    from cvdesk.ui.board.cv_pocket import PocketBoard

_SMALL = 0.45
_FLIGHT = 260
_DELAY = 45


class Take(Step):
    """A card leaves its column for the CV that is shown, or for the tab of another one."""

    milliseconds = 300

    def __init__(self, board: PocketBoard, card: int, player: int) -> None:
        self._board = board
        self._card = card
        self._player = player
        self._picture: FlyingPicture | None = None
        self._start = QPointF()
        self._goal = QPointF()

    def begin(self) -> None:
        """Takes the card out of its column."""
        board = self._board
        piece = board.table.cards[self._card]
        self._start = board.in_window(piece.box)
        self._goal = board.in_window(board.goal_of(self._player))
        self._picture = FlyingPicture(piece.grab(), board.window())
        self.frame(0)
        self._picture.show()
        self._picture.raise_()
        board.take_out(self._card)

    def frame(self, progress: float) -> None:
        """Shows the card on its way, smaller and paler."""
        if self._picture is not None:
            centre = self._start + (self._goal - self._start) * progress
            self._picture.put(centre, 1 - (1 - _SMALL) * progress, 1 - 0.6 * progress)

    def end(self) -> None:
        """Puts the card into the CV."""
        if self._picture is not None:
            self._picture.hide()
            self._picture.deleteLater()
            self._picture = None
        self._board.put_in(self._card, self._player)


class Deal(Step):
    """Cards come from the deck, one shortly after the other."""

    def __init__(self, board: PocketBoard, ways: Sequence[tuple[int, int]]) -> None:
        """`ways` are cards and their columns, in the order of dealing."""
        self._board = board
        self._ways = ways
        self._flights: list[tuple[FlyingPicture, QPointF, int]] = []
        self._deck = QPointF()
        self.milliseconds = _FLIGHT + _DELAY * (len(ways) - 1)

    def begin(self) -> None:
        """Makes room, and lets the cards begin at the deck."""
        board = self._board
        board.enter(self._ways)
        self._deck = board.in_window(board.table.deck.box)
        for card, _ in self._ways:
            piece = board.table.cards[card]
            piece.set_look(Look())
            picture = FlyingPicture(piece.grab(), board.window())
            self._flights.append((picture, board.in_window(piece.box), card))
            picture.hide()

    def frame(self, progress: float) -> None:
        """Shows those on their way; whoever has arrived lies there."""
        time = progress * self.milliseconds
        for number, (picture, goal, card) in enumerate(self._flights):
            part = (time - number * _DELAY) / _FLIGHT
            if part >= 1:
                picture.hide()
                self._board.table.cards[card].show()
            elif part > 0:
                picture.put(self._deck + (goal - self._deck) * part, _SMALL + (1 - _SMALL) * part, 1)
                picture.show()
                picture.raise_()

    def end(self) -> None:
        """Puts all of them down."""
        for picture, _, _ in self._flights:
            picture.hide()
            picture.deleteLater()
        self._flights = []
        self._board.settle()
