"""Boards of Phase 10 that show a table which a test has set up."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from cvdesk.control.selection import Selection
from cvdesk.engine import Seat, Target
from cvdesk.games.phase10.cards import code_of, tokens_of
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.render import Names
from cvdesk.ui.board.phase10 import PhaseBoard
from cvdesk.ui.context import Context
from tests.games.phase10.table import Table, codes, written

NAMES = ("Julia", "Felix", "Lena", "Їжак", "Óscar", "Vera")


class ShownTable:
    """A table of the games' tests on a board; clicks are played."""

    def __init__(self, context: Context, table: Table, size: tuple[int, int] = (760, 504)) -> None:
        self.table = table
        names = NAMES[: table.state.players]
        seats = [Seat("human", name, colour) for colour, name in enumerate(names, 1)]
        self.names = Names(names, table.rules)
        self.board = PhaseBoard(context, seats)
        self.board.resize(*size)
        self.board.clicked.connect(self._on_clicked)
        self.board.plan_wanted.connect(self._on_plan_wanted)
        self.selection: Selection | None = None
        self.plans: list[tuple[Target, ...]] = []
        self.show()

    def show(self, viewer: int | None = None) -> None:
        """Syncs the board with what the actor, or another seat, sees now."""
        view = self.table.rules.view(self.table.state, self.table.mover if viewer is None else viewer)
        decision = self.table.rules.decision(view)
        self.selection = Selection(decision) if decision is not None else None
        self.board.sync(view, decision, self.selection, self.names)

    def open(self) -> None:
        """Opens the board as a window."""
        self.board.show()
        self.board.activateWindow()
        QApplication.processEvents()

    @property
    def view(self) -> PhaseView:
        """What the board shows."""
        assert isinstance(self.board.view, PhaseView)
        return self.board.view

    def token(self, text: str) -> Target:
        """Returns the first card of the hand that is written so and does not lie in the builder."""
        (code,) = codes(text)
        held = self.board.builder.held
        tokens = [token for token in tokens_of(self.view.hand) if token not in held]
        return Target("hand", next(token for token in tokens if code_of(token) == code))

    def press(self, *targets: Target) -> None:
        """Clicks things one after the other."""
        for target in targets:
            self.board.press(target)

    def put(self, text: str) -> None:
        """Clicks cards of the hand one after the other."""
        for each in text.split():
            self.press(self.token(each))

    def built(self) -> list[str]:
        """Returns the cards of each combination in the builder, as they are written."""
        draft = self.board.builder.draft
        return [
            written(*(code_of(slot.token) for slot in draft.slots(at) if slot.token >= 0))
            for at in range(len(draft.groups))
        ]

    def _on_clicked(self, target: Target) -> None:
        assert self.selection is not None
        option = self.selection.click(target)
        if option is not None:
            self.table.rules.apply(self.table.state, option.action)
            self.show()
        else:
            view, decision = self.board.view, self.board.decision
            assert view is not None
            self.board.sync(view, decision, self.selection, self.names)

    def _on_plan_wanted(self, targets: tuple[Target, ...]) -> None:
        self.plans.append(targets)
        for action in self.table.rules.plan(self.view, targets):
            self.table.rules.apply(self.table.state, action)
        self.show()
