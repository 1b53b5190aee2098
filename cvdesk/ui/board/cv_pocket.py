"""The board of CV Pocket: three columns of cards on levels, and the CVs built from them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from cvdesk.engine.decision import Option, Target
from cvdesk.engine.event import Event
from cvdesk.engine.record import Seat
from cvdesk.engine.view import View
from cvdesk.games.cv_pocket import PocketRules
from cvdesk.games.cv_pocket.cards import CardSet
from cvdesk.games.cv_pocket.state import STEP_JOKER, STEP_OVER, STEP_REFILL, STEP_TURN
from cvdesk.games.cv_pocket.view import PocketView
from cvdesk.ui.board import layout
from cvdesk.ui.board.animator import CallStep, Step
from cvdesk.ui.board.base import BoardView
from cvdesk.ui.board.brush import Brush
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.board.pocket_cards import CardPiece, StripPiece
from cvdesk.ui.board.pocket_counts import Tally, tallies_of
from cvdesk.ui.board.pocket_ground import (
    Footprint,
    FootprintLayer,
    paint_ground,
    paint_rail,
    paint_thumb,
)
from cvdesk.ui.board.pocket_labels import PocketLabels, next_level
from cvdesk.ui.board.pocket_layout import LEVELS, PocketLayout
from cvdesk.ui.board.pocket_motion import Deal, Take
from cvdesk.ui.board.pocket_preview import PocketPreview
from cvdesk.ui.board.pocket_table import PocketTable, Scene
from cvdesk.ui.board.pocket_words import Words
from cvdesk.ui.board.reflow import Reflow
from cvdesk.ui.context import Context

_REFLOW = 220
"""Milliseconds in which columns close gaps and a CV makes room."""
_NOTCH = 120
"""What a wheel reports for one step."""


class PocketBoard(BoardView):
    """The table of CV Pocket."""

    design = (layout.WIDTH, layout.HEIGHT)
    layout_: PocketLayout

    def __init__(self, context: Context, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(context, seats, parent)
        self.scene = Scene()
        self.open_seat = 0
        """Whose CV is shown."""
        self.skipped = 0
        """How many cards of it lie above what is seen."""
        self.touched: dict[int, int] = {}
        """By bot: the card that it has taken last, since the last move of a person."""
        self.layout_ = PocketLayout.within(self.width(), self.height(), context.theme.scale / 100)
        self.table = PocketTable(self)
        self.labels = PocketLabels(self)
        self.footprints = FootprintLayer(self)
        self.preview = PocketPreview(self)
        self.tallies: tuple[Tally, ...] = ()
        """What everybody has in the view that is shown."""
        self._turned = 0
        self.start_texts()

    @property
    def rules(self) -> PocketRules:
        """The rules of the match, which come with the names."""
        rules = self.names.rules
        assert isinstance(rules, PocketRules)
        return rules

    @property
    def deck(self) -> CardSet:
        """What is printed on the cards."""
        return self.rules.deck

    @property
    def goes_on(self) -> bool:
        """Whether cards may still be taken."""
        return not (isinstance(self.view, PocketView) and self.view.step in (STEP_JOKER, STEP_OVER))

    # ---- BoardView

    def stamp(self) -> object:
        """Returns the layout."""
        return self.layout_

    def dims(self) -> bool:
        """Dims cards out of reach in every decision."""
        return self.decision is not None

    def steps_back(self, piece: Piece) -> bool:
        """Dims cards of the columns only."""
        return isinstance(piece, CardPiece)

    def show_view(self, view: View) -> None:
        """Puts everything where the view says, at once."""
        assert isinstance(view, PocketView)
        self._follow(view)
        scene = Scene.of(view)
        if scene != self.scene:
            self._forget_touched()
        self.scene = scene
        self.tallies = tallies_of(self.rules, view)
        self.table.make_cards(self.deck, view)
        if self.layout_.levels != max(LEVELS, scene.levels):
            self._lay_out()
        self.labels.label(self.words, self.tallies)
        self.settle()

    def arrange(self) -> None:
        """Lays everything out anew."""
        self._lay_out()
        if isinstance(self.view, PocketView):
            self.labels.label(self.words, self.tallies)
        self.settle()

    def reading_order(self) -> list[Piece]:
        """Returns the cards by level from the bottom, then the right side from the top."""
        return [piece for piece in self.table.order() if not piece.isHidden()]

    def resolve(self, piece: Piece, position: QPointF) -> Target:
        """Returns what lies below the pointer: the margins of neighbours overlap."""
        if _holds(piece.box, position):
            return piece.target
        under = next((each for each in self.reading_order() if _holds(each.box, position)), piece)
        return under.target

    def press(self, target: Target) -> None:
        """Takes a click; tabs open a CV, everything else is for the owner."""
        if target.zone == "tab":
            self.finish_animation()
            self.look_at_seat(target.id)
        else:
            super().press(target)

    def piece_focused(self, piece: Piece) -> None:
        """Lifts a piece, whose ring may reach over its neighbours, and scrolls a CV to it."""
        if isinstance(piece, StripPiece):
            self._reveal(piece.target.id)
        piece.raise_()
        if self.table.offered and piece not in self.table.offered:
            self.table.place_chooser()
        self.footprints.raise_()
        self.preview.panel.raise_()
        super().piece_focused(piece)

    def steps_of(self, event: Event) -> list[Step]:
        """Returns the movements of an event."""
        by_bot = 0 <= event.player < len(self.seats) and not self.seats[event.player].is_human
        if event.player >= 0 and not by_bot:
            self._forget_touched()
        steps: list[Step] = []
        dealt: list[tuple[int, int]] = []
        for move in event.moves:
            card = move.piece.id
            if move.to.zone == "seat":
                if by_bot:
                    steps.append(CallStep(partial(self._touch, event.player, card)))
                steps += [Take(self, card, move.to.id), Reflow(self.table.positions, self.settle, _REFLOW)]
            elif move.source.zone == "deck":
                dealt.append((card, move.to.id // 10))
        return [*steps, *([Deal(self, dealt)] if dealt else [])]

    def show_options(self, options: tuple[Option, ...]) -> None:
        """Shows what comes of a single option: a ghost, marked counters, lines of points."""
        if isinstance(self.view, PocketView):
            self.preview.show_option(options[0] if len(options) == 1 else None, self.words, self.tallies)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints what lies below the pieces."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = Brush(self.context.theme, self.layout_.zoom)
        ground = self.pictures.get(
            "ground", self.width(), self.height(), lambda inner: paint_ground(inner, brush, self.layout_)
        )
        painter.drawPixmap(0, 0, ground)
        paint_rail(painter, brush, self.layout_, self._reached())
        rows = len(self.table.rows())
        if self.table.most_scroll:
            first, last = self.skipped / rows, (self.skipped + self.table.room) / rows
            paint_thumb(painter, brush, self.layout_.sheet, first, last)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls a CV that is longer than its sheet."""
        if not (self.table.most_scroll and _holds(self.layout_.sheet, event.position())):
            event.ignore()
            return
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        self._scroll_to(self.skipped - steps)
        event.accept()

    # ---- the CV that is shown

    def look_at_seat(self, seat: int) -> bool:
        """Shows the CV of a seat; returns whether there is one."""
        if not (0 <= seat < len(self.seats) and isinstance(self.view, PocketView)):
            return False
        if seat != self.open_seat:
            self._open(seat)
            self.labels.label(self.words, self.tallies)
            self.settle()
            self.refresh()
        return True

    def _open(self, seat: int) -> None:
        self.open_seat, self.skipped = seat, 0
        self.table.place_fixed()

    def _follow(self, view: PocketView) -> None:
        """Shows the CV of whoever must act: of people, or of bots where no people play."""
        before = self._shown[1] if self._shown else None
        seat = self.open_seat
        if (self.decision is not None and self.decision is not before) or (
            view.viewer is None and view.actor >= 0
        ):
            seat = view.actor
        elif not self._shown and view.viewer is not None:
            seat = view.viewer
        if seat != self.open_seat:
            self._open(seat)

    def _reveal(self, card: int) -> None:
        """Scrolls so that a card of the CV is seen, and its neighbours, for the arrow keys."""
        place = self.table.rows().index(card)
        least, most = place - self.table.room + 2, place - 1
        self._scroll_to(min(max(self.skipped, least), most))

    def _scroll_to(self, scroll: int) -> None:
        scroll = max(0, min(scroll, self.table.most_scroll))
        if scroll != self.skipped:
            self.skipped = scroll
            self.settle()

    # ---- what the movements use

    def settle(self) -> None:
        """Puts everything where it belongs now."""
        boxes = self.table.positions()
        for piece, box in boxes.items():
            piece.place(box)
            piece.show()
        for piece in (*self.table.cards.values(), *self.table.strips.values()):
            if piece not in boxes and not piece.isHidden():
                self.put_away(piece)
        self.show_next()
        self.update()

    def show_next(self) -> None:
        """Shows the place of the next card where there is room, or a ghost in it."""
        piece = self.table.next
        if self.table.has_next or piece.ghost is not None:
            piece.show()
            piece.raise_()
        elif not piece.isHidden():
            self.put_away(piece)

    def goal_of(self, player: int) -> Box:
        """Returns where a taken card goes: into the CV that is shown, or to its tab."""
        if player == self.open_seat:
            return self.layout_.strip(1 if self.table.has_next else 0)
        return self.table.tabs[player].box

    def take_out(self, card: int) -> None:
        """Takes a card out of its column; the gap stays until the cards above slide down."""
        for cards in self.scene.columns:
            if card in cards:
                cards.remove(card)
        self.put_away(self.table.cards[card])

    def put_in(self, card: int, player: int) -> None:
        """Puts a card on top of a CV."""
        self.scene.cvs[player].append(card)
        if player != self.open_seat:
            return
        self.skipped = 0
        self.labels.show_faces(self.words)
        strip = self.table.strips[card]
        strip.place(self.layout_.strip(1 if self.table.has_next else 0))
        strip.show()
        strip.raise_()
        self.show_next()

    def enter(self, ways: Sequence[tuple[int, int]]) -> None:
        """Makes room for cards that are dealt, each to its column; they are not seen as yet."""
        for card, column in ways:
            self.scene.columns[column].append(card)
        self.scene.deck -= len(ways)
        self.scene.refills += 1
        self._lay_out()
        for card, _ in ways:
            self.table.cards[card].show_name(self.labels.name_of(self.words, card))
        self.settle()
        for card, _ in ways:
            self.table.cards[card].hide()
        self.labels.label_status(self.words)

    # ---- inside

    @property
    def words(self) -> Words:
        """Names things of the view that is shown."""
        assert isinstance(self.view, PocketView)
        return Words(self.view, self.names)

    def _lay_out(self) -> None:
        levels = max(LEVELS, self.scene.levels)
        self.layout_ = PocketLayout.within(
            self.width(), self.height(), self.context.theme.scale / 100, levels
        )
        self._renew()  # the layout is part of the stamp
        self.table.place_fixed()
        self.footprints.resize(self.size())
        self.preview.panel.place()
        self.skipped = min(self.skipped, self.table.most_scroll)

    def _reached(self) -> Sequence[int]:
        """Returns the levels from which the player whose turn it is may take."""
        view = self.view
        if not isinstance(view, PocketView) or view.step not in (STEP_TURN, STEP_REFILL):
            return ()
        level = next_level(view, view.turn)
        return (level,) if level else range(1, self.layout_.levels + 1)

    def _touch(self, player: int, card: int) -> None:
        column, level = self.scene.place_of(card)
        self.touched[player] = card
        self.footprints.add(Footprint(player, column, level))

    def _forget_touched(self) -> None:
        self.touched.clear()
        self.footprints.clear()


def _holds(box: Box, position: QPointF) -> bool:
    return box.x <= position.x() < box.right and box.y <= position.y() < box.bottom
