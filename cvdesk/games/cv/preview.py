"""What a choice would lead to, worked out before it is made (CV 5.2)."""

from __future__ import annotations

from cvdesk.games.cv.cards import covers_with_wild
from cvdesk.games.cv.state import CvState
from cvdesk.games.cv.terms import Terms


def unpaid_after(terms: Terms, state: CvState, pool: int) -> tuple[tuple[int, ...], bool]:
    """CV 5.2: looks at the upkeep due if choosing stopped with these symbols left.

    Returns the active cards that could not even alone be paid for, and whether the others
    could be paid for together.  Losses to misfortune, which may change it, are not foreseen.
    """
    upkeep = terms.cards.upkeep
    due = [card for card in state.active(state.turn) if upkeep[card]]
    hopeless = tuple(card for card in due if not covers_with_wild(pool, upkeep[card]))
    rest = sum(upkeep[card] for card in due if card not in hopeless)
    return hopeless, covers_with_wild(pool, rest)
