"""The toy game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import islice
from typing import Any

from cvdesk.engine import (
    Action,
    BadRecord,
    Decision,
    Event,
    GameInfo,
    GameRules,
    Message,
    P,
    Param,
    Refusal,
    Rng,
    RuleOption,
    Sampler,
    ScoreLine,
    Setup,
    Standings,
    Target,
    complete_options,
    ranks_of,
    rewards_of,
)
from cvdesk.engine.message import message
from tests.toy import cards as c
from tests.toy.flow import APPLY, LEGAL
from tests.toy.offers import make_decision, plan_of, refusal_of
from tests.toy.sampler import ToySampler
from tests.toy.state import ToyState
from tests.toy.view import ToyView, make_view

INFO = GameInfo(
    id="toy",
    min_players=2,
    max_players=4,
    minutes=(1, 2),
    options=(
        RuleOption("first", ("random", "1", "2", "3", "4"), "toy.1"),
        RuleOption("die", ("fair", "loaded"), "toy.2"),
        RuleOption("bids", ("on", "off"), "toy.4"),
        RuleOption("ties", ("shared", "fewest_cards"), "toy.5"),
    ),
    rules_version=1,
    has_secrets=True,
    prefix="toy",
    turn_openers=frozenset({"roll"}),
    max_records=200,
)

WEIGHTS = {"fair": (1, 1, 1, 1, 1, 1), "loaded": (3, 1, 1, 1, 1, 5)}


def make_rules(options: Mapping[str, str] | None = None) -> ToyRules:
    """Makes the rules with options; raises BadOption for an unknown name or value."""
    return ToyRules(complete_options(INFO, options or {}))


class ToyRules(GameRules[ToyState, ToyView]):
    """The toy game with its options."""

    info = INFO
    data_hash = "toy-1"

    def __init__(self, options: Mapping[str, str]) -> None:
        self.options = dict(options)
        self.weights = WEIGHTS[self.options["die"]]
        self.faces = [c.FACES[face] for face, many in enumerate(self.weights, 1) for _ in range(many)]

    # ---- hot path

    def new_state(self, setup: Setup) -> ToyState:
        first = self.options["first"]
        return ToyState(setup.players, c.NONE if first == "random" else int(first) - 1)

    def to_move(self, state: ToyState) -> int:
        return state.actor

    def legal_actions(self, state: ToyState) -> list[Action]:
        legal = LEGAL.get(state.step)
        return [] if legal is None else legal(state)

    def sample_chance(self, state: ToyState, rng: Rng) -> Action:
        if state.step == c.FIRST:
            return c.STARTS[rng.below(state.players)]
        if state.step == c.DIE:
            return rng.pick(self.faces)
        if state.step == c.DEAL:
            bag = sorted(state.bag)
            dealt = sorted(rng.pull(bag) for _ in range(c.DEALT))
            return Action("deal", (_undealt(state), *dealt))
        return (c.TAKE if state.step == c.DRAW else c.SHOW)[rng.pick(sorted(state.bag))]

    def apply(self, state: ToyState, action: Action, events: list[Event] | None = None) -> None:
        APPLY[action.kind](self.options, state, action, events)

    def rewards(self, state: ToyState) -> tuple[float, ...]:
        return rewards_of(self._keys(state))

    # ---- cold path

    def chance_outcomes(self, state: ToyState) -> list[tuple[Action, Fraction]] | None:
        if state.step == c.DEAL:
            return None
        if state.step == c.FIRST:
            return [(action, Fraction(1, state.players)) for action in islice(c.STARTS, state.players)]
        if state.step == c.DIE:
            whole = sum(self.weights)
            return [(c.FACES[face], Fraction(many, whole)) for face, many in enumerate(self.weights, 1)]
        table = c.TAKE if state.step == c.DRAW else c.SHOW
        return [(table[card], Fraction(1, len(state.bag))) for card in sorted(state.bag)]

    def can_happen(self, state: ToyState, action: Action) -> bool:
        if state.step != c.DEAL:
            return super().can_happen(state, action)
        who, *dealt = action.args or (c.NONE,)
        return (
            action.kind == "deal"
            and who == _undealt(state)
            and len(dealt) == c.DEALT
            and dealt == sorted(set(dealt))
            and set(dealt) <= set(state.bag)
        )

    def view(self, state: ToyState, viewer: int | None) -> ToyView:
        actions = tuple(self.legal_actions(state)) if viewer is not None and viewer == state.actor else ()
        return make_view(state, viewer, actions, self.options)

    def decision(self, view: ToyView) -> Decision | None:
        return make_decision(view)

    def sampler(self, view: ToyView) -> Sampler[ToyState]:
        return ToySampler(view)

    def standings(self, state: ToyState) -> Standings:
        keys = self._keys(state)
        lines = tuple(_score_lines(state, player) for player in range(state.players))
        ranks = ranks_of(keys)
        best = P.list(*(P.player(player) for player, place in enumerate(ranks) if place == 1))
        return Standings(
            scores=tuple(_score(state, player) for player in range(state.players)),
            ranks=ranks,
            lines=lines,
            verdict=message("toy-verdict", players=best),
        )

    def load_state(self, data: dict[str, Any]) -> ToyState:  # Any: plain JSON values
        try:
            return ToyState.load(data)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise BadRecord("error-save-state") from error

    def name_of(self, param: Param) -> Message | Mapping[str, str]:
        return {"en": f"{c.rank(int(str(param.value)))}"}

    def why_not(self, view: ToyView, target: Target) -> Refusal | None:
        return refusal_of(view, target)

    def plan(self, view: ToyView, targets: tuple[Target, ...]) -> tuple[Action, ...]:
        return plan_of(view, targets)

    def _keys(self, state: ToyState) -> list[tuple[int, int]]:
        fewest = self.options["ties"] == "fewest_cards"
        return [
            (_score(state, player), -len(state.hands[player]) if fewest else 0)
            for player in range(state.players)
        ]


def _undealt(state: ToyState) -> int:
    return next(player for player, hand in enumerate(state.hands) if not hand)


def _score(state: ToyState, player: int) -> int:
    return sum(map(c.rank, state.laid[player])) + state.bonus[player]


def _score_lines(state: ToyState, player: int) -> tuple[ScoreLine, ...]:
    laid = [
        ScoreLine(
            message("toy-score-card", card=P.card(card)), c.rank(card), (Target("laid", card),), "toy.5"
        )
        for card in state.laid[player]
    ]
    return (*laid, ScoreLine(message("toy-score-bids"), state.bonus[player], rule="toy.4"))
