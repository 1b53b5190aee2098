"""The bots of CV: what they answer, how long they look ahead, and what they say of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from sys import maxsize
from time import perf_counter
from typing import TypeAlias

from cvdesk.bots.base import Choice, GameTable
from cvdesk.bots.evaluators.cv.forecast import likely_outcomes
from cvdesk.bots.evaluators.cv.lives import Weights
from cvdesk.bots.evaluators.cv.lookahead import Lookahead
from cvdesk.bots.evaluators.cv.planner import Planner, Values
from cvdesk.bots.evaluators.cv.reasons import aims, changes
from cvdesk.bots.evaluators.cv.situation import Situation
from cvdesk.bots.ismcts import FIRST_SHARE, LEAST_SHARE
from cvdesk.bots.reasons import expectation, thought_ahead
from cvdesk.engine import Action, Message, Rng
from cvdesk.games.cv.actions import KEEP
from cvdesk.games.cv.rules import CvRules
from cvdesk.games.cv.state import STEP_CHOOSE, STEP_DRAFT, STEP_REROLL, STEP_ROLL, CvState
from cvdesk.games.cv.view import CvView, state_of

MISJUDGED = 25.0
"""Points by which a card can be misjudged, per unit of a level's noise."""
MOST_AFFORDABLE = 6
"""Outcomes that are looked into once the dice have fallen, the best first."""
HASTE = 15.0
"""With less time than this, in milliseconds, dice are not thought about."""

NEAR = Weights(horizon=1.0)
"""How levels rate that do not search: by the own turn, and what it gives for the next one."""

_SECRET = frozenset({"pick", "event", "discount", "roll"})
"""Kinds of actions that tell of the hand if they are named without being played."""

Table: TypeAlias = GameTable[CvState, CvView]


class CvBot:
    """Thinks for one seat of a match, and remembers a turn while it lasts."""

    def __init__(self, rules: CvRules) -> None:
        self.rules = rules
        self._near = Planner(rules, NEAR)
        self._far = Planner(rules)
        self._others = Planner(rules)
        """Decides for rivals when looking ahead; what it remembers must not push out the own turn."""
        self._misjudged: Situation | None = None
        self._ahead: Lookahead | None = None
        self._spent = 0.0

    def look(self, table: Table, noise: float) -> Choice:
        """Returns the best action for the own turn; with noise, what its cards are worth is misjudged."""
        view = table.view
        state = state_of(view)
        hurried = table.budget.milliseconds is not None and table.budget.milliseconds < HASTE
        if hurried and state.step in (STEP_ROLL, STEP_REROLL):
            return Choice(next((each for each in view.actions if each == KEEP), view.actions[0]))
        if noise:
            self._misjudge(state, view, noise, table.rng)
        values = self._near.values(state, view.actor, view.actions)
        if noise and state.step not in (STEP_REROLL, STEP_CHOOSE):
            random = table.rng.random
            values = [(action, value + noise * (random() + random() - 1.0)) for action, value in values]
            values.sort(key=lambda pair: -pair[1])
        return self._choice(self._near, view, state, values)

    def _misjudge(self, state: CvState, view: CvView, noise: float, rng: Rng) -> None:
        """Misjudges what can be taken this turn, once a turn."""
        situation = self._near.situation(state, view.actor)
        if situation is self._misjudged or state.step not in (STEP_REROLL, STEP_CHOOSE):
            return
        self._misjudged = situation
        outcomes = dict.fromkeys(wish.outcome for wish in situation.wishes(situation.life))
        error = noise * MISJUDGED
        situation.correct({outcome: error * (rng.random() + rng.random() - 1.0) for outcome in outcomes})

    def search(self, table: Table) -> Choice:
        """Returns the best action after looking beyond the own turn, as long as the budget allows."""
        view = table.view
        state = state_of(view)
        if state.step not in (STEP_REROLL, STEP_CHOOSE):
            return self._choice(self._far, view, state, self._far.values(state, view.actor, view.actions))
        situation = self._far.situation(state, view.actor)
        ahead = self._ahead
        if ahead is None or ahead.situation is not situation:
            ahead = self._ahead = Lookahead(situation, table.sampler, self._decide)
            self._spent = 0.0
        if state.step == STEP_REROLL:
            ahead.consider(likely_outcomes(situation, state))
        else:
            ahead.consider(self._far.affordable(situation, state)[:MOST_AFFORDABLE])
        self._run(ahead, table)
        situation.correct(ahead.corrections())
        values = self._far.values(state, view.actor, view.actions)
        return self._choice(self._far, view, state, values, ahead.runs)

    def _run(self, ahead: Lookahead, table: Table) -> None:
        budget = table.budget
        most = maxsize if budget.iterations is None else budget.iterations
        deadline = inf
        if budget.milliseconds is not None:
            seconds = budget.milliseconds / 1000
            if budget.whole_turn:
                seconds = FIRST_SHARE * max(seconds - self._spent, seconds * LEAST_SHARE)
            deadline = table.started + seconds
        ahead.run(table.rng, most, deadline, table.cancelled)
        self._spent += perf_counter() - table.started

    def _decide(self, state: CvState, player: int, actions: Sequence[Action]) -> Action:
        """Decides for anybody in a world of the lookahead, who knows only the own goal."""
        known = state.copy()
        known.goals = tuple(goal if each == player else 0 for each, goal in enumerate(state.goals))
        return self._others.values(known, player, actions)[0][0]

    # ---- what is said of a choice

    def _choice(
        self, planner: Planner, view: CvView, state: CvState, values: Values, runs: int = 0
    ) -> Choice:
        action, value = values[0]
        shown = [
            (each, min(1.0, max(0.0, worth))) for each, worth in values if each == action or not _tells(each)
        ]
        reasons: list[Message] = []
        if state.step == STEP_DRAFT:
            # three cards that nobody else may know of
            shown = []
        elif state.step == STEP_REROLL:
            reasons += aims(planner.situation(state, view.actor), state, action)
        else:
            reasons += _changes(planner, state, view.actor, action)
        reasons.append(expectation(value, view.players))
        if runs:
            reasons.append(thought_ahead(runs))
        return Choice(action, tuple(shown), tuple(reasons))


def _changes(planner: Planner, state: CvState, seat: int, action: Action) -> list[Message]:
    """Names what an action changes in the seat's own estimate, where that is known."""
    life = planner.lives.get(action)
    if life is None:
        return []
    situation = planner.situation(state, seat)
    return changes(situation.outlook.parts(situation.life), situation.outlook.parts(life))


def _tells(action: Action) -> bool:
    """Tells whether an action that is not played would tell of the hand."""
    return action.kind in _SECRET and bool(action.args)
