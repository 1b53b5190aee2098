"""CV Pocket: three columns of cards, and a life taken from them card by card."""

from __future__ import annotations

from collections.abc import Mapping

from cvdesk.games.cv_pocket.deck import DECK_FILES
from cvdesk.games.cv_pocket.rules import INFO, PocketRules
from cvdesk.games.decks import BUILT_IN


def make_rules(options: Mapping[str, str]) -> PocketRules:
    """Makes the rules with options; the option ``deck`` may name a deck of a player's own, or its file.

    Raises BadOption for an unknown option, value or deck, and BadDeck for a deck that is wrong.
    """
    value = options.get("deck", BUILT_IN)
    if value == BUILT_IN:
        return PocketRules(options)
    word, deck = DECK_FILES.locate(value)
    return PocketRules({**options, "deck": word}, deck)


__all__ = ["INFO", "PocketRules", "make_rules"]
