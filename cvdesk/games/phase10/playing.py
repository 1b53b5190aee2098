"""Laying a phase, adding to combinations, discarding (P10 2.3, 2.4, 4)."""

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
from cvdesk.games.phase10.melds import add_card, joker_ends, make_meld
from cvdesk.games.phase10.phases import FLUSH, KIND_NAMES, PHASES, RUN, SET, Group
from cvdesk.games.phase10.rounds import close_if_empty, end_turn
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import EVERYBODY_SAW, STEP_LAY, STEP_PLAY

Events = list[Event] | None


def legal_play(state: PhaseState) -> list[Action]:
    """P10 2.3, 2.4: to discard ends the turn; before that the phase may be laid, or cards be added."""
    player = state.turn
    jokers = state.jokers[player]
    actions = listed(DISCARD, state.ones[player])
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
    hand = Hand(state.ones[player], state.twos[player], state.jokers[player])
    groups = PHASES[state.markers[player]]
    group, rest = groups[state.group], groups[state.group + 1 :]
    if group.kind == RUN:
        least = _run_before(state, groups)
        if state.start:
            run = Run(state.start, state.part)
            return [PLACE[code] for code in run_codes(hand, group.size, rest, run, least)]
        return [RUN_START[low] for low in run_starts(hand, group.size, rest, least)]
    if group.kind == FLUSH:
        return _legal_flush(state, hand, group, rest[0])
    return _legal_set(state, hand, group, rest, groups)


def _run_before(state: PhaseState, groups: tuple[Group, ...]) -> Run | None:
    """Returns the equal run that was laid before, which the next one must not precede in order."""
    if not state.group or groups[state.group - 1] != groups[state.group]:
        return None
    meld = state.melds[-1]
    return Run(meld.low, meld.cards)


def _legal_flush(state: PhaseState, hand: Hand, group: Group, rest: Group) -> list[Action]:
    if not state.part:
        listed_groups = flush_groups(hand, group.size, rest)
        if listed_groups is not None:
            return [Action(KIND_NAMES[FLUSH], codes) for codes in listed_groups]
    return [PLACE[code] for code in flush_codes(hand, group.size, rest, state.part)]


def _legal_set(
    state: PhaseState, hand: Hand, group: Group, rest: tuple[Group, ...], groups: tuple[Group, ...]
) -> list[Action]:
    least = state.melds[-1].cards if state.group and groups[state.group - 1] == group else ()
    if state.part:
        hand = hand.plus(state.part)
    found = set_groups(hand, group.size, rest, least)
    if state.part or len(found) > MOST_LISTED:
        return [PLACE[code] for code in next_codes(found, state.part)]
    return [Action(KIND_NAMES[SET], codes) for codes in found]


def lay_group(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 2.3: lays a set or a flush with its exact cards."""
    for code in args:
        _put_down(state, code)
    state.part = args
    if events is not None:
        events.append(tell.laid_group(state))
    _complete(state, events)


def begin_run(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 2.3, 4.4: begins a run with a number."""
    state.start = args[0]
    state.step = STEP_LAY
    if events is not None:
        events.append(tell.began_run(state.turn, state.start))
    _fill_run(state, events)


def place(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 2.3: lays the next card of a combination."""
    group = PHASES[state.markers[state.turn]][state.group]
    state.step = STEP_LAY
    _place(state, args[0], events)
    if state.start:
        _fill_run(state, events)
    elif len(state.part) == group.size:
        _complete(state, events)


def _place(state: PhaseState, code: int, events: Events) -> None:
    _put_down(state, code)
    state.part = (*state.part, code)
    if events is not None:
        events.append(tell.placed(state, code))


def _fill_run(state: PhaseState, events: Events) -> None:
    """Lays the next cards of a run as long as only one can lie there."""
    size = PHASES[state.markers[state.turn]][state.group].size
    while len(state.part) < size:
        actions = legal_lay(state)
        if len(actions) > 1:
            return
        _place(state, actions[0].args[0], events)
    _complete(state, events)


def _put_down(state: PhaseState, code: int) -> None:
    state.remove(state.turn, code)
    if code < JOKER:
        knowledge.played(state, state.turn, code)


def _complete(state: PhaseState, events: Events) -> None:
    """P10 2.3: a combination lies; after the last one the phase is laid."""
    player = state.turn
    groups = PHASES[state.markers[player]]
    state.melds.append(make_meld(player, groups[state.group].kind, state.part, state.start))
    state.part, state.start = (), 0
    state.group += 1
    state.step = STEP_LAY
    if state.group < len(groups):
        return
    state.group = 0
    state.laid |= 1 << player
    state.step = STEP_PLAY
    if events is not None:
        events.append(tell.laid_phase(player, state.markers[player]))
    if not (state.ones[player] or state.jokers[player]):
        close_if_empty(state, events)
