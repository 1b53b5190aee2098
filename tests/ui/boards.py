"""Boards with real matches, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cvdesk.control.language import LanguageManager
from cvdesk.control.selection import Selection
from cvdesk.control.settings_store import SettingsStore
from cvdesk.engine.decision import Target
from cvdesk.engine.match import LogEntry, Match
from cvdesk.engine.record import Seat
from cvdesk.engine.rng import Rng
from cvdesk.games import make_rules
from cvdesk.games.cv_pocket.view import PocketView
from cvdesk.games.thats_life.view import LifeView
from cvdesk.i18n.render import Names
from cvdesk.storage.paths import Paths
from cvdesk.ui.board.base import BoardView
from cvdesk.ui.board.cv_pocket import PocketBoard
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.board.registry import make_board
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


class AnyTable:
    """A match of any game and its board, played by random moves."""

    board: BoardView

    def __init__(
        self,
        context: Context,
        game: str,
        *,
        players: int = 4,
        seed: int = 1,
        humans: tuple[int, ...] = (0,),
        size: tuple[int, int] = (760, 504),
        **options: str,
    ) -> None:
        self.rules = make_rules(game, options)
        names = NAMES[:players]
        self.seats = [
            Seat("human", name, index + 1) if index in humans else Seat("bot", name, index + 1, level="calm")
            for index, name in enumerate(names)
        ]
        self.names = Names(names, self.rules)
        self.match = Match.new(self.rules, self.seats, seed)
        self.board = make_board(game, context, self.seats)
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

    def open(self) -> None:
        """Opens the board as a window, so that it has focus and moves things."""
        self.board.show()
        self.board.activateWindow()
        QApplication.processEvents()

    def decisions(self, qtbot: QtBot) -> Iterator[None]:
        """Opens the board and shows every decision of the match in turn."""
        qtbot.addWidget(self.board)
        self.open()
        while not self.match.finished:
            self.show()
            yield
            self.play()

    def visible(self) -> list[Piece]:
        """Returns the pieces that are seen."""
        return [piece for piece in self.board.pieces.values() if not piece.isHidden()]

    def clicked_by(self, act: Callable[[], None]) -> tuple[list[Target], list[Target]]:
        """Returns the targets that were clicked and asked about during an act."""
        clicked: list[Target] = []
        asked: list[Target] = []
        self.board.clicked.connect(clicked.append)
        self.board.asked_why.connect(asked.append)
        act()
        self.board.clicked.disconnect(clicked.append)
        self.board.asked_why.disconnect(asked.append)
        return clicked, asked


class Table(AnyTable):
    """A match of That's Life!"""

    board: LifeBoard

    def __init__(self, context: Context, *, wurminator: str = "on", **more: Any) -> None:
        super().__init__(context, "thats_life", wurminator=wurminator, **more)

    def play_until_move(self, least: int = 0) -> None:
        """Plays on until somebody must move a piece, and shows it."""
        for _ in range(least):
            self.play()
        while not self.match.finished and self._roll() == 0:
            self.play()
        self.show()

    def _roll(self) -> int:
        view = self.rules.view(self.match.state, self.match.mover)
        assert isinstance(view, LifeView)
        return view.roll


class PocketTable(AnyTable):
    """A match of CV Pocket."""

    board: PocketBoard

    def __init__(self, context: Context, **more: Any) -> None:
        super().__init__(context, "cv_pocket", **more)

    def play(self) -> list[LogEntry]:
        """Plays one random action, seldom a pass: who may pass as often as take ends at once."""
        actions = self.rules.legal_actions(self.match.state)
        takes = [action for action in actions if action.kind != "pass"]
        return list(self.match.play(self._rng.pick(takes if takes and self._rng.below(8) else actions)))

    @property
    def view(self) -> PocketView:
        """What the mover sees now."""
        view = self.rules.view(self.match.state, self.match.mover)
        assert isinstance(view, PocketView)
        return view
