"""Decks of CV: reading and checking the file that holds all 83 cards (CV 1.1, option ``deck``)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cvdesk.engine import P
from cvdesk.engine.message import message
from cvdesk.games.cv.cards import (
    CARDS,
    CHILDHOOD,
    CONDITIONS,
    EVENT,
    GOALS,
    PILES,
    POSSESSION,
    SYMBOLS,
    TYPES,
    Card,
    CardSet,
)
from cvdesk.games.deck_reader import DeckReader, Table, read_deck
from cvdesk.games.decks import DeckFiles

GAME = "cv"

DECK_OF = {
    "childhood": CHILDHOOD,
    "early": range(13, 39),
    "middle": range(39, 59),
    "old": range(59, 76),
    "goal": GOALS,
}
"""Deck names with the numbers of their cards."""

_PILES = TYPES[:PILES]
_EVENT_POWERS = (
    "",
    "insurance",
    "old_age_only",
    *(f"discount:{name}" for name in (*_PILES, "event")),
    *(f"extra_dice:{number}" for number in (1, 2, 3)),
)
_CARD_POWERS = (
    "", "convert_basic", "borrow_work", "no_more_work", "wild_basic", "convert_misfortune", "fourth_throw",
    "reroll_misfortune", "double_at_end",
)  # fmt: skip
_SETS = ("health", "knowledge", "relationship")
_PER = (*_PILES, "token")
_FIELDS = (
    "number", "id", "deck", "types", "cost", "condition", "gives", "upkeep", "dice", "vp", "power", "points",
    "per", "facts", "name",
)  # fmt: skip

_MOST_SYMBOLS = 7
"""Seven dice pay a cost; as many tokens of one card are more than enough."""
_MOST_DICE = 3
_MOST_POINTS = 20
_MOST_PER = 6


def _read(path: Path, reader: DeckReader) -> CardSet | None:
    found = read_deck(path, GAME, reader)
    if found is None:
        return None
    title, tables = found
    cards = [card for place, table in enumerate(tables, 1) if (card := _card(reader, place, table))]
    _check_whole(reader, cards)
    return None if reader.problems else CardSet(title, cards)


DECK_FILES = DeckFiles(GAME, Path(__file__).with_name("cards.toml"), _read)
"""The built-in deck and players' own."""


def _card(reader: DeckReader, place: int, table: Table) -> Card | None:
    """Reads one card; None when not even its number can be told."""
    number = table.get("number")
    if type(number) is not int or not 1 <= number <= CARDS:
        # it has no number to be called by: its place in the file tells which one it is
        reader.wrong("error-deck-number", place=P.value(place), most=P.value(CARDS))
        return None
    label = str(number)
    reader.known_fields(label, table, _FIELDS)
    deck = next(name for name, numbers in DECK_OF.items() if number in numbers)
    reader.choice(label, {"deck": None, **table}, "deck", (deck,))
    word, names, facts = (
        reader.word(label, table, "id"),
        reader.names(label, table),
        reader.facts(label, table),
    )
    types = _types(reader, label, deck, table)
    if deck == "goal":
        points = reader.whole(label, table, "points", 1, _MOST_POINTS, 1)
        return Card(
            number, word, types, points=points, per=_per(reader, label, table), facts=facts, name=names
        )
    return Card(
        number,
        word,
        types,
        cost=reader.letters(label, table, "cost", SYMBOLS, 0 if deck == "childhood" else _MOST_SYMBOLS),
        condition=reader.choice(label, table, "condition", ("",) if deck == "childhood" else CONDITIONS),
        gives=reader.letters(label, table, "gives", SYMBOLS, _MOST_SYMBOLS),
        upkeep=reader.letters(label, table, "upkeep", SYMBOLS, 0 if EVENT in types else _MOST_SYMBOLS),
        dice=reader.whole(label, table, "dice", 0, 0 if EVENT in types else _MOST_DICE),
        vp=reader.whole(label, table, "vp", 0, _MOST_POINTS if POSSESSION in types else 0),
        power=reader.choice(label, table, "power", _powers(types)),
        facts=facts,
        name=names,
    )


def _types(reader: DeckReader, label: str, deck: str, table: Table) -> tuple[int, ...]:
    """Reads the types: one or two piles, or an event; the childhood's are events and one possession."""
    if deck == "goal":
        words = reader.choices(label, table, "types", ("goal",), 1)
    elif deck == "childhood":
        words = reader.choices(label, table, "types", ("event", "possession"), 1)
    else:
        words = reader.choices(label, table, "types", (*_PILES, "event"), 2)
    if len(set(words)) < len(words) or ("event" in words and len(words) > 1):
        reader.wrong_field(label, "types", message("error-deck-want-two-types"))
        words = words[:1]
    return tuple(TYPES.index(word) for word in words)


def _powers(types: Sequence[int]) -> tuple[str, ...]:
    """Lists the powers that a card of some types can have."""
    if EVENT in types:
        return _EVENT_POWERS
    doubling = any(TYPES[each] in _SETS for each in types)
    return _CARD_POWERS if doubling else tuple(word for word in _CARD_POWERS if word != "double_at_end")


def _per(reader: DeckReader, label: str, table: Table) -> tuple[str, ...]:
    words = reader.choices(label, table, "per", _PER, _MOST_PER)
    if "token" in words and len(words) > 1:
        reader.wrong_field(label, "per", message("error-deck-want-token-alone"))
    return words


def _check_whole(reader: DeckReader, cards: Sequence[Card]) -> None:
    """Checks what only all cards together can show: every number once, ids that differ, one Bicycle."""
    reader.unique("number", ((card.id or str(card.number), card.number) for card in cards))
    reader.unique("id", ((str(card.number), card.id) for card in cards if card.id))
    missing = sorted(set(range(1, CARDS + 1)) - {card.number for card in cards})
    if missing:
        reader.wrong("error-deck-missing", numbers=P.list(*map(P.value, missing)))
    bicycles = [card for card in cards if card.number in CHILDHOOD and card.types == (POSSESSION,)]
    for card in bicycles[1:]:
        expected = message("error-deck-want-one-bicycle", card=P.name(str(bicycles[0].number)))
        reader.wrong_field(str(card.number), "types", expected)
    if not bicycles and not any(number in CHILDHOOD for number in missing):
        reader.wrong("error-deck-no-bicycle")
