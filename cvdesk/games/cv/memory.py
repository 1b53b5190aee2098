"""What a player remembers of the childhood draft, and what follows from it about the hands of others.

After the draft player q has three cards: A, kept of three; B, kept of the two that the
right neighbour passed on; C, the last card that the right neighbour passed on.  The deal
to q was thus A of q, B of the left neighbour, and C of the one after.  A viewer v knows
the own three, which card was passed on last (C of v+1), and the two passed on first: they
became B of v+1 and C of v+2, in an order unknown until one of them is shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from cvdesk.games.cv.cards import CHILDHOOD
from cvdesk.games.cv.state import HAND, MOST_PLAYERS

Slot = tuple[int, int]
"""A player and A, B or C as 0, 1, 2."""
A, B, C = range(HAND)


@frozen(kw_only=True)
class Memory:
    """Own draft of a viewer, and the childhood cards that everybody has seen."""

    viewer: int | None
    players: int
    drafting: int
    """The pass of the draft that is going on, 1 or 2; 0 before and after."""
    dealt: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    received: tuple[int, ...] = ()
    last: int = 0
    shown: tuple[tuple[int, ...], ...]
    """By player: cards played, and the Bicycle."""

    def left(self, steps: int) -> int:
        """Returns the player so many seats to the left of the viewer."""
        assert self.viewer is not None
        return (self.viewer + steps) % self.players

    def certain_slots(self) -> dict[Slot, int]:
        """Returns the cards whose place in the draft the viewer knows for certain."""
        slots: dict[Slot, int] = {}
        if self.viewer is None:
            return slots
        for kind, card in enumerate(self.kept):
            slots[self.viewer, kind] = card
        if len(self.kept) == HAND - 1:
            (slots[self.left(1), C],) = set(self.received) - {self.kept[B]}
        if self.last:
            slots[self.viewer, C] = self.last
        return slots

    def passed_pair(self) -> tuple[tuple[Slot, Slot], tuple[int, ...]] | None:
        """Returns where the two cards passed on first went, in one order or the other."""
        if not self.kept:
            return None
        cards = tuple(card for card in self.dealt if card != self.kept[A])
        return ((self.left(1), B), (self.left(2), C)), cards

    def orders_of_pair(self, slots: dict[Slot, int], owners: dict[int, int]) -> list[dict[Slot, int]]:
        """Returns the orders of that pair that agree with slots and owners of cards known otherwise."""
        pair = self.passed_pair()
        if pair is None:
            return [{}]
        (one, two), (first, second) = pair
        orders = [{one: first, two: second}, {one: second, two: first}]
        return [
            order
            for order in orders
            if all(
                slots.get(slot, card) == card and owners.get(card, slot[0]) == slot[0]
                for slot, card in order.items()
            )
        ]


def known_events(memory: Memory, hands: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Returns by player the events that the viewer knows to be in that hand, ascending.

    Bought events lay open on the track; of the childhood the viewer knows what `Memory` tells.
    Of the other hands only what is public about them is looked at: bought events and sizes.
    """
    certain = certain_owners(memory)
    rows = []
    for player, hand in enumerate(hands):
        if player == memory.viewer:
            rows.append(hand)
            continue
        bought = [card for card in hand if card not in CHILDHOOD]
        childhood = [
            card for card, owner in certain.items() if owner == player and card not in memory.shown[player]
        ]
        rows.append(tuple(sorted([*bought, *(childhood if hand else [])])))
    return tuple(rows)


def certain_owners(memory: Memory) -> dict[int, int]:
    """Returns who had which childhood card after the draft, as far as the viewer can be certain."""
    owners = {card: player for player, row in enumerate(memory.shown) for card in row}
    if memory.viewer is None or not memory.last:
        return owners
    slots = memory.certain_slots()
    owners.update({card: player for (player, _), card in slots.items()})
    orders = memory.orders_of_pair(slots, owners)
    if len(orders) > 1:
        return owners | _left_over(memory, owners, orders[0])
    owners.update({card: player for (player, _), card in orders[0].items()})
    return owners | _left_over(memory, owners, {})


def _left_over(memory: Memory, owners: dict[int, int], pair: dict[Slot, int]) -> dict[int, int]:
    """With four players every card is dealt: when only one hand has room, the rest is there.

    A passed pair fills its two places, whichever card of it went where.
    """
    if memory.players < MOST_PLAYERS:
        return {}
    held = [*owners.values(), *(player for player, _ in pair)]
    open_hands = [player for player in range(memory.players) if held.count(player) < HAND]
    if len(open_hands) != 1:
        return {}
    placed = {*owners, *pair.values()}
    return {card: open_hands[0] for card in CHILDHOOD if card not in placed}
