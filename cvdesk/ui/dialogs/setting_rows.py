"""Rows of the settings window: each shows one setting, changes it at once and follows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from cvdesk.i18n.catalog import text
from cvdesk.storage.settings import Settings
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.wheel import ignore_wheel

SCALE_STEP = 10
"""Percent between two marks of the scale slider."""

_BOX_WIDTH = 40
"""How far the text of a check box is from its left edge."""


class SettingRow(Translatable, QWidget):
    """Base of the rows: a label, a control beside it, an explanation below."""

    def __init__(self, context: Context, field: str, id: str, about: str = "") -> None:
        super().__init__()
        self.context = context
        self.field = field
        self.id = id
        self.about = about
        self.spacing = Spacing(context.theme, self)
        self.column = self.spacing.of(QVBoxLayout(self), gap=2)
        self.label = QLabel()
        self.about_label = QLabel()
        self.about_label.setWordWrap(True)
        self.about_label.setProperty("role", "muted")
        self.about_label.setVisible(bool(about))
        context.settings.changed.connect(self._on_settings_changed)

    def finish(self, indent: int = 0) -> None:
        """Adds the explanation, sets the texts and shows the present value; ends each constructor."""
        line = self.spacing.of(QHBoxLayout(), (indent, 0, 0, 0))
        line.addWidget(self.about_label)
        self.column.addLayout(line)
        self.start_texts()
        self.show_value(getattr(self.context.settings.value, self.field))

    def retranslate(self) -> None:
        """Sets the label and the explanation."""
        self.label.setText(text(self.id))
        if self.about:
            self.about_label.setText(text(self.about))

    def show_value(self, value: object) -> None:
        """Shows a value that was set elsewhere."""
        raise NotImplementedError

    def store(self, value: object) -> None:
        """Makes a value the setting."""
        self.context.settings.update(**{self.field: value})

    def _on_settings_changed(self, settings: Settings) -> None:
        self.show_value(getattr(settings, self.field))


class ChoiceRow(SettingRow):
    """A setting with a few values, each with its own text."""

    def __init__(
        self,
        context: Context,
        field: str,
        id: str,
        values: Sequence[str],
        name_of: Callable[[str], str],
        about: str = "",
    ) -> None:
        super().__init__(context, field, id, about)
        self._values = tuple(values)
        self._name_of = name_of
        self.box = QComboBox()
        self.box.addItems([""] * len(values))
        self.label.setBuddy(self.box)
        ignore_wheel(self.box)
        line = self.spacing.of(QHBoxLayout(), gap=12)
        line.addWidget(self.label, 1)
        line.addWidget(self.box, 1)
        self.column.addLayout(line)
        self.box.activated.connect(lambda index: self.store(self._values[index]))
        self.finish()

    def retranslate(self) -> None:
        """Sets the texts of the values too."""
        super().retranslate()
        for index, value in enumerate(self._values):
            self.box.setItemText(index, self._name_of(value))
        self.box.setAccessibleName(text(self.id))
        self.box.setAccessibleDescription(text(self.about) if self.about else "")

    def show_value(self, value: object) -> None:
        """Selects the item of a value."""
        if value in self._values:
            self.box.setCurrentIndex(self._values.index(str(value)))


class SwitchRow(SettingRow):
    """A setting that is on or off."""

    def __init__(self, context: Context, field: str, id: str, about: str) -> None:
        super().__init__(context, field, id, about)
        self.label.hide()
        self.box = QCheckBox()
        self.column.addWidget(self.box)
        self.box.clicked.connect(self.store)
        self.finish(_BOX_WIDTH)

    def retranslate(self) -> None:
        """Sets the text beside the box."""
        super().retranslate()
        self.box.setText(text(self.id))
        self.box.setAccessibleDescription(text(self.about))

    def show_value(self, value: object) -> None:
        """Checks the box or not."""
        self.box.setChecked(bool(value))


class ScaleRow(SettingRow):
    """The size of everything, 80 to 200 percent."""

    def __init__(self, context: Context, id: str) -> None:
        super().__init__(context, "scale", id)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(80, 200)
        self.slider.setSingleStep(SCALE_STEP)
        self.slider.setPageStep(2 * SCALE_STEP)
        # The window itself grows with the value, so a slider that tracked would run from under the mouse.
        self.slider.setTracking(False)
        self.value_label = QLabel()
        self.label.setBuddy(self.slider)
        ignore_wheel(self.slider)
        line = self.spacing.of(QHBoxLayout(), gap=12)
        line.addWidget(self.label, 1)
        right = self.spacing.of(QHBoxLayout(), gap=8)
        right.addWidget(self.slider, 1)
        right.addWidget(self.value_label)
        line.addLayout(right, 1)
        self.column.addLayout(line)
        self.slider.sliderMoved.connect(self._show_percent)
        self.slider.valueChanged.connect(self._on_value_changed)
        self.finish()

    def retranslate(self) -> None:
        """Sets the percentage too, whose sign stands differently in each language."""
        super().retranslate()
        self.slider.setAccessibleName(text(self.id))
        self._show_percent(self.slider.value())

    def show_value(self, value: object) -> None:
        """Moves the slider."""
        self.slider.blockSignals(True)
        self.slider.setValue(int(str(value)))
        self.slider.blockSignals(False)
        self._show_percent(self.slider.value())

    def _show_percent(self, percent: int) -> None:
        self.value_label.setText(text("ui-settings-scale-value", percent=_rounded(percent)))

    def _on_value_changed(self, percent: int) -> None:
        self.store(_rounded(percent))


def _rounded(percent: int) -> int:
    return round(percent / SCALE_STEP) * SCALE_STEP
