"""What the benchmark measures, apart from windows: rules, copies, search, deciding, the worker.

Every row is measured beside a reference in the same run, so that its ratio can be
compared between machines.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from attrs import frozen

from cvdesk.bots.base import BotRequest, BotTable, Budget, Choice
from cvdesk.bots.levels import make_bot
from cvdesk.bots.reasons import thought_ahead
from cvdesk.bots.worker import HEADER, pack, unpack
from cvdesk.engine.playout import play_out, random_match
from cvdesk.engine.rng import Rng
from cvdesk.engine.rules import Rules, Setup
from cvdesk.engine.state import State

SECONDS = 0.6
"""How long each rate is measured, three times, the median counting."""
_RUNS = 3
HERE = Path(__file__).resolve().parents[2]


@frozen
class Row:
    """One measured figure and the figure of its reference; the texts are ``cli-bench-<name>``."""

    name: str
    value: float
    unit: str
    """``rate`` per second, ``us``, ``ms``, ``mb`` or ``share``."""
    reference: float
    """In the same unit; what it is stands in ``cli-bench-<name>-reference``."""
    note: str = ""
    """A number that belongs to the name, as the budget of a decision."""

    @property
    def ratio(self) -> float:
        """Value by reference."""
        return self.value / self.reference if self.reference else 0.0


def per_second(work: Callable[[], int], seconds: float | None = None) -> float:
    """Returns how many units `work` does in a second of processor time; a call returns how many it did."""
    rates = []
    seconds = SECONDS if seconds is None else seconds
    gc.collect()
    for _ in range(_RUNS):
        done, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            done += work()
        rates.append(done / spent)
    return median(rates)


def midgame(rules: Rules, players: int, seed: int = 11) -> State:
    """Returns a state in the middle of a random match at which a player has a real choice."""
    match = random_match(rules, players, seed)
    middle = match.index // 2
    for index in range(middle, match.index):
        state = match.at(index)
        mover = rules.to_move(state)
        if mover >= 0 and len(rules.legal_actions(state)) > 1:
            return state
    return match.at(middle)


def _bare_calls() -> int:
    """A thousand calls of an empty function: the yardstick for how fast this Python is here."""
    for _ in range(1000):
        _nothing()
    return 1000


def _nothing() -> None:
    pass


def _plies(rules: Rules, setup: Setup, rng: Rng) -> int:
    return play_out(rules, rules.new_state(setup), rng)


def engine_rows(rules: Rules) -> Iterator[Row]:
    """Yields the rates of the rules with the most players."""
    players = rules.info.max_players
    state = midgame(rules, players)
    rng = Rng(5)
    calls = per_second(_bare_calls)
    for name, count in (("plies", players), ("plies-fewest", rules.info.min_players)):
        setup = Setup(count, rules.options)
        yield Row(name, per_second(partial(_plies, rules, setup, rng)), "rate", calls)
    yield Row("legal", per_second(_repeat(lambda: rules.legal_actions(state))), "rate", calls)
    copies = per_second(_repeat(state.copy))
    yield Row("copy", 1e6 / copies, "us", 1e6 / per_second(_repeat(lambda: deepcopy(state), 20)))
    mover = rules.to_move(state)
    sampler = rules.sampler(rules.view(state, mover))
    yield Row("samples", per_second(_repeat(lambda: sampler.sample(rng))), "rate", copies)
    yield Row("search", _iterations(rules, state), "rate", per_second(lambda: _finish(rules, state, rng)))


def _repeat(work: Callable[[], object], times: int = 200) -> Callable[[], int]:
    def repeated() -> int:
        for _ in range(times):
            work()
        return times

    return repeated


def _finish(rules: Rules, state: State, rng: Rng) -> int:
    play_out(rules, state.copy(), rng)
    return 1


def _table(rules: Rules, state: State, budget: Budget, seed: int = 3) -> BotTable:
    view = rules.view(state, rules.to_move(state))
    return BotTable(view=view, rules=rules, sampler=rules.sampler(view), rng=Rng(seed), budget=budget)


def _iterations(rules: Rules, state: State) -> float:
    count = 2000
    rates = []
    for run in range(_RUNS):
        table = _table(rules, state, Budget(iterations=count), run)
        start = process_time()
        choice = make_bot("sharp", table.budget).choose(table)
        rates.append(_looked_at(choice, count) / (process_time() - start))
    return median(rates)


def _looked_at(choice: Choice, most: int) -> int:
    """Returns how many iterations a search says it has made: one that is sure of itself ends early."""
    for reason in choice.reasons:
        if reason.id == thought_ahead(0).id and isinstance(made := reason.params["count"].value, int):
            return made
    return most


def budget_rows(rules: Rules, budgets: Sequence[float] = (20.0, 100.0, 400.0)) -> Iterator[Row]:
    """Yields how long a search thinks against the time it was given."""
    state = midgame(rules, rules.info.max_players)
    for budget in budgets:
        spent = []
        for run in range(7):
            gc.collect()
            table = _table(rules, state, Budget(milliseconds=budget), run)
            start = perf_counter()
            make_bot("sharp", table.budget).choose(table)
            spent.append((perf_counter() - start) * 1000)
        yield Row("decision", median(spent), "ms", budget, f"{budget:g}")


# ---- the worker


class _Pipe:
    """A worker on plain pipes."""

    def __init__(self) -> None:
        command = [sys.executable, "-P", "-m", "cvdesk.bots.worker"]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(HERE), *filter(None, sys.path)])}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )

    def receive(self) -> object:
        assert self.process.stdout is not None
        head = self.process.stdout.read(HEADER)
        body = self.process.stdout.read(int.from_bytes(head, "big"))
        return unpack(bytearray(head + body))[0]

    def send(self, message: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(pack(message))
        self.process.stdin.flush()

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def worker_rows(rules: Rules) -> Iterator[Row]:
    """Yields how fast a worker is ready, its memory, and what a question and its answer cost."""
    starts, bare = [], []
    for _ in range(5):
        start = perf_counter()
        pipe = _Pipe()
        pipe.receive()
        starts.append((perf_counter() - start) * 1000)
        pipe.close()
        start = perf_counter()
        subprocess.run([sys.executable, "-c", "print()"], stdout=subprocess.PIPE, check=True)
        bare.append((perf_counter() - start) * 1000)
    yield Row("worker-ready", median(starts), "ms", median(bare))
    pipe = _Pipe()
    try:
        pipe.receive()
        yield Row("worker-memory", memory_of(pipe.process.pid), "mb", _bare_memory())
        yield Row("worker-message", _round_trip(pipe, rules), "ms", 0.5)
    finally:
        pipe.close()


def _round_trip(pipe: _Pipe, rules: Rules) -> float:
    state = midgame(rules, rules.info.max_players)
    view = rules.view(state, rules.to_move(state))
    request = BotRequest(
        game=rules.info.id,
        options=dict(rules.options),
        level="random",
        budget=Budget(),
        view=view,
        seed=1,
        labels=("bench",),
        seat=view.actor,
        match="bench",
    )
    spent = []
    for number in range(300):
        start = perf_counter()
        pipe.send(("ask", number, request))
        pipe.receive()
        spent.append((perf_counter() - start) * 1000)
    return median(spent[50:])


def _bare_memory() -> float:
    process = subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE)
    try:
        # the interpreter has started when it has read what it was sent
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
        end = perf_counter() + 0.2
        while perf_counter() < end:
            pass
        return memory_of(process.pid)
    finally:
        process.communicate()


def memory_of(pid: int) -> float:
    """Returns the resident memory of a process in MB, 0 where the system does not tell."""
    try:
        with open(f"/proc/{pid}/statm", encoding="ascii") as file:  # noqa: PTH123 (no file of ours)
            pages = int(file.read().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
