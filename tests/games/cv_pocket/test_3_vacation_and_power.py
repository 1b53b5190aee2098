"""Pocket 3: Vacation doubles the next card; Secret power becomes a symbol beside it."""

from __future__ import annotations

import pytest

from cvdesk.engine import NOBODY
from cvdesk.games.cv_pocket.state import STEP_JOKER
from tests.games.cv_pocket.table import Table


def test_3_1_vacation_has_a_transport_but_no_icons() -> None:
    table = Table(cvs=["vacation_car", ""])
    assert table.view(0).counts[0] == (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)


def test_3_1_the_next_card_counts_twice() -> None:
    table = Table(("savings", "hipster bon_vivant", ""), ["vacation_car", ""], empty_deck=True)
    table.take("bon_vivant")
    assert [table.count(0, each) for each in ("money", "love", "bad_luck", "car")] == [2, 2, 2, 3]
    assert [detail.id for detail in table.events[0].details] == ["pocket-log-doubled"]


def test_3_1_the_movement_points_do_not_double() -> None:
    columns = ("savings housewife bookworm jackpot", "hipster children bon_vivant wedding", "studies")
    assert Table(columns, ["vacation_car business_lunch", ""]).reachable == {"housewife", "children"}


def test_3_1_the_card_after_that_counts_once_again() -> None:
    table = Table(cvs=["vacation_car savings savings", "", ""])
    assert table.count(0, "money") == 6
    assert table.view(0).doubled[0] == (False, True, False)


def test_3_1_a_last_vacation_doubles_nothing() -> None:
    table = Table(cvs=["savings vacation_car", ""])
    assert table.count(0, "money") == 2


def test_3_1_vacation_on_vacation_doubles_its_transport_and_the_next_card_is_not_quadrupled() -> None:
    """Ruling."""
    table = Table(
        ("studies wedding savings", "", ""), ["vacation_car vacation_plane", "", ""], empty_deck=True
    )
    assert (table.count(0, "car"), table.count(0, "plane")) == (1, 2)
    table.take("savings")
    assert table.count(0, "money") == 4
    assert table.count(0, "bike") == 2


def test_3_1_vacation_on_vacation_is_told() -> None:
    table = Table(("savings vacation_plane", "", ""), ["vacation_car", "", ""], empty_deck=True)
    table.take("vacation_plane")
    assert [detail.id for detail in table.events[0].details] == ["pocket-log-transport-doubled"]


def test_3_1_vacation_then_renaissance_man() -> None:
    """4 points per set of transports, 2 bad luck, 2 bikes."""
    table = Table(cvs=["vacation_car renaissance_man frequent_flyer", ""])
    assert (table.count(0, "bad_luck"), table.count(0, "bike")) == (2, 2)
    assert table.points()["transports"] == 4
    table = Table(cvs=["vacation_car renaissance_man frequent_flyer studies business_lunch", ""])
    assert table.points()["transports"] == 8


def test_3_1_vacation_then_relocation_and_a_globetrotter() -> None:
    """4 points, since they are two cards; the icons of Relocation count twice."""
    table = Table(cvs=["vacation_car relocation globetrotter", "", ""])
    assert table.points()["trips"] == 4
    assert table.count(0, "good_luck") == 3


def test_3_1_a_doubled_vacation_is_still_one_card_for_the_globetrotter() -> None:
    table = Table(cvs=["vacation_car vacation_plane globetrotter", "", ""])
    assert table.points()["trips"] == 8, "two cards of 2 points, and the mission itself is doubled"
    table = Table(cvs=["globetrotter vacation_car vacation_plane", "", ""])
    assert table.points()["trips"] == 4


def power(cv: str, *others: str, **more: int) -> Table:
    """A table at which everybody has just passed."""
    table = Table(("studies", "", ""), [cv, *(others or ("",))], empty_deck=True, **more)
    table.pass_turn(len(table.state.cvs))
    return table


def test_3_2_the_owner_chooses_a_symbol_of_the_cards_directly_before_and_after() -> None:
    table = power("jackpot savings secret_power children wedding")
    assert (table.state.step, table.mover) == (STEP_JOKER, 0)
    assert table.legal == ["money", "family", "good_luck", "bad_luck", "bike", "car"]
    before = table.count(0, "family")
    table.choose("family")
    assert table.count(0, "family") == before + 1
    assert table.mover == NOBODY
    assert table.told == ["passed", "passed", "ended", "joker"]


def test_3_2_a_transport_can_be_chosen() -> None:
    table = power("frequent_flyer secret_power")
    before = table.points()["planes"]
    table.choose("plane")
    assert table.points()["planes"] == before + 1


def test_3_2_a_mission_cannot_be_chosen() -> None:
    table = power("hipster secret_power")
    assert table.legal == ["friendship", "bike"]


def test_3_2_the_icon_of_relocation_is_all_that_is_found_on_it() -> None:
    table = power("relocation secret_power")
    assert table.mover == NOBODY, "one symbol is no choice"
    assert table.count(0, "good_luck") == 2
    assert table.told[-1] == "joker"


def test_3_2_doubled_it_is_that_symbol_twice() -> None:
    table = power("studies vacation_car secret_power children")
    before = table.count(0, "family")
    table.choose("family")
    assert table.count(0, "family") == before + 2


def test_3_2_its_own_transport_counts_like_any_other() -> None:
    assert Table(cvs=["secret_power", ""]).count(0, "car") == 1
    assert Table(cvs=["vacation_car secret_power", ""]).count(0, "car") == 3


def test_3_2_a_doubled_neighbour_changes_nothing() -> None:
    table = power("vacation_car studies secret_power")
    assert table.count(0, "knowledge") == 4
    table.choose("knowledge")
    assert table.count(0, "knowledge") == 5


def test_3_2_the_vacation_before_it_offers_its_transport() -> None:
    table = power("studies vacation_car secret_power")
    assert table.mover == NOBODY
    assert table.count(0, "car") == 1 + 2 + 2, (
        "the car of Vacation, the doubled one of its own, the joker twice"
    )


def test_3_2_with_no_symbol_beside_it_the_joker_counts_nothing() -> None:
    """Ruling."""
    table = power("secret_power")
    assert table.mover == NOBODY
    assert table.view(0).counts[0] == (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)
    assert table.told[-1] == "joker-idle"
    assert table.view(0).jokers == ((table.card("secret_power"), -1),)


def test_3_2_nothing_is_chosen_before_everybody_has_passed() -> None:
    table = Table(("studies", "", ""), ["studies secret_power", ""], empty_deck=True)
    assert table.legal == ["pass"]
    assert table.view().waiting == ()


def test_3_2_the_choice_changes_the_score() -> None:
    table = power("savings secret_power")
    assert table.points()["money"] == 3
    table.choose("money")
    assert table.points()["money"] == 6


@pytest.mark.parametrize("first", [0, 1, 2])
def test_3_2_it_is_the_owner_who_chooses_whoever_had_the_last_turn(first: int) -> None:
    table = power("savings", "studies secret_power", "", first=first, turn=first)
    assert (table.state.turn, table.mover) == ((first + 2) % 3, 1)
