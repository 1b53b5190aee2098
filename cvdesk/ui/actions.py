"""The actions of the menus: made once, their texts set anew in each language, reachable on any layout."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from cvdesk.i18n.catalog import AUTONYMS, LANGUAGES, text

StandardKey = QKeySequence.StandardKey

THEMES = ("system", "light", "dark", "contrast")
PACES = ("step", "1x", "2x", "instant")


class Spec(NamedTuple):
    """One action: its name, its keys besides the platform's own, and whether it can be checked."""

    name: str
    keys: tuple[str, ...] = ()
    standard: StandardKey | None = None
    checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


SPECS = (
    Spec("new", ("Ctrl+N",), StandardKey.New),
    Spec("open", ("Ctrl+O",), StandardKey.Open),
    Spec("save-as", ("Ctrl+S", "Ctrl+Shift+S"), StandardKey.SaveAs),
    Spec("pause", ("Shift+F8", "Pause"), checkable=True),
    Spec("home", ("Alt+Home",)),
    Spec("quit", ("Ctrl+Q",), StandardKey.Quit, role=QAction.MenuRole.QuitRole),
    Spec("undo", ("Ctrl+Z",), StandardKey.Undo),
    Spec("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), StandardKey.Redo),
    Spec("moves", ("F2",)),
    Spec("why", ("F4",)),
    Spec("read", ("F5",)),
    Spec("hurry"),
    Spec("log", ("F7",)),
    Spec("panel", ("F9",), checkable=True),
    Spec("cycle-pace", ("F8",)),
    Spec("larger", ("Ctrl++", "Ctrl+="), StandardKey.ZoomIn),
    Spec("smaller", ("Ctrl+-",), StandardKey.ZoomOut),
    Spec("actual-size", ("Ctrl+0",)),
    Spec("full-screen", ("F11",), StandardKey.FullScreen, checkable=True),
    Spec("settings", ("Ctrl+,",), StandardKey.Preferences, role=QAction.MenuRole.PreferencesRole),
    Spec("rules", ("F1",), StandardKey.HelpContents),
    Spec("rules-contents", ("Shift+F1",)),
    Spec("about", role=QAction.MenuRole.AboutRole),
)

SEPARATOR = ""
MENUS: Mapping[str, tuple[str, ...]] = {
    "game": ("new", "open", "save-as", "pause", SEPARATOR, "home", SEPARATOR, "quit"),
    "move": ("undo", "redo", SEPARATOR, "moves", "why", "read", "hurry"),
    "view": (
        "panel", "log", SEPARATOR, "menu-pace", SEPARATOR, "larger", "smaller", "actual-size", "full-screen"
    ),
    "settings": ("menu-language", "menu-theme", SEPARATOR, "settings"),
    "help": ("rules", "rules-contents", SEPARATOR, "about"),
}  # fmt: skip
"""The menus in KDE's game order; ``menu-…`` is a menu inside a menu."""

# What stands on the keys of a QWERTY keyboard in the Russian and Ukrainian layouts.
_LATIN = dict(zip("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`", strict=True)) | {
    "і": "s", "ї": "]", "є": "'", "ґ": "\\"
}  # fmt: skip


def latin_combination(event: QKeyEvent) -> QKeyCombination | None:
    """Returns the key press as a Latin layout would give it; None when it is no Cyrillic letter."""
    key = event.key()
    letter = chr(key).lower() if 0x400 <= key < 0x530 else ""
    latin = _LATIN.get(letter)
    if latin is None:
        return None
    return QKeyCombination(event.modifiers(), Qt.Key(ord(latin.upper())))


class Actions(QObject):
    """Every action by its name, the menus made of them, and the groups of choices."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._actions = {spec.name: self._create(spec) for spec in SPECS}
        self._menus: dict[str, QMenu] = {}
        self.languages = self._group(LANGUAGES)
        self.themes = self._group(THEMES)
        self.paces = self._group(PACES)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def _create(self, spec: Spec) -> QAction:
        action = QAction(self._window)
        action.setObjectName(f"action-{spec.name}")
        action.setCheckable(spec.checkable)
        action.setMenuRole(spec.role)
        action.setShortcuts(_shortcuts(spec))
        # Undo must not run on while the key is held: an accident would take back a whole match.
        action.setAutoRepeat(spec.name in ("larger", "smaller"))
        # a key works only where its action belongs to a widget, and not every action stands in a menu
        self._window.addAction(action)
        return action

    def _group(self, values: Iterable[str]) -> QActionGroup:
        group = QActionGroup(self)
        for value in values:
            action = group.addAction(QAction(self._window, checkable=True))
            action.setData(value)
            action.setMenuRole(QAction.MenuRole.NoRole)
        return group

    def build_menus(self, bar: QMenuBar) -> None:
        """Fills a menu bar; the texts come with `retranslate`."""
        inner = {"menu-pace": self.paces, "menu-language": self.languages, "menu-theme": self.themes}
        for name, items in MENUS.items():
            menu = self._menus[f"menu-{name}"] = bar.addMenu("")
            for item in items:
                if item in inner:
                    self._menus[item] = menu.addMenu("")
                    self._menus[item].addActions(inner[item].actions())
                elif item:
                    menu.addAction(self._actions[item])
                else:
                    menu.addSeparator()

    def retranslate(self) -> None:
        """Sets every text anew."""
        for name, action in self._actions.items():
            action.setText(text(f"home-action-{name}"))
        for name, menu in self._menus.items():
            menu.setTitle(text(f"home-{name}"))
        for action in self.languages.actions():
            action.setText(AUTONYMS[action.data()])
        for action in self.themes.actions():
            action.setText(text(f"home-theme-{action.data()}"))
        for action in self.paces.actions():
            action.setText(text(f"home-pace-{action.data()}"))

    def matching(self, event: QKeyEvent) -> QAction | None:
        """Finds the enabled action whose shortcut a key press on a Cyrillic layout stands for."""
        combination = latin_combination(event)
        if combination is None:
            return None
        pressed = QKeySequence(combination)
        for action in self._actions.values():
            if action.isEnabled() and pressed in action.shortcuts():
                return action
        return None


def check_value(group: QActionGroup, value: str) -> None:
    """Checks the action of a group that stands for a value."""
    for action in group.actions():
        action.setChecked(action.data() == value)


def _shortcuts(spec: Spec) -> list[QKeySequence]:
    # Some platforms have no key of their own for Quit or Preferences, so ours is always added.
    found = QKeySequence.keyBindings(spec.standard) if spec.standard is not None else []
    return list(dict.fromkeys([*found, *(QKeySequence(keys) for keys in spec.keys)]))
