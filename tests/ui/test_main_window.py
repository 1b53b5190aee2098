"""The main window: from page to page, files, mistakes, and closing at any moment."""

from __future__ import annotations

import errno
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from cvdesk.control.autosave import Autosave
from cvdesk.engine.message import Message, P
from cvdesk.engine.rng import Rng
from cvdesk.i18n.catalog import text, use_language
from cvdesk.storage.paths import Paths
from cvdesk.ui.app import ExceptionHook, Program, make_application
from tests.ui.shell import GAME, Shell, against_a_bot, dispose, opened, play_on, stored, two_people


@pytest.fixture
def shell(qapp: QApplication, tmp_path: Path) -> Iterator[Shell]:
    with opened(tmp_path) as shell:
        yield shell


# ---- from page to page


def test_setup_leads_to_the_table(shell: Shell) -> None:
    shell.window.show_setup(GAME)
    shell.window.setup_page.start()
    assert shell.window.at_table


def test_started_setup_and_typed_names_are_remembered(shell: Shell) -> None:
    shell.window.start_match(two_people(1, "Їжак", "Félix"))
    settings = shell.context.settings.value
    assert settings.names[:2] == ("Їжак", "Félix")
    assert [seat["name"] for seat in settings.setups[GAME]["seats"]] == ["Їжак", "Félix"]


def test_match_of_the_command_line_leaves_the_last_setup_alone(shell: Shell) -> None:
    shell.window.start_match(two_people(1, "Їжак", "Félix"), remember=False)
    assert GAME not in shell.context.settings.value.setups


def test_the_same_seed_gives_the_same_path(shell: Shell) -> None:
    paths = []
    for _ in range(2):
        shell.window.start_match(two_people(42))
        assert shell.window.session is not None
        paths.append(shell.window.session.match.state.key())
    assert paths[0] == paths[1]


def play_to_the_end(shell: Shell) -> None:
    shell.window.start_match(two_people(1))
    session = shell.window.session
    assert session is not None
    rng = Rng.stream(1, "test")
    while session.decision is not None:
        session.play_option(rng.pick(session.decision.options))


def test_finished_match_shows_its_results(shell: Shell) -> None:
    play_to_the_end(shell)
    assert shell.window.shows(shell.window.results_page)


def test_last_move_is_seen_before_the_results(qtbot: QtBot, shell: Shell) -> None:
    shell.context.settings.update(animation="fast", motion="on", pace="2x")
    play_to_the_end(shell)
    assert shell.window.at_table
    qtbot.waitUntil(lambda: shell.window.shows(shell.window.results_page))


def test_results_do_not_follow_somebody_home(qtbot: QtBot, shell: Shell) -> None:
    shell.context.settings.update(animation="fast", motion="on", pace="2x")
    play_to_the_end(shell)
    shell.window.show_home()
    qtbot.wait(500)
    assert shell.window.shows(shell.window.home)


def finished(shell: Shell) -> None:
    """Brings the window to the results of a match of two people."""
    shell.window.start_match(two_people(3))
    session = shell.window.session
    assert session is not None
    play_on(session.match, 10_000)
    shell.window.pages.setCurrentWidget(shell.window.results_page)
    shell.window.results_page.show_results(session)


@pytest.mark.parametrize(("rotate", "names"), [(False, ["Julia", "Felix"]), (True, ["Felix", "Julia"])])
def test_rematch_keeps_or_rotates_the_seats(shell: Shell, rotate: bool, names: list[str]) -> None:
    finished(shell)
    shell.window.results_page.rematch.emit(rotate)
    assert shell.window.at_table
    assert shell.window.session is not None
    assert [seat.name for seat in shell.window.session.seats] == names
    assert not shell.window.session.match.finished


def test_review_leads_to_the_replay_and_back_to_the_results(shell: Shell) -> None:
    finished(shell)
    shell.window.results_page.review.emit()
    assert shell.window.shows(shell.window.replay_page)
    shell.window.replay_page.left.emit()
    assert shell.window.shows(shell.window.results_page)


def test_title_names_the_game(shell: Shell) -> None:
    assert shell.window.windowTitle() == text("home-app")
    shell.window.start_match(two_people())
    assert text("home-game-thats-life") in shell.window.windowTitle()


def test_actions_of_the_table_are_for_the_table_only(shell: Shell) -> None:
    names = ("undo", "redo", "moves", "why", "log", "panel", "pause", "save-as", "home")
    assert not any(shell.window.actions_by_name[name].isEnabled() for name in names)
    shell.window.start_match(two_people())
    enabled = {name for name in names if shell.window.actions_by_name[name].isEnabled()}
    assert {"moves", "why", "log", "panel", "pause", "save-as", "home"} <= enabled


def test_pause_is_checked_while_bots_wait(shell: Shell) -> None:
    shell.window.start_match(against_a_bot())
    shell.window.actions_by_name["pause"].trigger()
    assert shell.window.session is not None
    assert shell.window.session.paused
    assert shell.window.actions_by_name["pause"].isChecked()
    shell.window.actions_by_name["pause"].trigger()
    assert not shell.window.session.paused


# ---- leaving


def test_leaving_an_unfinished_match_tells_that_it_is_saved(shell: Shell) -> None:
    shell.window.start_match(two_people())
    shell.window.actions_by_name["home"].trigger()
    dialog = shell.window.windows.asking
    assert dialog is not None
    assert shell.window.at_table
    dialog.reject()
    assert shell.window.at_table


def test_left_match_is_saved_and_waits(qtbot: QtBot, shell: Shell) -> None:
    shell.window.start_match(two_people())
    session = shell.window.session
    assert session is not None
    session.commit()
    shell.window.actions_by_name["home"].trigger()
    assert shell.window.windows.asking is not None
    shell.window.windows.asking.accept()
    assert shell.window.shows(shell.window.home)
    record = shell.saves.load(shell.saves.path_of(session.match.record.match))
    assert record.actions == session.match.record.actions


def test_quitting_asks_nothing_and_saves(shell: Shell) -> None:
    shell.window.start_match(two_people())
    session = shell.window.session
    assert session is not None
    session.commit()
    shell.window.actions_by_name["quit"].trigger()
    assert not shell.window.isVisible()
    assert shell.saves.load(shell.saves.path_of(session.match.record.match)).actions


def full_disk(path: Path, data: bytes) -> None:
    raise OSError(errno.ENOSPC, "no space left")


@pytest.mark.parametrize("leaves", [True, False])
def test_match_that_cannot_be_saved_is_not_lost_without_asking(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    shell.window.start_match(two_people())
    session = shell.window.session
    assert session is not None
    write = shell.saves._write
    monkeypatch.setattr(shell.saves, "_write", full_disk)
    session.commit()
    shell.window.close()
    dialog = shell.window.windows.asking
    assert shell.window.isVisible() and shell.window.at_table and dialog is not None
    if leaves:
        dialog.accept()
        assert not shell.window.isVisible()
        return
    dialog.reject()
    assert shell.window.at_table
    monkeypatch.setattr(shell.saves, "_write", write)
    shell.window.close()
    assert not shell.window.isVisible()
    record = shell.saves.load(shell.saves.path_of(session.match.record.match))
    assert record.actions == session.match.record.actions


def test_leaving_says_when_the_match_is_not_saved(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {}
    for key, write in (("ui-leave-text", shell.saves._write), ("ui-leave-unsaved", full_disk)):
        shell.window.start_match(two_people())
        monkeypatch.setattr(shell.saves, "_write", write)
        assert shell.window.session is not None
        shell.window.session.commit()
        shell.window.actions_by_name["home"].trigger()
        dialog = shell.window.windows.asking
        assert dialog is not None
        said[key] = {label.text() for label in dialog.findChildren(QLabel)}
        dialog.accept()
    assert all(text(key) in sentences for key, sentences in said.items())


def test_window_can_be_closed_while_a_bot_thinks(qtbot: QtBot, shell: Shell) -> None:
    shell.runner.asleep = True
    shell.window.start_match(against_a_bot())
    session = shell.window.session
    assert session is not None
    while session.decision is not None:
        session.play_option(session.decision.options[0])
    qtbot.waitUntil(lambda: session.thinking)
    shell.window.close()
    assert not session.thinking
    assert shell.saves.load(shell.saves.path_of(session.match.record.match)).actions


def test_window_can_be_closed_during_an_animation(shell: Shell) -> None:
    shell.context.settings.update(animation="slow", motion="on")
    shell.window.start_match(two_people())
    session = shell.window.session
    assert session is not None
    session.commit()
    assert session.decision is not None
    session.play_option(session.decision.options[0])
    shell.window.close()
    assert shell.saves.load(shell.saves.path_of(session.match.record.match)).actions


def test_place_of_the_window_is_remembered(shell: Shell) -> None:
    shell.window.close()
    assert shell.context.settings.value.window


def test_nonsense_place_of_the_window_is_ignored(qapp: QApplication, tmp_path: Path) -> None:
    with opened(tmp_path, window="nonsense") as shell:
        assert shell.window.isVisible()


# ---- files


def test_finished_save_is_only_shown(shell: Shell) -> None:
    shell.window.open_record(stored(shell.saves, two_people(1), 10_000))
    assert shell.window.shows(shell.window.replay_page)
    shell.window.replay_page.left.emit()
    assert shell.window.shows(shell.window.home)


def test_edited_save_opens_read_only_and_says_so(shell: Shell) -> None:
    path = stored(shell.saves, two_people(1), 60)
    data = json.loads(path.read_text("utf-8"))
    data["digests"][max(data["digests"], key=int)] = "0" * 16
    path.write_text(json.dumps(data), "utf-8")
    shell.window.open_record(path)
    assert shell.window.shows(shell.window.replay_page)
    assert shell.window.session is not None
    assert shell.window.session.read_only
    assert path.exists()


@pytest.mark.parametrize("content", [b"", b"\x00\xff garbage", b'{"format": 1}'])
def test_broken_save_is_moved_aside_with_one_sentence(shell: Shell, content: bytes) -> None:
    path = stored(shell.saves, two_people(1))
    path.write_bytes(content)
    shell.window.open_record(path)
    assert not path.exists()
    assert len(list(shell.saves.broken.glob("*.cvdesk"))) == 1
    assert path.name in shell.window.notices.label.text()
    assert shell.window.shows(shell.window.home)


def test_broken_file_from_elsewhere_stays_where_it_is(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.cvdesk"
    path.write_text("no match")
    shell.window.open_record(path)
    assert path.exists()
    assert "mine.cvdesk" in shell.window.notices.label.text()


def test_broken_saves_are_swept_aside_when_idle(shell: Shell) -> None:
    path = stored(shell.saves, two_people(1))
    path.write_text("{")
    shell.window.tidy_up()
    assert not path.exists()
    assert shell.window.notices.isVisible()


def test_match_that_is_open_elsewhere_is_refused(shell: Shell) -> None:
    path = stored(shell.saves, two_people(1))
    other = Autosave(shell.saves)
    other.claim(path.stem)
    shell.window.open_record(path)
    assert path.name in shell.window.notices.label.text()
    assert path.exists()
    assert shell.window.shows(shell.window.home)
    other.close()


def test_save_as_and_open_bring_the_match_back(shell: Shell, tmp_path: Path) -> None:
    shell.window.start_match(two_people())
    session = shell.window.session
    assert session is not None
    session.commit()
    path = tmp_path / "copy.cvdesk"
    shell.window.windows.save_name_chosen.emit(path)
    assert shell.window.notices.label.text() == text("ui-saved", file="copy.cvdesk")
    shell.window.show_home()
    shell.window.open_record(path)
    assert shell.window.at_table
    assert shell.window.session is not None
    assert shell.window.session.match.record.actions == session.match.record.actions


def test_refused_save_as_is_told_and_play_goes_on(shell: Shell) -> None:
    shell.window.start_match(two_people())
    shell.window.windows.save_name_chosen.emit(shell.context.paths.settings / "a file is no folder.cvdesk")
    assert shell.window.notices.isVisible()
    assert shell.window.at_table


def test_files_are_chosen_in_a_dialog_that_nobody_waits_for(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _location: str(tmp_path))
    shell.window.actions_by_name["open"].trigger()
    dialog = shell.window.windows.asking
    assert isinstance(dialog, QFileDialog)
    assert dialog.isVisible()
    assert any(".cvdesk" in each for each in dialog.nameFilters())
    dialog.reject()
    assert shell.window.windows.asking is None


def test_files_are_chosen_in_a_folder_that_is_there(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _location: str(tmp_path / "missing"))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    shell.window.actions_by_name["open"].trigger()
    dialog = shell.window.windows.asking
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.directory().absolutePath()) == tmp_path and dialog.selectedFiles() == []
    for label, key in (
        (QFileDialog.DialogLabel.LookIn, "folder"),
        (QFileDialog.DialogLabel.FileType, "type"),
    ):
        assert dialog.labelText(label) == text(f"ui-files-{key}")
    dialog.reject()


def test_notices_follow_the_language_and_can_be_closed(qtbot: QtBot, shell: Shell) -> None:
    shell.window.notices.tell(Message("ui-saved", {"file": P.name("a.cvdesk")}))
    shell.context.language.set_language("es")
    qtbot.waitUntil(lambda: shell.window.notices.label.text() == "Partida guardada: a.cvdesk")
    shell.window.notices.close_button.click()
    assert not shell.window.notices.isVisible()


@pytest.mark.parametrize("way", ["close", "F6"])
def test_keyboard_comes_to_the_board_from_outside_of_the_page(qtbot: QtBot, shell: Shell, way: str) -> None:
    shell.window.activateWindow()
    QTest.qWaitForWindowActive(shell.window)
    shell.window.start_match(two_people())
    shell.window.notices.tell(Message("ui-saved", {"file": P.name("a.cvdesk")}))
    if way == "close":
        shell.window.notices.close_button.setFocus()
        QTest.keyClick(shell.window.notices.close_button, Qt.Key.Key_Space)
    else:
        shell.window.globe_button.setFocus()
        QTest.keyClick(shell.window.globe_button, Qt.Key.Key_F6)
    board = shell.window.table_page.frame.board
    assert board is not None
    assert board.focus_target() is not None


# ---- the program around the window


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    make_application()
    use_language("en")
    program = Program(Paths.under(tmp_path))
    program.start()
    yield program
    program.close()
    dispose(program.window)


def test_program_starts_at_a_table_when_a_match_is_given(qapp: QApplication, tmp_path: Path) -> None:
    program = Program(Paths.under(tmp_path))
    program.start(two_people())
    assert program.window.at_table
    program.close()
    dispose(program.window)


def test_stored_settings_are_in_force_from_the_start(qapp: QApplication, tmp_path: Path) -> None:
    paths = Paths.under(tmp_path)
    paths.settings.write_text(json.dumps({"version": 1, "theme": "dark", "scale": 150}))
    program = Program(paths)
    assert program.context.theme.name == "dark"
    assert program.context.theme.scale == 150
    program.close()
    dispose(program.window)


def test_nonsense_in_the_settings_is_told_once(qapp: QApplication, tmp_path: Path) -> None:
    paths = Paths.under(tmp_path)
    paths.settings.write_text(json.dumps({"version": 1, "theme": "plaid"}))
    program = Program(paths)
    program.window.tidy_up()
    assert "theme" in program.window.notices.label.text()
    program.close()
    dispose(program.window)


def test_mistake_of_the_program_is_written_down_and_shown(
    program: Program, expected_logs: list[object]
) -> None:
    hook = ExceptionHook(program)
    hook.install()
    try:
        raise ZeroDivisionError("a test")
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    finally:
        hook.remove()
    crash = program.window.findChild(object, "crash-dialog")
    assert crash is not None
    assert crash.isVisible()
    assert not crash.isModal()
    assert "ZeroDivisionError: a test" in crash.view.toPlainText()
    assert str(program.paths.log) in crash.log_label.text()
    assert "ZeroDivisionError" in program.paths.log.read_text("utf-8")
    crash.copy_button.click()
    assert "ZeroDivisionError" in QApplication.clipboard().text()


def test_second_mistake_opens_no_second_window(program: Program, expected_logs: list[object]) -> None:
    program.report("first")
    program.report("second")
    assert "first" in program.window.findChild(object, "crash-dialog").view.toPlainText()
    assert "second" in program.window.findChild(object, "crash-dialog").view.toPlainText()
    assert len(program.window.findChildren(object, "crash-dialog")) == 1


def test_unclean_end_is_told_quietly(program: Program, qapp: QApplication) -> None:
    program.paths.state.mkdir(parents=True, exist_ok=True)
    (program.paths.state / "running-99999.lock").write_text("")
    program.open_log()
    assert str(program.paths.log) in program.window.notices.label.text()


def test_about_tells_version_licence_and_fair_play(program: Program) -> None:
    program.window.actions_by_name["about"].trigger()
    about = program.window.windows.about
    assert about is not None
    assert not about.isModal()
    shown = " ".join(label.text() for label in about.findChildren(object) if hasattr(label, "text"))
    for word in ("licence", "unofficial", "fair-view", "fair-luck"):
        assert text(f"ui-about-{word}") in shown
