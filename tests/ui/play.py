"""Plays whole matches through the real window, with nothing but clicks or keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.control.session import Session
from cvdesk.engine import NOBODY, Decision, Option, Rng, Seat
from cvdesk.i18n.catalog import use_language
from cvdesk.storage.paths import Paths
from cvdesk.ui.app import Program, make_application
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.match_setup import MatchSetup
from cvdesk.ui.pages.table import TablePage

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

TWO_PEOPLE = (Seat("human", "Юлия", 1), Seat("human", "Félix", 2))
FOUR_BOTS = tuple(Seat("bot", f"Bot {number}", number, level="calm") for number in (1, 2, 3, 4))


@contextmanager
def program(folder: Path, language: str = "en", **settings: object) -> Iterator[Program]:
    """The whole program on folders of its own; `settings` are set before anything is shown."""
    make_application()
    use_language(language)
    running = Program(Paths.under(folder))
    running.context.settings.update(
        **({"pace": "instant", "animation": "off", "motion": "off", "language": language} | settings)
    )
    running.start()
    running.window.activateWindow()
    assert QTest.qWaitForWindowActive(running.window)  # shortcuts work in the active window only
    try:
        yield running
    finally:
        running.close()
        running.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def begin(
    running: Program, seats: tuple[Seat, ...], seed: int = 1, game: str = "thats_life", **options: str
) -> Session:
    """Starts a match in the window and returns its session."""
    running.window.start_match(MatchSetup(game, seats, options, seed), remember=False)
    table_of(running).curtain.dead_time = 0
    return session_of(running)


def table_of(running: Program) -> TablePage:
    page = running.window.findChild(TablePage)
    assert page is not None
    return page


def session_of(running: Program) -> Session:
    session = table_of(running).session
    assert session is not None
    return session


def click(piece: Piece) -> None:
    """Clicks the middle of a piece with the left button."""
    QTest.mouseClick(piece, LEFT, NONE, QPoint(piece.width() // 2, piece.height() // 2))


def settle(session: Session, until: int = 400) -> None:
    """Lets bots think and move until a person must act or the match is over."""
    for _ in range(until):
        mover = session.actor_seat
        if mover == NOBODY or session.seats[mover].is_human:
            return
        QTest.qWait(5)
    raise AssertionError(f"seat {session.actor_seat} does not move")


def likely(decision: Decision, rng: Rng) -> list[Option]:
    """Returns the options to choose from: passes seldom, since they end a match before it has begun."""
    options = list(decision.options)
    others = [option for option in options if option.action.kind != "pass"]
    return others if len(others) < len(options) and others and rng.below(8) else options


def play_by_mouse(running: Program, session: Session, rng: Rng, decisions: int | None = None) -> None:
    """Plays for all people by clicking pieces on the board: once to select, once to commit."""
    board = table_of(running).frame.board
    assert board is not None
    while (decision := session.decision) is not None and decisions != 0:
        index = session.match.index
        targets = [target for option in likely(decision, rng) for target in option.targets]
        pieces = [board.pieces[target] for target in targets if target in board.pieces]
        shown = [piece for piece in pieces if piece.isVisible()]
        click(rng.pick(shown))
        ready = session.selection.ready if session.selection else None
        if session.match.index == index and ready is not None:
            QTest.mouseClick(table_of(running).actions_bar.primary, LEFT)
            assert session.match.index > index
        settle(session)
        decisions = None if decisions is None else decisions - 1


def press(running: Program, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Presses a key where the focus is."""
    window = running.window
    QTest.keyClick(window.focusWidget() or window, key, modifiers)


def pick_likely(session: Session, rng: Rng) -> Option:
    """Picks any option, a pass seldom."""
    assert session.decision is not None
    return rng.pick(likely(session.decision, rng))


def play_by_moves_list(
    running: Program, session: Session, rng: Rng, choose: Callable[[Session, Rng], Option] = pick_likely
) -> None:
    """Plays for all people with F2, the arrows and Enter alone."""
    while session.decision is not None or session.is_covered:
        if session.is_covered:
            press(running, Qt.Key.Key_Return)
        decision, index = session.decision, session.match.index
        assert decision is not None
        option = choose(session, rng)
        press(running, Qt.Key.Key_F2)
        for _ in range(decision.options.index(option)):
            press(running, Qt.Key.Key_Down)
        press(running, Qt.Key.Key_Return)
        assert session.match.index > index
        press(running, Qt.Key.Key_Escape)
        settle(session)


def play_by_board_keys(running: Program, session: Session, rng: Rng) -> None:
    """Plays for all people with digits, Space and Enter on the board."""
    frame = table_of(running).frame
    while (decision := session.decision) is not None:
        index = session.match.index
        frame.focus_board()
        # passes are last in reading order
        number = 1 + rng.below(min(9, len(likely(decision, rng))))
        press(running, Qt.Key(Qt.Key.Key_0 + number))
        if session.match.index == index:
            press(running, Qt.Key.Key_Return)
        assert session.match.index > index
        settle(session)
