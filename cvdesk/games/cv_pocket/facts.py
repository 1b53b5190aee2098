"""Which parts of the cards the printed rulebook tells, and which were reconstructed."""

from __future__ import annotations

from collections.abc import Iterator

from cvdesk.engine.message import Message, P, message
from cvdesk.games.cv_pocket.cards import NO_MISSION, Card
from cvdesk.games.cv_pocket.deck import DECK_FILES
from cvdesk.games.sources import Source

_PARTS = {
    "transport": "rulebook-pocket-transport",
    "icons": "rulebook-pocket-icons",
    "mission": "rulebook-pocket-mission",
    "effect": "rulebook-pocket-effect",
}
"""The parts of a card as its facts name them, with what they are called."""

_IN_A_ROW = 5
"""Cards in a row of the table, so that it fits a terminal."""
_PRINTED_MONEY = 4
"""The number of money icons whose points the rulebook tells."""


def sources() -> tuple[Source, ...]:
    """Returns the cards in groups of which the same is known, and the money table.

    Raises BadResource when the cards cannot be read.
    """
    deck = DECK_FILES.built_in
    money = deck.money
    # the points for one icon and the most that money brings have yet another source
    guessed = tuple(points for count, points in enumerate(money[2:-1], 2) if count != _PRINTED_MONEY)
    return (
        *_rows(deck.cards, printed=True),
        Source(message("rulebook-pocket-money"), (money[_PRINTED_MONEY],), printed=True),
        *_rows(deck.cards, printed=False),
        Source(message("rulebook-pocket-money"), guessed, printed=False),
    )


def _rows(cards: tuple[Card, ...], printed: bool) -> Iterator[Source]:
    """Yields a row for all cards of which the same parts are known, or unknown."""
    groups: dict[tuple[str, ...], dict[str, int]] = {}
    for number, card in enumerate(cards):
        parts = tuple(part for part in _parts(card) if (part in card.facts) == printed)
        if parts:
            # the cards that go by one name differ in nothing but their transport
            groups.setdefault(parts, {}).setdefault(card.name["en"], number)
    for parts, found in groups.items():
        numbers = list(found.values())
        for start in range(0, len(numbers), _IN_A_ROW):
            yield Source(_what(parts, numbers[start : start + _IN_A_ROW]), (), printed)


def _parts(card: Card) -> Iterator[str]:
    yield "transport"
    if not card.joker and not card.vacation:
        yield "icons"
    if card.mission != NO_MISSION:
        yield "mission"
    if card.joker or card.vacation:
        yield "effect"


def _what(parts: tuple[str, ...], cards: list[int]) -> Message:
    return message(
        "rulebook-pocket-cards",
        cards=P.list(*map(P.card, cards)),
        parts=P.list(*(P.message(message(_PARTS[part])) for part in parts)),
    )
