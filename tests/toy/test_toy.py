"""The toy game exercises what it is there for, and knows who knows what."""

from __future__ import annotations

from collections import Counter

import pytest

from cvdesk.engine import CHANCE, BadOption, Match, Rules, Target, random_match
from cvdesk.engine.event import HIDDEN
from tests.toy import cards as c
from tests.toy import make_rules
from tests.toy.state import ToyState
from tests.toy.view import ToyView


def states(rules: Rules, kind: str, matches: int = 40) -> list[tuple[ToyState, ToyState, int, int]]:
    """Returns the states before and after actions of a kind, with who did it and the first argument."""
    found = []
    for seed in range(matches):
        match = random_match(rules, 2 + seed % 3, seed)
        for index, (who, action) in enumerate(match.record.actions):
            if action.kind == kind:
                argument = action.args[0] if action.args else c.NONE
                before, after = match.at(index), match.at(index + 1)
                assert isinstance(before, ToyState)
                assert isinstance(after, ToyState)
                found.append((before, after, who, argument))
    assert found, f"{kind} never happens"
    return found


def view(rules: Rules, state: ToyState, viewer: int | None) -> ToyView:
    """Returns a toy view."""
    seen = rules.view(state, viewer)
    assert isinstance(seen, ToyView)
    return seen


def test_random_matches_see_every_kind_of_action() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(60):
        match = random_match(make_rules(), 2 + seed % 3, seed)
        kinds.update(action.kind for _, action in match.record.actions)
    assert set(kinds) == {
        *("first", "deal", "roll", "die", "draw", "take", "peek", "show", "ask", "give", "refuse"),
        *("lay", "pass", "bid", "end_turn"),
    }


def test_somebody_else_than_the_turn_holder_decides() -> None:
    rules = make_rules()
    for before, _, who, _ in states(rules, "give"):
        assert who == rules.to_move(before) != before.turn


def test_a_card_handed_over_is_known_to_everybody() -> None:
    rules = make_rules()
    for before, after, giver, card in states(rules, "give"):
        for viewer in (None, *range(after.players)):
            assert card in view(rules, after, viewer).known[after.turn]
            assert card not in view(rules, after, viewer).known[giver]
        assert card not in view(rules, before, None).known[giver] or before.seen[card] == c.ALL


def test_a_drawn_card_is_known_to_its_owner_and_to_who_looked_before() -> None:
    rules = make_rules()
    peeked = 0
    for before, after, who, _ in states(rules, "draw", 120):
        if not before.top:
            continue
        card = before.top[0]
        looked = [player for player in range(after.players) if before.seen[card] >> player & 1]
        for viewer in range(after.players):
            assert (card in view(rules, after, viewer).known[who]) == (viewer == who or viewer in looked)
        peeked += any(player != who for player in looked)
    assert peeked > 0


def test_the_top_card_is_hidden_from_those_who_have_not_looked() -> None:
    rules = make_rules()
    for _, after, who, card in states(rules, "show"):
        looker = after.turn
        assert who == CHANCE
        assert view(rules, after, looker).top == (card,)
        for viewer in (None, *range(after.players)):
            if viewer != looker:
                assert view(rules, after, viewer).top == (HIDDEN,)


def test_a_refusal_is_remembered_until_a_card_comes() -> None:
    rules = make_rules()
    for before, after, who, _ in states(rules, "refuse"):
        assert after.excluded[who] >> before.asked & 1
        assert view(rules, after, None).excluded == tuple(after.excluded)
    for _, after, _, _ in states(rules, "take"):
        assert after.excluded[after.turn] == 0


def test_a_bid_is_hidden_until_all_are_given() -> None:
    rules = make_rules()
    waiting = 0
    for _, after, who, card in states(rules, "bid"):
        if after.bids[who] == c.NONE:
            assert after.bids == [c.NONE] * after.players
            assert card in after.laid[who]
            continue
        waiting += 1
        for viewer in (None, *range(after.players)):
            seen = view(rules, after, viewer)
            assert seen.committed[who]
            assert seen.bid == (c.NONE if viewer is None else after.bids[viewer])
    assert waiting > 0


@pytest.mark.parametrize("ranks, winner", [((1, 2), 1), ((2, 2, 1), 2), ((1, 1), None), ((3, 3, 2, 2), None)])
def test_the_highest_lonely_bid_wins(ranks: tuple[int, ...], winner: int | None) -> None:
    rules = make_rules({"first": "1"})
    state = ToyState(len(ranks), 0)
    state.step, state.actor, state.turns = c.BID, 0, len(ranks)
    copies: Counter[int] = Counter()
    for player, rank in enumerate(ranks):
        card = (rank - 1) * c.COPIES + copies[rank]
        copies[rank] += 1
        state.hands[player] = [card]
        state.bag.remove(card)
    for player in range(len(ranks)):
        rules.apply(state, c.BID_CARD[state.hands[player][0]])
    assert state.bonus == [3 if player == winner else 0 for player in range(len(ranks))]


def test_equal_copies_are_one_choice() -> None:
    rules = make_rules()
    several = 0
    for before, _, who, _ in states(rules, "bid"):
        decision = rules.decision(view(rules, before, who))
        assert decision is not None
        ranks = [c.rank(option.action.args[0]) for option in decision.options]
        assert len(set(ranks)) == len(ranks)
        for group in decision.alike:
            several += 1
            assert len({c.rank(target.id) for target in group}) == 1
    assert several > 0


def test_a_selection_of_equal_cards_is_laid_in_ascending_order() -> None:
    rules = make_rules()
    planned = 0
    for before, _, who, _ in states(rules, "lay"):
        seen = view(rules, before, who)
        for rank in range(1, 5):
            copies = [card for card in seen.hand if c.rank(card) == rank]
            targets = tuple(Target("hand", card) for card in reversed(copies))
            plan = rules.plan(seen, targets)
            if c.LAY[copies[0]] in seen.actions if copies else False:
                assert plan == tuple(c.LAY[card] for card in copies)
                planned += len(plan) > 1
            else:
                assert plan == ()
    assert planned > 0


def test_options_change_the_match() -> None:
    bids_off = random_match(make_rules({"bids": "off"}), 3, 1)
    assert not any(action.kind == "bid" for _, action in bids_off.record.actions)
    fixed = random_match(make_rules({"first": "2"}), 3, 1)
    assert not any(action.kind == "first" for _, action in fixed.record.actions)
    assert next(who for who, _ in fixed.record.actions if who >= 0) == 1
    with pytest.raises(BadOption):
        Match.new(make_rules({"first": "4"}), fixed.record.seats, 1)
    with pytest.raises(BadOption):
        make_rules({"first": "5"})


def test_ties_may_be_broken_by_cards_in_hand() -> None:
    for ties, ranks in (("shared", (1, 1)), ("fewest_cards", (2, 1))):
        rules = make_rules({"first": "1", "ties": ties})
        state = ToyState(2, 0)
        state.hands = [[0, 1], [2]]
        state.bag = [card for card in range(c.CARDS) if card > 2]
        assert rules.standings(state).ranks == ranks
        assert rules.rewards(state) == ((0.5, 0.5) if ties == "shared" else (0.0, 1.0))
