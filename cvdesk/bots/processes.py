"""Spreads work over processes, and notices when one of them dies."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class ProcessLost(Exception):
    """A process ended before its task was done: it was killed, or its work ended it."""


def spread(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """Yields what `work` makes of each task, in any order, from so many processes.

    Work, tasks and results must be picklable, and work must not raise.  Raises
    ProcessLost.  However it is left, no process stays behind.
    """
    context = get_context("spawn")
    waiting = iter(tasks)
    hands: dict[Connection, BaseProcess] = {}
    try:
        for _, task in zip(range(jobs), waiting, strict=False):
            here, there = context.Pipe()
            process = context.Process(target=_serve, args=(there, work), daemon=True)
            process.start()
            there.close()
            hands[here] = process
            here.send(task)
        while hands:
            for pipe in wait(list(hands)):
                assert isinstance(pipe, Connection)
                result: Result = _receive(pipe)
                yield result
                try:
                    pipe.send(next(waiting))
                except StopIteration:
                    pipe.close()
                    hands.pop(pipe).join()
    finally:
        for left in hands.values():
            left.kill()
            left.join()


def _receive(pipe: Connection) -> Any:  # Any: what the work of `spread` returns
    try:
        return pipe.recv()
    except (EOFError, OSError) as error:
        raise ProcessLost from error


def _serve(pipe: Connection, work: Callable[[Task], Result]) -> None:
    """Works on one task after the other until no more come."""
    # Ctrl+C in a terminal reaches every process; the one that people see decides what it means
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task: Task = pipe.recv()
        except EOFError:
            return
        pipe.send(work(task))
