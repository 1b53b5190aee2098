"""The pieces on the table of Phase 10: which there are, and where they lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from attrs import Factory, define

from cvdesk.engine.decision import Target
from cvdesk.engine.event import Move
from cvdesk.games.phase10.board import KINDS, SPACES, STAR
from cvdesk.games.phase10.cards import NUMBERS, code_of
from cvdesk.games.phase10.decision import LAYING
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.steps import STEP_ASK, STEP_SEARCH, STEP_STAR
from cvdesk.games.phase10.view import PhaseView
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.phase10_ground import Notice, ProgressNotice, Token
from cvdesk.ui.board.phase10_hand import BY_PHASE, sorted_tokens
from cvdesk.ui.board.phase10_pieces import DeckPiece, FanPiece, HandPiece, PilePiece
from cvdesk.ui.board.phase10_slots import StartPiece
from cvdesk.ui.board.phase10_tools import (
    ChipPiece,
    DiePiece,
    KindPiece,
    NumberPiece,
    SpacePiece,
    TrackPiece,
    WayPiece,
)
from cvdesk.ui.board.pieces import Piece

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard

PILES, STAR_KINDS, QUESTION, FAN, STARTS = range(5)
"""What is shown inside the ring: deck, pile and dice, or one of the choices of a space."""


@define
class Scene:
    """What is shown at a moment, which during an animation is between two views."""

    pawns: list[int] = Factory(list)
    """Space by player."""
    markers: list[int] = Factory(list)
    """Phase by player."""
    hand: list[int] = Factory(list)
    """The tokens of the viewer's hand as they lie."""
    pile: list[int] = Factory(list)
    deck: int = 0
    centre: int = PILES

    def move(self, move: Move) -> None:
        """Lets a pawn, a marker or a card go on."""
        zone, at = move.piece
        if zone == "pawn":
            self.pawns[at] = move.to.id
        elif zone == "marker":
            self.markers[at] = move.to.id


class PhaseTable:
    """Makes, keeps and places the pieces of a board."""

    def __init__(self, board: PhaseBoard) -> None:
        self._board = board
        self.spaces = [SpacePiece(board, index) for index in range(SPACES)]
        self.track = [TrackPiece(board, phase) for phase in range(1, LAUREL + 1)]
        self.deck = DeckPiece(board)
        self.pile = PilePiece(board, Target("pile", 0))
        self.dice = [DiePiece(board, slot) for slot in range(2)]
        self.kinds = [KindPiece(board, kind) for kind in range(STAR + 1, len(KINDS))]
        self.numbers = [NumberPiece(board, number) for number in range(1, NUMBERS + 1)]
        self.ways = [WayPiece(board, direction) for direction in range(2)]
        self.starts = [StartPiece(board, number) for number in range(1, NUMBERS + 1)]
        self.sorts = [ChipPiece(board, Target("sort", order)) for order in range(BY_PHASE + 1)]
        self.peek = ChipPiece(board, Target("peek", 0))
        self.button = ChipPiece(board, Target("button", 0))
        self.hand: dict[int, HandPiece] = {}
        """By token."""
        self.fan: list[FanPiece] = []
        seats = range(len(board.seats))
        self.pawns = [Token(board, player, lettered=True) for player in seats]
        self.markers = [Token(board, player, lettered=False) for player in seats]
        self.status, self.progress = Notice(board), ProgressNotice(board)
        self._register([*self.spaces, *self.track, self.deck, self.pile, *self.dice, *self.kinds])
        self._register([*self.numbers, *self.starts, *self.ways, *self.sorts, self.peek, self.button])

    def _register(self, pieces: Iterable[Piece]) -> None:
        for piece in pieces:
            self._board.pieces[piece.target] = piece
            piece.hide()

    # ---- which pieces there are

    def scene_of(self, view: PhaseView, order: int) -> Scene:
        """Returns what a view shows, the hand sorted in one's own order."""
        phase = view.markers[view.viewer] if view.viewer is not None else LAUREL
        mine = view.viewer == view.actor and bool(view.actions)
        centre = {STEP_STAR: STAR_KINDS, STEP_ASK: QUESTION, STEP_SEARCH: FAN} if mine else {}
        return Scene(
            pawns=list(view.pawns),
            markers=list(view.markers),
            hand=sorted_tokens(view.hand, order, phase),
            pile=list(view.pile),
            deck=view.deck,
            centre=centre.get(view.step, PILES),
        )

    def make_pieces(self) -> None:
        """Makes the cards that are seen and lets go of those that are gone."""
        scene = self._board.scene
        for token in scene.hand:
            if token not in self.hand:
                self.hand[token] = HandPiece(self._board, Target("hand", token))
                self._register([self.hand[token]])
        for token in [token for token in self.hand if token not in scene.hand]:
            self._drop(self.hand.pop(token))
        self._make_pile(scene)

    def _make_pile(self, scene: Scene) -> None:
        board = self._board
        cards = scene.pile if scene.centre == FAN else []
        while len(self.fan) > len(cards):
            self._drop(self.fan.pop())
        board.pieces.pop(self.pile.target, None)
        self.pile.target = Target("pile", -1) if cards else Target("pile", max(0, len(scene.pile) - 1))
        board.pieces[self.pile.target] = self.pile
        for at in range(len(cards)):
            if at == len(self.fan):
                self.fan.append(FanPiece(board, Target("pile", at)))
                self.fan[at].hide()
            board.pieces[self.fan[at].target] = self.fan[at]

    def _drop(self, piece: Piece) -> None:
        """Lets go of a piece with all it says, at once."""
        if self._board.pieces.get(piece.target) is piece:
            del self._board.pieces[piece.target]
        piece.set_words("", "")
        piece.hide()
        piece.setParent(None)
        piece.deleteLater()

    def drop_secrets(self) -> None:
        """Lets go of everything that only one pair of eyes may see."""
        for piece in (*self.hand.values(), *self.fan):
            self._drop(piece)
        self.hand.clear()
        self.fan.clear()

    # ---- reading order

    def order(self) -> list[Piece]:
        """Returns all pieces in the order in which they are read out, hidden ones too."""
        board, scene = self._board, self._board.scene
        order: list[Piece] = [*self.dice, *self.spaces, *self.track]
        order += [*self.kinds, *self.numbers, *self.starts, *self.ways, *self.fan, self.deck, self.pile]
        order += [*board.rows.order(), *self.sorts, self.peek, self.button, *board.builder_pieces()]
        order += [self.hand[token] for token in scene.hand if token in self.hand]
        seen = set(map(id, order))
        return order + [piece for piece in board.pieces.values() if id(piece) not in seen]

    # ---- where they lie

    def positions(self) -> dict[Piece, Box]:
        """Returns the places of everything of one's own that is seen."""
        board, scene, table = self._board, self._board.scene, self._board.layout_
        boxes: dict[Piece, Box] = {piece: table.space(piece.target.id) for piece in self.spaces}
        boxes |= {piece: table.track(piece.target.id) for piece in self.track}
        boxes |= self._centre_boxes()
        if scene.hand or board.has_hand:
            boxes |= {piece: table.sort(place) for place, piece in enumerate(self.sorts)}
        if self._can_peek:
            boxes[self.peek] = table.peek
        if self.button.target in board.offered():
            boxes[self.button] = table.button
        held = board.held_tokens()
        hand = [token for token in scene.hand if token not in held]
        chosen = board.selection.clicked if board.selection is not None else ()
        for place, token in enumerate(hand):
            lifted = Target("hand", token) in chosen
            boxes[self.hand[token]] = table.hand(place, len(hand), lifted=lifted)
        return boxes

    @property
    def _can_peek(self) -> bool:
        """Whether there is a hand that lies face down as long as nobody wants to see it."""
        return self._board.masked and self._board.has_hand

    @property
    def centre(self) -> int:
        """What is inside the ring now: a run that is laid step by step asks for its first number."""
        decision = self._board.decision
        if decision is not None and decision.kind == LAYING and self._open_starts():
            return STARTS
        return self._board.scene.centre

    def _open_starts(self) -> list[StartPiece]:
        offered = self._board.offered()
        return [piece for piece in self.starts if piece.target in offered]

    def _centre_boxes(self) -> dict[Piece, Box]:
        scene, table = self._board.scene, self._board.layout_
        if self.centre == STARTS:
            return {piece: table.number(piece.target.id) for piece in self._open_starts()}
        if scene.centre == STAR_KINDS:
            return {piece: table.kind(place, len(self.kinds)) for place, piece in enumerate(self.kinds)}
        if scene.centre == QUESTION:
            boxes: dict[Piece, Box] = {piece: table.number(piece.target.id) for piece in self.numbers}
            if len(scene.pawns) > 2:
                boxes |= {piece: table.direction(piece.target.id) for piece in self.ways}
            return boxes
        if scene.centre == FAN:
            # the top card first
            count = len(self.fan)
            return {piece: table.fan(count - 1 - at, count) for at, piece in enumerate(self.fan)}
        boxes = {die: table.die(slot) for slot, die in enumerate(self.dice)}
        boxes[self.deck], boxes[self.pile] = table.deck, table.pile
        return boxes

    def place_tokens(self) -> None:
        """Puts pawns and markers where they stand."""
        scene, table = self._board.scene, self._board.layout_
        for tokens, places, box in (
            (self.pawns, scene.pawns, table.pawn),
            (self.markers, scene.markers, table.marker),
        ):
            for player, token in enumerate(tokens):
                token.setVisible(player < len(places))
                if player < len(places):
                    here = [each for each, place in enumerate(places) if place == places[player]]
                    token.place(box(places[player], here.index(player), len(here)))
                    token.raise_()

    def place_notices(self) -> None:
        """Moves the notices to their places."""
        board, table = self._board, self._board.layout_
        self.status.place(table.status)
        button = self.button.target in board.offered()
        self.progress.place(table.progress_beside(button=button, peek=self._can_peek))

    def stack(self) -> None:
        """Lifts cards of the hand and of the fan above those to their left."""
        hand = [self.hand[token] for token in self._board.scene.hand if token in self.hand]
        cards: list[Piece] = [*hand, *reversed(self.fan)]
        for piece in cards:
            piece.raise_()

    def code_of(self, token: int) -> int | None:
        """Returns what a card of the hand is; None while it lies face down."""
        return None if self._board.hides_secrets and not self._is_chosen(token) else code_of(token)

    def _is_chosen(self, token: int) -> bool:
        selection = self._board.selection
        return selection is not None and Target("hand", token) in selection.clicked
