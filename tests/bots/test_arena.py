"""Tournaments: the same for the same seed, fair to every seat, and honest about what they prove."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from cvdesk.bots import arena
from cvdesk.bots.levels import parse_level
from cvdesk.cli import main
from cvdesk.engine import BadOption, Match, Record
from cvdesk.games import make_rules


def tournament(seats: str = "sharp:20it,steady", matches: int = 4, **more: object) -> arena.Tournament:
    bots = tuple(parse_level(word) for word in seats.split(","))
    return arena.Tournament(game="thats_life", bots=bots, matches=matches, seed=5, **more)  # type: ignore[arg-type]


def untimed(result: arena.TournamentResult) -> list[tuple[object, ...]]:
    return [(bot.bot, bot.wins, bot.ci95, bot.mean_rank, bot.mean_score) for bot in result.bots]


def test_result_follows_from_the_seed_whatever_the_number_of_processes() -> None:
    one, two = (arena.run(tournament(rotate=True), jobs=jobs) for jobs in (1, 2))
    assert untimed(one) == untimed(two)
    assert one.plies == two.plies


def test_wins_are_split_and_add_up() -> None:
    result = arena.run(tournament("random,random,random", matches=12))
    assert sum(bot.wins for bot in result.bots) == pytest.approx(12)
    assert result.matches == 12


def test_rotation_plays_the_same_luck_from_every_seat(tmp_path: Path) -> None:
    arena.run(tournament("random,calm,steady", matches=6, rotate=True, record=tmp_path))
    records = [Record.from_json(path.read_text("utf-8")) for path in sorted(tmp_path.iterdir())]
    seeds = [record.seed for record in records]
    assert seeds == [seeds[0]] * 3 + [seeds[3]] * 3
    assert seeds[0] != seeds[3]
    assert [[seat.level for seat in record.seats] for record in records[:3]] == [
        ["random", "calm", "steady"],
        ["calm", "steady", "random"],
        ["steady", "random", "calm"],
    ]


def test_recorded_matches_replay(tmp_path: Path) -> None:
    arena.run(tournament(matches=2, record=tmp_path, options={"wurminator": "on"}))
    for path in tmp_path.iterdir():
        record = Record.from_json(path.read_text("utf-8"))
        assert Match.from_record(make_rules(record.game, record.options), record).finished
        assert record.seats[0].budget == "20it"


def test_progress_counts_every_match() -> None:
    heard: list[int] = []
    arena.run(tournament("random,random", matches=5), progress=heard.append)
    assert heard == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (240, 400, 0.5513, 0.6469)],
)
def test_interval_is_wilsons(wins: float, matches: int, low: float, high: float) -> None:
    assert arena.wilson(wins, matches) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


@pytest.mark.parametrize(
    ("more", "id"),
    [
        ({"game": "chess"}, "error-game"),
        ({"options": {"color": "red"}}, "error-option-name"),
        ({"options": {"wurminator": "maybe"}}, "error-option-value"),
        ({"bots": (parse_level("random"),)}, "error-player-count"),
        ({"options": {"first": "3"}}, "error-first-seat"),
    ],
)
def test_wrong_tournaments_are_refused(more: dict[str, object], id: str) -> None:
    given: dict[str, object] = {"game": "thats_life", "bots": (parse_level("random"),) * 2, "matches": 1}
    with pytest.raises(BadOption) as caught:
        arena.run(arena.Tournament(**{**given, **more}))  # type: ignore[arg-type]
    assert caught.value.message.id == id


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "arenabots.py").write_text(
        "import os\n"
        "from cvdesk.bots.base import Choice\n"
        "from cvdesk.engine import Action\n"
        "class Bad:\n"
        "    def choose(self, table):\n"
        "        return Choice(Action('cheat'))\n"
        "class Broken:\n"
        "    def choose(self, table):\n"
        "        raise KeyError('oops')\n"
        "class Says:\n"
        "    def __init__(self, answer): self.answer = answer\n"
        "    def choose(self, table): return self.answer\n"
        "class Leaves:\n"
        "    def choose(self, table): raise SystemExit(3)\n"
        "class Dies:\n"
        "    def choose(self, table): os._exit(7)\n"
        "class Babbles:\n"
        "    def choose(self, table):\n"
        "        first = table.view.actions[0]\n"
        "        return Choice(first, ((first, float('nan')), (5, 'x'), 7), ('a reason', None))\n"
        "def bad(budget): return Bad()\n"
        "def broken(budget): return Broken()\n"
        "def nothing(budget): return Says(None)\n"
        "def word(budget): return Says('roll')\n"
        "def number(budget): return 5\n"
        "def unmade(budget): raise ValueError('no')\n"
        "def unasked(): return Bad()\n"
        "def leaves(budget): return Leaves()\n"
        "def dies(budget): return Dies()\n"
        "def babbles(budget): return Babbles()\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "arenabots", raising=False)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("bot", ["bad", "broken", "nothing", "word", "number", "unmade", "unasked", "leaves"])
def test_a_bot_that_fails_ends_the_tournament_with_its_name(own_bots: None, bot: str, jobs: int) -> None:
    with pytest.raises(BadOption) as caught:
        arena.run(tournament(f"random,arenabots:{bot}", matches=2), jobs=jobs)
    assert caught.value.message.id == "error-bot-failed"
    assert caught.value.message.params["name"].value == f"arenabots:{bot}"


def test_a_bot_that_takes_its_process_with_it_ends_the_tournament(own_bots: None) -> None:
    with pytest.raises(BadOption) as caught:
        arena.run(tournament("random,arenabots:dies", matches=4), jobs=2)
    assert caught.value.message.id == "error-arena-process"


def test_a_bot_may_say_nonsense_about_a_legal_move(own_bots: None) -> None:
    assert arena.run(tournament("random,arenabots:babbles", matches=1)).matches == 1


def test_a_folder_that_cannot_be_written_ends_the_tournament(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as caught:
        arena.run(tournament("random,random", matches=1, record=tmp_path / "missing"))
    assert caught.value.message.id == "error-data-folder"


def test_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "arena thats_life --seats calm,random --matches 3 --seed 4 --rotate --jobs 1 --json --option first=1"
    )
    assert main(words.split()) == 0
    printed = capsys.readouterr()
    data = json.loads(printed.out)
    assert list(data) == ["game", "options", "seed", "matches", "plies", "seats"]
    assert (data["game"], data["seed"], data["matches"]) == ("thats_life", 4, 3)
    assert data["options"]["first"] == "1"
    assert data["options"]["wurminator"] == "off"
    keys = ["bot", "wins", "ci95", "mean_rank", "mean_score", "ms_per_decision"]
    assert [list(seat) for seat in data["seats"]] == [keys, keys]
    assert [seat["bot"] for seat in data["seats"]] == ["calm", "random"]
    assert printed.err == ""


def test_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena thats_life --seats calm,random --matches 2 --jobs 1 --language en"
    assert main(words.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 matches, ")
    assert lines[1].split()[0] == "bot"
    assert [line.split()[0] for line in lines[2:]] == ["calm", "random"]
    assert len({len(line) for line in lines[1:]}) == 1


@pytest.mark.parametrize(
    "words",
    [
        "arena thats_life --seats human,calm",
        "arena thats_life --seats calm",
        "arena thats_life --seats calm,sharp:often",
        "arena thats_life --seats calm,calm --matches 0",
        "arena thats_life --seats calm,calm --option first=9",
        "arena chess --seats calm,calm",
        "arena thats_life --seats calm,calm --record /dev/null/folder",
    ],
)
def test_wrong_words_are_one_line_on_stderr(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
