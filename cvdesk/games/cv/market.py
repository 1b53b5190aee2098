"""Choosing cards of the track: what can be paid for, by whom, and with what (CV 4)."""

from __future__ import annotations

from cvdesk.engine import Action, Event
from cvdesk.games.cv import effects
from cvdesk.games.cv import events as tell
from cvdesk.games.cv.actions import DONE, LUCK, TAKE
from cvdesk.games.cv.cards import (
    BORROWS,
    CALMS,
    CONVERTS,
    FIELD,
    GUARDS,
    NO_WORK,
    ONE,
    PILES,
    SOME_WORK,
    THREE_LUCK,
    WILD,
    WORK,
    L,
    X,
    common,
    count,
    covers_with_wild,
    pay,
    power_count,
)
from cvdesk.games.cv.phases import begin_misfortune
from cvdesk.games.cv.state import MOST_CHOSEN, STEP_CHOOSE, CvState
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.turn import powers_of

_LUCK = L * FIELD
_WILD = WILD * FIELD
_MASK = (1 << FIELD) - 1


def begin_choosing(terms: Terms, state: CvState) -> None:
    """CV 4.1, 4.2: lays dice and tokens out; powers of the cards active now serve once."""
    state.step = STEP_CHOOSE
    state.pool = state.faces + state.tokens[state.turn]
    state.misfortune = count(state.pool, X)
    powers = powers_of(terms, state, state.turn)
    state.converts = power_count(powers, CONVERTS)
    state.calms = power_count(powers, CALMS)
    state.borrows = power_count(powers, BORROWS)


def may_have(terms: Terms, state: CvState, player: int, card: int) -> bool:
    """CV 4.5: tells whether a card's condition holds and no retirement forbids it."""
    if terms.cards.types[card] == (WORK,) and state.is_retired(player):
        return False
    return condition_holds(terms, state, player, card)


def condition_holds(terms: Terms, state: CvState, player: int, card: int) -> bool:
    """CV 4.5: tells whether the condition printed in place of a cost holds."""
    condition = terms.cards.condition[card]
    if condition == SOME_WORK:
        return bool(state.piles[player * PILES + WORK])
    if condition == NO_WORK:
        types = terms.cards.types
        return not state.piles[player * PILES + WORK] and not any(
            types[each] == (WORK,) for each in state.chosen
        )
    return True


def available(terms: Terms, state: CvState) -> list[int]:
    """CV 4.1, 4.5: lists the cards of the track that may still be chosen, ascending."""
    chosen, restricted, player = state.chosen, terms.cards.restricted, state.turn
    return sorted(
        [
            card
            for card in state.track
            if card not in chosen and not (restricted[card] and not may_have(terms, state, player, card))
        ]
    )


def cost_of(terms: Terms, state: CvState, card: int) -> int:
    """CV 4.1, 4.6: returns what a card costs now, symbols struck off left out."""
    cost = terms.cards.cost[card]
    for other, symbol in state.struck:
        if other == card:
            cost -= ONE[symbol]
    return cost


def legal_choices(terms: Terms, state: CvState) -> list[Action]:
    """CV 4: lists changes of symbols, events, and the cards that can be taken by cost or by luck."""
    cards = available(terms, state)
    pool = state.pool
    have = pool + state.extra
    guarded, wild = have | GUARDS, pool >> _WILD
    costs = terms.cards.cost
    takes = []
    for card in cards:
        cost = cost_of(terms, state, card) if state.struck else costs[card]
        if (guarded - cost) & GUARDS == GUARDS or (wild and covers_with_wild(have, cost)):
            takes.append(TAKE[card])
    actions = []
    if state.converts or state.calms or state.borrows:
        actions = effects.legal_changes(terms, state)
    hand = state.hands[state.turn]
    if hand:
        actions += effects.legal_discounts(terms, state, hand, cards)
        actions.append(DONE)
        actions += effects.legal_symbols(terms, state, hand)
    else:
        actions.append(DONE)
    if pool >> _LUCK & _MASK >= 3:
        actions += [LUCK[card] for card in cards]
    actions += takes
    return actions


def take(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 4.1, 4.3: pays a card's cost, with symbols of events first, and chooses it."""
    card = args[0]
    cost = cost_of(terms, state, card) if state.struck else terms.cards.cost[card]
    from_events = common(state.extra, cost) if state.extra else 0
    before = state.pool
    state.extra -= from_events
    state.pool = pay(before, cost - from_events)
    if events is not None:
        events.append(tell.took(state, card, before - state.pool, from_events))
    _choose(terms, state, card, events)


def take_by_luck(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 4.4: pays three luck of dice and tokens in place of the cost."""
    state.pool -= THREE_LUCK
    if events is not None:
        events.append(tell.took_by_luck(state.turn, args[0]))
    _choose(terms, state, args[0], events)


def _choose(terms: Terms, state: CvState, card: int, events: list[Event] | None) -> None:
    """CV 4.1, 4.5: chooses a card, at most two; one that retires its owner does so at once."""
    state.chosen += (card,)
    if terms.cards.retires[card]:
        state.retired |= 1 << state.turn
    if len(state.chosen) == MOST_CHOSEN:
        begin_misfortune(terms, state, events)


def stop_choosing(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 4.1: takes no more cards."""
    if events is not None:
        events.append(tell.chose(state.turn, len(state.chosen)))
    begin_misfortune(terms, state, events)
