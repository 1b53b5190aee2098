"""For random matches, the board offers every target the decision names, and no other is clickable."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cvdesk.engine.decision import Target
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.context import Context
from tests.ui.boards import Table, make_context

CASES = [(players, seed) for players in (2, 3, 4) for seed in (1, 2)]


@pytest.fixture
def context(tmp_path: Path, qtbot: QtBot) -> Context:
    return make_context(tmp_path, animation="off")


def decisions(table: Table, qtbot: QtBot) -> Iterator[None]:
    """Shows every decision of a random match in turn."""
    qtbot.addWidget(table.board)
    table.open()
    while not table.match.finished:
        table.show()
        yield
        table.play()


def clicked_by(table: Table, act: Callable[[], None]) -> tuple[list[Target], list[Target]]:
    """Returns the targets that were clicked and asked about during an act."""
    clicked: list[Target] = []
    asked: list[Target] = []
    table.board.clicked.connect(clicked.append)
    table.board.asked_why.connect(asked.append)
    act()
    table.board.clicked.disconnect(clicked.append)
    table.board.asked_why.disconnect(asked.append)
    return clicked, asked


def visible(table: Table) -> list[Piece]:
    return [piece for piece in table.board.pieces.values() if not piece.isHidden()]


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_board_offers_every_target_and_no_other(
    players: int, seed: int, context: Context, qtbot: QtBot
) -> None:
    table = Table(context, players=players, seed=seed)
    shown = 0
    for _ in decisions(table, qtbot):
        assert table.selection is not None
        named = {target for option in table.selection.decision.options for target in option.targets}
        offered = {piece.target for piece in visible(table)}
        assert named <= offered
        for piece in visible(table):
            clicked, asked = clicked_by(table, piece.click)
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
    for number, _ in enumerate(decisions(table, qtbot)):
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
                clicked, _asked = clicked_by(
                    table, lambda piece=piece, where=where: QTest.mouseClick(piece, Qt.LeftButton, pos=where)
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
    for _ in decisions(table, qtbot):
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
                clicked, _asked = clicked_by(
                    table,
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
    assert not any(piece.look.usable or piece.look.dimmed for piece in visible(table))
    for piece in visible(table):
        clicked, asked = clicked_by(table, piece.click)
        assert (clicked, asked) == ([], [piece.target])
