"""What happened, for the log, the animation and undo."""

from __future__ import annotations

from typing import NamedTuple

from attrs import evolve, frozen

from cvdesk.engine.decision import Target
from cvdesk.engine.message import Message

HIDDEN = -1
"""The id of a thing that a viewer may not identify."""


class Move(NamedTuple):
    """Something that travelled: from a target to a target, and what it was."""

    piece: Target
    source: Target
    to: Target


@frozen
class Event:
    """One thing that happened."""

    player: int
    """Whose badge the log line carries; CHANCE for the table itself."""
    message: Message
    details: tuple[Message, ...] = ()
    """One line each: the payment, the dice."""
    audience: frozenset[int] | None = None
    """Who may know the whole of it; None means everybody."""
    public: Message | None = None
    """What the others are told."""
    moves: tuple[Move, ...] = ()
    rule: str = ""
    """The rules clause behind it, as ``thats_life.3.1``."""
    barrier: bool = False
    """A roll, a reveal, the end of a turn: Undo stops here and names this event."""

    def seen_by(self, viewer: int | None) -> Event:
        """Returns the event as one pair of eyes may know it; None is what everybody may know."""
        if self.audience is None or (viewer is not None and viewer in self.audience):
            return self
        moves = tuple(
            Move(Target(piece.zone, HIDDEN), Target(source.zone, HIDDEN), Target(to.zone, HIDDEN))
            for piece, source, to in self.moves
        )
        return evolve(self, message=self.public or self.message, details=(), moves=moves)
