"""Dumps that make no sense, the key, and the way back from a view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cvdesk.engine import BadRecord, random_match
from cvdesk.games.cv_pocket import make_rules
from cvdesk.games.cv_pocket.state import STEP_JOKER, STEP_REFILL
from cvdesk.games.cv_pocket.view import state_of
from tests.games.cv_pocket.table import Table

RULES = make_rules({})
MATCH = random_match(RULES, 3, 5)


def middle() -> dict[str, Any]:
    """The dump of a state in the middle of a match."""
    return json.loads(json.dumps(MATCH.at(20).dump()))


def changed(**values: object) -> dict[str, Any]:
    return {**middle(), **values}


def test_every_state_comes_back_from_json_and_from_its_view() -> None:
    for index in range(MATCH.index + 1):
        state = MATCH.at(index)
        assert RULES.load_state(json.loads(json.dumps(state.dump()))) == state
        assert state_of(RULES.deck, RULES.view(state, None)) == state


def test_jokers_come_back_too() -> None:
    table = Table(cvs=["savings secret_power studies", ""])
    rest = table.state.deck
    table.state.deck = ()
    table.state.cvs[1] = tuple(card for card in RULES.deck.used_by(2) if card not in table.state.cvs[0])
    table.state.tallies[1] = RULES.deck.tally_of(table.state.cvs[1], {})
    table.pass_turn(2)
    assert not rest
    for _ in range(2):
        state = table.state
        assert RULES.load_state(json.loads(json.dumps(state.dump()))) == state
        assert RULES.load_state(state.dump()).tallies == state.tallies
        if state.step == STEP_JOKER:
            table.choose("money")
    assert state.jokers == ((table.card("secret_power"), 0),)


@pytest.mark.parametrize("name", list(middle()))
@pytest.mark.parametrize("nonsense", [None, -2, 99, True, "3", 1.5, [[]], [99], [[1]], {}])
def test_a_nonsensical_value_is_refused(name: str, nonsense: object) -> None:
    with pytest.raises(BadRecord):
        RULES.load_state({**middle(), name: nonsense})


@pytest.mark.parametrize("name", list(middle()))
def test_a_missing_value_is_refused(name: str) -> None:
    data = middle()
    del data[name]
    with pytest.raises(BadRecord):
        RULES.load_state(data)


@pytest.mark.parametrize(
    "data",
    [
        changed(columns=middle()["columns"][:2]),
        changed(columns=[*middle()["columns"][:2], []]),
        changed(deck=middle()["deck"][1:]),
        changed(deck=[*middle()["deck"], middle()["deck"][0]]),
        changed(cvs=middle()["cvs"][:2]),
        changed(first=-1),
        changed(step=0),
        changed(step=1),
        changed(step=STEP_REFILL, refills=2),
        changed(step=STEP_JOKER),
        changed(step=5),
        changed(passed=3),
        changed(waiting=[middle()["deck"][0]]),
        changed(jokers=[[middle()["deck"][0], 3]]),
        changed(players=2),
    ],
)
def test_a_table_that_cannot_be_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        RULES.load_state(data)


def test_the_key_holds_everything_that_matters() -> None:
    """Two states of one match are never equal, so digests tell them apart."""
    keys = {MATCH.at(index).key() for index in range(MATCH.index + 1)}
    assert len(keys) == MATCH.index + 1
