"""Whole random matches: what the log tells is what happened on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cvdesk.engine import CHANCE, NOBODY, Event, Rng, Setup, random_match
from cvdesk.games.thats_life import make_rules
from cvdesk.games.thats_life.state import LifeState
from tests.games.thats_life.invariants import check_invariants

OPTIONS = (
    {},
    {"wurminator": "on"},
    {"wurminator": "on", "lowest_minus": "largest", "ties": "fewest_luck_tiles", "first": "2"},
)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariants_hold_in_random_matches(
    players: int, options: dict[str, str], sized: Callable[[int, int], int]
) -> None:
    rules = make_rules(options)
    for seed in range(sized(10, 1_000)):
        rng = Rng.stream(seed, "matches", players)
        state = rules.new_state(Setup(players, rules.options))
        records = 0
        while (mover := rules.to_move(state)) != NOBODY:
            check_invariants(rules, state)
            chance = mover == CHANCE
            action = rules.sample_chance(state, rng) if chance else rng.pick(rules.legal_actions(state))
            rules.apply(state, action)
            records += 1
            assert records <= rules.info.max_records
        check_invariants(rules, state)


def replay_moves(state: LifeState, events: list[Event]) -> LifeState:
    """Moves pieces and tiles of a copy as the events say, as an animation does."""
    shown = state.copy()
    for event in events:
        for piece, source, to in event.moves:
            if piece.zone == "pawn":
                assert shown.pawns[piece.id] == source.id
                shown.pawns[piece.id] = to.id
            elif piece.zone == "guard":
                assert shown.guards[piece.id] == source.id
                shown.guards[piece.id] = to.id
            elif piece.zone == "wurm":
                assert shown.wurm == source.id
                shown.wurm = to.id
            elif to.zone == "seat":
                shown.path.remove(piece.id)
                shown.taken[to.id] += (piece.id,)
            else:
                shown.path.insert(-1, piece.id)
                shown.taken[source.id] = tuple(each for each in shown.taken[source.id] if each != piece.id)
    return shown


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(6))
def test_the_moves_of_the_events_lead_to_the_new_table(options: dict[str, str], seed: int) -> None:
    """Nothing changes place without an event that says so, once the path is laid."""
    rules = make_rules(options)
    match = random_match(rules, 2 + seed % 3, seed)
    for index in range(1, match.index):
        before, after = match.at(index), match.at(index + 1)
        assert isinstance(before, LifeState)
        assert isinstance(after, LifeState)
        shown = replay_moves(before, [entry.event for entry in match.log if entry.index == index + 1])
        places = ("path", "pawns", "guards", "wurm", "taken")
        assert all(getattr(shown, name) == getattr(after, name) for name in places)


@pytest.mark.parametrize("seed", range(4))
def test_every_event_cites_a_clause_and_only_rolls_and_set_up_bar_the_way_back(seed: int) -> None:
    match = random_match(make_rules({"wurminator": "on"}), 3, seed)
    chances = [number for number, (who, _) in enumerate(match.record.actions, 1) if who == CHANCE]
    assert [entry.index for entry in match.log if entry.event.barrier] == chances
    assert all(entry.event.rule.startswith("thats_life.") for entry in match.log)


@pytest.mark.parametrize("seed", range(4))
def test_only_the_roll_itself_passes_without_an_event(seed: int) -> None:
    """The die tells it a moment later."""
    match = random_match(make_rules({"wurminator": "on"}), 2, seed)
    told = {entry.index for entry in match.log}
    silent = [action.kind for number, (_, action) in enumerate(match.record.actions, 1) if number not in told]
    assert set(silent) == {"roll"}


def test_without_the_wurminator_a_match_has_at_most_1136_records() -> None:
    """14 pieces, 27 steps each, at least one a turn of three records, and the set-up: the bound is proven."""
    rules = make_rules({})
    pieces = {players: len(rules.new_state(Setup(players, rules.options)).pawns) + 6 for players in (2, 3, 4)}
    assert max(pieces.values()) * 27 * 3 + 2 == 1_136 <= rules.info.max_records
    assert all(random_match(rules, 4, seed).index <= 1_136 for seed in range(20))
