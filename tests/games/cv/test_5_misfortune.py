"""CV 5: misfortune and upkeep."""

from __future__ import annotations

import pytest

from cvdesk.engine import Target
from cvdesk.games.cv.cards import WORK
from cvdesk.games.cv.state import STEP_END, STEP_LOSE, STEP_UPKEEP
from cvdesk.games.cv.view import pile_id
from tests.games.cv.decks import rules_with
from tests.games.cv.table import Table


def test_5_1_every_three_misfortunes_cost_an_active_card_of_any_pile() -> None:
    table = Table("health: yoga; work: waiter; possession: bicycle", "").throw("XXXH").play("done")
    assert set(table.of_kind("lose")) == {"yoga", "waiter", "bicycle"}
    table.play("lose waiter")
    assert table.pile(0, "work") == ""
    assert table.state.step == STEP_END


def test_5_1_two_misfortunes_do_no_harm() -> None:
    table = Table("health: yoga", "").throw("XXHH").play("done")
    assert table.state.step == STEP_END


def test_5_1_example_dads_company_makes_two_misfortunes_on_dice_enough() -> None:
    table = Table("work: dads_company", "").throw("XXHH").play("done")
    assert table.of_kind("lose") == ["dads_company"]


def test_5_1_example_pension_is_paid_with_misfortune_that_still_counts() -> None:
    table = Table("work: waiter", "", track="pension").throw("XXXH").play("take pension").play("done")
    assert table.of_kind("lose") == ["waiter"], "the pension is not in the CV yet"
    table.play("lose waiter")
    assert table.pile(0, "health") == "pension"


def test_5_1_example_six_misfortunes_may_take_the_card_uncovered_by_the_first() -> None:
    cv = "health: yoga pension; work: waiter"
    table = Table(cv, "").throw("XXXXXX").play("done")
    table.play("lose pension")
    assert set(table.of_kind("lose")) == {"yoga", "waiter"}
    table.play("lose yoga")
    assert table.state.step == STEP_END


def test_5_1_waiting_cards_are_active_and_may_be_lost() -> None:
    table = Table("waiting: blogger", "").throw("XXXH").play("done").play("lose blogger")
    assert table.state.waiting[0] == ()


@pytest.mark.parametrize("event", ["life_insurance", "life_insurance_policy"])
def test_5_1_insurance_cancels_one_loss(event: str) -> None:
    table = Table("work: waiter", "", hands=[event]).throw("XXXH")
    assert "event" not in table.kinds(), "it is played when a card is about to be lost"
    table.play("done").play(f"event {event}")
    assert table.state.step == STEP_END
    assert table.pile(0, "work") == "waiter"
    assert table.state.hands[0] == ()


def test_5_1_insurance_cancels_one_loss_of_two() -> None:
    table = Table("health: pension; work: waiter", "", hands=["life_insurance"]).throw("XXXXXX").play("done")
    table.play("event life_insurance")
    assert table.state.step == STEP_LOSE
    assert table.offered() == ["lose waiter", "lose pension"]


def test_5_1_no_other_event_cancels_a_loss() -> None:
    hand = "first_love life_insurance zoo_trip pension_fund lottery_win"
    table = Table("work: waiter", "", hands=[hand], first=1, track="factory idol").throw("XXXH").play("done")
    assert table.offered() == ["event life_insurance", "lose waiter"]


def test_5_1_a_lost_card_goes_from_its_own_pile_to_the_box() -> None:
    table = Table("work: waiter", "work: intern; waiting: world_trip", turn=1).throw("XXXH").play("done")
    table.play("lose intern")
    (move,) = table.events[-1].moves
    assert move.source == Target("stack", pile_id(1, WORK))
    assert move.to == Target("box", 0)
    assert table.pile(0, "work") == "waiter"


def test_5_1_no_card_no_loss() -> None:
    table = Table("", "", hands=["life_insurance"]).throw("XXXX").play("done")
    assert table.state.step == STEP_END
    assert "nothing-to-lose" in table.told()
    assert len(table.state.hands[0]) == 1


def test_5_1_a_second_loss_without_a_card_is_dropped() -> None:
    table = Table("health: pension", "").throw("XXXXXX").play("done").play("lose pension")
    assert table.state.step == STEP_END


def test_5_1_covered_cards_are_refused() -> None:
    table = Table("work: waiter intern", "").throw("XXXH").play("done")
    refusal = table.why_not("card", "waiter")
    assert refusal is not None
    assert (refusal.message.id, refusal.rule) == ("cv-why-covered", "cv.5.1")


# ---- 5.2 upkeep


def test_5_2_upkeep_is_paid_with_symbols_not_spent_before() -> None:
    table = Table("relationship: child", "", track="gym").throw("MHHH").play("done")
    assert table.pile(0, "relationship") == "child"
    assert table.pool == "HHHRL"
    spent = Table("relationship: child", "", track="gym").throw("MHHH").play("take gym").play("done")
    assert spent.pile(0, "relationship") == ""
    assert "lost-unpaid" in spent.told()


def test_5_2_who_can_pay_must_pay() -> None:
    table = Table("work: manager", "").throw("RHHH").play("done")
    assert table.state.step == STEP_END
    assert table.pile(0, "work") == "manager"
    assert "R" not in table.pool


def test_5_2_cards_without_a_struck_out_symbol_pay_nothing() -> None:
    table = Table("health: yoga; work: waiter", "").throw("HHHH").play("done")
    assert table.pool == "HHHHHHM"
    assert "upkeep" not in table.told()


def test_5_2_tokens_of_the_card_itself_pay_too() -> None:
    table = Table("relationship: child; work: waiter", "").throw("HHHH").play("done")
    assert table.pile(0, "relationship") == "child"


def test_5_2_insurance_does_not_help() -> None:
    table = Table("relationship: child", "", hands=["life_insurance"]).throw("HHHH").play("done")
    assert table.pile(0, "relationship") == ""
    assert len(table.state.hands[0]) == 1


def test_5_2_active_cards_pay_for_one_another() -> None:
    """The manager's money pays for the child, the child's relationship for the manager."""
    table = Table("relationship: child; work: manager", "").throw("KKKK").play("done")
    assert table.pile(0, "relationship") == "child"
    assert table.pile(0, "work") == "manager"


def test_5_2_the_player_chooses_the_order_when_not_all_can_be_paid() -> None:
    """Two cards want money, and there is not enough for both."""
    rules = rules_with(gym={"upkeep": (3,)})
    table = Table("relationship: child; health: gym", "", rules=rules).throw("MKKK").play("done")
    assert table.state.step == STEP_UPKEEP
    assert table.offered() == ["pay gym", "pay child"]
    table.play("pay gym")
    assert table.pile(0, "health") == "gym"
    assert table.pile(0, "relationship") == ""


def test_5_2_a_card_bought_this_turn_pays_from_the_next_turn_on() -> None:
    table = Table("", "", track="child").throw("RMHH").play("take child").play("done")
    assert table.pile(0, "relationship") == "child"
    table.end_turn().throw("HHHH").play("done").end_turn()
    table.throw("HHHH").play("done")
    assert table.pile(0, "relationship") == ""


def test_5_2_a_card_about_to_be_covered_still_pays() -> None:
    table = (
        Table("relationship: child", "", track="marriage").throw("RLHH").play("take marriage").play("done")
    )
    assert table.pile(0, "relationship") == "marriage"
    assert "lost-unpaid" in table.told()


def test_5_2_while_recording_a_newly_recorded_card_pays_at_once() -> None:
    table = (
        Table("", "", track="child", upkeep="while_recording").throw("RMHH").play("take child").play("done")
    )
    assert table.pile(0, "relationship") == ""
    rich = (
        Table("", "", track="child", upkeep="while_recording").throw("RMMH").play("take child").play("done")
    )
    assert rich.pile(0, "relationship") == "child"


def test_5_2_while_recording_a_card_just_covered_does_not_pay() -> None:
    table = Table("relationship: child", "", track="marriage", upkeep="while_recording")
    table.throw("RLHH").play("take marriage").play("done").play("place relationship 1")
    assert table.pile(0, "relationship") == "child marriage"
    assert table.state.step == STEP_END


def test_5_2_the_warning_comes_before_the_purchase() -> None:
    table = Table("relationship: child", "", track="gym").throw("MHHH")
    details = {option.action.kind: option.detail for option in table.decision().options}
    assert details["done"] is None
    warned = details["take"]
    assert warned is not None and warned.id == "cv-detail-both"
    assert warned.params["second"].value.id == "cv-detail-would-lose"


# ---- 5.3 uncovered cards


def test_5_3_example_twins_lost_to_misfortune_uncover_child_whose_money_is_due() -> None:
    table = Table("relationship: child twins", "").throw("XXXM").play("done").play("lose twins")
    assert table.pile(0, "relationship") == "child"
    assert "upkeep" in table.told()
    poor = Table("relationship: child twins", "").throw("XXXH").play("done").play("lose twins")
    assert poor.pile(0, "relationship") == ""


def test_5_3_a_card_uncovered_by_unpaid_upkeep_is_due_as_well() -> None:
    table = Table("relationship: child twins", "").throw("MHHH").play("done")
    assert table.pile(0, "relationship") == "child"
    assert table.told().count("lost-unpaid") == 1
    poor = Table("relationship: child twins", "").throw("HHHH").play("done")
    assert poor.pile(0, "relationship") == ""
    assert poor.told().count("lost-unpaid") == 2


def test_5_3_tokens_of_an_uncovered_card_come_when_the_turn_is_tidied_up() -> None:
    table = Table("work: waiter intern", "").throw("XXXH").play("done").play("lose intern")
    assert table.tokens(0) == "RM"
    table.end_turn()
    assert table.tokens(0) == "M"


def test_5_3_dice_and_power_of_an_uncovered_card_serve_from_the_next_turn_on() -> None:
    table = Table("knowledge: phd illusionist", "").throw("XXXH").play("done").play("lose illusionist")
    table.end_turn().throw("HHHH").play("done").end_turn()
    assert table.state.joining == 5


def test_5_3_tokens_of_a_lost_card_may_still_be_spent() -> None:
    table = Table("relationship: child; work: intern", "").throw("XXXH").play("done").play("lose intern")
    assert table.pile(0, "relationship") == "child", "the intern's money pays for the child"
