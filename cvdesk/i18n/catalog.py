"""Looks up texts by id in the language that is in use.

Each language is a folder of Fluent files.  The first word of an id tells its file, and
a file is read when the first of its ids is asked for.  Most messages are one line of
text with at most plain placeables; those are answered without Fluent, whose import
costs as much as the rest of a start.
"""

from __future__ import annotations

import locale
import logging
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import Factory, define, frozen

from cvdesk import assets
from cvdesk.engine.errors import BadResource
from cvdesk.engine.message import P
from cvdesk.i18n.formats import number_text

LANGUAGES = ("ru", "uk", "es", "en")
"""The languages of the program, in the order in which they are offered."""

AUTONYMS = {"ru": "Русский", "uk": "Українська", "es": "Español", "en": "English"}
"""Each language by its own name."""

FALLBACK = "en"

GAME_PREFIXES = {"cv_pocket": "pocket", "thats_life": "life"}
"""Game ids by the first word of their message ids, where the two differ."""

_FILES = {prefix: game for game, prefix in GAME_PREFIXES.items()}

_log = logging.getLogger(__name__)


@frozen
class Shown:
    """A value as it stands in a sentence, and the number or word that selectors compare."""

    text: str
    number: float | None = None


Value = str | int | float | Shown


_SIMPLE = re.compile(
    r"^([a-z][a-z0-9-]*) *= *"  # the id
    r"((?:[^{}\n]|\{ *\$[a-z]\w* *\})+)$"  # text and plain placeables, up to the end of the line
    r"(?!(?:\n *)*\n +\S)",  # no line that continues it: those are indented
    re.MULTILINE,
)
_PLACEABLE = re.compile(r"\{ *\$([a-z]\w*) *\}")


@define
class _File:
    """One catalog file: its source, and the messages that need no Fluent."""

    source: str
    simple: dict[str, str]


@define
class _Language:
    """What has been loaded of one language."""

    folder: Path
    locale: str
    files: dict[str, _File] = Factory(dict)
    bundle: Any = None  # Any: a FluentBundle, which is not imported until it is needed
    compiled: set[str] = Factory(set)
    """The files that the bundle holds."""

    def file_of(self, id: str) -> _File:
        word = id.partition("-")[0]
        name = _FILES.get(word, word)
        if name not in self.files:
            self.files[name] = _read(self.folder / f"{name}.ftl")
        return self.files[name]

    def format(self, id: str, values: dict[str, Shown]) -> str | None:
        """Returns the sentence, or None when the language does not have it."""
        file = self.file_of(id)
        template = file.simple.get(id)
        if template is None:
            return self._format_by_fluent(id, file, values)
        if "{" not in template:
            return template
        try:
            return _PLACEABLE.sub(lambda match: values[match[1]].text, template)
        except KeyError as error:
            _log.warning("message %s lacks its parameter %s", id, error)
            return template

    def _format_by_fluent(self, id: str, file: _File, values: dict[str, Shown]) -> str | None:
        from cvdesk.i18n import fluent_bridge  # Fluent costs half a start

        if self.bundle is None:
            self.bundle = fluent_bridge.new_bundle(self.locale)
        name = id.partition("-")[0]
        if name not in self.compiled:
            self.compiled.add(name)
            fluent_bridge.add_source(self.bundle, file.source)
        return fluent_bridge.format_message(self.bundle, id, values)


def _read(path: Path) -> _File:
    try:
        source = path.read_text("utf-8")
    except OSError as error:
        raise BadResource("error-resource-missing", file=P.name(f"{path.parent.name}/{path.name}")) from error
    except UnicodeDecodeError as error:
        raise BadResource("error-resource-broken", file=P.name(f"{path.parent.name}/{path.name}")) from error
    simple: dict[str, str] = {}
    for match in _SIMPLE.finditer(source):
        simple.setdefault(match[1], match[2].rstrip())
    return _File(source, simple)


_languages: dict[str, _Language] = {}
_current = FALLBACK


def _language(code: str) -> _Language:
    if code not in _languages:
        if code not in LANGUAGES:
            raise ValueError(code)
        _languages[code] = _Language(assets.translation(code), code)
    return _languages[code]


def add_language(code: str, folder: Path, locale: str) -> None:
    """Makes a further folder of catalogs usable, as a translator's draft or the tests' pseudo language.

    `locale` tells whose plural rules and numbers it uses.
    """
    _languages[code] = _Language(folder, locale)


def forget_languages() -> None:
    """Drops all that was read, so that changed files are read again."""
    _languages.clear()


def current_language() -> str:
    """Returns the code of the language in use."""
    return _current


def use_language(code: str) -> None:
    """Switches to a language of `LANGUAGES`; raises ValueError for any other."""
    global _current
    _language(code)
    _current = code


def locale_of(language: str | None = None) -> str:
    """Returns the name by which Babel knows a language, by default the one in use."""
    return _language(language or _current).locale


def text(id: str, /, *, language: str | None = None, **values: Value) -> str:
    """Returns a text in a language, by default the one in use.

    Falls back to English, then to the id in brackets.  Raises BadResource when a
    file of the catalogs is missing.
    """
    code = language or _current
    return format_text(id, code, {name: _shown(value, code) for name, value in values.items()})


def format_text(id: str, code: str, values: dict[str, Shown]) -> str:
    """Returns a text with values that know how they are shown; otherwise as `text`."""
    for each in dict.fromkeys((code, FALLBACK)):
        sentence = _language(each).format(id, values)
        if sentence is not None:
            return sentence
        _log.warning("no message %s in %s", id, each)
    return f"\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}{id}\N{MATHEMATICAL RIGHT WHITE SQUARE BRACKET}"


def _shown(value: Value, code: str) -> Shown:
    if isinstance(value, Shown):
        return value
    if isinstance(value, str):
        return Shown(value)
    return Shown(number_text(value, locale_of(code)), value)


_BY_ENGLISH_NAME = {"russian": "ru", "ukrainian": "uk", "spanish": "es", "english": "en"}


def system_language(environ: Mapping[str, str] | None = None) -> str:
    """Returns the first language of the system that the program has, else English.

    Reads LC_ALL, LC_MESSAGES and LANG as POSIX says, LANGUAGE as gettext does, and
    where none is set (Windows, macOS) asks the C library.
    """
    environ = os.environ if environ is None else environ
    chosen = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    if not chosen:
        return _code_of(locale.getlocale()[0] or "") or FALLBACK
    wishes = [chosen]
    if chosen.partition(".")[0] not in ("C", "POSIX"):
        # gettext ignores LANGUAGE in the C locale, so scripts can rely on English.
        wishes = [*environ.get("LANGUAGE", "").split(":"), chosen]
    return next((code for code in map(_code_of, wishes) if code), FALLBACK)


def _code_of(name: str) -> str:
    """Reads ``uk_UA.UTF-8``, ``es-ES`` or Windows' ``Russian_Russia.1251``."""
    word = name.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    code = _BY_ENGLISH_NAME.get(word, word)
    return code if code in LANGUAGES else ""
