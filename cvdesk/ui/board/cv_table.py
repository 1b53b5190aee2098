"""The pieces on the table of CV: which there are, and where they lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from cvdesk.engine.decision import Target
from cvdesk.games.cv.cards import PILES
from cvdesk.games.cv.view import CvView
from cvdesk.ui.board.cv_ground import (
    DraftNotice,
    ExtraNotice,
    HeadingNotice,
    RemovalNotice,
    RoundNotice,
    StatusNotice,
)
from cvdesk.ui.board.cv_layout import COLUMNS, DICE, TOKENS
from cvdesk.ui.board.cv_pieces import CardPiece, GapPiece, GoalPiece, HandPiece, StackPiece, TrackPiece
from cvdesk.ui.board.cv_scene import GAP_FACTOR, places_of
from cvdesk.ui.board.cv_tools import DeckPiece, DiePiece, LuckPiece, SymbolPiece, TabPiece, TokenPiece
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.pieces import Piece

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard

_AGES = 3
_SECRET = ("draft", "hand")
_OWN_GOAL = "own"


class CvTable:
    """Makes, keeps and places the pieces and notices of a board."""

    def __init__(self, board: CvBoard) -> None:
        self._board = board
        self.dice = [DiePiece(board, slot) for slot in range(DICE)]
        self.tokens = [TokenPiece(board, symbol) for symbol in range(TOKENS)]
        self.symbols = [SymbolPiece(board, Target("symbol", symbol)) for symbol in range(TOKENS)]
        self.luck = LuckPiece(board, Target("button", 0))
        self.decks = [DeckPiece(board, age) for age in range(_AGES)]
        self.status, self.round = StatusNotice(board), RoundNotice(board)
        self.removal, self.extra, self.draft = RemovalNotice(board), ExtraNotice(board), DraftNotice(board)
        self.headings = [HeadingNotice(board, kind) for kind in range(COLUMNS)]
        self.tabs: list[TabPiece] = []
        self.own_goal: GoalPiece | None = None
        self._register([*self.dice, *self.tokens, *self.symbols, self.luck, *self.decks])

    def _register(self, pieces: Iterable[Piece]) -> None:
        for piece in pieces:
            self._board.pieces[piece.target] = piece
            piece.hide()

    # ---- which pieces there are

    def make_pieces(self, view: CvView) -> None:
        """Makes the pieces that a view needs and lets go of secret ones that it does not know."""
        board, scene = self._board, self._board.scene
        if len(self.tabs) != view.players:
            self.tabs = [TabPiece(board, player) for player in range(view.players)]
            self._register(self.tabs)
        for card in scene.track:
            self._need(Target("display", card), TrackPiece)
        for card in scene.packet:
            self._need(Target("draft", card), TrackPiece)
        for row in (*scene.piles.values(), *scene.waiting.values()):
            for card in row:
                self._need(Target("card", card), CardPiece)
        for pile in scene.piles:
            self._need(Target("stack", pile), StackPiece)
        for target in places_of(board.decision):
            self._need(target, GapPiece)
        for goal in scene.public_goals:
            self._need(Target("goal", goal), GoalPiece)
        self._make_secrets()

    def _make_secrets(self) -> None:
        scene = self._board.scene
        wanted = {Target("hand", card) for card in scene.hand}
        wanted |= {Target("draft", card) for card in scene.packet}
        for target in [each for each in self._board.pieces if each.zone in _SECRET and each not in wanted]:
            self._drop(target)
        for target in wanted:
            self._need(target, HandPiece if target.zone == "hand" else TrackPiece)
        if self.own_goal is not None and self.own_goal.target.id != scene.own_goal:
            self._drop(self.own_goal.target)
            self.own_goal = None
        if scene.own_goal and self.own_goal is None:
            self.own_goal = GoalPiece(self._board, Target("goal", scene.own_goal))
            self.own_goal.is_secret = True
            self._register([self.own_goal])

    def _need(self, target: Target, kind: type[Piece]) -> None:
        if target not in self._board.pieces:
            self._register([kind(self._board, target)])

    def _drop(self, target: Target) -> None:
        """Lets go of a piece with all it says, at once."""
        piece = self._board.pieces.pop(target)
        piece.set_words("", "")
        piece.hide()
        piece.setParent(None)
        piece.deleteLater()

    def drop_secrets(self) -> None:
        """Lets go of everything that only one pair of eyes may see."""
        for target in [each for each in self._board.pieces if each.zone in _SECRET]:
            self._drop(target)
        if self.own_goal is not None:
            self._drop(self.own_goal.target)
            self.own_goal = None

    # ---- reading order

    def order(self) -> list[Piece]:
        """Returns all pieces in the order in which they are read out, hidden ones too."""
        board, scene = self._board, self._board.scene
        pieces = board.pieces
        order: list[Piece] = []
        order += [pieces[Target("display", card)] for card in scene.track]
        order += [*self.symbols, self.luck]
        order += [pieces[target] for target in (Target("draft", card) for card in scene.packet)]
        order += [*self.dice, *self.tokens, *self.tabs]
        order += self._cv_order()
        order += [pieces[Target("goal", goal)] for goal in scene.public_goals]
        order += [self.own_goal] if self.own_goal is not None else []
        order += [pieces[Target("hand", card)] for card in scene.hand if Target("hand", card) in pieces]
        order += self.decks
        seen = set(map(id, order))
        return order + [piece for piece in pieces.values() if id(piece) not in seen]

    def _cv_order(self) -> list[Piece]:
        board, scene = self._board, self._board.scene
        gaps = {target.id for target in places_of(board.decision) if target.zone == "gap"}
        order: list[Piece] = []
        for kind in range(PILES):
            pile = board.pile_of(kind)
            stack = board.pieces.get(Target("stack", pile))
            order += [stack] if stack is not None else []
            for below, card in enumerate(scene.piles.get(pile, [])):
                if pile * GAP_FACTOR + below in gaps:
                    order.append(board.pieces[Target("gap", pile * GAP_FACTOR + below)])
                order.append(board.pieces[Target("card", card)])
        order += [board.pieces[Target("card", card)] for card in scene.waiting.get(board.open_tab, [])]
        return order

    # ---- where they lie

    def positions(self) -> dict[Piece, Box]:
        """Returns the places of everything that is seen."""
        board, scene, table = self._board, self._board.scene, self._board.layout_
        pieces = board.pieces
        boxes: dict[Piece, Box] = {}
        for place, card in enumerate(scene.track[: table.track_places]):
            piece = pieces.get(Target("display", card))
            if piece is not None:
                boxes[piece] = table.track(place)
        for age, deck in enumerate(self.decks):
            boxes[deck] = table.deck(age)
        if scene.is_draft:
            for place, card in enumerate(scene.packet):
                boxes[pieces[Target("draft", card)]] = table.draft(place, len(scene.packet))
        else:
            boxes |= self._tool_boxes()
            boxes |= self._cv_boxes()
        publics = len(scene.public_goals)
        for place, goal in enumerate(scene.public_goals):
            boxes[pieces[Target("goal", goal)]] = table.public_goal(place)
        if self.own_goal is not None:
            boxes[self.own_goal] = table.own_goal(publics)
        for place, card in enumerate(scene.hand):
            piece = pieces.get(Target("hand", card))
            if piece is not None:
                boxes[piece] = table.event(place, len(scene.hand), publics)
        return boxes

    def _tool_boxes(self) -> dict[Piece, Box]:
        board, table = self._board, self._board.layout_
        boxes: dict[Piece, Box] = {die: table.die(slot) for slot, die in enumerate(self.dice)}
        boxes |= {token: table.token(place) for place, token in enumerate(self.tokens)}
        boxes |= {tab: table.tab(place, len(self.tabs)) for place, tab in enumerate(self.tabs)}
        useful = board.offered()
        offered = [piece for piece in self.symbols if piece.target in useful]
        boxes |= {piece: table.palette(place, len(offered)) for place, piece in enumerate(offered)}
        if self.luck.target in useful:
            boxes[self.luck] = table.luck
        return boxes

    def _cv_boxes(self) -> dict[Piece, Box]:
        board, scene, table = self._board, self._board.scene, self._board.layout_
        places = places_of(board.decision)
        boxes: dict[Piece, Box] = {}
        for kind in range(COLUMNS):
            pile = board.pile_of(kind)
            cards = scene.piles.get(pile, [])
            stack = board.pieces.get(Target("stack", pile))
            placing = Target("stack", pile) in places
            rows = table.rows(kind, len(cards), placing=placing)
            if stack is not None:
                boxes[stack] = rows.ghost if rows.ghost is not None else table.header(kind)
            for card, box in zip(cards, rows.cards, strict=True):
                boxes[board.pieces[Target("card", card)]] = box
            for below, box in enumerate(rows.gaps):
                gap = Target("gap", pile * GAP_FACTOR + below)
                if gap in places:
                    boxes[board.pieces[gap]] = box
        for card in scene.waiting.get(board.open_tab, []):
            types = board.words.cards[card].types
            column = scene.column_of_waiting(board.open_tab, card, types)
            placing = Target("stack", board.pile_of(column)) in places
            boxes[board.pieces[Target("card", card)]] = table.waiting(column, placing=placing)
        return boxes

    def pile_at(self, position: QPointF) -> int | None:
        """Returns the id of the pile below a place of the board."""
        board = self._board
        for kind in range(COLUMNS):
            box = board.layout_.column(kind)
            if box.x <= position.x() < box.right and box.y <= position.y() < box.bottom:
                return board.pile_of(kind)
        return None

    def place_notices(self) -> None:
        """Moves the notices to their places."""
        table = self._board.layout_
        self.status.place(table.status)
        self.round.place(table.round)
        self.removal.place(table.removal)
        self.extra.place(table.extra)
        self.draft.place(table.draft_heading)
        for kind, heading in enumerate(self.headings):
            heading.place(table.header(kind))

    def show_notices(self) -> None:
        """Hides the notices of the turn during the draft."""
        for notice in (self.status, *self.headings):
            notice.setVisible(not self._board.scene.is_draft)
