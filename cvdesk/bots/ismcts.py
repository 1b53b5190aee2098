"""Tree search over everything a seat cannot know: hidden cards, chance and the others.

Single-observer information-set search: every iteration deals a new world that agrees
with the seat's view, walks down one shared tree along the actions that are legal in
that world, adds one node and estimates how the match ends.  Nodes are keyed by actions;
since a node's action may be missing in some worlds, each child counts how often it was
available.  Chance is drawn anew each time: results that everybody sees and that are few
branch the tree, all others do not.  Without secrets this is plain Monte Carlo tree search.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from math import inf, log, sqrt
from sys import maxsize
from time import perf_counter

from cvdesk.bots.base import BotTable, Choice
from cvdesk.bots.evaluators import Evaluator, SearchSettings, evaluator_for
from cvdesk.bots.reasons import expectation, term_reasons, thought_ahead
from cvdesk.engine.action import Action
from cvdesk.engine.rules import CHANCE, NOBODY, Rules
from cvdesk.engine.state import State

FIRST_SHARE = 0.75
"""How much of what is left of a turn's time goes into a decision that others follow."""
LEAST_SHARE = 0.1
"""How much of a turn's time its later decisions get at least."""
MOST_CLEARING = 0.02
"""How much of a budget may be set aside for clearing up."""
BRANCHES = 12
"""Visible chance events with more outcomes than this do not branch the tree."""


class Node:
    """What was seen after one action: a point of the tree."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        """How often the action could have been taken when its parent was visited."""
        self.total = 0.0
        """Rewards of whoever took the action, added up."""
        self.children: dict[Action, Node] = {}


class SearchBot:
    """Thinks by playing the match on many times, and keeps its tree within a turn.

    With a budget in iterations the same stream gives the same choice.
    """

    def __init__(self, settings: SearchSettings | None = None) -> None:
        self.settings = settings
        """None: as the game's evaluator advises."""
        self._evaluator: Evaluator | None = None
        self._kept: _Search | None = None
        self._spent = 0.0
        self._clearing = 0.0
        """Which part of the last decision's time went into clearing up after the search."""

    def choose(self, table: BotTable) -> Choice:
        """Searches until the budget ends or the table is cancelled, and returns the most tried action.

        A game with a planner of its own is left to it, unless the settings are given.
        """
        if self._evaluator is None or self._evaluator.rules is not table.rules:
            self._evaluator = evaluator_for(table.rules)
        if self.settings is None and self._evaluator.planner is not None:
            return self._evaluator.planner.search(table)
        search = self._go_on(table, self._evaluator)
        budget = table.budget
        most = maxsize if budget.iterations is None else budget.iterations
        if budget.milliseconds is None:
            search.run(most, inf)
        elif budget.whole_turn:
            self._spend_turn(search, most, budget.milliseconds / 1000)
        else:
            search.run(most, table.started + budget.milliseconds / 1000 * (1 - self._clearing))
        ended = perf_counter()
        choice = search.choice()
        search.forget()
        self._kept = search
        # a large tree takes its time to go, which belongs to the decision
        self._clearing = min(MOST_CLEARING, (perf_counter() - ended) / (perf_counter() - table.started))
        return choice

    def _go_on(self, table: BotTable, evaluator: Evaluator) -> _Search:
        """Returns the search of this decision, with the part of the last one's tree that still holds."""
        kept = self._kept
        if kept is None or kept.table.rules is not table.rules:
            return _Search(table, evaluator, self.settings or evaluator.search, {})
        search = _Search(table, evaluator, kept.settings, kept.branching)
        root = None if table.path is None else kept.root
        for action in table.path or ():
            root = root.children.get(action) if root else None
        if root is None:
            self._spent = 0.0
        else:
            search.root = root
        return search

    def _spend_turn(self, search: _Search, most: int, seconds: float) -> None:
        """Searches with a turn's time, leaving some when the best line has more decisions in this turn."""
        started = search.table.started
        left = max(seconds - self._spent, seconds * LEAST_SHARE)
        search.run(most, started + left * FIRST_SHARE)
        if not search.goes_on():
            search.run(most - search.iterations, started + left)
        self._spent += perf_counter() - started


class _Search:
    """One decision's search: its table and its tree."""

    def __init__(
        self, table: BotTable, evaluator: Evaluator, settings: SearchSettings, branching: dict[str, bool]
    ) -> None:
        self.table, self.evaluator, self.settings = table, evaluator, settings
        self.branching = branching
        """Whether the results of a kind of chance event branch the tree."""
        self.root = Node()
        self.iterations = 0

    def run(self, most: int, deadline: float) -> None:
        """Iterates until so many are done, a moment has come or the table is cancelled."""
        # A tree has no cycles, and the collector would walk through all of it again and again.
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._iterate(most, deadline)
        finally:
            if collecting:
                gc.enable()

    def _iterate(self, most: int, deadline: float) -> None:
        rules, rng, cancelled = self.table.rules, self.table.rng, self.table.cancelled
        sample, to_move, legal = self.table.sampler.sample, rules.to_move, rules.legal_actions
        apply, draw, select = rules.apply, rules.sample_chance, self._select
        branching, branches = self.branching, self._branches
        estimate, forced = self._rollout(), self.settings.forced
        root = self.root
        random, clock = rng.random, perf_counter
        count = 0
        walked: list[tuple[Node, int]] = []
        while count < most and clock() < deadline and not (cancelled and cancelled()):
            state = sample(rng)
            node, fresh = root, False
            root.visits += 1
            walked.clear()
            mover = to_move(state)
            while mover != NOBODY and not fresh:
                if mover == CHANCE:
                    action = draw(state, rng)
                    kind = action.kind
                    if branching[kind] if kind in branching else branches(rules, state, action):
                        node = _child(node, action)
                        node.visits += 1
                else:
                    actions = legal(state)
                    if len(actions) > 1:
                        action, node, fresh = select(node, actions, random)
                        walked.append((node, mover))
                    else:
                        action = actions[0]
                        if action.kind not in forced:
                            node = _child(node, action)
                            node.available += 1
                            walked.append((node, mover))
                apply(state, action)
                mover = to_move(state)
            rewards = estimate(state, mover)
            for node, mover in walked:
                node.visits += 1
                node.total += rewards[mover]
            count += 1
        self.iterations += count

    def _select(
        self, node: Node, actions: list[Action], random: Callable[[], float]
    ) -> tuple[Action, Node, bool]:
        """Returns an action with its node, and whether that node is new.

        An action that was never tried comes first, as long as a wide decision may open
        another; then the one with the highest upper confidence bound.
        """
        settings = self.settings
        exploration = settings.exploration
        get = node.children.get
        fresh: list[Action] = []
        best, best_action, best_bound = node, actions[0], -1.0
        for action in actions:
            child = get(action)
            if child is None:
                fresh.append(action)
                continue
            child.available += 1
            visits = child.visits
            bound = child.total / visits + exploration * sqrt(log(child.available) / visits)
            if bound > best_bound:
                best, best_action, best_bound = child, action, bound
        if fresh:
            tried = len(actions) - len(fresh)
            if len(actions) <= settings.wide or tried < settings.widening * sqrt(node.visits):
                action = fresh[int(random() * len(fresh))]
                child = node.children[action] = Node()
                child.available = 1
                return action, child, True
        return best_action, best, False

    def _branches(self, rules: Rules, state: State, action: Action) -> bool:
        """Decides, once per kind of chance event, whether its results branch the tree."""
        seen = not rules.info.has_secrets or action.kind in self.settings.open_chance
        outcomes = rules.chance_outcomes(state) if seen else None
        branch = outcomes is not None and len(outcomes) <= BRANCHES
        self.branching[action.kind] = branch
        return branch

    def _rollout(self) -> Callable[[State, int], Sequence[float]]:
        """Returns a function that plays on at random from a state with a mover and returns the rewards."""
        rules, rng, evaluator = self.table.rules, self.table.rng, self.evaluator
        to_move, legal, apply, draw = rules.to_move, rules.legal_actions, rules.apply, rules.sample_chance
        openers, random = rules.info.turn_openers, rng.random
        horizon = maxsize if self.settings.horizon is None else self.settings.horizon

        def estimate(state: State, mover: int) -> Sequence[float]:
            left = horizon
            while mover != NOBODY:
                if mover == CHANCE:
                    apply(state, draw(state, rng))
                else:
                    actions = legal(state)
                    if left <= 0 and actions[0].kind in openers:
                        return evaluator.rate(state)
                    count = len(actions)
                    if count > 1:
                        left -= 1
                        apply(state, actions[int(random() * count)])
                    else:
                        apply(state, actions[0])
                mover = to_move(state)
            return rules.rewards(state)

        return estimate

    def goes_on(self) -> bool:
        """Says whether the seat decides again, in the same turn, right after its best action."""
        table = self.table
        rules, seat = table.rules, table.view.actor
        state = table.sampler.sample(table.rng)
        turn = state.turn
        rules.apply(state, self._most_tried())
        if rules.to_move(state) != seat or state.turn != turn:
            return False
        actions = rules.legal_actions(state)
        return len(actions) > 1 or actions[0].kind not in rules.info.turn_openers

    def forget(self) -> None:
        """Drops all of the tree that the rest of the turn cannot meet again."""
        children, action = self.root.children, self._most_tried()
        goes_on = action in children and self.goes_on()
        self.root.children = {action: children[action]} if goes_on else {}

    def choice(self) -> Choice:
        """Makes the choice out of the tree."""
        table, children = self.table, self.root.children
        action = self._most_tried()
        tried = [(each, children[each]) for each in table.view.actions if each in children]
        if not tried:
            return Choice(action)
        tried.sort(key=lambda pair: -pair[1].visits)
        values = tuple((each, node.total / node.visits) for each, node in tried)
        world, seat = table.sampler.sample(table.rng), table.view.actor
        reasons = (
            *term_reasons(table.rules, self.evaluator, world, action, seat),
            expectation(values[0][1], table.view.players),
            thought_ahead(self.root.visits),
        )
        return Choice(action, values, reasons)

    def _most_tried(self) -> Action:
        """Returns the action that was tried most often, the first of equals."""
        children = self.root.children
        actions: tuple[Action, ...] = self.table.view.actions
        return max(
            actions,
            key=lambda action: children[action].visits if action in children else 0,
        )


def _child(node: Node, action: Action) -> Node:
    """Returns the child of a node for an action, a new one if need be."""
    child = node.children.get(action)
    if child is None:
        child = node.children[action] = Node()
    return child
