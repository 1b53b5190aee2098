"""The levels of play, and how a seat at the command line names a bot."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType

from attrs import field, frozen

from cvdesk.bots.base import Bot, Budget
from cvdesk.engine.errors import BadOption
from cvdesk.engine.message import P

_FACTORY = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*:[A-Za-z_][A-Za-z0-9_]*")


@frozen
class Level:
    """How a kind of bot plays; weaker ones think less and err, they never see less."""

    name: str
    thinker: str
    """``random``, ``greedy`` or ``search``."""
    noise: float = 0.0
    """The largest error, in expected reward, that a greedy bot makes on each action."""
    budget: Budget = field(factory=Budget)
    """What it thinks with when nothing else is said: per decision, at a table for a whole turn."""
    at_table: bool = True
    """Whether people are offered it; its name is the message ``bot-level-<name>``."""


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("random", "random", at_table=False),
            Level("calm", "greedy", noise=0.12),
            Level("steady", "greedy"),
            Level("sharp", "search", budget=Budget(milliseconds=800.0)),
        )
    }
)
"""All levels by name, weakest first."""


@frozen
class BotSpec:
    """A bot as a seat names it: a level or a factory of one's own, and its budget."""

    level: str
    budget: Budget

    def __str__(self) -> str:
        plain = self.level in LEVELS and self.budget == LEVELS[self.level].budget
        return self.level if plain or not str(self.budget) else f"{self.level}:{self.budget}"

    def make(self) -> Bot:
        """Makes the bot; raises BadOption when a factory cannot be loaded."""
        return make_bot(self.level, self.budget)


def parse_level(text: str) -> BotSpec:
    """Reads ``calm``, ``sharp:500it``, ``sharp:200ms`` or ``package.module:factory[:500it]``.

    Raises BadOption for an unknown level, a bad budget or a factory that does not exist.
    """
    name, _, rest = text.partition(":")
    if name in LEVELS:
        return BotSpec(name, Budget.parse(rest) if ":" in text else LEVELS[name].budget)
    parts = text.split(":")
    factory = ":".join(parts[:2])
    if len(parts) not in (2, 3) or not _FACTORY.fullmatch(factory):
        known = P.list(*(P.name(each) for each in LEVELS))
        raise BadOption("error-level", level=P.name(text), known=known)
    load_factory(factory)
    return BotSpec(factory, Budget.parse(parts[2]) if len(parts) == 3 else Budget())


def budget_of(level: str) -> Budget:
    """Returns what a level, or a factory of one's own, usually thinks with."""
    return LEVELS[level].budget if level in LEVELS else Budget()


def load_factory(name: str) -> Callable[[Budget], Bot]:
    """Imports ``package.module:factory``, from the current folder too; raises BadOption when it cannot."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if not {"", here}.intersection(sys.path):
        sys.path.append(here)
    try:
        factory: Callable[[Budget], Bot] = getattr(import_module(module), attribute)
    except Exception as error:  # whatever a stranger's module raises
        reason = f"{type(error).__name__}: {error}"
        raise BadOption("error-bot-factory", name=P.name(name), reason=P.name(reason)) from error
    if not callable(factory):
        raise BadOption("error-bot-factory", name=P.name(name), reason=P.name(type(factory).__name__))
    return factory


def make_bot(level: str, budget: Budget) -> Bot:
    """Makes a bot of a level or by a factory of one's own; raises BadOption when there is none."""
    if level not in LEVELS:
        return load_factory(level)(budget)
    chosen = LEVELS[level]
    # imported on demand: the worker must be ready before it knows what it will be
    if chosen.thinker == "random":
        from cvdesk.bots.random_bot import RandomBot

        return RandomBot()
    if chosen.thinker == "greedy":
        from cvdesk.bots.greedy import GreedyBot

        return GreedyBot(chosen.noise)
    from cvdesk.bots.ismcts import SearchBot

    return SearchBot()
