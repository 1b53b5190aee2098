"""Reads what stands on the command line about a match: game, seats, options and seed."""

from __future__ import annotations

import secrets

from cvdesk.bots.levels import LEVELS, parse_level
from cvdesk.commands.parser import Given, WrongUsage
from cvdesk.engine.message import P
from cvdesk.engine.record import Seat
from cvdesk.engine.rules import GameInfo, Setup, check_setup, complete_options
from cvdesk.games import game_info

DEFAULT_SEATS = "human,steady"
MAX_SEED = 2**53 - 1
"""A larger seed would not survive other programs' JSON."""
_MAX_NAME = 40


def parse_seats(text: str) -> tuple[Seat, ...]:
    """Reads seats with commas between them, each ``human[:NAME]`` or a bot.

    A seat without a name has an empty one.  Raises CvdeskError.
    """
    return tuple(_seat(word.strip(), number) for number, word in enumerate(text.split(","), 1))


def _seat(word: str, number: int) -> Seat:
    colour = min(number, 6)
    kind, colon, name = word.partition(":")
    if kind == "human":
        if colon and not (name.strip().isprintable() and 0 < len(name.strip()) <= _MAX_NAME):
            raise WrongUsage("cli-error-name", seat=P.name(word), most=P.count(_MAX_NAME))
        return Seat("human", name.strip(), colour)
    bot = parse_level(word)
    usual = bot.level in LEVELS and bot.budget == LEVELS[bot.level].budget
    return Seat("bot", "", colour, level=bot.level, budget="" if usual else str(bot.budget))


def match_words(given: Given) -> tuple[GameInfo, tuple[Seat, ...], dict[str, str]]:
    """Reads GAME, ``--seats`` and ``--option``; returns them checked, with all options filled in.

    Raises CvdeskError for whatever is wrong or does not go together.
    """
    info = game_info(given.arguments["game"])
    seats = parse_seats(given.word("--seats", DEFAULT_SEATS))
    options = complete_options(info, given.pairs("--option"))
    check_setup(info, Setup(len(seats), options))
    return info, seats, options


def seed_of(given: Given) -> int:
    """Reads ``--seed``, or draws one."""
    return given.whole("--seed", 0, MAX_SEED, secrets.randbelow(MAX_SEED + 1))
