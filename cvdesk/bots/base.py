"""What a bot is given, what it answers, and how long it may think."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from math import isfinite
from time import perf_counter
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import evolve, field, frozen

from cvdesk.engine.action import Action
from cvdesk.engine.errors import BadOption
from cvdesk.engine.message import Message, P
from cvdesk.engine.rng import Rng
from cvdesk.engine.rules import GameRules
from cvdesk.engine.sampler import Sampler
from cvdesk.engine.state import State
from cvdesk.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

MAX_ITERATIONS = 10_000_000
MAX_MILLISECONDS = 600_000
_BUDGET = re.compile(r"([0-9]{1,9})(it|ms)")


@frozen
class Budget:
    """How long a bot may think: so many iterations, so many milliseconds, whichever ends first.

    With neither, a bot thinks as long as it needs.
    """

    iterations: int | None = None
    milliseconds: float | None = None
    whole_turn: bool = False
    """The milliseconds are for all decisions of a turn together, not for each."""

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Reads ``500it`` or ``200ms``; raises BadOption for anything else."""
        match = _BUDGET.fullmatch(text)
        number = int(match[1]) if match else 0
        most = MAX_ITERATIONS if match and match[2] == "it" else MAX_MILLISECONDS
        if match is None or not 1 <= number <= most:
            raise BadOption("error-budget", budget=P.name(text))
        return cls(iterations=number) if match[2] == "it" else cls(milliseconds=float(number))

    def for_turn(self) -> Budget:
        """Returns the same budget, meant for a whole turn."""
        return evolve(self, whole_turn=True)

    def __str__(self) -> str:
        if self.iterations is not None:
            return f"{self.iterations}it"
        return "" if self.milliseconds is None else f"{self.milliseconds:g}ms"


@frozen
class Choice:
    """A bot's answer and what it thought of the alternatives."""

    action: Action
    values: tuple[tuple[Action, float], ...] = ()
    """Expected rewards from 0 to 1, best first; an action that was not looked at is missing."""
    reasons: tuple[Message, ...] = ()
    """Sentences made from the numbers of this very choice."""


def checked(answer: object, actions: Sequence[Action]) -> Choice:
    """Returns what a bot answered, with only those values and reasons that can be shown.

    Raises TypeError for an answer that is no choice, ValueError for an action that is not legal.
    """
    if not isinstance(answer, Choice):
        raise TypeError(f"choose() returned {type(answer).__name__}, not Choice")
    if answer.action not in actions:
        raise ValueError(f"illegal action {answer.action}")
    try:
        values = tuple(
            (action, float(value))
            for action, value in answer.values
            if action in actions and isfinite(float(value))
        )
    except (TypeError, ValueError):
        values = ()
    reasons = answer.reasons if isinstance(answer.reasons, tuple) else ()
    return Choice(answer.action, values, tuple(each for each in reasons if isinstance(each, Message)))


@frozen
class GameTable(Generic[S, V]):
    """Everything a bot may know when it decides: never the state itself."""

    view: V
    rules: GameRules[S, V]
    sampler: Sampler[S]
    rng: Rng
    budget: Budget = field(factory=Budget)
    path: tuple[Action, ...] | None = None
    """The seat's own actions since its last choice of the same turn when neither chance nor
    anybody else acted in between, so that a search may keep its tree; otherwise None."""
    cancelled: Callable[[], bool] | None = None
    """Asked often by a long search, which then answers with what it has."""
    started: float = field(factory=perf_counter)
    """When the clock of the budget began, by ``time.perf_counter``."""


BotTable: TypeAlias = GameTable[Any, Any]  # Any: a table only ever holds things of one game
"""The table of some game, as everything above the games knows it."""


class Bot(Protocol):
    """A player that thinks.

    A bot of one's own is any object with this method, made by a factory that takes a
    budget.  Save ten lines as ``mybots.py`` and name them ``mybots:lazy`` at the table
    or in the arena::

        from cvdesk.bots.base import Choice

        class Lazy:
            def choose(self, table):
                # legal moves: table.view.actions; a possible world: table.sampler.sample(table.rng)
                return Choice(table.view.actions[0])

        def lazy(budget):
            return Lazy()
    """

    def choose(self, table: BotTable) -> Choice:
        """Returns one of ``table.view.actions``; the view's viewer is the seat to play for."""


@frozen(kw_only=True)
class BotRequest:
    """A decision to be made in another process, as plain data."""

    game: str
    options: Mapping[str, str]
    level: str
    """A level's name, or ``package.module:factory`` for a bot of one's own."""
    budget: Budget
    view: View
    seed: int
    """Of the bot's streams.  Not the match's own, which foretells the dice: see `bot_seed`."""
    labels: tuple[str | int, ...]
    """Names the stream of this decision, as ``("bot", seat, index)``."""
    seat: int
    match: str
    """With the seat, names the thinker that may keep its tree."""
    path: tuple[Action, ...] | None = None


def bot_seed(seed: int, *labels: str | int) -> int:
    """Derives the seed of the bots' streams from a match's seed; there is no way back."""
    name = repr(("bots", seed, *labels)).encode()
    return int.from_bytes(blake2b(name, digest_size=8).digest(), "big")
