"""What a screen reader and the keyboard meet on the pages around the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.shell import Shell, opened, stored, two_people
from tests.ui.test_language import about, home, leave, rules, settings, setup

PAGES = (home, setup, settings, about, rules, leave)


@pytest.fixture
def shell(qapp: QApplication, tmp_path: Path) -> Iterator[Shell]:
    with opened(tmp_path) as shell:
        yield shell


def focusable(root: QWidget) -> list[QWidget]:
    """The visible widgets that the keyboard can reach."""
    found = [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisibleTo(root) and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    return [widget for widget in found if widget.focusProxy() is None]


@pytest.mark.parametrize("page", PAGES)
def test_everything_that_takes_the_focus_has_a_name(shell: Shell, page: Callable[[Shell], QWidget]) -> None:
    nameless = []
    for widget in focusable(page(shell)):
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name) if interface is not None else ""
        if not (name or widget.accessibleName()) and not isinstance(widget, QScrollArea):
            nameless.append(f"{type(widget.parent()).__name__}/{type(widget).__name__}")
    assert nameless == []


@pytest.mark.parametrize("page", [home, setup])
def test_tab_order_is_reading_order(shell: Shell, page: Callable[[Shell], QWidget]) -> None:
    page(shell)
    content = shell.window.pages.currentWidget()
    row_height = shell.context.theme.px(30)
    chain: list[QWidget] = []
    widget = content.nextInFocusChain()
    wanted = set(focusable(content))
    while widget is not content:
        if widget in wanted:
            chain.append(widget)
        widget = widget.nextInFocusChain()
    for column in _columns(content, chain):
        places = [each.mapTo(content, each.rect().center()) for each in column]
        rows = [(place.y() // row_height, place.x()) for place in places]
        falls = [(one, two) for one, two in pairwise(rows) if two[0] < one[0] - 1]
        assert falls == []


def _columns(content: QWidget, chain: list[QWidget]) -> list[list[QWidget]]:
    """Splits a chain by the card in which each widget lies, since cards stand side by side."""
    columns: dict[QWidget | None, list[QWidget]] = {}
    for widget in chain:
        parent = widget.parentWidget()
        while parent is not content and parent is not None and parent.property("role") != "card":
            parent = parent.parentWidget()
        columns.setdefault(parent, []).append(widget)
    return list(columns.values())


def test_a_match_can_be_started_with_the_keyboard_alone(shell: Shell) -> None:
    focus = shell.window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert shell.window.at_table


def test_a_waiting_match_is_reached_by_tab(qtbot: QtBot, shell: Shell) -> None:
    stored(shell.saves, two_people(1))
    waiting = shell.window.home.continue_list
    with qtbot.waitSignal(waiting.filled):
        waiting.refresh_soon()
    reached = focusable(shell.window.home)
    assert waiting.rows[0].continue_button in reached
    assert "Julia" in waiting.rows[0].continue_button.accessibleName()
