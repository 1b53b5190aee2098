"""The bots of Phase 10: they lay, ask, keep and discard with sense, and are silent about their hand."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from cvdesk.bots.base import Budget, Choice
from cvdesk.bots.evaluators.phase10.needs import need_of, worths
from cvdesk.bots.evaluators.phase10.outlook import rate
from cvdesk.bots.evaluators.phase10.policy import Policy
from cvdesk.bots.evaluators.phase10.prospects import after_round, between_rounds, duel
from cvdesk.bots.evaluators.phase10.reasons import SECRET
from cvdesk.bots.levels import make_bot
from cvdesk.engine import NOBODY, Match, Rng, Seat
from cvdesk.games.phase10 import make_rules
from cvdesk.games.phase10.board import Board, Space
from cvdesk.games.phase10.cards import DECK, cards_in, packed, without
from cvdesk.games.phase10.deck import DECK_FILES
from cvdesk.games.phase10.distance import jokers_needed
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.rounds import end_round
from cvdesk.games.phase10.steps import STEP_DRAW, STEP_PLAY, STEP_ROLL, STEP_SEARCH
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.render import Names, plain
from tests.bots.tables import table
from tests.games.phase10.table import Table, codes, ring, written
from tests.games.phase10.table import plain as in_words
from tests.games.phase10.test_3_actions import on


def chosen(stand: Table, level: str = "steady", iterations: int = 60) -> Choice:
    """Returns what a bot chooses at a table."""
    return make_bot(level, Budget()).choose(table(stand.rules, stand.view(), iterations=iterations))


def answer(stand: Table, level: str = "steady") -> str:
    """Returns it in words."""
    return in_words(chosen(stand, level).action)


# ---- what a hand needs


@pytest.mark.parametrize("phase", range(1, LAUREL))
def test_a_hand_costs_nothing_just_when_it_can_be_laid(phase: int) -> None:
    rng = Rng(phase)
    for number in range(300):
        bag = list(DECK)
        ones, twos = packed(sorted(rng.pull(bag) for _ in range(8 + number % 12)))
        need = need_of(phase, ones, twos, 0)
        assert (need.cost == 0.0) == (jokers_needed(phase, ones, twos) == 0)
        assert sum(weight for weight, _ in need.plans) == pytest.approx(1.0)


@pytest.mark.parametrize("phase", range(1, LAUREL))
def test_jokers_bring_every_phase_nearer(phase: int) -> None:
    rng = Rng(phase)
    for _ in range(100):
        bag = list(DECK)
        ones, twos = packed(sorted(rng.pull(bag) for _ in range(11)))
        costs = [need_of(phase, ones, twos, jokers).cost for jokers in range(5)]
        # other plans count a little, and a joker may help the best one only
        assert all(later <= 1.2 * earlier for earlier, later in pairwise(costs))
        assert costs[-1] < costs[0] or costs[0] == 0.0


@pytest.mark.parametrize(
    ("phase", "hand", "useless"),
    [
        (6, "1p 2p 3r 4g 5y 6p 7r 7g 12p", "7r 7g 12p"),
        (8, "9p 9r 9g 2p 2r 2g 5y 12p", "5y 12p"),
        (10, "9p 9r 9g 9y 2p 2r 5y", "5y"),
        (2, "1p 1r 4p 4r 6p 6r 8p 9p 9r 9g", ""),
        (1, "1p 3p 5p 8p 9r 10r 12g", "12g"),
    ],
)
def test_cards_that_no_plan_needs_are_worth_least(phase: int, hand: str, useless: str) -> None:
    ones, twos = packed(codes(hand))
    worth = worths(need_of(phase, ones, twos, 0), ones, twos)
    cards = cards_in(ones, twos)
    # one of two equal numbers of a run is worth half
    least = sorted(cards, key=worth.__getitem__)[: len(useless.split())]
    assert set(written(*least).split()) == set(useless.split())


def test_without_a_needed_card_the_phase_is_further_away() -> None:
    ones, twos = packed(codes("9p 9r 9g 9y 2p 2r 5y"))
    whole = need_of(10, ones, twos, 0).cost
    nine = need_of(10, *without(ones, twos, codes("9p")), 0).cost
    five = need_of(10, *without(ones, twos, codes("5y")), 0).cost
    assert nine > whole == pytest.approx(five, abs=1.0)


# ---- sensible choices


def test_lays_as_soon_as_it_can_and_then_adds_what_fits() -> None:
    stand = Table("8p 8r 8g 8y 11p 11r 11g 11y 8p 2r", "1p 1r 1g", markers=[8, 1])
    laid = []
    while stand.mover == 0 and stand.state.step == STEP_PLAY:
        laid.append(answer(stand))
        stand.play(laid[-1])
    assert [each.split()[0] for each in laid] == ["set", "set", "hit", "discard"]
    assert laid[-1] == "discard 2r"
    assert stand.state.markers[0] == 10


def test_chooses_the_run_after_which_the_rest_can_be_added() -> None:
    stand = Table("5p 5r 5g 1p 2p 3p 4p 5y 6p 12r", "1r 1g 1y", markers=[3, 1])
    while stand.mover == 0 and stand.state.step == STEP_PLAY:
        stand.play(answer(stand))
    assert stand.state.markers == [5, 1]


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_discards_what_the_phase_does_not_need_and_never_a_joker(level: str) -> None:
    stand = Table("9p 9r 9g 9y 2p 2r 12y J5p", "1p 1r 1g 1y", markers=[10, 1])
    assert answer(stand, level) == "discard 12y"


def test_of_useless_cards_the_one_goes_that_a_rival_cannot_add() -> None:
    stand = Table(
        "1p 2p 3r 4g 5y 6p 12p 11r", "3y 4y 5r", markers=[6, 10], laid=[1], melds=["set 1: 11p 11g 11y"]
    )
    assert answer(stand) == "discard 12p"


def test_takes_the_open_card_that_completes_the_phase() -> None:
    stand = on("draw 1", "1p 2p 3r 4g 5y 6p 7r 12p", "3y 4y 5r", pile="8g", markers=[6, 1])
    assert stand.state.step == STEP_DRAW and answer(stand) == "pile"
    stand = on("draw 1", "1p 2p 3r 4g 5y 6p 7r 12p", "3y 4y 5r", pile="12g", markers=[6, 1])
    assert answer(stand) == "deck"


def test_finds_in_the_pile_what_is_missing() -> None:
    stand = on("search", "1p 2p 3r 4g 5y 6p 7r 12p", "3y 4y 5r", pile="8g 10r 11y", markers=[6, 1])
    assert stand.state.step == STEP_SEARCH
    stand.play(answer(stand))
    assert "8g" in stand.hand(0)


def test_asks_for_a_number_that_it_needs_and_a_rival_is_known_to_hold() -> None:
    stand = on("ask", "1p 2p 3r 4g 5y 6p 7r 12p", "8y 4y 5r 1r 2r", markers=[6, 1])
    stand.state.known1[1] = packed(codes("8y"))[0]
    choice = chosen(stand)
    assert choice.action.args == (8, 0)
    assert "bot-reason-phase10-known" in [reason.id for reason in choice.reasons]


def test_never_asks_for_a_number_that_was_denied() -> None:
    stand = on("ask", "1p 2p 3r 4g 5y 6p 7r 12p", "9y 4y 5r 1r 2r", markers=[6, 1])
    stand.state.denied[1] = 1 << 8
    assert chosen(stand).action.args != (8, 0)


def test_gives_the_colour_that_it_needs_least() -> None:
    stand = on("ask", "1p 2r", "7p 7r 1r 2r 3r 4r 9g", markers=[1, 1])
    stand.play("ask 7 0")
    assert stand.mover == 1
    assert answer(stand) == "give 7p"


def test_exchanges_what_it_does_not_need() -> None:
    stand = on("exchange 2", "1p 2p 3r 4g 5y 6p 7r 12p 12r", "3y 4y 5r", markers=[6, 1])
    stand.play(answer(stand))
    stand.play(answer(stand))
    assert stand.hand(0) == "1p 2p 3r 4g 5y 6p 7r"


def test_keeps_jokers_and_the_core_of_its_phase() -> None:
    stand = Table("9p 9r 9g 9y 12y 1p 3g J5p", "1r", markers=[10, 1], laid=[1], turn=1)
    end_round(stand.state, 1, None, finished=True)
    while stand.mover == 0:
        stand.play(answer(stand))
    assert stand.hand(0) == "9p 9r 9g 9y J5p"


def test_goes_where_its_hand_gets_lighter_once_the_phase_is_laid() -> None:
    stand = Table(
        "1p 3r 5r",
        "3y 4y",
        laid=[0],
        melds=["set 0: 8p 8r 8g"],
        step=STEP_ROLL,
        board=ring("draw 3", "joker"),
    )
    stand.state.pawns = [0, 16]
    stand.dice(1, 2)
    assert chosen(stand).action.args == (2,)


# ---- how a match ends


def test_duels_are_fair_and_better_placed_players_win_more() -> None:
    for mine, theirs in product(range(1, LAUREL + 1), repeat=2):
        assert duel(mine, theirs) + duel(theirs, mine) == pytest.approx(1.0)
        assert 0.0 <= duel(mine, theirs) <= 1.0
    assert duel(LAUREL, 10) == 1.0 and duel(9, 2) > 0.9
    assert duel(4, 4, kept=5) > duel(4, 4) > duel(4, 4, left=5)


def test_whoever_ends_the_round_reaches_the_laurel_first() -> None:
    assert after_round((9, 2, 0), (10, 1, 0)) == 1.0
    assert after_round((10, 1, 0), (10, 0, 3)) == 1.0


def test_ratings_between_rounds_are_shared_out() -> None:
    for players in (2, 3, 6):
        stand = Table(*[f"{number}r" for number in range(1, players + 1)])
        stand.state.markers = [3 + player for player in range(players)]
        between = between_rounds(stand.rules, stand.state)
        assert list(between) == sorted(between)
        assert sum(between) == pytest.approx(players / 2)
        assert sum(rate(stand.rules, stand.state)) == pytest.approx(players / 2)


def test_a_light_hand_with_the_phase_laid_is_rated_better() -> None:
    near = Table("8y", "1p 2r 4g 7y 9p 11r 12g", laid=[0], melds=["set 0: 8p 8r 8g"], markers=[8, 8])
    far = Table("1y 3p 5r 9g", "1p 2r 4g 7y 9p 11r 12g", markers=[8, 8])
    assert rate(near.rules, near.state)[0] > rate(far.rules, far.state)[0] + 0.05


# ---- thinking


def test_a_search_stays_within_its_time_even_with_heavy_hands() -> None:
    """Long hands make single rounds long; they are broken off when the time is over."""
    heavy = " ".join(f"{number}{colour}" for number in range(1, 11) for colour in "prg")
    stand = Table(heavy, "1y 2y 3y 4y 5y 6y 7y 8y 9y", markers=[9, 9], step=STEP_ROLL)
    stand.dice(2, 5)
    bot = make_bot("sharp", Budget())
    choice = bot.choose(table(stand.rules, stand.view(), milliseconds=0.01))
    assert choice.action in stand.view().actions and choice.values


def test_a_bot_uses_only_what_it_can_see_of_the_pile() -> None:
    """What lies deeper in the pile than the eye reaches changes no choice."""
    policy = Policy(make_rules({}))
    answers = set()
    for hidden in ("8g 10r", "10r 8g", "11y 12r"):
        stand = Table(
            "1p 2p 3r 4g 5y 6p 7r 12p", "3y 4y", pile=f"{hidden} 9y", markers=[6, 1], step=STEP_ROLL
        )
        stand.state.seen = [0] * (len(stand.state.seen) - 1) + stand.state.seen[-1:]
        stand.dice(1, 2)
        actions = stand.rules.legal_actions(stand.state)
        answers.add(tuple(value for _, value in policy.values(stand.state, actions)))
    assert len(answers) == 1


# ---- what is said


@pytest.mark.parametrize("level", ["calm", "steady", "sharp"])
def test_reasons_and_values_tell_nothing_of_the_hand(level: str) -> None:
    """Of what others do not see nothing is said, and of the rest only where to go and where to draw."""
    rules = make_rules({})
    seats = [Seat("bot", "A", 1, level=level), Seat("bot", "B", 2, level=level)]
    match = Match.new(rules, seats, 3)
    bot, names = make_bot(level, Budget()), Names(("A", "B"), rules)
    kinds = set()
    while match.mover != NOBODY and match.index < 600:
        view = rules.view(match.state, match.mover)
        action = view.actions[0]
        if len(view.actions) > 1:
            choice = bot.choose(table(rules, view, seed=match.index, iterations=3))
            action = choice.action
            kinds.add(action.kind)
            if action.kind in SECRET:
                assert not choice.values
            for each, _ in choice.values:
                assert each == action or each.kind in ("move", "star", "deck", "pile")
            for reason in choice.reasons:
                assert not {"card", "list"} & {param.kind for param in reason.params.values()}
                assert all("⟦" not in plain(reason, names, language) for language in LANGUAGES)
        match.play(action)
    assert {"move", "discard", "ask", "keep"} <= kinds


def test_own_boards_are_thought_about_too() -> None:
    built_in = DECK_FILES.built_in
    turned = Board((built_in.ring[0], *built_in.ring[:0:-1]), "Turned")
    assert turned.ring != built_in.ring and all(isinstance(space, Space) for space in turned.ring)
    stand = Table("1p 2p 3r 4g", "5y 6p", step=STEP_ROLL, board=turned)
    stand.dice(3, 4)
    assert chosen(stand, "sharp").action in stand.view().actions
