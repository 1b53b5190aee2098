"""Plays rounds to their end from each of a few actions, in worlds that the seat thinks possible.

All actions are tried in the same worlds with the same luck, so that their differences show
soon.  Everybody chooses quickly; what counts is where the markers stand when the round is
over, and what was kept for the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter

from attrs import define, field

from cvdesk.bots.evaluators.phase10.outlook import rate
from cvdesk.bots.evaluators.phase10.policy import Policy
from cvdesk.engine import CHANCE, NOBODY, Action, Rng, Sampler
from cvdesk.games.phase10.rules import PhaseRules
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_DEAL, STEP_ROLL

TRUST = 12.0
"""Worlds that weigh as much as the quick estimate."""
PER_DRAW = 0.006
"""Expected reward that one draw less is worth in the quick estimate."""
LEAST_WORLDS = 12
"""Worlds that are played before an action is given up ..."""
SURE = 2.2
"""... because it is worse by so many standard errors."""
MOST_WORLDS = 240
"""Worlds after which actions that still look alike are."""
MOST_TURNS = 60
"""Turns after which a round is no longer played on: it goes nowhere."""


@define(eq=False)
class Trial:
    """What is known so far of one action."""

    action: Action
    guess: float
    """The quick estimate, as expected reward relative to the best action."""
    rewards: list[float] = field(factory=list)

    def value(self) -> float:
        """Returns the mean of the rewards so far."""
        return sum(self.rewards) / len(self.rewards) if self.rewards else 0.0


class Rollouts:
    """The worlds of one decision."""

    def __init__(self, rules: PhaseRules, policy: Policy, sampler: Sampler[PhaseState], seat: int) -> None:
        self.rules, self.policy, self.sampler, self.seat = rules, policy, sampler, seat
        self.runs = 0

    def run(
        self,
        trials: Sequence[Trial],
        rng: Rng,
        most: int,
        deadline: float,
        cancelled: Callable[[], bool] | None,
    ) -> list[Trial]:
        """Plays on until the budget ends or one action is left; returns those that were not given up."""
        left = list(trials)
        worlds = 0
        while len(left) > 1 and worlds < MOST_WORLDS:
            world, luck = self.sampler.sample(rng), rng.random()
            rewards = []
            for trial in left:
                if self.runs >= most or perf_counter() >= deadline or (cancelled and cancelled()):
                    return left
                reward = self._play(world.copy(), trial.action, Rng(luck), deadline)
                if reward is None:
                    return left
                rewards.append(reward)
                self.runs += 1
            for trial, reward in zip(left, rewards, strict=True):
                trial.rewards.append(reward)
            worlds += 1
            if worlds >= LEAST_WORLDS and worlds % 4 == 0:
                left = _promising(left)
        return left

    def _play(self, state: PhaseState, action: Action, rng: Rng, deadline: float) -> float | None:
        """Plays an action and the rest of the round; returns the seat's expected reward.

        A round that goes nowhere is rated as it stands; None when the time is over.
        """
        rules, choose, clock = self.rules, self.policy.choose, perf_counter
        legal, apply, draw = rules.legal_actions, rules.apply, rules.sample_chance
        latest = state.turns + MOST_TURNS
        apply(state, action)
        while (mover := state.actor) != NOBODY:
            if mover == CHANCE:
                if state.step == STEP_DEAL:
                    break
                apply(state, draw(state, rng))
                continue
            apply(state, choose(state, legal(state)))
            if state.step == STEP_ROLL:
                if clock() >= deadline:
                    return None
                if state.turns > latest:
                    break
        return rate(rules, state)[self.seat]


def advantage(trial: Trial, first: Trial) -> float:
    """Returns by how much an action is believed better than the first: rewards and guesses, weighed."""
    pairs = list(zip(trial.rewards, first.rewards, strict=False))
    gain = sum(one - two for one, two in pairs)
    return (gain + TRUST * (trial.guess - first.guess)) / (len(pairs) + TRUST)


def _promising(trials: list[Trial]) -> list[Trial]:
    """Leaves out what is surely worse than the best."""
    best = max(trials, key=Trial.value)
    count = len(best.rewards)
    kept = []
    for trial in trials:
        differences = [one - two for one, two in zip(best.rewards, trial.rewards, strict=True)]
        mean = sum(differences) / count
        variance = sum((each - mean) ** 2 for each in differences) / count
        if mean <= SURE * sqrt(variance / count) or trial is best:
            kept.append(trial)
    return kept
