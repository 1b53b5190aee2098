"""What happened, for the log and the animation: one constructor per thing that can happen.

They are asked after the state has changed, and only when somebody wants events.
"""

from __future__ import annotations

from cvdesk.engine import CHANCE, Event, Message, Move, Target
from cvdesk.games.phase10 import messages
from cvdesk.games.phase10.cards import NUMBER, is_joker
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.state import PhaseState

_DECK = Target("deck", 0)
_PILE = Target("pile", 0)


def _seat(player: int) -> Target:
    return Target("seat", player)


def _move(code: int, source: Target, to: Target) -> Move:
    return Move(Target("card", code), source, to)


# ---- rounds and turns


def began(player: int) -> Event:
    """P10 1.3: who begins the first round."""
    return Event(player, messages.began(player), rule="phase10.1.3", barrier=True)


def dealt(number: int, top: int) -> Event:
    """P10 1.2, 5.4: a round begins."""
    rule = "phase10.1.2" if number == 1 else "phase10.5.4"
    return Event(CHANCE, messages.dealt(number, top), rule=rule, barrier=True)


def rolled(state: PhaseState) -> Event:
    """P10 2.1: what the dice show."""
    message = messages.rolled(state.turn, state.die1, state.die2)
    return Event(state.turn, message, rule="phase10.2.1", barrier=True)


def moved(state: PhaseState, source: int, skipped: int) -> Event:
    """P10 2.1: a pawn went on, past occupied spaces."""
    player, to = state.turn, state.pawns[state.turn]
    details = (messages.skipped(skipped),) if skipped else ()
    return Event(
        player, messages.moved(player, to), details, moves=(_pawn(player, source, to),), rule="phase10.2.1"
    )


def starred(state: PhaseState, source: int) -> Event:
    """P10 3.8: a pawn went from a star space to one of the chosen kind."""
    player, to = state.turn, state.pawns[state.turn]
    return Event(player, messages.starred(player, to), moves=(_pawn(player, source, to),), rule="phase10.3.8")


def _pawn(player: int, source: int, to: int) -> Move:
    return Move(Target("pawn", player), Target("space", source), Target("space", to))


def once_more(player: int) -> Event:
    """P10 3.2: the same player has another turn."""
    return Event(player, messages.once_more(player), rule="phase10.3.2")


def too_long() -> Event:
    """P10 R4: the round ends after too many turns."""
    return Event(CHANCE, messages.too_long(), rule="phase10.R4", barrier=True)


def went_out(player: int, rule: str) -> Event:
    """P10 5.1, R1: a hand is empty."""
    return Event(player, messages.went_out(player), rule=rule, barrier=True)


def advanced(player: int, before: int, after: int, *, twice: bool) -> Event:
    """P10 5.2, 5.5: a marker moved."""
    move = Move(Target("marker", player), Target("track", before), Target("track", after))
    if after == LAUREL:
        return Event(player, messages.crowned(player), moves=(move,), rule="phase10.5.5")
    message = messages.jumped(player, after) if twice else messages.advanced(player, after)
    return Event(player, message, moves=(move,), rule="phase10.5.2")


def threw_off(player: int, kept: int, thrown: int, *, laid: bool) -> Event:
    """P10 5.2, 5.3: what becomes of a hand at the end of a round."""
    rule = "phase10.5.2" if laid else "phase10.5.3"
    return Event(player, messages.threw_off(player, kept, thrown), rule=rule)


def kept(player: int, code: int) -> Event:
    """P10 5.3: a card is kept; only a joker is seen by the others."""
    message = messages.kept(player, code)
    if is_joker(code):
        return Event(player, message, rule="phase10.5.3")
    return Event(
        player,
        message,
        audience=frozenset({player}),
        public=messages.kept_hidden(player),
        rule="phase10.5.3",
    )


# ---- action spaces


def drew(player: int, card: int, rule: str) -> Event:
    """P10 3.1 to 3.7: a card from the deck, seen by its player only."""
    return Event(
        player,
        messages.drew(player, card),
        audience=frozenset({player}),
        public=messages.drew_hidden(player),
        moves=(_move(card, _DECK, _seat(player)),),
        rule=rule,
        barrier=True,
    )


def drew_joker(player: int, code: int) -> Event:
    """P10 3.6: a card from the deck becomes a joker, whose face everybody sees."""
    return Event(
        player,
        messages.drew_joker(player, code),
        moves=(_move(code, _DECK, _seat(player)),),
        rule="phase10.3.6",
        barrier=True,
    )


def took_open(player: int, card: int, rule: str) -> Event:
    """P10 3.1 to 3.3: the top card of the pile; the next one shows."""
    return Event(
        player,
        messages.took_open(player, card),
        moves=(_move(card, _PILE, _seat(player)),),
        rule=rule,
        barrier=True,
    )


def no_card(player: int) -> Event:
    """P10 R1: there is no card to draw."""
    return Event(player, messages.no_card(player), rule="phase10.R1")


def reshuffled(count: int) -> Event:
    """P10 R1: the pile becomes the deck."""
    return Event(CHANCE, messages.reshuffled(count), rule="phase10.R1", barrier=True)


def looks(state: PhaseState) -> Event:
    """P10 3.3: a player looks through the pile."""
    return Event(state.turn, messages.looks(state.turn), rule="phase10.3.3", barrier=True)


def found(player: int, card: int) -> Event:
    """P10 3.3: a card out of the pile, seen by its player only."""
    return Event(
        player,
        messages.found(player, card),
        audience=frozenset({player}),
        public=messages.found_hidden(player),
        moves=(_move(card, _PILE, _seat(player)),),
        rule="phase10.3.3",
    )


def put_away(player: int, code: int, last: bool) -> Event:
    """P10 3.4: a card goes onto the pile in an exchange; the last one and jokers are seen by all."""
    moves = (_move(code, _seat(player), _PILE),)
    if last or is_joker(code):
        return Event(player, messages.put_away(player, code), moves=moves, rule="phase10.3.4")
    return Event(
        player,
        messages.put_away(player, code),
        audience=frozenset({player}),
        public=messages.put_away_hidden(player),
        moves=moves,
        rule="phase10.3.4",
    )


def asked(state: PhaseState, number: int, direction: int) -> Event:
    """P10 3.7: a question."""
    message = messages.asked(state.turn, number, direction, state.players)
    return Event(state.turn, message, rule="phase10.3.7", barrier=True)


def denied(player: int, number: int) -> Event:
    """P10 3.7: a player has no card of the number."""
    return Event(player, messages.denied(player, number), rule="phase10.3.7", barrier=True)


def gave(giver: int, taker: int, code: int) -> Event:
    """P10 3.7: a card is handed over; the others know its number, of a joker the whole of it."""
    moves = (_move(code, _seat(giver), _seat(taker)),)
    message = messages.gave(giver, taker, code)
    if is_joker(code):
        return Event(giver, message, moves=moves, rule="phase10.3.7", barrier=True)
    return Event(
        giver,
        message,
        audience=frozenset({giver, taker}),
        public=messages.gave_hidden(giver, taker, NUMBER[code]),
        moves=moves,
        rule="phase10.3.7",
        barrier=True,
    )


# ---- laying, adding, discarding


def laid_out(player: int, codes: tuple[int, ...]) -> Event:
    """P10 2.3: cards of a phase that is not complete yet, seen by its player only."""
    return _in_private(player, messages.laid_out(player, codes))


def began_run(player: int, low: int) -> Event:
    """P10 2.3: a run of a phase that is not complete yet, seen by its player only."""
    return _in_private(player, messages.began_run(player, low))


def _in_private(player: int, message: Message) -> Event:
    return Event(
        player,
        message,
        audience=frozenset({player}),
        public=messages.lays_out(player),
        rule="phase10.2.3",
    )


def laid_phase(state: PhaseState, first: int) -> Event:
    """P10 2.3: a phase lies open; its combinations are the melds from `first` on."""
    player = state.turn
    melds = state.melds[first:]
    return Event(
        player,
        messages.laid_phase(player, state.markers[player]),
        tuple(messages.laid_meld(meld) for meld in melds),
        moves=tuple(
            _move(code, _seat(player), Target("meld", index))
            for index, meld in enumerate(melds, first)
            for code in meld.cards
        ),
        rule="phase10.2.3",
    )


def added(state: PhaseState, code: int, index: int) -> Event:
    """P10 4.5: a card was added to a combination."""
    player = state.turn
    return Event(
        player,
        messages.added(player, code, state.melds[index]),
        moves=(_move(code, _seat(player), Target("meld", index)),),
        rule="phase10.4.4" if is_joker(code) else "phase10.4.5",
    )


def discarded(player: int, code: int) -> Event:
    """P10 2.4: the turn ends with a discard."""
    return Event(
        player,
        messages.discarded(player, code),
        moves=(_move(code, _seat(player), _PILE),),
        rule="phase10.2.4",
        barrier=True,
    )
