"""What can be taken back at a table, by whom, and in which steps."""

from __future__ import annotations

from collections.abc import Callable

from cvdesk.control.handover import Handover
from cvdesk.control.settings_store import SettingsStore
from cvdesk.engine.event import Event
from cvdesk.engine.match import Match
from cvdesk.engine.message import Message, P


class Takeback:
    """Takes decisions of people back and plays them again, several steps of one selection at once."""

    def __init__(
        self, match: Match, handover: Handover, settings: SettingsStore, *, read_only: bool = False
    ) -> None:
        self._match, self._handover, self._settings, self._read_only = match, handover, settings, read_only
        self._wholes: dict[int, int] = {}
        """Where each selection has begun, by the index after its last step; those of this sitting."""

    # ---- whole selections

    def note_whole(self, start: int) -> None:
        """Remembers that all steps since an index were one selection."""
        self._wholes[self._match.index] = start

    def forget_later(self) -> None:
        """Forgets the selections that can no longer be played again, since another step is taken now."""
        self._wholes = {end: start for end, start in self._wholes.items() if end <= self._match.index}

    # ---- back and forth

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back now."""
        by = self._undo_seat()
        return by is not None and (self._match.can_undo(by) or self._can_practise(by))

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return self._redo_seat() is not None

    def undo(self) -> None:
        """Takes the last person's last decision back, all its steps; nothing when `can_undo` is false."""
        by = self._undo_seat()
        if by is None or not self.can_undo:
            return
        match = self._match
        start = self._wholes.get(match.index)
        if not match.undo(by):
            match.undo_any(by)
        while self._goes_back(start) and match.undo(by):
            pass

    def _goes_back(self, start: int | None) -> bool:
        """Tells whether a selection is not wholly taken back; of one in an earlier sitting, by its traces."""
        match = self._match
        return match.rules.is_partial(match.state) if start is None else match.index > start

    def redo(self) -> None:
        """Plays again what was taken back; nothing when `can_redo` is false."""
        by = self._redo_seat()
        if by is None:
            return
        match = self._match
        end = max((end for end, start in self._wholes.items() if start == match.index), default=None)
        match.redo(by)
        while self._goes_on(end) and match.redo(by):
            pass

    def _goes_on(self, end: int | None) -> bool:
        match = self._match
        return match.rules.is_partial(match.state) if end is None else match.index < end

    # ---- what it says

    def undo_hint(self, seen: Callable[[Event], Event]) -> Message:
        """Says what Undo takes back, or what keeps it from doing so; `seen` hides what is secret."""
        by = self._undo_seat()
        entry = self._match.undoable(by) if by is not None else None
        if entry is not None:
            return Message("table-undo-what", {"what": P.message(seen(entry.event).message)})
        if self.can_undo:
            return Message("table-undo-practice")
        barrier = self._match.undo_barrier(by) if by is not None else None
        if barrier is not None:
            return Message("table-undo-barrier", {"what": P.message(seen(barrier).message)})
        return Message("table-undo-nothing")

    def redo_hint(self) -> Message:
        """Says what Redo is for."""
        return Message("table-redo-what" if self.can_redo else "table-redo-nothing")

    # ---- whose it is

    def _undo_seat(self) -> int | None:
        by, match = self._handover.last_human, self._match
        mover = match.mover
        foreign = by is not None and mover >= 0 and match.record.seats[mover].is_human and mover != by
        # where hands are secret, taking back must never change who looks at the screen
        return None if self._read_only or (foreign and match.rules.info.has_secrets) else by

    def _can_practise(self, by: int) -> bool:
        return (
            self._settings.value.practice_takeback
            and len(self._handover.humans) == 1
            and self._match.last_choice(by) is not None
        )

    def _redo_seat(self) -> int | None:
        return next((seat for seat in self._handover.humans if self._match.can_redo(seat)), None)
