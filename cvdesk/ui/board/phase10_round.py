"""The panel at the end of a round of Phase 10: who laid, how the markers moved, what became of the hands.

It lies over the ring, where nothing is to be done then, and holds nobody up: cards are
kept, bots play on and every key of the board works below it.  It goes by its button, by
Esc, and with the first throw of whoever looks at it; spectators see it until the first
throw of all.  All it says has lain open on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cvdesk.engine import Message, P
from cvdesk.engine.message import message
from cvdesk.games.phase10.report import RoundReport, last_round
from cvdesk.games.phase10.steps import STEP_KEEP, STEP_ROLL
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.render import Names, plain
from cvdesk.ui.announce import announce
from cvdesk.ui.board.pieces import scroll_area_of
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import FitLabel, Label, SeatBadge, SecondaryButton

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard

_BADGE, _ROW = 26, 32
_SHARES = (0, 5, 7, 7, 9)
"""How the columns share the width: badge, name, phase, marker, cards."""


def laid_words(report: RoundReport, player: int) -> Message:
    """Returns whether a player laid the phase in the round."""
    laid = any(meld.owner == player for meld in report.melds)
    return message("phase10-round-laid") if laid else message("phase10-round-not-laid")


def marker_words(report: RoundReport, player: int, phase: int) -> Message:
    """Returns how far the marker of a player has moved, which stands on a phase now."""
    before, after = report.moves[player]
    if after:
        return message("phase10-round-moves", before=P.value(before), after=P.value(after))
    return message("phase10-round-stays", phase=P.value(phase))


def cards_words(report: RoundReport, player: int, *, chooses: bool) -> Message:
    """Returns what became of a player's hand; `chooses` while cards to keep are still chosen."""
    if report.kept[player]:
        return message("phase10-round-kept", count=P.count(report.kept[player]))
    if chooses:
        return message("phase10-round-chooses")
    left = report.left[player]
    if not left:
        return message("phase10-round-out")
    if report.moves[player][1]:
        return message("phase10-round-left", count=P.count(left))
    return message("phase10-round-kept-none")


class RoundPanel(Translatable, QFrame):
    """A row for each seat, and a button that closes it."""

    def __init__(self, board: PhaseBoard) -> None:
        super().__init__(board)
        self.setProperty("role", "card")
        self._board = board
        self._view: PhaseView | None = None
        self._names = Names()
        self._known: tuple[int, ...] = ()
        self._found: RoundReport | None = None
        self._report: RoundReport | None = None
        self._seen: set[tuple[int, int | None]] = set()
        """Rounds and the seats that have closed the panel after them."""
        context = board.context
        self.heading = Label(context, role="prompt", wrap=True)
        self.rows = [self._make_row(player) for player in range(len(board.seats))]
        self.button = SecondaryButton(context, "phase10-round-close")
        self.button.clicked.connect(self.dismiss)
        self.button.installEventFilter(self)
        self._build()
        context.theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()
        self.hide()
        self.start_texts()

    def _make_row(self, player: int) -> tuple[FitLabel, ...]:
        """Makes name, phase, marker and cards of a seat."""
        context = self._board.context
        name = FitLabel(context, self._board.seats[player].name, bold=True)
        return (name, *(FitLabel(context) for _ in range(3)))

    def _build(self) -> None:
        context = self._board.context
        spacing = Spacing(context.theme, self)
        self._inner = QWidget()
        self._grid = spacing.of(QGridLayout(self._inner), gap=8, row_gap=0)
        for player, row in enumerate(self.rows):
            seat = self._board.seats[player]
            badge = SeatBadge(context, seat.colour, seat.name, size=_BADGE)
            for column, widget in enumerate((badge, *row)):
                self._grid.addWidget(widget, player, column)
        for column, share in enumerate(_SHARES):
            self._grid.setColumnStretch(column, share)
        self.area = QScrollArea()
        self.area.setWidget(self._inner)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = spacing.of(QHBoxLayout(), gap=8)
        head.addWidget(self.heading, 1)
        head.addWidget(self.button)
        outer = spacing.of(QVBoxLayout(self), (14, 6, 10, 10), 4)
        outer.addLayout(head)
        outer.addWidget(self.area, 1)

    def _on_theme_changed(self) -> None:
        for player in range(len(self.rows)):
            self._grid.setRowMinimumHeight(player, self._board.context.theme.px(_ROW))

    # ---- when it is shown

    def show_view(self, view: PhaseView, names: Names) -> None:
        """Follows the view: appears when a round is over, and goes when the next one is under way."""
        self._view, self._names = view, names
        if view.turn == view.viewer and view.step not in (STEP_ROLL, STEP_KEEP):
            self._seen.add((view.round - 1, view.viewer))
        report = self._report = self._report_of(view)
        if report is None or self._is_closed(report, view):
            self._close()
            return
        self.retranslate()
        if self.isHidden():
            self._appear()

    def _report_of(self, view: PhaseView) -> RoundReport | None:
        """Returns how the round went that is just over; None when there is nothing to tell."""
        keeping = view.step == STEP_KEEP
        begins = view.round > 1 and view.turns == 1 and view.step == STEP_ROLL
        eyes = view.viewer is not None and view.round > 1 and view.step != STEP_KEEP and view.actor >= 0
        if not self._board.is_live or not (keeping or begins or eyes):
            return None
        known = (view.round, keeping, view.actor if keeping else -1)
        if known != self._known:
            self._known = known
            self._found = last_round(self._board.history(), view.players)
        return self._found

    def _is_closed(self, report: RoundReport, view: PhaseView) -> bool:
        """Tells whether whoever looks has closed it; where nobody's eyes are known, whether anybody has."""
        if view.viewer is None:
            return any(number == report.number for number, _ in self._seen)
        return (report.number, view.viewer) in self._seen

    def _appear(self) -> None:
        board = self._board
        had_focus = board.focus_target() is not None
        self.place()
        self.show()
        self.raise_()
        announce(board, self.accessibleName())
        if had_focus:
            self.button.setFocus(Qt.FocusReason.PopupFocusReason)

    def dismiss(self) -> None:
        """Closes the panel for whoever looks at it."""
        if self._report is not None and self._view is not None:
            self._seen.add((self._report.number, self._view.viewer))
        self._close()

    def _close(self) -> None:
        if self.isHidden():
            return
        had_focus = self.button.hasFocus()
        self.hide()
        if had_focus:
            self._board.take_focus()

    # ---- what it says

    def retranslate(self) -> None:
        """Sets all texts."""
        report, view = self._report, self._view
        if report is None or view is None:
            return
        number = P.value(report.number)
        over = "phase10-round-over" if report.finisher is not None else "phase10-round-too-long"
        self.heading.setText(plain(message(over, round=number), self._names))
        said = [self.heading.text()]
        for player, row in enumerate(self.rows):
            chooses = view.step == STEP_KEEP and player in (view.actor, *view.keepers)
            told = (
                laid_words(report, player),
                marker_words(report, player, view.markers[player]),
                cards_words(report, player, chooses=chooses),
            )
            laid = bool(report.moves[player][1])
            for label, words in zip(row[1:], told, strict=True):
                label.setText(plain(words, self._names))
            row[1].set_colour("success" if laid else "muted")
            row[2].set_colour("ink" if laid else "muted")
            said.append(": ".join((row[0].text(), ", ".join(label.text() for label in row[1:]))))
        self.setAccessibleName("\n".join(said))
        self.button.setAccessibleDescription("\n".join(said))

    # ---- where it lies

    def place(self) -> None:
        """Lies over the ring, or as much of the board as its words need at a large scale."""
        board, px = self._board, self._board.context.theme.px
        ring = board.layout_.ring
        area = scroll_area_of(board)
        seen = board.rect()
        if area is not None:
            corner = board.mapFrom(area.viewport(), area.viewport().rect().topLeft())
            seen = seen.intersected(QRect(corner, area.viewport().size()))
        wide = min(max(round(ring.width), px(460)), seen.width())
        head = self.button.sizeHint()
        words = self.heading.heightForWidth(wide - head.width() - px(32))
        high = len(self.rows) * px(_ROW) + max(words, head.height()) + px(24)
        left = max(seen.left(), min(round(ring.centre.x - wide / 2), seen.right() + 1 - wide))
        high = min(high, seen.height())
        top = max(seen.top(), min(round(ring.centre.y - high / 2), seen.bottom() + 1 - high))
        self.setGeometry(left, top, wide, high)

    def lift(self) -> None:
        """Lies above all pieces again."""
        if not self.isHidden():
            self.place()
            self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lets arrows on the button scroll where not all rows are seen."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            bar = self.area.verticalScrollBar()
            step = (event.key() == Qt.Key.Key_Down) - (event.key() == Qt.Key.Key_Up)
            if step and bar.maximum():
                bar.setValue(bar.value() + step * self._board.context.theme.px(_ROW))
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Esc close; other keys are for the board below."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            if not event.isAutoRepeat():
                self.dismiss()
            event.accept()
        else:
            super().keyPressEvent(event)
