"""What bots are asked, and what they thought."""

from __future__ import annotations

from attrs import define, field, frozen

from cvdesk.bots.base import BotRequest, Budget, Choice, bot_seed
from cvdesk.bots.levels import budget_of
from cvdesk.engine.action import Action
from cvdesk.engine.match import Match
from cvdesk.engine.message import Message
from cvdesk.engine.view import View

HARD_CAP = 3000
"""Milliseconds after which the watchdog plays for a bot whose budget is a time."""
ITERATION_CAP = 60_000
"""The same for a bot whose budget is a number of iterations."""


@frozen
class Thought:
    """Why a bot did what it did: its best options with expected rewards, and its reasons."""

    seat: int
    options: tuple[tuple[Message, float], ...]
    reasons: tuple[Message, ...]


@define
class Thoughts:
    """The choices that bots have made in a match, by the index of the record that each became."""

    match: Match
    choices: dict[int, Choice] = field(factory=dict)

    def forget_later(self) -> None:
        """Forgets the choices that have been taken back."""
        self.choices = {at: choice for at, choice in self.choices.items() if at <= self.match.index}

    def question(self, seat: int, view: View) -> tuple[BotRequest, int]:
        """Returns what a bot is asked now, and after how many milliseconds it is too late to answer."""
        record = self.match.record
        player = record.seats[seat]
        budget = (Budget.parse(player.budget) if player.budget else budget_of(player.level)).for_turn()
        request = BotRequest(
            game=record.game,
            options=record.options,
            level=player.level,
            budget=budget,
            view=view,
            seed=bot_seed(record.seed),
            labels=("bot", seat, self.match.index),
            seat=seat,
            match=record.match,
            path=self._path(seat),
        )
        return request, ITERATION_CAP if budget.iterations else int((budget.milliseconds or 0) + HARD_CAP)

    def _path(self, seat: int) -> tuple[Action, ...] | None:
        """Returns the seat's actions since its last choice, None when anything came between."""
        path: list[Action] = []
        for index in range(self.match.index, 0, -1):
            who, action = self.match.record.actions[index - 1]
            if who != seat:
                return None
            path.insert(0, action)
            if index in self.choices:
                return tuple(path)
        return None

    def why(self, index: int) -> Thought | None:
        """Returns what a bot thought when it made the record of that index; None when it did not choose."""
        choice = self.choices.get(index)
        if choice is None:
            return None
        rules, seat = self.match.rules, self.match.record.actions[index - 1][0]
        decision = rules.decision(rules.view(self.match.at(index - 1), seat))
        labels = {option.action: option.label for option in decision.options} if decision else {}
        options = tuple((labels[action], value) for action, value in choice.values if action in labels)
        return Thought(seat, options[:3], choice.reasons)
