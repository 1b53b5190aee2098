"""Pawns on the ring: dice, skipping occupied spaces, the choice on a star space (P10 2.1, 3.8)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Action
from cvdesk.games.phase10.actions import MOVE, STAR_KIND
from cvdesk.games.phase10.board import SPACES, STAR, Space
from cvdesk.games.phase10.state import PhaseState


def landing(pawns: Sequence[int], player: int, steps: int) -> int:
    """P10 2.1: returns the space that a pawn reaches; spaces of other pawns are not counted."""
    others = [space for other, space in enumerate(pawns) if other != player]
    space = pawns[player]
    while steps:
        space = (space + 1) % SPACES
        if space not in others:
            steps -= 1
    return space


def skipped(pawns: Sequence[int], player: int, steps: int) -> tuple[int, ...]:
    """Returns the occupied spaces that a pawn passes by on its way, in order."""
    others = [space for other, space in enumerate(pawns) if other != player]
    passed = []
    space = pawns[player]
    while steps:
        space = (space + 1) % SPACES
        if space in others:
            passed.append(space)
        else:
            steps -= 1
    return tuple(passed)


def legal_moves(state: PhaseState) -> list[Action]:
    """P10 2.1: one die or the other; on a double its number or twice that."""
    low, high = state.die1, state.die2
    return [MOVE[low], MOVE[high if high != low else 2 * low]]


def star_space(pawns: Sequence[int], player: int, ring: Sequence[Space], kind: int) -> int | None:
    """P10 3.8: returns the next space of a kind that nobody else stands on; None when all are occupied."""
    others = [space for other, space in enumerate(pawns) if other != player]
    space = pawns[player]
    for _ in range(SPACES):
        space = (space + 1) % SPACES
        if ring[space].kind == kind and space not in others:
            return space
    return None


def legal_kinds(state: PhaseState, ring: Sequence[Space]) -> list[Action]:
    """P10 3.8: the seven other actions, those left out whose spaces are all occupied."""
    return [
        STAR_KIND[kind]
        for kind in range(STAR + 1, len(STAR_KIND))
        if star_space(state.pawns, state.turn, ring, kind) is not None
    ]
