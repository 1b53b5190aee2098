"""F1: the clause behind whatever lies on the table."""

from __future__ import annotations

import pytest

from cvdesk.engine import Target
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.rulebook import rulebook
from tests.games.thats_life.table import TILE, Table

PATH = "+1 -1 +2 -2 L1 -4"


def table() -> Table:
    return Table(PATH, ["+1 S F", "S S F"], guards="+1 F", wurm="S", roll=1)


@pytest.mark.parametrize(
    ("target", "clause"),
    [
        (Target("die", 0), "2.1"),
        (Target("pawn", 0), "2.1"),
        (Target("pawn", 2), "2.3"),
        (Target("guard", 0), "2.2"),
        (Target("guard", 1), "2.3"),
        (Target("wurm", 0), "5.1"),
        (Target("button", 0), "5.1"),
        (Target("space", TILE["S"]), "1.2"),
        (Target("space", TILE["F"]), "2.3"),
        (Target("space", TILE["+1"]), "3.1"),
        (Target("space", TILE["-4"]), "3.1"),
        (Target("space", TILE["L1"]), "4.2"),
        (Target("seat", 0), ""),
    ],
)
def test_each_thing_has_its_clause(target: Target, clause: str) -> None:
    at = table()
    assert at.rules.rule_of(at.view(), target) == (f"thats_life.{clause}" if clause else "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_such_clause_stands_in_the_rulebook(language: str) -> None:
    at = table()
    view, clauses = at.view(), rulebook("thats_life", language).clauses
    things = [Target("space", tile) for tile in view.path]
    things += [Target("pawn", pawn) for pawn in range(len(view.pawns))]
    things += [Target("guard", guard) for guard in range(len(view.guards))]
    things += [Target("die", 0), Target("wurm", 0), Target("button", 0)]
    assert all(at.rules.rule_of(view, thing) in clauses for thing in things)
