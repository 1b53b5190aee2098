"""The board of Phase 10: ring and phase track, deck and pile, laid combinations, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cvdesk.control.selection import Selection
from cvdesk.engine.decision import Option, Target
from cvdesk.engine.event import Event
from cvdesk.engine.message import Message
from cvdesk.engine.record import Seat
from cvdesk.engine.view import View
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.catalog import current_language
from cvdesk.i18n.render import Names
from cvdesk.ui.board import phase10_layout
from cvdesk.ui.board.animator import Step
from cvdesk.ui.board.base import FADE, BoardView
from cvdesk.ui.board.phase10_builder import PhaseBuilder
from cvdesk.ui.board.phase10_ground import paint_captions, paint_ground
from cvdesk.ui.board.phase10_hand import BY_NUMBER
from cvdesk.ui.board.phase10_labels import Labels
from cvdesk.ui.board.phase10_layout import PhaseLayout
from cvdesk.ui.board.phase10_melds import MeldRows
from cvdesk.ui.board.phase10_motion import steps_of
from cvdesk.ui.board.phase10_preview import PhasePreview
from cvdesk.ui.board.phase10_round import RoundPanel
from cvdesk.ui.board.phase10_table import PhaseTable, Scene
from cvdesk.ui.board.phase10_words import Words
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.context import Context

_MOVES = ("phase10.move", "phase10.star")
_LAYING = "phase10.lay"
_SECRET = ("hand", "pile", "group", "start", "lay", "meld", "low", "high")
"""Zones whose marks would tell what somebody holds, while the hand lies face down."""


class PhaseBoard(BoardView):
    """The table of Phase 10."""

    design = (phase10_layout.WIDTH, phase10_layout.HEIGHT)
    has_secrets = True
    layout_: PhaseLayout

    def __init__(self, context: Context, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(context, seats, parent)
        self.scene = Scene()
        self.layout_ = PhaseLayout.within(self.width(), self.height(), context.theme.scale / 100)
        self.touched: set[int] = set()
        """Spaces that bots have come to since the last move of a person."""
        self.words = Words(Names())
        self._said: tuple[Names, str] | None = None
        self._orders: dict[int, int] = {}
        self.table = PhaseTable(self)
        self.rows = MeldRows(self)
        self.builder = PhaseBuilder(self)
        self.labels = Labels(self)
        self.preview = PhasePreview(self)
        self.round_panel = RoundPanel(self)
        self._placed: tuple[object, ...] = ()
        self._stays_up = False
        self.start_texts()

    # ---- BoardView

    def stamp(self) -> object:
        """Returns the layout, on which all pictures depend."""
        return self.layout_

    def show_view(self, view: View) -> None:
        """Puts everything where the view says, at once."""
        assert isinstance(view, PhaseView)
        self._renew_words()
        self._show_all(view)

    def _renew_words(self) -> None:
        wanted = (self.names, current_language())
        if self._said != wanted:
            self._said = wanted
            self.words = Words(self.names)

    def _show_all(self, view: PhaseView) -> None:
        with self.quiet():
            self.scene = self.table.scene_of(view, self.order_of(view))
            self.table.make_pieces()
            self.rows.show_view(view, self.names)
            self.builder.show_view(view, self.names)
            self.labels.write(view)
        self.settle()
        self.round_panel.show_view(view, self.names)
        self.offer_changed.emit()

    def arrange(self) -> None:
        """Lays everything out anew."""
        self.layout_ = PhaseLayout.within(self.width(), self.height(), self.context.theme.scale / 100)
        self._renew()  # the layout is part of the stamp
        self.preview.resize()
        self._renew_words()
        self.rows.place(self.layout_.melds, self.layout_.zoom)
        self.builder.place(self.layout_.builder, self.layout_.zoom)
        if isinstance(self.view, PhaseView):
            self.rows.show_view(self.view, self.names)
            self.builder.show_view(self.view, self.names)
            self.labels.write(self.view)
        self.settle()

    def reading_order(self) -> list[Piece]:
        """Returns what is seen in the order in which it is read out."""
        return [piece for piece in self.table.order() if not piece.isHidden()]

    def take_focus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Gives the focus to the panel that lies over everything, else to a piece."""
        if self.round_panel.isHidden():
            super().take_focus(reason)
        else:
            self.round_panel.button.setFocus(reason)

    def usable_pieces(self) -> list[Piece]:
        """Returns what can be clicked; a phase that can be laid comes first, so Enter lays it."""
        usable = super().usable_pieces()
        return [self.builder.button, *usable] if self.builder.is_ready else usable

    def resolve(self, piece: Piece, position: QPointF) -> Target:
        """Returns what a click means: either die throws both, a run takes cards at its nearer end."""
        if piece.target == Target("die", 1) and not self.can_click(piece.target):
            first = Target("die", 0)
            return first if self.can_click(first) else piece.target
        return self.rows.resolve(piece, position)

    def dims(self) -> bool:
        """Tells whether what cannot be chosen now steps back."""
        return self.decision is not None and self.decision.kind in (*_MOVES, _LAYING)

    def steps_back(self, piece: Piece) -> bool:
        """Dims spaces that are out of reach, and cards that cannot be laid next."""
        kind = self.decision.kind if self.decision is not None else ""
        return piece.target.zone == ("hand" if kind == _LAYING else "space")

    def steps_of(self, event: Event) -> list[Step]:
        """Returns the movements of an event."""
        return steps_of(self, event)

    def show_options(self, options: tuple[Option, ...]) -> None:
        """Draws where the dice lead, and says what comes of a single option."""
        self.preview.show(options)

    def previewed(self) -> tuple[Option, ...]:
        """Returns what is previewed; of cards that are used together, just what the marked ones mean."""
        if self.selection is None or self.animating:
            return ()
        several = self.decision.several if self.decision is not None else None
        if several is not None and (self.focus_target() is None or self.focus_target() in several.targets):
            ready = self.selection.ready
            return (ready,) if ready is not None and not self.by_key else ()
        return super().previewed()

    def meant_by(self, selection: Selection) -> tuple[Option, ...]:
        """Returns just the option that is ready, though more clicks may lead to others."""
        ready = selection.ready
        return (ready,) if ready is not None else selection.fitting

    def offered(self) -> frozenset[Target]:
        """Returns what is marked; while the hand lies face down nothing tells what it is good for."""
        offered = super().offered()
        if not self.hides_secrets:
            return offered
        return frozenset(target for target in offered if target.zone not in _SECRET or self._is_open(target))

    def _is_open(self, target: Target) -> bool:
        """Tells whether everybody knows that a thing can be used: the deck's and the pile's top."""
        drawing = self.decision is not None and self.decision.kind == "phase10.draw"
        return target.zone == "pile" and drawing

    def refresh(self) -> None:
        """Marks what can be clicked, and lifts the cards of the hand that are chosen."""
        super().refresh()
        if self.decision is not None and self.decision.kind == "phase10.roll":
            self.table.dice[1].set_look(self.table.dice[0].look)
        clicked = self.selection.clicked if self.selection is not None else ()
        placed = (self.offered(), clicked, self.held_tokens(), self.hides_secrets)
        if self._placed != placed:
            self._placed = placed
            if isinstance(self.view, PhaseView):
                self.labels.write_hand(self.view)
            self.settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints what lies below the pieces."""
        painter = QPainter(self)
        theme, table = self.context.theme, self.layout_
        ground = self.pictures.get(
            "ground", self.width(), self.height(), lambda inner: paint_ground(inner, theme, table)
        )
        painter.drawPixmap(0, 0, ground)
        paint_captions(painter, theme, table, self.labels.captions)

    def settle(self) -> None:
        """Puts everything where it belongs now; the focus stays on the board when its piece goes."""
        had_focus = self.focus_target() is not None
        boxes = self.table.positions()
        theirs = {id(piece) for piece in (*self.rows.order(), *self.builder_pieces())}
        for piece in self.table.order():
            box = boxes.get(piece)
            if box is not None:
                piece.place(box)
                piece.show()
            elif id(piece) not in theirs and piece.target.zone not in ("meld", "low", "high", "row"):
                piece.hide()
        for piece in (*self.builder.groups, self.builder.saying):
            if piece.isHidden():
                piece.set_words("", "")  # what is not seen says nothing of the cards it had
        self.table.place_notices()
        self.table.place_tokens()
        self.table.stack()
        self.preview.lift()
        self.round_panel.lift()
        self.update()
        if had_focus and self.focus_target() is None:
            self.take_focus()

    # ---- clicks and keys

    def press(self, target: Target) -> None:
        """Takes a click: the hand is sorted, the builder takes cards, the rest is for the decision."""
        self.finish_animation()
        if target.zone == "sort":
            self.sort_hand(target.id)
        elif target.zone == "peek":
            self._stays_up = not self.peeking
            self.peek(not self.peeking)
        elif self.builder.takes(target):
            self.builder_changed()
        else:
            super().press(target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets Enter lay the phase that is put together: on its button, or where it means nothing else."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers()
        lays = enter and not event.isAutoRepeat()
        if lays and self.focus_target() == self.builder.button.target and self.builder.commit():
            event.accept()
            return
        super().keyPressEvent(event)
        escapes = event.key() == Qt.Key.Key_Escape and not event.isAccepted()
        if escapes and not self.round_panel.isHidden():
            self.round_panel.dismiss()
            event.accept()
        if lays and not event.isAccepted() and self.builder.commit():
            event.accept()

    def take_digit(self, digit: int) -> bool:
        """Takes the n-th thing that is marked."""
        if self.selection is None:
            return False
        self.finish_animation()
        fitting = [each for each in self.usable_pieces() if each.target in self.selection.narrowed]
        if not 1 <= digit <= len(fitting):
            return False
        fitting[digit - 1].setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.press(fitting[digit - 1].target)
        return True

    def offer(self) -> Message | None:
        """Returns that the phase is laid, when it is put together."""
        if self.decision is None or self.animating:
            return None
        return self.builder.lay_words() if self.builder.is_ready else None

    def take_offer(self) -> bool:
        """Lays the phase that is put together."""
        return self.offer() is not None and self.builder.commit()

    # ---- the hand

    @property
    def has_hand(self) -> bool:
        """Whether the viewer has a hand, even an empty one."""
        return self.view is not None and self.view.viewer is not None

    def order_of(self, view: PhaseView) -> int:
        """Returns how the viewer of a view sorts the hand."""
        return self._orders.get(view.viewer if view.viewer is not None else -1, BY_NUMBER)

    def sort_hand(self, order: int) -> None:
        """Sorts the viewer's hand in another order, which stays while the table is open."""
        if isinstance(self.view, PhaseView) and self.view.viewer is not None:
            self._orders[self.view.viewer] = order
            self._show_all(self.view)
            self.refresh()

    def hand_chosen(self) -> tuple[int, ...]:
        """Returns the tokens of the hand that are clicked now, in that order."""
        clicked = self.selection.clicked if self.selection is not None else ()
        return tuple(target.id for target in clicked if target.zone == "hand")

    def held_tokens(self) -> frozenset[int]:
        """Returns the tokens that lie in the builder and not in the hand."""
        return frozenset(self.builder.held)

    def builder_pieces(self) -> list[Piece]:
        """Returns the pieces of the builder in reading order."""
        return list(self.builder.order())

    def builder_changed(self) -> None:
        """Lays the hand out anew, as cards have gone into the builder or come back."""
        if isinstance(self.view, PhaseView):
            self.labels.write_hand(self.view)
        self.settle()
        self.refresh()
        self.offer_changed.emit()

    # ---- secrets

    @property
    def stays_up(self) -> bool:
        """Whether the hand was turned up to stay so until the turn passes or it is turned down."""
        return self.peeking and self._stays_up

    def secrets_changed(self) -> None:
        """Turns the hand over."""
        self._stays_up = self._stays_up and self.peeking
        self.builder.hide_secrets(self.hides_secrets)
        if isinstance(self.view, PhaseView):
            self.labels.write(self.view)
            self.refresh()
        self.offer_changed.emit()

    def clear_secrets(self) -> None:
        """Lets go of every widget that knows a secret."""
        super().clear_secrets()
        self._stays_up = False
        with self.quiet():
            self.table.drop_secrets()
            self.builder.clear_secrets()
            self.preview.clear()
            self.scene.hand = []
        self.table.progress.show_progress(None, "", "")

    # ---- what parts of the board ask

    @property
    def shows_motion(self) -> bool:
        """Whether anybody can see a card travel."""
        return self.isVisible() and not self.context.theme.reduced_motion and self._duration(FADE) > 0
