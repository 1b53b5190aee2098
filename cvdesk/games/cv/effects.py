"""The powers of cards while cards are chosen: changes of symbols, and events (CV 4.2, 4.3, 4.6).

Powers that add dice, throws or points stand where dice are thrown and points are counted.
"""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Action, Event
from cvdesk.games.cv import events as tell
from cvdesk.games.cv.actions import BORROW, CALM, CONVERT, EVENT_CARD, discount_action
from cvdesk.games.cv.cards import BASIC, OLD, ONE, PILES, WILD, WORK, X, count, unpack
from cvdesk.games.cv.state import CvState
from cvdesk.games.cv.terms import Terms

BORROWED = -1
"""Where a borrowed symbol comes from, in the list of changes."""


def neighbours(state: CvState, player: int) -> tuple[int, ...]:
    """CV 4.2: returns the left and the right neighbour; with two players they are the same person."""
    left, right = (player + 1) % state.players, (player - 1) % state.players
    return (left,) if left == right else (left, right)


def lender(terms: Terms, state: CvState, symbol: int) -> int | None:
    """CV 4.2: returns the neighbour whose active work card generates a symbol, the left one first."""
    for player in neighbours(state, state.turn):
        work = state.piles[player * PILES + WORK]
        if work and count(terms.cards.gives[work[-1]], symbol):
            return player
    return None


def work_of(state: CvState, player: int) -> int:
    """Returns a player's active work card."""
    return state.piles[player * PILES + WORK][-1]


def legal_changes(terms: Terms, state: CvState) -> list[Action]:
    """CV 4.2: lists what powers of active cards can do with unspent symbols of dice and tokens."""
    pool = unpack(state.pool)
    actions: list[Action] = []
    if state.borrows:
        actions += [BORROW[symbol] for symbol in range(WILD + 1) if lender(terms, state, symbol) is not None]
    if state.calms and pool[X]:
        actions += CALM
    if state.converts:
        actions += [CONVERT[old][new] for old in BASIC if pool[old] for new in BASIC if new != old]
    return actions


def legal_discounts(terms: Terms, state: CvState, hand: Sequence[int], cards: Sequence[int]) -> list[Action]:
    """CV 4.6: lists the symbols that events of the hand can strike off the cost of a card."""
    discount, types = terms.cards.discount, terms.cards.types
    return [
        discount_action(event, card, symbol)
        for event in hand
        if discount[event] >= 0
        for card in cards
        if discount[event] in types[card]
        for symbol in symbols_left(terms, state, card)
    ]


def symbols_left(terms: Terms, state: CvState, card: int) -> list[int]:
    """CV 4.6: lists the different symbols of a card's cost that are not struck off, ascending."""
    cost = terms.cards.cost[card] - sum(ONE[symbol] for other, symbol in state.struck if other == card)
    return [symbol for symbol, number in enumerate(unpack(cost)) if number]


def legal_symbols(terms: Terms, state: CvState, hand: Sequence[int]) -> list[Action]:
    """CV 4.3: lists the events of the hand that give symbols now."""
    return [EVENT_CARD[event] for event in hand if gives_now(terms, state, event)]


def gives_now(terms: Terms, state: CvState, event: int) -> bool:
    """CV 4.3: tells whether an event gives its symbols while cards are chosen."""
    cards = terms.cards
    if cards.old_only[event]:
        return any(card in OLD for card in state.track)
    return not (cards.insures[event] or cards.extra_dice[event] or cards.discount[event] >= 0)


def drop_event(state: CvState, event: int) -> None:
    """CV 4.3: an event that was played leaves the game."""
    player = state.turn
    state.hands[player] = tuple(card for card in state.hands[player] if card != event)


def play_symbols(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 4.3: plays an event for its symbols."""
    drop_event(state, args[0])
    state.extra += terms.cards.gives[args[0]]
    if events is not None:
        events.append(tell.played_symbols(state.turn, args[0], terms.cards.gives[args[0]]))


def play_discount(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 4.6: plays an event that strikes one symbol off the cost of a card."""
    event, card, symbol = args
    drop_event(state, event)
    state.extra += terms.cards.gives[event]
    state.struck += ((card, symbol),)
    if events is not None:
        events.append(tell.struck_off(state.turn, event, card, symbol))


def convert(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 4.2: changes one basic symbol into another."""
    old, new = args
    state.converts -= 1
    _change(state, old, new)
    if events is not None:
        events.append(tell.changed(state.turn, old, new))


def calm(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 4.2: changes one misfortune into a basic symbol."""
    state.calms -= 1
    state.misfortune -= 1
    _change(state, X, args[0])
    if events is not None:
        events.append(tell.changed(state.turn, X, args[0]))


def _change(state: CvState, old: int, new: int) -> None:
    state.pool += ONE[new] - ONE[old]
    state.changes += ((old, new),)


def borrow(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 4.2: copies a symbol of a neighbour's work card; it counts as a token of this turn."""
    symbol = args[0]
    state.borrows -= 1
    state.pool += ONE[symbol]
    state.misfortune += symbol == X
    state.changes += ((BORROWED, symbol),)
    if events is not None:
        player = lender(terms, state, symbol)
        assert player is not None
        events.append(tell.borrowed(state, player, symbol))
