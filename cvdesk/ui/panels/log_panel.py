"""The log beside the board: who did what, by which rule; a click shows that moment."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cvdesk.control.session import Session
from cvdesk.engine.match import LogEntry
from cvdesk.i18n.catalog import text
from cvdesk.ui import icons
from cvdesk.ui.context import Context
from cvdesk.ui.panels.log_model import LogModel, Role
from cvdesk.ui.translatable import Translatable

AnyIndex = QModelIndex | QPersistentModelIndex

CHIP = 24
"""The least height of what can be clicked in a row, at scale 100 %."""


class LogDelegate(QStyledItemDelegate):
    """Paints a row: turn heading, badge, sentence, the rule it follows and a question mark for "why?"."""

    def __init__(self, context: Context, view: QListView) -> None:
        super().__init__(view)
        self._theme, self._view = context.theme, view
        self.session: Session | None = None
        self._heights: dict[tuple[int, bool, bool, bool, bool], tuple[LogEntry, int]] = {}
        """By entry and by what changes of its row: the list asks for all of them at every new line."""
        self._heights_for: tuple[object, ...] = ()

    # ---- geometry

    def _text_rect(self, row: QRect, heading: bool) -> QRect:
        px = self._theme.px
        top = px(24) if heading else px(4)
        return row.adjusted(px(30), top, -px(8), -px(4))

    def _wrap(self, sentence: str, width: int) -> tuple[int, int]:
        """Returns the height of a wrapped sentence and the width of its last line."""
        layout = QTextLayout(sentence, self._theme.font("body"))
        layout.beginLayout()
        height, last = 0.0, 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            height += line.height()
            last = line.naturalTextWidth()
        layout.endLayout()
        return ceil(height), ceil(last)

    def _rule_width(self, index: AnyIndex) -> int:
        label = index.data(Role.RULE_LABEL)
        metrics = QFontMetrics(self._theme.font("caption"))
        return int(metrics.horizontalAdvance(label)) + self._theme.px(8) if label else 0

    def _chips_width(self, index: AnyIndex) -> int:
        return self._rule_width(index) + (self._theme.px(CHIP) if index.data(Role.HAS_WHY) else 0)

    def rule_rect(self, row: QRect, index: AnyIndex) -> QRect:
        """Returns where the rule of a row can be clicked; empty when it cites none."""
        width = self._rule_width(index)
        height = self._theme.px(CHIP)
        if not width:
            return QRect()
        return QRect(row.right() - self._theme.px(4) - width, row.bottom() - height + 1, width, height)

    def why_rect(self, row: QRect, index: AnyIndex) -> QRect:
        """Returns where "why?" of a row can be clicked; empty when no bot chose there."""
        if not index.data(Role.HAS_WHY):
            return QRect()
        size = self._theme.px(CHIP)
        left = row.right() - self._theme.px(4) - self._rule_width(index) - size
        return QRect(left, row.bottom() - size + 1, size, size)

    def forget_heights(self) -> None:
        """Measures all rows anew when they are asked for."""
        self._heights.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Returns the size that the wrapped sentence needs, its chips after it or below."""
        width, session = self._view.viewport().width(), self.session
        if session is None:
            return QSize(width, self._height(width, index))
        seen = (width, self._theme.px(1000))
        if seen != self._heights_for:
            self._heights_for = seen
            self._heights.clear()
        model = self._view.model()
        assert isinstance(model, LogModel)
        entry, heading = model.entry(index.row()), model.is_first_of_turn(index.row())
        at, secret = entry.index, entry.event.audience is not None
        whole = not secret or session.seen(entry.event) is entry.event
        key = (id(entry), heading, session.has_why(at), at in session.auto_played, whole)
        known = self._heights.get(key)
        if known is None:
            # the entry itself is kept, so that no other one can take over its identity
            known = self._heights[key] = (entry, self._height(width, index))
        return QSize(width, known[1])

    def _height(self, width: int, index: AnyIndex) -> int:
        px = self._theme.px
        area = self._text_rect(QRect(0, 0, width, 0), False)
        height, last = self._wrap(index.data(Qt.ItemDataRole.DisplayRole), area.width())
        chips = self._chips_width(index)
        below = px(18) if chips and last + chips > area.width() else 0
        heading = px(20) if index.data(Role.FIRST_OF_TURN) else 0
        return max(px(CHIP), height + px(8)) + below + heading

    # ---- painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paints the row."""
        theme, row = self._theme, option.rect
        heading = bool(index.data(Role.FIRST_OF_TURN))
        entry: LogEntry = index.data(Role.ENTRY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if heading:
            self._paint_heading(painter, row, index.data(Role.HEADING))
        body = row.adjusted(theme.px(2), theme.px(20) if heading else 0, -theme.px(2), 0)
        shown = bool(index.data(Role.SHOWN))
        self._paint_ground(painter, body, option, shown)
        self._paint_badge(painter, body, entry.event.player)
        painter.setFont(theme.font("body"))
        painter.setPen(theme.on("amber") if shown else theme.colour("ink"))
        sentence = index.data(Qt.ItemDataRole.DisplayRole)
        painter.drawText(self._text_rect(row, heading), Qt.TextFlag.TextWordWrap, sentence)
        self._paint_chips(painter, row, index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, row: QRect, heading: str) -> None:
        px = self._theme.px
        area = QRect(row.left() + px(8), row.top(), row.width() - px(16), px(20))
        painter.setFont(self._theme.font("caption", bold=True))
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, heading)
        used = painter.fontMetrics().horizontalAdvance(heading) + px(8)
        painter.setPen(QPen(self._theme.colour("line"), 1))
        painter.drawLine(area.left() + used, area.center().y(), area.right(), area.center().y())

    def _paint_ground(
        self, painter: QPainter, body: QRect, option: QStyleOptionViewItem, shown: bool
    ) -> None:
        theme = self._theme
        states = QStyle.StateFlag
        focused = bool(option.state & states.State_HasFocus) and self._view.hasFocus()
        if shown:
            painter.fillRect(body, theme.colour("amber"))
        elif option.state & states.State_MouseOver:
            painter.fillRect(body, theme.colour("hover"))
        if focused:
            painter.setPen(QPen(theme.colour("focus"), theme.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(body).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)

    def _paint_badge(self, painter: QPainter, body: QRect, player: int) -> None:
        px, theme = self._theme.px, self._theme
        area = QRectF(body.left() + px(6), body.top() + px(4), px(16), px(16))
        if player < 0 or self.session is None:
            icons.paint(painter, "die", area, theme.colour("muted"))
            return
        colour = self.session.seats[player].colour
        icons.paint(painter, theme.shape(colour), area, theme.colour("ink"), theme.colour(f"player.{colour}"))

    def _paint_chips(self, painter: QPainter, row: QRect, index: AnyIndex) -> None:
        theme = self._theme
        colour = theme.on("amber") if index.data(Role.SHOWN) else theme.colour("accent")
        rule = self.rule_rect(row, index)
        painter.setFont(theme.font("caption"))
        if not rule.isEmpty():
            painter.setPen(colour)
            painter.drawText(rule, Qt.AlignmentFlag.AlignCenter, index.data(Role.RULE_LABEL))
        why = self.why_rect(row, index)
        if not why.isEmpty():
            side = theme.px(16)
            icon = QRectF(why.center().x() - side / 2, why.center().y() - side / 2, side, side)
            icons.paint(painter, "why", icon, colour)


class LogView(QListView):
    """The list of log rows."""

    look_wanted = Signal(int)
    rule_wanted = Signal(str)
    why_wanted = Signal(int)

    def __init__(self, context: Context, model: LogModel) -> None:
        super().__init__()
        self._context = context
        self.setModel(model)
        self.delegate = LogDelegate(context, self)
        self.setItemDelegate(self.delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._on_menu_wanted)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Opens the rule or the reasons that were clicked, else shows that moment."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        row, point = self.visualRect(index), event.position().toPoint()
        if self.delegate.rule_rect(row, index).contains(point):
            self.rule_wanted.emit(index.data(Role.RULE))
        elif self.delegate.why_rect(row, index).contains(point):
            self.why_wanted.emit(index.data(Role.ENTRY).index)
        else:
            self.look_wanted.emit(index.data(Role.ENTRY).index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows that moment, F1 its rule, F4 the reasons, Ctrl+C copies the log."""
        index = self.currentIndex()
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.look_wanted.emit(index.data(Role.ENTRY).index)
        elif index.isValid() and event.key() == Qt.Key.Key_F1 and index.data(Role.RULE):
            self.rule_wanted.emit(index.data(Role.RULE))
        elif index.isValid() and event.key() == Qt.Key.Key_F4 and index.data(Role.HAS_WHY):
            self.why_wanted.emit(index.data(Role.ENTRY).index)
        else:
            super().keyPressEvent(event)

    def _on_menu_wanted(self, point: QPoint) -> None:
        index = self.indexAt(point)
        if not index.isValid():
            return
        entry: LogEntry = index.data(Role.ENTRY)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(text("table-log-menu-look")).triggered.connect(
            lambda: self.look_wanted.emit(entry.index)
        )
        if rule := index.data(Role.RULE):
            label = text("table-log-menu-rule", rule=index.data(Role.RULE_LABEL))
            menu.addAction(label).triggered.connect(lambda: self.rule_wanted.emit(rule))
        if index.data(Role.HAS_WHY):
            menu.addAction(text("table-log-menu-why")).triggered.connect(
                lambda: self.why_wanted.emit(entry.index)
            )
        menu.addSeparator()
        menu.addAction(text("table-log-menu-copy")).triggered.connect(self.copy_all)
        menu.popup(self.viewport().mapToGlobal(point))

    def copy_all(self) -> None:
        """Puts the whole log on the clipboard as text."""
        model = self.model()
        assert isinstance(model, LogModel)
        QGuiApplication.clipboard().setText(model.as_text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wraps the sentences anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class LogPanel(Translatable, QWidget):
    """The log, kept at its end unless somebody scrolls back."""

    look_wanted = Signal(int)
    rule_wanted = Signal(str)
    why_wanted = Signal(int)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LogModel(self)
        self.list = LogView(context, self.model)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list)
        self.list.look_wanted.connect(self.look_wanted)
        self.list.rule_wanted.connect(self.rule_wanted)
        self.list.why_wanted.connect(self.why_wanted)
        self._follows = True
        self._looked = False
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._on_range_changed)
        context.theme.changed.connect(self.list.scheduleDelayedItemsLayout)
        self.setFocusProxy(self.list)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the texts; the rows make theirs when they are painted."""
        self.list.setAccessibleName(text("table-log-name"))
        self.list.delegate.forget_heights()
        self.model.refresh()
        self.list.scheduleDelayedItemsLayout()

    def open(self, session: Session) -> None:
        """Shows the log of another session."""
        self.list.delegate.session = session
        self.list.delegate.forget_heights()
        self.model.set_session(session)
        self._follows, self._looked = True, False
        self.list.scrollToBottom()

    def sync(self) -> None:
        """Takes over new entries; goes to the moment that is looked at, or back from it to the present."""
        follows = self._follows or self._looked
        self.model.reload()
        shown = self._shown_row()
        self._looked = shown is not None
        if shown is not None:
            self.list.scrollTo(self.model.index(shown), QAbstractItemView.ScrollHint.PositionAtCenter)
        elif follows:
            self._follows = True
            self.list.scrollToBottom()

    def _on_scrolled(self, value: int) -> None:
        self._follows = value >= self.list.verticalScrollBar().maximum() - 4

    def _on_range_changed(self, _least: int, most: int) -> None:
        """Keeps the end in sight when the list grows, or has less room as seats get rows of tiles."""
        if self._follows:
            self.list.verticalScrollBar().setValue(most)

    def take_focus(self) -> None:
        """Gives the keyboard to the line that had it last, at first to the newest."""
        if not self.list.currentIndex().isValid() and self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(self.model.rowCount() - 1))
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _shown_row(self) -> int | None:
        """Returns the last row of the moment that is looked at; None at the present."""
        session = self.list.delegate.session
        index = session.shown_index if session is not None else None
        return None if index is None else self.model.last_row_until(index)

    def last_choice(self) -> int | None:
        """Returns the record of the last line that can tell why; None when there is none."""
        rows = range(self.model.rowCount() - 1, -1, -1)
        entries = (self.model.entry(row) for row in rows if self.model.index(row).data(Role.HAS_WHY))
        return next((entry.index for entry in entries), None)
