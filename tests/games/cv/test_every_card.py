"""Every card of the deck works: taken, recorded, active, played, counted in a match that goes on."""

from __future__ import annotations

from itertools import product

import pytest

from cvdesk.engine import random_match
from cvdesk.games.cv import make_rules
from cvdesk.games.cv.cards import (
    CARDS,
    CHILDHOOD,
    EVENT,
    GOAL,
    GOALS,
    PILES,
    POSSESSION,
    SYMBOLS,
    TYPES,
    WORK,
)
from cvdesk.games.cv.deck import DECK_FILES
from cvdesk.games.cv.market import cost_of
from cvdesk.games.cv.state import STEP_CHOOSE, STEP_LOSE, STEP_PLACE, STEP_ROLL
from tests.games.cv.table import NAME, Table, card, letters

DECK = DECK_FILES.built_in
LIVES = [
    (NAME[number], kind)
    for number in range(1, CARDS + 1)
    for kind in DECK.types[number]
    if kind < PILES and number not in CHILDHOOD
]
EVENTS = [NAME[number] for number in range(1, CARDS + 1) if DECK.types[number] == (EVENT,)]


def owner_of(name: str) -> str:
    """A CV in which the card may be taken by luck and has a pile of none of its types."""
    needs_work = DECK[card(name)].condition == "at_least_one_work"
    return "work: waiter" if needs_work else ""


def taken(name: str, kind: int) -> Table:
    """A table at which the card was taken with three luck and is active, in the owner's next turn."""
    number = card(name)
    table = Table(owner_of(name), "", track=f"{name} gym studies")
    dice = table.state.joining
    table.throw("LLL" + "H" * (dice - 3)).play(f"luck {name}").play("done")
    if table.state.step == STEP_PLACE:
        table.play(f"place {TYPES[kind]} {len(table.state.piles[kind])}")
    if number in table.state.waiting[0]:
        # a card of no type yet is given one, as if a card of that type had come
        table.state.waiting[0] = ()
        table.state.piles[kind] = (number,)
    table.end_turn()
    table.throw("HHHH").play("done").end_turn()
    while table.state.step != STEP_ROLL or table.state.turn != 0:
        table.play(table.offered()[0])
    return table


@pytest.mark.parametrize(("name", "kind"), LIVES)
def test_a_card_can_be_taken_and_gives_what_it_shows(name: str, kind: int) -> None:
    number, printed = card(name), DECK[card(name)]
    table = taken(name, kind)
    assert table.state.piles[kind][-1] == number
    assert table.state.tokens[0] == DECK.gives[number]
    assert table.state.joining == 4 + printed.dice
    assert table.state.throws == 2 + (printed.power == "fourth_throw")
    assert table.state.thaws == (printed.power == "reroll_misfortune")
    assert table.state.is_retired(0) == (printed.power == "no_more_work")


@pytest.mark.parametrize(("name", "kind"), LIVES)
def test_a_card_is_paid_for_by_its_cost_and_by_nothing_less(name: str, kind: int) -> None:
    number, cost = card(name), DECK[card(name)].cost
    table = Table(owner_of(name), "", track=f"{name} gym studies")
    table.throw("X" * table.state.joining)
    for left_out in (None, *range(len(cost))):
        paid = [symbol for place, symbol in enumerate(cost) if place != left_out]
        table.state.pool = sum(1 << (10 * symbol) for symbol in paid)
        assert (name in table.of_kind("take")) == (left_out is None)
    if number and DECK[number].condition:
        other = Table("" if owner_of(name) else "work: waiter", "", track=name).throw("HHHH")
        assert name not in other.of_kind("take")


@pytest.mark.parametrize("name", [name for name, _ in LIVES if DECK[card(name)].upkeep])
def test_upkeep_is_asked_for_each_turn(name: str) -> None:
    table = taken(name, DECK.types[card(name)][0])
    needs = "".join(SYMBOLS[symbol] for symbol in DECK[card(name)].upkeep)
    table.throw((needs + "KKKKKK")[: table.state.joining]).play("done")
    assert table.pile(0, TYPES[DECK.types[card(name)][0]]) == name
    poor = taken(name, DECK.types[card(name)][0])
    poor.state.tokens[0] = 0
    poor.throw("L" * poor.state.joining).play("done")
    assert poor.pile(0, TYPES[DECK.types[card(name)][0]]) == ""


# ---- events


def chosen_with(name: str) -> Table:
    """A table with an event in the hand, while cards are chosen."""
    return Table("", "", hands=[name], track="idol gym studies yacht dads_company").throw("HKRM")


SYMBOL_EVENTS = [name for name in EVENTS if DECK[card(name)].gives]


@pytest.mark.parametrize("name", SYMBOL_EVENTS)
def test_an_event_gives_its_symbols_once(name: str) -> None:
    table = chosen_with(name).play(f"event {name}")
    assert letters(table.state.extra) == "".join(sorted(letters(DECK.gives[card(name)]), key=SYMBOLS.index))
    assert table.state.hands[0] == ()
    assert f"event {name}" not in table.offered()


@pytest.mark.parametrize("name", [name for name in EVENTS if DECK[card(name)].discount is not None])
def test_a_discount_strikes_off_a_symbol_of_its_type(name: str) -> None:
    kind = DECK[card(name)].discount
    table = chosen_with(name)
    offered = table.of_kind("discount")
    assert offered
    for each in offered:
        target = each.split()[1]
        assert kind in DECK.types[card(target)]
    event, target, symbol = offered[0].split()
    before = DECK.cost[card(target)]
    table.play(f"discount {event} {target} {symbol}")
    assert before - cost_of(table.rules.terms, table.state, card(target)) == 1 << (10 * SYMBOLS.index(symbol))


@pytest.mark.parametrize("name", [name for name in EVENTS if DECK[card(name)].power == "insurance"])
def test_insurance_saves_a_card(name: str) -> None:
    table = Table("work: waiter", "", hands=[name]).throw("XXXH").play("done")
    assert table.state.step == STEP_LOSE
    table.play(f"event {name}")
    assert table.pile(0, "work") == "waiter"


@pytest.mark.parametrize("name", [name for name in EVENTS if DECK[card(name)].extra_dice])
def test_an_event_adds_dice(name: str) -> None:
    table = Table("", "", hands=[name]).play(f"roll {name}")
    assert table.state.joining == 4 + DECK[card(name)].extra_dice


def test_every_event_is_one_of_these() -> None:
    others = {name for name in EVENTS if name not in SYMBOL_EVENTS}
    assert all(
        DECK[card(name)].power == "insurance"
        or DECK[card(name)].discount is not None
        or DECK[card(name)].extra_dice
        for name in others
    )


@pytest.mark.parametrize("name", [name for name in EVENTS if card(name) not in CHILDHOOD])
def test_an_event_of_the_track_can_be_taken(name: str) -> None:
    table = Table("", "", track=f"{name} gym").throw("LLLH").play(f"luck {name}").play("done")
    assert table.state.hands[0] == (card(name),)


# ---- powers


@pytest.mark.parametrize(
    ("name", "kind", "dice", "offered"),
    [
        ("illusionist", "knowledge", "RRXL", "convert R M"),
        ("illusionist", "work", "RRXL", "convert R H"),
        ("world_trip", "health", "XXRL", "calm K"),
        ("world_trip", "knowledge", "XXRL", "calm H"),
    ],
)
def test_powers_that_change_symbols(name: str, kind: str, dice: str, offered: str) -> None:
    table = taken(name, TYPES.index(kind)).throw(dice)
    table.play(offered)
    assert table.state.step == STEP_CHOOSE
    assert table.told().count("changed") == 1


def test_power_friend_from_work() -> None:
    table = taken("friend_from_work", 2)
    table.state.piles[PILES + WORK] = (card("freelancer"),)
    table.state.decks[1] = tuple(each for each in table.state.decks[1] if each != card("freelancer"))
    table.throw("HHHH").play("borrow L")
    assert table.pool == "HHHHL"


def test_power_memory_master() -> None:
    table = taken("memory_master", 1)
    assert table.tokens(0) == "?"
    table.state.track = (card("waiter"),)
    table.state.decks = [tuple(each for each in deck if each != card("waiter")) for deck in table.state.decks]
    table.throw("HLXX").play("take waiter")
    assert table.pool == "LXX"


def test_power_bike_instead_of_car() -> None:
    table = taken("bike_instead_of_car", 0).roll("HHHH").reroll("H", "H").reroll("H", "H").reroll("H", "H")
    assert table.state.step == STEP_CHOOSE


def test_power_psychotherapy() -> None:
    table = taken("psychotherapy", 0).roll("HHXX").reroll("XX", "HH")
    assert table.state.dice == (0, 0, 0, 0)


@pytest.mark.parametrize("name", ["marathon_runner", "idol", "professor"])
def test_powers_that_count_twice(name: str) -> None:
    table = taken(name, DECK.types[card(name)][0])
    assert 3 in [line.points for line in table.finish().lines[0]]


# ---- goals and the bicycle


@pytest.mark.parametrize("goal", [NAME[number] for number in GOALS])
def test_every_goal_counts(goal: str) -> None:
    printed = DECK[card(goal)]
    everything = (
        "health: running gym; knowledge: phd studies; relationship: marriage friend_from_work;"
        "work: waiter intern; possession: used_car television"
    )
    table = Table(everything, "", goals=[goal])
    line = next(line for line in table.finish().lines[0] if line.message.id == "cv-score-own-goal")
    tokens = len(table.tokens(0))
    sets = min((tokens if thing == "token" else 2) // printed.per.count(thing) for thing in printed.per)
    assert line.points == printed.points * sets
    assert sets > 0
    assert line.targets


def test_the_bicycle_is_a_possession() -> None:
    bicycle = DECK[card("bicycle")]
    assert (bicycle.types, bicycle.vp) == ((POSSESSION,), 1)


def test_types_and_decks_of_the_built_in_cards() -> None:
    assert all(DECK.types[number] == (GOAL,) for number in GOALS)
    assert [number for number in CHILDHOOD if DECK.types[number] != (EVENT,)] == [card("bicycle")]
    assert len([number for number in range(13, 76) if len(DECK.types[number]) == 2]) == 7


def test_random_matches_use_every_kind_of_action() -> None:
    """What can be chosen at all is chosen in matches that really happen."""
    kinds = set()
    for players, seed in product((2, 3, 4), range(4)):
        record = random_match(make_rules({}), players, seed).record
        kinds |= {action.kind for _, action in record.actions}
    assert kinds >= {
        "borrow", "calm", "childhood", "convert", "decline", "dice", "discount", "done", "draw", "end_turn",
        "event", "goals", "help", "keep", "lose", "luck", "pick", "place", "reroll", "roll", "take", "track",
    }  # fmt: skip
