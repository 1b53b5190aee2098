"""Writes everything on the table of CV Pocket that has words or numbers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cvdesk.engine.decision import Target
from cvdesk.games.cv_pocket.cards import CardSet
from cvdesk.games.cv_pocket.view import PocketView
from cvdesk.i18n.catalog import current_language, locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.board.pocket_cards import Face
from cvdesk.ui.board.pocket_counts import Tally, cells_of, outcome
from cvdesk.ui.board.pocket_words import Words

if TYPE_CHECKING:
    from cvdesk.ui.board.cv_pocket import PocketBoard


class PocketLabels:
    """Names pieces; what is called just that already is not named again, since that takes time."""

    def __init__(self, board: PocketBoard) -> None:
        self._board = board
        self._said: dict[Target, tuple[object, ...]] = {}
        self._names: dict[tuple[int, str], str] = {}

    def name_of(self, words: Words, card: int) -> str:
        """Returns the name of a card in the language in use."""
        key = (card, current_language())
        if key not in self._names:
            self._names[key] = words.name(card)
        return self._names[key]

    def label(self, words: Words, tallies: tuple[Tally, ...]) -> None:
        """Writes all words anew that have changed."""
        board, table, view = self._board, self._board.table, words.view
        for column, cards in enumerate(view.columns):
            for place, card in enumerate(cards):
                piece = table.cards[card]
                piece.show_name(self.name_of(words, card))
                self._say(piece, words, partial(words.in_column, card, piece.card, column + 1, place + 1))
        for tab in table.tabs:
            player = tab.target.id
            tab.show_state(player == board.open_seat, view.actor == player)
            said = (len(view.cvs[player]), view.scores[player])
            self._say(tab, words, partial(words.tab, player), *said)
        self.label_status(words)
        self.label_open(words, tallies)
        self._label_choices(words)

    def label_open(self, words: Words, tallies: tuple[Tally, ...]) -> None:
        """Writes what belongs to the CV that is shown."""
        board, table, view = self._board, self._board.table, words.view
        player = board.open_seat
        cells = cells_of(tallies[player])
        table.counters.show_cells(cells)
        said = ("counters", player, cells, board.names.players, current_language())
        if self._said.get(table.counters.target) != said:
            self._said[table.counters.target] = said
            table.counters.set_words(*words.counters(player, cells))
        self.show_faces(words)
        self._label_next(words, player)
        for card in table.rows():
            if card not in view.cvs[player]:
                continue  # a movement is under way
            face, strip = table.strips[card].face, table.strips[card]
            name = partial(words.in_cv, player, card, strip.card, doubled=face.doubled, symbol=face.symbol)
            self._say(strip, words, name, face.doubled, face.symbol)

    def show_faces(self, words: Words) -> None:
        """Shows the strips of the CV that is seen as they lie now."""
        board, table = self._board, self._board.table
        deck, rows = board.deck, table.rows()
        symbols = dict(words.view.jokers)
        for place, card in enumerate(rows):
            below = rows[place + 1] if place + 1 < len(rows) else None
            table.strips[card].show_face(
                Face(
                    number=card,
                    name=self.name_of(words, card),
                    doubled=below is not None and deck.vacation[below],
                    symbol=symbols.get(card, -1),
                    on_top=place == 0,
                    touched=card in board.touched.values(),
                )
            )

    def ghost(self, words: Words, deck: CardSet, card: int) -> Face:
        """Returns the face of a card that would come on top of the actor's CV."""
        cv = words.view.cvs[words.view.actor]
        doubled = bool(cv) and deck.vacation[cv[-1]]
        return Face(number=card, name=self.name_of(words, card), doubled=doubled, on_top=True)

    def _label_next(self, words: Words, player: int) -> None:
        cv, piece = words.view.cvs[player], self._board.table.next
        doubled = bool(cv) and self._board.deck.vacation[cv[-1]]
        said = words.next_card(player)
        piece.show_words(said, doubled)
        piece.set_words(words.twice(said) if doubled else said, "")

    def label_status(self, words: Words) -> None:
        """Writes what stands in the row below the tabs."""
        table, scene, view = self._board.table, self._board.scene, words.view
        table.deck.show_words(number_text(scene.deck, locale_of()))
        self._say(table.deck, words, partial(words.deck, scene.deck))
        short, whole = words.refills(scene.refills)
        table.refills.show_words(short)
        table.refills.set_words(whole, "")
        table.passed.show_words(words.passed(), strong=view.passed > 0)
        table.passed.set_words(words.passed(), "")
        table.button.show_words(words.pass_button())
        self._say(table.button, words, partial(words.pass_button))

    def _label_choices(self, words: Words) -> None:
        board, view = self._board, words.view
        board.table.offer(board.decision)
        if not board.table.offered:
            return
        board.table.chooser.show_words(words.chooser())
        for piece in board.table.offered:
            option = words.option_of(piece.target, board.decision)
            assert option is not None
            total = outcome(board.rules, view, option.action)[view.actor].total
            piece.show_words(words.symbol(piece.target.id), words.total_of(total))
            self._say(piece, words, partial(words.symbol, piece.target.id))

    def _say(self, piece: Piece, words: Words, name: partial[str], *more: object) -> None:
        """Names a piece; `more` is what its name depends on beside the arguments."""
        option = words.option_of(piece.target, self._board.decision)
        said = (name.args, more, option, self._board.names.players, current_language())
        if self._said.get(piece.target) != said:
            self._said[piece.target] = said
            piece.set_words(name(), words.consequence(option) if option else "")


def next_level(view: PocketView, player: int) -> int:
    """Returns the level from which a player may take next; 0 for any (Pocket 2.1 to 2.3)."""
    return view.reach[player] if view.cvs[player] else 1
