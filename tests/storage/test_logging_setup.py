"""The log of a run, and how the next run knows that it ended badly."""

from __future__ import annotations

import faulthandler
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cvdesk.storage.logging_setup import RunLog
from cvdesk.storage.paths import Paths

DIES = """
import os, pathlib, signal, sys
from cvdesk.storage.logging_setup import RunLog
from cvdesk.storage.paths import Paths
log = RunLog(Paths.under(pathlib.Path(sys.argv[1])))
os.kill(os.getpid(), getattr(signal, sys.argv[2]))
"""


@pytest.fixture(autouse=True)
def _keep_faulthandler() -> Iterator[None]:
    yield
    # pytest's own is lost when ours is switched off
    faulthandler.enable(sys.__stderr__)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.under(tmp_path)


def _die(paths: Paths, name: str) -> None:
    command = [sys.executable, "-c", DIES, str(paths.config), name]
    assert subprocess.run(command, capture_output=True, check=False).returncode != 0


def test_a_run_writes_a_log(paths: Paths) -> None:
    log = RunLog(paths)
    logging.getLogger("cvdesk.test").info("hello %s", "Юлия")
    log.close()
    written = paths.log.read_text("utf-8")
    assert "INFO cvdesk.test: hello Юлия" in written
    assert not log.unclean


def test_details_are_written_only_for_debugging(paths: Paths) -> None:
    for debug in (False, True):
        log = RunLog(paths, debug=debug)
        logging.getLogger("cvdesk.test").debug("debug is %s", debug)
        log.close()
    assert "debug is True" in paths.log.read_text("utf-8")
    assert "debug is False" not in paths.log.read_text("utf-8")


def test_a_run_that_closes_leaves_no_sign(paths: Paths) -> None:
    RunLog(paths).close()
    second = RunLog(paths)
    second.close()
    assert not second.unclean
    assert [*paths.state.glob("running-*")] == []


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
def test_a_killed_run_is_known_to_the_next_and_only_to_that(paths: Paths) -> None:
    _die(paths, "SIGKILL")
    runs = []
    for _ in range(2):
        log = RunLog(paths)
        runs.append(log.unclean)
        log.close()
    assert runs == [True, False]


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
def test_a_crash_leaves_its_stack(paths: Paths) -> None:
    _die(paths, "SIGSEGV")
    assert "Segmentation fault" in paths.crash_log.read_text("utf-8")


def test_a_program_that_still_runs_is_not_taken_for_dead(paths: Paths) -> None:
    running = RunLog(paths)
    second = RunLog(paths)
    assert not second.unclean
    second.close()
    running.close()


def test_a_state_folder_that_cannot_be_made_costs_only_the_log(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file in the way")
    log = RunLog(Paths.under(tmp_path))
    logging.getLogger("cvdesk.test").info("nowhere to go")
    log.close()
    assert (tmp_path / "state").read_text() == "a file in the way"


def test_the_log_does_not_grow_for_ever(paths: Paths) -> None:
    log = RunLog(paths)
    for _ in range(4000):
        logging.getLogger("cvdesk.test").info("x" * 500)
    log.close()
    sizes = [each.stat().st_size for each in paths.state.glob("cvdesk.log*")]
    assert len(sizes) == 3
    assert max(sizes) <= 500_000


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_costs_the_log_and_nothing_else(paths: Paths, capfd: pytest.CaptureFixture[str]) -> None:
    paths.state.mkdir(parents=True)
    for file in (paths.log, paths.crash_log):
        file.symlink_to("/dev/full")
    log = RunLog(paths)
    logging.getLogger("cvdesk.test").info("hello")
    log.close()
    assert capfd.readouterr().err == ""
