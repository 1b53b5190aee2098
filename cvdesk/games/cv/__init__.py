"""CV: a life of 83 cards and seven symbol dice, for two to four."""

from __future__ import annotations

from collections.abc import Mapping

from cvdesk.games.cv.deck import BUILT_IN, check_deck, load_deck
from cvdesk.games.cv.rules import INFO, CvRules
from cvdesk.games.decks import locate_deck


def make_rules(options: Mapping[str, str]) -> CvRules:
    """Makes the rules with options; the option ``deck`` may name a deck of a player's own, or its file.

    Raises BadOption for an unknown option, value or deck, and BadDeck for a deck that is wrong.
    """
    deck = options.get("deck", BUILT_IN)
    if deck == BUILT_IN:
        return CvRules(options)
    word, path = locate_deck("cv", deck, check_deck, taken=(BUILT_IN,))
    return CvRules({**options, "deck": word}, load_deck(path))


__all__ = ["INFO", "CvRules", "make_rules"]
