"""The rows of the benchmark that need a window, each measured in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from cvdesk.commands.bench_rows import HERE, Row

_STARTS = 5
# the program holds the garbage collector before it imports Qt, and so must its probe
_HELD = "from cvdesk.ui.garbage import hold; hold(); "
_COMMAND = "from cvdesk.commands.bench_probe import main; main()"
_FRAME = 16.0
"""Milliseconds between two frames of an ordinary screen."""


def window_rows(game: str) -> Iterator[Row]:
    """Yields first paint, memory, frame time and input to paint, against a bare PySide6 window."""
    ours, bare = [], []
    for _ in range(_STARTS):
        bare.append(_time_to_paint("bare"))
        ours.append(_time_to_paint("home"))
    yield Row("first-paint", median(ours), "ms", median(bare))
    table, empty = _probe("table", game), _probe("empty", game)
    yield Row("memory-table", table["memory"], "mb", empty["memory"])
    yield Row("frame", table["frame"], "ms", _FRAME)
    yield Row("input", table["thinking"], "ms", table["idle"])


def _time_to_paint(probe: str) -> float:
    start = time.time()
    return (_probe(probe)["painted"] - start) * 1000


def _probe(name: str, game: str = "") -> dict[str, float]:
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "QT_LOGGING_RULES": "*=false",
        "PYTHONPATH": os.pathsep.join([str(HERE), *filter(None, sys.path)]),
    }
    # with no compiled modules everything starts three times slower
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory() as folder:
        code = _HELD * (name == "home") + _COMMAND
        command = [sys.executable, "-c", code, name, str(Path(folder)), game]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures
