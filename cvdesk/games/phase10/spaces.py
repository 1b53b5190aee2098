"""What the action spaces do: drawing, searching, exchanging, asking (P10 3)."""

from __future__ import annotations

from collections.abc import Callable

from cvdesk.engine import CHANCE, Action, Event
from cvdesk.games.phase10 import events as tell
from cvdesk.games.phase10 import knowledge
from cvdesk.games.phase10.actions import (
    DRAW_DECK,
    DRAW_PILE,
    EXCHANGED,
    GIVE,
    QUESTION,
    SEARCH_PILE,
    listed,
)
from cvdesk.games.phase10.board import AGAIN, ASK, DRAW, EVERYBODY, EXCHANGE, MAKE_JOKER, SEARCH, STAR, Space
from cvdesk.games.phase10.cards import JOKER, NUMBER, NUMBERS, RANKS
from cvdesk.games.phase10.rounds import close_if_empty
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import (
    AS_JOKER,
    EVERYBODY_SAW,
    STEP_ASK,
    STEP_CARD,
    STEP_DRAW,
    STEP_EXCHANGE,
    STEP_GIVE,
    STEP_PLAY,
    STEP_SEARCH,
    STEP_STAR,
)

Events = list[Event] | None


def enter(state: PhaseState, space: Space, events: Events) -> None:
    """P10 2.2: begins the action of the space where the pawn has landed."""
    _ENTER[space.kind](state, space.number, events)


def _enter_star(state: PhaseState, number: int, events: Events) -> None:
    state.step = STEP_STAR


def _enter_draw(state: PhaseState, number: int, events: Events) -> None:
    state.due = number
    go_on(state, events)


def _enter_again(state: PhaseState, number: int, events: Events) -> None:
    state.due = state.again = 1
    go_on(state, events)


def _enter_search(state: PhaseState, number: int, events: Events) -> None:
    if not state.pile:
        go_on(state, events)
        return
    knowledge.looked(state, state.turn)
    state.step = STEP_SEARCH
    if events is not None:
        events.append(tell.looks(state))


def _enter_exchange(state: PhaseState, number: int, events: Events) -> None:
    count = min(number, state.size(state.turn))
    state.draws = (state.turn,) * (count + 1)
    state.due = count
    if count:
        state.step = STEP_EXCHANGE
    else:
        go_on(state, events)


def _enter_everybody(state: PhaseState, number: int, events: Events) -> None:
    players = state.players
    state.draws = tuple((state.turn + offset) % players for offset in range(players))
    go_on(state, events)


def _enter_joker(state: PhaseState, number: int, events: Events) -> None:
    state.draws = (state.turn | AS_JOKER,)
    go_on(state, events)


def _enter_ask(state: PhaseState, number: int, events: Events) -> None:
    state.step = STEP_ASK


_ENTER: dict[int, Callable[[PhaseState, int, Events], None]] = {
    STAR: _enter_star,
    DRAW: _enter_draw,
    AGAIN: _enter_again,
    SEARCH: _enter_search,
    EXCHANGE: _enter_exchange,
    EVERYBODY: _enter_everybody,
    MAKE_JOKER: _enter_joker,
    ASK: _enter_ask,
}


def go_on(state: PhaseState, events: Events) -> None:
    """Goes on with the draws that are due; after the last one the player may lay, add and discard."""
    while state.draws:
        if state.deck or _reshuffle(state, events):
            state.step = STEP_CARD
            state.actor = CHANCE
            return
        # P10 R1
        if events is not None:
            events.append(tell.no_card(state.draws[0] & ~AS_JOKER))
        state.draws = state.draws[1:]
    state.actor = state.turn
    if state.due:
        if state.deck or state.pile:
            state.step = STEP_DRAW
            return
        state.due = 0
        if events is not None:
            events.append(tell.no_card(state.turn))
    if not close_if_empty(state, events, "phase10.R1"):
        state.step = STEP_PLAY


def _reshuffle(state: PhaseState, events: Events) -> bool:
    """P10 R1, R3: the pile without its top card becomes the deck; tells whether there is one now."""
    if len(state.pile) < 2:
        return False
    state.deck = sorted(state.pile[:-1])
    state.pile, state.seen = state.pile[-1:], state.seen[-1:]
    knowledge.forget_lost(state)
    if events is not None:
        events.append(tell.reshuffled(len(state.deck)))
    return True


# ---- drawing (P10 3.1, 3.2, 3.5, 3.6)


def legal_draw(state: PhaseState) -> list[Action]:
    """P10 3.1, R1, R2: the deck, or the pile made into one, and the top of the pile."""
    actions = [DRAW_DECK] if state.deck or len(state.pile) > 1 else []
    return [*actions, DRAW_PILE] if state.pile else actions


def draw_deck(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 3.1: the top card of the deck; chance says which."""
    state.due -= 1
    state.draws = (state.turn,)
    go_on(state, events)


def draw_pile(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 3.1: the top card of the discard pile, which everybody sees."""
    state.due -= 1
    _take_top(state, events, "phase10.3.2" if state.again else "phase10.3.1")
    go_on(state, events)


def _take_top(state: PhaseState, events: Events, rule: str) -> None:
    card = state.pile.pop()
    state.seen.pop()
    state.add(state.turn, card)
    knowledge.took_open(state, state.turn, card)
    if events is not None:
        events.append(tell.took_open(state.turn, card, rule))


def see_card(state: PhaseState, args: tuple[int, ...], events: Events, rule: str = "") -> None:
    """P10 3: a card comes from the deck into a hand, as a joker for everybody to see.

    `rule` is the clause of the space whose action this is; it is only asked for with events.
    """
    card = args[0]
    drawer, state.draws = state.draws[0], state.draws[1:]
    player = drawer & ~AS_JOKER
    state.deck.remove(card)
    if drawer & AS_JOKER:
        state.add(player, card + JOKER)
        if events is not None:
            events.append(tell.drew_joker(player, card + JOKER))
    else:
        state.add(player, card)
        knowledge.drew(state, player)
        if events is not None:
            events.append(tell.drew(player, card, rule))
    go_on(state, events)


# ---- searching (P10 3.3)


def legal_search(state: PhaseState) -> list[Action]:
    """P10 3.3: every card of the pile; of equal ones side by side the lowest, since the rest is the same."""
    pile = state.pile
    return [SEARCH_PILE[at] for at, card in enumerate(pile) if not at or pile[at - 1] != card]


def search(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 3.3: takes one card; the order of the rest stays."""
    place = args[0]
    if place == len(state.pile) - 1:
        # the next card shows, so everybody knows
        _take_top(state, events, "phase10.3.3")
    else:
        card = state.pile[place]
        knowledge.took_hidden(state, state.turn, place)
        state.add(state.turn, card)
        if events is not None:
            events.append(tell.found(state.turn, card))
    go_on(state, events)


# ---- exchanging (P10 3.4)


def legal_exchange(state: PhaseState) -> list[Action]:
    """P10 3.4: the hidden cards ascending, so that each set is reached once; any card as the last one."""
    hidden = state.due - 1
    codes = state.codes_of(state.turn)
    if not hidden:
        return [EXCHANGED[code] for code in sorted(set(codes))]
    least = state.picked[-1] if state.picked else 0
    enough = [code for code in codes if code >= least]
    return [EXCHANGED[code] for code in sorted(set(enough[: len(enough) - hidden + 1]))]


def exchange(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 3.4: puts a card onto the pile, all but the last one unseen by the others."""
    code, player = args[0], state.turn
    state.due -= 1
    state.remove(player, code)
    last = not state.due
    if code >= JOKER:
        # its face has been seen all the time (P10 R3)
        state.pile.append(code - JOKER)
        state.seen.append(EVERYBODY_SAW)
    elif last:
        knowledge.played(state, player, code)
        state.pile.append(code)
        state.seen.append(EVERYBODY_SAW)
    else:
        knowledge.hid(state, player)
        state.pile.append(code)
        state.seen.append(1 << player)
    if events is not None:
        events.append(tell.put_away(player, code, last))
    if last:
        state.picked = ()
        go_on(state, events)
    else:
        state.picked = (*state.picked, code)


# ---- asking (P10 3.7)


def legal_ask(state: PhaseState) -> list[Action]:
    """P10 3.7: a number and a direction; with two players both directions are the same."""
    directions = 1 if state.players == 2 else 2
    return [QUESTION[number][each] for number in range(1, NUMBERS + 1) for each in range(directions)]


def ask(state: PhaseState, args: tuple[int, ...], events: Events, jokers: bool) -> None:
    """P10 3.7: the first player in that direction who holds the number must give it."""
    number, direction = args
    state.asked, state.way = number, direction
    step = -1 if direction else 1
    if events is not None:
        events.append(tell.asked(state, number, direction))
    for offset in range(1, state.players):
        player = (state.turn + step * offset) % state.players
        as_joker = jokers and any(NUMBER[joker] == number for joker in state.jokers[player])
        if state.ones[player] & RANKS[number] or as_joker:
            if not as_joker:
                knowledge.admits(state, player, number)
            state.actor = player
            state.step = STEP_GIVE
            return
        knowledge.denies(state, player, number)
        if events is not None:
            events.append(tell.denied(player, number))
    state.draws = (state.turn,)
    go_on(state, events)


def legal_give(state: PhaseState, jokers: bool) -> list[Action]:
    """P10 3.7: the cards of the number; the giver chooses the colour."""
    number, player = state.asked, state.actor
    actions = listed("give", state.ones[player] & RANKS[number])
    if jokers:
        fitting = {joker for joker in state.jokers[player] if NUMBER[joker] == number}
        actions += [GIVE[joker] for joker in sorted(fitting)]
    return actions


def give(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 3.7: hands a card over, a joker as the joker that it is, and draws one."""
    code, giver, taker = args[0], state.actor, state.turn
    state.remove(giver, code)
    state.add(taker, code)
    if code < JOKER:
        knowledge.handed(state, giver, taker, code)
    if events is not None:
        events.append(tell.gave(giver, taker, code))
    state.draws = (giver,)
    go_on(state, events)
