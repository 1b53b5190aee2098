"""Looks beyond the own turn: what each outcome of it is worth when the owner's next turn begins.

Worlds are dealt that agree with what the seat knows.  In each of them the turn ends with one
outcome after another, with the same luck for all of them: the rivals play their turns, and the
seat's next turn is rated, its dice exactly.  What a rival gains counts as the rival expected it
before the throw; only what the rival takes from the track follows from the dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from attrs import define

from cvdesk.bots.evaluators.cv.lives import Life
from cvdesk.bots.evaluators.cv.prospect import Prospect
from cvdesk.bots.evaluators.cv.rating import Outlook, outlooks
from cvdesk.bots.evaluators.cv.situation import Situation, losses_of, own_goals, purse_of
from cvdesk.bots.evaluators.cv.tables import DiceTables, dice_tables
from cvdesk.bots.evaluators.cv.wishes import Outcome, Reach, Wish, list_wishes
from cvdesk.engine import CHANCE, NOBODY, Action, Rng, Sampler
from cvdesk.games.cv.actions import DRAW, END_TURN
from cvdesk.games.cv.cards import CARDS, ONE, X, count
from cvdesk.games.cv.state import MOST_DICE, STEP_END, STEP_ROLL, CvState
from cvdesk.games.cv.tidy import current_deck

MOST_OUTCOMES = 14
"""Outcomes that are looked into, the likely ones first."""
MOST_ROUNDS = 60
"""Worlds that are enough."""
DOUBT = 6.0
"""Worlds that must agree before half of what they say is believed."""
_LEAST_SLOPE = 0.002

Decide = Callable[[CvState, int, list[Action]], Action]


@define(eq=False)
class Study:
    """What is known so far of one outcome."""

    wish: Wish
    life: Life
    """What the seat has afterwards."""
    total: float = 0.0
    """Rewards of all complete rounds, added up."""


class Lookahead:
    """The lookahead of one turn; it goes on from decision to decision."""

    def __init__(self, situation: Situation, sampler: Sampler[CvState], decide: Decide) -> None:
        """`decide` chooses for everybody where it is not about dice or the cards of the track."""
        self.situation, self.sampler, self.decide = situation, sampler, decide
        self.rules, self.seat = situation.rules, situation.seat
        self.first = {wish.outcome: wish for wish in reversed(situation.wishes(situation.life))}
        """The best wish of each outcome, by the points that it seemed worth before looking."""
        self.studies: dict[Outcome, Study] = {}
        self.rounds = 0
        self.runs = 0
        # The same outlook for all outcomes: those that draw more cards shorten the match for
        # everybody, which must not look like a loss of the seat's alone.
        self._outlooks: dict[tuple[int, int], Outlook] = {}
        self._lives: dict[int, Life] = {}

    def consider(self, outcomes: Sequence[Outcome]) -> None:
        """Looks into these outcomes from now on, the first of them most needed.

        Only what was played in the same worlds can be compared: if the first is known
        already, those that are not are left out, otherwise everything begins anew.
        """
        chosen = [outcome for outcome in outcomes if outcome in self.first][:MOST_OUTCOMES]
        if chosen and chosen[0] in self.studies:
            self.studies = {outcome: self.studies[outcome] for outcome in chosen if outcome in self.studies}
        else:
            self.rounds = 0
            self.studies = {outcome: self._study(outcome) for outcome in chosen}

    def _study(self, outcome: Outcome) -> Study:
        wish = self.first[outcome]
        played = [event.args[0] for event in wish.events]
        life = wish.life
        if played:
            life = life.with_hand(tuple(card for card in life.hand if card not in played))
        return Study(wish, life)

    def run(self, rng: Rng, most: int, deadline: float, cancelled: Callable[[], bool] | None) -> None:
        """Plays on from each outcome in one world after another, until told to stop."""
        runs = 0
        while len(self.studies) > 1 and self.rounds < MOST_ROUNDS:
            world, luck = self.sampler.sample(rng), Luck(rng)
            rewards = []
            for study in self.studies.values():
                if runs >= most or perf_counter() >= deadline or (cancelled and cancelled()):
                    self.runs += runs
                    return
                rewards.append(self._play(world.copy(), study, luck))
                runs += 1
            self.rounds += 1
            for study, reward in zip(self.studies.values(), rewards, strict=True):
                study.total += reward

    def corrections(self) -> dict[Outcome, float]:
        """Returns by outcome the points by which it is better or worse than it looked at first."""
        if not self.rounds:
            return {}
        reward = self.situation.reward
        differences = [
            study.total / self.rounds - reward(study.wish.points) for study in self.studies.values()
        ]
        mean = sum(differences) / len(differences)
        belief = self.rounds / (self.rounds + DOUBT)
        return {
            outcome: belief * (difference - mean) / max(_LEAST_SLOPE, _slope(reward, study.wish.points))
            for (outcome, study), difference in zip(self.studies.items(), differences, strict=True)
        }

    # ---- one world

    def _play(self, state: CvState, study: Study, luck: Luck) -> float:
        """Returns the reward that the seat can expect when its turn ends with an outcome."""
        seat = self.seat
        self._end_turn(state, seat, study.life, study.wish.cards, luck)
        expected = []
        while state.actor != NOBODY and state.turn != seat:
            expected.append(self._rival_turn(state, luck))
        if state.actor == NOBODY:
            return self.rules.rewards(state)[seat]
        life = Life.of(state, seat)
        if life.piles == study.life.piles and life.hand == study.life.hand:
            life = study.life  # one object, so that its rating is remembered
        prospect = self._prospect(
            state, self._outlook(state, seat), life, self.situation.reward_against(expected)
        )
        return prospect.kept(state.throws, state.thaws)[0]

    def _end_turn(self, state: CvState, player: int, life: Life, taken: tuple[int, ...], luck: Luck) -> None:
        """Writes what has come of a turn into a state, and plays on to the next throw."""
        rules = self.rules
        life.write(state, player)
        gone = (*state.chosen, *taken)
        state.track = tuple(card for card in state.track if card not in gone)
        state.chosen = ()
        state.step = STEP_END
        rules.apply(state, END_TURN)
        while state.actor != NOBODY and state.step != STEP_ROLL:
            if state.actor == CHANCE:
                rules.apply(state, luck.draw(state))
                continue
            actions = rules.legal_actions(state)
            rules.apply(state, actions[0] if len(actions) == 1 else self.decide(state, state.actor, actions))

    def _rival_turn(self, state: CvState, luck: Luck) -> float:
        """Plays a rival's turn; returns the points that the rival could expect of it before the throw."""
        player, tables = state.turn, dice_tables()
        outlook, life = self._outlook(state, player), self._life(state, player)
        prospect = self._prospect(state, outlook, life, _same)
        expected = prospect.kept(state.throws, state.thaws)[0]
        number = luck.throw(tables, 0, state.joining, player, state.throws)
        for left in range(state.throws, 0, -1):
            values = prospect.kept(left - 1, 0)
            kept = max(tables.left_of(number), key=values.__getitem__)
            if kept == number:
                break
            number = luck.throw(tables, kept, prospect.dice, player, left - 1)
        wish = prospect.wishes[prospect.wish_of[number - tables.first[prospect.dice]]]
        after = wish.life
        for event in wish.events:
            after = after.without(event.args[0])
        misfortune = tables.counts[number][X] + count(state.tokens[player], X)
        after = losses_of(outlook, after, misfortune // 3)[1] if misfortune >= 3 else after
        self._end_turn(state, player, after, wish.cards, luck)
        return expected

    def _outlook(self, state: CvState, player: int) -> Outlook:
        """Returns how a player with this goal will rate lives in the next turn."""
        key = (player, state.goals[player])
        known = self._outlooks.get(key)
        if known is None:
            known = self._outlooks[key] = outlooks(self.situation.worth, state, own_goals(state))[player]
        return known

    def _life(self, state: CvState, player: int) -> Life:
        """Returns a rival's life, the same object while it is the same, so that ratings are remembered."""
        life, known = Life.of(state, player), self._lives.get(player)
        if known is not None and known.hand == life.hand and known.piles == life.piles:
            return known
        self._lives[player] = life
        return life

    def _prospect(
        self, state: CvState, outlook: Outlook, life: Life, reward: Callable[[float], float]
    ) -> Prospect:
        terms, tables = self.rules.terms, dice_tables()
        wishes = list_wishes(terms, state, outlook, life)
        reach = Reach(tables, state.joining, purse_of(terms, state))
        return Prospect(tables, reach, wishes, losses_of(outlook, life)[0], reward)


def _same(points: float) -> float:
    return points


def _slope(reward: Callable[[float], float], points: float) -> float:
    return reward(points + 0.5) - reward(points - 0.5)


class Luck:
    """The luck of one world: the order of the cards and what the dice show, the same for each outcome."""

    def __init__(self, rng: Rng) -> None:
        self._place = rng.shuffled(range(CARDS + 1))
        self._rng = rng
        self._thrown: dict[tuple[int, int], list[int]] = {}

    def draw(self, state: CvState) -> Action:
        """Returns the next card of the track."""
        return DRAW[min(state.decks[current_deck(state)], key=self._place.__getitem__)]

    def throw(self, tables: DiceTables, kept: int, dice: int, player: int, left: int) -> int:
        """Returns what lies there after a player has thrown all but the dice kept."""
        key = (player, left)
        faces = self._thrown.get(key)
        if faces is None:
            random = self._rng.random
            faces = self._thrown[key] = [int(random() * 6) for _ in range(MOST_DICE)]
        missing = dice - sum(tables.counts[kept])
        return tables.number[tables.packed[kept] + sum([ONE[face] for face in faces[:missing]])]
