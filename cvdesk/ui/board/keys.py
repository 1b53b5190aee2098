"""The keys of UX 2.9 that belong to a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cvdesk.engine.decision import Option, Target
from cvdesk.ui.board import layout

if TYPE_CHECKING:
    from cvdesk.ui.board.base import BoardView

_ARROWS = {
    Qt.Key.Key_Left: layout.LEFT,
    Qt.Key.Key_Right: layout.RIGHT,
    Qt.Key.Key_Up: layout.UP,
    Qt.Key.Key_Down: layout.DOWN,
}


class BoardKeys:
    """Turns keys into clicks, commits and steps of the focus."""

    def __init__(self, board: BoardView) -> None:
        self._board = board

    def take(self, event: QKeyEvent) -> bool:
        """Handles a key; returns whether it was one of the board's."""
        board = self._board
        # where the focus has only been left, Enter may be meant for what was there before
        was_shown = board.by_key and board.aimed_in is board.decision
        board.use_keys(True)
        key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self._take_enter(modifiers, event.isAutoRepeat(), was_shown)
        if modifiers:
            return False
        if key in _ARROWS:
            return self._move_focus(_ARROWS[Qt.Key(key)])
        if key == Qt.Key.Key_Space:
            return self._take_space(event.isAutoRepeat())
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            return board.take_digit(key - Qt.Key.Key_0)
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace) and board.selection and board.selection.clicked:
            back = key == Qt.Key.Key_Backspace
            (board.step_back_requested if back else board.clear_requested).emit()
            return True
        return False

    def _take_enter(self, modifiers: Qt.KeyboardModifier, repeated: bool, was_shown: bool) -> bool:
        board = self._board
        target = board.focus_target()
        if modifiers == Qt.KeyboardModifier.AltModifier and target is not None:
            board.inspect(target)
            return True
        if modifiers or repeated:
            return repeated
        board.finish_animation()
        options = board.previewed()
        if target is not None and len(options) == 1 and board.can_click(target):
            # What has the focus is previewed, so Enter means just that option.
            self._commit(target, options[0], was_shown)
            return True
        if board.selection is not None and board.selection.ready is not None:
            board.commit_requested.emit()
            return True
        return False

    def _commit(self, target: Target, option: Option, was_shown: bool) -> None:
        board = self._board
        before = board.selection
        if before is not None and before.ready is not option:
            board.clicked.emit(target)
            if not was_shown or board.latest_selection() is not before:
                return  # not seen before, so only selected; or committed by the click itself
        board.commit_requested.emit()

    def _take_space(self, repeated: bool) -> bool:
        board = self._board
        if board.animating:
            board.finish_animation()
            return True
        target = board.focus_target()
        if target is None or repeated:
            return repeated
        board.press(target)
        return True

    def choose_nth(self, index: int) -> bool:
        """Presses the n-th thing in reading order that begins an option."""
        board = self._board
        if board.selection is None:
            return False
        board.finish_animation()
        order = {piece.target: place for place, piece in enumerate(board.reading_order())}
        last = len(order)
        options = sorted(
            (option for option in board.selection.decision.options if option.targets),
            key=lambda option: order.get(option.targets[0], last),
        )
        if index >= len(options):
            return False
        target = options[index].targets[0]
        piece = board.pieces.get(target)
        if piece is not None and not piece.isHidden():
            piece.setFocus(Qt.FocusReason.ShortcutFocusReason)
        board.press(target)
        return True

    def _move_focus(self, direction: tuple[int, int]) -> bool:
        board = self._board
        here = board.current_piece()
        if here is None or board.focus_target() is None:
            board.take_focus(Qt.FocusReason.TabFocusReason)
            return True
        boxes = {piece.target: piece.box for piece in board.reading_order() if piece is not here}
        found = layout.nearest(here.box, boxes, direction)
        if found is not None:
            board.pieces[found].setFocus(Qt.FocusReason.TabFocusReason)
        return True
