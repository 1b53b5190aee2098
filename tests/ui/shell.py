"""The real main window for the tests of this folder, with bots that answer at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from attrs import define
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cvdesk.bots.base import BotRequest, Choice
from cvdesk.control.autosave import Autosave
from cvdesk.control.clock import QtClock
from cvdesk.engine.match import Match
from cvdesk.engine.record import Seat
from cvdesk.engine.rng import Rng
from cvdesk.games import make_rules
from cvdesk.storage.saves import Saves
from cvdesk.ui.context import Context
from cvdesk.ui.desk import Desk
from cvdesk.ui.main_window import MainWindow
from cvdesk.ui.match_setup import MatchSetup
from tests.ui.boards import make_context

GAME = "thats_life"


class QuickRunner(QObject):
    """Plays the first legal action as soon as the event loop turns; never, when it is `asleep`."""

    answered = Signal(int, object, str)

    def __init__(self) -> None:
        super().__init__()
        self.asleep = False
        self.number = 0

    def ask(self, request: BotRequest, deadline_ms: int) -> int:
        self.number += 1
        if not self.asleep:
            number, choice = self.number, Choice(request.view.actions[0])
            QTimer.singleShot(0, self, lambda: self.answered.emit(number, choice, ""))
        return self.number

    def cancel(self) -> None:
        self.number += 1


@define
class Shell:
    """A window and what stands behind it."""

    context: Context
    saves: Saves
    runner: QuickRunner
    window: MainWindow


@contextmanager
def opened(folder: Path, language: str = "en", **settings: Any) -> Iterator[Shell]:
    """Shows the main window on a fresh folder; Any: values of settings."""
    context = make_context(folder, pace="instant", animation="off", **settings)
    context.language.set_language(language)
    saves, runner = Saves(context.paths), QuickRunner()
    autosave = Autosave(saves)

    def make_desk() -> Desk:
        return Desk(context.settings, saves, autosave, runner, QtClock())

    window = MainWindow(context, saves, make_desk)
    window.resize(1024, 640)
    window.show()
    try:
        yield Shell(context, saves, runner, window)
    finally:
        window.close()
        autosave.close()
        dispose(window)


def dispose(widget: QWidget) -> None:
    """Deletes a widget now, so that it hears nothing of later tests."""
    widget.hide()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def two_people(seed: int = 7, *names: str, **options: str) -> MatchSetup:
    """A setup without bots."""
    julia, felix = names or ("Julia", "Felix")
    return MatchSetup(GAME, (Seat("human", julia, 1), Seat("human", felix, 2)), options, seed)


def against_a_bot(seed: int = 7) -> MatchSetup:
    """A person, who begins, and a bot."""
    seats = (Seat("human", "Julia", 1), Seat("bot", "Lena", 2, level="steady"))
    return MatchSetup(GAME, seats, {"first": "1"}, seed)


def play_on(match: Match, actions: int, seed: int = 1) -> Match:
    """Plays random actions, up to the end at most."""
    rng = Rng.stream(seed, "test")
    for _ in range(actions):
        if match.finished:
            break
        match.play(rng.pick(match.rules.legal_actions(match.state)))
    return match


def stored(saves: Saves, setup: MatchSetup, actions: int = 10, seed: int = 1) -> Path:
    """Puts a match with some random actions into the folder of matches."""
    named = setup.named()
    match = Match.new(make_rules(named.game, named.options), named.seats, named.seed or 0)
    play_on(match, actions, seed)
    path = saves.path_of(match.record.match)
    saves.store(path, match.record.to_json())
    return path
