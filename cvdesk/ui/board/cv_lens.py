"""A card held close to the eyes: large, with all that it does in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cvdesk.engine.decision import Target
from cvdesk.ui.board.brush import Brush
from cvdesk.ui.board.cv_faces import Badge, Face, paint_frame, paint_paper, paint_track_card, smallest
from cvdesk.ui.fit import FittedText, fit_text, paint_fitted

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard

_ZOOM = 1.7
_CARD = (106.0, 156.0)
_WORDS = 210.0
_MARGIN = 14.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
ZONES = ("display", "card", "draft", "hand", "goal")


class CardLens(QWidget):
    """Shows one card over the board until something else is done."""

    def __init__(self, board: CvBoard) -> None:
        super().__init__(board)
        self._board = board
        self._face: Face | None = None
        self._words = ""
        self._target: Target | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_target(self, target: Target) -> bool:
        """Shows the card that a target is, or hides it again; returns whether it is a card at all."""
        board = self._board
        piece = board.pieces.get(target)
        again = not self.isHidden() and target == self._target
        self.hide()
        if target.zone not in ZONES or piece is None:
            return False
        if again or getattr(piece, "face", None) is None:
            return True
        self._target = target
        self._face = board.words.face(target.id)
        card = board.words.cards[target.id]
        price = [] if target.zone == "goal" or card.number <= 12 else board.words.price(card)
        self._words = "\n".join([*price, *board.words.effect_lines(target.id)])
        self.setAccessibleName(piece.accessibleName())
        self.setAccessibleDescription(self._words)
        self._place(board)
        self.show()
        self.raise_()
        return True

    def _place(self, board: CvBoard) -> None:
        length = board.length
        width = length(_CARD[0] * _ZOOM + _WORDS + 3 * _MARGIN)
        height = length(_CARD[1] * _ZOOM + 2 * _MARGIN)
        x = max(0.0, (board.width() - width) / 2)
        y = max(0.0, (board.height() - height) / 2)
        self.setGeometry(round(x), round(y), round(width), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the card and, beside it, its words."""
        if self._face is None:
            return
        board = self._board
        theme, zoom = board.context.theme, board.layout_.zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = Brush(theme, zoom)
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -3)
        shape = paint_paper(painter, brush, sheet, theme.colour("raised"))
        paint_frame(painter, brush, shape)
        margin = brush.length(_MARGIN)
        card = QRectF(
            sheet.left() + margin,
            sheet.top() + margin,
            brush.length(_CARD[0] * _ZOOM),
            brush.length(_CARD[1] * _ZOOM) - margin / 4,
        )
        large = Brush(theme, zoom * _ZOOM)
        paint_track_card(painter, large, card, self._face, Badge(), fill=theme.colour("paper"))
        words = QRectF(card.right() + margin, card.top(), sheet.right() - card.right() - 2 * margin, 0)
        words.setBottom(card.bottom())
        title = self._fitted(self._face.title, 17, words, bold=True)
        paint_fitted(painter, words, title, theme.colour("ink"), _LEFT)
        used = len(title.lines) * QFontMetricsF(title.font).lineSpacing() + brush.length(10)
        rest = words.adjusted(0, used, 0, 0)
        paint_fitted(painter, rest, self._fitted(self._words, 14, rest), theme.colour("ink"), _LEFT)

    def _fitted(self, words: str, size: float, rect: QRectF, *, bold: bool = False) -> FittedText:
        brush = Brush(self._board.context.theme, self._board.layout_.zoom)
        font = brush.theme.font_of_pixels(round(brush.length(size)), bold=bold)
        return fit_text(words, font, rect.width(), rect.height(), smallest(brush))
