"""The program's log file, the stack of a crash, and whether the last run ended well."""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
from contextlib import suppress
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO

from cvdesk import __version__
from cvdesk.storage.paths import Paths

_MAX_BYTES = 500_000
_BACKUPS = 2
_MARKER = "running-*.lock"
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_log = logging.getLogger("cvdesk")


class QuietFileHandler(RotatingFileHandler):
    """A log file that never complains: on a full disk it stays short."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Loses the line."""

    def close(self) -> None:
        """Closes the file, whether or not its last lines fit."""
        with suppress(OSError):
            super().close()


class RunLog:
    """Everything that one run writes down about itself, from the start to `close`.

    A state folder that cannot be written costs the log, never the start.
    """

    def __init__(self, paths: Paths, *, debug: bool = False) -> None:
        self.log_file = paths.log
        self.unclean = False
        """Whether an earlier run ended without closing: a crash, a power cut, a kill."""
        self._handlers: list[logging.Handler] = []
        self._crash_file: IO[str] | None = None
        self._marker: IO[str] | None = None
        level = logging.DEBUG if debug else logging.INFO
        self._old_level = _log.level
        _log.setLevel(level)
        if debug and sys.stderr is not None:
            self._add(logging.StreamHandler())
        try:
            paths.state.mkdir(parents=True, exist_ok=True)
            self.unclean = _bury_the_dead(paths.state)
            self._marker = _mark(paths.state)
            self._add(
                QuietFileHandler(
                    paths.log, maxBytes=_MAX_BYTES, backupCount=_BACKUPS, encoding="utf-8", delay=True
                )
            )
            self._crash_file = _open_crash_log(paths.crash_log)
            faulthandler.enable(self._crash_file)
        except OSError as error:
            _log.info("no log in %s: %s", paths.state, error)
        _log.info("cvdesk %s, Python %s, %s", __version__, sys.version.split()[0], sys.platform)

    def close(self) -> None:
        """Ends the log of a run that ends well."""
        if self._crash_file is not None:
            faulthandler.disable()
            with suppress(OSError):
                self._crash_file.close()
        for handler in self._handlers:
            _log.removeHandler(handler)
            handler.close()
        self._handlers.clear()
        _log.setLevel(self._old_level)
        if self._marker is not None:
            self._marker.close()
            Path(self._marker.name).unlink(missing_ok=True)
            self._marker = None

    def _add(self, handler: logging.Handler) -> None:
        handler.setFormatter(logging.Formatter(_LINE))
        _log.addHandler(handler)
        self._handlers.append(handler)


def _open_crash_log(path: Path) -> IO[str]:
    mode = "w" if path.exists() and path.stat().st_size > _MAX_BYTES else "a"
    file = path.open(mode, encoding="utf-8")
    # without this line the stack of a crash is still of use
    with suppress(OSError):
        file.write(f"--- {datetime.now(UTC).isoformat(timespec='seconds')}\n")
        file.flush()
    return file


def _mark(folder: Path) -> IO[str]:
    """Makes the marker of this run and holds a lock on it, which the system lets go of when we die."""
    marker = (folder / _MARKER.replace("*", str(os.getpid()))).open("w", encoding="utf-8")
    _try_lock(marker)
    return marker


def _bury_the_dead(folder: Path) -> bool:
    """Removes markers that nobody holds any more; returns whether there was one."""
    found = False
    for path in folder.glob(_MARKER):
        with path.open("r+", encoding="utf-8") as marker:
            free = _try_lock(marker)
        if free:
            path.unlink(missing_ok=True)
            found = True
    return found


def _try_lock(file: IO[str]) -> bool:
    """Locks a file if nobody else has; the lock ends with the file's closing or the process."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
