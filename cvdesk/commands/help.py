"""Writes the help of the command line in the language in use."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence

from cvdesk.commands.parser import GLOBAL_OPTIONS, Command, Option
from cvdesk.games import GAMES
from cvdesk.i18n.catalog import text

_WIDEST = 100
_COLUMN = 26


def help_text(name: str, commands: Sequence[Command]) -> str:
    """Returns the help of a command, of commands that share a first word, or with no name of the program."""
    command = next((each for each in commands if each.name == name), None)
    if command is not None:
        return _command_help(command)
    group = [each for each in commands if each.name.startswith(f"{name} ")]
    return _group_help(name, group) if group else _program_help(commands)


def _program_help(commands: Sequence[Command]) -> str:
    usage = f"{text('cli-help-usage')} cvdesk [{text('cli-value-command')}] [{text('cli-help-options')}]"
    parts = [
        usage,
        _paragraph(text("cli-help-program")),
        _table(text("cli-help-commands"), _command_rows(commands)),
        _table(text("cli-help-everywhere"), _option_rows(GLOBAL_OPTIONS)),
        _paragraph(text("cli-help-more")),
    ]
    return "\n\n".join(parts)


def _group_help(name: str, commands: Sequence[Command]) -> str:
    return "\n\n".join(
        (
            f"{text('cli-help-usage')} cvdesk {name} [{text('cli-value-command')}]",
            _table(text("cli-help-commands"), _command_rows(commands)),
            _table(text("cli-help-everywhere"), _option_rows(GLOBAL_OPTIONS)),
        )
    )


def _command_rows(commands: Sequence[Command]) -> list[tuple[str, str]]:
    return [(each.name, _summary(each)) for each in commands]


def _summary(command: Command) -> str:
    return text(f"cli-command-{command.name.replace(' ', '-')}")


def _command_help(command: Command) -> str:
    words = [text(f"cli-value-{each}") for each in command.arguments]
    words += [f"[{text(f'cli-value-{each}')}]" for each in command.optional]
    arguments = [
        (text(f"cli-value-{each}"), text(f"cli-argument-{each}", known=", ".join(GAMES)))
        for each in (*command.arguments, *command.optional)
    ]
    parts = [
        f"{text('cli-help-usage')} cvdesk {' '.join([command.name, *words])} [{text('cli-help-options')}]",
        _paragraph(_summary(command)),
        _table(text("cli-help-arguments"), arguments),
        _table(text("cli-help-its-options"), _option_rows(command.options)),
        _table(text("cli-help-everywhere"), _option_rows(GLOBAL_OPTIONS)),
    ]
    return "\n\n".join(part for part in parts if part)


def _option_rows(options: Sequence[Option]) -> list[tuple[str, str]]:
    rows = []
    for option in options:
        name = f"{option.short}, {option.name}" if option.short else option.name
        value = f" {text(f'cli-value-{option.value}')}" if option.value else ""
        about = option.help or option.name.lstrip("-")
        rows.append((name + value, text(f"cli-option-{about}", known=", ".join(option.choices))))
    return rows


def _width() -> int:
    return min(shutil.get_terminal_size().columns, _WIDEST)


def _paragraph(sentence: str) -> str:
    return textwrap.fill(sentence, _width())


def _table(title: str, rows: Sequence[tuple[str, str]]) -> str:
    lines = [title] if rows else []
    for left, right in rows:
        first = f"  {left:<{_COLUMN - 4}}  "
        if len(first) > _COLUMN:
            lines.append(first.rstrip())
            first = " " * _COLUMN
        lines.append(textwrap.fill(right, _width(), initial_indent=first, subsequent_indent=" " * _COLUMN))
    return "\n".join(lines)
