"""Pocket 2: take one card, or pass."""

from __future__ import annotations

import pytest

from tests.games.cv_pocket.table import Table

COLUMNS = (
    "savings housewife bookworm jackpot scholarship",
    "hipster children bon_vivant wedding startup",
    "studies fat_cat children rally_driver soulmate",
)
LEVELS = [
    {"savings", "hipster", "studies"},
    {"housewife", "children", "fat_cat"},
    {"bookworm", "bon_vivant", "children"},
]


def test_2_1_the_first_card_is_the_lowest_of_any_column() -> None:
    assert Table(COLUMNS, ["", ""]).reachable == LEVELS[0]


def test_2_1_whoever_passes_first_still_begins_at_the_bottom() -> None:
    """Ruling: as long as a player owns no card, also after passing."""
    table = Table(COLUMNS, ["", "business_lunch"])
    table.pass_turn()
    table.take("housewife")
    assert table.mover == 0
    assert table.reachable == LEVELS[0]


@pytest.mark.parametrize(("top", "level"), [("soulmate", 0), ("business_lunch", 1), ("frequent_flyer", 2)])
def test_2_2_the_top_card_says_which_level_can_be_reached(top: str, level: int) -> None:
    table = Table(COLUMNS, [f"studies {top}", ""])
    assert table.reachable == LEVELS[level]


def test_2_2_with_studies_on_top_the_third_card_of_each_column() -> None:
    table = Table(COLUMNS, ["relocation studies", ""])
    assert table.reachable == {"bookworm", "bon_vivant", "children"}


def test_2_2_a_column_without_a_card_on_that_level_offers_none() -> None:
    table = Table(("savings", "hipster children bon_vivant", "studies fat_cat"), ["secret_power", ""])
    assert table.reachable == {"children", "fat_cat"}


def test_2_2_only_the_last_card_taken_counts() -> None:
    assert Table(COLUMNS, ["studies frequent_flyer soulmate", ""]).reachable == LEVELS[0]


def test_2_3_after_relocation_any_card_of_any_column() -> None:
    table = Table(COLUMNS, ["studies relocation", ""])
    assert table.reachable == {name for column in COLUMNS for name in column.split()}
    assert len(table.legal) == 16, "two of the cards are equal, and passing is always possible"


def test_2_3_relocation_itself_is_taken_under_the_usual_rule() -> None:
    columns = ("relocation savings", "hipster relocation", "studies fat_cat")
    assert Table(columns, ["soulmate", ""]).reachable == {"relocation", "hipster", "studies"}
    assert Table(columns, ["business_lunch", ""]).reachable == {"savings", "relocation", "fat_cat"}


def test_2_4_the_card_goes_on_top_and_the_cards_above_the_gap_slide_down() -> None:
    table = Table(COLUMNS, ["secret_power", ""])
    table.take("children")
    assert table.columns == [COLUMNS[0], "hipster bon_vivant wedding startup", COLUMNS[2]]
    assert table.names(table.state.cvs[0]) == "secret_power children"
    (event,) = table.events
    spots = [(table.name(move.piece.id), move.source, move.to) for move in event.moves]
    assert spots == [
        ("children", ("spot", 12), ("seat", 0)),
        ("bon_vivant", ("spot", 13), ("spot", 12)),
        ("wedding", ("spot", 14), ("spot", 13)),
        ("startup", ("spot", 15), ("spot", 14)),
    ]


def test_2_4_earlier_symbols_stay_visible() -> None:
    table = Table(COLUMNS, ["savings soulmate", ""])
    table.take("studies")
    symbols = ("money", "bad_luck", "love", "good_luck", "knowledge", "bike", "plane")
    assert [table.count(0, symbol) for symbol in symbols] == [2, 1, 1, 1, 2, 2, 1]


def test_2_5_passing_is_always_allowed_and_puts_nobody_out() -> None:
    table = Table(COLUMNS, ["studies", "studies", ""])
    assert "pass" in table.legal
    table.pass_turn()
    table.take("bookworm")
    table.take("savings")
    assert table.mover == 0
    assert table.reachable


def test_2_5_without_a_card_within_reach_passing_is_forced() -> None:
    table = Table(
        ("savings housewife", "hipster children", "studies"), ["frequent_flyer", "soulmate"], empty_deck=True
    )
    assert table.legal == ["pass"]
    table.pass_turn()
    assert [detail.id for detail in table.events[0].details] == ["pocket-log-nothing-in-reach"]
    table.take("savings")
    assert table.mover == 0


def test_2_5_a_pass_by_choice_is_told_without_a_reason() -> None:
    table = Table(COLUMNS, ["studies", ""])
    table.pass_turn()
    assert (table.told, table.events[0].details) == (["passed"], ())


def test_2_5_a_card_taken_ends_the_row_of_passes() -> None:
    table = Table(COLUMNS, ["studies", "studies", ""])
    table.pass_turn(2)
    table.take("savings")
    table.pass_turn(2)
    assert table.state.passed == 2
    assert table.mover == 2


def test_2_6_copies_of_owned_cards_may_be_taken() -> None:
    table = Table(COLUMNS, ["studies soulmate", ""])
    table.take("studies")
    assert table.names(table.state.cvs[0]) == "studies soulmate studies"
    assert table.count(0, "knowledge") == 4
