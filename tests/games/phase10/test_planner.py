"""One selection for several steps: a phase, an exchange, the cards kept."""

from __future__ import annotations

import pytest

from cvdesk.engine import Rng, Target
from cvdesk.games.phase10.cards import tokens_of
from cvdesk.games.phase10.phases import PHASES
from cvdesk.games.phase10.steps import STEP_ROLL
from tests.games.phase10.table import Table, code, plain, ring
from tests.games.phase10.test_groups import RULES, holding, layable_hand


def hand(*tokens: int) -> tuple[Target, ...]:
    return tuple(Target("hand", token) for token in tokens)


def chosen(table: Table, text: str) -> tuple[Target, ...]:
    """Returns the targets of cards in hand, in the order written."""
    free = list(tokens_of(table.view().hand))
    targets = []
    for each in text.split():
        token = next(token for token in free if token // 2 == code(each))
        free.remove(token)
        targets.append(Target("hand", token))
    return tuple(targets)


def planned(table: Table, text: str) -> list[str]:
    return [plain(action) for action in table.rules.plan(table.view(), chosen(table, text))]


# ---- a phase


def test_cards_of_a_phase_may_be_clicked_in_any_order() -> None:
    table = Table("4r 4g 11p 11y 8r 8p 8g 8y 1r", "2p", markers=[2, 1])
    assert planned(table, "8y 4g 11p 8r 4r 8p 11y 8g") == [
        "set 4r 4g",
        "set 8p 8r",
        "set 8g 8y",
        "set 11p 11y",
    ]


def test_combinations_come_in_their_canonical_order() -> None:
    table = Table("4p 5r 6r 7g 2p 3r 4g 5y 1r", "2p", markers=[4, 1])
    assert table.lay("4p 5r 6r 7g", "2p 3r 4g 5y")
    assert [meld.low for meld in table.state.melds] == [2, 4]


@pytest.mark.parametrize("text", ["4r 4g", "4r 4g 11p 11y 8r 8p 8g 1r", "4r 4g 11p 11y 8r 8p 8g 8y 1r", ""])
def test_what_is_no_phase_means_nothing(text: str) -> None:
    table = Table("4r 4g 11p 11y 8r 8p 8g 8y 1r", "2p", markers=[2, 1])
    assert planned(table, text) == []


def test_jokers_lie_where_they_are_put() -> None:
    """3-J-J is not J-J-3."""
    for run, low in (("3r J9p J9g 6r", 3), ("J9p 3r 4r J9g", 2), ("J9p J9g 3r 4r", 1)):
        table = Table("9p 9r 9y 3r 4r 6r J9p J9g 12y", "2p", markers=[3, 1])
        assert table.lay("9p 9r 9y", run)
        assert table.state.melds[1].low == low


def test_a_larger_combination_is_laid_at_its_size_and_then_added_to() -> None:
    table = Table("4r 4g 4y J1p J2p 5r 6r 7g 8p 9r 12y 12g", "2p", markers=[3, 1])
    assert table.lay("4r 4g 4y J1p", "J2p 5r 6r 7g 8p 9r")
    assert [len(meld.cards) for meld in table.state.melds] == [4, 6]
    assert (table.state.melds[1].low, table.state.melds[1].high) == (4, 9)
    assert table.hand(0) == "12g 12y"


def test_two_equal_cards_are_told_apart_by_their_tokens() -> None:
    table = Table("4r 4r 5g 5g 6y 6y 7p 7p 1r", "2p", markers=[2, 1])
    view = table.view()
    assert len(RULES.plan(view, hand(*tokens_of(view.hand)[1:]))) == 4
    assert RULES.plan(view, hand(*tokens_of(view.hand)[1:8], tokens_of(view.hand)[1])) == ()


@pytest.mark.parametrize("phase", range(1, 11))
def test_any_cards_that_make_a_phase_can_be_planned(phase: int) -> None:
    """In any order; afterwards just these cards are gone."""
    rng = Rng.stream(phase, "plans")
    size = sum(group.size for group in PHASES[phase])
    for jokers in (0, 0, 1, 2):
        cards, faces = layable_hand(rng, phase, size - jokers, jokers)
        state = holding(phase, cards, faces)
        view = RULES.view(state, 0)
        actions = RULES.plan(view, hand(*rng.shuffled(tokens_of(view.hand))))
        for action in actions:
            assert action in RULES.legal_actions(state)
            RULES.apply(state, action)
        assert state.size(0) == 0


# ---- exchanging and keeping


def exchanging(space: str, *hands: str) -> Table:
    table = Table(*hands, step=STEP_ROLL, board=ring(space))
    table.dice(1, 6)
    table.play("move 1")
    return table


def test_in_an_exchange_the_last_card_clicked_lies_on_top() -> None:
    table = exchanging("exchange 3", "1p 2r 3g 4y", "5p")
    assert planned(table, "4y 1p 2r") == ["exchange 1p", "exchange 4y", "exchange 2r"]
    assert planned(table, "4y 1p") == []


def test_kept_cards_may_be_clicked_in_any_order() -> None:
    table = Table("5p", "2p 3p 4p 6p 7p 8p J9p", laid=[0], melds=["set 0: 9p 9g 9y"])
    table.play("discard 5p")
    assert planned(table, "8p 2p J9p") == ["keep 2p", "keep 8p", "keep J9p"]
    assert planned(table, "4p 2p") == ["keep 2p", "keep 4p", "done"]
    assert planned(table, "2p 3p 4p 6p 7p") == ["keep 2p", "keep 3p", "keep 4p", "keep 6p", "keep 7p"]
    assert planned(table, "2p 3p 4p 6p 7p 8p") == []
    assert planned(table, "") == ["done"]


def test_other_decisions_have_no_plans() -> None:
    table = exchanging("ask", "1p", "5p")
    assert planned(table, "1p") == []
    assert RULES.plan(table.view(), (Target("number", 3),)) == ()


def test_who_does_not_decide_plans_nothing() -> None:
    table = Table("4r 4g 11p 11y 8r 8p 8g 8y 1r", "2p", markers=[2, 1])
    assert RULES.plan(table.view(1), hand(*tokens_of(table.view(1).hand))) == ()
