"""Keeps the settings in force, tells of changes and writes them down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from cvdesk.engine.errors import CvdeskError
from cvdesk.storage.settings import load_settings, save_settings


class SettingsStore(QObject):
    """The one place where settings are read and changed while the program runs."""

    changed = Signal(object)
    """The new `Settings`."""
    problem = Signal(object)
    """A `Message`: the settings hold until the program ends, but could not be written."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.value, self.notes = load_settings(path)
        """`notes`: what was wrong with the file, to be shown once."""

    def update(self, **fields: Any) -> None:
        """Changes some fields, writes them and tells everybody.

        What another program on the same folder has changed meanwhile is taken over.
        """
        before = self.value
        value = evolve(before, **fields)
        if value == before:
            return
        try:
            self.value = save_settings(self._path, value)
        except CvdeskError as error:
            self.value = value
            self.problem.emit(error.message)
        self.changed.emit(self.value)
