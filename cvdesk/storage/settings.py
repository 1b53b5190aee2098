"""What a person has chosen, in one JSON file.

Whatever the file holds, the program starts: a field that makes no sense gets its
default and is named, a file that is no settings file is kept under another name.
Fields that a later version may have added stay in the file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from attrs import Attribute, evolve, field, fields, frozen

from cvdesk.engine.message import Message, P
from cvdesk.storage.files import StorageError, move_aside, reason_of, write_atomically

VERSION = 1
"""The version of the file."""

Json = dict[str, Any]  # Any: what a JSON object may hold

SETTINGS_MIGRATIONS: dict[int, Callable[[Json], Json]] = {}
"""By the version that is read: a function that returns the fields of the next version."""

_MAX_TEXT = 20_000
_MAX_ITEMS = 100
_CHECK = "check"


def _one_of(*values: object) -> dict[str, object]:
    return {_CHECK: lambda value: any(value == each and type(value) is type(each) for each in values)}


def _whole(least: int, most: int) -> dict[str, object]:
    return {_CHECK: lambda value: type(value) is int and least <= value <= most}


def _is_text(value: object) -> bool:
    # A lone surrogate is fine in JSON but can never be written as UTF-8.
    return isinstance(value, str) and len(value) <= _MAX_TEXT and value.isprintable()


def _is_list_of_texts(value: object) -> bool:
    return isinstance(value, list | tuple) and len(value) <= _MAX_ITEMS and all(map(_is_text, value))


def _is_map_of_objects(value: object) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= _MAX_ITEMS
        and all(_is_text(key) and isinstance(each, dict) for key, each in value.items())
    )


@frozen
class Settings:
    """Every setting with its default; change one with ``attrs.evolve``."""

    language: str = field(default="", metadata=_one_of("", "ru", "uk", "es", "en"))
    """Empty: the language of the system."""
    theme: str = field(default="system", metadata=_one_of("system", "light", "dark", "contrast"))
    scale: int = field(default=100, metadata=_whole(80, 200))
    """Size of everything, in percent."""
    animation: str = field(default="normal", metadata=_one_of("slow", "normal", "fast", "off"))
    motion: str = field(default="system", metadata=_one_of("system", "on", "off"))
    pace: str = field(default="1x", metadata=_one_of("step", "1x", "2x", "instant"))
    """How fast bots show their moves."""
    one_click: bool = field(default=False, metadata=_one_of(False, True))
    """A click that leaves one option commits it."""
    play_forced: bool = field(default=False, metadata=_one_of(False, True))
    """The only legal move is played without asking."""
    practice_takeback: bool = field(default=False, metadata=_one_of(False, True))
    """At a table with one person, moves may be taken back across everything."""
    curtain: str = field(default="game", metadata=_one_of("game", "full", "private", "off"))
    """What is covered between two people where hands are secret; game: as each game needs it."""
    peek_toggle: bool = field(default=False, metadata=_one_of(False, True))
    """A key or click turns secrets up until the next one, rather than while it is held."""
    cover_unfocused: bool = field(default=False, metadata=_one_of(False, True))
    """Secrets are covered while another window is in front."""
    setups: Mapping[str, Json] = field(factory=dict, metadata={_CHECK: _is_map_of_objects})
    """By game: seats and options of the last match."""
    names: tuple[str, ...] = field(default=(), converter=tuple, metadata={_CHECK: _is_list_of_texts})
    """Names of people that were entered before, latest first."""
    window: str = field(default="", metadata={_CHECK: _is_text})
    """Size and place of the main window, as Qt gives it, in base64."""
    loaded: Mapping[str, object] = field(factory=dict, eq=False, repr=False)
    """The values in the file when it was read, so that only changes are written; no setting itself."""


def _settings_fields() -> tuple[Attribute[object], ...]:
    return tuple(each for each in fields(Settings) if _CHECK in each.metadata)


def load_settings(path: Path) -> tuple[Settings, list[Message]]:
    """Reads the settings, and what there is to say about them; never raises."""
    try:
        data, problems = _read(path)
    except OSError as error:
        data, problems = {}, [_unreadable(path, error)]
    values, nonsense = _sensible(data)
    problems += [_field_problem(path, name) for name in nonsense]
    settings = Settings(**values)
    return evolve(settings, loaded=_values(settings)), problems


def save_settings(path: Path, settings: Settings) -> Settings:
    """Writes the settings that have changed since they were loaded, over those in the file now.

    So two running programs keep each other's changes.  Returns what the file holds
    afterwards, to go on from.  Raises StorageError.
    """
    values = _values(settings)
    changes = {
        name: value
        for name, value in values.items()
        if name not in settings.loaded or settings.loaded[name] != value
    }
    try:
        data, _ = _read(path)
        merged = evolve(Settings(**_sensible(data)[0]), **changes)
        data |= {"version": VERSION, **_values(merged)}
        text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
        write_atomically(path, text.encode("utf-8"))
    except OSError as error:
        reason = P.message(reason_of(error))
        raise StorageError("error-settings-write", file=P.name(str(path)), reason=reason) from error
    return evolve(merged, loaded=_values(merged))


def _values(settings: Settings) -> Json:
    return {each.name: getattr(settings, each.name) for each in _settings_fields()}


def _read(path: Path) -> tuple[Json, list[Message]]:
    """Returns the fields in the file in the present version, and what was wrong with it as a whole.

    A file that is none of ours or of a later version is moved aside, since the next
    write would destroy it.  Raises OSError.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return {}, []
    data = _parse(content)
    if data is None:
        return {}, [_keep_aside(path, "broken")]
    version = data.get("version", VERSION)
    if type(version) is not int or version < 1:
        return data, [_field_problem(path, "version")]
    if version > VERSION:
        return {}, [_keep_aside(path, "newer")]
    for step in range(version, VERSION):
        data = SETTINGS_MIGRATIONS[step](data)
    return data, []


def _sensible(data: Json) -> tuple[Json, list[str]]:
    """Splits off the values that make sense; returns the names of the others too."""
    known = [each for each in _settings_fields() if each.name in data]
    fitting = {each.name for each in known if each.metadata[_CHECK](data[each.name])}
    nonsense = [each.name for each in known if each.name not in fitting]
    return {name: data[name] for name in fitting}, nonsense


def _parse(content: bytes) -> Json | None:
    try:
        data = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _keep_aside(path: Path, word: str) -> Message:
    kept = move_aside(path, path.parent, word)
    return Message(f"error-settings-{word}", {"file": P.name(path.name), "kept": P.name(kept.name)})


def _field_problem(path: Path, name: str) -> Message:
    return Message("error-settings-field", {"file": P.name(path.name), "field": P.name(name)})


def _unreadable(path: Path, error: OSError) -> Message:
    return Message("error-settings-read", {"file": P.name(str(path)), "reason": P.message(reason_of(error))})
