"""Texts as ids with typed parameters; the words live in the catalogs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from attrs import Factory, frozen

PARAM_KINDS = (
    "player", "card", "tile", "space", "die", "count", "points", "value", "name", "message", "list"
)  # fmt: skip
"""What a parameter may be; the surface decides colour, icon, link and plural form by it."""


class Param(NamedTuple):
    """A typed value inside a message.

    Kinds and their values: ``player`` a seat index, ``card`` / ``tile`` / ``space`` /
    ``die`` an id, ``count`` / ``points`` / ``value`` a number (``points`` is shown with
    its sign), ``name`` text that somebody typed or a file name, never to be translated,
    ``message`` a `Message`, ``list`` a tuple of `Param`.
    """

    kind: str
    value: object


class P:
    """Short constructors of parameters, as ``P.player(0)``."""

    @staticmethod
    def player(index: int) -> Param:
        """A seat, shown by its name and badge."""
        return Param("player", index)

    @staticmethod
    def card(card: int) -> Param:
        """A card, shown by its name."""
        return Param("card", card)

    @staticmethod
    def tile(tile: int) -> Param:
        """A path tile, shown by what is printed on it."""
        return Param("tile", tile)

    @staticmethod
    def space(space: int) -> Param:
        """A place on the board."""
        return Param("space", space)

    @staticmethod
    def die(face: int) -> Param:
        """The face of a die."""
        return Param("die", face)

    @staticmethod
    def count(number: int) -> Param:
        """How many; picks the plural form."""
        return Param("count", number)

    @staticmethod
    def points(number: int) -> Param:
        """Points won or lost, shown with a sign."""
        return Param("points", number)

    @staticmethod
    def value(number: float) -> Param:
        """A number shown as it is."""
        return Param("value", number)

    @staticmethod
    def name(text: str) -> Param:
        """Text that a person typed, or a file name."""
        return Param("name", text)

    @staticmethod
    def message(message: Message) -> Param:
        """A message inside another one."""
        return Param("message", message)

    @staticmethod
    def list(*items: Param) -> Param:
        """Several parameters, joined as the language joins a list."""
        return Param("list", items)


@frozen
class Message:
    """A text to be rendered later in any language: an id and its parameters."""

    id: str
    params: Mapping[str, Param] = Factory(dict)

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.params.items(), key=lambda item: item[0]))))


def message(id: str, **params: Param) -> Message:
    """Makes a message from an id and named parameters."""
    return Message(id, params)
