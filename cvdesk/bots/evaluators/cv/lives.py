"""The cards of one player as a value, and what each card does for its owner."""

from __future__ import annotations

from math import inf
from operator import mul

from attrs import frozen

from cvdesk.games.cv.cards import (
    BORROWS,
    CALMS,
    CONVERTS,
    EVENT,
    PILES,
    THAWS,
    THROWS,
    TYPES,
    CardSet,
    power_count,
    unpack,
)
from cvdesk.games.cv.state import CvState
from cvdesk.games.cv.terms import Terms

TOKEN = PILES
"""Stands for tokens among the things that goals count; the others are types."""
_TYPE_OF = {name: kind for kind, name in enumerate(TYPES[:PILES])}


@frozen
class Weights:
    """What things are worth, in points; per turn means for every own turn still to come."""

    future: tuple[float, ...] = (0.33, 0.33, 0.33, 0.12, 0.27)
    """Cards of each type that are still gained, per turn."""
    symbols: tuple[float, ...] = (0.5, 0.6, 0.57, 0.6, 1.15, -0.6, 1.85)
    """Of a token per turn, by symbol, the wild one last."""
    upkeep: float = 1.45
    """How much more a symbol of upkeep takes than a token of it gives."""
    die: float = 0.52
    throw: float = 0.25
    thaw: float = 0.65
    convert: float = 1.37
    calm: float = 1.44
    borrow: float = 0.59
    """Of an extra die and of each power, per turn."""
    retired: float = -0.4
    """Of taking no more work, per turn."""
    lasting: float = 0.81
    """The chance that it still matters a turn later that a card is active: others will cover it."""
    event_symbol: float = 0.7
    """Per symbol of an event in the hand."""
    discount: float = 1.4
    insurance: float = 0.8
    extra_die: float = 0.65
    """Of other events in the hand; per die that one adds."""
    bicycle: float = 2.0
    """Of the Bicycle in the draft, besides its points: it lies in the pile, and begins."""
    double: float = 1.0
    """How certain it is that a card that counts double is still active at the end."""
    cards_per_turn: float = 1.9
    cards_doubt: float = 0.4
    """Cards that a player takes, and their standard deviation: they tell how long the match lasts."""
    token_growth: float = 0.17
    """Tokens that the active cards will show more, per turn."""
    lead: float = 0.2
    lead_per_root_turn: float = 0.3
    """How many sets of a public goal the others must be behind to be safe, now and later."""
    blur: float = 0.15
    blur_per_turn: float = 0.1
    """How little the scarcest part of a goal counts alone, now and later."""
    horizon: float = inf
    """For how many own turns it is thought ahead at most."""
    noise: float = 10.0
    """The variance of a guess at the end, in points squared ..."""
    noise_per_turn: float = 20.0
    """... and per own turn still to come."""


class Life:
    """The cards of one player: piles, cards that wait for a type, and events; never changed."""

    __slots__ = ("hand", "piles", "retired", "waiting")

    def __init__(
        self,
        piles: tuple[tuple[int, ...], ...],
        waiting: tuple[int, ...],
        hand: tuple[int, ...],
        *,
        retired: bool,
    ) -> None:
        self.piles, self.waiting, self.hand, self.retired = piles, waiting, hand, retired

    @classmethod
    def of(cls, state: CvState, player: int) -> Life:
        """Returns the life of a player; of a rival's hand only what the state holds."""
        base = player * PILES
        return cls(
            tuple(state.piles[base : base + PILES]),
            state.waiting[player],
            state.hands[player],
            retired=state.is_retired(player),
        )

    def active(self) -> list[int]:
        """Lists the active cards."""
        return [*[pile[-1] for pile in self.piles if pile], *self.waiting]

    def with_pile(self, kind: int, pile: tuple[int, ...]) -> Life:
        """Returns the life with one pile replaced."""
        piles = (*self.piles[:kind], pile, *self.piles[kind + 1 :])
        return Life(piles, self.waiting, self.hand, retired=self.retired)

    def with_waiting(self, waiting: tuple[int, ...]) -> Life:
        """Returns the life with other cards waiting."""
        return Life(self.piles, waiting, self.hand, retired=self.retired)

    def with_hand(self, hand: tuple[int, ...]) -> Life:
        """Returns the life with another hand."""
        return Life(self.piles, self.waiting, hand, retired=self.retired)

    def without(self, card: int) -> Life:
        """Returns the life without a card, wherever it is."""
        for kind, pile in enumerate(self.piles):
            if card in pile:
                return self.with_pile(kind, tuple(each for each in pile if each != card))
        if card in self.waiting:
            return self.with_waiting(tuple(each for each in self.waiting if each != card))
        return self.with_hand(tuple(each for each in self.hand if each != card))

    def retire(self) -> Life:
        """CV 4.5: returns the life in which no more work is taken."""
        return Life(self.piles, self.waiting, self.hand, retired=True)

    def write(self, state: CvState, player: int) -> None:
        """Makes this the life of a player of a state."""
        state.piles[player * PILES : player * PILES + PILES] = self.piles
        state.waiting[player] = self.waiting
        state.hands[player] = tuple(sorted(self.hand))
        if self.retired:
            state.retired |= 1 << player


class Worth:
    """What each card does for its owner by a deck's numbers, as tables by card number."""

    def __init__(self, terms: Terms, weights: Weights) -> None:
        cards = terms.cards
        self.cards, self.weights, self.deferred = cards, weights, terms.deferred
        numbers = range(len(cards.cards))
        self.per_turn = [_per_turn(cards, weights, card) for card in numbers]
        """Of an active card, its dice left out."""
        self.dice = [power_count(cards.powers[card], 0) for card in numbers]
        self.tokens = [sum(unpack(cards.gives[card])) for card in numbers]
        self.held = [_held(cards, weights, card) for card in numbers]
        """Of an event in the hand."""
        self.goals = [_goal_parts(cards, card) for card in numbers]
        """What a goal counts: pairs of a thing and how many of it make a set."""


def _per_turn(cards: CardSet, weights: Weights, card: int) -> float:
    powers = cards.powers[card]
    given: float = sum(map(mul, weights.symbols, unpack(cards.gives[card])))
    paid: float = sum(map(mul, weights.symbols, unpack(cards.upkeep[card])))
    return (
        given
        - weights.upkeep * paid
        + weights.throw * power_count(powers, THROWS)
        + weights.thaw * power_count(powers, THAWS)
        + weights.convert * power_count(powers, CONVERTS)
        + weights.calm * power_count(powers, CALMS)
        + weights.borrow * power_count(powers, BORROWS)
    )


def _held(cards: CardSet, weights: Weights, card: int) -> float:
    if EVENT not in cards.types[card]:
        return 0.0
    return (
        weights.event_symbol * sum(unpack(cards.gives[card]))
        + weights.discount * (cards.discount[card] >= 0)
        + weights.insurance * cards.insures[card]
        + weights.extra_die * cards.extra_dice[card]
    )


def _goal_parts(cards: CardSet, card: int) -> tuple[tuple[int, int], ...]:
    per = cards[card].per
    return tuple(
        (TOKEN if name == "token" else _TYPE_OF[name], per.count(name)) for name in dict.fromkeys(per)
    )
