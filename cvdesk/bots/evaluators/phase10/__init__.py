"""How a match of Phase 10 will end, guessed from the table, and how its bots think."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.bots.evaluators import GameEvaluator
from cvdesk.bots.evaluators.phase10.bot import PhaseBot
from cvdesk.bots.evaluators.phase10.outlook import rate
from cvdesk.engine.rules import Rules
from cvdesk.games.phase10.rules import PhaseRules
from cvdesk.games.phase10.state import PhaseState

TRACK = "bot-reason-phase10-track"
HAND = "bot-reason-phase10-hand"


class PhaseEvaluator(GameEvaluator[PhaseState]):
    """Rates tables of Phase 10 by the phase markers, the distance to the phases and the hands."""

    def __init__(self, rules: PhaseRules) -> None:
        super().__init__(rules)
        self._rules = rules
        self.planner = PhaseBot(rules)

    def rate(self, state: PhaseState) -> Sequence[float]:
        """Returns each player's expected reward, from 0 to 1."""
        return rate(self._rules, state)

    def terms(self, state: PhaseState, player: int) -> dict[str, float]:
        """Returns what everybody can see of a player: the place on the track and the hand."""
        return {TRACK: state.markers[player], HAND: state.size(player)}


def make_evaluator(rules: Rules) -> PhaseEvaluator:
    """Returns the evaluator of a game with its options."""
    if not isinstance(rules, PhaseRules):
        raise TypeError(rules.info.id)
    return PhaseEvaluator(rules)
