"""Matches on disk: lists, generations, imports, and folders that refuse."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import attrs
import pytest

from cvdesk.engine.match import Match
from cvdesk.engine.record import Record
from cvdesk.games import make_rules
from cvdesk.i18n.render import plain
from cvdesk.storage.files import StorageError, write_atomically
from cvdesk.storage.paths import Paths
from cvdesk.storage.saves import Saves, read_record
from tests.storage.matches import a_match, edited


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def saves(tmp_path: Path, clock: Clock) -> Saves:
    return Saves(Paths.under(tmp_path), clock=clock)


def _store(saves: Saves, record: Record, age: float = 0) -> Path:
    path = saves.path_of(record.match)
    saves.store(path, record.to_json())
    moment = path.stat().st_mtime - age
    os.utime(path, (moment, moment))
    return path


def test_a_stored_match_loads_as_it_was(saves: Saves) -> None:
    record = a_match().record
    assert saves.load(_store(saves, record)) == record


def test_an_empty_folder_has_no_matches(saves: Saves) -> None:
    assert saves.list() == ()
    assert saves.sweep() == ()
    assert not saves.folder.exists()


def test_matches_are_listed_last_played_first(saves: Saves) -> None:
    old, new, over = a_match(seed=1).record, a_match(seed=2).record, a_match(None, seed=3).record
    for record, age in ((old, 300), (new, 100), (over, 200)):
        _store(saves, record, age)
    entries = saves.list()
    assert [entry.match for entry in entries] == [new.match, over.match, old.match]
    assert [entry.finished for entry in entries] == [False, True, False]
    assert entries[0].names == ("Random 1", "Random 2", "Random 3")
    assert entries[0].turn == Match.from_record(make_rules("thats_life", new.options), new).turn
    assert (entries[0].game, entries[0].created) == ("thats_life", new.created)
    assert entries[0].modified.tzinfo is not None


def test_broken_and_foreign_files_are_not_listed(saves: Saves) -> None:
    good = a_match(seed=1)
    _store(saves, good.record)
    (saves.folder / "broken.cvdesk").write_text("{")
    (saves.folder / "other.cvdesk").write_text(edited(a_match(seed=2), game="chess"))
    (saves.folder / "notes.txt").write_text("hello")
    assert [entry.match for entry in saves.list()] == [good.record.match]


# ---- generations


def _texts(saves: Saves, path: Path) -> dict[str, str]:
    return {each.name.removeprefix(path.name): each.read_text() for each in saves.folder.iterdir()}


def test_older_saves_move_on_at_most_once_a_minute(saves: Saves, clock: Clock) -> None:
    path = saves.path_of("m")
    for number in range(5):
        saves.store(path, str(number))
        clock.now += 14
    assert _texts(saves, path) == {"": "4", ".1": "0"}
    clock.now += 4
    saves.store(path, "5")
    assert _texts(saves, path) == {"": "5", ".1": "4", ".2": "0"}


def test_four_older_saves_are_kept(saves: Saves, clock: Clock) -> None:
    path = saves.path_of("m")
    for number in range(8):
        saves.store(path, str(number))
        clock.now += 60
    assert _texts(saves, path) == {"": "7", ".1": "6", ".2": "5", ".3": "4", ".4": "3"}


def test_a_clock_set_back_does_not_stop_the_rotation(saves: Saves, clock: Clock) -> None:
    path = saves.path_of("m")
    saves.store(path, "0")
    saves.store(path, "1")
    clock.now -= 100_000
    saves.store(path, "2")
    assert _texts(saves, path) == {"": "2", ".1": "1", ".2": "0"}


def test_a_full_disk_loses_no_generation(tmp_path: Path, clock: Clock) -> None:
    full = False

    def write(path: Path, data: bytes) -> None:
        if full:
            raise OSError(errno.ENOSPC, "full")
        write_atomically(path, data)

    saves = Saves(Paths.under(tmp_path), clock=clock, write=write)
    path = saves.path_of("m")
    for number in range(6):
        saves.store(path, str(number))
        clock.now += 60
    before = _texts(saves, path)
    full = True
    for _ in range(4):
        with pytest.raises(StorageError) as caught:
            saves.store(path, "6")
        clock.now += 60
    assert _texts(saves, path) == before
    assert plain(caught.value.message, language="en") == (
        f"The match cannot be saved to {path} for now: no space left."
    )
    full = False
    saves.store(path, "6")
    assert path.read_text() == "6"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file")
    saves = Saves(Paths.under(tmp_path))
    path = saves.path_of("m")
    with pytest.raises(StorageError) as caught:
        saves.store(path, "x")
    assert caught.value.message.id == "error-save-write"
    assert str(path) in plain(caught.value.message)
    assert saves.list() == ()
    assert saves.sweep() == ()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_named(saves: Saves) -> None:
    record = a_match().record
    path = _store(saves, record)
    saves.folder.chmod(0o500)
    try:
        with pytest.raises(StorageError) as caught:
            saves.store(path, "x")
        assert "access denied" in plain(caught.value.message, language="en")
        assert saves.load(path) == record
    finally:
        saves.folder.chmod(0o700)


# ---- export and import


def test_an_exported_match_opens_elsewhere(saves: Saves, tmp_path: Path) -> None:
    record = a_match().record
    target = tmp_path / "Юлия – ñ.cvdesk"
    saves.export(target, record.to_json())
    assert read_record(target) == record
    other = Saves(Paths.under(tmp_path / "other"))
    assert other.import_file(target) == record


def test_an_export_that_fails_is_named(saves: Saves, tmp_path: Path) -> None:
    target = tmp_path / "folder.cvdesk"
    target.mkdir()
    with pytest.raises(StorageError) as caught:
        saves.export(target, "x")
    assert plain(caught.value.message, language="en") == (
        f"The match cannot be saved to {target}: it is a folder."
    )
    assert [each.name for each in tmp_path.iterdir() if each.name.endswith(".tmp")] == []


def test_opening_a_later_save_of_a_stored_match_goes_on_with_it(saves: Saves, tmp_path: Path) -> None:
    early = a_match(40)
    late = a_match(60)
    late.record.match = early.record.match
    _store(saves, early.record)
    target = tmp_path / "late.cvdesk"
    saves.export(target, late.record.to_json())
    assert saves.import_file(target) == late.record


@pytest.mark.parametrize(("records", "seed"), [(40, 7), (60, 8)])
def test_opening_another_course_of_a_stored_match_makes_a_match_of_its_own(
    saves: Saves, tmp_path: Path, records: int, seed: int
) -> None:
    stored = a_match(60)
    opened = a_match(records, seed)
    opened.record.match = stored.record.match
    path = _store(saves, stored.record)
    target = tmp_path / "opened.cvdesk"
    saves.export(target, opened.record.to_json())
    imported = saves.import_file(target)
    assert imported.match != stored.record.match
    assert attrs.evolve(imported, match=stored.record.match) == opened.record
    assert saves.load(path) == stored.record


def test_opening_the_stored_file_itself_is_no_import(saves: Saves) -> None:
    record = a_match().record
    assert saves.import_file(_store(saves, record)) == record


def test_deleted_match_takes_its_generations_along(saves: Saves, clock: Clock) -> None:
    path, other = saves.path_of("m"), saves.path_of("n")
    for number in range(4):
        saves.store(path, str(number))
        clock.now += 61
    saves.store(other, "0")
    saves.delete(path)
    saves.delete(path)
    assert [file.name for file in saves.folder.iterdir()] == [other.name]
