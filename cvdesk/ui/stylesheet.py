"""The style sheet of all ordinary widgets, made from the roles of the theme.

Widgets say what they are by a dynamic property ``role``: buttons are ``primary``,
``secondary``, ``ghost`` or ``danger``, frames are ``card``, ``bar``, ``banner`` or
``plain``, labels are ``caption``, ``body``, ``prompt``, ``seat``, ``title``, ``muted``,
``danger`` or ``success``.
"""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING

from cvdesk import assets
from cvdesk.ui.palette import PALETTES

if TYPE_CHECKING:
    from cvdesk.ui.theme import Theme

_BASE = Template("""
QWidget { color: $ink; font-size: ${ui}px; }
QMainWindow, QDialog, QStackedWidget > QWidget { background: $desk; }
QToolTip { background: $paper; color: $ink; border: ${one}px solid $ink; padding: ${p4}px ${p6}px; }

QFrame[role="card"] { background: $paper; border: ${two}px solid $ink; border-radius: ${radius}px; }
QFrame[role="bar"] { background: $raised; border: none; }
QFrame[role="banner"] { background: $amber; border: ${two}px solid $ink; border-radius: ${radius}px; }
QFrame[role="past"] { background: $amber; border: none; }
QFrame[role="banner"] QLabel { color: $on_amber; }
QFrame[role="plain"], QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }

QLabel { background: transparent; }
QLabel[role="caption"] { font-size: ${caption}px; color: $muted; }
QLabel[role="body"] { font-size: ${body}px; }
QLabel[role="prompt"] { font-size: ${prompt}px; }
QLabel[role="seat"] { font-size: ${seat}px; font-weight: bold; }
QLabel[role="title"] { font-size: ${title}px; font-weight: bold; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="danger"] { color: $danger; }
QLabel[role="success"] { color: $success; }
""")

_BUTTONS = Template("""
QPushButton, QToolButton {
    background: $raised; color: $ink; border: ${two}px solid $ink; border-radius: ${radius}px;
    padding: 0 ${p14}px; min-height: ${inner}px; min-width: ${inner}px;
}
QToolButton { padding: 0 ${p6}px; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $pressed; }
QPushButton:checked, QToolButton:checked { background: $selected; border-color: $accent; }
QPushButton:disabled, QToolButton:disabled { color: $muted; border-color: $line; background: $desk; }
QPushButton[role="primary"], QPushButton:default { background: $accent; color: $on_accent;
    font-weight: bold; }
QPushButton[role="primary"]:disabled, QPushButton:default:disabled {
    background: $desk; color: $muted; border-color: $line;
}
QPushButton[role="danger"] { color: $danger; border-color: $danger; }
QPushButton[role="ghost"], QToolButton[role="ghost"] { background: transparent; border-color: transparent; }
QPushButton[role="ghost"]:hover, QToolButton[role="ghost"]:hover { background: $hover; }
QPushButton:focus, QToolButton:focus {
    border: ${three}px solid $focus; padding: 0 ${p13}px; min-height: ${inner2}px; min-width: ${inner2}px;
}
QToolButton:focus { padding: 0 ${p5}px; }
QPushButton[role="primary"]:focus, QPushButton:default:focus { background: $paper; color: $ink; }
QPushButton[role="ghost"]:focus, QToolButton[role="ghost"]:focus { border: ${three}px solid $focus; }
QPushButton[painted="true"], QPushButton[painted="true"]:focus {
    border: none; padding: 0; min-height: 0; min-width: 0;
}
QToolButton::menu-indicator, QPushButton::menu-indicator { image: none; width: 0; }

QCheckBox, QRadioButton { spacing: ${p8}px; min-height: ${target}px; padding: 0 ${p6}px;
    border: ${three}px solid transparent; border-radius: ${radius}px; min-height: ${inner2}px; }
QCheckBox:focus, QRadioButton:focus { border: ${three}px solid $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $muted; }
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator {
    width: ${p18}px; height: ${p18}px; background: $paper; border: ${two}px solid $ink;
    border-radius: ${p4}px;
}
QRadioButton::indicator { border-radius: ${p11}px; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked { background: $accent; image: url("$check"); }
QRadioButton::indicator:checked { background: $accent; image: url("$dot"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; }
""")

_INPUTS = Template("""
QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser, QComboBox {
    background: $paper; color: $ink; border: ${two}px solid $line; border-radius: ${p6}px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit, QComboBox { min-height: ${inner}px; padding: 0 ${p8}px; }
QLineEdit:focus, QComboBox:focus {
    border: ${three}px solid $focus; min-height: ${inner2}px; padding: 0 ${p7}px;
}
QTextEdit:focus, QTextBrowser:focus, QPlainTextEdit:focus { border: ${three}px solid $focus; }
QLineEdit:disabled, QComboBox:disabled { color: $muted; background: $desk; }
QLineEdit:read-only { background: $raised; }
QComboBox { padding-right: ${two}px; }
QComboBox:focus { padding-right: ${one}px; }
QComboBox::drop-down { border: none; width: ${p28}px; subcontrol-position: center right; }
QComboBox::down-arrow { image: url("$down"); width: ${p14}px; height: ${p14}px; }
QComboBox QAbstractItemView { background: $paper; color: $ink; border: ${two}px solid $ink; padding: ${p2}px;
    selection-background-color: $accent; selection-color: $on_accent; outline: none; }
QComboBox QAbstractItemView::item { min-height: ${p32}px; padding: 0 ${p6}px; }
QComboBox QLineEdit { border: none; background: transparent; min-height: 0;
    padding: 0 ${p6}px; }

QSlider { min-height: ${target}px; }
QSlider::groove:horizontal { height: ${p6}px; background: $ribbon; border: ${one}px solid $line;
    border-radius: ${p4}px; }
QSlider::sub-page:horizontal { background: $accent; border: ${one}px solid $line; border-radius: ${p4}px; }
QSlider::handle:horizontal { width: ${p20}px; margin: -${p9}px 0; background: $paper;
    border: ${two}px solid $ink; border-radius: ${p12}px; }
QSlider::handle:horizontal:hover { background: $hover; }
QSlider::handle:horizontal:focus { border: ${three}px solid $focus; }
""")

_CONTAINERS = Template("""
QMenuBar { background: $raised; color: $ink; border-bottom: ${one}px solid $line; }
QMenuBar::item { background: transparent; padding: ${p5}px ${p10}px; border-radius: ${p4}px; }
QMenuBar::item:selected { background: $accent; color: $on_accent; }
QMenu { background: $paper; color: $ink; border: ${two}px solid $ink; padding: ${p4}px; }
QMenu::item { padding: ${p8}px ${p28}px ${p8}px ${p26}px; border-radius: ${p4}px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $muted; background: transparent; }
QMenu::separator { height: ${one}px; background: $line; margin: ${p4}px ${p8}px; }
QMenu::indicator { width: ${p14}px; height: ${p14}px; left: ${p6}px; }
QMenu::indicator:checked { image: url("$tick"); }
QMenu::indicator:checked:selected { image: url("$check"); }

QTabWidget::pane { background: $paper; border: ${two}px solid $ink; border-radius: ${radius}px;
    top: -${two}px; }
QTabWidget QStackedWidget > QWidget { background: transparent; }
QTabBar::tab { background: $raised; color: $ink; border: ${two}px solid $line; padding: ${p8}px ${p14}px;
    border-top-left-radius: ${p6}px; border-top-right-radius: ${p6}px; margin-right: ${p2}px; }
QTabBar::tab:selected { background: $paper; border-color: $ink; border-bottom-color: $paper;
    font-weight: bold; }
QTabBar::tab:hover { background: $hover; }
QTabBar::tab:focus { border: ${three}px solid $focus; }

QGroupBox { border: ${two}px solid $line; border-radius: ${radius}px; margin-top: ${p24}px;
    padding: ${p10}px; font-weight: bold; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; left: ${p2}px;
    padding: ${p2}px 0; }

QListView, QTreeView, QTableView, QListWidget {
    background: $paper; color: $ink; border: ${two}px solid $line; border-radius: ${p6}px; outline: none;
    alternate-background-color: $raised; gridline-color: $line;
}
QListView:focus, QTreeView:focus, QTableView:focus { border: ${three}px solid $focus; }
QListView::item, QTreeView::item { min-height: ${p24}px; padding: ${p2}px ${p4}px; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
    background: $selected; color: $ink; }
QHeaderView::section { background: $raised; color: $ink; border: none; border-bottom: ${two}px solid $line;
    padding: ${p6}px; font-weight: bold; }

QScrollBar:vertical { background: transparent; width: ${p14}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${p14}px; margin: 0; }
QScrollBar::handle { background: $line; border-radius: ${p4}px; margin: ${p3}px; }
QScrollBar::handle:vertical { min-height: ${p32}px; }
QScrollBar::handle:horizontal { min-width: ${p32}px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: $line; }
""")


def build_stylesheet(theme: Theme) -> str:
    """Returns the style sheet for a theme and its scale."""
    palette = PALETTES[theme.name]
    values: dict[str, object] = {role.replace(":", "_"): colour for role, colour in palette.items()}
    values |= {f"p{size}": theme.px(size) for size in range(2, 33)}
    values |= {"one": theme.px(1), "two": max(2, theme.px(2)), "three": max(3, theme.px(3))}
    values |= {"radius": theme.px(8), "target": theme.px(40)}
    border, ring = int(str(values["two"])), int(str(values["three"]))
    values |= {"inner": theme.px(40) - 2 * border, "inner2": theme.px(40) - 2 * ring}
    sizes = ("caption", "body", "ui", "prompt", "seat", "title")
    values |= {size: theme.font(size).pixelSize() for size in sizes}
    inks = ("light", "dark") if theme.dark else ("dark", "light")
    values |= {
        "down": _picture("down", inks[0]),
        "tick": _picture("check", inks[0]),
        # The accent is dark on a light desk and light on a dark one, so its mark is the other way round.
        "check": _picture("check", inks[1]),
        "dot": _picture("dot", inks[1]),
    }
    parts = (_BASE, _BUTTONS, _INPUTS, _CONTAINERS)
    return "".join(part.substitute(values) for part in parts)


def _picture(name: str, ink: str) -> str:
    return assets.resource("icons", f"{name}-{ink}.svg").as_posix()
