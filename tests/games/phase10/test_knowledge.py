"""Who knows what: the five facts that a naive memory gets wrong, and that they fade in time."""

from __future__ import annotations

import pytest

from cvdesk.engine import Rng
from cvdesk.games.phase10 import knowledge
from cvdesk.games.phase10.cards import HIDDEN_CARD
from cvdesk.games.phase10.checks import check_state
from cvdesk.games.phase10.steps import STEP_ASK, STEP_DEAL, STEP_DRAW, STEP_PLAY, STEP_ROLL
from tests.games.phase10.table import Table, code, codes, ring


def let_draw(table: Table, player: int) -> None:
    """Makes it a player's turn, with one card to draw."""
    state = table.state
    state.step, state.actor, state.turn, state.due = STEP_DRAW, player, player, 1


def after(space: str, *hands: str, **more: object) -> Table:
    table = Table(*hands, step=STEP_ROLL, board=ring(space), **more)
    table.dice(1, 6)
    table.play("move 1")
    return table


# ---- 1 the pile


def test_discards_stay_known_in_their_order() -> None:
    table = Table("5r 6r", "7g 8g", pile="1p")
    table.play("discard 5r")
    table.state.step = STEP_PLAY
    table.play("discard 7g")
    assert table.public().pile == tuple(codes("1p 5r 7g"))


def test_cards_put_away_face_down_are_known_to_their_owner_only() -> None:
    table = after("exchange 2", "5r 6r 7r", "7g 8g", "9g")
    table.play("exchange 5r", "exchange 6r")
    assert table.view(0).pile[-2:] == tuple(codes("5r 6r"))
    for eyes in (table.view(1), table.view(2), table.public()):
        assert eyes.pile[-2:] == (HIDDEN_CARD, code("6r"))


def test_a_hidden_card_that_comes_to_the_top_is_known_to_all() -> None:
    table = after("exchange 2", "5r 6r 7r", "7g 8g")
    table.play("exchange 5r", "exchange 6r")
    table.draw("9y", "9g", "9p")
    table.play("discard 7r")
    for _ in range(2):
        let_draw(table, 1)
        table.play("pile")
    assert table.public().pile[-1] == code("5r")


# ---- 2 searches


def test_after_a_search_everybody_else_loses_sight_of_the_cards_below_the_top() -> None:
    table = after("search", "1r", "2r", "3r", pile="5p 6g 7y 8g")
    table.play("search 1")
    assert table.view(0).pile == tuple(codes("5p 7y 8g"))
    for eyes in (table.view(1), table.public()):
        assert eyes.pile == (HIDDEN_CARD, HIDDEN_CARD, code("8g"))
    assert table.view(1).lost == table.public().public_lost == tuple(codes("5p 6g 7y"))
    assert (table.view(1).suspects, table.view(1).takes) == ((0,), 1)
    assert table.view(0).lost == ()


def test_one_of_these_is_now_in_that_hand() -> None:
    """Three lost cards and two places in the pile: in every world the searcher has one of them."""
    table = after("search", "1r", "2r", pile="5p 6g 7y 8g")
    table.play("search 1")
    sampler = table.rules.sampler(table.view(1))
    found: set[int] = set()
    for draw in range(60):
        world = sampler.sample(Rng(draw))
        held = set(world.cards_of(0)) & set(codes("5p 6g 7y"))
        assert held
        assert len(set(world.pile[:2]) & set(codes("5p 6g 7y"))) == 2
        found |= held
    assert found == set(codes("5p 6g 7y"))


def test_a_lost_card_that_is_played_is_found_again() -> None:
    table = after("search", "1r", "2r 3r", pile="5p 6g 7y 8g")
    table.play("search 1", "discard 6g")
    assert table.view(1).lost == tuple(codes("5p 7y"))


def test_the_next_search_tells_the_searcher_what_was_taken() -> None:
    table = after("search", "1r", "2r 3r", pile="5p 6g 7y 8g")
    table.play("search 1", "discard 1r")
    knowledge.looked(table.state, 1)
    assert table.view(1).lost == tuple(codes("6g")), "what is not in the pile any more is with the suspect"


def test_a_reshuffle_ends_all_memory_of_the_pile() -> None:
    table = after("search", "1r", "2r", pile="5p 6g 7y 8g")
    table.play("search 1")
    knowledge.forget_lost(table.state)
    assert table.view(1).lost == table.public().public_lost == ()


# ---- 3 jokers


def test_the_face_of_a_joker_is_public_but_never_counts_as_a_number_in_hand() -> None:
    table = after("joker", "1r", "2r")
    table.draw("9y")
    assert table.public().jokers[0] == (code("J9y"),)
    assert table.public().known == ((), ())


# ---- 4 questions


def test_a_failed_question_is_known_until_they_draw() -> None:
    table = after("ask", "1r", "2r 3r", "4r 5r")
    table.play("ask 7 0")
    assert table.public().denied == ((), (7,), (7,))
    table.draw("9y")
    assert table.public().denied == ((), (7,), (7,)), "the draw of another player changes nothing"
    let_draw(table, 1)
    table.play("deck")
    table.draw("7y")
    assert table.public().denied == ((), (), (7,))


def test_taking_an_open_card_of_that_number_ends_the_denial_of_it() -> None:
    table = after("ask", "1r", "2r 3r", pile="7g")
    table.play("ask 7 0")
    table.draw("9y")
    let_draw(table, 1)
    table.play("pile")
    assert table.public().denied == ((), ())
    assert table.public().known == ((), (code("7g"),))


# ---- 5 cards handed over


def test_a_card_handed_over_is_known_to_giver_and_taker_its_number_to_all() -> None:
    table = after("ask", "1r", "2r 7r 7g", "4r 5r")
    table.play("ask 7 0", "give 7g")
    assert table.view(1).private[0] == (code("7g"),)
    assert table.view(2).private[0] == ()
    assert table.public().claims[0][7 - 1] == 1
    table.draw("9y")
    table.play("discard 7g")
    assert table.view(1).private[0] == ()
    assert table.public().claims[0][7 - 1] == 0


def test_a_card_taken_openly_comes_on_top_of_a_number_handed_over() -> None:
    """Everybody knows of two 7s then, though only of one by its colour."""
    table = after("ask", "1r", "2r 7g", "4r 5r", pile="7y")
    table.play("ask 7 0", "give 7g")
    table.draw("9y")
    let_draw(table, 0)
    table.play("pile")
    assert table.public().claims[0][7 - 1] == 2
    assert table.public().known[0] == (code("7y"),)


def test_a_number_handed_over_comes_on_top_of_a_card_taken_openly() -> None:
    table = after("draw 1", "1r", "2r 7g", "4r 5r", pile="7y")
    table.play("pile")
    table.state.step = STEP_ASK
    table.play("ask 7 0", "give 7g")
    assert table.public().claims[0][7 - 1] == 2


def test_who_asks_goes_on_knowing_what_else_was_given_before() -> None:
    """The asker has once given the red 7, gets the green one, and still knows of the red one."""
    table = after("ask", "1r", "2r 7r 7g", "4r 5r")
    table.state.gifts[1] = ((0, code("7r")),)
    table.play("ask 7 0", "give 7g")
    assert table.view(0).private[1] == (code("7r"),)
    assert table.view(2).private[1] == ()


def test_who_gets_back_what_was_given_knows_of_nothing_more() -> None:
    table = after("ask", "1r", "2r 7r 7g", "4r 5r")
    table.state.gifts[1] = ((0, code("7r")),)
    table.play("ask 7 0", "give 7r")
    assert table.view(0).private[1] == ()


def test_of_an_open_card_and_another_of_its_number_the_asker_still_knows_the_open_one() -> None:
    """Who sees what is handed over can tell; the others have lost sight of the card."""
    table = after("ask", "1r", "2r 7r 7g", "4r 5r")
    table.state.known1[1] = 1 << code("7r")
    table.play("ask 7 0", "give 7g")
    assert table.view(0).private[1] == (code("7r"),)
    assert table.public().known[1] == ()
    assert table.public().public_lost == (code("7r"),)
    assert table.public().public_suspects == (0, 1)


# ---- known cards


def test_a_card_taken_openly_is_known_until_it_is_played() -> None:
    table = after("draw 1", "1r", "2r", pile="5p")
    table.play("pile")
    assert table.public().known[0] == (code("5p"),)
    table.play("discard 5p")
    assert table.public().known[0] == ()


def test_of_two_equal_cards_the_known_one_is_no_longer_certain_when_one_is_played() -> None:
    """Equal cards look alike: one known and one unknown 5, one is played, and the other is unknown."""
    table = after("draw 1", "1r 5p", "2r", pile="5p")
    table.play("pile")
    assert table.public().known[0] == (code("5p"),)
    table.play("discard 5p")
    assert table.hand(0) == "1r 5p"
    assert table.public().known[0] == ()


def test_known_cards_may_lie_in_the_pile_after_a_hidden_exchange() -> None:
    table = after("exchange 2", "1r 2g 3g", "2r", pile="5p")
    table.state.known1[0] = 1 << code("1r")
    table.play("exchange 2g", "exchange 3g")
    assert table.public().known[0] == ()
    assert table.public().public_lost == (code("1r"),)
    assert table.public().public_suspects == (0,)


def test_nothing_is_known_of_what_was_kept_from_a_round() -> None:
    table = Table("5p", "2p 3p 4p", laid=[0], melds=["set 0: 9p 9g"])
    table.state.known1[1] = 1 << code("2p")
    table.play("discard 5p", "keep 2p", "done")
    assert table.public().known == ((), ())


@pytest.mark.parametrize("laid", [[], [1]])
@pytest.mark.parametrize("by_discard", [False, True])
def test_nothing_is_known_of_a_new_hand_after_an_empty_one(laid: list[int], by_discard: bool) -> None:
    """Who has run out, with or without having laid, is dealt ten unknown cards, 5s among them or not."""
    melds = ["set 1: 9p 9g 9y"] if laid else []
    table = Table("1p", "7g", "2p 3p", laid=laid, melds=melds, step=STEP_ASK)
    state = table.state
    for card in [*state.deck, *state.pile]:
        state.add(2, card)
    state.deck, state.pile, state.seen = [], [], []
    state.denied[1] = 1 << 5
    if by_discard:
        state.turn = state.actor = 1
        state.step = STEP_PLAY
        table.play("discard 7g")
    else:
        table.play("ask 7 0", "give 7g")
    assert table.public().denied == ((), (), ())
    while state.step != STEP_DEAL:
        table.play("done")
    for seed in range(20):
        twin = state.copy()
        table.rules.apply(twin, table.rules.sample_chance(twin, Rng(seed)))
        check_state(twin)
