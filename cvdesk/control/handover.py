"""Whose eyes are at the screen, and what may be shown to them (UX 2.5).  No Qt here.

Where hands are secret and several people share a computer, a curtain falls between two
of them.  It has three strengths: *full* covers the table before anybody else may look;
*private* leaves the table in sight and lays secrets face down, and covers it only where
the choice itself is secret; *off* hides nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from attrs import evolve, frozen

from cvdesk.engine.match import LogEntry, Match

FULL, PRIVATE, OFF = "full", "private", "off"
AS_THE_GAME = "game"
"""The setting that leaves the strength to the game."""

_OF_GAME: Mapping[str, str] = MappingProxyType({"cv": PRIVATE})
_SECRET_CHOICES = frozenset({"cv.draft"})
"""Kinds of decisions that show secrets in the middle of the table."""


def strength_of(setting: str, game: str) -> str:
    """Returns the strength that a setting comes to in a game; full unless the game is easier with less."""
    return _OF_GAME.get(game, FULL) if setting == AS_THE_GAME else setting


@frozen
class Screen:
    """What the screen may show at a moment."""

    seat: int | None
    """Whose view the table shows; None: what everybody may see."""
    cover: int | None = None
    """To whom the computer must be passed before anything goes on."""
    masked: bool = False
    """Whether the secrets of that view lie face down until somebody peeks."""

    @property
    def viewer(self) -> int | None:
        """Whose secrets may stand in words on the screen."""
        return None if self.masked else self.seat


class Handover:
    """Remembers who has last seen secrets of a match, and says what the screen may show next."""

    def __init__(self, match: Match, *, read_only: bool = False) -> None:
        self._match = match
        self._read_only = read_only
        self._eyes: int | None = None
        self.answered: set[int] = set()
        """Records that the program has played for a person, rather than passing the computer."""

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [index for index, seat in enumerate(self._match.record.seats) if seat.is_human]

    @property
    def last_human(self) -> int | None:
        """The person who acted last."""
        humans = set(self.humans)
        return next((who for who, _ in reversed(self._match.record.actions) if who in humans), None)

    def guards(self, setting: str) -> bool:
        """Tells whether anything is kept from anybody: several people, secrets, and the wish for it."""
        strength = strength_of(setting, self._match.record.game)
        return self._match.rules.info.has_secrets and len(self.humans) > 1 and strength != OFF

    def screen(self, setting: str) -> Screen:
        """Returns what may be shown now under the setting of the curtain.

        Without anything to keep secret that is the view of the person to act, else of the
        one who acted last, else of the first.
        """
        mover = self._match.mover
        acts = mover in self.humans
        if self._match.finished or not self.guards(setting):
            last = self.last_human
            return Screen(mover if acts else last if last is not None else next(iter(self.humans), None))
        if not acts or self._read_only:
            return Screen(None)
        if strength_of(setting, self._match.record.game) == PRIVATE and not self._chooses_secretly(mover):
            return Screen(mover, masked=True)
        return Screen(mover) if self._eyes == mover else Screen(None, cover=mover)

    def _chooses_secretly(self, mover: int) -> bool:
        rules = self._match.rules
        decision = rules.decision(rules.view(self._match.state, mover))
        return decision is not None and decision.kind in _SECRET_CHOICES

    def show_to(self, seat: int) -> None:
        """Takes note that a person has said to be at the screen."""
        self._eyes = seat

    def look_away(self) -> None:
        """Takes note that nobody is known to be at the screen."""
        self._eyes = None

    def last_action(self, seat: int) -> int:
        """Returns the number of a person's last record, 0 before the first."""
        records = enumerate(self._match.record.actions, 1)
        own = (index for index, (who, _) in records if who == seat and index not in self.answered)
        return max(own, default=0)

    def recap(self, seat: int) -> list[LogEntry]:
        """Returns what everybody could see of the others since a person's last action."""
        last = self.last_action(seat)
        return [
            evolve(entry, event=entry.event.seen_by(None))
            for entry in self._match.log
            if entry.index > last and (entry.event.player != seat or entry.index in self.answered)
        ]
