"""The promises of UX 2.11: contrast, shapes, scale and what follows the settings."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cvdesk.i18n import catalog
from cvdesk.ui import icons
from cvdesk.ui.palette import FILLS, GRAPHICS, PALETTES, PLAYER_SHAPES, SURFACES, TEXTS
from cvdesk.ui.theme import FONT_SIZES, Theme, contrast_ratio
from cvdesk.ui.widgets import FitLabel, IconButton, PrimaryButton, SeatBadge
from tests.ui.boards import make_context

THEMES = tuple(PALETTES)


def palette_theme(name: str) -> Theme:
    theme = Theme("light")
    theme._name = name  # contrast_dark is only reached through a dark system
    return theme


def least(name: str, normal: float) -> float:
    return 7.0 if name.startswith("contrast") else normal


def test_contrast_ratio_is_that_of_wcag() -> None:
    assert contrast_ratio(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21)
    assert contrast_ratio(QColor("#1F2430"), QColor("#FFFDF8")) == pytest.approx(15.3, abs=0.1)
    assert contrast_ratio(QColor("#FFFFFF"), QColor("#0B5CAD")) == pytest.approx(6.7, abs=0.1)


@pytest.mark.parametrize("name", THEMES)
def test_all_themes_have_the_same_roles(name: str, qapp: QApplication) -> None:
    assert set(PALETTES[name]) == set(PALETTES["light"])


@pytest.mark.parametrize("name", THEMES)
def test_text_is_readable_on_every_surface(name: str, qapp: QApplication) -> None:
    theme = palette_theme(name)
    surfaces = (*SURFACES, "hover", "pressed", "selected")
    poor = {
        (text, surface): ratio
        for text in ("ink", "muted")
        for surface in surfaces
        if (ratio := contrast_ratio(theme.colour(text), theme.colour(surface))) < 4.5
    }
    poor |= {
        (text, surface): ratio
        for text in TEXTS
        for surface in SURFACES
        if (ratio := contrast_ratio(theme.colour(text), theme.colour(surface))) < least(name, 4.5)
    }
    assert not poor


@pytest.mark.parametrize("name", THEMES)
def test_lines_and_focus_stand_out_from_every_surface(name: str, qapp: QApplication) -> None:
    theme = palette_theme(name)
    for role in GRAPHICS:
        for surface in SURFACES:
            assert contrast_ratio(theme.colour(role), theme.colour(surface)) >= least(name, 3.0)


@pytest.mark.parametrize("name", THEMES)
def test_glyphs_are_readable_on_every_fill(name: str, qapp: QApplication) -> None:
    theme = palette_theme(name)
    fills = (*FILLS, "accent", "danger", "success", "amber")
    poor = {
        role: ratio
        for role in fills
        if (ratio := contrast_ratio(theme.on(role), theme.colour(role))) < least(name, 4.5)
    }
    assert not poor


@pytest.mark.parametrize("name", THEMES)
def test_dimmed_things_stay_readable(name: str, qapp: QApplication) -> None:
    theme = palette_theme(name)
    for role in FILLS:
        assert contrast_ratio(theme.on_dimmed(role), theme.dimmed(role)) >= 4.5


def test_every_player_has_a_shape_of_its_own(qapp: QApplication) -> None:
    shapes = [Theme.shape(colour) for colour in range(1, 7)]
    assert shapes == list(PLAYER_SHAPES)
    assert len(set(shapes)) == 6
    assert set(shapes) <= set(icons.names())


def test_every_icon_paints_something_at_sixteen_pixels(qapp: QApplication) -> None:
    ink = QColor("black")
    for name in icons.names():
        image = icons.pixmap(name, 16, ink).toImage()
        inked = sum(image.pixelColor(x, y).alpha() > 127 for x in range(16) for y in range(16))
        assert inked >= 10, name


def test_unreadable_path_is_refused() -> None:
    with pytest.raises(ValueError, match="X"):
        icons.parse_path("M 1 2 X 3")


@pytest.mark.parametrize("scale", [80, 100, 125, 200])
def test_sizes_follow_the_scale(scale: int, qapp: QApplication) -> None:
    theme = Theme("light", scale=scale)
    assert theme.px(40) == round(40 * scale / 100)
    assert theme.px(0) == 0
    assert theme.px(0.2) == 1
    for role, size in FONT_SIZES.items():
        assert theme.font(role).pixelSize() == round(size * scale / 100)
    assert f"font-size: {theme.px(13)}px" in theme.stylesheet()


def test_theme_tells_of_changes_only(qtbot: QtBot, qapp: QApplication) -> None:
    theme = Theme("light")
    with qtbot.waitSignal(theme.changed, timeout=1000):
        theme.configure(name="dark")
    assert theme.dark
    generation = theme.generation
    with qtbot.assertNotEmitted(theme.changed):
        theme.configure(name="dark", scale=100)
    with qtbot.waitSignal(theme.changed, timeout=1000):
        theme.configure(animation="off")
    assert theme.generation == generation  # no picture changes with the speed
    theme.configure(scale=1000)
    assert theme.scale == 200


def test_animation_and_motion_follow_the_settings(qapp: QApplication) -> None:
    theme = Theme("light")
    assert theme.duration(250) == 250
    assert not theme.reduced_motion
    theme.configure(animation="off", motion="off")
    assert theme.duration(250) == 0
    assert theme.reduced_motion
    theme.configure(animation="slow", motion="on")
    assert theme.duration(250) > 250
    assert not theme.reduced_motion


def test_context_takes_settings_over_at_once(tmp_path: Path, qapp: QApplication) -> None:
    context = make_context(tmp_path, theme="dark", scale=150)
    assert (context.theme.name, context.theme.scale) == ("dark", 150)
    context.settings.update(theme="light")
    assert context.theme.name == "light"
    again = make_context(tmp_path)
    assert (again.theme.name, again.theme.scale) == ("light", 150)


def test_settings_hold_though_they_cannot_be_written(tmp_path: Path, qtbot: QtBot) -> None:
    context = make_context(tmp_path)
    (tmp_path / "settings.json").mkdir()
    with qtbot.waitSignal(context.settings.problem, timeout=1000) as told:
        context.settings.update(theme="dark")
    assert told.args[0].id == "error-settings-write"
    assert context.theme.name == "dark"
    with qtbot.waitSignal(context.settings.problem, timeout=1000):
        context.settings.update(scale=120)
    assert (context.theme.name, context.theme.scale) == ("dark", 120)


@pytest.mark.parametrize("scale", [80, 100, 200])
def test_buttons_are_large_enough_to_hit(scale: int, tmp_path: Path, qtbot: QtBot) -> None:
    context = make_context(tmp_path, scale=scale)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    context.theme.install(app)
    plain, primary, icon = QPushButton("x"), PrimaryButton(context), IconButton(context, "undo")
    primary.setText("x")
    for button in (plain, primary, icon):
        qtbot.addWidget(button)
        hint = button.sizeHint()
        assert hint.height() >= context.theme.px(40)
        assert hint.width() >= context.theme.px(40)
    app.setStyleSheet("")


def test_labels_wrap_shrink_and_then_elide_with_tooltip(tmp_path: Path, qtbot: QtBot) -> None:
    context = make_context(tmp_path)
    label = FitLabel(context, "Мастер мнемотехники и других наук", role="body")
    qtbot.addWidget(label)
    label.resize(260, 30)
    label.grab()
    assert label.toolTip() == ""
    label.resize(60, 16)
    label.grab()
    assert label.toolTip() == label.text() == label.accessibleName()


def test_own_tip_of_a_label_stays(tmp_path: Path, qtbot: QtBot) -> None:
    context = make_context(tmp_path)
    label = FitLabel(context, "Yesterday")
    qtbot.addWidget(label)
    label.setToolTip("12 May")
    label.resize(200, 30)
    label.show()
    label.grab()
    assert label.toolTip() == "12 May"
    label.resize(20, 12)
    assert label.toolTip() == "Yesterday\n12 May"


def test_texts_of_widgets_follow_the_language(tmp_path: Path, qtbot: QtBot) -> None:
    context = make_context(tmp_path)
    button = IconButton(context, "settings", "home-settings-button", tip_id="home-settings-tip")
    qtbot.addWidget(button)
    seen = set()
    for code in catalog.LANGUAGES:
        context.language.set_language(code)
        QApplication.processEvents()
        assert button.accessibleName() == catalog.text("home-settings-button")
        assert button.toolTip() == catalog.text("home-settings-tip")
        seen.add(button.accessibleName())
    assert len(seen) == 4


def test_badge_shows_shape_and_letter_and_says_the_name(tmp_path: Path, qtbot: QtBot) -> None:
    context = make_context(tmp_path)
    badge = SeatBadge(context, 2, "Felix")
    qtbot.addWidget(badge)
    first = badge.grab().toImage()
    badge.set_seat(2, "Anna")
    assert badge.accessibleName() == "Anna"
    assert badge.grab().toImage() != first
