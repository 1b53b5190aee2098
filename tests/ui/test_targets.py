"""For random matches, the board offers every target the decision names, and no other is clickable."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cvdesk.engine.decision import Target
from cvdesk.ui.context import Context
from tests.ui.boards import Table, make_context

CASES = [(players, seed) for players in (2, 3, 4) for seed in (1, 2)]


@pytest.fixture
def context(tmp_path: Path, qtbot: QtBot) -> Context:
    return make_context(tmp_path, animation="off")


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_board_offers_every_target_and_no_other(
    players: int, seed: int, context: Context, qtbot: QtBot
) -> None:
    table = Table(context, players=players, seed=seed)
    shown = 0
    for _ in table.decisions(qtbot):
        assert table.selection is not None
        named = {target for option in table.selection.decision.options for target in option.targets}
        offered = {piece.target for piece in table.visible()}
        assert named <= offered
        for piece in table.visible():
            clicked, asked = table.clicked_by(piece.click)
            if piece.target in table.selection.useful:
                assert (clicked, asked) == ([piece.target], [])
                assert piece.look.usable
            else:
                assert (clicked, asked) == ([], [piece.target])
                assert not piece.look.usable
        shown += 1
    assert shown > 20


def test_every_option_can_be_reached_with_the_mouse(context: Context, qtbot: QtBot) -> None:
    table = Table(context, players=3, seed=4)
    for number, _ in enumerate(table.decisions(qtbot)):
        if number > 60:
            break
        assert table.selection is not None
        for option in table.selection.decision.options:
            table.selection.clear()
            table.show_again()
            for target in option.targets:
                piece = table.board.pieces[target]
                where = QPoint(piece.width() // 2, piece.height() // 2)
                if target.zone == "space":
                    where = QPoint(piece.width() // 2, piece.height() // 6)  # the band, clear of pieces
                clicked, _asked = table.clicked_by(
                    lambda piece=piece, where=where: QTest.mouseClick(piece, Qt.LeftButton, pos=where)
                )
                assert len(clicked) == 1
                assert clicked[0] == target or target in alike(table, clicked[0])
                table.selection.click(clicked[0])
                table.show_again()
            assert table.selection.ready is not None


def alike(table: Table, target: Target) -> frozenset[Target]:
    assert table.selection is not None
    return next((group for group in table.selection.decision.alike if target in group), frozenset())


def test_tile_takes_clicks_for_its_only_movable_piece(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=6)
    tried = 0
    for _ in table.decisions(qtbot):
        assert table.selection is not None
        board = table.board
        for tile, piece in board.tiles.items():
            tokens = [
                token
                for token in board.usable_pieces()
                if token.target.zone in ("pawn", "guard", "wurm") and board.scene.where[token.target] == tile
            ]
            if len(tokens) == 1 and not board.can_click(piece.target):
                corner = QPoint(piece.margin + 8, piece.margin + 8)
                clicked, _asked = table.clicked_by(
                    lambda piece=piece, corner=corner: QTest.mouseClick(piece, Qt.LeftButton, pos=corner),
                )
                assert clicked == [tokens[0].target]
                tried += 1
    assert tried > 5


def test_landing_tile_wins_once_a_piece_is_chosen(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=2)
    qtbot.addWidget(table.board)
    tried = 0
    for _ in range(80):
        table.play_until_move(1)
        if table.match.finished:
            break
        assert table.selection is not None
        for option in table.selection.decision.options:
            if len(option.targets) != 2:
                continue
            table.selection.clear()
            table.selection.click(option.targets[0])
            table.show_again()
            tile = table.board.tiles[option.targets[1].id]
            band = QPointF(tile.box.centre.x, tile.box.y + 8)
            assert table.board.resolve(tile, band) == option.targets[1]
            tried += 1
    assert tried > 20


def test_looking_on_nothing_can_be_clicked(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=3)
    qtbot.addWidget(table.board)
    table.play_until_move(12)
    assert table.board.usable_pieces()
    table.board.sync(table.rules.view(table.match.state, None), None, None, table.names)
    assert not table.board.usable_pieces()
    assert not any(piece.look.usable or piece.look.dimmed for piece in table.visible())
    for piece in table.visible():
        clicked, asked = table.clicked_by(piece.click)
        assert (clicked, asked) == ([], [piece.target])
