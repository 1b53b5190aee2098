"""Movement can be skipped at any moment and always ends where a plain sync would."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cvdesk.ui.board.animator import Animator, CallStep, Step
from cvdesk.ui.board.layout import Point
from cvdesk.ui.board.life_motion import point_along
from cvdesk.ui.board.overlay import FlyingPicture
from cvdesk.ui.context import Context
from tests.ui.boards import Table, make_context


class Recorder(Step):
    """Writes down what is asked of it."""

    milliseconds = 40

    def __init__(self, name: str, notes: list[str]) -> None:
        self.name = name
        self.notes = notes

    def begin(self) -> None:
        self.notes.append(f"{self.name} begin")

    def frame(self, progress: float) -> None:
        assert 0 <= progress <= 1
        self.notes.append(f"{self.name} frame")

    def end(self) -> None:
        self.notes.append(f"{self.name} end")


def without_frames(notes: list[str]) -> list[str]:
    return [note for note in notes if not note.endswith("frame")]


def test_steps_are_played_one_at_a_time(qtbot: QtBot) -> None:
    animator, notes = Animator(lambda nominal: nominal), []
    with qtbot.waitSignal(animator.finished, timeout=5000):
        animator.play([Recorder("a", notes), Recorder("b", notes)])
        assert animator.running
    assert without_frames(notes) == ["a begin", "a end", "b begin", "b end"]
    assert "a frame" in notes
    assert not animator.running


def test_finish_begins_and_ends_everything_at_once(qtbot: QtBot) -> None:
    animator, notes = Animator(lambda nominal: 60_000), []
    animator.play([Recorder("a", notes), Recorder("b", notes)])
    animator.play([Recorder("c", notes), CallStep(lambda: notes.append("called"))])
    with qtbot.waitSignal(animator.finished, timeout=1000):
        animator.finish()
    assert without_frames(notes) == [
        "a begin",
        "a end",
        "b begin",
        "b end",
        "c begin",
        "c end",
        "called",
    ]
    assert not animator.running
    with qtbot.assertNotEmitted(animator.finished):
        animator.finish()


def test_no_time_means_no_frames(qtbot: QtBot) -> None:
    animator, notes = Animator(lambda nominal: 0), []
    with qtbot.waitSignal(animator.finished, timeout=1000):
        animator.play([Recorder("a", notes), Recorder("b", notes)])
    assert notes == ["a begin", "a end", "b begin", "b end"]


def test_steps_that_arrive_on_the_way_wait_for_their_turn(qtbot: QtBot) -> None:
    animator, notes = Animator(lambda nominal: nominal), []
    with qtbot.waitSignal(animator.finished, timeout=5000):
        animator.play([Recorder("a", notes)])
        animator.play([Recorder("b", notes)])
    assert without_frames(notes) == ["a begin", "a end", "b begin", "b end"]


def test_point_along_a_line_goes_from_end_to_end() -> None:
    line = (Point(0, 0), Point(10, 0), Point(10, 10))
    assert point_along(line, 0) == Point(0, 0)
    assert point_along(line, 0.5) == Point(10, 0)
    assert point_along(line, 0.75) == Point(10, 5)
    assert point_along(line, 1) == Point(10, 10)
    assert point_along((Point(3, 4), Point(3, 4)), 0.5) == Point(3, 4)


# ---- on the board


@pytest.fixture
def context(tmp_path: Path, qtbot: QtBot) -> Context:
    return make_context(tmp_path)


def picture_of_sync(context: Context, table: Table, qtbot: QtBot) -> object:
    """Returns the picture of a fresh board that shows the present at once, without footprints."""
    fresh = Table(context, seed=1, humans=(0, 1, 2, 3))
    qtbot.addWidget(fresh.board)
    fresh.match, fresh.rules = table.match, table.rules
    fresh.open()
    fresh.show(0)
    return fresh.board.grab().toImage()


@pytest.mark.parametrize("seed", [1, 3])
def test_skipped_movement_ends_in_the_picture_of_a_sync(seed: int, context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=seed, humans=(0, 1, 2, 3))
    qtbot.addWidget(table.board)
    table.open()
    table.show(0)
    for ply in range(200):
        if table.match.finished:
            break
        entries = table.play()
        table.board.animate(entries)
        table.show(0)
        moves = any(entry.event.moves for entry in entries)
        assert table.board.animating == (
            moves or any("face" in entry.event.message.params for entry in entries)
        )
        table.board.finish_animation()
        assert not table.board.animating
        if ply % 20 == 0 or table.match.finished:
            assert table.board.grab().toImage() == picture_of_sync(context, table, qtbot)
    assert table.match.finished


def test_watched_movement_ends_in_the_picture_of_a_sync(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=1, humans=(0, 1, 2, 3))
    qtbot.addWidget(table.board)
    table.open()
    table.show(0)
    table.board.pace = 0.05
    for _ in range(30):
        table.board.animate(table.play())
        table.show(0)
        if table.board.animating:
            qtbot.waitSignal(table.board.animation_finished, timeout=5000).wait()
    assert table.board.grab().toImage() == picture_of_sync(context, table, qtbot)


def test_what_is_synced_during_movement_is_shown_after_it(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=1)
    qtbot.addWidget(table.board)
    table.open()
    table.show()
    table.board.animate(table.play())
    table.show()
    assert table.board.animating
    assert not table.board.can_click(next(iter(table.selection.useful)) if table.selection else None) or (
        table.board.selection is not table.selection
    )
    table.board.finish_animation()
    assert table.board.selection is table.selection


def test_click_during_movement_ends_it_and_counts(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=1)
    qtbot.addWidget(table.board)
    table.open()
    table.show()
    table.board.animate(table.play())  # the roll
    table.show()
    assert table.board.animating and table.selection is not None
    target = table.selection.decision.options[0].targets[0]
    with qtbot.waitSignal(table.board.clicked, timeout=1000) as clicked:
        table.board.pieces[target].click()
    assert clicked.args == [target]
    assert not table.board.animating


def test_hidden_board_does_not_wait(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=1)
    qtbot.addWidget(table.board)
    table.show()
    table.board.animate(table.play())
    assert not table.board.animating
    table.open()
    table.show()
    table.board.animate(table.play())
    table.board.hide()
    assert not table.board.animating


def test_resizing_and_theme_end_movement_cleanly(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=1, humans=(0, 1, 2, 3))
    qtbot.addWidget(table.board)
    table.open()
    table.show(0)
    for ply in range(12):
        table.board.animate(table.play())
        table.show(0)
        QApplication.processEvents()
        if ply % 2:
            table.board.resize(900 + ply, 600)
        else:
            context.theme.configure(scale=101 + ply)
        QApplication.processEvents()
        assert not table.board.animating
    assert not table.board.findChildren(FlyingPicture, "flying")


@pytest.mark.parametrize("motion", ["on", "off"])
def test_reduced_motion_fades_instead_of_moving(motion: str, tmp_path: Path, qtbot: QtBot) -> None:
    context = make_context(tmp_path, motion=motion)
    table = Table(context, seed=1)
    qtbot.addWidget(table.board)
    table.open()
    table.show()
    table.board.animate(table.play())
    table.show()
    assert table.board.animating == (motion == "on")
    assert table.board.die.face == (0 if motion == "on" else table.rules.view(table.match.state, 0).roll)
    table.board.finish_animation()


def test_taken_tiles_fly_to_the_row_of_their_seat(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=1, humans=(0, 1, 2, 3))
    qtbot.addWidget(table.board)
    table.open()
    asked: list[int] = []

    def anchor(seat: int) -> QPoint:
        asked.append(seat)
        return table.board.mapToGlobal(QPoint(900, 40 * seat))

    table.board.seat_anchor = anchor
    table.show(0)
    taken: list[int] = []
    while not table.match.finished:
        entries = table.play()
        taken += [move.to.id for entry in entries for move in entry.event.moves if move.to.zone == "seat"]
        table.board.animate(entries)
        table.show(0)
        table.board.finish_animation()
    assert taken
    backs = len(asked) - len(taken)
    assert backs >= 0
    assert set(taken) <= set(asked)
