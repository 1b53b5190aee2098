"""What the command line understands."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from cvdesk import __version__
from cvdesk.bots.levels import LEVELS
from cvdesk.commands.parser import GLOBAL_OPTIONS, Command, parse
from cvdesk.commands.seats import parse_seats
from cvdesk.commands.table import COMMANDS
from cvdesk.games import GAMES
from cvdesk.i18n import catalog
from cvdesk.i18n.rulebook import rulebook
from tests.cli.conftest import ROOT
from tests.cli.conftest import Command as Run


@pytest.mark.parametrize(
    "words",
    [
        ("--data-dir", "x", "--language=uk", "play", "thats_life", "--seed", "5"),
        ("play", "--seed=5", "thats_life", "--language", "uk", "--data-dir=x"),
        ("play", "--data-dir", "x", "--seed", "5", "--language", "uk", "--", "thats_life"),
    ],
)
def test_options_may_stand_anywhere(words: tuple[str, ...]) -> None:
    given = parse(words, COMMANDS)
    assert (given.command, given.arguments) == ("play", {"game": "thats_life"})
    assert (given.word("--language"), given.word("--data-dir"), given.word("--seed")) == ("uk", "x", "5")


def test_last_of_a_repeated_option_counts() -> None:
    assert parse(("rules", "x", "--language", "ru", "--language", "es"), COMMANDS).word("--language") == "es"


def test_options_of_the_rules_add_up() -> None:
    given = parse(("play", "x", "--option", "first=1", "--option=ties=shared"), COMMANDS)
    assert given.pairs("--option") == {"first": "1", "ties": "shared"}


def test_seats_are_people_levels_and_own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "seat_bots_of_mine.py").write_text("def make(budget): ...", "utf-8")
    monkeypatch.chdir(tmp_path)
    seats = parse_seats("human:Юлия, human,sharp:500it,sharp:800ms,seat_bots_of_mine:make")
    assert [(seat.kind, seat.name, seat.level, seat.budget) for seat in seats] == [
        ("human", "Юлия", "", ""),
        ("human", "", "", ""),
        ("bot", "", "sharp", "500it"),
        ("bot", "", "sharp", ""),
        ("bot", "", "seat_bots_of_mine:make", ""),
    ]
    assert [seat.colour for seat in seats] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_seat(level: str) -> None:
    (seat,) = parse_seats(level)
    assert (seat.kind, seat.level) == ("bot", level)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: each.name)
def test_every_command_has_its_module(command: Command) -> None:
    assert callable(import_module(f"cvdesk.commands.{command.name.partition(' ')[0]}").run)


def test_version_needs_no_catalog(cvdesk: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "format_text", None)
    for words in (("--version",), ("--language", "ru", "--version"), ("play", "--version")):
        assert cvdesk(*words) == (0, f"cvdesk {__version__}\n", "")


@pytest.mark.parametrize("language", catalog.LANGUAGES)
def test_help_is_complete_in_every_language(cvdesk: Run, language: str) -> None:
    done = cvdesk("--help", "--language", language)
    assert (done.status, done.err) == (0, "")
    assert all(command.name in done.out for command in COMMANDS)
    for command in COMMANDS:
        done = cvdesk(*command.name.split(), "-h", "--language", language)
        assert (done.status, done.err) == (0, "")
        assert all(option.name in done.out for option in (*command.options, *GLOBAL_OPTIONS))
        assert "⟦" not in done.out and "{" not in done.out


def test_language_of_the_system_is_used(program: Run) -> None:
    assert "Órdenes" in program("--help", LC_ALL="es_ES.UTF-8").out
    assert "Commands" in program("--help", LC_ALL="pl_PL.UTF-8").out


def test_language_of_the_settings_comes_before_that_of_the_system(program: Run, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text(json.dumps({"language": "uk"}), "utf-8")
    assert "Команди" in program("--data-dir", "data", "--help", LC_ALL="es_ES.UTF-8").out
    assert "Órdenes" in program("--data-dir", "other", "--help", LC_ALL="es_ES.UTF-8").out
    (tmp_path / "data" / "settings.json").write_text("[[[", "utf-8")
    assert "Órdenes" in program("--data-dir", "data", "--help", LC_ALL="es_ES.UTF-8").out


@pytest.mark.parametrize("language", catalog.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_prints_the_rulebook(cvdesk: Run, game: str, language: str) -> None:
    done = cvdesk("rules", game, "--language", language)
    assert (done.status, done.err) == (0, "")
    book = rulebook(game, language)
    assert done.out.startswith(book.title)
    assert all(clause.number in done.out for clause in book.clauses.values())
    assert "symbol:" not in done.out and "{sources}" not in done.out


def test_reader_that_stops_early_gets_no_complaint() -> None:
    # as in `cvdesk rules thats_life | head -1`
    with subprocess.Popen(
        [sys.executable, "-m", "cvdesk", "rules", "thats_life"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "words",
    [
        ("rules", "thats_life"),
        ("arena", "thats_life", "--seats", "random,random", "--matches", "1", "--json"),
        ("--help",),
    ],
)
def test_output_that_finds_no_room_is_one_line(words: tuple[str, ...], tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cvdesk", "--language", "en", *words],
            env={"PYTHONPATH": str(ROOT), "HOME": str(tmp_path)},
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, "cvdesk: The output cannot be written: no space left.\n")
