"""The columns: what can be reached, taking and passing, and refilling (Pocket 2 and 4)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import CHANCE, Action, Event
from cvdesk.games.cv_pocket import events as tell
from cvdesk.games.cv_pocket.actions import PASS, TAKE
from cvdesk.games.cv_pocket.cards import ANY_LEVEL, PLANE_LEVEL, CardSet
from cvdesk.games.cv_pocket.jokers import end_match
from cvdesk.games.cv_pocket.state import ROWS, STEP_REFILL, STEP_TURN, PocketState, most_refills

FEW = 4
"""With so many cards left, or fewer, a turn begins with a refill (Pocket 4.1)."""


def legal_turn(cards: CardSet, state: PocketState) -> list[Action]:
    """Pocket 2: lists passing and the cards within reach."""
    cv = state.cvs[state.turn]
    level = cards.reach[cv[-1]] if cv else 0
    left, middle, right = state.columns
    if level == ANY_LEVEL:
        found = left + middle + right
    elif len(left) > level < len(middle) and level < len(right):
        # by far the most frequent case, sorted by hand
        low, mid, high = left[level], middle[level], right[level]
        if low > mid:
            low, mid = mid, low
        if mid > high:
            mid, high = high, mid
            if low > mid:
                low, mid = mid, low
        return [PASS, TAKE[low], TAKE[mid], TAKE[high]]
    else:
        found = [column[level] for column in (left, middle, right) if len(column) > level]
    found.sort()
    return [PASS, *[TAKE[card] for card in found]]


def take(cards: CardSet, state: PocketState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """Pocket 2.2, 2.4, 3.1: puts a card on top of the CV; what lay above it slides down."""
    card = args[0]
    turn = state.turn
    cv = state.cvs[turn]
    if events is not None:
        events.append(tell.took(cards, state, card))
    for column in state.columns:
        if card in column:
            column.remove(card)
            break
    state.tallies[turn] += (cards.doubled if cv and cards.vacation[cv[-1]] else cards.plain)[card]
    state.cvs[turn] = (*cv, card)
    state.passed = 0
    begin_turn(cards, state, (turn + 1) % state.players)


def pass_turn(cards: CardSet, state: PocketState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """Pocket 2.5, 5.1: takes nothing; when all have passed in a row the match ends."""
    if events is not None:
        events.append(tell.passed(state, forced=len(legal_turn(cards, state)) == 1))
    state.passed += 1
    if state.passed == state.players:
        end_match(cards, state, events)
    else:
        begin_turn(cards, state, (state.turn + 1) % state.players)


def begin_turn(cards: CardSet, state: PocketState, turn: int) -> None:
    """Pocket 1.3, 4.1, 4.2: gives the turn to a player, after a refill if one is due."""
    state.turn = turn
    if state.deck and refill_rule(cards, state):
        state.step, state.actor = STEP_REFILL, CHANCE
    else:
        state.step, state.actor = STEP_TURN, turn


def refill_rule(cards: CardSet, state: PocketState) -> str:
    """Pocket 4: returns the clause by which columns are refilled while the deck lasts, else "".

    The last refill empties the deck, so there is never one too many (Pocket 4.3).
    """
    left, middle, right = state.columns
    if len(left) + len(middle) + len(right) <= FEW:
        return "cv_pocket.4.1"
    if len(left) > PLANE_LEVEL or len(middle) > PLANE_LEVEL or len(right) > PLANE_LEVEL:
        return ""
    reach = cards.reach
    for cv in state.cvs:
        if not cv or reach[cv[-1]] != PLANE_LEVEL:
            return ""
    return "cv_pocket.4.2"


def is_last_refill(state: PocketState) -> bool:
    """Pocket 4.3: tells whether the refill that is due is the last one of the match."""
    return state.step == STEP_REFILL and state.refills + 1 == most_refills(state.players)


def gaps(state: PocketState) -> int:
    """Pocket 1.2, 4.1, 4.3: counts the cards that are to be laid now."""
    if is_last_refill(state):
        return len(state.deck)
    return min(len(state.deck), sum([max(0, ROWS - len(column)) for column in state.columns]))


def places(state: PocketState) -> list[int]:
    """Pocket 4.3: returns the columns that get a card each, in the order of dealing.

    Row by row from the lowest gap, left to right within a row.
    """
    heights = [len(column) for column in state.columns]
    count, row = gaps(state), min(heights)
    found: list[int] = []
    while len(found) < count:
        found += [column for column, height in enumerate(heights) if height <= row]
        row += 1
    return found[:count]


def lay(state: PocketState, dealt: Sequence[int]) -> None:
    """Moves cards from the deck to their places."""
    columns = state.columns
    for column, card in zip(places(state), dealt, strict=True):
        columns[column].append(card)
    state.deck = tuple(sorted({*state.deck}.difference(dealt)))


def refill(cards: CardSet, state: PocketState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """Pocket 4: lays the drawn cards; then the turn goes on."""
    if events is not None:
        events.append(
            tell.refilled(state, args, places(state), refill_rule(cards, state), is_last_refill(state))
        )
    lay(state, args)
    state.refills += 1
    state.step, state.actor = STEP_TURN, state.turn
