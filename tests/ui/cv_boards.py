"""Boards of CV with real matches, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from cvdesk.control.selection import Selection
from cvdesk.engine import Decision, Match, Option, Rng, Seat, Target
from cvdesk.games.cv import CvRules, make_rules
from cvdesk.games.cv.view import CvView
from cvdesk.i18n.render import Names
from cvdesk.ui.board.cv import CvBoard
from cvdesk.ui.context import Context

NAMES = ("Julia", "Felix", "Lena", "Їжак")
TAKES = ("take", "luck", "help")


class CvTable:
    """A match of CV and its board, played by random moves that like to take cards."""

    def __init__(
        self,
        context: Context,
        *,
        players: int = 3,
        seed: int = 1,
        humans: tuple[int, ...] = (0,),
        size: tuple[int, int] = (760, 504),
        **options: str,
    ) -> None:
        self.rules: CvRules = make_rules(options)
        names = NAMES[:players]
        self.seats = [
            Seat("human", name, index + 1) if index in humans else Seat("bot", name, index + 1, level="calm")
            for index, name in enumerate(names)
        ]
        self.names = Names(names, self.rules)
        self.match = Match.new(self.rules, self.seats, seed)
        self.board = CvBoard(context, self.seats)
        self.board.resize(*size)
        self.selection: Selection | None = None
        self._rng = Rng.stream(seed, "table")

    @property
    def view(self) -> CvView:
        """What is shown."""
        assert isinstance(self.board.view, CvView)
        return self.board.view

    @property
    def decision(self) -> Decision:
        """The open decision."""
        assert self.selection is not None
        return self.selection.decision

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

    def play(self) -> None:
        """Plays one action without telling the board; cards are taken more often than left."""
        actions = self.rules.legal_actions(self.match.state)
        takes = [action for action in actions if action.kind in TAKES]
        self.match.play(self._rng.pick(takes if takes and self._rng.below(4) else actions))

    def play_until(self, kind: str, wanted: Callable[[Decision], bool] = lambda decision: True) -> None:
        """Plays on until a decision of a kind is open, and shows it."""
        while True:
            assert not self.match.finished, f"no {kind} in this match"
            decision = self.rules.decision(self.rules.view(self.match.state, self.match.mover))
            if decision is not None and decision.kind == kind and wanted(decision):
                self.show()
                return
            self.play()

    def choose(self, option: Option) -> None:
        """Selects an option by clicks on the board and shows it."""
        assert self.selection is not None
        self.selection.clear()
        self.show_again()
        for target in option.targets:
            self.click(target)

    def click(self, target: Target) -> None:
        """Clicks a piece with a screen reader's press, as the session would take it."""
        assert self.selection is not None
        assert not self.board.pieces[target].isHidden(), target
        self.selection.click(target)
        self.show_again()

    def step_back(self) -> None:
        """Takes the last click back, as the session would."""
        assert self.selection is not None
        self.selection.drop_last()
        self.show_again()

    def open(self) -> None:
        """Opens the board as a window, so that it has focus and moves things."""
        self.board.show()
        self.board.activateWindow()
        QApplication.processEvents()
