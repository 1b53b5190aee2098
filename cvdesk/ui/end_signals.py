"""What the system or a terminal sends to end the program: it ends in order, as if its window were closed."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

_ENDING = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)


class EndSignals(QObject):
    """Calls back from the event loop when a signal asks for the end; `restore` gives the signals back."""

    def __init__(self, end: Callable[[], None]) -> None:
        super().__init__()
        self._end = end
        # Python runs handlers only between its own instructions, of which a waiting loop executes none
        self._here, self._there = socket.socketpair()
        self._here.setblocking(False)
        self._there.setblocking(False)
        self._notifier = QSocketNotifier(self._here.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_activated)
        self._wakeup = signal.set_wakeup_fd(self._there.fileno(), warn_on_full_buffer=False)
        self._before = {each: signal.signal(each, lambda *_: None) for each in _ENDING}

    def _on_activated(self) -> None:
        self._here.recv(64)
        self._end()

    def restore(self) -> None:
        """Lets signals do again what they did before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup)
        for each, handler in self._before.items():
            signal.signal(each, handler)
        self._here.close()
        self._there.close()
