"""Whole matches stay as they were accepted; what changes is meant to, and read in the diff."""

from __future__ import annotations

import difflib

import pytest

from cvdesk.games import GAMES
from tests.golden.playthrough import FOLDER, Case, all_cases, playthrough

HOW = "python -m tests.golden.accept writes them anew"


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: f"{case.game}-{case.name}")
def test_a_match_goes_as_accepted(case: Case) -> None:
    assert case.file.exists(), f"no playthrough {case.file.name}; {HOW}"
    accepted = case.file.read_text("utf-8").splitlines()
    found = playthrough(case).splitlines()
    diff = [*difflib.unified_diff(accepted, found, "accepted", "found", lineterm="", n=5)]
    assert not diff, "\n".join([f"{case.file.name}; {HOW}", *diff[:60]])


def test_every_registered_game_has_playthroughs_and_no_file_is_left_over() -> None:
    files = set(FOLDER.glob("*/*.txt"))
    assert files == {case.file for case in all_cases()}
    assert {file.parent.name for file in files} == set(GAMES)


def test_a_playthrough_does_not_depend_on_the_day() -> None:
    case = all_cases()[0]
    assert playthrough(case) == playthrough(case)
