"""CV Pocket: three columns of cards, and a life taken from them card by card."""

from __future__ import annotations

from collections.abc import Mapping

from cvdesk.games.cv_pocket.deck import BUILT_IN, GAME, check_deck, load_deck
from cvdesk.games.cv_pocket.rules import INFO, PocketRules
from cvdesk.games.decks import locate_deck


def make_rules(options: Mapping[str, str]) -> PocketRules:
    """Makes the rules with options; the option ``deck`` may name a deck of a player's own, or its file.

    Raises BadOption for an unknown option, value or deck, and BadDeck for a deck that is wrong.
    """
    deck = options.get("deck", BUILT_IN)
    if deck == BUILT_IN:
        return PocketRules(options)
    word, path = locate_deck(GAME, deck, check_deck, taken=(BUILT_IN,))
    return PocketRules({**options, "deck": word}, load_deck(path))


__all__ = ["INFO", "PocketRules", "make_rules"]
