"""What a player is offered: targets, labels, consequences, prompts."""

from __future__ import annotations

import pytest

from cvdesk.control.selection import Selection
from cvdesk.engine import Message, Option, Target
from cvdesk.i18n.render import Names, plain
from tests.games.cv.table import Table, card, written


def options(table: Table) -> dict[str, Option]:
    return {written(option.action): option for option in table.decision().options}


def english(table: Table, text: Message | None) -> str:
    assert text is not None
    return plain(text, Names(("Julia", "Felix", "Lena", "Max"), table.rules), "en")


def labels(table: Table) -> dict[str, str]:
    return {action: english(table, option.label) for action, option in options(table).items()}


def details(table: Table) -> dict[str, str]:
    found = options(table).items()
    return {action: english(table, option.detail) for action, option in found if option.detail is not None}


def test_a_turn_begins_with_the_dice() -> None:
    table = Table("relationship: marriage", "")
    decision = table.decision()
    assert decision.kind == "cv.roll"
    assert english(table, decision.prompt) == "Julia: roll 5 dice"
    assert [option.targets for option in decision.options] == [()]
    assert labels(table) == {"roll": "Roll 5 dice"}


def test_an_event_may_go_with_the_first_throw() -> None:
    table = Table("", "", hands=["zoo_trip"])
    assert labels(table) == {"roll": "Roll 4 dice", "roll zoo_trip": "Play Zoo trip and roll 6 dice"}
    assert options(table)["roll zoo_trip"].targets == (Target("hand", card("zoo_trip")),)


def test_dice_are_marked_to_be_thrown_again() -> None:
    table = Table("", "").roll("HHKX")
    decision = table.decision()
    assert decision.kind == "cv.reroll"
    assert options(table)["keep"].targets == ()
    assert options(table)["reroll H K"].targets == (Target("die", 0), Target("die", 2))
    assert labels(table)["reroll H H"] == "Reroll 2 dice: health ×2"


def test_clicking_dice_selects_what_is_thrown_again() -> None:
    selection = Selection(Table("", "").roll("HHKX").decision())
    assert selection.ready is not None and selection.ready.action.kind == "keep"
    assert selection.click(Target("die", 1)) is None
    assert selection.ready is not None and written(selection.ready.action) == "reroll H"
    selection.click(Target("die", 0))
    selection.click(Target("die", 2))
    assert selection.ready is not None and written(selection.ready.action) == "reroll H H K"


def test_a_card_of_the_track_is_taken_by_its_cost_or_by_luck() -> None:
    table = Table("relationship: marriage", "", track="marriage television yacht").throw("LLLMM")
    decision = table.decision()
    assert decision.kind == "cv.choose"
    found = options(table)
    assert found["take television"].targets == (Target("display", card("television")),)
    assert found["luck television"].targets == (Target("display", card("television")), Target("button", 0))
    assert labels(table)["luck yacht"] == "Take Yacht for three luck"
    assert details(table)["take television"] == "pays money ×2"
    assert details(table)["luck yacht"] == "pays luck ×3"


def test_clicking_a_card_prefers_its_cost_and_takes_luck_where_that_is_all_there_is() -> None:
    table = Table("relationship: marriage", "", track="marriage television yacht").throw("LLLMM")
    selection = Selection(table.decision())
    assert selection.ready is not None and selection.ready.action.kind == "done"
    selection.click(Target("display", card("television")))
    assert selection.ready is not None and selection.ready.action.kind == "take"
    selection.click(Target("button", 0))
    assert selection.ready is not None and written(selection.ready.action) == "luck television"
    selection.clear()
    selection.click(Target("display", card("yacht")))
    assert selection.ready is not None and written(selection.ready.action) == "luck yacht"


def test_the_second_card_is_named_so() -> None:
    table = Table("", "", track="television gym yacht").throw("MMMH").play("take television")
    assert english(table, table.decision().prompt) == "Julia: take a second card, or stop"
    assert labels(table)["take gym"] == "Take Gym membership too"
    assert labels(table)["done"] == "No more cards"


def test_what_events_pay_is_told_apart() -> None:
    table = Table("", "", hands=["piggy_bank"], track="television").throw("MHHH").play("event piggy_bank")
    assert details(table)["take television"] == "pays money, and money (events)"
    free = Table("", "", track="job_agency").throw("HHHH")
    assert details(free)["take job_agency"] == "costs no symbols"


def test_a_symbol_is_changed_by_its_power_card_its_bearer_and_the_new_one() -> None:
    table = Table("knowledge: illusionist", "").throw("RRMX")
    found = options(table)
    power, die = Target("card", card("illusionist")), Target("die", table.state.dice.index(3))
    assert found["convert M K"].targets == (power, die, Target("symbol", 1))
    selection = Selection(table.decision())
    selection.click(Target("die", table.state.dice.index(2)))
    selection.click(Target("symbol", 0))
    assert selection.ready is not None and written(selection.ready.action) == "convert R H"


def test_tokens_are_changed_like_dice_with_the_same_symbol() -> None:
    table = Table("knowledge: illusionist; health: yoga", "").throw("HKKX")
    groups = table.decision().alike
    assert frozenset({Target("die", 0), Target("token", 0)}) in groups


def test_borrowing_names_the_card_and_its_owner() -> None:
    table = Table("relationship: friend_from_work", "", "work: intern").throw("HHHH")
    assert labels(table)["borrow M"] == "Copy money – Intern (Lena)"


def test_a_discount_is_an_event_a_card_and_a_symbol() -> None:
    table = Table("", "", hands=["first_love"], track="marriage").throw("HHHH")
    option = options(table)["discount first_love marriage L"]
    assert option.targets == (
        Target("hand", card("first_love")), Target("display", card("marriage")), Target("symbol", 4),
    )  # fmt: skip
    assert english(table, option.label) == "Play First love: Marriage without luck"


def test_losing_a_card_tells_what_is_uncovered() -> None:
    table = (
        Table("work: waiter intern; possession: bicycle", "", hands=["life_insurance"])
        .throw("XXXH")
        .play("done")
    )
    assert table.decision().kind == "cv.lose"
    assert details(table) == {
        "event life_insurance": "cancels one loss",
        "lose intern": "active then: Waiting tables",
    }


def test_a_place_tells_what_is_active_afterwards() -> None:
    table = Table("health: gym yoga", "", track="running").throw("HRXX").play("take running").play("done")
    assert labels(table) == {
        "place health 0": "Place Running under Gym membership",
        "place health 1": "Place Running under Yoga",
        "place health 2": "Place Running on top of Yoga",
    }
    assert details(table)["place health 0"] == "Yoga stays active"
    assert details(table)["place health 2"] == "becomes active"


def test_a_two_coloured_card_names_type_and_place() -> None:
    table = Table("knowledge: studies", "", track="blogger").throw("KRHH").play("take blogger").play("done")
    assert labels(table)["place work 0"] == "Start a pile with Blogger, as job"
    assert labels(table)["place knowledge 1"] == "Place Blogger on top of Studies, as knowledge"


def test_upkeep_that_could_not_be_paid_is_told_before_the_purchase() -> None:
    table = Table("relationship: child", "", track="gym").throw("MHHH")
    assert details(table)["take gym"] == "pays health and money; upkeep could not be paid then: Child"
    poor = Table("relationship: child", "", track="gym").throw("HHHH")
    assert details(poor)["done"] == "upkeep could not be paid then: Child"


@pytest.mark.parametrize(("players", "next_one"), [(2, "Felix"), (3, "Felix")])
def test_the_end_of_a_turn_names_who_is_next(players: int, next_one: str) -> None:
    table = Table(*[""] * players).throw("HHHH").play("done")
    assert labels(table) == {"end_turn": f"End turn → {next_one}"}


def test_the_draft_names_the_neighbour() -> None:
    from tests.games.cv.test_1_setup import drafting

    table, _ = drafting("yard_friends country_holidays bicycle", "piggy_bank zoo_trip first_love")
    assert labels(table)["pick yard_friends"] == "Keep Friends from the yard, pass 2 cards to Felix"
    assert english(table, table.decision().prompt) == "Julia: keep one card; the other 2 go to Felix"


def test_help_is_free() -> None:
    table = Table(
        "health: running gym", "", turn=0, first=0, track="yacht", decks=["illusionist", "", "idol factory"]
    )
    table.throw("HHHH").play("done").play("end_turn").draw("illusionist")
    assert table.decision().kind == "cv.assist"
    assert labels(table)["decline"] == "Take nothing"
    assert table.decision().player == 1
