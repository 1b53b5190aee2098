"""Base of widgets with texts: all texts are set anew when the language changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent

from cvdesk.i18n.catalog import current_language


class Translatable:
    """Mixin for widgets, named before the Qt class: ``class Bar(Translatable, QWidget)``.

    `retranslate` sets all texts of the widget itself.  The constructor ends with
    `start_texts`; later Qt's own event calls it.
    """

    _texts_language = ""

    def retranslate(self) -> None:
        """Sets every text, tooltip and accessible name in the language in use."""
        raise NotImplementedError

    def start_texts(self) -> None:
        """Sets the texts for the first time."""
        self._texts_language = current_language()
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follows a change of the language; Qt's own texts send a second event, which is skipped."""
        super().changeEvent(event)  # type: ignore[misc]  # the Qt class comes after the mixin
        if event.type() != QEvent.Type.LanguageChange or not self._texts_language:
            return
        if self._texts_language != current_language():
            self.start_texts()
