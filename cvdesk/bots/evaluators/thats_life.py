"""How a match of That's Life! will end, guessed from the table.

A player's final score is a weighted sum of a few numbers.  The weights were fitted by
least squares to the final scores of 450 matches of tree searches against each other,
then rounded (`occupied` was raised after matches between greedy bots).  Over all turns of
other matches the guess is off by 8 points (root mean square), the scores alone by 15.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from attrs import frozen

from cvdesk.bots.evaluators import GameEvaluator, SearchSettings
from cvdesk.engine.rules import NOBODY, Rules
from cvdesk.games.thats_life.rules import LifeRules
from cvdesk.games.thats_life.state import LifeState
from cvdesk.games.thats_life.tiles import FINISH, LUCK, PLUS, START

TAKEN = "bot-reason-life-taken"
STANDING = "bot-reason-life-standing"
AHEAD = "bot-reason-life-ahead"
RIVALS = "bot-reason-life-rivals"


@frozen
class Weights:
    """What each number adds to the expected final score, in points."""

    taken: float = 0.22
    """Per point of the tiles taken so far."""
    alone: float = 0.42
    """Per point, when the tiles on which nobody else stands are added."""
    shared: float = 0.33
    """Per point, when all tiles under own pawns are added."""
    idle_luck: float = 3.7
    """Per luck tile that has no minus tile to turn yet."""
    guarded_plus: float = 0.27
    """Per point of a plus tile shared with a guard only: company that takes nothing."""
    guarded_luck: float = 3.5
    ahead_plus: float = 0.16
    """Per point of the plus tiles before an own pawn."""
    ahead_luck: float = 0.85
    """Per luck tile before an own pawn."""
    occupied: float = 0.5
    """What a tile ahead counts while somebody stands on it."""
    pawn: float = 1.4
    """Per own pawn on its way: it may wait, or choose."""
    noise: float = 8.0
    """The variance of a guess at the end, in points squared ..."""
    noise_per_step: float = 1.6
    """... and per step that a pawn is away from the finish."""
    logistic: float = 0.55
    """The spread of a logistic curve per standard deviation of a normal one."""


class LifeEvaluator(GameEvaluator[LifeState]):
    """Rates tables of That's Life!, by points expected and the luck still to come."""

    # one more look at the table is worth more than a rollout of random moves
    search = SearchSettings(exploration=0.2, horizon=0, forced=frozenset({"roll"}))

    def __init__(self, rules: LifeRules, weights: Weights | None = None) -> None:
        super().__init__(rules)
        self.weights = weights or Weights()
        self._values = rules.tiles.values

    def rate(self, state: LifeState) -> Sequence[float]:
        """Returns each player's expected reward, from 0 to 1."""
        if state.actor == NOBODY:
            return self.rules.rewards(state)
        points, steps = self._guess(state)
        weights = self.weights
        noise, per_step, logistic = weights.noise, weights.noise_per_step, weights.logistic
        players = state.players
        totals = [0.0] * players
        for left in range(players - 1):
            for right in range(left + 1, players):
                spread = logistic * sqrt(noise + per_step * (steps[left] + steps[right]))
                lead = (points[left] - points[right]) / spread
                share = 1.0 / (1.0 + exp(-lead)) if lead > -40.0 else 0.0
                totals[left] += share
                totals[right] += 1.0 - share
        return [total / (players - 1) for total in totals]

    def _guess(self, state: LifeState) -> tuple[list[float], list[int]]:
        """Returns every player's expected final score, and how many steps the own pawns have to go."""
        plus, luck, far = self._ahead(state)
        each, pawns = state.each, state.pawns
        weights = self.weights
        points, steps = [], []
        for player in range(state.players):
            own = pawns[player * each : player * each + each]
            points.append(
                self._standing(state, player, own)
                + weights.ahead_plus * sum([plus[tile] for tile in own])
                + weights.ahead_luck * sum([luck[tile] for tile in own])
                + weights.pawn * state.left[player]
            )
            steps.append(sum([far[tile] for tile in own]))
        return points, steps

    def _ahead(self, state: LifeState) -> tuple[list[float], list[float], list[int]]:
        """Returns by tile id: plus points ahead of it, luck tiles ahead of it, steps to the finish."""
        count, values, occupied = state.count, self._values, self.weights.occupied
        plus_ahead, luck_ahead, far = [0.0] * (FINISH + 1), [0.0] * (FINISH + 1), [0] * (FINISH + 1)
        plus = luck = 0.0
        for step, tile in enumerate(reversed(state.path)):
            plus_ahead[tile], luck_ahead[tile], far[tile] = plus, luck, step
            if tile in PLUS:
                plus += occupied * values[tile] if count[tile] else values[tile]
            elif tile in LUCK:
                luck += occupied if count[tile] else 1.0
        return plus_ahead, luck_ahead, far

    def _standing(self, state: LifeState, player: int, own: list[int]) -> float:
        """Returns the points expected of the tiles taken and of those under own pawns."""
        weights, values, count, pawns = self.weights, self._values, state.count, state.pawns
        tiles = [*state.taken[player]]
        total = weights.taken * _score(tiles, values)[0]
        shared = []
        for tile in set(own):
            if tile in (START, FINISH):
                continue
            if count[tile] == own.count(tile):
                tiles.append(tile)
                continue
            shared.append(tile)
            if pawns.count(tile) == own.count(tile):
                if tile in PLUS:
                    total += weights.guarded_plus * values[tile]
                elif tile in LUCK:
                    total += weights.guarded_luck
        score, idle = _score(tiles, values)
        total += weights.alone * score + weights.idle_luck * idle
        if shared:
            tiles += shared
            score, _ = _score(tiles, values)
        return total + weights.shared * score

    def terms(self, state: LifeState, player: int) -> dict[str, float]:
        """Returns the parts of a player's expected score, and what the strongest rival expects."""
        points, _ = self._guess(state)
        each = state.each
        own = state.pawns[player * each : player * each + each]
        standing = self._standing(state, player, own)
        taken, _ = _score([*state.taken[player]], self._values)
        rivals = [points[other] for other in range(state.players) if other != player]
        return {
            TAKEN: taken,
            STANDING: standing - taken,
            AHEAD: points[player] - standing,
            RIVALS: max(rivals),
        }


def _score(tiles: list[int], values: Sequence[int]) -> tuple[int, int]:
    """Life 4.2: returns the points of tiles, and how many luck tiles find nothing to turn."""
    luck = 0
    points = []
    for tile in tiles:
        if tile in LUCK:
            luck += 1
        else:
            points.append(values[tile])
    score = sum(points)
    if luck:
        points.sort()
        for worst in points[:luck]:
            if worst >= 0:
                break
            score -= 2 * worst
            luck -= 1
        luck = max(0, luck)
    return score, luck


def make_evaluator(rules: Rules) -> LifeEvaluator:
    """Returns the evaluator of a game with its options."""
    if not isinstance(rules, LifeRules):
        raise TypeError(rules.info.id)
    return LifeEvaluator(rules)
