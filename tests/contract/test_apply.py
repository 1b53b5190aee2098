"""Every legal action can be played; nothing else can; playing is deterministic and tells what happened."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from cvdesk.engine import CHANCE, Action, Event, IllegalAction, Message, Param
from cvdesk.engine.event import HIDDEN
from cvdesk.engine.message import PARAM_KINDS
from tests.contract.cases import Case, decisions, fresh, played, states, stream

WELL_FORMED = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


def _outcomes(case: Case, state: object) -> list[Action]:
    rules = case.rules
    if rules.to_move(state) != CHANCE:
        return rules.legal_actions(state)
    listed = rules.chance_outcomes(state)
    if listed is None:
        return [rules.sample_chance(state, stream("apply", number)) for number in range(5)]
    return [action for action, _ in listed]


def test_every_action_applies_the_same_with_and_without_events(case: Case, seed: int) -> None:
    for state in states(case, seed):
        for action in _outcomes(case, state):
            quiet, told = state.copy(), state.copy()
            case.rules.apply(quiet, action)
            case.rules.apply(told, action, [])
            assert quiet == told
            assert quiet != state, f"{action} changes nothing"


def test_invariants_hold_after_every_action(case: Case, seed: int) -> None:
    for state in states(case, seed):
        case.check(state)
        for action in _outcomes(case, state):
            twin = state.copy()
            case.rules.apply(twin, action)
            case.check(twin)


def _params(message: Message) -> list[Param]:
    found = []
    waiting = list(message.params.values())
    while waiting:
        param = waiting.pop()
        found.append(param)
        if param.kind == "list":
            waiting += param.value
        elif param.kind == "message":
            waiting += param.value.params.values()
    return found


def test_events_are_well_formed(case: Case, seed: int) -> None:
    """Ids name the game's catalog, parameters are typed, clauses are cited, secrets have a public version."""
    for entry in played(case, seed).log:
        event = entry.event
        assert CHANCE <= event.player < case.players
        assert event.rule == "" or event.rule.startswith(f"{case.game}.")
        messages = [event.message, *event.details, *([event.public] if event.public else [])]
        for message in messages:
            assert WELL_FORMED.fullmatch(message.id)
            assert message.id.startswith(f"{case.rules.info.prefix}-")
            for param in _params(message):
                assert param.kind in PARAM_KINDS
                if param.kind == "player":
                    assert 0 <= param.value < case.players
        if event.audience is not None:
            assert event.public is not None, "without a public version the others would read the secret"
            assert event.audience <= set(range(case.players))


def test_an_event_hides_its_things_from_those_who_may_not_know(case: Case, seed: int) -> None:
    for entry in played(case, seed).log:
        event = entry.event
        for viewer in (None, *range(case.players)):
            seen = event.seen_by(viewer)
            if event.audience is None or viewer in event.audience:
                assert seen == event
            else:
                assert seen.message == event.public
                assert seen.details == ()
                assert all(move.piece.id == HIDDEN for move in seen.moves)


def _told(case: Case, state: object, action: Action, viewer: int | None) -> tuple[object, list[Event]]:
    twin, events = state.copy(), []
    case.rules.apply(twin, action, events)
    return case.rules.view(twin, viewer), [event.seen_by(viewer) for event in events]


def test_events_tell_no_more_than_the_view(case: Case, seed: int) -> None:
    """Whoever cannot tell two results apart by looking cannot tell them apart by listening."""
    for state in states(case, seed, 2):
        mover = case.rules.to_move(state)
        for viewer in [*range(case.players), None]:
            if viewer == mover:
                continue
            heard = [_told(case, state, action, viewer) for action in _outcomes(case, state)]
            for view, events in heard[1:]:
                if view == heard[0][0]:
                    assert events == heard[0][1]


def test_an_illegal_action_is_refused_and_changes_nothing(case: Case, seed: int) -> None:
    pool = {action for _, action in played(case, seed).record.actions}
    pool |= {Action("nonsense"), Action("", (1,)), Action(next(iter(sorted(pool))).kind, (10**9, -5))}
    match = fresh(case, seed)
    rng = stream("illegal", seed)
    while not match.finished:
        legal = case.rules.legal_actions(match.state)
        before = (match.record.to_json(), match.state.key(), list(match.log), match.index)
        for action in sorted(pool.difference(legal)):
            with pytest.raises(IllegalAction) as caught:
                match.play(action)
            assert caught.value.message.id == "error-illegal-action"
        assert (match.record.to_json(), match.state.key(), list(match.log), match.index) == before
        match.play(rng.pick(legal))
    for action in sorted(pool):
        with pytest.raises(IllegalAction):
            match.play(action)


def test_play_returns_what_the_log_gained(case: Case, seed: int) -> None:
    match = fresh(case, seed)
    rng = stream("log", seed)
    while not match.finished:
        before = len(match.log)
        index = match.index
        entries = match.play(rng.pick(case.rules.legal_actions(match.state)))
        assert match.log[before:] == entries
        assert all(index < entry.index <= match.index for entry in entries)
    indexes = [entry.index for entry in match.log]
    assert indexes == sorted(indexes)


def test_turns_are_numbered_from_one_without_gaps(case: Case, seed: int) -> None:
    match = played(case, seed)
    turns = [match.turn_at(index) for index in range(match.index + 1)]
    assert turns[0] == 0
    assert all(after - before in (0, 1) for before, after in pairwise(turns))
    opened = sum(
        who >= 0 and action.kind in case.rules.info.turn_openers for who, action in match.record.actions
    )
    assert turns[-1] == opened == match.turn > 0


def test_a_player_acts_in_turn_or_is_the_actor_of_the_view(case: Case, seed: int) -> None:
    for state in decisions(case, seed):
        for viewer in (None, *range(case.players)):
            view = case.rules.view(state, viewer)
            assert (view.viewer, view.players) == (viewer, case.players)
            assert (view.actor, view.turn) == (case.rules.to_move(state), state.turn)
            assert 0 <= view.turn < case.players
