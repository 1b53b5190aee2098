"""Whole random matches end and keep every invariant; what is told fits what is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cvdesk.engine import CHANCE, NOBODY, Event, Rng, Setup, play_out, random_match
from cvdesk.engine.event import HIDDEN
from cvdesk.games.phase10 import make_rules
from cvdesk.games.phase10.cards import CODES, DECK, face_of
from cvdesk.games.phase10.checks import check_state
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_PLAY

OPTIONS = ({}, {"ask_jokers": "yes"})


@pytest.mark.parametrize("batch", range(10))
@pytest.mark.parametrize("players", range(2, 7))
def test_random_matches_end_and_keep_every_invariant(
    players: int, batch: int, sized: Callable[[int, int], int]
) -> None:
    """2,000 matches per player count with ``--full``: the cards at every record, everything at some."""
    rules = make_rules(OPTIONS[batch % 2])
    for seed in range(sized(0, 200) or not batch):
        rng = Rng.stream(seed, "matches", players, batch)
        state = rules.new_state(Setup(players, rules.options))
        records = 0
        while (mover := rules.to_move(state)) != NOBODY:
            if mover == CHANCE:
                rules.apply(state, rules.sample_chance(state, rng))
            else:
                rules.apply(state, rng.pick(rules.legal_actions(state)))
            records += 1
            assert _cards(state) == len(DECK)
            if (records + seed) % 23 == 0:
                check_state(state)
        check_state(state)
        assert records <= rules.info.max_records
        assert max(state.markers) == 11
        assert state.markers.count(11) == 1


def _cards(state: PhaseState) -> int:
    laid = sum(len(meld.cards) for meld in state.melds)
    return len(state.deck) + len(state.pile) + laid + sum(map(state.size, range(state.players)))


def replay_moves(state: PhaseState, events: list[Event]) -> PhaseState:
    """Moves cards, pawns and markers of a copy as the events say, as an animation does."""
    shown = state.copy()
    for event in events:
        for piece, source, to in event.moves:
            if piece.zone == "pawn":
                assert shown.pawns[piece.id] == source.id
                shown.pawns[piece.id] = to.id
            elif piece.zone == "marker":
                assert shown.markers[piece.id] == source.id
                shown.markers[piece.id] = to.id
            else:
                assert piece.zone == "card" and piece.id in range(CODES)
                _take(shown, piece.id, source.zone, source.id)
                _put(shown, piece.id, to.zone, to.id)
    return shown


def _take(shown: PhaseState, code: int, zone: str, number: int) -> None:
    if zone == "seat":
        shown.remove(number, code)
    elif zone == "deck":
        shown.deck.remove(face_of(code))
    else:
        assert zone == "pile"
        shown.pile.remove(code)


def _put(shown: PhaseState, code: int, zone: str, number: int) -> None:
    if zone == "seat":
        shown.add(number, code)
    elif zone == "pile":
        shown.pile.append(face_of(code))
    else:
        assert zone == "meld"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_moves_of_the_events_lead_to_the_new_table(players: int) -> None:
    """Within a round nothing changes hands without an event that says so, but for a shuffle."""
    match = random_match(make_rules({}), players, players, 700)
    for index in range(1, match.index):
        before, after = match.at(index), match.at(index + 1)
        assert isinstance(before, PhaseState)
        assert isinstance(after, PhaseState)
        events = [entry.event for entry in match.log if entry.index == index + 1]
        if before.round != after.round or any(event.rule[8:10] in ("R1", "5.") for event in events):
            continue
        shown = replay_moves(before, events)
        for player in range(players):
            assert shown.codes_of(player) == after.codes_of(player)
        assert sorted(shown.pile) == sorted(after.pile)
        assert shown.pawns == after.pawns


@pytest.mark.parametrize("players", [2, 4, 6])
def test_hidden_cards_never_stand_in_public_events(players: int) -> None:
    """What is drawn, found, put away, given or kept is told to those who see it and to nobody else."""
    match = random_match(make_rules({}), players, 3, 1_500)
    secret = {"drew", "found", "gave", "laid-out", "began-run"}
    seen = set()
    for entry in match.log:
        event = entry.event
        name = event.message.id.removeprefix("phase10-log-")
        if name in secret:
            assert event.audience is not None and len(event.audience) <= 2
            for viewer in {None, *range(players)} - event.audience:
                told = event.seen_by(viewer)
                assert "card" not in told.message.params and "cards" not in told.message.params
                assert all(move.piece.id == HIDDEN for move in told.moves)
            seen.add(name)
    assert {"drew", "found", "gave"} <= seen


@pytest.mark.parametrize("players", [2, 5])
def test_every_result_of_chance_and_every_reveal_bars_the_way_back(players: int) -> None:
    match = random_match(make_rules({}), players, 4, 1_500)
    barred = {entry.index for entry in match.log if entry.event.barrier}
    for number, (who, action) in enumerate(match.record.actions, 1):
        revealing = who == CHANCE or action.kind in ("ask", "give", "discard", "pile")
        assert (number in barred) >= revealing, action


def test_laying_and_adding_can_be_taken_back_until_the_discard() -> None:
    match = random_match(make_rules({}), 2, 6, 4_000)
    for index in range(match.index):
        who, action = match.record.actions[index]
        after = match.at(index + 1)
        events = [entry.event for entry in match.log if entry.index == index + 1]
        if (
            action.kind in ("set", "flush", "run", "place", "hit")
            and after.turn == who
            and not any(event.message.id == "phase10-log-went-out" for event in events)
        ):
            assert isinstance(after, PhaseState) and after.step == STEP_PLAY
            assert not any(event.barrier for event in events)


def test_a_playout_of_two_counts_its_decisions() -> None:
    rules = make_rules({})
    state = rules.new_state(Setup(2, rules.options))
    assert play_out(rules, state, Rng(1)) > 500
