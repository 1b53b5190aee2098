"""Reading the file that holds all 51 cards."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from cvdesk.games.cv_pocket.cards import NO_MISSION, NO_TRANSPORT, Card, CardSet
from cvdesk.games.cv_pocket.symbols import MISSIONS, SYMBOLS

FILE = Path(__file__).with_name("cards.toml")


@cache
def load_cards() -> CardSet:
    """Returns the built-in deck."""
    data = tomllib.loads(FILE.read_text("utf-8"))
    cards = []
    for table in data["card"]:
        icons = table["icons"].split()
        transport = table["transport"]
        mission = table.get("mission")
        for group, copies in table["copies"].items():
            cards += [
                Card(
                    table["id"],
                    NO_TRANSPORT if transport == "none" else SYMBOLS.index(transport),
                    tuple(SYMBOLS.index(icon) for icon in icons if icon != "joker"),
                    "joker" in icons,
                    table.get("kind") == "vacation",
                    NO_MISSION if mission is None else MISSIONS.index(mission),
                    int(group),
                    frozenset(table["facts"]),
                    table["name"],
                )
            ] * copies
    return CardSet(data["title"], tuple(cards), tuple(data["money_points"]))
