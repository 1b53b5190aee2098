"""Every action of the game, built once where there are few; combinations are made anew."""

from __future__ import annotations

from functools import cache

from cvdesk.engine import Action, action_table
from cvdesk.games.phase10.board import KINDS
from cvdesk.games.phase10.cards import CARDS, CODES, DECK, NUMBERS
from cvdesk.games.phase10.steps import MOST_PLAYERS

FACES = 6

FIRST = action_table("first", MOST_PLAYERS)
"""Chance: who begins, by player."""
CARD = action_table("card", CARDS)
"""Chance: which card is drawn, by card."""
DICE = tuple(
    tuple(Action("dice", (min(one, two), max(one, two))) for two in range(FACES + 1))
    for one in range(FACES + 1)
)
"""Chance: what the dice show, by both faces, the smaller one first in the action."""

ROLL = Action("roll")
MOVE = action_table("move", 2 * FACES + 1)
"""To move the pawn, by steps."""
STAR_KIND = action_table("star", len(KINDS))
"""To choose an action on a star space, by kind."""
DRAW_DECK = Action("deck")
DRAW_PILE = Action("pile")
SEARCH_PILE = action_table("search", len(DECK))
"""To take a card out of the pile, by its place from the bottom."""
EXCHANGED = action_table("exchange", CODES)
"""To put a card away in an exchange, by code."""
QUESTION = tuple(
    tuple(Action("ask", (number, direction)) for direction in range(2)) for number in range(NUMBERS + 1)
)
"""To ask for a number, by number and direction (0 is clockwise)."""
GIVE = action_table("give", CODES)
"""To hand over a card that was asked for, by code."""
DISCARD = action_table("discard", CODES)
PLACE = action_table("place", CODES)
"""To lay the next card of a combination, by code."""
RUN_START = action_table("run", NUMBERS + 1)
"""To begin a run with a number."""
KEEP = action_table("keep", CODES)
DONE = Action("done")
"""To keep no more cards."""


@cache
def hit(meld: int, *rest: int) -> Action:
    """To add a card to a combination: its index, the code, for a joker on a run also the end."""
    return Action("hit", (meld, *rest))


_BYTE = 8


@cache
def _rows(kind: str) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """Returns the actions of a kind for every set of eight cards side by side, by their bits."""
    table = {"discard": DISCARD, "give": GIVE}[kind]
    return tuple(
        tuple(
            tuple(table[first + place] for place in range(_BYTE) if bits >> place & 1)
            for bits in range(1 << _BYTE)
        )
        for first in range(0, CARDS, _BYTE)
    )


def listed(kind: str, ones: int) -> list[Action]:
    """Lists the actions ``discard`` or ``give`` for all cards whose bits are set, eight at a time."""
    one, two, three, four, five, six = _rows(kind)
    return [
        *one[ones & 255],
        *two[ones >> 8 & 255],
        *three[ones >> 16 & 255],
        *four[ones >> 24 & 255],
        *five[ones >> 32 & 255],
        *six[ones >> 40],
    ]
