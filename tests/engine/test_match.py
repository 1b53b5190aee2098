"""A match: playing, taking back, forking."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

import pytest

from cvdesk.engine import CHANCE, NOBODY, Action, BadOption, IllegalAction, Match, Record, Rng, random_match
from cvdesk.engine.record import DIGEST_EVERY
from tests.engine.tables import END_TURN, LAY_0, LAY_3, RULES, bidding, laying, seats, table
from tests.toy import make_rules

# ---- starting


def test_a_new_match_waits_for_a_player() -> None:
    match = Match.new(RULES, seats("human", "bot", "bot"), 5)
    assert match.mover >= 0
    assert match.index == 4, "who starts, and three deals"
    assert all(who == CHANCE for who, _ in match.record.actions)
    assert match.turn == 0
    assert {entry.turn for entry in match.log} == {0}
    assert not match.finished


def test_a_new_record_knows_its_game_and_its_time() -> None:
    created = datetime(2026, 3, 1, 12, 30, 15, 999, UTC)
    match = Match.new(RULES, seats("human", "human"), 5, salt="pepper", created=created, match="m-1")
    record = match.record
    assert (record.match, record.created) == ("m-1", "2026-03-01T12:30:15+00:00")
    assert (record.game, record.rules_version, record.data_hash) == ("toy", 1, "toy-1")
    assert record.options == {"first": "random", "die": "fair", "bids": "on", "ties": "shared"}
    assert (record.seed, record.salt, record.practice, record.start) == (5, "pepper", False, None)
    assert len(record.seal) == 64
    assert UUID(Match.new(RULES, seats("human", "human"), 5).record.match).version == 4


def test_the_seal_depends_on_seed_and_salt_alone() -> None:
    seals = [
        Match.new(RULES, seats("human", "human"), seed, salt=salt).record.seal
        for seed, salt in ((1, ""), (1, ""), (2, ""), (1, "x"))
    ]
    assert seals[0] == seals[1]
    assert len(set(seals)) == 3


@pytest.mark.parametrize("first", ["3", "4"])
def test_a_seat_that_is_not_taken_cannot_start(first: str) -> None:
    with pytest.raises(BadOption) as caught:
        Match.new(make_rules({"first": first}), seats("human", "human"), 1)
    assert caught.value.message.id == "error-first-seat"


def test_the_luck_of_the_nth_chance_is_a_stream_of_its_own() -> None:
    match = random_match(RULES, 3, 11)
    drawn = 0
    for index, (who, action) in enumerate(match.record.actions):
        if who == CHANCE:
            assert RULES.sample_chance(match.at(index), Rng.stream(11, "chance", drawn)) == action
            drawn += 1
    assert drawn > 10


# ---- playing


def test_a_turn_has_a_number_from_its_opening_on() -> None:
    match = Match.new(RULES, seats("human", "human"), 5)
    entries = match.play(Action("roll"))
    assert [entry.turn for entry in entries] == [1]
    assert [entry.index for entry in entries] == [match.index]
    assert match.turn == 1
    assert match.turn_at(match.index - 3) == 0


@pytest.mark.parametrize(
    "action",
    [("lay", (0,)), Action("lay", (0.0,)), Action("lay", (False,))],  # type: ignore[arg-type]
    ids=["tuple", "float", "bool"],
)
def test_what_is_stored_is_the_listed_action(action: Action) -> None:
    """A bot of one's own may answer with an equal one that JSON would write otherwise, or not at all."""
    match = table(laying)
    match.play(action)
    stored = match.record.actions[-1][1]
    assert type(stored) is Action
    assert type(stored.args[0]) is int
    assert Match.from_record(RULES, Record.from_json(match.record.to_json())).state == match.state


@pytest.mark.parametrize(
    "action", [Action("lay", (1,)), Action("roll"), Action("lay"), Action("x", (1, 2, 3))]
)
def test_what_is_not_listed_is_refused(action: Action) -> None:
    match = table(laying)
    before = match.record.to_json()
    with pytest.raises(IllegalAction) as caught:
        match.play(action)
    assert str(action) in str(caught.value)
    assert match.record.to_json() == before


def test_nothing_can_be_played_after_the_end() -> None:
    match = random_match(RULES, 2, 1)
    assert (match.finished, match.mover) == (True, NOBODY)
    with pytest.raises(IllegalAction):
        match.play(match.record.actions[-1][1])


def test_digests_are_kept_every_twentieth_record_and_at_the_end() -> None:
    match = random_match(RULES, 4, 2)
    whole = range(DIGEST_EVERY, match.index + 1, DIGEST_EVERY)
    assert set(match.record.digests) == {*whole, match.index}
    assert all(match.at(index).digest() == digest for index, digest in match.record.digests.items())


# ---- taking back


def test_undo_goes_back_one_decision_at_a_time() -> None:
    match = table(laying)
    start = match.state.copy()
    match.play(LAY_0)
    first = match.state.copy()
    match.play(LAY_3)
    assert match.undoable(0) == match.log[-1]
    assert match.undo(0)
    assert match.state == first
    assert match.undo(0)
    assert match.state == start
    assert match.log == []
    assert not match.undo(0)
    assert match.undo_barrier(0) is None, "there is nothing to take back"


def test_redo_goes_forward_in_the_same_steps() -> None:
    match = table(laying)
    match.play(LAY_0)
    match.play(LAY_3)
    end = match.record.to_json()
    match.undo(0)
    match.undo(0)
    assert not match.can_redo(1)
    assert match.redo(0)
    assert [action for _, action in match.record.actions] == [LAY_0]
    assert match.redo(0)
    assert match.record.to_json() == end
    assert not match.redo(0)


def test_another_choice_forgets_what_was_taken_back() -> None:
    match = table(laying)
    match.play(LAY_0)
    match.undo(0)
    match.play(Action("lay", (8,)))
    assert not match.can_redo(0)
    assert match.undo(0)
    assert match.redo(0)
    assert match.record.actions == [(0, Action("lay", (8,)))]


def test_undo_stops_at_a_roll_and_names_it() -> None:
    match = Match.new(RULES, seats("human", "human"), 5)
    who = match.mover
    match.play(Action("roll"))
    assert not match.can_undo(who)
    barrier = match.undo_barrier(who)
    assert barrier is not None
    assert barrier.message.id == "toy-log-rolled"
    assert match.undoable(who) is None


def test_undo_stops_at_the_end_of_a_turn() -> None:
    match = table(laying)
    match.play(LAY_0)
    match.play(END_TURN)
    barrier = match.undo_barrier(0)
    assert barrier is not None
    assert barrier.message.id == "toy-log-ended"
    assert not match.undo(0)


def test_a_person_cannot_take_back_what_another_person_chose_since() -> None:
    """A hidden bid is no barrier, yet it is the other's decision; that one may still take it back."""
    match = table(bidding, "human", "human", "human")
    match.play(Action("bid", (0,)))
    assert match.can_undo(0)
    match.play(Action("bid", (1,)))
    assert not match.can_undo(0)
    barrier = match.undo_barrier(0)
    assert barrier is not None
    assert barrier.message.id == "toy-log-bid"
    assert barrier.player == 1
    assert match.undo(1)
    assert match.undo(0)
    assert match.index == 0


def test_undo_takes_the_bots_along() -> None:
    """Versus bots, one step returns to one's own last decision."""
    match = table(bidding, "human", "bot", "human")
    match.play(Action("bid", (0,)))
    match.play(Action("bid", (1,)))
    assert match.undo(0)
    assert (match.index, match.mover) == (0, 0)
    assert match.redo(0)
    assert match.index == 2


def test_practice_takes_back_the_last_choice_across_a_roll() -> None:
    match = table(laying)
    match.play(LAY_0)
    match.play(END_TURN)
    match.play(Action("roll"))
    assert match.undo_any()
    assert match.record.practice
    assert match.mover == 0
    assert match.record.actions == [(0, LAY_0)], "the forced roll goes along with the end of the turn"
    assert match.redo(0)
    assert match.record.practice


def test_practice_takes_back_the_last_choice_of_one_player() -> None:
    match = table(bidding, "human", "bot", "human")
    match.play(Action("bid", (0,)))
    match.play(Action("bid", (1,)))
    assert match.undo_any(0)
    assert match.index == 0
    assert not match.undo_any(0)
    assert not match.undo_any()


def test_a_match_without_choices_has_nothing_to_take_back() -> None:
    match = Match.new(RULES, seats("human", "human"), 5)
    assert not match.undo_any()
    assert not match.record.practice
    assert not any(match.can_undo(player) or match.undo(player) for player in range(2))


# ---- looking back and forks


def test_history_ends_where_the_match_does() -> None:
    match = random_match(RULES, 2, 1)
    assert match.at(match.index) == match.state
    for index in (-1, match.index + 1):
        with pytest.raises(IndexError):
            match.at(index)
        with pytest.raises(IndexError):
            match.fork(index, None)


def test_changing_a_state_of_the_past_changes_nothing() -> None:
    match = table(laying)
    match.play(LAY_0)
    match.at(0).hands.clear()  # type: ignore[attr-defined]
    assert match.at(0).hands  # type: ignore[attr-defined]
    match.undo(0)
    match.state.hands[0].clear()  # type: ignore[attr-defined]
    assert match.at(0).hands[0]  # type: ignore[attr-defined]


def test_a_fork_is_a_match_of_its_own() -> None:
    match = random_match(RULES, 3, 4)
    fork = match.fork(20, None)
    assert fork.record.match != match.record.match
    assert fork.record.start == match.at(20).dump()
    assert fork.record.seats == match.record.seats
    assert fork.record.options == match.record.options
    assert fork.at(0) == match.at(20)
    assert not fork.finished
    before = match.record.to_json()
    fork.play(RULES.legal_actions(fork.state)[0])
    assert match.record.to_json() == before


def test_forks_from_one_place_share_their_luck_and_other_places_have_other_luck() -> None:
    match = random_match(RULES, 3, 4)
    assert match.fork(20, 0).record.seed == match.fork(20, 1).record.seed != match.fork(21, 0).record.seed


def test_a_fork_of_a_finished_match_is_finished() -> None:
    match = random_match(RULES, 2, 1)
    fork = match.fork(match.index, None)
    assert fork.finished
    assert fork.record.actions == []
    assert Match.from_record(RULES, Record.from_json(fork.record.to_json())).finished
