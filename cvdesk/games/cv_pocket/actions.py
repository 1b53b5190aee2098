"""Every action of the game, built once; only those that deal cards are made anew."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Action, action_table
from cvdesk.games.cv_pocket.cards import CARDS, MOST_PLAYERS
from cvdesk.games.cv_pocket.symbols import SYMBOLS

FIRST = action_table("first", MOST_PLAYERS)
"""Chance: who begins, by player."""

PASS = Action("pass")
TAKE = action_table("take", CARDS)
"""Take a card from the columns, by card."""
JOKER = action_table("joker", len(SYMBOLS))
"""Make the Secret power that is to be settled a symbol, by symbol."""


def deal_action(cards: Sequence[int]) -> Action:
    """Chance: the first cards, in the order in which they are laid."""
    return Action("deal", tuple(cards))


def refill_action(cards: Sequence[int]) -> Action:
    """Chance: the cards of a refill, in the order in which they are laid."""
    return Action("refill", tuple(cards))
