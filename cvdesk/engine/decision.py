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
