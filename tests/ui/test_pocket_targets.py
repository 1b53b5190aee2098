"""For random matches of CV Pocket, the board offers every target the decision names, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cvdesk.ui.context import Context
from tests.ui.boards import PocketTable, make_context

CASES = [(players, seed) for players in (2, 3, 4) for seed in (1, 2)]
SILENT = "tab"
"""The zone of what the board does by itself."""


@pytest.fixture
def context(tmp_path: Path, qtbot: QtBot) -> Context:
    return make_context(tmp_path, animation="off")


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_board_offers_every_target_and_no_other(
    players: int, seed: int, context: Context, qtbot: QtBot
) -> None:
    table = PocketTable(context, players=players, seed=seed)
    shown = 0
    for _ in table.decisions(qtbot):
        assert table.selection is not None
        named = {target for option in table.selection.decision.options for target in option.targets}
        offered = {piece.target for piece in table.visible()}
        assert named <= offered
        for piece in table.visible():
            if piece.target.zone == SILENT:
                continue
            clicked, asked = table.clicked_by(piece.click)
            if piece.target in named:
                assert (clicked, asked) == ([piece.target], [])
                assert piece.look.usable
            else:
                assert (clicked, asked) == ([], [piece.target])
                assert not piece.look.usable
        shown += 1
    assert shown > 10


@pytest.mark.parametrize("players", [2, 4])
def test_every_option_can_be_reached_with_the_mouse(players: int, context: Context, qtbot: QtBot) -> None:
    table = PocketTable(context, players=players, seed=4)
    for _ in table.decisions(qtbot):
        assert table.selection is not None
        for option in table.selection.decision.options:
            (target,) = option.targets
            piece = table.board.pieces[target]
            middle = QPoint(piece.width() // 2, piece.height() // 2)
            clicked, _asked = table.clicked_by(
                lambda piece=piece, at=middle: QTest.mouseClick(piece, Qt.LeftButton, pos=at)
            )
            assert clicked == [target]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_of_the_view_is_on_the_board(players: int, context: Context, qtbot: QtBot) -> None:
    table = PocketTable(context, players=players, seed=5)
    for _ in table.decisions(qtbot):
        view, board = table.view, table.board
        if not board.table.offered:
            shown = {card for card, piece in board.table.cards.items() if not piece.isHidden()}
            assert shown == {card for column in view.columns for card in column}
        strips = {card for card, piece in board.table.strips.items() if not piece.isHidden()}
        assert strips == set(view.cvs[board.open_seat])
        assert board.open_seat == view.actor
        assert sum(cell.points for cell in board.table.counters.cells) == view.scores[view.actor]


def test_only_cards_out_of_reach_step_back(context: Context, qtbot: QtBot) -> None:
    table = PocketTable(context, players=3, seed=6)
    for _ in table.decisions(qtbot):
        dimmed = {piece.target for piece in table.visible() if piece.look.dimmed}
        assert table.selection is not None
        cards = {piece.target for piece in table.visible() if piece.target.zone == "column"}
        assert dimmed == cards - table.selection.useful


def test_looking_on_nothing_can_be_clicked(context: Context, qtbot: QtBot) -> None:
    table = PocketTable(context, seed=3)
    qtbot.addWidget(table.board)
    for _ in range(12):
        table.play()
    table.show()
    assert table.board.usable_pieces()
    table.board.sync(table.rules.view(table.match.state, None), None, None, table.names)
    assert not table.board.usable_pieces()
    assert not any(piece.look.usable or piece.look.dimmed for piece in table.visible())
