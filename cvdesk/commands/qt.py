"""Finds out whether Qt can start, before it would end the process in its own words."""

from __future__ import annotations

import os
import sys

from cvdesk.commands.parser import WrongUsage
from cvdesk.engine.message import P


def check_display() -> None:
    """Raises WrongUsage where Qt would abort the process: on Linux without a display."""
    names = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in names):
        raise WrongUsage("cli-error-display")


def load_qt() -> None:
    """Imports Qt; raises WrongUsage when it lacks a library of the system."""
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        raise WrongUsage("cli-error-qt", reason=P.name(str(error))) from error
