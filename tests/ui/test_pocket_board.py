"""The board of CV Pocket: geometry, keys, previews, names and pictures (UX 2.3, 2.4, 2.9, 2.10)."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cvdesk.control.selection import Selection
from cvdesk.engine.decision import Target
from cvdesk.engine.record import Seat
from cvdesk.games.cv_pocket.symbols import BUSINESS, KNOWLEDGE, LOVE, MONEY, PLANE
from cvdesk.i18n import catalog
from cvdesk.i18n.render import Names, plain
from cvdesk.ui.board.cv_pocket import PocketBoard
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.pocket_layout import PocketLayout
from cvdesk.ui.context import Context
from cvdesk.ui.panels.odds import ODDS
from tests.games.cv_pocket.table import Table
from tests.ui.boards import NAMES, PocketTable, make_context

LONG = (
    "savings hipster business_lunch studies frequent_flyer jackpot rally_driver vacation_car globetrotter "
    "fat_cat housewife relocation bookworm bon_vivant children wedding soulmate startup"
)


@pytest.fixture
def context(tmp_path: Path, qtbot: QtBot) -> Context:
    return make_context(tmp_path, animation="off")


def laid(context: Context, qtbot: QtBot, table: Table) -> PocketBoard:
    """Shows a table that a test has laid, open as a window."""
    players = table.state.players
    board = PocketBoard(context, [Seat("human", NAMES[each], each + 1) for each in range(players)])
    qtbot.addWidget(board)
    board.resize(760, 504)
    board.show()
    board.activateWindow()
    view = table.rules.view(table.state, table.mover)
    decision = table.rules.decision(view)
    selection = Selection(decision) if decision else None
    board.sync(view, decision, selection, Names(NAMES[:players], table.rules))
    QApplication.processEvents()
    return board


def point_at(board: PocketBoard, target: Target) -> None:
    board.use_keys(False)
    board.hover_at(board.pieces[target], QPointF(*board.pieces[target].box.centre))


def rows(board: PocketBoard) -> list[tuple[str, int | None, int | None, tuple[int, int] | None]]:
    return [(row.words, row.before, row.after, row.counts) for row in board.preview.panel.rows]


# ---- geometry


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 2.0])
@pytest.mark.parametrize(("wide", "high"), [(1, 1), (1.6, 1), (1, 1.5), (3, 3)])
@pytest.mark.parametrize("levels", [6, 7, 8])
def test_everything_stays_inside_and_apart(scale: float, wide: float, high: float, levels: int) -> None:
    width, height = 760 * scale * wide, 504 * scale * high
    layout = PocketLayout.within(width, height, scale, levels)
    boxes = [layout.rail(level) for level in range(1, levels + 1)]
    boxes += [layout.slot(column, level) for column in range(3) for level in range(1, levels + 1)]
    boxes += [layout.tab(place, 4, 2) for place in range(4)]
    boxes += [layout.status(place) for place in range(4)]
    boxes += [layout.counters, *(layout.strip(place) for place in range(layout.strips))]
    for box in boxes:
        assert box.x >= 0 and box.y >= 0
        assert box.right <= width + 1 and box.bottom <= height + 1
    for one, other in combinations(boxes, 2):
        assert not one.meets(other)


def test_design_size_has_cards_of_150_by_76_and_sixteen_strips() -> None:
    layout = PocketLayout.within(760, 504, 1.0)
    assert layout.rail(1).width == 38
    assert all(layout.slot(1, level).width == 150 for level in range(1, 7))
    assert all(layout.slot(1, level).height >= 76 for level in range(1, 7))
    assert layout.strips == 16
    assert all(layout.strip(place).height >= 24 for place in range(16))
    assert all(layout.slot(0, level).height >= 56 for level in range(1, 9))
    eight = PocketLayout.within(760, 504, 1.0, 8)
    assert all(eight.slot(0, level).height >= 56 for level in range(1, 9))


def test_level_one_is_at_the_bottom() -> None:
    layout = PocketLayout.within(760, 504, 1.0)
    tops = [layout.slot(0, level).y for level in range(1, 7)]
    assert tops == sorted(tops, reverse=True)


@pytest.mark.parametrize("count", range(1, 9))
def test_symbols_to_choose_lie_on_their_panel(count: int) -> None:
    layout = PocketLayout.within(760, 504, 1.0)
    panel, choices = layout.chooser(count), [layout.choice(place) for place in range(count)]
    for box in choices:
        assert panel.x <= box.x and box.right <= panel.right
        assert layout.chooser_title(count).bottom <= box.y and box.bottom <= panel.bottom
        assert box.height >= 40
    for one, other in combinations(choices, 2):
        assert not one.meets(other)


def test_board_is_never_smaller_than_its_design(context: Context, qtbot: QtBot) -> None:
    table = PocketTable(context)
    qtbot.addWidget(table.board)
    hint = table.board.minimumSizeHint()
    assert (hint.width(), hint.height()) == (760, 504)
    context.theme.configure(scale=200)
    hint = table.board.minimumSizeHint()
    assert 1000 < hint.width() < 1366
    assert table.board.sizeHint().width() == 1520


# ---- keys


@pytest.fixture
def table(context: Context, qtbot: QtBot) -> PocketTable:
    table = PocketTable(context, seed=7)
    qtbot.addWidget(table.board)
    table.open()
    for _ in range(18):
        table.play()
    while len(table.view.actions) < 4:
        table.play()
    table.show()
    return table


def keys(*pressed: Qt.Key) -> None:
    for key in pressed:
        widget = QApplication.focusWidget()
        assert widget is not None
        QTest.keyClick(widget, key)


def test_arrows_reach_every_piece(table: PocketTable) -> None:
    board = table.board
    board.take_focus(Qt.FocusReason.TabFocusReason)
    seen = {board.focus_target()}
    queue = [board.focus_target()]
    while queue:
        target = queue.pop()
        assert target is not None
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            board.pieces[target].setFocus()
            keys(key)
            found = board.focus_target()
            if found not in seen:
                seen.add(found)
                queue.append(found)
    assert {piece.target for piece in board.reading_order()} <= seen


def test_enter_takes_what_is_previewed(table: PocketTable, qtbot: QtBot) -> None:
    board = table.board
    piece = next(each for each in board.usable_pieces() if each.target.zone == "column")
    piece.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(board.previewed()) == 1
    with qtbot.waitSignals([board.clicked, board.commit_requested], timeout=1000):
        keys(Qt.Key.Key_Return)


def test_digits_choose_from_left_to_right_and_the_pass_last(table: PocketTable) -> None:
    board, chosen = table.board, []
    board.clicked.connect(chosen.append)
    board.take_focus()
    assert table.selection is not None
    count = len(table.selection.decision.options)
    for digit in range(count):
        keys(Qt.Key(Qt.Key.Key_1 + digit))
    assert len(set(chosen)) == len(chosen) == count
    assert chosen[-1] == Target("button", 0)
    columns = [board.pieces[target].box.x for target in chosen[:-1]]
    assert columns == sorted(columns)


def test_focus_is_never_lost(context: Context, qtbot: QtBot) -> None:
    table = PocketTable(context, seed=9)
    qtbot.addWidget(table.board)
    table.open()
    table.show()
    table.board.take_focus()
    while not table.match.finished:
        assert table.board.focus_target() in {piece.target for piece in table.board.usable_pieces()}
        table.board.animate(table.play())
        table.show()
    assert table.board.focus_target() is not None


def test_tabs_open_the_cv_of_a_seat(table: PocketTable) -> None:
    board, view = table.board, table.view
    for seat, tab in enumerate(board.table.tabs):
        tab.click()
        assert board.open_seat == seat
        assert board.table.rows() == list(reversed(view.cvs[seat]))
        assert sum(cell.points for cell in board.table.counters.cells) == view.scores[seat]
    assert not board.look_at_seat(4)


def test_fresh_decision_opens_the_cv_of_whoever_must_act(table: PocketTable) -> None:
    table.board.look_at_seat((table.view.actor + 1) % 4)
    table.play()
    while not table.match.finished:
        table.show()
        assert table.board.open_seat == table.view.actor
        table.play()


# ---- a long CV


def test_long_cv_scrolls_by_wheel_and_by_keys(context: Context, qtbot: QtBot) -> None:
    board = laid(context, qtbot, Table(("studies", "startup", ""), (LONG, "bookworm"), empty_deck=True))
    shown = board.table.rows()
    assert len(shown) == 18
    visible = [card for card in shown if not board.table.strips[card].isHidden()]
    assert visible == shown[:16]
    middle = QPointF(*board.layout_.sheet.centre)
    event = QWheelEvent(
        middle, board.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(board, event)
    assert [card for card in shown if not board.table.strips[card].isHidden()] == shown[1:17]
    board.table.strips[shown[1]].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(20):
        keys(Qt.Key.Key_Down)
    assert board.focus_target() == Target("cv", shown[-1])
    assert [card for card in shown if not board.table.strips[card].isHidden()] == shown[2:]


def test_sixteen_cards_are_seen_without_scrolling(context: Context, qtbot: QtBot) -> None:
    sixteen = " ".join(LONG.split()[:16])
    board = laid(context, qtbot, Table(("studies", "startup", ""), (sixteen, "bookworm"), empty_deck=True))
    assert all(not board.table.strips[card].isHidden() for card in board.table.rows())
    assert board.table.most_scroll == 0


# ---- previews


def test_preview_tells_each_line_that_changes(context: Context, qtbot: QtBot) -> None:
    table = Table(("studies", "startup", ""), ("bookworm savings", "children"), empty_deck=True)
    board = laid(context, qtbot, table)
    point_at(board, Target("column", table.card("studies")))
    assert rows(board) == [("Knowledge", -3, 6, (2, 4))]
    cells = {cell.symbol: cell for cell in board.table.counters.cells}
    assert (cells[KNOWLEDGE].count, cells[KNOWLEDGE].points, cells[KNOWLEDGE].changed) == (4, 6, True)
    assert (cells[MONEY].count, cells[MONEY].changed) == (2, False)
    assert cells[PLANE].changed
    board.hover_at(None, QPointF())
    assert board.preview.panel.isHidden()
    assert not any(cell.changed for cell in board.table.counters.cells)


def test_preview_tells_what_rivals_lose(context: Context, qtbot: QtBot) -> None:
    table = Table(("studies best_friends", "", ""), ("children", "soulmate"), empty_deck=True)
    board = laid(context, qtbot, table)
    point_at(board, Target("column", table.card("best_friends")))
    assert rows(board) == [("Good luck", 2, 4, (1, 2)), ("Felix", 2, 0, None)]


def test_preview_of_several_lines_ends_with_the_total(context: Context, qtbot: QtBot) -> None:
    table = Table(("startup", "", ""), ("savings business_lunch hipster", "bookworm"), empty_deck=True)
    board = laid(context, qtbot, table)
    point_at(board, Target("column", table.card("startup")))
    *lines, total = rows(board)
    assert [words for words, *_ in lines] == ["Money", "Relationships"]
    assert total == ("Total", table.rules.standings(table.state).scores[0], total[2], None)
    assert total[2] == total[1] + sum(after - before for _, before, after, _ in lines)


def test_vacation_doubles_the_ghost_of_the_next_card(context: Context, qtbot: QtBot) -> None:
    table = Table(("wedding", "startup", ""), ("soulmate vacation_bike", "children"), empty_deck=True)
    board = laid(context, qtbot, table)
    assert board.table.next.doubled
    assert board.table.next.accessibleName() == "Next: level 1, counts twice"
    card = table.card("startup")
    point_at(board, Target("column", card))
    ghost = board.table.next.ghost
    assert ghost is not None and ghost[1].number == card and ghost[1].doubled
    cells = {cell.symbol: cell for cell in board.table.counters.cells}
    assert cells[BUSINESS].count == 2 and cells[BUSINESS].points == 5
    assert cells[LOVE].count == 1 and not cells[LOVE].changed


def test_detail_is_said_of_everything_that_can_be_clicked(table: PocketTable) -> None:
    assert table.selection is not None
    for option in table.selection.decision.options:
        piece = table.board.pieces[option.targets[0]]
        assert option.detail is not None
        assert plain(option.detail, table.names) in piece.accessibleDescription()


def test_secret_power_offers_symbols_with_totals(context: Context, qtbot: QtBot) -> None:
    table = Table(("wedding", "", ""), ("savings studies secret_power jackpot", "bookworm"), empty_deck=True)
    table.pass_turn(2)
    board = laid(context, qtbot, table)
    offered = [piece.target.id for piece in board.table.offered]
    assert offered == [MONEY, KNOWLEDGE, 7, PLANE]
    assert all(not piece.isHidden() and piece.look.usable for piece in board.table.offered)
    assert board.table.next.isHidden()
    totals = [int(piece.total.rpartition(" ")[2]) for piece in board.table.offered]
    for piece, total in zip(board.table.offered, totals, strict=True):
        point_at(board, piece.target)
        assert sum(cell.points for cell in board.table.counters.cells) == total


# ---- more than six levels


def test_late_refill_makes_levels_and_lower_cards(context: Context, qtbot: QtBot) -> None:
    eight = "wedding studies relocation hipster fat_cat housewife globetrotter scholarship"
    table = Table((eight, "startup", "children"), ("savings", "bookworm"), empty_deck=True)
    board = laid(context, qtbot, table)
    assert board.layout_.levels == 8
    boxes = [board.table.cards[card].box for card in table.state.columns[0]]
    assert all(56 <= box.height < 60 for box in boxes)
    assert all(one.y >= other.bottom for one, other in pairwise(boxes))
    area = Box(0, 0, 760, 504)
    assert all(area.y <= box.y and box.bottom <= area.bottom for box in boxes)


# ---- names


def test_cards_say_what_is_printed_on_them_and_where_they_lie(context: Context, qtbot: QtBot) -> None:
    table = Table(("jackpot hipster", "vacation_plane", "relocation secret_power"), ("savings", "bookworm"))
    board = laid(context, qtbot, table)
    names = {piece.accessibleName() for piece in board.table.cards.values() if not piece.isHidden()}
    assert "Jackpot: money ×3, bad luck ×2, next by plane, level 3. Column 1, level 1" in names
    assert (
        "Hipster: friendship, mission: 1 point for each bike, next by bike, level 1. Column 1, level 2"
        in names
    )
    assert "Vacation: the next card counts twice, next by plane, level 3. Column 2, level 1" in names
    assert "Relocation: good luck, next without transport, any level. Column 3, level 1" in names
    assert "Secret power: joker, next by car, level 2. Column 3, level 2" in names
    assert board.table.tabs[0].accessibleName() == "CV of Julia: 1 card, 5 points"


@pytest.mark.parametrize("code", catalog.LANGUAGES)
def test_everything_has_a_name_in_every_language(code: str, context: Context, qtbot: QtBot) -> None:
    context.language.set_language(code)
    table = PocketTable(context, seed=13)
    for _ in table.decisions(qtbot):
        for piece in table.board.reading_order():
            assert piece.accessibleName()
            assert "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}" not in piece.accessibleName()
            assert "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}" not in piece.accessibleDescription()
        assert all(piece.accessibleDescription() for piece in table.board.usable_pieces())


def test_language_changes_names_and_printed_words_at_once(context: Context, qtbot: QtBot) -> None:
    def at_the_table() -> PocketTable:
        table = PocketTable(context, seed=7)
        qtbot.addWidget(table.board)
        table.open()
        for _ in range(12):
            table.play()
        table.show()
        return table

    table, by_language = at_the_table(), {}
    for code in catalog.LANGUAGES:
        context.language.set_language(code)
        QApplication.processEvents()
        fresh = at_the_table()
        names = [piece.accessibleName() for piece in table.board.reading_order()]
        assert names == [piece.accessibleName() for piece in fresh.board.reading_order()]
        assert table.board.grab().toImage() == fresh.board.grab().toImage()
        by_language[code] = tuple(names)
    assert len(set(by_language.values())) == 4


# ---- pictures


def test_pictures_are_painted_once_and_dropped_on_change(table: PocketTable, context: Context) -> None:
    board = table.board
    board.grab()
    painted = len(board.pictures)
    board.grab()
    assert len(board.pictures) == painted
    context.theme.configure(name="dark")
    board.grab()
    assert 0 < len(board.pictures) <= painted


# ---- what is known of a card


def test_inspected_card_tells_who_reaches_it(context: Context, qtbot: QtBot) -> None:
    table = Table(
        ("wedding startup jackpot", "studies", "children"),
        ("savings", "relocation", "children", ""),
        empty_deck=True,
    )
    view = table.rules.view(table.state, 0)
    names = Names(NAMES, table.rules)

    def said(card: str) -> str:
        (line,) = ODDS["cv_pocket"](view, Target("column", table.card(card)))
        return plain(line, names)

    assert said("wedding") == "Within reach of Julia, Felix, and Їжак"
    assert said("startup") == "Within reach of Felix and Lena"
    assert said("jackpot") == "Within reach of Felix"
    assert ODDS["cv_pocket"](view, Target("deck", 0)) == ()
