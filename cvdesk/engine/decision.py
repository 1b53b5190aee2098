"""What a player may do now, in a form that widgets and panels can offer."""

from __future__ import annotations

from typing import NamedTuple

from attrs import frozen

from cvdesk.engine.action import Action
from cvdesk.engine.message import Message


class Target(NamedTuple):
    """Anything on the table that can be pointed at: a zone and an id within it."""

    zone: str
    id: int


@frozen
class Option:
    """One legal action and how it is offered."""

    action: Action
    targets: tuple[Target, ...]
    """Clicking these, in any order, means this option; no two options have the same."""
    label: Message
    """What a button that plays it says."""
    detail: Message | None = None
    """The consequence, as "you take -7"."""
    deliberate: bool = False
    """It gives something up for good: only its own button or the list of moves means it, not Enter alone."""


PLAN = "plan"
"""The kind of the action that stands for several steps at once; `GameRules.plan` says which they are."""


@frozen
class Several:
    """Things that are marked in any order and then used in several steps at once."""

    targets: frozenset[Target]
    least: int
    most: int
    labels: tuple[Message, ...]
    """What a button that does it says, by how many are marked: `least` to `most`."""

    def option(self, marked: tuple[Target, ...]) -> Option | None:
        """Returns what is offered when so many are marked; None when they are too few or too many."""
        if not self.least <= len(marked) <= self.most:
            return None
        return Option(Action(PLAN, ()), marked, self.labels[len(marked) - self.least])


@frozen
class Decision:
    """Everything a player can choose from, in the order of the legal actions."""

    player: int
    kind: str
    """Game and step, as ``phase10.discard``: for styling, help and sounds."""
    prompt: Message
    options: tuple[Option, ...]
    alike: tuple[frozenset[Target], ...] = ()
    """Interchangeable targets (equal dice, equal cards): only how many are clicked counts."""
    confirm: bool = False
    """The choice cannot be taken back or reveals something."""
    several: Several | None = None
    """What may be marked for several steps at once, besides the options one by one."""
