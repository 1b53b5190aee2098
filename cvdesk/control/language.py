"""The language of the program, switched while it runs."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from cvdesk.i18n import catalog

_log = logging.getLogger(__name__)


class LanguageManager(QObject):
    """Switches our texts and Qt's own together.

    Widgets hear of it by Qt's LanguageChange event, everything else by `language_changed`.
    Made after the application, or Qt's own texts stay English until the first switch.
    """

    language_changed = Signal(str)
    """The code of the new language."""

    def __init__(self, language: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translator: QTranslator | None = None
        self._switch(language or catalog.system_language())

    @property
    def language(self) -> str:
        """The code of the language in use."""
        return catalog.current_language()

    def set_language(self, code: str) -> None:
        """Switches to a language; an empty code is the language of the system.

        Raises ValueError for a language that the program does not have.
        """
        code = code or catalog.system_language()
        if code == self.language:
            return
        if not self._switch(code):
            # Neither language has texts of Qt, so Qt tells nobody; its widgets listen all the same.
            app = QCoreApplication.instance()
            if app is not None:
                QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))
        self.language_changed.emit(code)

    def _switch(self, code: str) -> bool:
        """Switches catalogs first, then Qt's texts; returns whether Qt has told its widgets."""
        catalog.use_language(code)
        locale = catalog.locale_of(code)
        QLocale.setDefault(QLocale(locale))
        app = QCoreApplication.instance()
        if app is None:
            return False
        old, self._translator = self._translator, _qt_texts(locale, self)
        removed = old is not None and app.removeTranslator(old)
        installed = self._translator is not None and app.installTranslator(self._translator)
        if old is not None:
            old.deleteLater()
        return removed or installed


def _qt_texts(locale: str, parent: QObject) -> QTranslator | None:
    """Loads Qt's own texts; English ones are in Qt itself."""
    if locale == catalog.FALLBACK:
        return None
    translator = QTranslator(parent)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{locale}", folder):
        return translator
    _log.info("Qt has no texts for %s in %s", locale, folder)
    return None
