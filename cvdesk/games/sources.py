"""Where the numbers of a game come from: printed in its rulebook, or reconstructed by this project."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from cvdesk.engine.message import Message


class Source(NamedTuple):
    """One row of the table of sources that closes a rulebook."""

    what: Message
    values: tuple[int, ...]
    """The numbers printed on them; may be empty."""
    printed: bool
    """True for what the rulebook tells, False for what was reconstructed."""


def sources_of(game: str) -> tuple[Source, ...]:
    """Returns the rows of a game that exists; raises BadResource when its data cannot be read."""
    rows: tuple[Source, ...] = import_module(f"cvdesk.games.{game}.facts").sources()
    return rows
