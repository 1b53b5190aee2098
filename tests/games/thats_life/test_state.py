"""Dumps that make no sense, the key, and the way back from a view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cvdesk.engine import BadRecord, random_match
from cvdesk.games.thats_life import make_rules
from cvdesk.games.thats_life.state import LifeState
from cvdesk.games.thats_life.view import state_of

ON = make_rules({"wurminator": "on"})
MATCH = random_match(ON, 3, 5)


def middle() -> dict[str, Any]:
    """The dump of a state in the middle of a match, with a move still due."""
    state = next(
        state for index in range(60, 120) if isinstance(state := MATCH.at(index), LifeState) and state.roll
    )
    return json.loads(json.dumps(state.dump()))


def test_every_state_comes_back_from_json_and_from_its_view() -> None:
    for index in range(MATCH.index + 1):
        state = MATCH.at(index)
        assert ON.load_state(json.loads(json.dumps(state.dump()))) == state
        assert state_of(ON.view(state, None)) == state


@pytest.mark.parametrize("name", list(middle()))
@pytest.mark.parametrize("nonsense", [None, -2, 99, True, "3", 1.5, [], [[]], [99], {}])
def test_a_nonsensical_value_is_refused(name: str, nonsense: object) -> None:
    with pytest.raises(BadRecord):
        ON.load_state({**middle(), name: nonsense})


@pytest.mark.parametrize("name", list(middle()))
def test_a_missing_value_is_refused(name: str) -> None:
    data = middle()
    del data[name]
    with pytest.raises(BadRecord):
        ON.load_state(data)


def changed(**values: object) -> dict[str, Any]:
    return {**middle(), **values}


@pytest.mark.parametrize(
    "data",
    [
        changed(path=[*middle()["path"][:-1]]),
        changed(path=middle()["path"][1:]),
        changed(path=[*middle()["path"][:-1], 5, 27]),
        changed(taken=[[], [], []]),
        changed(taken=middle()["taken"][:-1]),
        changed(pawns=middle()["pawns"][:-1]),
        changed(pawns=[27] * 6),
        changed(guards=middle()["guards"][:-1]),
        changed(roll=0),
        changed(step=2),
        changed(step=0),
        changed(step=6),
        changed(due=1, roll=5),
        changed(step=5, due=0),
        changed(wurm=27),
        changed(wurm=-1),
        changed(pawns=[tile for tile in range(1, 27) if tile not in middle()["path"]][:1] * 6),
    ],
)
def test_a_table_that_cannot_be_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        ON.load_state(data)


def test_a_table_with_the_wurminator_does_not_fit_rules_without_it() -> None:
    with pytest.raises(BadRecord):
        make_rules({}).load_state(middle())


def test_the_key_holds_everything_that_matters() -> None:
    """Two states of one match are never equal, so digests tell them apart."""
    keys = {MATCH.at(index).key() for index in range(MATCH.index + 1)}
    assert len(keys) == MATCH.index + 1
