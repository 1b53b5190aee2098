"""The ids that the program builds from parts: each template with the ids that it makes.

A template that is missing here, or that the program no longer uses, fails test_ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from cvdesk.games import GAMES
from cvdesk.i18n.catalog import GAME_PREFIXES


def _families(*families: tuple[str, *tuple[Iterable[str], ...]]) -> dict[str, list[str]]:
    """Fills the holes of each template with all combinations of its parts."""
    made: dict[str, list[str]] = {}
    for template, *parts in families:
        pieces = template.split("{}")
        made[template] = [
            "".join(piece + part for piece, part in zip(pieces, (*chosen, ""), strict=True))
            for chosen in product(*parts)
        ]
    return made


PREFIXES = [GAME_PREFIXES.get(game, game) for game in GAMES]
GAME_WORDS = [game.replace("_", "-") for game in GAMES]

FAMILIES = _families(
    ("error-settings-{}", ["broken", "newer"]),
    ("{}-rule-label", PREFIXES),
)
