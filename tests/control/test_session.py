"""People and bots at one table, with time and bots under control."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal

from cvdesk.bots.base import BotRequest, Choice
from cvdesk.control.pacing import ANNOUNCE
from cvdesk.control.session import Session
from cvdesk.control.settings_store import SettingsStore
from cvdesk.engine import NOBODY, Action, Match, Message, Record, Rng, Seat, Target
from cvdesk.games import make_rules


class Waiting:
    def __init__(self, due: float, callback: Callable[[], None]) -> None:
        self.due, self.callback, self.over = due, callback, False

    def cancel(self) -> None:
        self.over = True

    def hurry(self) -> None:
        if not self.over:
            self.over = True
            self.callback()


class HandClock:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.time = 0.0
        self.waits: list[Waiting] = []

    def later(self, milliseconds: int, callback: Callable[[], None]) -> Waiting:
        self.waits.append(Waiting(self.time + milliseconds, callback))
        return self.waits[-1]

    def now(self) -> float:
        return self.time

    def move(self, milliseconds: float) -> None:
        end = self.time + milliseconds
        while due := [wait for wait in self.waits if not wait.over and wait.due <= end]:
            wait = min(due, key=lambda each: each.due)
            self.time = max(self.time, wait.due)
            wait.hurry()
        self.time = end


class SlowRunner(QObject):
    """A thinker that answers when the test says so."""

    answered = Signal(int, object, str)

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[BotRequest] = []
        self.open: int | None = None

    def ask(self, request: BotRequest, deadline_ms: int) -> int:
        self.requests.append(request)
        self.open = len(self.requests)
        return self.open

    def cancel(self) -> None:
        self.open = None

    def answer(self, action: Action | None = None, problem: str = "", number: int | None = None) -> None:
        actions = self.requests[-1].view.actions
        values = tuple((each, 0.5) for each in actions)
        number = number or self.open
        assert number is not None
        self.open = None
        self.answered.emit(number, Choice(action or actions[0], values), problem)


class Table:
    def __init__(self, session: Session, clock: HandClock, runner: SlowRunner, saved: list[int]) -> None:
        self.session, self.clock, self.runner, self.saved = session, clock, runner, saved
        self.changes = 0
        session.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        self.changes += 1

    def until_asked(self) -> None:
        """Plays on until a bot has a choice to think about: the very first move is forced."""
        for _ in range(2000):
            if self.runner.open is not None:
                return
            decision = self.session.decision
            if decision is not None:
                self.session.play_option(decision.options[0])
            else:
                self.clock.move(50)
        raise AssertionError("no bot is asked")

    def until_person_or_end(self) -> None:
        for _ in range(2000):
            mover = self.session.actor_seat
            if mover == NOBODY or self.session.seats[mover].is_human:
                return
            if self.runner.open is not None:
                self.runner.answer()
            self.clock.move(50)
        raise AssertionError("nobody acts")


HUMAN, OTHER = Seat("human", "Julia", 1), Seat("human", "Felix", 2)
BOT = Seat("bot", "Lena", 3, level="calm")


@pytest.fixture
def settings(tmp_path: Path, qapp: object) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.json")


@pytest.fixture
def sit(settings: SettingsStore) -> Callable[..., Table]:
    tables = []

    def make(
        *seats: Seat,
        seed: int = 1,
        game: str = "thats_life",
        options: dict[str, str] | None = None,
        **more: bool,
    ) -> Table:
        rules = make_rules(game, {"first": "1"} | (options or {}))
        clock, runner, saved = HandClock(), SlowRunner(), []

        def save(record: Record) -> None:
            saved.append(len(record.actions))

        match = Match.new(rules, seats, seed)
        session = Session(match, runner=runner, clock=clock, settings=settings, save=save, **more)
        table = Table(session, clock, runner, saved)
        session.start()
        tables.append(table)
        return table

    return make


def roll(table: Table) -> None:
    assert table.session.click(Target("die", 0))


def test_person_rolls_then_chooses_and_every_record_is_saved(sit: Callable[..., Table]) -> None:
    table = sit(HUMAN, BOT)
    assert table.session.decision is not None and table.session.decision.player == 0
    roll(table)
    assert table.saved[-1] == table.session.match.index
    assert table.session.decision.kind == "thats_life.move"
    option = table.session.decision.options[0]
    assert table.session.play_option(option)
    assert table.session.actor_seat == 1
    assert table.session.decision is None


def test_prompt_names_who_must_act_at_every_moment(sit: Callable[..., Table]) -> None:
    table = sit(HUMAN, BOT)
    rng = Rng(3)
    seen = set()
    for _ in range(4000):
        mover = table.session.actor_seat
        if mover == NOBODY:
            break
        prompt = table.session.prompt
        seen.add(prompt.id)
        assert prompt.params["player"].value == mover
        if table.session.decision is not None:
            table.session.play_option(rng.pick(table.session.decision.options))
        elif table.runner.open is not None:
            table.runner.answer()
        else:
            table.clock.move(100)
    assert table.session.match.finished
    assert "table-prompt-bot" in seen


def test_bot_announces_its_roll_and_until_then_the_move_can_be_taken_back(sit: Callable[..., Table]) -> None:
    table = sit(HUMAN, BOT)
    roll(table)
    index = table.session.match.index
    table.session.play_option(table.session.decision.options[0])
    table.clock.move(ANNOUNCE - 1)
    assert table.session.actor_seat == 1 and table.session.can_undo
    assert table.session.undo_hint().id == "table-undo-what"
    assert table.session.undo()
    assert (table.session.actor_seat, table.session.match.index) == (0, index)
    assert table.session.can_redo and table.session.redo()
    table.clock.move(ANNOUNCE)
    assert not table.session.can_undo
    assert table.session.undo_hint().id == "table-undo-barrier"


def test_undo_calls_off_a_thinking_bot(sit: Callable[..., Table], settings: SettingsStore) -> None:
    settings.update(practice_takeback=True)
    table = sit(HUMAN, BOT)
    roll(table)
    table.session.play_option(table.session.decision.options[0])
    table.clock.move(5000)
    assert table.session.thinking
    assert table.session.undo_hint().id == "table-undo-practice"
    assert table.session.undo()
    assert table.runner.open is None and not table.session.thinking
    assert table.session.actor_seat == 0 and table.session.match.record.practice
    table.runner.answer(number=1)
    assert table.session.actor_seat == 0


def test_practice_takeback_needs_the_setting_and_a_single_person(
    sit: Callable[..., Table], settings: SettingsStore
) -> None:
    table = sit(HUMAN, OTHER)
    settings.update(practice_takeback=True)
    roll(table)
    assert not table.session.can_undo


def test_move_of_one_person_can_be_taken_back_until_the_next_rolls(sit: Callable[..., Table]) -> None:
    table = sit(HUMAN, OTHER)
    roll(table)
    table.session.play_option(table.session.decision.options[0])
    assert table.session.decision.player == 1 and table.session.can_undo
    roll(table)
    assert not table.session.can_undo


def test_answer_of_a_cancelled_request_is_ignored(sit: Callable[..., Table]) -> None:
    table = sit(BOT, HUMAN)
    table.until_asked()
    assert table.session.thinking
    index = table.session.match.index
    table.session.set_paused(True)
    assert table.session.prompt.id == "table-prompt-paused"
    table.runner.answer(number=1)
    table.clock.move(10_000)
    assert table.session.match.index == index
    table.session.set_paused(False)
    table.runner.answer()
    table.clock.move(1000)
    assert table.session.match.index > index


@pytest.mark.parametrize("problem", ["crashed", "late"])
def test_watchdog_plays_on_and_says_so(
    sit: Callable[..., Table], problem: str, expected_logs: list[object]
) -> None:
    table = sit(BOT, HUMAN)
    told: list[Message] = []
    table.session.problem.connect(told.append)
    table.until_asked()
    index = table.session.match.index
    table.runner.answer(problem=problem)
    table.clock.move(1000)
    assert table.session.match.index > index
    assert [message.id for message in told] == [f"table-problem-{problem}"]
    assert len(expected_logs) == 1


def test_illegal_answer_of_a_bot_becomes_a_legal_move(
    sit: Callable[..., Table], expected_logs: list[object]
) -> None:
    table = sit(BOT, HUMAN)
    told: list[Message] = []
    table.session.problem.connect(told.append)
    table.until_asked()
    table.runner.answer(Action("cheat"))
    table.clock.move(1000)
    assert [message.id for message in told] == ["table-problem-illegal"]
    assert table.session.match.record.actions[-1][1].kind != "cheat"


def test_step_pace_waits_for_every_step(sit: Callable[..., Table], settings: SettingsStore) -> None:
    settings.update(pace="step")
    table = sit(BOT, HUMAN)
    table.clock.move(60_000)
    index = table.session.match.index
    assert table.session.waits_for_step and table.session.prompt.id == "table-prompt-step"
    assert table.session.commit()
    assert table.session.match.index > index
    settings.update(pace="instant")
    table.until_person_or_end()
    assert table.session.actor_seat == 1


def test_looking_back_stops_bots_and_offers_nothing(sit: Callable[..., Table]) -> None:
    table = sit(HUMAN, BOT)
    roll(table)
    table.session.play_option(table.session.decision.options[0])
    index = table.session.match.index
    table.session.look_at(1)
    assert table.session.decision is None and table.session.shown_index == 1
    table.clock.move(60_000)
    assert table.session.match.index == index
    table.session.look_at(None)
    table.clock.move(ANNOUNCE)
    assert table.session.match.index > index


def test_hurry_ends_the_present_wait(sit: Callable[..., Table]) -> None:
    table = sit(BOT, HUMAN)
    index = table.session.match.index
    assert table.session.hurry()
    assert table.session.match.index > index


def test_forced_moves_are_played_and_marked_when_wanted(
    sit: Callable[..., Table], settings: SettingsStore
) -> None:
    settings.update(play_forced=True)
    table = sit(HUMAN, OTHER)
    rng = Rng(5)
    for _ in range(3000):
        decision = table.session.decision
        if decision is None:
            break
        if len(decision.options) == 1 and decision.options[0].action.kind != "roll":
            index = table.session.match.index
            table.clock.move(1000)
            assert index + 1 in table.session.auto_played
        else:
            table.session.play_option(rng.pick(decision.options))
    assert table.session.match.finished and table.session.auto_played


def test_a_forced_pass_is_played_though_it_opens_a_turn(
    sit: Callable[..., Table], settings: SettingsStore
) -> None:
    settings.update(play_forced=True)
    forced = set()
    for seed in range(8):
        table = sit(HUMAN, OTHER, seed=seed, game="cv_pocket")
        while (decision := table.session.decision) is not None:
            if len(decision.options) == 1:
                index = table.session.match.index
                table.clock.move(1000)
                assert index + 1 in table.session.auto_played
                forced.add(decision.options[0].action.kind)
            else:
                table.session.play_option(decision.options[-1])
    assert "pass" in forced


def test_bot_tells_why_with_the_labels_of_its_options(sit: Callable[..., Table]) -> None:
    table = sit(BOT, HUMAN)
    table.until_asked()
    table.runner.answer()
    table.clock.move(1000)
    index = table.session.match.index
    thought = next(filter(None, (table.session.why(at) for at in range(index, 0, -1))))
    assert thought.seat == 0 and 1 <= len(thought.options) <= 3
    assert all(label.id.startswith("life-") and value == 0.5 for label, value in thought.options)


def test_bots_get_a_seed_that_does_not_foretell_the_dice(sit: Callable[..., Table]) -> None:
    table = sit(BOT, HUMAN, seed=77)
    table.until_asked()
    request = table.runner.requests[0]
    assert request.seed != 77
    assert not any(hasattr(request, name) for name in ("state", "record", "rng"))


def test_follow_up_decision_of_the_same_turn_may_keep_its_tree(sit: Callable[..., Table]) -> None:
    table = sit(BOT, HUMAN, options={"wurminator": "on"})
    for _ in range(200):
        table.until_asked()
        wurm = next((each for each in table.runner.requests[-1].view.actions if each.kind == "wurm"), None)
        if wurm is None:
            table.runner.answer()
            table.clock.move(500)
            continue
        assert table.runner.requests[-1].path is None
        asked = len(table.runner.requests)
        table.runner.answer(wurm)
        table.clock.move(3000)
        if len(table.runner.requests) > asked:
            assert table.runner.requests[-1].path == (wurm,)
            return
    raise AssertionError("no turn with a follow-up decision")


def test_four_bots_play_to_the_end_and_the_end_is_told_once(sit: Callable[..., Table]) -> None:
    table = sit(*(Seat("bot", f"Bot {n}", n, level="calm") for n in (1, 2, 3, 4)))
    ends: list[bool] = []
    table.session.finished.connect(lambda: ends.append(True))
    for _ in range(8000):
        if table.session.match.finished:
            break
        if table.runner.open is not None:
            table.runner.answer()
        table.clock.move(500)
    assert table.session.match.finished and ends == [True]
    assert table.session.viewer is None
    assert table.saved[-1] == table.session.match.index


def test_read_only_session_offers_and_saves_nothing(sit: Callable[..., Table]) -> None:
    table = sit(HUMAN, BOT, read_only=True)
    assert table.session.decision is None and not table.session.can_undo
    table.clock.move(60_000)
    table.session.close()
    assert table.saved == []


def test_close_stops_everything(sit: Callable[..., Table]) -> None:
    table = sit(BOT, HUMAN)
    table.until_asked()
    table.session.close()
    table.session.close()
    index = table.session.match.index
    table.runner.answered.emit(1, Choice(table.runner.requests[0].view.actions[0]), "")
    table.clock.move(60_000)
    assert table.session.match.index == index
    assert table.saved[-1] == index
