"""Turns and rounds: dealing, whose turn it is, the end of a round, cards kept (P10 1, 5)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import CHANCE, NOBODY, Action, Event, Rng
from cvdesk.games.phase10 import events as tell
from cvdesk.games.phase10 import knowledge
from cvdesk.games.phase10.actions import DONE, KEEP
from cvdesk.games.phase10.cards import JOKER, face_of, packed
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import EVERYBODY_SAW, MOST_TURNS, STEP_DEAL, STEP_KEEP, STEP_OVER, STEP_ROLL

Events = list[Event] | None

HAND = 10
"""Cards in hand when a round begins."""
OPEN = 5
"""Cards in the pile when a round begins."""
MOST_KEPT = 5


# ---- dealing (P10 1.2, 5.4)


def wanted(state: PhaseState) -> list[int]:
    """P10 5.4: returns how many cards each player is dealt; kept ones count."""
    return [HAND - state.size(player) for player in range(state.players)]


def draw_deal(state: PhaseState, rng: Rng) -> tuple[int, ...]:
    """Draws a deal: the cards of each hand in turn, ascending, then the pile from the bottom up."""
    counts = wanted(state)
    cards = _some(state.deck, sum(counts) + OPEN, rng)
    dealt: list[int] = []
    for count in counts:
        dealt += sorted(cards[len(dealt) : len(dealt) + count])
    return (*dealt, *cards[len(dealt) :])


def _some(deck: Sequence[int], count: int, rng: Rng) -> list[int]:
    bag = list(deck)
    return [rng.pull(bag) for _ in range(count)]


def can_deal(state: PhaseState, cards: Sequence[int]) -> bool:
    """Tells whether a deal has the right shape and only cards of the deck."""
    counts = wanted(state)
    if len(cards) != sum(counts) + OPEN:
        return False
    at = 0
    for count in counts:
        hand = cards[at : at + count]
        if list(hand) != sorted(hand):
            return False
        at += count
    bag = list(state.deck)
    for card in cards:
        if card not in bag:
            return False
        bag.remove(card)
    return True


def deal(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 1.2, 5.4: everybody has ten cards; five more are the pile, of which the top is seen."""
    at = 0
    for player, count in enumerate(wanted(state)):
        for card in args[at : at + count]:
            state.add(player, card)
        at += count
    for card in args:
        state.deck.remove(card)
    state.pile = list(args[at:])
    state.seen = [0] * (OPEN - 1) + [EVERYBODY_SAW]
    state.round += 1
    if events is not None:
        events.append(tell.dealt(state.round, state.pile[-1]))
    state.turns = 0
    _begin_turn(state, state.first)


# ---- turns


def _begin_turn(state: PhaseState, player: int) -> None:
    state.turns += 1
    state.asked = state.way = 0
    state.turn = state.actor = player
    state.step = STEP_ROLL


def end_turn(state: PhaseState, events: Events) -> None:
    """P10 2.4, 3.2, R4: the next player, or the same once more; a very long round ends."""
    if state.turns >= MOST_TURNS:
        if events is not None:
            events.append(tell.too_long())
        end_round(state, state.turn, events, finished=False)
        return
    player = state.turn
    if state.again:
        state.again = 0
        if events is not None:
            events.append(tell.once_more(player))
    else:
        player = (player + 1) % state.players
    _begin_turn(state, player)


def close_if_empty(state: PhaseState, events: Events, rule: str = "phase10.5.1") -> bool:
    """P10 5.1, R1: ends the round when a hand is empty, first asked of the player whose turn it is.

    `rule` is the clause by which it ends.
    """
    for offset in range(state.players):
        player = (state.turn + offset) % state.players
        if not (state.ones[player] or state.jokers[player]):
            if events is not None:
                events.append(tell.went_out(player, rule))
            end_round(state, player, events, finished=True)
            return True
    return False


# ---- the end of a round (P10 5)


def end_round(state: PhaseState, last: int, events: Events, *, finished: bool) -> None:
    """P10 5.2, R1, R4: moves the markers in order; whoever laid throws the rest of the hand off.

    `last` is the player who has no card left, or without one the last player.
    """
    state.again = state.asked = state.way = 0
    order = [(last + offset) % state.players for offset in range(1, state.players + 1)]
    movers = [(player, 1) for player in order if state.laid >> player & 1]
    if finished and state.laid >> last & 1:
        movers = [(last, 2), *movers[:-1]]
    for player, steps in movers:
        _advance(state, player, steps, events)
        if state.markers[player] == LAUREL:
            state.step, state.actor = STEP_OVER, NOBODY
            return
    for player in order:
        if state.laid >> player & 1:
            _throw_off(state, player, [], events)
        elif not state.size(player):
            # who ran out by P10 R1 has nothing to keep, and nobody knows of the next hand
            knowledge.forget_hand(state, player)
    knowledge.forget_lost(state)
    state.first = order[0]
    state.keepers = tuple(player for player in order if state.size(player))
    _next_keeper(state)


def _advance(state: PhaseState, player: int, steps: int, events: Events) -> None:
    """P10 5.2, 5.5: moves a marker, at most onto the laurel."""
    before = state.markers[player]
    state.markers[player] = min(before + steps, LAUREL)
    if events is not None:
        events.append(tell.advanced(player, before, state.markers[player], twice=steps > 1))


def _throw_off(state: PhaseState, player: int, kept: list[int], events: Events) -> None:
    """P10 5.2, 5.3: all cards but the kept ones go to where the next deal comes from."""
    rest = state.codes_of(player)
    for code in kept:
        rest.remove(code)
    state.deck = sorted([*state.deck, *map(face_of, rest)])
    state.ones[player], state.twos[player] = packed(code for code in kept if code < JOKER)
    state.jokers[player] = tuple(code for code in kept if code >= JOKER)
    knowledge.forget_hand(state, player)
    if events is not None:
        laid = bool(state.laid >> player & 1)
        events.append(tell.threw_off(player, len(kept), len(rest), laid=laid))


def _next_keeper(state: PhaseState) -> None:
    """P10 5.3, 5.4: lets the next player keep cards; after the last one everything is gathered."""
    state.picked = ()
    if state.keepers:
        state.actor, state.keepers = state.keepers[0], state.keepers[1:]
        state.step = STEP_KEEP
        return
    laid = [face_of(code) for meld in state.melds for code in meld.cards]
    state.deck = sorted([*state.deck, *state.pile, *laid])
    state.pile, state.seen, state.melds = [], [], []
    state.laid = 0
    state.turn = state.first
    state.step, state.actor = STEP_DEAL, CHANCE


def _keepable(state: PhaseState) -> list[int]:
    """Lists the codes that may be kept next, ascending from the last one picked."""
    picked = state.picked
    codes = state.codes_of(state.actor)
    for code in picked:
        codes.remove(code)
    least = picked[-1] if picked else 0
    return [code for code in codes if code >= least]


def legal_keep(state: PhaseState) -> list[Action]:
    """P10 5.3: up to five cards, one by one and ascending so that each set is reached once; or no more."""
    return [DONE, *(KEEP[code] for code in sorted(set(_keepable(state))))]


def keep(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 5.3: keeps a card, a joker as a joker; after the fifth or the last one the rest goes."""
    code = args[0]
    state.picked = (*state.picked, code)
    if events is not None:
        events.append(tell.kept(state.actor, code))
    if len(state.picked) == MOST_KEPT or not _keepable(state):
        keep_no_more(state, (), events)


def keep_no_more(state: PhaseState, args: tuple[int, ...], events: Events) -> None:
    """P10 5.3: throws off what is not kept."""
    _throw_off(state, state.actor, list(state.picked), events)
    _next_keeper(state)
