"""The 83 cards: what is printed on them, and the same numbers packed for play.

A card's id is its printed number.  Symbols, types and decks are small numbers; a
multiset of symbols is one integer of seven fields, so that adding, paying and comparing
are single operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b

from attrs import field, frozen

CARDS = 83
"""Cards are numbered from 1 to this."""

H, K, R, M, L, X, WILD = range(7)
"""Health, knowledge, relationship, money, luck, misfortune; a token that is any of the first four."""
SYMBOLS = "HKRMLX"
BASIC = (H, K, R, M)

HEALTH, KNOWLEDGE, RELATIONSHIP, WORK, POSSESSION, EVENT, GOAL = range(7)
TYPES = ("health", "knowledge", "relationship", "work", "possession", "event", "goal")
PILES = 5
"""How many types have a pile in a CV."""

CHILDHOOD = range(1, 13)
EARLY = range(13, 39)
MIDDLE = range(39, 59)
OLD = range(59, 76)
GOALS = range(76, 84)
DECKS = (EARLY, MIDDLE, OLD)
"""The decks that fill the track, in order."""

# ---- multisets of symbols

FIELD = 10
"""Bits of a symbol's field; the highest stays clear, so that a comparison cannot overflow."""
_FULL = (1 << FIELD) - 1
GUARDS = sum(1 << (symbol * FIELD + FIELD - 1) for symbol in range(7))
ONE = tuple(1 << (symbol * FIELD) for symbol in range(7))
"""One of a symbol."""
THREE_LUCK = 3 * ONE[L]


def pack(symbols: Iterable[int]) -> int:
    """Returns the multiset of some symbols."""
    return sum(ONE[symbol] for symbol in symbols)


def unpack(multiset: int) -> tuple[int, ...]:
    """Returns how many there are of each of the seven symbols."""
    return tuple(multiset >> (symbol * FIELD) & _FULL for symbol in range(7))


def count(multiset: int, symbol: int) -> int:
    """Returns how many there are of a symbol."""
    return multiset >> (symbol * FIELD) & _FULL


def pack_counts(counts: Sequence[int]) -> int:
    """Returns the multiset with so many of each symbol."""
    return sum(number << (symbol * FIELD) for symbol, number in enumerate(counts))


def covers(have: int, cost: int) -> bool:
    """Tells whether a multiset contains another one, wild tokens not helping."""
    return ((have | GUARDS) - cost) & GUARDS == GUARDS


def covers_with_wild(have: int, cost: int) -> bool:
    """Tells whether a multiset can pay a cost when wild tokens stand in for basic symbols."""
    if ((have | GUARDS) - cost) & GUARDS == GUARDS:
        return True
    wild = have >> (WILD * FIELD)
    if not wild:
        return False
    lack = 0
    for symbol in range(6):
        missing = (cost >> (symbol * FIELD) & _FULL) - (have >> (symbol * FIELD) & _FULL)
        if missing > 0:
            if symbol > M:
                return False
            lack += missing
    return lack <= wild


def common(one: int, other: int) -> int:
    """Returns what two multisets have in common."""
    shared = 0
    for symbol in range(7):
        place = symbol * FIELD
        shared |= min(one >> place & _FULL, other >> place & _FULL) << place
    return shared


def pay(pool: int, cost: int) -> int:
    """Returns what is left of a multiset that covers a cost, wild tokens used last."""
    if ((pool | GUARDS) - cost) & GUARDS == GUARDS:
        return pool - cost
    plain = common(pool, cost)
    lack = sum(unpack(cost - plain))
    return pool - plain - lack * ONE[WILD]


# ---- cards

POWER_FIELD = 6
THROWS, THAWS, CONVERTS, CALMS, BORROWS = range(1, 6)
"""Fields of a card's packed powers; field 0 holds its extra dice."""
_FIELD_OF = {
    "fourth_throw": THROWS,
    "reroll_misfortune": THAWS,
    "convert_basic": CONVERTS,
    "convert_misfortune": CALMS,
    "borrow_work": BORROWS,
}


def power_count(powers: int, field: int) -> int:
    """Returns one field of packed powers."""
    return powers >> (field * POWER_FIELD) & 63


NO_CONDITION, SOME_WORK, NO_WORK = range(3)
CONDITIONS = ("", "at_least_one_work", "no_work")


@frozen
class Card:
    """What is printed on a card."""

    number: int
    id: str
    types: tuple[int, ...]
    """One type, or two of a two-coloured card."""
    cost: tuple[int, ...] = ()
    """Symbols in printed order."""
    condition: str = ""
    gives: tuple[int, ...] = ()
    """Tokens while active; of an event: symbols, once."""
    upkeep: tuple[int, ...] = ()
    dice: int = 0
    vp: int = 0
    power: str = ""
    """As in the file: ``insurance``, ``discount:work``, ``extra_dice:2`` ..."""
    points: int = 0
    """Of a goal: for each set."""
    per: tuple[str, ...] = ()
    """Of a goal: the things that make a set, types or ``token``."""
    facts: frozenset[str] = field(default=frozenset(), eq=False)
    """Fields that have a source; all others were reconstructed."""
    name: Mapping[str, str] = field(factory=dict, eq=False)
    """By language."""

    @property
    def numbers(self) -> tuple[object, ...]:
        """Everything that matters in play; names and sources are left out."""
        return (
            self.number, self.types, tuple(sorted(self.cost)), self.condition, tuple(sorted(self.gives)),
            tuple(sorted(self.upkeep)), self.dice, self.vp, self.power, self.points, self.per,
        )  # fmt: skip

    @property
    def discount(self) -> int | None:
        """The type whose cost an event lowers, None for other cards."""
        kind, _, word = self.power.partition(":")
        return TYPES.index(word) if kind == "discount" else None

    @property
    def extra_dice(self) -> int:
        """The dice that an event adds."""
        kind, _, number = self.power.partition(":")
        return int(number) if kind == "extra_dice" else 0

    @property
    def is_two_coloured(self) -> bool:
        """Whether its owner chooses between two types."""
        return len(self.types) == 2


class CardSet:
    """All cards of a deck, and their numbers as tables by card number for play.

    Immutable by promise; one object serves any number of matches.
    """

    __slots__ = (
        "bicycle", "cards", "condition", "cost", "discount", "doubles", "extra_dice", "gives", "hash",
        "insures", "old_only", "powers", "restricted", "retires", "title", "types", "upkeep", "vp",
    )  # fmt: skip

    def __init__(self, title: str, cards: Sequence[Card]) -> None:
        by_number = {card.number: card for card in cards}
        blank = Card(0, "", ())
        rows = [by_number.get(number, blank) for number in range(CARDS + 1)]
        self.title = title
        self.cards = tuple(rows)
        self.hash = blake2b(repr([card.numbers for card in rows]).encode(), digest_size=8).hexdigest()
        self.bicycle = next(number for number in CHILDHOOD if EVENT not in rows[number].types)
        self.types = tuple(card.types for card in rows)
        self.cost = tuple(pack(card.cost) for card in rows)
        self.gives = tuple(pack(card.gives) + (card.power == "wild_basic") * ONE[WILD] for card in rows)
        self.upkeep = tuple(pack(card.upkeep) for card in rows)
        self.vp = tuple(card.vp for card in rows)
        self.powers = tuple(_packed_powers(card) for card in rows)
        self.condition = tuple(CONDITIONS.index(card.condition) for card in rows)
        self.discount = tuple(-1 if card.discount is None else card.discount for card in rows)
        self.extra_dice = tuple(card.extra_dice for card in rows)
        self.insures = tuple(card.power == "insurance" for card in rows)
        self.old_only = tuple(card.power == "old_age_only" for card in rows)
        self.retires = tuple(card.power == "no_more_work" for card in rows)
        self.doubles = tuple(card.power == "double_at_end" for card in rows)
        self.restricted = tuple(bool(card.condition) or card.types == (WORK,) for card in rows)

    def __getitem__(self, number: int) -> Card:
        return self.cards[number]


def _packed_powers(card: Card) -> int:
    packed = card.dice
    if card.power in _FIELD_OF:
        packed += 1 << (_FIELD_OF[card.power] * POWER_FIELD)
    return packed
