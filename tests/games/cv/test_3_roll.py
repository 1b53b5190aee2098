"""CV 3: throwing the dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from cvdesk.engine import Action, Target
from cvdesk.games.cv.dice import throw_outcomes
from cvdesk.games.cv.state import STEP_CHOOSE, STEP_REROLL
from tests.games.cv.decks import rules_with
from tests.games.cv.table import Table, letters


@pytest.mark.parametrize(
    ("cv", "dice"),
    [
        ("", 4),
        ("relationship: marriage", 5),
        ("relationship: marriage; knowledge: phd; work: work_and_travel", 7),
        ("relationship: marriage; knowledge: phd; health: pension", 7),
        ("relationship: marriage child", 4),
        ("waiting: work_and_travel", 5),
    ],
)
def test_3_1_four_dice_and_those_of_active_cards_at_most_seven(cv: str, dice: int) -> None:
    table = Table(cv, "")
    table.play("roll").fall("H" * dice)
    assert len(table.state.dice) == dice


def test_3_2_two_more_throws_of_any_dice() -> None:
    table = Table("", "").roll("HKRM")
    table.reroll("H", "K").reroll("KKRM", "LLLL")
    assert table.state.step == STEP_CHOOSE
    assert table.state.dice == (4, 4, 4, 4)


def test_3_2_throwing_may_stop_earlier() -> None:
    table = Table("", "").roll("HKRM")
    assert table.state.throws == 2
    table.play("keep")
    assert table.state.step == STEP_CHOOSE


def test_3_2_a_fourth_throw() -> None:
    table = Table("health: bike_instead_of_car", "").roll("HKRM")
    table.reroll("H", "H").reroll("H", "H")
    assert table.state.step == STEP_REROLL
    table.reroll("H", "H")
    assert table.state.step == STEP_CHOOSE


def test_3_2_dice_with_misfortune_are_frozen() -> None:
    table = Table("", "").roll("HHXX")
    assert table.of_kind("reroll") == ["H", "H H"]
    table.reroll("HH", "XX")
    assert table.state.step == STEP_CHOOSE, "with all dice frozen there is nothing to throw"


def test_3_2_equal_dice_are_one_choice_and_may_be_clicked_in_any_way() -> None:
    table = Table("", "").roll("HHKX")
    assert table.of_kind("reroll") == ["H", "H H", "H H K", "H K", "K"]
    decision = table.decision()
    assert frozenset({Target("die", 0), Target("die", 1)}) in decision.alike


def test_3_2_dice_that_stay_keep_their_places() -> None:
    table = Table("", "").roll("HKRM")
    table.reroll("KM", "LX")
    assert table.state.dice == (0, 4, 2, 5)


def test_3_3_psychotherapy_throws_misfortune_again_in_one_reroll() -> None:
    table = Table("health: psychotherapy", "").roll("HXXX")
    assert "X X X" in table.of_kind("reroll")
    table.reroll("XXX", "HHX")
    assert table.of_kind("reroll") == ["H", "H H", "H H H"], "what shows misfortune again is frozen again"


def test_3_3_the_reroll_may_be_the_second_one_and_take_other_dice_along() -> None:
    table = Table("health: psychotherapy", "").roll("HHKX")
    table.reroll("H", "X")
    assert "H K X X" in table.of_kind("reroll")
    table.reroll("HX", "LL")
    assert table.state.step == STEP_CHOOSE


def test_3_3_with_all_dice_frozen_it_still_helps() -> None:
    table = Table("health: psychotherapy", "").roll("XXXX")
    assert table.state.step == STEP_REROLL
    table.reroll("XXXX", "HHHH")
    assert table.state.throws == 1


def test_3_4_zoo_trip_before_the_first_throw() -> None:
    table = Table("", "", hands=["zoo_trip"])
    assert table.offered() == ["roll", "roll zoo_trip"]
    table.roll("HHHHHH", "zoo_trip")
    assert table.state.hands[0] == ()
    assert len(table.state.dice) == 6
    table.play("keep").play("done").end_turn()
    table.throw("HHHH").play("done").end_turn()
    assert table.state.joining == 4, "the dice stay for one turn only"


def test_3_4_zoo_trip_before_a_later_throw() -> None:
    table = Table("", "", hands=["zoo_trip"]).roll("HKRM")
    table.play("event zoo_trip")
    assert table.state.joining == 2
    assert "keep" not in table.kinds(), "its dice are thrown with that throw"
    table.play("reroll H").fall("LLL")
    assert table.state.dice == (4, 1, 2, 3, 4, 4)
    assert table.state.throws == 1


def test_3_4_only_the_new_dice_may_be_thrown() -> None:
    table = Table("", "", hands=["zoo_trip"]).roll("HKRM").play("event zoo_trip").play("reroll").fall("XX")
    assert len(table.state.dice) == 6


def test_3_4_with_six_dice_one_is_added() -> None:
    table = Table("relationship: marriage; knowledge: phd", "", hands=["zoo_trip"])
    table.roll("HHHHHHH", "zoo_trip")
    assert len(table.state.dice) == 7


def test_3_4_with_six_dice_one_is_added_before_a_later_throw_too() -> None:
    table = Table("relationship: marriage; knowledge: phd", "", hands=["zoo_trip"]).roll("HHHHHH")
    table.play("event zoo_trip").play("reroll H").fall("KK")
    assert table.state.dice == (1, 0, 0, 0, 0, 0, 1)


def test_3_4_no_other_event_is_played_with_a_throw() -> None:
    table = Table(
        "", "", hands=["piggy_bank first_love zoo_trip pension_fund"], first=1, track="factory idol"
    )
    assert table.offered() == ["roll", "roll zoo_trip"]
    table.roll("HKRM")
    assert table.of_kind("event") == ["zoo_trip"]


def test_3_4_with_seven_frozen_dice_it_gives_no_other_chance() -> None:
    table = Table("relationship: marriage; health: pension", "", hands=["zoo_trip"]).roll("XXXXXXX")
    assert table.state.step == STEP_CHOOSE


def test_3_4_with_seven_dice_it_cannot_be_played() -> None:
    table = Table("relationship: marriage; knowledge: phd; work: work_and_travel", "", hands=["zoo_trip"])
    assert table.offered() == ["roll"]
    table.roll("HHHHHHH")
    assert "event" not in table.kinds()


def test_3_4_after_the_last_throw_it_cannot_be_played() -> None:
    table = Table("", "", hands=["zoo_trip"]).roll("HKRM").reroll("H", "H").reroll("H", "H")
    assert table.state.step == STEP_CHOOSE
    assert "event" not in table.kinds()
    refusal = table.why_not("hand", "zoo_trip")
    assert refusal is not None
    assert refusal.rule == "cv.3.4"


def test_3_4_it_gives_another_chance_when_all_dice_are_frozen() -> None:
    table = Table("", "", hands=["zoo_trip"]).roll("XXXX")
    assert table.offered() == ["event zoo_trip", "keep"]


def test_3_4_several_events_as_long_as_each_adds_a_die() -> None:
    """Another deck may have more than one: four dice take both, five only one of them."""
    rules = rules_with(piggy_bank={"power": "extra_dice:2", "gives": ()})
    four = Table("", "", hands=["piggy_bank zoo_trip"], rules=rules)
    assert four.offered() == ["roll", "roll piggy_bank", "roll piggy_bank zoo_trip", "roll zoo_trip"]
    four.roll("HHHHHHH", "piggy_bank", "zoo_trip")
    five = Table("relationship: marriage", "", hands=["piggy_bank zoo_trip"], rules=rules)
    assert five.offered() == ["roll", "roll piggy_bank", "roll zoo_trip"]
    five.roll("HHHHHHH", "zoo_trip")
    assert "event" not in five.kinds()


def test_3_4_several_events_before_a_later_throw() -> None:
    rules = rules_with(piggy_bank={"power": "extra_dice:2", "gives": ()})
    four = Table("", "", hands=["piggy_bank zoo_trip"], rules=rules).roll("HKRM").play("event zoo_trip")
    assert four.of_kind("event") == ["piggy_bank"]
    four.play("event piggy_bank").play("reroll").fall("LLL")
    five = Table("relationship: marriage", "", hands=["piggy_bank zoo_trip"], rules=rules).roll("HKRML")
    assert five.play("event zoo_trip").of_kind("event") == []


def test_3_4_dice_with_misfortune_stay_frozen_when_dice_are_added() -> None:
    frozen = Table("", "", hands=["zoo_trip"]).roll("HXXX").play("event zoo_trip")
    assert frozen.of_kind("reroll") == ["", "H"]
    thawed = Table("health: psychotherapy", "", hands=["zoo_trip"]).roll("HXXX").play("event zoo_trip")
    assert "X X X" in thawed.of_kind("reroll")
    thawed.play("reroll X").fall("XHH")
    assert thawed.of_kind("reroll") == ["H", "H H", "H H H"]


def test_3_4_its_symbols_help_to_pay_if_another_deck_gives_it_any() -> None:
    rules = rules_with(zoo_trip={"gives": (3,)})
    table = Table("", "", hands=["zoo_trip"], track="television", rules=rules)
    table.roll("HHHHHM", "zoo_trip").play("keep")
    assert letters(table.state.extra) == "M"
    assert table.of_kind("take") == ["television"]


def test_throws_that_cannot_happen_are_refused() -> None:
    table = Table("", "")
    table.play("roll")
    assert table.rules.can_happen(table.state, Action("dice", (0, 1, 1, 5)))
    for kind, faces in (
        ("dice", (0, 1, 1)),
        ("dice", (0, 1, 1, 5, 5)),
        ("dice", (5, 1, 1, 0)),
        ("dice", (0, 1, 1, 6)),
        ("dice", (-1, 1, 1, 5)),
        ("draw", (0, 1, 1, 5)),
    ):
        assert not table.rules.can_happen(table.state, Action(kind, faces))


def test_the_dice_are_fair() -> None:
    """Every throw of so many dice counts as often as it can come about."""
    for dice in range(1, 8):
        outcomes = throw_outcomes(dice)
        assert sum(chance for _, chance in outcomes) == 1
    pairs = {action.args: chance for action, chance in throw_outcomes(2)}
    assert pairs[0, 0] == Fraction(1, 36)
    assert pairs[0, 5] == Fraction(1, 18)
    assert Counter(pairs.values()) == {Fraction(1, 36): 6, Fraction(1, 18): 15}
