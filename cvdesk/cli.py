"""The command line: chooses the language, reads the words, runs one command.

Whatever is wrong with the words ends in one line on stderr and exit status 2.
"""

from __future__ import annotations

import errno
import io
import json
import logging
import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cvdesk import __version__

if TYPE_CHECKING:
    from cvdesk.engine.errors import CvdeskError

WRONG = 2
"""The exit status of everything that a person can put right."""
_FULL = (errno.ENOSPC, errno.EIO, getattr(errno, "EDQUOT", errno.ENOSPC))


def main(words: Sequence[str] | None = None) -> int:
    """Runs the program with the words of the command line; returns the exit status."""
    words = list(sys.argv[1:] if words is None else words)
    if words[:1] == ["--worker"]:
        # a frozen program has no other way to start the process in which bots think
        from cvdesk.bots.worker import main as think

        return think()
    if words == ["--version"]:
        return _print_version()
    _never_fail_to_print()
    try:
        return _run(words)
    except BrokenPipeError:
        _close_output()  # the reader has seen enough
        return 1
    except KeyboardInterrupt:
        return 130


def _run(words: list[str]) -> int:
    # from here on: --version answers before any of it is loaded
    from cvdesk.engine.errors import CvdeskError
    from cvdesk.i18n.render import error_text

    try:
        status = _dispatch(words)
        sys.stdout.flush()
    except CvdeskError as error:
        if "--debug" in words:
            traceback.print_exc()
        line = f"cvdesk: {error_text(error)}"
        print(one_line(line), file=sys.stderr)  # noqa: T201
        return WRONG
    except OSError as error:
        if error.errno not in _FULL:
            raise
        _close_output()
        print(one_line(f"cvdesk: {error_text(_no_room(error))}"), file=sys.stderr)  # noqa: T201
        return WRONG
    return status


def _no_room(error: OSError) -> CvdeskError:
    from cvdesk.engine.message import P
    from cvdesk.storage.files import StorageError, reason_of

    return StorageError("error-output", reason=P.message(reason_of(error)))


def _close_output() -> None:
    """Leaves what was not printed, so that Python does not complain about it when it flushes at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _dispatch(words: list[str]) -> int:
    from cvdesk.commands.parser import parse
    from cvdesk.commands.table import COMMANDS

    _choose_language(words)
    given = parse(words, COMMANDS)
    _check_folder(given.data_dir)
    _use_decks(given.data_dir)
    if given.has("--version"):
        return _print_version()
    if given.has("--help"):
        from cvdesk.commands.help import help_text  # a start does without it

        print(help_text(given.command, COMMANDS))  # noqa: T201
        return 0
    if given.has("--debug") and given.command not in ("", "play"):
        # the program itself keeps a log of its own
        logging.basicConfig(level=logging.DEBUG, stream=sys.stderr)
    module = given.command.partition(" ")[0] or "play"
    status: int = import_module(f"cvdesk.commands.{module}").run(given)
    return status


def _print_version() -> int:
    print(f"cvdesk {__version__}")  # noqa: T201
    return 0


def _choose_language(words: Sequence[str]) -> None:
    """Uses the language that the words name, so that even a mistake in them is told in it.

    Without a known one: the language of the settings, or that of the system.
    """
    from cvdesk.i18n import catalog

    named = _word_of(words, "--language")
    if named not in catalog.LANGUAGES:
        named = _saved_language(_word_of(words, "--data-dir")) or catalog.system_language()
    catalog.use_language(named)


def _saved_language(folder: str) -> str:
    from cvdesk.i18n.catalog import LANGUAGES
    from cvdesk.storage.paths import Paths

    paths = Paths.under(Path(folder)) if folder else Paths.default()
    try:
        # only this one field, and nothing is mended here: that is the program's business
        language = json.loads(paths.settings.read_bytes())["language"]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return ""
    return language if language in LANGUAGES else ""


def _use_decks(folder: Path | None) -> None:
    from cvdesk.games.decks import use_folder
    from cvdesk.storage.paths import Paths

    use_folder((Paths.under(folder) if folder else Paths.default()).decks)


def _check_folder(folder: Path | None) -> None:
    from cvdesk.engine.message import Message, P
    from cvdesk.storage.files import StorageError

    if folder is not None and folder.exists() and not folder.is_dir():
        reason = P.message(Message("error-reason-not-a-folder"))
        raise StorageError("error-data-folder", folder=P.name(str(folder)), reason=reason)


def _word_of(words: Sequence[str], option: str) -> str:
    """Returns the word of an option in words that may be wrong otherwise."""
    found = ""
    for at, word in enumerate(words):
        if word == option:
            found = next(iter(words[at + 1 :]), "")
        elif word.startswith(f"{option}="):
            found = word.partition("=")[2]
    return found


def one_line(text: str) -> str:
    """Returns a text as one printable line, whatever people put into names and words."""
    flat = " ".join(text.split())
    return "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in flat
    )


def _never_fail_to_print() -> None:
    """Lets a terminal that lacks our letters show something else in their place."""
    for stream, errors in ((sys.stdout, "replace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
