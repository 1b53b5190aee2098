"""CV 7: track, refill, tokens, social assistance."""

from __future__ import annotations

import pytest

from cvdesk.games.cv.state import STEP_ASSIST, STEP_DRAW, STEP_OVER, STEP_PLACE, STEP_ROLL
from tests.games.cv.table import Table, card

FIVE = "running gym studies used_car television"


def test_7_1_the_track_slides_to_the_left_and_is_refilled_one_by_one() -> None:
    table = Table("", "", "", turn=0, track=FIVE).throw("MMRH").play("take television").play("take running")
    table.play("end_turn")
    assert table.state.step == STEP_DRAW
    assert table.track == "gym studies used_car"
    table.draw("marriage")
    assert table.track == "gym studies used_car marriage"
    assert table.state.step == STEP_DRAW
    table.draw("child")
    assert table.state.step == STEP_ROLL


def test_7_1_at_the_end_of_a_round_the_leftmost_card_goes_to_the_box() -> None:
    table = Table("", "", "", turn=1, track=FIVE).throw("HHHH").play("done").play("end_turn")
    assert table.track == FIVE
    table.throw("HHHH").play("done").play("end_turn")
    assert table.track == FIVE.removeprefix("running ")


def test_7_1_after_the_track_has_slid_the_leftmost_is_another_card() -> None:
    table = (
        Table("", "", "", turn=2, track=FIVE).throw("HRHH").play("take running").play("done").play("end_turn")
    )
    assert table.track == "studies used_car television"


@pytest.mark.parametrize("turn", [0, 1])
def test_7_1_with_two_players_after_every_turn_once(turn: int) -> None:
    table = Table("", "", turn=turn, track=FIVE).throw("HHHH").play("done").play("end_turn")
    assert table.track == FIVE.removeprefix("running ")


def test_7_1_from_early_then_middle_then_old() -> None:
    table = Table("", "", track=FIVE, decks=["marriage", "yoga", "factory paintings idol professor"])
    table.throw("MMRH").play("take television").play("take running").play("end_turn")
    assert [action.args[0] for action, _ in table.rules.chance_outcomes(table.state) or []] == [
        card("marriage")
    ]
    table.draw("marriage")
    assert table.state.step == STEP_ASSIST
    table.play("decline").draw("yoga")
    table.play("decline").draw("idol")
    assert table.track == "studies used_car marriage yoga idol"


def test_7_1_with_all_decks_empty_the_track_stays_shorter() -> None:
    table = Table("", "", first=0, turn=0, track="running gym", decks=["", "", ""])
    table.throw("HHHH").play("done").play("end_turn")
    assert table.track == "gym"
    assert table.state.step == STEP_ROLL


def test_7_2_tokens_are_exactly_what_the_active_cards_show() -> None:
    cv = "relationship: child; work: waiter; health: pension; knowledge: memory_master"
    table = Table(cv, "")
    assert table.tokens(0) == "RMML?", "none for upkeep and dice"
    table.throw("HHHHHH").play("done").end_turn()
    table.throw("HHHH").play("done").end_turn()
    assert table.tokens(0) == "RMML?", "they do not pile up"


def test_7_2_covered_cards_give_no_tokens_any_more() -> None:
    table = Table("work: intern", "", track="waiter").throw("HRHH").play("take waiter").play("done")
    assert table.tokens(0) == "RM"
    table.end_turn()
    assert table.tokens(0) == "M"


# ---- 7.3 social assistance


def test_7_3_example_only_eric_gets_help() -> None:
    """Julia 5 cards, Felix 6, Eric 3; early adulthood runs out after Julia's turn."""
    julia = "health: running gym; relationship: child twins marriage"
    felix = "health: healthy_eating; knowledge: studies phd language_course; work: waiter intern"
    eric = "possession: bicycle television; work: dads_company"
    table = Table(
        julia, felix, eric, first=2, turn=0, track="blood_donor board_game_club blogger athlete",
        decks=["illusionist", "yoga manager yacht", "factory idol professor"],
    )  # fmt: skip
    table.throw("XXHHH").play("done").play("end_turn").draw("illusionist")
    assert table.state.step == STEP_ASSIST
    assert (table.state.actor, table.state.helped) == (2, (2,))
    assert table.state.turn == 0
    table.play("help blogger").play("place knowledge 0")
    assert table.pile(2, "knowledge") == "blogger"
    assert table.track == "blood_donor board_game_club athlete illusionist"
    table.draw("manager")
    assert table.state.step == STEP_ROLL
    assert table.state.turn == 1, "the player left of the one who finished begins"


def empty_soon(*cvs: str, decks: list[str] | None = None, **more: object) -> Table:
    """A table at which early adulthood runs out after the first turn."""
    decks = decks or ["illusionist", "yoga manager yacht", "factory idol professor"]
    return Table(*cvs, track="blogger dads_company early_retirement job_agency", decks=decks, **more)


def test_7_3_who_has_at_most_half_as_many_cards_as_some_other() -> None:
    table = empty_soon("health: running gym", "health: yoga", "", turn=0, first=0)
    table.state.piles[5] = (card("blood_donor"), card("healthy_eating"), card("psychotherapy"))
    table.throw("HHHH").play("done").play("end_turn").draw("illusionist")
    assert table.state.helped == (2,), "two of three are more than half, none is less"


def test_7_3_nobody_is_behind_when_nobody_has_a_card() -> None:
    table = empty_soon("", "", turn=0).throw("HHHH").play("done").play("end_turn").draw("illusionist")
    assert table.state.helped == ()
    assert "deck-out" in table.told()


def test_7_3_clockwise_from_the_player_whose_turn_it_is() -> None:
    table = empty_soon("", "health: running", "", "", turn=3, first=1)
    table.throw("HHHH").play("done").play("end_turn").draw("illusionist")
    assert table.state.helped == (3, 0, 2)
    table.play("decline")
    assert table.state.actor == 0
    table.play("help job_agency")
    assert table.state.actor == 2


def test_7_3_counted_once_before_anybody_takes() -> None:
    """The first one helped has as many cards as the leader then; the second is helped all the same."""
    table = empty_soon("", "health: running", "", turn=0, first=0)
    table.throw("HHHH").play("done").play("end_turn").draw("illusionist")
    table.play("help dads_company")
    assert table.state.actor == 2


def test_7_3_the_cost_is_not_paid_but_conditions_are_respected() -> None:
    table = empty_soon("health: running", "", turn=0, first=0)
    table.throw("HHHH").play("done").play("end_turn").draw("illusionist")
    assert set(table.of_kind("help")) == {"dads_company", "job_agency", "illusionist"}
    refusal = table.why_not("display", "early_retirement")
    assert refusal is not None
    assert (refusal.message.id, refusal.rule) == ("cv-why-needs-work", "cv.4.5")


def test_7_3_conditions_ignored_but_no_more_work_binds() -> None:
    table = empty_soon("health: running", "", turn=0, first=0, assistance_conditions="ignored")
    table.throw("HHHH").play("done").play("end_turn").draw("illusionist")
    assert "early_retirement" in table.of_kind("help")
    retired = empty_soon("health: running", "", turn=0, first=0, assistance_conditions="ignored")
    retired.state.retired = 2
    retired.throw("HHHH").play("done").play("end_turn").draw("illusionist")
    assert set(retired.of_kind("help")) == {"illusionist"}


def test_7_3_it_may_be_declined() -> None:
    table = empty_soon("health: running", "", turn=0, first=0).throw("HHHH").play("done").play("end_turn")
    table.draw("illusionist").play("decline")
    assert table.state.card_count(1) == 0
    assert table.state.step == STEP_DRAW


def test_7_3_without_a_card_that_fits_the_player_is_passed_over() -> None:
    table = Table(
        "health: running", "", turn=0, first=0, track="gym early_retirement",
        decks=["", "manager", "factory idol professor"],
    )  # fmt: skip
    table.state.retired = 2
    table.throw("HHHH").play("done").play("end_turn").draw("manager")
    assert table.state.step == STEP_DRAW
    assert "nothing-fits" in table.told()


def test_7_3_who_comes_after_a_player_passed_over_is_asked() -> None:
    table = Table(
        "health: running gym", "", "", turn=0, first=1, track="gym early_retirement",
        decks=["", "manager", "factory idol professor paintings"],
    )  # fmt: skip
    table.state.retired = 2
    table.throw("HHHH").play("done").play("end_turn").draw("manager")
    assert (table.state.actor, table.state.helped) == (2, (2,))
    assert table.of_kind("help") == ["manager"]


def test_7_3_the_takers_tokens_are_set_at_once() -> None:
    table = empty_soon("health: running", "", turn=0, first=0)
    table.throw("HHHH").play("done").play("end_turn").draw("illusionist").play("help dads_company")
    assert table.tokens(1) == "MMX"


def test_7_3_an_event_goes_to_the_hand() -> None:
    table = Table(
        "health: running",
        "",
        turn=0,
        first=0,
        track="gym lottery_win",
        decks=["", "yoga", "factory idol professor"],
    )
    table.throw("HHHH").play("done").play("end_turn").draw("yoga").play("help lottery_win")
    assert table.state.hands[1] == (card("lottery_win"),)


def test_7_3_the_card_is_placed_by_its_taker() -> None:
    table = empty_soon("health: running gym", "knowledge: phd", turn=0, first=0)
    table.throw("HHHH").play("done").play("end_turn").draw("illusionist").play("help illusionist")
    assert (table.state.step, table.state.actor) == (STEP_PLACE, 1)
    table.play("place knowledge 0")
    assert table.pile(1, "knowledge") == "illusionist phd"


def test_7_3_each_deck_that_runs_out_is_a_new_check() -> None:
    decks = ["illusionist", "yoga", "factory idol professor"]
    table = empty_soon("health: running gym healthy_eating", "", turn=0, first=0, decks=decks)
    table.throw("HHHH").play("done").play("end_turn").draw("illusionist").play("help dads_company")
    table.draw("yoga")
    assert table.state.step == STEP_ASSIST
    assert table.state.actor == 1, "the same player is helped again"


def test_7_3_also_when_old_age_runs_out() -> None:
    table = Table("health: running", "", "", turn=0, first=0, track="gym yoga", decks=["", "", "idol"])
    table.throw("HHHH").play("done").play("end_turn").draw("idol")
    assert table.state.step == STEP_ASSIST
    table.play("decline").play("decline")
    assert table.state.step == STEP_ROLL, "a deck that runs out within the round does not end the match"


def test_7_3_who_is_retired_may_have_any_card_but_work() -> None:
    table = Table(
        "health: running gym yoga healthy_eating", "work: early_retirement", turn=0, first=0,
        track="studies television blogger waiter dads_company",
        decks=["lottery_win", "yacht", "idol professor"],
    )  # fmt: skip
    table.state.retired = 2
    table.throw("HHHH").play("done").play("end_turn").draw("lottery_win")
    assert set(table.of_kind("help")) == {"television", "blogger", "lottery_win"}


def test_7_3_taking_early_retirement_as_help_retires() -> None:
    table = empty_soon("health: running gym", "work: waiter", turn=0, first=0)
    table.throw("HHHH").play("done").play("end_turn").draw("illusionist").play("help early_retirement")
    assert table.state.is_retired(1)


def test_8_1_the_match_ends_when_old_age_has_fewer_cards_than_players() -> None:
    for left, over in (("idol professor", False), ("idol", True)):
        table = Table(
            "health: yoga",
            "health: nordic_walking",
            turn=1,
            first=0,
            track=FIVE,
            decks=["", "", f"factory {left}"],
        )
        table.throw("HHHH").play("done").play("end_turn").draw("factory")
        assert (table.state.step == STEP_OVER) == over
