"""Toy matches in known positions, for the tests of the kernel."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from cvdesk.engine import Action, Match, Record, Seat, random_match
from tests.toy import ToyRules, make_rules
from tests.toy.cards import ACT, BID, ROLL
from tests.toy.state import ToyState

RULES = make_rules()


def seats(*kinds: str) -> list[Seat]:
    """Returns seats of kinds, ``human`` or ``bot``, with names and colours."""
    return [Seat(kind, f"Player {number}", number) for number, kind in enumerate(kinds, 1)]


def table(change: Callable[[ToyState], None], *kinds: str, rules: ToyRules = RULES) -> Match:
    """Starts a match from a position: everybody holds three cards, player 0 is about to roll."""
    kinds = kinds or ("human", "human")
    state = ToyState(len(kinds), 0)
    for player in range(len(kinds)):
        state.hands[player] = [player, player + 4, player + 8]
        for card in state.hands[player]:
            state.seen[card] = 1 << player
            state.bag.remove(card)
    state.step, state.actor = ROLL, 0
    change(state)
    match = Match.new(rules, seats(*kinds), 1)
    match.record.snapshot = state.dump()
    return Match.from_snapshot(rules, match.record)


def laying(state: ToyState) -> None:
    """A five is rolled and two cards of one rank are in the hand of player 0: nothing is a barrier yet."""
    state.step, state.roll = ACT, 5
    other = state.hands[0][1]
    state.hands[0] = [0, 3, 8]
    state.seen[other], state.seen[3] = 0, 1
    state.bag = [*(card for card in state.bag if card != 3), other]


def bidding(state: ToyState) -> None:
    """Everybody has ended the turn, and the bids begin."""
    state.step, state.turns, state.turn = BID, state.players, state.players - 1


LAY_0, LAY_3, END_TURN = Action("lay", (0,)), Action("lay", (3,)), Action("end_turn")


def saved(records: int | None = None, players: int = 2, seed: int = 3) -> dict[str, Any]:
    """Returns the JSON data of a random match."""
    data: dict[str, Any] = json.loads(random_match(RULES, players, seed, records).record.to_json())
    return data


def read(data: object) -> Record:
    """Reads JSON data as a save."""
    return Record.from_json(json.dumps(data))
