"""CV: a life of 83 cards and seven symbol dice, for two to four."""

from __future__ import annotations

from collections.abc import Mapping

from cvdesk.games.cv.deck import DECK_FILES
from cvdesk.games.cv.rules import INFO, CvRules
from cvdesk.games.decks import BUILT_IN


def make_rules(options: Mapping[str, str]) -> CvRules:
    """Makes the rules with options; the option ``deck`` may name a deck of a player's own, or its file.

    Raises BadOption for an unknown option, value or deck, and BadDeck for a deck that is wrong.
    """
    value = options.get("deck", BUILT_IN)
    if value == BUILT_IN:
        return CvRules(options)
    word, deck = DECK_FILES.locate(value)
    return CvRules({**options, "deck": word}, deck)


__all__ = ["INFO", "CvRules", "make_rules"]
