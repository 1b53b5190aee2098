"""The whole truth about a match: hands as bits, the deck as a bag, the pile in order."""

from __future__ import annotations

from typing import Any, Self

from cvdesk.engine import CHANCE, NOBODY, State
from cvdesk.games.phase10.board import SPACES
from cvdesk.games.phase10.cards import CARDS, CODES, DECK, JOKER, NUMBERS, cards_in
from cvdesk.games.phase10.checks import check_state
from cvdesk.games.phase10.dumps import ascending, dump_meld, read_meld, rows, whole, wholes
from cvdesk.games.phase10.melds import Meld
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.steps import (
    AS_JOKER,
    CHANCE_STEPS,
    EVERYBODY_SAW,
    MOST_PLAYERS,
    MOST_TURNS,
    STEP_FIRST,
    STEP_OVER,
)

_SEATS = MOST_PLAYERS - 1
_HAND = (1 << CARDS) - 1
_MASK = (1 << MOST_PLAYERS) - 1
_NUMBERS = {
    "players": (2, MOST_PLAYERS),
    "step": (STEP_FIRST, STEP_OVER),
    "turn": (0, _SEATS),
    "actor": (NOBODY, _SEATS),
    "first": (0, _SEATS),
    "round": (0, 1_000_000),
    "turns": (0, MOST_TURNS),
    "laid": (0, _MASK),
    "die1": (0, 6),
    "die2": (0, 6),
    "again": (0, 1),
    "due": (0, 4),
    "asked": (0, NUMBERS),
    "way": (0, 1),
    "start": (0, NUMBERS),
}
"""The slots that are numbers, with their bounds."""
_LISTS = {
    "pawns": (0, SPACES - 1),
    "markers": (1, LAUREL),
    "ones": (0, _HAND),
    "twos": (0, _HAND),
    "deck": (0, CARDS - 1),
    "pile": (0, CARDS - 1),
    "seen": (0, EVERYBODY_SAW),
    "known1": (0, _HAND),
    "known2": (0, _HAND),
    "claims": (0, _HAND),
    "denied": (0, (1 << NUMBERS + 1) - 1),
    "lost1": (0, _HAND),
    "lost2": (0, _HAND),
    "suspects": (0, _MASK),
    "takes": (0, len(DECK)),
}
"""The slots that are lists of numbers, with the bounds of these."""
_TUPLES = {
    "draws": (0, AS_JOKER | _SEATS),
    "part": (0, CODES - 1),
    "picked": (0, CODES - 1),
    "keepers": (0, _SEATS),
}
"""The slots that are tuples of numbers, with the bounds of these."""


class PhaseState(State):
    """Hands are bits of cards (`ones`, and `twos` for second copies) and tuples of jokers.

    What the players remember of hidden cards is kept by `knowledge`, in the slots from
    `known1` on.
    """

    __slots__ = (
        "actor", "again", "asked", "claims", "deck", "denied", "die1", "die2", "draws", "due", "first",
        "gifts", "jokers", "keepers", "known1", "known2", "laid", "laying", "lost1", "lost2", "markers",
        "melds", "ones", "part", "pawns", "picked", "pile", "players", "round", "seen", "start", "step",
        "suspects", "takes", "turn", "turns", "twos", "way",
    )  # fmt: skip

    players: int
    step: int
    round: int
    turns: int
    """Turns begun in this round."""
    first: int
    """Who begins the round, or the next one while cards are kept."""
    pawns: list[int]
    """Space by player."""
    markers: list[int]
    """Phase by player, 11 on the laurel."""
    laid: int
    """A mask of the players who have laid their phase this round."""
    die1: int
    """The smaller die; 0 when no move is to be chosen."""
    die2: int
    again: int
    """1 when another turn follows this one (P10 3.2)."""
    ones: list[int]
    """By player the bits of the cards in hand, jokers left out."""
    twos: list[int]
    """By player the bits of those that are there twice."""
    jokers: list[tuple[int, ...]]
    """By player the jokers in hand as codes, sorted."""
    deck: list[int]
    """A bag of cards, sorted so that equal bags are equal lists."""
    pile: list[int]
    """The discard pile, the top last."""
    seen: list[int]
    """By card of the pile a mask of those who have seen it there."""
    melds: list[Meld]
    due: int
    """Cards still to be drawn by choice or put away in an exchange."""
    draws: tuple[int, ...]
    """Who draws from the deck next, AS_JOKER added for a joker."""
    asked: int
    """The number that was asked for in this turn; 0 for none."""
    way: int
    """The direction of that question, 0 for clockwise."""
    laying: tuple[Meld, ...]
    """The complete combinations of the phase that is being laid; their cards are still in hand."""
    start: int
    """The lowest number of the run that is being laid; 0 for none."""
    part: tuple[int, ...]
    """Codes of the combination that is being laid card by card; they are still in hand."""
    picked: tuple[int, ...]
    """Codes put away face down in an exchange, or kept by the actor (and still in hand), ascending."""
    keepers: tuple[int, ...]
    """Who may keep cards after the actor."""
    known1: list[int]
    """By player the bits of cards that everybody knows to be in that hand."""
    known2: list[int]
    """By player the bits of those that are known twice."""
    gifts: list[tuple[tuple[int, int], ...]]
    """By player, sorted: who besides knows of which card in that hand."""
    claims: list[int]
    """By player, four bits per number: how many cards of it everybody knows to be in that hand at least."""
    denied: list[int]
    """By player a bit per number that is not in that hand (bit 1 for the number 1)."""
    lost1: list[int]
    """By player, then for the public: bits of cards that lie unseen in the pile or with a suspect."""
    lost2: list[int]
    """The bits of those that are lost twice."""
    suspects: list[int]
    """By player, then for the public: a mask of the players who may hold lost cards."""
    takes: list[int]
    """By player, then for the public: how many lost cards the suspects hold at most."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.step = STEP_FIRST
        self.actor = CHANCE
        self.turn = self.first = 0
        self.round = self.turns = 0
        self.pawns = [0] * players
        self.markers = [1] * players
        self.laid = 0
        self.die1 = self.die2 = self.again = 0
        self.ones = [0] * players
        self.twos = [0] * players
        self.jokers = [()] * players
        self.deck = list(DECK)
        self.pile = []
        self.seen = []
        self.melds = []
        self.due = self.asked = self.way = self.start = 0
        self.draws = self.part = self.picked = self.keepers = ()
        self.laying = ()
        self.known1 = [0] * players
        self.known2 = [0] * players
        self.gifts = [()] * players
        self.claims = [0] * players
        self.denied = [0] * players
        self.lost1 = [0] * (players + 1)
        self.lost2 = [0] * (players + 1)
        self.suspects = [0] * (players + 1)
        self.takes = [0] * (players + 1)

    def copy(self) -> Self:
        """Returns an independent twin; tuples are shared."""
        twin = object.__new__(type(self))
        twin.players = self.players
        twin.step = self.step
        twin.turn = self.turn
        twin.actor = self.actor
        twin.first = self.first
        twin.round = self.round
        twin.turns = self.turns
        twin.pawns = self.pawns[:]
        twin.markers = self.markers[:]
        twin.laid = self.laid
        twin.die1 = self.die1
        twin.die2 = self.die2
        twin.again = self.again
        twin.ones = self.ones[:]
        twin.twos = self.twos[:]
        twin.jokers = self.jokers[:]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.seen = self.seen[:]
        twin.melds = self.melds[:]
        twin.due = self.due
        twin.draws = self.draws
        twin.asked = self.asked
        twin.way = self.way
        twin.laying = self.laying
        twin.start = self.start
        twin.part = self.part
        twin.picked = self.picked
        twin.keepers = self.keepers
        twin.known1 = self.known1[:]
        twin.known2 = self.known2[:]
        twin.gifts = self.gifts[:]
        twin.claims = self.claims[:]
        twin.denied = self.denied[:]
        twin.lost1 = self.lost1[:]
        twin.lost2 = self.lost2[:]
        twin.suspects = self.suspects[:]
        twin.takes = self.takes[:]
        return twin

    def key(self) -> tuple[object, ...]:
        """Returns the full value; the deck is sorted already."""
        return (
            self.players, self.step, self.turn, self.actor, self.first, self.round, self.turns,
            tuple(self.pawns), tuple(self.markers), self.laid, self.die1, self.die2, self.again,
            tuple(self.ones), tuple(self.twos), tuple(self.jokers), tuple(self.deck), tuple(self.pile),
            tuple(self.seen), tuple(map(tuple, self.melds)), self.due, self.draws, self.asked, self.way,
            tuple(map(tuple, self.laying)), self.start, self.part, self.picked, self.keepers,
            tuple(self.known1), tuple(self.known2), tuple(self.gifts), tuple(self.claims),
            tuple(self.denied), tuple(self.lost1), tuple(self.lost2), tuple(self.suspects),
            tuple(self.takes),
        )  # fmt: skip

    def dump(self) -> dict[str, Any]:  # Any: plain JSON values
        """Returns the state as plain JSON values."""
        data: dict[str, Any] = {name: getattr(self, name) for name in _NUMBERS}
        data |= {name: list(getattr(self, name)) for name in (*_LISTS, *_TUPLES)}
        data["jokers"] = [list(codes) for codes in self.jokers]
        data["gifts"] = [[list(entry) for entry in entries] for entries in self.gifts]
        data["melds"] = [dump_meld(meld) for meld in self.melds]
        data["laying"] = [dump_meld(meld) for meld in self.laying]
        return data

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:  # Any: plain JSON values
        """Reads a dump back; raises KeyError, TypeError or ValueError on nonsense."""
        players = whole(data["players"], 2, MOST_PLAYERS)
        state = cls(players)
        for name, (least, most) in _NUMBERS.items():
            setattr(state, name, whole(data[name], least, most))
        for name, (least, most) in _LISTS.items():
            setattr(state, name, wholes(data[name], least, most))
        for name, (least, most) in _TUPLES.items():
            setattr(state, name, (*wholes(data[name], least, most),))
        state.jokers = [ascending(wholes(codes, JOKER, CODES - 1)) for codes in rows(data["jokers"])]
        state.gifts = [_read_gifts(entries, players) for entries in rows(data["gifts"])]
        state.melds = [read_meld(meld, players) for meld in rows(data["melds"])]
        state.laying = tuple(read_meld(meld, players) for meld in rows(data["laying"]))
        check_state(state)
        return state

    def mover(self) -> int:
        """Returns who acts in the present step when it is the turn's player, CHANCE or NOBODY."""
        if self.step == STEP_OVER:
            return NOBODY
        return CHANCE if self.step in CHANCE_STEPS else self.turn

    def size(self, player: int) -> int:
        """Returns how many cards a hand holds, jokers included."""
        return self.ones[player].bit_count() + self.twos[player].bit_count() + len(self.jokers[player])

    def cards_of(self, player: int) -> list[int]:
        """Lists the cards of a hand, ascending, jokers left out."""
        return cards_in(self.ones[player], self.twos[player])

    def codes_of(self, player: int) -> list[int]:
        """Lists the codes of a hand, ascending, jokers last."""
        return [*self.cards_of(player), *self.jokers[player]]

    def add(self, player: int, code: int) -> None:
        """Puts a card or joker into a hand."""
        if code >= JOKER:
            self.jokers[player] = tuple(sorted((*self.jokers[player], code)))
            return
        bit = 1 << code
        if self.ones[player] & bit:
            self.twos[player] |= bit
        else:
            self.ones[player] |= bit

    def remove(self, player: int, code: int) -> None:
        """Takes a card or joker that is there out of a hand."""
        if code >= JOKER:
            jokers = list(self.jokers[player])
            jokers.remove(code)
            self.jokers[player] = tuple(jokers)
            return
        bit = 1 << code
        if self.twos[player] & bit:
            self.twos[player] ^= bit
        else:
            self.ones[player] ^= bit


def _read_gifts(entries: object, players: int) -> tuple[tuple[int, int], ...]:
    gifts = []
    for entry in rows(entries):
        giver, card = wholes(entry, 0, CARDS - 1)
        gifts.append((whole(giver, 0, players - 1), card))
    if gifts != sorted(gifts):
        raise ValueError(gifts)
    return tuple(gifts)
