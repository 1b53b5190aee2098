"""The bots of Phase 10: the quick choice, and the search to the end of the round."""

from __future__ import annotations

from math import inf
from sys import maxsize
from time import perf_counter
from typing import TypeAlias

from cvdesk.bots.base import Choice, GameTable
from cvdesk.bots.evaluators.phase10.outlook import rate
from cvdesk.bots.evaluators.phase10.policy import Policy, Values
from cvdesk.bots.evaluators.phase10.reasons import reasons_for, shown
from cvdesk.bots.evaluators.phase10.search import PER_DRAW, Rollouts, Trial, advantage
from cvdesk.bots.ismcts import FIRST_SHARE
from cvdesk.bots.reasons import expectation, thought_ahead
from cvdesk.games.phase10.rules import PhaseRules
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import (
    STEP_ASK,
    STEP_DRAW,
    STEP_MOVE,
    STEP_PLAY,
    STEP_SEARCH,
    STEP_STAR,
)
from cvdesk.games.phase10.view import PhaseView

SEARCHED = {STEP_MOVE: 2, STEP_STAR: 4, STEP_DRAW: 2, STEP_SEARCH: 4, STEP_ASK: 4, STEP_PLAY: 4}
"""Steps about which a search thinks, and how many actions it tries, the likely ones first."""
MARGIN = 14.0
"""Actions that seem worse than the best by more draws are not tried."""
SHARE = 0.4
"""How much of what is left of a turn's time goes into a decision before the cards are played."""
LEAST = 0.05
"""How much of a turn's time every decision gets at least."""
WORLDS = 4
"""Worlds in which it is guessed how the match will end, where nothing is tried out."""
ERROR = 30.0
"""Draws by which an action can be misjudged, per unit of a level's noise."""

Table: TypeAlias = GameTable[PhaseState, PhaseView]


class PhaseBot:
    """Thinks for one seat of a match."""

    def __init__(self, rules: PhaseRules) -> None:
        self.rules = rules
        self.policy = Policy(rules)
        self._spent = 0.0
        self._turn = (-1, -1)

    def look(self, table: Table, noise: float) -> Choice:
        """Returns the action that looks best at once; with noise, every action is misjudged a little."""
        state = table.sampler.sample(table.rng)
        values = self._values(state, table)
        if noise:
            random, error = table.rng.random, noise * ERROR
            values = [(action, value + error * (random() + random() - 1.0)) for action, value in values]
            values.sort(key=lambda pair: -pair[1])
        return self._quick(table, state, values)

    def _values(self, state: PhaseState, table: Table) -> Values:
        """Returns the actions with the draws that they are worth, best first."""
        values = self.policy.values(state, table.view.actions)
        values.sort(key=lambda pair: -pair[1])
        return values

    def _quick(self, table: Table, state: PhaseState, values: Values) -> Choice:
        """Makes a choice out of quick values, which say little of how the match will end."""
        seat, (action, best) = table.view.actor, values[0]
        worlds = [state]
        while len(worlds) < WORLDS:
            worlds.append(table.sampler.sample(table.rng))
        now = sum(rate(self.rules, world)[seat] for world in worlds) / WORLDS
        rewards = [(each, now + PER_DRAW * (value - best)) for each, value in values]
        reasons = (*reasons_for(self.policy, state, action), expectation(now, table.view.players))
        return Choice(action, shown(rewards, action), reasons)

    def search(self, table: Table) -> Choice:
        """Returns the best action after playing the round on from the likely ones."""
        state = table.sampler.sample(table.rng)
        values = self._values(state, table)
        trials = self._trials(state, values)
        if len(trials) < 2:
            return self._quick(table, state, values)
        rollouts = Rollouts(self.rules, self.policy, table.sampler, table.view.actor)
        budget = table.budget
        most = maxsize if budget.iterations is None else budget.iterations
        rollouts.run(trials, table.rng, most, self._deadline(table, state), table.cancelled)
        self._spent += perf_counter() - table.started
        first = trials[0]
        if not first.rewards:
            return self._quick(table, state, values)
        best = max(trials, key=lambda trial: advantage(trial, first))
        tried = sorted(trials, key=lambda trial: -advantage(trial, first))
        rewards = [(trial.action, trial.value()) for trial in tried if trial.rewards]
        reasons = (
            *reasons_for(self.policy, state, best.action),
            expectation(best.value(), table.view.players),
            thought_ahead(rollouts.runs),
        )
        return Choice(best.action, shown(rewards, best.action), reasons)

    def _trials(self, state: PhaseState, values: Values) -> list[Trial]:
        """Chooses what is worth trying: nothing where the quick choice is plain."""
        action, best = values[0]
        # what is added first hardly matters
        most = 0 if action.kind == "hit" else SEARCHED.get(state.step, 0)
        return [
            Trial(action, PER_DRAW * (value - best))
            for action, value in values[:most]
            if value > best - MARGIN
        ]

    def _deadline(self, table: Table, state: PhaseState) -> float:
        budget = table.budget
        if budget.milliseconds is None:
            return inf
        seconds = budget.milliseconds / 1000
        if budget.whole_turn:
            turn = (state.round, state.turns)
            if turn != self._turn:
                self._turn, self._spent = turn, 0.0
            left = max(seconds - self._spent, seconds * LEAST)
            seconds = left * (FIRST_SHARE if state.step == STEP_PLAY else SHARE)
        return table.started + seconds
