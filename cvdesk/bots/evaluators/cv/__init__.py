"""How a match of CV will end, guessed from the table, and how a turn of it is planned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from cvdesk.bots.evaluators import GameEvaluator, SearchSettings
from cvdesk.bots.evaluators.cv.bot import CvBot
from cvdesk.bots.evaluators.cv.lives import Life, Weights, Worth
from cvdesk.bots.evaluators.cv.rating import Outlook, outlooks
from cvdesk.bots.evaluators.cv.reasons import COMING, PILES, PUBLIC
from cvdesk.bots.evaluators.cv.situation import own_goals, spread_of
from cvdesk.engine.rules import NOBODY, Rules
from cvdesk.games.cv.cards import PILES as MANY
from cvdesk.games.cv.rules import CvRules
from cvdesk.games.cv.state import CvState
from cvdesk.games.cv.words import type_name


class CvEvaluator(GameEvaluator[CvState]):
    """Rates tables of CV by the points that every player can expect."""

    search = SearchSettings(
        exploration=0.2, horizon=0, forced=frozenset({"end_turn"}), open_chance=frozenset({"dice", "draw"})
    )
    takes = frozenset({"take", "luck"})

    def __init__(self, rules: CvRules, weights: Weights | None = None) -> None:
        super().__init__(rules)
        self._worth = Worth(rules.terms, weights or Weights())
        self.planner = CvBot(rules)

    def rate(self, state: CvState) -> Sequence[float]:
        """Returns each player's expected reward, from 0 to 1."""
        if state.actor == NOBODY:
            return self.rules.rewards(state)
        guesses = self._outlooks(state)
        points = [outlook.points(Life.of(state, player)) for player, outlook in enumerate(guesses)]
        totals = [0.0] * state.players
        for left in range(state.players - 1):
            for right in range(left + 1, state.players):
                spread = spread_of(self._worth.weights, guesses[left].turns + guesses[right].turns)
                lead = max(-40.0, min(40.0, (points[left] - points[right]) / spread))
                share = 1.0 / (1.0 + exp(-lead))
                totals[left] += share
                totals[right] += 1.0 - share
        return [total / (state.players - 1) for total in totals]

    def _outlooks(self, state: CvState) -> list[Outlook]:
        return outlooks(self._worth, state, own_goals(state))

    def terms(self, state: CvState, player: int) -> dict[str, float]:
        """Returns the public parts of a player's expected points."""
        parts = self._outlooks(state)[player].parts(Life.of(state, player))
        return {PILES: parts.piles, PUBLIC: parts.public_goals, COMING: parts.coming}

    def holdings(self, state: CvState, player: int) -> Mapping[str, Sequence[int]]:
        """Returns the cards of a CV by type."""
        base = player * MANY
        return {type_name(kind).id: state.piles[base + kind] for kind in range(MANY)}


def make_evaluator(rules: Rules) -> CvEvaluator:
    """Returns the evaluator of a game with its options."""
    if not isinstance(rules, CvRules):
        raise TypeError(rules.info.id)
    return CvEvaluator(rules)
