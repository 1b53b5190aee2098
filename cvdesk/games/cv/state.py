"""The whole truth about a match: small integers and tuples that are replaced, never changed.

Orders that nobody has seen are not stored: a deck is the ascending tuple of its cards.
What is in the box follows from the rest.
"""

from __future__ import annotations

from typing import Any, Self

from cvdesk.engine import CHANCE, State
from cvdesk.games.cv.cards import DECKS, PILES, X, pack

(
    STEP_GOALS, STEP_TRACK, STEP_CHILDHOOD, STEP_DRAFT, STEP_ROLL, STEP_DICE, STEP_REROLL, STEP_CHOOSE,
    STEP_LOSE, STEP_UPKEEP, STEP_PLACE, STEP_END, STEP_DRAW, STEP_ASSIST, STEP_DECIDE, STEP_OVER,
) = range(16)  # fmt: skip
"""Deal goals, lay the track, deal the childhood, draft; throw, see the dice, throw again, choose cards,
lose cards, pay upkeep, place cards, end the turn; refill, social assistance; decide waiting cards, over."""

CHANCE_STEPS = frozenset({STEP_GOALS, STEP_TRACK, STEP_CHILDHOOD, STEP_DICE, STEP_DRAW})

MOST_PLAYERS = 4
MOST_DICE = 7
BASE_DICE = 4
THROWS = 2
"""Throws after the first."""
TRACK = 5
MOST_CHOSEN = 2
HAND = 3
"""Childhood cards for each player."""
NONE = 0
"""No card."""
IN_THE_AIR = -1
"""The face of a die that chance throws right now."""


class CvState(State):
    """A match of CV.  Per player lists are indexed by seat; piles by seat times five plus type."""

    __slots__ = (
        "actor", "borrows", "calms", "changes", "chosen", "converts", "dealt", "decks", "dice", "extra",
        "faces", "first", "goals", "hands", "helped", "joining", "kept", "losses", "misfortune", "piles",
        "placing", "players", "pool", "public", "retired", "round", "settled", "step", "struck", "thaws",
        "throws", "tokens", "track", "turn", "waiting",
    )  # fmt: skip

    players: int
    step: int
    first: int
    """Who holds the bicycle token; -1 before the draft is over."""
    round: int
    decks: list[tuple[int, ...]]
    """Early, middle and old age; the cards still in them, ascending."""
    track: tuple[int, ...]
    chosen: tuple[int, ...]
    """Cards chosen that are not recorded yet, in order: the actor's.  They still lie on the track."""
    goals: tuple[int, ...]
    """The own goal by player."""
    public: tuple[int, ...]

    dice: tuple[int, ...]
    """Faces by slot."""
    faces: int
    """The same as a multiset, dice in the air left out; follows from `dice`."""
    joining: int
    """Dice that the next throw adds."""
    throws: int
    thaws: int
    """Throws left in which dice with misfortune may be thrown too."""
    pool: int
    """Unspent symbols on dice and tokens while cards are chosen and paid for, a multiset."""
    extra: int
    """Symbols left of events, a multiset."""
    changes: tuple[tuple[int, int], ...]
    converts: int
    calms: int
    borrows: int
    """How often powers can still be used this turn."""
    struck: tuple[tuple[int, int], ...]
    """Card of the track and symbol struck off its cost."""
    misfortune: int
    losses: int
    settled: tuple[int, ...]
    """Active cards whose upkeep was paid this turn, while others cannot all be paid."""
    placing: int
    """The card that the actor places now."""
    helped: tuple[int, ...]
    """Players who get social assistance, the first of them now."""

    piles: list[tuple[int, ...]]
    """By player and type, the last card active."""
    waiting: list[tuple[int, ...]]
    tokens: list[int]
    """A multiset by player."""
    retired: int
    """A mask of players who take no more work."""
    hands: list[tuple[int, ...]]
    """Events by player, ascending."""
    dealt: tuple[tuple[int, ...], ...]
    """By player: the childhood cards of the deal, ascending."""
    kept: tuple[tuple[int, ...], ...]
    """By player: what was kept of three cards, then of two."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.step = STEP_GOALS
        self.turn = 0
        self.actor = CHANCE
        self.first = -1
        self.round = 0
        self.decks = [tuple(deck) for deck in DECKS]
        self.track = self.chosen = self.goals = self.public = ()
        self.piles = [()] * (players * PILES)
        self.waiting = [()] * players
        self.tokens = [0] * players
        self.retired = 0
        self.hands = [()] * players
        self.dealt = self.kept = ((),) * players
        self.helped = ()
        self.placing = NONE
        self.clear_turn()

    def clear_turn(self) -> None:
        """Forgets everything that belongs to one turn only."""
        self.dice = ()
        self.faces = self.joining = self.throws = self.thaws = 0
        self.pool = self.extra = self.converts = self.calms = self.borrows = 0
        self.changes = self.struck = ()
        self.misfortune = self.losses = 0
        self.settled = ()

    def copy(self) -> Self:
        """Returns an independent twin; all tuples are shared."""
        twin = object.__new__(type(self))
        twin.players = self.players
        twin.step = self.step
        twin.turn = self.turn
        twin.actor = self.actor
        twin.first = self.first
        twin.round = self.round
        twin.decks = self.decks[:]
        twin.track = self.track
        twin.chosen = self.chosen
        twin.goals = self.goals
        twin.public = self.public
        twin.dice = self.dice
        twin.faces = self.faces
        twin.joining = self.joining
        twin.throws = self.throws
        twin.thaws = self.thaws
        twin.pool = self.pool
        twin.extra = self.extra
        twin.changes = self.changes
        twin.converts = self.converts
        twin.calms = self.calms
        twin.borrows = self.borrows
        twin.struck = self.struck
        twin.misfortune = self.misfortune
        twin.losses = self.losses
        twin.settled = self.settled
        twin.placing = self.placing
        twin.helped = self.helped
        twin.piles = self.piles[:]
        twin.waiting = self.waiting[:]
        twin.tokens = self.tokens[:]
        twin.retired = self.retired
        twin.hands = self.hands[:]
        twin.dealt = self.dealt
        twin.kept = self.kept
        return twin

    def key(self) -> tuple[object, ...]:
        """Returns the full value; `faces` follows from the dice and is left out."""
        return (
            self.players, self.step, self.turn, self.actor, self.first, self.round, tuple(self.decks),
            self.track, self.chosen, self.goals, self.public, self.dice, self.joining, self.throws,
            self.thaws, self.pool, self.extra, self.changes, self.converts, self.calms, self.borrows,
            self.struck, self.misfortune, self.losses, self.settled, self.placing, self.helped,
            tuple(self.piles), tuple(self.waiting), tuple(self.tokens), self.retired,
            tuple(self.hands), self.dealt, self.kept,
        )  # fmt: skip

    def dump(self) -> dict[str, Any]:  # Any: plain JSON values
        """Returns the state as plain JSON values."""
        from cvdesk.games.cv.storing import dump_state  # the format is read and written in one place

        return dump_state(self)

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:  # Any: plain JSON values
        """Reads a dump back; raises KeyError, TypeError or ValueError on nonsense."""
        from cvdesk.games.cv.storing import load_state

        state = cls(2)
        load_state(state, data)
        return state

    # ---- questions that all themes ask

    def active(self, player: int) -> list[int]:
        """Lists a player's active cards: the top of each pile, and those that wait for a type."""
        base = player * PILES
        return [pile[-1] for pile in self.piles[base : base + PILES] if pile] + list(self.waiting[player])

    def card_count(self, player: int) -> int:
        """Counts the cards of a player's CV, covered and waiting ones too."""
        base = player * PILES
        return sum(map(len, self.piles[base : base + PILES])) + len(self.waiting[player])

    def is_retired(self, player: int) -> bool:
        """Tells whether a player takes no more work cards (CV 4.5)."""
        return bool(self.retired >> player & 1)

    def sort_faces(self) -> None:
        """Works out `faces` from the dice."""
        self.faces = pack(face for face in self.dice if face != IN_THE_AIR)

    def frozen_dice(self) -> int:
        """Counts the dice that show misfortune (CV 3.2)."""
        return self.dice.count(X)
