"""Whatever is wrong on the command line ends in one line and status 2, before Qt starts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cvdesk import cli
from cvdesk.i18n import catalog
from tests.cli.conftest import ROOT, Command, Done

PLAY = ("play", "thats_life")
SHOT = ("screenshot", "thats_life", "--out", "picture.png")
ARENA = ("arena", "thats_life")

WRONG = [
    ("dance",),
    ("--dance",),
    ("play",),
    ("play", "chess"),
    ("play", "../thats_life"),
    ("play", ""),
    (*PLAY, "twice"),
    (*PLAY, "--json"),
    (*PLAY, "--seats"),
    (*PLAY, "--seats="),
    (*PLAY, "--seats", "--seed"),
    (*PLAY, "--seats", "human"),
    (*PLAY, "--seats", "human,calm,calm,calm,calm"),
    (*PLAY, "--seats", "human,,calm"),
    (*PLAY, "--seats", "human:,calm"),
    (*PLAY, "--seats", f"human:{'x' * 41},calm"),
    (*PLAY, "--seats", "human:a\nb\x1b[2J,calm"),
    (*PLAY, "--seats", "human,wise"),
    (*PLAY, "--seats", "human,sharp:"),
    (*PLAY, "--seats", "human,sharp:500"),
    (*PLAY, "--seats", "human,sharp:0it"),
    (*PLAY, "--seats", "human,sharp:-5ms"),
    (*PLAY, "--seats", "human,sharp:99999999999it"),
    (*PLAY, "--seats", "human,no.such.module:bot"),
    (*PLAY, "--seats", "human,json:no_such_bot"),
    (*PLAY, "--seats", "human,sys:version"),
    (*PLAY, "--option", "first"),
    (*PLAY, "--option", "=1"),
    (*PLAY, "--option", "first="),
    (*PLAY, "--option", "colour=red"),
    (*PLAY, "--option", "first=9"),
    (*PLAY, "--option", "first=4"),
    (*PLAY, "--option", "first=1", "--option", "first=2"),
    (*PLAY, "--seed", "x"),
    (*PLAY, "--seed", "-1"),
    (*PLAY, "--seed", "1e3"),
    (*PLAY, "--seed", "1_000"),
    (*PLAY, "--seed", "٣"),
    (*PLAY, "--seed", "9" * 5_000),
    (*PLAY, "--language", "pl"),
    (*PLAY, "--language"),
    (*PLAY, "--debug=yes"),
    ("--language=", *PLAY),
    ("--data-dir",),
    ("--seats", "human,calm", *PLAY),
    ("replay",),
    ("replay", "missing.cvdesk"),
    ("replay", "."),
    ("rules",),
    ("rules", "chess"),
    ("rules", "thats_life", "--seed", "1"),
    ("screenshot", "thats_life"),
    (*SHOT, "--page", "attic"),
    (*SHOT, "--theme", "pink"),
    (*SHOT, "--size", "large"),
    (*SHOT, "--size", "1024"),
    (*SHOT, "--size", "10x10"),
    (*SHOT, "--size", "99999x640"),
    (*SHOT, "--scale", "79"),
    (*SHOT, "--scale", "201"),
    (*SHOT, "--plies", "-1"),
    (*SHOT, "--out", "no/such/folder/picture.png"),
    (*SHOT, "--out", "."),
    (*SHOT, "--out", "picture.txt"),
    (*ARENA, "--seats", "human,calm"),
    (*ARENA, "--seats", "calm"),
    (*ARENA, "--matches", "0"),
    (*ARENA, "--matches", "many"),
    (*ARENA, "--jobs", "0"),
    (*ARENA, "--option", "ties=none"),
    (*ARENA, "--rotate=yes"),
    ("bench", "chess"),
    ("bench", "thats_life", "cv"),
    ("bench", "--json=yes"),
]


def complaint(done: Done) -> str:
    """Checks that a command was refused as promised and returns what it said."""
    assert (done.status, done.out) == (cli.WRONG, "")
    assert done.err.startswith("cvdesk: ") and done.err.endswith("\n")
    assert done.err.count("\n") == 1 and done.err.rstrip("\n").isprintable()
    assert "Traceback" not in done.err and "⟦" not in done.err and "{" not in done.err
    return done.err


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_wrong_words_are_one_line_in_every_language(cvdesk: Command, words: tuple[str, ...]) -> None:
    said = set()
    for language in catalog.LANGUAGES:
        # at the end, so that it is found in spite of what is wrong before it
        named = () if "--language" in " ".join(words) else ("--language", language)
        said.add(complaint(cvdesk(*words, *named)))
    assert len(said) == (len(catalog.LANGUAGES) if named else 1)


@pytest.mark.parametrize("locale", ["C", "C.UTF-8", "POSIX"])
@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        (*PLAY, "--seats", "human:Юлия,wise"),
        (*PLAY, "--seats", "human,sharp:0it", "--language", "uk"),
        ("replay", "нет.cvdesk", "--language", "ru"),
        (*SHOT, "--size", "10x10"),
    ],
    ids=" ".join,
)
def test_program_says_it_under_every_locale(program: Command, locale: str, words: tuple[str, ...]) -> None:
    complaint(program(*words, LC_ALL=locale))


def test_terminal_without_our_letters_is_no_trouble(program: Command) -> None:
    done = program("rules", "thats_life", "--language", "ru", PYTHONIOENCODING="ascii")
    assert (done.status, done.err) == (0, "")
    done = program("dance", "--language", "ru", PYTHONIOENCODING="ascii")
    assert (done.status, done.err.count("\n")) == (cli.WRONG, 1)


def test_folder_that_is_a_file_is_refused(cvdesk: Command, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "file" in complaint(cvdesk("--data-dir", "file", *PLAY))


def test_nothing_is_written_before_the_words_are_right(cvdesk: Command, tmp_path: Path) -> None:
    complaint(cvdesk("--data-dir", "new", *PLAY, "--seats", "wise,wise"))
    complaint(cvdesk(*ARENA, "--record", "new", "--seats", "wise,wise"))
    assert not (tmp_path / "new").exists()


def test_window_without_a_display_is_refused(program: Command) -> None:
    without = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
    complaint(program(**without))
    complaint(program(*PLAY, **without))


@pytest.mark.parametrize("words", [PLAY, SHOT], ids=" ".join)
def test_missing_library_of_the_system_is_named(
    program: Command, tmp_path: Path, words: tuple[str, ...]
) -> None:
    (tmp_path / "PySide6.py").write_text(
        "raise ImportError('libEGL.so.1: cannot open shared object file')", "utf-8"
    )
    done = program(*words, DISPLAY=":0", PYTHONPATH=os.pathsep.join((str(tmp_path), str(ROOT))))
    assert "libEGL.so.1" in complaint(done)


def test_module_of_a_bot_that_cannot_be_imported_is_named(cvdesk: Command, tmp_path: Path) -> None:
    (tmp_path / "bot_that_breaks.py").write_text("raise RuntimeError('no\\nbot today')", "utf-8")
    assert "no bot today" in complaint(cvdesk(*PLAY, "--seats", "human,bot_that_breaks:make"))
