"""What one pair of eyes may know of a toy match."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from cvdesk.engine import Action, View
from cvdesk.engine.event import HIDDEN
from tests.toy.cards import ALL, CARDS, NONE
from tests.toy.state import ToyState


@frozen(kw_only=True)
class ToyView(View):
    """Everything the viewer knows, remembered things included."""

    step: int
    first: int
    round: int
    turns: int
    roll: int
    asked: int
    laying: int
    hand: tuple[int, ...]
    """The viewer's own cards."""
    counts: tuple[int, ...]
    """How many cards each player holds."""
    known: tuple[tuple[int, ...], ...]
    """By player: cards that the viewer knows to be in that hand or bid."""
    seen: tuple[int, ...]
    """By card: for those whose place the viewer knows, who else knows it; else 0."""
    excluded: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    committed: tuple[bool, ...]
    """Who has given a bid."""
    bid: int
    """The viewer's own bid."""
    bonus: tuple[int, ...]
    top: tuple[int, ...]
    """The card in front of the bag, HIDDEN for those who have not looked."""
    top_seen: int
    """Who has looked: everybody has watched them do it."""
    bag: int
    """How many cards are in the bag."""
    options: Mapping[str, str]


def make_view(
    state: ToyState, viewer: int | None, actions: tuple[Action, ...], options: Mapping[str, str]
) -> ToyView:
    """Returns what a player, or with None everybody, may know."""

    def knows(card: int) -> bool:
        mask = state.seen[card]
        return mask == ALL or (viewer is not None and bool(mask >> viewer & 1))

    held = [
        [*hand, *([] if bid == NONE else [bid])] for hand, bid in zip(state.hands, state.bids, strict=True)
    ]
    return ToyView(
        viewer=viewer,
        players=state.players,
        actor=state.actor,
        turn=state.turn,
        actions=actions,
        step=state.step,
        first=state.first,
        round=state.round,
        turns=state.turns,
        roll=state.roll,
        asked=state.asked,
        laying=state.laying,
        hand=() if viewer is None else tuple(state.hands[viewer]),
        counts=tuple(map(len, state.hands)),
        known=tuple(tuple(sorted(filter(knows, cards))) for cards in held),
        seen=tuple(state.seen[card] if knows(card) else 0 for card in range(CARDS)),
        excluded=tuple(state.excluded),
        laid=tuple(map(tuple, state.laid)),
        committed=tuple(bid != NONE for bid in state.bids),
        bid=NONE if viewer is None else state.bids[viewer],
        bonus=tuple(state.bonus),
        top=tuple(card if knows(card) else HIDDEN for card in state.top),
        top_seen=state.seen[state.top[0]] if state.top else 0,
        bag=len(state.bag),
        options=options,
    )
