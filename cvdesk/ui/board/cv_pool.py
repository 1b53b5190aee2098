"""Which dice and tokens pay for what: the view knows only how many of each symbol are left.

A symbol on a die and on a token is worth the same, so it is a choice of the picture that
dice pay first.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen

from cvdesk.games.cv.cards import WILD, L, M
from cvdesk.games.cv.state import STEP_CHOOSE, STEP_END
from cvdesk.games.cv.view import CvView

SYMBOLS = WILD + 1


@frozen
class DieState:
    """A die as it counts now."""

    face: int
    was: int | None = None
    """What it has come up with, when a power has changed it since."""
    spent: bool = False


@frozen
class Tokens:
    """The tokens with one symbol."""

    count: int = 0
    spent: int = 0
    changed: int = 0
    """How many of them a power has made or lent."""


@frozen
class Table:
    """The dice and tokens of the player whose turn it is."""

    dice: tuple[DieState, ...]
    tokens: tuple[Tokens, ...]
    """By symbol."""


@frozen
class Payment:
    """What would pay for a card."""

    dice: tuple[int, ...] = ()
    """Slots."""
    tokens: tuple[int, ...] = (0,) * SYMBOLS
    """By symbol."""
    events: tuple[int, ...] = (0,) * SYMBOLS
    """By symbol: what events pay."""


def pays_now(view: CvView) -> bool:
    """Tells whether dice and tokens lie out to pay with."""
    return bool(view.dice) and STEP_CHOOSE <= view.step <= STEP_END


def lay_out(view: CvView) -> Table:
    """Returns the dice and tokens with what has been changed and spent."""
    dice = [DieState(face) for face in view.dice]
    tokens = [Tokens(count) for count in view.tokens[view.turn]] if view.turn >= 0 else [Tokens()] * SYMBOLS
    if not pays_now(view):
        return Table(tuple(dice), tuple(tokens))
    for old, new in view.changes:
        _change(dice, tokens, old, new)
    for symbol in range(SYMBOLS):
        have = sum(die.face == symbol for die in dice) + tokens[symbol].count
        _spend(dice, tokens, symbol, have - view.pool[symbol])
    return Table(tuple(dice), tuple(tokens))


def _change(dice: list[DieState], tokens: list[Tokens], old: int, new: int) -> None:
    """Changes a die, else a token; a borrowed symbol, from nowhere, is a new token."""
    slot = next((at for at, die in enumerate(dice) if die.face == old and die.was is None), None)
    if slot is not None:
        dice[slot] = DieState(new, was=old)
        return
    if old >= 0 and tokens[old].count:
        tokens[old] = evolve(tokens[old], count=tokens[old].count - 1)
    tokens[new] = evolve(tokens[new], count=tokens[new].count + 1, changed=tokens[new].changed + 1)


def _spend(dice: list[DieState], tokens: list[Tokens], symbol: int, number: int) -> None:
    for slot, die in enumerate(dice):
        if number > 0 and die.face == symbol:
            dice[slot] = evolve(die, spent=True)
            number -= 1
    if number > 0:
        tokens[symbol] = evolve(tokens[symbol], spent=number)


def payment(view: CvView, cost: Sequence[int], *, luck: bool) -> Payment:
    """Returns what pays a cost, by symbol, or with `luck` three luck; as the rules do it (CV 4.3, 4.4).

    Symbols of events come first, then dice, then tokens, wild ones last.
    """
    table = lay_out(view)
    need = list(cost)
    events = [0] * SYMBOLS
    if luck:
        need = [3 * (symbol == L) for symbol in range(SYMBOLS)]
    else:
        events = [min(have, wanted) for have, wanted in zip(view.extra, need, strict=True)]
        need = [wanted - paid for wanted, paid in zip(need, events, strict=True)]
    slots: list[int] = []
    tokens = [0] * SYMBOLS
    wild = 0
    for symbol, wanted in enumerate(need):
        free = [at for at, die in enumerate(table.dice) if die.face == symbol and not die.spent]
        slots += free[:wanted]
        wanted -= len(free[:wanted])
        tokens[symbol] = min(wanted, table.tokens[symbol].count - table.tokens[symbol].spent)
        wild += wanted - tokens[symbol] if symbol <= M else 0
    tokens[WILD] += wild
    return Payment(tuple(sorted(slots)), tuple(tokens), tuple(events))


def lacking(view: CvView, cost: Sequence[int]) -> tuple[int, ...]:
    """Returns the symbols that are missing for a cost, wild tokens and events helping."""
    have = [pool + extra for pool, extra in zip(view.pool, view.extra, strict=True)]
    wild = have[WILD]
    missing: list[int] = []
    for symbol, wanted in enumerate(cost):
        lack = max(0, wanted - have[symbol])
        helped = min(wild, lack) if symbol <= M else 0
        wild -= helped
        missing += [symbol] * (lack - helped)
    return tuple(missing)
