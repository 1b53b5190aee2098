"""The ring of 32 action spaces, and how its spaces are written in a file."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import NamedTuple

from attrs import field, frozen

KINDS = ("star", "draw", "again", "search", "exchange", "everybody", "joker", "ask")
STAR, DRAW, AGAIN, SEARCH, EXCHANGE, EVERYBODY, MAKE_JOKER, ASK = range(len(KINDS))
"""Kinds of action spaces (P10 3): MAKE_JOKER is the space where a card becomes a joker."""
SPACES = 32
MOST = {DRAW: 3, EXCHANGE: 4}
"""The largest number on a space of a kind that has one; it begins with 1."""

_TEXT = re.compile(r"([a-z]+)(?: ([1-9]))?")


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


def parse_space(text: object) -> Space | None:
    """Reads a space, as ``joker`` or ``draw 2``; None for one that does not exist."""
    match = _TEXT.fullmatch(text) if isinstance(text, str) else None
    word, digit = match.groups() if match else ("", None)
    if word not in KINDS:
        return None
    kind, number = KINDS.index(word), int(digit or 0)
    most = MOST.get(kind, 0)
    return Space(kind, number) if min(most, 1) <= number <= most else None
