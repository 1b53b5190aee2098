"""What every command takes: the one table behind parsing and help."""

from __future__ import annotations

from cvdesk.commands.parser import Command, Option

PAGES = ("home", "setup", "table", "results", "rules", "settings")
REPORTS = ("cards",)
THEMES = ("system", "light", "dark", "contrast")

_SEATS = Option("--seats", "seats")
_RULES = Option("--option", "pair", many=True)
_SEED = Option("--seed", "number")
_JSON = Option("--json")

COMMANDS = (
    Command("play", ("game",), (_SEATS, _RULES, _SEED)),
    Command(
        "arena",
        ("game",),
        (
            Option("--seats", "seats", help="arena-seats"),
            Option("--matches", "number"),
            _RULES,
            _SEED,
            Option("--rotate"),
            Option("--report", "report", choices=REPORTS),
            Option("--jobs", "number"),
            Option("--record", "folder"),
            _JSON,
        ),
    ),
    Command("bench", options=(_JSON,), optional=("game",)),
    Command("replay", ("file",), (Option("--verify"), _JSON)),
    Command("rules", ("game",)),
    Command("deck export", ("game", "deck-file")),
    Command("deck check", ("deck-file",)),
    Command(
        "screenshot",
        ("game",),
        (
            Option("--out", "file"),
            Option("--page", "page", choices=PAGES),
            _SEATS,
            _RULES,
            _SEED,
            Option("--plies", "number"),
            Option("--theme", "theme", choices=THEMES),
            Option("--size", "size"),
            Option("--scale", "percent"),
        ),
    ),
)
"""The commands in the order of the help."""
