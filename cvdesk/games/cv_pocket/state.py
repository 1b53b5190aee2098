"""The whole truth about a match: flat lists of card numbers."""

from __future__ import annotations

from typing import Any, Self

from cvdesk.engine import CHANCE, NOBODY, State
from cvdesk.games.cv_pocket.cards import CARDS, MOST_PLAYERS, CardSet
from cvdesk.games.cv_pocket.symbols import NO_SYMBOL, SYMBOLS

STEP_DEAL, STEP_FIRST, STEP_TURN, STEP_REFILL, STEP_JOKER, STEP_OVER = range(6)
"""Deal the columns, draw the first player, take or pass, refill, settle Secret powers, match over."""

COLUMNS = 3
ROWS = 5
"""Cards in a column that is dealt or refilled (Pocket 1.2, 4.1)."""
UNKNOWN = -1
"""The first player before that is known."""


def most_refills(players: int) -> int:
    """Pocket 4.3: returns how often the columns are refilled at most."""
    return players - 1


class PocketState(State):
    """Columns and CVs hold card numbers; the deck is an unordered bag, kept ascending."""

    __slots__ = (
        "actor", "columns", "cvs", "deck", "first", "jokers", "passed", "players", "refills", "step",
        "tallies", "turn", "waiting",
    )  # fmt: skip

    players: int
    step: int
    first: int
    """Who had the first turn, or UNKNOWN."""
    passed: int
    """Players who have passed in a row."""
    refills: int
    """How often the columns have been refilled."""
    columns: list[list[int]]
    """Cards by column, the lowest first."""
    deck: tuple[int, ...]
    """Cards face down, ascending: their order does not exist before they are dealt."""
    cvs: list[tuple[int, ...]]
    """Cards by player, in the order taken."""
    jokers: tuple[tuple[int, int], ...]
    """Secret powers that are settled: card and symbol, or NO_SYMBOL."""
    waiting: tuple[int, ...]
    """Secret powers to be settled, in order; empty before the end."""
    tallies: list[int]
    """Symbols and missions by player, packed; follows from the CVs and jokers."""

    def __init__(self, players: int, deck: tuple[int, ...]) -> None:
        self.players = players
        self.step = STEP_DEAL
        self.turn = 0
        self.actor = CHANCE
        self.first = UNKNOWN
        self.passed = self.refills = 0
        self.columns = [[] for _ in range(COLUMNS)]
        self.deck = deck
        self.cvs = [()] * players
        self.jokers = self.waiting = ()
        self.tallies = [0] * players

    def copy(self) -> Self:
        """Returns an independent twin; tuples are shared."""
        twin = object.__new__(type(self))
        twin.players = self.players
        twin.step = self.step
        twin.turn = self.turn
        twin.actor = self.actor
        twin.first = self.first
        twin.passed = self.passed
        twin.refills = self.refills
        left, middle, right = self.columns
        twin.columns = [left[:], middle[:], right[:]]
        twin.deck = self.deck
        twin.cvs = self.cvs[:]
        twin.jokers = self.jokers
        twin.waiting = self.waiting
        twin.tallies = self.tallies[:]
        return twin

    def key(self) -> tuple[object, ...]:
        """Returns the full value; what follows from the CVs is left out."""
        return (
            self.players, self.step, self.turn, self.actor, self.first, self.passed, self.refills,
            tuple(map(tuple, self.columns)), self.deck, tuple(self.cvs), self.jokers, self.waiting,
        )  # fmt: skip

    def dump(self) -> dict[str, Any]:  # Any: plain JSON values
        """Returns the state as plain JSON values."""
        return {
            "players": self.players,
            "step": self.step,
            "turn": self.turn,
            "first": self.first,
            "passed": self.passed,
            "refills": self.refills,
            "columns": [column[:] for column in self.columns],
            "deck": list(self.deck),
            "cvs": [list(cv) for cv in self.cvs],
            "jokers": [list(joker) for joker in self.jokers],
            "waiting": list(self.waiting),
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:  # Any: plain JSON values
        """Reads a dump back, its tallies excepted; raises KeyError, TypeError or ValueError on nonsense."""
        players = _whole(data["players"], 2, MOST_PLAYERS)
        state = cls(players, tuple(_cards(data["deck"])))
        state.step = _whole(data["step"], STEP_DEAL, STEP_OVER)
        state.turn = _whole(data["turn"], 0, players - 1)
        state.first = _whole(data["first"], UNKNOWN, players - 1)
        state.passed = _whole(data["passed"], 0, players)
        state.refills = _whole(data["refills"], 0, most_refills(players))
        state.columns = [_cards(column) for column in _list(data["columns"])]
        state.cvs = [tuple(_cards(cv)) for cv in _list(data["cvs"])]
        state.jokers = tuple(_joker(pair) for pair in _list(data["jokers"]))
        state.waiting = tuple(_cards(data["waiting"]))
        state._check()
        state.actor = state.mover()
        return state

    def complete(self, cards: CardSet) -> None:
        """Works out the tallies, and checks a loaded state against a deck; raises ValueError on nonsense."""
        all_cards = [*self.deck, *(card for pile in (*self.columns, *self.cvs) for card in pile)]
        if tuple(sorted(all_cards)) != cards.used_by(self.players):
            raise ValueError("cards")
        powers = [card for cv in self.cvs for card in cv if cards.joker[card]] if self._is_ending() else []
        if sorted([*self.waiting, *(card for card, _ in self.jokers)]) != sorted(powers):
            raise ValueError("jokers")
        jokers = dict(self.jokers)
        self.tallies = [cards.tally_of(cv, jokers) for cv in self.cvs]

    def mover(self) -> int:
        """Returns who acts in the present step: a player, CHANCE or NOBODY."""
        if self.step == STEP_OVER:
            return NOBODY
        if self.step == STEP_JOKER:
            return self.owner_of(self.waiting[0])
        return self.turn if self.step == STEP_TURN else CHANCE

    def owner_of(self, card: int) -> int:
        """Returns the player who has a card in the CV; raises ValueError when nobody has."""
        for player, cv in enumerate(self.cvs):
            if card in cv:
                return player
        raise ValueError(card)

    def _is_ending(self) -> bool:
        return self.step in (STEP_JOKER, STEP_OVER)

    def _check(self) -> None:
        """Raises ValueError when the parts of a loaded state do not fit each other."""
        if len(self.columns) != COLUMNS or len(self.cvs) != self.players:
            raise ValueError("columns")
        begun = self.step not in (STEP_DEAL, STEP_FIRST)
        if begun != (self.first != UNKNOWN) or (self.step == STEP_DEAL and any(self.columns)):
            raise ValueError("first")
        if not begun and (any(self.cvs) or self.passed or self.refills or self.turn):
            raise ValueError("begun")
        if self._is_ending() != (self.passed == self.players):
            raise ValueError("passed")
        if (self.step == STEP_JOKER) != bool(self.waiting):
            raise ValueError("waiting")
        if self.step == STEP_REFILL and (not self.deck or self.refills == most_refills(self.players)):
            raise ValueError("refill")


def _whole(value: object, least: int, most: int) -> int:
    # bool is an int in Python
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def _list(values: object) -> list[object]:
    if type(values) is not list:
        raise ValueError(values)
    return values


def _cards(values: object) -> list[int]:
    return [_whole(card, 0, CARDS - 1) for card in _list(values)]


def _joker(values: object) -> tuple[int, int]:
    card, symbol = _list(values)
    return _whole(card, 0, CARDS - 1), _whole(symbol, NO_SYMBOL, len(SYMBOLS) - 1)
