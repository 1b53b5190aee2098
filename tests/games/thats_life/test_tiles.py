"""The set of tiles, and files of tiles that make no sense."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cvdesk.engine import BadResource, Setup
from cvdesk.games.thats_life import LifeRules, make_rules
from cvdesk.games.thats_life.tiles import FINISH, LUCK, MINUS, PLUS, START, TileSet, load_tiles

GOOD = """
game = "thats_life"
format = 1
title = "A set of somebody's own"
plus = [1, 2, 3, 4, 5, 6, 7, 8]
minus = [-1, -1, -2, -2, -3, -3, -4, -5, -6, -7, -8, -9, -10]
luck = 5
"""

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def _write(text: str) -> Path:
        file = tmp_path / "own.toml"
        file.write_text(text, "utf-8")
        return file

    return _write


def test_ids_follow_the_file_and_values_what_is_known_of_the_box() -> None:
    values = load_tiles().values
    assert [values[tile] for tile in PLUS] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert {-10, -9, -8, -5, -2} <= {values[tile] for tile in MINUS}
    assert all(values[tile] < 0 for tile in MINUS)
    assert {values[tile] for tile in (START, FINISH, *LUCK)} == {0}
    assert len(values) == len(load_tiles().kinds) == FINISH + 1


def test_a_file_of_ones_own_is_read(write: Write) -> None:
    own = load_tiles(write(GOOD.replace("-10]", "-99]")))
    assert own.values[MINUS[-1]] == -99
    assert own.values[: MINUS[-1]] == load_tiles().values[: MINUS[-1]]


def test_the_hash_tells_sets_apart_by_their_numbers() -> None:
    values = list(load_tiles().values)
    values[MINUS[-1]] = -11
    assert TileSet(tuple(values)).hash != load_tiles().hash
    assert TileSet(load_tiles().values).hash == load_tiles().hash == make_rules({}).data_hash


def test_rules_play_with_the_set_that_they_are_given() -> None:
    values = tuple(10 * value for value in load_tiles().values)
    rules = LifeRules({}, TileSet(values))
    state = rules.new_state(Setup(2, rules.options))
    state.taken[0] = (PLUS[0], MINUS[0], MINUS[-1], LUCK[0])
    assert rules.standings(state).scores == (100, 0)
    assert rules.data_hash != make_rules({}).data_hash


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (("thats_life", "phase10"), "error-tiles-head"),
        (("format = 1", "format = 2"), "error-tiles-head"),
        (("format = 1", ""), "error-tiles-head"),
        (("luck = 5", "luck = 4"), "error-tiles-luck"),
        (("luck = 5", 'luck = "5"'), "error-tiles-luck"),
        (("luck = 5", "luck = true"), "error-tiles-luck"),
        (("luck = 5", ""), "error-tiles-luck"),
        (("7, 8]", "7]"), "error-tiles-count"),
        (("-10]", "-10, -10]"), "error-tiles-count"),
        (("-10]", "10]"), "error-tiles-values"),
        (("-10]", "0]"), "error-tiles-values"),
        (("-10]", "-100]"), "error-tiles-values"),
        (("-10]", "-1.5]"), "error-tiles-values"),
        (("plus = [1, ", "plus = [true, "), "error-tiles-values"),
        (("plus = [1, ", "plus = [-1, "), "error-tiles-values"),
        (("plus = [", "plus = 8 # ["), "error-tiles-values"),
        (("plus = [", "minus = ["), "error-resource-broken"),
        (("plus = [", "plus = "), "error-resource-broken"),
    ],
)
def test_nonsense_is_refused_with_its_place(write: Write, change: tuple[str, str], id: str) -> None:
    text = GOOD.replace(*change)
    assert text != GOOD
    with pytest.raises(BadResource) as caught:
        load_tiles(write(text))
    assert caught.value.message.id == id
    assert caught.value.message.params["file"].value == "own.toml"


def test_a_missing_file_and_bytes_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResource) as caught:
        load_tiles(tmp_path / "nothing.toml")
    assert caught.value.message.id == "error-resource-missing"
    broken = tmp_path / "bytes.toml"
    broken.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadResource) as caught:
        load_tiles(broken)
    assert caught.value.message.id == "error-resource-broken"
