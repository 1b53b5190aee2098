"""Plays steps of movement one after the other; all of it can be skipped at any moment.

The state of a match is never ahead of or behind an animation: a step only changes what
is shown, and its end is the same whether it was watched or skipped.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal


class Step:
    """One movement: `begin`, any number of `frame`, then `end`.

    Skipping means `begin` and `end` without a frame between.
    """

    milliseconds = 0
    """How long it takes at normal speed."""

    def begin(self) -> None:
        """Takes what is to move in hand."""

    def frame(self, progress: float) -> None:
        """Shows a moment between 0 and 1."""

    def end(self) -> None:
        """Puts everything where it belongs."""


class CallStep(Step):
    """Does something at once."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call

    def end(self) -> None:
        """Does it."""
        self._call()


class Animator(QObject):
    """A queue of steps, played one at a time.

    `duration` gives the milliseconds that a nominal time takes now, 0 for none.
    """

    finished = Signal()
    """The queue has become empty."""

    def __init__(self, duration: Callable[[int], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._duration = duration
        self._steps: deque[Step] = deque()
        self._current: Step | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._on_value_changed)
        self._clock.finished.connect(self._on_clock_finished)

    @property
    def running(self) -> bool:
        """Whether anything is still to be played."""
        return self._current is not None or bool(self._steps)

    def play(self, steps: Iterable[Step]) -> None:
        """Adds steps and plays them after those that wait already."""
        self._steps.extend(steps)
        if self._current is None:
            self._next()

    def finish(self) -> None:
        """Skips to the end of everything."""
        if not self.running:
            return
        self._clock.stop()
        if self._current is not None:
            current, self._current = self._current, None
            current.end()
        while self._steps:
            step = self._steps.popleft()
            step.begin()
            step.end()
        self.finished.emit()

    def _next(self) -> None:
        while self._steps:
            step = self._steps.popleft()
            self._current = step
            step.begin()
            milliseconds = self._duration(step.milliseconds)
            if milliseconds > 0:
                self._clock.setDuration(milliseconds)
                self._clock.start()
                return
            self._current = None
            step.end()
        self.finished.emit()

    def _on_value_changed(self, value: float) -> None:
        if self._current is not None and self._clock.state() == QAbstractAnimation.State.Running:
            self._current.frame(value)

    def _on_clock_finished(self) -> None:
        if self._current is None:
            return
        current, self._current = self._current, None
        current.end()
        self._next()
