"""The curtain and what lies face down: no widget tells a secret to the wrong eyes (UX 2.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from cvdesk.control.session import Session
from cvdesk.engine import Rng, Seat
from cvdesk.games.cv.view import CvView
from cvdesk.ui.board.cv import CvBoard
from cvdesk.ui.match_setup import MatchSetup
from cvdesk.ui.panels.log_model import Role
from tests.ui.shell import Shell, opened
from tests.ui.texts import texts_of

PEOPLE = (Seat("human", "Julia", 1), Seat("human", "Felix", 2))
BOT = Seat("bot", "Lena", 3, level="calm")


@pytest.fixture
def shell(qapp: QApplication, tmp_path: Path) -> Iterator[Shell]:
    with opened(tmp_path) as shell:
        shell.window.table_page.curtain.dead_time = 0
        shell.window.activateWindow()
        QTest.qWaitForWindowActive(shell.window)
        yield shell


def begin(shell: Shell, strength: str, seats: tuple[Seat, ...] = PEOPLE, seed: int = 3) -> Session:
    """Starts a match of CV under a strength of the curtain."""
    shell.context.settings.update(curtain=strength)
    shell.window.start_match(MatchSetup("cv", seats, {}, seed), remember=False)
    assert shell.window.session is not None
    return shell.window.session


def board_of(shell: Shell) -> CvBoard:
    board = shell.window.table_page.frame.board
    assert isinstance(board, CvBoard)
    return board


def settle() -> None:
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


def play_on(session: Session, until: Callable[[Session], bool], seed: int = 1) -> None:
    """Plays at random, opening the curtain, until something is so."""
    rng = Rng.stream(seed, "privacy")
    for _ in range(5000):
        settle()
        if until(session):
            return
        if session.is_covered:
            session.uncover()
        elif session.decision is not None:
            options = session.decision.options
            takes = [option for option in options if option.action.kind in ("take", "luck")]
            session.play_option(rng.pick(takes if takes and rng.below(4) else options))
    raise AssertionError("it never came to that")


def known_to(session: Session, seat: int) -> set[int]:
    """What a player knows for having been dealt it, passed it or bought it."""
    view = session.rules.view(session.match.state, seat)
    assert isinstance(view, CvView)
    return {*view.hand, view.goal, *view.dealt, *view.received, *view.kept, view.last} - {0}


def open_to_all(session: Session) -> set[int]:
    """What lies open, has lain open or has been shown."""
    view = session.rules.view(session.match.state, None)
    assert isinstance(view, CvView)
    cards = {*view.track, *view.public_goals, *(card for row in view.shown for card in row)}
    cards |= {card for piles in view.piles for pile in piles for card in pile}
    return cards | set(range(13, 76))  # all but childhood and goals come over the track


def secrets_of(session: Session, seats: tuple[int, ...]) -> set[str]:
    """The titles of what these seats know and those who may look do not."""
    cards = set().union(*(known_to(session, seat) for seat in seats)) - open_to_all(session)
    for seat in set(range(len(session.seats))) - set(seats):
        if session.seats[seat].is_human:
            cards -= known_to(session, seat)
    names = session.rules.cards  # type: ignore[attr-defined]
    return {names[card].name["en"] for card in cards} - {names[card].name["en"] for card in range(13, 76)}


def told(root: QWidget) -> str:
    """Everything that a tree of widgets shows or tells, hidden ones and rows of lists included."""
    # the rulebook names every card, whoever holds it
    parts = [words for place, words in texts_of(root, hidden=True).items() if "RulesPanel" not in place]
    for each in root.findChildren(QListWidget):
        parts += [each.item(row).text() for row in range(each.count())]
    return "\n".join(parts)


def log_of(shell: Shell) -> str:
    model = shell.window.table_page.frame.log.list.model()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    return "\n".join(
        str(model.index(row, 0).data(role)) for row in range(model.rowCount()) for role in (*roles, Role.RULE)
    )


def leaks(shell: Shell, session: Session, seats: tuple[int, ...]) -> set[str]:
    """The secrets of some seats that any widget or item tells."""
    everything = told(shell.window) + log_of(shell) + told(shell.window.table_page)
    return {title for title in secrets_of(session, seats) if title in everything}


def hold(widget: QWidget, key: Qt.Key) -> None:
    QTest.keyPress(widget, key)


# ---- the curtain


def test_curtain_hides_every_secret_of_everybody(shell: Shell) -> None:
    session = begin(shell, "full")
    covered = 0
    rng = Rng.stream(1, "privacy")
    while covered < 25 and not session.match.finished:
        settle()
        if session.is_covered:
            assert shell.window.table_page.curtain.isVisible()
            assert leaks(shell, session, (0, 1)) == set()
            covered += 1
            session.uncover()
        else:
            assert not shell.window.table_page.curtain.isVisible()
            assert session.decision is not None
            assert leaks(shell, session, (1 - session.actor_seat,)) == set()
            session.play_option(rng.pick(session.decision.options))
    assert covered == 25


def test_secret_widgets_are_gone_and_not_just_hidden(shell: Shell) -> None:
    session = begin(shell, "full")
    play_on(session, lambda now: now.is_covered and now.view.round > 1)  # type: ignore[attr-defined]
    board = board_of(shell)
    zones = {target.zone for target in board.pieces}
    assert not zones & {"draft", "hand"}
    assert board.table.own_goal is None
    assert not board.isVisible()


def test_curtain_rises_before_the_next_view_is_delivered(shell: Shell) -> None:
    session = begin(shell, "full")
    page = shell.window.table_page
    order: list[str] = []
    session.cover_changed.connect(lambda: order.append("cover" if session.is_covered else "open"))
    session.happened.connect(lambda _: order.append("news"))
    session.changed.connect(lambda: order.append("view"))
    play_on(session, lambda now: not now.is_covered)
    order.clear()
    assert session.decision is not None
    session.play_option(session.decision.options[0])
    assert order[:2] == ["cover", "news"]
    assert page.curtain.isVisible() and not page.frame.isVisible()
    assert session.view.viewer is None


def test_title_is_neutral_and_menus_that_tell_are_off(shell: Shell) -> None:
    begin(shell, "full")
    actions = shell.window.actions_by_name
    for name in ("undo", "redo", "moves", "why", "read", "hurry", "log", "panel"):
        assert not actions[name].isEnabled()
    assert not any(seat.name in shell.window.windowTitle() for seat in PEOPLE)
    shell.window.table_page.curtain.open_now()
    assert actions["moves"].isEnabled()


def test_curtain_names_the_next_person_and_what_happened(shell: Shell) -> None:
    session = begin(shell, "full")
    play_on(session, lambda now: now.is_covered and now.view.round > 2)  # type: ignore[attr-defined]
    curtain = shell.window.table_page.curtain
    cover = session.screen.cover
    assert cover is not None
    assert PEOPLE[cover].name in curtain.title.text()
    assert PEOPLE[cover].name in curtain.button.text()
    lines = texts_of(curtain.lines, hidden=True)
    assert lines
    if curtain.more.isVisible():
        curtain.more.click()
        settle()
        assert len(texts_of(curtain.lines, hidden=True)) > len(lines)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_open_the_curtain(key: Qt.Key, shell: Shell) -> None:
    session = begin(shell, "full")
    curtain = shell.window.table_page.curtain
    assert curtain.button.hasFocus()
    QTest.keyClick(curtain.button, key)
    assert not session.is_covered
    assert not curtain.isVisible() and shell.window.table_page.frame.isVisible()


def test_repeated_keys_and_all_others_leave_it_closed(shell: Shell) -> None:
    session = begin(shell, "full")
    button = shell.window.table_page.curtain.button
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
            QCoreApplication.sendEvent(button, event)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F2, Qt.Key.Key_F5, Qt.Key.Key_Tab, Qt.Key.Key_1):
        QTest.keyClick(shell.window.focusWidget(), key)
    assert session.is_covered
    assert shell.window.table_page.curtain.isAncestorOf(shell.window.focusWidget())


def test_nothing_opens_it_at_once(shell: Shell) -> None:
    session = begin(shell, "full")
    curtain = shell.window.table_page.curtain
    curtain.dead_time = 60_000
    QTest.keyClick(curtain.button, Qt.Key.Key_Return)
    QTest.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    assert session.is_covered


def test_no_click_passes_through(shell: Shell) -> None:
    session = begin(shell, "full")
    index = session.match.index
    curtain = shell.window.table_page.curtain
    assert curtain.geometry() == shell.window.table_page.rect()
    for x, y in ((10, 10), (300, 200), (900, 560), (400, 590)):
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert session.is_covered and session.match.index == index


def test_curtain_follows_the_window_and_the_language(shell: Shell) -> None:
    begin(shell, "full")
    curtain = shell.window.table_page.curtain
    shell.window.resize(1300, 800)
    settle()
    assert curtain.geometry() == shell.window.table_page.rect()
    before = curtain.title.text()
    shell.context.language.set_language("uk")
    settle()
    assert curtain.title.text() != before


def test_bots_between_people_show_what_everybody_may_see(shell: Shell) -> None:
    session = begin(shell, "full", (PEOPLE[0], BOT, PEOPLE[1]))
    shell.runner.asleep = True
    play_on(session, lambda now: now.actor_seat == 1)
    assert not session.is_covered
    assert session.view.viewer is None
    assert leaks(shell, session, (0, 1, 2)) == set()


def test_strength_can_be_changed_while_it_is_down(shell: Shell) -> None:
    session = begin(shell, "full")
    assert session.is_covered
    shell.context.settings.update(curtain="off")
    assert not session.is_covered
    assert not shell.window.table_page.curtain.isVisible()
    shell.context.settings.update(curtain="full")
    assert session.is_covered
    assert leaks(shell, session, (0, 1)) == set()


def test_another_window_in_front_covers_where_that_is_wished(shell: Shell) -> None:
    session = begin(shell, "full")
    play_on(session, lambda now: not now.is_covered)
    page = shell.window.table_page
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.WindowDeactivate))
    assert not session.is_covered
    shell.context.settings.update(cover_unfocused=True)
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.WindowDeactivate))
    assert session.is_covered


def test_one_person_among_bots_never_meets_it(shell: Shell) -> None:
    session = begin(shell, "full", (PEOPLE[0], BOT, BOT))
    assert not session.is_covered
    play_on(session, lambda now: now.view.round > 2)  # type: ignore[attr-defined]
    board = board_of(shell)
    assert not board.masked
    assert board.table.own_goal is not None and board.table.own_goal.face is not None
    assert leaks(shell, session, (1, 2)) == set()


# ---- face down


def at_own_turn(session: Session) -> bool:
    """Somebody is to act, after the draft, with an event in the hand."""
    view = session.view
    return (
        isinstance(view, CvView)
        and bool(view.hand)
        and session.screen.masked
        and session.decision is not None
    )


def test_private_keeps_the_table_in_sight_and_every_secret_out_of_it(shell: Shell) -> None:
    session = begin(shell, "private")
    looked, covered = 0, 0
    rng = Rng.stream(2, "privacy")
    while looked < 120 and not session.match.finished:
        settle()
        if session.is_covered:
            assert leaks(shell, session, (0, 1)) == set()
            covered += 1
            session.uncover()
            continue
        if session.screen.masked:
            assert shell.window.table_page.frame.isVisible()
            assert leaks(shell, session, (0, 1)) == set()
            looked += 1
        assert session.decision is not None
        session.play_option(rng.pick(session.decision.options))
    assert covered == 4  # the draft only: two people, two choices
    assert looked == 120


def test_secrets_are_seen_while_f5_is_held(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, at_own_turn)
    board = board_of(shell)
    shell.window.table_page.frame.focus_board()
    focus = shell.window.focusWidget()
    assert focus is not None
    goal = board.table.own_goal
    assert goal is not None and goal.face is None
    hold(focus, Qt.Key.Key_F5)
    assert goal.face is not None
    assert leaks(shell, session, (session.actor_seat,)) != set()
    assert leaks(shell, session, (1 - session.actor_seat,)) == set()
    QTest.keyRelease(focus, Qt.Key.Key_F5)
    assert goal.face is None
    assert leaks(shell, session, (0, 1)) == set()


def test_secrets_are_seen_while_the_mouse_is_held_on_them(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, at_own_turn)
    goal = board_of(shell).table.own_goal
    assert goal is not None
    centre = QPoint(goal.width() // 2, goal.height() // 2)
    QTest.mousePress(goal, Qt.MouseButton.LeftButton, pos=centre)
    assert goal.face is not None
    QTest.mouseRelease(goal, Qt.MouseButton.LeftButton, pos=centre)
    assert goal.face is None


def test_a_press_turns_secrets_up_for_people_who_cannot_hold(shell: Shell) -> None:
    shell.context.settings.update(peek_toggle=True)
    session = begin(shell, "private")
    play_on(session, at_own_turn)
    board = board_of(shell)
    shell.window.table_page.frame.focus_board()
    focus = shell.window.focusWidget()
    goal = board.table.own_goal
    assert focus is not None and goal is not None
    QTest.keyClick(focus, Qt.Key.Key_F5)
    assert goal.face is not None
    QTest.keyClick(focus, Qt.Key.Key_F5)
    assert goal.face is None
    QTest.mouseClick(goal, Qt.MouseButton.LeftButton)
    assert goal.face is not None
    QTest.mouseClick(goal, Qt.MouseButton.LeftButton)
    assert goal.face is None


def test_a_look_ends_with_the_turn_and_with_the_window(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, at_own_turn)
    board = board_of(shell)
    board.peek(True)
    QCoreApplication.sendEvent(shell.window.table_page, QEvent(QEvent.Type.WindowDeactivate))
    assert not board.peeking
    board.peek(True)
    seat = session.screen.seat
    rng = Rng(1)
    while session.screen.seat == seat:
        assert session.decision is not None
        session.play_option(rng.pick(session.decision.options))
    assert not board.peeking
    assert leaks(shell, session, (0, 1)) == set()


def test_short_click_on_a_hidden_event_chooses_it(qtbot: QtBot, shell: Shell) -> None:
    session = begin(shell, "private")
    board = board_of(shell)

    def playable(now: Session) -> bool:
        return (
            at_own_turn(now)
            and now.selection is not None
            and any(target.zone == "hand" for target in now.selection.useful)
        )

    play_on(session, playable)
    assert session.selection is not None
    target = next(each for each in session.selection.useful if each.zone == "hand")
    QTest.mouseClick(board.pieces[target], Qt.MouseButton.LeftButton)
    assert session.selection is not None and target in session.selection.clicked
    assert board.pieces[target].face is not None  # type: ignore[attr-defined]


def test_list_of_moves_closes_when_the_next_person_acts(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, at_own_turn)
    frame = shell.window.table_page.frame
    frame.toggle_moves()
    assert frame.moves.list.count() > 0
    seat = session.screen.seat
    rng = Rng(1)
    while session.screen.seat == seat:
        assert session.decision is not None
        session.play_option(rng.pick(session.decision.options))
    assert frame.moves.list.count() == 0
    settle()
    assert frame.side.currentWidget() is not frame.moves


def test_scores_leave_a_hidden_goal_out(shell: Shell) -> None:
    session = begin(shell, "private")
    play_on(session, lambda now: getattr(now.view, "goal_points", 0) > 0 and now.decision is not None)
    seat = session.actor_seat
    public = session.rules.view(session.match.state, None)
    assert isinstance(public, CvView)
    row = shell.window.table_page.frame.seats.rows[seat]
    assert row.score.text() == str(public.points[seat])
    board = board_of(shell)
    assert board.table.tabs[seat].note == board.words.tab_points(public.points[seat])
    assert board.table.own_goal is not None and board.table.own_goal.now == ""
