"""The globe: a button that offers the languages by their own names, readable in any language."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from cvdesk.i18n.catalog import AUTONYMS, LANGUAGES, current_language, text
from cvdesk.ui.buttons import IconButton
from cvdesk.ui.context import Context

_COMPACT = 24


class GlobeButton(IconButton):
    """Shows the present language and opens the list of all; `compact` fits into the menu bar."""

    def __init__(self, context: Context, *, compact: bool = False, parent: QWidget | None = None) -> None:
        self._compact = compact
        super().__init__(context, "globe", role="ghost" if compact else "secondary", parent=parent)
        self.show_text(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        menu = QMenu(self)
        self.actions_by_code: dict[str, QAction] = {}
        for code in LANGUAGES:
            action = menu.addAction(AUTONYMS[code])
            action.setCheckable(True)
            action.setData(code)
            self.actions_by_code[code] = action
        menu.triggered.connect(self._on_triggered)
        menu.aboutToShow.connect(self._on_about_to_show)
        self.setMenu(menu)

    def retranslate(self) -> None:
        """Shows the language in use by its own name."""
        autonym = AUTONYMS.get(current_language(), current_language())
        self.set_label(autonym, text("home-globe-tip"))
        self.setAccessibleName(text("home-globe-name", autonym=autonym))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Returns a lower button when it stands in the menu bar."""
        hint = super().sizeHint()
        return QSize(hint.width(), self.context.theme.px(_COMPACT)) if self._compact else hint

    def _on_about_to_show(self) -> None:
        for code, action in self.actions_by_code.items():
            action.setChecked(code == current_language())

    def choose(self, code: str) -> None:
        """Switches to a language and remembers it."""
        self.context.language.set_language(code)
        self.context.settings.update(language=code)

    def _on_triggered(self, action: QAction) -> None:
        self.choose(action.data())
