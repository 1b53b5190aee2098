"""Reading a deck file, and saying in one sentence each what is wrong with it.

What is shared between the games that have decks: the file itself, its head, the list of
cards and their names.  A game's own module knows the fields of its cards.  A board of
spaces is a deck without cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from attrs import define, field

from cvdesk.engine import CvdeskError, Message, P, Param
from cvdesk.engine.message import message

FORMAT = 1
"""The version of the layout of deck files."""
LANGUAGES = ("en", "ru", "uk", "es")
"""The languages in which a card can be named."""

_MAX_BYTES = 256 * 1024
_MAX_NAME = 60
_WORD = re.compile(r"[a-z][a-z0-9_]{0,39}")
_PLACE = re.compile(r"at line (\d+), column (\d+)")

Table = Mapping[str, object]
"""What a TOML table may hold."""


class BadDeck(CvdeskError):
    """Something in a deck file is wrong: the message names file, card, field and what is expected."""


@define
class DeckReader:
    """A deck file that is being read; collects everything that is wrong with it."""

    file: str
    """The name that the errors give the file."""
    problems: list[BadDeck] = field(factory=list)
    head: Table = field(factory=dict)
    """What stands above the cards, once the file has been read."""

    def wrong(self, id: str, **params: Param) -> None:
        """Notes a problem of the file as a whole."""
        self.problems.append(BadDeck(id, file=P.name(self.file), **params))

    def wrong_head(self, name: str, expected: Message) -> None:
        """Notes that a field above the cards is not what it must be."""
        self.wrong("error-deck-head", field=P.name(name), expected=P.message(expected))

    def wrong_field(self, card: str, name: str, expected: Message) -> None:
        """Notes that a field of a card is not what it must be."""
        self.wrong("error-deck-field", card=P.name(card), field=P.name(name), expected=P.message(expected))

    # ---- single values; each returns the default when the value is wrong

    def whole(self, card: str, table: Table, name: str, least: int, most: int, default: int = 0) -> int:
        """Reads a whole number; a missing one is the default."""
        value = table.get(name, default)
        # bool is an int in Python
        if type(value) is int and (least <= value <= most or name not in table):
            return value
        self.wrong_field(card, name, want_whole(least, most))
        return default

    def choice(self, card: str, table: Table, name: str, known: Sequence[str], default: str = "") -> str:
        """Reads one of some words; a missing one is the default."""
        value = table.get(name, default)
        if isinstance(value, str) and value in known:
            return value
        self.wrong_field(card, name, want_one_of(known))
        return default

    def choices(self, card: str, table: Table, name: str, known: Sequence[str], most: int) -> tuple[str, ...]:
        """Reads a list of 1 to `most` known words."""
        value = table.get(name)
        if (
            isinstance(value, list)
            and 1 <= len(value) <= most
            and all(isinstance(each, str) and each in known for each in value)
        ):
            return tuple(value)
        self.wrong_field(card, name, want_some_of(most, known))
        return ()

    def letters(self, card: str, table: Table, name: str, known: str, most: int) -> tuple[int, ...]:
        """Reads a word of at most `most` known letters, as their places among the known ones."""
        value = table.get(name, "")
        if isinstance(value, str) and len(value) <= most and set(value) <= set(known):
            return tuple(known.index(letter) for letter in value)
        self.wrong_field(card, name, want_letters(most, known))
        return ()

    def word(self, card: str, table: Table, name: str) -> str:
        """Reads an id: small Latin letters, digits and underscores."""
        value = table.get(name)
        if isinstance(value, str) and _WORD.fullmatch(value):
            return value
        self.wrong_field(card, name, message("error-deck-want-word"))
        return ""

    def facts(self, card: str, table: Table) -> frozenset[str]:
        """Reads which fields have a source."""
        value = table.get("facts", [])
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            return frozenset(value)
        self.wrong_field(card, "facts", message("error-deck-want-texts"))
        return frozenset()

    def names(self, card: str, table: Table) -> dict[str, str]:
        """Reads the names of a card by language; one language is enough."""
        value = table.get("name")
        if isinstance(value, dict) and value and set(value) <= set(LANGUAGES):
            texts = {
                language: text.strip()
                for language, text in value.items()
                if isinstance(text, str)
                and text.strip().isprintable()
                and 1 <= len(text.strip()) <= _MAX_NAME
            }
            if len(texts) == len(value):
                return texts
        self.wrong_field(
            card,
            "name",
            message("error-deck-want-names", known=P.list(*map(P.name, LANGUAGES)), most=P.value(_MAX_NAME)),
        )
        return {}

    def known_fields(self, card: str, table: Table, known: Iterable[str]) -> None:
        """Notes fields that no card of the game has: they are spelled wrong."""
        allowed = sorted(known)
        for name in table:
            if name not in allowed:
                self.wrong_field(card, name, message("error-deck-want-known", known=word_list(allowed)))

    def unique(self, name: str, values: Iterable[tuple[str, object]]) -> None:
        """Notes values that two cards share; `values` are pairs of card and value."""
        seen: dict[object, str] = {}
        for card, value in values:
            if value in seen:
                self.wrong_field(card, name, message("error-deck-want-unique", card=P.name(seen[value])))
            seen.setdefault(value, card)


def want_whole(least: int, most: int) -> Message:
    """Says that a whole number is expected, or none at all."""
    if most == 0:
        return message("error-deck-want-nothing")
    return message("error-deck-want-whole", least=P.value(least), most=P.value(most))


def want_one_of(known: Sequence[str]) -> Message:
    """Says which words are expected; the empty one means that the field is left out."""
    words = [word for word in known if word]
    if not words:
        return message("error-deck-want-nothing")
    return message("error-deck-want-one-of", known=word_list(words))


def want_some_of(most: int, known: Sequence[str]) -> Message:
    """Says which words a list may hold."""
    return message("error-deck-want-some-of", most=P.value(most), known=word_list(known))


def want_letters(most: int, known: str) -> Message:
    """Says which letters are expected, or none at all."""
    if most == 0:
        return message("error-deck-want-nothing")
    return message("error-deck-want-letters", most=P.value(most), known=P.name(" ".join(known)))


def word_list(words: Sequence[str]) -> Param:
    """Makes a parameter of words that are never translated."""
    return P.list(*map(P.name, words))


def read_head(path: Path, game: str, reader: DeckReader, *own: str) -> str | None:
    """Reads a file and its head; returns the title, and leaves the whole of it in `reader.head`.

    `own` are the fields at the top that only files of that game have.

    Returns None when there is nothing to look at; the reader then knows why.
    """
    data = _parse(path, reader)
    if data is None:
        return None
    reader.head = data
    allowed = ("game", "format", "title", *own)
    for name in data:
        if name not in allowed:
            reader.wrong_head(name, message("error-deck-want-known-head", known=word_list(allowed)))
    if data.get("game") != game:
        reader.wrong_head("game", want_one_of([game]))
    if type(data.get("format")) is not int or data["format"] != FORMAT:
        reader.wrong_head("format", message("error-deck-want-exactly", value=P.value(FORMAT)))
    title = data.get("title")
    if not isinstance(title, str) or not 1 <= len(title.strip()) <= _MAX_NAME or not title.isprintable():
        reader.wrong_head("title", message("error-deck-want-text", most=P.value(_MAX_NAME)))
        title = ""
    return title.strip()


def read_deck(
    path: Path, game: str, reader: DeckReader, *own: str
) -> tuple[str, list[dict[str, object]]] | None:
    """Reads a deck file: its title and its cards as tables; `own` as in `read_head`.

    Returns None when there are no cards to look at; the reader then knows why.
    """
    title = read_head(path, game, reader, "card", *own)
    if title is None:
        return None
    cards = reader.head.get("card")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards) or not cards:
        reader.wrong("error-deck-no-cards")
        return None
    return title, cards


def _parse(path: Path, reader: DeckReader) -> dict[str, object] | None:
    import tomllib  # a start does without it

    try:
        with path.open("rb") as stream:
            content = stream.read(_MAX_BYTES + 1)
    except OSError:
        reader.wrong("error-deck-read")
        return None
    if len(content) > _MAX_BYTES:
        reader.wrong("error-deck-large", most=P.value(_MAX_BYTES // 1024))
        return None
    try:
        # a mark that some editors put before the text
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        reader.wrong("error-deck-encoding")
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        if place is None:
            reader.wrong("error-deck-cut")
        else:
            line, column = map(int, place.groups())
            reader.wrong("error-deck-toml", line=P.value(line), column=P.value(column))
    except (ValueError, RecursionError):  # a number too long for Python, tables nested too deep
        reader.wrong("error-deck-cut")
    return None
