"""Saves that are damaged or edited: one clear sentence, nothing lost, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cvdesk.engine.errors import BadRecord, CvdeskError, RulesChanged
from cvdesk.engine.match import Match
from cvdesk.engine.record import FORMAT
from cvdesk.games import make_rules
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.render import error_text, plain
from cvdesk.storage.paths import Paths
from cvdesk.storage.saves import Saves, read_record
from tests.storage.matches import a_match, edited, with_action


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(Paths.under(tmp_path))


def _file(tmp_path: Path, content: str | bytes) -> Path:
    path = tmp_path / "some.cvdesk"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def _opened(path: Path) -> Match:
    record = read_record(path)
    return Match.from_record(make_rules(record.game, record.options), record)


def _refusal(path: Path) -> str:
    with pytest.raises(BadRecord) as caught:
        _opened(path)
    for language in LANGUAGES:
        assert "⟦" not in error_text(caught.value, language)
    return error_text(caught.value, "en")


# ---- unreadable


def test_truncated_saves_are_refused(tmp_path: Path, sized: Callable[[int, int], int]) -> None:
    content = a_match().record.to_json().encode()
    random = Random(1)
    for _ in range(sized(40, 2000)):
        path = _file(tmp_path, content[: random.randrange(1, len(content) - 1)])
        assert _refusal(path).startswith("some.cvdesk: ")


@pytest.mark.parametrize("content", [b"", b"\n", b"\0" * 4096], ids=["empty", "blank", "zeros"])
def test_emptied_saves_are_refused(tmp_path: Path, content: bytes) -> None:
    assert _refusal(_file(tmp_path, content)) == "some.cvdesk: The file is empty."


def test_random_bytes_are_refused(tmp_path: Path, sized: Callable[[int, int], int]) -> None:
    random = Random(2)
    for _ in range(sized(30, 2000)):
        assert _refusal(_file(tmp_path, random.randbytes(random.randrange(1, 400))))


def test_a_save_with_random_bytes_in_it_is_refused_or_still_the_same_match(
    tmp_path: Path, sized: Callable[[int, int], int]
) -> None:
    match = a_match(records=150)
    content = match.record.to_json().encode()
    random = Random(3)
    for _ in range(sized(60, 3000)):
        damaged = bytearray(content)
        damaged[random.randrange(len(damaged))] = random.randrange(256)
        try:
            opened = _opened(_file(tmp_path, bytes(damaged)))
        except CvdeskError as error:  # an option or a game that does not exist, too
            assert error_text(error)
        else:
            assert opened.state == match.state


def test_other_json_is_refused(tmp_path: Path) -> None:
    for content in ("[]", "3", "null", "{}", '{"format": 1}', "[" * 100_000, "NaN", '{"format": 1e999}'):
        assert _refusal(_file(tmp_path, content))


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = _file(tmp_path, "{")
    with path.open("r+b") as file:
        file.truncate(40_000_000)
    assert _refusal(path) == "some.cvdesk: The file is too large to be a saved match."


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert _refusal(tmp_path / "gone.cvdesk") == (
        "gone.cvdesk: The file cannot be read: there is no such file or folder."
    )


FIELDS: list[tuple[str, Any, str]] = [
    ("format", FORMAT + 1, "file format"),
    ("format", "1", "“format”"),
    ("seed", 8, "The seal does not match the seed"),
    ("seal", "00", "The seal does not match the seed"),
    ("match", "../../evil", "“match”"),
    ("seats", [], "“seats”"),
    ("setup", {"players": 3, "options": ["on"]}, "“options”"),
    ("setup", {"players": 0, "options": {}}, "“players”"),
    ("actions", [[0, "roll"], "roll"], "Record 2"),
    ("actions", [[0, "roll", 1.5]], "Record 1"),
    ("snapshot", None, "“snapshot”"),
    ("digests", {"x": "y"}, "“digests”"),
]


@pytest.mark.parametrize(("name", "value", "words"), FIELDS, ids=lambda part: str(part)[:25])
def test_a_field_that_makes_no_sense_is_named(tmp_path: Path, name: str, value: Any, words: str) -> None:
    assert words in _refusal(_file(tmp_path, edited(a_match(), **{name: value})))


# ---- another game, other rules


def test_another_game_s_save_is_refused(tmp_path: Path) -> None:
    record = read_record(_file(tmp_path, edited(a_match(), game="chess")))
    with pytest.raises(BadRecord) as caught:
        Match.replay(make_rules("thats_life"), record)
    assert error_text(caught.value, "en") == "The match is of another game: chess."


@pytest.mark.parametrize("field", [{"rules_version": 99}, {"data_hash": "other"}])
def test_other_rules_are_told_apart_from_damage(tmp_path: Path, field: dict[str, Any]) -> None:
    match = a_match()
    path = _file(tmp_path, edited(match, **field))
    with pytest.raises(RulesChanged):
        _opened(path)
    resumed = Match.from_snapshot(match.rules, read_record(path))
    assert resumed.state == match.state


# ---- edited


def _numbers(match: Match, chance: bool) -> list[int]:
    return [n for n, (who, _) in enumerate(match.record.actions, 1) if (who < 0) == chance]


def test_an_edited_action_is_found(tmp_path: Path) -> None:
    match = a_match(records=100)
    number = next(
        n for n in _numbers(match, chance=False) if match.record.actions[n - 1][1].kind == "pawn" and n > 40
    )
    path = _file(tmp_path, with_action(match, number, match.record.actions[number - 1][0], "pawn", 77))
    assert f"Record {number} breaks the rules" in _refusal(path)
    replayed, trouble = Match.replay(match.rules, read_record(path))
    assert trouble is not None
    assert str(number) in plain(trouble, language="en")
    assert 40 <= replayed.index < number
    assert replayed.state == match.at(replayed.index)


def test_an_edited_roll_is_found(tmp_path: Path) -> None:
    match = a_match(records=100)
    number = next(
        n for n in _numbers(match, chance=True) if match.record.actions[n - 1][1].kind == "die" and n > 40
    )
    face = match.record.actions[number - 1][1].args[0]
    path = _file(tmp_path, with_action(match, number, -1, "die", face % 6 + 1))
    assert _refusal(path)
    replayed, trouble = Match.replay(match.rules, read_record(path))
    assert trouble is not None
    assert replayed.index < number
    assert replayed.state == match.at(replayed.index)


@pytest.mark.parametrize(
    "action", [("die", 7), ("die", 0), ("die",), ("path", 1, 2), ("roll",), ("leave", 1)]
)
def test_a_chance_result_that_cannot_be_is_found(tmp_path: Path, action: tuple[object, ...]) -> None:
    match = a_match(records=100)
    number = next(
        n for n in _numbers(match, chance=True) if match.record.actions[n - 1][1].kind == "die" and n > 40
    )
    assert f"Record {number} breaks the rules" in _refusal(
        _file(tmp_path, with_action(match, number, -1, *action))
    )


def test_a_save_whose_end_was_cut_off_is_found(tmp_path: Path) -> None:
    match = a_match(records=100)
    actions = json.loads(match.record.to_json())["actions"]
    assert "no checksum" in _refusal(_file(tmp_path, edited(match, actions=actions[:-3])))


# ---- moved aside


def test_a_broken_match_is_moved_aside_with_its_reason(saves: Saves) -> None:
    path = saves.path_of("m")
    saves.store(path, "{nonsense")
    messages = saves.sweep()
    assert [plain(each, language="en") for each in messages] == [
        f"m.cvdesk is damaged and was moved to the folder {saves.broken}. "
        "The file is not a saved match, or it is damaged at line 1, character 2."
    ]
    assert not path.exists()
    assert (saves.broken / "m.cvdesk").read_text() == "{nonsense"
    assert "error-save-json" in (saves.broken / "m.cvdesk.txt").read_text()
    assert saves.sweep() == ()


def test_the_newest_good_generation_takes_the_place_of_a_broken_match(tmp_path: Path) -> None:
    now = 1_800_000_000.0
    saves = Saves(Paths.under(tmp_path), clock=lambda: now)
    good, match = a_match(40).record, a_match(40).record.match
    path = saves.path_of(match)
    for text in (good.to_json(), "{broken one", "{broken two"):
        saves.store(path, text)
        now += 60
    messages = saves.sweep()
    assert [each.id for each in messages] == ["error-save-restored"]
    assert saves.load(path) == good
    assert (saves.broken / path.name).read_text() == "{broken two"


def test_a_later_version_s_match_stays_where_it_is(saves: Saves) -> None:
    path = saves.path_of("m")
    text = edited(a_match(), format=FORMAT + 1)
    saves.store(path, text)
    assert saves.sweep() == ()
    assert path.read_text() == text


def test_broken_files_of_the_same_name_are_all_kept(saves: Saves) -> None:
    path = saves.path_of("m")
    for text in ("{one", "{two"):
        saves.store(path, text)
        saves.sweep()
    kept = {each.read_text() for each in saves.broken.glob("*.cvdesk")}
    assert kept == {"{one", "{two"}


def test_a_broken_file_that_cannot_be_moved_is_named_and_stays(saves: Saves) -> None:
    path = saves.path_of("m")
    saves.store(path, "{")
    saves.broken.write_text("a file in the way")
    messages = saves.sweep()
    assert [each.id for each in messages] == ["error-in-file"]
    assert path.read_text() == "{"
