"""The pieces on the table of CV Pocket: which there are, and where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import Factory, define

from cvdesk.engine.decision import Decision
from cvdesk.games.cv_pocket.cards import CardSet
from cvdesk.games.cv_pocket.symbols import SYMBOLS
from cvdesk.games.cv_pocket.view import PocketView
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.board.pocket_cards import CardPiece, NextPiece, StripPiece
from cvdesk.ui.board.pocket_ground import ChooserPanel
from cvdesk.ui.board.pocket_tools import CountersPiece, PassPiece, StatusPiece, SymbolPiece, TabPiece

if TYPE_CHECKING:
    from cvdesk.ui.board.cv_pocket import PocketBoard


@define
class Scene:
    """What is shown at this moment, which during an animation is between two views."""

    columns: list[list[int]] = Factory(list)
    """Cards by column, level 1 first."""
    cvs: list[list[int]] = Factory(list)
    """Cards by player, the newest last."""
    deck: int = 0
    refills: int = 0

    @classmethod
    def of(cls, view: PocketView) -> Scene:
        """Returns what a view shows."""
        return cls(list(map(list, view.columns)), list(map(list, view.cvs)), len(view.deck), view.refills)

    @property
    def levels(self) -> int:
        """The height of the highest column."""
        return max(map(len, self.columns), default=0)

    def place_of(self, card: int) -> tuple[int, int]:
        """Returns column and level of a card that lies in the columns."""
        column = next(number for number, cards in enumerate(self.columns) if card in cards)
        return column, self.columns[column].index(card) + 1


class PocketTable:
    """Makes the pieces of a board and knows where each belongs."""

    def __init__(self, board: PocketBoard) -> None:
        self._board = board
        self.cards: dict[int, CardPiece] = {}
        self.strips: dict[int, StripPiece] = {}
        self.tabs = [TabPiece(board, player) for player in range(len(board.seats))]
        self.deck = StatusPiece(board, "deck", "deck")
        self.refills = StatusPiece(board, "refills", "replay")
        self.passed = StatusPiece(board, "passed")
        self.button = PassPiece(board)
        self.counters = CountersPiece(board)
        self.next = NextPiece(board)
        self.chooser = ChooserPanel(board)
        self.symbols = [SymbolPiece(board, symbol) for symbol in range(len(SYMBOLS))]
        self.offered: list[SymbolPiece] = []
        """The symbols among which is to be chosen now."""
        self._register(*self.tabs, self.deck, self.refills, self.passed, self.button, self.counters)
        self._register(self.next, *self.symbols)

    def _register(self, *pieces: Piece) -> None:
        self._board.pieces.update({piece.target: piece for piece in pieces})

    def make_cards(self, deck: CardSet, view: PocketView) -> None:
        """Makes a card and a strip for each card that is or has been on the table."""
        seen = {*sum(view.columns, ()), *sum(view.cvs, ()), *view.deck}
        for number in sorted(seen - set(self.cards)):
            self.cards[number] = CardPiece(self._board, number, deck.cards[number])
            self.cards[number].hide()
            self.strips[number] = StripPiece(self._board, number, deck.cards[number])
            self._register(self.cards[number], self.strips[number])

    # ---- order

    def order(self) -> list[Piece]:
        """Returns all pieces in reading order: by level from the bottom, then the right side."""
        scene = self._board.scene
        order: list[Piece] = [*self.offered]
        for level in range(scene.levels):
            order += [self.cards[cards[level]] for cards in scene.columns if level < len(cards)]
        order += [self.button, *self.tabs, self.deck, self.refills, self.passed, self.counters, self.next]
        order += [self.strips[card] for card in self.rows()]
        return order

    # ---- the CV that is shown

    def rows(self) -> list[int]:
        """Returns the cards of the CV that is shown, the newest first."""
        cvs = self._board.scene.cvs
        return cvs[self._board.open_seat][::-1] if cvs else []

    @property
    def has_next(self) -> bool:
        """Whether the place of the next card is shown: while there may be one, above a CV with room."""
        return self._board.goes_on and len(self.rows()) < self._board.layout_.strips

    @property
    def room(self) -> int:
        """How many cards of a CV are seen at once."""
        return self._board.layout_.strips - self.has_next

    @property
    def most_scroll(self) -> int:
        """How far the CV can be scrolled."""
        return max(0, len(self.rows()) - self.room)

    # ---- places

    def positions(self) -> dict[Piece, Box]:
        """Returns where everything that moves belongs; what is missing is not seen."""
        board = self._board
        boxes: dict[Piece, Box] = {}
        covered = board.layout_.chooser(len(self.offered)) if self.offered else None
        for column, cards in enumerate(board.scene.columns):
            for place, card in enumerate(cards):
                box = board.layout_.slot(column, place + 1)
                if covered is None or not box.meets(covered):
                    boxes[self.cards[card]] = box
        for place, card in enumerate(self.rows()[board.skipped : board.skipped + self.room]):
            boxes[self.strips[card]] = board.layout_.strip(place + self.has_next)
        return boxes

    def place_fixed(self) -> None:
        """Puts everything in its place that never moves."""
        layout = self._board.layout_
        for place, tab in enumerate(self.tabs):
            tab.place(layout.tab(place, len(self.tabs), self._board.open_seat))
        for place, piece in enumerate((self.deck, self.refills, self.passed, self.button)):
            piece.place(layout.status(place))
        self.counters.place(layout.counters)
        self.next.place(layout.strip(0))
        self.next.setVisible(self.has_next)
        self.place_chooser()

    def offer(self, decision: Decision | None) -> None:
        """Offers the symbols of a decision on a Secret power, or none."""
        targets = [option.targets[0] for option in decision.options] if decision else []
        chosen = [target.id for target in targets if target.zone == "symbol"]
        self.offered = [self.symbols[symbol] for symbol in chosen]
        for piece in self.symbols:
            if piece not in self.offered and not piece.isHidden():
                self._board.put_away(piece)
        self.place_chooser()

    def place_chooser(self) -> None:
        """Puts the symbols that are offered onto their panel."""
        layout = self._board.layout_
        self.chooser.setVisible(bool(self.offered))
        if not self.offered:
            return
        self.chooser.place(layout.chooser(len(self.offered)))
        self.chooser.raise_()
        for place, piece in enumerate(self.offered):
            piece.place(layout.choice(place))
            piece.show()
            piece.raise_()
