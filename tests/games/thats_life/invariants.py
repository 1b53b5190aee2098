"""What must hold of any state of That's Life! Compact, and what can be pointed at."""

from __future__ import annotations

from cvdesk.engine import NOBODY, Rules, State, Target, View
from cvdesk.games.thats_life.state import (
    GUARDS,
    NOWHERE,
    STEP_MOVE,
    STEP_OVER,
    STEP_PATH,
    STEP_WURM,
    WURM_STAYS,
    LifeState,
    pawns_each,
)
from cvdesk.games.thats_life.tiles import FINISH, START, TILES
from cvdesk.games.thats_life.view import LifeView

_ALL = [START, *TILES, FINISH]


def check_invariants(rules: Rules, state: State) -> None:
    """Asserts that tiles and pieces are all there and stand where they can, and that the flow agrees."""
    assert isinstance(state, LifeState)
    _check_tiles(state)
    _check_pieces(rules, state)
    assert rules.to_move(state) == state.actor == state.mover()
    assert (state.actor == NOBODY) == (state.step == STEP_OVER) == (not any(state.left))
    assert (state.roll > 0) == (state.step in (STEP_MOVE, STEP_WURM))
    if state.due != WURM_STAYS:
        assert state.wurm != NOWHERE
        assert state.roll in (1, 2)


def _check_tiles(state: LifeState) -> None:
    """26 tiles, each on the path or taken once; the start is first and the finish last."""
    if state.step == STEP_PATH:
        assert state.path == [START, FINISH]
        return
    assert sorted([*state.path, *(tile for tiles in state.taken for tile in tiles)]) == _ALL
    assert state.path[0] == START
    assert state.path[-1] == FINISH


def _check_pieces(rules: Rules, state: LifeState) -> None:
    """Nobody stands on a tile that was taken, and the counts agree with the pieces."""
    pieces = [*state.pawns, *state.guards]
    if state.wurm != NOWHERE:
        pieces.append(state.wurm)
    assert set(pieces) <= set(state.path)
    assert state.count == [pieces.count(tile) for tile in _ALL]
    assert (state.wurm == NOWHERE) == (rules.options["wurminator"] == "off")
    assert state.wurm != FINISH
    assert len(state.guards) == (0 if state.step == STEP_PATH else GUARDS)
    each = pawns_each(state.players)
    assert len(state.pawns) == state.players * each
    for player, left in enumerate(state.left):
        assert left == sum(tile != FINISH for tile in state.pawns[player * each : player * each + each])


def visible_targets(rules: Rules, view: View) -> list[Target]:
    """Returns what a viewer can point at."""
    assert isinstance(view, LifeView)
    targets = [Target("die", 0)]
    targets += [Target("pawn", pawn) for pawn in range(len(view.pawns))]
    targets += [Target("guard", guard) for guard in range(len(view.guards))]
    targets += [Target("space", tile) for tile in view.path]
    return targets if view.wurm is None else [*targets, Target("wurm", 0)]
