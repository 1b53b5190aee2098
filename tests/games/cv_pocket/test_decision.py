"""What a player is offered: targets, labels, consequences, prompts."""

from __future__ import annotations

import pytest

from cvdesk.engine import Decision, Message, Option, Target
from cvdesk.i18n import catalog
from cvdesk.i18n.render import Names, plain
from tests.games.cv_pocket.table import Table

COLUMNS = (
    "savings housewife bookworm jackpot scholarship",
    "hipster children bon_vivant wedding startup",
    "studies fat_cat children rally_driver soulmate",
)


def decision(table: Table) -> Decision:
    found = table.rules.decision(table.view())
    assert found is not None
    return found


def options(table: Table) -> dict[str, Option]:
    """The options by what is taken or chosen; equal cards would be one."""
    return {table._written(option.action): option for option in decision(table).options}


def english(table: Table, text: Message | None) -> str:
    assert text is not None
    return plain(text, Names(("Julia", "Felix", "Lena", "Max"), table.rules), "en")


def details(table: Table) -> dict[str, str]:
    return {name: english(table, option.detail) for name, option in options(table).items()}


def test_a_card_is_taken_by_a_click_on_it_and_passing_has_a_button() -> None:
    table = Table(COLUMNS, ["studies soulmate", ""])
    assert decision(table).kind == "cv_pocket.take"
    assert {name: option.targets for name, option in options(table).items()} == {
        "pass": (Target("button", 0),),
        "savings": (Target("column", table.card("savings")),),
        "hipster": (Target("column", table.card("hipster")),),
        "studies": (Target("column", table.card("studies")),),
    }


def test_a_label_names_card_column_and_level_so_that_equal_cards_differ() -> None:
    table = Table(("studies soulmate", "studies children", "studies"), ["savings", "", "", ""])
    assert [english(table, option.label) for option in decision(table).options] == [
        "Pass",
        "Take Studies (column 1, level 1)",
        "Take Studies (column 2, level 1)",
        "Take Studies (column 3, level 1)",
    ]


def test_a_detail_says_what_changes_on_the_scoring_pad() -> None:
    table = Table(("studies", "bookworm", "savings soulmate bon_vivant"), ["studies soulmate", "children"])
    assert details(table) == {
        "pass": "passes in a row: 1 of 2",
        "studies": "Knowledge 2 → 4: −3 → 6",
        "bookworm": "Knowledge 2 → 4: −3 → 6, Bad luck 0 → 1: 0 → 2, and Felix: +2",
        "savings": "Money 0 → 2: 0 → 3, Bad luck 0 → 1: 0 → 2, and Felix: +2",
    }


def test_a_detail_tells_doubling_and_what_rivals_lose() -> None:
    table = Table(
        ("", "four_leaf_clover soulmate", "studies hipster"),
        ["vacation_car", "best_friends"],
        empty_deck=True,
    )
    assert details(table)["soulmate"] == "Relationships 0 → 5, Good luck 0 → 2: 0 → 4, and Felix: −2"
    assert details(table)["hipster"] == "Relationships 0 → 5 and Mission: bikes 0 → 4"


def test_a_detail_says_so_when_nothing_changes() -> None:
    table = Table(("vacation_car", "wedding", "savings"), ["", ""], empty_deck=True)
    assert details(table)["vacation_car"] == "no points change for now"


def test_the_last_pass_says_that_the_match_ends() -> None:
    table = Table(COLUMNS, ["studies", "", ""], passed=2)
    assert details(table)["pass"] == "everybody has passed then, and the match ends"


@pytest.mark.parametrize(
    ("cv", "columns", "prompt"),
    [
        ("", COLUMNS, "Julia: take the bottom card of any column, or pass"),
        ("frequent_flyer", COLUMNS, "Julia: Frequent flyer on top – take a card of level 3, or pass"),
        (
            "vacation_car",
            COLUMNS,
            "Julia: Vacation on top – take a card of level 2, it will count twice, or pass",
        ),
        ("relocation", COLUMNS, "Julia: Relocation on top – take any card, or pass"),
        ("jackpot", ("savings hipster",), "Julia: there is no card of level 3 – pass"),
        ("relocation", (), "Julia: there is no card left – pass"),
    ],
)
def test_the_prompt_says_who_must_do_what(cv: str, columns: tuple[str, ...], prompt: str) -> None:
    table = Table((*columns, "", "", "")[:3], [cv, ""], empty_deck=len(columns) < 3)
    assert english(table, decision(table).prompt) == prompt


def test_secret_power_offers_the_symbols_beside_it_with_what_they_bring() -> None:
    table = Table(cvs=["jackpot savings secret_power", ""])
    table.pass_turn(2)
    offered = decision(table)
    assert offered.kind == "cv_pocket.joker"
    assert english(table, offered.prompt) == "Julia: choose what Secret power becomes"
    assert [option.targets for option in offered.options] == [
        (Target("symbol", 0),),
        (Target("symbol", 7),),
        (Target("symbol", 8),),
    ]
    assert english(table, offered.options[0].label) == "Secret power becomes money"
    assert details(table) == {
        "money": "Money 5 → 6: 13 → 18",
        "bad_luck": "no points change for now",
        "bike": "no points change for now",
    }


def test_a_doubled_secret_power_says_so() -> None:
    table = Table(cvs=["studies vacation_car secret_power children", ""])
    table.pass_turn(2)
    assert english(table, decision(table).prompt).endswith("it counts twice")


@pytest.mark.parametrize("language", catalog.LANGUAGES)
def test_cards_are_named_in_every_language(language: str) -> None:
    table = Table(COLUMNS, ["frequent_flyer", ""])
    names = Names(("Julia", "Felix"), table.rules)
    cards = table.rules.deck.cards
    for option in decision(table).options:
        if option.action.kind == "take":
            assert cards[option.action.args[0]].name[language] in plain(option.label, names, language)
