"""Which piece of a board has the focus, and where it goes when that piece does."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cvdesk.control.selection import Selection
from cvdesk.engine.decision import Target
from cvdesk.ui.board.pieces import Piece


class FocusKeeper:
    """Mixin of boards: one piece is the stop for Tab, and the focus never leaves a board by itself."""

    pieces: dict[Target, Piece]
    selection: Selection | None
    _current: Target | None = None

    def reading_order(self) -> list[Piece]:
        """Returns the visible pieces in the order in which they are read out."""
        return [piece for piece in self.pieces.values() if not piece.isHidden()]

    def usable_pieces(self) -> list[Piece]:
        """Returns the visible pieces that can be clicked, in reading order."""
        offered = self.offered()
        return [piece for piece in self.reading_order() if piece.target in offered] if offered else []

    def offered(self) -> frozenset[Target]:
        """Returns the targets that are marked as something to click."""
        return self.selection.useful if self.selection is not None else frozenset()

    def take_focus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Gives the focus to the piece that had it last, else to the first that can be clicked."""
        piece = self.current_piece() or next(iter(self.usable_pieces()), None) or self._any_piece()
        if piece is not None:
            piece.setFocus(reason)

    def put_away(self, piece: Piece) -> None:
        """Hides a piece; its focus goes to another piece, not to whatever Qt finds in the window."""
        if piece.hasFocus():
            others = [*self.usable_pieces(), *self.reading_order()]
            following = next((each for each in others if each is not piece), None)
            if following is not None:
                following.setFocus(Qt.FocusReason.OtherFocusReason)
        piece.hide()

    def keep_focus(self, had_focus: bool, fresh: bool) -> None:
        """Keeps the focus on something that is there and, in a fresh decision, can be used."""
        current = self.current_piece()
        usable = self.usable_pieces()
        if current is None or (fresh and usable and current not in usable):
            following = next(iter(usable), None) or self._any_piece()
            if following is None:
                return
            self.make_current(following)
        if had_focus and self.focus_target() is None:
            self.take_focus()

    def make_current(self, piece: Piece) -> None:
        """Makes a piece the stop for Tab."""
        before = self.pieces.get(self._current) if self._current is not None else None
        if before is not None and before is not piece:
            before.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._current = piece.target
        piece.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def current_piece(self) -> Piece | None:
        """Returns the piece that has the focus, or would get it."""
        piece = self.pieces.get(self._current) if self._current is not None else None
        return piece if piece is not None and not piece.isHidden() else None

    def _any_piece(self) -> Piece | None:
        return next(iter(self.reading_order()), None)

    def focus_target(self) -> Target | None:
        """Returns the target that has the focus."""
        piece = self.current_piece()
        return piece.target if piece is not None and piece.hasFocus() else None
