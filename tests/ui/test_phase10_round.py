"""The panel at the end of a round of Phase 10: what it says, to whom, and that it stops nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.control.session import Session
from cvdesk.engine import NOBODY, Rng, Seat
from cvdesk.games.phase10.report import RoundReport, last_round
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_KEEP, STEP_ROLL
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.ui.app import Program
from cvdesk.ui.board.phase10 import PhaseBoard
from cvdesk.ui.board.phase10_hand import progress_of
from cvdesk.ui.board.phase10_round import RoundPanel, cards_words, marker_words
from tests.ui.play import TWO_PEOPLE, begin, press, program, settle, table_of

LAYS = ("set", "flush", "run", "place", "hit")
WITH_BOTS = (
    Seat("human", "Юлия", 1),
    Seat("bot", "Lena", 2, level="calm"),
    Seat("bot", "Їжак", 3, level="calm"),
)


@pytest.fixture
def running(qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    with program(tmp_path, curtain="off") as running:
        yield running


def panel_of(running: Program) -> RoundPanel:
    board = table_of(running).frame.board
    assert isinstance(board, PhaseBoard)
    return board.round_panel


def state_of(session: Session) -> PhaseState:
    assert isinstance(session.match.state, PhaseState)
    return session.match.state


def play_until(session: Session, done: Callable[[PhaseState], bool], seed: int = 1) -> None:
    """Plays for people, laying whenever that is possible, until a state is reached or the match is over."""
    rng = Rng.stream(seed, "round")
    for _ in range(2000):
        settle(session)
        if done(state_of(session)) or session.actor_seat == NOBODY:
            return
        if session.is_covered:
            session.uncover()
            continue
        assert session.decision is not None
        options = session.decision.options
        lays = [option for option in options if option.action.kind in LAYS]
        session.play_option(rng.pick(lays or options))
    raise AssertionError("it never came to that")


def in_round_two(state: PhaseState) -> bool:
    return state.round == 2 and state.step == STEP_ROLL


# ---- what it says


def test_every_fate_of_a_seat_has_words() -> None:
    moves = ((4, 6), (4, 5), (4, 5), (0, 0), (0, 0), (0, 0))
    report = RoundReport(3, 0, (), moves, (0, 0, 0, 2, 0, 0), (0, 3, 0, 0, 9, 0))
    said = [cards_words(report, player, chooses=False).id for player in range(6)]
    assert [each.removeprefix("phase10-round-") for each in said] == [
        "out", "left", "out", "kept", "kept-none", "out"
    ]  # fmt: skip
    assert cards_words(report, 5, chooses=True).id == "phase10-round-chooses"
    assert [marker_words(report, player, 4).id for player in (0, 3)] == [
        "phase10-round-moves",
        "phase10-round-stays",
    ]


def test_panel_agrees_with_the_table_and_the_log(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until(session, in_round_two)
    panel, state = panel_of(running), state_of(session)
    assert panel.isVisible()
    report = last_round((entry.event for entry in reversed(session.match.log)), 2)
    assert report is not None
    for player, (_, laid, marker, cards) in enumerate(panel.rows):
        assert laid.text() == ("phase laid" if report.moves[player][1] else "phase not laid")
        assert str(state.markers[player]) in marker.text()
        kept = report.kept[player]
        assert (f"keeps {kept} card" in cards.text()) == bool(kept)
        assert session.seats[player].name in panel.accessibleName()
        assert cards.text() in panel.accessibleName()


def test_panel_knows_what_everybody_knows(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until(session, in_round_two)
    entries = session.match.log[::-1]
    reports = [last_round((entry.event.seen_by(eyes) for entry in entries), 2) for eyes in (None, 0, 1)]
    assert reports[0] is not None
    assert reports[0] == reports[1] == reports[2]


def test_panel_follows_the_language(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until(session, in_round_two)
    said = set()
    for language in LANGUAGES:
        running.context.settings.update(language=language)
        QApplication.processEvents()
        said.add(panel_of(running).accessibleName())
    assert len(said) == len(LANGUAGES)


# ---- when it comes and goes


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_a_key_closes_it_and_plays_nothing(running: Program, key: Qt.Key) -> None:
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until(session, lambda state: state.step == STEP_KEEP or in_round_two(state))
    panel, index = panel_of(running), session.match.index
    table_of(running).frame.focus_board()
    assert panel.button.hasFocus()
    press(running, key)
    assert panel.isHidden()
    assert session.match.index == index
    board = table_of(running).frame.board
    assert board is not None
    assert board.focus_target() is not None
    table_of(running).frame.sync()
    assert panel.isHidden()


def test_each_person_sees_it_until_closing_it(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until(session, in_round_two)
    panel, first = panel_of(running), session.actor_seat
    panel.dismiss()
    assert panel.isHidden()
    play_until(session, lambda state: state.turn != first and state.step == STEP_ROLL)
    assert panel.isVisible()
    assert session.decision is not None
    session.play_option(session.decision.options[0])
    assert panel.isHidden()  # who throws has seen enough of the last round


def test_looking_back_shows_the_table_instead(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until(session, in_round_two)
    session.look_at(session.match.index - 1)
    assert panel_of(running).isHidden()
    session.look_at(None)
    assert panel_of(running).isVisible()


def test_bots_go_on_below_it(running: Program) -> None:
    session = begin(running, WITH_BOTS, 5, "phase10")
    play_until(session, lambda state: state.round >= 2 and state.turn == 0 and state.step == STEP_ROLL)
    assert panel_of(running).isVisible()
    assert session.decision is not None


def test_spectators_see_it_only_until_the_first_throw(running: Program) -> None:
    bots = tuple(Seat("bot", f"Bot {number}", number, level="calm") for number in (1, 2))
    session = begin(running, bots, 3, "phase10")
    shown = False
    for _ in range(3000):
        QTest.qWait(2)
        shown |= panel_of(running).isVisible()
        state = state_of(session)
        if state.round == 2 and state.turns > 1:
            break
    assert shown
    assert panel_of(running).isHidden()


def test_forced_moves_play_on_below_it(running: Program) -> None:
    running.context.settings.update(play_forced=True)
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until(session, lambda state: state.round == 2 and state.turns > 2)
    assert state_of(session).turns > 2


def test_nothing_is_counted_for_a_phase_once_the_round_is_over(running: Program) -> None:
    session = begin(running, TWO_PEOPLE, 3, "phase10")
    play_until(session, lambda state: state.step == STEP_KEEP)
    assert state_of(session).step == STEP_KEEP
    assert isinstance(session.view, PhaseView)
    assert progress_of(session.view) is None


def test_arrows_scroll_where_not_every_seat_is_seen(running: Program) -> None:
    running.context.settings.update(scale=200)
    running.window.resize(1366, 768)
    six = (*TWO_PEOPLE, *(Seat("human", name, colour) for colour, name in enumerate("ABCD", 3)))
    session = begin(running, six, 3, "phase10")
    play_until(session, in_round_two)
    QApplication.processEvents()
    panel, index = panel_of(running), session.match.index
    bar = panel.area.verticalScrollBar()
    assert bar.maximum() > 0
    panel.button.setFocus()
    press(running, Qt.Key.Key_Down)
    assert bar.value() > 0
    assert panel.isVisible() and session.match.index == index
