"""The program ends in order when the system or a terminal asks for it, and nobody hears of a crash."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cvdesk.storage.paths import Paths
from cvdesk.storage.saves import Saves

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_asked_to_end_it_leaves_no_trace_of_a_crash(name: str, tmp_path: Path) -> None:
    state = Paths.under(tmp_path).state
    words = ["play", "thats_life", "--seats", "human,calm", "--data-dir", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "cvdesk", *words], cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ) as process:
        until = time.monotonic() + PATIENCE
        while not list(state.glob("running-*")) and time.monotonic() < until:
            time.sleep(0.02)
        process.send_signal(getattr(signal, name))
        assert process.wait(PATIENCE) == 0
    assert list(state.glob("running-*")) == []
    assert len(Saves(Paths.under(tmp_path)).list()) == 1
