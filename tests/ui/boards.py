"""Boards of That's Life! with real matches, for the tests of this folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from cvdesk.control.language import LanguageManager
from cvdesk.control.selection import Selection
from cvdesk.control.settings_store import SettingsStore
from cvdesk.engine.match import LogEntry, Match
from cvdesk.engine.record import Seat
from cvdesk.engine.rng import Rng
from cvdesk.games.thats_life import LifeRules, make_rules
from cvdesk.i18n.render import Names
from cvdesk.storage.paths import Paths
from cvdesk.ui.board.thats_life import LifeBoard
from cvdesk.ui.context import Context

NAMES = ("Julia", "Felix", "Lena", "Їжак")


def make_context(folder: Path, **settings: Any) -> Context:
    """Makes the services of the user interface on a fresh folder; Any: values of settings."""
    paths = Paths.under(folder)
    store = SettingsStore(paths.settings)
    context = Context.make(paths, LanguageManager("en"), store)
    if settings:
        store.update(**settings)
    return context


class Table:
    """A match and its board, played by random moves."""

    def __init__(
        self,
        context: Context,
        *,
        players: int = 4,
        seed: int = 1,
        humans: tuple[int, ...] = (0,),
        wurminator: str = "on",
        size: tuple[int, int] = (760, 504),
    ) -> None:
        self.rules: LifeRules = make_rules({"wurminator": wurminator})
        names = NAMES[:players]
        self.seats = [
            Seat("human", name, index + 1) if index in humans else Seat("bot", name, index + 1, level="calm")
            for index, name in enumerate(names)
        ]
        self.names = Names(names, self.rules)
        self.match = Match.new(self.rules, self.seats, seed)
        self.board = LifeBoard(context, self.seats)
        self.board.resize(*size)
        self.selection: Selection | None = None
        self._rng = Rng.stream(seed, "table")

    def show(self, viewer: int | None = None) -> None:
        """Syncs the board with what the mover, or another seat, sees."""
        view = self.rules.view(self.match.state, self.match.mover if viewer is None else viewer)
        decision = self.rules.decision(view)
        self.selection = Selection(decision) if decision else None
        self.board.sync(view, decision, self.selection, self.names)

    def show_again(self) -> None:
        """Syncs the board after clicks on the same decision."""
        assert self.board.view is not None
        self.board.sync(self.board.view, self.board.decision, self.selection, self.names)

    def play(self) -> list[LogEntry]:
        """Plays one random action without telling the board."""
        return list(self.match.play(self._rng.pick(self.rules.legal_actions(self.match.state))))

    def play_until_move(self, least: int = 0) -> None:
        """Plays on until somebody must move a piece, and shows it."""
        for _ in range(least):
            self.play()
        while not self.match.finished and self.rules.view(self.match.state, self.match.mover).roll == 0:
            self.play()
        self.show()

    def open(self) -> None:
        """Opens the board as a window, so that it has focus and moves things."""
        self.board.show()
        self.board.activateWindow()
        QApplication.processEvents()
