"""Opening saved matches: nothing is run that a file names, nothing is overwritten."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cvdesk.engine import Match, Seat
from cvdesk.games import make_rules
from cvdesk.i18n.render import plain
from cvdesk.storage.saves import read_record
from tests.ui.play import TWO_PEOPLE, program

pytestmark = pytest.mark.usefixtures("qapp")


def saved(folder: Path, *seats: Seat) -> Path:
    """Stores a match that has just begun, as a file from elsewhere."""
    match = Match.new(make_rules("thats_life", {"first": "1"}), seats, 5)
    path = folder / "elsewhere.cvdesk"
    path.write_text(match.record.to_json(), "utf-8")
    return path


def test_opened_save_runs_no_program_that_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stranger.py").write_text("raise SystemExit('run')", "utf-8")
    monkeypatch.chdir(tmp_path)
    path = saved(tmp_path, Seat("bot", "Mallory", 1, level="stranger:make"), TWO_PEOPLE[0])
    with program(tmp_path / "data") as running:
        running.window.open_record(path)
        QApplication.processEvents()
        session = running.window.session
        assert session is not None
        assert (session.seats[0].level, session.seats[0].name) == ("steady", "Mallory")
        opened = running.window.desk.resume(path)
        assert opened.note is not None and "Mallory" in plain(opened.note)
    assert "stranger" not in sys.modules


def test_copy_in_the_folder_of_matches_never_overwrites_the_other(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        desk = running.window.desk
        first = desk.resume(saved(tmp_path, *TWO_PEOPLE)).session
        original = running.saves.path_of(first.match.record.match)
        first.play_option(first.decision.options[0])
        desk.autosave.flush()
        copy = original.with_name("copy.cvdesk")
        shutil.copy(original, copy)
        first.play_option(first.decision.options[0])
        first.play_option(first.decision.options[0])
        desk.close()
        longer = read_record(original).actions
        other = desk.resume(copy).session
        other.play_option(other.decision.options[0])
        desk.close()
        assert read_record(original).actions == longer
        assert other.match.record.match != first.match.record.match
        assert read_record(running.saves.path_of(other.match.record.match)).seats == first.seats
