"""Sets up a table for one rule: tiles are written as they are printed.

``+5`` and ``-7`` are tiles, ``-1b`` is the second of two equal ones, ``L1`` to ``L5`` are
the luck tiles, ``S`` is the start and ``F`` the finish.
"""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Action, Event, Setup
from cvdesk.games.thats_life import LifeRules, make_rules
from cvdesk.games.thats_life.actions import DIE
from cvdesk.games.thats_life.state import GUARDS, STEP_DIE, STEP_ROLL, LifeState
from cvdesk.games.thats_life.tiles import FINISH, LUCK, START, TILES, load_tiles
from cvdesk.games.thats_life.view import LifeView


def _names() -> dict[str, int]:
    names = {"S": START, "F": FINISH}
    for tile in TILES:
        value = load_tiles().values[tile]
        name = f"L{tile - LUCK[0] + 1}" if tile in LUCK else f"{value:+d}"
        names[f"{name}b" if name in names else name] = tile
    return names


TILE = _names()
NAME = {tile: name for name, tile in TILE.items()}


def tiles(text: str) -> list[int]:
    """Reads ``+1 -1b L1`` as tile ids."""
    return [TILE[name] for name in text.split()]


def written(ids: Sequence[int]) -> str:
    """Writes tile ids as they are printed."""
    return " ".join(NAME[tile] for tile in ids)


class Table:
    """A state in the middle of a match, with the moves that tests make on it."""

    def __init__(
        self,
        path: str,
        pawns: Sequence[str],
        *,
        guards: str = "",
        wurm: str = "",
        taken: Sequence[str] = (),
        turn: int = 0,
        roll: int = 0,
        **options: str,
    ) -> None:
        """`pawns` and `taken` are texts by player; guards that are not named are home."""
        if wurm:
            options["wurminator"] = "on"
        self.rules: LifeRules = make_rules(options)
        self.state: LifeState = self.rules.new_state(Setup(len(pawns), self.rules.options))
        state = self.state
        state.step = STEP_ROLL
        state.turn = state.actor = turn
        state.path = [START, *tiles(path), FINISH]
        state.pawns = [tile for text in pawns for tile in tiles(text)]
        state.guards = (tiles(guards) + [FINISH] * GUARDS)[:GUARDS]
        state.taken = [tuple(tiles(text)) for text in taken] or [()] * len(pawns)
        if wurm:
            state.wurm = TILE[wurm]
        state.recount()
        self.events: list[Event] = []
        if roll:
            self.roll(roll)

    def roll(self, face: int) -> None:
        """Lets the player whose turn it is roll a face."""
        self.play("roll")
        assert self.state.step == STEP_DIE
        self.rules.apply(self.state, DIE[face], self.events)

    def play(self, text: str) -> None:
        """Plays a legal action, as ``pawn 3``."""
        kind, *args = text.split()
        action = Action(kind, tuple(map(int, args)))
        assert action in self.rules.legal_actions(self.state), f"{text} is not among {self.legal}"
        self.rules.apply(self.state, action, self.events)

    @property
    def legal(self) -> list[str]:
        """The legal actions, in order."""
        return [str(action) for action in self.rules.legal_actions(self.state)]

    @property
    def path(self) -> str:
        """The tiles between start and finish."""
        return written(self.state.path[1:-1])

    @property
    def taken(self) -> list[str]:
        """The tiles by player, in the order taken."""
        return [written(each) for each in self.state.taken]

    @property
    def mover(self) -> int:
        """Who acts."""
        return self.rules.to_move(self.state)

    @property
    def told(self) -> list[str]:
        """The ids of the messages so far, the first words left out."""
        return [event.message.id.removeprefix("life-log-") for event in self.events]

    def view(self, viewer: int | None = None) -> LifeView:
        """What a player sees, by default the one who acts."""
        return self.rules.view(self.state, self.mover if viewer is None else viewer)

    def tile_of(self, pawn: int) -> str:
        """The tile of a pawn."""
        return NAME[self.state.pawns[pawn]]
