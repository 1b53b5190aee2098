"""Old saves load: one sample per format and rules version, and no migration without a sample."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from cvdesk.engine.errors import RulesChanged
from cvdesk.engine.match import Match, first_forged_chance
from cvdesk.engine.migrations import FORMAT_MIGRATIONS
from cvdesk.engine.record import FORMAT
from cvdesk.games import GAMES, game_info, make_rules
from cvdesk.storage.saves import read_record

FOLDER = Path(__file__).parents[1] / "data" / "saves"
SAMPLES = sorted(FOLDER.glob("*.cvdesk"))


def _head(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


def formats_without_sample(migrations: Collection[int]) -> set[int]:
    """The formats that can be read, of which no sample is kept."""
    return {*migrations, FORMAT} - {_head(path)["format"] for path in SAMPLES}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_sample_goes_on(path: Path) -> None:
    record = read_record(path)
    rules = make_rules(record.game, record.options)
    try:
        match = Match.from_record(rules, record)
    except RulesChanged:
        match = Match.from_snapshot(rules, record)
    else:
        assert [*match.record.actions[: len(record.actions)]] == record.actions
        assert first_forged_chance(rules, record) is None
    before = match.index
    while not match.finished and match.index < before + 300:
        match.play(rules.legal_actions(match.state)[0])
    assert match.index > before


def test_every_format_has_a_sample() -> None:
    assert formats_without_sample(FORMAT_MIGRATIONS) == set()


def test_a_migration_without_a_sample_would_be_found() -> None:
    assert formats_without_sample([FORMAT + 7]) == {FORMAT + 7}


def test_every_format_before_the_present_one_has_a_migration() -> None:
    assert set(FORMAT_MIGRATIONS) == set(range(1, FORMAT))


@pytest.mark.parametrize("game", GAMES)
def test_every_rules_version_has_a_sample(game: str) -> None:
    kept = {head["rules_version"] for head in map(_head, SAMPLES) if head["game"] == game}
    assert kept == set(range(1, game_info(game).rules_version + 1))
