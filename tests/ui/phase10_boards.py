"""Boards of Phase 10 with real matches, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cvdesk.engine import Decision, Rng
from cvdesk.engine.match import LogEntry
from cvdesk.games.phase10.cards import JOKER
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_PLAY
from cvdesk.games.phase10.view import PhaseView
from cvdesk.ui.board.phase10 import PhaseBoard
from cvdesk.ui.context import Context
from tests.ui.boards import AnyTable

LAYS = ("set", "flush", "run", "place", "hit")


class PhaseTable(AnyTable):
    """A match of Phase 10, played by random moves that like to lay and to add."""

    board: PhaseBoard

    def __init__(self, context: Context, *, players: int = 3, **more: Any) -> None:
        super().__init__(context, "phase10", players=players, **more)

    @property
    def view(self) -> PhaseView:
        """What is shown."""
        assert isinstance(self.board.view, PhaseView)
        return self.board.view

    @property
    def decision(self) -> Decision:
        """The open decision."""
        assert self.selection is not None
        return self.selection.decision

    @property
    def state(self) -> PhaseState:
        """The state of the match, to be changed before it is shown."""
        assert isinstance(self.match.state, PhaseState)
        return self.match.state

    def play(self) -> list[LogEntry]:
        """Plays one action without telling the board."""
        actions = self.rules.legal_actions(self.match.state)
        lays = [action for action in actions if action.kind in LAYS]
        return list(self.match.play(self._rng.pick(lays or actions)))

    def play_until(self, kind: str, wanted: Callable[[Decision], bool] = lambda decision: True) -> None:
        """Plays on until a decision of a kind is open, and shows it."""
        for _ in range(4000):
            decision = self.rules.decision(self.rules.view(self.match.state, self.match.mover))
            if decision is not None and decision.kind == kind and wanted(decision):
                self.show()
                return
            self.play()
        raise AssertionError(f"no {kind} in this match")

    def deal_hand(self, codes: list[int], **changes: object) -> None:
        """Gives whoever acts a hand of these codes in the middle of a turn, and shows it."""
        while self.state.step != STEP_PLAY:
            self.play()
        player = self.state.actor
        self.state.ones[player] = self.state.twos[player] = 0
        self.state.jokers[player] = ()
        for code in codes:
            self.state.add(player, code)
        for name, value in changes.items():
            setattr(self.state, name, value)
        self.show()


def many_codes(count: int, seed: int = 1) -> list[int]:
    """Returns a hand of so many codes, three jokers among them."""
    rng = Rng.stream(seed, "hand")
    cards = sorted([*range(JOKER), *range(JOKER)])
    picked = [rng.pull(cards) for _ in range(count)]
    return [*picked[3:], *(code + JOKER for code in picked[:3])]
