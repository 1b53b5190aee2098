"""The choosers of files speak the language of the program and propose names that can be used."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from cvdesk.i18n.catalog import LANGUAGES, text, use_language
from cvdesk.ui.dialogs.files import choose_deck, choose_match, choose_save_name, choose_story_name

pytestmark = pytest.mark.usefixtures("qapp")

CHOOSERS: dict[str, Callable[[QWidget, Path], QFileDialog]] = {
    "match": lambda parent, folder: choose_match(parent, folder, print),
    "save": lambda parent, folder: choose_save_name(parent, folder, "a", print),
    "deck": lambda parent, folder: choose_deck(parent, folder, print),
    "story": lambda parent, folder: choose_story_name(parent, folder, "a", ".pdf", print),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CHOOSERS)
def test_every_chooser_speaks_the_language_in_use(
    name: str, language: str, qtbot: QtBot, tmp_path: Path
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    use_language(language)
    dialog = CHOOSERS[name](parent, tmp_path)
    label = QFileDialog.DialogLabel
    assert dialog.labelText(label.LookIn) == text("ui-files-folder")
    assert dialog.labelText(label.FileName) == text("ui-files-name")
    assert dialog.labelText(label.FileType) == text("ui-files-type")
    dialog.close()


def test_name_of_a_person_makes_a_name_for_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = choose_story_name(parent, tmp_path, 'Юлия/"Ю": 100?', ".pdf", print)
    assert [Path(file).name for file in dialog.selectedFiles()] == ["Юлия--Ю-- 100-.pdf"]
    assert Path(dialog.selectedFiles()[0]).parent == tmp_path
    dialog.close()
