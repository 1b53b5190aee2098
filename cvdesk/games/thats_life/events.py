"""What happened, for the log and the animation: one constructor per thing that can happen.

They are asked after the state has changed, and only when somebody wants events.
"""

from __future__ import annotations

from cvdesk.engine import CHANCE, Event, Move, Target
from cvdesk.games.thats_life import messages
from cvdesk.games.thats_life.state import WURM_MUST, LifeState
from cvdesk.games.thats_life.tiles import FINISH, START


def _space(tile: int) -> Target:
    return Target("space", tile)


def _taken(player: int, tile: int) -> Move:
    return Move(Target("tile", tile), _space(tile), Target("seat", player))


def path_laid() -> Event:
    """Life 1.1: the tiles lie on the table."""
    return Event(CHANCE, messages.path_laid(), rule="thats_life.1.1", barrier=True)


def guards_placed() -> Event:
    """Life 1.1: the guards stand on the plus and luck tiles nearest the start."""
    return Event(CHANCE, messages.guards_placed(), rule="thats_life.1.1")


def began(player: int) -> Event:
    """Life 1.3: who has the first turn."""
    return Event(player, messages.began(player), rule="thats_life.1.3", barrier=True)


def rolled(state: LifeState) -> Event:
    """Life 2.1: what the die shows, and what that means for the Wurminator."""
    details = (messages.wurm_is_due(state.due == WURM_MUST),) if state.due else ()
    return Event(
        state.turn, messages.rolled(state.turn, state.roll), details, rule="thats_life.2.1", barrier=True
    )


def pawn_moved(state: LifeState, pawn: int, source: int) -> Event:
    """Life 2.1, 2.3: a pawn went on; a detail says when its tile stays (Life 3.1)."""
    to = state.pawns[pawn]
    details = (messages.tile_stays(),) if source != START and state.count[source] else ()
    return Event(
        state.turn,
        messages.pawn_moved(state.turn, source, to),
        details,
        moves=(Move(Target("pawn", pawn), _space(source), _space(to)),),
        rule="thats_life.2.3" if to == FINISH else "thats_life.2.1",
    )


def guard_moved(state: LifeState, guard: int, source: int) -> Event:
    """Life 2.2, 5.6: a guard went on, because of a pawn or the Wurminator on its tile."""
    to = state.guards[guard]
    return Event(
        state.turn,
        messages.guard_moved(state.turn, source, to),
        moves=(Move(Target("guard", guard), _space(source), _space(to)),),
        rule="thats_life.2.2" if source in state.pawns else "thats_life.5.6",
    )


def took(player: int, tile: int) -> Event:
    """Life 3.1: a pawn left a tile empty, and its owner takes it."""
    return Event(player, messages.took(player, tile), moves=(_taken(player, tile),), rule="thats_life.3.1")


def came_home(player: int) -> Event:
    """Life 4.1: all pawns of a player are home."""
    return Event(player, messages.came_home(player), rule="thats_life.4.1")


def ended() -> Event:
    """Life 4.1: all pawns of all players are home."""
    return Event(CHANCE, messages.ended(), rule="thats_life.4.1")


def wurm_moved(player: int, source: int, to: int) -> Event:
    """Life 5.1: the Wurminator went on."""
    return Event(
        player,
        messages.wurm_moved(player, source, to),
        moves=(Move(Target("wurm", 0), _space(source), _space(to)),),
        rule="thats_life.5.1",
    )


def wurm_returned() -> Event:
    """Life 5.5: the Wurminator goes from the finish back to the start."""
    return Event(
        CHANCE,
        messages.wurm_returned(),
        moves=(Move(Target("wurm", 0), _space(FINISH), _space(START)),),
        rule="thats_life.5.5",
    )


def wurm_left(player: int) -> Event:
    """Life 5.1: the Wurminator was not moved."""
    return Event(player, messages.wurm_left(player), rule="thats_life.5.1")


def hit(player: int, tile: int) -> Event:
    """Life 5.2: the owner of a pawn that was hit takes a minus tile."""
    return Event(player, messages.hit(player, tile), moves=(_taken(player, tile),), rule="thats_life.5.2")


def put_back(player: int, tile: int) -> Event:
    """Life 5.3: the owner of a pawn that was hit puts a minus tile back before the finish."""
    move = Move(Target("tile", tile), Target("seat", player), _space(tile))
    return Event(player, messages.put_back(player, tile), moves=(move,), rule="thats_life.5.3")


def spared(player: int) -> Event:
    """Life 5.3: the owner of a pawn that was hit has no minus tile to put back."""
    return Event(player, messages.spared(player), rule="thats_life.5.3")
