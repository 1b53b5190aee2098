"""The ring of action spaces, read from ``board.toml`` or a board of one's own, and checked."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from attrs import field, frozen

from cvdesk.engine import BadResource, P

KINDS = ("star", "draw", "again", "search", "exchange", "everybody", "joker", "ask")
STAR, DRAW, AGAIN, SEARCH, EXCHANGE, EVERYBODY, MAKE_JOKER, ASK = range(len(KINDS))
"""Kinds of action spaces (P10 3): MAKE_JOKER is the space where a card becomes a joker."""
SPACES = 32
MOST = {DRAW: 3, EXCHANGE: 4}
"""The largest number on a space of a kind that has one; it begins with 1."""

_FORMAT = 1
_FILE = Path(__file__).with_name("board.toml")
_TEXT = re.compile(r"([a-z]+)(?: ([1-9]))?")
_MAX_TITLE = 60


class Space(NamedTuple):
    """One action space: its kind, an index into KINDS, and its number, 0 where there is none."""

    kind: int
    number: int


@frozen
class Board:
    """A ring of 32 spaces; the pawns start on the first one."""

    ring: tuple[Space, ...]
    title: str
    """What its author calls it; not shown for the program's own."""
    hash: str = field(init=False)
    """A hash of the ring; the title is left out."""

    @hash.default
    def _hash_of_ring(self) -> str:
        return blake2b(repr([tuple(space) for space in self.ring]).encode(), digest_size=8).hexdigest()


@cache
def load_board(file: Path = _FILE) -> Board:
    """Reads a board, the program's own by default.

    Raises BadResource when the file is missing, is no board of 32 spaces that begins with
    a star space and has all eight kinds, or names a space that does not exist.
    """
    name = P.name(file.name)
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadResource("error-resource-missing", file=name) from error
    except ValueError as error:  # TOMLDecodeError and UnicodeDecodeError
        raise BadResource("error-resource-broken", file=name) from error
    title = data.get("title")
    head = data.get("game") == "phase10" and data.get("format") == _FORMAT
    if not head or not isinstance(title, str) or not 0 < len(title) <= _MAX_TITLE:
        raise BadResource("error-board-head", file=name)
    texts = data.get("ring")
    if not isinstance(texts, list) or len(texts) != SPACES:
        found = len(texts) if isinstance(texts, list) else 0
        raise BadResource("error-board-count", file=name, count=P.count(SPACES), found=P.value(found))
    ring = tuple(_space(text, number, file) for number, text in enumerate(texts, 1))
    if ring[0].kind != STAR:
        raise BadResource("error-board-start", file=name)
    for kind, word in enumerate(KINDS):
        if all(space.kind != kind for space in ring):
            raise BadResource("error-board-kind", file=name, kind=P.name(word))
    return Board(ring, title)


def _space(text: object, number: int, file: Path) -> Space:
    match = _TEXT.fullmatch(text) if isinstance(text, str) else None
    word, digit = match.groups() if match else ("", None)
    kind = KINDS.index(word) if word in KINDS else None
    most = MOST.get(kind, 0) if kind is not None else 0
    value = int(digit or 0)
    if kind is None or not min(most, 1) <= value <= most:
        raise BadResource(
            "error-board-space", file=P.name(file.name), number=P.value(number), space=P.name(str(text)[:40])
        )
    return Space(kind, value)
