"""Switching the language: our texts first, then Qt's, and every widget hears of it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from cvdesk.control.language import LanguageManager
from cvdesk.i18n import catalog
from cvdesk.i18n.catalog import LANGUAGES, text

CANCEL = {"ru": "Отмена", "uk": "Скасувати", "es": "Cancelar", "en": "Cancel"}


class Listener(QWidget):
    """Notes the language in use whenever Qt says that it has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.heard.append(text("error-save-empty"))
        super().changeEvent(event)


@pytest.fixture
def manager(qapp: object) -> Iterator[LanguageManager]:
    made = LanguageManager("en")
    yield made
    made.set_language("en")


@pytest.mark.parametrize(("old", "new"), [*itertools.permutations(LANGUAGES, 2)])
def test_widgets_hear_only_of_the_new_language(
    qtbot: QtBot, manager: LanguageManager, old: str, new: str
) -> None:
    manager.set_language(old)
    listener = Listener()
    qtbot.addWidget(listener)
    listener.show()
    told: list[str] = []
    manager.language_changed.connect(told.append)
    manager.set_language(new)
    qtbot.waitUntil(lambda: bool(listener.heard))
    assert set(listener.heard) == {text("error-save-empty", language=new)}
    assert told == [new]
    assert manager.language == new == catalog.current_language()


def test_qt_s_own_texts_switch_too(qtbot: QtBot, manager: LanguageManager) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    button = box.button(QDialogButtonBox.StandardButton.Cancel)
    for code in (*LANGUAGES, *reversed(LANGUAGES)):
        manager.set_language(code)
        qtbot.waitUntil(lambda code=code: button.text().replace("&", "") == CANCEL[code])
        assert button.text().replace("&", "") == CANCEL[code]


def test_setting_the_language_in_use_changes_nothing(qtbot: QtBot, manager: LanguageManager) -> None:
    with qtbot.assertNotEmitted(manager.language_changed):
        manager.set_language("en")
    assert manager.language == "en"


def test_a_language_without_texts_of_qt_is_heard_of_as_well(
    qtbot: QtBot, manager: LanguageManager, pseudo_language: str
) -> None:
    listener = Listener()
    qtbot.addWidget(listener)
    manager.set_language(pseudo_language)
    qtbot.waitUntil(lambda: bool(listener.heard))
    assert listener.heard == [text("error-save-empty", language=pseudo_language)]
    manager.set_language("en")


def test_an_empty_code_is_the_language_of_the_system(
    qapp: object, monkeypatch: pytest.MonkeyPatch, manager: LanguageManager
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert LanguageManager().language == "uk"
    manager.set_language("es")
    manager.set_language("")
    assert manager.language == "uk"


def test_an_unknown_language_is_refused_and_changes_nothing(manager: LanguageManager) -> None:
    with pytest.raises(ValueError, match="de"):
        manager.set_language("de")
    assert manager.language == "en"


def test_numbers_in_widgets_follow(manager: LanguageManager) -> None:
    manager.set_language("ru")
    assert QLocale().language() == QLocale.Language.Russian
