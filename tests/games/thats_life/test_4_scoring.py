"""Life 4: the end and the scores."""

from __future__ import annotations

import pytest

from cvdesk.engine import NOBODY
from cvdesk.games.thats_life.scoring import score_of, standings_of
from cvdesk.games.thats_life.tiles import load_tiles
from tests.games.thats_life.table import Table, tiles, written

VALUES = load_tiles().values


def score(text: str) -> int:
    return score_of(tiles(text), VALUES)


def test_4_1_a_player_whose_pawns_are_all_home_is_skipped() -> None:
    table = Table("+1 +2 +3", ["+3 F", "F F", "S S", "F F"], roll=1)
    table.play("pawn 0")
    assert table.told[-1] == "came-home"
    assert table.mover == 2
    table.roll(1)
    table.play("pawn 4")
    assert table.mover == 2, "the only one left goes on alone"


def test_4_1_the_match_ends_as_soon_as_all_pawns_are_home() -> None:
    table = Table("+1 +2 +3", ["F F F", "+3 F F"], turn=1, roll=1)
    table.play("pawn 3")
    assert table.mover == NOBODY
    assert table.legal == []
    assert table.told[-2:] == ["came-home", "ended"]
    assert table.events[-1].rule == "thats_life.4.1"


def test_4_1_tiles_still_on_the_path_count_for_nobody() -> None:
    table = Table("+1 +8 +3", ["F F F", "+3 F F"], taken=["+5", "-2"], turn=1, roll=1)
    table.play("pawn 3")
    assert table.path == "+1 +8"
    assert table.rules.standings(table.state).scores == (5, 1)


def test_4_1_guards_need_not_come_home() -> None:
    table = Table("+1 +2 +3", ["F F F", "+3 F F"], guards="+1 +2", turn=1, roll=1)
    table.play("pawn 3")
    assert table.mover == NOBODY


def test_4_2_two_luck_tiles_turn_the_two_worst() -> None:
    """Example: 1 + 3 + 6 + 9 + 8 - 5 - 2 = 20."""
    assert score("+1 +3 +6 -9 -8 -5 -2 L1 L2") == 20


def test_4_2_a_lone_minus_ten_and_a_luck_tile_are_ten_points() -> None:
    assert score("-10 L1") == 10


def test_4_2_one_luck_tile_turns_the_minus_seven() -> None:
    """Example: 2 + 4 + 7 + 8 + 7 - 6 - 3 = 19."""
    assert score("+2 +4 +7 +8 -7 -6 -3 L1") == 19


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("", 0),
        ("+8 -3", 5),
        ("L1 L2 L3", 0),
        ("+4 L1 L2", 4),
        ("-1 L1 L2 L3", 1),
        ("-1 -1b L3", 0),
        ("L5 -10 +1 -9", 2),
    ],
)
def test_4_2_surplus_luck_does_nothing(text: str, points: int) -> None:
    assert score(text) == points


def test_4_2_the_order_in_which_tiles_were_taken_does_not_matter() -> None:
    forward = "+1 +3 +6 -9 -8 -5 -2 L1 L2"
    assert score(" ".join(reversed(forward.split()))) == score(forward)


def test_4_2_every_point_is_traced_to_tiles() -> None:
    standings = standings_of([tiles("+1 L1 +3 +6 -9 L2 -8 -5 -2"), tiles("L3 +2")], VALUES, False, True)
    first, second = standings.lines
    assert [line.message.id for line in first] == [
        "life-score-plus",
        "life-score-turned",
        "life-score-minus",
        "life-score-idle",
    ]
    assert [line.points for line in first] == [10, 17, -7, 0]
    assert [written([tile for _, tile in line.targets]) for line in first] == [
        "+1 +3 +6",
        "L1 -9 L2 -8",
        "-5 -2",
        "",
    ]
    assert [written([tile for _, tile in line.targets]) for line in second] == ["+2", "", "", "L3"]
    assert {zone for line in first for zone, _ in line.targets} == {"tile"}


def finished(*taken: str, **options: str) -> Table:
    """A finished match in which the players have taken these tiles."""
    table = Table("+1", ["F F F" if len(taken) == 2 else "F F"] * len(taken), taken=taken, **options)
    state = table.state
    state.step, state.actor = 6, NOBODY
    return table


def verdict(table: Table) -> str:
    return table.rules.standings(table.state).verdict.id


def test_4_3_most_points_win() -> None:
    table = finished("+8", "+2 +3", "+4 -1")
    standings = table.rules.standings(table.state)
    assert standings.scores == (8, 5, 3)
    assert standings.ranks == (1, 2, 3)
    assert standings.verdict.id == "life-verdict-wins"
    assert standings.verdict.params["player"].value == 0
    assert table.rules.rewards(table.state) == (1.0, 0.5, 0.0)


def test_4_3_ties_share_the_victory() -> None:
    table = finished("+8 L1", "+5 +3", "+4")
    standings = table.rules.standings(table.state)
    assert standings.ranks == (1, 1, 3)
    assert standings.verdict.id == "life-verdict-shared"
    assert table.rules.rewards(table.state) == (0.75, 0.75, 0.0)


def test_4_3_option_ties_lets_fewer_luck_tiles_win() -> None:
    table = finished("+8 L1", "+5 +3", "+4", ties="fewest_luck_tiles")
    standings = table.rules.standings(table.state)
    assert standings.ranks == (2, 1, 3)
    assert standings.verdict.id == "life-verdict-wins-tie"
    assert standings.verdict.params["player"].value == 1
    assert table.rules.rewards(table.state) == (0.5, 1.0, 0.0)


def test_4_3_option_ties_decides_nothing_where_points_differ() -> None:
    table = finished("+8 L1", "+5", ties="fewest_luck_tiles")
    assert table.rules.standings(table.state).ranks == (1, 2)
    assert verdict(table) == "life-verdict-wins"


def test_4_3_option_ties_shares_what_luck_tiles_cannot_decide() -> None:
    level = finished("+8 L1", "+5 +3 L2", ties="fewest_luck_tiles")
    assert level.rules.standings(level.state).ranks == (1, 1)
    assert verdict(level) == "life-verdict-shared"
    three = finished("+8 L1", "+5 +3", "+7 +1", ties="fewest_luck_tiles")
    assert three.rules.standings(three.state).ranks == (3, 1, 1)
    assert verdict(three) == "life-verdict-shared-tie"


def test_4_3_standings_before_the_end_name_who_leads() -> None:
    assert verdict(Table("+1", ["S S S", "S S S"], taken=["+8", "+5"])) == "life-verdict-leads"
    assert verdict(Table("+1", ["S S S", "S S S"])) == "life-verdict-level"
