"""``cvdesk rules``: prints the rulebook of a game."""

from __future__ import annotations

from cvdesk.commands.parser import Given
from cvdesk.games import game_info


def run(given: Given) -> int:
    """Prints the rulebook in the language in use, as Markdown."""
    from cvdesk.i18n.rulebook import rulebook

    game = game_info(given.arguments["game"]).id
    print(rulebook(game).markdown.rstrip())  # noqa: T201
    return 0
