"""The matches on disk: one file each, older generations beside it, broken ones moved aside.

Every file is written whole or not at all.  Four older generations are kept and move
on at most once a minute, so that a damaged file costs a minute of play, not a match.
"""

from __future__ import annotations

import logging
import os
import time
import uuid
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

from attrs import evolve, frozen

from cvdesk.engine.errors import BadRecord, CvdeskError
from cvdesk.engine.message import Message, P
from cvdesk.engine.record import Record, Seat
from cvdesk.engine.rules import NOBODY
from cvdesk.games import GAMES, game_info, make_rules
from cvdesk.storage.files import StorageError, move_aside, reason_of, write_atomically
from cvdesk.storage.paths import Paths

SUFFIX = ".cvdesk"
GENERATIONS = 4
ROTATE_AFTER = 60.0
"""Seconds between two generations."""

_MAX_BYTES = 32_000_000

# The file itself is in order: it is of a later version, needs a deck that is not here, or cannot be
# reached now.
_NOT_DAMAGED = (
    "error-save-format",
    "error-save-read",
    "error-save-locked",
    "error-save-rules",
    "error-save-deck-missing",
    "error-save-deck-wrong",
)

_log = logging.getLogger(__name__)


@frozen
class SaveEntry:
    """A stored match, as a list of them shows it."""

    path: Path
    match: str
    game: str
    created: str
    """UTC in ISO 8601."""
    modified: datetime
    """When it was last saved."""
    seats: tuple[Seat, ...]
    turn: int
    """The number of the turn, from 1."""
    finished: bool

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, in the order of the seats."""
        return tuple(seat.name for seat in self.seats)


class Saves:
    """The folder of matches.  `clock` and `write` are seams for tests."""

    def __init__(
        self,
        paths: Paths,
        *,
        clock: Callable[[], float] = time.time,
        write: Callable[[Path, bytes], None] = write_atomically,
    ) -> None:
        self.folder = paths.matches
        self.broken = paths.broken
        self._clock = clock
        self._write = write

    def path_of(self, match: str) -> Path:
        """Returns where a match is kept."""
        return self.folder / f"{match}{SUFFIX}"

    # ---- reading

    def entries(self) -> Iterator[SaveEntry]:
        """Yields the readable matches of known games, last played first, reading each when it is its turn."""
        for path in self._paths():
            try:
                record = _read(path)
                modified = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            except (BadRecord, OSError) as error:
                _log.info("no entry for %s: %s", path.name, error)
                continue
            if record.game in GAMES:
                yield _entry(path, record, modified)

    def list(self) -> tuple[SaveEntry, ...]:
        """Returns all entries, last played first."""
        return tuple(self.entries())

    def load(self, path: Path) -> Record:
        """Reads a match; raises BadRecord, which names the file and what is wrong with it."""
        return read_record(path)

    def import_file(self, path: Path) -> Record:
        """Reads a match from elsewhere, to be gone on with here; raises BadRecord.

        Where another course of the same match is stored, it becomes a match of its own,
        so neither is lost.
        """
        record = read_record(path)
        stored = self.path_of(record.match)
        if path.resolve() == stored.resolve() or not stored.exists():
            return record
        try:
            kept = _read(stored).actions
        except BadRecord:
            kept = None
        if kept is not None and record.actions[: len(kept)] == kept:
            return record
        return evolve(record, match=str(uuid.uuid4()))

    def _paths(self) -> tuple[Path, ...]:
        """Returns the files of matches, last written first."""
        found = []
        try:
            for path in self.folder.glob(f"*{SUFFIX}"):
                found.append((path.stat().st_mtime, path))
        except OSError as error:
            _log.info("the matches cannot be listed: %s", error)
        return tuple(path for _, path in sorted(found, reverse=True))

    # ---- writing

    def store(self, path: Path, text: str | bytes) -> None:
        """Saves a match over its last save, which becomes an older generation when a minute has passed.

        Raises StorageError; the last save is then still there.
        """
        try:
            self._rotate(path)
            self._write(path, text.encode("utf-8") if isinstance(text, str) else text)
        except OSError as error:
            raise _write_error("error-save-write", path, error) from error

    def export(self, path: Path, text: str) -> None:
        """Saves a match where a person wants it; raises StorageError."""
        try:
            self._write(path, text.encode("utf-8"))
        except OSError as error:
            raise _write_error("error-save-export", path, error) from error

    def delete(self, path: Path) -> None:
        """Deletes a match with its older generations; what cannot be deleted stays."""
        for file in (path, *(_generation(path, number) for number in range(GENERATIONS + 1))):
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                _log.info("%s stays: %s", file.name, error)

    def _rotate(self, path: Path) -> None:
        if not path.exists():
            return
        newest = _generation(path, 1)
        now = self._clock()
        # abs: a clock that was set back must not stop the rotation for years
        if newest.exists() and abs(now - newest.stat().st_mtime) < ROTATE_AFTER:
            return
        # The copy comes first: on a full disk nothing moves on and nothing is lost.
        copy = _generation(path, 0)
        self._write(copy, path.read_bytes())
        os.utime(copy, (now, now))
        for number in range(GENERATIONS - 1, -1, -1):
            older = _generation(path, number)
            if older.exists():
                older.replace(_generation(path, number + 1))

    # ---- broken files

    def sweep(self) -> tuple[Message, ...]:
        """Moves every broken file aside and says so, one message each; never raises."""
        messages = []
        for path in self._paths():
            try:
                _read(path)
            except BadRecord as error:
                if is_damage(error):
                    messages.append(self.rescue(path, error))
        return tuple(messages)

    def rescue(self, path: Path, error: CvdeskError) -> Message:
        """Moves a broken file aside, puts its newest good generation in its place, and says what was done."""
        try:
            self.quarantine(path, error)
            restored = self.restore(path)
        except OSError as refusal:
            _log.info("%s stays where it is: %s", path, refusal)
            return _in_file(path, error)
        params = {"file": P.name(path.name), "folder": P.name(str(self.broken))}
        if restored:
            return Message("error-save-restored", params)
        return Message("error-save-moved", {**params, "problem": _in_file(path, error).params["problem"]})

    def quarantine(self, path: Path, error: CvdeskError | None = None) -> Path:
        """Moves a file into the folder of broken ones, the reason in a text file beside it.

        Returns its new place; raises OSError.
        """
        moved = move_aside(path, self.broken)
        reason = moved.with_name(f"{moved.name}.txt")
        if error is not None:
            self._write(reason, f"{datetime.now(UTC).isoformat(timespec='seconds')} {error}\n".encode())
        return moved

    def restore(self, path: Path) -> bool:
        """Puts the newest older generation that can be read in the place of a match; raises OSError."""
        for number in range(1, GENERATIONS + 1):
            older = _generation(path, number)
            try:
                _read(older)
            except BadRecord:
                continue
            self._write(path, older.read_bytes())
            return True
        return False


def read_record(path: Path) -> Record:
    """Reads a save from anywhere; raises BadRecord, which names the file and what is wrong with it."""
    try:
        return _read(path)
    except BadRecord as error:
        told = _in_file(path, error)
        raise BadRecord(told.id, **told.params) from error


def is_damage(error: CvdeskError) -> bool:
    """Tells whether a save that cannot be opened is spoiled, or just of no use here and now."""
    told = error.message
    if told.id == "error-in-file":
        told = cast(Message, told.params["problem"].value)
    return told.id not in _NOT_DAMAGED


def _entry(path: Path, record: Record, modified: datetime) -> SaveEntry:
    openers = game_info(record.game).turn_openers
    turns = sum(who >= 0 and action.kind in openers for who, action in record.actions)
    return SaveEntry(
        path=path,
        match=record.match,
        game=record.game,
        created=record.created,
        modified=modified,
        seats=tuple(record.seats),
        turn=max(turns, 1),
        finished=is_finished(record),
    )


def is_finished(record: Record) -> bool:
    """Tells from the snapshot whether a match is over; a snapshot that makes no sense counts as not."""
    try:
        rules = make_rules(record.game, record.options)
        return rules.to_move(rules.load_state(record.snapshot)) == NOBODY
    except CvdeskError:
        return False


def _read(path: Path) -> Record:
    try:
        if path.stat().st_size > _MAX_BYTES:
            raise BadRecord("error-save-large")
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise BadRecord("error-save-read", reason=P.message(reason_of(error))) from error
    except UnicodeDecodeError as error:
        raise BadRecord("error-save-not-json") from error
    return Record.from_json(text)


def _in_file(path: Path, error: CvdeskError) -> Message:
    """Says in which file something is wrong, unless the error says so already."""
    if error.message.id == "error-in-file":
        return error.message
    return Message("error-in-file", {"file": P.name(path.name), "problem": P.message(error.message)})


def _generation(path: Path, number: int) -> Path:
    """Returns the place of an older save: 1 is the newest of them, 0 the one that is being made."""
    return path.with_name(f"{path.name}.{number}")


def _write_error(id: str, path: Path, error: OSError) -> StorageError:
    return StorageError(id, file=P.name(str(path)), reason=P.message(reason_of(error)))
