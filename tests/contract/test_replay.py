"""A match is its record: saved, loaded, taken back and played again it is the same, luck included."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cvdesk.engine import (
    CHANCE,
    NOBODY,
    BadOption,
    Event,
    IllegalAction,
    Match,
    Record,
    Seat,
    first_forged_chance,
    random_match,
)
from tests.contract.cases import Case, all_cases, fresh, played, stream, stride


def snapshot(match: Match) -> tuple[object, ...]:
    """Returns everything that can be seen of a match."""
    return (
        match.record.to_json(),
        match.state.key(),
        tuple(match.log),
        match.index,
        match.turn,
        match.mover,
        match.rules.standings(match.state),
    )


def growing(case: Case, seed: int) -> Iterator[Match]:
    """Yields one match again and again, a random decision further each time, to the end."""
    match = fresh(case, seed)
    rng = stream("growing", seed)
    while not match.finished:
        yield match
        match.play(rng.pick(case.rules.legal_actions(match.state)))
    yield match


# ---- save and load


def test_a_record_comes_back_from_json(case: Case, seed: int) -> None:
    for match in growing(case, seed):
        text = match.record.to_json()
        record = Record.from_json(text)
        assert record == match.record
        assert record.to_json() == text


def test_a_loaded_match_is_the_saved_one(case: Case, seed: int) -> None:
    """State, events, turns and standings; and it plays on with the same luck."""
    rng = stream("loaded", seed)
    for match in growing(case, seed):
        if match.index % (3 * stride(case, seed)) and not match.finished:
            continue
        loaded = Match.from_record(case.rules, Record.from_json(match.record.to_json()))
        assert snapshot(loaded) == snapshot(match)
        assert [loaded.at(i) for i in range(loaded.index + 1)] == [
            match.at(i) for i in range(match.index + 1)
        ]
        if not match.finished:
            choice = rng.pick(case.rules.legal_actions(match.state))
            twin = Match.from_record(case.rules, match.record)
            assert twin.play(choice) == loaded.play(choice)
            assert snapshot(twin) == snapshot(loaded)


def test_loading_leaves_the_record_alone(case: Case, seed: int) -> None:
    record = Record.from_json(played(case, seed).record.to_json())
    before = record.to_json()
    match = Match.from_record(case.rules, record)
    match.undo_any()
    assert record.to_json() == before


def test_a_save_made_between_chance_and_decision_goes_on(case: Case, seed: int) -> None:
    """A crash may leave a record that ends anywhere: the same luck completes it."""
    whole = played(case, seed)
    for index in range(0, whole.index + 1, stride(case, seed)):
        record = Record.from_json(whole.record.to_json())
        del record.actions[index:]
        record.digests = {index: whole.at(index).digest()}
        match = Match.from_record(case.rules, record)
        assert match.mover == NOBODY or match.mover >= 0
        assert match.record.actions == whole.record.actions[: match.index]
        assert match.state == whole.at(match.index)


def test_the_stored_chance_is_the_luck_of_the_seed(case: Case, seed: int) -> None:
    record = Record.from_json(played(case, seed).record.to_json())
    assert first_forged_chance(case.rules, record) is None
    other = Record.from_json(record.to_json())
    other.seed += 1
    assert first_forged_chance(case.rules, other) is not None


def test_a_match_goes_on_from_its_snapshot(case: Case, seed: int) -> None:
    """When the rules have changed the last state is enough to finish the match."""
    for match in growing(case, seed):
        if match.index % 5 and not match.finished:
            continue
        record = Record.from_json(match.record.to_json())
        record.actions, record.digests = [], {}
        rescued = Match.from_snapshot(case.rules, record)
        assert rescued.state == match.state
        assert rescued.record.match != match.record.match
        loaded = Match.from_record(case.rules, Record.from_json(rescued.record.to_json()))
        assert snapshot(loaded) == snapshot(rescued)


def test_changing_any_stored_action_is_noticed(case: Case, seed: int) -> None:
    """The next digest tells, unless the same state comes of it; a roll never gets away with it."""
    whole = played(case, seed)
    pool = sorted({action for _, action in whole.record.actions})
    rng = stream("edited", seed)
    for number in range(0, whole.index, 3 * stride(case, seed)):
        who, action = whole.record.actions[number]
        state = whole.at(number)
        if who == CHANCE:
            fits = [each for each in pool if case.rules.can_happen(state, each)]
        else:
            fits = case.rules.legal_actions(state)
        others = [each for each in fits if each != action] or [each for each in pool if each != action]
        record = Record.from_json(whole.record.to_json())
        record.actions[number] = (who, rng.pick(others))
        match, trouble = Match.replay(case.rules, record)
        assert match.state == whole.at(match.index)
        if trouble is not None:
            assert match.index <= number
        elif who == CHANCE:
            assert first_forged_chance(case.rules, record) == number + 1
        else:
            assert match.index == whole.index


def test_the_same_seed_deals_the_same_match(case: Case, seed: int) -> None:
    """And another seed another one; who thinks how long plays no part."""
    again = random_match(case.rules, case.players, seed)
    assert again.record.actions == played(case, seed).record.actions
    other = random_match(case.rules, case.players, seed + 1000)
    assert other.record.actions != again.record.actions


def test_every_choice_can_be_found_in_the_log(case: Case, seed: int) -> None:
    """Between a player's action and the next one something is told, or it opens a turn."""
    for match in growing(case, seed):
        if match.index == 0 or match.finished or match.index % stride(case, seed):
            continue
        action = case.rules.legal_actions(match.state)[-1]
        twin = Match.from_record(case.rules, match.record)
        assert twin.play(action)


def test_only_so_many_players_can_play(case: Case) -> None:
    for players in (0, 1, case.rules.info.max_players + 1, 12):
        if not case.rules.info.min_players <= players <= case.rules.info.max_players:
            with pytest.raises(BadOption):
                Match.new(case.rules, [Seat("human", "")] * players, 1)


# ---- undo and redo


def _removed(match: Match, index: int) -> list[Event]:
    return [entry.event for entry in match.log if entry.index > index]


def test_undo_and_redo_give_the_same_match_at_every_point(case: Case, seed: int) -> None:
    for match in growing(case, seed):
        if match.index % stride(case, seed) and not match.finished:
            continue
        for by in range(case.players):
            before = snapshot(match)
            states = [match.at(index) for index in range(match.index + 1)]
            log = list(match.log)
            if not match.can_undo(by):
                assert not match.undo(by)
                assert match.undoable(by) is None
                blocked = any(who == by for who, _ in match.record.actions)
                assert (match.undo_barrier(by) is not None) == blocked
                assert snapshot(match) == before
                continue
            hint = match.undoable(by)
            assert match.undo(by)
            assert match.mover == by
            assert match.state == states[match.index]
            assert match.log == [entry for entry in log if entry.index <= match.index]
            assert not any(entry.event.barrier for entry in log if entry.index > match.index)
            assert hint in (None, *(entry for entry in log if entry.index > match.index))
            assert match.can_redo(by)
            assert match.redo(by)
            assert snapshot(match) == before
            assert not match.can_redo(by)


def test_the_same_choice_after_undo_has_the_same_luck(case: Case, seed: int) -> None:
    """Also after a practice takeback, which crosses rolls: nobody fishes for better dice."""
    for match in growing(case, seed):
        if match.index % (2 * stride(case, seed)):
            continue
        twin = Match.from_record(case.rules, match.record)
        if not twin.undo_any():
            continue
        start = twin.index
        for who, action in match.record.actions[start:]:
            if who != CHANCE:
                twin.play(action)
        assert twin.record.actions == match.record.actions
        assert twin.state == match.state
        assert twin.log == match.log
        assert twin.record.practice


def test_undo_is_refused_after_a_barrier(case: Case, seed: int) -> None:
    """Whatever was rolled, drawn or revealed since a player's last decision stays."""
    for match in growing(case, seed):
        for by in range(case.players):
            own = [index for index, (who, _) in enumerate(match.record.actions) if who == by]
            since = [] if not own else [entry.event for entry in match.log if entry.index > own[-1]]
            if any(event.barrier for event in since):
                assert not match.can_undo(by)
                assert match.undo_barrier(by) in [event for event in since if event.barrier]


def test_chance_in_the_open_is_a_barrier(case: Case, seed: int) -> None:
    """No undo ever takes back a result of chance."""
    for match in growing(case, seed):
        for by in range(case.players):
            if match.can_undo(by):
                twin = Match.from_record(case.rules, match.record)
                twin.undo(by)
                assert all(who != CHANCE for who, _ in match.record.actions[twin.index :])


def test_a_person_never_takes_back_the_choice_of_another_person(case: Case, seed: int) -> None:
    seats = [Seat("human", f"Person {player}", player + 1) for player in range(case.players)]
    match = Match.new(case.rules, seats, seed)
    rng = stream("people", seed)
    while not match.finished:
        match.play(rng.pick(case.rules.legal_actions(match.state)))
        for by in range(case.players):
            if match.can_undo(by):
                twin = Match.from_record(case.rules, match.record)
                twin.undo(by)
                assert {who for who, _ in match.record.actions[twin.index :]} == {by}
            elif any(who == by for who, _ in match.record.actions):
                assert match.undo_barrier(by) is not None


def test_practice_takeback_crosses_everything(case: Case, seed: int) -> None:
    """Step by step back to the first choice and by redo to the end again; only the practice mark stays."""
    whole = random_match(case.rules, case.players, seed)
    match = Match.from_record(case.rules, whole.record)
    steps = 0
    while match.undo_any():
        steps += 1
        assert match.mover >= 0
        assert match.state == whole.at(match.index)
    assert steps > 0
    openers = case.rules.info.turn_openers
    assert all(who == CHANCE or action.kind in openers for who, action in match.record.actions)
    for _ in range(steps):
        assert match.redo(match.mover)
    assert match.record.practice
    match.record.practice = False
    assert snapshot(match) == snapshot(whole)


def test_redo_lives_until_the_next_action(case: Case, seed: int) -> None:
    match = random_match(case.rules, case.players, seed)
    match.undo_any()
    mover = match.mover
    assert match.can_redo(mover)
    assert not any(match.can_redo(other) for other in range(case.players) if other != mover)
    with pytest.raises(IllegalAction):
        match.play(match.record.actions[0][1])
    assert match.can_redo(mover), "an illegal try takes nothing away"
    match.play(case.rules.legal_actions(match.state)[0])
    assert not any(match.can_redo(player) for player in range(case.players))
    assert not match.redo(mover)


def test_random_undo_and_redo_never_break_a_match(case: Case, seed: int) -> None:
    """After any mixture of play, undo and redo the match is what its record says."""
    match = fresh(case, seed)
    rng = stream("mixture", seed)
    for _ in range(150):
        by = rng.below(case.players)
        choice = rng.below(8)
        if choice == 0:
            match.undo_any()
        elif choice == 1:
            match.undo(by)
        elif choice in (2, 3):
            match.redo(by)
        elif not match.finished:
            match.play(rng.pick(case.rules.legal_actions(match.state)))
        case.check(match.state)
    loaded = Match.from_record(case.rules, Record.from_json(match.record.to_json()))
    assert snapshot(loaded) == snapshot(match)


# ---- looking back and forks


def test_history_can_be_looked_at_and_not_changed(case: Case, seed: int) -> None:
    match = played(case, seed)
    for index in range(match.index + 1):
        state = match.at(index)
        kept = state.digest()
        if case.rules.to_move(state) >= 0:
            case.rules.apply(state, case.rules.legal_actions(state)[0])
        assert match.at(index).digest() == kept
    for index in (-1, match.index + 1):
        with pytest.raises(IndexError):
            match.at(index)


def test_a_fork_agrees_with_what_its_viewer_knew(case: Case, seed: int) -> None:
    """The original stays untouched; the fork is a record of its own that can be saved."""
    match = random_match(case.rules, case.players, seed)
    before = snapshot(match)
    for index in range(0, match.index + 1, 4):
        for viewer in (None, *range(case.players)):
            fork = match.fork(index, viewer)
            assert case.rules.view(fork.at(0), viewer) == case.rules.view(match.at(index), viewer)
            if viewer is None:
                assert fork.at(0) == match.at(index)
            assert fork.record.match != match.record.match
            loaded = Match.from_record(case.rules, Record.from_json(fork.record.to_json()))
            assert snapshot(loaded) == snapshot(fork)
    assert snapshot(match) == before


def test_a_fork_of_a_fork_plays_to_the_end(case: Case, seed: int) -> None:
    rng = stream("forks", seed)
    match = random_match(case.rules, case.players, seed)
    fork = match.fork(match.index // 3, 0).fork(0, 1 % case.players)
    while not fork.finished:
        fork.play(rng.pick(case.rules.legal_actions(fork.state)))
        case.check(fork.state)
    again = fork.fork(fork.index // 2, None)
    assert again.at(0) == fork.at(fork.index // 2)
    loaded = Match.from_record(case.rules, Record.from_json(fork.record.to_json()))
    assert snapshot(loaded) == snapshot(fork)
    while fork.undo_any():
        pass
    assert fork.index <= 6


def test_a_fork_has_luck_of_its_own(case: Case, seed: int) -> None:
    """Whoever forks from before a roll does not learn what the real match will bring."""
    match = played(case, seed)
    seeds = {match.fork(index, None).record.seed for index in range(match.index)}
    assert len(seeds) == match.index
    assert match.record.seed not in seeds


def test_a_fork_does_not_show_its_viewer_the_truth(case: Case, seed: int) -> None:
    match = played(case, seed)
    forks = [
        (index, match.fork(index, viewer)) for index in range(match.index) for viewer in range(case.players)
    ]
    different = sum(fork.at(0) != match.at(index) for index, fork in forks)
    assert (different > len(forks) / 2) if case.rules.info.has_secrets else different == 0


# ---- the same everywhere

_DIGESTS = """
import json
from tests.contract.cases import all_cases, played
matches = {case.id: played(case, 0) for case in all_cases(False)}
print(json.dumps({name: [each.state.digest(), each.record.digests] for name, each in matches.items()}))
"""


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_digests_are_the_same_in_every_process(hash_seed: str) -> None:
    """Neither the hashes of strings nor the order of sets may reach a state."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", _DIGESTS],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    matches = {case.id: played(case, 0) for case in all_cases(False)}
    here = {name: [match.state.digest(), match.record.digests] for name, match in matches.items()}
    assert json.loads(done.stdout) == json.loads(json.dumps(here))
