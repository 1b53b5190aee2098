"""What would come of a choice in CV: links from what pays to the card, warnings, and a bubble."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cvdesk.engine.decision import Option, Target
from cvdesk.games.cv.cards import ONE, WILD, pack_counts, unpack
from cvdesk.games.cv.preview import unpaid_after
from cvdesk.games.cv.view import CvView, state_of
from cvdesk.ui.board.cv_pieces import CardPiece
from cvdesk.ui.board.cv_pool import Payment, payment
from cvdesk.ui.board.cv_symbols import SYMBOL_WORDS
from cvdesk.ui.board.layout import Box, Point
from cvdesk.ui.board.overlay import Bubble
from cvdesk.ui.theme import Theme

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard

_PAYING = ("take", "luck")


@frozen
class Link:
    """A line from what pays to what is paid for."""

    start: Point
    end: Point
    colour: str


class LinkLayer(QWidget):
    """Paints links over the whole board."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.links: tuple[Link, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def set_links(self, links: Sequence[Link]) -> None:
        """Shows other links."""
        if tuple(links) != self.links:
            self.links = tuple(links)
            self.setVisible(bool(links))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints all links with a rim that sets them off from the cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        length = self._theme.length
        for link in self.links:
            start, end = QPointF(*link.start), QPointF(*link.end)
            middle = (start.y() + end.y()) / 2
            line = QPainterPath(start)
            line.cubicTo(QPointF(start.x(), middle), QPointF(end.x(), middle), end)
            for role, width in (("ink", 5.4), (link.colour, 3.0)):
                pen = QPen(self._theme.colour(role), length(width))
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.strokePath(line, pen)
            painter.setPen(QPen(self._theme.colour("ink"), length(1.2)))
            painter.setBrush(self._theme.colour(link.colour))
            for spot in (start, end):
                painter.drawEllipse(spot, length(3.6), length(3.6))


class CvPreview:
    """Shows links, warnings and the bubble of a board."""

    def __init__(self, board: CvBoard) -> None:
        self._board = board
        self._layer = LinkLayer(board.context.theme, board)
        self._bubble = Bubble(board.context.theme, board)

    @property
    def words(self) -> str:
        """What the bubble says; empty when it is not shown."""
        return self._bubble.words

    @property
    def links(self) -> tuple[Link, ...]:
        """The links that are shown."""
        return self._layer.links

    def resize(self) -> None:
        """Covers the whole board."""
        self._layer.resize(self._board.size())

    def lift(self) -> None:
        """Lifts links and bubble above the pieces."""
        self._layer.raise_()
        self._bubble.raise_()

    def show(self, options: tuple[Option, ...]) -> None:
        """Shows what would come of a single option; several, or none, show what stands now."""
        view = self._board.view
        if not isinstance(view, CvView) or self._board.names.rules is None:
            return
        option = options[0] if len(options) == 1 else None
        paying = option is not None and option.action.kind in _PAYING
        paid = self._payment(view, option) if option is not None and paying else None
        self._layer.set_links(self._links(option, paid) if option is not None and paid is not None else ())
        self._warn(view, paid)
        if option is not None and option.detail is not None and option.targets:
            self._show_bubble(option)
        else:
            self._bubble.clear()

    def _payment(self, view: CvView, option: Option) -> Payment:
        card = option.action.args[0]
        cost = self._board.words.cards.cost[card] - sum(
            ONE[symbol] for other, symbol in view.struck if other == card
        )
        return payment(view, unpack(cost), luck=option.action.kind == "luck")

    def _links(self, option: Option, paid: Payment) -> list[Link]:
        board = self._board
        card = board.pieces.get(Target("display", option.action.args[0]))
        view = board.view
        if card is None or card.isHidden() or not isinstance(view, CvView):
            return []
        links: list[tuple[Point, str]] = []
        for slot in paid.dice:
            die = board.table.dice[slot]
            word = SYMBOL_WORDS[max(die.face, 0)]
            links.append((Point(die.box.centre.x, die.box.y + board.length(4)), f"symbol.{word}"))
        for symbol, number in enumerate(paid.tokens):
            token = board.table.tokens[symbol]
            word = "money" if symbol == WILD else SYMBOL_WORDS[symbol]
            for copy in range(number):
                x = token.box.centre.x + board.length(4) * (copy - (number - 1) / 2)
                links.append((Point(x, token.box.y + board.length(4)), f"symbol.{word}"))
        foot = card.box.bottom - board.length(1)
        spread = card.box.width / (len(links) + 1)
        ends = [Point(card.box.x + spread * (place + 1), foot) for place in range(len(links))]
        order = sorted(range(len(links)), key=lambda place: links[place][0].x)
        return [Link(links[place][0], ends[rank], links[place][1]) for rank, place in enumerate(order)]

    def _warn(self, view: CvView, paid: Payment | None) -> None:
        """Marks the active cards whose upkeep could not be paid any more (CV 5.2)."""
        board = self._board
        poor: set[int] = set()
        deciding = board.decision is not None and board.decision.kind == "cv.choose"
        terms = board.words.rules.terms
        if deciding and terms.pays_first:
            pool = list(view.pool)
            if paid is not None:
                for slot in paid.dice:
                    pool[max(board.table.dice[slot].face, 0)] -= 1
                pool = [have - spent for have, spent in zip(pool, paid.tokens, strict=True)]
            hopeless, enough = unpaid_after(terms, state_of(view), pack_counts(pool))
            due = view.due if not enough else ()
            poor = {*hopeless, *due}
        for target, piece in board.pieces.items():
            if target.zone == "card" and isinstance(piece, CardPiece):
                piece.set_shown(warning=target.id in poor)

    def _show_bubble(self, option: Option) -> None:
        board = self._board
        assert option.detail is not None
        piece = next(
            (board.pieces[target] for target in reversed(option.targets) if target in board.pieces), None
        )
        if piece is None or piece.isHidden():
            self._bubble.clear()
            return
        clear = [each.box for each in board.usable_pieces() for _ in range(3)]
        area = Box(0, 0, board.width(), board.height())
        self._bubble.show_beside(board.words.say(option.detail), piece.box, clear, area)
