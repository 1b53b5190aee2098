"""Whole matches to the results page: every language, every number of people, by mouse and by keyboard.

All of them with ``--full``, as the games' issues ask; otherwise one of each game and means.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from cvdesk.control.session import Session
from cvdesk.engine import Rng
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.ui.app import Program
from cvdesk.ui.pages.results import ResultsPage
from tests.ui import test_play_cv, test_play_phase10
from tests.ui.play import begin, play_by_moves_list, program
from tests.ui.test_play_phase10 import SIX_PEOPLE, pick_well

pytestmark = pytest.mark.usefixtures("qapp")

Play = Callable[[Program, Session, Rng], None]
NUMBERS = {"cv": (2, 3, 4), "phase10": (2, 4, 6)}


def by_list(running: Program, session: Session, rng: Rng) -> None:
    """Plays by the list of moves, as well as Calm does, since random matches of Phase 10 take very long."""
    play_by_moves_list(running, session, rng, pick_well)


def phase10_by_mouse(running: Program, session: Session, rng: Rng) -> None:
    """Plays Phase 10 to its end, as well as Calm does."""
    test_play_phase10.play_by_mouse(running, session, rng, rounds=99, choose=pick_well)


PLAYS: dict[tuple[str, str], Play] = {
    ("cv", "mouse"): test_play_cv.play_by_mouse,
    ("cv", "keys"): test_play_cv.play_by_keys,
    ("cv", "list"): by_list,
    ("phase10", "mouse"): phase10_by_mouse,
    ("phase10", "list"): by_list,
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Offers every match with ``--full``, otherwise the smallest of each game and means."""
    cases = [
        (game, means, language, number)
        for game, means in PLAYS
        for language, number in product(LANGUAGES, NUMBERS[game])
    ]
    if not metafunc.config.getoption("--full"):
        cases = [case for case in cases if case[0] == "cv" and case[2:] == (LANGUAGES[0], 2)]
    metafunc.parametrize(("game", "means", "language", "number"), cases)


def test_match_runs_to_the_results_page(
    game: str, means: str, language: str, number: int, tmp_path: Path
) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, SIX_PEOPLE[:number], 7 * number + 1, game=game)
        PLAYS[game, means](running, session, Rng(number))
        assert session.match.finished
        page = running.window.findChild(ResultsPage)
        assert page is not None
        assert page.isVisible()
