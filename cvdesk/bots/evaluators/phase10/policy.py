"""The quick choice of a seat: what helps its phase most now, or empties its hand.

Values are measured in cards to be drawn.  Nothing hidden from the seat is looked at, so
the same policy plays everybody in the worlds of a search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cvdesk.bots.evaluators.phase10.hands import Mine
from cvdesk.engine import Action
from cvdesk.games.phase10.board import (
    AGAIN,
    ASK,
    EVERYBODY,
    EXCHANGE,
    MAKE_JOKER,
    SEARCH,
    STAR,
    Space,
)
from cvdesk.games.phase10.cards import BIT, JOKER, NUMBER, NUMBERS
from cvdesk.games.phase10.melds import add_card
from cvdesk.games.phase10.rules import PhaseRules
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import (
    STEP_ASK,
    STEP_DRAW,
    STEP_EXCHANGE,
    STEP_GIVE,
    STEP_KEEP,
    STEP_MOVE,
    STEP_PLAY,
    STEP_SEARCH,
    STEP_STAR,
)
from cvdesk.games.phase10.track import landing, star_space

Values = list[tuple[Action, float]]

TURN = 2.4
"""What another turn is worth."""
OTHERS = 0.5
"""What a card for everybody else costs."""
UNKNOWN = 0.3
"""What each unseen card of the pile adds to a search."""
WEIGHT = 3.0
"""What a card that fits nothing costs once the phase is laid."""
LAY, ADD = 300.0, 200.0
"""To lay comes before adding, and that before the discard."""
MOST_LAID = 24
"""Ways to lay a combination that are compared ..."""
HEAVY = 40.0
"""... and the cards that the others are said to leave."""
DANGER = 0.25
"""What it costs, in worth, to discard what a rival who has laid could add."""
KEPT = 0.2
"""Cards that are worth less are not kept for the next round."""
FITS = 0.4
"""What it adds to a card found in the pile that it fits something on the table."""
MOST_ASKED = 4
"""Numbers that are thought about for a question."""
NEED = 12.0
"""Draws that a card is worth on which every plan rests."""


class Policy:
    """Rates the actions of whoever is to move."""

    def __init__(self, rules: PhaseRules) -> None:
        self.rules = rules
        self._ring = rules.board.ring
        self._methods: dict[int, Callable[[PhaseState, Mine, Sequence[Action]], Values]] = {
            STEP_MOVE: self._move,
            STEP_STAR: self._star,
            STEP_DRAW: self._draw,
            STEP_SEARCH: self._search,
            STEP_EXCHANGE: self._exchange,
            STEP_ASK: self._ask,
            STEP_GIVE: self._give,
            STEP_PLAY: self._play,
            STEP_KEEP: self._keep,
        }

    def values(self, state: PhaseState, actions: Sequence[Action]) -> Values:
        """Returns the actions with their values, in their order."""
        if len(actions) == 1:
            return [(actions[0], 0.0)]
        return self._methods[state.step](state, Mine(state, state.actor), actions)

    def choose(self, state: PhaseState, actions: Sequence[Action]) -> Action:
        """Returns the best action, the first of equals."""
        if len(actions) == 1:
            return actions[0]
        if state.step == STEP_PLAY and actions[-1].kind != "discard":
            # whatever is laid or added: the first of a kind is good enough in the worlds of a search
            quick = self._quick(state, actions)
            if quick is not None:
                return quick
        best, most = actions[0], -1e9
        for action, value in self.values(state, actions):
            if value > most:
                best, most = action, value
        return best

    def _quick(self, state: PhaseState, actions: Sequence[Action]) -> Action | None:
        for action in actions:
            kind = action.kind
            if kind == "discard":
                continue
            if kind != "hit":
                return action
            if action.args[1] < JOKER:
                return action
        return None

    # ---- where to go

    def _move(self, state: PhaseState, mine: Mine, actions: Sequence[Action]) -> Values:
        player, ring = state.turn, self._ring
        return [
            (action, self.space_value(state, mine, ring[landing(state.pawns, player, action.args[0])]))
            for action in actions
        ]

    def _star(self, state: PhaseState, mine: Mine, actions: Sequence[Action]) -> Values:
        values = []
        for action in actions:
            space = star_space(state.pawns, state.turn, self._ring, action.args[0])
            if space is not None:
                values.append((action, self.space_value(state, mine, self._ring[space])))
        return values

    def space_value(self, state: PhaseState, mine: Mine, space: Space) -> float:
        """Returns what the action of a space is worth to whoever lands there."""
        if space.kind == STAR:
            kinds = (star_space(state.pawns, state.turn, self._ring, kind) for kind in range(1, 8))
            return max(self.space_value(state, mine, self._ring[each]) for each in kinds if each is not None)
        if mine.laid:
            return self._space_when_laid(state, mine, space)
        return self._space_before(state, mine, space)

    def _space_before(self, state: PhaseState, mine: Mine, space: Space) -> float:
        kind, number = space
        if kind == MAKE_JOKER:
            return mine.joker_gain + 0.5
        if kind == EXCHANGE:
            codes = sorted(map(mine.value, state.codes_of(mine.player)))[:number]
            return number + 1 - NEED * sum(codes) * 0.5
        if kind == EVERYBODY:
            return 1.0 - OTHERS
        if kind == SEARCH:
            return self._search_value(state, mine)
        if kind == ASK:
            return max(value for _, value in self._questions(state, mine))
        top = max(1.0, mine.gain(state.pile[-1])) if state.pile else 1.0
        return (TURN if kind == AGAIN else number - 1) + top

    def _search_value(self, state: PhaseState, mine: Mine) -> float:
        best, unknown, most = 0.0, 0, mine.joker_gain
        for card, mask in zip(state.pile, state.seen, strict=True):
            if not mask >> mine.player & 1:
                unknown += 1
            elif mine.wants(card):
                best = max(best, mine.gain(card))
        return max(best, min(1.0 + UNKNOWN * unknown, most))

    def _space_when_laid(self, state: PhaseState, mine: Mine, space: Space) -> float:
        kind, number = space
        dead = 1.0 - mine.share
        top = bool(state.pile) and bool(mine.fits & BIT[state.pile[-1]])
        if kind == MAKE_JOKER:
            return 0.3
        if kind == EXCHANGE:
            bad = min(number, mine.burden)
            return WEIGHT * (bad - (number + 1) * dead)
        if kind == EVERYBODY:
            return OTHERS - WEIGHT * dead
        if kind == SEARCH:
            known = any(
                mask >> mine.player & 1 and mine.fits & BIT[card]
                for card, mask in zip(state.pile, state.seen, strict=True)
            )
            return 0.0 if known else -WEIGHT
        if kind == ASK:
            return max(value for _, value in self._questions(state, mine))
        draws = (1 if kind == AGAIN else number) - top
        return (WEIGHT if kind == AGAIN else 0.0) - WEIGHT * draws * dead

    # ---- drawing and asking

    def _draw(self, state: PhaseState, mine: Mine, actions: Sequence[Action]) -> Values:
        values = []
        for action in actions:
            if action.kind == "deck":
                value = -WEIGHT * (1.0 - mine.share) if mine.laid else 1.0
            elif mine.laid:
                value = 0.0 if mine.fits & BIT[state.pile[-1]] else -WEIGHT
            else:
                value = mine.gain(state.pile[-1]) - 0.1
            values.append((action, value))
        return values

    def _search(self, state: PhaseState, mine: Mine, actions: Sequence[Action]) -> Values:
        values = []
        for action in actions:
            card = state.pile[action.args[0]]
            if mine.laid:
                value = 1.0 if mine.fits & BIT[card] else mine.value(card) - WEIGHT
            else:
                value = mine.gain(card) + (FITS if mine.fits & BIT[card] else 0.0)
            values.append((action, value))
        return values

    def _questions(self, state: PhaseState, mine: Mine) -> list[tuple[tuple[int, int], float]]:
        """Rates every question, as number and direction."""
        directions = 1 if state.players == 2 else 2
        values = []
        wish = mine.wish[0] if not mine.laid else ()
        likely = sorted(range(1, NUMBERS + 1), key=wish.__getitem__)[-MOST_ASKED:] if wish else ()
        for number in range(1, NUMBERS + 1):
            if mine.laid:
                least = -WEIGHT * (1.0 - mine.share)
                most = 0.0 if mine.fits & 0b1111 << 4 * (number - 1) else -WEIGHT
            else:
                least = 1.0
                most = mine.number_gain(number) if number in likely and wish[number] else 0.0
            for direction in range(directions):
                values.append(
                    ((number, direction), self._chance(state, mine, number, direction, most, least))
                )
        return values

    def _chance(
        self, state: PhaseState, mine: Mine, number: int, direction: int, most: float, least: float
    ) -> float:
        """Returns what a question brings: the card of whoever has it first, or one of the deck."""
        if most <= least:
            return most if most < 0.0 else 0.5 * most
        nobody = 1.0
        step = -1 if direction else 1
        for offset in range(1, state.players):
            nobody *= 1.0 - mine.holds((state.turn + step * offset) % state.players, number)
        return most * (1.0 - nobody) + least * nobody

    def _ask(self, state: PhaseState, mine: Mine, actions: Sequence[Action]) -> Values:
        found = dict(self._questions(state, mine))
        return [(action, found[action.args[0], action.args[1]]) for action in actions]

    def _give(self, state: PhaseState, mine: Mine, actions: Sequence[Action]) -> Values:
        return [(action, -NEED * mine.value(action.args[0])) for action in actions]

    # ---- putting cards away

    def _exchange(self, state: PhaseState, mine: Mine, actions: Sequence[Action]) -> Values:
        """The cards that are worth least go, in the order that the rules ask for, the safest one last."""
        codes = sorted(state.codes_of(mine.player), key=mine.value)[: state.due]
        last = min(codes, key=lambda code: (self._danger(state, mine, code), mine.value(code)))
        hidden = sorted(codes)
        hidden.remove(last)
        wanted = hidden[0] if hidden else last
        return [
            (action, (1.0 if action.args[0] == wanted else 0.0) - mine.value(action.args[0]))
            for action in actions
        ]

    def _danger(self, state: PhaseState, mine: Mine, code: int) -> float:
        """Returns what it costs, in worth, to let everybody else have a card."""
        if code >= JOKER:
            return 0.0
        others = state.laid & ~(1 << mine.player)
        return DANGER if others and mine.fits & BIT[code] else 0.0

    def _discards(self, state: PhaseState, mine: Mine, actions: Sequence[Action]) -> Values:
        return [
            (action, -NEED * (mine.value(action.args[0]) + self._danger(state, mine, action.args[0])))
            for action in actions
            if action.kind == "discard"
        ]

    # ---- laying and adding

    def _play(self, state: PhaseState, mine: Mine, actions: Sequence[Action]) -> Values:
        values = self._discards(state, mine, actions)
        looked = 0
        for action in actions:
            kind, args = action
            if kind == "hit":
                values.append((action, ADD + self._added(state, mine, args)))
            elif kind != "discard":
                looked += 1
                left = self._left_after(state, action) if looked <= MOST_LAID else HEAVY
                values.append((action, LAY - left))
        return values

    def _added(self, state: PhaseState, mine: Mine, args: tuple[int, ...]) -> float:
        """Rates where a card is added: jokers last, and where they make more cards of the hand fit."""
        index, code = args[0], args[1]
        meld = add_card(state.melds[index], code, args[2] if len(args) > 2 else 0)
        fresh = meld.fits & ~mine.fits
        more = (mine.ones & fresh).bit_count() + (mine.twos & fresh).bit_count()
        return more - (50.0 if code >= JOKER else 0.0)

    def _left_after(self, state: PhaseState, action: Action) -> float:
        """Returns how heavy the hand is after a combination is laid and everything that fits is added."""
        after = state.copy()
        player = state.turn
        self.rules.apply(after, action)
        while after.step == STEP_PLAY and after.turn == player:
            actions = self.rules.legal_actions(after)
            quick = self._quick(after, actions)
            if quick is None:
                break
            self.rules.apply(after, quick)
        return float(after.size(player)) if after.round == state.round else 0.0

    # ---- the end of a round

    def _keep(self, state: PhaseState, mine: Mine, actions: Sequence[Action]) -> Values:
        """P10 5.3: the five cards that are worth most to the phase, ascending."""
        player = mine.player
        codes = sorted(state.codes_of(player), key=lambda code: -mine.value(code))
        chosen = sorted(code for code in codes[:5] if code >= JOKER or mine.worth[code] >= KEPT)
        for code in state.picked:
            if code in chosen:
                chosen.remove(code)
        values = []
        for action in actions:
            if not action.args:
                values.append((action, 0.0))
            else:
                code = action.args[0]
                value = 2.0 - NUMBER[code] * 0.01 if chosen and code == chosen[0] else mine.value(code) - 2.0
                values.append((action, value))
        return values
