"""Tidying up after a turn: track, refill, tokens, social assistance, and the end of the match (CV 7, 8.1)."""

from __future__ import annotations

from fractions import Fraction

from cvdesk.engine import CHANCE, NOBODY, Action, Event, Rng
from cvdesk.games.cv import events as tell
from cvdesk.games.cv.actions import DECLINE, DRAW, HELP
from cvdesk.games.cv.cards import WORK
from cvdesk.games.cv.market import may_have
from cvdesk.games.cv.phases import go_on_recording
from cvdesk.games.cv.recording import legal_places, put, record
from cvdesk.games.cv.state import (
    NONE,
    STEP_ASSIST,
    STEP_DECIDE,
    STEP_DRAW,
    STEP_OVER,
    STEP_PLACE,
    TRACK,
    CvState,
)
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.turn import begin_turn, set_tokens


def ends_round(state: CvState) -> bool:
    """CV 2: tells whether the present turn is the last of its round."""
    return (state.turn + 1) % state.players == state.first


def end_turn(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 7.1: slides the track, takes the leftmost card away at the end of a round, and refills."""
    if events is not None:
        events.append(tell.turn_ended(state.turn))
    state.clear_turn()
    if state.track and (state.players == 2 or ends_round(state)):
        if events is not None:
            events.append(tell.left_track(state.track[0]))
        state.track = state.track[1:]
    _refill(terms, state, events)


def _refill(terms: Terms, state: CvState, events: list[Event] | None) -> None:
    if len(state.track) < TRACK and any(state.decks):
        state.step, state.actor = STEP_DRAW, CHANCE
    else:
        _finish(terms, state, events)


def current_deck(state: CvState) -> int:
    """CV 7.1: returns the deck that is drawn from: early, then middle, then old age."""
    early, middle, _ = state.decks
    return 0 if early else 1 if middle else 2


def sample_draw(state: CvState, rng: Rng) -> Action:
    """CV 7.1: draws the next card of the track."""
    deck = state.decks[current_deck(state)]
    return DRAW[deck[int(rng.random() * len(deck))]]


def draw_outcomes(state: CvState) -> list[tuple[Action, Fraction]]:
    """Lists the cards that can be drawn, all equally likely."""
    deck = state.decks[current_deck(state)]
    return [(DRAW[card], Fraction(1, len(deck))) for card in deck]


def can_be_drawn(state: CvState, action: Action) -> bool:
    """Tells whether a card can be the next one."""
    return (
        action.kind == "draw" and len(action.args) == 1 and action.args[0] in state.decks[current_deck(state)]
    )


def draw(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 7.1, 7.3: lays a card on the track; a deck that runs out brings social assistance."""
    at, card = current_deck(state), args[0]
    left = list(state.decks[at])
    left.remove(card)
    state.decks[at] = tuple(left)
    state.track += (card,)
    if events is not None:
        events.append(tell.drawn(at, card))
    if left:
        _refill(terms, state, events)
        return
    state.helped = entitled(state)
    if events is not None:
        events.append(tell.deck_ran_out(at, state.helped))
    _go_on_helping(terms, state, events)


def entitled(state: CvState) -> tuple[int, ...]:
    """CV 7.3: returns who gets social assistance, clockwise from the player whose turn it is."""
    counts = [state.card_count(player) for player in range(state.players)]
    most = max(counts)
    order = [(state.turn + step) % state.players for step in range(state.players)]
    return tuple(player for player in order if most and 2 * counts[player] <= most)


def helpable(terms: Terms, state: CvState, player: int) -> list[int]:
    """CV 7.3, 4.5: lists the cards of the track that a player may have by social assistance, ascending."""
    if terms.respects:
        return sorted(card for card in state.track if may_have(terms, state, player, card))
    retired, types = state.is_retired(player), terms.cards.types
    return sorted(card for card in state.track if not (retired and types[card] == (WORK,)))


def _go_on_helping(terms: Terms, state: CvState, events: list[Event] | None) -> None:
    """CV 7.3: asks the next player who gets help, if a card is there for them; then refills."""
    while state.helped:
        player = state.helped[0]
        if helpable(terms, state, player):
            state.step, state.actor = STEP_ASSIST, player
            return
        if events is not None:
            events.append(tell.nothing_fits(player))
        state.helped = state.helped[1:]
    _refill(terms, state, events)


def legal_help(terms: Terms, state: CvState) -> list[Action]:
    """CV 7.3: a card of the track, or none."""
    return [DECLINE, *(HELP[card] for card in helpable(terms, state, state.actor))]


def help_out(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 7.3, 6: takes a card free of its cost and records it."""
    card = args[0]
    if terms.cards.retires[card]:
        state.retired |= 1 << state.actor
    state.chosen = (card,)
    if events is not None:
        events.append(tell.helped(state.actor, card))
    _record_help(terms, state, events)


def _record_help(terms: Terms, state: CvState, events: list[Event] | None) -> None:
    if not record(terms, state, events):
        state.step = STEP_PLACE
        return
    set_tokens(terms, state, state.actor)
    state.helped = state.helped[1:]
    _go_on_helping(terms, state, events)


def decline(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 7.3: takes no help."""
    if events is not None:
        events.append(tell.declined(state.actor))
    state.helped = state.helped[1:]
    _go_on_helping(terms, state, events)


def place(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 6.2, 6.4: places a card, in the own turn, by social assistance or at the end of the match."""
    put(terms, state, args, events)
    if state.step == STEP_DECIDE:
        _go_on_deciding(terms, state, events)
    elif state.helped:
        _record_help(terms, state, events)
    else:
        go_on_recording(terms, state, events)


def _finish(terms: Terms, state: CvState, events: list[Event] | None) -> None:
    """CV 7.2, 8.1, 2: sets the tokens; then the match ends, or the next player's turn begins."""
    set_tokens(terms, state, state.turn)
    over = ends_round(state)
    if over and len(state.decks[2]) < state.players:
        if events is not None:
            events.append(tell.last_round_over(len(state.decks[2])))
        _go_on_deciding(terms, state, events)
        return
    state.round += over
    player = (state.turn + 1) % state.players
    begin_turn(terms, state, player)
    if over and events is not None:
        events.append(tell.round_began(player, state.round))


def _go_on_deciding(terms: Terms, state: CvState, events: list[Event] | None) -> None:
    """CV 6.4, 8.1: lets owners decide the cards that still wait, in turn order; then the match is over."""
    for step in range(state.players):
        player = (state.first + step) % state.players
        while state.waiting[player]:
            state.actor, state.placing = player, state.waiting[player][0]
            places = legal_places(terms, state)
            if len(places) > 1:
                state.step = STEP_DECIDE
                return
            put(terms, state, places[0].args, events)
    state.step, state.actor, state.placing = STEP_OVER, NOBODY, NONE
    if events is not None:
        events.append(tell.ended())
