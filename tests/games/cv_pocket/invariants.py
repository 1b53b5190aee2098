"""What must hold of any state of CV Pocket, and what can be pointed at."""

from __future__ import annotations

from cvdesk.engine import CHANCE, NOBODY, Rules, State, Target, View
from cvdesk.games.cv_pocket import PocketRules
from cvdesk.games.cv_pocket.state import (
    COLUMNS,
    ROWS,
    STEP_DEAL,
    STEP_JOKER,
    STEP_OVER,
    STEP_REFILL,
    STEP_TURN,
    PocketState,
)
from cvdesk.games.cv_pocket.symbols import SYMBOLS
from cvdesk.games.cv_pocket.view import PocketView

SIZES = {2: 27, 3: 39, 4: 51}


def check_invariants(rules: Rules, state: State) -> None:
    """Asserts that cards are conserved, refills are counted, and steps, jokers and tallies agree."""
    assert isinstance(rules, PocketRules)
    assert isinstance(state, PocketState)
    _check_cards(state)
    _check_refills(state)
    _check_flow(rules, state)
    jokers = dict(state.jokers)
    assert state.tallies == [rules.deck.tally_of(cv, jokers) for cv in state.cvs]


def _check_cards(state: PocketState) -> None:
    """Every card of the match is in the deck, in a column or in a CV, once."""
    piles = [*state.columns, *state.cvs, state.deck]
    cards = [card for pile in piles for card in pile]
    assert len(cards) == len(set(cards)) == SIZES[state.players]
    assert list(state.deck) == sorted(state.deck)
    assert len(state.columns) == COLUMNS


def _check_refills(state: PocketState) -> None:
    """Never more than 1, 2 or 3 refills; the last one empties the deck, and none before it does."""
    most = state.players - 1
    assert 0 <= state.refills <= most
    if state.step == STEP_DEAL:
        assert not any(state.columns)
    else:
        assert (state.refills == most) == (not state.deck)
    for column in state.columns:
        assert len(column) <= (ROWS if state.refills < most else 8)


def _check_flow(rules: PocketRules, state: PocketState) -> None:
    assert rules.to_move(state) == state.actor == state.mover()
    assert (state.actor == NOBODY) == (state.step == STEP_OVER)
    assert (state.actor == CHANCE) == (state.step < STEP_TURN or state.step == STEP_REFILL)
    assert (state.passed == state.players) == (state.step in (STEP_JOKER, STEP_OVER))
    powers = [card for cv in state.cvs for card in cv if rules.deck.joker[card]]
    settled = [card for card, _ in state.jokers]
    assert sorted([*state.waiting, *settled]) == (sorted(powers) if state.passed == state.players else [])


def visible_targets(rules: Rules, view: View) -> list[Target]:
    """Returns what a viewer can point at."""
    assert isinstance(view, PocketView)
    targets = [Target("button", 0), Target("deck", 0)]
    targets += [Target("column", card) for column in view.columns for card in column]
    targets += [Target("cv", card) for cv in view.cvs for card in cv]
    return [*targets, *(Target("symbol", symbol) for symbol in range(len(SYMBOLS)))]
