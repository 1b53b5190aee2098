"""Tells screen readers what has just happened (UX 2.10, A2)."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, assertive: bool = False) -> None:
    """Has a text spoken; a polite one waits for what is being read."""
    if not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    level = QAccessible.AnnouncementPoliteness
    event.setPoliteness(level.Assertive if assertive else level.Polite)
    QAccessible.updateAccessibility(event)
