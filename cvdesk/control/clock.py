"""Waiting, as a seam: real time at the table, a clock moved by hand in tests."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Protocol

from PySide6.QtCore import QObject, QTimer


class Wait(Protocol):
    """Something that will happen later, unless it is called off."""

    def cancel(self) -> None:
        """Calls it off; harmless when it has happened."""

    def hurry(self) -> None:
        """Makes it happen now."""


class Clock(Protocol):
    """Where a session gets its time from."""

    def later(self, milliseconds: int, callback: Callable[[], None]) -> Wait:
        """Calls back once after that long."""

    def now(self) -> float:
        """Returns milliseconds since some fixed moment."""


class _QtWait:
    def __init__(self, parent: QObject, milliseconds: int, callback: Callable[[], None]) -> None:
        self._callback = callback
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ring)
        self._timer.start(milliseconds)

    def _ring(self) -> None:
        self._timer.deleteLater()
        self._callback()

    def cancel(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self._timer.deleteLater()

    def hurry(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self._ring()


class QtClock(QObject):
    """The real clock, on the event loop of the thread that made it."""

    def later(self, milliseconds: int, callback: Callable[[], None]) -> Wait:
        """Calls back once after that long."""
        return _QtWait(self, milliseconds, callback)

    def now(self) -> float:
        """Returns milliseconds since some fixed moment."""
        return perf_counter() * 1000
