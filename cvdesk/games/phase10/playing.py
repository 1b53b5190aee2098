"""Laying a phase, adding to combinations, discarding (P10 2.3, 2.4, 4).

While a phase is being laid its cards stay in the hand, and `laying`, `part` and `start`
say which are chosen: a phase is laid whole or not at all, so nobody else sees anything
of it before the last combination is complete.
"""

from __future__ import annotations

from cvdesk.engine import Action, Event
from cvdesk.games.phase10 import events as tell
from cvdesk.games.phase10 import knowledge
from cvdesk.games.phase10.actions import DISCARD, PLACE, RUN_START, hit, listed
from cvdesk.games.phase10.cards import JOKER, distinct
from cvdesk.games.phase10.distance import can_lay
from cvdesk.games.phase10.groups import (
    MOST_LISTED,
    Hand,
    Run,
    flush_codes,
    flush_groups,
    next_codes,
    run_codes,
    run_starts,
    set_groups,
)
from cvdesk.games.phase10.melds import Meld, add_card, joker_ends, make_meld
from cvdesk.games.phase10.phases import FLUSH, KIND_NAMES, PHASES, SET, Group
from cvdesk.games.phase10.rounds import close_if_empty, end_turn
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import EVERYBODY_SAW

Events = list[Event] | None


def legal_play(state: PhaseState) -> list[Action]:
    """P10 2.3, 2.4: to discard ends the turn; before that the phase may be laid, or cards be added."""
    if state.laying or state.part or state.start:
        return legal_lay(state)
    player = state.turn
    jokers = state.jokers[player]
    actions = listed("discard", state.ones[player])
    if jokers:
        actions += [DISCARD[joker] for joker in sorted(set(jokers))]
    if state.laid >> player & 1:
        actions += _additions(state)
    elif can_lay(state.markers[player], state.ones[player], state.twos[player], len(jokers)):
        actions += legal_lay(state)
    return actions


def discard(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 2.4, R3: one card goes onto the pile, a joker face up; then the next player."""
    code, player = args[0], state.turn
    state.remove(player, code)
    if code < JOKER:
        knowledge.played(state, player, code)
        state.pile.append(code)
    else:
        state.pile.append(code - JOKER)
    state.seen.append(EVERYBODY_SAW)
    if events is not None:
        events.append(tell.discarded(player, code))
    if state.ones[player] or state.jokers[player]:
        end_turn(state, events)
    else:
        close_if_empty(state, events)


# ---- adding (P10 4.5)


def _additions(state: PhaseState) -> list[Action]:
    """P10 2.3, 4.4, 4.5: every card that fits a combination; a joker fits all of them."""
    ones = state.ones[state.turn]
    jokers = sorted(set(state.jokers[state.turn]))
    actions = []
    for index, meld in enumerate(state.melds):
        fitting = ones & meld.fits
        if fitting:
            actions += [hit(index, card) for card in distinct(fitting)]
        if jokers:
            ends = joker_ends(meld)
            if ends:
                actions += [hit(index, joker, end) for joker in jokers for end in ends]
            else:
                actions += [hit(index, joker) for joker in jokers]
    return actions


def add(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 4.5: adds a card to a combination; the last card ends the round (P10 5.1)."""
    index, code = args[0], args[1]
    player = state.turn
    state.remove(player, code)
    if code < JOKER:
        knowledge.played(state, player, code)
    state.melds[index] = add_card(state.melds[index], code, args[2] if len(args) > 2 else 0)
    if events is not None:
        events.append(tell.added(state, code, index))
    if not (state.ones[player] or state.jokers[player]):
        close_if_empty(state, events)


# ---- laying (P10 2.3)


def legal_lay(state: PhaseState) -> list[Action]:
    """P10 2.3: the ways to go on with the phase, combination by combination."""
    player = state.turn
    whole = Hand(state.ones[player], state.twos[player], state.jokers[player])
    hand = whole.less([code for meld in state.laying for code in meld.cards])
    groups = PHASES[state.markers[player]]
    at = len(state.laying)
    group, rest = groups[at], groups[at + 1 :]
    before = state.laying[-1] if at and groups[at - 1] == group else None
    if group.kind == SET:
        return _legal_set(state, hand, group, rest, before)
    if group.kind == FLUSH:
        return _legal_flush(state, hand, group, rest[0])
    least = Run(before.low, before.cards) if before else None
    if not state.start:
        return [RUN_START[low] for low in run_starts(hand, group.size, rest, least)]
    run = Run(state.start, state.part)
    return [PLACE[code] for code in run_codes(hand.less(state.part), group.size, rest, run, least)]


def _legal_flush(state: PhaseState, hand: Hand, group: Group, rest: Group) -> list[Action]:
    if not state.part:
        found = flush_groups(hand, group.size, rest)
        if found is not None:
            return [Action(KIND_NAMES[FLUSH], codes) for codes in found]
    return [PLACE[code] for code in flush_codes(hand.less(state.part), group.size, rest, state.part)]


def _legal_set(
    state: PhaseState, hand: Hand, group: Group, rest: tuple[Group, ...], before: Meld | None
) -> list[Action]:
    found = set_groups(hand, group.size, rest, before.cards if before else ())
    if state.part or len(found) > MOST_LISTED:
        return [PLACE[code] for code in next_codes(found, state.part)]
    return [Action(KIND_NAMES[SET], codes) for codes in found]


def lay_group(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 2.3: lays a set or a flush with its exact cards."""
    state.part = args
    if events is not None:
        events.append(tell.laid_out(state.turn, args))
    _complete(state, events)


def begin_run(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 2.3, 4.4: begins a run with a number."""
    state.start = args[0]
    if events is not None:
        events.append(tell.began_run(state.turn, state.start))
    _fill_run(state, events)


def place(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 2.3: lays the next card of a combination."""
    state.part = (*state.part, args[0])
    if events is not None:
        events.append(tell.laid_out(state.turn, args))
    if state.start:
        _fill_run(state, events)
    elif len(state.part) == _group(state).size:
        _complete(state, events)


def _group(state: PhaseState) -> Group:
    return PHASES[state.markers[state.turn]][len(state.laying)]


def _fill_run(state: PhaseState, events: Events) -> None:
    """Lays the next cards of a run as long as only one can lie there."""
    size = _group(state).size
    while len(state.part) < size:
        actions = legal_lay(state)
        if len(actions) > 1:
            return
        state.part = (*state.part, *actions[0].args)
    _complete(state, events)


def _complete(state: PhaseState, events: Events) -> None:
    """P10 2.3: a combination is complete; with the last one the phase lies open."""
    player = state.turn
    state.laying = (*state.laying, make_meld(player, _group(state).kind, state.part, state.start))
    state.part, state.start = (), 0
    if len(state.laying) < len(PHASES[state.markers[player]]):
        return
    first = len(state.melds)
    state.melds += state.laying
    state.laying = ()
    for meld in state.melds[first:]:
        for code in meld.cards:
            state.remove(player, code)
            if code < JOKER:
                knowledge.played(state, player, code)
    state.laid |= 1 << player
    if events is not None:
        events.append(tell.laid_phase(state, first))
    if not (state.ones[player] or state.jokers[player]):
        close_if_empty(state, events)
