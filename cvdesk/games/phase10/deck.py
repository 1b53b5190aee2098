"""Boards of Phase 10: reading, checking and exporting the file of the ring (P10 1.1, option ``board``).

What other games do with decks of cards is done here with the spaces of the ring, and called so.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cvdesk.engine import BadResource, P
from cvdesk.games.decks import BadDeck, DeckReader, raise_first, read_head, write_file
from cvdesk.games.phase10.board import KINDS, SPACES, STAR, Board, Space, parse_space

GAME = "phase10"
BUILT_IN = "reconstructed"
"""The built-in board, as the option names it."""
FILE = Path(__file__).with_name("board.toml")

_MOST_SHOWN = 40
"""Characters of a space that does not exist."""


@cache
def load_board() -> Board:
    """Returns the built-in board; raises BadResource when its file is missing or broken."""
    board, problems = _read(FILE)
    if board is None or problems:
        missing = not FILE.exists()
        raise BadResource(
            "error-resource-missing" if missing else "error-resource-broken", file=P.name(FILE.name)
        )
    return board


def load_deck(path: Path) -> Board:
    """Reads a board of a player's own; raises BadDeck with the first thing that is wrong."""
    board, problems = _read(path)
    raise_first(problems)
    assert board is not None
    return board


def check_deck(path: Path) -> list[BadDeck]:
    """Returns everything that is wrong with a board file; nothing when it can be played on."""
    return _read(path)[1]


def export_deck(path: Path) -> None:
    """Writes the built-in board as a start for one's own; raises BadDeck."""
    write_file(path, FILE.read_bytes())


def _read(path: Path) -> tuple[Board | None, list[BadDeck]]:
    reader = DeckReader(path.name)
    title = read_head(path, GAME, reader)
    if title is None:
        return None, reader.problems
    ring = _ring(reader)
    return (None if reader.problems else Board(ring, title)), reader.problems


def _ring(reader: DeckReader) -> tuple[Space, ...]:
    """P10 1.1: reads 32 spaces of all eight kinds, the first of them a star."""
    texts = reader.head.get("ring")
    if not isinstance(texts, list) or len(texts) != SPACES:
        found = len(texts) if isinstance(texts, list) else 0
        reader.wrong("error-board-count", count=P.count(SPACES), found=P.value(found))
        return ()
    spaces = [parse_space(text) for text in texts]
    for number, (space, text) in enumerate(zip(spaces, texts, strict=True), 1):
        if space is None:
            reader.wrong("error-board-space", number=P.value(number), space=P.name(str(text)[:_MOST_SHOWN]))
    ring = tuple(space for space in spaces if space is not None)
    if len(ring) < SPACES:
        return ()
    if ring[0].kind != STAR:
        reader.wrong("error-board-start")
    for kind, word in enumerate(KINDS):
        if all(space.kind != kind for space in ring):
            reader.wrong("error-board-kind", kind=P.name(word))
    return ring
