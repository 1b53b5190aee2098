"""The games, each imported when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from cvdesk.engine.errors import BadOption
from cvdesk.engine.message import P
from cvdesk.engine.rules import GameInfo, Rules

GAMES: tuple[str, ...] = ("cv", "cv_pocket", "phase10", "thats_life")
"""Ids of the games that can be played, in the order of the home page; each is a module here."""


def game_info(game: str) -> GameInfo:
    """Returns what is known of a game; raises BadOption when there is none of that id."""
    if game not in GAMES:
        raise BadOption("error-game", game=P.name(game), known=P.list(*(P.name(each) for each in GAMES)))
    info: GameInfo = import_module(f"cvdesk.games.{game}").INFO
    return info


def make_rules(game: str, options: Mapping[str, str] | None = None) -> Rules:
    """Makes the rules of a game with options; raises BadOption for an unknown game, option or value."""
    game_info(game)
    rules: Rules = import_module(f"cvdesk.games.{game}").make_rules(options or {})
    return rules
