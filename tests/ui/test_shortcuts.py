"""Shortcuts and mnemonics: unique, never a bare letter, and alive on Cyrillic layouts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.i18n.catalog import LANGUAGES, text
from cvdesk.ui.actions import MENUS, PACES, SPECS, THEMES, latin_combination
from tests.ui.shell import Shell, opened

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def shell(qapp: QApplication, tmp_path: Path) -> Iterator[Shell]:
    with opened(tmp_path) as shell:
        yield shell


def menu_ids() -> list[tuple[str, ...]]:
    """The ids of texts that are seen in one menu at the same time."""
    menus = [
        tuple(f"home-{item}" if item.startswith("menu-") else f"home-action-{item}" for item in items if item)
        for items in MENUS.values()
    ]
    return [
        tuple(f"home-menu-{name}" for name in MENUS),
        tuple(f"home-theme-{theme}" for theme in THEMES),
        tuple(f"home-pace-{pace}" for pace in PACES),
        *menus,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ids", menu_ids())
def test_mnemonics_are_unique_within_a_menu(ids: tuple[str, ...], language: str) -> None:
    letters = [re.findall(r"&(\w)", text(each, language=language).lower()) for each in ids]
    assert all(len(found) == 1 for found in letters)
    assert len({found[0] for found in letters}) == len(ids)


def test_no_shortcut_means_two_things(shell: Shell) -> None:
    sequences = [
        shortcut.toString()
        for spec in SPECS
        for shortcut in shell.window.actions_by_name[spec.name].shortcuts()
    ]
    assert len(sequences) == len(set(sequences))


def test_no_letter_is_a_shortcut_by_itself(shell: Shell) -> None:
    for spec in SPECS:
        for shortcut in shell.window.actions_by_name[spec.name].shortcuts():
            combination = shortcut[0]
            plain = combination.keyboardModifiers() in (Qt.KeyboardModifier.NoModifier, SHIFT)
            assert not (plain and Qt.Key.Key_Space <= combination.key() <= Qt.Key.Key_AsciiTilde)


def test_every_shortcut_does_what_it_says(shell: Shell) -> None:
    told: list[str] = []
    for spec in SPECS:
        action = shell.window.actions_by_name[spec.name]
        action.triggered.disconnect()
        action.setEnabled(True)
        action.triggered.connect(lambda _on=False, name=spec.name: told.append(name))
    for spec in SPECS:
        for keys in spec.keys:
            told.clear()
            pressed = QKeySequence(keys)[0]
            QTest.keyClick(shell.window, pressed.key(), pressed.keyboardModifiers())
            assert told == [spec.name], keys


@pytest.mark.parametrize(
    ("letter", "modifiers", "keys"),
    [
        ("Я", CONTROL, "Ctrl+Z"),
        ("Я", CONTROL | SHIFT, "Ctrl+Shift+Z"),
        ("Н", CONTROL, "Ctrl+Y"),
        ("Щ", CONTROL, "Ctrl+O"),
        ("Ы", CONTROL, "Ctrl+S"),
        ("І", CONTROL, "Ctrl+S"),
        ("Й", CONTROL, "Ctrl+Q"),
        ("Т", CONTROL, "Ctrl+N"),
        ("Б", CONTROL, "Ctrl+,"),
        ("Є", CONTROL, "Ctrl+'"),
    ],
)
def test_cyrillic_letter_stands_for_the_latin_one_on_its_key(
    letter: str, modifiers: Qt.KeyboardModifier, keys: str
) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, ord(letter), modifiers)
    combination = latin_combination(event)
    assert combination is not None
    assert QKeySequence(combination) == QKeySequence(keys)


@pytest.mark.parametrize("key", [Qt.Key.Key_Z, Qt.Key.Key_F1, Qt.Key.Key_Comma])
def test_latin_layouts_are_left_to_qt(key: Qt.Key) -> None:
    assert latin_combination(QKeyEvent(QEvent.Type.KeyPress, key, CONTROL)) is None


def test_settings_open_on_a_cyrillic_layout(shell: Shell) -> None:
    pressed = QKeyEvent(QEvent.Type.KeyPress, ord("Б"), CONTROL, "б")
    QApplication.sendEvent(shell.window, pressed)
    assert shell.window.windows.settings is not None
    assert shell.window.windows.settings.isVisible()


def test_held_key_does_not_repeat_undo(shell: Shell) -> None:
    assert not shell.window.actions_by_name["undo"].autoRepeat()
    told: list[bool] = []
    shell.window.actions_by_name["settings"].triggered.connect(told.append)
    held = QKeyEvent(QEvent.Type.KeyPress, ord("Б"), CONTROL, "б", True)
    QApplication.sendEvent(shell.window, held)
    assert told == []


def test_scale_follows_the_keys(shell: Shell) -> None:
    QTest.keyClick(shell.window, Qt.Key.Key_Plus, CONTROL)
    assert shell.context.theme.scale == 110
    QTest.keyClick(shell.window, Qt.Key.Key_Minus, CONTROL)
    QTest.keyClick(shell.window, Qt.Key.Key_Minus, CONTROL)
    assert shell.context.theme.scale == 90
    QTest.keyClick(shell.window, Qt.Key.Key_0, CONTROL)
    assert shell.context.theme.scale == 100


def test_f10_goes_to_the_menus(shell: Shell) -> None:
    QTest.keyClick(shell.window, Qt.Key.Key_F10)
    bar = shell.window.menuBar()
    assert bar.activeAction() is bar.actions()[0]
