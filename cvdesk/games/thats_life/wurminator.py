"""The Wurminator variant: when it moves and whom it hits (Life 5)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Action, Event
from cvdesk.games.thats_life import events as tell
from cvdesk.games.thats_life.actions import LEAVE, WURM
from cvdesk.games.thats_life.path import end_turn, landing
from cvdesk.games.thats_life.state import (
    NOWHERE,
    STEP_WURM,
    WURM_MAY,
    WURM_MUST,
    WURM_STAYS,
    LifeState,
)
from cvdesk.games.thats_life.tiles import FINISH, MINUS, START

LAST_ROLL = 2
"""The highest roll that moves the Wurminator (Life 5.1)."""


def due_after_roll(state: LifeState) -> int:
    """Life 5.1: returns whether the Wurminator stays, may or must move this turn.

    It must when every pawn is further on, those at home included.
    """
    if state.wurm == NOWHERE or state.roll > LAST_ROLL:
        return WURM_STAYS
    at = state.path.index(state.wurm)
    return WURM_MUST if all(state.path.index(tile) > at for tile in state.pawns) else WURM_MAY


def legal_afterwards(state: LifeState) -> list[Action]:
    """Life 5.1: lists the choice that is left after the own move."""
    return [WURM] if state.due == WURM_MUST else [LEAVE, WURM]


def move_wurm(state: LifeState, values: Sequence[int], largest: bool, events: list[Event] | None) -> None:
    """Life 5.1, 5.2, 5.4, 5.5: moves the Wurminator by the roll; it hits pawns where it lands, takes nothing.

    `values` are the tiles' points; `largest` turns "lowest" round (option ``lowest_minus``).
    """
    source = state.wurm
    to = landing(state.path, source, state.roll)
    state.due = WURM_STAYS
    if events is not None:
        events.append(tell.wurm_moved(state.turn, source, to))
        if to == FINISH:
            events.append(tell.wurm_returned())
    state.wurm = to = START if to == FINISH else to
    state.count[source] -= 1
    state.count[to] += 1
    if to != START:
        for victim in _victims(state):
            _hit(state, victim, values, largest, events)
    if state.step == STEP_WURM:
        end_turn(state)


def leave_wurm(state: LifeState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """Life 5.1: does not move the Wurminator this turn."""
    state.due = WURM_STAYS
    if events is not None:
        events.append(tell.wurm_left(state.turn))
    end_turn(state)


def _victims(state: LifeState) -> list[int]:
    """Life 5.2: lists the owners hit, once per pawn, in turn order from the roller."""
    each = state.each
    victims = []
    for step in range(state.players):
        player = (state.turn + step) % state.players
        own = state.pawns[player * each : player * each + each]
        victims += [player] * own.count(state.wurm)
    return victims


def _hit(
    state: LifeState, victim: int, values: Sequence[int], largest: bool, events: list[Event] | None
) -> None:
    """Life 5.2, 5.3: gives a victim the lowest free minus tile, or puts one of the victim's back."""
    free = [tile for tile in state.path if tile in MINUS and not state.count[tile]]
    own = [tile for tile in state.taken[victim] if tile in MINUS]
    if free:
        tile = _lowest(free, values, largest)
        state.path.remove(tile)
        state.taken[victim] += (tile,)
    elif own:
        tile = _lowest(own, values, largest)
        state.path.insert(-1, tile)
        state.taken[victim] = tuple(each for each in state.taken[victim] if each != tile)
    if events is not None:
        if free:
            events.append(tell.hit(victim, tile))
        elif own:
            events.append(tell.put_back(victim, tile))
        else:
            events.append(tell.spared(victim))


def _lowest(tiles: Sequence[int], values: Sequence[int], largest: bool) -> int:
    """Life 5.2: returns the minus tile nearest to zero, the first of equal ones; with `largest` the worst."""
    sign = 1 if largest else -1
    return min(tiles, key=lambda tile: sign * values[tile])
