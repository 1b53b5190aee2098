"""The deck, the steps and the actions of the toy game."""

from __future__ import annotations

from cvdesk.engine import Action, action_table

CARDS = 16
COPIES = 4
DEALT = 3
ROUNDS = 3
NONE = -1
"""No card, no rank, no parity."""
ALL = (1 << 4) - 1
"""The mask of a card that everybody knows."""

FIRST, DEAL, ROLL, DIE, ACT, DRAW, REVEAL, ANSWER, MORE, BID, OVER = range(11)
CHANCE_STEPS = (FIRST, DEAL, DIE, DRAW, REVEAL)
EVEN, ODD, BOTH = 1, 2, 3
"""Masks of what a hand is known not to hold."""

ROLL_DIE = Action("roll")
DRAW_CARD = Action("draw")
PEEK = Action("peek")
PASS = Action("pass")
REFUSE = Action("refuse")
END_TURN = Action("end_turn")
LAY = action_table("lay", CARDS)
GIVE = action_table("give", CARDS)
BID_CARD = action_table("bid", CARDS)
TAKE = action_table("take", CARDS)
SHOW = action_table("show", CARDS)
FACES = action_table("die", 7)
STARTS = action_table("first", 4)
ASK = tuple(tuple(Action("ask", (rival, parity)) for parity in (0, 1)) for rival in range(4))


def rank(card: int) -> int:
    """Returns a card's rank, 1 to 4."""
    return card // COPIES + 1


def parity(card: int) -> int:
    """Returns 0 for even ranks and 1 for odd ones."""
    return rank(card) % 2


def lowest_copies(hand: list[int]) -> list[int]:
    """Returns the lowest card of each rank in a sorted hand: equal copies are one choice."""
    return [card for at, card in enumerate(hand) if at == 0 or rank(hand[at - 1]) != rank(card)]
