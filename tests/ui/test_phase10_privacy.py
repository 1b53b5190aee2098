"""Hands of Phase 10 stay with their owners: no widget tells a card to the wrong eyes (UX 2.5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.control.session import Session
from cvdesk.engine import Rng, Target
from cvdesk.games.phase10.cards import is_joker
from cvdesk.games.phase10.messages import card_name
from cvdesk.games.phase10.proposal import can_lay_now
from cvdesk.games.phase10.steps import STEP_PLAY
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.render import plain
from cvdesk.ui.board.phase10 import PhaseBoard
from cvdesk.ui.board.phase10_hand import own_codes
from cvdesk.ui.match_setup import MatchSetup
from tests.ui.shell import Shell, opened
from tests.ui.test_privacy import PEOPLE, hold, log_of, settle, told


@pytest.fixture
def shell(qapp: QApplication, tmp_path: Path) -> Iterator[Shell]:
    with opened(tmp_path) as shell:
        shell.window.table_page.curtain.dead_time = 0
        shell.window.activateWindow()
        QTest.qWaitForWindowActive(shell.window)
        yield shell


def begin(shell: Shell, strength: str, seed: int = 3) -> Session:
    shell.context.settings.update(curtain=strength)
    shell.window.start_match(MatchSetup("phase10", PEOPLE, {}, seed), remember=False)
    assert shell.window.session is not None
    return shell.window.session


def board_of(shell: Shell) -> PhaseBoard:
    board = shell.window.table_page.frame.board
    assert isinstance(board, PhaseBoard)
    return board


def names_in(words: str) -> set[str]:
    """The names of cards that occur in a text."""
    return set(re.findall(r"(?:purple|red|green|yellow) \d+", words))


def open_names(session: Session) -> set[str]:
    """What everybody has seen or read."""
    said = [plain(entry.event.seen_by(None).message, session.names) for entry in session.match.log]
    said += [
        plain(detail, session.names)
        for entry in session.match.log
        for detail in entry.event.seen_by(None).details
    ]
    view = session.rules.view(session.match.state, None)
    assert isinstance(view, PhaseView)
    said += [plain(card_name(card), session.names) for card in view.pile if card >= 0]
    said += [plain(card_name(code), session.names) for meld in view.melds for code in meld.cards]
    said += [plain(card_name(code), session.names) for row in view.jokers for code in row]
    return names_in("\n".join(said))


def secrets_of(session: Session, seats: tuple[int, ...]) -> set[str]:
    """The names of cards that only these seats hold, and nobody else has seen."""
    held = {}
    for seat in range(len(session.seats)):
        view = session.rules.view(session.match.state, seat)
        assert isinstance(view, PhaseView)
        codes = [*own_codes(view), *view.picked, *(card for card in view.pile if card >= 0)]
        read = [plain(entry.event.seen_by(seat).message, session.names) for entry in session.match.log]
        held[seat] = {plain(card_name(code)) for code in codes if code >= 0 and not is_joker(code)}
        if seat not in seats:
            held[seat] |= names_in("\n".join(read))
    others = set().union(*(names for seat, names in held.items() if seat not in seats), set())
    return set().union(*(held[seat] for seat in seats)) - others - open_names(session)


def leaks(shell: Shell, session: Session, seats: tuple[int, ...]) -> set[str]:
    """The secrets of some seats that any widget or item tells."""
    everything = told(shell.window) + log_of(shell) + told(shell.window.table_page)
    return secrets_of(session, seats) & names_in(everything)


def play_on(session: Session, until: Callable[[Session], bool], seed: int = 1) -> None:
    rng = Rng.stream(seed, "privacy")
    for _ in range(3000):
        settle()
        if until(session):
            return
        if session.is_covered:
            session.uncover()
        elif session.decision is not None:
            session.play_option(rng.pick(session.decision.options))
    raise AssertionError("it never came to that")


def test_curtain_hides_every_hand(shell: Shell) -> None:
    session = begin(shell, "full")
    rng, covered, secrets = Rng.stream(1, "privacy"), 0, 0
    while covered < 16:
        settle()
        if session.is_covered:
            secrets += len(secrets_of(session, (0, 1)))
            assert leaks(shell, session, (0, 1)) == set()
            assert not {target.zone for target in board_of(shell).pieces} & {"hand", "held"}
            covered += 1
            session.uncover()
        else:
            assert session.decision is not None
            assert leaks(shell, session, (1 - session.actor_seat,)) == set()
            session.play_option(rng.pick(session.decision.options))
    assert secrets > 20


def test_private_keeps_the_table_in_sight_and_every_hand_out_of_it(shell: Shell) -> None:
    session = begin(shell, "private")
    rng, looked, secrets = Rng.stream(2, "privacy"), 0, 0
    while looked < 60:
        settle()
        assert not session.is_covered
        assert shell.window.table_page.frame.isVisible()
        secrets += len(secrets_of(session, (0, 1)))
        assert leaks(shell, session, (0, 1)) == set()
        looked += 1
        assert session.decision is not None
        session.play_option(rng.pick(session.decision.options))
    assert secrets > 200


def test_hand_is_seen_while_f5_is_held(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, lambda now: now.decision is not None)
    board = board_of(shell)
    shell.window.table_page.frame.focus_board()
    focus = shell.window.focusWidget()
    assert focus is not None
    assert all(piece.code is None for piece in board.table.hand.values())
    hold(focus, Qt.Key.Key_F5)
    assert all(piece.code is not None for piece in board.table.hand.values())
    assert leaks(shell, session, (session.actor_seat,)) != set()
    assert leaks(shell, session, (1 - session.actor_seat,)) == set()
    QTest.keyRelease(focus, Qt.Key.Key_F5)
    assert leaks(shell, session, (0, 1)) == set()


def test_hand_is_seen_while_the_mouse_is_held_on_it(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, lambda now: now.decision is not None)
    piece = next(iter(board_of(shell).table.hand.values()))
    centre = QPoint(piece.width() // 2, piece.height() // 2)
    QTest.mousePress(piece, Qt.MouseButton.LeftButton, pos=centre)
    assert piece.code is not None
    QTest.mouseRelease(piece, Qt.MouseButton.LeftButton, pos=centre)
    assert piece.code is None


def test_nothing_face_down_is_marked_as_fitting(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, lambda now: now.decision is not None and now.decision.kind == "phase10.play")
    board = board_of(shell)
    assert not {target.zone for target in board.offered()} & {"hand", "meld", "low", "high"}
    assert not any(piece.look.usable for piece in board.table.hand.values())
    assert board.table.progress.words and "1" not in board.table.progress.words
    assert not board.builder.order()


def test_short_click_on_a_hidden_card_chooses_it(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, lambda now: now.decision is not None and now.decision.kind == "phase10.play")
    assert session.selection is not None
    board = board_of(shell)
    piece = next(piece for piece in board.table.hand.values() if board.can_click(piece.target))
    QTest.mouseClick(piece, Qt.MouseButton.LeftButton)
    assert piece.target in session.selection.clicked
    assert piece.code is not None


def test_search_shows_the_pile_to_whoever_peeks(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, lambda now: now.decision is not None and now.decision.kind == "phase10.search")
    board = board_of(shell)
    assert len(board.table.fan) > 1
    assert all(piece.code < 0 for piece in board.table.fan)
    board.peek(True)
    assert all(piece.code >= 0 for piece in board.table.fan)
    board.peek(False)
    assert leaks(shell, session, (0, 1)) == set()


def test_hand_that_is_turned_up_stays_so_until_the_turn_passes(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, lambda now: now.decision is not None and now.decision.kind == "phase10.play")
    board, seat = board_of(shell), session.actor_seat
    button = board.table.peek
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert all(piece.code is not None for piece in board.table.hand.values())
    assert leaks(shell, session, (1 - seat,)) == set()
    piece = next(piece for piece in board.table.hand.values() if board.can_click(piece.target))
    QTest.mouseClick(piece, Qt.MouseButton.LeftButton)
    assert piece.target in session.selection.clicked if session.selection else False
    assert board.peeking
    play_on(session, lambda now: now.actor_seat != seat)
    assert not board.peeking
    assert leaks(shell, session, (0, 1)) == set()
    piece = next(iter(board.table.hand.values()))
    QTest.mousePress(piece, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(piece, Qt.MouseButton.LeftButton)
    assert piece.code is None  # the next person begins with a hand face down, and only looks


def test_hand_is_turned_down_by_the_button_that_turned_it_up(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, lambda now: now.decision is not None)
    board = board_of(shell)
    board.press(Target("peek", 0))
    assert board.peeking
    board.press(Target("peek", 0))
    assert not board.peeking
    assert leaks(shell, session, (0, 1)) == set()


@pytest.mark.parametrize("strength", ["full", "off"])
def test_open_hand_needs_no_button_to_be_seen(shell: Shell, strength: str) -> None:
    session = begin(shell, strength)
    play_on(session, lambda now: now.decision is not None)
    assert board_of(shell).table.peek.isHidden()


def test_phase_is_laid_by_mouse_alone_from_a_hand_that_lay_face_down(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, lambda now: now.decision is not None and can_lay(now))
    board, seat = board_of(shell), session.actor_seat
    QTest.mouseClick(board.table.peek, Qt.MouseButton.LeftButton)
    assert board.builder.button.isVisible()
    QTest.mouseClick(board.builder.button, Qt.MouseButton.LeftButton)
    assert isinstance(session.view, PhaseView)
    assert session.view.laid[seat]


def can_lay(session: Session) -> bool:
    view = session.view
    return isinstance(view, PhaseView) and view.step == STEP_PLAY and can_lay_now(view)
