"""What a seat knows of a match at one moment, and how it rates what it could do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from math import exp, sqrt

from attrs import evolve

from cvdesk.bots.evaluators.cv.lives import Life, Weights, Worth
from cvdesk.bots.evaluators.cv.prospect import Prospect
from cvdesk.bots.evaluators.cv.rating import Outlook, outlooks
from cvdesk.bots.evaluators.cv.tables import dice_tables
from cvdesk.bots.evaluators.cv.wishes import Outcome, Purse, Reach, Wish, list_wishes
from cvdesk.games.cv.cards import BORROWS, CALMS, CONVERTS, GOALS, power_count
from cvdesk.games.cv.rules import CvRules
from cvdesk.games.cv.state import CvState
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.turn import powers_of

MOST_LOSSES = 5
"""Cards that one turn's misfortune can take, at most about."""
_LOGISTIC = 0.55
"""The spread of a logistic curve per standard deviation of a normal one."""


class Situation:
    """A moment of a seat's turn, the dice left out: the same until something else changes."""

    def __init__(self, rules: CvRules, worth: Worth, state: CvState, seat: int) -> None:
        """`state` holds what the seat knows; own goals of 0 are unknown to it."""
        self.rules, self.worth, self.state, self.seat = rules, worth, state, seat
        self._outlooks = outlooks(worth, state, own_goals(state))
        self.outlook = self._outlooks[seat]
        self.life = Life.of(state, seat)
        self.rivals = [
            (
                outlook.points(Life.of(state, player)),
                spread_of(worth.weights, self.outlook.turns + outlook.turns),
            )
            for player, outlook in enumerate(self._outlooks)
            if player != seat
        ]
        """The points that each rival can expect, and how doubtful a lead over them is."""
        self._wishes: dict[tuple[int, ...], list[Wish]] = {}
        self._prospects: dict[tuple[int, tuple[int, ...]], Prospect] = {}

    def reward(self, points: float) -> float:
        """Returns the share of rivals that the seat can expect to beat with points at the end."""
        return _share_beaten(self.rivals, points)

    def rate(self, life: Life) -> float:
        """Returns the reward that the seat can expect with a life."""
        return self.reward(self.outlook.points(life))

    # ---- the turn

    def wishes(self, life: Life) -> list[Wish]:
        """Returns what can be wished for with the own life, or one with another hand, best first."""
        known = self._wishes.get(life.hand)
        if known is None:
            known = list_wishes(self.rules.terms, self.state, self.outlook, life)
            self._wishes[life.hand] = known
        return known

    def correct(self, corrections: Mapping[Outcome, float]) -> None:
        """Adds points to what wishes come to, in place of earlier corrections."""
        wishes = list_wishes(self.rules.terms, self.state, self.outlook, self.life)
        changed = [evolve(wish, points=wish.points + corrections.get(wish.outcome, 0.0)) for wish in wishes]
        changed.sort(key=lambda wish: -wish.points)
        self._wishes[self.life.hand] = changed
        self._prospects.clear()

    def prospect(self, dice: int, life: Life) -> Prospect:
        """Returns what every throw of so many dice is worth, and what dice to keep."""
        key = (dice, life.hand)
        known = self._prospects.get(key)
        if known is None:
            reach = Reach(dice_tables(), dice, self.purse)
            wishes = self.wishes(life)
            known = Prospect(dice_tables(), reach, wishes, self.losses, self.reward)
            self._prospects[key] = known
        return known

    def reward_against(self, expected: Sequence[float]) -> Callable[[float], float]:
        """Returns the reward of points against rivals of whom these points are expected."""
        spreads = [spread for _, spread in self.rivals]
        if len(expected) != len(spreads):
            # a rival's turn was skipped
            return self.reward
        return partial(_share_beaten, list(zip(expected, spreads, strict=True)))

    @cached_property
    def purse(self) -> Purse:
        """What the own tokens and powers add to the dice, before any of it is used."""
        return purse_of(self.rules.terms, self.state)

    @cached_property
    def losses(self) -> list[float]:
        """CV 5.1: the points that it costs to lose none, one, two ... cards to misfortune."""
        return losses_of(self.outlook, self.life)[0]


def _share_beaten(rivals: Sequence[tuple[float, float]], points: float) -> float:
    """Returns the share of rivals that points will beat; of each, points and spread."""
    total = 0.0
    for other, spread in rivals:
        total += 1 / (1 + exp(max(-40.0, min(40.0, (other - points) / spread))))
    return total / len(rivals)


def spread_of(weights: Weights, turns: float) -> float:
    """Returns the lead, in points, that is worth odds of e to 1 when two players have so many turns left."""
    return _LOGISTIC * sqrt(2 * weights.noise + weights.noise_per_turn * turns)


def purse_of(terms: Terms, state: CvState) -> Purse:
    """Returns what tokens and powers add to the dice of the player whose turn it is."""
    powers = powers_of(terms, state, state.turn)
    counts = [power_count(powers, power) for power in (CONVERTS, CALMS, BORROWS)]
    return Purse(terms, state, state.tokens[state.turn], *counts)


def losses_of(outlook: Outlook, life: Life, most: int = MOST_LOSSES) -> tuple[list[float], Life]:
    """CV 5.1: returns the points that it costs to lose none, one, two ... cards, and what is left.

    Lost is what is worth least, of the active cards and of the events that insure.
    """
    insures = outlook.worth.cards.insures
    points = outlook.points(life)
    costs = [0.0]
    for _ in range(most):
        lives = [life.without(card) for card in life.active()]
        lives += [life.without(event) for event in life.hand if insures[event]]
        life = max(lives, key=outlook.points, default=life)
        costs.append(points - outlook.points(life))
    return costs, life


def own_goals(state: CvState) -> list[list[tuple[int, float]]]:
    """Returns by player the goals that may be the player's own, with probabilities."""
    if not state.goals:
        return [[] for _ in range(state.players)]
    known = {*state.goals, *state.public}
    unknown = [goal for goal in GOALS if goal not in known]
    return [[(goal, 1.0)] if goal else [(each, 1 / len(unknown)) for each in unknown] for goal in state.goals]


def moment(state: CvState, seat: int) -> tuple[object, ...]:
    """Returns what a situation depends on, as a key: everything but the dice and what they pay."""
    return (
        seat, state.turn, state.round, state.track, state.chosen, state.struck, state.extra,
        state.goals, state.hands[seat], state.retired, state.settled, state.first, tuple(state.piles),
        tuple(state.waiting), tuple(state.tokens), *map(len, state.decks),
    )  # fmt: skip
