"""Every action of the game, built once; only the order of the path is made anew."""

from __future__ import annotations

from cvdesk.engine import Action, action_table
from cvdesk.games.thats_life.state import FACES, GUARDS, MOST_PAWNS, MOST_PLAYERS

FIRST = action_table("first", MOST_PLAYERS)
"""Chance: who begins, by player."""
DIE = action_table("die", FACES + 1)
"""Chance: what the die shows, by face; entry 0 is never used."""

ROLL = Action("roll")
PAWN = action_table("pawn", MOST_PAWNS)
GUARD = action_table("guard", GUARDS)
WURM = Action("wurm")
LEAVE = Action("leave")
"""Not to move the Wurminator."""


def path_action(order: list[int]) -> Action:
    """Chance: the tiles as they are laid, from the start on."""
    return Action("path", tuple(order))
