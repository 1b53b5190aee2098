"""The rules options of a game on the setup page, each with its one-sentence rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from cvdesk.engine.rules import GameInfo, RuleOption
from cvdesk.games.decks import deck_words
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import rule_label
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.wheel import ignore_wheel
from cvdesk.ui.widgets import Label

FIRST = "first"
"""The option that names a seat; it is shown with the seats."""

_SWITCH = ("off", "on")


class OptionRow(Translatable, QWidget):
    """One option: a check box for on and off, else a list of values; its rule stands below."""

    changed = Signal(str, str)
    """Name and value."""
    import_wanted = Signal(str)
    """Name of an option whose value may come from a file."""

    def __init__(
        self, context: Context, info: GameInfo, option: RuleOption, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.option = option
        self._id = f"{info.prefix}-option-{_hyphened(option.name)}"
        self._game = info.id
        self._seats: Sequence[str] = ()
        self._shown = 0
        self.switch: QCheckBox | None = None
        self.box: QComboBox | None = None
        self.label = Label(context, wrap=True)
        self.help_label = Label(context, role="muted", wrap=True)
        spacing = Spacing(context.theme, self)
        column = spacing.of(QVBoxLayout(self), gap=2)
        if option.values == _SWITCH:
            self.switch = QCheckBox()
            self.switch.clicked.connect(lambda on: self.changed.emit(option.name, _SWITCH[on]))
            column.addWidget(self.switch)
        else:
            self.box = QComboBox()
            self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.box.setMinimumContentsLength(8)
            ignore_wheel(self.box)
            self.label.setBuddy(self.box)
            self.box.activated.connect(self._on_activated)
            line = spacing.of(QHBoxLayout(), gap=8)
            line.addWidget(self.label, 1)
            line.addWidget(self.box, 2)
            column.addLayout(line)
        column.addWidget(self.help_label)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the option's name, values and rule."""
        name, rule = text(self._id), rule_label(self.option.rule)
        self.label.setText(name)
        self.help_label.setText(f"{text(f'{self._id}-help')} ({rule})")
        if self.switch is not None:
            self.switch.setText(name)
            self.switch.setAccessibleDescription(self.help_label.text())
        if self.box is not None:
            value = self.box.currentIndex()
            self.box.clear()
            self.box.addItems([self._value_text(each) for each in self._offered()])
            if self.option.is_open:
                self.box.addItem(text("ui-setup-import"))
            self.box.setCurrentIndex(max(0, value))
            self.box.setAccessibleName(name)
            self.box.setAccessibleDescription(self.help_label.text())

    def set_value(self, value: str) -> None:
        """Shows a value; an unknown one shows the default."""
        if self.switch is not None:
            self.switch.setChecked(value == _SWITCH[1])
        if self.box is not None:
            offered = self._offered()
            self._shown = offered.index(value) if value in offered else 0
            self.box.setCurrentIndex(self._shown)

    def set_seats(self, names: Sequence[str]) -> None:
        """For the option that names a seat: offers the people and bots at the table."""
        self._seats = tuple(names)
        self.retranslate()

    def _offered(self) -> tuple[str, ...]:
        if self.option.is_open:
            return (*self.option.values, *deck_words(self._game))
        if self.option.name != FIRST:
            return self.option.values
        return tuple(v for v in self.option.values if not v.isdigit() or int(v) <= len(self._seats))

    def _value_text(self, value: str) -> str:
        if self.option.name == FIRST and value.isdigit():
            return f"{value}. {self._seats[int(value) - 1]}"
        if value not in self.option.values:
            return value
        return text(f"{self._id}-{_hyphened(value)}")

    def _on_activated(self, index: int) -> None:
        offered = self._offered()
        if index < len(offered):
            self._shown = index
            self.changed.emit(self.option.name, offered[index])
        else:
            assert self.box is not None
            self.box.setCurrentIndex(self._shown)
            self.import_wanted.emit(self.option.name)


def known_options(info: GameInfo, options: Mapping[str, str]) -> dict[str, str]:
    """Returns every option with its value; what the game does not know is left out or put to its default."""
    return {
        option.name: options[option.name]
        if options.get(option.name) in (*option.values, *(deck_words(info.id) if option.is_open else ()))
        else option.default
        for option in info.options
    }


def _hyphened(word: str) -> str:
    return word.replace("_", "-")
