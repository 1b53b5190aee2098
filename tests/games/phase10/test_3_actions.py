"""P10 3: the eight actions."""

from __future__ import annotations

import pytest

from cvdesk.engine import CHANCE, Rng
from cvdesk.engine.event import HIDDEN
from cvdesk.games.phase10.board import KINDS
from cvdesk.games.phase10.cards import HIDDEN_CARD
from cvdesk.games.phase10.steps import (
    STEP_ASK,
    STEP_DRAW,
    STEP_EXCHANGE,
    STEP_GIVE,
    STEP_PLAY,
    STEP_ROLL,
    STEP_SEARCH,
)
from tests.games.phase10.table import Table, code, ring


def on(space: str, *hands: str, options: dict[str, str] | None = None, **more: object) -> Table:
    """Returns a table whose first player has just landed on a space of that kind."""
    table = Table(*hands, step=STEP_ROLL, board=ring(space), **{**more, **(options or {})})
    table.state.pawns = [0, *range(8, 7 + len(hands))]
    table.dice(1, 6)
    table.play("move 1")
    return table


SPACES = {
    "draw 2": "3.1",
    "again": "3.2",
    "search": "3.3",
    "exchange 1": "3.4",
    "everybody": "3.5",
    "joker": "3.6",
    "ask": "3.7",
}
"""Action spaces with their clauses, the star left out."""


@pytest.mark.parametrize("by_star", [False, True])
@pytest.mark.parametrize("choice", [0, -1])
@pytest.mark.parametrize(("space", "clause"), SPACES.items())
def test_3_every_card_comes_with_the_clause_of_its_space(
    space: str, clause: str, choice: int, by_star: bool
) -> None:
    """From the deck or the pile, after any choice, and also when a star leads to the space."""
    table = Table("1p", "2p", step=STEP_ROLL, board=ring(*(["star"] if by_star else []), space), pile="5r 6r")
    table.dice(1, 6)
    table.play("move 1", *([f"star {space.split()[0]}"] if by_star else []))
    while table.state.step != STEP_PLAY:
        if table.mover == CHANCE:
            table.chance(table.rules.sample_chance(table.state, Rng(1)))
        else:
            table.play(table.legal[choice])
    moves = [(event.rule, move) for event in table.events for move in event.moves]
    cited = {rule for rule, move in moves if move.to.zone == "seat"}
    assert cited == {f"phase10.{clause}"}


# ---- 3.1 draw


def test_3_1_each_card_comes_from_the_deck_or_the_pile_and_is_seen_before_the_next() -> None:
    table = on("draw 3", "1p", "2p", pile="5r 6g")
    assert table.legal == ["deck", "pile"]
    table.play("pile")
    assert table.hand(0) == "1p 6g"
    table.play("deck")
    table.draw("9y")
    assert table.view(0).hand == tuple(map(code, ("1p", "6g", "9y")))
    table.play("pile")
    assert (table.hand(0), table.state.step) == ("1p 5r 6g 9y", STEP_PLAY)


def test_3_1_taking_from_the_pile_uncovers_the_next_card() -> None:
    table = on("draw 2", "1p", "2p", pile="5r 6g")
    table.state.seen = [0, 127]
    assert table.public().pile == (HIDDEN_CARD, code("6g"))
    table.play("pile")
    assert table.public().pile == (code("5r"),)
    assert table.public().known[0] == (code("6g"),)


def test_3_1_a_card_of_the_deck_is_seen_by_its_player_only() -> None:
    table = on("draw 1", "1p", "2p")
    table.play("deck")
    table.draw("9y")
    event = table.events[-1]
    assert event.seen_by(0).message.id == "phase10-log-drew"
    assert event.seen_by(1).message.id == event.seen_by(None).message.id == "phase10-log-drew-hidden"
    assert event.seen_by(1).moves[0].piece.id == HIDDEN
    assert event.barrier


def test_R2_an_empty_pile_cannot_be_taken_from() -> None:
    table = on("draw 2", "1p", "2p", pile="5r")
    table.play("pile")
    assert table.legal == ["deck"]


# ---- 3.2 draw one and another turn


def test_3_2_the_turn_is_finished_then_a_whole_new_one_follows() -> None:
    table = on("again", "1p 3p", "2p")
    assert table.legal == ["deck", "pile"]
    table.play("deck")
    table.draw("9y")
    table.play("discard 1p")
    assert (table.state.turn, table.state.step, table.state.turns) == (0, STEP_ROLL, 2)
    assert table.told[-1] == "once-more"
    assert not table.view(0).again


def test_3_2_it_chains() -> None:
    table = Table("1p 3p", "2p", step=STEP_ROLL, board=ring("again", "again"))
    for _ in range(2):
        table.dice(1, 6)
        table.play("move 1", "deck")
        table.draw("9y" if table.state.turns == 1 else "9g")
        table.play(table.legal[0])
    assert (table.state.turn, table.state.step, table.state.turns) == (0, STEP_ROLL, 3)


def test_3_2_it_is_lost_if_the_round_ends_first() -> None:
    table = on("again", "4r 4g 4y 7g 8p 9r", "2p 3p", markers=[3, 1])
    table.play("deck")
    table.draw("10y")
    assert table.lay("4r 4g 4y", "7g 8p 9r 10y")
    assert table.state.again == 0
    assert table.state.markers == [5, 1]


# ---- 3.3 search


def test_3_3_the_whole_pile_is_looked_through_and_one_card_taken() -> None:
    table = on("search", "1p", "2p", pile="5r 6g 7y 6g")
    table.state.seen = [0, 0, 0, 127]
    assert table.state.step == STEP_SEARCH
    assert table.legal == ["search 0", "search 1", "search 2", "search 3"]
    table.play("search 1")
    assert (table.hand(0), table.pile) == ("1p 6g", "5r 7y 6g")


def test_3_3_looking_through_shows_the_pile_to_nobody_else() -> None:
    table = Table("1p", "2p", step=STEP_ROLL, board=ring("search"), pile="5r 6g 7y 6g")
    table.state.seen = [0, 0, 0, 127]
    table.dice(1, 6)
    table.play("move 1")
    assert table.view(0).pile == tuple(map(code, ("5r", "6g", "7y", "6g")))
    for eyes in (table.view(1), table.public()):
        assert eyes.pile == (HIDDEN_CARD,) * 3 + (code("6g"),)
        assert eyes.pile_seen[0] == 1


def test_3_3_who_has_looked_through_the_pile_cannot_take_the_move_back() -> None:
    table = on("search", "1p", "2p")
    assert (table.told[-1], table.events[-1].barrier) == ("looks", True)


def test_3_3_the_others_do_not_see_which_card_is_taken() -> None:
    looks = []
    for choice in ("search 0", "search 1", "search 2"):
        table = on("search", "1p", "2p", pile="5r 6g 7y 8g")
        table.play(choice)
        looks.append((table.view(1), table.public(), table.heard(1), table.heard(None)))
    assert looks[0] == looks[1] == looks[2]


def test_3_3_that_the_top_card_is_gone_everybody_sees() -> None:
    table = on("search", "1p", "2p", pile="5r 6g 7y 8g")
    table.play("search 3")
    assert table.public().pile == tuple(map(code, ("5r", "6g", "7y")))
    assert table.public().known[0] == (code("8g"),)
    assert table.heard(1)[-1] == "took-open"


def test_3_3_of_equal_cards_side_by_side_one_is_listed() -> None:
    assert on("search", "1p", "2p", pile="5r 5r 6g").legal == ["search 0", "search 2"]


# ---- 3.4 exchange


def test_3_4_n_cards_are_put_away_then_one_more_is_drawn_from_the_deck() -> None:
    table = on("exchange 3", "1p 2r 3g 4y", "2p")
    assert table.state.step == STEP_EXCHANGE
    table.play("exchange 1p", "exchange 3g", "exchange 2r")
    assert table.pile.endswith("1p 3g 2r")
    table.draw("9y", "9g", "9r", "9p")
    assert (table.hand(0), table.state.step) == ("4y 9p 9r 9g 9y", STEP_PLAY)


def test_3_4_only_the_last_card_is_seen() -> None:
    table = on("exchange 3", "1p 2r 3g 4y", "2p")
    table.play("exchange 1p", "exchange 3g", "exchange 2r")
    assert table.view(1).pile[-3:] == (HIDDEN_CARD, HIDDEN_CARD, code("2r"))
    assert table.view(0).pile[-3:] == tuple(map(code, ("1p", "3g", "2r")))
    assert table.heard(1)[-3:] == ["put-away-hidden", "put-away-hidden", "put-away"]


def test_3_4_which_cards_are_hidden_does_not_show() -> None:
    looks = []
    for first, second in (("1p", "3g"), ("1p", "4y"), ("3g", "4y")):
        table = on("exchange 3", "1p 2r 3g 4y", "2p")
        table.play(f"exchange {first}", f"exchange {second}", "exchange 2r")
        looks.append((table.view(1), table.public(), table.heard(None)))
    assert looks[0] == looks[1] == looks[2]


def test_3_4_hidden_cards_go_in_ascending_order_the_last_is_free() -> None:
    table = on("exchange 3", "1p 2r 3g 4y", "2p")
    assert table.legal == ["exchange 1p", "exchange 2r", "exchange 3g"]
    table.play("exchange 2r")
    assert table.legal == ["exchange 3g", "exchange 4y"]
    table.play("exchange 4y")
    assert table.legal == ["exchange 1p", "exchange 3g"]


@pytest.mark.parametrize(("hand", "drawn"), [("1p 2r", 3), ("1p", 2)])
def test_3_4_with_fewer_cards_all_are_put_away_and_one_more_is_drawn(hand: str, drawn: int) -> None:
    table = on("exchange 4", hand, "2p")
    while table.state.step == STEP_EXCHANGE:
        table.play(table.legal[0])
    assert table.state.round == 1, "the round does not end in the middle of an action"
    table.draw(*("9y", "9g", "9r")[:drawn])
    assert (table.state.size(0), table.state.step) == (drawn, STEP_PLAY)


def test_3_4_a_joker_that_is_put_away_is_a_normal_card_and_seen() -> None:
    table = on("exchange 2", "1p 2r J7y", "2p")
    table.play("exchange 1p", "exchange J7y")
    assert table.public().pile[-2:] == (HIDDEN_CARD, code("7y"))


def test_3_4_a_joker_among_the_hidden_cards_is_seen_by_all_as_its_face_was() -> None:
    table = on("exchange 3", "1p 2r J7y", "2p")
    table.play("exchange 1p", "exchange J7y", "exchange 2r")
    assert table.heard(1)[-3:] == ["put-away-hidden", "put-away", "put-away"]
    assert table.public().pile[-3:] == (HIDDEN_CARD, code("7y"), code("2r"))


# ---- 3.5 everybody draws


def test_3_5_you_draw_then_all_others_in_turn() -> None:
    table = on("everybody", "1p", "2p", "3p", "4p")
    table.draw("9y", "9g", "9r", "9p")
    assert [table.hand(player) for player in range(4)] == ["1p 9y", "2p 9g", "3p 9r", "4p 9p"]
    assert [event.player for event in table.events[-4:]] == [0, 1, 2, 3]
    assert table.mover == 0


# ---- 3.6 joker


def test_3_6_the_top_card_becomes_a_joker_whose_face_everybody_sees() -> None:
    table = on("joker", "1p", "2p")
    table.draw("9y")
    assert table.hand(0) == "1p J9y"
    for eyes in (table.view(0), table.view(1), table.public()):
        assert eyes.jokers == ((code("J9y"),), ())
    assert table.heard(None)[-1] == "drew-joker"


def test_R3_a_discarded_joker_is_a_normal_card_again() -> None:
    table = Table("1p J9y", "2p", pile="5r")
    table.play("discard J9y")
    assert table.pile == "5r 9y"
    assert table.state.jokers == [(), ()]


# ---- 3.7 ask


def test_3_7_a_number_and_a_direction_are_named() -> None:
    table = on("ask", "1p", "2p", "3p")
    assert table.state.step == STEP_ASK
    assert table.legal == [f"ask {number} {way}" for number in range(1, 13) for way in (0, 1)]


def test_3_7_with_two_players_the_direction_does_not_matter() -> None:
    assert on("ask", "1p", "2p").legal == [f"ask {number} 0" for number in range(1, 13)]


@pytest.mark.parametrize(("direction", "giver"), [(0, 2), (1, 3)])
def test_3_7_the_first_who_has_the_number_must_give_it_and_draws_one(direction: int, giver: int) -> None:
    table = on("ask", "1p", "2p 5g", "3p 7r", "4p 7g")
    table.play(f"ask 7 {direction}")
    assert (table.mover, table.state.step) == (giver, STEP_GIVE)
    given = table.legal[0].split()[1]
    assert table.legal == [f"give {given}"]
    table.play(table.legal[0])
    table.draw("12y")
    assert table.hand(0) == f"1p {given}"
    assert table.hand(giver).endswith("12y")
    assert (table.mover, table.state.step) == (0, STEP_PLAY)


def test_3_7_those_who_have_none_say_so() -> None:
    table = on("ask", "1p", "2p 5g", "3p 7r", "4p 7g")
    table.play("ask 7 0")
    assert table.told[-1] == "denied"
    assert table.public().denied == ((), (7,), (), ())


def test_3_7_if_nobody_has_one_you_draw_from_the_deck() -> None:
    table = on("ask", "1p", "2p 5g", "3p 8r")
    table.play("ask 7 1")
    table.draw("12y")
    assert table.hand(0) == "1p 12y"
    assert table.public().denied == ((), (7,), (7,))


def test_3_7_the_giver_chooses_the_colour() -> None:
    table = on("ask", "1p", "7p 7g 7g")
    table.play("ask 7 0")
    assert table.legal == ["give 7p", "give 7g"]


def test_3_7_giver_and_taker_see_the_card_the_others_its_number() -> None:
    table = on("ask", "1p", "2p 5g", "7p 7g")
    table.play("ask 7 0", "give 7g")
    assert [table.heard(viewer)[-1] for viewer in (0, 1, 2, None)] == [
        "gave",
        "gave-hidden",
        "gave",
        "gave-hidden",
    ]
    assert table.view(2).private[0] == (code("7g"),)
    assert table.view(1).private[0] == ()
    assert table.public().claims[0][6] == 1
    assert table.view(0).watched == ((2, code("7g")),)


def test_3_7_jokers_are_not_asked_for() -> None:
    table = on("ask", "1p", "2p J7y")
    table.play("ask 7 0")
    table.draw("12y")
    assert table.hand(1) == "2p J7y"


def test_3_7_as_an_option_a_joker_is_asked_for_by_its_visible_number() -> None:
    table = on("ask", "1p", "2p J7y", options={"ask_jokers": "yes"})
    table.play("ask 7 0", "give J7y")
    table.draw("12y")
    assert (table.hand(0), table.hand(1)) == ("1p J7y", "2p 12y")
    assert table.heard(None)[-2] == "gave"


@pytest.mark.parametrize(("ask_jokers", "given"), [("no", ["7p"]), ("yes", ["7p", "J7g"])])
def test_3_7_who_holds_a_card_and_a_joker_of_the_number(ask_jokers: str, given: list[str]) -> None:
    table = on("ask", "1p", "7p J7g", options={"ask_jokers": ask_jokers})
    table.play("ask 7 0")
    assert table.legal == [f"give {each}" for each in given]


# ---- 3.8 star


def test_3_8_one_of_the_other_seven_actions_is_chosen() -> None:
    table = on("star", "1p", "2p")
    assert table.legal == [f"star {kind}" for kind in KINDS[1:]]


def test_3_8_the_pawn_goes_to_the_next_unoccupied_space_of_that_kind() -> None:
    table = Table("1p", "2p", step=STEP_ROLL, board=ring("star", "exchange 2", "draw 3", "exchange 4"))
    table.state.pawns = [0, 2]
    table.dice(1, 6)
    table.play("move 1", "star exchange")
    assert table.state.pawns == [4, 2]
    assert (table.state.step, table.state.due) == (STEP_EXCHANGE, 1), (
        "the number of the space, or the whole hand"
    )


def test_3_8_draw_and_exchange_are_one_kind_the_space_tells_the_number() -> None:
    table = Table("1p", "2p", step=STEP_ROLL, board=ring("star", "draw 3", "draw 1"))
    table.dice(1, 6)
    table.play("move 1", "star draw")
    assert (table.state.pawns[0], table.state.step, table.state.due) == (2, STEP_DRAW, 3)


def test_3_8_a_kind_whose_spaces_are_all_occupied_cannot_be_chosen() -> None:
    table = Table("1p", "2p", "3p", step=STEP_ROLL, board=ring("star"))
    kinds = [space.kind for space in table.rules.board.ring]
    table.state.pawns = [0, kinds.index(KINDS.index("joker")), kinds.index(KINDS.index("ask"))]
    table.dice(1, 6)
    table.play("move 1")
    assert "star joker" not in table.legal
    assert "star ask" not in table.legal
    assert len(table.legal) == 5
