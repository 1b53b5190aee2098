"""Why not: the reason and the clause for whatever can be seen and cannot be used."""

from __future__ import annotations

import pytest

from cvdesk.engine import Match, Seat, Target
from cvdesk.games.cv import make_rules
from tests.games.cv.table import Table, letters


def why(table: Table, zone: str, thing: int | str, viewer: int | None = None) -> tuple[str, str] | None:
    """The reason's last words and its clause."""
    refusal = table.why_not(zone, thing, viewer)
    if refusal is None:
        return None
    return refusal.message.id.removeprefix("cv-why-"), refusal.rule.removeprefix("cv.")


def test_cards_come_after_the_dice() -> None:
    table = Table("", "")
    assert why(table, "display", "used_car") == ("dice-first", "4.1")
    table.roll("HHHH")
    assert why(table, "display", "used_car") == ("dice-first", "4.1")


def test_cards_come_after_childhood() -> None:
    rules = make_rules({})
    match = Match.new(rules, [Seat("human", name, index + 1) for index, name in enumerate("AB")], 1)
    view = rules.view(match.state, match.mover)
    refusal = rules.why_not(view, Target("display", view.track[0]))
    assert refusal is not None
    assert (refusal.message.id, refusal.rule) == ("cv-why-draft-first", "cv.1.5")


def test_missing_symbols_are_named() -> None:
    table = Table("knowledge: memory_master", "", track="manager used_car marriage").throw("MHHX")
    assert why(table, "display", "used_car") == ("cost", "4.1")
    refusal = table.why_not("display", "used_car")
    assert refusal is not None
    missing = refusal.message.params["symbols"].value
    assert [item.value.id for item in missing] == ["cv-symbol-money"]


def test_missing_symbols_beyond_one_are_counted() -> None:
    from cvdesk.games.cv.refusals import missing_symbols

    table = Table("", "", track="grandchildren").throw("RHHX")
    number = table.state.track[0]
    assert letters(missing_symbols(table.rules.terms, table.state, number)) == "MLL"


def test_a_chosen_card_is_chosen() -> None:
    table = Table("", "").throw("MMHR").play("take television")
    assert why(table, "display", "television") == ("chosen", "4.1")


def test_when_choosing_is_over() -> None:
    table = Table("", "").throw("MMHR").play("done")
    assert why(table, "display", "television") == ("choosing-over", "4.1")


@pytest.mark.parametrize(
    ("cv", "name", "reason"),
    [("", "early_retirement", "needs-work"), ("work: waiter", "job_agency", "needs-no-work")],
)
def test_conditions(cv: str, name: str, reason: str) -> None:
    table = Table(cv, "", track=name).throw("LLLH")
    assert why(table, "display", name) == (reason, "4.5")


def test_frozen_dice() -> None:
    table = Table("", "").roll("HHKX")
    assert why(table, "die", 3) == ("frozen", "3.2")
    assert why(table, "die", 0) is None


def test_no_throw_is_left() -> None:
    table = Table("", "").throw("HHKX")
    assert why(table, "die", 0) == ("no-throw", "3.2")


def test_tokens_only_pay() -> None:
    assert why(Table("health: yoga", "").throw("HHHH"), "token", 0) == ("token", "4.2")


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ("life_insurance", ("insurance", "5.1")),
        ("piggy_bank", ("symbols-later", "4.3")),
        ("first_love", ("symbols-later", "4.3")),
        ("pension_fund", ("old-age-only", "4.3")),
    ],
)
def test_events_before_the_dice(event: str, reason: tuple[str, str]) -> None:
    assert why(Table("", "", hands=[event]), "hand", event) == reason


def test_seven_dice_are_enough() -> None:
    table = Table("relationship: marriage; knowledge: phd; work: work_and_travel", "", hands=["zoo_trip"])
    assert why(table, "hand", "zoo_trip") == ("seven-dice", "3.4")


def test_cards_in_the_own_cv_and_in_others() -> None:
    table = Table("knowledge: illusionist; work: waiter", "work: intern")
    assert why(table, "card", "waiter") == ("own-card", "6.1")
    assert why(table, "card", "illusionist") == ("power-later", "4.2")
    assert why(table, "card", "intern") == ("foreign", "6.1")
    table.throw("RRRR").play("convert R M")
    assert why(table, "card", "illusionist") == ("power-used", "4.2")


def test_who_is_not_to_choose() -> None:
    table = Table("", "").throw("MMMH")
    assert why(table, "display", "used_car", viewer=1) == ("turn", "2.1")


def test_goals_count_at_the_end() -> None:
    table = Table("", "", goals=["collector"])
    assert why(table, "goal", "collector") == ("goal", "8.4")


def test_nothing_after_the_end() -> None:
    table = Table("", "")
    table.finish()
    table.state.actor = -2
    assert why(table, "display", "used_car", viewer=0) == ("over", "8.1")


def test_what_is_not_there_is_not_explained() -> None:
    table = Table("", "", hands=["", "piggy_bank"])
    assert why(table, "hand", "piggy_bank") is None, "somebody else's hand"
    assert why(table, "display", "yacht") is None
    assert why(table, "die", 0) is None
