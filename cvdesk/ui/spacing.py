"""Keeps the margins and gaps of layouts at the scale of the theme."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGridLayout, QLayout, QWidget

from cvdesk.ui.theme import Theme

LayoutT = TypeVar("LayoutT", bound=QLayout)

Margins = tuple[float, float, float, float]
"""Left, top, right, bottom, in pixels at scale 100 %."""


class Spacing(QObject):
    """Sets margins and gaps of the layouts of one widget, again after every change of the theme."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._layouts: list[tuple[QLayout, Margins, float, float]] = []
        theme.changed.connect(self._on_theme_changed)

    def of(
        self, layout: LayoutT, margins: Margins = (0, 0, 0, 0), gap: float = 8, row_gap: float | None = None
    ) -> LayoutT:
        """Takes care of a layout and returns it; `row_gap` is for grids with another gap between rows."""
        entry = (layout, margins, gap, gap if row_gap is None else row_gap)
        self._layouts.append(entry)
        self._apply(*entry)
        return layout

    def _apply(self, layout: QLayout, margins: Margins, gap: float, row_gap: float) -> None:
        px = self._theme.px
        layout.setContentsMargins(*(px(each) for each in margins))
        if isinstance(layout, QGridLayout):
            layout.setHorizontalSpacing(px(gap))
            layout.setVerticalSpacing(px(row_gap))
        else:
            layout.setSpacing(px(gap))

    def _on_theme_changed(self) -> None:
        for entry in self._layouts:
            self._apply(*entry)
