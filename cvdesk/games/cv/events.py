"""What happened, for the log and the animation: one constructor per thing that can happen.

They are asked after the state has changed, and only when somebody wants events.
"""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import CHANCE, Event, Move, Target
from cvdesk.games.cv import messages
from cvdesk.games.cv.cards import PILES, WORK
from cvdesk.games.cv.state import IN_THE_AIR, CvState

_BOX = Target("box", 0)
_GOALS = Target("deck", 3)
_CHILDHOOD = Target("deck", 4)


def _card(card: int) -> Target:
    return Target("card", card)


def _seat(player: int) -> Target:
    return Target("seat", player)


def _pile(player: int, type: int | None) -> Target:
    """Returns a pile, or where the cards of no type lie."""
    return Target("waiting", player) if type is None else Target("stack", player * PILES + type)


def _played(player: int, event: int) -> tuple[Move, ...]:
    return (Move(_card(event), _seat(player), _BOX),)


# ---- set-up


def goal_dealt(player: int, goal: int) -> Event:
    """CV 1.3: the own goal, a secret."""
    return Event(
        player,
        messages.goal_dealt(player, goal),
        audience=frozenset({player}),
        public=messages.goal_dealt_hidden(player),
        moves=(Move(_card(goal), _GOALS, _seat(player)),),
        rule="cv.1.3",
        barrier=True,
    )


def goals_laid(goals: Sequence[int]) -> Event:
    """CV 1.3: the public goals."""
    moves = tuple(Move(_card(goal), _GOALS, Target("goal", goal)) for goal in goals)
    return Event(CHANCE, messages.goals_laid(goals), moves=moves, rule="cv.1.3", barrier=True)


def track_laid(cards: Sequence[int]) -> Event:
    """CV 1.2: the first track."""
    moves = tuple(Move(_card(card), Target("deck", 0), Target("display", card)) for card in cards)
    return Event(CHANCE, messages.track_laid(cards), moves=moves, rule="cv.1.2", barrier=True)


def childhood_dealt(player: int, cards: Sequence[int]) -> Event:
    """CV 1.4: three childhood cards, a secret."""
    return Event(
        player,
        messages.childhood_dealt(player, cards),
        audience=frozenset({player}),
        public=messages.childhood_dealt_hidden(player, len(cards)),
        moves=tuple(Move(_card(card), _CHILDHOOD, _seat(player)) for card in cards),
        rule="cv.1.4",
        barrier=True,
    )


def picked(player: int, card: int) -> Event:
    """CV 1.5: a card kept in the draft, a secret."""
    return Event(
        player,
        messages.picked(player, card),
        audience=frozenset({player}),
        public=messages.picked_hidden(player),
        rule="cv.1.5",
    )


def passed(players: int, player: int, cards: Sequence[int]) -> Event:
    """CV 1.5: cards passed to the left, known to both."""
    to = (player + 1) % players
    return Event(
        player,
        messages.passed(player, to, cards),
        audience=frozenset({player, to}),
        public=messages.passed_hidden(player, to, len(cards)),
        moves=tuple(Move(_card(card), _seat(player), _seat(to)) for card in cards),
        rule="cv.1.5",
        barrier=True,
    )


def bicycle_shown(player: int, card: int) -> Event:
    """CV 1.6: the Bicycle is the first possession of its holder."""
    move = Move(_card(card), _seat(player), _pile(player, PILES - 1))
    return Event(player, messages.bicycle_shown(player, card), moves=(move,), rule="cv.1.6")


def round_began(player: int, number: int) -> Event:
    """CV 2.1: a new round, which the holder of the bicycle token starts."""
    return Event(player, messages.round_began(number), rule="cv.2.1")


# ---- dice


def dice_added(player: int, event: int, count: int) -> Event:
    """CV 3.4: an event that adds dice."""
    return Event(
        player, messages.dice_added(player, event, count), moves=_played(player, event), rule="cv.3.4"
    )


def dice_fell(state: CvState, faces: Sequence[int]) -> Event:
    """CV 3.1, 3.2: what the thrown dice show."""
    later = len(faces) < len(state.dice)
    return Event(
        state.turn,
        messages.rolled(state.turn, faces),
        (messages.all_dice(state.dice),) if later else (),
        rule="cv.3.2" if later else "cv.3.1",
        barrier=True,
    )


def rerolls(state: CvState, faces: Sequence[int]) -> Event:
    """CV 3.2, 3.3: which dice are thrown again."""
    count = state.joining + state.dice.count(IN_THE_AIR)
    return Event(
        state.turn,
        messages.rerolls(state.turn, faces, count),
        rule="cv.3.3" if 5 in faces else "cv.3.2",
    )


def kept_dice(state: CvState) -> Event:
    """CV 3.2: no more throws."""
    return Event(state.turn, messages.kept_dice(state.turn), rule="cv.3.2")


# ---- choosing cards


def took(state: CvState, card: int, paid: int, from_events: int) -> Event:
    """CV 4.1, 4.3: a card chosen by its cost."""
    details = []
    if from_events:
        details.append(messages.paid_by_events(from_events))
    if paid:
        details.append(messages.paid(paid))
    return Event(
        state.turn,
        messages.took(state.turn, card),
        tuple(details) or (messages.free(),),
        rule="cv.4.3" if from_events else "cv.4.1",
    )


def took_by_luck(player: int, card: int) -> Event:
    """CV 4.4: a card chosen by three luck."""
    return Event(player, messages.took_by_luck(player, card), rule="cv.4.4")


def chose(player: int, count: int) -> Event:
    """CV 4.1: no more cards this turn."""
    return Event(player, messages.chose(player, count), rule="cv.4.1")


def played_symbols(player: int, event: int, symbols: int) -> Event:
    """CV 4.3: an event played for its symbols."""
    return Event(player, messages.played(player, event, symbols), moves=_played(player, event), rule="cv.4.3")


def struck_off(player: int, event: int, card: int, symbol: int) -> Event:
    """CV 4.6: an event that makes a card cheaper."""
    return Event(
        player,
        messages.struck_off(player, event, card, symbol),
        moves=_played(player, event),
        rule="cv.4.6",
    )


def changed(player: int, old: int, new: int) -> Event:
    """CV 4.2: a symbol changed by a power."""
    return Event(player, messages.changed(player, old, new), rule="cv.4.2")


def borrowed(state: CvState, owner: int, symbol: int) -> Event:
    """CV 4.2: a symbol copied from a neighbour's work."""
    work = state.piles[owner * PILES + WORK][-1]
    return Event(state.turn, messages.borrowed(state.turn, owner, work, symbol), rule="cv.4.2")


# ---- misfortune and upkeep


def misfortune_struck(player: int, count: int, losses: int) -> Event:
    """CV 5.1: three or more misfortunes."""
    return Event(player, messages.misfortune(player, count, losses), rule="cv.5.1")


def nothing_to_lose(player: int) -> Event:
    """CV 5.1: no card, no loss."""
    return Event(player, messages.nothing_to_lose(player), rule="cv.5.1")


def lost(player: int, card: int, type: int | None, rule: str) -> Event:
    """CV 5.1, 5.2: an active card goes to the box."""
    unpaid = rule == "cv.5.2"
    return Event(
        player,
        messages.lost_unpaid(player, card) if unpaid else messages.lost(player, card),
        moves=(Move(_card(card), _pile(player, type), _BOX),),
        rule=rule,
    )


def insured(player: int, event: int) -> Event:
    """CV 5.1: a loss cancelled."""
    return Event(player, messages.insured(player, event), moves=_played(player, event), rule="cv.5.1")


def upkeep_paid(player: int, card: int, symbols: int) -> Event:
    """CV 5.2: upkeep paid."""
    return Event(player, messages.upkeep_paid(player, card, symbols), rule="cv.5.2")


# ---- recording


def recorded(player: int, card: int, type: int, above: int, *, two: bool, waited: bool) -> Event:
    """CV 6.1, 6.2, 6.4: a card in a pile, with so many cards above it."""
    source = Target("waiting", player) if waited else Target("display", card)
    text = messages.recorded_as(player, card, type) if two else messages.recorded(player, card)
    return Event(
        player,
        text,
        (messages.underneath() if above else messages.on_top(),),
        moves=(Move(_card(card), source, _pile(player, type)),),
        rule="cv.6.4" if two else "cv.6.1",
    )


def waits(player: int, card: int) -> Event:
    """CV 6.4: a two-coloured card of no type yet."""
    move = Move(_card(card), Target("display", card), Target("waiting", player))
    return Event(player, messages.waits(player, card), moves=(move,), rule="cv.6.4")


def to_hand(player: int, card: int) -> Event:
    """CV 6.3: an event for the hand."""
    move = Move(_card(card), Target("display", card), _seat(player))
    return Event(player, messages.to_hand(player, card), moves=(move,), rule="cv.6.3")


# ---- tidying up


def turn_ended(player: int) -> Event:
    """CV 7.1: the end of a turn."""
    return Event(player, messages.turn_ended(player), rule="cv.7.1", barrier=True)


def left_track(card: int) -> Event:
    """CV 7.1: the leftmost card of the track goes to the box."""
    move = Move(_card(card), Target("display", card), _BOX)
    return Event(CHANCE, messages.left_track(card), moves=(move,), rule="cv.7.1")


def drawn(deck: int, card: int) -> Event:
    """CV 7.1: a new card on the track."""
    move = Move(_card(card), Target("deck", deck), Target("display", card))
    return Event(CHANCE, messages.drawn(card), moves=(move,), rule="cv.7.1", barrier=True)


def deck_ran_out(deck: int, players: Sequence[int]) -> Event:
    """CV 7.3: a deck is empty; who gets social assistance."""
    return Event(CHANCE, messages.deck_ran_out(deck), (messages.entitled(players),), rule="cv.7.3")


def helped(player: int, card: int) -> Event:
    """CV 7.3: a card by social assistance."""
    return Event(player, messages.helped(player, card), rule="cv.7.3")


def declined(player: int) -> Event:
    """CV 7.3: social assistance declined."""
    return Event(player, messages.declined(player), rule="cv.7.3")


def nothing_fits(player: int) -> Event:
    """CV 7.3: social assistance without a card that may be taken."""
    return Event(player, messages.nothing_fits(player), rule="cv.7.3")


def last_round_over(count: int) -> Event:
    """CV 8.1: the old-age deck is too small for another round."""
    return Event(CHANCE, messages.last_round_over(count), rule="cv.8.1")


def ended() -> Event:
    """CV 8.1: the match is over."""
    return Event(CHANCE, messages.ended(), rule="cv.8.1")
