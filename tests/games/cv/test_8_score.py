"""CV 8: the end, points, goals, ties."""

from __future__ import annotations

import pytest

from cvdesk.engine import Target
from cvdesk.games.cv.scoring import set_points
from cvdesk.games.cv.state import STEP_OVER, STEP_ROLL
from tests.games.cv.decks import rules_with
from tests.games.cv.table import Table, card

FIVE = "running gym studies used_car television"


def points(table: Table, player: int = 0) -> dict[str, int]:
    """The score lines of a finished match by their ids."""
    lines = table.finish().lines[player]
    return {line.message.id.removeprefix("cv-score-"): line.points for line in lines}


def test_8_1_the_end_is_only_at_the_end_of_a_round() -> None:
    table = Table("", "", "", turn=0, first=0, track="running gym", decks=["", "", "idol professor"])
    table.throw("HHHH").play("done").play("end_turn").draw("idol professor")
    for _ in range(2):
        assert table.state.step == STEP_ROLL
        table.throw("HHHH").play("done").play("end_turn")
    assert table.state.step == STEP_OVER


def test_8_2_sets_score_1_3_6_10_15_21_without_limit() -> None:
    assert [set_points(count) for count in range(9)] == [0, 1, 3, 6, 10, 15, 21, 28, 36]


def test_8_2_covered_cards_count() -> None:
    table = Table("health: running gym yoga; knowledge: phd; relationship: child twins", "")
    found = points(table)
    assert [found[kind] for kind in ("health", "knowledge", "relationship", "possession")] == [6, 1, 3, 0]


def test_8_2_example_professor_active_with_five_knowledge_cards_scores_21() -> None:
    active = Table("knowledge: phd studies mba wikipedian professor", "")
    assert points(active)["knowledge"] == 21
    covered = Table("knowledge: phd studies mba professor wikipedian", "")
    assert points(covered)["knowledge"] == 15


@pytest.mark.parametrize(("kind", "name"), [("health", "marathon_runner"), ("relationship", "idol")])
def test_8_2_double_at_end_counts_as_one_more_of_its_type(kind: str, name: str) -> None:
    assert points(Table(f"{kind}: {name}", ""))[kind] == 3


def test_8_2_the_doubling_is_for_the_sets_only_not_for_goals() -> None:
    table = Table("knowledge: professor; health: gym", "", goals=["sound_mind"])
    assert points(table)["own-goal"] == 2


def test_8_3_possessions_score_their_points_covered_ones_too() -> None:
    assert points(Table("possession: bicycle used_car television", ""))["possession"] == 1 + 3 + 2


def test_8_3_a_two_coloured_possession_scores_in_the_possession_pile_only() -> None:
    assert points(Table("possession: allotment", ""))["possession"] == 3
    other = points(Table("health: allotment", ""))
    assert (other["possession"], other["health"]) == (0, 1)


@pytest.mark.parametrize(
    ("goal", "cv", "expected"),
    [
        ("collector", "possession: bicycle used_car television", 3),
        ("one_man_band", "work: dads_company; relationship: child; health: pension", 6),
        (
            "polymath",
            "health: running gym; knowledge: phd studies; relationship: child twins;"
            "work: waiter intern; possession: bicycle used_car",
            14,
        ),
        ("polymath", "health: running; knowledge: phd; relationship: child; possession: bicycle", 0),
        ("hard_worker", "work: waiter intern freelancer", 9),
        ("sound_mind", "health: running gym yoga; knowledge: phd studies", 4),
        ("activist", "health: running; relationship: child twins", 2),
        ("successful_person", "possession: bicycle used_car yacht factory; work: waiter intern manager", 8),
        ("life_of_the_party", "knowledge: phd studies mba; relationship: child twins", 4),
    ],
)  # fmt: skip
def test_8_4_own_goals(goal: str, cv: str, expected: int) -> None:
    assert points(Table(cv, "", goals=[goal]))["own-goal"] == expected


def test_8_4_one_man_band_counts_every_token_dice_and_upkeep_not() -> None:
    """Misfortune and wild ones included; covered cards give none."""
    table = Table(
        "work: waiter dads_company; knowledge: memory_master; relationship: twins", "", goals=["one_man_band"]
    )
    assert points(table)["own-goal"] == 3 + 1 + 2


def test_8_4_a_public_goal_scores_for_the_player_who_meets_it_best() -> None:
    table = Table(
        "possession: bicycle used_car", "possession: television", public="collector", goals=["activist"]
    )
    assert points(table, 0)["public-goal"] == 2
    assert points(table, 1)["public-goal"] == 0


def test_8_4_tied_players_all_score() -> None:
    table = Table("possession: bicycle", "possession: television", public="collector", goals=["activist"])
    assert points(table, 0)["public-goal"] == points(table, 1)["public-goal"] == 1


def test_8_4_best_is_whom_it_would_give_most() -> None:
    """One set each: a third card that completes no set does not help."""
    table = Table(
        "possession: bicycle used_car television; work: waiter", "possession: yacht factory; work: manager",
        public="successful_person", goals=["activist"],
    )  # fmt: skip
    assert points(table, 0)["public-goal"] == points(table, 1)["public-goal"] == 4


def test_8_4_a_card_serves_any_number_of_goals() -> None:
    table = Table(
        "health: running; knowledge: phd; relationship: child", "", public="activist", goals=["sound_mind"]
    )
    found = points(table)
    assert (found["own-goal"], found["public-goal"]) == (2, 2)


def test_8_4_a_goal_of_another_deck_scores_by_its_data() -> None:
    rules = rules_with(collector={"points": 5, "per": ("work", "work", "health")})
    table = Table("work: waiter intern manager; health: gym running", "", goals=["collector"], rules=rules)
    assert points(table)["own-goal"] == 5


def test_8_4_example_felix_has_63_points() -> None:
    felix = (
        "health: running gym yoga psychotherapy; relationship: marriage child best_friend;"
        "knowledge: phd studies mba wikipedian blogger;"
        "possession: bicycle yacht factory mountain_house used_car"
    )
    julia = "possession: television paintings coin_collection home_library board_game_collection"
    eric = "possession: allotment"
    table = Table(felix, julia, eric, goals=["sound_mind"], public="collector polymath")
    standings = table.finish()
    assert [line.points for line in standings.lines[0]] == [10, 15, 6, 19, 8, 5, 0]
    assert standings.scores[0] == 63
    public = [line.points for line in (lines[5] for lines in standings.lines)]
    assert public == [5, 5, 0]


def test_8_4_every_point_is_traced_to_cards() -> None:
    table = Table("health: running gym; knowledge: phd", "", goals=["sound_mind"], public="collector")
    lines = {line.message.id: line for line in table.finish().lines[0]}
    assert lines["cv-score-health"].targets == (Target("card", card("running")), Target("card", card("gym")))
    own = [target.id for target in lines["cv-score-own-goal"].targets]
    assert own == [card("sound_mind"), card("running"), card("phd")]
    assert {line.rule for line in lines.values()} == {"cv.8.2", "cv.8.3", "cv.8.4"}


def test_8_4_a_public_goal_that_others_meet_better_is_traced_to_no_card() -> None:
    table = Table("possession: bicycle used_car", "possession: television", public="collector")
    lost = table.finish().lines[1][-1]
    assert (lost.message.id, lost.points, lost.targets) == ("cv-score-public-goal", 0, ())


def test_8_4_own_goals_are_not_told_before_the_end() -> None:
    table = Table("health: running; knowledge: phd", "", goals=["sound_mind"], public="collector")
    running = table.rules.standings(table.state)
    assert running.scores == (2, 0)
    ids = [line.message.id for line in running.lines[0]]
    assert ids[-1] == "cv-score-public-goal"
    assert "cv-score-own-goal" not in ids
    assert running.verdict.id == "cv-verdict-leads"
    assert table.finish().scores == (4, 0)


def test_8_5_most_points_win() -> None:
    standings = Table(
        "health: running gym", "health: yoga", goals=["hard_worker", "collector"], public="polymath"
    ).finish()
    assert standings.ranks == (1, 2)
    assert standings.verdict.id == "cv-verdict-wins"


def test_8_5_then_fewer_cards() -> None:
    table = Table(
        "health: running gym", "possession: used_car", goals=["hard_worker", "activist"], public="polymath"
    )
    standings = table.finish()
    assert standings.scores == (3, 3)
    assert standings.ranks == (2, 1)
    assert standings.verdict.id == "cv-verdict-wins-tie"
    assert table.rules.rewards(table.state) == (0.0, 1.0)


def test_8_5_then_the_victory_is_shared() -> None:
    table = Table(
        "health: running",
        "knowledge: phd",
        "",
        goals=["hard_worker", "activist"],
        public="polymath collector",
    )
    standings = table.finish()
    assert standings.ranks == (1, 1, 3)
    assert standings.verdict.id == "cv-verdict-shared"
    assert table.rules.rewards(table.state) == (0.75, 0.75, 0.0)


def test_8_5_shared_by_those_with_the_fewest_cards() -> None:
    table = Table(
        "health: running gym", "possession: used_car", "possession: allotment",
        goals=["hard_worker", "activist", "sound_mind"], public="polymath life_of_the_party",
    )  # fmt: skip
    standings = table.finish()
    assert standings.scores == (3, 3, 3)
    assert standings.ranks == (3, 1, 1)
    assert standings.verdict.id == "cv-verdict-shared-tie"


def test_the_table_of_points_in_a_view_leaves_secret_goals_out() -> None:
    table = Table("health: running; knowledge: phd", "", goals=["sound_mind"], public="collector")
    assert table.view(0).points == table.view(1).points == (2, 0)
    assert (table.view(0).goal_points, table.rules.view(table.state, None).goal_points) == (2, 0)
