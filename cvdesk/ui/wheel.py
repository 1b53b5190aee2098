"""Keeps the mouse wheel from changing values that lie in a scrolled page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class _WheelGuard(QObject):
    """Lets wheel events pass to the scroll area unless the widget has the focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallows nothing but the wheel."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def ignore_wheel(widget: QWidget) -> None:
    """Makes a box or slider ignore the wheel while it has no focus."""
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.installEventFilter(_WheelGuard(widget))
