"""What one pair of eyes may know of a match."""

from __future__ import annotations

from attrs import frozen

from cvdesk.engine.action import Action


@frozen(kw_only=True)
class View:
    """Base of every game's view; a game adds what is visible on its table."""

    viewer: int | None
    """The seat that looks; None is what everybody may know."""
    players: int
    """How many seats play."""
    actor: int
    """Who decides now: a player, CHANCE or NOBODY."""
    turn: int
    """Whose turn it is."""
    actions: tuple[Action, ...] = ()
    """The legal actions; empty unless the viewer is the actor."""
