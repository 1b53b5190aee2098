"""What every widget is given: theme, language, settings and folders."""

from __future__ import annotations

from attrs import frozen

from cvdesk.control.language import LanguageManager
from cvdesk.control.settings_store import SettingsStore
from cvdesk.storage.paths import Paths
from cvdesk.storage.settings import Settings
from cvdesk.ui.theme import Theme


@frozen(eq=False)
class Context:
    """The shared services of the user interface, made once in ``app.py``."""

    theme: Theme
    language: LanguageManager
    settings: SettingsStore
    paths: Paths

    @classmethod
    def make(cls, paths: Paths, language: LanguageManager, settings: SettingsStore) -> Context:
        """Builds a context whose theme follows the settings."""
        theme = Theme(parent=settings)
        context = cls(theme, language, settings, paths)
        follow_settings(theme, settings.value)
        settings.changed.connect(lambda value: follow_settings(theme, value))
        return context


def follow_settings(theme: Theme, settings: Settings) -> None:
    """Gives the theme the settings that concern it."""
    theme.configure(
        name=settings.theme, scale=settings.scale, animation=settings.animation, motion=settings.motion
    )
