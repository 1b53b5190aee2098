"""CV 4: choosing cards and paying for them; powers, events, luck, conditions, discounts."""

from __future__ import annotations

from cvdesk.games.cv.state import STEP_CHOOSE, STEP_END, STEP_PLACE
from tests.games.cv.decks import rules_with
from tests.games.cv.table import Table, card, letters

FREE = "job_agency"
"""Costs nothing, and asks for a CV without work."""


# ---- 4.1 paying


def test_4_1_example_used_car_with_five_dice() -> None:
    """Four dice and Marriage: R M M H X; two rerolled to R and X, then the R to M."""
    table = Table("relationship: marriage", "").roll("RMMHX")
    table.reroll("RH", "RX")
    assert sorted(table.state.dice) == [2, 3, 3, 5, 5]
    table.reroll("R", "M").play("take used_car").play("done")
    assert table.state.step == STEP_END, "two misfortunes do no harm"
    assert table.pile(0, "possession") == "used_car"


def test_4_1_example_had_the_last_die_shown_misfortune() -> None:
    table = Table("relationship: marriage", "").roll("RMMHX")
    table.reroll("RH", "RX").reroll("R", "X").play("done")
    assert table.of_kind("lose") == ["marriage"]
    table.play("lose marriage")
    assert table.pile(0, "relationship") == ""


def test_4_1_none_one_or_two_cards_one_after_the_other() -> None:
    table = Table("health: yoga", "", track="running gym studies used_car television").throw("MMMR")
    assert set(table.of_kind("take")) == {"running", "gym", "used_car", "television"}
    table.play("take running")
    assert table.of_kind("take") == ["gym", "used_car", "television"]
    table.play("take gym")
    assert table.state.step == STEP_PLACE
    none = Table("", "").throw("MMMM").play("done")
    assert none.state.step == STEP_END


def test_4_1_a_symbol_pays_once() -> None:
    table = Table("", "").throw("MMML")
    assert set(table.of_kind("take")) == {"used_car", "television"}
    table.play("take television")
    assert table.of_kind("take") == []
    assert table.pool == "ML"


def test_4_1_dice_and_tokens_pay_together() -> None:
    table = Table("health: yoga", "", track="healthy_eating gym intern").throw("KMLX")
    assert table.pool == "HHKMLX"
    assert set(table.of_kind("take")) == {"healthy_eating", "gym", "intern"}


def test_4_1_chosen_cards_stay_on_the_track_until_they_are_recorded() -> None:
    table = Table("possession: bicycle; health: yoga", "").throw("MMMR").play("take running")
    assert "running" in table.track.split()
    table.play("done").play("place health 1")
    assert "running" not in table.track.split()


def test_4_1_without_a_cost_nothing_is_paid() -> None:
    table = Table("", "", track=FREE).throw("XXHH").play(f"take {FREE}")
    assert table.pool == "HHXX"


# ---- 4.2 powers


def test_4_2_example_illusionist_makes_and_changes_neither_luck_nor_misfortune() -> None:
    table = Table("knowledge: illusionist", "").throw("RRLX")
    changes = table.of_kind("convert")
    assert set(changes) == {"R H", "R K", "R M"}
    table.play("convert R M")
    assert table.pool == "RMLX"
    assert table.of_kind("convert") == [], "once a turn"


def test_4_2_powers_of_covered_cards_do_not_serve() -> None:
    table = Table("knowledge: illusionist phd", "").throw("RRRRL")
    assert "convert" not in table.kinds()


def test_4_2_powers_serve_only_after_the_last_throw() -> None:
    table = Table("knowledge: illusionist; health: world_trip", "").roll("RRXX")
    assert table.kinds() == {"keep", "reroll"}


def test_4_2_a_power_between_two_purchases() -> None:
    table = Table("work: illusionist", "", track="running television studies").throw("HRMR")
    table.play("take running").play("convert R M").play("take television")
    assert table.state.step == STEP_END


def test_4_2_powers_change_unspent_symbols_of_tokens_too_not_of_events() -> None:
    table = Table("knowledge: illusionist; health: yoga", "", hands=["piggy_bank"]).throw("LLXX")
    assert set(table.of_kind("convert")) == {"H K", "H R", "H M"}
    table.play("event piggy_bank")
    assert set(table.of_kind("convert")) == {"H K", "H R", "H M"}
    spent = (
        Table("knowledge: illusionist", "", track=FREE + " television").throw("MMXX").play("take television")
    )
    assert spent.of_kind("convert") == []


def test_4_2_what_powers_leave_may_pay_upkeep() -> None:
    table = (
        Table("relationship: child; knowledge: illusionist", "")
        .throw("HHHH")
        .play("convert H M")
        .play("done")
    )
    assert table.pile(0, "relationship") == "child"
    unpaid = Table("relationship: child; knowledge: illusionist", "").throw("HHHH").play("done")
    assert unpaid.pile(0, "relationship") == ""


def test_4_2_a_changed_misfortune_counts_no_more_and_its_die_stays_frozen() -> None:
    table = Table("health: world_trip", "").throw("XXXH")
    assert set(table.of_kind("calm")) == {"H", "K", "R", "M"}
    table.play("calm M")
    assert table.pool == "HMXX"
    assert table.state.dice.count(5) == 3
    table.play("done")
    assert table.state.step == STEP_END


def test_4_2_a_wild_token_is_named_when_it_pays() -> None:
    table = Table("knowledge: memory_master", "", track="running gym television used_car").throw("HRMM")
    assert table.pool == "HRMM?"
    assert set(table.of_kind("take")) == {"running", "gym", "television", "used_car"}
    table.play("take running")
    assert table.pool == "MM?", "plain symbols are spent first"
    table.play("take used_car")
    assert table.pool == ""


def test_4_2_a_wild_token_is_neither_luck_nor_misfortune() -> None:
    table = Table("knowledge: memory_master", "", track="marriage pension").throw("RXLL")
    assert "pension" not in table.of_kind("take")
    assert table.of_kind("luck") == []


def test_4_2_a_wild_token_pays_upkeep_if_nothing_else_can() -> None:
    table = Table("relationship: child; knowledge: memory_master", "").throw("HHHH").play("done")
    assert table.pile(0, "relationship") == "child"
    assert "upkeep" in table.told()


def test_4_2_friend_from_work_copies_a_symbol_of_a_neighbours_work() -> None:
    table = Table("relationship: friend_from_work", "work: freelancer", "work: dads_company").throw("HHHH")
    assert table.of_kind("borrow") == ["R", "M", "L", "X"]
    table.play("borrow L")
    assert table.pool == "HHHHL"
    assert table.tokens(1) == "RML", "the neighbour loses nothing"
    assert "borrow" not in table.kinds()


def test_4_2_friend_from_work_copies_no_struck_out_symbol_and_from_no_covered_card() -> None:
    table = Table("relationship: friend_from_work", "work: waiter own_company").throw("HHHH")
    assert table.of_kind("borrow") == ["M"]


def test_4_2_only_neighbours_lend() -> None:
    table = Table("relationship: friend_from_work", "", "work: freelancer", "").throw("HHHH")
    assert "borrow" not in table.kinds()


def test_4_2_with_two_players_the_one_neighbour_lends_one_symbol() -> None:
    table = Table("relationship: friend_from_work", "work: manager").throw("HHHH").play("borrow M")
    assert table.pool == "HHHHM"
    assert "borrow" not in table.kinds()


def test_4_2_a_waiting_two_coloured_card_lends_nothing() -> None:
    table = Table("relationship: friend_from_work", "waiting: blogger").throw("HHHH")
    assert "borrow" not in table.kinds()


def test_4_2_a_borrowed_symbol_counts_as_a_token_for_luck_misfortune_and_upkeep() -> None:
    lucky = Table("relationship: friend_from_work", "work: athlete").throw("LLHH").play("borrow L")
    assert lucky.of_kind("luck")
    unlucky = Table("relationship: friend_from_work", "work: dads_company").throw("XXHH").play("borrow X")
    assert unlucky.play("done").kinds() == {"lose"}
    upkeep = Table("relationship: friend_from_work; work: manager", "", "work: freelancer").throw("KKKK")
    upkeep.play("borrow R").play("done")
    assert upkeep.pile(0, "work") == "manager"


# ---- 4.3 events


def test_4_3_symbols_of_events_pay_first_and_for_cards_only() -> None:
    table = Table("", "", hands=["piggy_bank"], track="television gym").throw("MMHX").play("event piggy_bank")
    assert letters(table.state.extra) == "M"
    table.play("take television")
    assert (table.pool, letters(table.state.extra)) == ("HMX", "")
    table.play("take gym")
    assert table.state.step == STEP_END


def test_4_3_symbols_of_events_do_not_pay_upkeep_and_are_lost() -> None:
    table = (
        Table("relationship: child", "", hands=["piggy_bank"])
        .throw("HHHH")
        .play("event piggy_bank")
        .play("done")
    )
    assert table.pile(0, "relationship") == ""
    table.end_turn()
    assert table.state.extra == 0
    assert table.state.hands[0] == ()


def test_4_3_an_event_pays_for_one_card_or_for_both() -> None:
    table = Table("", "", hands=["lottery_win"], track="television gym running").throw("HRHH")
    table.play("event lottery_win").play("take television").play("take gym")
    assert table.state.step == STEP_END


def test_4_3_an_event_leaves_the_game_and_gives_no_token() -> None:
    table = (
        Table("", "", hands=["yard_friends"]).throw("HHHH").play("event yard_friends").play("done").end_turn()
    )
    assert table.tokens(0) == ""
    assert card("yard_friends") in table.view(1).shown[0]


def test_4_3_several_events_in_one_turn() -> None:
    hand = "yard_friends piggy_bank country_holidays"
    table = Table("", "", hands=[hand], first=1, track="running gym").throw("HXXL")
    table.play("event yard_friends").play("event piggy_bank").play("event country_holidays")
    table.play("take running").play("take gym")
    assert table.state.step == STEP_PLACE, "the second health card may go under the first"


def test_4_3_an_event_chosen_this_turn_is_not_in_the_hand_yet() -> None:
    table = Table("", "", track="lottery_win television").throw("LMMH").play("take lottery_win")
    assert "event" not in table.kinds()
    table.play("done")
    assert table.state.hands[0] == (card("lottery_win"),)


def test_4_3_the_pension_fund_needs_a_card_of_old_age_on_the_track() -> None:
    young = Table("", "", hands=["pension_fund"], track="running gym").throw("HHHH")
    assert "event" not in young.kinds()
    refusal = young.why_not("hand", "pension_fund")
    assert refusal is not None and refusal.message.id == "cv-why-old-age-only"
    old = Table("", "", hands=["pension_fund"], track="mountain_house yacht factory").throw("MHHH")
    old.play("event pension_fund").play("take factory")
    assert old.pool == "HHH"


# ---- 4.4 luck


def test_4_4_three_luck_take_any_card_of_the_track() -> None:
    table = Table("", "", track="yacht manager").throw("LLLX").play("luck yacht")
    assert table.pool == "X"
    assert table.of_kind("luck") == []


def test_4_4_six_luck_take_two_cards() -> None:
    cv = "relationship: twins; health: marathon_runner; work: work_and_travel; knowledge: phd"
    table = Table(cv, "", track="yacht manager freelancer").throw("LLLLHH")
    assert table.pool == "HHLLLLLL"
    table.play("luck yacht").play("luck manager")
    assert card("manager") in table.state.piles[3]


def test_4_4_luck_of_tokens_counts() -> None:
    table = Table("relationship: twins", "", track="yacht").throw("LXXX")
    assert table.of_kind("luck") == ["yacht"]


def test_4_4_luck_of_events_pays_costs_but_does_not_count_for_three() -> None:
    rules = rules_with(yard_friends={"gives": (4,)})
    table = Table("", "", hands=["yard_friends"], track="yacht marriage", rules=rules).throw("LLRH")
    table.play("event yard_friends")
    assert letters(table.state.extra) == "L"
    assert table.of_kind("luck") == []
    table.play("take marriage")
    assert table.pool == "HLL", "symbols of events pay first"


def test_4_4_the_condition_of_the_card_still_holds() -> None:
    table = Table("", "", track="early_retirement yacht").throw("LLLX")
    assert table.of_kind("luck") == ["yacht"]


# ---- 4.5 conditions


def test_4_5_at_least_one_work_looks_at_the_work_cards_in_the_cv() -> None:
    without = Table("", "", track="early_retirement waiter").throw("HRXX").play("take waiter")
    assert "early_retirement" not in without.of_kind("take"), "chosen this turn does not count yet"
    assert "early_retirement" in Table("work: waiter", "", track="early_retirement").throw("XXHH").of_kind(
        "take"
    )
    covered = Table("work: waiter intern", "", track="early_retirement").throw("XXHH")
    assert "early_retirement" in covered.of_kind("take")


def test_4_5_no_work_looks_at_the_cv_and_at_cards_chosen_before() -> None:
    assert FREE not in Table("work: waiter", "", track=FREE).throw("HHHH").of_kind("take")
    table = Table("", "", track=f"{FREE} dads_company").throw("RHHH")
    assert FREE in table.of_kind("take")
    table.play("take dads_company")
    assert FREE not in table.of_kind("take")


def test_4_5_a_two_coloured_card_is_no_work_before_it_has_been_decided() -> None:
    table = Table("waiting: blogger", "", track=f"{FREE} early_retirement athlete").throw("HHKH")
    assert FREE in table.of_kind("take")
    assert "early_retirement" not in table.of_kind("take")
    table.play("take athlete")
    assert FREE in table.of_kind("take")


def test_4_5_no_more_work_from_the_moment_it_is_chosen() -> None:
    table = Table("work: waiter", "", track="early_retirement dads_company blogger", hands=["yard_friends"])
    table.throw("RKRR").play("take early_retirement")
    assert table.of_kind("take") == ["blogger"], "a two-coloured card may still be taken as its other type"
    refusal = table.why_not("display", "dads_company")
    assert refusal is not None
    assert (refusal.message.id, refusal.rule) == ("cv-why-retired", "cv.4.5")


def test_4_5_no_more_work_by_luck_or_after_losing_the_card() -> None:
    table = Table("work: waiter", "", track="early_retirement intern yacht").throw("XXXH")
    table.play("take early_retirement").play("done").play("lose waiter").end_turn()
    table.throw("HHHH").play("done").end_turn()
    table.throw("XXXX").play("done").play("lose early_retirement").end_turn()
    table.throw("HHHH").play("done").end_turn()
    table.throw("LLLH")
    works = {"intern", "dads_company", "freelancer", "waiter", "own_company", "manager"}
    assert not works & set(table.of_kind("luck"))
    assert not works & set(table.of_kind("take"))


def test_4_5_no_more_work_turns_a_two_coloured_card_into_its_other_type_at_once() -> None:
    table = Table("work: early_retirement", "", track="blogger yacht")
    table.state.retired = 1
    table.throw("KRHH").play("take blogger").play("done")
    assert table.pile(0, "knowledge") == "blogger"
    assert table.state.waiting[0] == ()


# ---- 4.6 discounts


def test_4_6_one_symbol_chosen_by_the_player_is_struck_off() -> None:
    table = Table("", "", hands=["first_love"], track="marriage child gym").throw("RHHX")
    assert table.of_kind("take") == []
    assert set(table.of_kind("discount")) == {
        "first_love marriage R", "first_love marriage L", "first_love child R", "first_love child M",
    }  # fmt: skip
    table.play("discount first_love marriage L").play("take marriage")
    assert table.pool == "HHX"
    assert table.state.hands[0] == ()


def test_4_6_a_two_coloured_card_is_of_both_its_types_and_takes_several_discounts() -> None:
    table = Table("", "", hands=["chicken_pox holiday_job"], track="work_and_travel gym").throw("XXRR")
    table.play("discount chicken_pox work_and_travel H").play("discount holiday_job work_and_travel M")
    assert table.of_kind("take") == ["work_and_travel"]


def test_4_6_a_discount_serves_a_card_of_this_turn_only() -> None:
    table = Table("", "", hands=["birthday_present"], track="yacht television").throw("MHHH")
    table.play("discount birthday_present television M").play("done").end_turn()
    assert table.state.struck == ()
    assert table.state.hands[0] == ()


def test_4_6_there_must_be_a_card_of_the_type_with_a_cost() -> None:
    table = Table("", "", hands=["science_club"], track="gym television").throw("HHHH")
    refusal = table.why_not("hand", "science_club")
    assert refusal is not None
    assert (refusal.message.id, refusal.rule) == ("cv-why-no-discount", "cv.4.6")


def test_the_choice_is_open_until_it_is_ended() -> None:
    table = Table("", "").throw("MMHR")
    assert table.state.step == STEP_CHOOSE
    assert "done" in table.kinds()
