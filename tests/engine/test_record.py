"""The save file: written whole, read without trust."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cvdesk.engine import Action, BadRecord, Record, Seat, random_match
from cvdesk.engine import record as module
from cvdesk.engine.migrations import FORMAT_MIGRATIONS
from tests.engine.tables import RULES, read, saved, seats

WRONG: dict[str, list[object]] = {
    "format": [None, True, "1", 1.0, 0, -1, 2, 10**300],
    "app_version": [None, 1, "x" * 101, "\ud800"],
    "match": [None, 1, "", "a/b", "..", ".hidden", "a\\b", "x" * 65, "\ud800", "a b"],
    "created": [None, 5, "", "yesterday", "../../etc", "2026-13-01T00:00:00+00:00", "x" * 101],
    "game": [None, 1, "", "../toy", "x" * 65],
    "rules_version": [None, True, "1", 1.5, -1, 10**300],
    "data_hash": [None, 1, [], "x" * 101],
    "setup": [None, [], "x", {}, {"players": 2, "options": []}, {"players": 2, "options": {"first": 1}}],
    "seats": [None, {}, [], [None, None], [{}, {}]],
    "seed": [None, True, "7", 7.0, []],
    "salt": [None, 1, "x" * 101, "\ud800"],
    "seal": [None, 1, "0" * 64],
    "practice": [None, 0, 1, "false"],
    "start": [True, 0, [], "x", {"a": [[[]]] * 2, "b": "\ud800"}],
    "actions": [None, {}, "x", [None], [[]], [["roll", 0]], [[0]], [[0, 1]], [[0, ""]]],
    "digests": [None, [], {"x": "a"}, {"-1": "a"}, {"1": 5}, {"1": ""}, {"\u0663": "a"}, {"1": "\ud800"}],
    "snapshot": [None, [], 1, {"a": "\ud800"}, {"\ud800": 1}],
}


def refusal(text: str) -> str:
    """Returns the id of the message with which a text is refused."""
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text)
    return caught.value.message.id


def test_the_file_holds_the_documented_fields() -> None:
    data = saved()
    assert list(data) == [
        *(
            "format",
            "app_version",
            "match",
            "created",
            "game",
            "rules_version",
            "data_hash",
            "setup",
            "seats",
        ),
        *("seed", "salt", "seal", "practice", "start", "actions", "digests", "snapshot"),
    ]
    assert data["format"] == 1
    assert set(data["setup"]) == {"players", "options"}
    assert set(data["seats"][0]) == {"kind", "name", "colour", "level", "budget", "language", "prefer"}
    assert data["actions"][0][0] == -1
    assert all(isinstance(key, str) for key in data["digests"])
    assert set(WRONG) == set(data)


def test_a_record_is_one_line_of_utf_8() -> None:
    record = read(saved())
    record.seats = [
        Seat("human", "Юлия", 1, language="ru"),
        Seat("bot", "Ґанна", 2, level="a.b:c", prefer={"x": 1}),
    ]
    text = record.to_json()
    assert text.endswith("\n")
    assert text.count("\n") == 1
    assert "Юлия" in text
    assert Record.from_json(text) == record


@pytest.mark.parametrize("records", [0, 7, 30, None])
@pytest.mark.parametrize("players", [2, 4])
def test_reading_gives_back_what_was_written(records: int | None, players: int) -> None:
    match = random_match(RULES, players, 9, records)
    assert Record.from_json(match.record.to_json()) == match.record
    fork = match.fork(match.index // 2, 1).record
    assert Record.from_json(fork.to_json()) == fork


@pytest.mark.parametrize("seed", [0, -5, 2**53 + 1, 2**200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    record = random_match(RULES, 2, seed, 5).record
    assert Record.from_json(record.to_json()).seed == seed


@pytest.mark.parametrize("name", list(WRONG))
def test_a_missing_field_is_named(name: str) -> None:
    data = saved()
    del data[name]
    if name == "start":
        assert read(data).start is None
        return
    with pytest.raises(BadRecord) as caught:
        read(data)
    expected = "error-save-seal" if name == "seal" else "error-save-field"
    assert caught.value.message.id == expected


@pytest.mark.parametrize("name, value", [(name, value) for name, values in WRONG.items() for value in values])
def test_a_field_of_the_wrong_kind_is_refused(name: str, value: object) -> None:
    data = saved()
    data[name] = value
    with pytest.raises(BadRecord):
        read(data)


@pytest.mark.parametrize(
    "field, value",
    [
        ("kind", "robot"),
        ("kind", None),
        ("name", None),
        ("name", "x" * 61),
        ("name", "\udfff"),
        ("colour", 0),
        ("colour", 7),
        ("colour", True),
        ("level", None),
        ("level", "x" * 301),
        ("budget", 5),
        ("language", 5),
        ("language", ""),
        ("language", "\ud800"),
        ("language", "x" * 10_000),
        ("prefer", None),
        ("prefer", {"x": "y"}),
        ("prefer", {"x": True}),
        ("prefer", {"x y": 1}),
        ("prefer", {str(number): number for number in range(51)}),
    ],
)
def test_a_seat_that_makes_no_sense_is_refused(field: str, value: object) -> None:
    data = saved()
    data["seats"][1][field] = value
    with pytest.raises(BadRecord):
        read(data)


def test_what_a_seat_need_not_say_has_a_default() -> None:
    data = saved()
    data["seats"][0] = {"kind": "human", "name": "Julia", "colour": 1}
    assert read(data).seats[0] == Seat("human", "Julia", 1)


def test_seats_and_players_must_agree() -> None:
    data = saved()
    data["seats"].append(data["seats"][0])
    with pytest.raises(BadRecord):
        read(data)


@pytest.mark.parametrize(
    "action",
    [
        *([-1, "die", value] for value in (True, None, 1.0, "1", [], 2**53 + 1, -(2**53) - 1, 10**300)),
        *([who, "roll"] for who in (True, None, "0", 0.0, 2**60)),
        *([0, kind] for kind in ("", " ", "x" * 65, "a b", None, 5, "\ud800")),
    ],
)
def test_an_action_that_makes_no_sense_is_refused_with_its_number(action: list[object]) -> None:
    data = saved()
    data["actions"][4] = action
    with pytest.raises(BadRecord) as caught:
        read(data)
    assert caught.value.message.id == "error-save-action"
    assert caught.value.message.params["number"].value == 5


@pytest.mark.parametrize(
    "text, expected",
    [
        ("", "error-save-empty"),
        (" \r\n\t", "error-save-empty"),
        ("\0" * 4096, "error-save-empty"),
        ("[]", "error-save-not-json"),
        ("5", "error-save-not-json"),
        ("null", "error-save-not-json"),
        ("NaN", "error-save-not-json"),
        ('{"format": Infinity}', "error-save-not-json"),
        ('{"seed": ' + "9" * 5000 + "}", "error-save-not-json"),
        ("[" * 100_000, "error-save-not-json"),
        ('{"a":' * 100_000, "error-save-not-json"),
        ("{", "error-save-json"),
        ("\ufeff{}", "error-save-json"),
        ("{}", "error-save-field"),
        ('{"format": 7}', "error-save-format"),
        ("x" * 8_000_001, "error-save-large"),
    ],
)
def test_what_is_no_save_at_all_is_said(text: str, expected: str) -> None:
    assert refusal(text) == expected


def test_every_cut_of_a_save_is_refused() -> None:
    text = random_match(RULES, 2, 3).record.to_json()
    for end in range(len(text) - 2):
        assert refusal(text[:end]) in ("error-save-empty", "error-save-json")


def test_a_save_of_too_many_moves_is_refused() -> None:
    data = saved()
    data["actions"] = [[0, "roll"]] * 100_001
    assert refusal(json.dumps(data)) == "error-save-large"


@pytest.mark.parametrize("name", ["start", "snapshot"])
@pytest.mark.parametrize("text", ["1e999", "-1e999", "[" * 30 + "]" * 30, '"\\ud800"', '{"\\udfff": 1}'])
def test_what_could_not_be_written_again_is_refused(name: str, text: str) -> None:
    """Infinity, bottomless nesting and half characters parse, but no save could hold them."""
    data = saved()
    data[name] = {"x": "MARK"}
    whole = json.dumps(data).replace('"MARK"', text)
    assert refusal(whole) == "error-save-field"


def test_a_changed_seed_breaks_the_seal() -> None:
    for name, value in (("seed", 12345), ("salt", "other")):
        data = saved()
        data[name] = value
        assert refusal(json.dumps(data)) == "error-save-seal"


# ---- older formats


def test_an_older_format_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def seat_names(data: dict[str, Any]) -> dict[str, Any]:
        return {
            **data,
            "format": 1,
            "seats": [{"kind": "human", "name": n, "colour": 1} for n in data["seats"]],
        }

    monkeypatch.setattr(module, "FORMAT", 1)
    monkeypatch.setitem(FORMAT_MIGRATIONS, 0, seat_names)
    data = {**saved(), "format": 0, "seats": ["Julia", "Felix"]}
    assert [seat.name for seat in read(data).seats] == ["Julia", "Felix"]


def test_a_newer_format_is_refused_by_its_number() -> None:
    with pytest.raises(BadRecord) as caught:
        read({**saved(), "format": module.FORMAT + 1})
    assert caught.value.message.id == "error-save-format"
    assert caught.value.message.params["format"].value == module.FORMAT + 1


def test_every_older_format_can_be_upgraded() -> None:
    """The saves of all released versions open: there is a step from each format to the next."""
    assert set(FORMAT_MIGRATIONS) == set(range(1, module.FORMAT))


def test_persons_and_bots_are_told_apart() -> None:
    assert [seat.is_human for seat in seats("human", "bot")] == [True, False]


def test_actions_keep_their_arguments() -> None:
    record = read(saved())
    record.actions = [(0, Action("ask", (1, 0))), (-1, Action("deal", (0, 1, 2, 3))), (1, Action("pass"))]
    assert Record.from_json(record.to_json()).actions == record.actions
