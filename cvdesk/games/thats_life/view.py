"""What a player sees, which here is everything, and the way back from it to a state."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from cvdesk.engine import Action, Rng, Sampler, View
from cvdesk.games.thats_life.state import (
    NOWHERE,
    WURM_MAY,
    WURM_MUST,
    WURM_STAYS,
    LifeState,
    pawns_each,
)


@frozen(kw_only=True)
class LifeView(View):
    """The table of That's Life! Compact; the same for everybody but for `viewer` and `actions`.

    With the option ``collected = hidden`` the screen keeps `taken` and `scores` to itself.
    """

    step: int
    """One of the steps of `state`."""
    path: tuple[int, ...]
    """Tile ids in order, the start first and the finish last."""
    pawns: tuple[int, ...]
    """Tile by pawn id."""
    guards: tuple[int, ...]
    """Tile by guard id; empty until the path is laid."""
    wurm: int | None
    """Tile of the Wurminator; None without the variant."""
    taken: tuple[tuple[int, ...], ...]
    """Tiles by player, in the order taken."""
    roll: int
    """The die, 1 to 6; 0 before the roll."""
    may_wurm: bool
    """The Wurminator may still be moved this turn."""
    must_wurm: bool
    """The Wurminator must still be moved this turn; then it also may."""
    scores: tuple[int, ...]
    """Points by player, if the match ended now."""
    options: Mapping[str, str]
    values: tuple[int, ...]
    """Points by tile id."""
    kinds: tuple[str, ...]
    """``start``, ``plus``, ``minus``, ``luck`` or ``finish`` by tile id."""

    def owner(self, pawn: int) -> int:
        """Returns the player who owns a pawn."""
        return pawn // pawns_each(self.players)

    def own_pawns(self, player: int) -> range:
        """Returns the ids of a player's pawns."""
        each = pawns_each(self.players)
        return range(player * each, player * each + each)

    def pieces_on(self, tile: int) -> int:
        """Counts the pieces of any kind on a tile."""
        return self.pawns.count(tile) + self.guards.count(tile) + (self.wurm == tile)


def view_of(
    state: LifeState,
    viewer: int | None,
    actions: tuple[Action, ...],
    scores: tuple[int, ...],
    options: Mapping[str, str],
    values: tuple[int, ...],
    kinds: tuple[str, ...],
) -> LifeView:
    """Makes the view of a state; `actions` are those that the viewer may choose from."""
    return LifeView(
        viewer=viewer,
        players=state.players,
        actor=state.actor,
        turn=state.turn,
        actions=actions,
        step=state.step,
        path=tuple(state.path),
        pawns=tuple(state.pawns),
        guards=tuple(state.guards),
        wurm=None if state.wurm == NOWHERE else state.wurm,
        taken=tuple(state.taken),
        roll=state.roll,
        may_wurm=state.due != WURM_STAYS,
        must_wurm=state.due == WURM_MUST,
        scores=scores,
        options=options,
        values=values,
        kinds=kinds,
    )


def state_of(view: LifeView) -> LifeState:
    """Returns the one state that a view shows."""
    state = LifeState(view.players, wurminator=view.wurm is not None)
    state.step, state.turn, state.actor, state.roll = view.step, view.turn, view.actor, view.roll
    state.due = WURM_MUST if view.must_wurm else WURM_MAY if view.may_wurm else WURM_STAYS
    state.path = list(view.path)
    state.pawns = list(view.pawns)
    state.guards = list(view.guards)
    state.wurm = NOWHERE if view.wurm is None else view.wurm
    state.taken = list(view.taken)
    state.recount()
    return state


class LifeSampler(Sampler[LifeState]):
    """Nothing is hidden, so every world is the same one."""

    def __init__(self, view: LifeView) -> None:
        self._world = state_of(view)

    def sample(self, rng: Rng) -> LifeState:
        """Returns a copy of the one world that agrees with the view; `rng` is not used."""
        return self._world.copy()
