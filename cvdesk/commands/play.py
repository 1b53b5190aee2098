"""``cvdesk`` and ``cvdesk play``: the program itself, at its home page or straight at a table."""

from __future__ import annotations

import os
import sys

from cvdesk.commands.parser import Given, WrongUsage
from cvdesk.commands.seats import match_words, seed_of
from cvdesk.storage.paths import Paths
from cvdesk.ui.match_setup import MatchSetup


def run(given: Given) -> int:
    """Opens the window and runs until it is closed; returns the exit status.

    Raises CvdeskError before Qt starts when the words are wrong or no window can be opened.
    """
    setup = None
    if given.command:
        info, seats, options = match_words(given)
        setup = MatchSetup(info.id, seats, options, seed_of(given))
    _check_display()
    paths = Paths.under(given.data_dir) if given.data_dir else Paths.default()
    from cvdesk.ui.app import run as run_program  # imports Qt

    return run_program(paths, setup, debug=given.has("--debug"))


def _check_display() -> None:
    """Raises WrongUsage where Qt would abort the process: on Linux without a display."""
    names = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in names):
        raise WrongUsage("cli-error-display")
