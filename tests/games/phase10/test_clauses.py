"""F1: the clause behind whatever lies on the table; and every clause that is cited is there to be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cvdesk.engine import Target, random_match
from cvdesk.games.phase10.cards import CODES
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.rulebook import rulebook
from tests.games.phase10.table import Table
from tests.games.phase10.test_refusals import asked, hand, keeping, laying, on, playing, unfitting

SIZES = {
    "button": 1,
    "deck": 1,
    "die": 2,
    "direction": 2,
    "group": 4,
    "hand": 2 * CODES,
    "held": 2 * CODES,
    "high": 24,
    "kind": 8,
    "lay": 1,
    "low": 24,
    "meld": 24,
    "number": 13,
    "pile": 40,
    "row": 6,
    "space": 32,
    "start": 13,
    "track": 12,
}
"""Zones of things that can be pointed at, with numbers that they may have."""


def clause_of(table: Table, target: Target) -> str:
    return table.rules.rule_of(table.view(), target).removeprefix("phase10.")


@pytest.mark.parametrize(
    ("target", "clause"),
    [
        (Target("die", 1), "2.1"),
        (Target("space", 0), "3.8"),
        (Target("space", 1), "3.1"),
        (Target("space", 2), "3.7"),
        (Target("space", 3), "3.4"),
        (Target("space", 5), "3.3"),
        (Target("space", 6), "3.2"),
        (Target("space", 10), "3.6"),
        (Target("space", 13), "3.5"),
        (Target("kind", 6), "3.6"),
        (Target("track", 4), "4.3"),
        (Target("track", 11), "5.5"),
        (Target("deck", 0), "1.2"),
        (Target("pile", 0), "1.2"),
        (Target("meld", 0), "4.5"),
        (Target("low", 1), "4.5"),
        (Target("high", 1), "4.5"),
        (Target("number", 7), "3.7"),
        (Target("direction", 1), "3.7"),
        (Target("row", 0), "4.3"),
        (Target("group", 0), "4.1"),
        (Target("seat", 0), ""),
        (Target("space", 32), ""),
    ],
)
def test_each_thing_has_its_clause(target: Target, clause: str) -> None:
    assert clause_of(playing(), target) == clause


@pytest.mark.parametrize(
    ("make", "card", "clause"),
    [
        (playing, "7r", "2.3"),
        (unfitting, "2r", "4.5"),
        (lambda: on("exchange 3"), "1p", "3.4"),
        (asked, "7g", "3.7"),
        (keeping, "2p", "5.3"),
        (lambda: Table("J7r", "2p"), "J7r", "4.4"),
    ],
)
def test_a_card_in_hand_is_explained_by_what_it_is_used_for(
    make: Callable[[], Table], card: str, clause: str
) -> None:
    assert clause_of(make(), hand(card)) == clause


def test_a_card_of_the_phase_that_is_put_together_is_explained_by_combinations() -> None:
    assert clause_of(laying(), Target("held", hand("8p").id)) == "4.1"


@pytest.mark.parametrize(("space", "clause"), [("draw 2", "3.1"), ("again", "3.2"), ("search", "3.3")])
def test_while_drawing_deck_and_pile_are_explained_by_the_space(space: str, clause: str) -> None:
    assert clause_of(on(space), Target("pile", 0)) == clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_is_cited_stands_in_the_rulebook(language: str) -> None:
    """Of things, of log lines, of refusals, of the standings and of options."""
    match = random_match(playing().rules, 3, 2, 1_500)
    targets = [Target(zone, number) for zone, size in SIZES.items() for number in range(size)]
    cited = {entry.event.rule for entry in match.log}
    for index in range(0, match.index, 30):
        for viewer in (0, None):
            view = match.rules.view(match.at(index), viewer)
            cited |= {match.rules.rule_of(view, target) for target in targets}
            refusals = [match.rules.why_not(view, target) for target in targets]
            cited |= {refusal.rule for refusal in refusals if refusal is not None}
    cited |= {line.rule for lines in match.rules.standings(match.state).lines for line in lines}
    cited |= {option.rule for option in match.rules.info.options}
    assert cited - {""} <= set(rulebook("phase10", language).clauses)
