"""The spiral board: geometry, keys, previews, names and pictures (UX 2.3, 2.4, 2.9, 2.10)."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cvdesk.engine.decision import Target
from cvdesk.i18n import catalog
from cvdesk.i18n.render import plain
from cvdesk.ui.board import layout
from cvdesk.ui.board.layout import Box, LifeLayout, nearest
from cvdesk.ui.board.pieces import Pictures
from cvdesk.ui.context import Context
from tests.ui.boards import Table, make_context


@pytest.fixture
def context(tmp_path: Path, qtbot: QtBot) -> Context:
    return make_context(tmp_path, animation="off")


@pytest.fixture
def table(context: Context, qtbot: QtBot) -> Table:
    table = Table(context, seed=7)
    qtbot.addWidget(table.board)
    table.open()
    table.play_until_move(30)
    while len(table.board.usable_pieces()) < 6:
        table.play_until_move(1)
    return table


# ---- geometry


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 2.0])
@pytest.mark.parametrize("room", [1.0, 1.3, 3.0])
def test_tiles_stay_inside_and_apart(scale: float, room: float) -> None:
    width, height = layout.WIDTH * scale * room, layout.HEIGHT * scale * room
    spiral = LifeLayout.within(width, height, scale)
    assert spiral.zoom <= layout.LARGEST * scale + 1e-9
    slots = [spiral.slot(index) for index in range(layout.SLOTS)]
    ring = 3.5 * spiral.zoom  # the focus ring is outside
    for box in slots:
        assert box.x >= ring and box.y >= ring
        assert box.right <= width - ring and box.bottom <= height - ring
    for one, other in combinations(slots, 2):
        assert not one.meets(other)
    for index in range(layout.SLOTS):
        assert not spiral.centre.meets(slots[index])
    assert not spiral.die.meets(slots[-1])


def test_design_size_has_tiles_of_84_by_80_and_gutters_of_24() -> None:
    spiral = LifeLayout.within(760, 504, 1.0)
    assert (spiral.tile_width, spiral.tile_height, spiral.die.width) == (84, 80, 64)
    assert spiral.step_x - spiral.tile_width >= 24
    assert spiral.step_y - spiral.tile_height >= 24


def test_spiral_is_a_ring_of_twenty_and_an_arm_of_eight() -> None:
    assert len(set(layout.SPIRAL)) == layout.SLOTS == 28
    ring, arm = layout.SPIRAL[:20], layout.SPIRAL[20:]
    assert all(column in (0, 6) or row in (0, 4) for column, row in ring)
    assert all(0 < column < 6 and 0 < row < 4 for column, row in arm)
    for one, other in pairwise(layout.SPIRAL):
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def test_finish_never_moves_and_the_tail_steps_forward() -> None:
    spiral = LifeLayout.within(760, 504, 1.0)
    for length in range(2, 29):
        assert spiral.place(length - 1, length) == spiral.slot(27)
        assert spiral.place(0, length) == spiral.slot(28 - length)


@pytest.mark.parametrize("count", range(1, 9))
def test_pieces_stand_on_the_face_of_their_tile_and_apart(count: int) -> None:
    spiral = LifeLayout.within(760, 504, 1.0)
    boxes = spiral.pieces(count)
    assert len(boxes) == count
    for box in boxes:
        assert box.x >= 0 and box.right <= spiral.tile_width
        assert box.y >= layout.BAND and box.bottom <= spiral.tile_height
        assert box.width == box.height >= 17
    for one, other in combinations(boxes, 2):
        assert not one.meets(other)


def test_more_than_eight_pieces_are_piled() -> None:
    assert [layout.must_stack(count) for count in (1, 8, 9, 14)] == [False, False, True, True]


def test_arrow_keys_find_the_geometrically_nearest() -> None:
    boxes = {"right": Box(20, 0, 10, 10), "far": Box(60, 0, 10, 10), "below": Box(5, 30, 10, 10)}
    here = Box(0, 0, 10, 10)
    assert nearest(here, boxes, layout.RIGHT) == "right"
    assert nearest(here, boxes, layout.DOWN) == "below"
    assert nearest(here, boxes, layout.LEFT) is None
    assert nearest(here, boxes, layout.UP) is None


def test_board_is_never_smaller_than_its_design(context: Context, qtbot: QtBot) -> None:
    table = Table(context)
    qtbot.addWidget(table.board)
    hint = table.board.minimumSizeHint()
    assert (hint.width(), hint.height()) == (760, 504)
    context.theme.configure(scale=200)
    hint = table.board.minimumSizeHint()
    assert 1000 < hint.width() < 1366
    assert table.board.sizeHint().width() == 1520


# ---- what stands where


def test_crowded_tile_shows_one_piece_for_all_alike(context: Context, qtbot: QtBot) -> None:
    table = Table(context, players=4, seed=1)  # eight pawns and the Wurminator on the start
    qtbot.addWidget(table.board)
    table.show()
    start = [token for target, token in table.board.tokens.items() if table.board.scene.where[target] == 0]
    shown = [token for token in start if not token.isHidden()]
    assert len(start) == 9
    assert [(token.target.zone, token.count) for token in shown] == [("pawn", 2)] * 4 + [("wurm", 1)]


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
def test_number_on_a_pile_covers_nothing_of_its_neighbours(
    scale: int, context: Context, qtbot: QtBot
) -> None:
    context.theme.configure(scale=scale)
    table = Table(context, players=4, seed=1)
    qtbot.addWidget(table.board)
    table.show()
    piles = [token for token in table.board.tokens.values() if not token.isHidden() and token.count > 1]
    assert len(piles) == 4
    for token in piles:
        pictures = []
        for count in (1, 2):
            token.set_count(count)
            image = QImage(token.size(), QImage.Format.Format_ARGB32)
            image.fill(0)
            painter = QPainter(image)
            token.paint_picture(painter, token.seen())
            painter.end()
            pictures.append(image)
        own = token.seen().adjusted(-2, -2, 2, 2)
        places = [QPoint(x, y) for x in range(token.width()) for y in range(token.height())]
        changed = [at for at in places if pictures[0].pixel(at) != pictures[1].pixel(at)]
        assert changed and all(own.contains(QPointF(at)) for at in changed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_of_the_view_is_on_the_board(players: int, context: Context, qtbot: QtBot) -> None:
    table = Table(context, players=players, seed=5)
    qtbot.addWidget(table.board)
    while not table.match.finished:
        table.play()
        table.show(0)
        view = table.rules.view(table.match.state, 0)
        board = table.board
        tiles = {tile for tile, piece in board.tiles.items() if not piece.isHidden()}
        assert tiles == set(view.path)
        counted = sum(token.count for token in board.tokens.values() if not token.isHidden())
        assert counted == len(view.pawns) + len(view.guards) + 1
        for target, token in board.tokens.items():
            if not token.isHidden():
                assert board.tiles[board.scene.where[target]].box.meets(token.box)
        assert board.die.face == view.roll


# ---- keys


def keys(table: Table, *pressed: Qt.Key) -> None:
    for key in pressed:
        widget = QApplication.focusWidget()
        assert widget is not None
        QTest.keyClick(widget, key)


def test_arrows_reach_every_piece(table: Table) -> None:
    board = table.board
    board.take_focus(Qt.FocusReason.TabFocusReason)
    seen = {board.focus_target()}
    queue = [board.focus_target()]
    while queue:
        target = queue.pop()
        assert target is not None
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            board.pieces[target].setFocus()
            keys(table, key)
            found = board.focus_target()
            if found not in seen:
                seen.add(found)
                queue.append(found)
    assert {piece.target for piece in board.reading_order()} <= seen


def test_only_one_piece_is_a_stop_for_tab(table: Table) -> None:
    board = table.board
    board.take_focus()
    keys(table, Qt.Key.Key_Right, Qt.Key.Key_Right)
    stops = [piece for piece in board.pieces.values() if piece.focusPolicy() == Qt.FocusPolicy.StrongFocus]
    assert [piece.target for piece in stops] == [board.focus_target()]


def test_space_selects_and_enter_plays_what_is_previewed(table: Table, qtbot: QtBot) -> None:
    board = table.board
    piece = next(each for each in board.usable_pieces() if each.target.zone == "pawn")
    piece.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(board.previewed()) == 1
    with qtbot.waitSignal(board.clicked, timeout=1000) as clicked:
        keys(table, Qt.Key.Key_Space)
    assert clicked.args == [piece.target]
    with qtbot.waitSignals([board.clicked, board.commit_requested], timeout=1000):
        keys(table, Qt.Key.Key_Return)


def test_enter_never_plays_what_was_not_shown(table: Table, qtbot: QtBot) -> None:
    board = table.board
    piece = next(each for each in board.usable_pieces() if each.target.zone == "pawn")
    piece.setFocus(Qt.FocusReason.MouseFocusReason)
    board.use_keys(False)
    with qtbot.assertNotEmitted(board.commit_requested), qtbot.waitSignal(board.clicked, timeout=1000):
        keys(table, Qt.Key.Key_Return)


def test_digits_choose_in_reading_order(table: Table) -> None:
    board, chosen = table.board, []
    board.clicked.connect(chosen.append)
    board.take_focus()
    assert table.selection is not None
    count = len(table.selection.decision.options)
    for digit in range(count):
        keys(table, Qt.Key(Qt.Key.Key_1 + digit))
    assert len(set(chosen)) == len(chosen) == count
    order = [piece.target for piece in board.reading_order()]
    assert [order.index(target) for target in chosen] == sorted(order.index(target) for target in chosen)


def test_escape_and_backspace_take_selection_back(table: Table, qtbot: QtBot) -> None:
    board = table.board
    assert table.selection is not None
    board.take_focus()
    with qtbot.assertNotEmitted(board.clear_requested):
        keys(table, Qt.Key.Key_Escape)
    table.selection.click(board.usable_pieces()[0].target)
    table.show_again()
    with qtbot.waitSignal(board.clear_requested, timeout=1000):
        keys(table, Qt.Key.Key_Escape)
    with qtbot.waitSignal(board.step_back_requested, timeout=1000):
        keys(table, Qt.Key.Key_Backspace)


def test_alt_enter_inspects(table: Table, qtbot: QtBot) -> None:
    board = table.board
    board.take_focus()
    with qtbot.waitSignal(board.inspected, timeout=1000) as inspected:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert inspected.args == [board.focus_target()]


def test_focus_is_never_lost(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=9)
    qtbot.addWidget(table.board)
    table.open()
    table.show()
    table.board.take_focus()
    while not table.match.finished:
        assert table.board.focus_target() is not None
        usable = {piece.target for piece in table.board.usable_pieces()}
        assert table.board.focus_target() in usable
        table.board.animate(table.play())
        table.show()
    assert table.board.focus_target() is not None


# ---- previews


def test_pointing_at_a_piece_shows_where_it_lands_and_what_comes_of_it(table: Table) -> None:
    board = table.board
    assert table.selection is not None
    board.use_keys(False)
    for option in table.selection.decision.options:
        if len(option.targets) != 2 or option.detail is None:
            continue
        token, space = option.targets
        piece = board.pieces[token]
        board.hover_at(piece, QPointF(*piece.box.centre))
        assert board.preview.words == plain(option.detail, table.names)
        assert board.pieces[space].look.chosen and piece.look.chosen
        (arrow,) = board.preview.arrows
        box = board.pieces[space].box
        assert box.x <= arrow.points[-1].x <= box.right and box.y <= arrow.points[-1].y <= box.bottom
        board.hover_at(None, QPointF())
        assert board.preview.words == "" and not board.preview.arrows


def test_rest_steps_back_only_while_pieces_are_to_be_chosen(table: Table) -> None:
    board = table.board
    assert any(piece.look.dimmed for piece in board.pieces.values())
    assert not any(piece.look.dimmed for piece in board.usable_pieces())
    while table.rules.view(table.match.state, table.match.mover).roll:
        table.play()
    table.show()
    assert not any(piece.look.dimmed for piece in board.pieces.values())
    assert [piece.target for piece in board.usable_pieces()] == [Target("die", 0)]


def test_footprints_of_bots_stay_until_a_person_acts(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=11, humans=(0,))
    qtbot.addWidget(table.board)
    table.show(0)
    most = 0
    for _ in range(80):
        human = table.match.mover == 0
        table.board.animate(table.play())
        table.show(0)
        most = max(most, len(table.board.preview.footprints))
        if human:
            assert not table.board.preview.footprints
            assert not any(tile.touched for tile in table.board.tiles.values())
    assert most >= 3


def test_bots_among_themselves_leave_one_turn_of_footprints_each(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=11, humans=())
    qtbot.addWidget(table.board)
    table.show(0)
    most = 0
    while not table.match.finished:
        table.board.animate(table.play())
        table.show(0)
        players = [each.player for each in table.board.preview.footprints]
        # in one turn a bot moves a piece and perhaps the Wurminator
        assert all(players.count(player) <= 2 for player in players)
        most = max(most, len(set(players)))
    assert most == 4


def test_looking_back_shows_no_footprints(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=11, humans=())
    qtbot.addWidget(table.board)
    table.show(0)
    for _ in range(20):
        table.board.animate(table.play())
        table.show(0)
    assert table.board.preview.footprints
    table.board.sync(table.rules.view(table.match.at(4), 0), None, None, table.names)
    assert not table.board.preview.footprints


# ---- names


def test_tiles_say_who_stands_on_them(context: Context, qtbot: QtBot) -> None:
    table = Table(context, players=2, seed=1, wurminator="off")
    qtbot.addWidget(table.board)
    table.show()
    assert table.board.tiles[0].accessibleName() == "Start, 6 pawns: Julia ×3 and Felix ×3"
    names = {tile.accessibleName() for tile in table.board.tiles.values()}
    assert "Luck tile, 1 guard" in names
    assert "Tile −7" in names
    assert table.board.die.accessibleName() == "Die, not rolled yet"
    assert table.board.die.accessibleDescription() == "Roll the die"


@pytest.mark.parametrize("code", catalog.LANGUAGES)
def test_everything_has_a_name_in_every_language(code: str, context: Context, qtbot: QtBot) -> None:
    context.language.set_language(code)
    table = Table(context, seed=13)
    qtbot.addWidget(table.board)
    while not table.match.finished:
        table.play()
        table.show()
        for piece in table.board.reading_order():
            assert piece.accessibleName()
            assert "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}" not in piece.accessibleName()
            assert "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}" not in piece.accessibleDescription()
        for piece in table.board.usable_pieces():
            assert piece.accessibleDescription() or piece.target.zone in ("space", "button")


def test_language_changes_names_and_printed_words_at_once(context: Context, qtbot: QtBot) -> None:
    table = Table(context, seed=7)
    qtbot.addWidget(table.board)
    table.open()
    table.play_until_move(30)
    by_language = {}
    for code in catalog.LANGUAGES:
        context.language.set_language(code)
        QApplication.processEvents()
        fresh = Table(context, seed=7)
        qtbot.addWidget(fresh.board)
        fresh.play_until_move(30)
        names = [piece.accessibleName() for piece in table.board.reading_order()]
        assert names == [piece.accessibleName() for piece in fresh.board.reading_order()]
        assert table.board.tiles[0].caption == fresh.board.tiles[0].caption
        by_language[code] = tuple(names)
    assert len(set(by_language.values())) == 4


# ---- pictures


def test_pictures_are_painted_once_and_dropped_on_change(table: Table, context: Context) -> None:
    board = table.board
    board.grab()
    count = len(board.pictures)
    assert count > 10
    board.grab()
    assert len(board.pictures) == count
    before = board.grab().toImage()
    context.theme.configure(name="dark")
    assert len(board.pictures) == 0
    dark = board.grab().toImage()
    assert dark != before
    context.theme.configure(name="light")
    assert board.grab().toImage() == before


def test_pictures_are_dropped_for_another_pixel_ratio() -> None:
    pictures = Pictures()
    pictures.renew("a", 1.0)
    picture = pictures.get("tile", 10, 20, lambda painter: None)
    assert (picture.width(), picture.height()) == (10, 20)
    pictures.renew("a", 2.0)
    assert len(pictures) == 0
    picture = pictures.get("tile", 10, 20, lambda painter: None)
    assert (picture.width(), picture.height(), picture.devicePixelRatio()) == (20, 40, 2.0)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("scale", [80, 100, 125])
def test_board_looks_the_same_after_a_round_trip_of_size(
    theme: str, scale: int, tmp_path: Path, qtbot: QtBot
) -> None:
    context = make_context(tmp_path, animation="off", theme=theme, scale=scale)
    table = Table(context, seed=7, size=(context.theme.px(760), context.theme.px(504)))
    qtbot.addWidget(table.board)
    table.open()
    table.play_until_move(30)
    size, before = table.board.size(), table.board.grab().toImage()
    table.board.resize(size * 1.4)
    QApplication.processEvents()
    assert table.board.layout_.zoom > scale / 100
    table.board.resize(size)
    QApplication.processEvents()
    assert table.board.grab().toImage() == before
