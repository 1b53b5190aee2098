"""The clause behind whatever lies on the table, as F1 asks for it."""

from __future__ import annotations

from cvdesk.engine import Target
from cvdesk.games.cv.cards import CARDS, EVENT, POSSESSION, WILD, X
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.view import CvView

_OF_ZONES = {
    "draft": "1.5",
    "goal": "8.4",
    "button": "4.4",
    "symbol": "4.2",
    "stack": "6.2",
    "gap": "6.2",
    "deck": "7.1",
    "waiting": "6.4",
    "tab": "6.1",
}
_OF_POWERS = {
    "insurance": "5.1",
    "old_age_only": "4.3",
    "convert_basic": "4.2",
    "borrow_work": "4.2",
    "no_more_work": "4.5",
    "wild_basic": "4.2",
    "convert_misfortune": "4.2",
    "fourth_throw": "3.2",
    "reroll_misfortune": "3.3",
    "double_at_end": "8.2",
}


def rule_of(terms: Terms, view: CvView, target: Target) -> str:
    """Returns the anchor of the clause behind a thing; empty when the table has no such thing."""
    zone, number = target
    if zone == "die":
        frozen = number in range(len(view.dice)) and view.dice[number] == X
        return "cv.3.2" if frozen else "cv.3.1"
    if zone == "token":
        return "cv.4.2" if number == WILD else "cv.7.2"
    if zone in ("display", "hand", "card") and 1 <= number <= CARDS:
        return f"cv.{_clause_of_card(terms, number, on_track=zone == 'display')}"
    return f"cv.{_OF_ZONES[zone]}" if zone in _OF_ZONES else ""


def _clause_of_card(terms: Terms, number: int, *, on_track: bool) -> str:
    """Returns what is special about a card, else what its place is about."""
    card = terms.cards[number]
    if on_track and card.condition:
        return "4.5"
    if card.discount is not None:
        return "4.6"
    if card.extra_dice:
        return "3.4"
    if card.power in _OF_POWERS:
        return _OF_POWERS[card.power]
    if card.upkeep:
        return "5.2"
    if card.is_two_coloured:
        return "6.4"
    if EVENT in card.types:
        return "4.3"
    if on_track:
        return "4.1"
    return "8.3" if POSSESSION in card.types else "3.1" if card.dice else "7.2"
