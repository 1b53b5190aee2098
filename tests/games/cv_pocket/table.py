"""Sets up a table for one rule: cards are written as the deck file calls them.

``studies`` is the first copy of a card, the next ``studies`` on the same table the
second, and so on.  Whatever is not named is in the deck, unless the deck is empty.
"""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import CHANCE, NOBODY, Action, Event, Setup, Standings
from cvdesk.games.cv_pocket import PocketRules, make_rules
from cvdesk.games.cv_pocket.cards import CardSet
from cvdesk.games.cv_pocket.columns import begin_turn
from cvdesk.games.cv_pocket.scoring import LINES
from cvdesk.games.cv_pocket.state import PocketState, most_refills
from cvdesk.games.cv_pocket.symbols import SYMBOLS
from cvdesk.games.cv_pocket.view import PocketView

LINE_NAMES = (
    "money", "knowledge", "relationships", "good luck", "bad luck", "bikes", "cars", "planes", "transports",
    "trips", "colours", "kinds",
)  # fmt: skip
assert len(LINE_NAMES) == LINES


class Table:
    """A state in the middle of a match, with the moves that tests make on it."""

    def __init__(
        self,
        columns: Sequence[str] = ("", "", ""),
        cvs: Sequence[str] = ("", ""),
        *,
        turn: int = 0,
        first: int = 0,
        refills: int = 0,
        passed: int = 0,
        empty_deck: bool = False,
        deck: CardSet | None = None,
        **options: str,
    ) -> None:
        """`columns` are written from the bottom up, `cvs` by player in the order taken.

        Where nothing lies in the columns, the deck is empty too.
        """
        self.rules = PocketRules(options, deck) if deck else make_rules(options)
        self.state: PocketState = self.rules.new_state(Setup(len(cvs), self.rules.options))
        state = self.state
        self._free = list(range(len(self.rules.deck.cards)))
        state.columns = [self._cards(text) for text in columns]
        state.cvs = [tuple(self._cards(text)) for text in cvs]
        if empty_deck or not any(state.columns):
            state.deck, state.refills = (), most_refills(state.players)
        else:
            named = [card for pile in (*state.columns, *state.cvs) for card in pile]
            state.deck = tuple(card for card in state.deck if card not in named)
            state.refills = refills
        state.first, state.passed = first, passed
        state.tallies = [self.rules.deck.tally_of(cv, {}) for cv in state.cvs]
        begin_turn(self.rules.deck, state, turn)
        self.events: list[Event] = []

    def _cards(self, text: str) -> list[int]:
        return [self._free.pop(self._place(name)) for name in text.split()]

    def _place(self, name: str) -> int:
        return next(place for place, card in enumerate(self._free) if self.name(card) == name)

    def name(self, card: int) -> str:
        """Returns what the deck file calls a card."""
        return self.rules.deck.cards[card].id

    def names(self, cards: Sequence[int]) -> str:
        """Writes cards as the deck file calls them."""
        return " ".join(map(self.name, cards))

    def card(self, name: str) -> int:
        """Returns the first card in the columns, then in the CVs, that the deck file calls so."""
        piles = [*self.state.columns, *self.state.cvs]
        return next(card for pile in piles for card in pile if self.name(card) == name)

    def apply(self, action: Action) -> None:
        """Plays a legal action, or an outcome of chance that can happen."""
        if self.mover == CHANCE:
            assert self.rules.can_happen(self.state, action)
        else:
            assert action in self.rules.legal_actions(self.state), f"{action} is not among {self.legal}"
        self.rules.apply(self.state, action, self.events)

    def take(self, name: str) -> None:
        """Lets the player whose turn it is take a card."""
        legal = [action for action in self.rules.legal_actions(self.state) if action.kind == "take"]
        found = [action for action in legal if self.name(action.args[0]) == name]
        assert found, f"{name} is not among {self.legal}"
        self.apply(found[0])

    def pass_turn(self, times: int = 1) -> None:
        """Lets the next players pass."""
        for _ in range(times):
            self.apply(Action("pass"))

    def choose(self, symbol: str) -> None:
        """Makes the Secret power that is to be settled a symbol."""
        self.apply(Action("joker", (SYMBOLS.index(symbol),)))

    def refill(self) -> tuple[int, ...]:
        """Lets chance refill the columns, in ascending order of cards; returns the cards."""
        assert self.mover == CHANCE
        sample = self.rules.sample_chance(self.state, _First())
        self.apply(sample)
        return sample.args

    def finish(self) -> Standings:
        """Lets everybody pass, and returns the standings; Secret powers must not leave a choice."""
        self.pass_turn(self.state.players - self.state.passed)
        assert self.mover == NOBODY
        return self.rules.standings(self.state)

    @property
    def legal(self) -> list[str]:
        """The legal actions, ``pass`` first, cards and symbols by name, in alphabetic order."""
        return sorted(
            map(self._written, self.rules.legal_actions(self.state)), key=lambda each: each != "pass"
        )

    def _written(self, action: Action) -> str:
        if action.kind == "take":
            return self.name(action.args[0])
        return SYMBOLS[action.args[0]] if action.kind == "joker" else action.kind

    @property
    def reachable(self) -> set[str]:
        """The cards that may be taken, by name."""
        return {name for name in self.legal if name != "pass"}

    @property
    def columns(self) -> list[str]:
        """The columns from the bottom up."""
        return [self.names(column) for column in self.state.columns]

    @property
    def heights(self) -> list[int]:
        """How many cards lie in each column."""
        return [len(column) for column in self.state.columns]

    @property
    def mover(self) -> int:
        """Who acts."""
        return self.rules.to_move(self.state)

    @property
    def told(self) -> list[str]:
        """The ids of the messages so far, the first words left out."""
        return [event.message.id.removeprefix("pocket-log-") for event in self.events]

    def view(self, viewer: int | None = None) -> PocketView:
        """What a player sees, by default the one who acts."""
        return self.rules.view(self.state, self.mover if viewer is None else viewer)

    def count(self, player: int, symbol: str) -> int:
        """How many symbols of a kind a player's CV shows."""
        return self.view(0).counts[player][SYMBOLS.index(symbol)]

    def points(self, player: int = 0) -> dict[str, int]:
        """A player's scoring pad, lines without points left out."""
        points = self.view(0).points[player]
        return {name: each for name, each in zip(LINE_NAMES, points, strict=True) if each}


class _First:
    """A random source that always draws the first of what is left."""

    def random(self) -> float:
        return 0.0
