"""Why not: the reason and the clause for whatever can be seen and cannot be used."""

from __future__ import annotations

import pytest

from cvdesk.engine import Target
from cvdesk.games.cv_pocket.symbols import SYMBOLS
from cvdesk.i18n import catalog
from cvdesk.i18n.render import Names, plain
from tests.games.cv_pocket.table import Table

COLUMNS = (
    "savings housewife bookworm jackpot scholarship",
    "hipster children bon_vivant wedding startup",
    "studies fat_cat children rally_driver soulmate",
)
PASS, DECK = Target("button", 0), Target("deck", 0)


def why(table: Table, target: Target, viewer: int | None = None) -> tuple[str, str] | None:
    """The reason's last words and its clause."""
    view = table.rules.view(table.state, table.mover if viewer is None else viewer)
    refusal = table.rules.why_not(view, target)
    if refusal is None:
        return None
    return refusal.message.id.removeprefix("pocket-why-"), refusal.rule.removeprefix("cv_pocket.")


def column(table: Table, name: str) -> Target:
    return Target("column", table.card(name))


def symbol(name: str) -> Target:
    return Target("symbol", SYMBOLS.index(name))


def test_what_can_be_used_needs_no_reason() -> None:
    table = Table(COLUMNS, ["soulmate", ""])
    for target in (PASS, column(table, "savings"), column(table, "hipster")):
        assert why(table, target) is None


def test_the_first_card_is_a_lowest_one() -> None:
    table = Table(COLUMNS, ["", ""])
    assert why(table, column(table, "housewife")) == ("first", "2.1")


def test_a_card_out_of_reach_tells_both_levels() -> None:
    table = Table(COLUMNS, ["startup", ""])
    assert why(table, column(table, "housewife")) == ("level", "2.2")
    refusal = table.rules.why_not(table.view(), column(table, "jackpot"))
    assert refusal is not None
    assert {name: refusal.message.params[name].value for name in ("reach", "level")} == {
        "reach": 3,
        "level": 4,
    }


def test_cards_of_a_cv_stay_there() -> None:
    table = Table(COLUMNS, ["soulmate", "business_lunch"])
    assert why(table, Target("cv", table.state.cvs[0][0])) == ("in-cv", "2.4")
    refusal = table.rules.why_not(table.view(), Target("cv", table.state.cvs[1][0]))
    assert refusal is not None
    assert refusal.message.params["player"].value == 1


def test_the_deck_is_for_refills() -> None:
    assert why(Table(COLUMNS, ["", ""]), DECK) == ("deck", "4.1")
    assert why(Table(COLUMNS, ["", ""], empty_deck=True), DECK) == ("deck-empty", "4.1")


def test_who_is_not_the_actor_waits() -> None:
    table = Table(COLUMNS, ["", ""])
    assert why(table, PASS, viewer=1) == ("turn", "1.3")
    refusal = table.rules.why_not(table.rules.view(table.state, None), column(table, "savings"))
    assert refusal is not None
    assert refusal.message.params["player"].value == 0


def test_a_symbol_is_chosen_for_a_joker_only() -> None:
    assert why(Table(COLUMNS, ["", ""]), symbol("money")) == ("no-joker", "3.2")


def test_while_secret_power_is_settled_only_the_symbols_beside_it_count() -> None:
    table = Table(COLUMNS, ["business_lunch secret_power wedding", ""])
    table.pass_turn(2)
    assert why(table, symbol("money")) is None
    assert why(table, symbol("knowledge")) == ("not-beside", "3.2")
    assert why(table, PASS) == ("joker-first", "3.2")
    assert why(table, column(table, "savings")) == ("joker-first", "3.2")
    assert why(table, symbol("money"), viewer=1) == ("turn", "1.3")


def test_when_the_match_is_over_nothing_can_be_used() -> None:
    table = Table(COLUMNS, ["startup", ""])
    table.pass_turn(2)
    for target in (PASS, DECK, column(table, "savings"), Target("cv", table.state.cvs[0][0])):
        assert why(table, target, viewer=0) == ("over", "5.1")


@pytest.mark.parametrize(
    "target",
    [Target("column", 99), Target("cv", -1), Target("symbol", 11), Target("button", 1), Target("seat", 0)],
)
def test_what_is_not_there_needs_no_reason(target: Target) -> None:
    assert why(Table(COLUMNS, ["", ""]), target) is None


@pytest.mark.parametrize("language", catalog.LANGUAGES)
def test_every_reason_can_be_told(language: str) -> None:
    tables = [
        Table(COLUMNS, ["", ""]),
        Table(COLUMNS, ["startup", "studies"], empty_deck=True),
        Table(COLUMNS, ["business_lunch secret_power wedding", ""]),
    ]
    tables[2].pass_turn(2)
    told = set()
    for table in tables:
        names = Names(("Julia", "Felix"), table.rules)
        cards = range(51)
        targets = [Target(zone, card) for zone in ("column", "cv") for card in cards]
        for target in [*targets, PASS, DECK, *(Target("symbol", each) for each in range(11))]:
            for viewer in (0, 1):
                refusal = table.rules.why_not(table.rules.view(table.state, viewer), target)
                if refusal is not None:
                    sentence = plain(refusal.message, names, language)
                    assert "⟦" not in sentence
                    assert "{" not in sentence
                    assert sentence.endswith(".")
                    told.add(refusal.message.id)
    assert len(told) == 9
