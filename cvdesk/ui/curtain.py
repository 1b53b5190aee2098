"""The curtain between two people at one computer: it shows who is next, and nothing of the table."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cvdesk.control.session import Session
from cvdesk.engine.match import LogEntry
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import plain
from cvdesk.ui.announce import announce
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import Card, FitLabel, Label, PrimaryButton, SeatBadge, SecondaryButton

DEAD_TIME = 400
"""Milliseconds during which nothing opens the curtain, so that no key meant for the table does."""
LINES = 8
"""How much of the recap is shown at first."""

_WIDTH, _STRIPE = 560, 26
_OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class RecapLine(QWidget):
    """One thing that happened, with the badge of who did it."""

    def __init__(self, context: Context, session: Session, entry: LogEntry) -> None:
        super().__init__()
        row = Spacing(context.theme, self).of(QHBoxLayout(self), gap=8)
        player = entry.event.player
        if 0 <= player < len(session.seats):
            seat = session.seats[player]
            row.addWidget(SeatBadge(context, seat.colour, seat.name, size=18), 0, Qt.AlignmentFlag.AlignTop)
        else:
            row.addSpacing(context.theme.px(26))
        self.label = Label(context, wrap=True)
        self.label.setText(plain(entry.event.message, session.names))
        row.addWidget(self.label, 1)


class Curtain(Translatable, QWidget):
    """Covers its parent until the next person says to be there."""

    opened = Signal()
    """The person for whom it fell is at the screen."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.context = context
        self.dead_time = DEAD_TIME
        self._session: Session | None = None
        self._seat = 0
        self._entries: list[LogEntry] = []
        self._expanded = False
        self._since = QElapsedTimer()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build()
        parent.installEventFilter(self)
        context.theme.changed.connect(self._on_theme_changed)
        self.hide()
        self.start_texts()

    def _build(self) -> None:
        context = self.context
        spacing = Spacing(context.theme, self)
        self.card = Card()
        self.badge = SeatBadge(context, size=64)
        self.title = FitLabel(context, role="title", lines=2)
        self.heading = FitLabel(context, role="caption", colour="muted")
        self.lines = QWidget()
        self._list = spacing.of(QVBoxLayout(self.lines), gap=4)
        self.area = QScrollArea()
        self.area.setWidget(self.lines)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more = SecondaryButton(context)
        self.button = PrimaryButton(context, icon_name="eye")
        for button in (self.more, self.button):
            button.setAutoDefault(False)
            button.installEventFilter(self)
        self.more.clicked.connect(self._on_more)
        self.button.clicked.connect(self.open_now)
        head = spacing.of(QHBoxLayout(), gap=16)
        head.addWidget(self.badge)
        head.addWidget(self.title, 1)
        foot = spacing.of(QHBoxLayout(), gap=8)
        foot.addWidget(self.more)
        foot.addStretch(1)
        foot.addWidget(self.button)
        column = spacing.of(QVBoxLayout(self.card), (24, 20, 20, 16), 10)
        column.addLayout(head)
        column.addWidget(self.heading)
        column.addWidget(self.area, 1)
        column.addLayout(foot)
        self.card.setParent(self)

    def retranslate(self) -> None:
        """Sets all texts."""
        if self._session is not None:
            self._fill(self._session)

    # ---- up and down

    def rise(self, session: Session, seat: int) -> None:
        """Covers everything at once and asks for a person; nothing of the table is behind it any more."""
        self._session, self._seat, self._expanded = session, seat, False
        self._entries = session.handover.recap(seat)
        self._fill(session)
        self._cover()
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._since.start()
        self.repaint()
        announce(self, self.title.text(), assertive=True)

    def fall(self) -> None:
        """Lets the table be seen again."""
        self._session, self._entries = None, []
        self._clear()
        self.hide()

    def open_now(self) -> None:
        """Opens, unless it has only just risen."""
        if not self.isHidden() and self._since.elapsed() >= self.dead_time:
            self.opened.emit()

    # ---- what it says

    def _fill(self, session: Session) -> None:
        seat = session.seats[self._seat]
        self.badge.set_seat(seat.colour, seat.name)
        self.title.setText(text("table-curtain-pass", player=seat.name))
        self.button.setText(text("table-curtain-open", player=seat.name))
        self.button.updateGeometry()
        shown = self._entries if self._expanded else _summary(self._entries)
        begun = session.handover.last_action(self._seat)
        heading = "table-curtain-recap" if begun else "table-curtain-start"
        self.heading.setText(text(heading if shown else "table-curtain-quiet"))
        self._clear()
        for entry in shown:
            self._list.addWidget(RecapLine(self.context, session, entry))
        self._list.addStretch(1)
        hidden = len(self._entries) - len(shown)
        self.more.setVisible(hidden > 0)
        self.more.setText(text("table-curtain-more", count=hidden))
        self.area.setVisible(bool(shown))
        self._cover()

    def _clear(self) -> None:
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _on_more(self) -> None:
        self._expanded = True
        if self._session is not None:
            self._fill(self._session)
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- covering

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        px = self.context.theme.px
        width = min(px(_WIDTH), self.width() - px(24))
        inner = width - px(44)
        recap = (
            self._list.heightForWidth(inner)
            if self._list.hasHeightForWidth()
            else self.lines.sizeHint().height()
        )
        base = px(64 + 20 + 16 + 48 + 20 + 40)
        height = min(self.height() - px(24), base + (recap if self.area.isVisibleTo(self.card) else 0))
        self.card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _on_theme_changed(self) -> None:
        self._cover()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the back of a card over everything."""
        theme = self.context.theme
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, theme.colour("desk"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("ribbon"), theme.length(3)))
        step = theme.length(_STRIPE)
        x = rect.left() - rect.height()
        while x < rect.right():
            painter.drawLine(round(x), round(rect.bottom()), round(x + rect.height()), round(rect.top()))
            x += step

    # ---- keys and clicks stop here

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the size of what it covers, and lets no repeated key press a button."""
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._cover()
        if watched is self.button and isinstance(event, QKeyEvent) and event.key() in _OPENING:
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self.open_now()
            return True
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Keeps the focus on its own buttons."""
        to = self.more if self.button.hasFocus() and not self.more.isHidden() else self.button
        to.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets no key through to the table."""
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Lets no key through to the table."""
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lets no click through to the table."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets no click through to the table."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Lets no wheel through to the table."""
        event.accept()


def _summary(entries: list[LogEntry]) -> list[LogEntry]:
    """Returns the last things that changed the table; dice and small steps wait behind a button."""
    if len(entries) <= LINES:
        return entries
    moving = [entry for entry in entries if entry.event.moves]
    return (moving or entries)[-LINES:]
