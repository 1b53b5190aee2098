"""The whole truth of a toy match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

from cvdesk.engine import CHANCE, NOBODY, State
from tests.toy.cards import (
    ACT,
    ALL,
    ANSWER,
    BID,
    BOTH,
    CARDS,
    CHANCE_STEPS,
    DEAL,
    DEALT,
    DRAW,
    FIRST,
    MORE,
    NONE,
    OVER,
    REVEAL,
    ROLL,
    ROUNDS,
    parity,
)


class ToyState(State):
    """Flat lists; hands sorted, the bag in no order."""

    __slots__ = (
        "actor", "asked", "bag", "bids", "bonus", "excluded", "first", "hands", "laid", "laying",
        "players", "roll", "round", "seen", "step", "top", "turn", "turns",
    )  # fmt: skip

    players: int
    step: int
    first: int
    round: int
    turns: int
    """How many turns of this round are over."""
    roll: int
    asked: int
    """The parity that the actor was asked for."""
    laying: int
    """The rank that is being laid this turn."""
    hands: list[list[int]]
    laid: list[list[int]]
    bids: list[int]
    bonus: list[int]
    excluded: list[int]
    """By player: parities known to everybody not to be in that hand."""
    seen: list[int]
    """By card in a hand, a bid or on top: who knows where it is, as a mask of players."""
    bag: list[int]
    top: list[int]
    """The card in front of the bag, once somebody has looked at it."""

    def __init__(self, players: int, first: int = NONE) -> None:
        self.players = players
        self.step = FIRST if first == NONE else DEAL
        self.turn = max(first, 0)
        self.actor = CHANCE
        self.first = max(first, 0)
        self.round = self.turns = self.roll = 0
        self.asked = self.laying = NONE
        self.hands = [[] for _ in range(players)]
        self.laid = [[] for _ in range(players)]
        self.bids = [NONE] * players
        self.bonus = [0] * players
        self.excluded = [0] * players
        self.seen = [0] * CARDS
        self.bag = list(range(CARDS))
        self.top = []

    def copy(self) -> Self:
        """Returns an independent twin."""
        twin = object.__new__(type(self))
        twin.players, twin.step, twin.turn, twin.actor = self.players, self.step, self.turn, self.actor
        twin.first, twin.round, twin.turns, twin.roll = self.first, self.round, self.turns, self.roll
        twin.asked, twin.laying = self.asked, self.laying
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = [row[:] for row in self.laid]
        twin.bids, twin.bonus, twin.excluded = self.bids[:], self.bonus[:], self.excluded[:]
        twin.seen, twin.bag, twin.top = self.seen[:], self.bag[:], self.top[:]
        return twin

    def key(self) -> tuple[object, ...]:
        """Returns the full value, the bag sorted."""
        return (
            self.players, self.step, self.turn, self.actor, self.first, self.round, self.turns, self.roll,
            self.asked, self.laying, tuple(map(tuple, self.hands)), tuple(map(tuple, self.laid)),
            tuple(self.bids), tuple(self.bonus), tuple(self.excluded), tuple(self.seen),
            tuple(sorted(self.bag)), tuple(self.top),
        )  # fmt: skip

    def dump(self) -> dict[str, Any]:
        """Returns plain JSON values."""
        data = {name: getattr(self, name) for name in self.__slots__}
        data["bag"] = sorted(self.bag)
        for name, value in data.items():
            if isinstance(value, list):
                data[name] = [each[:] if isinstance(each, list) else each for each in value]
        return data

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        """Reads a dump back; raises KeyError, TypeError or ValueError on nonsense."""
        players = _whole(data["players"], 2, 4)
        state = cls(players)
        for name, least, most in _bounds(players):
            setattr(state, name, _whole(data[name], least, most))
        for name, length, least, most in (
            ("bids", players, NONE, CARDS - 1),
            ("bonus", players, 0, 3 * ROUNDS),
            ("excluded", players, 0, BOTH),
            ("seen", CARDS, 0, ALL),
        ):
            setattr(state, name, _wholes(data[name], least, most, length))
        for name in ("hands", "laid"):
            rows = data[name]
            if type(rows) is not list or len(rows) != players:
                raise ValueError(name)
            setattr(state, name, [_wholes(row, 0, CARDS - 1) for row in rows])
        state.bag, state.top = _wholes(data["bag"], 0, CARDS - 1), _wholes(data["top"], 0, CARDS - 1)
        state._check()
        return state

    def _check(self) -> None:
        if not all(self._checks()):
            raise ValueError("contradictions")

    def _checks(self) -> Iterator[bool]:
        self.hands = [sorted(hand) for hand in self.hands]
        held = [
            [*hand, *([] if bid == NONE else [bid])] for hand, bid in zip(self.hands, self.bids, strict=True)
        ]
        rows = [*held, *self.laid, self.bag, self.top]
        yield sorted(card for row in rows for card in row) == list(range(CARDS))
        yield len(self.top) <= 1 and all(self.seen[card] for card in self.top)
        yield not any(self.seen[card] for row in (*self.laid, self.bag) for card in row)
        for player, cards in enumerate(held):
            yield all(self.seen[card] >> player & 1 for card in cards)
            yield not any(self.excluded[player] >> parity(card) & 1 for card in cards)
        yield (self.actor == CHANCE) == (self.step in CHANCE_STEPS)
        yield (self.actor == NOBODY) == (self.step == OVER) == (self.round == ROUNDS)
        yield (self.step == BID) == (self.turns == self.players)
        yield all(bonus <= 3 * self.round for bonus in self.bonus)
        yield self.step not in (ROLL, ACT, MORE) or self.actor == self.turn
        yield self.step not in (ACT, ANSWER, MORE, DRAW, REVEAL) or self.roll > 0
        yield self.step != BID or (self.bids[self.actor] == NONE and bool(self.hands[self.actor]))
        yield self.step == BID or not any(bid != NONE for bid in self.bids)
        yield (self.step == ANSWER) == (self.asked != NONE) and (
            self.step != ANSWER or self.actor != self.turn
        )
        yield self.step not in (DRAW, REVEAL) or (bool(self.bag) and not self.top)
        if self.step in (FIRST, DEAL):
            yield not any(self.laid) and not self.top and all(len(hand) in (0, DEALT) for hand in self.hands)
            yield any(not hand for hand in self.hands) and (self.step == DEAL or not any(self.hands))


def _bounds(players: int) -> tuple[tuple[str, int, int], ...]:
    return (
        ("step", 0, OVER),
        ("turn", 0, players - 1),
        ("actor", NOBODY, players - 1),
        ("first", 0, players - 1),
        ("round", 0, ROUNDS),
        ("turns", 0, players),
        ("roll", 0, 6),
        ("asked", NONE, 1),
        ("laying", NONE, 4),
    )


def _whole(value: object, least: int, most: int) -> int:
    # bool is an int in Python, and 1e999 parses as a number
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def _wholes(values: object, least: int, most: int, length: int | None = None) -> list[int]:
    if type(values) is not list or len(values) > CARDS or length not in (None, len(values)):
        raise ValueError(values)
    return [_whole(value, least, most) for value in values]
