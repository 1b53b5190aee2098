"""What must hold of any state of CV, what can be pointed at, and how secrets can be moved."""

from __future__ import annotations

from cvdesk.engine import CHANCE, NOBODY, Rng, Rules, State, Target, View
from cvdesk.games.cv.cards import CARDS, CHILDHOOD, DECKS, EVENT, GOALS, PILES, X, pack
from cvdesk.games.cv.memory import certain_owners
from cvdesk.games.cv.rules import CvRules
from cvdesk.games.cv.state import (
    CHANCE_STEPS,
    IN_THE_AIR,
    MOST_DICE,
    STEP_CHOOSE,
    STEP_DICE,
    STEP_DRAFT,
    STEP_GOALS,
    STEP_OVER,
    STEP_ROLL,
    TRACK,
    CvState,
)
from cvdesk.games.cv.view import CvView, packet_of


def check_invariants(rules: Rules, state: State) -> None:
    """Asserts that all 83 cards are somewhere, piles are legal, and dice and tokens add up."""
    assert isinstance(rules, CvRules)
    assert isinstance(state, CvState)
    _check_cards(rules, state)
    _check_piles(rules, state)
    _check_dice(state)
    _check_tokens(rules, state)
    assert rules.to_move(state) == state.actor
    assert (state.actor == CHANCE) == (state.step in CHANCE_STEPS)
    assert (state.actor == NOBODY) == (state.step == STEP_OVER)
    if state.step == STEP_OVER:
        assert not any(state.waiting)
        assert len(state.decks[2]) < state.players


def _check_cards(rules: CvRules, state: CvState) -> None:
    """Every card is in one place; what is in none is in the box, and nobody can say which childhood."""
    laid = [card for row in (*state.piles, *state.waiting, *state.hands) for card in row]
    decks = [card for deck in state.decks for card in deck]
    places = [*laid, *state.track, *decks, *state.goals, *state.public]
    dealt = [card for row in state.dealt for card in row]
    assert len(set(places)) == len(places)
    assert set(places) <= set(range(1, CARDS + 1))
    assert all(set(deck) <= set(numbers) for deck, numbers in zip(state.decks, DECKS, strict=True))
    assert {card for card in laid if card in CHILDHOOD} <= set(dealt)
    assert len(set(dealt)) == len(dealt)
    assert len(state.track) <= TRACK
    assert len(state.chosen) <= 2
    assert set(state.chosen) <= set(state.track)
    if state.step > STEP_GOALS:
        assert len(state.goals) == state.players
        assert len(state.public) == state.players - 1
    if state.step > STEP_DRAFT:
        assert rules.cards.bicycle in dealt


def _check_piles(rules: CvRules, state: CvState) -> None:
    """Cards lie in piles of their types; what waits has two types and no pile of either."""
    types = rules.cards.types
    for place, pile in enumerate(state.piles):
        assert all(place % PILES in types[card] for card in pile)
    for player, row in enumerate(state.waiting):
        assert not row or rules.options["two_coloured"] == "deferred"
        colours = [kind for card in row for kind in types[card]]
        assert len(set(colours)) == len(colours) == 2 * len(row)
        assert not any(state.piles[player * PILES + kind] for kind in colours)
    for hand in state.hands:
        assert hand == tuple(sorted(hand))
        assert all(types[card] == (EVENT,) for card in hand)


def _check_dice(state: CvState) -> None:
    assert len(state.dice) + state.joining <= MOST_DICE
    assert state.faces == pack(face for face in state.dice if face != IN_THE_AIR)
    assert (IN_THE_AIR in state.dice) <= (state.step == STEP_DICE)
    assert 0 <= state.throws <= 3
    if state.step == STEP_CHOOSE:
        assert state.misfortune >= 0
        assert state.dice.count(X) <= state.misfortune + sum(old == X for old, _ in state.changes)


def _check_tokens(rules: CvRules, state: CvState) -> None:
    """When a turn begins, tokens are just what the active cards show."""
    if state.step in (STEP_ROLL, STEP_OVER):
        gives = rules.cards.gives
        for player, tokens in enumerate(state.tokens):
            assert tokens == sum(gives[card] for card in state.active(player))


def visible_targets(rules: Rules, view: View) -> list[Target]:
    """Returns what a viewer can point at."""
    assert isinstance(view, CvView)
    targets = [Target("display", card) for card in view.track]
    targets += [Target("die", slot) for slot in range(len(view.dice))]
    targets += [Target("hand", card) for card in view.hand]
    targets += [Target("draft", card) for card in packet_of(view)]
    targets += [Target("goal", goal) for goal in (view.goal, *view.public_goals) if goal]
    for player in range(view.players):
        rows = (*view.piles[player], view.waiting[player])
        targets += [Target("card", card) for row in rows for card in row]
    if view.viewer is not None:
        targets += [
            Target("token", symbol) for symbol, number in enumerate(view.tokens[view.viewer]) if number
        ]
    return targets


def fewest_worlds(rules: Rules, state: State, viewer: int) -> int:
    """Returns how many different worlds there are at least, for a viewer: goals alone give these."""
    assert isinstance(state, CvState)
    return 1 if state.step in (STEP_GOALS, STEP_OVER) else len(GOALS) - state.players - 1


def perturb(rules: Rules, state: State, viewer: int | None, rng: Rng) -> State:
    """Returns the state with other goals for others, and cards of the draft elsewhere."""
    assert isinstance(state, CvState)
    other = state.copy()
    if state.step in (STEP_GOALS, STEP_OVER):
        return other
    goals = list(state.goals)
    free = [goal for goal in GOALS if goal not in (*goals, *state.public)]
    for player in range(state.players):
        if player != viewer:
            free.append(goals[player])
            goals[player] = rng.pull(free)
    other.goals = tuple(goals)
    if state.step > STEP_DRAFT:
        _swap_first_picks(rules, other, viewer)
    return other


def _swap_first_picks(rules: Rules, state: CvState, viewer: int | None) -> None:
    """Lets two others, or one and the box, exchange first picks that are still in their hands."""
    view = rules.view(state, viewer)
    known = certain_owners(view.memory)
    dealt = [card for row in state.dealt for card in row]
    box = [card for card in CHILDHOOD if card not in dealt]
    holders = [
        player
        for player in range(state.players)
        if player != viewer
        and state.kept[player][0] in state.hands[player]
        and state.kept[player][0] not in known
    ]
    if box and holders:
        _replace(state, {state.kept[holders[0]][0]: box[0]})
    elif len(holders) > 1:
        one, two = (state.kept[player][0] for player in holders[:2])
        _replace(state, {one: two, two: one})


def _replace(state: CvState, new: dict[int, int]) -> None:
    def swap(row: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(new.get(card, card) for card in row))

    state.dealt = tuple(map(swap, state.dealt))
    state.kept = tuple(tuple(new.get(card, card) for card in row) for row in state.kept)
    state.hands = [swap(hand) for hand in state.hands]
