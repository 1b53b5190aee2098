"""``cvdesk rules``: prints the rulebook of a game."""

from __future__ import annotations

import shutil

from cvdesk.commands.parser import Given
from cvdesk.games import game_info
from cvdesk.i18n.rulebook import rulebook

_WIDEST = 100


def run(given: Given) -> int:
    """Prints the rulebook in the language in use, as wide as the terminal."""
    game = game_info(given.arguments["game"]).id
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    print(rulebook(game).plain_text(width).rstrip())  # noqa: T201
    return 0
