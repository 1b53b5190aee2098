"""The base of every game's state: mutable, flat and cheap to copy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import Any, Self


class State(ABC):
    """The whole truth about a match, mutable data in slots.

    Lists of small integers and immutable parts only; games write `copy` by hand,
    since search copies thousands of states a second.  Two attributes are public in
    every game: ``turn``, whose turn it is, and ``actor``, who decides now.
    """

    __slots__ = ()

    turn: int
    actor: int

    @abstractmethod
    def copy(self) -> Self:
        """Returns an independent twin; immutable parts are shared."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Returns the full value with unordered bags sorted: equal keys, equal states."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:  # Any: plain JSON values
        """Returns the state as plain JSON values, for snapshots and forks."""

    @classmethod
    @abstractmethod
    def load(cls, data: dict[str, Any]) -> Self:  # Any: plain JSON values
        """Reads a dump back; raises KeyError, TypeError or ValueError on nonsense."""

    def digest(self) -> str:
        """Returns a short hash of the value, the same in every process and Python."""
        return blake2b(repr(self.key()).encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # mutable
