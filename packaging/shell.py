"""Speaks to the person at the terminal and runs other programs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


class SetupError(Exception):
    """Why the setup cannot go on: one line for a person, with the command that helps if there is one."""


def say(text: str) -> None:
    """Prints one line about the setup on stderr, so that stdout belongs to the program."""
    print(f"dev: {text}", file=sys.stderr, flush=True)


def run(
    command: Sequence[str | Path], extra: Mapping[str, str] | None = None, cwd: Path | None = None
) -> int:
    """Runs a program to its end with our own input and output; returns its exit status.

    `extra` is added to the environment.  A program killed by signal n gives 128 + n, as in a shell.
    """
    sys.stdout.flush()
    status = subprocess.call(list(map(str, command)), env={**os.environ, **(extra or {})}, cwd=cwd)
    return status if status >= 0 else 128 - status


def ask(command: Sequence[str | Path], extra: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Runs a program quietly; returns its exit status and all that it printed.

    A program that cannot be started gives status 127.
    """
    try:
        done = subprocess.run(
            list(map(str, command)),
            env={**os.environ, **(extra or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        return 127, str(error)
    return done.returncode, done.stdout.strip()
