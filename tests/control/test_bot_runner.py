"""Whatever happens to the process in which a bot thinks, the table gets its move."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cvdesk.bots.base import BotRequest, Budget, Choice
from cvdesk.control.bot_runner import CRASHED, LATE, BotRunner
from cvdesk.engine.message import Message
from cvdesk.engine.playout import random_match
from cvdesk.games import make_rules

LONG = Budget(milliseconds=60_000.0)
SECONDS_20 = 20_000

Answer = tuple[int, Choice, str]


@pytest.fixture
def runner(qapp: object) -> Iterator[BotRunner]:
    made = BotRunner()
    yield made
    made.close()


@pytest.fixture
def answers(runner: BotRunner) -> list[Answer]:
    return collect(runner)


def collect(runner: BotRunner) -> list[Answer]:
    found: list[Answer] = []
    runner.answered.connect(lambda *answer: found.append(answer))
    return found


def request(level: str = "steady", budget: Budget | None = None) -> BotRequest:
    """The first real choice of a match after thirty records."""
    rules = make_rules("thats_life", {})
    match = random_match(rules, 2, 5, records=30)
    while len(rules.legal_actions(match.state)) < 2:
        match.play(rules.legal_actions(match.state)[0])
    return BotRequest(
        game="thats_life",
        options=rules.options,
        level=level,
        budget=budget or Budget(),
        view=rules.view(match.state, match.mover),
        seed=7,
        labels=("bot", match.mover, match.index),
        seat=match.mover,
        match="m",
    )


def fake_worker(tmp_path: Path, body: str) -> tuple[str, ...]:
    script = tmp_path / "worker.py"
    script.write_text(body, encoding="utf-8")
    return (sys.executable, str(script))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition, timeout=SECONDS_20)


def reasons(choice: Choice) -> list[str]:
    return [reason.id for reason in choice.reasons]


def test_answers_with_a_legal_action_values_and_reasons(
    qtbot: QtBot, runner: BotRunner, answers: list[Answer]
) -> None:
    asked = request()
    number = runner.ask(asked, SECONDS_20)
    assert runner.is_thinking
    wait_for(qtbot, lambda: bool(answers))
    got, choice, problem = answers[0]
    assert (got, problem) == (number, "")
    assert choice.action in asked.view.actions
    assert {action for action, _ in choice.values} == set(asked.view.actions)
    assert all(isinstance(reason, Message) for reason in choice.reasons)
    assert not runner.is_thinking


def test_answers_in_its_process_as_it_would_here(
    qtbot: QtBot, runner: BotRunner, answers: list[Answer]
) -> None:
    for _ in range(2):
        runner.ask(request("sharp", Budget(iterations=50)), SECONDS_20)
        count = len(answers) + 1
        wait_for(qtbot, lambda count=count: len(answers) == count)
    assert answers[0][1] == answers[1][1]


def test_a_worker_killed_during_a_search_is_replaced_and_its_move_played(
    qtbot: QtBot, runner: BotRunner, answers: list[Answer], expected_logs: list[object]
) -> None:
    asked = request("sharp", LONG)
    number = runner.ask(asked, SECONDS_20)
    wait_for(qtbot, lambda: len(runner.pids()) == 2)
    os.kill(runner.pids()[0], signal.SIGKILL)
    wait_for(qtbot, lambda: bool(answers))
    got, choice, problem = answers[0]
    assert (got, problem) == (number, CRASHED)
    assert choice.action in asked.view.actions
    assert reasons(choice)[-1] == "bot-reason-fallback"
    assert expected_logs
    runner.ask(request(), SECONDS_20)
    wait_for(qtbot, lambda: len(answers) == 2)
    assert answers[1][2] == ""


def test_a_bot_that_overruns_is_played_for(
    qtbot: QtBot, runner: BotRunner, answers: list[Answer], expected_logs: list[object]
) -> None:
    number = runner.ask(request("sharp", LONG), 50)
    wait_for(qtbot, lambda: bool(answers))
    assert answers[0][0] == number
    assert answers[0][2] == LATE
    assert expected_logs
    runner.ask(request(), SECONDS_20)
    wait_for(qtbot, lambda: len(answers) == 2)
    assert answers[1][2] == ""


def test_a_cancelled_request_is_never_answered(
    qtbot: QtBot, runner: BotRunner, answers: list[Answer]
) -> None:
    runner.ask(request("sharp", LONG), SECONDS_20)
    wait_for(qtbot, lambda: len(runner.pids()) == 2)
    thinking, spare = runner.pids()
    runner.cancel()
    assert not is_running(thinking)
    assert not runner.is_thinking
    assert runner.pids()[0] == spare
    second = runner.ask(request(), SECONDS_20)
    wait_for(qtbot, lambda: bool(answers))
    assert [answer[0] for answer in answers] == [second]


def test_a_new_request_takes_the_place_of_the_old_one(
    qtbot: QtBot, runner: BotRunner, answers: list[Answer]
) -> None:
    first = runner.ask(request(), SECONDS_20)
    second = runner.ask(request(), SECONDS_20)
    wait_for(qtbot, lambda: bool(answers))
    qtbot.wait(50)
    assert first != second
    assert [answer[0] for answer in answers] == [second]


def test_an_answer_that_has_already_arrived_is_ignored_after_cancelling(
    qtbot: QtBot, runner: BotRunner, answers: list[Answer]
) -> None:
    runner.ask(request("random"), SECONDS_20)
    time.sleep(1.0)  # the answer waits in the pipe while the window is busy
    runner.cancel()
    qtbot.wait(100)
    assert answers == []


def test_closing_during_a_thought_leaves_no_process(
    qtbot: QtBot, runner: BotRunner, answers: list[Answer]
) -> None:
    runner.ask(request("sharp", LONG), SECONDS_20)
    wait_for(qtbot, lambda: len(runner.pids()) == 2)
    pids = runner.pids()
    runner.close()
    assert not any(is_running(pid) for pid in pids)
    qtbot.wait(50)
    assert answers == []
    assert runner.pids() == ()


def test_a_failing_bot_of_ones_own_is_played_for(
    qtbot: QtBot, runner: BotRunner, answers: list[Answer], expected_logs: list[object]
) -> None:
    runner.ask(request("no_such_module:factory"), SECONDS_20)
    wait_for(qtbot, lambda: bool(answers))
    assert answers[0][2] == CRASHED
    assert expected_logs


@pytest.mark.parametrize(
    "body",
    [
        "import sys; sys.stdout.write('Hello, this is no message'); sys.stdout.flush(); sys.stdin.read()",
        "import sys; sys.stdout.buffer.write(b'\\0\\0\\0\\5abcde'); sys.stdout.flush(); sys.stdin.read()",
        "raise SystemExit(3)",
    ],
)
def test_garbage_and_early_death_are_played_for(
    qtbot: QtBot, tmp_path: Path, body: str, expected_logs: list[object]
) -> None:
    runner = BotRunner(command=fake_worker(tmp_path, body))
    answers = collect(runner)
    runner.ask(request(), SECONDS_20)
    wait_for(qtbot, lambda: bool(answers))
    assert answers[0][2] == CRASHED
    assert expected_logs
    runner.close()


def test_a_missing_interpreter_is_played_for(qtbot: QtBot, expected_logs: list[object]) -> None:
    runner = BotRunner(command=("/no/such/python",))
    answers = collect(runner)
    for count in (1, 2):
        number = runner.ask(request(), SECONDS_20)
        assert len(answers) == count - 1, "the answer must not come before ask returns"
        wait_for(qtbot, lambda count=count: len(answers) == count)
        assert answers[-1][::2] == (number, CRASHED)
    assert expected_logs
    runner.close()
