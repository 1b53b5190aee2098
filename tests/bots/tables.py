"""Games, matches and tables on which bots are tried: a game without secrets and one with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count

from attrs import field, frozen

from cvdesk.bots.base import Bot, BotTable, Budget
from cvdesk.engine import CHANCE, NOBODY, Match, Rng, Rules, Seat, State, View, random_match
from cvdesk.games import make_rules
from tests import toy
from tests.games.phase10.invariants import late_start


@frozen
class Case:
    """A game with options and a number of players."""

    id: str
    rules: Rules = field(eq=False, repr=False)
    players: int
    kind: str = ""
    """Where only some decisions are searched: a kind of action that those have."""
    heavy: int = 1
    """How many times as long as elsewhere an iteration takes, about."""
    late: Callable[[Rules, int, int], State] | None = None
    """Where matches are long: gives a state near the end of a random one, for a seed."""

    def searched(self, seed: int) -> tuple[State, int]:
        """Returns the first state of a random match about which a search would think, with its player."""
        for state, mover in self.choices(seed):
            if not self.kind or any(each.kind == self.kind for each in self.rules.legal_actions(state)):
                return state, mover
        raise AssertionError(self.kind)

    def choices(self, seed: int, least: int = 2) -> list[tuple[State, int]]:
        """Returns the states of a random match in which somebody has so many choices, with that player."""
        return [
            (state, self.rules.to_move(state))
            for state in self._states(seed)
            if self.rules.to_move(state) >= 0 and len(self.rules.legal_actions(state)) >= least
        ]

    def _states(self, seed: int) -> list[State]:
        if self.late is None:
            match = random_match(self.rules, self.players, seed)
            return [match.at(index) for index in range(match.index + 1)]
        state, rng = self.late(self.rules, self.players, seed), Rng.stream(seed, "late")
        states = []
        while (mover := self.rules.to_move(state)) != NOBODY:
            states.append(state.copy())
            chance = mover == CHANCE
            self.rules.apply(
                state,
                self.rules.sample_chance(state, rng) if chance else rng.pick(self.rules.legal_actions(state)),
            )
        return states


CASES = (
    Case("life-2", make_rules("thats_life"), 2),
    Case("life-4", make_rules("thats_life"), 4),
    Case("life-wurminator-3", make_rules("thats_life", {"wurminator": "on"}), 3),
    Case("cv-2", make_rules("cv"), 2, kind="reroll", heavy=10),
    Case("phase10-2", make_rules("phase10"), 2, kind="move", heavy=10, late=late_start),
    Case("phase10-4", make_rules("phase10"), 4, kind="move", heavy=10, late=late_start),
    Case("toy-2", toy.make_rules(), 2),
    Case("toy-4", toy.make_rules(), 4),
)


def table(
    rules: Rules,
    view: View,
    *,
    seed: int = 1,
    iterations: int | None = None,
    milliseconds: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> BotTable:
    """Returns what a bot is given for a view."""
    return BotTable(
        view=view,
        rules=rules,
        sampler=rules.sampler(view),
        rng=Rng.stream(seed, "bot"),
        budget=Budget(iterations, milliseconds),
        cancelled=cancelled,
    )


def play(rules: Rules, bots: Sequence[Bot], seed: int, budget: Budget) -> tuple[float, ...]:
    """Plays a match between bots and returns their rewards."""
    seats = [Seat("bot", f"Bot {index}", index + 1, level="test") for index in range(len(bots))]
    match = Match.new(rules, seats, seed)
    for number in count():
        mover = match.mover
        if mover == NOBODY:
            break
        assert mover != CHANCE
        view = rules.view(match.state, mover)
        ask = partial(table, rules, view, seed=seed * 1000 + number)
        action = view.actions[0]
        if len(view.actions) > 1:
            action = bots[mover].choose(ask(iterations=budget.iterations)).action
        match.play(action)
    return rules.rewards(match.state)
