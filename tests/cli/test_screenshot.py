"""``cvdesk screenshot``: the real window in a picture, made without a display."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from cvdesk.commands.screenshot import play_plies
from cvdesk.commands.table import PAGES
from cvdesk.engine.match import Match
from cvdesk.engine.record import Seat
from cvdesk.games import make_rules
from tests.cli.conftest import Command

WITHOUT_SCREEN = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
WORDS = ("screenshot", "thats_life", "--seed", "3", "--option", "first=1", "--seats", "human:Юлия,sharp")


def shot(program: Command, folder: Path, name: str, *words: str) -> QImage:
    done = program(*WORDS, *words, "--out", f"{name}.png", **WITHOUT_SCREEN)
    assert done == (0, "", "")
    return QImage(str(folder / f"{name}.png"))


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)})


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_painted_at_its_size(program: Command, tmp_path: Path, page: str) -> None:
    image = shot(program, tmp_path, page, "--page", page, "--plies", "6", "--size", "1100x700")
    assert (image.width(), image.height()) == (1100, 700)
    assert colours(image) > 8


def test_words_change_the_picture(program: Command, tmp_path: Path) -> None:
    words = [(), ("--language", "uk"), ("--scale", "120"), ("--theme", "dark")]
    images = [shot(program, tmp_path, f"{number}", *each) for number, each in enumerate(words)]
    assert all(left != right for at, left in enumerate(images) for right in images[:at])


def test_same_words_paint_the_same_picture(program: Command, tmp_path: Path) -> None:
    words = ("--plies", "0", "--language", "es")
    assert shot(program, tmp_path, "a", *words) == shot(program, tmp_path, "b", *words)


def test_settings_and_matches_of_the_person_are_left_alone(program: Command, tmp_path: Path) -> None:
    assert not shot(program, tmp_path, "a", "--data-dir", "data").isNull()
    assert not (tmp_path / "data").exists() and not (tmp_path / "xdg").exists()


def test_match_with_a_deck_of_ones_own_is_painted(program: Command, tmp_path: Path) -> None:
    assert program("deck", "export", "cv", "mine.toml").status == 0
    # two people: while a bot thinks, the picture depends on how long it has been thinking
    words = (
        "screenshot",
        "cv",
        "--seed",
        "3",
        "--plies",
        "9",
        "--seats",
        "human,human",
        "--data-dir",
        "data",
    )
    assert program(*words, "--out", "a.png", **WITHOUT_SCREEN).status == 0
    assert program(*words, "--option", "deck=mine.toml", "--out", "b.png", **WITHOUT_SCREEN).status == 0
    assert QImage(str(tmp_path / "a.png")) == QImage(str(tmp_path / "b.png"))


@pytest.mark.parametrize("plies", [1, 2, 7])
def test_plies_are_decisions_and_lead_to_the_next_one(plies: int) -> None:
    rules = make_rules("thats_life", {"wurminator": "on"})
    match = Match.new(rules, [Seat("human", "A", 1), Seat("bot", "B", 2, level="sharp")], 3)
    play_plies(match, plies)
    taken = [action for who, action in match.record.actions if who >= 0 and action.kind != "roll"]
    assert len(taken) == plies
    assert [action.kind for action in rules.legal_actions(match.state)] != ["roll"]


def test_no_plies_leave_the_start_and_many_reach_the_end() -> None:
    rules = make_rules("thats_life")
    match = Match.new(rules, [Seat("human", "A", 1), Seat("human", "B", 2)], 3)
    before = match.index
    play_plies(match, 0)
    assert match.index == before
    play_plies(match, 100_000)
    assert match.finished
