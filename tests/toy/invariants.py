"""What must hold of any state of the toy game, and how its secrets can be moved."""

from __future__ import annotations

from cvdesk.engine import NOBODY, Rng, Rules, State, Target, View
from tests.toy.cards import ALL, CARDS, NONE, OVER, ROUNDS, parity, rank
from tests.toy.offers import visible_targets as _visible_targets
from tests.toy.state import ToyState
from tests.toy.view import ToyView


def check_invariants(rules: Rules, state: State) -> None:
    """Asserts that every card is in one place, claims are true and the flow is where it says."""
    assert isinstance(state, ToyState)
    bids = [bid for bid in state.bids if bid != NONE]
    places = [*state.hands, *state.laid, bids, state.bag, state.top]
    assert sorted(card for place in places for card in place) == list(range(CARDS))
    for player, hand in enumerate(state.hands):
        assert hand == sorted(hand)
        held = [*hand, *([] if state.bids[player] == NONE else [state.bids[player]])]
        assert not any(state.excluded[player] >> parity(card) & 1 for card in held)
        assert all(state.seen[card] >> player & 1 for card in held)
    assert (rules.to_move(state) == NOBODY) == (state.step == OVER) == (state.round == ROUNDS)


def visible_targets(rules: Rules, view: View) -> list[Target]:
    """Returns what a viewer can point at."""
    assert isinstance(view, ToyView)
    return _visible_targets(view)


def fewest_worlds(rules: Rules, state: State, viewer: int) -> int:
    """Returns how many different worlds there are at least, for a viewer."""
    assert isinstance(state, ToyState)
    hidden = [card for hand in state.hands for card in hand if not _knows(state, viewer, card)]
    others = [card for card in state.bag if any(rank(card) == rank(each) for each in hidden)]
    return len(others) + 1 if hidden else 1


def perturb(rules: Rules, state: State, viewer: int | None, rng: Rng) -> State:
    """Returns the state with hidden cards of equal parity swapped between places the viewer cannot see."""
    assert isinstance(state, ToyState)
    other = state.copy()
    places = [(hand, at) for hand in (*other.hands, other.top, other.bag) for at in range(len(hand))]
    hidden = [(row, at) for row, at in places if not _knows(state, viewer, row[at])]
    for row, at in hidden:
        fellows = [(row2, at2) for row2, at2 in hidden if parity(row2[at2]) == parity(row[at])]
        row2, at2 = rng.pick(fellows)
        one, two = row[at], row2[at2]
        row[at], row2[at2] = two, one
        other.seen[one], other.seen[two] = other.seen[two], other.seen[one]
    for hand in other.hands:
        hand.sort()
    return other


def _knows(state: ToyState, viewer: int | None, card: int) -> bool:
    return state.seen[card] == ALL or (viewer is not None and bool(state.seen[card] >> viewer & 1))
