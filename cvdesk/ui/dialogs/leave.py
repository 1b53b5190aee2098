"""Says that a match which is left is saved; it asks, but nothing can be lost."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cvdesk.ui.context import Context
from cvdesk.ui.dialogs.message import MessageDialog


class LeaveDialog(MessageDialog):
    """``accepted`` means to leave the match."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, "ui-leave-title", parent)
        self.setObjectName("leave-dialog")
        self.add_sentence("ui-leave-text")
        self.stay_button = self.add_button("ui-leave-no")
        self.leave_button = self.add_button("ui-leave-yes", primary=True)
        self.stay_button.clicked.connect(self.reject)
        self.leave_button.clicked.connect(self.accept)
        self.start_texts()
