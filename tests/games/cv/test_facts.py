"""The table of sources: what the printed rulebooks tell of the cards is not called our reconstruction."""

from __future__ import annotations

from cvdesk.games.cv.cards import CARDS, GOALS
from cvdesk.games.cv.deck import DECK_FILES
from cvdesk.games.cv.facts import sources
from tests.games.cv.table import card


def told(*, printed: bool) -> set[tuple[int, str]]:
    """Returns cards with the parts that are said to be printed, or to be reconstructed."""
    return {
        (number.value, part.value.id.removeprefix("rulebook-cv-"))
        for row in sources()
        if row.printed == printed
        for number in row.what.params["cards"].value
        for part in row.what.params["parts"].value
    }


def test_every_card_has_a_name_and_a_type_from_somewhere_and_from_one_place_only() -> None:
    rulebook, ours = told(printed=True), told(printed=False)
    assert not rulebook & ours
    for number in range(1, CARDS + 1):
        assert {(number, "name"), (number, "types")} <= rulebook | ours


def test_cards_that_the_rulebooks_tell_by_number_or_example_have_their_names_from_there() -> None:
    named = {number for number, part in told(printed=True) if part == "name"}
    assert {each.number for each in DECK_FILES.built_in.cards if "number" in each.facts} <= named
    assert {card("bicycle"), card("marriage"), card("used_car"), *GOALS} <= named


def test_goals_are_goals_by_the_rulebooks() -> None:
    assert {(goal, "types") for goal in GOALS} <= told(printed=True)


def test_of_dads_company_only_the_misfortune_is_printed() -> None:
    job = card("dads_company")
    assert (job, "gives-misfortune") in told(printed=True)
    assert (job, "gives") in told(printed=False)
