"""The 51 cards: what is printed on them, and the same as numbers that play fast.

A card's number is its place in the deck's list, so equal cards have different numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from attrs import field, frozen

from cvdesk.games.cv_pocket.symbols import BIKE, FIRST_MISSION, TRIPS, packed

MOST_PLAYERS = 4
CARDS = 51
"""Cards are numbered from 0 to one less than this."""
CARDS_FOR = {0: 27, 3: 12, 4: 12}
"""How many cards there are without a player icon, with a 3 and with a 4 (Pocket 1.1)."""

NO_TRANSPORT = -1
NO_MISSION = -1

ANY_LEVEL = 3
"""What a card without transport reaches; a bike reaches 0, a car 1, a plane 2 (Pocket 2.2, 2.3)."""
PLANE_LEVEL = 2


@frozen
class Card:
    """What is printed on a card."""

    id: str
    """What the deck file calls it; equal cards share it."""
    transport: int
    """A symbol from 8 to 10, or NO_TRANSPORT."""
    icons: tuple[int, ...]
    """Symbols from 0 to 7, in printed order."""
    joker: bool = False
    """Whether it is a Secret power."""
    vacation: bool = False
    mission: int = NO_MISSION
    """What `symbols.MISSIONS` names, or NO_MISSION."""
    players: int = 0
    """0 for every match, 3 or 4 for those with so many players or more."""
    facts: frozenset[str] = frozenset()
    """Names of the fields that a source gives."""
    name: Mapping[str, str] = field(factory=dict)
    """Names by language."""

    @property
    def symbols(self) -> tuple[int, ...]:
        """Icons and transport, as Secret power finds them beside it (Pocket 3.2)."""
        return self.icons if self.transport == NO_TRANSPORT else (*self.icons, self.transport)

    @property
    def relocation(self) -> bool:
        """Whether it has no transport, so that any card may follow it (Pocket 2.3)."""
        return self.transport == NO_TRANSPORT

    @property
    def reach(self) -> int:
        """Returns the level that may be taken next, 0 being the lowest, or ANY_LEVEL."""
        return ANY_LEVEL if self.relocation else self.transport - BIKE


def _tally(card: Card, times: int) -> int:
    """Returns what a card adds to a tally when it counts so often; a trip is always one (Pocket 3.1)."""
    fields = [*card.symbols, *([] if card.mission == NO_MISSION else [FIRST_MISSION + card.mission])]
    return times * packed(fields) + packed([TRIPS] * (card.vacation or card.relocation))


@frozen
class CardSet:
    """A deck: its title, its cards by number, and what follows from them."""

    title: str
    cards: tuple[Card, ...]
    money: tuple[int, ...]
    """Points by number of money icons; more icons score as the last entry (Pocket 5.2)."""

    plain: tuple[int, ...] = field(init=False, repr=False)
    """By card: what it adds to a tally."""
    doubled: tuple[int, ...] = field(init=False, repr=False)
    """By card: what it adds to a tally on top of a Vacation."""
    reach: tuple[int, ...] = field(init=False, repr=False)
    """By card: the level that may be taken next."""
    vacation: tuple[bool, ...] = field(init=False, repr=False)
    joker: tuple[bool, ...] = field(init=False, repr=False)
    _used: tuple[tuple[int, ...], ...] = field(init=False, repr=False)
    hash: str = field(init=False)
    """A hash of the numbers; titles and names are left out."""

    @plain.default
    def _plain(self) -> tuple[int, ...]:
        return tuple(_tally(card, 1) for card in self.cards)

    @doubled.default
    def _doubled(self) -> tuple[int, ...]:
        return tuple(_tally(card, 2) for card in self.cards)

    @reach.default
    def _reach(self) -> tuple[int, ...]:
        return tuple(card.reach for card in self.cards)

    @vacation.default
    def _vacation(self) -> tuple[bool, ...]:
        return tuple(card.vacation for card in self.cards)

    @joker.default
    def _joker(self) -> tuple[bool, ...]:
        return tuple(card.joker for card in self.cards)

    @_used.default
    def _used_by(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(number for number, card in enumerate(self.cards) if card.players <= players)
            for players in range(MOST_PLAYERS + 1)
        )

    @hash.default
    def _hash_of_numbers(self) -> str:
        numbers = [
            (card.transport, card.icons, card.joker, card.vacation, card.mission, card.players)
            for card in self.cards
        ]
        return blake2b(repr((numbers, self.money)).encode(), digest_size=8).hexdigest()

    def used_by(self, players: int) -> tuple[int, ...]:
        """Pocket 1.1: returns the cards of a match of 2 to 4, ascending."""
        return self._used[players]

    def tally_of(self, cv: Sequence[int], jokers: Mapping[int, int]) -> int:
        """Returns the tally of a CV with its settled jokers: symbol by card."""
        tally, below = 0, False
        for card in cv:
            tally += self.doubled[card] if below else self.plain[card]
            if jokers.get(card, -1) >= 0:
                tally += (1 + below) * packed([jokers[card]])
            below = self.vacation[card]
        return tally
