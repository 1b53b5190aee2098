"""What ``dev.py`` can do: play and test."""

from __future__ import annotations

import os
import time
from pathlib import Path

import environment
import system
from shell import SetupError, run, say

ROOT = Path(__file__).resolve().parent.parent

USAGE = """\
usage: python3 packaging/dev.py play [ARGUMENT ...]
       sets everything up and runs cvdesk with these arguments
       python3 packaging/dev.py test [ARGUMENT ...]
       sets everything up and runs all checks; the arguments go to pytest"""


def run_task(words: list[str]) -> int:
    """Does what the words of the command line ask for; returns the exit status."""
    task, *rest = words or [""]
    if task in ("-h", "--help"):
        print(USAGE)
        return 0
    if task == "play":
        return play(rest)
    if task == "test":
        return test(rest)
    raise SetupError(f"say play or test, not {task!r}" if task else "say play or test")


def run_words(words: list[str]) -> int:
    """Runs a task and turns what stops it into one line on stderr and status 2."""
    try:
        return run_task(words)
    except SetupError as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        return 130


def play(words: list[str]) -> int:
    """Runs the program in the folder where the person is; the id of a game goes straight to its table."""
    python = environment.ensure(ROOT, dev=False)
    system.check_qt(python, window=True)
    if words and (ROOT / "cvdesk" / "games" / words[0] / "__init__.py").is_file():
        words = ["play", *words]
    return run([python, "-m", "cvdesk", *words])


def test(words: list[str]) -> int:
    """Checks format, lint and types and runs the tests; all of them, even when one fails."""
    python = environment.ensure(ROOT, dev=True)
    system.check_qt(python, window=False)
    checks = {
        "format": ["ruff", "format", "--check", "."],
        "lint": ["ruff", "check", "."],
        "types": ["mypy"],
        "tests": ["pytest", *_parallel(words), *words],
    }
    failed = []
    for name, command in checks.items():
        say(f"{name}: {' '.join(command)}")
        start = time.monotonic()
        if run([python, "-m", *command], {"QT_QPA_PLATFORM": "offscreen"}, cwd=ROOT) != 0:
            failed.append(name)
        say(f"{name}: {'failed' if name in failed else 'passed'} in {time.monotonic() - start:.0f} s")
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def _parallel(words: list[str]) -> list[str]:
    # a debugger and plain output need one process
    if any(word.startswith(("-n", "--numprocesses", "--pdb", "--trace", "-s")) for word in words):
        return []
    return ["-n", str(min(os.cpu_count() or 1, 4))]
