"""CV 6: recording cards, piles, two-coloured cards."""

from __future__ import annotations

import pytest

from cvdesk.engine import Target
from cvdesk.games.cv.state import STEP_DECIDE, STEP_END, STEP_OVER, STEP_PLACE
from cvdesk.games.cv.view import pile_id
from tests.games.cv.decks import rules_with
from tests.games.cv.table import Table, card

HEALTH, KNOWLEDGE, WORK = 0, 1, 3


def test_6_1_cards_are_recorded_in_the_order_in_which_they_were_chosen() -> None:
    table = Table("", "", track="television used_car").throw("MMMH")
    table.state.pool += table.state.pool  # enough for both
    table.play("take used_car").play("take television")
    assert table.pile(0, "possession") == "used_car television"


def test_6_1_only_the_top_card_of_a_pile_is_active() -> None:
    table = Table("work: waiter intern; health: yoga", "")
    assert set(table.state.active(0)) == {card("intern"), card("yoga")}
    assert table.tokens(0) == "HHRM"


@pytest.mark.parametrize(
    ("kind", "pile", "bought", "dice"),
    [
        ("health", "gym healthy_eating", "running", "HRXX"),
        ("knowledge", "phd language_course", "studies", "KRXX"),
        ("relationship", "marriage twins", "board_game_club", "RKMM"),
    ],
)
def test_6_2_health_knowledge_relationship_on_top_or_under_any_card(
    kind: str, pile: str, bought: str, dice: str
) -> None:
    table = Table(f"{kind}: {pile}", "", track=bought).throw(dice).play(f"take {bought}").play("done")
    assert table.of_kind("place") == [f"{kind} 0", f"{kind} 1", f"{kind} 2"]
    targets = [option.targets for option in table.decision().options]
    pile_number = pile_id(0, ("health", "knowledge", "relationship").index(kind))
    assert targets == [
        (Target("gap", pile_number * 100),),
        (Target("gap", pile_number * 100 + 1),),
        (Target("stack", pile_number),),
    ]
    table.play(f"place {kind} 1")
    below, above = pile.split()
    assert table.pile(0, kind) == f"{below} {bought} {above}"
    assert table.state.step == STEP_END


def test_6_2_work_and_possession_always_on_top() -> None:
    table = Table("work: waiter; possession: bicycle", "", track="dads_company television").throw("RMMH")
    table.play("take dads_company").play("take television")
    assert table.state.step == STEP_END
    assert table.pile(0, "work") == "waiter dads_company"
    assert table.pile(0, "possession") == "bicycle television"


def test_6_3_events_go_to_the_hand_which_has_no_limit() -> None:
    hand = "yard_friends piggy_bank"
    table = Table("", "", hands=[hand], track="lottery_win life_insurance_policy").throw("LMHH")
    table.play("take lottery_win").play("take life_insurance_policy")
    assert len(table.state.hands[0]) == 4
    assert table.view(1).hands == (4, 0)
    assert {card("life_insurance_policy"), card("lottery_win")} <= set(table.view(1).known[0])
    assert table.state.card_count(0) == 0, "events in the hand are no CV cards"


# ---- 6.4 two-coloured cards


def test_6_4_the_owner_chooses_the_type_when_there_is_a_pile_of_one_of_them() -> None:
    table = Table("knowledge: phd", "", track="blogger").throw("KRHHH").play("take blogger").play("done")
    assert table.of_kind("place") == ["knowledge 0", "knowledge 1", "work 0"]
    table.play("place work 0")
    assert (table.pile(0, "knowledge"), table.pile(0, "work")) == ("phd", "blogger")


def test_6_4_without_a_pile_in_either_colour_it_waits_and_is_active_in_every_way() -> None:
    table = Table("", "", track="blogger").throw("KRHH").play("take blogger").play("done")
    assert table.state.waiting[0] == (card("blogger"),)
    assert table.state.card_count(0) == 1
    table.end_turn()
    assert table.tokens(0) == "M"
    assert table.view(0).active(0) == [card("blogger")]


def test_6_4_dice_and_powers_of_a_waiting_card_serve() -> None:
    table = Table("waiting: work_and_travel", "")
    assert table.state.joining == 5
    power = Table("waiting: illusionist", "").throw("RRRR")
    assert power.of_kind("convert") == ["R H", "R K", "R M"]


def test_6_4_it_is_decided_before_the_next_card_of_either_type_is_placed() -> None:
    table = Table("waiting: blogger", "", track="studies").throw("KRHH").play("take studies").play("done")
    assert table.state.placing == card("blogger")
    assert table.of_kind("place") == ["knowledge 0", "work 0"]
    table.play("place knowledge 0")
    assert table.state.placing == card("studies")
    assert table.of_kind("place") == ["knowledge 0", "knowledge 1"]
    table.play("place knowledge 0")
    assert table.pile(0, "knowledge") == "studies blogger"


def test_6_4_it_goes_on_waiting_when_a_card_of_another_type_is_gained() -> None:
    table = Table("waiting: blogger", "", track="gym").throw("HMHH").play("take gym").play("done")
    assert table.state.waiting[0] == (card("blogger"),)
    assert table.pile(0, "health") == "gym"
    assert table.state.step == STEP_END, "nothing is asked about it"


def test_6_4_the_log_tells_the_type_of_a_two_coloured_card() -> None:
    table = Table("waiting: blogger", "", track="studies").throw("KRHH").play("take studies").play("done")
    table.play("place knowledge 0").play("place knowledge 0")
    first, second = table.events[-2:]
    assert (first.message.id, first.rule) == ("cv-log-recorded-as", "cv.6.4")
    assert (second.message.id, second.rule) == ("cv-log-recorded", "cv.6.1")


def test_6_4_example_a_two_coloured_card_decides_the_one_that_waits() -> None:
    """Knowledge/work waits, health/work is gained, and there is no pile of these types."""
    to_work = Table("waiting: blogger", "", track="athlete").throw("HHKR").play("take athlete").play("done")
    assert to_work.state.placing == card("blogger")
    to_work.play("place work 0")
    assert to_work.state.placing == card("athlete"), "decided now"
    assert to_work.of_kind("place") == ["health 0", "work 1"]
    to_knowledge = (
        Table("waiting: blogger", "", track="athlete").throw("HHKR").play("take athlete").play("done")
    )
    to_knowledge.play("place knowledge 0")
    assert to_knowledge.state.waiting[0] == (card("athlete"),), "the second one waits"
    assert to_knowledge.state.step == STEP_END


def test_6_4_the_oldest_waiting_card_is_decided_first() -> None:
    """Two can wait when they share no type; a card of both types decides both."""
    rules = rules_with(volunteering={"types": (2, 4)}, allotment={"types": (1, 2), "vp": 0})
    table = Table("waiting: blogger volunteering", "", track="allotment", rules=rules)
    table.throw("HMMX").play("take allotment").play("done")
    assert table.state.placing == card("blogger")
    table.play("place work 0")
    assert table.state.placing == card("volunteering")
    table.play("place possession 0")
    assert table.state.waiting[0] == (card("allotment"),)


def test_6_4_at_once() -> None:
    table = (
        Table("", "", track="blogger", two_coloured="at_once").throw("KRHH").play("take blogger").play("done")
    )
    assert table.state.step == STEP_PLACE
    assert table.of_kind("place") == ["knowledge 0", "work 0"]


def test_6_4_losing_the_pile_does_not_matter_afterwards() -> None:
    table = Table("knowledge: phd", "", track="blogger").throw("KRXXX").play("take blogger").play("done")
    table.play("lose phd")
    assert table.state.waiting[0] == (card("blogger"),), "no pile in either colour when it is recorded"


def test_6_4_waiting_cards_are_decided_at_the_end_in_turn_order_from_the_token() -> None:
    table = Table(
        "waiting: blogger", "waiting: world_trip", "waiting: volunteering", first=1, turn=0,
        decks=["", "", "factory paintings"],
    )  # fmt: skip
    table.throw("HHHH").play("done").end_turn()
    assert table.state.step == STEP_DECIDE
    assert table.state.actor == 1
    assert table.of_kind("place") == ["health 0", "knowledge 0"]
    table.play("place health 0")
    assert table.state.actor == 2
    table.play("place relationship 0")
    assert table.state.actor == 0
    table.play("place work 0")
    assert table.state.step == STEP_OVER
    assert (table.pile(1, "health"), table.pile(2, "relationship")) == ("world_trip", "volunteering")
    assert table.pile(0, "work") == "blogger"


def test_6_4_who_is_retired_has_no_choice_at_the_end() -> None:
    table = Table("waiting: blogger", "", first=0, turn=1, track="gym", decks=["", "", ""])
    table.state.retired = 1
    table.throw("HHHH").play("done").end_turn()
    assert table.state.step == STEP_OVER
    assert table.pile(0, "knowledge") == "blogger"


def test_6_4_who_is_retired_decides_two_coloured_cards_without_work_as_everybody() -> None:
    waits = Table("work: early_retirement", "", track="world_trip")
    waits.state.retired = 1
    waits.throw("LLLH").play("luck world_trip").play("done")
    assert waits.state.waiting[0] == (card("world_trip"),)
