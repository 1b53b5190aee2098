"""The table itself: turn bar, board and side panel; the table and replay pages add a bar below."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from attrs import evolve
from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from cvdesk.control.pacing import PACES
from cvdesk.control.session import Session
from cvdesk.engine.decision import Target
from cvdesk.engine.event import Event
from cvdesk.engine.match import LogEntry
from cvdesk.engine.message import Message
from cvdesk.engine.rules import NOBODY
from cvdesk.i18n.render import plain
from cvdesk.ui.announce import announce
from cvdesk.ui.board.base import BoardView
from cvdesk.ui.board.registry import make_board
from cvdesk.ui.context import Context
from cvdesk.ui.panels.decision_panel import DecisionPanel
from cvdesk.ui.panels.log_model import Role
from cvdesk.ui.panels.log_panel import LogPanel
from cvdesk.ui.panels.note_card import Note, NoteCard, thing_note, thought_note
from cvdesk.ui.panels.rules_panel import RulesPanel
from cvdesk.ui.panels.seats_panel import SeatScroll, SeatsPanel, SideColumn
from cvdesk.ui.panels.toast import Toast
from cvdesk.ui.panels.turn_bar import TurnBar
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable

SIDE_WIDTH = 248
"""The side panel at scale 100 %."""
SIDE_WIDEST = 360
BOARD_WIDTH = 776
LEAST_BESIDE = 1000
"""Below this width the side panel becomes a drawer."""


class TableFrame(Translatable, QWidget):
    """Shows a session and passes on what people do; subclassed by nobody, used by pages."""

    clicked = Signal(object)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.session: Session | None = None
        self.board: BoardView | None = None
        self._refused: Target | None = None
        self._seat: int | None = None
        self._side_open, self._drawer_open = True, False
        self._build()
        self._connect()
        context.theme.changed.connect(self._arrange)
        self.start_texts()

    # ---- building

    def _build(self) -> None:
        context = self.context
        self.turn_bar = TurnBar(context)
        self.middle = QWidget()
        self.ground = QWidget(self.middle)
        self.scroll_area = QScrollArea()
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its pieces take the focus
        self.seats, self.log, self.note = SeatsPanel(context), LogPanel(context), NoteCard(context)
        self.seat_scroll = SeatScroll(self.seats)
        self.moves, self.rules = DecisionPanel(context), RulesPanel(context)
        self.side = QStackedWidget()
        spacing = Spacing(context.theme, self)
        overview = SideColumn()
        column = spacing.of(QVBoxLayout(overview), (0, 6, 8, 6), 6)
        column.addWidget(self.seat_scroll)
        column.addWidget(self.log, 1)
        column.addWidget(self.note)
        self.overview = overview
        for widget in (overview, self.moves, self.rules):
            # as a drawer it lies over the board
            widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            self.side.addWidget(widget)
        self.side.setParent(self.middle)
        spacing.of(QVBoxLayout(self.ground), (8, 4, 8, 4)).addWidget(self.scroll_area)
        self.toast = Toast(context, self.ground)
        outer = spacing.of(QVBoxLayout(self), gap=0)
        outer.addWidget(self.turn_bar)
        outer.addWidget(self.middle, 1)

    def _connect(self) -> None:
        self.turn_bar.undo_wanted.connect(self.undo)
        self.turn_bar.redo_wanted.connect(self.redo)
        self.turn_bar.moves_wanted.connect(self.toggle_moves)
        self.turn_bar.rules_wanted.connect(self.toggle_rules)
        self.turn_bar.panel_wanted.connect(self.toggle_panel)
        self.turn_bar.return_wanted.connect(self.look_at_present)
        self.turn_bar.focus_left.connect(self.focus_board)
        self.toast.rule_wanted.connect(self.open_rules)
        self.log.look_wanted.connect(self._on_look_wanted)
        self.log.rule_wanted.connect(self.open_rules)
        self.log.why_wanted.connect(self.show_why)
        self.note.closed.connect(self.focus_board)
        self.moves.closed.connect(self.show_overview)
        self.rules.closed.connect(self.show_overview)

    @property
    def is_narrow(self) -> bool:
        """Whether the side panel is a drawer over the board, because there is no room beside it."""
        return self.width() < self.context.theme.px(LEAST_BESIDE)

    def _arrange(self) -> None:
        px = self.context.theme.px
        free = self.width() - px(BOARD_WIDTH)
        width = max(px(SIDE_WIDTH), min(px(SIDE_WIDEST), free))
        area = self.middle.rect()
        self.side.setVisible(self._drawer_open if self.is_narrow else self._side_open)
        beside = 0 if self.is_narrow or self.side.isHidden() else width
        self.ground.setGeometry(0, 0, area.width() - beside, area.height())
        self.side.setGeometry(area.width() - width, 0, width, area.height())
        self.side.raise_()
        self.toast.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the width between board and side panel, when the layout has done its part."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._arrange)

    def _open_side(self, open: bool) -> None:
        if self.is_narrow:
            self._drawer_open = open
        else:
            self._side_open = open
        self._arrange()

    def retranslate(self) -> None:
        """Sets the texts that are no child's own."""
        self._sync_toast()

    # ---- a session

    def open(self, session: Session) -> None:
        """Shows a session, without starting it."""
        self.session = session
        self.board = make_board(session.match.record.game, self.context, session.seats)
        before = self.scroll_area.takeWidget()
        if before is not None:
            # hidden first: a piece that is destroyed while it has the focus would still ask its board
            before.hide()
            before.deleteLater()
        self.scroll_area.setWidget(self.board)
        self.board.clicked.connect(self._on_board_clicked)
        self.board.asked_why.connect(self._on_asked_why)
        self.board.focused.connect(self._on_board_focused)
        self.board.inspected.connect(self.inspect)
        self.board.plan_wanted.connect(session.play_plan)
        self.board.seat_anchor = self._seat_anchor
        self.board.history = self._history
        self._set_pace()
        for part in (self.turn_bar, self.seats, self.log, self.moves):
            part.open(session)
        self.rules.open(session.match.record.game)
        self.show_overview()
        session.happened.connect(self._on_happened)
        session.changed.connect(self.sync)
        session.selection_changed.connect(self._on_selection_changed)
        session.thinking_changed.connect(self.seats.sync)
        session.problem.connect(self._on_problem)
        self.sync()
        self._order_focus()

    def _order_focus(self) -> None:
        """Lets Tab go from the bar above over the board to the panel beside it (UX 2.10, A3)."""
        assert self.board is not None
        bar = self.turn_bar
        buttons = (bar.back, bar.undo, bar.redo, bar.moves, bar.rules, bar.panel)
        chain = [*buttons, *self.board.pieces.values(), *self.seats.rows, self.log.list]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _seat_anchor(self, seat: int) -> QPoint | None:
        return self.seats.anchor(seat) if self.seats.isVisible() else None

    def _history(self) -> Iterator[Event]:
        """Yields what has happened until the moment that is shown, the latest first."""
        session = self.session
        if session is None:
            return
        until = session.match.index if session.shown_index is None else session.shown_index
        for entry in reversed(session.match.log):
            if entry.index <= until:
                yield session.seen(entry.event)

    def _set_pace(self) -> None:
        """Bots that play faster move faster; one's own pieces keep their time."""
        if self.board is not None:
            factor = PACES.get(self.context.settings.value.pace, 1.0)
            self.board.pace = 1.0 if factor is None else factor

    def sync(self) -> None:
        """Shows what the session is now."""
        session, board = self.session, self.board
        if session is None or board is None:
            return
        self._refused = None
        self._turn_secrets(session, board)
        board.is_live = session.shown_index is None and not session.read_only
        board.sync(session.view, session.decision, session.selection, session.names, session.pointed)
        for part in (self.turn_bar, self.seats, self.log, self.moves):
            part.sync()
        self.toast.hide()

    def _turn_secrets(self, session: Session, board: BoardView) -> None:
        """Lays secrets face down where others look on; a list of moves would tell them too."""
        screen = session.screen
        told = screen.masked and screen.seat != self._seat and self.side.currentWidget() is self.moves
        self._seat = screen.seat
        board.set_masked(screen.masked)
        if told:
            QTimer.singleShot(0, self, self.show_overview)

    def _sync_toast(self) -> None:
        session = self.session
        refusal = session.why_not(self._refused) if session and self._refused is not None else None
        if session is not None and refusal is not None:
            self.toast.say(plain(refusal.message, session.names), refusal.rule)
        else:
            self.toast.hide()

    def _on_happened(self, entries: list[LogEntry]) -> None:
        assert self.session is not None and self.board is not None
        seen = [evolve(entry, event=self.session.seen(entry.event)) for entry in entries]
        self._set_pace()
        self.board.animate(seen)
        announce(self, self._spoken(seen), assertive=self.session.view.actor == NOBODY)

    def _spoken(self, entries: list[LogEntry]) -> str:
        """Says what has happened, and what a person must do now unless a roll has just told it."""
        assert self.session is not None
        session = self.session
        messages = [entry.event.message for entry in entries]
        rolled = any(param.kind == "die" for each in messages for param in each.params.values())
        if session.decision is not None and not rolled:
            messages.append(session.prompt)
        return ". ".join(plain(each, session.names) for each in messages)

    def _on_selection_changed(self) -> None:
        session, board = self.session, self.board
        if session is not None and board is not None:
            self._refused = None
            board.sync(session.view, session.decision, session.selection, session.names, session.pointed)
            self.toast.hide()

    def _on_problem(self, message: Message) -> None:
        assert self.session is not None
        sentence = plain(message, self.session.names)
        self.toast.say(sentence)
        announce(self, sentence)

    # ---- what people do

    def _on_board_clicked(self, target: Target) -> None:
        if self.session is not None and not self.session.click(target):
            self._on_asked_why(target)

    def _on_asked_why(self, target: Target) -> None:
        self._refused = target
        self._sync_toast()
        if not self.toast.isHidden():
            announce(self, self.toast.label.text())

    def _on_board_focused(self, target: Target) -> None:
        piece = self.board.pieces.get(target) if self.board is not None else None
        if piece is not None:
            margin = self.context.theme.px(24)
            self.scroll_area.ensureWidgetVisible(piece, margin, margin)

    def _on_look_wanted(self, index: int) -> None:
        assert self.session is not None
        self.session.look_at(index)

    def look_at_present(self) -> None:
        """Returns from a past moment."""
        if self.session is not None and self.session.shown_index is not None:
            self.session.look_at(None)

    def undo(self) -> None:
        """Takes the last decision back."""
        if self.session is not None:
            self.session.undo()

    def redo(self) -> None:
        """Plays again what was taken back."""
        if self.session is not None:
            self.session.redo()

    def hurry(self) -> None:
        """Ends the present animation and wait."""
        if self.board is not None and self.session is not None:
            self.board.finish_animation()
            self.session.hurry()

    def show_why(self, index: int | None = None) -> None:
        """Shows why a bot chose as it did: at a record, or its last choice."""
        index = self.log.last_choice() if index is None else index
        if index is None:
            self._on_problem(Message("table-why-none"))
        else:
            self._show_note(lambda: thought_note(self.session, index) if self.session else None)

    def inspect(self, target: Target) -> None:
        """Shows all that is known of a thing on the board, with what each roll would do to it."""
        session, board = self.session, self.board
        if session is not None and board is not None:
            self._show_note(lambda: thing_note(session, board, target))

    def _show_note(self, make: Callable[[], Note | None]) -> None:
        self.side.setCurrentWidget(self.overview)
        self._open_side(True)
        self.note.show_note(make)

    # ---- the side panel

    def show_overview(self) -> None:
        """Shows seats and log; a drawer closes, since the board was wanted back."""
        self.side.setCurrentWidget(self.overview)
        if self.is_narrow:
            self._open_side(False)
        self.focus_board()

    def call_moves(self) -> None:
        """Shows the list of all moves or brings the keyboard into it; closes it when that is there."""
        shown = self.side.currentWidget() is self.moves and self.side.isVisible()
        if shown and not self.moves.has_focus:
            self.moves.take_focus()
        else:
            self.toggle_moves()

    def toggle_moves(self) -> None:
        """Shows the list of all moves, or closes it."""
        if self.side.currentWidget() is self.moves and self.side.isVisible():
            self.show_overview()
        else:
            self.side.setCurrentWidget(self.moves)
            self._open_side(True)
            self.moves.start()

    def open_rules(self, anchor: str = "") -> None:
        """Shows the rulebook, at a clause if one is given."""
        self.side.setCurrentWidget(self.rules)
        self._open_side(True)
        self.rules.show_clause(anchor)

    def toggle_rules(self) -> None:
        """Shows the rulebook, or closes it."""
        if self.side.currentWidget() is self.rules and self.side.isVisible():
            self.show_overview()
        else:
            self.open_rules(self._rule_of_refusal())

    def rule_at_focus(self) -> str:
        """Returns the clause behind what has the focus, else behind what must be done now; empty for none."""
        row = self.log.list.currentIndex()
        if self.log.list.hasFocus() and row.isValid():
            return str(row.data(Role.RULE) or "")
        return self._rule_of_refusal() or self._rule_of_thing()

    def _rule_of_refusal(self) -> str:
        refusal = self.session.why_not(self._refused) if self.session and self._refused else None
        return refusal.rule if refusal is not None else ""

    def _rule_of_thing(self) -> str:
        session = self.session
        if session is None or self.board is None:
            return ""
        target = self.board.focus_target()
        if target is None and session.decision is not None:
            target = session.decision.options[0].targets[0]
        return session.rules.rule_of(session.view, target) if target is not None else ""

    def toggle_panel(self) -> None:
        """Shows or hides the side panel; a focus inside goes to the board."""
        focus = self.focusWidget()
        inside = focus is not None and self.side.isAncestorOf(focus)
        self._open_side(self.side.isHidden())
        if inside and self.side.isHidden():
            self.focus_board()

    def focus_log(self) -> None:
        """Puts the keyboard into the log."""
        self.side.setCurrentWidget(self.overview)
        self._open_side(True)
        self.log.take_focus()

    def focus_board(self) -> None:
        """Puts the keyboard onto the board."""
        if self.board is not None:
            self.board.take_focus(Qt.FocusReason.OtherFocusReason)

    def next_region(self, step: int) -> None:
        """Moves the keyboard to the next region: board, seats, log, turn bar; -1 goes back."""
        regions: list[QWidget] = [self.ground, self.seats, self.log, self.turn_bar]
        focus = self.focusWidget()
        at = next((n for n, each in enumerate(regions) if focus is not None and each.isAncestorOf(focus)), 0)
        wanted = regions[(at + step) % len(regions)]
        if wanted is self.ground:
            self.focus_board()
        elif wanted is self.seats and self.seats.rows:
            self.seats.rows[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif wanted is self.log:
            self.focus_log()
        else:
            self.turn_bar.moves.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def escape(self) -> bool:
        """Closes or clears the topmost thing; returns whether there was anything."""
        session = self.session
        if not self.note.isHidden():
            self.note.dismiss()
        elif self.side.currentWidget() is not self.overview or (self.is_narrow and self._drawer_open):
            self.show_overview()
        elif session is not None and session.shown_index is not None and not session.read_only:
            self.look_at_present()
        elif not self.toast.isHidden():
            self._refused = None
            self.toast.hide()
        else:
            return session is not None and session.clear_selection()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, F6 changes the region, Ctrl and a digit look at what lies before a seat."""
        if event.key() == Qt.Key.Key_Escape and self.escape():
            return
        seat = event.key() - Qt.Key.Key_1
        wanted = event.modifiers() == Qt.KeyboardModifier.ControlModifier and 0 <= seat < len(self.seats.rows)
        if wanted and self.board is not None and self.board.look_at_seat(seat):
            return
        if event.key() == Qt.Key.Key_F6:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.next_region(-1 if back else 1)
            return
        super().keyPressEvent(event)
