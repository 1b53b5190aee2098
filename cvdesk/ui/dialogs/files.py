"""The choosers of files to open and to save; shown with ``open()``, never waited for."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from cvdesk.i18n.catalog import text
from cvdesk.storage.saves import SUFFIX

_UNSAFE = re.compile(r'[\\/:*?"<>|]')
"""What no file may be called on some systems."""


def choose_match(parent: QWidget, folder: Path, chosen: Callable[[Path], None]) -> QFileDialog:
    """Asks for a match to open."""
    dialog = _dialog(parent, text("ui-open-title"), folder, "ui-files-matches", SUFFIX)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _show(dialog, chosen)


def choose_save_name(parent: QWidget, folder: Path, name: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Asks under which name to save; an existing file is only replaced after a question."""
    dialog = _dialog(parent, text("ui-save-title"), folder, "ui-files-matches", SUFFIX)
    return _show(_for_saving(dialog, name, SUFFIX), chosen)


def choose_story_name(
    parent: QWidget, folder: Path, name: str, suffix: str, chosen: Callable[[Path], None]
) -> QFileDialog:
    """Asks where to keep the page of somebody's life, as the kind of file that the suffix says."""
    dialog = _dialog(parent, text("ui-story-window"), folder, "", suffix)
    dialog.setObjectName("story-file-dialog")
    return _show(_for_saving(dialog, f"{_UNSAFE.sub('-', name)}{suffix}", suffix), chosen)


def choose_deck(parent: QWidget, folder: Path, chosen: Callable[[Path], None]) -> QFileDialog:
    """Asks for a deck of a player's own."""
    dialog = _dialog(parent, text("ui-setup-import-title"), folder, "ui-files-decks", ".toml")
    dialog.setObjectName("deck-dialog")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _show(dialog, chosen)


def _dialog(parent: QWidget, title: str, folder: Path, kind: str, suffix: str) -> QFileDialog:
    """Makes a chooser of files of a kind, an id, or of all others, too; without a kind, of these alone."""
    dialog = QFileDialog(parent, title, str(folder))
    dialog.setObjectName("file-dialog")
    if kind:
        dialog.setNameFilters([f"{text(kind)} (*{suffix})", f"{text('ui-files-all')} (*)"])
    else:
        dialog.setNameFilter(f"{suffix.removeprefix('.').upper()} (*{suffix})")
    # Qt's own dialog has these words in some of our languages only
    labels = QFileDialog.DialogLabel
    dialog.setLabelText(labels.LookIn, text("ui-files-folder"))
    dialog.setLabelText(labels.FileName, text("ui-files-name"))
    dialog.setLabelText(labels.FileType, text("ui-files-type"))
    return dialog


def _for_saving(dialog: QFileDialog, name: str, suffix: str) -> QFileDialog:
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix)
    dialog.selectFile(name)
    return dialog


def _show(dialog: QFileDialog, chosen: Callable[[Path], None]) -> QFileDialog:
    dialog.fileSelected.connect(lambda name: chosen(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
