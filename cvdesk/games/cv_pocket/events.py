"""What happened, for the log and the animation: one constructor per thing that can happen.

They are asked only when somebody wants events.
"""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import CHANCE, Event, Message, Move, Target
from cvdesk.games.cv_pocket import messages
from cvdesk.games.cv_pocket.cards import CardSet
from cvdesk.games.cv_pocket.state import PocketState
from cvdesk.games.cv_pocket.symbols import NO_SYMBOL
from cvdesk.games.cv_pocket.view import spot_id

_DECK = Target("deck", 0)


def _spot(column: int, place: int) -> Target:
    return Target("spot", spot_id(column, place + 1))


def _dealt(state: PocketState, cards: Sequence[int], columns: Sequence[int]) -> tuple[Move, ...]:
    """Returns how cards travel from the deck to the columns; asked before they do."""
    heights = [len(column) for column in state.columns]
    moves = []
    for card, column in zip(cards, columns, strict=True):
        moves.append(Move(Target("card", card), _DECK, _spot(column, heights[column])))
        heights[column] += 1
    return tuple(moves)


def dealt(state: PocketState, cards: Sequence[int], columns: Sequence[int]) -> Event:
    """Pocket 1.2: the first cards are laid; asked before they are."""
    moves = _dealt(state, cards, columns)
    return Event(CHANCE, messages.dealt(len(cards)), moves=moves, rule="cv_pocket.1.2", barrier=True)


def began(player: int) -> Event:
    """Pocket 1.3: who has the first turn."""
    return Event(player, messages.began(player), rule="cv_pocket.1.3", barrier=True)


def took(cards: CardSet, state: PocketState, card: int) -> Event:
    """Pocket 2.1 to 2.4, 3.1: a card goes from its column to a CV; asked before it does."""
    player = state.turn
    cv = state.cvs[player]
    column = next(index for index, column in enumerate(state.columns) if card in column)
    place = state.columns[column].index(card)
    slides = tuple(
        Move(Target("card", above), _spot(column, at), _spot(column, at - 1))
        for at, above in enumerate(state.columns[column])
        if at > place
    )
    return Event(
        player,
        messages.took(player, card),
        _take_details(cards, cv, card),
        moves=(Move(Target("card", card), _spot(column, place), Target("seat", player)), *slides),
        rule=_take_rule(cards, cv),
    )


def _take_details(cards: CardSet, cv: Sequence[int], card: int) -> tuple[Message, ...]:
    if not cv or not cards.vacation[cv[-1]]:
        return ()
    told = messages.transport_doubled if cards.vacation[card] else messages.doubled
    return (told(cv[-1]),)


def _take_rule(cards: CardSet, cv: Sequence[int]) -> str:
    if not cv:
        return "cv_pocket.2.1"
    return "cv_pocket.2.3" if cards.cards[cv[-1]].relocation else "cv_pocket.2.2"


def passed(state: PocketState, forced: bool) -> Event:
    """Pocket 2.5: a player takes nothing; asked before it counts."""
    details = (messages.nothing_in_reach(),) if forced else ()
    return Event(state.turn, messages.passed(state.turn), details, rule="cv_pocket.2.5")


def refilled(
    state: PocketState, cards: Sequence[int], columns: Sequence[int], rule: str, last: bool
) -> Event:
    """Pocket 4: the columns are filled again, by the clause `rule`; asked before they are."""
    return Event(
        CHANCE,
        messages.refilled(len(cards), last),
        (messages.refill_reason(rule),),
        moves=_dealt(state, cards, columns),
        rule="cv_pocket.4.3" if last else rule,
        barrier=True,
    )


def ended() -> Event:
    """Pocket 5.1: all have passed in a row."""
    return Event(CHANCE, messages.ended(), rule="cv_pocket.5.1")


def settled(player: int, card: int, symbol: int) -> Event:
    """Pocket 3.2: what a Secret power has become."""
    if symbol == NO_SYMBOL:
        told = messages.joker_idle(player, card)
    else:
        told = messages.joker_became(player, card, symbol)
    return Event(player, told, rule="cv_pocket.3.2")
