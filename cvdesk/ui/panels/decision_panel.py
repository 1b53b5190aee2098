"""Every legal move as text: made from the decision alone, for keyboards and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cvdesk.control.session import Session
from cvdesk.engine.decision import Option
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import plain
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import SecondaryButton

_OPTION = Qt.ItemDataRole.UserRole


class WholeText(QStyledItemDelegate):
    """Makes a row as high as its sentence needs, however many lines that are."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Returns the size of the wrapped sentence at the width of the list."""
        styled = QStyleOptionViewItem(option)
        self.initStyleOption(styled, index)
        whole = super().sizeHint(option, index)
        styled.rect = QRect(0, 0, self._view.viewport().width(), whole.height())
        part, style = QStyle.SubElement.SE_ItemViewItemText, self._view.style()
        room = style.subElementRect(part, styled, self._view)
        # the style paints its text with a margin on both sides of that part
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self._view) + 1
        flags = Qt.TextFlag.TextWordWrap
        needed = styled.fontMetrics.boundingRect(0, 0, room.width() - 2 * margin, 0, flags, styled.text)
        return QSize(room.width(), needed.height() + whole.height() - room.height() + margin)


class DecisionPanel(Translatable, QWidget):
    """The move list: type to filter, Enter plays, moving through it previews on the board."""

    closed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._asked_by: int | None = None
        self._choosing = False
        self.heading = QLabel()
        self.heading.setProperty("role", "prompt")
        self.heading.setWordWrap(True)
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._fill)
        self.filter.installEventFilter(self)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setItemDelegate(WholeText(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._on_current_changed)
        self.list.itemActivated.connect(self._on_activated)
        self.list.installEventFilter(self)
        self.empty = QLabel()
        self.empty.setWordWrap(True)
        self.empty.setProperty("role", "muted")
        self.back = SecondaryButton(context, "table-moves-close", icon_name="back")
        self.back.clicked.connect(self.closed)
        layout = Spacing(context.theme, self).of(QVBoxLayout(self), (0, 6, 8, 6), 6)
        for widget in (self.heading, self.filter, self.empty):
            layout.addWidget(widget)
        layout.addWidget(self.list, 1)
        layout.addStretch(0)
        layout.addWidget(self.back)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets all texts, those of the moves included."""
        self.filter.setPlaceholderText(text("table-moves-filter"))
        self.filter.setAccessibleName(text("table-moves-filter"))
        self.list.setAccessibleName(text("table-moves-name"))
        self.sync()

    def open(self, session: Session) -> None:
        """Shows the moves of another session."""
        self._session = session
        self.filter.clear()
        self.sync()

    def sync(self) -> None:
        """Shows the moves of the decision that is open now."""
        session = self._session
        self.heading.setText(plain(session.prompt, session.names) if session else "")
        self._fill()

    def start(self) -> None:
        """Lists all moves, and puts the keyboard into the list."""
        self.filter.clear()
        self.take_focus()

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard is somewhere in the list of moves."""
        focus = self.window().focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def take_focus(self) -> None:
        """Puts the keyboard into the list, on the first move; who asks for it may see it."""
        self._asked_by = self._session.screen.seat if self._session else None
        self.sync()
        if self.list.count():
            self.list.setCurrentRow(0)
            self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._on_current_changed(self.list.currentItem())
        else:
            self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _fill(self) -> None:
        session = self._session
        options = session.decision.options if session and session.decision else ()
        if session is not None and session.screen.masked and session.screen.seat != self._asked_by:
            options = ()  # they would tell which events somebody holds
        words = self.filter.text().casefold().split()
        row = max(0, self.list.currentRow())
        self.list.blockSignals(True)
        self.list.clear()
        for option in options:
            label = self._label(option)
            if all(word in label.casefold() for word in words):
                item = QListWidgetItem(label)
                item.setData(_OPTION, option)
                self.list.addItem(item)
        if self.list.hasFocus() and self.list.count():
            self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.list.blockSignals(False)
        self.empty.setText(text("table-moves-none" if options else "table-moves-not-yours"))
        self.empty.setVisible(self.list.count() == 0)
        self._on_current_changed(self.list.currentItem())

    def _label(self, option: Option) -> str:
        assert self._session is not None
        names = self._session.names
        label = plain(option.label, names)
        if option.detail is None:
            return label
        return text("table-moves-line", move=label, consequence=plain(option.detail, names))

    def _on_current_changed(self, item: QListWidgetItem | None) -> None:
        if item is not None and self._session is not None and self.list.hasFocus():
            self._session.choose(item.data(_OPTION))

    def _on_activated(self, item: QListWidgetItem) -> None:
        if self._session is not None:
            self._session.play_option(item.data(_OPTION))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lets Enter in the filter play the first move and the arrows reach the list."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                self.closed.emit()
                return True
            if watched is self.filter and self.list.count():
                return self._filter_key(event)
            if watched is self.list and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                # not every style activates an item on Enter
                self._on_activated(self.list.currentItem())
                return True
        return super().eventFilter(watched, event)

    def _filter_key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_activated(self.list.item(0))
            return True
        if event.key() == Qt.Key.Key_Down:
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            self.list.setCurrentRow(0)
            return True
        return False
