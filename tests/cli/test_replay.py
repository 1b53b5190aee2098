"""``cvdesk replay``: an honest save passes, a changed one is caught at its record."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from cvdesk.engine.action import Action
from cvdesk.engine.match import Match
from cvdesk.engine.record import Record
from cvdesk.engine.rules import CHANCE
from cvdesk.i18n.catalog import LANGUAGES
from tests.cli.conftest import Command
from tests.cli.test_wrong_words import complaint

Json = dict[str, Any]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verify", [(), ("--verify",)])
def test_finished_match_prints_its_standings(
    cvdesk: Command, saved: Path, played: Match, language: str, verify: tuple[str, ...]
) -> None:
    done = cvdesk("replay", str(saved), *verify, "--language", language)
    assert (done.status, done.err) == (0, "")
    scores = played.rules.standings(played.state).scores
    for seat, score in zip(played.record.seats, scores, strict=True):
        (line,) = (line for line in done.out.splitlines() if f" {seat.name}:" in line)
        assert str(abs(score)) in line
    assert "⟦" not in done.out


def test_json_says_the_same(cvdesk: Command, saved: Path, played: Match) -> None:
    done = cvdesk("replay", str(saved), "--verify", "--json")
    data = json.loads(done.out)
    standings = played.rules.standings(played.state)
    assert [seat["score"] for seat in data["seats"]] == list(standings.scores)
    assert [seat["rank"] for seat in data["seats"]] == list(standings.ranks)
    assert (data["game"], data["seed"], data["records"]) == ("thats_life", 7, played.index)
    assert (data["finished"], data["chance_verified"]) == (True, True)
    assert data["options"]["wurminator"] == "on"


def test_unfinished_match_says_so(cvdesk: Command, tmp_path: Path, played: Match) -> None:
    match = Match.new(played.rules, played.record.seats, 7, salt="pepper")
    path = tmp_path / "young.cvdesk"
    path.write_text(match.record.to_json(), "utf-8")
    done = cvdesk("replay", str(path), "--verify")
    assert done.status == 0 and "not finished" in done.out


def forged(match: Match) -> tuple[Record, int]:
    """Returns a save that ends with another roll than the seed gave, and the number of that record.

    All its digests are right, so that only the seed can tell.
    """
    record = match.record
    rolls = [at for at, (_, action) in enumerate(record.actions) if action.kind == "die"]
    at = rolls[len(rolls) // 2]
    state = match.at(at)
    other = Action("die", (record.actions[at][1].args[0] % 6 + 1,))
    match.rules.apply(state, other)
    digests = {number: digest for number, digest in record.digests.items() if number <= at}
    return (
        evolve(
            record,
            actions=[*record.actions[:at], (CHANCE, other)],
            digests={**digests, at + 1: state.digest()},
            snapshot=state.dump(),
        ),
        at + 1,
    )


def test_forged_roll_is_found_by_the_seed(cvdesk: Command, saved: Path, played: Match) -> None:
    record, number = forged(played)
    saved.write_text(record.to_json(), "utf-8")
    assert cvdesk("replay", str(saved)).status == 0
    said = complaint(cvdesk("replay", str(saved), "--verify"))
    assert str(number) in said and saved.name in said


def changed(saved: Path, change: Callable[[Json], None]) -> str:
    data = json.loads(saved.read_text("utf-8"))
    change(data)
    saved.write_text(json.dumps(data), "utf-8")
    return str(saved)


def change_roll(data: Json) -> None:
    roll = next(action for action in data["actions"] if action[1] == "die")
    roll[2] = roll[2] % 6 + 1


def change_move(data: Json) -> None:
    move = [action for action in data["actions"] if action[1] == "pawn"][3]
    move[2] = 5 if move[2] != 5 else 4


def drop_the_end(data: Json) -> None:
    del data["actions"][-3:]


def move_the_roller(data: Json) -> None:
    data["actions"][30][0] = 7


CHANGES: list[Callable[[Json], None]] = [
    change_roll,
    change_move,
    drop_the_end,
    move_the_roller,
    lambda data: data["actions"].insert(10, [0, "dance", 1]),
    lambda data: data["digests"].update({"20": "0" * 16}),
    lambda data: data.update(seed=8),
    lambda data: data.update(format=99),
    lambda data: data.update(game="chess"),
    lambda data: data.update(rules_version=99),
    lambda data: data.update(data_hash="x"),
    lambda data: data["setup"]["options"].update(wurminator="perhaps"),
    lambda data: data["setup"].update(players=3),
    lambda data: data.pop("actions"),
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("verify", [(), ("--verify",)])
def test_changed_save_is_refused_in_one_line(
    cvdesk: Command, saved: Path, change: Callable[[Json], None], verify: tuple[str, ...]
) -> None:
    assert saved.name in complaint(cvdesk("replay", changed(saved, change), *verify))


def test_changed_move_is_named_by_its_record(cvdesk: Command, saved: Path) -> None:
    path = changed(saved, lambda data: data["actions"].insert(10, [0, "dance", 1]))
    assert " 11 " in complaint(cvdesk("replay", path))


@pytest.mark.parametrize("content", [b"", b"\0" * 100, b"\xff\xfe\xfa", b"[]", b"{", b"null", b"[" * 100_000])
def test_file_that_is_no_save_is_refused(cvdesk: Command, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "noise.cvdesk"
    path.write_bytes(content)
    assert path.name in complaint(cvdesk("replay", str(path), "--json"))
    assert path.read_bytes() == content


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_truncated_save_is_refused(cvdesk: Command, saved: Path, share: float) -> None:
    content = saved.read_bytes()
    saved.write_bytes(content[: int(len(content) * share)])
    complaint(cvdesk("replay", str(saved)))
