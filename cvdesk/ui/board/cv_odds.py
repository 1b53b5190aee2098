"""The odds lens of CV: chances for the dice that are marked to be thrown again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import frozen

from cvdesk.games.cv.view import CvView

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard


@frozen
class Odds:
    """Chances after one throw."""

    cards: Mapping[int, float]
    """By card of the track: that it can be paid for."""
    misfortune: float
    """That three misfortunes lie out."""


def odds_of(board: CvBoard, view: CvView) -> Odds | None:
    """Returns the chances for the dice marked now; None where nothing is about to be thrown."""
    return None
