"""Packages of the operating system: which are needed, and how to get them."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from shell import SetupError, ask, say

PROBE = Path(__file__).with_name("qt_probe.py")

MANAGERS: dict[str, dict[str, tuple[str, ...]]] = {
    "apt-get": {
        "qt": ("libgl1", "libegl1", "libxkbcommon0", "libfontconfig1", "libglib2.0-0", "libdbus-1-3"),
        "font": ("fonts-dejavu-core",),
        "x11": (
            "libxcb-cursor0",
            "libxcb-icccm4",
            "libxcb-image0",
            "libxcb-keysyms1",
            "libxcb-randr0",
            "libxcb-render-util0",
            "libxcb-shape0",
            "libxcb-xkb1",
            "libxkbcommon-x11-0",
        ),
    },
    "dnf": {
        "qt": ("libglvnd-glx", "libglvnd-egl", "libxkbcommon", "fontconfig", "glib2", "dbus-libs"),
        "font": ("dejavu-sans-fonts",),
        "x11": (
            "xcb-util-cursor",
            "xcb-util-wm",
            "xcb-util-image",
            "xcb-util-keysyms",
            "xcb-util-renderutil",
            "libxkbcommon-x11",
        ),
    },
    "pacman": {
        "qt": ("libglvnd", "libxkbcommon", "fontconfig", "glib2", "dbus"),
        "font": ("ttf-dejavu",),
        "x11": (
            "xcb-util-cursor",
            "xcb-util-wm",
            "xcb-util-image",
            "xcb-util-keysyms",
            "xcb-util-renderutil",
            "libxkbcommon-x11",
        ),
    },
}
"""What Qt needs to load, what it needs to paint text, and what a window on X11 needs besides."""

_INSTALL = {"apt-get": "apt-get install", "dnf": "dnf install", "pacman": "pacman -S"}


def check_qt(python: Path, *, window: bool) -> None:
    """Makes sure that Qt loads and finds a font, and with `window` that it can open one on X11.

    Installs what is missing where it may, else raises SetupError with the command that would.
    """
    found = probe(python, window=window)
    if not found:
        return
    kinds = ("qt", "font", "x11") if window else ("qt", "font")
    install([f"@{kind}" for kind in kinds], f"Qt cannot start yet ({found})")
    found = probe(python, window=window)
    if found:
        raise SetupError(f"Qt still cannot start: {found}")


def probe(python: Path, *, window: bool) -> str:
    """Starts Qt without a display in a process of its own; returns what is missing, empty if nothing."""
    words = ["x11"] if window and _needs_x11() else []
    status, output = ask([python, PROBE, *words], {"QT_QPA_PLATFORM": "offscreen"})
    if status == 0:
        return ""
    lines = output.splitlines()
    return lines[-1] if lines else f"it stopped with status {status}"


def _needs_x11() -> bool:
    if not sys.platform.startswith("linux") or os.environ.get("WAYLAND_DISPLAY"):
        return False
    return bool(os.environ.get("DISPLAY")) and os.environ.get("QT_QPA_PLATFORM", "xcb").startswith("xcb")


def install(packages: list[str], reason: str) -> None:
    """Installs packages, where ``@qt`` stands for a group of them, or raises SetupError.

    Only Debian and its children, and only root, install at once: there the command needs no
    questions.  Everywhere else a person decides.
    """
    linux = sys.platform.startswith("linux")
    manager = next((name for name in MANAGERS if linux and shutil.which(name)), "")
    if not manager:
        names = " ".join(_expand("apt-get", packages))
        raise SetupError(f"{reason}. Install what Debian calls: {names}" if linux else reason)
    names = " ".join(_expand(manager, packages))
    command = f"{_INSTALL[manager]} {names}"
    if manager != "apt-get" or not is_root():
        raise SetupError(f"{reason}. Run this, then try again: {'' if is_root() else 'sudo '}{command}")
    say(f"{reason}; installing: {names}")
    status, output = _apt_get("install", "-y", "--no-install-recommends", *names.split())
    if status != 0:
        # a bare container has no lists of packages yet
        _apt_get("update")
        status, output = _apt_get("install", "-y", "--no-install-recommends", *names.split())
    if status != 0:
        last = output.splitlines()[-1] if output else f"status {status}"
        raise SetupError(f"this did not work: {command} ({last})")


def _apt_get(*words: str) -> tuple[int, str]:
    return ask(["apt-get", *words], {"DEBIAN_FRONTEND": "noninteractive"})


def _expand(manager: str, packages: list[str]) -> list[str]:
    groups = MANAGERS[manager]
    return [name for each in packages for name in (groups[each[1:]] if each.startswith("@") else [each])]


def is_root() -> bool:
    """Tells whether this process may install packages."""
    return hasattr(os, "geteuid") and os.geteuid() == 0
