"""Boards of Phase 10: reading and checking the file of the ring (P10 1.1, option ``board``).

What other games do with decks of cards is done here with the spaces of the ring, and called so.
"""

from __future__ import annotations

from pathlib import Path

from cvdesk.engine import P
from cvdesk.games.deck_reader import DeckReader, read_head
from cvdesk.games.decks import DeckFiles
from cvdesk.games.phase10.board import KINDS, SPACES, STAR, Board, Space, parse_space

GAME = "phase10"

_MOST_SHOWN = 40
"""Characters of a space that does not exist."""


def _read(path: Path, reader: DeckReader) -> Board | None:
    title = read_head(path, GAME, reader, "ring", "colours", "facts")
    if title is None:
        return None
    ring = _ring(reader)
    return None if reader.problems else Board(ring, title)


DECK_FILES = DeckFiles(GAME, Path(__file__).with_name("board.toml"), _read)
"""The built-in board and players' own."""


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
