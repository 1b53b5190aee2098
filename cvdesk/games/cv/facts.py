"""Which parts of the cards the printed rulebooks tell, and which were reconstructed."""

from __future__ import annotations

from collections.abc import Iterator

from cvdesk.engine.message import Message, P, message
from cvdesk.games.cv.cards import GOALS, Card
from cvdesk.games.cv.deck import DECK_FILES
from cvdesk.games.sources import Source

_PARTS = {
    "number": "rulebook-cv-number",
    "name": "rulebook-cv-name",
    "types": "rulebook-cv-types",
    "cost": "rulebook-cv-cost",
    "condition": "rulebook-cv-condition",
    "gives": "rulebook-cv-gives",
    "gives:X": "rulebook-cv-gives-misfortune",
    "upkeep": "rulebook-cv-upkeep",
    "dice": "rulebook-cv-dice",
    "vp": "rulebook-cv-vp",
    "power": "rulebook-cv-power",
    "points": "rulebook-cv-points",
    "per": "rulebook-cv-per",
}
"""The parts of a card as its facts name them, with what they are called."""


def sources() -> tuple[Source, ...]:
    """Returns the cards in groups of which the same is known.

    Raises BadResource when the cards cannot be read.
    """
    cards = [card for card in DECK_FILES.built_in.cards if card.number]
    return (*_rows(cards, printed=True), *_rows(cards, printed=False))


def _rows(cards: list[Card], printed: bool) -> Iterator[Source]:
    groups: dict[tuple[str, ...], list[int]] = {}
    for card in cards:
        parts = tuple(part for part in _PARTS if _has(card, part) and _is_known(card, part) == printed)
        if parts:
            groups.setdefault(parts, []).append(card.number)
    for parts, numbers in sorted(groups.items(), key=lambda group: group[1]):
        yield Source(_what(parts, numbers), (), printed)


def _has(card: Card, part: str) -> bool:
    """Tells whether a part says anything about a card: nothing is known of a cost that there is not."""
    return part in ("number", "name", "types") or part in card.facts or bool(getattr(card, part, None))


def _is_known(card: Card, part: str) -> bool:
    """Tells whether a part has a source: where cards are told by number, they are told by name too."""
    if part == "name" and "number" in card.facts:
        return True
    return part in card.facts or (part == "types" and card.number in GOALS)


def _what(parts: tuple[str, ...], numbers: list[int]) -> Message:
    return message(
        "rulebook-cv-cards",
        cards=P.list(*map(P.card, numbers)),
        parts=P.list(*(P.message(message(_PARTS[part])) for part in parts)),
    )
