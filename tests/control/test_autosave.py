"""Saving while people play: newest wins, errors are told once, a match belongs to one program."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest
from pytestqt.qtbot import QtBot

from cvdesk.control.autosave import Autosave
from cvdesk.engine.record import Record
from cvdesk.i18n.render import plain
from cvdesk.storage.files import StorageError, write_atomically
from cvdesk.storage.paths import Paths
from cvdesk.storage.saves import Saves, read_record
from tests.storage.matches import a_match

HOLDS = """
import pathlib, sys
from cvdesk.control.autosave import Autosave
from cvdesk.storage.paths import Paths
from cvdesk.storage.saves import Saves
autosave = Autosave(Saves(Paths.under(pathlib.Path(sys.argv[1]))))
autosave.claim(sys.argv[2])
print("held", flush=True)
sys.stdin.readline()
"""


class Disk:
    """A writer that can be made to fail, and to wait."""

    def __init__(self) -> None:
        self.error: OSError | None = None
        self.open = threading.Event()
        self.open.set()
        self.written: list[bytes] = []

    def __call__(self, path: Path, data: bytes) -> None:
        assert self.open.wait(10)
        if self.error is not None:
            raise self.error
        write_atomically(path, data)
        if path.suffix == ".cvdesk":
            self.written.append(data)


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.under(tmp_path)


@pytest.fixture
def saves(paths: Paths, disk: Disk) -> Saves:
    return Saves(paths, write=disk)


@pytest.fixture
def autosave(qtbot: QtBot, saves: Saves, disk: Disk) -> Iterator[Autosave]:
    made = Autosave(saves)
    yield made
    disk.open.set()
    made.close()


def _records(count: int) -> list[Record]:
    """The same match after more and more records."""
    records = [a_match(20 + number).record for number in range(count)]
    for record in records:
        record.match = records[0].match
    return records


def test_a_record_is_on_disk_after_a_flush(autosave: Autosave, saves: Saves) -> None:
    record = a_match().record
    autosave.save(record)
    assert autosave.flush()
    assert saves.load(saves.path_of(record.match)) == record


def test_closing_writes_what_is_waiting(autosave: Autosave, saves: Saves) -> None:
    record = a_match().record
    autosave.save(record)
    assert autosave.close()
    assert saves.load(saves.path_of(record.match)) == record


def test_saving_does_not_wait_and_the_newest_record_wins(autosave: Autosave, disk: Disk) -> None:
    records = _records(6)
    texts = [record.to_json().encode() for record in records]
    disk.open.clear()
    for record in records:
        autosave.save(record)
    assert disk.written == []
    disk.open.set()
    assert autosave.flush()
    assert disk.written[-1] == texts[-1]
    assert len(disk.written) <= 2


def test_later_play_does_not_change_what_is_being_saved(autosave: Autosave, disk: Disk) -> None:
    record = a_match().record
    text = record.to_json().encode()
    disk.open.clear()
    autosave.save(record)
    record.actions.clear()
    disk.open.set()
    autosave.flush()
    assert disk.written == [text]


def test_a_failure_is_told_once_and_the_next_record_tries_again(
    qtbot: QtBot, autosave: Autosave, saves: Saves, disk: Disk
) -> None:
    told: list[str] = []
    autosave.problem.connect(lambda message: told.append(plain(message, language="en")))
    first, second, third = _records(3)
    disk.error = OSError(errno.ENOSPC, "full")
    autosave.save(first)
    assert not autosave.flush()
    autosave.save(second)
    assert not autosave.flush()
    qtbot.waitUntil(lambda: bool(told))
    path = saves.path_of(first.match)
    assert told == [f"The match cannot be saved to {path} for now: no space left."]
    disk.error = None
    autosave.save(third)
    assert autosave.flush()
    assert saves.load(path) == third


def test_a_failure_after_a_success_is_told_again(qtbot: QtBot, autosave: Autosave, disk: Disk) -> None:
    told: list[object] = []
    autosave.problem.connect(told.append)
    for record in _records(2):
        disk.error = OSError(errno.EACCES, "denied")
        autosave.save(record)
        autosave.flush()
        disk.error = None
        assert autosave.flush()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert len(told) == 2


def test_what_failed_is_tried_once_more_at_the_end(autosave: Autosave, saves: Saves, disk: Disk) -> None:
    record = a_match().record
    disk.error = OSError(errno.ENOSPC, "full")
    autosave.save(record)
    autosave.flush()
    disk.error = None
    assert autosave.close()
    assert saves.load(saves.path_of(record.match)) == record


def test_closing_with_a_full_disk_says_so(autosave: Autosave, disk: Disk) -> None:
    disk.error = OSError(errno.ENOSPC, "full")
    autosave.save(a_match().record)
    assert not autosave.close()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_real_read_only_folder_does_not_disturb_play(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o500)
    autosave = Autosave(Saves(Paths.under(folder)))
    with qtbot.waitSignal(autosave.problem) as caught:
        autosave.claim("m")
        autosave.save(a_match().record)
    assert "access denied" in plain(caught.args[0], language="en")
    assert not autosave.close()
    folder.chmod(0o700)


def test_a_folder_that_cannot_be_made_does_not_disturb_play(qtbot: QtBot, paths: Paths) -> None:
    paths.matches.write_text("a file in the way")
    autosave = Autosave(Saves(paths))
    record = a_match().record
    with qtbot.waitSignal(autosave.problem) as caught:
        autosave.claim(record.match)
        autosave.save(record)
    assert "a file stands where a folder should be" in plain(caught.args[0], language="en")
    assert not autosave.close()


def test_half_a_character_in_a_name_does_not_stop_the_saving(autosave: Autosave, saves: Saves) -> None:
    record = a_match().record
    record.seats[0] = attrs.evolve(record.seats[0], name="Юлия \ud83d")
    autosave.save(record)
    assert autosave.flush()
    assert saves.path_of(record.match).exists()


# ---- two programs


def test_a_match_open_in_one_window_is_refused_to_another(autosave: Autosave, paths: Paths) -> None:
    other = Autosave(Saves(paths))
    autosave.claim("m")
    with pytest.raises(StorageError) as caught:
        other.claim("m")
    assert plain(caught.value.message, language="en") == "m.cvdesk is open in another running cvdesk."
    other.claim("n")
    autosave.release()
    other.claim("m")
    with pytest.raises(StorageError):
        autosave.claim("m")
    other.close()


def test_a_match_open_in_another_program_is_refused_until_that_ends(autosave: Autosave, paths: Paths) -> None:
    command = [sys.executable, "-c", HOLDS, str(paths.data), "m"]
    holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(StorageError):
            autosave.claim("m")
        holder.kill()
    autosave.claim("m")
    assert [*paths.matches.glob("*.lock")] != []


def test_claiming_the_open_match_again_is_harmless_and_leaving_it_lets_it_go(
    autosave: Autosave, paths: Paths
) -> None:
    autosave.claim("m")
    autosave.claim("m")
    autosave.claim("n")
    assert [each.name for each in paths.matches.glob("*.lock")] == ["n.cvdesk.lock"]
    autosave.release()
    assert [*paths.matches.glob("*.lock")] == []


def test_the_lock_is_no_match(autosave: Autosave, saves: Saves) -> None:
    record = a_match().record
    autosave.claim(record.match)
    autosave.save(record)
    autosave.flush()
    assert [entry.match for entry in saves.list()] == [record.match]
    assert read_record(saves.path_of(record.match)) == record
