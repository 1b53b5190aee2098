"""The settings window: every change holds at once, and each tab can be put back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import fields_dict
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from cvdesk.i18n.catalog import AUTONYMS, LANGUAGES, current_language
from cvdesk.storage.settings import Settings, load_settings
from cvdesk.ui.context import Context
from cvdesk.ui.dialogs.preview import WalkingPawn
from cvdesk.ui.dialogs.setting_rows import ChoiceRow, ScaleRow, SettingRow, SwitchRow
from cvdesk.ui.dialogs.settings import FIELDS, TABS, FolderRow, SettingsWindow
from tests.ui.boards import make_context
from tests.ui.shell import dispose


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> Context:
    return make_context(tmp_path)


@pytest.fixture
def window(context: Context) -> Iterator[SettingsWindow]:
    window = SettingsWindow(context)
    window.show()
    yield window
    dispose(window)


def row_of(window: SettingsWindow, field: str) -> SettingRow:
    return next(row for row in window.findChildren(SettingRow) if row.field == field)


def choose(row: SettingRow, index: int) -> None:
    assert isinstance(row, ChoiceRow)
    row.box.setCurrentIndex(index)
    row.box.activated.emit(index)


def test_every_setting_of_the_tabs_has_a_row(window: SettingsWindow) -> None:
    shown = {row.field for row in window.findChildren(SettingRow)}
    assert shown == {field for fields in FIELDS.values() for field in fields}


def test_window_is_not_modal(window: SettingsWindow) -> None:
    assert not window.isModal()


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("pace", ("step", "1x", "2x", "instant")),
        ("theme", ("system", "light", "dark", "contrast")),
        ("animation", ("slow", "normal", "fast", "off")),
        ("motion", ("system", "on", "off")),
        ("language", ("", *LANGUAGES)),
    ],
)
def test_choice_holds_at_once_and_is_written(
    window: SettingsWindow, context: Context, field: str, values: tuple[str, ...]
) -> None:
    row = row_of(window, field)
    for index, value in enumerate(values):
        choose(row, index)
        assert getattr(context.settings.value, field) == value
        assert getattr(load_settings(context.paths.settings)[0], field) == value


@pytest.mark.parametrize("field", ["one_click", "play_forced", "practice_takeback"])
def test_switch_holds_at_once(window: SettingsWindow, context: Context, field: str) -> None:
    row = row_of(window, field)
    assert isinstance(row, SwitchRow)
    row.box.click()
    assert getattr(context.settings.value, field) is True
    row.box.click()
    assert getattr(context.settings.value, field) is False


def test_scale_moves_in_steps_of_ten_from_80_to_200(window: SettingsWindow, context: Context) -> None:
    row = row_of(window, "scale")
    assert isinstance(row, ScaleRow)
    row.slider.setFocus()
    QTest.keyClick(row.slider, Qt.Key.Key_Right)
    assert context.theme.scale == 110
    QTest.keyClick(row.slider, Qt.Key.Key_End)
    assert context.theme.scale == 200
    QTest.keyClick(row.slider, Qt.Key.Key_Home)
    assert context.theme.scale == 80
    row.slider.setValue(123)
    assert context.theme.scale == 120


def test_theme_changes_at_once(window: SettingsWindow, context: Context) -> None:
    choose(row_of(window, "theme"), 2)
    assert context.theme.name == "dark"


def test_language_changes_the_window_itself(qtbot: QtBot, window: SettingsWindow, context: Context) -> None:
    choose(row_of(window, "language"), 1 + LANGUAGES.index("uk"))
    qtbot.waitUntil(lambda: window.windowTitle() == "Налаштування")
    assert current_language() == "uk"


def test_language_can_be_chosen_that_is_stored_but_not_in_use(
    window: SettingsWindow, context: Context
) -> None:
    context.settings.update(language="es")
    context.language.set_language("en")
    choose(row_of(window, "language"), 1 + LANGUAGES.index("es"))
    assert current_language() == "es"


def test_languages_are_offered_by_their_own_names(window: SettingsWindow) -> None:
    row = row_of(window, "language")
    assert isinstance(row, ChoiceRow)
    offered = [row.box.itemText(index) for index in range(row.box.count())]
    assert offered[1:] == [AUTONYMS[code] for code in LANGUAGES]
    assert AUTONYMS["en"] in offered[0]


def test_rows_follow_changes_made_elsewhere(window: SettingsWindow, context: Context) -> None:
    context.settings.update(pace="2x", one_click=True, scale=150)
    pace, one_click, scale = (row_of(window, field) for field in ("pace", "one_click", "scale"))
    assert isinstance(pace, ChoiceRow)
    assert isinstance(one_click, SwitchRow)
    assert isinstance(scale, ScaleRow)
    assert pace.box.currentIndex() == 2
    assert one_click.box.isChecked()
    assert scale.slider.value() == 150


@pytest.mark.parametrize("tab", TABS)
def test_defaults_come_back_for_one_tab_only(window: SettingsWindow, context: Context, tab: str) -> None:
    changed = {
        "pace": "2x", "one_click": True, "play_forced": True, "practice_takeback": True,
        "theme": "dark", "scale": 120, "animation": "fast", "motion": "on", "language": "es",
    }  # fmt: skip
    context.settings.update(**changed)
    window.show_tab(tab)
    window.defaults_button.click()
    for field, value in changed.items():
        expected = fields_dict(Settings)[field].default if field in FIELDS[tab] else value
        assert getattr(context.settings.value, field) == expected


def test_data_folder_is_shown(window: SettingsWindow, context: Context) -> None:
    folder = window.findChild(FolderRow)
    assert folder is not None
    assert folder.path_label.text().replace("\u200b", "") == str(context.paths.data)


def test_preview_walks_unless_motion_is_reduced(
    qtbot: QtBot, window: SettingsWindow, context: Context
) -> None:
    path = window.findChild(WalkingPawn)
    assert path is not None
    context.settings.update(motion="off")
    assert path.place == 4
    context.settings.update(motion="on", animation="fast")
    assert path.place < 4
    qtbot.waitUntil(lambda: path.place == 4)


def test_reopened_window_needs_no_more_than_560_pixels(window: SettingsWindow) -> None:
    assert window.height() <= 560


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
def test_tabs_scroll_in_one_direction_only(
    qtbot: QtBot, window: SettingsWindow, context: Context, language: str, scale: int
) -> None:
    context.settings.update(scale=scale)
    context.language.set_language(language)
    window.resize(min(window.width(), 1000), min(window.height(), 600))
    for tab in TABS:
        window.show_tab(tab)
        area = window.tabs.currentWidget()
        assert isinstance(area, QScrollArea)
        qtbot.waitUntil(lambda area=area: area.widget().width() <= area.viewport().width())
