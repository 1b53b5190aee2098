"""Everything that a tree of widgets shows or tells a screen reader, as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from cvdesk.ui.widgets import FitLabel


def texts_of(root: QWidget, *, hidden: bool = False) -> dict[str, str]:
    """Returns the texts of a widget and everything in it, by a path that names each place.

    Hidden widgets, whose texts nobody sees, are left out unless asked for.
    """
    found: dict[str, str] = {}
    for place, text in _walk(root, type(root).__name__, hidden):
        while place in found:
            place += "'"
        found[place] = text
    return {place: text for place, text in found.items() if text.strip()}


def _walk(widget: QWidget, place: str, hidden: bool) -> Iterator[tuple[str, str]]:
    yield from ((f"{place}.{kind}", text) for kind, text in _own(widget))
    names: dict[str, int] = {}
    for child in widget.children():
        kind = type(child).__name__
        names[kind] = names.get(kind, 0) + 1
        path = f"{place}/{kind}{names[kind]}"
        if isinstance(child, QAction):
            yield f"{path}.text", child.text()
            yield f"{path}.tip", child.toolTip()
        elif isinstance(child, QMenu):
            yield f"{path}.title", child.title()
            yield from _walk(child, path, True)
        elif isinstance(child, QWidget) and (hidden or not child.isHidden()):
            yield from _walk(child, path, hidden)


def _own(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "tip", widget.toolTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    if widget.isWindow():
        yield "title", widget.windowTitle()
    if isinstance(widget, QLabel | FitLabel | QAbstractButton):
        yield "text", widget.text()
    elif isinstance(widget, QComboBox):
        for index in range(widget.count()):
            yield f"item{index}", widget.itemText(index)
    elif isinstance(widget, QLineEdit):
        yield "placeholder", widget.placeholderText()
        yield "text", widget.text()
    elif isinstance(widget, QTextEdit | QPlainTextEdit):
        yield "text", widget.toPlainText()
    elif isinstance(widget, QTabWidget):
        for index in range(widget.count()):
            yield f"tab{index}", widget.tabText(index)
