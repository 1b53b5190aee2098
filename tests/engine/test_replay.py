"""Replaying a record: what is trusted, what is refused, and with which words."""

from __future__ import annotations

import pytest

from cvdesk.engine import (
    CHANCE,
    Action,
    BadRecord,
    Match,
    Record,
    RulesChanged,
    first_forged_chance,
    random_match,
)
from tests.engine.tables import RULES, seats
from tests.toy import make_rules


def record(records: int | None = None, players: int = 2, seed: int = 3) -> Record:
    """Returns the record of a random match, as read from a file."""
    return Record.from_json(random_match(RULES, players, seed, records).record.to_json())


def refusal(changed: Record) -> str:
    """Returns the id of the message with which a record is refused."""
    with pytest.raises(BadRecord) as caught:
        Match.from_record(RULES, changed)
    return caught.value.message.id


def test_another_game_is_refused_as_such() -> None:
    """Its rules version and data differ, too, but that is not what the player must hear."""
    changed = record()
    changed.game, changed.data_hash, changed.rules_version = "chess", "other", 9
    assert refusal(changed) == "error-save-game"


@pytest.mark.parametrize("field, value", [("rules_version", 2), ("data_hash", "other")])
def test_other_rules_or_data_are_told_apart_from_damage(field: str, value: object) -> None:
    changed = record()
    setattr(changed, field, value)
    with pytest.raises(RulesChanged):
        Match.from_record(RULES, changed)


def test_options_must_be_those_of_the_rules() -> None:
    changed = record()
    changed.options["bids"] = "off"
    assert refusal(changed) == "error-save-field"
    changed.options["bids"] = "on"
    changed.options["colour"] = "red"
    assert refusal(changed) == "error-save-field"


def test_an_option_younger_than_the_save_has_its_default() -> None:
    changed = record()
    del changed.options["ties"]
    match = Match.from_record(RULES, changed)
    assert match.record.options == RULES.options
    assert "ties" not in changed.options


@pytest.mark.parametrize("players", [1, 5, 12])
def test_a_number_of_players_that_cannot_play_is_a_bad_record(players: int) -> None:
    changed = record()
    changed.players, changed.seats = players, seats(*["human"] * players)
    assert refusal(changed) == "error-player-count"


def test_a_first_seat_that_is_not_taken_is_a_bad_record() -> None:
    rules = make_rules({"first": "3"})
    changed = Record.from_json(random_match(rules, 3, 1).record.to_json())
    changed.players, changed.seats = 2, changed.seats[:2]
    with pytest.raises(BadRecord) as caught:
        Match.from_record(rules, changed)
    assert caught.value.message.id == "error-first-seat"


def test_a_start_for_other_seats_is_refused() -> None:
    fork = random_match(RULES, 3, 1).fork(9, None).record
    fork.players, fork.seats = 2, fork.seats[:2]
    assert refusal(fork) == "error-save-field"


def test_a_changed_start_is_noticed_before_anything_is_played() -> None:
    whole = random_match(RULES, 3, 1)
    over = whole.fork(whole.index, None).record
    assert over.start is not None
    over.start["bonus"] = [9, 0, 0]
    assert refusal(over) == "error-save-digest"


def test_what_a_start_holds_besides_the_state_is_dropped() -> None:
    fork = random_match(RULES, 3, 1).fork(9, None).record
    clean = fork.to_json()
    assert fork.start is not None
    fork.start["junk"] = ["x"] * 1000
    assert Match.from_record(RULES, fork).record.to_json() == clean
    assert "junk" in fork.start, "the given record is left alone"


def test_more_records_than_a_match_can_have_are_not_replayed() -> None:
    changed = record()
    changed.actions *= 10
    assert len(changed.actions) > RULES.info.max_records
    assert refusal(changed) == "error-save-large"


@pytest.mark.parametrize("who", [-3, -2, -1, 0, 1, 2, 2**53])
def test_only_the_mover_acts(who: int) -> None:
    changed = record()
    number = next(at for at, (mover, _) in enumerate(changed.actions) if mover == 0)
    changed.actions[number] = (who, changed.actions[number][1])
    if who == 0:
        assert Match.from_record(RULES, changed).finished
    else:
        assert refusal(changed) == "error-save-illegal"


@pytest.mark.parametrize("extra", [(-2, Action("roll")), (0, Action("roll")), (CHANCE, Action("die", (1,)))])
def test_records_after_the_end_are_refused(extra: tuple[int, Action]) -> None:
    changed = record()
    changed.actions.append(extra)
    assert refusal(changed) == "error-save-illegal"


def test_a_damaged_record_opens_up_to_its_last_good_digest() -> None:
    whole = random_match(RULES, 4, 3)
    changed = Record.from_json(whole.record.to_json())
    number = next(at for at in range(45, whole.index) if changed.actions[at][0] >= 0)
    changed.actions[number] = (changed.actions[number][0], Action("nonsense"))
    match, trouble = Match.replay(RULES, changed)
    assert trouble is not None
    assert trouble.id == "error-save-illegal"
    assert trouble.params["number"].value == number + 1
    assert match.index == 40
    assert match.state == whole.at(40)
    assert match.log == [entry for entry in whole.log if entry.index <= 40]


def test_a_wrong_digest_stops_the_replay_there() -> None:
    whole = random_match(RULES, 4, 3)
    changed = Record.from_json(whole.record.to_json())
    changed.digests[40] = "0" * 16
    match, trouble = Match.replay(RULES, changed)
    assert trouble is not None
    assert (trouble.id, trouble.params["number"].value) == ("error-save-digest", 40)
    assert match.index == 20


def test_moves_without_a_digest_are_not_trusted() -> None:
    """Whoever cuts the list of moves, or adds some, must give the last digest."""
    cut, longer = record(), record(records=30)
    del cut.actions[-1]
    assert refusal(cut) == "error-save-unsealed"
    twin = Match.from_record(RULES, longer)
    twin.play(RULES.legal_actions(twin.state)[0])
    longer.actions = twin.record.actions
    assert refusal(longer) == "error-save-unsealed"


def test_a_record_without_actions_deals_anew() -> None:
    changed = record()
    changed.actions, changed.digests = [], {}
    match = Match.from_record(RULES, changed)
    assert match.record.actions == record().actions[: match.index]
    assert match.mover >= 0


@pytest.mark.parametrize("snapshot", [{}, {"players": 2}, {"players": "2"}, {"step": None}])
def test_a_snapshot_that_does_not_fit_is_refused(snapshot: dict[str, object]) -> None:
    changed = record()
    changed.snapshot = snapshot
    with pytest.raises(BadRecord):
        Match.from_snapshot(RULES, changed)


def test_a_snapshot_goes_on_under_new_rules_as_a_new_match() -> None:
    changed = record(records=30)
    changed.rules_version, changed.data_hash = 0, "old"
    match = Match.from_snapshot(RULES, changed)
    assert (match.record.rules_version, match.record.data_hash) == (1, "toy-1")
    assert match.record.match != changed.match
    assert match.record.start == changed.snapshot
    assert Match.from_record(RULES, match.record).state == match.state


def test_a_forged_roll_is_found_and_numbered() -> None:
    changed = record()
    assert first_forged_chance(RULES, changed) is None
    number = next(at for at, (_, action) in enumerate(changed.actions) if action.kind == "die")
    face = changed.actions[number][1].args[0]
    changed.actions[number] = (CHANCE, Action("die", (face % 6 + 1,)))
    assert first_forged_chance(RULES, changed) == number + 1
