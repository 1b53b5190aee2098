"""Deals the worlds that agree with everything a viewer knows.

The cards that the viewer cannot place are dealt to the hands, the unseen places of the
pile and the deck: first the lost cards and the numbers that were admitted, then the
most constrained hand.  A deal that gets stuck or breaks a fact is thrown away.  What
rivals know privately is not known to the viewer and left out.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from cvdesk.engine import Rng, Sampler
from cvdesk.games.phase10.cards import DECK, HIDDEN_CARD, JOKER, NUMBER, NUMBERS, face_of, packed
from cvdesk.games.phase10.checks import check_lost
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_EXCHANGE, STEP_KEEP
from cvdesk.games.phase10.view import PhaseView

MOST_TRIES = 400
"""Deals thrown away before the weakest facts, about lost cards, are let go."""


class _Stuck(Exception):
    """A deal that cannot be finished."""


class _Lost(NamedTuple):
    """A card that must lie unseen in the pile or with a suspect."""

    card: int
    own: bool
    """The viewer lost it."""
    public: bool
    """The public lost it."""
    doubtful: bool
    """The viewer sees an equal card in a hand that may be the one that the public lost."""


class PhaseSampler(Sampler[PhaseState]):
    """Everything that follows from the view is worked out once; a sample only deals."""

    def __init__(self, view: PhaseView) -> None:
        self.view = view
        self._template = _template(view)
        hands = [
            Counter(view.known[player]) + Counter(view.private[player]) for player in range(view.players)
        ]
        if view.viewer is not None:
            hands[view.viewer] = Counter(own_cards(view))
        self._hands = hands
        # cards put away in the exchange under way are dealt with the hand that they came from
        self._away = sum(code == HIDDEN_CARD for code in view.picked) if view.step == STEP_EXCHANGE else 0
        self._pool = _unplaced(view, hands)
        self._room = [
            view.counts[player] - len(view.jokers[player]) - hands[player].total()
            for player in range(view.players)
        ]
        if self._away:
            self._room[view.actor] += self._away
        end = len(view.pile) - (len(view.picked) if self._away else 0)
        self._unseen = [at for at in range(end) if view.pile[at] == HIDDEN_CARD]
        self._admitted = self._numbers_admitted()
        self._denied = [sum(1 << number for number in numbers) for numbers in view.denied]
        self._order = sorted(range(view.players), key=lambda player: -len(view.denied[player]))
        self._must, self._either = self._lost_cards()
        self._checked = bool(view.lost or view.public_lost)

    def _numbers_admitted(self) -> list[tuple[int, int, int]]:
        """Returns how many cards of which number hands must still be given: player, number, count."""
        found = []
        for player, claims in enumerate(self.view.claims):
            if player == self.view.viewer or not any(claims):
                continue
            held = Counter(NUMBER[card] for card in self._hands[player].elements())
            for number in range(1, NUMBERS + 1):
                missing = claims[number - 1] - held[number]
                if missing > 0:
                    found.append((player, number, missing))
        return found

    def _lost_cards(self) -> tuple[list[_Lost], tuple[int, int]]:
        """Returns the lost cards, and how many of them suspects may hold for the viewer and the public.

        A card that the viewer sees in a suspect's hand may be one that the public lost, and
        counts as such; but when the viewer lost an equal one, that may be it just as well.
        """
        view = self.view
        own = Counter(view.lost)
        public = Counter(view.public_lost)
        takes = view.public_takes
        held: Counter[int] = Counter()
        for card, mask in zip(view.pile, view.pile_seen, strict=True):
            if card != HIDDEN_CARD and not mask >> view.players & 1:
                public -= Counter((card,))
        for player in range(view.players):
            if player in view.public_suspects:
                explained = public & (self._hands[player] - Counter(view.known[player]))
                public -= explained
                held += explained
        takes -= held.total()
        must = []
        for card in sorted((own | public).elements()):
            of_own, of_public = own[card] > 0, public[card] > 0
            doubtful = of_own and not of_public and held[card] > 0
            must.append(_Lost(card, of_own, of_public, doubtful))
            own[card] -= 1
            public[card] -= 1
            held[card] -= doubtful
        return must, (view.takes, takes)

    # ---- dealing

    def sample(self, rng: Rng) -> PhaseState:
        """Returns a world; the caller owns it."""
        for _ in range(MOST_TRIES):
            try:
                state = self._deal(rng, self._must)
            except _Stuck:
                continue
            if not self._checked or self._agrees(state):
                return state
        return self._deal_loosely(rng)

    def _deal_loosely(self, rng: Rng) -> PhaseState:
        for _ in range(MOST_TRIES):
            try:
                return self._deal(rng, [])
            except _Stuck:
                continue
        raise RuntimeError("no world agrees with the view")

    def _agrees(self, state: PhaseState) -> bool:
        try:
            check_lost(state, state.players)
            if self.view.viewer is not None:
                check_lost(state, self.view.viewer)
        except ValueError:
            return False
        return True

    def _deal(self, rng: Rng, must: list[_Lost]) -> PhaseState:
        view, viewer = self.view, self.view.viewer
        room = self._room[:]
        dealt: list[list[int]] = [[] for _ in room]
        pool = rng.shuffled(self._pool)
        unseen: list[int] = []
        if must:
            self._place_lost(rng, must, pool, room, dealt, unseen)
        for player, number, count in self._admitted:
            self._give_number(player, number, count, pool, room, dealt)
        for player in self._order:
            if room[player] and player != viewer:
                dealt[player] += _draw(pool, room[player], self._denied[player])
        free = len(self._unseen) - len(unseen)
        unseen += pool[len(pool) - free :]
        del pool[len(pool) - free :]
        state = self._template.copy()
        picked = self._put_away(rng, state, dealt) if self._away else []
        self._fill_pile(state, rng.shuffled(unseen), picked)
        for player, cards in enumerate(dealt):
            if cards or player != viewer:
                state.ones[player], state.twos[player] = packed((*self._hands[player].elements(), *cards))
        state.deck = sorted(pool)
        if view.step == STEP_KEEP and HIDDEN_CARD in view.picked:
            state.picked = self._kept(rng, state)
        return state

    def _place_lost(
        self,
        rng: Rng,
        must: list[_Lost],
        pool: list[int],
        room: list[int],
        dealt: list[list[int]],
        unseen: list[int],
    ) -> None:
        """Puts each lost card into an unseen place of the pile or with a suspect, all places alike."""
        view = self.view
        places = len(self._unseen)
        own_takes, public_takes = self._either
        for card, own, public, doubtful in rng.shuffled(must):
            suspects = [
                player
                for player in range(view.players)
                if room[player]
                and player != view.viewer
                and not self._denied[player] >> NUMBER[card] & 1
                and (not own or player in view.suspects)
                and (not public or player in view.public_suspects)
            ]
            takes = min(own_takes if own else public_takes, public_takes if public else own_takes)
            choices = places + (max(takes, 0) if suspects else 0)
            if not choices or card not in pool:
                raise _Stuck
            pool.remove(card)
            if rng.below(choices) < places:
                places -= 1
                unseen.append(card)
                public_takes += doubtful  # then the one that the viewer sees is another
                continue
            player = rng.pick(suspects)
            room[player] -= 1
            dealt[player].append(card)
            own_takes -= own
            public_takes -= public

    def _give_number(
        self, player: int, number: int, count: int, pool: list[int], room: list[int], dealt: list[list[int]]
    ) -> None:
        count -= sum(NUMBER[card] == number for card in dealt[player])
        for _ in range(count):
            card = next((card for card in pool if NUMBER[card] == number), None)
            if card is None or not room[player]:
                raise _Stuck
            pool.remove(card)
            room[player] -= 1
            dealt[player].append(card)

    def _put_away(self, rng: Rng, state: PhaseState, dealt: list[list[int]]) -> list[int]:
        """Chooses which of a hand's cards were put away, so that the exchange can go on in order."""
        view, player = self.view, self.view.actor
        cards = sorted(dealt[player])
        jokers = len(view.jokers[player])
        later = max(0, view.due - 1 - jokers)
        able = list(range(len(cards) - later))
        if len(able) < self._away:
            raise _Stuck
        chosen = sorted(rng.shuffled(able)[: self._away])
        picked = [cards[at] for at in chosen]
        dealt[player] = [card for at, card in enumerate(cards) if at not in chosen]
        state.picked = (*picked, *view.picked[self._away :])
        return picked

    def _fill_pile(self, state: PhaseState, unseen: list[int], picked: list[int]) -> None:
        for at, card in zip(self._unseen, unseen, strict=True):
            state.pile[at] = card
        start = len(self.view.pile) - len(self.view.picked)
        for at, card in enumerate(picked, start):
            state.pile[at] = card

    def _kept(self, rng: Rng, state: PhaseState) -> tuple[int, ...]:
        """Chooses which of a hand's cards are kept so far; the last one stays to be chosen."""
        view, player = self.view, self.view.actor
        hidden = sum(code == HIDDEN_CARD for code in view.picked)
        cards = state.cards_of(player)
        able = cards if len(cards) == hidden or len(view.picked) > hidden else cards[: len(cards) - 1]
        if view.jokers[player]:
            able = cards
        chosen = sorted(rng.shuffled(range(len(able)))[:hidden])
        return (*(able[at] for at in chosen), *view.picked[hidden:])


def own_cards(view: PhaseView) -> list[int]:
    """Lists the viewer's cards without jokers, those that are being laid or kept included."""
    codes = [*view.hand, *view.part, *(code for meld in view.laying for code in meld.cards)]
    if view.step == STEP_KEEP and view.viewer == view.actor:
        codes += view.picked
    return [code for code in codes if code < JOKER]


def _draw(pool: list[int], count: int, denied: int) -> list[int]:
    """Takes so many cards off the end of a shuffled pool, those of denied numbers passed over."""
    if count > len(pool):
        raise _Stuck
    if not denied:
        taken = pool[len(pool) - count :]
        del pool[len(pool) - count :]
        return taken
    taken = []
    for at in range(len(pool) - 1, -1, -1):
        if not denied >> NUMBER[pool[at]] & 1:
            taken.append(pool.pop(at))
            if len(taken) == count:
                return taken
    raise _Stuck


def _unplaced(view: PhaseView, hands: list[Counter[int]]) -> list[int]:
    """Lists the cards whose place the viewer does not know, sorted."""
    placed = Counter(card for hand in hands for card in hand.elements())
    placed.update(face_of(code) for jokers in view.jokers for code in jokers)
    placed.update(face_of(code) for meld in view.melds for code in meld.cards)
    placed.update(card for card in view.pile if card != HIDDEN_CARD)
    return sorted((Counter(DECK) - placed).elements())


def _template(view: PhaseView) -> PhaseState:
    """Returns a state with everything that the view shows."""
    state = PhaseState(view.players)
    state.step, state.turn, state.actor, state.first = view.step, view.turn, view.actor, view.first
    state.round, state.turns, state.again = view.round, view.turns, int(view.again)
    state.pawns, state.markers = list(view.pawns), list(view.markers)
    state.laid = sum(1 << player for player, laid in enumerate(view.laid) if laid)
    state.die1, state.die2 = view.dice
    state.jokers = list(view.jokers)
    state.pile, state.seen, state.melds = list(view.pile), list(view.pile_seen), list(view.melds)
    state.due, state.draws, state.asked, state.way = view.due, view.draws, view.asked, view.way
    state.laying, state.start, state.part = view.laying, view.start, view.part
    state.picked, state.keepers = view.picked, view.keepers
    _remember(state, view)
    if view.viewer is not None:
        state.ones[view.viewer], state.twos[view.viewer] = packed(own_cards(view))
    return state


def _remember(state: PhaseState, view: PhaseView) -> None:
    """Fills in what the viewer and everybody remember."""
    for player in range(view.players):
        state.known1[player], state.known2[player] = packed(view.known[player])
        state.claims[player] = sum(count << 4 * at for at, count in enumerate(view.claims[player]))
        state.denied[player] = sum(1 << number for number in view.denied[player])
        if view.viewer is not None:
            state.gifts[player] = tuple((view.viewer, card) for card in view.private[player])
    public = view.players
    state.lost1[public], state.lost2[public] = packed(view.public_lost)
    state.suspects[public], state.takes[public] = _mask(view.public_suspects), view.public_takes
    if view.viewer is not None:
        viewer = view.viewer
        state.gifts[viewer] = view.watched
        state.lost1[viewer], state.lost2[viewer] = packed(view.lost)
        state.suspects[viewer], state.takes[viewer] = _mask(view.suspects), view.takes


def _mask(players: tuple[int, ...]) -> int:
    return sum(1 << player for player in players)
