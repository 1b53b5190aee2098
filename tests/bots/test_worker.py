"""The process in which bots think keeps to its protocol whatever a bot does."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

import cvdesk
from cvdesk.bots.base import BotRequest, Budget, Choice
from cvdesk.bots.worker import HEADER, MAX_BYTES, Desk, pack, unpack
from cvdesk.engine import random_match
from cvdesk.games import make_rules

ROOT = Path(cvdesk.__file__).parents[1]
OWN_BOTS = """
import os, sys, time
from cvdesk.bots.base import Choice
from cvdesk.engine import Action

class Bot:
    def __init__(self, how):
        self.how = how
        self.asked = 0

    def choose(self, table):
        self.asked += 1
        if self.how == "loud":
            print("I print")
            os.write(1, b"and I write")
            assert sys.stdin.read() == ""
        if self.how == "broken":
            raise KeyError("oops")
        if self.how == "cheat":
            return Choice(Action("cheat"))
        if self.how == "forever":
            while True:
                pass
        if self.how == "counts":
            return Choice(table.view.actions[0], ((table.view.actions[0], self.asked / 100),))
        return Choice(table.view.actions[0])

def loud(budget): return Bot("loud")
def broken(budget): return Bot("broken")
def cheat(budget): return Bot("cheat")
def forever(budget): return Bot("forever")
def counts(budget): return Bot("counts")
def imports(budget):
    assert not any(name.startswith(("PySide6", "shiboken6", "fluent", "babel")) for name in sys.modules)
    return Bot("")
"""


class Worker:
    """A real worker process, talked to as the program does."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-P", "-m", "cvdesk.bots.worker"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=folder, env=environment
        )

    def send(self, message: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(pack(message))
        self.process.stdin.flush()

    def receive(self) -> object:
        assert self.process.stdout is not None
        length = int.from_bytes(self.process.stdout.read(HEADER), "big")
        return pickle.loads(self.process.stdout.read(length))

    def ask(self, number: int, asked: BotRequest) -> object:
        self.send(("ask", number, asked))
        return self.receive()


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    (tmp_path / "workerbots.py").write_text(OWN_BOTS, encoding="utf-8")
    made = Worker(tmp_path)
    assert made.receive() == ("ready",)
    yield made
    made.process.kill()
    made.process.communicate()


@pytest.fixture(scope="module")
def asked() -> BotRequest:
    rules = make_rules("thats_life")
    match = random_match(rules, 2, 5, records=30)
    while len(rules.legal_actions(match.state)) < 2:
        match.play(rules.legal_actions(match.state)[0])
    return BotRequest(
        game="thats_life",
        options=rules.options,
        level="steady",
        budget=Budget(),
        view=rules.view(match.state, match.mover),
        seed=7,
        labels=("bot", match.mover, match.index),
        seat=match.mover,
        match="m",
    )


def test_answers_with_the_number_of_the_request(worker: Worker, asked: BotRequest) -> None:
    for number in (7, 8):
        reply = worker.ask(number, asked)
        assert reply == ("answer", number, Desk().answer(asked, 0.0))


def test_what_a_bot_prints_goes_to_stderr(worker: Worker, asked: BotRequest) -> None:
    reply = worker.ask(1, evolve(asked, level="workerbots:loud"))
    assert isinstance(reply, tuple)
    assert reply[0] == "answer"
    _, errors = worker.process.communicate()
    assert b"I print" in errors
    assert b"and I write" in errors


@pytest.mark.parametrize(
    ("bot", "text"),
    [("broken", "KeyError"), ("cheat", "illegal action cheat"), ("missing", "AttributeError")],
)
def test_a_failing_bot_is_told_and_the_next_request_served(
    worker: Worker, asked: BotRequest, bot: str, text: str
) -> None:
    reply = worker.ask(1, evolve(asked, level=f"workerbots:{bot}"))
    assert isinstance(reply, tuple)
    assert reply[:2] == ("failed", 1)
    assert text in reply[2]
    assert worker.ask(2, asked) == ("answer", 2, Desk().answer(asked, 0.0))


def test_imports_neither_qt_nor_texts(worker: Worker, asked: BotRequest) -> None:
    reply = worker.ask(1, evolve(asked, level="workerbots:imports"))
    assert isinstance(reply, tuple)
    assert reply[0] == "answer"


def test_a_seat_keeps_its_bot_through_a_match(worker: Worker, asked: BotRequest) -> None:
    def count(**changes: object) -> float:
        reply = worker.ask(1, evolve(asked, level="workerbots:counts", **changes))  # type: ignore[arg-type]
        assert isinstance(reply, tuple)
        choice = reply[2]
        assert isinstance(choice, Choice)
        return round(choice.values[0][1] * 100)

    assert [count(), count(), count(match="another"), count(seat=9), count()] == [1, 2, 1, 1, 3]


def test_the_end_of_the_input_ends_a_thought(worker: Worker, asked: BotRequest) -> None:
    worker.send(("ask", 1, evolve(asked, level="workerbots:forever")))
    worker.process.communicate(timeout=60)
    assert worker.process.returncode == 0


def test_garbage_ends_the_process(worker: Worker) -> None:
    assert worker.process.stdin is not None
    worker.process.stdin.write(b"\xff" * 64)
    worker.process.stdin.flush()
    assert worker.process.wait(timeout=60) == 0


def test_messages_survive_being_cut_anywhere() -> None:
    bytes_sent = pack(("one", 1)) + pack(("two", [2, 3]))
    for cut in range(len(bytes_sent) + 1):
        data = bytearray(bytes_sent[:cut])
        found = unpack(data)
        data += bytes_sent[cut:]
        assert found + unpack(data) == [("one", 1), ("two", [2, 3])]
        assert data == b""


@pytest.mark.parametrize(
    "data", [b"\xff\xff\xff\xffrest", (MAX_BYTES + 1).to_bytes(4, "big"), b"\0\0\0\3abc"]
)
def test_bytes_that_cannot_be_messages_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        unpack(bytearray(data))
