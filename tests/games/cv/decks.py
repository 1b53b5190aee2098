"""Decks with a few fields changed, for rules that no card of the built-in deck shows."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from cvdesk.games.cv import CvRules
from cvdesk.games.cv.cards import CARDS, CardSet
from cvdesk.games.cv.deck import DECK_FILES


def deck_with(**changes: dict[str, Any]) -> CardSet:  # Any: fields of a card
    """The built-in cards with fields changed, by card id."""
    cards = DECK_FILES.built_in.cards[1 : CARDS + 1]
    return CardSet("Changed", [evolve(card, **changes.get(card.id, {})) for card in cards])


def rules_with(**changes: dict[str, Any]) -> CvRules:  # Any: fields of a card
    """The rules with such a deck."""
    return CvRules({}, deck_with(**changes))
