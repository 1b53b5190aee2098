"""Saves a match after every record, without making play wait for the disk."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal

from cvdesk.engine.message import P
from cvdesk.engine.record import Record
from cvdesk.storage.files import StorageError
from cvdesk.storage.saves import Saves

_log = logging.getLogger(__name__)

_PATIENCE = 10.0
"""Seconds that `flush` waits for a slow disk."""


def is_open_elsewhere(path: Path) -> bool:
    """Tells whether another program, or another window, has the match of a file open."""
    lock = _lock_of(path)
    free = lock.tryLock(0)
    if free:
        lock.unlock()
    return not free and lock.error() == QLockFile.LockError.LockFailedError


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(f"{path}.lock")
    lock.setStaleLockTime(0)  # held for hours; only a dead owner makes it stale
    return lock


class Autosave(QObject):
    """Writes the newest record of the open match in a thread of its own.

    A failure is told once, through `problem`, and the next record tries again; playing
    never sees an error.
    """

    problem = Signal(object)
    """A `Message`: why the match cannot be saved for now."""

    def __init__(self, saves: Saves, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves = saves
        self._lock: QLockFile | None = None
        self._match = ""
        self._changed = threading.Condition()
        self._waiting: tuple[Path, bytes] | None = None
        self._failed: tuple[Path, bytes] | None = None
        self._busy = False
        self._told = False
        self._closing = False
        self._writer: threading.Thread | None = None

    def claim(self, match: str) -> None:
        """Takes a match for this program; one that was open before is let go.

        Raises StorageError when another program has it open.
        """
        if match == self._match:
            return
        self.release()
        path = self._saves.path_of(match)
        lock = _lock_of(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            _log.info("no folder for the lock of %s: %s", path.name, error)
        if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
            raise StorageError("error-save-locked", file=P.name(path.name))
        # A folder where no lock can be made cannot be written either; saving will say so.
        self._lock, self._match = lock, match

    def release(self) -> None:
        """Writes what is waiting and lets go of the open match."""
        self.flush()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.unlock()
        self._lock, self._match = None, ""

    def save(self, record: Record) -> None:
        """Saves a record soon; a newer one takes the place of one still waiting."""
        # "replace": half a character in a pasted name must not stop the saving
        job = (self._saves.path_of(record.match), record.to_json().encode("utf-8", "replace"))
        with self._changed:
            self._waiting, self._failed = job, None
            if self._writer is None:
                self._writer = threading.Thread(target=self._write_on, name="autosave", daemon=True)
                self._writer.start()
            self._changed.notify_all()

    def flush(self) -> bool:
        """Waits until everything is written, trying once more what failed; returns whether it is."""
        if self._writer is None:
            return self._failed is None
        with self._changed:
            if self._failed is not None:
                self._waiting, self._failed = self._failed, None
                self._changed.notify_all()
            self._changed.wait_for(self._is_idle, _PATIENCE)
            return self._is_idle() and self._failed is None

    def close(self) -> bool:
        """Writes what is waiting and ends the writer; returns whether everything is on disk."""
        saved = self.flush()
        self._unlock()
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if self._writer is not None:
            self._writer.join(_PATIENCE)
            self._writer = None
        return saved

    def _is_idle(self) -> bool:
        return self._waiting is None and not self._busy

    def _write_on(self) -> None:
        while (job := self._next_job()) is not None:
            error: StorageError | None = None
            try:
                self._saves.store(*job)
            except StorageError as refusal:
                error = refusal
            self._finish(job, error)

    def _next_job(self) -> tuple[Path, bytes] | None:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting is not None or self._closing)
            job, self._waiting = self._waiting, None
            self._busy = job is not None
            return job

    def _finish(self, job: tuple[Path, bytes], error: StorageError | None) -> None:
        with self._changed:
            tell = error is not None and not self._told
            self._told = error is not None
            if error is not None and self._waiting is None:
                self._failed = job
            self._busy = False
            self._changed.notify_all()
        if error is not None and tell:
            _log.info("not saved: %s", error)
            self.problem.emit(error.message)
