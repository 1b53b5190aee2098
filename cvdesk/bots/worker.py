"""The process in which bots think: requests come on standard input, choices go to standard output.

Both are pickles with their length in front, four bytes, most significant first.  The
first message out is ``("ready",)``; then each ``("ask", id, BotRequest)`` is answered by
``("answer", id, Choice)`` or ``("failed", id, text)``.  The process ends when its input does,
also in the middle of a thought.  Only our own program talks to it.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cvdesk.bots.base import Bot, BotRequest, Choice
    from cvdesk.engine.rules import Rules

HEADER = 4
MAX_BYTES = 16_000_000
"""A longer message is taken for garbage."""
_MAX_THINKERS = 16


def pack(message: object) -> bytes:
    """Returns a message as it travels: its length and its pickle."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(HEADER, "big") + body


def unpack(data: bytearray) -> list[Any]:  # Any: whatever was packed
    """Takes the complete messages off the front of `data`.

    Raises ValueError when the bytes cannot be messages.
    """
    messages: list[Any] = []
    while len(data) >= HEADER:
        length = int.from_bytes(data[:HEADER], "big")
        if length > MAX_BYTES:
            raise ValueError(length)
        if len(data) < HEADER + length:
            break
        try:
            messages.append(pickle.loads(bytes(data[HEADER : HEADER + length])))
        except Exception as error:  # a broken pickle may raise anything
            raise ValueError(str(error)) from error
        del data[: HEADER + length]
    return messages


class Desk:
    """Answers requests, and remembers rules and thinkers between them."""

    def __init__(self) -> None:
        self._rules: dict[tuple[str, tuple[tuple[str, str], ...]], Rules] = {}
        self._thinkers: dict[tuple[str, int, str, str], Bot] = {}

    def answer(self, request: BotRequest, started: float) -> Choice:
        """Lets the bot of a request choose; raises TypeError or ValueError when it answers with nonsense."""
        from cvdesk.bots.base import BotTable, checked
        from cvdesk.engine.rng import Rng

        rules = self.rules(request.game, request.options)
        table = BotTable(
            view=request.view,
            rules=rules,
            sampler=rules.sampler(request.view),
            rng=Rng.stream(request.seed, *request.labels),
            budget=request.budget,
            path=request.path,
            started=started,
        )
        return checked(self._thinker(request).choose(table), request.view.actions)

    def rules(self, game: str, options: Mapping[str, str]) -> Rules:
        """Returns the rules of a game with options, made once."""
        from cvdesk.games import make_rules

        key = (game, tuple(sorted(options.items())))
        if key not in self._rules:
            self._rules[key] = make_rules(game, options)
        return self._rules[key]

    def _thinker(self, request: BotRequest) -> Bot:
        from cvdesk.bots.levels import make_bot

        key = (request.match, request.seat, request.level, str(request.budget))
        bot = self._thinkers.pop(key, None) or make_bot(request.level, request.budget)
        while len(self._thinkers) >= _MAX_THINKERS:
            del self._thinkers[next(iter(self._thinkers))]
        self._thinkers[key] = bot
        return bot


def main() -> int:
    """Serves requests until the input ends; returns the exit status."""
    # Ctrl+C in a terminal reaches every process of the program; the window decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What bots print must not get between the messages, so the streams are taken away first.
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    source = os.fdopen(os.dup(0), "rb", buffering=0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    out.write(pack(("ready",)))
    _serve(source, out)
    return 0


def _serve(source: IO[bytes], out: IO[bytes]) -> None:
    """Thinks in this thread while another one listens, so that a lost parent ends a long thought."""
    from queue import SimpleQueue
    from threading import Thread
    from time import perf_counter

    inbox: SimpleQueue[tuple[Any, float]] = SimpleQueue()  # Any: whatever was packed

    def listen() -> None:
        data = bytearray()
        try:
            while chunk := source.read(65536):
                data += chunk
                for message in unpack(data):
                    inbox.put((message, perf_counter()))
        finally:
            os._exit(0)

    Thread(target=listen, daemon=True).start()
    _warm_up()
    desk = Desk()
    while True:
        (_, number, request), started = inbox.get()
        try:
            reply: tuple[Any, ...] = ("answer", number, desk.answer(request, started))
        except (Exception, SystemExit) as error:  # a bot of somebody's own may raise anything
            reply = ("failed", number, f"{type(error).__name__}: {error}")
        out.write(pack(reply))


def _warm_up() -> None:
    """Imports what a first request would wait for, and keeps the garbage collector off it."""
    import cvdesk.bots.greedy
    import cvdesk.bots.ismcts
    import cvdesk.games  # noqa: F401

    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    sys.exit(main())
