"""Reads the words of the command line by a table of what a command takes.

The standard library's parser puts its sentences together in English; this one knows
only ids of the catalogs, so that help and mistakes read well in every language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import Factory, define, frozen

from cvdesk.engine.errors import CvdeskError
from cvdesk.engine.message import Message, P, Param
from cvdesk.i18n.catalog import LANGUAGES


class WrongUsage(CvdeskError):
    """Something on the command line that cannot be understood or is out of range."""


@frozen
class Option:
    """An option: a flag, or with `value` one that takes a word after it or after ``=``."""

    name: str
    """With its dashes, as ``--seats``; its help is then the message ``cli-option-seats``."""
    value: str = ""
    """What stands for the word in the help: the end of an id, as ``seats`` of ``cli-value-seats``."""
    many: bool = False
    """May be given more than once."""
    short: str = ""
    """Another name, of one letter."""
    choices: tuple[str, ...] = ()
    """The only words it takes; empty: any."""
    help: str = ""
    """Another end of that id, where one command means something else by it."""


@frozen
class Command:
    """A command, the words it needs and the options it takes.

    Its summary is the message ``cli-command-<name>``.
    """

    name: str
    """One word, or two that are typed one after the other; in ids with a hyphen between them."""
    arguments: tuple[str, ...] = ()
    """What the needed words are, in order: ends of ids, as ``game`` of ``cli-value-game``."""
    options: tuple[Option, ...] = ()
    optional: tuple[str, ...] = ()
    """What may stand after the needed words."""


GLOBAL_OPTIONS = (
    Option("--language", "language", choices=LANGUAGES),
    Option("--data-dir", "folder"),
    Option("--debug"),
    Option("--help", short="-h"),
    Option("--version"),
)
"""What may stand before and after every command."""


@define
class Given:
    """What stood on the command line."""

    command: str = ""
    """The command; empty for the program itself."""
    arguments: dict[str, str] = Factory(dict)
    options: dict[str, list[str]] = Factory(dict)
    """By name with dashes; a flag has an empty word."""

    def has(self, name: str) -> bool:
        """Tells whether an option was given."""
        return name in self.options

    def word(self, name: str, default: str = "") -> str:
        """Returns the word of an option; of one given twice, the last."""
        return self.options[name][-1] if name in self.options else default

    def whole(self, name: str, least: int, most: int, default: int) -> int:
        """Returns the word of an option as a whole number; raises WrongUsage outside the range."""
        if name not in self.options:
            return default
        return whole_number(self.word(name), name, least, most)

    def pairs(self, name: str) -> dict[str, str]:
        """Returns the words of an option as ``K=V``, by K; raises WrongUsage for another form."""
        pairs: dict[str, str] = {}
        for word in self.options.get(name, []):
            key, equals, value = word.partition("=")
            if not (key and equals and value):
                raise WrongUsage("cli-error-pair", option=P.name(name), word=P.name(word))
            if pairs.setdefault(key, value) != value:
                raise WrongUsage("cli-error-twice", option=P.name(name), key=P.name(key))
        return pairs

    @property
    def data_dir(self) -> Path | None:
        """The folder that takes the place of all others, if one was named."""
        return Path(self.word("--data-dir")).absolute() if self.has("--data-dir") else None


def whole_number(word: str, option: str, least: int, most: int) -> int:
    """Reads a whole number of a range; raises WrongUsage, which names the option."""
    digits = word.removeprefix("-")
    # int() would also take signs, spaces, underscores and other alphabets' digits
    number = int(word) if digits.isascii() and digits.isdigit() and len(digits) < 20 else None
    if number is None or not least <= number <= most:
        raise WrongUsage(
            "cli-error-number",
            option=P.name(option),
            word=P.name(word),
            least=P.name(str(least)),
            most=P.name(str(most)),
        )
    return number


def parse(words: Sequence[str], commands: Sequence[Command]) -> Given:
    """Reads the words of the command line; raises WrongUsage.

    Asking for help or the version ends the reading: nothing after it can be wrong.
    """
    given = Given()
    command: Command | None = None
    rest = iter(words)
    for word in rest:
        if word == "--":
            command = _take_all(given, command, rest, commands)
        elif word.startswith("-") and word != "-":
            _take_option(given, command, word, rest)
            if given.has("--help") or given.has("--version"):
                return given
        else:
            command = _take_word(given, command, word, commands)
    if given.command and command is None:
        raise WrongUsage(
            "cli-error-missing", command=P.name(given.command), what=_value("command"), help=_help(given)
        )
    needed = command.arguments if command else ()
    if len(given.arguments) < len(needed):
        missing = needed[len(given.arguments)]
        raise WrongUsage(
            "cli-error-missing", command=P.name(given.command), what=_value(missing), help=_help(given)
        )
    return given


def _take_all(
    given: Given, command: Command | None, rest: Iterator[str], commands: Sequence[Command]
) -> Command | None:
    for word in rest:
        command = _take_word(given, command, word, commands)
    return command


def _take_word(
    given: Given, command: Command | None, word: str, commands: Sequence[Command]
) -> Command | None:
    if command is None:
        name = f"{given.command} {word}".lstrip()
        if not any(f"{each.name} ".startswith(f"{name} ") for each in commands):
            known = P.list(*(P.name(each.name) for each in commands))
            raise WrongUsage("cli-error-command", word=P.name(name), known=known)
        given.command = name
        return next((each for each in commands if each.name == name), None)
    places = (*command.arguments, *command.optional)
    if len(given.arguments) == len(places):
        raise WrongUsage("cli-error-extra", word=P.name(word))
    given.arguments[places[len(given.arguments)]] = word
    return command


def _take_option(given: Given, command: Command | None, word: str, rest: Iterator[str]) -> None:
    name, equals, value = word.partition("=")
    option = _find(name, command)
    if option is None:
        raise WrongUsage("cli-error-option", word=P.name(name), help=_help(given))
    if not option.value and equals:
        raise WrongUsage("cli-error-flag", option=P.name(name))
    if option.value and not equals:
        value = next(rest, "")
    if option.value and (not value or (not equals and value.startswith("--"))):
        raise WrongUsage("cli-error-value", option=P.name(name), what=_value(option.value))
    if option.choices and value not in option.choices:
        known = P.list(*(P.name(each) for each in option.choices))
        raise WrongUsage("cli-error-choice", option=P.name(name), word=P.name(value), known=known)
    given.options.setdefault(option.name, []).append(value)


def _find(name: str, command: Command | None) -> Option | None:
    options = (*GLOBAL_OPTIONS, *(command.options if command else ()))
    return next((each for each in options if name in (each.name, each.short)), None)


def _help(given: Given) -> Param:
    return P.name(" ".join(filter(None, ("cvdesk", given.command, "--help"))))


def _value(end: str) -> Param:
    return P.message(Message(f"cli-value-{end}"))
