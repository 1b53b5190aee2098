"""The settings window: non-modal, every change holds at once, each tab can be put back."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import fields_dict
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from cvdesk.i18n.catalog import AUTONYMS, LANGUAGES, system_language, text
from cvdesk.storage.settings import Settings
from cvdesk.ui.context import Context
from cvdesk.ui.dialogs.preview import PreviewStrip
from cvdesk.ui.dialogs.setting_rows import ChoiceRow, ScaleRow, SwitchRow
from cvdesk.ui.screen import size_on_screen
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import HSpacer, Label, PrimaryButton, SecondaryButton

TABS = ("play", "look", "language")
FIELDS = {
    "play": (
        *("pace", "one_click", "play_forced", "practice_takeback"),
        *("curtain", "peek_toggle", "cover_unfocused"),
    ),
    "look": ("theme", "scale", "animation", "motion"),
    "language": ("language",),
}
"""The settings on each tab."""

_WIDTH, _HEIGHT = 600, 500


class SettingsWindow(Translatable, QDialog):
    """Shows the settings beside the program, which follows every change."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.setObjectName("settings-window")
        self._spacing = Spacing(context.theme, self)
        self.tabs = QTabWidget()
        makers = {"play": _play_rows, "look": _look_rows, "language": _language_rows}
        for name in TABS:
            self.tabs.addTab(self._page(makers[name](context)), "")
        self.defaults_button = SecondaryButton(context, "ui-settings-defaults")
        self.close_button = PrimaryButton(context, "ui-settings-close")
        # Enter inside a box must not press a button far away from it.
        self.defaults_button.setAutoDefault(False)
        self.close_button.setAutoDefault(False)
        self.defaults_button.clicked.connect(self._on_defaults)
        self.close_button.clicked.connect(self.close)
        column = self._spacing.of(QVBoxLayout(self), (12, 12, 12, 8), 6)
        column.addWidget(self.tabs, 1)
        row = self._spacing.of(QHBoxLayout(), gap=8)
        for widget in (self.defaults_button, HSpacer(), self.close_button):
            row.addWidget(widget)
        column.addLayout(row)
        context.theme.changed.connect(self._on_theme_changed)
        self.start_texts()
        self._fit()

    def retranslate(self) -> None:
        """Sets the title and the names of the tabs."""
        self.setWindowTitle(text("ui-settings-title"))
        for index, name in enumerate(TABS):
            self.tabs.setTabText(index, text(f"ui-settings-{name}"))

    def show_tab(self, name: str) -> None:
        """Opens one of `TABS`."""
        self.tabs.setCurrentIndex(TABS.index(name))

    def sizeHint(self) -> QSize:
        """Returns the wanted size: never higher than 560 pixels at scale 100 %, nor than the screen."""
        return size_on_screen(self, self.context.theme, _WIDTH, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Returns a size that every screen has: the tabs scroll."""
        return QSize(320, 240)

    def _page(self, rows: Sequence[QWidget]) -> QScrollArea:
        page = QWidget()
        column = self._spacing.of(QVBoxLayout(page), (16, 14, 16, 14), 14)
        for row in rows:
            column.addWidget(row)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        return area

    def _fit(self) -> None:
        self.resize(self.sizeHint())

    def _on_theme_changed(self) -> None:
        self._fit()

    def _on_defaults(self) -> None:
        names = FIELDS[TABS[self.tabs.currentIndex()]]
        known = fields_dict(Settings)
        self.context.settings.update(**{name: known[name].default for name in names})


def _play_rows(context: Context) -> list[QWidget]:
    return [
        ChoiceRow(
            context,
            "pace",
            "ui-settings-pace",
            ("step", "1x", "2x", "instant"),
            lambda value: text(f"ui-pace-{value}"),
            "ui-settings-pace-about",
        ),
        SwitchRow(context, "one_click", "ui-settings-one-click", "ui-settings-one-click-about"),
        SwitchRow(context, "play_forced", "ui-settings-play-forced", "ui-settings-play-forced-about"),
        SwitchRow(context, "practice_takeback", "ui-settings-practice", "ui-settings-practice-about"),
        ChoiceRow(
            context,
            "curtain",
            "ui-settings-curtain",
            ("game", "full", "private", "off"),
            lambda value: text(f"ui-curtain-{value}"),
            "ui-settings-curtain-about",
        ),
        SwitchRow(context, "peek_toggle", "ui-settings-peek", "ui-settings-peek-about"),
        SwitchRow(context, "cover_unfocused", "ui-settings-cover", "ui-settings-cover-about"),
    ]


def _look_rows(context: Context) -> list[QWidget]:
    return [
        ChoiceRow(
            context,
            "theme",
            "ui-settings-theme",
            ("system", "light", "dark", "contrast"),
            lambda value: text(f"ui-theme-{value}"),
        ),
        ScaleRow(context, "ui-settings-scale"),
        ChoiceRow(
            context,
            "animation",
            "ui-settings-animation",
            ("slow", "normal", "fast", "off"),
            lambda value: text(f"ui-animation-{value}"),
        ),
        ChoiceRow(
            context,
            "motion",
            "ui-settings-motion",
            ("system", "on", "off"),
            lambda value: text(f"ui-motion-{value}"),
            "ui-settings-motion-about",
        ),
        PreviewStrip(context),
    ]


def _language_name(code: str) -> str:
    if code:
        return AUTONYMS[code]
    return text("ui-language-system", autonym=AUTONYMS[system_language()])


def _language_rows(context: Context) -> list[QWidget]:
    return [LanguageRow(context), FolderRow(context)]


class LanguageRow(ChoiceRow):
    """The language, each by its own name."""

    def __init__(self, context: Context) -> None:
        values = ("", *LANGUAGES)
        super().__init__(context, "language", "ui-settings-language-label", values, _language_name)

    def store(self, value: object) -> None:
        """Switches at once, also where the program was started in another language than the stored one."""
        self.context.language.set_language(str(value))
        super().store(value)


class FolderRow(QWidget):
    """Shows where matches are kept, and opens that folder."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        spacing = Spacing(context.theme, self)
        column = spacing.of(QVBoxLayout(self), gap=4)
        folder = context.paths.data
        self.path_label = Label(context, role="body", wrap=True)
        # Qt breaks lines at words only, and a path is one word.
        self.path_label.setText(str(folder).replace("/", "/\u200b").replace("\\", "\\\u200b"))
        flags = Qt.TextInteractionFlag
        self.path_label.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
        self.open_button = SecondaryButton(context, "ui-settings-folder-open")
        self.open_button.setAutoDefault(False)
        self.open_button.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))
        column.addWidget(Label(context, "ui-settings-folder"))
        column.addWidget(self.path_label)
        column.addWidget(Label(context, "ui-settings-folder-about", role="caption", wrap=True))
        line = spacing.of(QHBoxLayout())
        line.addWidget(self.open_button)
        line.addStretch(1)
        column.addLayout(line)
