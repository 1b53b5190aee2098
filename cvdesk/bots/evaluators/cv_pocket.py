"""How a match of CV Pocket will end, guessed from the table.

A player's final score is a weighted sum of a few numbers: the scoring pad as it is, what
unfinished sets, missions and races for luck may still become, and what the own next card
can bring.  The weights were fitted by least squares to the final scores of 870 matches of
tree searches against each other.  The guess is off by 10 points in the middle of a match
of two, where the scores alone are off by 12: most of a match depends on what others leave.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from attrs import define, frozen

from cvdesk.bots.evaluators import GameEvaluator, SearchSettings
from cvdesk.engine.rules import NOBODY, Rules
from cvdesk.games.cv_pocket.cards import ANY_LEVEL, NO_MISSION, NO_TRANSPORT, PLANE_LEVEL, CardSet
from cvdesk.games.cv_pocket.missions import mission_values
from cvdesk.games.cv_pocket.rules import PocketRules
from cvdesk.games.cv_pocket.scoring import (
    LINE_BAD_LUCK,
    LINE_GOOD_LUCK,
    LINE_MONEY,
    knowledge_points,
    money_points,
    points_of,
)
from cvdesk.games.cv_pocket.state import PocketState
from cvdesk.games.cv_pocket.symbols import (
    BAD_LUCK,
    BIKE,
    FIRST_MISSION,
    GOOD_LUCK,
    KNOWLEDGE,
    MONEY,
    ON_KINDS,
    RELATIONSHIPS,
    TRIPS,
    unpacked,
)

PAD = "bot-reason-pocket-pad"
SETS = "bot-reason-pocket-sets"
LUCK = "bot-reason-pocket-luck"
NEXT = "bot-reason-pocket-next"
RIVALS = "bot-reason-pocket-rivals"


@frozen
class Weights:
    """What each number adds to the expected final score, in points."""

    points: float = 0.98
    """Per point on the scoring pad, luck left out."""
    good_luck: float = 0.96
    """Per point for good luck, which others can still overtake ..."""
    bad_luck: float = 0.82
    """... and for bad luck."""
    money: float = 0.44
    """Per point that an even share of the money still to come would add."""
    one_loose: float = 4.0
    """For one knowledge outside a set of three, while more of it can come ..."""
    two_loose: float = 8.5
    """... and for two."""
    single: float = 3.9
    """For a relationship without a pair, while more of its kind can come."""
    good_symbol: float = 0.2
    """Per good luck symbol, early in a match."""
    bad_excess: float = -1.1
    """Per bad luck symbol more than whoever has fewest, early in a match."""
    mission: float = 0.71
    """Per point that an even share of the cards still to come would add to missions."""
    joker: float = 3.1
    """For a Secret power that is not settled."""
    vacation: float = 3.5
    """For a Vacation on top, which doubles the next card, early in a match."""
    car: float = -0.6
    """For a car on top instead of a bike, early in a match."""
    plane: float = -1.6
    anywhere: float = 1.0
    """For a Relocation on top."""
    next_card: float = 0.69
    """Per point of the best card within reach of whoever is to move ..."""
    later_card: float = 0.38
    """... and of the others."""
    good_gain: float = 1.3
    """What the next card is guessed to bring per good luck symbol ..."""
    bad_gain: float = 0.3
    """... per bad luck symbol ..."""
    mission_gain: float = 1.5
    """... and per point of a mission, which will grow."""
    early: float = 6.0
    """With so many cards left it is half as early as at the start of a match."""
    noise: float = 35.0
    """The variance of a guess at the end, in points squared ..."""
    noise_per_card: float = 4.5
    """... and per card that can still be taken."""
    logistic: float = 0.55
    """The spread of a logistic curve per standard deviation of a normal one."""


@define
class _Look:
    """What all players' guesses have in common."""

    counts: list[bytes]
    points: list[list[int]]
    supply: bytes
    """By symbol: how many are still in the columns and the deck."""
    hopes: list[float]
    """By symbol: how likely it is to get one more, 0 to 1."""
    cards: int
    early: float
    """1 at the start of a match, 0 at its end."""


class PocketEvaluator(GameEvaluator[PocketState]):
    """Rates tables of CV Pocket by points expected and the doubt about them."""

    # one more look at the table is worth more than a rollout of random moves
    search = SearchSettings(exploration=0.2, horizon=0)
    errors = 2.0

    def __init__(self, rules: PocketRules, weights: Weights | None = None) -> None:
        super().__init__(rules)
        self.weights = weights or Weights()
        self.deck: CardSet = rules.deck
        self._icons = [
            tuple((symbol, card.icons.count(symbol)) for symbol in sorted(set(card.icons)))
            for card in rules.deck.cards
        ]
        """By card: its icons with their numbers."""
        most = range(2**8 + max(map(len, self._icons)))
        self._money = [money_points(count, rules.deck.money) for count in most]
        self._knowledge = [knowledge_points(count) for count in most]
        weights = self.weights
        self._loose = (0.0, weights.one_loose, weights.two_loose)
        self._by_level = {1: weights.car, PLANE_LEVEL: weights.plane, ANY_LEVEL: weights.anywhere}
        self._effects = [
            weights.vacation if card.vacation else weights.joker if card.joker else 0.0
            for card in rules.deck.cards
        ]

    def rate(self, state: PocketState) -> Sequence[float]:
        """Returns each player's expected reward, from 0 to 1."""
        if state.actor == NOBODY:
            return self.rules.rewards(state)
        look = self._look(state)
        points = [sum(self._guess(state, look, player)) for player in range(state.players)]
        rates = self._shares(points, look.cards)
        if state.passed == state.players - 1 and state.actor == state.turn:
            # whoever is to move may end the match by passing (Pocket 5.1)
            end = self.rules.rewards(state)
            if end[state.turn] > rates[state.turn]:
                return end
        return rates

    def _shares(self, points: Sequence[float], cards: int) -> list[float]:
        """Turns expected points into expected shares of opponents beaten."""
        weights = self.weights
        spread = weights.logistic * sqrt(weights.noise + weights.noise_per_card * cards)
        players = len(points)
        totals = [0.0] * players
        for left in range(players - 1):
            for right in range(left + 1, players):
                lead = (points[left] - points[right]) / spread
                share = 1.0 / (1.0 + exp(-lead)) if lead > -40.0 else 0.0
                totals[left] += share
                totals[right] += 1.0 - share
        return [total / (players - 1) for total in totals]

    def _look(self, state: PocketState) -> _Look:
        left, middle, right = state.columns
        cards = [*left, *middle, *right, *state.deck]
        plain = self.deck.plain
        supply = unpacked(sum([plain[card] for card in cards]))
        return _Look(
            counts=[unpacked(tally) for tally in state.tallies],
            points=points_of(state.tallies, self.deck.money),
            supply=supply,
            hopes=[count / (count + state.players) for count in supply],
            cards=len(cards),
            early=len(cards) / (len(cards) + self.weights.early),
        )

    def _guess(self, state: PocketState, look: _Look, player: int) -> tuple[float, float, float, float]:
        """Returns what makes a player's expected score: the pad, sets, luck and the next card."""
        weights, count, points = self.weights, look.counts[player], look.points[player]
        good, bad = points[LINE_GOOD_LUCK], points[LINE_BAD_LUCK]
        excess = count[BAD_LUCK] - min([other[BAD_LUCK] for other in look.counts])
        luck = weights.good_luck * good + weights.bad_luck * bad
        luck += look.early * (weights.good_symbol * count[GOOD_LUCK] + weights.bad_excess * min(4, excess))
        return (
            weights.points * (sum(points) - good - bad),
            self._sets(state, look, player),
            luck,
            self._next(state, look, player),
        )

    def _sets(self, state: PocketState, look: _Look, player: int) -> float:
        """Returns the points expected from what is unfinished: money, knowledge, pairs, missions, jokers."""
        weights, count, hopes, supply = self.weights, look.counts[player], look.hopes, look.supply
        total = self._loose[count[KNOWLEDGE] % 3] * hopes[KNOWLEDGE]
        for kind in RELATIONSHIPS:
            if count[kind] & 1:
                total += weights.single * hopes[kind]
        share = supply[MONEY] / state.players
        whole, money = int(share), self._money
        low, high = money[count[MONEY] + whole], money[count[MONEY] + whole + 1]
        total += weights.money * (low + (share - whole) * (high - low) - look.points[player][LINE_MONEY])
        if any(count[FIRST_MISSION:TRIPS]):
            total += weights.mission * self._mission_growth(count, look, state.players)
        joker, settled = self.deck.joker, [card for card, _ in state.jokers]
        powers = [card for card in state.cvs[player] if joker[card] and card not in settled]
        return total + weights.joker * len(powers)

    def _mission_growth(self, count: Sequence[int], look: _Look, players: int) -> float:
        """Returns what an even share of the cards still to come would add to a player's missions."""
        # values grow with the counts, so whole numbers do: the own ones once for every player
        later = [have * players + more for have, more in zip(count, look.supply, strict=True)]
        now, then = mission_values(count), mission_values(later)
        growth = [after / players - before for before, after in zip(now, then, strict=True)]
        # a part of a symbol is not yet another kind of relationship
        hope = sum([look.hopes[kind] for kind in RELATIONSHIPS]) / len(RELATIONSHIPS)
        growth[ON_KINDS] = hope * (then[ON_KINDS] - now[ON_KINDS])
        return sum([times * more for times, more in zip(count[FIRST_MISSION:TRIPS], growth, strict=True)])

    def _next(self, state: PocketState, look: _Look, player: int) -> float:
        """Returns what the top card is worth for what comes next, and the best card it reaches."""
        weights, cv = self.weights, state.cvs[player]
        level = self.deck.reach[cv[-1]] if cv else 0
        doubling = bool(cv) and self.deck.vacation[cv[-1]]
        left, middle, right = state.columns
        if level == ANY_LEVEL:
            reachable = left + middle + right
        else:
            reachable = [column[level] for column in (left, middle, right) if len(column) > level]
        best = 0.0
        for card in reachable:
            best = max(best, self._gain(card, look.counts[player], look.hopes, 1 + doubling))
        total = look.early * (self._by_level.get(level, 0.0) + weights.vacation * doubling)
        return total + best * (weights.next_card if player == state.turn else weights.later_card)

    def _gain(self, card: int, count: Sequence[int], hopes: Sequence[float], times: int) -> float:
        """Returns about how many points a card adds for the owner of a tally, counted so many times."""
        weights, loose = self.weights, self._loose
        total = self._effects[card]
        for symbol, number in self._icons[card]:
            have, more = count[symbol], number * times
            if symbol == MONEY:
                total += self._money[have + more] - self._money[have] + weights.money * more
            elif symbol == KNOWLEDGE:
                total += self._knowledge[have + more] - self._knowledge[have]
                total += hopes[symbol] * (loose[(have + more) % 3] - loose[have % 3])
            elif symbol == GOOD_LUCK:
                total += weights.good_gain * more
            elif symbol == BAD_LUCK:
                total += weights.bad_gain * more
            else:
                total += 5 * ((have + more) // 2 - have // 2)
                total += weights.single * hopes[symbol] * ((have + more & 1) - (have & 1))
        printed = self.deck.cards[card]
        if printed.transport != NO_TRANSPORT:
            total += times * count[FIRST_MISSION + printed.transport - BIKE]
        if printed.mission != NO_MISSION:
            total += times * (weights.mission_gain * mission_values(count)[printed.mission] + 1.0)
        return total

    def terms(self, state: PocketState, player: int) -> dict[str, float]:
        """Returns the parts of a player's expected score, and what the strongest rival expects."""
        look = self._look(state)
        pad, sets, luck, after = self._guess(state, look, player)
        rivals = [sum(self._guess(state, look, other)) for other in range(state.players) if other != player]
        return {PAD: pad, SETS: sets, LUCK: luck, NEXT: after, RIVALS: max(rivals)}


def make_evaluator(rules: Rules) -> PocketEvaluator:
    """Returns the evaluator of a game with its options."""
    if not isinstance(rules, PocketRules):
        raise TypeError(rules.info.id)
    return PocketEvaluator(rules)
