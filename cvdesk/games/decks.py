"""The decks of a game: the built-in file, and players' own in a folder or in files of their choice."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import cached_property
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from attrs import frozen

from cvdesk.engine import BadOption, BadResource, P
from cvdesk.games.deck_reader import BadDeck, DeckReader, word_list

BUILT_IN = "reconstructed"
"""The built-in deck, as the options name it."""

_FOLDER = "CVDESK_DECKS"
_UNSAFE = re.compile(r"[^A-Za-z0-9_]+")
_MAX_WORD = 40


class Titled(Protocol):
    """What every deck has, of whatever game."""

    @property
    def title(self) -> str:
        """The name that its file gives it."""


Deck = TypeVar("Deck", bound=Titled)


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


@frozen(eq=False)
class DeckFiles(Generic[Deck]):
    """All decks of one game, read by the game's own reader."""

    game: str
    file: Path
    """The built-in deck."""
    read: Callable[[Path, DeckReader], Deck | None]
    """Reads a file; leaves what is wrong with the reader, and then returns anything."""

    @cached_property
    def built_in(self) -> Deck:
        """The built-in deck; raises BadResource when its file is missing or broken."""
        try:
            return self.load(self.file)
        except BadDeck as error:
            missing = not self.file.exists()
            raise BadResource(
                "error-resource-missing" if missing else "error-resource-broken", file=P.name(self.file.name)
            ) from error

    def load(self, path: Path) -> Deck:
        """Reads a deck; raises BadDeck with the first thing that is wrong."""
        deck, problems = self._examine(path)
        if problems:
            raise problems[0]
        assert deck is not None
        return deck

    def check(self, path: Path) -> list[BadDeck]:
        """Returns everything that is wrong with a deck file; nothing when it can be played."""
        return self._examine(path)[1]

    def export(self, path: Path) -> None:
        """Writes the built-in deck as a start for one's own; raises BadDeck."""
        _write(path, self.file.read_bytes())

    def locate(self, value: str) -> tuple[str, Deck]:
        """Finds a player's deck by its word, or takes a file into the folder; returns its word and the deck.

        Raises BadOption when there is neither, and BadDeck when the file is wrong.
        """
        words = deck_words(self.game)
        folder = folder_of(self.game)
        if folder is not None and value in words:
            return value, self.load(folder / f"{value}.toml")
        path = Path(value)
        if path.suffix == ".toml" and path.exists():
            word, copy = self.take_in(path)
            return word, self.load(copy)
        raise BadOption("error-deck-none", deck=P.name(value), known=word_list([BUILT_IN, *words]))

    def take_in(self, path: Path) -> tuple[str, Path]:
        """Copies a deck into the folder under a word of its own; returns that word and the copy.

        The same deck is not copied twice.  Without a folder the file stays where it is.
        Raises BadDeck.
        """
        self.load(path)
        folder, content = folder_of(self.game), path.read_bytes()
        for word in _words_of(path, content):
            if word == BUILT_IN:
                continue
            if folder is None:
                return word, path
            copy = folder / f"{word}.toml"
            if not copy.exists():
                _write(copy, content)
                return word, copy
            if copy.read_bytes() == content:
                return word, copy
        raise BadDeck("error-deck-write", file=P.name(path.name))

    def _examine(self, path: Path) -> tuple[Deck | None, list[BadDeck]]:
        reader = DeckReader(path.name)
        return self.read(path, reader), reader.problems


def decks_of(game: str) -> DeckFiles[Titled] | None:
    """Returns the decks of a game, None for a game whose cards are not to be changed."""
    name = f"cvdesk.games.{game}.deck"
    if find_spec(name) is None:
        return None
    decks: DeckFiles[Titled] = import_module(name).DECK_FILES
    return decks


def _words_of(path: Path, content: bytes) -> tuple[str, str]:
    """Makes words that may stand in a save: of the file's name, and one that no other deck has."""
    digest = blake2b(content, digest_size=4).hexdigest()
    word = _UNSAFE.sub("-", path.stem).strip("-")[:_MAX_WORD]
    return word or digest, "-".join((word or "deck", digest))


def _write(path: Path, content: bytes) -> None:
    """Writes a deck file whole or not at all; raises BadDeck."""
    draft = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        raise BadDeck("error-deck-write", file=P.name(path.name)) from error
