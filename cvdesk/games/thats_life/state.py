"""The whole truth about a match: flat lists of tile ids."""

from __future__ import annotations

from typing import Any, Self

from cvdesk.engine import CHANCE, NOBODY, State
from cvdesk.games.thats_life.tiles import FINISH, LUCK, PLUS, START, TILES

STEP_PATH, STEP_FIRST, STEP_ROLL, STEP_DIE, STEP_MOVE, STEP_WURM, STEP_OVER = range(7)
"""Lay the path, draw the first player, roll, see the die, own move, Wurminator after it, match over."""

WURM_STAYS, WURM_MAY, WURM_MUST = range(3)
"""What is still due this turn from the Wurminator (Life 5.1)."""

NOWHERE = -1
"""The Wurminator's tile when the variant is off."""

GUARDS = 6
FACES = 6
MOST_PLAYERS = 4
MOST_PAWNS = 8


def pawns_each(players: int) -> int:
    """Life 1.2: returns how many pawns a player has; player `p` owns the ids from `p` times that."""
    return 3 if players == 2 else 2


class LifeState(State):
    """Pieces hold tile ids, not positions, so nothing shifts when a tile leaves the path."""

    __slots__ = (
        "actor", "count", "due", "each", "guards", "left", "path", "pawns", "players", "roll", "step",
        "taken", "turn", "wurm",
    )  # fmt: skip

    players: int
    each: int
    """Pawns per player."""
    step: int
    roll: int
    """The die, 1 to 6; 0 before the roll."""
    due: int
    """Whether the Wurminator stays, may or must still be moved this turn."""
    path: list[int]
    """Tile ids in order, the start first and the finish last."""
    pawns: list[int]
    """Tile by pawn id."""
    guards: list[int]
    """Tile by guard id; empty until the path is laid."""
    wurm: int
    """Tile of the Wurminator; NOWHERE without the variant."""
    taken: list[tuple[int, ...]]
    """Tiles by player, in the order taken."""
    count: list[int]
    """How many pieces of any kind stand there, by tile id; follows from the pieces."""
    left: list[int]
    """How many pawns are not home yet, by player; follows from the pawns."""

    def __init__(self, players: int, *, wurminator: bool) -> None:
        self.players = players
        self.each = pawns_each(players)
        self.step = STEP_PATH
        self.turn = self.roll = 0
        self.actor = CHANCE
        self.due = WURM_STAYS
        self.path = [START, FINISH]
        self.pawns = [START] * (players * self.each)
        self.guards = []
        self.wurm = START if wurminator else NOWHERE
        self.taken = [()] * players
        self.recount()

    def recount(self) -> None:
        """Works out `count` and `left` from the pieces."""
        pieces = [*self.pawns, *self.guards, *([] if self.wurm == NOWHERE else [self.wurm])]
        self.count = [pieces.count(tile) for tile in range(FINISH + 1)]
        each = self.each
        self.left = [
            each - self.pawns[player * each : player * each + each].count(FINISH)
            for player in range(self.players)
        ]

    def copy(self) -> Self:
        """Returns an independent twin; the tuples of taken tiles are shared."""
        twin = object.__new__(type(self))
        twin.players = self.players
        twin.each = self.each
        twin.step = self.step
        twin.turn = self.turn
        twin.actor = self.actor
        twin.roll = self.roll
        twin.due = self.due
        twin.path = self.path[:]
        twin.pawns = self.pawns[:]
        twin.guards = self.guards[:]
        twin.wurm = self.wurm
        twin.taken = self.taken[:]
        twin.count = self.count[:]
        twin.left = self.left[:]
        return twin

    def key(self) -> tuple[object, ...]:
        """Returns the full value; what follows from the pieces is left out."""
        return (
            self.players, self.step, self.turn, self.actor, self.roll, self.due, tuple(self.path),
            tuple(self.pawns), tuple(self.guards), self.wurm, tuple(self.taken),
        )  # fmt: skip

    def dump(self) -> dict[str, Any]:  # Any: plain JSON values
        """Returns the state as plain JSON values."""
        return {
            "players": self.players,
            "step": self.step,
            "turn": self.turn,
            "roll": self.roll,
            "due": self.due,
            "path": self.path[:],
            "pawns": self.pawns[:],
            "guards": self.guards[:],
            "wurm": self.wurm,
            "taken": [list(tiles) for tiles in self.taken],
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:  # Any: plain JSON values
        """Reads a dump back; raises KeyError, TypeError or ValueError on nonsense."""
        players = _whole(data["players"], 2, MOST_PLAYERS)
        state = cls(players, wurminator=False)
        state.step = _whole(data["step"], STEP_PATH, STEP_OVER)
        state.turn = _whole(data["turn"], 0, players - 1)
        state.roll = _whole(data["roll"], 0, FACES)
        state.due = _whole(data["due"], WURM_STAYS, WURM_MUST)
        state.path = _tiles(data["path"])
        state.pawns = _tiles(data["pawns"])
        state.guards = _tiles(data["guards"])
        state.wurm = _whole(data["wurm"], NOWHERE, FINISH - 1)
        state.taken = [tuple(_tiles(tiles)) for tiles in _list(data["taken"])]
        state.actor = state.mover()
        state._check()
        state.recount()
        if (state.step == STEP_OVER) == any(state.left):
            raise ValueError("step")
        if state.step in (STEP_ROLL, STEP_DIE, STEP_MOVE) and not state.left[state.turn]:
            raise ValueError("turn")
        return state

    def mover(self) -> int:
        """Returns who acts in the present step: the player whose turn it is, CHANCE or NOBODY."""
        if self.step == STEP_OVER:
            return NOBODY
        return CHANCE if self.step in (STEP_PATH, STEP_FIRST, STEP_DIE) else self.turn

    def _check(self) -> None:
        """Raises ValueError when tiles or pieces are not where they can be."""
        laid = self.step != STEP_PATH
        inner = [*self.path[1:-1], *(tile for tiles in self.taken for tile in tiles)]
        if self.path[:1] != [START] or self.path[-1:] != [FINISH] or sorted(inner) != [*TILES] * laid:
            raise ValueError("path")
        if len(self.taken) != self.players or len(self.pawns) != self.players * self.each:
            raise ValueError("players")
        if len(self.guards) != GUARDS * laid:
            raise ValueError("guards")
        if not {*self.pawns, *self.guards} <= {*self.path} or self.wurm not in (NOWHERE, *self.path):
            raise ValueError("pieces")
        if (self.roll > 0) != (self.step in (STEP_MOVE, STEP_WURM)):
            raise ValueError("roll")
        due = self.due != WURM_STAYS
        if (due and (self.wurm == NOWHERE or self.roll not in (1, 2))) or (
            self.step == STEP_WURM and not due
        ):
            raise ValueError("due")


def is_favourable(tile: int) -> bool:
    """Tells whether a tile is a plus or a luck tile, where guards begin (Life 1.1)."""
    return tile in PLUS or tile in LUCK


def _whole(value: object, least: int, most: int) -> int:
    # bool is an int in Python
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def _list(values: object) -> list[object]:
    if type(values) is not list:
        raise ValueError(values)
    return values


def _tiles(values: object) -> list[int]:
    return [_whole(tile, START, FINISH) for tile in _list(values)]
