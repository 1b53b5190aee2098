"""The free area inside the spiral: how many tiles are left, and what the Wurminator may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cvdesk.i18n.catalog import locale_of
from cvdesk.i18n.formats import number_text
from cvdesk.ui import icons
from cvdesk.ui.board.layout import Box
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted

if TYPE_CHECKING:
    from cvdesk.ui.board.thats_life import LifeBoard

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class LifeCentre(QWidget):
    """Words and numbers beside the die."""

    def __init__(self, board: LifeBoard) -> None:
        super().__init__(board)
        self._board = board
        self._count = 0
        self._caption = ""
        self._status = ""
        self._urgent = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_status(self, count: int, words: tuple[str, str], status: str, urgent: bool) -> None:
        """Sets the number of tiles left, its words without and with it, and what the Wurminator may do.

        An empty `status` stands for a table without the Wurminator; `urgent` brings it out.
        """
        shown = (count, words[0], status, urgent)
        self.setAccessibleName(words[1])
        self.setAccessibleDescription(status)
        if shown != (self._count, self._caption, self._status, self._urgent):
            self._count, self._caption, self._status, self._urgent = shown
            self.update()

    def place(self, box: Box) -> None:
        """Moves it to a box of the board."""
        self.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the number, its words and the status."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        length, theme = self._board.length, self._board.context.theme
        row = QRectF(0, 0, self.width(), length(44))
        if not self._status:
            row.moveTop((self.height() - row.height()) / 2)
        number = number_text(self._count, locale_of())
        wide = length(52)
        painter.setPen(theme.colour("ink"))
        painter.setFont(self._board.font_of(34, bold=True))
        painter.drawText(
            QRectF(row.left(), row.top(), wide, row.height()),
            int(Qt.AlignmentFlag.AlignCenter),
            number,
        )
        words = row.adjusted(wide + length(6), 0, 0, 0)
        self._paint_words(painter, words, self._caption, "muted")
        if self._status:
            self._paint_status(painter, QRectF(0, self.height() - length(48), self.width(), length(48)))

    def _paint_status(self, painter: QPainter, row: QRectF) -> None:
        length, theme = self._board.length, self._board.context.theme
        side = length(40)
        area = QRectF(row.left() + length(6), row.center().y() - side / 2, side, side)
        icons.paint(painter, "wurm", area, theme.on("wurm"), theme.colour("wurm"))
        words = row.adjusted(length(58), 0, 0, 0)
        self._paint_words(painter, words, self._status, "ink" if self._urgent else "muted")

    def _paint_words(self, painter: QPainter, rect: QRectF, words: str, role: str) -> None:
        length, theme = self._board.length, self._board.context.theme
        font = self._board.font_of(13)
        fitted = fit_text(words, font, rect.width(), rect.height(), round(length(SMALLEST)))
        paint_fitted(painter, rect, fitted, theme.colour(role), _LEFT)
