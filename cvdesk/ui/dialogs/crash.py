"""What a person sees when the program itself makes a mistake: calm words, and where the details are."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from cvdesk.i18n.catalog import text
from cvdesk.ui.context import Context
from cvdesk.ui.dialogs.message import MessageDialog

_MOST = 20_000
"""Letters of the details that are kept for copying."""


class CrashDialog(MessageDialog):
    """One window for all mistakes of a run: further ones are added to the first."""

    def __init__(self, context: Context, log_file: Path, parent: QWidget | None = None) -> None:
        super().__init__(context, "ui-crash-title", parent)
        self.setObjectName("crash-dialog")
        self.details = ""
        self._log_file = log_file
        self.add_sentence("ui-crash-text")
        self.log_label = self.add_sentence()
        self.view = QPlainTextEdit()
        self.view.setReadOnly(True)
        self.view.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.sentences.addWidget(self.view)
        self.copy_button = self.add_button("ui-crash-copy")
        self.folder_button = self.add_button("ui-crash-folder")
        self.go_on_button = self.add_button("ui-crash-go-on", primary=True)
        self.copy_button.clicked.connect(self._on_copy)
        self.folder_button.clicked.connect(self._on_folder)
        self.go_on_button.clicked.connect(self.close)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the sentence that names the log file."""
        super().retranslate()
        self.log_label.setText(text("ui-crash-log", file=str(self._log_file)))
        self.view.setAccessibleName(text("ui-crash-title"))

    def add(self, details: str) -> None:
        """Adds the traceback of a mistake and shows the window."""
        self.details = f"{self.details}{details}\n"[-_MOST:]
        self.view.setPlainText(self.details)
        self.show()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details)

    def _on_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log_file.parent)))
