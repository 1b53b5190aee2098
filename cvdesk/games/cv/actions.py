"""Every action of the game; those that search meets often are made once."""

from __future__ import annotations

from functools import cache
from itertools import product

from cvdesk.engine import Action, action_table
from cvdesk.games.cv.cards import BASIC, CARDS, WILD, pack

# ---- chance

DRAW = action_table("draw", CARDS + 1)
"""The next card of the track."""


@cache
def dice_action(faces: tuple[int, ...]) -> Action:
    """Chance: what the thrown dice show, ascending."""
    return Action("dice", faces)


@cache
def packed(faces: tuple[int, ...]) -> int:
    """Returns some faces as a multiset."""
    return pack(faces)


# ---- players

PICK = action_table("pick", CARDS + 1)
"""Keep a card of the draft."""
ROLL = Action("roll")
KEEP = Action("keep")
"""No more throws."""
DONE = Action("done")
"""No more cards."""
END_TURN = Action("end_turn")
EVENT_CARD = action_table("event", CARDS + 1)
"""Play an event from the hand."""
TAKE = action_table("take", CARDS + 1)
LUCK = action_table("luck", CARDS + 1)
"""Take a card with three luck."""
CONVERT = tuple(tuple(Action("convert", (old, new)) for new in BASIC) for old in BASIC)
CALM = tuple(Action("calm", (new,)) for new in BASIC)
"""Turn a misfortune into a basic symbol."""
BORROW = action_table("borrow", WILD + 1)
LOSE = action_table("lose", CARDS + 1)
PAY = action_table("pay", CARDS + 1)
HELP = action_table("help", CARDS + 1)
"""Take a card by social assistance."""
DECLINE = Action("decline")


@cache
def roll_action(events: tuple[int, ...]) -> Action:
    """The first throw, together with events that add dice."""
    return Action("roll", events) if events else ROLL


@cache
def reroll_action(faces: tuple[int, ...]) -> Action:
    """Throw dice with these faces again, ascending."""
    return Action("reroll", faces)


@cache
def discount_action(event: int, card: int, symbol: int) -> Action:
    """Play an event that strikes a symbol off the cost of a card."""
    return Action("discount", (event, card, symbol))


@cache
def place_action(type: int, below: int) -> Action:
    """Put the card into the pile of a type, with so many cards below it."""
    return Action("place", (type, below))


@cache
def rerolls_of(faces: int, with_misfortune: bool, *, may_be_none: bool) -> tuple[Action, ...]:
    """CV 3.2, 3.3: lists the sets of dice that may be thrown again, equal dice merged, ascending."""
    from cvdesk.games.cv.cards import X, unpack

    counts = unpack(faces)[: X + 1]
    ranges = [range(number + 1) for number in counts[:X]]
    ranges.append(range(counts[X] + 1) if with_misfortune else range(1))
    sets = [
        tuple(face for face, number in enumerate(numbers) for _ in range(number))
        for numbers in product(*ranges)
    ]
    return tuple(reroll_action(each) for each in sorted(sets) if each or may_be_none)
