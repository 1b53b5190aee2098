"""What somebody, or chance, did: a small immutable value."""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """One move, roll or draw, as a kind and the ids of the things it concerns.

    Hashes and compares at tuple speed.  Games build theirs once, as tables, so that
    a search allocates none.  JSON form: ``["discard", 17]``.
    """

    kind: str
    args: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, self.args)])


def action_table(kind: str, count: int) -> tuple[Action, ...]:
    """Builds one action per id from 0 to `count` - 1, to be indexed by that id."""
    return tuple(Action(kind, (index,)) for index in range(count))
