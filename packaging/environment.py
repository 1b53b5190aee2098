"""The virtual environment ``.venv`` of a checkout, made once and kept up to date."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import system
from shell import SetupError, ask, run, say

_STAMP = "cvdesk-setup.json"
# set by some people for good reasons, and each breaks an installation into a virtual environment
_PIP = {"PIP_USER": "0", "PIP_TARGET": "", "PIP_PREFIX": "", "PIP_REQUIRE_VIRTUALENV": "0"}
_LOOK = """
import os, sys, sysconfig, pip
print(sys.version_info >= (3, 11))
print(" ".join(sys.version.split()))
print(os.path.relpath(sysconfig.get_path("purelib"), sys.prefix))
"""


@dataclass(frozen=True)
class Found:
    """A Python of an environment that can be used."""

    version: str
    packages: Path
    """Its folder of packages."""


def ensure(root: Path, *, dev: bool) -> Path:
    """Returns the Python of the checkout's environment, made and filled if need be.

    With `dev` the tools for testing are in it, too.  Needs no network when nothing has to be
    installed: that is so until ``pyproject.toml`` or the Python changes.  Raises SetupError.
    """
    folder = root / ".venv"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    found = _look_at(folder, python)
    if found is None:
        _create(folder)
        found = _look_at(folder, python)
        if found is None:
            raise SetupError(f"the new environment {folder} does not work; remove it and try again")
    project = (root / "pyproject.toml").read_bytes()
    key = hashlib.sha256(project + found.version.encode()).hexdigest()
    stamp = _read_stamp(folder)
    if stamp.get("key") != key or (dev and stamp.get("dev") is not True):
        dev = dev or stamp.get("dev") is True
        _fill(folder, python, _needed(project.decode(), dev=dev))
        _show_checkout(root, found.packages)
        (folder / _STAMP).write_text(json.dumps({"key": key, "dev": dev}), "utf-8")
    return python


def _look_at(folder: Path, python: Path) -> Found | None:
    """Returns what there is, or None where no Python is that has pip and is new enough for us."""
    status, output = ask([python, "-I", "-c", _LOOK])
    lines = output.splitlines()
    if status != 0 or len(lines) != 3 or lines[0] != "True":
        return None
    return Found(lines[1], folder / lines[2])


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


def _needed(project: str, *, dev: bool) -> list[str]:
    table = tomllib.loads(project)["project"]
    needed: list[str] = table["dependencies"]
    return [*needed, *table["optional-dependencies"]["dev"]] if dev else needed


def _fill(folder: Path, python: Path, needed: list[str]) -> None:
    (folder / _STAMP).unlink(missing_ok=True)
    say("installing what the program needs into .venv (about 250 MB, only now and then)")
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    if run([python, "-m", "pip", "install", "--disable-pip-version-check", *quiet, *needed], _PIP) != 0:
        raise SetupError("pip could not install what the program needs; its reasons stand above")


def _show_checkout(root: Path, packages: Path) -> None:
    """Lets the environment find the checkout from every folder.

    Pip's editable installation would write the whole path, and a Python under the C locale
    stops at one with letters beyond ASCII; this one also survives a move of the checkout.
    """
    packages.mkdir(parents=True, exist_ok=True)
    (packages / "cvdesk-checkout.pth").write_text(os.path.relpath(root, packages) + "\n", "utf-8")


def _read_stamp(folder: Path) -> dict[str, object]:
    try:
        stamp = json.loads((folder / _STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}
