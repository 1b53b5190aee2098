"""``cvdesk deck``: writes the cards of a game to a file, and checks a file of one's own."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from cvdesk.cli import WRONG, one_line
from cvdesk.commands.parser import Given, WrongUsage
from cvdesk.engine.message import P
from cvdesk.games import GAMES, game_info
from cvdesk.games.deck_reader import DeckReader, want_one_of
from cvdesk.games.decks import DeckFiles, Titled, decks_of
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import error_text

_MOST_READ = 1 << 20
"""Bytes in which the name of the game is looked for; a deck is never so large."""


def run(given: Given) -> int:
    """Exports or checks a deck; returns the exit status, raises CvdeskError."""
    if given.command == "deck export":
        return _export(given.arguments["game"], Path(given.arguments["deck-file"]))
    return _check(Path(given.arguments["deck-file"]))


def _export(game: str, path: Path) -> int:
    """Writes the built-in deck; never over a file, which may hold somebody's work."""
    decks = _decks_named(game_info(game).id)
    if path.exists():
        raise WrongUsage("cli-error-exists", file=P.name(str(path)))
    decks.export(path)
    print(text("cli-deck-exported", file=str(path)))  # noqa: T201
    return 0


def _check(path: Path) -> int:
    """Says everything that is wrong with a file, a line each, or that nothing is."""
    decks = _decks_named(_game_of(path))
    problems = decks.check(path)
    for problem in problems:
        print(one_line(f"cvdesk: {error_text(problem)}"), file=sys.stderr)  # noqa: T201
    if problems:
        return WRONG
    deck = decks.load(path)
    print(text("cli-deck-fine", file=path.name, title=deck.title))  # noqa: T201
    return 0


def games_with_decks() -> tuple[str, ...]:
    """Returns the games whose cards can be written to a file and replaced by one."""
    return tuple(game for game in GAMES if decks_of(game) is not None)


def _decks_named(game: str) -> DeckFiles[Titled]:
    decks = decks_of(game)
    if decks is None:
        known = P.list(*map(P.name, games_with_decks()))
        raise WrongUsage("cli-error-no-deck", game=P.name(game), known=known)
    return decks


def _game_of(path: Path) -> str:
    """Returns the game that a deck file names; for a file that cannot be read, one that will say so.

    Raises BadDeck for a file that names no game with decks.
    """
    known = games_with_decks()
    try:
        with path.open("rb") as stream:
            game = tomllib.loads(stream.read(_MOST_READ).decode("utf-8-sig")).get("game")
    except (OSError, ValueError, RecursionError):
        return known[0]
    if game not in known:
        reader = DeckReader(path.name)
        reader.wrong_head("game", want_one_of(known))
        raise reader.problems[0]
    return str(game)
