"""The odds lens: chances that agree with counting every throw."""

from __future__ import annotations

from itertools import product

import pytest

from cvdesk.engine import random_match
from cvdesk.games.cv import make_rules
from cvdesk.games.cv.odds import after_throw, by_last_throw
from cvdesk.games.cv.state import STEP_CHOOSE, STEP_REROLL, STEP_ROLL, CvState
from tests.games.cv.table import Table, card, symbols

RULES = make_rules({})


def test_one_die_for_one_symbol() -> None:
    table = Table("", "", track="television used_car gym").roll("MMLH")
    odds = after_throw(table.rules.terms, table.view(), symbols("L"))
    assert odds.cards[card("television")] == pytest.approx(1)
    assert odds.cards[card("used_car")] == pytest.approx(1 / 6)
    assert odds.cards[card("gym")] == pytest.approx(1)
    assert odds.misfortune == 0


def test_misfortune_on_dice_and_tokens() -> None:
    table = Table("work: dads_company", "", track="yacht").roll("XHHH")
    assert after_throw(table.rules.terms, table.view(), symbols("H")).misfortune == pytest.approx(1 / 6)
    both = after_throw(table.rules.terms, table.view(), symbols("HH")).misfortune
    assert both == pytest.approx(1 - (5 / 6) ** 2)


def test_without_a_throw_it_is_what_lies_there() -> None:
    table = Table("", "", track="television yacht").roll("MMLH")
    odds = after_throw(table.rules.terms, table.view(), ())
    assert odds.cards == {card("television"): 1.0, card("yacht"): 0.0}


def test_three_luck_take_any_card_but_conditions_hold() -> None:
    table = Table("", "", track="yacht early_retirement").roll("LLHH")
    odds = after_throw(table.rules.terms, table.view(), symbols("H"))
    assert odds.cards == {card("yacht"): pytest.approx(1 / 6), card("early_retirement"): 0.0}


@pytest.mark.parametrize(
    ("cv", "dice", "name", "expected"),
    [
        ("knowledge: memory_master", "MMHH", "used_car", 1.0),
        ("knowledge: illusionist", "MMHH", "used_car", 1.0),
        ("knowledge: illusionist", "MMLX", "used_car", 0.0),
        ("health: world_trip", "MMXL", "used_car", 1.0),
        ("relationship: friend_from_work", "RHHH", "marriage", 1.0),
        ("relationship: friend_from_work", "LLHH", "yacht", 1.0),
        ("relationship: friend_from_work", "HHHH", "yacht", 0.0),
    ],
)
def test_powers_and_wild_tokens_help(cv: str, dice: str, name: str, expected: float) -> None:
    table = Table(cv, "work: athlete", track=name).roll(dice)
    assert after_throw(table.rules.terms, table.view(), ()).cards[card(name)] == expected


def test_joining_dice_are_thrown_too() -> None:
    table = Table("", "", hands=["zoo_trip"], track="television").roll("MHHH").play("event zoo_trip")
    odds = after_throw(table.rules.terms, table.view(), ())
    assert odds.cards[card("television")] == pytest.approx(1 - (5 / 6) ** 2)


def test_dice_that_are_not_there_cannot_be_thrown() -> None:
    table = Table("", "").roll("MMLH")
    with pytest.raises(ValueError, match="not in list"):
        after_throw(table.rules.terms, table.view(), symbols("K"))


def test_the_chance_by_the_last_throw() -> None:
    """One money missing, two throws: one minus the chance to miss twice, a frozen die being lost."""
    table = Table("", "", track="used_car").roll("MMHX")
    odds = by_last_throw(table.rules.terms, table.view())
    # 1/6 at once, or 4/6 something else that is thrown again
    assert odds[card("used_car")] == pytest.approx(1 / 6 + 4 / 6 / 6)


def test_two_dice_are_better_than_one() -> None:
    table = Table("", "", track="used_car").roll("MMHH")
    chance = by_last_throw(table.rules.terms, table.view())[card("used_car")]
    miss = 0.0
    for one, two in product(range(6), repeat=2):
        if 3 in (one, two):
            continue
        free = (one != 5) + (two != 5)
        miss += (5 / 6) ** free / 36
    assert chance == pytest.approx(1 - miss)


def test_psychotherapy_throws_misfortune_again_once() -> None:
    frozen = Table("", "", track="used_car").roll("MMXX")
    assert by_last_throw(frozen.rules.terms, frozen.view()) == {card("used_car"): 0}
    table = Table("health: psychotherapy", "", track="used_car").roll("MMXX")
    chance = by_last_throw(table.rules.terms, table.view())[card("used_car")]
    assert 1 - (5 / 6) ** 2 < chance < 1 - (5 / 6) ** 4


def test_before_the_first_throw() -> None:
    table = Table("", "", track="job_agency dads_company early_retirement")
    odds = by_last_throw(table.rules.terms, table.view())
    assert odds[card("job_agency")] == pytest.approx(1)
    assert 0.8 < odds[card("dads_company")] < 1
    assert odds[card("early_retirement")] == 0


def test_only_while_dice_are_thrown() -> None:
    table = Table("", "").throw("HHHH")
    assert by_last_throw(table.rules.terms, table.view()) == {}


@pytest.mark.parametrize("players", [2, 3])
def test_payable_means_that_some_way_leads_to_the_card(players: int) -> None:
    """A card with chance one when the choice begins can be taken, by whatever powers; no other can."""
    tried = 0
    for seed in range(12):
        match = random_match(RULES, players, seed)
        for index in range(1, match.index):
            state, before = match.at(index), match.at(index - 1)
            assert isinstance(state, CvState)
            assert isinstance(before, CvState)
            if state.step != STEP_CHOOSE or before.step == STEP_CHOOSE:
                continue
            view = RULES.view(state, state.actor)
            chances = after_throw(RULES.terms, view, ()).cards
            assert {number for number, chance in chances.items() if chance == 1} == reachable(state)
            tried += 1
    assert tried > 100


def reachable(state: CvState) -> set[int]:
    """Cards that can be taken first, after any changes of symbols but without events."""
    found, waiting, seen = set(), [state], set()
    while waiting:
        each = waiting.pop()
        if each.key() in seen:
            continue
        seen.add(each.key())
        for action in RULES.legal_actions(each):
            if action.kind in ("take", "luck"):
                found.add(action.args[0])
            elif action.kind in ("convert", "calm", "borrow"):
                twin = each.copy()
                RULES.apply(twin, action)
                waiting.append(twin)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_chances_never_fall_with_more_throws(seed: int) -> None:
    match = random_match(RULES, 2, seed)
    for index in range(0, match.index, 7):
        state = match.at(index)
        assert isinstance(state, CvState)
        if state.step not in (STEP_ROLL, STEP_REROLL):
            continue
        view = RULES.view(state, state.actor)
        best = by_last_throw(RULES.terms, view)
        assert all(0 <= chance <= 1 + 1e-9 for chance in best.values())
        if state.step == STEP_REROLL and not state.joining:
            now = after_throw(RULES.terms, view, ()).cards
            once = after_throw(RULES.terms, view, [face for face in view.dice if face != 5]).cards
            for number, chance in best.items():
                assert chance >= max(now[number], once[number]) - 1e-9
