"""Which clause of the rules explains a thing on the table."""

from __future__ import annotations

from cvdesk.engine import Target
from cvdesk.games.thats_life.tiles import FINISH, LUCK, START
from cvdesk.games.thats_life.view import LifeView

_OF_THINGS = {
    "die": "thats_life.2.1",
    "pawn": "thats_life.2.1",
    "guard": "thats_life.2.2",
    "wurm": "thats_life.5.1",
    "button": "thats_life.5.1",
}
_OF_ENDS = {START: "thats_life.1.2", FINISH: "thats_life.2.3"}


def rule_of(view: LifeView, target: Target) -> str:
    """Returns the anchor of the clause behind a thing; empty when the table has no such thing."""
    zone, number = target
    home = (zone == "pawn" and number in range(len(view.pawns)) and view.pawns[number] == FINISH) or (
        zone == "guard" and number in range(len(view.guards)) and view.guards[number] == FINISH
    )
    if home:
        return _OF_ENDS[FINISH]
    if zone != "space":
        return _OF_THINGS.get(zone, "")
    return _OF_ENDS.get(number, "thats_life.4.2" if number in LUCK else "thats_life.3.1")
