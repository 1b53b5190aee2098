"""One seat on the setup page: colour and shape, name, who plays, and its place in the order."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from cvdesk.bots.levels import LEVELS
from cvdesk.engine.record import Seat
from cvdesk.i18n.catalog import text
from cvdesk.ui import icons
from cvdesk.ui.context import Context
from cvdesk.ui.match_setup import BOT_LEVELS, COLOURS, level_name
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.wheel import ignore_wheel
from cvdesk.ui.widgets import IconButton, Label, paint_badge, paint_ring

MAX_NAME = 40
"""Letters of a name."""

_HUMAN = "human"


class ColourButton(IconButton):
    """Shows a seat's mark and offers the six colours, each with its shape and name."""

    chosen = Signal(int)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        self.colour = 1
        self.letter = ""
        super().__init__(context, "circle", parent=parent)
        self._menu = QMenu(self)
        for colour in COLOURS:
            action = self._menu.addAction("")
            action.setData(colour)
        self._menu.triggered.connect(lambda action: self.chosen.emit(action.data()))
        self._menu.aboutToShow.connect(self._on_about_to_show)
        self.setMenu(self._menu)

    def show_mark(self, colour: int, letter: str) -> None:
        """Shows the mark of a seat."""
        self.colour, self.letter = colour, letter
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the mark, and the ring when it has the focus."""
        painter = QPainter(self)
        theme = self.context.theme
        inset = theme.px(6)
        paint_badge(
            painter,
            theme,
            QRectF(self.rect()).adjusted(inset, inset, -inset, -inset),
            self.colour,
            self.letter,
        )
        if self.hasFocus():
            paint_ring(painter, theme, QRectF(self.rect()), theme.length(8))

    def _on_about_to_show(self) -> None:
        theme = self.context.theme
        for action in self._menu.actions():
            colour = action.data()
            fill = theme.colour(f"player.{colour}")
            action.setIcon(icons.icon(theme.shape(colour), theme.colour("ink"), theme.px(20), fill=fill))
            action.setText(text(f"ui-colour-{colour}"))


class SeatRow(Translatable, QWidget):
    """Shows and changes one seat; the page owns the seats and their order."""

    changed = Signal(int, object)
    """Index and the new `Seat`."""
    colour_chosen = Signal(int, int)
    """Index and colour; another seat may have to give it up."""
    move_wanted = Signal(int, int)
    """Index, and -1 for up or 1 for down."""
    remove_wanted = Signal(int)

    def __init__(self, context: Context, index: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.index = index
        self._number = str(index + 1)
        self._seat = Seat(_HUMAN, "")
        self._automatic = ""
        self._levels: list[str] = []
        self.colour_button = ColourButton(context)
        self.name_box = QComboBox()
        self.name_box.setEditable(True)
        self.name_box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        edit = self.name_box.lineEdit()
        assert edit is not None
        edit.setMaxLength(MAX_NAME)
        self.name_edit = edit
        self.kind_box = QComboBox()
        ignore_wheel(self.name_box)
        ignore_wheel(self.kind_box)
        self.up_button = IconButton(context, "up")
        self.down_button = IconButton(context, "down")
        self.remove_button = IconButton(context, "delete")
        self.about_label = Label(context, role="caption", wrap=True)
        self._lay_out()
        self._connect()
        context.theme.changed.connect(self._fill_kinds)
        self.start_texts()

    def _lay_out(self) -> None:
        spacing = Spacing(self.context.theme, self)
        column = spacing.of(QVBoxLayout(self), gap=0)
        self._line = spacing.of(QHBoxLayout(), gap=4)
        self._line.addWidget(self.colour_button)
        self._line.addWidget(self.name_box, 6)
        self._line.addWidget(self.kind_box, 7)
        self.tools = QWidget(self)
        tools = spacing.of(QHBoxLayout(self.tools), gap=2)
        for button in (self.up_button, self.down_button, self.remove_button):
            tools.addWidget(button)
        for box in (self.name_box, self.kind_box):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(5)
        self._below = spacing.of(QHBoxLayout(), (46, 1, 0, 0), 4)
        self._below.addWidget(self.about_label, 1)
        column.addLayout(self._line)
        column.addLayout(self._below)
        self.set_narrow(False)

    def set_narrow(self, narrow: bool) -> None:
        """Puts the buttons for order and removal under the boxes where these need the width."""
        (self._below if narrow else self._line).addWidget(self.tools)

    def _connect(self) -> None:
        self.colour_button.chosen.connect(lambda colour: self.colour_chosen.emit(self.index, colour))
        self.name_box.editTextChanged.connect(self._on_name_changed)
        self.kind_box.activated.connect(self._on_kind_chosen)
        self.up_button.clicked.connect(lambda: self.move_wanted.emit(self.index, -1))
        self.down_button.clicked.connect(lambda: self.move_wanted.emit(self.index, 1))
        self.remove_button.clicked.connect(lambda: self.remove_wanted.emit(self.index))
        for keys, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda step=step: self.move_wanted.emit(self.index, step))

    def retranslate(self) -> None:
        """Sets the names for screen readers, the levels and the explanation."""
        number = self._number
        self.setAccessibleName(text("ui-setup-seat", number=number))
        self.name_box.setAccessibleName(text("ui-setup-name-of", number=number))
        self.name_edit.setAccessibleName(text("ui-setup-name-of", number=number))
        self.kind_box.setAccessibleName(text("ui-setup-kind-of", number=number))
        self.up_button.set_label(text("ui-setup-up-of", number=number), text("ui-setup-up-tip"))
        self.down_button.set_label(text("ui-setup-down-of", number=number), text("ui-setup-down-tip"))
        self.remove_button.set_label(text("ui-setup-remove-of", number=number), text("ui-setup-remove-tip"))
        self._fill_kinds()
        self._show()

    # ---- showing a seat

    def set_seat(self, seat: Seat, automatic: str) -> None:
        """Shows a seat; `automatic` is the name it gets when none is typed."""
        self._seat, self._automatic = seat, automatic
        if self.name_edit.text().strip() != seat.name:  # a space at the end is about to become a middle one
            self.name_box.setEditText(seat.name)
            self.name_edit.setCursorPosition(0)  # of a long name the beginning is seen
        self._fill_kinds()
        self._show()

    def set_names(self, names: Sequence[str]) -> None:
        """Offers names that were typed before."""
        typed, place = self.name_edit.text(), self.name_edit.cursorPosition()
        self.name_box.blockSignals(True)
        self.name_box.clear()
        self.name_box.addItems(list(names))
        self.name_box.setEditText(typed)
        self.name_edit.setCursorPosition(place)
        self.name_box.blockSignals(False)

    def set_place(self, *, first: bool, last: bool, removable: bool) -> None:
        """Enables the buttons that make sense at this place."""
        self.up_button.setEnabled(not first)
        self.down_button.setEnabled(not last)
        self.remove_button.setEnabled(removable)

    def _fill_kinds(self) -> None:
        levels = list(BOT_LEVELS)
        if self._seat.level and self._seat.level not in levels:
            levels.append(self._seat.level)
        self._levels = levels
        self.kind_box.blockSignals(True)
        self.kind_box.clear()
        theme = self.context.theme
        person, bot = (icons.icon(name, theme.colour("ink"), theme.px(18)) for name in ("person", "bot"))
        self.kind_box.setIconSize(QSize(theme.px(18), theme.px(18)))
        self.kind_box.addItem(person, text("ui-setup-human"))
        for level in levels:
            self.kind_box.addItem(bot, level_name(level))
        self.kind_box.setCurrentIndex(0 if self._seat.is_human else 1 + levels.index(self._seat.level))
        self.kind_box.blockSignals(False)

    def _show(self) -> None:
        seat = self._seat
        name = seat.name or self._automatic
        self.name_edit.setPlaceholderText(self._automatic)
        self.colour_button.show_mark(seat.colour, name[:1].upper())
        colour = text("ui-setup-colour-of", number=self._number, colour=text(f"ui-colour-{seat.colour}"))
        self.colour_button.set_label(colour, text("ui-setup-colour-tip"))
        self.about_label.setText(_about(seat))
        self.kind_box.setAccessibleDescription(self.about_label.text())

    # ---- changes by a person

    def _on_name_changed(self, name: str) -> None:
        if name.strip() != self._seat.name:
            self._seat = evolve(self._seat, name=name.strip())
            self.changed.emit(self.index, self._seat)

    def _on_kind_chosen(self, index: int) -> None:
        kind, level = (_HUMAN, "") if index == 0 else ("bot", self._levels[index - 1])
        budget = self._seat.budget if level == self._seat.level else ""
        self._seat = evolve(self._seat, kind=kind, level=level, budget=budget)
        self.changed.emit(self.index, self._seat)


def _about(seat: Seat) -> str:
    if seat.is_human:
        return text("ui-setup-about-human")
    if seat.level in LEVELS:
        return text(f"bot-level-{seat.level}-help")
    return text("ui-setup-about-other", level=seat.level)
