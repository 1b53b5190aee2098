"""Decisions: what is clicked for what, and how consequences are named."""

from __future__ import annotations

from cvdesk.engine import Option, Target
from cvdesk.games.phase10.cards import CARDS, HIDDEN_CARD, card_of, code_of, token_of, tokens_of
from cvdesk.games.phase10.steps import STEP_ROLL
from tests.games.phase10.table import Table, action, code, ring


def options(table: Table) -> dict[str, Option]:
    decision = table.rules.decision(table.view())
    assert decision is not None
    return {str(option.action): option for option in decision.options}


def targets(table: Table, text: str) -> tuple[tuple[str, int], ...]:
    return tuple((zone, number) for zone, number in options(table)[str(action(text))].targets)


def after(space: str, *hands: str, **more: object) -> Table:
    table = Table(*hands, step=STEP_ROLL, board=ring(space), **more)
    table.dice(1, 6)
    table.play("move 1")
    return table


def test_a_die_or_the_space_where_it_leads_moves_the_pawn() -> None:
    table = Table("1p", "2p", step=STEP_ROLL)
    table.state.pawns = [0, 3]
    assert targets(table, "roll") == (("die", 0),)
    table.dice(5, 2)
    assert targets(table, "move 2") == (("die", 0), ("space", 2))
    assert targets(table, "move 5") == (("die", 1), ("space", 6))
    assert options(table)["move 5"].detail is not None
    assert options(table)["move 2"].detail is None


def test_on_a_double_the_second_die_stands_for_twice_its_number() -> None:
    table = Table("1p", "2p", step=STEP_ROLL)
    table.dice(3, 3)
    assert targets(table, "move 3") == (("die", 0), ("space", 3))
    assert targets(table, "move 6") == (("die", 1), ("space", 6))


def test_deck_and_pile_are_clicked_to_draw() -> None:
    table = after("draw 2", "1p", "2p", pile="4r 5r")
    assert targets(table, "deck") == (("deck", 0),)
    assert targets(table, "pile") == (("pile", 1),)


def test_a_card_of_the_pile_is_clicked_to_take_it() -> None:
    table = after("search", "1p", "2p", pile="4r 5r 5r 6r")
    assert targets(table, "search 1") == (("pile", 1),)
    decision = table.rules.decision(table.view())
    assert decision is not None
    assert frozenset({Target("pile", 1), Target("pile", 2)}) in decision.alike


def test_a_question_is_a_number_and_with_more_players_a_direction() -> None:
    assert targets(after("ask", "1p", "2p"), "ask 7 0") == (("number", 7),)
    assert targets(after("ask", "1p", "2p", "3p"), "ask 7 1") == (("number", 7), ("direction", 1))


def test_a_star_space_offers_kinds_and_where_they_lead() -> None:
    table = Table("1p", "2p", step=STEP_ROLL, board=ring("star", "draw 3"))
    table.dice(1, 6)
    table.play("move 1")
    assert targets(table, "star draw") == (("kind", 1), ("space", 2))


def test_one_hand_card_is_a_discard_with_a_meld_or_an_end_it_is_added() -> None:
    melds = ["set 0: 9p 9g", "run 1: 4r 5r 6r"]
    table = Table("7r 9r J1p", "2p", laid=[0, 1], melds=melds)
    seven, nine, joker = (token_of(code(text)) for text in ("7r", "9r", "J1p"))
    assert targets(table, "discard 7r") == (("hand", seven),)
    assert targets(table, "hit 0 9r") == (("hand", nine), ("meld", 0))
    assert targets(table, "hit 1 7r") == (("hand", seven), ("high", 1))
    assert targets(table, "hit 1 J1p 0") == (("hand", joker), ("low", 1))
    assert targets(table, "hit 1 J1p 1") == (("hand", joker), ("high", 1))
    assert targets(table, "hit 0 J1p") == (("hand", joker), ("meld", 0))


def test_several_hand_cards_are_a_combination() -> None:
    table = Table("4r 4r 11p 11y 8r 8p 8g 8y 1r", "2p", markers=[2, 1])
    four = token_of(code("4r"))
    assert targets(table, "set 4r 4r") == (("hand", four), ("hand", four + 1))


def test_equal_cards_in_hand_are_alike() -> None:
    table = Table("4r 4r 1p", "2p")
    decision = table.rules.decision(table.view())
    assert decision is not None
    four = token_of(code("4r"))
    assert decision.alike == (frozenset({Target("hand", four), Target("hand", four + 1)}),)


def test_a_run_is_begun_by_its_first_number_then_cards_are_laid_one_by_one() -> None:
    table = Table("4p 5p 5r 6p 7p 9p 9r 9g 1r", "2p", markers=[3, 1])
    table.play("set 9p 9r 9g")
    decision = table.rules.decision(table.view())
    assert decision is not None
    assert decision.kind == "phase10.lay"
    assert targets(table, "run 4") == (("start", 4),)
    table.play("run 4")
    assert targets(table, "place 5r") == (("hand", token_of(code("5r"))), ("lay", 0))
    assert table.view().part == (code("4p"),)


def test_keeping_ends_by_a_button() -> None:
    table = Table("5p", "2p 3p 4p", laid=[0], melds=["set 0: 9p 9g"])
    table.play("discard 5p")
    assert targets(table, "done") == (("button", 0),)
    assert options(table)["done"].label.id == "phase10-do-keep-none"


def test_codes_and_tokens() -> None:
    assert card_of(1, 0) == 0
    assert card_of(12, 3) == CARDS - 1
    assert tokens_of([5, 5, 7, CARDS + 7]) == [10, 11, 14, 2 * (CARDS + 7)]
    assert [code_of(token) for token in (10, 11, 14)] == [5, 5, 7]
    assert HIDDEN_CARD == -1
