"""Boards that are designed at one size and zoomed to the room they have."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont

from cvdesk.ui.board.layout import least_zoom
from cvdesk.ui.context import Context


class Zooming(Protocol):
    """Where things lie on a board of some size."""

    @property
    def zoom(self) -> float:
        """Pixels for one pixel of the design."""


class Zoomed:
    """Mixin of boards: their size in the design, and lengths and fonts by the zoom of the layout."""

    context: Context
    design: tuple[float, float]
    """Width and height of the design."""
    layout_: Zooming

    def sizeHint(self) -> QSize:
        """Returns the size of the design at the UI scale."""
        width, height = self.design
        theme = self.context.theme
        return QSize(theme.px(width), theme.px(height))

    def minimumSizeHint(self) -> QSize:
        """Returns the size below which the board wants scroll bars."""
        width, height = self.design
        zoom = least_zoom(self.context.theme.scale / 100)
        return QSize(round(width * zoom), round(height * zoom))

    def length(self, size: float) -> float:
        """Returns pixels for a size of the design, by the zoom of the board."""
        return size * self.layout_.zoom

    def font_of(self, size: float, *, bold: bool = False) -> QFont:
        """Returns the font of a size of the design, by the zoom of the board."""
        return self.context.theme.font_of_pixels(round(self.length(size)), bold=bold)
