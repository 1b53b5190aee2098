"""Deals the worlds of the toy game that agree with a view."""

from __future__ import annotations

from cvdesk.engine import Rng, Sampler
from cvdesk.engine.event import HIDDEN
from tests.toy.cards import CARDS, NONE, lowest_copies, parity
from tests.toy.state import ToyState
from tests.toy.view import ToyView


class ToySampler(Sampler[ToyState]):
    """Hands within what was refused, the most constrained first; then the top card; the rest is the bag.

    What rivals know of each other's cards is not known to the viewer and left out.
    """

    def __init__(self, view: ToyView) -> None:
        self.view = view
        placed = {card for row in (*view.laid, *view.known) for card in row} | set(view.top)
        self.unknown = [card for card in range(CARDS) if card not in placed]
        sizes = [count + committed for count, committed in zip(view.counts, view.committed, strict=True)]
        self.missing = [size - len(known) for size, known in zip(sizes, view.known, strict=True)]

    def sample(self, rng: Rng) -> ToyState:
        """Returns a world; the caller owns it."""
        view = self.view
        state = self._template()
        pool = rng.shuffled(self.unknown)
        for player in sorted(range(view.players), key=lambda player: view.excluded[player] == 0):
            fitting = [card for card in pool if not view.excluded[player] >> parity(card) & 1]
            dealt = fitting[: self.missing[player]]
            for card in dealt:
                pool.remove(card)
                state.seen[card] = 1 << player
            state.hands[player] = sorted([*view.known[player], *dealt])
        for player in range(view.players):
            if view.committed[player]:
                bid = view.bid if player == view.viewer else rng.pick(lowest_copies(state.hands[player]))
                state.hands[player].remove(bid)
                state.bids[player] = bid
        state.top = [pool.pop() if card == HIDDEN else card for card in view.top]
        for card in state.top:
            state.seen[card] = view.top_seen
        state.bag = pool
        return state

    def _template(self) -> ToyState:
        view = self.view
        state = ToyState(view.players)
        state.step, state.turn, state.actor, state.first = view.step, view.turn, view.actor, view.first
        state.round, state.turns, state.roll = view.round, view.turns, view.roll
        state.asked, state.laying = view.asked, view.laying
        state.laid = [list(row) for row in view.laid]
        state.bids = [NONE] * view.players
        state.bonus, state.excluded, state.seen = list(view.bonus), list(view.excluded), list(view.seen)
        return state
