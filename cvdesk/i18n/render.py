"""Turns messages into text: runs that still know their parameters, or plain sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from attrs import define, frozen

from cvdesk.engine.errors import BadResource, CvdeskError
from cvdesk.engine.message import Message, Param
from cvdesk.engine.rules import Rules
from cvdesk.i18n import catalog
from cvdesk.i18n.catalog import FALLBACK, GAME_PREFIXES, Shown
from cvdesk.i18n.formats import list_text, number_text

# Private-use characters around a value, so that it is found again in the finished sentence.
_OPEN, _NUMBERED, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED = re.compile(f"{_OPEN}(\\d+){_NUMBERED}(.*?){_CLOSE}", re.DOTALL)
_UNMARK = {ord(mark): None for mark in (_OPEN, _NUMBERED, _CLOSE)}


@frozen
class Names:
    """What the numbers in messages of one match stand for."""

    players: tuple[str, ...] = ()
    """The names of the seats, in order."""
    rules: Rules | None = None
    """The game that names cards, tiles and spaces."""


class Run(NamedTuple):
    """A piece of a sentence: plain words, or the value of a parameter."""

    text: str
    param: Param | None


def render(message: Message, names: Names, language: str | None = None) -> list[Run]:
    """Returns the sentence in runs, so that a surface can colour and link the values in it.

    The texts of the runs, joined, are the whole sentence.
    """
    writer = _Writer(names, language or catalog.current_language(), marked=[])
    sentence = writer.sentence(message)
    runs, end = [], 0
    for match in _MARKED.finditer(sentence):
        if match.start() > end:
            runs.append(Run(sentence[end : match.start()], None))
        runs.append(Run(match[2], writer.param_at(int(match[1]))))
        end = match.end()
    if end < len(sentence):
        runs.append(Run(sentence[end:], None))
    return runs


def plain(message: Message, names: Names | None = None, language: str | None = None) -> str:
    """Returns the sentence as plain text."""
    return _Writer(names or Names(), language or catalog.current_language(), marked=None).sentence(message)


def error_text(error: CvdeskError, language: str | None = None) -> str:
    """Returns what an error says, in one sentence; without catalogs, its bare id and values."""
    try:
        return plain(error.message, None, language)
    except BadResource:
        return str(error)


def rule_label(anchor: str, language: str | None = None) -> str:
    """Returns how a clause is cited: ``thats_life.3.1`` as "Life 3.1"."""
    game, _, clause = anchor.partition(".")
    prefix = GAME_PREFIXES.get(game, game)
    return catalog.text(f"{prefix}-rule-label", language=language, clause=clause)


@define
class _Writer:
    """Formats one message; `marked` collects the parameters that got marks, None sets none."""

    names: Names
    language: str
    marked: list[Param] | None

    def sentence(self, message: Message) -> str:
        values = {name: self._shown(param) for name, param in message.params.items()}
        return catalog.format_text(message.id, self.language, values)

    def param_at(self, index: int) -> Param | None:
        return self.marked[index] if self.marked else None

    def _shown(self, param: Param) -> Shown:
        kind, value = param
        if kind == "message" and isinstance(value, Message):
            return Shown(self.sentence(value))
        if kind == "list" and isinstance(value, tuple):
            items = [self._shown(item).text for item in value]
            return Shown(list_text(items, catalog.locale_of(self.language)))
        number = value if isinstance(value, int | float) and kind in ("count", "points", "value") else None
        return Shown(self._mark(self._words(param), param), number)

    def _words(self, param: Param) -> str:
        kind, value = param
        if kind == "player" and isinstance(value, int):
            known = 0 <= value < len(self.names.players)
            return (self.names.players[value] if known else f"#{value + 1}").translate(_UNMARK)
        if kind in ("card", "tile", "space") and self.names.rules is not None:
            return self._name(self.names.rules.name_of(param))
        if isinstance(value, int | float):
            return number_text(value, catalog.locale_of(self.language), signed=kind == "points")
        return str(value).translate(_UNMARK)

    def _name(self, name: Message | Mapping[str, str]) -> str:
        if isinstance(name, Message):
            return plain(name, self.names, self.language)
        # A player's own deck may lack languages; any name is better than none.
        return name.get(self.language) or name.get(FALLBACK) or next(iter(name.values()), "")

    def _mark(self, words: str, param: Param) -> str:
        if self.marked is None:
            return words
        self.marked.append(param)
        return f"{_OPEN}{len(self.marked) - 1}{_NUMBERED}{words}{_CLOSE}"
