"""The benchmark runs and reports every row beside a reference; how fast it was is nobody's failure."""

from __future__ import annotations

import json

import pytest

from cvdesk.commands import bench, bench_rows
from cvdesk.commands.parser import Given
from cvdesk.games import GAMES, make_rules
from tests.i18n.families import BENCH_ROWS, BENCH_UNITS


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures for a moment only."""
    monkeypatch.setattr(bench_rows, "SECONDS", 0.01)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", GAMES)
def test_bench_reports_every_row_beside_its_reference(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(Given(command="bench", arguments={"game": game}, options={"--json": [""]})) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["game"] == game and report["options"] == make_rules(game).options
    names = [row["name"] for row in report["rows"]]
    assert {name.split("-")[0] if name.startswith("decision") else name for name in names} == set(BENCH_ROWS)
    assert len(names) == len(set(names))
    for row in report["rows"]:
        assert row["unit"] in BENCH_UNITS
        assert row["value"] > 0 and row["reference"] > 0
        assert row["ratio"] == pytest.approx(row["value"] / row["reference"], rel=0.02)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_midgame_is_a_real_choice(players: int) -> None:
    rules = make_rules("thats_life")
    state = bench_rows.midgame(rules, players)
    assert rules.to_move(state) >= 0 and len(rules.legal_actions(state)) > 1
