"""The rules as the kernel asks for them: two dispatch tables, chance, and what is seen of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from cvdesk.engine import (
    CHANCE,
    Action,
    BadRecord,
    Decision,
    Event,
    GameInfo,
    GameRules,
    Message,
    Param,
    Refusal,
    Rng,
    RuleOption,
    Setup,
    Standings,
    Target,
    check_setup,
    complete_options,
    rewards_of,
)
from cvdesk.games.thats_life import events as tell
from cvdesk.games.thats_life import messages
from cvdesk.games.thats_life.actions import DIE, FIRST, ROLL, path_action
from cvdesk.games.thats_life.clauses import rule_of
from cvdesk.games.thats_life.decision import decision_of
from cvdesk.games.thats_life.path import legal_moves, move_guard, move_pawn
from cvdesk.games.thats_life.refusals import why_not
from cvdesk.games.thats_life.scoring import rank_keys, score_of, standings_of
from cvdesk.games.thats_life.state import (
    GUARDS,
    NOWHERE,
    STEP_DIE,
    STEP_FIRST,
    STEP_MOVE,
    STEP_OVER,
    STEP_PATH,
    STEP_ROLL,
    STEP_WURM,
    LifeState,
    is_favourable,
)
from cvdesk.games.thats_life.tiles import TILES, TileSet, load_tiles
from cvdesk.games.thats_life.view import LifeSampler, LifeView, view_of
from cvdesk.games.thats_life.wurminator import due_after_roll, leave_wurm, legal_afterwards, move_wurm

INFO = GameInfo(
    id="thats_life",
    min_players=2,
    max_players=4,
    minutes=(20, 30),
    options=(
        RuleOption("first", ("random", "1", "2", "3", "4"), "thats_life.1.3"),
        RuleOption("wurminator", ("off", "on"), "thats_life.5.1"),
        RuleOption("ties", ("shared", "fewest_luck_tiles"), "thats_life.4.3"),
        RuleOption("lowest_minus", ("smallest", "largest"), "thats_life.5.2"),
        RuleOption("collected", ("open", "hidden"), "thats_life.3.1"),
    ),
    rules_version=1,
    has_secrets=False,
    prefix="life",
    turn_openers=frozenset({"roll"}),
    # Without the Wurminator at most 14 pieces make 27 steps each, one or more a turn of 3 records: 1,136.
    # With it, tiles put back before the finish could feed a match for ever if nothing but ones and twos
    # were rolled; the longest of 14,400 matches, many of them with stalling players, had 338 records.
    max_records=5_000,
)
"""What is known of the game before a match exists."""

_Apply = Callable[[LifeState, tuple[int, ...], list[Event] | None], None]


def _legal_roll(state: LifeState) -> list[Action]:
    """Life 2.1: a turn begins with the roll."""
    return [ROLL]


def _legal_nothing(state: LifeState) -> list[Action]:
    return []


_LEGAL: dict[int, Callable[[LifeState], list[Action]]] = {
    STEP_PATH: _legal_nothing,
    STEP_FIRST: _legal_nothing,
    STEP_ROLL: _legal_roll,
    STEP_DIE: _legal_nothing,
    STEP_MOVE: legal_moves,
    STEP_WURM: legal_afterwards,
    STEP_OVER: _legal_nothing,
}


class LifeRules(GameRules[LifeState, LifeView]):
    """That's Life! Compact with chosen options and a set of tiles."""

    info = INFO

    def __init__(self, options: Mapping[str, str], tiles: TileSet | None = None) -> None:
        self.options = complete_options(INFO, options)
        self.tiles = tiles or load_tiles()
        self.data_hash = self.tiles.hash
        self._largest = self.options["lowest_minus"] == "largest"
        self._fewest_luck = self.options["ties"] == "fewest_luck_tiles"
        self._apply: dict[str, _Apply] = {
            "roll": _roll,
            "die": _see_die,
            "pawn": move_pawn,
            "guard": move_guard,
            "wurm": self._move_wurm,
            "leave": leave_wurm,
            "path": self._lay_path,
            "first": _begin,
        }

    # ---- hot path

    def new_state(self, setup: Setup) -> LifeState:
        """Life 1.2, 5.1: returns the pieces on the start, before the path is laid."""
        check_setup(INFO, Setup(setup.players, self.options))
        return LifeState(setup.players, wurminator=self.options["wurminator"] == "on")

    def to_move(self, state: LifeState) -> int:
        """Returns who acts: a player, CHANCE or NOBODY."""
        return state.actor

    def legal_actions(self, state: LifeState) -> list[Action]:
        """Life 2, 5: returns the legal actions of the player to move, in a list of the caller's own."""
        return _LEGAL[state.step](state)

    def sample_chance(self, state: LifeState, rng: Rng) -> Action:
        """Life 1.1, 1.3, 2.1: draws the order of the path, the first player or a face of the die."""
        if state.step == STEP_DIE:
            return DIE[int(rng.random() * 6) + 1]
        if state.step == STEP_FIRST:
            return FIRST[rng.below(state.players)]
        return path_action(rng.shuffled(TILES))

    def apply(self, state: LifeState, action: Action, events: list[Event] | None = None) -> None:
        """Plays an action in place; `events` receives what happened."""
        self._apply[action[0]](state, action[1], events)

    def rewards(self, state: LifeState) -> tuple[float, ...]:
        """Life 4.3: returns each player's share of opponents beaten, a tie counting half."""
        return rewards_of(rank_keys(state.taken, self.tiles.values, self._fewest_luck))

    def _lay_path(self, state: LifeState, args: tuple[int, ...], events: list[Event] | None) -> None:
        """Life 1.1, 1.3: lays the tiles and places the guards; a chosen first player begins."""
        state.path[1:1] = args
        state.guards = [tile for tile in args if is_favourable(tile)][:GUARDS]
        state.recount()
        if events is not None:
            events += [tell.path_laid(), tell.guards_placed()]
        first = self.options["first"]
        if first == "random":
            state.step = STEP_FIRST
        else:
            _begin(state, (int(first) - 1,), events)

    def _move_wurm(self, state: LifeState, args: tuple[int, ...], events: list[Event] | None) -> None:
        move_wurm(state, self.tiles.values, self._largest, events)

    # ---- cold path

    def chance_outcomes(self, state: LifeState) -> list[tuple[Action, Fraction]] | None:
        """Lists die faces or first players, all equally likely; None for the path."""
        if state.step == STEP_PATH:
            return None
        outcomes = DIE[1:] if state.step == STEP_DIE else FIRST[: state.players]
        return [(action, Fraction(1, len(outcomes))) for action in outcomes]

    def view(self, state: LifeState, viewer: int | None) -> LifeView:
        """Returns the whole table: nothing is secret."""
        values = self.tiles.values
        return view_of(
            state,
            viewer,
            tuple(self.legal_actions(state)) if viewer == state.actor else (),
            tuple(score_of(taken, values) for taken in state.taken),
            self.options,
            values,
            self.tiles.kinds,
        )

    def decision(self, view: LifeView) -> Decision | None:
        """Adds targets, labels and consequences to the view's actions."""
        return decision_of(self, view)

    def sampler(self, view: LifeView) -> LifeSampler:
        """Returns a sampler of the one world that there is."""
        return LifeSampler(view)

    def standings(self, state: LifeState) -> Standings:
        """Life 4.2, 4.3: returns ranks and scores, every point traced to tiles."""
        return standings_of(state.taken, self.tiles.values, self._fewest_luck, state.step == STEP_OVER)

    def load_state(self, data: dict[str, Any]) -> LifeState:  # Any: plain JSON values
        """Reads a dump back; raises BadRecord on nonsense or a dump of other options."""
        try:
            state = LifeState.load(data)
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord("error-save-state") from error
        if (state.wurm != NOWHERE) != (self.options["wurminator"] == "on"):
            raise BadRecord("error-save-state")
        return state

    def name_of(self, param: Param) -> Message:
        """Returns what is printed on a tile; a space is named by its tile.  Raises ValueError for others."""
        if param.kind not in ("tile", "space") or not isinstance(param.value, int):
            raise ValueError(param)
        return messages.tile_name(param.value, self.tiles.values)

    def why_not(self, view: LifeView, target: Target) -> Refusal | None:
        """Returns why a visible piece, tile or the die cannot be used now."""
        return why_not(view, target)

    def rule_of(self, view: LifeView, target: Target) -> str:
        """Returns the clause that explains a piece, a tile, the die or the button."""
        return rule_of(view, target)


def _begin(state: LifeState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """Life 1.3: gives the first turn to a player."""
    state.turn = state.actor = args[0]
    state.step = STEP_ROLL
    if events is not None:
        events.append(tell.began(state.turn))


def _roll(state: LifeState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """Life 2.1: throws the die; chance says what it shows."""
    state.step = STEP_DIE
    state.actor = CHANCE


def _see_die(state: LifeState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """Life 2.1, 5.1: reads the die; it decides whether the Wurminator may or must move."""
    state.roll = args[0]
    state.step = STEP_MOVE
    state.actor = state.turn
    if state.wurm != NOWHERE:
        state.due = due_after_roll(state)
    if events is not None:
        events.append(tell.rolled(state))
