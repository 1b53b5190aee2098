"""Opening saved matches: nothing is run that a file names, nothing is overwritten."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cvdesk.control.session import Session
from cvdesk.engine import Match, Seat
from cvdesk.engine.errors import CvdeskError
from cvdesk.games import make_rules
from cvdesk.games.cv.deck import DECK_FILES
from cvdesk.i18n.render import plain
from cvdesk.storage.saves import read_record
from tests.ui.play import TWO_PEOPLE, begin, program

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


def own_deck(folder: Path, name: str = "mine") -> Path:
    """Writes a deck of a player's own into the data folder."""
    path = folder / "decks" / "cv" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    DECK_FILES.export(path)
    return path


def play_first(session: Session) -> None:
    """Plays the first option of the open decision."""
    assert session.decision is not None
    session.play_option(session.decision.options[0])


def with_own_deck(folder: Path) -> Path:
    """Plays the start of a match with a deck of a player's own; returns the save, which has an older copy."""
    deck = own_deck(folder)
    with program(folder, curtain="off") as running:
        session = begin(running, TWO_PEOPLE, 1, game="cv", deck=deck.stem)
        path = running.saves.path_of(session.match.record.match)
        play_first(session)
        running.window.desk.autosave.flush()
        shutil.copy(path, path.with_name(f"{path.name}.1"))
    return path


@pytest.mark.parametrize("content", [None, "", "game = ", "game = 'cv'"])
def test_save_waits_until_its_deck_is_back(tmp_path: Path, content: str | None) -> None:
    path = with_own_deck(tmp_path)
    stored, deck = path.read_bytes(), tmp_path / "decks" / "cv" / "mine.toml"
    deck.unlink() if content is None else deck.write_text(content, "utf-8")
    with program(tmp_path) as running:
        for _ in range(6):
            running.window.open_record(path)
        running.window.tidy_up()
        with pytest.raises(CvdeskError) as caught:
            running.window.desk.resume(path)
        assert "mine.toml" in plain(caught.value.message) and "\n" not in plain(caught.value.message)
        assert path.read_bytes() == stored and not running.saves.broken.exists()
        deck.unlink(missing_ok=True)
        own_deck(tmp_path)
        running.window.open_record(path)
        session = running.window.session
        assert session is not None and session.match.record.match == path.stem


def test_match_of_other_cards_goes_on_as_a_copy_and_says_so(tmp_path: Path) -> None:
    path = with_own_deck(tmp_path)
    stored, deck = path.read_bytes(), tmp_path / "decks" / "cv" / "mine.toml"
    deck.write_text(deck.read_text("utf-8").replace('cost = "HR"', 'cost = "HH"', 1), "utf-8")
    with program(tmp_path, curtain="off") as running:
        opened = running.window.desk.resume(path)
        assert opened.note is not None and opened.note.id == "ui-notice-other-cards"
        play_first(opened.session)
        running.window.desk.autosave.flush()
        assert path.read_bytes() == stored


def test_save_of_a_later_version_stays_where_it_is(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        path = running.saves.path_of("later")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text('{"format": 99}', "utf-8")
        running.window.open_record(path)
        assert path.exists() and not running.saves.broken.exists()
