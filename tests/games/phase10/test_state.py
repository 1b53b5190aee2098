"""Dumps that make no sense are refused; the key tells everything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cvdesk.engine import CHANCE, NOBODY, BadRecord, Rng, Setup
from cvdesk.games.phase10 import make_rules
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_PLAY
from tests.games.phase10.table import Table

RULES = make_rules({})


def walk(records: int) -> list[PhaseState]:
    rng = Rng(4)
    state = RULES.new_state(Setup(3, RULES.options))
    states = [state.copy()]
    while len(states) < records and RULES.to_move(state) != NOBODY:
        if RULES.to_move(state) == CHANCE:
            RULES.apply(state, RULES.sample_chance(state, rng))
        else:
            RULES.apply(state, rng.pick(RULES.legal_actions(state)))
        states.append(state.copy())
    return states


STATES = walk(2_500)


def middle() -> dict[str, Any]:
    """The dump of a state in the middle of a match, with melds on the table and much remembered."""
    state = next(
        state for state in STATES[300:] if state.melds and state.step == STEP_PLAY and any(state.lost1)
    )
    return json.loads(json.dumps(state.dump()))


def test_every_state_comes_back_from_json() -> None:
    for state in STATES[::3]:
        back = RULES.load_state(json.loads(json.dumps(state.dump())))
        assert back == state
        assert back.digest() == state.digest()


@pytest.mark.parametrize("name", list(middle()))
@pytest.mark.parametrize("nonsense", [None, -3, 2**60, True, "3", 1.5, [[]], [2**60], {}])
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
        changed(deck=middle()["deck"][1:]),
        changed(deck=middle()["deck"][::-1]),
        changed(pile=middle()["pile"][1:]),
        changed(pawns=[5, 5, 6]),
        changed(markers=[11, 1, 1]),
        changed(actor=(middle()["actor"] + 1) % 3),
        changed(actor=-1),
        changed(step=7),
        changed(step=14),
        changed(step=4),
        changed(die1=2, die2=5),
        changed(keepers=[1]),
        changed(picked=[3]),
        changed(draws=[1]),
        changed(melds=[]),
        changed(melds=[[0, 0, 0, [48, 49]], *middle()["melds"][1:]]),
        changed(melds=[[7, *middle()["melds"][0][1:]], *middle()["melds"][1:]]),
        changed(jokers=[[50, 49], [], []]),
        changed(twos=[2**47, 0, 0]),
        changed(known1=[2**48 - 1, 0, 0]),
        changed(claims=[2**48 - 1, 0, 0]),
        changed(denied=[2**13 - 2] * 3),
        changed(denied=[1, 0, 0]),
        changed(lost1=[2**48 - 1] * 4),
        changed(start=3),
        changed(part=[1]),
        changed(laying=[[0, 0, 0, [1, 2]]]),
        changed(asked=4, step=11),
    ],
)
def test_a_table_that_cannot_be_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        RULES.load_state(data)


def test_a_run_with_a_gap_is_no_combination() -> None:
    table = Table("1r", "2r", laid=[0], melds=["run 0: 3r 4r 5r"])
    data = table.state.dump()
    data["melds"] = [[0, 2, 3, [9, 13, 21]]]
    with pytest.raises(BadRecord):
        RULES.load_state(data)


def test_states_differ_by_what_is_known_of_them() -> None:
    table = Table("1r", "2r")
    twin = table.state.copy()
    twin.known1[0] = twin.ones[0]
    assert twin != table.state
    assert twin.digest() != table.state.digest()
