"""The bar of the replay page: back and forth through a match."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSlider, QWidget

from cvdesk.control.session import Session
from cvdesk.i18n.catalog import text
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import FitLabel, IconButton, SecondaryButton

_STEP = 900
"""Milliseconds between the moments of a running replay."""


class ReplayBar(Translatable, QFrame):
    """Slider, step and play buttons over the records of a session."""

    left = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._context = context
        self._session: Session | None = None
        self._start = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP)
        self._timer.timeout.connect(self._on_tick)
        self.leave = SecondaryButton(context, "table-replay-leave", icon_name="back")
        self.first = IconButton(context, "first", "table-replay-first")
        self.back = IconButton(context, "back", "table-replay-back")
        self.play = IconButton(context, "play", "table-replay-play")
        self.forward = IconButton(context, "forward", "table-replay-forward")
        self.slider = QSlider(Qt.Orientation.Horizontal)
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

    def open(self, session: Session) -> None:
        """Moves through another session, from its beginning."""
        self._timer.stop()
        self._session = session
        self.slider.blockSignals(True)
        self._start = session.match.first_decision
        self.slider.setRange(self._start, session.match.index)
        self.slider.blockSignals(False)
        session.changed.connect(self.sync)
        self.go_to(self._start)
        self.retranslate()

    def go_to(self, index: int) -> None:
        """Shows the moment after `index` records; the set-up is the least, the end the most."""
        if self._session is not None:
            self._session.look_at(max(self._start, min(index, self._session.match.index)))

    def go_by(self, step: int) -> None:
        """Shows the next or previous moment at which something happened."""
        self.go_to(self.shown + step)

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
        if value != self.shown:
            self.go_to(value)

    def sync(self) -> None:
        """Shows the place of the moment that is looked at."""
        session = self._session
        if session is None:
            return
        self.slider.blockSignals(True)
        self.slider.setValue(self.shown)
        self.slider.blockSignals(False)
        turn = session.match.turn_at(self.shown)
        self.place.setText(text("table-replay-place", turn=turn, last=session.match.turn))
        self.back.setEnabled(self.shown > self._start)
        self.first.setEnabled(self.shown > self._start)
        self.forward.setEnabled(self.shown < session.match.index)
