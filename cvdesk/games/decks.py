"""Decks as data: reading a deck file, and saying in one sentence each what is wrong with it.

What is shared between the games that have decks: the file itself, its head, the list of
cards and their names.  A game's own module knows the fields of its cards.  A board of
spaces is a deck without cards.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path

from attrs import define, field

from cvdesk.engine import BadOption, CvdeskError, Message, P, Param
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
                self.wrong_field(card, name, message("error-deck-want-known", known=_list(allowed)))

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
    return message("error-deck-want-one-of", known=_list(words))


def want_some_of(most: int, known: Sequence[str]) -> Message:
    """Says which words a list may hold."""
    return message("error-deck-want-some-of", most=P.value(most), known=_list(known))


def want_letters(most: int, known: str) -> Message:
    """Says which letters are expected, or none at all."""
    if most == 0:
        return message("error-deck-want-nothing")
    return message("error-deck-want-letters", most=P.value(most), known=P.name(" ".join(known)))


def _list(words: Sequence[str]) -> Param:
    return P.list(*map(P.name, words))


def read_head(path: Path, game: str, reader: DeckReader) -> str | None:
    """Reads a file and its head; returns the title, and leaves the whole of it in `reader.head`.

    Returns None when there is nothing to look at; the reader then knows why.
    """
    data = _parse(path, reader)
    if data is None:
        return None
    reader.head = data
    if data.get("game") != game:
        reader.wrong_head("game", want_one_of([game]))
    if type(data.get("format")) is not int or data["format"] != FORMAT:
        reader.wrong_head("format", want_whole(FORMAT, FORMAT))
    title = data.get("title")
    if not isinstance(title, str) or not 1 <= len(title.strip()) <= _MAX_NAME or not title.isprintable():
        reader.wrong_head("title", message("error-deck-want-text", most=P.value(_MAX_NAME)))
        title = ""
    return title.strip()


def read_deck(path: Path, game: str, reader: DeckReader) -> tuple[str, list[dict[str, object]]] | None:
    """Reads a deck file: its title and its cards as tables.

    Returns None when there are no cards to look at; the reader then knows why.
    """
    title = read_head(path, game, reader)
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


def raise_first(problems: Sequence[BadDeck]) -> None:
    """Raises the first of some problems, if there is one."""
    if problems:
        raise problems[0]


# ---- where players' decks lie

Check = Callable[[Path], list[BadDeck]]
"""What a game's deck module offers: everything that is wrong with a file."""

_FOLDER = "CVDESK_DECKS"
_UNSAFE = re.compile(r"[^A-Za-z0-9_]+")
_MAX_WORD = 40


def use_folder(folder: Path) -> None:
    """Says where players' decks lie, to this process and to all that it starts."""
    os.environ[_FOLDER] = str(folder)


def folder_of(game: str) -> Path | None:
    """Returns the folder of a game's decks, None when nobody has named one."""
    place = os.environ.get(_FOLDER)
    return Path(place, game) if place else None


def deck_words(game: str) -> tuple[str, ...]:
    """Lists the decks in the folder by the words that the option ``deck`` takes, sorted."""
    folder = folder_of(game)
    if folder is None or not folder.is_dir():
        return ()
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


def locate_deck(game: str, value: str, check: Check, taken: Sequence[str]) -> tuple[str, Path]:
    """Finds a deck by its word, or takes a file into the folder; returns its word and its file.

    `taken` are words with another meaning.  Raises BadOption when there is neither, and
    BadDeck when the file is wrong.
    """
    if value in deck_words(game):
        folder = folder_of(game)
        assert folder is not None
        return value, folder / f"{value}.toml"
    path = Path(value)
    if path.suffix == ".toml" and path.exists():
        return import_deck(game, path, check, taken)
    known = _list([*taken, *deck_words(game)])
    raise BadOption("error-deck-none", deck=P.name(value), known=known)


def import_deck(game: str, path: Path, check: Check, taken: Sequence[str]) -> tuple[str, Path]:
    """Copies a deck into the folder under a word of its own; returns that word and the copy.

    The same deck is not copied twice.  Without a folder the file stays where it is.
    Raises BadDeck.
    """
    raise_first(check(path))
    folder, content = folder_of(game), path.read_bytes()
    for word in _words_of(path, content):
        if word in taken:
            continue
        if folder is None:
            return word, path
        copy = folder / f"{word}.toml"
        if not copy.exists():
            write_file(copy, content)
            return word, copy
        if copy.read_bytes() == content:
            return word, copy
    raise BadDeck("error-deck-write", file=P.name(path.name))


def _words_of(path: Path, content: bytes) -> tuple[str, str]:
    """Makes words that may stand in a save: of the file's name, and one that no other deck has."""
    digest = blake2b(content, digest_size=4).hexdigest()
    word = _UNSAFE.sub("-", path.stem).strip("-")[:_MAX_WORD]
    return word or digest, "-".join((word or "deck", digest))


def write_file(path: Path, content: bytes) -> None:
    """Writes a deck file whole or not at all; raises BadDeck."""
    draft = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        raise BadDeck("error-deck-write", file=P.name(path.name)) from error
