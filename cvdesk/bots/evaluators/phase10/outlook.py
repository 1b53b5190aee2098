"""How a round that is under way will end, guessed from every player's distance to the phase and hand.

Who has no card left first, and who has laid by then, was fitted by logistic regression to
the rounds of 900 matches of two to four players between quick choices.  After the round it
goes on as in `prospects`.
"""

from __future__ import annotations

from math import exp, log, sqrt

from attrs import frozen

from cvdesk.bots.evaluators.phase10.hands import Mine
from cvdesk.bots.evaluators.phase10.prospects import USUALLY_KEPT, after_round, between_rounds, share_of
from cvdesk.engine import NOBODY
from cvdesk.games.phase10.rules import PhaseRules
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_DEAL, STEP_KEEP


@frozen
class Weights:
    """What brings a player nearer to an empty hand, on the scale of log odds."""

    laid: float = -3.3
    """The phase is laid, but how many cards are left? ..."""
    heavy: float = -0.785
    """... per card that fits nothing ..."""
    light: float = 0.403
    """... per card that fits something ..."""
    fitting: float = -1.09
    """... for the share of all cards that would fit."""
    draws: float = -0.047
    """Not laid: per draw that the phase is away ..."""
    root: float = -0.162
    """... per square root of that ..."""
    card: float = -0.37
    """... per card of the hand ..."""
    misfit: float = -0.147
    """... and more for each that fits nothing on the table."""
    turn: float = 0.489
    """It is the player's turn."""
    late: tuple[float, float, float, float, float] = (-2.8, -0.012, -0.534, -0.789, 0.535)
    """To lay before somebody else ends the round: in general, per draw, per square root of those, for
    the odds of the others, for the turn."""


_WEIGHTS = Weights()


def rate(rules: PhaseRules, state: PhaseState, weights: Weights = _WEIGHTS) -> tuple[float, ...]:
    """Returns each player's expected reward, from 0 to 1."""
    if state.actor == NOBODY or state.step in (STEP_KEEP, STEP_DEAL) or not state.round:
        return between_rounds(rules, state)
    players = range(state.players)
    hands = [Mine(state, player) for player in players]
    odds = [_odds(mine, weights) for mine in hands]
    highest = max(odds)
    powers = [exp(each - highest) for each in odds]
    total = sum(powers)
    rewards = [0.0] * state.players
    for finisher in players:
        share = powers[finisher] / total
        laid = [
            1.0 if player == finisher else _laid(hands[player], total - powers[player], highest, weights)
            for player in players
        ]
        for player, reward in enumerate(_ended(state, finisher, laid)):
            rewards[player] += share * reward
    return tuple(rewards)


def _odds(mine: Mine, weights: Weights) -> float:
    """Returns how near a player is to ending the round."""
    size = mine.state.size(mine.player)
    turn = weights.turn if mine.state.turn == mine.player else 0.0
    if mine.laid:
        light = weights.light * (size - mine.burden)
        return turn + weights.laid + weights.heavy * mine.burden + light + weights.fitting * mine.share
    cost = mine.need.cost
    distance = weights.draws * cost + weights.root * sqrt(cost)
    return turn + distance + weights.card * size + weights.misfit * mine.burden


def _laid(mine: Mine, others: float, highest: float, weights: Weights) -> float:
    """Returns how likely a player has laid when somebody else ends the round."""
    if mine.laid:
        return 1.0
    base, draws, root, rivals, turn = weights.late
    cost = mine.need.cost
    odds = base + draws * cost + root * sqrt(cost) + rivals * (log(max(others, 1e-9)) + highest)
    return share_of(odds + (turn if mine.state.turn == mine.player else 0.0))


def _ended(state: PhaseState, finisher: int, laid: list[float]) -> list[float]:
    """Returns the rewards when a player ends the round and each other has laid with a probability."""
    players, markers = range(state.players), state.markers
    rewards = []
    for player in players:
        total = 0.0
        for other in players:
            if other != player:
                total += _pair(markers, player, other, finisher, laid)
        rewards.append(total / (state.players - 1))
    return rewards


def _pair(markers: list[int], one: int, two: int, finisher: int, laid: list[float]) -> float:
    """Returns how likely one of two players reaches the laurel first after such a round."""
    total = 0.0
    for first, one_share in ((True, laid[one]), (False, 1.0 - laid[one])):
        for second, two_share in ((True, laid[two]), (False, 1.0 - laid[two])):
            share = one_share * two_share
            if share:
                total += share * after_round(
                    (markers[one], _steps(one, finisher, first), 0 if first else USUALLY_KEPT),
                    (markers[two], _steps(two, finisher, second), 0 if second else USUALLY_KEPT),
                )
    return total


def _steps(player: int, finisher: int, laid: bool) -> int:
    """P10 5.2: two for whoever ends the round, one for others who have laid."""
    if not laid:
        return 0
    return 2 if player == finisher else 1
