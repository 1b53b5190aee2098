"""Plans a turn of CV: which dice to throw again, what to take, where to put it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cvdesk.bots.evaluators.cv.lives import Life, Weights, Worth
from cvdesk.bots.evaluators.cv.situation import Situation, moment
from cvdesk.bots.evaluators.cv.tables import dice_tables
from cvdesk.bots.evaluators.cv.wishes import Outcome, Purse, changes_for, take_action
from cvdesk.engine import Action
from cvdesk.games.cv.cards import EVENT, X, pack
from cvdesk.games.cv.rules import CvRules
from cvdesk.games.cv.state import (
    MOST_DICE,
    STEP_ASSIST,
    STEP_CHOOSE,
    STEP_DECIDE,
    STEP_DRAFT,
    STEP_END,
    STEP_LOSE,
    STEP_PLACE,
    STEP_REROLL,
    STEP_ROLL,
    STEP_UPKEEP,
    CvState,
)

Values = list[tuple[Action, float]]


class Planner:
    """Rates the actions of a seat, its own turn played as well as possible to the end."""

    def __init__(self, rules: CvRules, weights: Weights | None = None) -> None:
        self.rules = rules
        self.worth = Worth(rules.terms, weights or Weights())
        self._key: tuple[object, ...] = ()
        self._situation: Situation | None = None
        self.lives: dict[Action, Life] = {}
        """What the seat would have at the end of its turn, after actions of the last decision."""
        self._methods: Mapping[int, Callable[[Situation, CvState, Sequence[Action]], Values]] = {
            STEP_DRAFT: self._draft,
            STEP_ROLL: self._roll,
            STEP_REROLL: self._reroll,
            STEP_CHOOSE: self._choose,
            STEP_LOSE: self._lose,
            STEP_UPKEEP: self._upkeep,
            STEP_PLACE: self._place,
            STEP_DECIDE: self._place,
            STEP_END: self._end,
            STEP_ASSIST: self._assist,
        }

    def values(self, state: CvState, seat: int, actions: Sequence[Action]) -> Values:
        """Returns the actions with the rewards that they promise, best first.

        `state` holds what the seat knows; own goals of 0 are unknown to it.
        """
        situation = self.situation(state, seat)
        self.lives = {}
        values = self._methods[state.step](situation, state, actions)
        values.sort(key=lambda pair: -pair[1])
        return values

    def situation(self, state: CvState, seat: int) -> Situation:
        """Returns the situation of a seat, the last one again if only the dice have changed."""
        key = moment(state, seat)
        if key != self._key or self._situation is None:
            self._key, self._situation = key, Situation(self.rules, self.worth, state, seat)
        return self._situation

    def _end(self, situation: Situation, state: CvState, actions: Sequence[Action]) -> Values:
        value = situation.reward(situation.outlook.points(situation.life))
        return [(action, value) for action in actions]

    # ---- childhood and dice

    def _draft(self, situation: Situation, state: CvState, actions: Sequence[Action]) -> Values:
        worth, life = self.worth, situation.life
        points = situation.outlook.points(life)
        values = []
        for action in actions:
            (card,) = action.args
            if EVENT in worth.cards.types[card]:
                gain = worth.held[card]
            else:
                gain = worth.cards.vp[card] + worth.weights.bicycle
            values.append((action, situation.reward(points + gain)))
        return values

    def _roll(self, situation: Situation, state: CvState, actions: Sequence[Action]) -> Values:
        values = []
        for action in actions:
            added = sum(self.worth.cards.extra_dice[event] for event in action.args)
            prospect = situation.prospect(
                min(state.joining + added, MOST_DICE), _played(situation.life, action.args)
            )
            values.append((action, prospect.kept(state.throws, state.thaws)[0]))
        return values

    def _reroll(self, situation: Situation, state: CvState, actions: Sequence[Action]) -> Values:
        number = dice_tables().number
        prospect = situation.prospect(len(state.dice) + state.joining, situation.life)
        values = []
        for action in actions:
            kind, args = action
            if kind == "keep":
                value = prospect.final[number[state.faces]]
            elif kind == "reroll":
                kept = prospect.kept(state.throws - 1, state.thaws - (X in args))
                value = kept[number[state.faces - pack(args)]]
            else:
                value = self._more_dice(situation, state, args[0])
            values.append((action, value))
        return values

    def _more_dice(self, situation: Situation, state: CvState, event: int) -> float:
        """CV 3.4: returns what it is worth to add dice to the next throw."""
        dice = len(state.dice) + state.joining + self.worth.cards.extra_dice[event]
        prospect = situation.prospect(min(dice, MOST_DICE), _played(situation.life, (event,)))
        kept = prospect.kept(state.throws - 1, state.thaws)
        tables = dice_tables()
        return max(kept[each] for each in tables.left_of(tables.number[state.faces]))

    # ---- cards

    def _choose(self, situation: Situation, state: CvState, actions: Sequence[Action]) -> Values:
        purse = self._purse(state)
        losses, lives = situation.losses, self.lives
        best: dict[Action, float] = {}
        for wish in situation.wishes(situation.life):
            ahead = wish.events[0] if wish.events else take_action(wish)
            for calmed in range(purse.calms + 1):
                points = wish.points - losses[(state.misfortune - calmed) // 3]
                if ahead in best and points <= best[ahead]:
                    continue
                changes = changes_for(state.pool, wish.need, purse, calmed)
                if changes is None:
                    continue
                first = changes[0] if changes else ahead
                if first not in best or points > best[first]:
                    best[first], lives[first] = points, wish.life
        return [(action, situation.reward(best[action])) for action in actions if action in best]

    def _purse(self, state: CvState) -> Purse:
        """CV 4.2: returns the powers that are left; dice and tokens lie in the pool."""
        return Purse(self.rules.terms, state, 0, state.converts, state.calms, state.borrows)

    def affordable(self, situation: Situation, state: CvState) -> list[Outcome]:
        """Returns what the pool provides while cards are chosen, best first."""
        purse = self._purse(state)
        return list(
            dict.fromkeys(
                wish.outcome
                for wish in situation.wishes(situation.life)
                if changes_for(state.pool, wish.need, purse, 0) is not None
            )
        )

    def _lose(self, situation: Situation, state: CvState, actions: Sequence[Action]) -> Values:
        for action in actions:
            self.lives[action] = situation.life.without(action.args[0])
        return self._rated(situation)

    def _rated(self, situation: Situation) -> Values:
        return [(action, situation.rate(life)) for action, life in self.lives.items()]

    def _upkeep(self, situation: Situation, state: CvState, actions: Sequence[Action]) -> Values:
        # what it would cost most to lose is paid for first
        points = situation.outlook.points
        now = points(situation.life)
        return [
            (action, situation.reward(2 * now - points(situation.life.without(action.args[0]))))
            for action in actions
        ]

    def _place(self, situation: Situation, state: CvState, actions: Sequence[Action]) -> Values:
        life, card, outlook = situation.life, state.placing, situation.outlook
        if card in life.waiting:
            life = life.without(card)
        values = []
        for action in actions:
            kind, below = action.args
            pile = life.piles[kind]
            after = self.lives[action] = life.with_pile(kind, (*pile[:below], card, *pile[below:]))
            # of places that are worth the same, the one in which what does more lies higher
            order = sum(place * outlook.rank(each) for place, each in enumerate(after.piles[kind]))
            values.append((action, situation.rate(after) + 1e-6 * order))
        return values

    def _assist(self, situation: Situation, state: CvState, actions: Sequence[Action]) -> Values:
        life, outlook = situation.life, situation.outlook
        for action in actions:
            self.lives[action] = outlook.gain(life, action.args[0]) if action.args else life
        return self._rated(situation)


def _played(life: Life, events: Sequence[int]) -> Life:
    """Returns a life without some events of the hand."""
    return life.with_hand(tuple(card for card in life.hand if card not in events)) if events else life
