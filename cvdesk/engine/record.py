"""The save file: a match as its list of actions, chance included, with digests to prove a replay.

The format is documented in CONTRIBUTING.  Reading never trusts the file: whatever is
wrong with it ends in one BadRecord that names the place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from hashlib import sha256
from math import isfinite
from typing import Any, NoReturn

from attrs import asdict, define, field, frozen

from cvdesk.engine.action import Action
from cvdesk.engine.errors import BadRecord
from cvdesk.engine.message import P, Param
from cvdesk.engine.migrations import FORMAT_MIGRATIONS

FORMAT = 1
"""The version of the file layout."""
DIGEST_EVERY = 20
"""A digest is kept after every so many actions, and after the last."""

_MAX_CHARACTERS = 8_000_000
_MAX_ACTIONS = 100_000
_MAX_ID = 2**53
_MAX_NAME = 60
_MAX_LEVEL = 300
_MAX_VERSION = 1_000_000
_MAX_DEPTH = 20
_WORD = re.compile(r"[A-Za-z0-9_.:-]{1,64}")

Json = dict[str, Any]  # Any: what a JSON object may hold


@frozen
class Seat:
    """Who sits at the table: a person, or a bot of a level."""

    kind: str
    """``human`` or ``bot``."""
    name: str
    colour: int = 1
    """Which of the six player colours and shapes, 1 to 6."""
    level: str = ""
    """For bots: a level or ``package.module:factory``."""
    budget: str = ""
    """For bots: ``500it`` or ``200ms``; empty is the level's own."""
    language: str | None = None
    prefer: Mapping[str, int] = field(factory=dict)
    """Answers that this seat gives to forced questions while absent."""

    @property
    def is_human(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "human"


@define
class Record:
    """Everything needed to replay a match and to go on with it."""

    match: str
    """A UUID, also the name of its file."""
    created: str
    """UTC in ISO 8601."""
    app_version: str
    game: str
    rules_version: int
    data_hash: str
    players: int
    options: dict[str, str]
    seats: list[Seat]
    seed: int
    salt: str
    practice: bool = False
    start: Json | None = None
    """The state that a fork began with; None for a whole match."""
    actions: list[tuple[int, Action]] = field(factory=list)
    """Who (or CHANCE) did what, in order."""
    digests: dict[int, str] = field(factory=dict)
    """Digest of the state by the number of actions before it."""
    snapshot: Json = field(factory=dict)
    """The last state, to go on from when the rules have changed."""

    @property
    def seal(self) -> str:
        """A hash of seed and salt, shown at the start so that the dice can be checked at the end."""
        return sha256(f"{self.seed}:{self.salt}".encode()).hexdigest()

    def to_json(self) -> str:
        """Returns the text of the save file."""
        data = {
            "format": FORMAT,
            "app_version": self.app_version,
            "match": self.match,
            "created": self.created,
            "game": self.game,
            "rules_version": self.rules_version,
            "data_hash": self.data_hash,
            "setup": {"players": self.players, "options": self.options},
            "seats": [asdict(seat) for seat in self.seats],
            "seed": self.seed,
            "salt": self.salt,
            "seal": self.seal,
            "practice": self.practice,
            "start": self.start,
            "actions": [[who, action.kind, *action.args] for who, action in self.actions],
            "digests": {str(index): digest for index, digest in self.digests.items()},
            "snapshot": self.snapshot,
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Reads the text of a save file; raises BadRecord with the place that is wrong."""
        data = _parse(text)
        version = _within(data, "format", 0, _MAX_VERSION)
        while version != FORMAT:
            if version not in FORMAT_MIGRATIONS:
                raise BadRecord("error-save-format", format=P.value(version))
            data = FORMAT_MIGRATIONS[version](data)
            version = _within(data, "format", 0, _MAX_VERSION)
        setup = _get(data, "setup", dict)
        record = cls(
            match=_word(data, "match"),
            created=_moment(data, "created"),
            app_version=_short(data, "app_version"),
            game=_word(data, "game"),
            rules_version=_within(data, "rules_version", 0, _MAX_VERSION),
            data_hash=_short(data, "data_hash"),
            players=_within(setup, "players", 1, 12),
            options=_options(setup),
            seats=[_seat(each, number) for number, each in enumerate(_get(data, "seats", list), 1)],
            seed=_get(data, "seed", int),
            salt=_short(data, "salt"),
            practice=_get(data, "practice", bool),
            start=None if data.get("start") is None else _dump(data, "start"),
            actions=_actions(_get(data, "actions", list)),
            digests=_digests(_get(data, "digests", dict)),
            snapshot=_dump(data, "snapshot"),
        )
        if len(record.seats) != record.players:
            _wrong("seats")
        if data.get("seal") != record.seal:
            raise BadRecord("error-save-seal")
        return record


def _parse(text: str) -> Json:
    if not text.strip("\0 \r\n\t"):
        raise BadRecord("error-save-empty")
    if len(text) > _MAX_CHARACTERS:
        raise BadRecord("error-save-large")
    try:
        data = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadRecord("error-save-json", line=P.value(error.lineno), column=P.value(error.colno)) from error
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-save-not-json") from error
    if not isinstance(data, dict):
        raise BadRecord("error-save-not-json")
    return data


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _wrong(name: str, **more: Param) -> NoReturn:
    raise BadRecord("error-save-field", field=P.name(name), **more)


def _get(data: Json, name: str, kind: type) -> Any:  # Any: of the type `kind`
    value = data.get(name)
    # bool is an int in Python, yet `"players": true` is nonsense
    if type(value) is not kind:
        _wrong(name)
    return value


def _within(data: Json, name: str, least: int, most: int) -> int:
    value: int = _get(data, name, int)
    if not least <= value <= most:
        _wrong(name)
    return value


def _short(data: Json, name: str, length: int = 100) -> str:
    value: str = _get(data, name, str)
    if len(value) > length or not _is_text(value):
        _wrong(name)
    return value


def _moment(data: Json, name: str) -> str:
    value = _short(data, name)
    try:
        datetime.fromisoformat(value)
    except ValueError:
        _wrong(name)
    return value


def _is_text(value: str) -> bool:
    # a lone surrogate parses as JSON but can never be written as UTF-8
    return not any(0xD800 <= ord(character) <= 0xDFFF for character in value)


def _dump(data: Json, name: str) -> Json:
    value: Json = _get(data, name, dict)
    if not _is_plain(value, _MAX_DEPTH):
        _wrong(name)
    return value


def _is_plain(value: object, depth: int) -> bool:
    """Tells whether a value can be written again: 1e999 parses as infinity, and depth exhausts the stack."""
    if isinstance(value, dict):
        return depth > 0 and all(_is_text(key) and _is_plain(each, depth - 1) for key, each in value.items())
    if isinstance(value, list):
        return depth > 0 and all(_is_plain(each, depth - 1) for each in value)
    if isinstance(value, str):
        return _is_text(value)
    return not isinstance(value, float) or isfinite(value)


def _word(data: Json, name: str) -> str:
    value: str = _get(data, name, str)
    if not _WORD.fullmatch(value) or value.startswith("."):
        _wrong(name)
    return value


def _map(data: Json, name: str, limit: int, fits: Callable[[object], bool]) -> Json:
    found = data.get(name, {})
    if type(found) is not dict or len(found) > limit:
        _wrong(name)
    if not all(_WORD.fullmatch(key) and fits(value) for key, value in found.items()):
        _wrong(name)
    return found


def _options(setup: Json) -> dict[str, str]:
    return _map(setup, "options", 50, lambda value: type(value) is str and bool(_WORD.fullmatch(value)))


def _seat(data: object, number: int) -> Seat:
    if type(data) is not dict:
        _wrong("seats", number=P.value(number))
    kind, language = _get(data, "kind", str), data.get("language")
    if kind not in ("human", "bot"):
        _wrong("kind", number=P.value(number))
    if language is not None:
        language = _word(data, "language")
    return Seat(
        kind=kind,
        name=_short(data, "name", _MAX_NAME),
        colour=_within(data, "colour", 1, 6),
        level=_short({"level": "", **data}, "level", _MAX_LEVEL),
        budget=_short({"budget": "", **data}, "budget"),
        language=language,
        prefer=_map(data, "prefer", 50, _is_id),
    )


def _is_id(value: object) -> bool:
    return type(value) is int and -_MAX_ID <= value <= _MAX_ID


def _actions(found: list[object]) -> list[tuple[int, Action]]:
    if len(found) > _MAX_ACTIONS:
        raise BadRecord("error-save-large")
    actions = []
    for number, item in enumerate(found, 1):
        if not (
            type(item) is list
            and len(item) >= 2
            and _is_id(item[0])
            and type(item[1]) is str
            and _WORD.fullmatch(item[1])
            and all(_is_id(arg) for arg in item[2:])
        ):
            raise BadRecord("error-save-action", number=P.value(number))
        actions.append((item[0], Action(item[1], tuple(item[2:]))))
    return actions


def _is_digest(value: object) -> bool:
    return type(value) is str and bool(_WORD.fullmatch(value))


def _digests(found: Json) -> dict[int, str]:
    digests = {}
    for index, digest in found.items():
        if not (index.isascii() and index.isdigit() and len(index) < 10 and _is_digest(digest)):
            _wrong("digests")
        digests[int(index)] = digest
    return digests
