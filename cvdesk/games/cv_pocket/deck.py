"""Decks of CV Pocket: reading and checking the file that holds all 51 cards (option ``deck``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from attrs import evolve

from cvdesk.engine import P
from cvdesk.engine.message import message
from cvdesk.games.cv_pocket.cards import CARDS_FOR, NO_MISSION, NO_TRANSPORT, Card, CardSet
from cvdesk.games.cv_pocket.symbols import ICONS, MISSIONS, SYMBOLS, TRANSPORTS
from cvdesk.games.deck_reader import DeckReader, Table, read_deck
from cvdesk.games.decks import DeckFiles

GAME = "cv_pocket"

_FIELDS = ("id", "kind", "transport", "icons", "mission", "copies", "facts", "name")
_NONE = "none"
_VACATION = "vacation"
_JOKER = "joker"
_MOST_ICONS = 5
"""As many of one icon on all cards of a CV, doubled by Vacations, still fit a tally."""
_MOST_MONEY = 30
"""Numbers of money icons for which points can be given."""
_MOST_POINTS = 99


def _read(path: Path, reader: DeckReader) -> CardSet | None:
    found = read_deck(path, GAME, reader, "money_points")
    if found is None:
        return None
    title, tables = found
    money = _money(reader)
    cards = [card for place, table in enumerate(tables, 1) for card in _cards(reader, place, table)]
    reader.unique("id", ((str(place), table.get("id")) for place, table in enumerate(tables, 1)))
    if not reader.problems:
        _check_numbers(reader, cards)
    return None if reader.problems else CardSet(title, tuple(cards), money)


DECK_FILES = DeckFiles(GAME, Path(__file__).with_name("cards.toml"), _read)
"""The built-in deck and players' own."""


def _cards(reader: DeckReader, place: int, table: Table) -> list[Card]:
    """Reads one entry of the file: the copies of a card, those without a player icon first."""
    word = table.get("id")
    label = word if isinstance(word, str) and word else str(place)
    reader.known_fields(label, table, _FIELDS)
    icons = _icons(reader, label, table)
    vacation = reader.choice(label, table, "kind", ("", _VACATION)) == _VACATION
    transport = reader.choice(label, table, "transport", (*TRANSPORTS, *(() if vacation else (_NONE,))))
    mission = reader.choice(label, table, "mission", ("",) if vacation else ("", *MISSIONS))
    if vacation and icons:
        reader.wrong_field(label, "icons", message("error-deck-want-nothing"))
    card = Card(
        reader.word(label, table, "id"),
        SYMBOLS.index(transport) if transport in TRANSPORTS else NO_TRANSPORT,
        tuple(ICONS.index(icon) for icon in icons if icon != _JOKER),
        joker=_JOKER in icons,
        vacation=vacation,
        mission=MISSIONS.index(mission) if mission else NO_MISSION,
        facts=reader.facts(label, table),
        name=reader.names(label, table),
    )
    copies = _copies(reader, label, table)
    return [evolve(card, players=icon) for icon in CARDS_FOR for _ in range(copies.get(icon, 0))]


def _icons(reader: DeckReader, label: str, table: Table) -> tuple[str, ...]:
    """Reads a text of icons; a joker stands alone."""
    value = table.get("icons")
    words = tuple(value.split()) if isinstance(value, str) else None
    if words is None or len(words) > _MOST_ICONS or not {*words} <= {*ICONS, _JOKER}:
        known = P.list(*map(P.name, (*ICONS, _JOKER)))
        expected = message("error-deck-want-words", most=P.value(_MOST_ICONS), known=known)
        reader.wrong_field(label, "icons", expected)
        return ()
    if _JOKER in words and len(words) > 1:
        reader.wrong_field(label, "icons", message("error-deck-want-joker-alone"))
    return words


def _copies(reader: DeckReader, label: str, table: Table) -> dict[int, int]:
    """Reads how many copies of a card have which player icon, 0 being none."""
    value = table.get("copies")
    if isinstance(value, dict) and value:
        copies = {
            icon: value[str(icon)]
            for icon, most in CARDS_FOR.items()
            if type(value.get(str(icon))) is int and 1 <= value[str(icon)] <= most
        }
        if len(copies) == len(value):
            return copies
    known = P.list(*(P.value(icon) for icon in CARDS_FOR))
    reader.wrong_field(label, "copies", message("error-deck-want-copies", known=known))
    return {}


def _money(reader: DeckReader) -> tuple[int, ...]:
    """Reads the points by number of money icons."""
    value = reader.head.get("money_points")
    if (
        isinstance(value, list)
        and 2 <= len(value) <= _MOST_MONEY
        and all(type(each) is int and 0 <= each <= _MOST_POINTS for each in value)
    ):
        return tuple(value)
    expected = message("error-deck-want-numbers", most=P.value(_MOST_MONEY), highest=P.value(_MOST_POINTS))
    reader.wrong_head("money_points", expected)
    return (0, 0)


def _check_numbers(reader: DeckReader, cards: Sequence[Card]) -> None:
    """Pocket 1.1: checks how many cards there are with each player icon."""
    found = Counter(card.players for card in cards)
    for icon, count in CARDS_FOR.items():
        if found[icon] != count:
            params = {"count": P.count(count), "found": P.value(found[icon])}
            if icon:
                reader.wrong("error-deck-icon-count", icon=P.value(icon), **params)
            else:
                reader.wrong("error-deck-plain-count", **params)
