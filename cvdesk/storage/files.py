"""Reads and writes whole files so that a crash or a full disk never leaves half of one."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from cvdesk.engine.errors import CvdeskError
from cvdesk.engine.message import Message, P

_REASONS = {
    errno.EACCES: "error-reason-denied",
    errno.EPERM: "error-reason-denied",
    errno.ENOSPC: "error-reason-full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "error-reason-full",
    errno.EROFS: "error-reason-read-only",
    errno.ENOENT: "error-reason-missing",
    errno.ENOTDIR: "error-reason-not-a-folder",
    errno.EEXIST: "error-reason-not-a-folder",
    errno.EISDIR: "error-reason-is-a-folder",
}


class StorageError(CvdeskError):
    """A file or folder that cannot be read or written."""


def reason_of(error: OSError) -> Message:
    """Returns why the system refused, as a phrase to stand after a colon."""
    known = _REASONS.get(error.errno or 0)
    return Message(known) if known else Message("error-reason-other", {"code": P.value(error.errno or 0)})


def write_atomically(path: Path, data: bytes) -> None:
    """Replaces a file by new content, all of it or nothing, safe against a power cut.

    Makes the folder if need be.  Raises OSError; the old content is then still there.
    """
    path = Path(os.path.realpath(path))  # a link stays a link
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return  # Windows cannot open folders, and its renames are durable
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return  # the file is written; only the moment of its rename is not certain
    try:
        os.fsync(handle)
    except OSError:
        return  # some network file systems refuse; as above
    finally:
        os.close(handle)


def move_aside(path: Path, folder: Path, word: str = "") -> Path:
    """Renames a file into a folder under a name that is still free, and returns the new path.

    `word` goes before the ending: ``settings.broken.json``, then ``settings.broken-2.json``.
    Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{path.stem}.{word}" if word else path.stem
    target, number = folder / f"{stem}{path.suffix}", 1
    while target.exists():
        number += 1
        target = folder / f"{stem}-{number}{path.suffix}"
    path.rename(target)
    return target
