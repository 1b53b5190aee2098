"""Errors that a person may be told about: each carries a message, never a text."""

from __future__ import annotations

from cvdesk.engine.message import Message, Param


class CvdeskError(Exception):
    """Base of all: an id of the catalogs and its parameters."""

    def __init__(self, id: str, **params: Param) -> None:
        super().__init__(id, params)
        self.message = Message(id, params)

    def __str__(self) -> str:
        values = ", ".join(f"{name}={param.value}" for name, param in self.message.params.items())
        return f"{self.message.id}({values})"


class IllegalAction(CvdeskError):
    """Somebody tried what is not among the legal actions."""


class BadOption(CvdeskError):
    """A rules option, a player count or a game that does not exist."""


class BadRecord(CvdeskError):
    """A save that cannot be read."""


class RulesChanged(BadRecord):
    """A save of other rules or other card data that cannot be replayed."""


class BadResource(CvdeskError):
    """A file that belongs to the program is missing or broken."""
