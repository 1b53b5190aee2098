"""The matches that wait on the home page: go on with one, or throw it away and think again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QStackedLayout, QVBoxLayout, QWidget

from cvdesk.engine.message import Message, P
from cvdesk.i18n.catalog import locale_of, text
from cvdesk.i18n.formats import moment_text
from cvdesk.storage.saves import SaveEntry, Saves
from cvdesk.ui import icons
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import (
    Button,
    Card,
    FitLabel,
    IconButton,
    Label,
    PrimaryButton,
    SeatBadge,
    SecondaryButton,
)

AFTER_PAINT = 30
"""Milliseconds that the first paint is given before anything else is read."""
FIRST_ROWS = 3
"""How many matches are listed before "Show all"; above the games, where room is dear, just one."""


class ContinueList(Translatable, Card):
    """Lists unfinished matches, last played first, and opens files."""

    continue_wanted = Signal(object)
    """The path of a match."""
    open_wanted = Signal()
    problem = Signal(object)
    """A `Message`: why a match cannot be deleted."""
    changed = Signal()
    """Another match is listed, or it is known that none is."""
    filled = Signal()
    """All matches have been read."""

    def __init__(self, context: Context, saves: Saves, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.rows: list[MatchRow] = []
        self._saves = saves
        self._reading: Iterator[SaveEntry] | None = None
        self._shows_all = False
        self._is_wide = False
        self._spacing = Spacing(context.theme, self)
        self.empty_label = Label(context, "home-continue-empty", role="muted", wrap=True)
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.empty_picture = QLabel()
        self.empty_picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.more_button = SecondaryButton(context)
        self.more_button.set_role("ghost")
        self.more_button.clicked.connect(self._on_more)
        self.open_button = Button(context, "home-open-button", tip_id="home-open-tip")
        self.open_button.clicked.connect(self.open_wanted)
        self._column = self._spacing.of(QVBoxLayout(self), (14, 12, 14, 10), 8)
        self._head = self._spacing.of(QHBoxLayout(), gap=8)
        self._head.addWidget(Label(context, "home-continue-title", role="seat"), 1)
        self._column.addLayout(self._head)
        self._list = self._spacing.of(QVBoxLayout(), gap=8)
        self._column.addLayout(self._list, 1)
        self._column.addWidget(self.open_button)
        self._list.addStretch(1)
        for widget in (self.empty_picture, self.empty_label, self.more_button):
            self._list.addWidget(widget)
        self._list.addStretch(1)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_one)
        context.theme.changed.connect(self._paint_empty)
        self._paint_empty()
        self._show_rows()
        self.start_texts()

    def _paint_empty(self) -> None:
        theme = self.context.theme
        side, ratio = theme.px(56), self.devicePixelRatioF()
        self.empty_picture.setPixmap(icons.pixmap("die-4", side, theme.colour("line"), ratio=ratio))

    def retranslate(self) -> None:
        """Sets the count on the button that shows all."""
        word = "fewer" if self._shows_all else "more"
        self.more_button.setText(text(f"home-continue-{word}", count=len(self.rows)))

    @property
    def first_rows(self) -> int:
        """How many matches are seen before "Show all"."""
        return 1 if self._is_wide else FIRST_ROWS

    def set_wide(self, wide: bool) -> None:
        """Lays the list out low and wide, to stand above the games, or as a column beside them."""
        if wide == self._is_wide:
            return
        self._is_wide = wide
        (self._head if wide else self._column).addWidget(self.open_button)
        for row in self.rows:
            row.set_wide(wide)
        self._show_rows()

    def buttons(self) -> list[QWidget]:
        """Returns what Tab goes through, in the order in which it is seen."""
        rows = [
            button
            for row in self.rows
            for button in (row.continue_button, row.delete_button, row.undo_button)
        ]
        opens: list[QWidget] = [self.open_button]
        return [*opens, *rows, self.more_button] if self._is_wide else [*rows, self.more_button, *opens]

    # ---- reading

    def refresh_soon(self) -> None:
        """Starts to read the folder anew as soon as the program is idle."""
        self._reading = None
        self._timer.start(AFTER_PAINT)

    def _read_one(self) -> None:
        if self._reading is None:
            self._timer.setInterval(0)
            self._clear()
            self._reading = self._saves.entries()
        entry = next(self._reading, None)
        if entry is None:
            self._timer.stop()
            self._reading = None
            self._show_rows()
            self.changed.emit()
            self.filled.emit()
        elif not entry.finished:
            self._add(entry)

    def _add(self, entry: SaveEntry) -> None:
        row = MatchRow(self.context, entry, first=not self.rows)
        row.set_wide(self._is_wide)
        row.continue_wanted.connect(self.continue_wanted)
        row.problem.connect(self.problem)
        self._list.insertWidget(self._list.indexOf(self.more_button), row)
        self.rows.append(row)
        self._show_rows()
        self.changed.emit()

    def _clear(self) -> None:
        for row in self.rows:
            row.deleteLater()
        self.rows.clear()
        self._show_rows()

    # ---- showing

    def _show_rows(self) -> None:
        self.empty_label.setVisible(not self.rows)
        self.empty_picture.setVisible(not self.rows)
        self._list.setStretch(0, 0 if self.rows else 1)
        for index, row in enumerate(self.rows):
            row.setVisible(self._shows_all or index < self.first_rows)
        self.more_button.setVisible(len(self.rows) > self.first_rows)
        self.retranslate()

    def _on_more(self) -> None:
        self._shows_all = not self._shows_all
        self._show_rows()

    def finish_deleting(self) -> None:
        """Removes the files of all rows that were thrown away; call it when the list is left."""
        for row in self.rows:
            if row.deleted and not row.is_open_elsewhere():
                self._saves.delete(row.match.path)


class MatchRow(Translatable, QWidget):
    """One waiting match; thrown away, it offers to undo that until the page is left."""

    continue_wanted = Signal(object)
    problem = Signal(object)

    def __init__(
        self, context: Context, match: SaveEntry, *, first: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.match = match
        self.deleted = False
        self._spacing = Spacing(context.theme, self)
        self.names = FitLabel(context, bold=True)
        self.when = FitLabel(context, role="body", colour="muted")
        kind = PrimaryButton if first else SecondaryButton
        self.continue_button = kind(context, "home-continue-button", icon_name="play")
        self.delete_button = IconButton(context, "delete")
        self.deleted_label = Label(context, "home-continue-deleted", role="muted", wrap=True)
        self.undo_button = SecondaryButton(context, "home-continue-undo", icon_name="undo")
        self.continue_button.clicked.connect(lambda: self.continue_wanted.emit(match.path))
        self.delete_button.clicked.connect(self._on_delete)
        self.undo_button.clicked.connect(self._on_undo)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._present())
        self._stack.addWidget(self._gone())
        self.start_texts()

    def retranslate(self) -> None:
        """Sets who plays, which game and turn, and how long ago it was."""
        seats = ", ".join(seat.name for seat in self.match.seats)
        ago = ago_text(self.match.modified)
        self.names.setText(seats)
        game = text(f"home-game-{self.match.game.replace('_', '-')}")
        self.when.setText(f"{text('home-continue-turn', game=game, turn=self.match.turn)} · {ago}")
        self.when.setToolTip(moment_text(self.match.modified, locale_of()))
        named = {"game": game, "seats": seats, "date": ago}
        self.continue_button.setAccessibleName(text("home-continue-button-name", **named))
        self.delete_button.set_label(text("home-continue-delete"))
        self.delete_button.setAccessibleName(text("home-continue-delete-name", **named))

    def _present(self) -> QWidget:
        page = QFrame()
        self._line = self._spacing.of(QBoxLayout(QBoxLayout.Direction.TopToBottom, page), (0, 4, 0, 4), 2)
        words = self._spacing.of(QVBoxLayout(), gap=2)
        marks = self._spacing.of(QHBoxLayout(), gap=4)
        for seat in self.match.seats:
            marks.addWidget(SeatBadge(self.context, seat.colour, seat.name, size=24))
        marks.addStretch(1)
        buttons = self._spacing.of(QHBoxLayout(), gap=4)
        buttons.addWidget(self.continue_button, 1)
        buttons.addWidget(self.delete_button)
        words.addLayout(marks)
        words.addWidget(self.names)
        words.addWidget(self.when)
        self._line.addLayout(words, 1)
        self._line.addLayout(buttons, 1)
        return page

    def set_wide(self, wide: bool) -> None:
        """Puts the buttons beside the words, or below them."""
        direction = QBoxLayout.Direction
        self._line.setDirection(direction.LeftToRight if wide else direction.TopToBottom)

    def _gone(self) -> QWidget:
        page = QFrame()
        line = self._spacing.of(QHBoxLayout(page), gap=8)
        line.addWidget(self.deleted_label, 1)
        line.addWidget(self.undo_button)
        return page

    def is_open_elsewhere(self) -> bool:
        """Tells whether another program plays this match right now."""
        from cvdesk.control.autosave import is_open_elsewhere  # the home page starts faster without it

        return is_open_elsewhere(self.match.path)

    def _on_delete(self) -> None:
        if self.is_open_elsewhere():
            self.problem.emit(Message("error-save-locked", {"file": P.name(self.match.path.name)}))
            return
        self.deleted = True
        self._stack.setCurrentIndex(1)
        self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_undo(self) -> None:
        self.deleted = False
        self._stack.setCurrentIndex(0)
        self.continue_button.setFocus(Qt.FocusReason.OtherFocusReason)


def ago_text(moment: datetime) -> str:
    """Returns how long ago a moment was, as "3 hours ago"; one after a clock was set back is just now."""
    from babel.dates import format_timedelta  # the home page is painted before it is needed

    past = min(moment - datetime.now(UTC), -timedelta(seconds=1))
    return str(format_timedelta(past, add_direction=True, locale=locale_of()))
