"""Matches of Phase 10 in the real window: by mouse, by the list of moves, and by keys on the board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.bots.base import BotTable, Budget
from cvdesk.bots.levels import make_bot
from cvdesk.control.session import Session
from cvdesk.engine import Option, Rng, Seat
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.ui.app import Program
from cvdesk.ui.board.phase10 import PhaseBoard
from cvdesk.ui.pages.results import ResultsPage
from tests.ui.play import (
    FOUR_BOTS,
    LEFT,
    TWO_PEOPLE,
    begin,
    click,
    press,
    program,
    settle,
    table_of,
)

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "phase10"
SIX_PEOPLE = (
    *TWO_PEOPLE,
    *(Seat("human", name, colour) for colour, name in enumerate(("Їжак", "Ада", "Lena", "Ola"), 3)),
)
MIXED = (TWO_PEOPLE[0], FOUR_BOTS[1], TWO_PEOPLE[1], FOUR_BOTS[3])
LAYS = ("set", "flush", "run", "place")
Choose = Callable[[Session, Rng], Option]


def board_of(running: Program) -> PhaseBoard:
    board = table_of(running).frame.board
    assert isinstance(board, PhaseBoard)
    return board


def pick(session: Session, rng: Rng) -> Option:
    """Picks an option; what is laid or added brings a round to its end."""
    assert session.decision is not None
    options = session.decision.options
    hits = [option for option in options if option.action.kind == "hit"]
    discards = [option for option in options if option.action.kind not in LAYS]
    return rng.pick(hits or discards or options)


def pick_well(session: Session, rng: Rng) -> Option:
    """Lets Calm pick an option, so that a match comes to its end."""
    assert session.decision is not None
    if len(session.decision.options) == 1:
        return session.decision.options[0]
    view, rules = session.view, session.rules
    choice = make_bot("calm", Budget()).choose(BotTable(view, rules, rules.sampler(view), rng))
    return next(option for option in session.decision.options if option.action == choice.action)


def uncover(running: Program, session: Session) -> None:
    if session.is_covered:
        QTest.mouseClick(table_of(running).curtain.button, LEFT)
    assert not session.is_covered


def goes_on(session: Session, rounds: int) -> bool:
    view = session.view
    assert isinstance(view, PhaseView)
    return (session.decision is not None or session.is_covered) and view.round <= rounds


def play_by_mouse(
    running: Program,
    session: Session,
    rng: Rng,
    *,
    rounds: int = 1,
    most: int = 10_000,
    choose: Choose = pick,
) -> None:
    """Plays for all people by clicks on the curtain, on pieces and on the primary button."""
    while goes_on(session, rounds) and most:
        uncover(running, session)
        act_by_mouse(running, session, rng, choose)
        settle(session)
        most -= 1


def act_by_mouse(running: Program, session: Session, rng: Rng, choose: Choose = pick) -> None:
    board, index = board_of(running), session.match.index
    if board.builder.is_open and board.builder.draft.is_complete:
        click(board.builder.button)
        assert session.match.index > index
        return
    option = choose(session, rng)
    targets = list(option.targets)
    decision = session.decision
    assert decision is not None
    if decision.several is not None and targets[0] in decision.several.targets:
        marked = sorted(decision.several.targets)
        targets = [rng.pull(marked) for _ in range(decision.several.most)]
    for target in targets:
        if session.match.index == index:
            piece = board.pieces[target]
            assert piece.isVisible(), target
            click(piece)
    if session.match.index == index:
        QTest.mouseClick(table_of(running).actions_bar.primary, LEFT)
    assert session.match.index > index, (option, targets)


def play_by_keys(running: Program, session: Session, rng: Rng, rounds: int = 1, most: int = 300) -> None:
    """Plays for all people with Space and Enter; the arrows are stood in for by the focus."""
    board = board_of(running)
    while goes_on(session, rounds) and session.match.index < most:
        if session.is_covered:
            press(running, Qt.Key.Key_Return)
        index = session.match.index
        table_of(running).frame.focus_board()
        option = pick(session, rng)
        if board.builder.is_open and board.builder.draft.is_complete:
            board.builder.button.setFocus(Qt.FocusReason.TabFocusReason)
            press(running, Qt.Key.Key_Return)
            assert session.match.index > index
            continue
        targets = option.targets
        several = session.decision.several if session.decision is not None else None
        if several is not None and targets[0] in several.targets:
            targets = tuple(sorted(several.targets))[: several.most]
        for target in targets:
            if session.match.index == index:
                board.pieces[target].setFocus(Qt.FocusReason.TabFocusReason)
                press(running, Qt.Key.Key_Space)
        if session.match.index == index:
            press(running, Qt.Key.Key_Return)
        assert session.match.index > index, option
        settle(session)


def play_by_moves(running: Program, session: Session, rng: Rng, most: int) -> None:
    """Plays for all people with F2, the arrows and Enter alone."""
    for _ in range(most):
        if session.is_covered:
            press(running, Qt.Key.Key_Return)
        decision, index = session.decision, session.match.index
        assert decision is not None
        press(running, Qt.Key.Key_F2)
        for _ in range(rng.below(min(4, len(decision.options)))):
            press(running, Qt.Key.Key_Down)
        press(running, Qt.Key.Key_Return)
        assert session.match.index > index
        press(running, Qt.Key.Key_Escape)
        settle(session)


def test_match_by_mouse_ends_on_the_results_page(tmp_path: Path) -> None:
    with program(tmp_path, "uk") as running:
        session = begin(running, TWO_PEOPLE, 2, game=GAME)
        play_by_mouse(running, session, Rng(2), rounds=99, choose=pick_well)
        assert session.match.finished
        page = running.window.centralWidget().findChild(ResultsPage)
        assert page is not None and page.isVisible()


@pytest.mark.parametrize(("language", "players"), list(zip(LANGUAGES, (2, 3, 4, 6), strict=True)))
def test_round_by_mouse_in_every_language(language: str, players: int, tmp_path: Path) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, SIX_PEOPLE[:players], players, game=GAME)
        play_by_mouse(running, session, Rng(players), most=220)
        assert session.match.index > 200 or session.view.round > 1  # type: ignore[attr-defined]


def test_two_rounds_by_mouse_with_kept_cards(tmp_path: Path) -> None:
    with program(tmp_path, curtain="off") as running:
        session = begin(running, SIX_PEOPLE[:3], 5, game=GAME)
        play_by_mouse(running, session, Rng(5), rounds=2, most=900)
        kinds = {action.kind for _, action in session.match.record.actions}
        assert session.view.round > 2  # type: ignore[attr-defined]
        assert kinds >= {"keep", "hit", "exchange", "ask", "search", "star"}, kinds


@pytest.mark.parametrize("strength", ["full", "private"])
def test_round_by_keys_needs_no_mouse_under_any_curtain(strength: str, tmp_path: Path) -> None:
    with program(tmp_path, curtain=strength) as running:
        session = begin(running, TWO_PEOPLE, 5, game=GAME)
        play_by_keys(running, session, Rng(5))
        assert session.view.round > 1 or session.match.index >= 300  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["uk", "es"])
def test_move_list_needs_no_mouse(language: str, tmp_path: Path) -> None:
    with program(tmp_path, language) as running:
        session = begin(running, TWO_PEOPLE, 3, game=GAME)
        play_by_moves(running, session, Rng(3), most=60)
        assert session.match.index >= 60


def test_people_and_bots_share_a_round_by_mouse(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, MIXED, 4, game=GAME)
        settle(session)
        play_by_mouse(running, session, Rng(4), most=50)
        assert session.match.index > 60


def test_language_changes_in_the_middle_of_a_turn_and_play_goes_on(tmp_path: Path) -> None:
    with program(tmp_path, curtain="off") as running:
        session = begin(running, TWO_PEOPLE, 6, game=GAME)
        play_by_mouse(running, session, Rng(6), most=20)
        decision, board, said = session.decision, board_of(running), set()
        for language in LANGUAGES:
            running.context.settings.update(language=language)
            QApplication.processEvents()
            said.add(tuple(piece.accessibleName() for piece in board.reading_order()))
            assert session.decision is decision
        assert len(said) == len(LANGUAGES)
        play_by_mouse(running, session, Rng(6), most=10)


def test_laid_phase_is_taken_back_as_a_whole_and_laid_again(tmp_path: Path) -> None:
    with program(tmp_path, curtain="off") as running:
        session = begin(running, TWO_PEOPLE, 5, game=GAME)
        board, rng = board_of(running), Rng(5)
        while not (board.builder.is_open and board.builder.draft.is_complete):
            act_by_mouse(running, session, rng)
        seat, before = session.actor_seat, session.match.index
        click(board.builder.button)
        after = session.match.index
        assert session.view.laid[seat] and after > before + 1  # type: ignore[attr-defined]
        press(running, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert session.match.index == before and board.builder.draft.is_complete
        press(running, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert session.match.index == after
        assert session.view.laid[seat]  # type: ignore[attr-defined]


def test_window_closes_during_an_animation(tmp_path: Path) -> None:
    with program(tmp_path, animation="slow", motion="on", pace="1x", curtain="off") as running:
        session = begin(running, TWO_PEOPLE, 8, game=GAME)
        board, rng = board_of(running), Rng(8)
        while not board.animating:
            session.play_option(pick(session, rng))
        running.window.close()
        QApplication.processEvents()
        assert not board.animating


def test_person_who_is_asked_answers_without_a_second_curtain(tmp_path: Path) -> None:
    with program(tmp_path, curtain="full") as running:
        session = begin(running, SIX_PEOPLE[:3], 5, game=GAME)
        rng, answers = Rng(9), 0
        while answers < 2:
            if session.is_covered:
                session.uncover()
            decision, seat = session.decision, session.actor_seat
            assert decision is not None and decision.kind != "phase10.give"
            index = session.match.index
            session.play_option(pick(session, rng))
            played = session.match.record.actions[index:]
            if any(action.kind == "give" for _, action in played):
                giver = next(who for who, action in played if action.kind == "give")
                assert session.actor_seat == seat != giver and not session.is_covered
                recap = [entry.event.message.id for entry in session.handover.recap(giver)]
                assert "phase10-log-gave-hidden" in recap
                answers += 1
