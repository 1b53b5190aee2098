"""What the dice may do to a thing that is inspected, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cvdesk.engine.decision import Target
from cvdesk.engine.message import Message
from cvdesk.engine.view import View
from cvdesk.games.thats_life.odds import odds_lines as life_odds

ODDS: Mapping[str, Callable[[View, Target], tuple[Message, ...]]] = MappingProxyType(
    {"thats_life": life_odds}
)
"""Functions of a view and a target; nothing for a thing that no roll moves."""
