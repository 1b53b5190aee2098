"""Reading the parts of a stored state, which no file is trusted with."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.games.phase10.cards import CODES, COLOUR, JOKER, NUMBER, NUMBERS
from cvdesk.games.phase10.melds import Meld, make_meld
from cvdesk.games.phase10.phases import RUN, SET


def whole(value: object, least: int, most: int) -> int:
    """Returns a whole number within bounds, or raises ValueError."""
    # bool is an int in Python
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def wholes(values: object, least: int, most: int) -> list[int]:
    """Returns a list of whole numbers within bounds, or raises ValueError."""
    if type(values) is not list:
        raise ValueError(values)
    return [whole(value, least, most) for value in values]


def rows(values: object) -> list[object]:
    """Returns a list, or raises ValueError."""
    if type(values) is not list:
        raise ValueError(values)
    return values


def ascending(values: Sequence[int]) -> tuple[int, ...]:
    """Returns sorted numbers as a tuple, or raises ValueError when they are not sorted."""
    if list(values) != sorted(values):
        raise ValueError(values)
    return tuple(values)


def dump_meld(meld: Meld) -> list[object]:
    """Returns a combination as plain JSON values."""
    return [meld.owner, meld.kind, meld.low, list(meld.cards)]


def read_meld(value: object, players: int) -> Meld:
    """Reads a combination back; raises ValueError when it is none."""
    owner, kind, low, codes = rows(value)
    cards = tuple(wholes(codes, 0, CODES - 1))
    natural = [code for code in cards if code < JOKER]
    if not natural:
        raise ValueError(value)
    kind = whole(kind, SET, RUN)
    if kind != RUN:
        whole(low, 0, 0)
        same = NUMBER if kind == SET else COLOUR
        if len({same[code] for code in natural}) != 1:
            raise ValueError(value)
        # the first card says which number or colour it is
        first = make_meld(whole(owner, 0, players - 1), kind, natural)
        return first._replace(cards=cards)
    low = whole(low, 1, NUMBERS)
    run = cards[: NUMBERS - low + 1]
    extra = cards[len(run) :]
    if any(code < JOKER and NUMBER[code] != low + at for at, code in enumerate(run)):
        raise ValueError(value)
    if extra and (low > 1 or any(code < JOKER for code in extra)):
        raise ValueError(value)
    made = make_meld(whole(owner, 0, players - 1), RUN, run, low)
    return made._replace(cards=cards)
