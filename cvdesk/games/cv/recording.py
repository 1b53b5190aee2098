"""Recording cards in a CV: piles, places in them, and two-coloured cards (CV 6)."""

from __future__ import annotations

from cvdesk.engine import Action, Event
from cvdesk.games.cv import events as tell
from cvdesk.games.cv.actions import place_action
from cvdesk.games.cv.cards import EVENT, PILES, RELATIONSHIP, WORK
from cvdesk.games.cv.state import NONE, CvState
from cvdesk.games.cv.terms import Terms


def record(terms: Terms, state: CvState, events: list[Event] | None) -> bool:
    """CV 6.1 to 6.4: records what the actor has chosen, in order; returns whether all of it is recorded.

    If not, `placing` is a card for which the actor must choose a place.
    """
    player = state.actor
    while state.chosen:
        card = state.chosen[0]
        if EVENT in terms.cards.types[card]:
            state.hands[player] = tuple(sorted((*state.hands[player], card)))
            if events is not None:
                events.append(tell.to_hand(player, card))
            _leave_track(state, card)
            continue
        state.placing = due_waiting(terms, state, player, card) or card
        places = legal_places(terms, state)
        if len(places) > 1:
            return False
        if places:
            put(terms, state, places[0].args, events)
        else:
            state.waiting[player] += (card,)
            if events is not None:
                events.append(tell.waits(player, card))
            _leave_track(state, card)
    state.placing = NONE
    return True


def _leave_track(state: CvState, card: int) -> None:
    state.chosen = state.chosen[1:]
    state.track = tuple(each for each in state.track if each != card)


def due_waiting(terms: Terms, state: CvState, player: int, card: int) -> int:
    """CV 6.4: returns the oldest waiting card that must be decided before a card is recorded, 0 for none."""
    types = terms.cards.types
    for waiting in state.waiting[player]:
        if set(types[waiting]) & set(types[card]):
            return waiting
    return NONE


def open_types(terms: Terms, state: CvState, player: int, card: int) -> tuple[int, ...]:
    """CV 4.5, 6.4: returns the types that a card can become now, ascending; none means that it waits."""
    types = terms.cards.types[card]
    if len(types) == 1:
        return types
    if state.is_retired(player) and WORK in types:
        return tuple(kind for kind in types if kind != WORK)
    base = player * PILES
    decided_now = (
        not terms.deferred or card in state.waiting[player] or any(state.piles[base + kind] for kind in types)
    )
    return tuple(sorted(types)) if decided_now else ()


def legal_places(terms: Terms, state: CvState) -> list[Action]:
    """CV 6.2, 6.4: lists the types and places that the card to be placed can have."""
    player, card = state.actor, state.placing
    actions = []
    for kind in open_types(terms, state, player, card):
        size = len(state.piles[player * PILES + kind])
        lowest = 0 if kind <= RELATIONSHIP else size
        actions += [place_action(kind, below) for below in range(lowest, size + 1)]
    return actions


def put(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 6.1, 6.2: puts the card that is being placed into a pile."""
    player, card = state.actor, state.placing
    kind, below = args
    pile = state.piles[player * PILES + kind]
    state.piles[player * PILES + kind] = (*pile[:below], card, *pile[below:])
    waited = card in state.waiting[player]
    if events is not None:
        two = len(terms.cards.types[card]) > 1
        events.append(tell.recorded(player, card, kind, len(pile) - below, two=two, waited=waited))
    if waited:
        state.waiting[player] = tuple(each for each in state.waiting[player] if each != card)
    else:
        _leave_track(state, card)
    state.placing = NONE
