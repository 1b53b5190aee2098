"""Colours, sizes, fonts and times of everything that is shown.

No widget holds a size or colour of its own: it asks the theme, and asks again when
`Theme.changed` is sent.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from cvdesk.ui.palette import PALETTES, PLAYER_SHAPES
from cvdesk.ui.stylesheet import build_stylesheet

FONT_SIZES = {
    "caption": 11,
    "body": 12,
    "ui": 13,
    "prompt": 14,
    "seat": 16,
    "tile": 20,
    "title": 24,
    "die": 30,
}
"""Pixels at scale 100 % by role."""

MIN_SCALE, MAX_SCALE = 80, 200
"""The limits of the UI scale in percent."""

TARGET = 40
"""The least height and width of whatever is clicked, in pixels at scale 100 %."""

_SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
_READABLE = 4.5
_DIMMED, _DIMMED_CONTRAST = 0.4, 0.25
_BOLD_FROM = FONT_SIZES["seat"]


class Theme(QObject):
    """What the settings *theme*, *scale*, *animation* and *motion* come to."""

    changed = Signal()
    """Something that is seen has changed: drop cached pictures and lay out again."""

    def __init__(
        self,
        name: str = "system",
        *,
        scale: int = 100,
        animation: str = "normal",
        motion: str = "system",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._wish = name
        self._scale = scale
        self._animation = animation
        self._motion = motion
        self._generation = 0
        self._colours: dict[str, QColor] = {}
        self._app: QApplication | None = None
        self._families = families()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        if hasattr(hints, "accessibility"):  # Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)
        self._name = self._resolve()

    # ---- what is in force

    @property
    def name(self) -> str:
        """The palette in use: light, dark, contrast or contrast_dark."""
        return self._name

    @property
    def dark(self) -> bool:
        """Whether the desk is darker than the ink."""
        return self._name in ("dark", "contrast_dark")

    @property
    def contrast(self) -> bool:
        """Whether a high-contrast palette is in use."""
        return self._name.startswith("contrast")

    @property
    def scale(self) -> int:
        """The UI scale in percent."""
        return self._scale

    @property
    def generation(self) -> int:
        """Counts the changes: a part of the key of every cached picture."""
        return self._generation

    def colour(self, role: str) -> QColor:
        """Returns the colour of a role; raises KeyError for an unknown one."""
        if role not in self._colours:
            self._colours[role] = QColor(PALETTES[self._name][role])
        return self._colours[role]

    def on(self, role: str) -> QColor:
        """Returns the ink of glyphs and text on a fill."""
        return self.colour(f"on:{role}")

    def dimmed(self, role: str) -> QColor:
        """Returns the colour of a role on what cannot be used now: two fifths of the way to the desk."""
        part = _DIMMED_CONTRAST if self.contrast else _DIMMED
        return mix(self.colour(role), self.colour("desk"), part)

    def on_dimmed(self, role: str) -> QColor:
        """Returns the ink of glyphs and text on a dimmed fill, which stays readable."""
        fill = self.dimmed(role)
        if contrast_ratio(self.on(role), fill) >= _READABLE:
            return self.on(role)
        inks = (QColor("black"), QColor("white"))
        return max(inks, key=lambda ink: contrast_ratio(ink, fill))

    @staticmethod
    def shape(colour: int) -> str:
        """Returns the shape that goes with a player colour of 1 to 6."""
        return PLAYER_SHAPES[colour - 1]

    def px(self, size: float) -> int:
        """Returns whole pixels for a size at scale 100 %; what is more than nothing stays so."""
        scaled = round(size * self._scale / 100)
        return scaled or (1 if size > 0 else 0)

    def length(self, size: float) -> float:
        """Returns pixels for a size at scale 100 %, unrounded, for painting."""
        return size * self._scale / 100

    def font(self, role: str, *, bold: bool | None = None) -> QFont:
        """Returns the font of a role in `FONT_SIZES`; the large ones are bold unless told otherwise."""
        size = FONT_SIZES[role]
        return self.font_of(size, bold=size >= _BOLD_FROM if bold is None else bold)

    def font_of(self, size: float, *, bold: bool = False) -> QFont:
        """Returns the font of a size in pixels at scale 100 %, with digits of equal width."""
        return self.font_of_pixels(self.px(size), bold=bold)

    def font_of_pixels(self, size: int, *, bold: bool = False) -> QFont:
        """Returns the font of a size in pixels as they are, for what has a scale of its own."""
        font = QFont()
        font.setFamilies(self._families)
        font.setPixelSize(max(1, size))
        font.setBold(bold)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    # ---- motion

    @property
    def reduced_motion(self) -> bool:
        """Whether things must not travel: a short cross-fade or nothing takes the place of movement."""
        if self._motion != "system":
            return self._motion == "off"
        hints = QGuiApplication.styleHints()
        accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
        preference = getattr(accessibility, "motionPreference", None)  # Qt 6.12; earlier the system is silent
        return preference is not None and preference().name == "ReducedMotion"

    def duration(self, milliseconds: int) -> int:
        """Returns how long an animation of that nominal time takes; 0 when animation is off."""
        return round(milliseconds * _SPEEDS[self._animation])

    # ---- changes

    def configure(
        self,
        *,
        name: str | None = None,
        scale: int | None = None,
        animation: str | None = None,
        motion: str | None = None,
    ) -> None:
        """Takes new settings and tells everybody when they change anything."""
        before = (self._name, self._scale, self._animation, self._motion)
        self._wish = self._wish if name is None else name
        self._scale = self._scale if scale is None else max(MIN_SCALE, min(MAX_SCALE, scale))
        self._animation = self._animation if animation is None else animation
        self._motion = self._motion if motion is None else motion
        self._name = self._resolve()
        if before != (self._name, self._scale, self._animation, self._motion):
            self._tell(repaint=before[:2] != (self._name, self._scale))

    def install(self, app: QApplication) -> None:
        """Gives the whole application this look, now and after every change."""
        self._app = app
        app.setStyle("Fusion")
        self._dress()

    def stylesheet(self) -> str:
        """Returns the style sheet of all ordinary widgets."""
        return build_stylesheet(self)

    def qpalette(self) -> QPalette:
        """Returns the palette for what the style sheet does not reach."""
        palette = QPalette()
        roles = {
            QPalette.ColorRole.Window: "desk",
            QPalette.ColorRole.WindowText: "ink",
            QPalette.ColorRole.Base: "paper",
            QPalette.ColorRole.AlternateBase: "raised",
            QPalette.ColorRole.Text: "ink",
            QPalette.ColorRole.PlaceholderText: "muted",
            QPalette.ColorRole.Button: "raised",
            QPalette.ColorRole.ButtonText: "ink",
            QPalette.ColorRole.BrightText: "danger",
            QPalette.ColorRole.ToolTipBase: "paper",
            QPalette.ColorRole.ToolTipText: "ink",
            QPalette.ColorRole.Highlight: "accent",
            QPalette.ColorRole.HighlightedText: "on:accent",
            QPalette.ColorRole.Link: "accent",
            QPalette.ColorRole.LinkVisited: "accent",
        }
        for role, name in roles.items():
            palette.setColor(role, self.colour(name))
        disabled = QPalette.ColorGroup.Disabled
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(disabled, role, self.colour("muted"))
        return palette

    def _resolve(self) -> str:
        hints = QGuiApplication.styleHints()
        dark = hints.colorScheme() == Qt.ColorScheme.Dark
        if self._wish == "contrast" or (self._wish == "system" and _system_wants_contrast()):
            return "contrast_dark" if dark else "contrast"
        if self._wish == "system":
            return "dark" if dark else "light"
        return self._wish

    def _on_system_changed(self) -> None:
        self.configure()

    def _tell(self, *, repaint: bool) -> None:
        if repaint:
            self._generation += 1
            self._colours.clear()
            self._dress()
        self.changed.emit()

    def _dress(self) -> None:
        if self._app is not None:
            self._app.setPalette(self.qpalette())
            self._app.setFont(self.font("ui"))
            self._app.setStyleSheet(self.stylesheet())


def families() -> list[str]:
    """Returns the fonts to be tried, the system's own first."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return [system, "Noto Sans", "DejaVu Sans"]


def _system_wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):  # before Qt 6.10 the system cannot be asked
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def mix(one: QColor, other: QColor, part: float) -> QColor:
    """Returns a colour that goes a part of the way, 0 to 1, from one to the other."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


def contrast_ratio(one: QColor, other: QColor) -> float:
    """Returns the contrast of two colours as WCAG 2 defines it, 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
