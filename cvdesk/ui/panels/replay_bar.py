"""The bar of the replay page: back and forth through a match."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSlider, QStyle, QStyleOptionSlider, QWidget

from cvdesk.control.session import Session
from cvdesk.i18n.catalog import text
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import FitLabel, IconButton, SecondaryButton

_STEP = 900
"""Milliseconds between the moments of a running replay."""


class TimeSlider(QSlider):
    """A slider whose handle comes to where it is clicked, and can be drawn on from there."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Brings the handle below the pointer before it is taken."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part, style = QStyle.SubControl, self.style()
        groove, handle = (
            style.subControlRect(QStyle.ComplexControl.CC_Slider, option, each, self)
            for each in (part.SC_SliderGroove, part.SC_SliderHandle)
        )
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(point):
            at, room = point.x() - groove.x() - handle.width() // 2, groove.width() - handle.width()
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, room))
        super().mousePressEvent(event)


class ReplayBar(Translatable, QFrame):
    """Slider, step and play buttons over the moments of a session at which something happened."""

    left = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._context = context
        self._session: Session | None = None
        self._moments = [0]
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP)
        self._timer.timeout.connect(self._on_tick)
        self.leave = SecondaryButton(context, "table-replay-leave", icon_name="back")
        self.first = IconButton(context, "first", "table-replay-first")
        self.back = IconButton(context, "back", "table-replay-back")
        self.play = IconButton(context, "play", "table-replay-play")
        self.forward = IconButton(context, "forward", "table-replay-forward")
        self.slider = TimeSlider(Qt.Orientation.Horizontal)
        self.place = FitLabel(context, role="ui")
        layout = Spacing(context.theme, self).of(QHBoxLayout(self), (8, 2, 8, 2), 6)
        for widget in (self.leave, self.first, self.back, self.play, self.forward):
            layout.addWidget(widget)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.place)
        self.leave.clicked.connect(self.left)
        self.first.clicked.connect(lambda: self.go_to(0))
        self.back.clicked.connect(lambda: self.go_by(-1))
        self.forward.clicked.connect(lambda: self.go_by(1))
        self.play.clicked.connect(self.toggle_playing)
        self.slider.valueChanged.connect(self._on_slider)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets all texts."""
        self.slider.setAccessibleName(text("table-replay-slider"))
        playing = "pause" if self.playing else "play"
        self.play.set_icon_name(playing)
        self.play.set_label(text(f"table-replay-{playing}"))
        self.sync()

    @property
    def playing(self) -> bool:
        """Whether the replay runs by itself."""
        return self._timer.isActive()

    @property
    def shown(self) -> int:
        """The number of records before the moment that is shown."""
        session = self._session
        if session is None:
            return 0
        return session.match.index if session.shown_index is None else session.shown_index

    @property
    def _place(self) -> int:
        """The place of what is shown among the moments."""
        return bisect_right(self._moments, self.shown) - 1

    def open(self, session: Session) -> None:
        """Moves through another session, from its beginning."""
        self._timer.stop()
        self._session = session
        match = session.match
        start = match.first_decision
        self._moments = sorted({start, match.index} | {at.index for at in match.log if at.index > start})
        self.slider.blockSignals(True)
        self.slider.setRange(0, len(self._moments) - 1)
        self.slider.blockSignals(False)
        session.changed.connect(self.sync)
        self.go_to(start)
        self.retranslate()

    def go_to(self, index: int) -> None:
        """Shows the moment after `index` records; the set-up is the least, the end the most."""
        if self._session is not None:
            self._session.look_at(max(self._moments[0], min(index, self._session.match.index)))

    def go_by(self, step: int) -> None:
        """Shows the next or previous moment at which something happened."""
        self.go_to(self._moments[max(0, min(self._place + step, len(self._moments) - 1))])

    def toggle_playing(self) -> None:
        """Starts or stops the running replay; at the end it starts over."""
        if self.playing:
            self._timer.stop()
        else:
            if self._session is not None and self.shown >= self._session.match.index:
                self.go_to(0)
            self._timer.start()
        self.retranslate()

    def stop(self) -> None:
        """Stops the running replay."""
        if self.playing:
            self.toggle_playing()

    def _on_tick(self) -> None:
        self.go_by(1)
        if self._session is not None and self.shown >= self._session.match.index:
            self.stop()

    def _on_slider(self, value: int) -> None:
        if self._moments[value] != self.shown:
            self.go_to(self._moments[value])

    def sync(self) -> None:
        """Shows the place of the moment that is looked at."""
        session = self._session
        if session is None:
            return
        self.slider.blockSignals(True)
        self.slider.setValue(self._place)
        self.slider.blockSignals(False)
        turn = session.match.turn_seen(self.shown)
        self.place.setText(text("table-replay-place", turn=turn, last=session.match.turn))
        self.back.setEnabled(self.shown > self._moments[0])
        self.first.setEnabled(self.shown > self._moments[0])
        self.forward.setEnabled(self.shown < session.match.index)
