"""Dumps that make no sense, the key, and the way back from a view."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cvdesk.engine import BadRecord, Rng, play_out, random_match
from cvdesk.games.cv import make_rules
from cvdesk.games.cv.state import STEP_CHOOSE, STEP_OVER, CvState

RULES = make_rules({})
MATCH = random_match(RULES, 3, 5)


def middle(step: int = STEP_CHOOSE) -> dict[str, Any]:
    """The dump of a state in the middle of a match."""
    for index in range(200, MATCH.index):
        state = MATCH.at(index)
        assert isinstance(state, CvState)
        if state.step == step and state.hands[0] and state.dice:
            return json.loads(json.dumps(state.dump()))
    raise AssertionError(step)


def test_every_state_comes_back_from_json() -> None:
    for index in range(MATCH.index + 1):
        state = MATCH.at(index)
        assert RULES.load_state(json.loads(json.dumps(state.dump()))) == state


def test_the_key_holds_everything_that_matters() -> None:
    """Two states of one match are never equal, so digests tell them apart."""
    keys = {MATCH.at(index).key() for index in range(MATCH.index + 1)}
    assert len(keys) == MATCH.index + 1


@pytest.mark.parametrize("name", list(middle()))
@pytest.mark.parametrize("nonsense", [None, -3, 999, True, "3", 1.5, [[]], [999], {}])
def test_a_nonsensical_value_is_refused(name: str, nonsense: object) -> None:
    with pytest.raises(BadRecord):
        RULES.load_state({**middle(), name: nonsense})


@pytest.mark.parametrize("name", list(middle()))
def test_a_missing_value_is_refused(name: str) -> None:
    data = middle()
    del data[name]
    with pytest.raises(BadRecord):
        RULES.load_state(data)


def changed(**values: object) -> dict[str, Any]:
    return {**middle(), **values}


@pytest.mark.parametrize(
    "data",
    [
        changed(track=[*middle()["track"][:-1], middle()["track"][0]]),
        changed(track=[3]),
        changed(chosen=[12]),
        changed(hands=[[14], [], []]),
        changed(hands=middle()["hands"][:-1]),
        changed(goals=[76, 76, 77]),
        changed(goals=[76, 77]),
        changed(piles=[*middle()["piles"][:-1], [14]]),
        changed(piles=middle()["piles"][:-1]),
        changed(waiting=[[14], [], []]),
        changed(decks=[[], [], [59, 59]]),
        changed(decks=[[59], [], []]),
        changed(dealt=[[1, 2, 3]] * 3),
        changed(kept=[[1, 2]] * 3),
        changed(actor=-1),
        changed(actor=-2),
        changed(actor=(middle()["turn"] + 1) % 3),
        changed(step=STEP_OVER),
        changed(step=0),
        changed(placing=14),
        changed(losses=2),
        changed(dice=[-1, 0, 0, 0]),
        changed(first=-1),
        changed(round=0),
    ],
)
def test_a_table_that_cannot_be_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        RULES.load_state(data)


def spoiled(value: Any, rng: Rng) -> Any:  # Any: JSON values
    """Changes one thing somewhere inside a value."""
    if isinstance(value, dict):
        name = rng.pick(sorted(value))
        return {**value, name: spoiled(value[name], rng)}
    if isinstance(value, list):
        if value and rng.below(3):
            at = rng.below(len(value))
            return [*value[:at], spoiled(value[at], rng), *value[at + 1 :]]
        return rng.pick([value[:-1], value[1:], [*value, rng.below(84)], value[::-1], [*value, *value[:1]]])
    return rng.pick([value + 1, value - 1, rng.below(84), rng.below(5), 0])


def test_whatever_is_accepted_can_be_played_to_the_end(sized: Callable[[int, int], int]) -> None:
    """Thousands of dumps with one thing changed: refused, or a table like any other."""
    rng = Rng.stream(1, "spoiled")
    accepted = 0
    for number in range(sized(1500, 100_000)):
        state = MATCH.at(rng.below(MATCH.index + 1))
        data = spoiled(json.loads(json.dumps(state.dump())), rng)
        try:
            loaded = RULES.load_state(data)
        except BadRecord:
            continue
        accepted += 1
        for viewer in (*range(loaded.players), None):
            view = RULES.view(loaded, viewer)
            RULES.decision(view)
            if viewer is not None:
                RULES.sampler(view).sample(Rng(number))
        RULES.standings(loaded)
        play_out(RULES, loaded, Rng(number))
        assert loaded.step == STEP_OVER
    assert accepted > 100
