"""F1 at the table: the clause behind what has the focus."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cvdesk.engine import Rng, Target
from cvdesk.games import GAMES
from cvdesk.i18n.rulebook import rulebook
from cvdesk.ui.app import Program
from cvdesk.ui.panels.rules_panel import RulesPanel
from tests.ui.play import TWO_PEOPLE, begin, likely, press, program, table_of


@pytest.fixture
def running(tmp_path: Path, qapp: QApplication) -> Iterator[Program]:
    with program(tmp_path) as made:
        yield made


@pytest.mark.parametrize("game", GAMES)
def test_f1_opens_the_clause_of_each_thing_on_the_board(
    running: Program, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(RulesPanel, "show_clause", lambda _panel, anchor: shown.append(anchor))
    session = begin(running, TWO_PEOPLE, seed=3, game=game)
    rng = Rng(3)
    for _ in range(12):
        if session.is_covered:
            session.uncover()
        assert session.decision is not None
        session.play_option(rng.pick(likely(session.decision, rng)))
    frame, clauses = table_of(running).frame, rulebook(game, "en").clauses
    assert frame.board is not None
    for piece in frame.board.reading_order():
        piece.setFocus()
        press(running, Qt.Key.Key_F1)
        assert shown[-1] == session.rules.rule_of(session.view, piece.target)
        assert shown[-1] in clauses, piece.target
        frame.show_overview()


def test_f1_elsewhere_opens_the_clause_of_what_must_be_done_now(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, seed=3, first="1")
    frame = table_of(running).frame
    frame.turn_bar.rules.setFocus()
    assert frame.rule_at_focus() == "thats_life.2.1" == session.rules.rule_of(session.view, Target("die", 0))
