"""The odds lens of CV: what the dice that are marked may bring, or the best throws from here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import frozen

from cvdesk.games.cv.odds import after_throw, by_last_throw
from cvdesk.games.cv.view import CvView

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard


@frozen
class Lens:
    """Chances from 0 to 1."""

    cards: Mapping[int, float]
    """By card of the track: that it can be paid for."""
    misfortune: float
    """That three misfortunes lie out."""
    throws: bool
    """Whether they are those after one throw of the marked dice, rather than after the best throws."""


class OddsLens:
    """Works out chances for a board, each only once."""

    def __init__(self, board: CvBoard) -> None:
        self._board = board
        self._view: CvView | None = None
        self._known: dict[tuple[int, ...], Lens] = {}

    def look(self, view: CvView) -> Lens | None:
        """Returns the chances for the dice marked now; None where no dice are being chosen."""
        board = self._board
        if board.decision is None or board.decision.kind != "cv.reroll" or board.selection is None:
            return None
        if view is not self._view:
            self._view, self._known = view, {}
        marked = [target.id for target in board.selection.clicked if target.zone == "die"]
        faces = tuple(sorted(view.dice[slot] for slot in marked))
        if faces not in self._known:
            self._known[faces] = self._work_out(view, faces)
        return self._known[faces]

    def _work_out(self, view: CvView, faces: tuple[int, ...]) -> Lens:
        terms = self._board.words.rules.terms
        after = after_throw(terms, view, faces)
        if faces:
            return Lens(after.cards, after.misfortune, True)
        return Lens(by_last_throw(terms, view), after.misfortune, False)
