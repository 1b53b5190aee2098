"""The flow of the toy game: two dispatch tables over explicit steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cvdesk.engine import CHANCE, NOBODY, Action, Event, Move, P, Target
from cvdesk.engine.message import message
from tests.toy import cards as c
from tests.toy.state import ToyState

Options = Mapping[str, str]
Apply = Callable[[Options, ToyState, Action, list[Event] | None], None]


# ---- legal actions by step


def _legal_act(state: ToyState) -> list[Action]:
    actions = []
    if state.bag or state.top:
        actions.append(c.DRAW_CARD)
        if state.roll <= 2:
            actions.append(c.PEEK)
    if state.roll in (3, 4):
        rivals = [player for player, hand in enumerate(state.hands) if hand and player != state.turn]
        actions += [c.ASK[rival][parity] for rival in rivals for parity in (0, 1)]
    if state.roll >= 5:
        actions += [c.LAY[card] for card in c.lowest_copies(state.hands[state.turn])]
    return sorted(actions or [c.PASS])


def _legal_answer(state: ToyState) -> list[Action]:
    fitting = [card for card in c.lowest_copies(state.hands[state.actor]) if c.parity(card) == state.asked]
    return [c.GIVE[card] for card in fitting] or [c.REFUSE]


def _legal_more(state: ToyState) -> list[Action]:
    more = [card for card in c.lowest_copies(state.hands[state.turn]) if c.rank(card) == state.laying]
    return [c.END_TURN, *(c.LAY[card] for card in more)]


LEGAL: dict[int, Callable[[ToyState], list[Action]]] = {
    c.ROLL: lambda state: [c.ROLL_DIE],
    c.ACT: _legal_act,
    c.ANSWER: _legal_answer,
    c.MORE: _legal_more,
    c.BID: lambda state: [c.BID_CARD[card] for card in c.lowest_copies(state.hands[state.actor])],
}
"""The legal actions, by step."""


# ---- what actions do, by kind


def _first(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    state.first = state.turn = action.args[0]
    state.step = c.DEAL
    if events is not None:
        events.append(Event(CHANCE, message("toy-log-starts", player=P.player(state.first)), rule="toy.1"))


def _deal(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    player, *dealt = action.args
    for card in dealt:
        state.bag.remove(card)
        state.seen[card] = 1 << player
    state.hands[player] = dealt
    if all(state.hands):
        state.step, state.actor = c.ROLL, state.turn
    if events is not None:
        own = message("toy-log-dealt", player=P.player(player), cards=P.list(*map(P.card, dealt)))
        public = message("toy-log-dealt-hidden", player=P.player(player), count=P.count(len(dealt)))
        moves = tuple(Move(Target("card", card), Target("deck", 0), Target("seat", player)) for card in dealt)
        events.append(Event(player, own, (), frozenset({player}), public, moves, "toy.1", True))


def _roll(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    state.step, state.actor = c.DIE, CHANCE


def _die(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    state.roll = action.args[0]
    state.step, state.actor = c.ACT, state.turn
    if events is not None:
        rolled = message("toy-log-rolled", player=P.player(state.turn), die=P.die(state.roll))
        events.append(Event(state.turn, rolled, rule="toy.2", barrier=True))


def _draw(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    if state.top:
        _to_hand(state, state.top.pop(), events)
    else:
        state.step, state.actor = c.DRAW, CHANCE


def _take(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    state.bag.remove(action.args[0])
    _to_hand(state, action.args[0], events)


def _to_hand(state: ToyState, card: int, events: list[Event] | None) -> None:
    player = state.turn
    state.seen[card] |= 1 << player
    state.hands[player] = sorted([*state.hands[player], card])
    state.excluded[player] = 0
    state.step, state.actor = c.MORE, player
    if events is not None:
        own = message("toy-log-drew", player=P.player(player), card=P.card(card))
        public = message("toy-log-drew-hidden", player=P.player(player))
        moves = (Move(Target("card", card), Target("deck", 0), Target("seat", player)),)
        events.append(Event(player, own, (), frozenset({player}), public, moves, "toy.2", True))


def _peek(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    if state.top:
        _look(state, events)
    else:
        state.step, state.actor = c.REVEAL, CHANCE


def _show(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    state.bag.remove(action.args[0])
    state.top.append(action.args[0])
    _look(state, events)


def _look(state: ToyState, events: list[Event] | None) -> None:
    player, card = state.turn, state.top[0]
    state.seen[card] |= 1 << player
    state.step, state.actor = c.MORE, player
    if events is not None:
        own = message("toy-log-looked", player=P.player(player), card=P.card(card))
        public = message("toy-log-looked-hidden", player=P.player(player))
        events.append(Event(player, own, (), frozenset({player}), public, (), "toy.2", True))


def _ask(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    state.actor, state.asked = action.args
    state.step = c.ANSWER
    if events is not None:
        asked = message("toy-log-asked", player=P.player(state.turn), rival=P.player(state.actor))
        events.append(Event(state.turn, asked, rule="toy.2"))


def _give(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    card, giver, taker = action.args[0], state.actor, state.turn
    state.hands[giver].remove(card)
    state.hands[taker] = sorted([*state.hands[taker], card])
    state.seen[card] = c.ALL
    state.excluded[taker] &= ~(1 << c.parity(card))
    _after_answer(state)
    if events is not None:
        gave = message("toy-log-gave", player=P.player(giver), rival=P.player(taker), card=P.card(card))
        moves = (Move(Target("card", card), Target("seat", giver), Target("seat", taker)),)
        events.append(Event(giver, gave, moves=moves, rule="toy.3", barrier=True))


def _refuse(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    state.excluded[state.actor] |= 1 << state.asked
    if events is not None:
        refused = message("toy-log-refused", player=P.player(state.actor))
        events.append(Event(state.actor, refused, rule="toy.3", barrier=True))
    _after_answer(state)


def _after_answer(state: ToyState) -> None:
    state.asked = c.NONE
    state.step, state.actor = c.MORE, state.turn


def _lay(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    card, player = action.args[0], state.turn
    _to_table(state, player, card)
    state.hands[player].remove(card)
    state.laying, state.step = c.rank(card), c.MORE
    if events is not None:
        laid = message("toy-log-laid", player=P.player(player), card=P.card(card))
        moves = (Move(Target("card", card), Target("seat", player), Target("laid", player)),)
        events.append(Event(player, laid, moves=moves, rule="toy.2"))


def _to_table(state: ToyState, player: int, card: int) -> None:
    state.laid[player].append(card)
    state.seen[card] = 0


def _pass(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    state.step = c.MORE
    if events is not None:
        events.append(Event(state.turn, message("toy-log-passed", player=P.player(state.turn)), rule="toy.2"))


def _end_turn(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    if events is not None:
        ended = message("toy-log-ended", player=P.player(state.turn))
        events.append(Event(state.turn, ended, rule="toy.2", barrier=True))
    state.roll, state.laying = 0, c.NONE
    state.turns += 1
    if state.turns < state.players:
        state.turn = state.actor = (state.turn + 1) % state.players
        state.step = c.ROLL
    elif options["bids"] == "off" or not any(state.hands):
        _next_round(state, events)
    else:
        state.step = c.BID
        state.actor = _next_bidder(state, state.first)


def _next_bidder(state: ToyState, start: int) -> int:
    order = [(start + step) % state.players for step in range(state.players)]
    waiting = (player for player in order if state.hands[player] and state.bids[player] == c.NONE)
    return next(waiting, NOBODY)


def _bid(options: Options, state: ToyState, action: Action, events: list[Event] | None) -> None:
    card, player = action.args[0], state.actor
    state.hands[player].remove(card)
    state.bids[player] = card
    if events is not None:
        own = message("toy-log-bid", player=P.player(player), card=P.card(card))
        public = message("toy-log-bid-hidden", player=P.player(player))
        moves = (Move(Target("card", card), Target("seat", player), Target("bid", player)),)
        events.append(Event(player, own, (), frozenset({player}), public, moves, "toy.4"))
    state.actor = _next_bidder(state, player)
    if state.actor == NOBODY:
        _reveal_bids(state, events)
        _next_round(state, events)


def _reveal_bids(state: ToyState, events: list[Event] | None) -> None:
    bids = {player: card for player, card in enumerate(state.bids) if card != c.NONE}
    ranks = [c.rank(card) for card in bids.values()]
    alone = [player for player, card in bids.items() if ranks.count(c.rank(card)) == 1]
    winner = max(alone, key=lambda player: bids[player], default=None)
    if winner is not None:
        state.bonus[winner] += 3
    for player, card in bids.items():
        _to_table(state, player, card)
        state.bids[player] = c.NONE
    if events is not None:
        shown = tuple(
            message("toy-log-shown", player=P.player(player), card=P.card(card))
            for player, card in bids.items()
        )
        moves = tuple(
            Move(Target("card", card), Target("bid", player), Target("laid", player))
            for player, card in bids.items()
        )
        events.append(Event(CHANCE, message("toy-log-revealed"), shown, None, None, moves, "toy.4", True))


def _revealed(bids: dict[int, int]) -> Event:
    shown, moves = [], []
    for player, card in bids.items():
        shown.append(message("toy-log-shown", player=P.player(player), card=P.card(card)))
        moves.append(Move(Target("card", card), Target("bid", player), Target("laid", player)))
    return Event(CHANCE, message("toy-log-revealed"), tuple(shown), None, None, tuple(moves), "toy.4", True)


def _next_round(state: ToyState, events: list[Event] | None) -> None:
    state.round += 1
    state.turns = 0
    if state.round < c.ROUNDS:
        state.first = state.turn = state.actor = (state.first + 1) % state.players
        state.step = c.ROLL
        return
    state.step, state.actor = c.OVER, NOBODY
    if events is not None:
        events.append(Event(CHANCE, message("toy-log-over"), rule="toy.5", barrier=True))


APPLY: dict[str, Apply] = {
    "ask": _ask,
    "bid": _bid,
    "deal": _deal,
    "die": _die,
    "draw": _draw,
    "end_turn": _end_turn,
    "first": _first,
    "give": _give,
    "lay": _lay,
    "pass": _pass,
    "peek": _peek,
    "refuse": _refuse,
    "roll": _roll,
    "show": _show,
    "take": _take,
}
"""What an action does, by kind."""
