"""The setup page: who sits where, which rules, and the button that starts the match."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cvdesk.engine.errors import CvdeskError
from cvdesk.engine.record import Seat
from cvdesk.engine.rules import GameInfo
from cvdesk.games import game_info
from cvdesk.games.decks import decks_of
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import error_text
from cvdesk.ui.context import Context
from cvdesk.ui.dialogs.files import choose_deck
from cvdesk.ui.match_setup import MatchSetup, automatic_names, free_colour, last_setup
from cvdesk.ui.pages.rule_options import FIRST, OptionRow, known_options
from cvdesk.ui.pages.seat_row import SeatRow
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import Card, FitLabel, HSpacer, IconButton, Label, PrimaryButton, SecondaryButton

MAX_SEED_DIGITS = 15
"""A seed stays exact in every JSON reader."""

_STACK_BELOW = 860
_WIDEST = 1180
_NARROW = 560
"""Pixels at scale 100 % below which a seat takes two lines."""


class SetupPage(Translatable, QWidget):
    """Prepares a match of one game; the last setup is filled in."""

    start_wanted = Signal(object)
    """A `MatchSetup`."""
    left = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.game = ""
        self.seats: list[Seat] = []
        self.options: dict[str, str] = {}
        self.rows: list[SeatRow] = []
        self.option_rows: dict[str, OptionRow] = {}
        self._info: GameInfo | None = None
        self._spacing = Spacing(context.theme, self)
        self._build()
        context.theme.changed.connect(self._arrange)
        self.start_texts()

    # ---- building

    def _build(self) -> None:
        context = self.context
        self.back_button = IconButton(context, "back")
        self.back_button.show_text(True)
        self.back_button.clicked.connect(self.left)
        self.title = FitLabel(context, role="title")
        self.problem_label = Label(context, role="danger", wrap=True)
        self.start_button = PrimaryButton(context, "ui-setup-start", icon_name="play")
        self.start_button.clicked.connect(self.start)
        header = self._spacing.of(QHBoxLayout(), (20, 10, 24, 0), 8)
        header.addWidget(self.back_button)
        header.addWidget(self.title, 1)
        footer_frame = QFrame()
        footer_frame.setProperty("role", "bar")
        footer = self._spacing.of(QHBoxLayout(footer_frame), (24, 4, 24, 4), 12)
        footer.addWidget(self.problem_label, 1)
        footer.addWidget(self.start_button)
        self._columns = self._spacing.of(QBoxLayout(QBoxLayout.Direction.LeftToRight), gap=16)
        self._columns.addWidget(self._seats_card(), 6)
        self._columns.addWidget(self._rules_card(), 5)
        self._page = QWidget()
        middle = self._spacing.of(QVBoxLayout(self._page), (24, 8, 24, 12), 0)
        middle.addLayout(self._columns)
        middle.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        area.setWidget(self._page)
        column = self._spacing.of(QVBoxLayout(self), gap=0)
        column.addLayout(header)
        column.addWidget(area, 1)
        column.addWidget(footer_frame)

    def _seats_card(self) -> Card:
        card = Card()
        self._seats_layout = self._spacing.of(QVBoxLayout(card), (14, 12, 10, 12), 8)
        self._seats_layout.addWidget(Label(self.context, "ui-setup-seats", role="seat"))
        self.add_button = SecondaryButton(self.context, "ui-setup-add", icon_name="add")
        self.add_button.clicked.connect(self._on_add)
        self.full_label = Label(self.context, role="muted")
        line = self._spacing.of(QHBoxLayout(), gap=8)
        line.addWidget(self.add_button)
        line.addWidget(self.full_label)
        line.addWidget(HSpacer())
        self._seats_layout.addLayout(line)
        self._first_place = self._spacing.of(QVBoxLayout(), (4, 6, 4, 0))
        self._seats_layout.addLayout(self._first_place)
        self._seats_layout.addStretch(1)
        return card

    def _rules_card(self) -> Card:
        card = Card()
        column = self._spacing.of(QVBoxLayout(card), (14, 12, 14, 12), 10)
        head = self._spacing.of(QHBoxLayout(), gap=8)
        head.addWidget(Label(self.context, "ui-setup-rules", role="seat"), 1)
        self.defaults_button = SecondaryButton(self.context, "ui-setup-defaults")
        self.defaults_button.clicked.connect(self._on_defaults)
        head.addWidget(self.defaults_button)
        column.addLayout(head)
        self._options_layout = self._spacing.of(QVBoxLayout(), gap=12)
        column.addLayout(self._options_layout)
        self.advanced_button = SecondaryButton(self.context, "ui-setup-advanced", icon_name="forward")
        self.advanced_button.set_role("ghost")
        self.advanced_button.setCheckable(True)
        self.advanced_button.toggled.connect(self._on_advanced)
        line = self._spacing.of(QHBoxLayout())
        line.addWidget(self.advanced_button)
        line.addWidget(HSpacer())
        column.addLayout(line)
        self.advanced = QWidget()
        inner = self._spacing.of(QVBoxLayout(self.advanced), (4, 0, 4, 0), 2)
        seed_line = self._spacing.of(QHBoxLayout(), gap=8)
        self.seed_label = Label(self.context, "ui-setup-seed")
        self.seed_field = QLineEdit()
        self.seed_field.setMaxLength(MAX_SEED_DIGITS + 5)
        self.seed_field.textChanged.connect(self._check)
        self.seed_label.setBuddy(self.seed_field)
        seed_line.addWidget(self.seed_label, 2)
        seed_line.addWidget(self.seed_field, 3)
        inner.addLayout(seed_line)
        inner.addWidget(Label(self.context, "ui-setup-seed-about", role="muted", wrap=True))
        self.advanced.hide()
        column.addWidget(self.advanced)
        column.addStretch(1)
        return card

    def retranslate(self) -> None:
        """Sets the texts that belong to the page itself."""
        self.back_button.set_label(text("ui-setup-back"))
        self.seed_field.setPlaceholderText(text("ui-setup-seed-new"))
        self.seed_field.setAccessibleName(text("ui-setup-seed"))
        self.seed_field.setAccessibleDescription(text("ui-setup-seed-about"))
        if self.game:
            self.title.setText(text(f"home-game-{self.game.replace('_', '-')}"))
            self._show()

    # ---- a game

    def open(self, game: str, setup: MatchSetup | None = None) -> None:
        """Shows a setup of a game, by default its last one."""
        setup = setup or last_setup(game, self.context.settings.value.setups)
        info = game_info(game)
        if game != self.game:
            self._show_options(info)
        self.game, self._info = game, info
        self.seats = list(setup.seats[: info.max_players])
        self.options = known_options(info, setup.options)
        self.seed_field.setText("" if setup.seed is None else str(setup.seed))
        self.advanced_button.setChecked(setup.seed is not None)
        self._make_rows(info.max_players)
        names = self.context.settings.value.names
        for row in self.rows:
            row.set_names(names)
        self.retranslate()
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_options(self, info: GameInfo) -> None:
        for row in self.option_rows.values():
            row.deleteLater()
        self.option_rows = {option.name: OptionRow(self.context, info, option) for option in info.options}
        for name, row in self.option_rows.items():
            row.changed.connect(self._on_option_changed)
            row.import_wanted.connect(self._on_import_wanted)
            (self._first_place if name == FIRST else self._options_layout).addWidget(row)

    def _make_rows(self, count: int) -> None:
        for index in range(len(self.rows), count):
            row = SeatRow(self.context, index)
            row.changed.connect(self._on_seat_changed)
            row.colour_chosen.connect(self._on_colour_chosen)
            row.move_wanted.connect(self._on_move)
            row.remove_wanted.connect(self._on_remove)
            self._seats_layout.insertWidget(1 + index, row)
            self.rows.append(row)
        self._order_tabs()
        self._arrange()

    def _order_tabs(self) -> None:
        """Lets Tab follow the eye: Qt's order is that in which widgets were made."""
        controls = {name: row.switch or row.box for name, row in self.option_rows.items()}
        first = controls.pop(FIRST, None)
        chain: list[QWidget | None] = [self.back_button]
        for row in self.rows:
            chain += [row.colour_button, row.name_box, row.kind_box]
            chain += [row.up_button, row.down_button, row.remove_button]
        chain += [self.add_button, first, self.defaults_button, *controls.values()]
        chain += [self.advanced_button, self.seed_field, self.start_button]
        for before, after in pairwise(each for each in chain if each is not None):
            QWidget.setTabOrder(before, after)

    def setup(self) -> MatchSetup:
        """Returns what the page shows; a seat whose name was not typed has none yet."""
        typed = self.seed_field.text().strip()
        return MatchSetup(self.game, tuple(self.seats), dict(self.options), int(typed) if typed else None)

    def start(self) -> None:
        """Asks for the match to begin, unless something is in the way."""
        if self.start_button.isEnabled():
            self.start_wanted.emit(self.setup())

    # ---- showing

    def _show(self) -> None:
        names = automatic_names(self.seats)
        unnamed = automatic_names([evolve(seat, name="") for seat in self.seats])
        for index, row in enumerate(self.rows):
            row.setVisible(index < len(self.seats))
            if index < len(self.seats):
                seat = self.seats[index]
                row.set_seat(seat, unnamed[index] if seat.name else names[index])
                last = index == len(self.seats) - 1
                row.set_place(first=index == 0, last=last, removable=len(self.seats) > 1)
        for name, option_row in self.option_rows.items():
            if name == FIRST:
                option_row.set_seats(names)
            option_row.set_value(self.options[name])
        self._show_room()
        self._check()

    def _show_room(self) -> None:
        assert self._info is not None
        full = len(self.seats) >= self._info.max_players
        self.add_button.setEnabled(not full)
        self.full_label.setText(text("ui-setup-full", count=self._info.max_players) if full else "")
        self.add_button.setAccessibleDescription(self.full_label.text())

    def _check(self) -> None:
        problem = self._problem()
        self.problem_label.setText(problem)
        self.start_button.setEnabled(not problem)
        self.start_button.setAccessibleDescription(problem)

    def _problem(self) -> str:
        if self._info is None:
            return ""
        if len(self.seats) < self._info.min_players:
            return text("ui-setup-too-few", count=self._info.min_players)
        typed = [seat.name for seat in self.seats if seat.name]
        doubled = next((name for name in typed if typed.count(name) > 1), None)
        if doubled is not None:
            return text("ui-setup-same-name", name=doubled)
        seed = self.seed_field.text().strip()
        if seed and not (seed.isascii() and seed.isdigit() and len(seed) <= MAX_SEED_DIGITS):
            return text("ui-setup-bad-seed", count=MAX_SEED_DIGITS)
        return ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the rules beside the seats, or under them where it is narrow."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px = self.context.theme.px
        narrow = self.width() < px(_STACK_BELOW)
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(direction)
        self._page.setMaximumWidth(px(_WIDEST))
        for row in self.rows:
            row.set_narrow(self.width() < px(_NARROW))

    # ---- what people do

    def _on_seat_changed(self, index: int, seat: Seat) -> None:
        self.seats[index] = seat
        self._show()

    def _on_colour_chosen(self, index: int, colour: int) -> None:
        mine = self.seats[index].colour
        self.seats = [evolve(seat, colour=mine) if seat.colour == colour else seat for seat in self.seats]
        self.seats[index] = evolve(self.seats[index], colour=colour)
        self._show()

    def _on_move(self, index: int, step: int) -> None:
        other = index + step
        if not 0 <= other < len(self.seats):
            return
        focus = self.rows[index].focusWidget()
        self.seats[index], self.seats[other] = self.seats[other], self.seats[index]
        swapped = {str(index + 1): str(other + 1), str(other + 1): str(index + 1)}
        first = self.options.get(FIRST, "")
        self.options[FIRST] = swapped.get(first, first)
        self._show()
        self._follow_focus(focus, self.rows[index], self.rows[other])

    def _follow_focus(self, focus: QWidget | None, source: SeatRow, target: SeatRow) -> None:
        """Moves the keyboard along with the seat, so that it can be moved again."""
        for name in ("name_box", "kind_box", "colour_button", "up_button", "down_button"):
            control: QWidget = getattr(source, name)
            if focus is not None and (focus is control or control.isAncestorOf(focus)):
                wanted: QWidget = getattr(target, name)
                (wanted if wanted.isEnabled() else target.name_box).setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_add(self) -> None:
        colour = free_colour({seat.colour for seat in self.seats}) or 1
        self.seats.append(Seat("bot", "", colour, level="steady"))
        self._show()
        self.rows[len(self.seats) - 1].kind_box.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_remove(self, index: int) -> None:
        del self.seats[index]
        first = self.options.get(FIRST, "")
        if first.isdigit() and int(first) >= index + 1:
            removed = int(first) == index + 1
            self.options[FIRST] = known_options(self._rules(), {})[FIRST] if removed else str(int(first) - 1)
        self._show()
        self.rows[min(index, len(self.seats) - 1)].name_box.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rules(self) -> GameInfo:
        assert self._info is not None
        return self._info

    def _on_option_changed(self, name: str, value: str) -> None:
        self.options[name] = value

    def _on_import_wanted(self, name: str) -> None:
        choose_deck(self.window(), Path.home(), lambda path: self.import_deck(name, path))

    def import_deck(self, name: str, path: Path) -> None:
        """Takes a deck file in and chooses it, or says in one sentence what is wrong with it."""
        decks = decks_of(self.game)
        assert decks is not None
        try:
            word, _ = decks.take_in(path)
        except CvdeskError as error:
            self.problem_label.setText(error_text(error))
            return
        self.options[name] = word
        self.option_rows[name].retranslate()
        self._show()

    def _on_defaults(self) -> None:
        self.options = known_options(self._rules(), {})
        self._show()

    def _on_advanced(self, shown: bool) -> None:
        self.advanced.setVisible(shown)
        self.advanced_button.set_icon_name("down" if shown else "forward")
        if not shown:
            self.seed_field.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, Esc leaves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
