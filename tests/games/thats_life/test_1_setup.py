"""Life 1: set-up."""

from __future__ import annotations

import pytest

from cvdesk.engine import CHANCE, BadOption, Event, Rng, Setup
from cvdesk.games.thats_life import INFO, make_rules
from cvdesk.games.thats_life.state import LifeState
from cvdesk.games.thats_life.tiles import FINISH, KINDS, START, TILES


def laid(players: int = 4, seed: int = 0, **options: str) -> LifeState:
    """A state with the path laid and nobody's turn yet, or the first turn if a seat was named."""
    rules = make_rules(options)
    state = rules.new_state(Setup(players, rules.options))
    rules.apply(state, rules.sample_chance(state, Rng(seed)))
    return state


def test_1_1_all_26_tiles_lie_between_start_and_finish() -> None:
    state = laid()
    assert state.path[0] == START
    assert state.path[-1] == FINISH
    assert sorted(state.path[1:-1]) == list(TILES)


def test_1_1_there_are_8_plus_13_minus_and_5_luck_tiles() -> None:
    assert [KINDS.count(kind) for kind in ("plus", "minus", "luck")] == [8, 13, 5]


def test_1_1_the_path_is_shuffled() -> None:
    assert len({tuple(laid(seed=seed).path) for seed in range(50)}) == 50


def test_1_1_every_tile_is_as_likely_as_any_other_to_come_first() -> None:
    firsts = [laid(seed=seed).path[1] for seed in range(2_600)]
    assert {tile for tile in TILES if 60 <= firsts.count(tile) <= 140} == set(TILES)


@pytest.mark.parametrize("seed", range(30))
def test_1_1_guards_stand_on_the_six_plus_or_luck_tiles_nearest_the_start(seed: int) -> None:
    state = laid(seed=seed)
    assert len(state.guards) == len(set(state.guards)) == 6
    assert {KINDS[tile] for tile in state.guards} <= {"plus", "luck"}
    last = max(map(state.path.index, state.guards))
    assert all(KINDS[tile] == "minus" or tile in state.guards for tile in state.path[1:last])


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 2)])
def test_1_2_two_players_have_three_pawns_others_two_all_on_the_start(players: int, each: int) -> None:
    state = laid(players)
    assert state.pawns == [START] * (players * each)
    assert state.taken == [()] * players


@pytest.mark.parametrize("players", [1, 5])
def test_1_2_two_to_four_can_play(players: int) -> None:
    rules = make_rules({})
    with pytest.raises(BadOption):
        rules.new_state(Setup(players, rules.options))


def test_1_3_the_first_player_is_drawn() -> None:
    rules = make_rules({})
    state = laid(3)
    assert rules.to_move(state) == CHANCE
    outcomes = rules.chance_outcomes(state)
    assert outcomes is not None
    assert [str(action) for action, _ in outcomes] == ["first 0", "first 1", "first 2"]
    drawn = set()
    for seed in range(30):
        twin = state.copy()
        rules.apply(twin, rules.sample_chance(twin, Rng(seed)))
        assert rules.to_move(twin) == twin.turn
        drawn.add(twin.turn)
    assert drawn == {0, 1, 2}


@pytest.mark.parametrize("seat", ["1", "2", "3"])
def test_1_3_option_first_names_a_seat(seat: str) -> None:
    rules = make_rules({"first": seat})
    state = laid(3, first=seat)
    assert rules.to_move(state) == int(seat) - 1
    assert [str(action) for action in rules.legal_actions(state)] == ["roll"]


def test_1_3_option_first_names_a_seat_that_is_taken() -> None:
    rules = make_rules({"first": "3"})
    with pytest.raises(BadOption):
        rules.new_state(Setup(2, rules.options))


def test_1_set_up_is_told_and_cannot_be_taken_back() -> None:
    rules = make_rules({})
    state = rules.new_state(Setup(2, rules.options))
    events: list[Event] = []
    for _ in range(2):
        rules.apply(state, rules.sample_chance(state, Rng(1)), events)
    assert [event.message.id for event in events] == [
        "life-log-path-laid",
        "life-log-guards-placed",
        "life-log-began",
    ]
    assert [event.barrier for event in events] == [True, False, True]
    assert [event.rule for event in events] == ["thats_life.1.1", "thats_life.1.1", "thats_life.1.3"]


def test_the_rulebook_way_is_the_default_of_every_option() -> None:
    assert make_rules({}).options == {
        "first": "random",
        "wurminator": "off",
        "ties": "shared",
        "lowest_minus": "smallest",
        "collected": "open",
    }
    assert {option.name: len(option.values) for option in INFO.options} == {
        "first": 5,
        "wurminator": 2,
        "ties": 2,
        "lowest_minus": 2,
        "collected": 2,
    }


@pytest.mark.parametrize(("name", "value"), [("worm", "on"), ("wurminator", "yes"), ("first", "5")])
def test_unknown_options_and_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadOption):
        make_rules({name: value})
