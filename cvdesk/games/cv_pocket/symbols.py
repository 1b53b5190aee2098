"""Symbols, missions and their numbers, and how a player's tally packs all of them into one integer.

Symbols are what cards show: eight kinds of icons, 0 to 7, and three transports, 8 to 10.
A tally counts them, the missions of a CV and its trips in one byte each, so that a taken
card is one addition and a score begins with one unpacking.
"""

from __future__ import annotations

from collections.abc import Iterable

ICONS = ("money", "knowledge", "love", "family", "friendship", "business", "good_luck", "bad_luck")
"""Icons as card files name them, by symbol."""
TRANSPORTS = ("bike", "car", "plane")
"""Transports as card files name them; their symbols follow those of the icons."""
SYMBOLS = (*ICONS, *TRANSPORTS)
"""All symbols as card files name them, by symbol."""

MONEY, KNOWLEDGE, LOVE, FAMILY, FRIENDSHIP, BUSINESS, GOOD_LUCK, BAD_LUCK, BIKE, CAR, PLANE = range(11)
RELATIONSHIPS = range(LOVE, BUSINESS + 1)

MISSIONS = (
    "bike", "car", "plane", "all_transports", "relocations_and_vacations", "five_colours",
    "relationship_kinds",
)  # fmt: skip
"""Missions as card files name them, by mission (Pocket 5.6)."""
ON_BIKES, ON_CARS, ON_PLANES, ON_TRANSPORTS, ON_TRIPS, ON_COLOURS, ON_KINDS = range(7)

NO_SYMBOL = -1
"""What a joker becomes that has no symbol beside it (Pocket 3.2)."""

FIRST_MISSION = len(SYMBOLS)
"""Where a tally begins to count missions: each as often as its value is to be added."""
TRIPS = FIRST_MISSION + len(MISSIONS)
"""Where a tally counts Relocation and Vacation cards."""
FIELDS = TRIPS + 1
"""How many numbers a tally holds."""
_BITS = 8


def packed(fields: Iterable[int]) -> int:
    """Returns a tally that counts each of these fields once, and more often what comes more often."""
    return sum(1 << _BITS * field for field in fields)


def unpacked(tally: int) -> bytes:
    """Returns the numbers of a tally, by symbol, then by mission, then the trips."""
    return tally.to_bytes(FIELDS, "little")
