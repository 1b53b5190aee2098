"""Whole random matches: what the log tells is what happened on the table."""

from __future__ import annotations

from collections import Counter

import pytest

from cvdesk.engine import CHANCE, Match, Rng, Seat, random_match
from cvdesk.games.cv_pocket import make_rules
from cvdesk.games.cv_pocket.state import PocketState
from cvdesk.games.cv_pocket.view import spot_id


def greedy_match(players: int, seed: int) -> Match:
    """A match in which everybody takes what there is, so that it goes through all refills."""
    seats = [Seat("bot", f"Bot {player}", player + 1) for player in range(players)]
    match = Match.new(make_rules({}), seats, seed)
    rng = Rng(seed)
    while not match.finished:
        actions = match.rules.legal_actions(match.state)
        match.play(rng.pick(actions[1:] or actions) if actions[0].kind == "pass" else rng.pick(actions))
    return match


def placed(state: PocketState) -> dict[int, tuple[str, int]]:
    """Where each card is, as moves name it."""
    places = dict.fromkeys(state.deck, ("deck", 0))
    for column, cards in enumerate(state.columns):
        places |= {card: ("spot", spot_id(column, level)) for level, card in enumerate(cards, 1)}
    for player, cards in enumerate(state.cvs):
        places |= dict.fromkeys(cards, ("seat", player))
    return places


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_moves_of_the_events_lead_to_the_new_table(players: int, seed: int) -> None:
    match = greedy_match(players, seed)
    for index in range(match.index):
        before, after = match.at(index), match.at(index + 1)
        assert isinstance(before, PocketState)
        assert isinstance(after, PocketState)
        shown = placed(before)
        for entry in match.log:
            for piece, source, to in entry.event.moves if entry.index == index + 1 else ():
                assert shown[piece.id] == tuple(source)
                shown[piece.id] = tuple(to)
        assert shown == placed(after)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_cites_a_clause_and_only_chance_bars_the_way_back(players: int) -> None:
    match = greedy_match(players, 1)
    chances = [number for number, (who, _) in enumerate(match.record.actions, 1) if who == CHANCE]
    assert [entry.index for entry in match.log if entry.event.barrier] == chances
    assert {entry.index for entry in match.log} == set(range(1, match.index + 1)), (
        "nothing happens in silence"
    )
    assert all(entry.event.rule.startswith("cv_pocket.") for entry in match.log)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_takes_what_there_is_sees_all_refills(players: int) -> None:
    kinds = Counter(action.kind for _, action in greedy_match(players, 2).record.actions)
    assert (kinds["deal"], kinds["first"], kinds["refill"]) == (1, 1, players - 1)


def test_a_take_can_be_taken_back_until_a_refill() -> None:
    match = greedy_match(2, 3)
    refill = next(
        number for number, (_, action) in enumerate(match.record.actions) if action.kind == "refill"
    )
    taker, action = match.record.actions[refill - 1]
    while match.index > refill + 1:
        assert match.undo_any()
    assert not match.can_undo(taker)
    barrier = match.undo_barrier(taker)
    assert barrier is not None
    assert barrier.rule == "cv_pocket.4.3"
    assert match.undo_any(taker)
    assert action in match.rules.legal_actions(match.state)


def test_no_match_is_longer_than_promised() -> None:
    rules = make_rules({})
    longest = max(random_match(rules, 4, seed).index for seed in range(20))
    # 51 cards, three passes before each and four at the end, five chance events, a choice per card
    assert longest < rules.info.max_records == 51 * 4 + 4 + 5 + 51
