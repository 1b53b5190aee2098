"""``cvdesk`` and ``cvdesk play``: the program itself, at its home page or straight at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cvdesk.commands.parser import Given
from cvdesk.commands.qt import check_display, load_qt
from cvdesk.storage.paths import Paths
from cvdesk.ui.garbage import hold

if TYPE_CHECKING:
    from cvdesk.ui.match_setup import MatchSetup


def run(given: Given) -> int:
    """Opens the window and runs until it is closed; returns the exit status.

    Raises CvdeskError before Qt starts when the words are wrong or no window can be opened.
    """
    setup = _setup(given) if given.command else None
    check_display()
    hold()
    load_qt()
    paths = Paths.under(given.data_dir) if given.data_dir else Paths.default()
    from cvdesk.ui.app import run as run_program  # imports Qt

    return run_program(paths, setup, debug=given.has("--debug"))


def _setup(given: Given) -> MatchSetup:
    # the home page does without all of these
    from cvdesk.commands.seats import match_words, seed_of
    from cvdesk.ui.match_setup import MatchSetup

    info, seats, options = match_words(given)
    return MatchSetup(info.id, seats, options, seed_of(given))
