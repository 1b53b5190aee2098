"""Deals the worlds that agree with a view: own goals, the childhood draft, and hands."""

from __future__ import annotations

from cvdesk.engine import Rng, Sampler
from cvdesk.games.cv.cards import CHILDHOOD, GOALS
from cvdesk.games.cv.memory import A, B, C, Slot, certain_owners
from cvdesk.games.cv.state import HAND, STEP_DRAFT, STEP_GOALS, CvState
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.view import CvView, state_of


class CvSampler(Sampler[CvState]):
    """Everything hidden is dealt anew: first what is narrowed down, then the rest at random.

    The decks need no dealing: which cards are in them is known, and their order is never stored.
    """

    def __init__(self, terms: Terms, view: CvView) -> None:
        self._view = view
        self._world = state_of(view)
        self._memory = view.memory
        self._bicycle = terms.cards.bicycle
        self._goals = [goal for goal in GOALS if goal not in (*view.public_goals, *view.goals)]
        self._slots = self._memory.certain_slots()
        self._owners = certain_owners(self._memory)
        for player, row in enumerate(view.known):
            self._owners.update({card: player for card in row if card in CHILDHOOD})
        self._orders = self._memory.orders_of_pair(self._slots, self._owners)

    def sample(self, rng: Rng) -> CvState:
        """Returns a world; the caller owns it."""
        world = self._world.copy()
        if world.step > STEP_GOALS:
            goals = list(self._goals)
            world.goals = tuple(goal or rng.pull(goals) for goal in self._view.goals)
        if world.step >= STEP_DRAFT:
            self._deal_draft(world, self._draft(rng))
        return world

    # ---- the childhood draft

    def _draft(self, rng: Rng) -> dict[Slot, int]:
        """Returns a card for each slot of the draft."""
        players = self._view.players
        slots = dict(self._slots)
        slots.update(rng.pick(self._orders))
        self._deal_own(slots, rng)
        free = {
            player: [(player, kind) for kind in range(HAND) if (player, kind) not in slots]
            for player in range(players)
        }
        placed = set(slots.values())
        for card, owner in sorted(self._owners.items()):
            if card not in placed:
                slots[rng.pull(free[owner])] = card
                placed.add(card)
        rest = [slot for row in free.values() for slot in row]
        if self._bicycle not in placed:
            slots[rng.pull(rest)] = self._bicycle
            placed.add(self._bicycle)
        pool = [card for card in CHILDHOOD if card not in placed]
        for slot in sorted(rest):
            slots[slot] = rng.pull(pool)
        return slots

    def _deal_own(self, slots: dict[Slot, int], rng: Rng) -> None:
        """Gives the cards in front of the viewer, who has not chosen yet, any order: it does not matter."""
        memory = self._memory
        if memory.viewer is None:
            return
        if not memory.kept:
            places = [(memory.viewer, A), (memory.left(1), B), (memory.left(2), C)]
            slots.update(zip(places, memory.dealt, strict=True))
        elif len(memory.kept) == 1 and memory.received:
            places = [(memory.viewer, B), (memory.left(1), C)]
            slots.update(zip(places, memory.received, strict=True))

    def _deal_draft(self, world: CvState, slots: dict[Slot, int]) -> None:
        """Writes a draft into a world, as far as it has got there, and the hands that follow from it."""
        view, players = self._view, self._view.players
        world.dealt = tuple(
            tuple(
                sorted(
                    (
                        slots[player, A],
                        slots[(player + 1) % players, B],
                        slots[(player + 2) % players, C],
                    )
                )
            )
            for player in range(players)
        )
        done = HAND - 1 if not view.drafting else view.drafting - 1
        world.kept = tuple(
            tuple(slots[player, kind] for kind in range(done + view.committed[player]))
            for player in range(players)
        )
        if view.drafting:
            return
        for player in range(players):
            if player != view.viewer:
                drafted = {slots[player, kind] for kind in range(HAND)}
                bought = [card for card in view.known[player] if card not in CHILDHOOD]
                world.hands[player] = tuple(sorted([*(drafted - {*view.shown[player]}), *bought]))
