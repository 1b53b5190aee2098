"""A card over the foot of the log: why a bot did what it did, or what is known of a thing."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cvdesk.control.session import Session
from cvdesk.engine.decision import Target
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import plain
from cvdesk.ui.board.base import BoardView
from cvdesk.ui.context import Context
from cvdesk.ui.panels.odds import ODDS
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import IconButton, Label


@frozen
class Note:
    """What a card says, in the language of the moment."""

    heading: str
    lines: tuple[str, ...]


def thought_note(session: Session, index: int) -> Note | None:
    """Returns why a bot made a record: its best options with their values, and its reasons."""
    thought = session.why(index)
    if thought is None:
        return None
    names = session.names
    options = (
        text("table-why-line", move=plain(label, names), percent=round(100 * value))
        for label, value in thought.options
    )
    reasons = (plain(reason, names) for reason in thought.reasons)
    return Note(text("table-why-heading", player=names.players[thought.seat]), (*options, *reasons))


def thing_note(session: Session, board: BoardView, target: Target) -> Note | None:
    """Returns all that is known of a thing on the board, with what each roll would do to it."""
    piece = board.pieces.get(target)
    if piece is None:
        return None
    odds = ODDS.get(session.match.record.game)
    rows = odds(session.open_view, target) if odds is not None else ()
    described = piece.accessibleDescription()
    lines = (*([described] if described else []), *(plain(row, session.names) for row in rows))
    return Note(piece.accessibleName(), lines)


class NoteCard(Translatable, QFrame):
    """A card of a heading and lines, closed by its button or Esc."""

    closed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._make: Callable[[], Note | None] = lambda: None
        self.heading = Label(context, role="prompt", wrap=True)
        self.body = QLabel()
        self.body.setWordWrap(True)
        self.body.setTextFormat(Qt.TextFormat.PlainText)
        self.body.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self.close_button = IconButton(context, "close", "table-why-close")
        self.close_button.clicked.connect(self.dismiss)
        spacing = Spacing(context.theme, self)
        layout = spacing.of(QVBoxLayout(self), (10, 6, 8, 8), 4)
        head = spacing.of(QHBoxLayout(), gap=4)
        head.addWidget(self.heading, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(head)
        layout.addWidget(self.body)
        self.hide()
        self.start_texts()

    def retranslate(self) -> None:
        """Sets all texts."""
        self._fill()

    def show_note(self, make: Callable[[], Note | None]) -> bool:
        """Shows what `make` returns, now and after a change of language; returns whether that is anything."""
        self._make = make
        known = self._fill()
        self.setVisible(known)
        if known:
            self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)
        return known

    def dismiss(self) -> None:
        """Closes the card."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def _fill(self) -> bool:
        note = self._make()
        if note is None:
            return False
        self.heading.setText(note.heading)
        self.body.setText("\n".join(note.lines))
        self.setAccessibleName("\n".join([note.heading, *note.lines]))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
