"""How large a window may open: at the scale of the theme, and never larger than the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cvdesk.ui.theme import Theme

_SHARE = 0.95
"""How much of the screen a window takes at most: its frame must fit, too."""


def size_on_screen(widget: QWidget, theme: Theme, width: float, height: float) -> QSize:
    """Returns a size in pixels, given in those at 100 %, that the screen of a widget has room for."""
    screen = (widget.screen() or QGuiApplication.primaryScreen()).availableSize()
    return QSize(theme.px(width), theme.px(height)).boundedTo(screen * _SHARE)
