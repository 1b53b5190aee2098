"""CV 1 and 2: set-up, the childhood draft, the bicycle token, rounds."""

from __future__ import annotations

from itertools import product

import pytest

from cvdesk.engine import Action, Match, Rng, Seat, Setup, random_match
from cvdesk.games.cv import make_rules
from cvdesk.games.cv.cards import CHILDHOOD, EARLY, GOALS, PILES, POSSESSION
from cvdesk.games.cv.draft import drafted
from cvdesk.games.cv.state import (
    STEP_CHILDHOOD,
    STEP_DRAFT,
    STEP_GOALS,
    STEP_ROLL,
    STEP_TRACK,
    CvState,
)
from tests.games.cv.table import Table, card, cards, names

PLAYERS = (2, 3, 4)
SEEDS = range(12)


def new_match(players: int, seed: int = 1) -> Match:
    return Match.new(make_rules({}), [Seat("human", "")] * players, seed)


def state_of(match: Match) -> CvState:
    assert isinstance(match.state, CvState)
    return match.state


def drafting(*dealt: str) -> tuple[Table, CvState]:
    """A table before the draft with chosen packets."""
    rules = make_rules({})
    state = state_of(new_match(len(dealt)))
    state.step, state.actor = STEP_DRAFT, 0
    state.dealt = tuple(tuple(sorted(cards(text))) for text in dealt)
    table = Table.__new__(Table)
    table.rules, table.state, table.events = rules, state, []
    table.check()
    return table, state


def test_1_1_decks_have_their_numbers_of_cards() -> None:
    rules = make_rules({})
    state = rules.new_state(Setup(2, rules.options))
    assert [len(deck) for deck in state.decks] == [26, 20, 17]
    assert (len(CHILDHOOD), len(GOALS)) == (12, 8)


@pytest.mark.parametrize("players", PLAYERS)
def test_1_2_the_track_is_five_cards_of_early_adulthood(players: int) -> None:
    state = state_of(new_match(players))
    assert len(state.track) == 5
    assert set(state.track) <= set(EARLY)
    assert set(state.decks[0]) == set(EARLY) - set(state.track)


@pytest.mark.parametrize("players", PLAYERS)
def test_1_3_everybody_has_a_goal_and_one_less_are_public(players: int) -> None:
    state = state_of(new_match(players))
    assert len(state.goals) == players
    assert len(state.public) == players - 1
    assert len({*state.goals, *state.public}) == 2 * players - 1


def test_1_3_an_own_goal_is_seen_by_its_owner_only() -> None:
    match = new_match(3)
    state = state_of(match)
    for viewer, player in product((*range(3), None), range(3)):
        view = match.rules.view(state, viewer)
        assert view.goals[player] == (state.goals[player] if viewer == player else 0)
        assert view.public_goals == state.public


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_1_4_three_childhood_cards_each_and_the_bicycle_is_among_them(players: int, seed: int) -> None:
    state = state_of(new_match(players, seed))
    dealt = [each for row in state.dealt for each in row]
    assert [len(row) for row in state.dealt] == [3] * players
    assert len(set(dealt)) == 3 * players
    assert card("bicycle") in dealt
    assert players < 4 or set(dealt) == set(CHILDHOOD)


def test_1_4_who_has_the_bicycle_in_the_deal_is_left_to_chance() -> None:
    holders = {
        next(
            player for player, row in enumerate(state_of(new_match(2, seed)).dealt) if card("bicycle") in row
        )
        for seed in range(20)
    }
    assert holders == {0, 1}


def test_1_5_keep_one_of_three_then_one_of_two_and_pass_to_the_left() -> None:
    table, state = drafting(
        "yard_friends country_holidays bicycle",
        "piggy_bank zoo_trip first_love",
        "top_of_the_class holiday_job science_club",
    )
    table.play("pick yard_friends").play("pick zoo_trip").play("pick holiday_job")
    assert table.of_kind("pick") == ["top_of_the_class", "science_club"]
    table.play("pick science_club")
    assert table.of_kind("pick") == ["country_holidays", "bicycle"]
    table.play("pick country_holidays")
    assert table.of_kind("pick") == ["piggy_bank", "first_love"]
    table.play("pick piggy_bank")
    # each has two kept cards and the last one of the right neighbour
    assert names(state.hands[0]) == "yard_friends first_love science_club"
    assert names(state.hands[1]) == "country_holidays top_of_the_class zoo_trip"
    assert names(state.hands[2]) == "piggy_bank holiday_job"
    assert table.pile(2, "possession") == "bicycle"


def test_1_5_choices_are_hidden_until_everybody_has_chosen() -> None:
    table, state = drafting("yard_friends country_holidays bicycle", "piggy_bank zoo_trip first_love")
    before = table.rules.view(state, 1)
    table.play("pick yard_friends")
    for kept in ("country_holidays", "bicycle"):
        other, there = drafting("yard_friends country_holidays bicycle", "piggy_bank zoo_trip first_love")
        other.play(f"pick {kept}")
        assert other.rules.view(there, 1) == table.rules.view(state, 1)
        assert [event.seen_by(1) for event in other.events] == [event.seen_by(1) for event in table.events]
    view = table.rules.view(state, 1)
    assert view.received == ()
    assert view.committed == (True, False)
    assert before.dealt == view.dealt == cards("piggy_bank first_love zoo_trip")


def test_1_5_the_viewer_knows_what_was_passed_on() -> None:
    """Of two cards passed first each neighbour keeps one; the last card passed is certain."""
    table, state = drafting(
        "yard_friends country_holidays bicycle",
        "piggy_bank zoo_trip first_love",
        "top_of_the_class holiday_job science_club",
    )
    table.play("pick yard_friends").play("pick zoo_trip").play("pick holiday_job")
    table.play("pick science_club").play("pick country_holidays").play("pick piggy_bank")
    view = table.rules.view(state, 0)
    assert names(view.hand) == "yard_friends first_love science_club"
    # the Bicycle is open with player 2, so country_holidays, passed with it, stayed with player 1
    assert names(view.known[1]) == "country_holidays top_of_the_class"
    assert view.known[2] == ()
    assert table.rules.view(state, None).known == ((), (), ())


def test_1_5_with_two_players_the_first_two_cards_can_be_told() -> None:
    table, state = drafting("yard_friends country_holidays bicycle", "piggy_bank zoo_trip first_love")
    table.play("pick bicycle").play("pick zoo_trip").play("pick piggy_bank").play("pick yard_friends")
    assert names(state.hands[0]) == "country_holidays piggy_bank"
    assert names(state.hands[1]) == "yard_friends first_love zoo_trip"
    assert names(table.rules.view(state, 0).known[1]) == "yard_friends first_love"
    assert names(table.rules.view(state, 1).known[0]) == "country_holidays piggy_bank"


def test_1_6_the_holder_lays_the_bicycle_open_and_begins() -> None:
    table, state = drafting("yard_friends country_holidays top_of_the_class", "piggy_bank zoo_trip bicycle")
    table.play("pick yard_friends").play("pick bicycle").play("pick piggy_bank").play("pick country_holidays")
    assert state.first == state.turn == state.actor == 1
    assert state.step == STEP_ROLL
    assert state.piles[PILES + POSSESSION] == cards("bicycle")
    assert state.card_count(1) == 1
    assert card("bicycle") not in state.hands[1]
    assert state.round == 1
    assert table.told()[-2:] == ["bicycle", "round"]


def test_1_6_every_round_starts_with_the_token_also_after_losing_the_card() -> None:
    table = Table("possession: bicycle", "", "", first=0, turn=0)
    table.throw("XXXH").play("done").play("lose bicycle").end_turn()
    assert table.pile(0, "possession") == ""
    for _ in range(2):
        table.throw("HHHH").play("done").end_turn()
    assert table.state.round == 2
    assert table.state.turn == table.state.first == 0


def test_2_a_round_is_one_turn_of_each_player_clockwise_from_the_token() -> None:
    table = Table("", "", "", "", first=2, turn=2)
    order = []
    for _ in range(9):
        order.append((table.state.round, table.state.turn))
        table.throw("HHHH").play("done").end_turn()
    assert order == [(1, 2), (1, 3), (1, 0), (1, 1), (2, 2), (2, 3), (2, 0), (2, 1), (3, 2)]


@pytest.mark.parametrize("players", PLAYERS)
def test_deals_that_cannot_happen_are_refused(players: int) -> None:
    rules = make_rules({})
    match = random_match(rules, players, 3, 4)
    for step, index in ((STEP_GOALS, 0), (STEP_TRACK, 1), (STEP_CHILDHOOD, 2)):
        state = match.at(index)
        assert isinstance(state, CvState)
        assert state.step == step
        right = rules.sample_chance(state, Rng(4))
        assert rules.can_happen(state, right)
        assert not rules.can_happen(state, Action("dice", right.args))
        assert not rules.can_happen(state, Action(right.kind, right.args[:-1]))
        assert not rules.can_happen(state, Action(right.kind, (*right.args[:-1], right.args[0])))
        assert not rules.can_happen(state, Action(right.kind, (*right.args[:-1], 40)))
    goals = rules.sample_chance(match.at(0), Rng(4)).args
    backwards = (*goals[:players], *reversed(goals[players:]))
    assert rules.can_happen(match.at(0), Action("goals", backwards)) == (players == 2), "public ones ascend"
    childhood = rules.sample_chance(match.at(2), Rng(4))
    others = [each for each in CHILDHOOD if each != card("bicycle")]
    if players < 4:
        packets = sorted(others[: 3 * players])
        assert not rules.can_happen(match.at(2), Action("childhood", tuple(packets)))
    assert not rules.can_happen(match.at(2), Action("childhood", tuple(reversed(childhood.args))))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_after_the_draft_everybody_has_three_cards(players: int, seed: int) -> None:
    match = new_match(players, seed)
    rng = Rng(seed)
    while state_of(match).step == STEP_DRAFT:
        match.play(rng.pick(match.rules.legal_actions(match.state)))
    state = state_of(match)
    everything = sorted(each for player in range(players) for each in drafted(state, player))
    assert everything == sorted(each for row in state.dealt for each in row)
    assert sum(map(len, state.hands)) == 3 * players - 1
