"""The shrinking path: what may move, where it lands, and what becomes of the tile it leaves (Life 2 to 4)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import NOBODY, Action, Event
from cvdesk.games.thats_life import events as tell
from cvdesk.games.thats_life.actions import GUARD, PAWN, WURM
from cvdesk.games.thats_life.state import STEP_OVER, STEP_ROLL, STEP_WURM, WURM_STAYS, LifeState
from cvdesk.games.thats_life.tiles import FINISH, START


def landing(path: Sequence[int], tile: int, steps: int) -> int:
    """Life 2.1, 2.3, 2.5: returns the tile that many steps further on; the finish stops a move."""
    at = path.index(tile) + steps
    return path[at] if at < len(path) else FINISH


def legal_moves(state: LifeState) -> list[Action]:
    """Life 2.1, 2.2, 5.1, 5.6: lists own moves, and the Wurminator's while it is due.

    Pieces on one tile move alike, so only the lowest id of them is listed.
    """
    pawns, guards, count, wurm = state.pawns, state.guards, state.count, state.wurm
    actions = []
    for guard, tile in enumerate(guards):
        # most guards stand alone, and the count tells it fastest
        if count[tile] == 1 or tile == FINISH or guards.index(tile) != guard:
            continue
        if tile in pawns or tile == wurm:
            actions.append(GUARD[guard])
    pawn = state.turn * state.each
    one, two = pawns[pawn], pawns[pawn + 1]
    if one != FINISH:
        actions.append(PAWN[pawn])
    if two not in (FINISH, one):
        actions.append(PAWN[pawn + 1])
    if state.each == 3 and pawns[pawn + 2] not in (FINISH, one, two):
        actions.append(PAWN[pawn + 2])
    if state.due:
        actions.append(WURM)
    return actions


def move_pawn(state: LifeState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """Life 2.1, 2.3, 3.1: moves a pawn by the roll; a path tile that it leaves empty is taken."""
    pawn = args[0]
    path, count = state.path, state.count
    source = state.pawns[pawn]
    at = path.index(source)
    end = at + state.roll
    to = path[end] if end < len(path) else FINISH
    state.pawns[pawn] = to
    count[to] += 1
    count[source] -= 1
    if events is not None:
        events.append(tell.pawn_moved(state, pawn, source))
    if not count[source] and source != START:
        del path[at]
        state.taken[state.turn] += (source,)
        if events is not None:
            events.append(tell.took(state.turn, source))
    if to == FINISH:
        state.left[state.turn] -= 1
        if not state.left[state.turn] and _maybe_end_match(state, events):
            return
    if state.due:
        state.step = STEP_WURM
    else:
        end_turn(state)


def move_guard(state: LifeState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """Life 2.1, 2.2, 2.3: moves a guard by the roll; it takes nothing."""
    guard = args[0]
    source = state.guards[guard]
    to = landing(state.path, source, state.roll)
    state.guards[guard] = to
    state.count[to] += 1
    state.count[source] -= 1
    if events is not None:
        events.append(tell.guard_moved(state, guard, source))
    if state.due:
        state.step = STEP_WURM
    else:
        end_turn(state)


def end_turn(state: LifeState) -> None:
    """Life 2.1, 4.1: passes the turn to the left, past those whose pawns are all home."""
    left, players = state.left, state.players
    turn = (state.turn + 1) % players
    while not left[turn]:
        turn = (turn + 1) % players
    state.turn = state.actor = turn
    state.step = STEP_ROLL
    state.roll = 0


def _maybe_end_match(state: LifeState, events: list[Event] | None) -> bool:
    """Life 4.1: ends the match when the last player came home; returns whether it did."""
    if events is not None:
        events.append(tell.came_home(state.turn))
    if any(state.left):
        return False
    state.step, state.actor, state.roll, state.due = STEP_OVER, NOBODY, 0, WURM_STAYS
    if events is not None:
        events.append(tell.ended())
    return True
