"""Lets bots think in a process of their own, so that the window never waits for them.

One worker thinks while a spare one waits, warm.  Cancelling kills the worker and the
spare takes its place.  Whatever happens to a worker, a request that was not cancelled
is answered once, by the deadline at the latest.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer, Signal

from cvdesk.bots.base import BotRequest, BotTable, Budget, Choice
from cvdesk.bots.greedy import GreedyBot
from cvdesk.bots.reasons import cut_short
from cvdesk.bots.worker import pack, unpack
from cvdesk.engine.rng import Rng
from cvdesk.engine.rules import Rules
from cvdesk.games import make_rules

LATE = "late"
CRASHED = "crashed"
FALLBACK_MILLISECONDS = 6.0
"""How long the window may be held up by the quick choice."""
_CLOSING_MILLISECONDS = 1000

_log = logging.getLogger(__name__)


def worker_command() -> tuple[str, ...]:
    """Returns the command that starts a worker: a frozen program starts itself."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "--worker")
    # -P: a module of the current folder must not stand in for one of ours
    return (sys.executable, "-P", "-m", "cvdesk.bots.worker")


def fallback(request: BotRequest, rules: Rules) -> Choice:
    """Returns the greedy choice, as far as a few milliseconds allow, else the first legal action."""
    try:
        table = BotTable(
            view=request.view,
            rules=rules,
            sampler=rules.sampler(request.view),
            rng=Rng.stream(request.seed, *request.labels),
            budget=Budget(milliseconds=FALLBACK_MILLISECONDS),
        )
        choice = GreedyBot().choose(table)
    except Exception:  # the last resort must not fail
        _log.exception("no quick choice for %s", request.game)
        choice = Choice(request.view.actions[0])
    return Choice(choice.action, choice.values, (*choice.reasons, cut_short()))


class _Worker(QObject):
    """One process with the bytes that it has sent so far."""

    said = Signal(object)
    gone = Signal()

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._data = bytearray()
        self._process = QProcess(self)
        self._process.setProcessEnvironment(_environment())
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self._process.readyReadStandardOutput.connect(self._on_output)
        self._process.errorOccurred.connect(self._on_error)
        self._process.finished.connect(self._on_finished)
        self._process.start(command[0], list(command[1:]))

    @property
    def is_alive(self) -> bool:
        """Whether the process is starting or running."""
        return self._process.state() != QProcess.ProcessState.NotRunning

    @property
    def pid(self) -> int:
        """The process id; 0 when there is none."""
        return self._process.processId()

    def send(self, message: object) -> None:
        """Sends a message, now or as soon as the process has started."""
        self._process.write(pack(message))

    def end(self) -> None:
        """Kills the process and waits the millisecond until it is gone; nothing is heard of it again."""
        self.blockSignals(True)
        if self.is_alive:
            self._process.kill()
            self._process.waitForFinished(_CLOSING_MILLISECONDS)
        self.deleteLater()

    def _on_output(self) -> None:
        self._data += self._process.readAllStandardOutput().data()
        try:
            messages = unpack(self._data)
        except ValueError:
            _log.warning("a bot worker sent garbage")
            self._process.kill()
            return
        for message in messages:
            self.said.emit(message)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            _log.warning("a bot worker did not start: %s", self._process.errorString())
            self.gone.emit()

    def _on_finished(self) -> None:
        self.gone.emit()


class BotRunner(QObject):
    """Asks one bot at a time for a choice.

    `command` starts a worker; tests give others.  Call `close` before the program ends.
    """

    answered = Signal(int, object, str)
    """Request id, `Choice`, and what went wrong: nothing, ``crashed`` or ``late``."""

    def __init__(self, parent: QObject | None = None, command: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command or worker_command())
        self._number = 0
        self._request: BotRequest | None = None
        self._worker: _Worker | None = None
        self._spare: _Worker | None = None
        self._rules: tuple[str, dict[str, str], Rules] | None = None
        self._closed = False
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._on_late)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def is_thinking(self) -> bool:
        """Whether a request is waiting for its answer."""
        return self._request is not None

    def warm_up(self) -> None:
        """Starts the processes ahead of the first request."""
        if self._closed:
            return
        self._worker = self._worker or self._start()
        self._spare = self._spare or self._start()

    def ask(self, request: BotRequest, deadline_ms: float) -> int:
        """Sends a request and returns its id, which comes back with `answered`, never before this returns.

        A request that is still waiting is cancelled.
        """
        self.cancel()
        self._number += 1
        self._request = request
        self.warm_up()
        self._watchdog.start(round(deadline_ms))
        if self._worker is not None:
            self._worker.send(("ask", self._number, request))
        return self._number

    def cancel(self) -> None:
        """Forgets the waiting request, if there is one, and kills its worker."""
        if self._request is not None:
            self._request = None
            self._watchdog.stop()
            self._replace()

    def close(self) -> None:
        """Ends all processes; nothing is answered afterwards."""
        self._closed = True
        self._request = None
        self._watchdog.stop()
        for worker in (self._worker, self._spare):
            if worker is not None:
                worker.end()
        self._worker = self._spare = None

    def pids(self) -> tuple[int, ...]:
        """Returns the ids of the processes that run, the one that thinks first."""
        workers = (self._worker, self._spare)
        return tuple(each.pid for each in workers if each is not None and each.pid)

    def _start(self) -> _Worker | None:
        worker = _Worker(self._command, self)
        if not worker.is_alive:  # it told so before anybody could listen
            worker.end()
            QTimer.singleShot(0, self, self._on_nothing_started)
            return None
        worker.said.connect(self._on_said)
        worker.gone.connect(self._on_gone)
        return worker

    def _replace(self) -> None:
        """Ends the worker that thinks and puts the spare in its place."""
        if self._worker is not None:
            self._worker.end()
        self._worker, self._spare = self._spare, None
        if not self._closed:
            self._spare = self._start()

    def _on_nothing_started(self) -> None:
        if self._worker is None:
            self._give_up(CRASHED)

    def _on_said(self, message: object) -> None:
        if self.sender() is not self._worker:
            return
        match message:
            case ("answer", number, Choice() as choice):
                if self._request is not None and number == self._number:
                    self._finish(choice, "")
            case ("failed", number, text):
                if self._request is not None and number == self._number:
                    _log.warning("a bot failed: %s", text)
                    self._give_up(CRASHED)

    def _on_gone(self) -> None:
        worker = self.sender()
        if worker is self._spare:
            self._spare = None
        elif worker is self._worker:
            if self._request is not None:
                _log.warning("a bot worker died while it was thinking")
                self._replace()
                self._give_up(CRASHED)
            else:
                self._worker = None
        if isinstance(worker, _Worker):
            worker.deleteLater()

    def _on_late(self) -> None:
        if self._request is not None:
            _log.warning("a bot did not answer in time")
            self._replace()
            self._give_up(LATE)

    def _give_up(self, problem: str) -> None:
        if self._request is not None:
            self._finish(fallback(self._request, self._rules_of(self._request)), problem)

    def _finish(self, choice: Choice, problem: str) -> None:
        self._request = None
        self._watchdog.stop()
        self.answered.emit(self._number, choice, problem)

    def _rules_of(self, request: BotRequest) -> Rules:
        options = dict(request.options)
        if self._rules is None or self._rules[:2] != (request.game, options):
            self._rules = (request.game, options, make_rules(request.game, options))
        return self._rules[2]


def _environment() -> QProcessEnvironment:
    """Returns our environment, in which a worker finds this very package."""
    environment = QProcessEnvironment.systemEnvironment()
    root = str(Path(__file__).resolve().parents[2])
    others = [each for each in environment.value("PYTHONPATH").split(os.pathsep) if each]
    environment.insert("PYTHONPATH", os.pathsep.join([root, *others]))
    return environment
