"""Guesses of how a match will end, one module per game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import frozen

from cvdesk.bots.base import BotTable, Choice
from cvdesk.engine.rules import NOBODY, GameRules, Rules
from cvdesk.engine.state import State

S = TypeVar("S", bound=State)


@frozen
class SearchSettings:
    """How a tree search goes about a game; the numbers were found by tournaments."""

    exploration: float = 0.5
    """Weight of the doubt about actions that were seldom tried; rewards are 0 to 1."""
    horizon: int | None = None
    """Decisions that a rollout plays before the evaluator takes over; None plays to the end."""
    wide: int = 16
    """A decision with more actions than this opens them little by little."""
    widening: float = 2.0
    """So many children, times the square root of the visits, are open at a wide decision."""
    forced: frozenset[str] = frozenset()
    """Kinds of actions that need no node, since wherever one is legal nothing else is."""
    open_chance: frozenset[str] = frozenset()
    """In a game with secrets: the kinds of chance events whose results everybody sees."""


class Planner(Protocol):
    """A game's own way of thinking, where turns are too large for the general ones."""

    def look(self, table: BotTable, noise: float) -> Choice:
        """Returns the action that is best for the own turn, with a level's noise."""

    def search(self, table: BotTable) -> Choice:
        """Returns the best action after looking further, as long as the table's budget allows."""


class GameEvaluator(Generic[S]):
    """Rates a state for every player; games without a module of their own are rated by their scores."""

    search = SearchSettings()
    planner: Planner | None = None
    """Thinks for one seat in place of the general bots; an evaluator that has one serves one bot."""
    takes: frozenset[str] = frozenset()
    """Kinds of actions that take a card, their first argument: reports about cards count them."""
    errors: float = 1.0
    """How large the errors of a level that errs are in this game: where most of a match is decided
    by what others leave, small ones change little."""

    def __init__(self, rules: GameRules[S, Any]) -> None:
        self.rules = rules

    def rate(self, state: S) -> Sequence[float]:
        """Returns each player's expected reward, from 0 to 1; exact at the end of a match."""
        if self.rules.to_move(state) == NOBODY:
            return self.rules.rewards(state)
        return rewards_from_points(self.rules.standings(state).scores, spread=5.0)

    def terms(self, state: S, player: int) -> dict[str, float]:
        """Returns what the rating of a player is made of, in points by message id, for a bot's reasons.

        Each message has one parameter, ``points``.
        """
        return {}

    def holdings(self, state: S, player: int) -> Mapping[str, Sequence[int]]:
        """Returns the cards that a player has at the end, by the message id of their kind."""
        return {}


Evaluator: TypeAlias = GameEvaluator[Any]  # Any: an evaluator only ever meets states of its own game
"""The evaluator of some game, as the general bots know it."""


def rewards_from_points(points: Sequence[float], spread: float) -> tuple[float, ...]:
    """Turns expected points into expected shares of opponents beaten.

    `spread` is the lead, in points, that is worth odds of e to 1.
    """
    count = len(points)
    totals = [0.0] * count
    for left in range(count - 1):
        for right in range(left + 1, count):
            lead = max(-40.0, min(40.0, (points[left] - points[right]) / spread))
            share = 1.0 / (1.0 + exp(-lead))
            totals[left] += share
            totals[right] += 1.0 - share
    return tuple(total / (count - 1) for total in totals)


def evaluator_for(rules: Rules) -> Evaluator:
    """Returns the evaluator of a game, or the one that only looks at scores."""
    name = f"{__name__}.{rules.info.id}"
    if find_spec(name) is None:
        return Evaluator(rules)
    made: Evaluator = import_module(name).make_evaluator(rules)
    return made
