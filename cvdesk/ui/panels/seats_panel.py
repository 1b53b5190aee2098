"""The seats beside the board: whose turn it is, what everybody has, the running scores."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cvdesk.control.session import Session
from cvdesk.engine.record import Seat
from cvdesk.i18n.catalog import current_language, text
from cvdesk.i18n.formats import number_text
from cvdesk.i18n.render import Names, plain
from cvdesk.ui import icons
from cvdesk.ui.context import Context
from cvdesk.ui.fit import SMALLEST, FittedText, fit_text, paint_fitted
from cvdesk.ui.panels.seat_chips import SUMMARIES, Chip, SeatSummary
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import FitLabel, SeatBadge


class ChipRow(QWidget):
    """Small marks that wrap into as many rows as they need."""

    HEIGHT, GAP = 24, 3

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._chips: tuple[Chip, ...] = ()
        self._names = Names()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        context.theme.changed.connect(self.updateGeometry)

    def set_chips(self, chips: tuple[Chip, ...], names: Names) -> None:
        """Shows other chips; `names` tell what cards in them are called."""
        if (chips, names) != (self._chips, self._names):
            self._chips, self._names = chips, names
            self.setVisible(bool(chips))
            self.updateGeometry()
            self.update()

    def _rects(self, width: int) -> list[QRect]:
        theme = self._context.theme
        metrics = QFontMetrics(theme.font("body", bold=True))
        height, gap = theme.px(self.HEIGHT), theme.px(self.GAP)
        rects, x, y, row = [], 0, 0, height
        for chip in self._chips:
            words = metrics.horizontalAdvance(self._words(chip))
            if chip.icon and words:
                words += theme.px(18)
            wide = min(max(theme.px(26), words + theme.px(8)), max(width, theme.px(26)))
            if x and x + wide > width:
                x, y, row = 0, y + row + gap, height
            tall = max(height, self._height(chip, wide))
            rects.append(QRect(x, y, wide, tall))
            x, row = x + wide + gap, max(row, tall)
        return rects

    def _fitted(self, chip: Chip, width: int) -> FittedText:
        """Breaks the words of a chip that is wider than its room into as many lines as they need."""
        theme = self._context.theme
        room = width - theme.px(6)
        font, most = theme.font("body", bold=True), 4 * theme.px(self.HEIGHT)
        return fit_text(self._words(chip), font, room, most, theme.px(SMALLEST))

    def _height(self, chip: Chip, width: int) -> int:
        if chip.icon:
            return 0
        fitted = self._fitted(chip, width)
        words = len(fitted.lines) * QFontMetricsF(fitted.font).lineSpacing()
        return round(words) + self._context.theme.px(6) if len(fitted.lines) > 1 else 0

    def _words(self, chip: Chip) -> str:
        """Returns what stands on a chip beside its icon, or without one."""
        if chip.icon:
            return number_text(chip.count, current_language()) if chip.count else ""
        return plain(chip.name, self._names)

    def hasHeightForWidth(self) -> bool:
        """Tells the layout to ask for the height."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Returns the height of all rows at a width."""
        rects = self._rects(width)
        return max((rect.bottom() + 1 for rect in rects), default=0)

    def sizeHint(self) -> QSize:
        """Returns the size at the present width."""
        return QSize(self._context.theme.px(120), self.heightForWidth(max(self.width(), 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wraps the chips anew."""
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the chips."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for chip, rect in zip(self._chips, self._rects(self.width()), strict=True):
            painter.setPen(QPen(theme.colour("ink"), theme.length(1.5)))
            painter.setBrush(theme.colour(chip.role))
            box = QRectF(rect).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(box, theme.length(5), theme.length(5))
            painter.setPen(theme.on(chip.role))
            if chip.icon:
                self._paint_icon(painter, chip, box)
            else:
                paint_fitted(painter, box, self._fitted(chip, rect.width()), theme.on(chip.role))

    def _paint_icon(self, painter: QPainter, chip: Chip, box: QRectF) -> None:
        theme, words = self._context.theme, self._words(chip)
        side = round(theme.length(16))
        left = box.left() + theme.length(4) if words else box.center().x() - side / 2
        icon = QRectF(left, box.center().y() - side / 2, side, side)
        icons.paint(painter, chip.icon, icon, theme.on(chip.role))
        painter.setFont(theme.font("body", bold=True))
        painter.drawText(
            box.adjusted(icon.right() - box.left(), 0, 0, 0), Qt.AlignmentFlag.AlignCenter, words
        )


class MarkRow(QWidget):
    """A few chips as small icons in one line, at the right end."""

    SIDE, GAP = 15, 5

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._chips: tuple[Chip, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self.updateGeometry)

    def set_chips(self, chips: tuple[Chip, ...]) -> None:
        """Shows other chips."""
        if chips != self._chips:
            self._chips = chips
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Returns the size that shows all of them."""
        px = self._context.theme.px
        wide = sum(self._width(chip) + px(self.GAP) for chip in self._chips)
        return QSize(wide, px(self.SIDE))

    def minimumSizeHint(self) -> QSize:
        """Returns the same: they are small enough."""
        return self.sizeHint()

    def _width(self, chip: Chip) -> int:
        metrics = QFontMetrics(self._context.theme.font("caption", bold=True))
        return self._context.theme.px(self.SIDE) + metrics.horizontalAdvance(self._count(chip))

    def _count(self, chip: Chip) -> str:
        return number_text(chip.count, current_language()) if chip.count else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints icons and counts, the last one at the right end."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setFont(theme.font("caption", bold=True))
        painter.setPen(theme.colour("ink"))
        side, right = theme.px(self.SIDE), self.width()
        for chip in reversed(self._chips):
            left = right - self._width(chip)
            box = QRectF(left, (self.height() - side) / 2, side, side)
            icons.paint(painter, chip.icon, box, theme.colour("ink"), theme.colour(chip.role))
            room = QRectF(box.right(), 0, right - box.right(), self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._count(chip))
            right = left - theme.px(self.GAP)


class SeatRow(QFrame):
    """One seat: badge, name, what plays there, running score and chips."""

    def __init__(self, context: Context, seat: Seat, index: int) -> None:
        super().__init__()
        self._context, self._seat = context, seat
        self.index = index
        self._active = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.badge = SeatBadge(context, seat.colour, seat.name, size=30)
        self.name = FitLabel(context, seat.name, role="ui", bold=True)
        self.note = FitLabel(context, role="caption", colour="muted")
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.score = FitLabel(context, role="seat", align=right)
        self.standing = FitLabel(context, role="ui", bold=True, align=right)
        self.marks = MarkRow(context)
        self.chips = ChipRow(context)
        self.chips.hide()
        spacing = Spacing(context.theme, self)
        outer = spacing.of(QVBoxLayout(self), (10, 5, 8, 5), 4)
        head = spacing.of(QHBoxLayout(), gap=8)
        words = spacing.of(QVBoxLayout(), gap=0)
        words.addWidget(self.name)
        words.addWidget(self.note)
        head.addWidget(self.badge)
        head.addLayout(words, 1)
        head.addWidget(self.score)
        beside = spacing.of(QVBoxLayout(), gap=0)
        beside.addWidget(self.standing)
        beside.addWidget(self.marks)
        head.addLayout(beside)
        outer.addLayout(head)
        outer.addWidget(self.chips)

    def show_summary(self, summary: SeatSummary, names: Names, active: bool, state: str) -> None:
        """Shows what the seat has; `state` is what it does now, as text."""
        self._active = active
        is_beside = summary.standing is not None
        self.chips.set_chips(() if is_beside else summary.chips, names)
        self.marks.set_chips(summary.chips if is_beside else ())
        standing = plain(summary.standing, names) if summary.standing is not None else ""
        self.standing.setText(standing)
        points = summary.score
        self.score.setText("" if points is None else number_text(points, current_language()))
        for widget, shown in (
            (self.standing, is_beside),
            (self.marks, is_beside),
            (self.score, not is_beside),
        ):
            widget.setVisible(shown)
        held = text(summary.held, count=summary.count)
        kind = text("table-seat-human") if self._seat.is_human else self._level()
        self.note.setText(state or text("table-seat-note", kind=kind, held=held))
        chips = ", ".join(plain(chip.name, names) for chip in summary.chips)
        self.setAccessibleName(self._seat.name)
        parts = [kind, state, standing, held, chips]
        if summary.score is not None:
            parts.append(text("table-seat-score", points=summary.score))
        self.setAccessibleDescription(". ".join(part for part in parts if part))
        self.update()

    def _level(self) -> str:
        known = self._seat.level in ("calm", "steady", "sharp", "random")
        return text(f"bot-level-{self._seat.level}") if known else self._seat.level

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the paper under the row; the active seat has a bar at its side, not only a colour."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        focused = self.hasFocus()
        line = theme.colour("focus" if focused else "ink" if self._active else "line")
        painter.setPen(QPen(line, theme.length(3 if focused else 2 if self._active else 1)))
        painter.setBrush(theme.colour("selected" if self._active else "paper"))
        painter.drawRoundedRect(box, theme.length(8), theme.length(8))
        if self._active:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            bar = QRectF(box.left() + 1, box.top() + theme.px(8), theme.px(4), box.height() - theme.px(16))
            painter.drawRoundedRect(bar, 2, 2)


class SeatsPanel(Translatable, QWidget):
    """A row for every seat, in turn order."""

    resized = Signal()
    """The rows need another height."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._session: Session | None = None
        self.rows: list[SeatRow] = []
        self._layout = Spacing(context.theme, self).of(QVBoxLayout(self), gap=4)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets all texts."""
        self.setAccessibleName(text("table-seats-name"))
        self.sync()

    def open(self, session: Session) -> None:
        """Shows the seats of another session."""
        self._session = session
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [SeatRow(self._context, seat, index) for index, seat in enumerate(session.seats)]
        for row in self.rows:
            self._layout.addWidget(row)
        self.sync()

    def sync(self) -> None:
        """Shows what everybody has now, or had at the moment that is looked at."""
        session = self._session
        if session is None:
            return
        summarise = SUMMARIES[session.match.record.game]
        view = session.open_view
        for row in self.rows:
            active = view.actor == row.index
            busy = active and session.thinking and session.shown_index is None
            state = text("table-seat-thinking") if busy else text("table-seat-turn") if active else ""
            row.show_summary(summarise(view, row.index), session.names, active, state)
        self.resized.emit()

    def height_for(self, width: int) -> int:
        """Returns the height that all rows need at a width."""
        wrapped = self._layout.totalHeightForWidth(width)
        # without chips nothing wraps, and the layout has no such height
        return wrapped if wrapped >= 0 else self._layout.totalSizeHint().height()

    def anchor(self, seat: int) -> QPoint:
        """Returns the global position of a seat's row, where taken things fly to."""
        row = self.rows[seat]
        return row.mapToGlobal(row.rect().center())


class SeatScroll(QScrollArea):
    """Gives the seats the height they need, up to a share of the column, then scrolls."""

    SHARE = 0.62

    def __init__(self, seats: SeatsPanel) -> None:
        super().__init__()
        self._seats = seats
        self.setWidget(seats)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._fit)
        seats.resized.connect(self.fit_soon)

    def fit_soon(self) -> None:
        """Takes the height of all rows, as far as the column has room, once the layout has settled."""
        # A layout that is at work ignores a new hint, so this waits for it.
        self._timer.start()

    def _fit(self) -> None:
        column = self.parentWidget()
        needed = self._seats.height_for(max(self.viewport().width(), 1))
        most = round(column.height() * self.SHARE) if column is not None else needed
        self.setFixedHeight(max(0, min(needed, most)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Asks for another height when the rows wrap at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit_soon()


class SideColumn(QWidget):
    """A column whose seats take another height when it grows or shrinks."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lets the seats fit into the new height."""
        super().resizeEvent(event)
        for scroll in self.findChildren(SeatScroll):
            scroll.fit_soon()
