"""Movement on the table of CV Pocket can be skipped at any moment and ends where a sync would."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cvdesk.ui.board.overlay import FlyingPicture
from cvdesk.ui.context import Context
from tests.ui.boards import PocketTable, make_context

EVERYBODY = (0, 1, 2, 3)


@pytest.fixture
def context(tmp_path: Path, qtbot: QtBot) -> Context:
    return make_context(tmp_path)


def at_the_table(
    context: Context, qtbot: QtBot, seed: int, humans: tuple[int, ...] = EVERYBODY
) -> PocketTable:
    table = PocketTable(context, seed=seed, humans=humans)
    qtbot.addWidget(table.board)
    table.open()
    table.show(0)
    return table


def picture_of_sync(context: Context, table: PocketTable, qtbot: QtBot) -> object:
    """Returns the picture of a fresh board that shows the present at once, with the same tab."""
    fresh = at_the_table(context, qtbot, 1)
    fresh.match, fresh.rules = table.match, table.rules
    fresh.show(0)
    fresh.board.look_at_seat(table.board.open_seat)
    return fresh.board.grab().toImage()


@pytest.mark.parametrize("seed", [1, 3])
def test_skipped_movement_ends_in_the_picture_of_a_sync(seed: int, context: Context, qtbot: QtBot) -> None:
    table = at_the_table(context, qtbot, seed)
    ply = 0
    while not table.match.finished:
        entries = table.play()
        table.board.animate(entries)
        table.show(0)
        assert table.board.animating == any(entry.event.moves for entry in entries)
        table.board.finish_animation()
        assert not table.board.animating
        ply += 1
        if ply % 6 == 0 or table.match.finished:
            assert table.board.grab().toImage() == picture_of_sync(context, table, qtbot)
    assert ply > 30


def test_watched_movement_ends_in_the_picture_of_a_sync(context: Context, qtbot: QtBot) -> None:
    table = at_the_table(context, qtbot, 1)
    table.board.pace = 0.05
    while not table.match.finished and table.view.refills < 2:
        table.board.animate(table.play())
        table.show(0)
        if table.board.animating:
            qtbot.waitSignal(table.board.animation_finished, timeout=5000).wait()
    assert table.board.grab().toImage() == picture_of_sync(context, table, qtbot)


def test_click_during_movement_ends_it_and_counts(context: Context, qtbot: QtBot) -> None:
    table = at_the_table(context, qtbot, 1)
    while not table.board.animating:  # a pass moves nothing
        table.board.animate(table.play())
        table.show()
    assert table.selection is not None
    target = table.selection.decision.options[0].targets[0]
    with qtbot.waitSignal(table.board.clicked, timeout=1000) as clicked:
        table.board.pieces[target].click()
    assert clicked.args == [target]
    assert not table.board.animating


def test_resizing_and_theme_end_movement_cleanly(context: Context, qtbot: QtBot) -> None:
    table = at_the_table(context, qtbot, 1)
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
    QApplication.sendPostedEvents()
    assert not [each for each in table.board.findChildren(FlyingPicture) if each.isVisible()]


def test_footprints_of_bots_stay_until_a_person_acts(context: Context, qtbot: QtBot) -> None:
    table = at_the_table(context, qtbot, 11, humans=(0,))
    most = 0
    while not table.match.finished:
        human = table.match.mover == 0
        table.board.animate(table.play())
        table.show(0)
        table.board.finish_animation()
        board = table.board
        players = [each.player for each in board.footprints.footprints]
        assert len(set(players)) == len(players) and set(board.touched) == set(players)
        most = max(most, len(players))
        if human:
            assert not players
    assert most == 3


def test_looking_back_shows_no_footprints(context: Context, qtbot: QtBot) -> None:
    table = at_the_table(context, qtbot, 11, humans=())
    for _ in range(9):
        table.board.animate(table.play())
        table.show(0)
        table.board.finish_animation()
    assert table.board.footprints.footprints
    table.board.sync(table.rules.view(table.match.at(4), 0), None, None, table.names)
    assert not table.board.footprints.footprints
