"""The move list beside the board: every move can be read whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem

from cvdesk.engine import Rng
from cvdesk.games import GAMES
from cvdesk.i18n.catalog import LANGUAGES
from tests.ui.play import TWO_PEOPLE, begin, play_by_mouse, press, program, table_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 150])
def test_no_move_of_the_list_is_cut_off(
    tmp_path: Path, qapp: QApplication, language: str, scale: int
) -> None:
    with program(tmp_path, language, scale=scale) as running:
        running.window.resize(1024, 640)
        session = begin(running, TWO_PEOPLE, seed=3, first="1", wurminator="on")
        play_by_mouse(running, session, Rng(3), 20)
        frame = table_of(running).frame
        frame.toggle_moves()
        read = set()
        while session.actor_seat >= 0 and len(read) < 25:
            QTest.qWait(5)
            rows = frame.moves.list
            for row in range(rows.count()):
                item, option = rows.item(row), QStyleOptionViewItem()
                rows.initViewItemOption(option)
                rows.itemDelegate().initStyleOption(option, rows.indexFromItem(item))
                option.rect = rows.visualItemRect(item)
                assert option.rect.width() <= rows.viewport().width()
                part = rows.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, rows)
                assert _height(item.text(), option, part.width() - 6) <= part.height(), item.text()
                read.add(item.text())
            assert session.decision is not None
            session.play_option(session.decision.options[-1])
    assert read


def _height(sentence: str, option: QStyleOptionViewItem, width: int) -> float:
    layout = QTextLayout(sentence, option.font)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        height += line.height()
    layout.endLayout()
    return height


def test_marked_move_is_shown_on_the_board_at_once(tmp_path: Path, qapp: QApplication) -> None:
    with program(tmp_path) as running:
        session = begin(running, TWO_PEOPLE, seed=3, first="1", wurminator="on")
        play_by_mouse(running, session, Rng(3), 20)
        frame = table_of(running).frame
        frame.toggle_moves()
        rows = frame.moves.list
        for _ in range(12):
            assert session.selection is not None and session.decision is not None
            shown = session.selection.ready
            assert shown is session.decision.options[0] and rows.currentRow() == 0
            if rows.count() > 1:
                QTest.keyClick(rows, Qt.Key.Key_Down)
                assert session.selection.ready is session.decision.options[1]
                QTest.keyClick(rows, Qt.Key.Key_Up)
            QTest.keyClick(rows, Qt.Key.Key_Return)


@pytest.mark.parametrize("game", GAMES)
def test_f2_brings_the_keyboard_into_the_list_before_it_closes_it(
    tmp_path: Path, qapp: QApplication, game: str
) -> None:
    with program(tmp_path, curtain="off") as running:
        begin(running, TWO_PEOPLE, 3, game)
        frame = table_of(running).frame
        press(running, Qt.Key.Key_F2)
        assert frame.moves.list.hasFocus()
        frame.focus_board()
        press(running, Qt.Key.Key_F2)
        assert frame.moves.isVisible()
        assert frame.moves.list.hasFocus()
        assert frame.moves.list.currentRow() == 0
        press(running, Qt.Key.Key_F2)
        assert not frame.moves.isVisible()


def test_f2_keeps_what_was_typed_to_filter(tmp_path: Path, qapp: QApplication) -> None:
    with program(tmp_path, curtain="off") as running:
        begin(running, TWO_PEOPLE, 3, "phase10")
        frame = table_of(running).frame
        press(running, Qt.Key.Key_F2)
        frame.moves.filter.setText("nothing that is a move")
        frame.focus_board()
        press(running, Qt.Key.Key_F2)
        assert frame.moves.filter.hasFocus()
        assert frame.moves.filter.text() == "nothing that is a move"
