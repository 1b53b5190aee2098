"""Matches for the tests of storage."""

from __future__ import annotations

import json
from typing import Any

from cvdesk.engine.match import Match
from cvdesk.engine.playout import random_match
from cvdesk.games import make_rules


def a_match(records: int | None = 50, seed: int = 7) -> Match:
    """A match of That's Life! with the Wurminator, by default in its middle; None plays to the end."""
    return random_match(make_rules("thats_life", {"wurminator": "on"}), 3, seed, records)


def edited(match: Match, /, **fields: Any) -> str:
    """The match's save with fields of the file replaced."""
    return json.dumps({**json.loads(match.record.to_json()), **fields})


def with_action(match: Match, number: int, *action: object) -> str:
    """The match's save with one record (counted from 1) replaced."""
    actions = json.loads(match.record.to_json())["actions"]
    actions[number - 1] = list(action)
    return edited(match, actions=actions)
