"""Says whether a match that is left is saved: as a rule it is, and nothing can be lost."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cvdesk.ui.context import Context
from cvdesk.ui.dialogs.message import MessageDialog


class LeaveDialog(MessageDialog):
    """``accepted`` means to leave the match."""

    def __init__(self, context: Context, parent: QWidget | None = None, *, saved: bool = True) -> None:
        super().__init__(context, "ui-leave-title", parent)
        self.setObjectName("leave-dialog")
        self.add_sentence("ui-leave-text" if saved else "ui-leave-unsaved")
        self.stay_button = self.add_button("ui-leave-no", primary=not saved)
        self.leave_button = self.add_button("ui-leave-yes", primary=saved)
        self.stay_button.clicked.connect(self.reject)
        self.leave_button.clicked.connect(self.accept)
        self.start_texts()
