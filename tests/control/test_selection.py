"""Clicks become options in the way UX 2.4 and ARCHITECTURE "Decisions" describe."""

from __future__ import annotations

from itertools import combinations

import pytest
from attrs import evolve

from cvdesk.control.selection import Selection
from cvdesk.engine import Action, Decision, Message, Option, Several, Target
from cvdesk.engine.decision import PLAN

PAWN_1, PAWN_2, PAWN_3 = (Target("pawn", index) for index in (1, 2, 3))
SPACE_5, SPACE_9 = Target("space", 5), Target("space", 9)
DICE = [Target("die", index) for index in range(4)]


def option(kind: str, *targets: Target) -> Option:
    return Option(Action(kind), targets, Message(kind))


def decision(*options: Option, alike: tuple[frozenset[Target], ...] = ()) -> Decision:
    return Decision(0, "toy.move", Message("toy-prompt"), options, alike)


@pytest.fixture
def pawns() -> Decision:
    return decision(
        option("one", PAWN_1, SPACE_5),
        option("two", PAWN_2, SPACE_5),
        option("three", PAWN_3, SPACE_9),
    )


@pytest.fixture
def reroll() -> Decision:
    sets = [subset for size in range(5) for subset in combinations(DICE, size)]
    return decision(*(option(f"reroll{len(each)}", *each) for each in sets))


def test_first_click_previews_and_second_commits(pawns: Decision) -> None:
    selection = Selection(pawns)
    assert selection.ready is None
    assert selection.click(PAWN_1) is None
    assert selection.ready is pawns.options[0]
    assert selection.click(PAWN_1) is pawns.options[0]


def test_click_on_a_button_commits_at_once() -> None:
    button, other = Target("button", 0), Target("button", 1)
    selection = Selection(
        decision(option("leave", button), option("go", PAWN_1, SPACE_5), option("pay", PAWN_1, other))
    )
    assert selection.click(PAWN_1) is None
    assert selection.click(button) is selection.decision.options[0]
    selection.clear()
    assert selection.click(other) is None  # only a part of what it does


def test_click_on_landing_tile_of_previewed_piece_commits(pawns: Decision) -> None:
    selection = Selection(pawns)
    selection.click(PAWN_2)
    assert selection.click(SPACE_5) is pawns.options[1]


def test_shared_landing_tile_waits_for_the_piece(pawns: Decision) -> None:
    selection = Selection(pawns)
    assert selection.click(SPACE_5) is None
    assert selection.ready is None
    assert selection.narrowed == {SPACE_5, PAWN_1, PAWN_2}
    assert selection.click(PAWN_2) is None
    assert selection.ready is pawns.options[1]


def test_click_on_another_piece_switches_to_it(pawns: Decision) -> None:
    selection = Selection(pawns)
    selection.click(PAWN_1)
    assert selection.click(PAWN_3) is None
    assert selection.clicked == (PAWN_3,)
    assert selection.ready is pawns.options[2]


def test_unoffered_target_does_nothing(pawns: Decision) -> None:
    selection = Selection(pawns)
    selection.click(PAWN_1)
    assert selection.click(Target("guard", 0)) is None
    assert selection.clicked == (PAWN_1,)


def test_dice_toggle_and_nothing_marked_is_the_option_without_targets(reroll: Decision) -> None:
    selection = Selection(reroll)
    assert selection.ready is reroll.options[0]
    for die in DICE:
        assert selection.click(die) is None
    assert selection.ready is reroll.options[-1]
    assert selection.click(DICE[2]) is None
    assert set(selection.clicked) == {DICE[0], DICE[1], DICE[3]}
    assert selection.ready is not None and set(selection.ready.targets) == set(selection.clicked)


def test_alike_targets_count_only() -> None:
    equal = frozenset(DICE)
    sets = [option(f"reroll{size}", *DICE[:size]) for size in range(5)]
    selection = Selection(decision(*sets, alike=(equal,)))
    selection.click(DICE[3])
    assert selection.ready is sets[1]
    selection.click(DICE[2])
    assert selection.ready is sets[2]
    assert selection.useful == equal


def test_single_option_is_ready_at_once_and_its_click_commits() -> None:
    only = option("roll", DICE[0])
    selection = Selection(decision(only))
    assert selection.ready is only
    assert selection.click(DICE[0]) is only


def test_what_gives_something_up_for_good_is_never_ready_unasked() -> None:
    take, decline = option("help", SPACE_5), evolve(option("decline"), deliberate=True)
    selection = Selection(decision(take, decline))
    assert selection.ready is None
    selection.click(SPACE_5)
    assert selection.ready is take
    selection.clear()
    selection.choose(decline)
    assert selection.ready is None


def test_one_click_moves_commit_when_one_option_is_left(pawns: Decision) -> None:
    selection = Selection(pawns, one_click=True)
    assert selection.click(SPACE_5) is None
    assert selection.click(PAWN_1) is pawns.options[0]


def test_clear_and_drop_last_take_back_clicks(pawns: Decision) -> None:
    selection = Selection(pawns)
    selection.click(SPACE_5)
    selection.click(PAWN_1)
    assert selection.drop_last() and selection.clicked == (SPACE_5,)
    assert selection.clear() and selection.clicked == ()
    assert not selection.clear()
    assert not selection.drop_last()


# ---- several things at once


def several_cards(least: int, most: int) -> Selection:
    cards = [Target("hand", number) for number in range(5)]
    options = tuple(Option(Action("put", (card.id,)), (card,), Message("ui-ok")) for card in cards[:3])
    labels = tuple(Message("ui-ok") for _ in range(least, most + 1))
    several = Several(frozenset(cards), least, most, labels)
    return Selection(Decision(0, "toy.several", Message("ui-ok"), options, several=several))


def test_several_things_are_marked_in_any_order_and_unmarked() -> None:
    selection = several_cards(3, 3)
    for card in (4, 0, 2):
        assert selection.ready is None
        assert selection.click(Target("hand", card)) is None
    assert selection.ready is not None
    assert selection.ready.action.kind == PLAN
    assert selection.ready.targets == tuple(Target("hand", card) for card in (4, 0, 2))
    selection.click(Target("hand", 0))
    assert selection.ready is None and len(selection.clicked) == 2


def test_one_too_many_takes_the_place_of_the_first() -> None:
    selection = several_cards(1, 2)
    for card in (0, 1, 2):
        selection.click(Target("hand", card))
    assert selection.clicked == (Target("hand", 1), Target("hand", 2))
    assert selection.narrowed == frozenset(selection.clicked)


def test_all_of_several_things_are_useful_though_options_name_some() -> None:
    selection = several_cards(1, 5)
    assert len(selection.useful) == 5
    selection.click(Target("hand", 4))
    assert len(selection.narrowed) == 5
