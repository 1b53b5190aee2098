"""Runs the command line, in this process or as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from cvdesk import cli
from cvdesk.engine.match import Match
from cvdesk.engine.record import Seat
from cvdesk.engine.rng import Rng
from cvdesk.games import make_rules

ROOT = Path(__file__).parents[2]


class Done(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


Command = Callable[..., Done]


@pytest.fixture
def cvdesk(capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command line in this process; Qt must not be needed."""

    def run(*words: str) -> Done:
        status = cli.main(words)
        return Done(status, *capsys.readouterr())

    return run


@pytest.fixture
def program(tmp_path: Path) -> Command:
    """Runs ``python -m cvdesk`` in an empty folder, with further environment variables."""

    def run(*words: str, **extra: str) -> Done:
        env = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
        done = subprocess.run(
            [sys.executable, "-m", "cvdesk", *words],
            cwd=tmp_path,
            env={**env, "PYTHONPATH": str(ROOT), **extra},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def played() -> Match:
    """A finished match of two seats whose moves were drawn by lot."""
    rules = make_rules("thats_life", {"wurminator": "on"})
    seats = [Seat("human", "Юлия", 1), Seat("bot", "Lena", 2, level="calm")]
    match = Match.new(rules, seats, 7, salt="pepper")
    rng = Rng.stream(7, "test")
    while not match.finished:
        match.play(rng.pick(rules.legal_actions(match.state)))
    return match


@pytest.fixture
def saved(played: Match, tmp_path: Path) -> Path:
    path = tmp_path / "партия.cvdesk"
    path.write_text(played.record.to_json(), "utf-8")
    return path
