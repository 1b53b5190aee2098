"""The 96 cards, and hands as bits.

A *card* is one of 48 different ones, (number - 1) * 4 + colour; there are two of each,
and nobody can tell the two apart.  A *code* is a card as it is used: 0 to 47 face up,
48 and more as a joker whose face is that code less 48.  A *token* is a thing on the
table: twice the code, plus one for the second of two equal cards in a hand.

A hand without its jokers is a pair of integers with a bit per card: `ones` says which
cards are there, `twos` which of them are there twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

NUMBERS = 12
COLOURS = 4
CARDS = NUMBERS * COLOURS
"""How many different cards there are."""
COPIES = 2
DECK = tuple(card for card in range(CARDS) for _ in range(COPIES))
"""All 96 cards, sorted."""
JOKER = CARDS
"""What is added to a card's id when it is used as a joker."""
CODES = 2 * CARDS
HIDDEN_CARD = -1

BIT = tuple(1 << card for card in range(CARDS))
NUMBER = tuple(card // COLOURS + 1 for card in range(CARDS)) * 2
"""The number, 1 to 12, by code; of a joker that of its face."""
COLOUR = tuple(card % COLOURS for card in range(CARDS)) * 2
"""The colour, 0 to 3, by code; of a joker that of its face."""
RANKS = (0, *(0b1111 << COLOURS * index for index in range(NUMBERS)), 0)
"""The bits of all cards of a number; none for 0 and 13, so that runs may ask beyond their ends."""
SUITS = tuple(sum(BIT[colour::COLOURS]) for colour in range(COLOURS))
"""The bits of all cards of a colour."""


def card_of(number: int, colour: int) -> int:
    """Returns the card of a number, 1 to 12, and a colour, 0 to 3."""
    return (number - 1) * COLOURS + colour


def is_joker(code: int) -> bool:
    """Tells whether a code is a joker."""
    return code >= JOKER


def face_of(code: int) -> int:
    """Returns the card itself, of a joker the one on its face."""
    return code - JOKER if code >= JOKER else code


def token_of(code: int, copy: int = 0) -> int:
    """Returns the token of the first (0) or second (1) of a code in a hand."""
    return code * COPIES + copy


def code_of(token: int) -> int:
    """Returns what a token is."""
    return token // COPIES


def distinct(bits: int) -> Iterator[int]:
    """Yields the cards whose bits are set, ascending."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def cards_in(ones: int, twos: int) -> list[int]:
    """Lists the cards of a hand, ascending, equal ones twice."""
    cards = []
    while ones:
        low = ones & -ones
        card = low.bit_length() - 1
        cards.append(card)
        if twos & low:
            cards.append(card)
        ones ^= low
    return cards


def packed(cards: Iterable[int]) -> tuple[int, int]:
    """Returns the bits of some cards; raises ValueError when a card is there three times."""
    ones = twos = 0
    for card in cards:
        bit = BIT[card]
        if not ones & bit:
            ones |= bit
        elif not twos & bit:
            twos |= bit
        else:
            raise ValueError(card)
    return ones, twos


def without(ones: int, twos: int, cards: Iterable[int]) -> tuple[int, int]:
    """Returns the bits of a hand less some cards that are in it."""
    for card in cards:
        bit = BIT[card]
        if twos & bit:
            twos ^= bit
        else:
            ones ^= bit
    return ones, twos


def tokens_of(codes: Iterable[int]) -> list[int]:
    """Returns the tokens of a sorted hand of codes, the second of two equal ones told apart."""
    tokens: list[int] = []
    for code in codes:
        token = token_of(code)
        tokens.append(token + 1 if tokens and tokens[-1] == token else token)
    return tokens
