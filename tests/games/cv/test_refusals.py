"""Why not: the reason and the clause for whatever can be seen and cannot be used."""

from __future__ import annotations

import pytest

from cvdesk.engine import Match, Seat, Target, random_match
from cvdesk.games.cv import make_rules
from cvdesk.games.cv.cards import CHILDHOOD, OLD, X
from cvdesk.games.cv.refusals import missing_symbols
from cvdesk.games.cv.state import STEP_CHOOSE, STEP_DRAFT, STEP_LOSE, STEP_REROLL
from cvdesk.games.cv.view import CvView
from tests.games.cv.invariants import visible_targets
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


def test_every_childhood_card_that_has_been_kept_says_so() -> None:
    rules = make_rules({})
    asked = set()
    for seed in range(1, 13):
        match = random_match(rules, 2, seed, 6)
        for viewer in (0, 1):
            view = rules.view(match.state, viewer)
            if view.step != STEP_DRAFT or view.actor != viewer:
                continue
            for card in view.kept:
                refusal = rules.why_not(view, Target("hand", card))
                assert refusal is not None
                assert (refusal.message.id, refusal.rule) == ("cv-why-kept", "cv.1.5")
                asked.add(card)
    assert len(asked) > 3


def test_missing_symbols_are_named() -> None:
    table = Table("knowledge: memory_master", "", track="manager used_car marriage").throw("MHHX")
    assert why(table, "display", "used_car") == ("cost", "4.1")
    refusal = table.why_not("display", "used_car")
    assert refusal is not None
    missing = refusal.message.params["symbols"].value
    assert [item.value.id for item in missing] == ["cv-symbol-money"]


def test_missing_symbols_beyond_one_are_counted() -> None:
    table = Table("", "", track="grandchildren").throw("RHHX")
    number = table.state.track[0]
    assert letters(missing_symbols(table.rules.terms, table.state, number)) == "MLL"


def test_a_wild_token_stands_in_for_one_missing_symbol_only() -> None:
    table = Table("knowledge: memory_master", "", track="tour_guide").throw("XXLL")
    assert letters(missing_symbols(table.rules.terms, table.state, table.state.track[0])) == "KR"


def test_a_wild_token_is_no_luck_and_symbols_of_events_are_not_missing() -> None:
    wild = Table("knowledge: memory_master", "", track="intern").throw("HXXR")
    assert letters(missing_symbols(wild.rules.terms, wild.state, wild.state.track[0])) == "L"
    event = Table("", "", hands=["lottery_win"], track="factory").throw("MHHX").play("event lottery_win")
    assert letters(missing_symbols(event.rules.terms, event.state, event.state.track[0])) == "M"


def test_who_is_retired_may_still_lack_symbols_for_other_cards() -> None:
    table = Table("work: early_retirement", "", track="used_car dads_company blogger")
    table.state.retired = 1
    table.throw("MHHX")
    assert why(table, "display", "dads_company") == ("retired", "4.5")
    assert why(table, "display", "used_car") == ("cost", "4.1")
    assert why(table, "display", "blogger") == ("cost", "4.1"), "it may be taken as knowledge"


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


def test_a_covered_card_has_no_power() -> None:
    table = Table(
        "knowledge: illusionist phd; health: world_trip yoga; relationship: friend_from_work idol", ""
    )
    for step in ("before the dice", "choosing"):
        for name in ("illusionist", "world_trip", "friend_from_work"):
            assert why(table, "card", name) == ("power-covered", "4.2"), step
        if step != "choosing":
            table.throw("RRXLH")


@pytest.mark.parametrize(
    "event", ["chicken_pox", "science_club", "first_love", "holiday_job", "birthday_present"]
)
def test_a_discount_without_a_card_of_its_type(event: str) -> None:
    table = Table("", "", hands=[event], track="lottery_win housewarming").throw("HHHH")
    assert why(table, "hand", event) == ("no-discount", "4.6")


def test_a_discount_without_a_card_that_may_still_be_chosen() -> None:
    """A card of the type lies on the track, but it is chosen already, or forbidden."""
    table = Table("", "", hands=["birthday_present"], track="television gym").throw("MMHX")
    table.play("take television")
    assert why(table, "hand", "birthday_present") == ("no-discount", "4.6")
    retired = Table("work: early_retirement", "", hands=["holiday_job"], track="dads_company gym")
    retired.state.retired = 1
    assert why(retired.throw("MMHX"), "hand", "holiday_job") == ("no-discount", "4.6")


def test_who_is_not_to_choose() -> None:
    table = Table("", "").throw("MMMH")
    assert why(table, "display", "used_car", viewer=1) == ("turn", "2.1")


def test_who_is_not_to_choose_at_other_moments() -> None:
    """In the draft, while somebody is helped, and when a waiting card is decided."""
    draft = random_match(make_rules({}), 3, 1, 3)
    track = Target("display", draft.rules.view(draft.state, 0).track[0])
    refusals = [draft.rules.why_not(draft.rules.view(draft.state, viewer), track) for viewer in range(3)]
    assert [refusal and refusal.rule for refusal in refusals] == ["cv.1.5", "cv.1.5", "cv.1.5"]
    helped = Table("health: running", "", track="gym", decks=["blogger", "yoga", "idol professor"])
    helped.throw("HHHH").play("done").play("end_turn").draw("blogger")
    assert why(helped, "card", "running", viewer=0) == ("turn", "7.3")
    helped.play("help blogger")
    ending = Table("waiting: blogger", "", first=0, turn=1, track="gym", decks=["", "", ""])
    ending.throw("HHHH").play("done").end_turn()
    assert why(ending, "card", "blogger", viewer=1) == ("turn", "6.4")


def test_it_is_told_who_chooses_now() -> None:
    """Who helps themselves, not whose turn it was; while the dice fall, whose dice they are."""
    helped = Table("health: running", "", track="gym", decks=["blogger", "yoga", "idol professor"])
    helped.throw("HHHH").play("done").play("end_turn").draw("blogger")
    rolling = Table("health: running", "", turn=1).play("roll")
    for table, viewer in ((helped, 0), (rolling, 0)):
        refusal = table.why_not("card", "running", viewer)
        assert refusal is not None
        assert refusal.message.params["player"].value == 1


def test_cards_of_the_draft_are_explained_to_who_holds_them() -> None:
    draft = random_match(make_rules({}), 3, 1, 3)
    for viewer in range(3):
        view = draft.rules.view(draft.state, viewer)
        assert isinstance(view, CvView)
        for card in CHILDHOOD:
            refusal = draft.rules.why_not(view, Target("draft", card))
            waits = viewer != view.actor and card in view.dealt
            assert (refusal is not None and refusal.rule == "cv.1.5") == waits


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_refusal_says_is_true(players: int) -> None:
    """Whatever is pointed at, in whole matches: the reason fits the moment and the thing."""
    told = set()
    for seed in range(2):
        match = random_match(make_rules({}), players, seed)
        for index in range(0, match.index, 3):
            view = match.rules.view(match.at(index), max(0, match.rules.to_move(match.at(index))))
            assert isinstance(view, CvView)
            for target in visible_targets(match.rules, view):
                refusal = match.rules.why_not(view, target)
                if refusal is not None:
                    reason = refusal.message.id.removeprefix("cv-why-")
                    told.add(reason)
                    assert _is_true(view, target, reason), (reason, target, view)
    assert told >= {"choosing-over", "cost", "covered", "dice-first", "power-covered", "turn"}


def _is_true(view: CvView, target: Target, reason: str) -> bool:
    """Tells whether a reason holds, by what the view shows."""
    active = [card for player in range(view.players) for card in view.active(player)]
    return {
        "turn": view.actor != view.viewer,
        "dice-first": view.step <= STEP_REROLL,
        "choosing-over": view.step > STEP_CHOOSE,
        "chosen": target.id in view.chosen,
        "frozen": view.step == STEP_REROLL and target.zone == "die" and view.dice[target.id] == X,
        "no-throw": view.step > STEP_REROLL,
        "covered": target.id not in active and view.step == STEP_LOSE,
        "power-covered": target.id not in active,
        "power-used": target.id in active and view.step == STEP_CHOOSE,
        "power-later": target.id in active and view.step != STEP_CHOOSE,
        "old-age-only": not any(card in OLD for card in view.track),
        "insurance": view.step != STEP_LOSE,
        "extra-dice": view.step > STEP_REROLL,
    }.get(reason, True)


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
    assert why(table, "card", "yacht") is None
    assert why(table, "token", 0) is None
    assert why(table, "token", 7) is None
    assert why(table, "goal", 0) is None
    assert why(table, "goal", table.state.goals[1]) is None, "somebody else's goal"
    assert why(table, "die", 0) is None
