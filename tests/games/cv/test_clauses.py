"""F1: the clause behind whatever lies on the table."""

from __future__ import annotations

import pytest

from cvdesk.engine import Target, random_match
from cvdesk.games.cv.cards import CARDS
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.rulebook import rulebook
from tests.games.cv.table import Table, card

ZONES = (
    "display",
    "hand",
    "card",
    "die",
    "token",
    "draft",
    "goal",
    "button",
    "symbol",
    "stack",
    "gap",
    "deck",
    "waiting",
)


@pytest.mark.parametrize(
    ("zone", "thing", "clause"),
    [
        ("display", "used_car", "4.1"),
        ("display", "early_retirement", "4.5"),
        ("display", "blogger", "6.4"),
        ("display", "lottery_win", "4.3"),
        ("display", "child", "5.2"),
        ("hand", "zoo_trip", "3.4"),
        ("hand", "life_insurance", "5.1"),
        ("hand", "first_love", "4.6"),
        ("hand", "piggy_bank", "4.3"),
        ("hand", "pension_fund", "4.3"),
        ("card", "illusionist", "4.2"),
        ("card", "early_retirement", "4.5"),
        ("card", "bike_instead_of_car", "3.2"),
        ("card", "psychotherapy", "3.3"),
        ("card", "professor", "8.2"),
        ("card", "used_car", "8.3"),
        ("card", "marriage", "3.1"),
        ("card", "waiter", "7.2"),
    ],
)
def test_each_card_has_its_clause(zone: str, thing: str, clause: str) -> None:
    table = Table("", "")
    assert table.rules.rule_of(table.view(), Target(zone, card(thing))) == f"cv.{clause}"


def test_dice_and_tokens_have_theirs() -> None:
    table = Table("", "").roll("HXKK")
    rules = [table.rules.rule_of(table.view(), Target("die", slot)) for slot in range(5)]
    assert rules == ["cv.3.1", "cv.3.1", "cv.3.1", "cv.3.2", "cv.3.1"]
    assert table.rules.rule_of(table.view(), Target("token", 6)) == "cv.4.2"
    assert table.rules.rule_of(table.view(), Target("seat", 0)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_is_cited_stands_in_the_rulebook(language: str) -> None:
    """Of things, of log lines and of refusals."""
    table = Table("", "").roll("HXKK")
    clauses = rulebook("cv", language).clauses
    view = table.view()
    cited = {table.rules.rule_of(view, Target(zone, number)) for zone in ZONES for number in range(CARDS + 1)}
    match = random_match(table.rules, 3, 2)
    cited |= {entry.event.rule for entry in match.log}
    for index in range(0, match.index, 10):
        view = match.rules.view(match.at(index), 0)
        refusals = (
            match.rules.why_not(view, Target(zone, number)) for zone in ZONES for number in range(CARDS + 1)
        )
        cited |= {refusal.rule for refusal in refusals if refusal is not None}
    cited |= {line.rule for lines in match.rules.standings(match.state).lines for line in lines}
    cited |= {option.rule for option in match.rules.info.options}
    assert cited - {""} <= set(clauses)
