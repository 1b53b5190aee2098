"""The choosers of files for opening and saving a match; shown with ``open()``, never waited for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from cvdesk.i18n.catalog import text
from cvdesk.storage.saves import SUFFIX


def choose_match(parent: QWidget, folder: Path, chosen: Callable[[Path], None]) -> QFileDialog:
    """Asks for a match to open."""
    dialog = _dialog(parent, text("ui-open-title"), folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _show(dialog, chosen)


def choose_save_name(parent: QWidget, folder: Path, name: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Asks under which name to save; an existing file is only replaced after a question."""
    dialog = _dialog(parent, text("ui-save-title"), folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX)
    dialog.selectFile(name)
    return _show(dialog, chosen)


def choose_deck(parent: QWidget, folder: Path, chosen: Callable[[Path], None]) -> QFileDialog:
    """Asks for a deck of a player's own."""
    dialog = QFileDialog(parent, text("ui-setup-import-title"), str(folder))
    dialog.setObjectName("deck-dialog")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([f"{text('ui-files-decks')} (*.toml)", f"{text('ui-files-all')} (*)"])
    return _show(dialog, chosen)


def _dialog(parent: QWidget, title: str, folder: Path) -> QFileDialog:
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setObjectName("file-dialog")
    matches, everything = text("ui-files-matches"), text("ui-files-all")
    dialog.setNameFilters([f"{matches} (*{SUFFIX})", f"{everything} (*)"])
    # Qt's own dialog has these words in some of our languages only
    labels = QFileDialog.DialogLabel
    dialog.setLabelText(labels.LookIn, text("ui-files-folder"))
    dialog.setLabelText(labels.FileName, text("ui-files-name"))
    dialog.setLabelText(labels.FileType, text("ui-files-type"))
    return dialog


def _show(dialog: QFileDialog, chosen: Callable[[Path], None]) -> QFileDialog:
    dialog.fileSelected.connect(lambda name: chosen(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
