"""Pocket 5: the end and the scoring."""

from __future__ import annotations

import pytest

from cvdesk.engine import NOBODY
from cvdesk.games.cv_pocket.deck import DECK_FILES
from cvdesk.games.cv_pocket.missions import mission_points
from cvdesk.games.cv_pocket.scoring import (
    knowledge_points,
    luck_points,
    money_points,
    points_of,
)
from cvdesk.games.cv_pocket.symbols import MISSIONS, SYMBOLS, TRIPS, packed, unpacked
from tests.games.cv_pocket.table import Table


def tally(missions: str = "", trips: int = 0, **symbols: int) -> int:
    """Packs symbols by name, missions by name and trips."""
    fields = [SYMBOLS.index(name) for name, count in symbols.items() for _ in range(count)]
    fields += [len(SYMBOLS) + MISSIONS.index(name) for name in missions.split()]
    return packed([*fields, *[TRIPS] * trips])


def mission(name: str, trips: int = 0, **symbols: int) -> int:
    """The points of one mission."""
    return mission_points(unpacked(tally(name, trips, **symbols)))[MISSIONS.index(name)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_5_1_the_match_ends_when_all_pass_in_a_row(players: int) -> None:
    table = Table(
        ("savings", "hipster children", "studies bookworm soulmate"), ["studies"] + [""] * (players - 1)
    )
    table.pass_turn(players - 1)
    assert table.mover == players - 1
    table.pass_turn()
    assert table.mover == NOBODY
    assert table.told[-1] == "ended"


def test_5_1_forced_passes_count_too() -> None:
    table = Table(("savings", "", ""), ["jackpot", "soulmate"], empty_deck=True)
    assert table.legal == ["pass"]
    table.pass_turn(2)
    assert table.mover == NOBODY


def test_5_1_also_when_refills_are_still_due() -> None:
    table = Table(("savings", "hipster", "studies bookworm soulmate"), ["soulmate", ""])
    table.pass_turn(2)
    assert (table.mover, table.state.refills) == (NOBODY, 0)
    assert table.state.deck


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 9), (5, 13), (8, 29), (9, 29), (12, 29)]
)
def test_5_2_money_scores_by_the_table(count: int, points: int) -> None:
    assert money_points(count, DECK_FILES.built_in.money) == points


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, -1), (2, -3), (3, 7), (4, 6), (5, 4), (6, 14), (7, 13), (9, 21)]
)
def test_5_2_knowledge_scores_7_per_set_of_three_and_loses_for_the_rest(count: int, points: int) -> None:
    assert knowledge_points(count) == points


@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        ({}, 0),
        ({"love": 1, "family": 1, "friendship": 1, "business": 1}, 0),
        ({"love": 2}, 5),
        ({"love": 3, "business": 2}, 10),
        ({"love": 4}, 10),
        ({"love": 2, "family": 2, "friendship": 2, "business": 5}, 25),
    ],
)
def test_5_3_relationships_score_5_per_pair_of_the_same_kind(symbols: dict[str, int], points: int) -> None:
    assert points_of([tally(**symbols), 0], (0,))[0][2] == points


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        # two players: only the most
        ([3, 1], [6, 0]),
        ([2, 2], [4, 4]),
        ([0, 0], [0, 0]),
        ([1, 0], [2, 0]),
        # three
        ([4, 2, 1], [8, 2, 0]),
        ([4, 4, 1], [8, 8, 1]),
        ([4, 2, 2], [8, 2, 2]),
        ([3, 3, 3], [6, 6, 6]),
        ([3, 0, 0], [6, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        # four
        ([5, 5, 3, 3], [10, 10, 3, 3]),
        ([5, 4, 3, 2], [10, 4, 0, 0]),
        ([5, 5, 5, 2], [10, 10, 10, 2]),
        ([5, 2, 2, 2], [10, 2, 2, 2]),
        ([5, 5, 4, 1], [10, 10, 4, 0]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),
    ],
)
def test_5_4_good_luck_rewards_the_most_and_with_three_or_more_the_second_most(
    counts: list[int], points: list[int]
) -> None:
    assert luck_points(counts, most=True) == points
    tallies = [tally(good_luck=count) for count in counts]
    assert [lines[3] for lines in points_of(tallies, (0,))] == points


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 1], [0, 2]),
        ([2, 2], [4, 4]),
        ([4, 0], [0, 0]),
        ([6, 5, 6], [6, 10, 6]),
        ([1, 2, 3], [2, 2, 0]),
        ([1, 1, 3], [2, 2, 3]),
        ([0, 2, 3], [0, 2, 0]),
        ([0, 0, 3], [0, 0, 3]),
        ([2, 2, 2], [4, 4, 4]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 2, 3, 4], [2, 2, 0, 0]),
        ([1, 1, 2, 2], [2, 2, 2, 2]),
        ([1, 1, 1, 4], [2, 2, 2, 4]),
        ([1, 4, 4, 4], [2, 4, 4, 4]),
        ([0, 1, 1, 5], [0, 1, 1, 0]),
        ([3, 3, 3, 3], [6, 6, 6, 6]),
    ],
)
def test_5_5_bad_luck_rewards_the_fewest_and_with_three_or_more_the_second_fewest(
    counts: list[int], points: list[int]
) -> None:
    assert luck_points(counts, most=False) == points
    tallies = [tally(bad_luck=count) for count in counts]
    assert [lines[4] for lines in points_of(tallies, (0,))] == points


@pytest.mark.parametrize(("name", "symbol"), [("bike", "bike"), ("car", "car"), ("plane", "plane")])
def test_5_6_hipster_rally_driver_and_frequent_flyer_score_1_per_symbol(name: str, symbol: str) -> None:
    others = {other: 9 for other in ("bike", "car", "plane") if other != symbol}
    assert mission(name, **{symbol: 4}, **others) == 4
    assert mission(name) == 0


def test_5_6_renaissance_man_scores_2_per_set_of_three_transports() -> None:
    assert mission("all_transports", bike=2, car=3, plane=5) == 4
    assert mission("all_transports", bike=2, car=3) == 0


def test_5_6_globetrotter_scores_2_per_relocation_and_vacation_card() -> None:
    assert mission("relocations_and_vacations", trips=3) == 6
    table = Table(cvs=["globetrotter relocation relocation vacation_car savings", "", ""])
    assert table.points()["trips"] == 6


def test_5_6_fat_cat_scores_2_per_set_of_five_colours() -> None:
    assert mission("five_colours", money=2, knowledge=3, love=1, business=1, good_luck=2, bad_luck=4) == 4
    assert mission("five_colours", money=2, knowledge=3, love=2, good_luck=2) == 0


@pytest.mark.parametrize(
    ("kinds", "points"),
    [
        ("", 0),
        ("love", 1),
        ("love family", 3),
        ("love family friendship", 6),
        ("love family friendship business", 10),
    ],
)
def test_5_6_housewife_scores_by_kinds_of_relationships(kinds: str, points: int) -> None:
    assert mission("relationship_kinds", **dict.fromkeys(kinds.split(), 3)) == points


def test_5_6_vacation_doubles_a_missions_value() -> None:
    assert Table(cvs=["hipster savings", ""]).points()["bikes"] == 2
    assert Table(cvs=["vacation_car hipster savings", ""]).points()["bikes"] == 2 * 3
    assert Table(cvs=["vacation_car housewife", ""]).points()["kinds"] == 2
    assert Table(cvs=["vacation_car housewife soulmate best_friends", ""]).points()["kinds"] == 12
    assert Table(cvs=["vacation_car rally_driver", ""]).points()["cars"] == 2 * 3


def test_5_6_every_mission_scores_on_its_own() -> None:
    """Ruling: a symbol serves any number of missions."""
    table = Table(cvs=["hipster renaissance_man rally_driver frequent_flyer", ""])
    assert {name: each for name, each in table.points().items() if name != "bad luck"} == {
        "bikes": 2,
        "cars": 1,
        "planes": 1,
        "transports": 2,
    }


def test_5_6_the_mission_card_itself_counts_for_its_mission() -> None:
    assert Table(cvs=["frequent_flyer", ""]).points()["planes"] == 1


def test_5_7_most_points_win() -> None:
    standings = Table(cvs=["jackpot", "studies savings"]).finish()
    assert standings.scores == (6, -3 + 3 + 2)
    assert standings.ranks == (1, 2)
    assert standings.verdict.id == "pocket-verdict-wins"


def test_5_7_then_fewer_cards_win() -> None:
    standings = Table(cvs=["vacation_car", ""]).finish()
    assert (standings.scores, standings.ranks) == ((0, 0), (2, 1))
    assert standings.verdict.id == "pocket-verdict-wins-cards"
    assert standings.verdict.params["player"].value == 1


def test_5_7_then_fewer_bad_luck_symbols_win() -> None:
    standings = Table(cvs=["bookworm", "studies"]).finish()
    assert (standings.scores, standings.ranks) == ((-3, -3), (2, 1))
    assert standings.verdict.id == "pocket-verdict-wins-bad-luck"
    assert standings.verdict.params["player"].value == 1


def test_5_7_then_the_victory_is_shared() -> None:
    table = Table(cvs=["soulmate", "soulmate", "vacation_car"])
    standings = table.finish()
    assert (standings.scores, standings.ranks) == ((2, 2, 0), (1, 1, 3))
    assert standings.verdict.id == "pocket-verdict-shared"
    assert table.rules.rewards(table.state) == (0.75, 0.75, 0.0)


def test_5_7_a_tie_break_may_leave_several_winners() -> None:
    standings = Table(cvs=["", "vacation_car", ""]).finish()
    assert (standings.ranks, standings.verdict.id) == ((1, 3, 1), "pocket-verdict-shared-cards")


def test_example_eleven_cards_score_50() -> None:
    """Bad luck is in second place, good luck in third; Frequent flyer and Housewife are the missions."""
    own = tally(
        "plane relationship_kinds",
        money=4, knowledge=7, friendship=2, love=2, family=1, good_luck=1, bad_luck=6, plane=6,
    )  # fmt: skip
    lines = points_of(
        [own, tally(good_luck=3, bad_luck=5), tally(good_luck=2, bad_luck=6)], DECK_FILES.built_in.money
    )
    assert lines[0] == [9, 13, 10, 0, 6, 0, 0, 6, 0, 0, 0, 6]
    assert sum(lines[0]) == 50


def test_every_point_is_traced_to_cards() -> None:
    table = Table(cvs=["vacation_car hipster savings secret_power children", "studies"])
    table.pass_turn(2)
    table.choose("money")
    own, other = table.rules.standings(table.state).lines
    traced = {
        line.message.id.removeprefix("pocket-score-"): table.names([target.id for target in line.targets])
        for line in own
        if line.targets
    }
    assert traced == {
        "money": "savings secret_power",
        "relationships": "hipster children",
        "good-luck": "children",
        "bad-luck": "savings children",
        "bikes": "hipster",
    }
    assert {target.zone for line in (*own, *other) for target in line.targets} == {"cv"}
    assert [line.message for line in own] == [line.message for line in other]
    assert [line.rule.removeprefix("cv_pocket.") for line in own] == ["5.2", "5.2", "5.3", "5.4", "5.5"] + [
        "5.6"
    ] * 7
