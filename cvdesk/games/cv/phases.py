"""The flow from misfortune to the end of a turn: losses, upkeep, recording (CV 5, 6)."""

from __future__ import annotations

from cvdesk.engine import Event
from cvdesk.games.cv import events as tell
from cvdesk.games.cv.cards import pay
from cvdesk.games.cv.effects import drop_event
from cvdesk.games.cv.misfortune import can_pay, can_pay_all, due_cards, remove_active
from cvdesk.games.cv.recording import record
from cvdesk.games.cv.state import STEP_END, STEP_LOSE, STEP_PLACE, STEP_UPKEEP, CvState
from cvdesk.games.cv.terms import Terms


def begin_misfortune(terms: Terms, state: CvState, events: list[Event] | None) -> None:
    """CV 5.1: every three misfortunes cost an active card."""
    state.losses = state.misfortune // 3
    if state.losses and events is not None:
        events.append(tell.misfortune_struck(state.turn, state.misfortune, state.losses))
    _go_on_losing(terms, state, events)


def _go_on_losing(terms: Terms, state: CvState, events: list[Event] | None) -> None:
    """CV 5.1: asks for the next card to lose; without an active card there is no loss."""
    if state.losses:
        if state.active(state.turn):
            state.step = STEP_LOSE
            return
        state.losses = 0
        if events is not None:
            events.append(tell.nothing_to_lose(state.turn))
    if terms.pays_first:
        _pay_upkeep(terms, state, events)
    else:
        _record(terms, state, events)


def lose(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 5.1, 5.3: loses an active card to the box; the card below it is active at once."""
    state.losses -= 1
    kind = remove_active(state, state.turn, args[0])
    if events is not None:
        events.append(tell.lost(state.turn, args[0], kind, "cv.5.1"))
    _go_on_losing(terms, state, events)


def insure(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 5.1: plays insurance, which cancels one loss."""
    state.losses -= 1
    drop_event(state, args[0])
    if events is not None:
        events.append(tell.insured(state.turn, args[0]))
    _go_on_losing(terms, state, events)


def _pay_upkeep(terms: Terms, state: CvState, events: list[Event] | None) -> None:
    """CV 5.2: pays what can be paid; asks for the order when not all of it can be.

    What cannot be paid even alone is lost first: paying others would not make it payable.
    """
    upkeep = terms.cards.upkeep
    while due := due_cards(terms, state):
        hopeless = [card for card in due if not can_pay(terms, state, card)]
        if hopeless:
            for card in hopeless:
                kind = remove_active(state, state.turn, card)
                if events is not None:
                    events.append(tell.lost(state.turn, card, kind, "cv.5.2"))
            continue
        if not can_pay_all(terms, state, due):
            state.step = STEP_UPKEEP
            return
        state.pool = pay(state.pool, sum(upkeep[card] for card in due))
        state.settled += tuple(due)
        if events is not None:
            events += [tell.upkeep_paid(state.turn, card, upkeep[card]) for card in due]
    state.settled = ()
    if terms.pays_first:
        _record(terms, state, events)
    else:
        state.step = STEP_END


def pay_upkeep(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 5.2: pays for one card first, when not all can be paid."""
    card = args[0]
    cost = terms.cards.upkeep[card]
    state.pool = pay(state.pool, cost)
    state.settled += (card,)
    if events is not None:
        events.append(tell.upkeep_paid(state.turn, card, cost))
    _pay_upkeep(terms, state, events)


def _record(terms: Terms, state: CvState, events: list[Event] | None) -> None:
    """CV 6: records the chosen cards; asks where there is a choice."""
    if state.chosen and not record(terms, state, events):
        state.step = STEP_PLACE
    elif terms.pays_first:
        state.step = STEP_END
    else:
        _pay_upkeep(terms, state, events)


go_on_recording = _record
"""CV 6: goes on after a card of the own turn was placed."""
