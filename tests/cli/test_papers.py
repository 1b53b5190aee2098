"""The papers tell the truth: their examples run, and what they name is there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cvdesk.commands.parser import parse
from cvdesk.commands.table import COMMANDS
from cvdesk.engine.match import Match
from cvdesk.ui.actions import SPECS
from tests.cli.conftest import ROOT, Command

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands() -> list[list[str]]:
    import shlex

    found = (
        shlex.split(line, comments=True) for block in blocks(README, "sh") for line in block.splitlines()
    )
    inline = (shlex.split(each) for each in re.findall(r"`(cvdesk [a-z]+ thats_life [^`]*)`", CONTRIBUTING))
    return [words[1:] for words in (*found, *inline) if words[:1] == ["cvdesk"]]


def test_own_bot_of_the_papers_plays(program: Command, tmp_path: Path) -> None:
    (example,) = blocks(CONTRIBUTING, "python")
    (tmp_path / "mybots.py").write_text(example, "utf-8")
    words = (
        "arena",
        "thats_life",
        "--seats",
        "mybots:make,random",
        "--matches",
        "4",
        "--rotate",
        "--seed",
        "1",
    )
    done = program(*words, "--jobs", "1", "--json")
    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out)["matches"] == 4


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_commands_of_the_papers_are_understood(words: list[str]) -> None:
    command = parse(words, COMMANDS).command.split()
    assert command == [word for word in words if word[0] != "-"][: len(command)]


def test_table_of_the_save_file_is_complete(played: Match) -> None:
    section = CONTRIBUTING.partition("## The save file")[2].partition("\n## ")[0]
    names = {
        name
        for row in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", row)
    }
    assert names == set(json.loads(played.record.to_json()))


@pytest.mark.parametrize("paper", ["README.md", "CONTRIBUTING.md"])
def test_files_that_the_papers_name_are_there(paper: str) -> None:
    text = (ROOT / paper).read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    paths = re.findall(r"`((?:cvdesk|tests|packaging|docs|translations)/[\w/.]+)`", text)
    missing = [each for each in (*links, *paths) if not (ROOT / each).exists()]
    assert missing == []


def test_keys_of_the_menus_stand_in_the_readme() -> None:
    table = README.partition("## Keys")[2].partition("\n## ")[0]
    words = re.split(r"[\s|]+", table)
    named = {*words, *(word.removesuffix(",") for word in words)}
    missing = [spec.name for spec in SPECS if spec.keys and not named.intersection(spec.keys)]
    assert missing == []
