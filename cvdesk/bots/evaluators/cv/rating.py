"""How many points a life is worth at one moment of a match: what a player can expect at the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, log, sqrt

from attrs import frozen

from cvdesk.bots.evaluators.cv.lives import TOKEN, Life, Weights, Worth
from cvdesk.games.cv.cards import (
    EVENT,
    HEALTH,
    KNOWLEDGE,
    POSSESSION,
    RELATIONSHIP,
    WORK,
)
from cvdesk.games.cv.state import BASE_DICE, MOST_DICE, CvState

_HOPELESS = -4.0
_MOST_REMEMBERED = 20_000
_OVER = 0.1
"""With fewer turns to come than this there will be none."""
SETS = (HEALTH, KNOWLEDGE, RELATIONSHIP)


@frozen
class Parts:
    """What the points that a player can expect are made of."""

    piles: float
    own_goal: float
    public_goals: float
    coming: float
    """What tokens, dice and powers will bring."""
    hand: float


class Outlook:
    """How a player's points are guessed at one moment of a match, for any life the player may have."""

    def __init__(
        self,
        worth: Worth,
        turns: float,
        own_goals: Sequence[tuple[int, float]],
        public: Sequence[tuple[int, float]],
    ) -> None:
        """Prepares to rate lives with so many own turns to come.

        `own_goals` are goals with the probability that they are the player's, `public` goals
        with the number of sets that the best rival will have.
        """
        weights = worth.weights
        self.worth, self.turns = worth, turns
        turns = min(turns, weights.horizon) if turns >= _OVER else 0.0
        self.future = [rate * turns for rate in weights.future]
        points = [card.points for card in worth.cards.cards]
        self._own = [(worth.goals[goal], points[goal] * share) for goal, share in own_goals]
        self._public = [(worth.goals[goal], float(points[goal]), best) for goal, best in public]
        self._over = turns < _OVER
        self._growth = weights.token_growth * turns
        self._lead = weights.lead + weights.lead_per_root_turn * sqrt(turns)
        self._blur = weights.blur + weights.blur_per_turn * turns
        self.lasting: float = (1 - weights.lasting**turns) / (1 - weights.lasting)
        """For how many turns it will matter that a card is active."""
        self.patience = min(1.0, 0.4 + 0.3 * turns) if turns else 0.0
        """How likely it is that an event in the hand is still of use."""
        goals = [parts for parts, _ in self._own] + [parts for parts, _, _ in self._public]
        self._counts_tokens = any(thing == TOKEN for parts in goals for thing, _ in parts)
        self._by_counts: dict[tuple[int, ...], tuple[float, float, float]] = {}
        self._points: dict[Life, float] = {}
        self._gains: dict[tuple[Life, int], Life] = {}

    def points(self, life: Life) -> float:
        """Returns the points expected at the end of the match."""
        known = self._points.get(life)
        if known is None:
            if len(self._points) > _MOST_REMEMBERED:
                # a long search meets ever new lives
                self._points.clear()
                self._gains.clear()
            known = self._points[life] = self._rate(life)
        return known

    def _rate(self, life: Life) -> float:
        worth, weights = self.worth, self.worth.weights
        per_turn, dice_of = worth.per_turn, worth.dice
        coming, dice = 0.0, 0
        for card in life.active():
            coming += per_turn[card]
            dice += dice_of[card]
        coming += weights.die * min(dice, MOST_DICE - BASE_DICE)
        total = sum(self._counted(life)) + coming * self.lasting
        possessions = life.piles[POSSESSION]
        if possessions:
            vp = worth.cards.vp
            total += sum([vp[card] for card in possessions])
        if life.hand:
            held = worth.held
            total += self.patience * sum([held[event] for event in life.hand])
        if life.retired:
            total += weights.retired * self.lasting
        return total + self._doubled(life)

    def parts(self, life: Life) -> Parts:
        """Returns the same points in parts."""
        sets, own, public = self._counted(life)
        vp = sum(self.worth.cards.vp[card] for card in life.piles[POSSESSION])
        hand = self.patience * sum(self.worth.held[event] for event in life.hand)
        piles = sets + vp + self._doubled(life)
        coming = self.points(life) - piles - own - public - hand
        return Parts(piles, own, public, coming, hand)

    def _doubled(self, life: Life) -> float:
        """CV 8.2: returns what cards that count double add."""
        doubles, extra = self.worth.cards.doubles, 0.0
        for kind in SETS:
            pile = life.piles[kind]
            if pile and doubles[pile[-1]]:
                extra += len(pile) + self.future[kind] + 1
        return extra * self.worth.weights.double

    # ---- what follows from the number of cards of each type alone

    def _counted(self, life: Life) -> tuple[float, float, float]:
        """Returns the points of sets, of the own goal and of public goals."""
        counts = list(map(len, life.piles))
        for card in life.waiting:
            # it will become of the type of which there are more already
            counts[max(self.worth.cards.types[card], key=counts.__getitem__)] += 1
        tokens_of = self.worth.tokens
        counts.append(sum([tokens_of[card] for card in life.active()]) if self._counts_tokens else 0)
        key = tuple(counts)
        known = self._by_counts.get(key)
        if known is None:
            known = self._by_counts[key] = self._count(key)
        return known

    def _count(self, counts: Sequence[int]) -> tuple[float, float, float]:
        final = self.final(counts)
        sets = sum([final[kind] * (final[kind] + 1) / 2 for kind in SETS])
        own = sum([points * self.sets(parts, final) for parts, points in self._own])
        public = 0.0
        for parts, points, best in self._public:
            have = self.sets(parts, final)
            # who is level with the best scores as well
            public += points * have / (1 + exp(min(40.0, (best - have - 0.5) / self._lead)))
        return sets, own, public

    def final(self, counts: Sequence[int]) -> list[float]:
        """Returns how many cards of each type, and tokens, there will be at the end."""
        return [*map(float.__add__, self.future, map(float, counts)), counts[TOKEN] + self._growth]

    def sets(self, parts: Sequence[tuple[int, int]], final: Sequence[float]) -> float:
        """CV 8.4: returns how many sets of a goal there will be; the scarcest part counts most."""
        if self._over:
            return min([final[thing] // number for thing, number in parts])
        if len(parts) == 1:
            ((thing, number),) = parts
            return final[thing] / number
        counts = [final[thing] / number for thing, number in parts]
        least, blur = min(counts), self._blur
        total = sum([exp((least - count) / blur) for count in counts])
        return least - blur * log(total / len(counts))

    # ---- new cards

    def gain(self, life: Life, card: int) -> Life:
        """CV 6: returns the life with one card more, placed as well as possible."""
        key = (life, card)
        known = self._gains.get(key)
        if known is None:
            known = self._gains[key] = self._record(life, card)
        return known

    def _record(self, life: Life, card: int) -> Life:
        cards = self.worth.cards
        types = cards.types[card]
        if EVENT in types:
            return life.with_hand((*life.hand, card))
        for waiting in life.waiting:
            if not set(cards.types[waiting]).isdisjoint(types):
                rest = tuple(each for each in life.waiting if each != waiting)
                life = self._put(life.with_waiting(rest), waiting, self._open_types(life, waiting))
                break
        open_types = self._open_types(life, card)
        if self.worth.deferred and len(open_types) > 1 and not any(life.piles[kind] for kind in types):
            life = life.with_waiting((*life.waiting, card))
        else:
            life = self._put(life, card, open_types)
        return life.retire() if cards.retires[card] else life

    def _open_types(self, life: Life, card: int) -> tuple[int, ...]:
        """CV 4.5: returns the types that a card can become once it is decided."""
        types = self.worth.cards.types[card]
        if len(types) > 1 and life.retired:
            return tuple(kind for kind in types if kind != WORK)
        return types

    def _put(self, life: Life, card: int, types: Sequence[int]) -> Life:
        lives = [life.with_pile(kind, self._placed(life.piles[kind], kind, card)) for kind in types]
        return lives[0] if len(lives) == 1 else max(lives, key=self.points)

    def _placed(self, pile: tuple[int, ...], kind: int, card: int) -> tuple[int, ...]:
        """CV 6.2: returns a pile with a card in its best place: above all that do less."""
        below = len(pile)
        if kind <= RELATIONSHIP:
            rank = self.rank(card)
            while below and self.rank(pile[below - 1]) > rank:
                below -= 1
        return (*pile[:below], card, *pile[below:])

    def rank(self, card: int) -> float:
        """Returns what it brings that a card is active."""
        worth = self.worth
        running = worth.per_turn[card] + worth.weights.die * worth.dice[card]
        return running * self.lasting + 4.0 * worth.cards.doubles[card]


def turns_left(state: CvState, player: int, weights: Weights) -> float:
    """Guesses how many turns a player still has after the present one (CV 7.1, 8.1)."""
    players = state.players
    since = (state.turn - state.first) % players if state.first >= 0 else 0
    turns = players - since
    # what is left in the decks when the present round is over decides whether there is another
    left = sum(map(len, state.decks)) - players + 0.5
    taken, leaving = weights.cards_per_turn, (1 if players == 2 else 1 / players)
    rounds = 0.0
    while True:
        lead = (left - turns * (taken + leaving)) / (weights.cards_doubt * sqrt(turns))
        if lead < _HOPELESS:
            break
        rounds += 0.5 + 0.5 * erf(lead / sqrt(2))
        turns += players
    if state.first < 0:
        return rounds + 1
    return rounds + ((player - state.first) % players > since)


def outlooks(worth: Worth, state: CvState, own_goals: Sequence[Sequence[tuple[int, float]]]) -> list[Outlook]:
    """Returns how the points of each player are guessed; `own_goals` are goals with their probabilities."""
    players = range(state.players)
    blank = [Outlook(worth, turns_left(state, player, worth.weights), (), ()) for player in players]
    final = [_final(outlook, Life.of(state, player)) for player, outlook in enumerate(blank)]
    best: list[list[tuple[int, float]]] = [[] for _ in players]
    for goal in state.public:
        sets = [outlook.sets(worth.goals[goal], final[player]) for player, outlook in enumerate(blank)]
        for player in players:
            best[player].append((goal, max(sets[other] for other in players if other != player)))
    return [Outlook(worth, blank[player].turns, own_goals[player], best[player]) for player in players]


def _final(outlook: Outlook, life: Life) -> list[float]:
    tokens = sum(outlook.worth.tokens[card] for card in life.active())
    return outlook.final([*map(len, life.piles), tokens])


__all__ = ["SETS", "Outlook", "Parts", "outlooks", "turns_left"]
