"""The ids that the program builds from parts: each template with the ids that it makes.

A template that is missing here, or that the program no longer uses, fails test_ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from cvdesk.bots.levels import LEVELS
from cvdesk.commands.parser import GLOBAL_OPTIONS
from cvdesk.commands.table import COMMANDS
from cvdesk.games import GAMES, game_info
from cvdesk.i18n.catalog import GAME_PREFIXES
from cvdesk.ui.actions import PACES, SPECS, THEMES
from cvdesk.ui.dialogs.settings import TABS


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


_PREFIXES = [GAME_PREFIXES.get(game, game) for game in GAMES]
_WORDS = [game.replace("_", "-") for game in GAMES]
_OPTIONS = [
    (f"{info.prefix}-option-{option.name}".replace("_", "-"), option)
    for info in map(game_info, GAMES)
    for option in info.options
]
_VALUES = [
    f"{key}-{value}".replace("_", "-")
    for key, option in _OPTIONS
    for value in option.values
    if not value.isdigit()  # a seat, shown by its name
]
_COMMAND_OPTIONS = [*GLOBAL_OPTIONS, *(option for command in COMMANDS for option in command.options)]
_ARGUMENTS = {word for command in COMMANDS for word in (*command.arguments, *command.optional)}
_MENUS = [
    f"menu-{name}" for name in ("game", "move", "view", "settings", "help", "pace", "language", "theme")
]

BENCH_UNITS = ("rate", "us", "ms", "mb")
BENCH_ROWS = (
    *("plies", "plies-fewest", "legal", "copy", "samples", "search", "decision"),
    *("worker-ready", "worker-memory", "worker-message"),
    *("first-paint", "memory-table", "frame", "input"),
)

GAME_BENCH_ROWS = {"phase10": ("lay",)}
"""Rows that only one game has."""
_ALL_ROWS = (*BENCH_ROWS, *(row for rows in GAME_BENCH_ROWS.values() for row in rows))

FAMILIES = _families(
    ("bot-level-{}", LEVELS),
    ("bot-level-{}-help", LEVELS),
    ("cli-argument-{}", _ARGUMENTS),
    ("cli-bench-unit-{}", BENCH_UNITS),
    ("cli-bench-{}", _ALL_ROWS),
    ("cli-bench-{}-reference", _ALL_ROWS),
    ("cli-command-{}", [command.name.replace(" ", "-") for command in COMMANDS]),
    ("cli-option-{}", {option.help or option.name.lstrip("-") for option in _COMMAND_OPTIONS}),
    (
        "cli-value-{}",
        _ARGUMENTS | {option.value for option in _COMMAND_OPTIONS if option.value} | {"command"},
    ),
    ("error-settings-{}", ["broken", "newer"]),
    ("home-action-{}", [spec.name for spec in SPECS]),
    ("home-card-{}", ["play", "setup", "rulebook"]),
    ("home-continue-{}", ["more", "fewer"]),
    ("home-game-{}", _WORDS),
    ("home-game-{}-about", _WORDS),
    ("home-pace-{}", PACES),
    ("home-theme-{}", THEMES),
    ("home-{}", _MENUS),
    ("table-action-{}", ["return", "choose", "step", "resume", "wait"]),
    ("table-pace-{}", PACES),
    ("table-problem-{}", ["crashed", "late", "illegal"]),
    ("table-prompt-{}", ["bot", "step", "paused"]),
    ("table-replay-{}", ["play", "pause"]),
    ("ui-animation-{}", ["slow", "normal", "fast", "off"]),
    ("ui-colour-{}", "123456"),
    ("ui-curtain-{}", ["game", "full", "private", "off"]),
    ("ui-motion-{}", ["system", "on", "off"]),
    ("ui-pace-{}", PACES),
    ("ui-settings-{}", TABS),
    ("ui-theme-{}", THEMES),
    ("{}-help", [key for key, _ in _OPTIONS]),
    ("{}-rule-label", _PREFIXES),
)
FAMILIES["{}-option-{}"] = [key for key, _ in _OPTIONS]  # each game with its own options
FAMILIES["{}-{}"] = _VALUES  # an option and one of its values
