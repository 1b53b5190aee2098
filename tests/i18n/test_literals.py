"""No text for people stands in the code: all of it comes from the catalogs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.i18n import sources

_LETTER = re.compile(r"[^\W\d_]")

SHOWING = {
    *(
        "setText",
        "setToolTip",
        "setWindowTitle",
        "setStatusTip",
        "setWhatsThis",
        "setTitle",
        "setPlaceholderText",
    ),
    *(
        "setAccessibleName",
        "setAccessibleDescription",
        "setTabText",
        "setTabToolTip",
        "setItemText",
        "setLabelText",
    ),
    *(
        "setInformativeText",
        "setDetailedText",
        "showMessage",
        "setPrefix",
        "setSuffix",
        "setSpecialValueText",
    ),
    *("setHtml", "setPlainText", "setMarkdown", "appendPlainText", "insertPlainText", "setHeaderLabels"),
    *(
        "addItem",
        "addItems",
        "insertItem",
        "addMenu",
        "addTab",
        "insertTab",
        "addSection",
        "drawText",
        "setIconText",
    ),
    *("setButtonText", "addRow", "setFormat", "setCurrentText", "setEditText", "addText", "setNameFilter"),
    *("getOpenFileName", "getSaveFileName", "setLabel", "setWindowFilePath", "setApplicationDisplayName"),
    *("print", "write", "writelines", "error"),
}
"""Calls whose string arguments people see."""

SHOWING_CLASSES = {
    *("QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "QMenu"),
    *(
        "QMessageBox",
        "QDockWidget",
        "QListWidgetItem",
        "QTreeWidgetItem",
        "QTableWidgetItem",
        "QStandardItem",
    ),
    *(
        "QFileDialog",
        "QProgressDialog",
        "QErrorMessage",
        "QCommandLinkButton",
        "QAccessibleAnnouncementEvent",
    ),
    *("QLineEdit", "QTextEdit", "QPlainTextEdit", "ArgumentParser", "SystemExit"),
}

ALIKE_EVERYWHERE = {"Русский", "Українська", "Español", "йцукенгшщзхъфывапролджэячсмитьбюё"}
"""The languages' own names, and the keys of a keyboard."""

_MARKUP = re.compile(r"cvdesk|<[^>]*>|&\w+;|%\w|\x1b\[[0-9;]*[A-Za-z]")
_WORD = re.compile(r"[^\W\d_]{2,}")


def _called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _is_log(node: ast.Call) -> bool:
    """Tells a line for the log file, which is English, from one for people."""
    return isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") == "_log"


def _shown_literals(argument: ast.expr) -> Iterator[str]:
    """Yields the literals that become the argument, those inside further calls and look-ups left out."""
    if isinstance(argument, ast.Call | ast.Subscript | ast.Compare):
        return
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    for child in ast.iter_child_nodes(argument):
        if isinstance(child, ast.expr):
            yield from _shown_literals(child)


def _texts_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or _called(node) not in SHOWING | SHOWING_CLASSES or _is_log(node):
            continue
        shown = [*node.args, *(each.value for each in node.keywords if each.arg in ("text", "help", "title"))]
        for argument in shown:
            for literal in _shown_literals(argument):
                if _LETTER.search(_MARKUP.sub("", literal)):
                    yield node.lineno, literal


def test_no_widget_or_command_shows_a_literal() -> None:
    found = [
        f"{module}:{line}: {literal!r}"
        for module, tree in sources.trees().items()
        for line, literal in _texts_in(tree)
    ]
    assert found == []


def test_no_literal_is_written_in_other_letters() -> None:
    found = [
        (module, text)
        for module, tree in sources.trees().items()
        for text in sources.literals(tree)
        if any(not word.isascii() for word in _WORD.findall(text)) and text not in ALIKE_EVERYWHERE
    ]
    assert found == []


def test_the_scan_finds_what_it_looks_for() -> None:
    program = 'label.setText("Hi"); QLabel(f"{n} cards"); label.setText(text("ui-x")); label.setText("–")'
    assert [literal for _, literal in _texts_in(ast.parse(program))] == ["Hi", " cards"]
