"""The virtual environment ``.venv`` of a checkout, made once and kept up to date."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import sys
from pathlib import Path

import system
from shell import SetupError, ask, run, say

_STAMP = "cvdesk-setup.json"
# set by some people for good reasons, and each breaks an installation into a virtual environment
_PIP = {"PIP_USER": "0", "PIP_TARGET": "", "PIP_PREFIX": "", "PIP_REQUIRE_VIRTUALENV": "0"}


def ensure(root: Path, *, dev: bool) -> Path:
    """Returns the Python of the checkout's environment, made and filled if need be.

    With `dev` the tools for testing are in it, too.  Needs no network when nothing has to be
    installed: that is so until ``pyproject.toml``, the Python or the place of the checkout changes.
    Raises SetupError.
    """
    folder = root / ".venv"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    version = _version(python)
    if not version:
        _create(folder)
        version = _version(python)
        if not version:
            raise SetupError(f"the new environment {folder} does not work; remove it and try again")
    wanted = {"key": _key(root, version), "dev": dev}
    found = _read_stamp(folder)
    if found.get("key") == wanted["key"] and (found.get("dev") or not dev):
        return python
    wanted["dev"] = dev or (found.get("dev") is True)
    _fill(root, folder, python, dev=bool(wanted["dev"]))
    (folder / _STAMP).write_text(json.dumps(wanted), "utf-8")
    return python


def _version(python: Path) -> str:
    """Returns the version of a Python that has pip and is new enough for us, else an empty text."""
    code = "import sys, pip; print(sys.version_info >= (3, 11), sys.version)"
    status, output = ask([python, "-I", "-c", code])
    fits, _, version = output.partition(" ")
    return version if status == 0 and fits == "True" else ""


def _create(folder: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        if shutil.which("apt-get") is None or sys.base_prefix != "/usr":
            raise SetupError("this Python cannot make virtual environments: its module ensurepip is missing")
        system.install([package], "this Python cannot make virtual environments yet")
    say("making the virtual environment .venv")
    status, output = ask([sys.executable, "-m", "venv", "--clear", folder])
    if status != 0:
        lines = output.splitlines() or [f"status {status}"]
        raise SetupError(f"the virtual environment cannot be made: {lines[-1]}")


def _fill(root: Path, folder: Path, python: Path, *, dev: bool) -> None:
    (folder / _STAMP).unlink(missing_ok=True)
    say("installing what the program needs into .venv (about 250 MB, only now and then)")
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    what = f"{root}[dev]" if dev else str(root)
    words = ["install", "--disable-pip-version-check", *quiet, "--editable", what]
    if run([python, "-m", "pip", *words], _PIP) != 0:
        raise SetupError("pip could not install what the program needs; its reasons stand above")


def _key(root: Path, version: str) -> str:
    """Returns a hash of all that asks for a new installation when it changes."""
    parts = [
        (root / "pyproject.toml").read_bytes(),
        str(root).encode("utf-8", "surrogateescape"),
        version.encode(),
    ]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def _read_stamp(folder: Path) -> dict[str, object]:
    try:
        stamp = json.loads((folder / _STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}
