"""A bot that looks at what its turn brings and no further."""

from __future__ import annotations

from math import inf
from time import perf_counter

from cvdesk.bots.base import BotTable, Choice
from cvdesk.bots.evaluators import Evaluator, evaluator_for
from cvdesk.bots.reasons import expectation, term_reasons
from cvdesk.engine.action import Action
from cvdesk.engine.rng import Rng
from cvdesk.engine.rules import CHANCE, Rules
from cvdesk.engine.state import State

WORLDS = 8
"""Worlds that a choice is averaged over where a game has secrets."""
OUTCOMES = 36
"""Chance events of a turn with more outcomes than this are drawn, not listed."""
DRAWS = 4
NODES = 400
"""States rated per action and world, at most; a turn that branches more is cut."""


class GreedyBot:
    """Plays the action after which its own turn ends best, by the game's evaluator.

    Chance within the turn counts with its exact weights, and own later decisions of
    the same turn are played as well as possible.  `noise` is the largest error, in
    expected reward, that is made on each action.
    """

    def __init__(self, noise: float = 0.0) -> None:
        self.noise = noise
        self._rules: Rules | None = None
        self._evaluator: Evaluator | None = None

    def choose(self, table: BotTable) -> Choice:
        """Returns the best action; those that time does not allow to look at have no value."""
        rules, rng = table.rules, table.rng
        if self._rules is not rules or self._evaluator is None:
            self._rules, self._evaluator = rules, evaluator_for(rules)
        if self._evaluator.planner is not None:
            return self._evaluator.planner.look(table, self.noise)
        limit = table.budget.milliseconds
        deadline = inf if limit is None else table.started + limit / 1000
        worlds = [table.sampler.sample(rng) for _ in range(WORLDS if rules.info.has_secrets else 1)]
        seat, noise = table.view.actor, self.noise * self._evaluator.errors
        values: list[tuple[Action, float]] = []
        for action in table.view.actions:
            if values and perf_counter() > deadline:
                break
            total = 0.0
            for world in worlds:
                total += _Turn(rules, self._evaluator, world, seat, rng).after(action)
            error = noise * (rng.random() + rng.random() - 1.0) if noise else 0.0
            values.append((action, total / len(worlds) + error))
        values.sort(key=lambda pair: -pair[1])
        best, value = values[0]
        shown = tuple((action, min(1.0, max(0.0, each))) for action, each in values)
        reasons = (
            *term_reasons(rules, self._evaluator, worlds[0], best, seat),
            expectation(value, table.view.players),
        )
        return Choice(best, shown, reasons)


class _Turn:
    """The rest of one turn in one world, played out exactly as far as it is small."""

    def __init__(self, rules: Rules, evaluator: Evaluator, world: State, seat: int, rng: Rng) -> None:
        self.rules, self.evaluator, self.world, self.seat, self.rng = rules, evaluator, world, seat, rng
        self.left = NODES

    def after(self, action: Action) -> float:
        """Returns the seat's expected reward when it takes an action now."""
        state = self.world.copy()
        self.rules.apply(state, action)
        return self._value(state)

    def _value(self, state: State) -> float:
        rules = self.rules
        mover = rules.to_move(state)
        if mover == self.seat and state.turn == self.world.turn and self.left > 0:
            actions = rules.legal_actions(state)
            if not (len(actions) == 1 and actions[0].kind in rules.info.turn_openers):
                return max(self._next(state, action) for action in actions)
        if mover == CHANCE and state.turn == self.world.turn and self.left > 0:
            return self._chance(state)
        self.left -= 1
        return self.evaluator.rate(state)[self.seat]

    def _next(self, state: State, action: Action) -> float:
        child = state.copy()
        self.rules.apply(child, action)
        return self._value(child)

    def _chance(self, state: State) -> float:
        outcomes = self.rules.chance_outcomes(state)
        if outcomes is not None and len(outcomes) <= OUTCOMES:
            return sum(float(weight) * self._next(state, action) for action, weight in outcomes)
        drawn = [self.rules.sample_chance(state, self.rng) for _ in range(DRAWS)]
        return sum(self._next(state, action) for action in drawn) / DRAWS
