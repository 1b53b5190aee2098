"""The end of a match: all have passed, and Secret powers become symbols (Pocket 3.2, 5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import NOBODY, Action, Event
from cvdesk.games.cv_pocket import events as tell
from cvdesk.games.cv_pocket.actions import JOKER
from cvdesk.games.cv_pocket.cards import CardSet
from cvdesk.games.cv_pocket.state import STEP_JOKER, STEP_OVER, PocketState
from cvdesk.games.cv_pocket.symbols import NO_SYMBOL, packed


def symbols_beside(cards: CardSet, cv: Sequence[int], card: int) -> list[int]:
    """Pocket 3.2: returns the symbols on the cards directly before and after one, ascending, each once."""
    place = cv.index(card)
    beside = [*cv[max(0, place - 1) : place], *cv[place + 1 : place + 2]]
    return sorted({symbol for other in beside for symbol in cards.cards[other].symbols})


def legal_jokers(cards: CardSet, state: PocketState) -> list[Action]:
    """Pocket 3.2: lists what the Secret power that is to be settled can become."""
    card = state.waiting[0]
    return [JOKER[symbol] for symbol in symbols_beside(cards, state.cvs[state.actor], card)]


def end_match(cards: CardSet, state: PocketState, events: list[Event] | None) -> None:
    """Pocket 5.1, 3.2: ends the match; Secret powers are settled in turn order from the first player."""
    order = [(state.first + place) % state.players for place in range(state.players)]
    state.waiting = tuple(card for player in order for card in state.cvs[player] if cards.joker[card])
    if events is not None:
        events.append(tell.ended())
    _go_on(cards, state, events)


def choose_symbol(
    cards: CardSet, state: PocketState, args: tuple[int, ...], events: list[Event] | None
) -> None:
    """Pocket 3.2: makes the joker of a Secret power a symbol, twice if a Vacation doubles it."""
    _settle(cards, state, args[0], events)
    _go_on(cards, state, events)


def _go_on(cards: CardSet, state: PocketState, events: list[Event] | None) -> None:
    """Settles what leaves no choice, and stops at the first Secret power that does."""
    while state.waiting:
        player = state.owner_of(state.waiting[0])
        choices = symbols_beside(cards, state.cvs[player], state.waiting[0])
        if len(choices) > 1:
            state.step, state.actor = STEP_JOKER, player
            return
        _settle(cards, state, choices[0] if choices else NO_SYMBOL, events)
    state.step, state.actor = STEP_OVER, NOBODY


def _settle(cards: CardSet, state: PocketState, symbol: int, events: list[Event] | None) -> None:
    card, *waiting = state.waiting
    player = state.owner_of(card)
    state.waiting = tuple(waiting)
    state.jokers += ((card, symbol),)
    if symbol != NO_SYMBOL:
        cv = state.cvs[player]
        place = cv.index(card)
        times = 2 if place and cards.vacation[cv[place - 1]] else 1
        state.tallies[player] += times * packed([symbol])
    if events is not None:
        events.append(tell.settled(player, card, symbol))
