"""One match at the table: people, bots, undo, looking back and saving, apart from any widget."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from cvdesk.bots.base import BotRequest, Choice
from cvdesk.control.clock import Clock, Wait
from cvdesk.control.handover import Handover, Screen
from cvdesk.control.pacing import ANNOUNCE, RESULT, SOURCE, wait_of
from cvdesk.control.selection import Selection
from cvdesk.control.settings_store import SettingsStore
from cvdesk.control.takeback import Takeback
from cvdesk.control.thoughts import Thought, Thoughts
from cvdesk.engine.action import Action
from cvdesk.engine.decision import PLAN, Decision, Option, Target
from cvdesk.engine.event import Event
from cvdesk.engine.match import LogEntry, Match
from cvdesk.engine.message import Message, P
from cvdesk.engine.record import Record, Seat
from cvdesk.engine.refusal import Refusal
from cvdesk.engine.rules import NOBODY
from cvdesk.engine.view import View
from cvdesk.i18n.render import Names

_log = logging.getLogger(__name__)


class Runner(Protocol):
    """What thinks for bots, in another process."""

    answered: SignalInstance
    """Request number, `Choice`, problem: empty, ``crashed`` or ``late``."""

    def ask(self, request: BotRequest, deadline_ms: int) -> int:
        """Starts thinking; returns the number of the request."""

    def cancel(self) -> None:
        """Stops thinking at once."""


class Session(QObject):
    """Owns a match and lets its seats act in turn; boards and panels only show what stands here.

    After every change of anything shown, `changed` is emitted; `happened` brings new log
    entries just before, for the animation.
    """

    happened = Signal(object)
    changed = Signal()
    selection_changed = Signal()
    thinking_changed = Signal()
    cover_changed = Signal()
    """The curtain must rise or fall, before anything else on the screen changes."""
    problem = Signal(object)
    finished = Signal()

    def __init__(
        self,
        match: Match,
        *,
        runner: Runner,
        clock: Clock,
        settings: SettingsStore,
        save: Callable[[Record], None],
        read_only: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.rules = match.rules
        self.names = Names(tuple(seat.name for seat in match.record.seats), match.rules)
        self.read_only = read_only
        self.shown_index: int | None = None
        self.thinking = False
        self.paused = False
        self.pointed: tuple[Target, ...] = ()
        self.auto_played: set[int] = set()
        self.view: View
        self.open_view: View
        """The same without secrets that lie face down."""
        self.decision: Decision | None = None
        self.selection: Selection | None = None
        self.handover = Handover(match, read_only=read_only)
        self.screen = Screen(None)
        self._runner, self._clock, self._settings, self._save = runner, clock, settings, save
        self._wait: Wait | None = None
        self._step: Callable[[], None] | None = None
        self._request: int | None = None
        self._asked_at = 0.0
        self._thoughts = Thoughts(match)
        self._takeback = Takeback(match, self.handover, settings, read_only=read_only)
        self._told_end = False
        self._closed = False
        runner.answered.connect(self._on_answered)
        settings.changed.connect(self._on_settings_changed)
        self._refresh()

    # ---- what is shown

    @property
    def seats(self) -> list[Seat]:
        """The seats of the match, by player."""
        return self.match.record.seats

    @property
    def actor_seat(self) -> int:
        """Who must act now, NOBODY at the end."""
        return self.match.mover

    @property
    def viewer(self) -> int | None:
        """Whose secrets may be written on the screen; None: nobody's."""
        return self.screen.viewer

    @property
    def is_covered(self) -> bool:
        """Whether a curtain hides the table until the next person says to be there."""
        return self.screen.cover is not None

    def seen(self, event: Event) -> Event:
        """Returns an event as the screen may tell it; when the match is over, all of it."""
        return event if self.match.finished else event.seen_by(self.viewer)

    @property
    def waits_for_step(self) -> bool:
        """Whether a bot's next step waits for `step`."""
        return self._step is not None

    @property
    def prompt(self) -> Message:
        """Who must do what, always."""
        if self.shown_index is not None:
            turn = self.match.turn_seen(self.shown_index)
            return (
                Message("table-prompt-looking", {"turn": P.value(turn)})
                if turn
                else Message("table-prompt-start")
            )
        mover = self.match.mover
        if mover == NOBODY:
            return self.rules.standings(self.match.state).verdict
        if self.read_only:
            return Message("table-prompt-read-only")
        if self.decision is not None:
            return self.decision.prompt
        if self.screen.cover is not None:
            return Message("table-prompt-cover", {"player": P.player(self.screen.cover)})
        kind = "paused" if self.paused else "step" if self._step else "bot"
        return Message(f"table-prompt-{kind}", {"player": P.player(mover)})

    def _refresh(self) -> None:
        looking = self.shown_index is not None
        state = self.match.at(self.shown_index) if self.shown_index is not None else self.match.state
        mover = self.match.mover
        self._look(self._next_screen())
        self.view = self.rules.view(state, self.screen.seat)
        self.open_view = self.rules.view(state, self.viewer) if self.screen.masked else self.view
        mine = mover >= 0 and mover == self.screen.seat and not (looking or self.read_only)
        self.decision = self.rules.decision(self.view) if mine else None
        self.selection = (
            Selection(self.decision, one_click=self._settings.value.one_click) if self.decision else None
        )
        self.pointed = ()

    # ---- the curtain

    def _next_screen(self) -> Screen:
        return self.handover.screen(self._settings.value.curtain)

    def _look(self, screen: Screen) -> None:
        """Changes what may be shown: the curtain first, the table later."""
        covered = self.screen.cover
        self.screen = screen
        if screen.cover != covered:
            self.cover_changed.emit()

    def uncover(self) -> None:
        """Shows the table to the person for whom it is covered."""
        if self.screen.cover is not None:
            self.handover.show_to(self.screen.cover)
            self._act()

    def look_away(self) -> None:
        """Covers what is secret, since nobody may be at the screen."""
        self.handover.look_away()
        if self._next_screen() != self.screen:
            self._act()

    # ---- the flow

    def start(self) -> None:
        """Lets the first seat act; call it once, when everybody listens."""
        self._act()

    def _act(self) -> None:
        self._call_off()
        self._refresh()
        mover = self.match.mover
        self._schedule(mover)
        self.changed.emit()
        if mover == NOBODY and not self._told_end:
            self._told_end = True
            self.finished.emit()

    def _schedule(self, mover: int) -> None:
        if mover < 0 or self.read_only or self.paused or self.shown_index is not None:
            return
        if not self.seats[mover].is_human:
            self._begin_bot(mover)
        elif self.decision is not None and self._plays_itself(self.decision):
            action = self.decision.options[0].action
            self._wait = self._clock.later(SOURCE, lambda: self._play_forced(action))

    def _plays_itself(self, decision: Decision) -> bool:
        # where all turns open alike it is with a throw, and people like to throw themselves
        throws = {decision.options[0].action.kind} == self.rules.info.turn_openers
        return self._settings.value.play_forced and len(decision.options) == 1 and not throws

    def _play_forced(self, action: Action) -> None:
        self.auto_played.add(self.match.index + 1)
        self._play(action)

    def _begin_bot(self, mover: int) -> None:
        view = self.rules.view(self.match.state, mover)
        first = view.actions[0]
        if len(view.actions) > 1:
            self._ask(mover, view)
            return
        opens = first.kind in self.rules.info.turn_openers
        self._after(ANNOUNCE if opens else SOURCE, lambda: self._play(first))

    def _after(self, milliseconds: int, callback: Callable[[], None]) -> None:
        wait = wait_of(self._settings.value.pace, milliseconds)
        if wait is None:
            self._step = callback
        else:
            self._wait = self._clock.later(wait, callback)

    def _ask(self, mover: int, view: View) -> None:
        request, cap = self._thoughts.question(mover, view)
        self._asked_at = self._clock.now()
        self.thinking = True
        self._request = self._runner.ask(request, cap)
        self.thinking_changed.emit()

    def _on_answered(self, request: int, choice: Choice, problem: str) -> None:
        if request != self._request:
            return
        self._request = None
        self.thinking = False
        self.thinking_changed.emit()
        mover = self.match.mover
        legal = self.rules.legal_actions(self.match.state)
        if choice.action not in legal:
            choice, problem = Choice(legal[0]), "illegal"
        if problem:
            _log.warning("seat %d: the bot's answer was %s, so %s is played", mover, problem, choice.action)
            self.problem.emit(Message(f"table-problem-{problem}", {"player": P.player(mover)}))
        self._point_out(mover, choice)

    def _point_out(self, mover: int, choice: Choice) -> None:
        decision = self.rules.decision(self.rules.view(self.match.state, mover))
        options = decision.options if decision else ()
        self.pointed = next((each.targets for each in options if each.action == choice.action), ())
        self.selection_changed.emit()
        waited = int(self._clock.now() - self._asked_at)
        self._after(max(0, SOURCE - waited), lambda: self._play(choice.action, choice))
        if self._step is not None:
            self.changed.emit()

    def _play(self, action: Action, choice: Choice | None = None) -> None:
        bot = not self.seats[self.match.mover].is_human
        self._call_off()
        if choice is not None:
            self._thoughts.choices[self.match.index + 1] = choice
        self._takeback.forget_later()
        start = self.match.index
        entries = [*self.match.play(action), *self._answers()]
        self._takeback.note_whole(start)
        self._save(self.match.record)
        self._refresh()
        self.happened.emit(entries)
        mover = self.match.mover
        if bot and mover >= 0 and not self.seats[mover].is_human and not self.paused:
            self.changed.emit()
            self._linger()
        else:
            self._act()

    def _answers(self) -> list[LogEntry]:
        """Answers for people who would have to be passed the computer just for that."""
        entries: list[LogEntry] = []
        while self.handover.guards(self._settings.value.curtain) and self.match.mover in self.handover.humans:
            mover = self.match.mover
            view = self.rules.view(self.match.state, mover)
            answer = self.rules.answer(view)
            if answer is None:
                break
            self.handover.answered.add(self.match.index + 1)
            if len(view.actions) == 1:
                self.auto_played.add(self.match.index + 1)
            entries += self.match.play(answer)
        return entries

    def _linger(self) -> None:
        """Leaves time to see what a bot did; step by step there is a key for that already."""
        wait = wait_of(self._settings.value.pace, RESULT) or 0
        self._wait = self._clock.later(wait, self._act)

    def _call_off(self) -> None:
        if self._wait is not None:
            self._wait.cancel()
        if self._request is not None:
            self._runner.cancel()
        self._wait = self._step = self._request = None
        if self.thinking:
            self.thinking = False
            self.thinking_changed.emit()

    # ---- what a person does

    def click(self, target: Target) -> bool:
        """Takes a click on the table; returns whether it meant anything."""
        if self.selection is None or target not in self.selection.useful:
            return False
        option = self.selection.click(target)
        if option is None:
            self.selection_changed.emit()
        else:
            self._play(option.action)
        return True

    def commit(self) -> bool:
        """Plays the option that is ready, or a bot's waiting step; returns whether there was one."""
        if self._step is not None:
            self.step()
            return True
        ready = self.selection.ready if self.selection else None
        if ready is not None and ready.action.kind == PLAN:
            return self.play_plan(ready.targets)
        if ready is not None:
            self._play(ready.action)
        return ready is not None

    def play_plan(self, targets: tuple[Target, ...]) -> bool:
        """Plays all the steps that one selection means; returns whether it means any."""
        actions = self.rules.plan(self.view, targets) if self.decision is not None else ()
        start = self.match.index
        for action in actions:
            self._play(action)
        self._takeback.note_whole(start)
        return bool(actions)

    def choose(self, option: Option) -> None:
        """Selects an option without playing it, so that its consequence is shown."""
        if self.selection is not None:
            self.selection.choose(option)
            self.selection_changed.emit()

    def play_option(self, option: Option) -> bool:
        """Plays an option of the open decision; returns whether it was one."""
        known = self.decision is not None and option in self.decision.options
        if known:
            self._play(option.action)
        return known

    def clear_selection(self) -> bool:
        """Takes all clicks back; returns whether there were any."""
        cleared = self.selection is not None and self.selection.clear()
        if cleared:
            self.selection_changed.emit()
        return cleared

    def drop_last_click(self) -> bool:
        """Takes the last click back; returns whether there was one."""
        dropped = self.selection is not None and self.selection.drop_last()
        if dropped:
            self.selection_changed.emit()
        return dropped

    def step(self) -> None:
        """Lets a bot that waits step by step go on."""
        if self._step is not None:
            callback, self._step = self._step, None
            callback()

    def hurry(self) -> bool:
        """Ends the present wait at once; returns whether there was one."""
        wait, self._wait = self._wait, None
        if wait is not None:
            wait.hurry()
        return wait is not None

    def set_paused(self, paused: bool) -> None:
        """Stops the bots, or lets them go on."""
        self.paused = paused
        self._act()

    # ---- undo

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back now."""
        return self._takeback.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return self._takeback.can_redo

    def undo(self) -> bool:
        """Takes the last person's last decision back; returns whether that was allowed."""
        return self.can_undo and self._travel(self._takeback.undo)

    def redo(self) -> bool:
        """Plays again what was taken back; returns whether there was anything."""
        return self.can_redo and self._travel(self._takeback.redo)

    def undo_hint(self) -> Message:
        """Says what Undo takes back, or what keeps it from doing so."""
        return self._takeback.undo_hint(self.seen)

    def redo_hint(self) -> Message:
        """Says what Redo is for."""
        return self._takeback.redo_hint()

    def _travel(self, move: Callable[[], None]) -> bool:
        self._call_off()
        move()
        self.shown_index = None
        self._told_end = False
        index = self.match.index
        self._thoughts.forget_later()
        self.auto_played = {at for at in self.auto_played if at <= index}
        self.handover.answered = {at for at in self.handover.answered if at <= index}
        self._save(self.match.record)
        self._act()
        return True

    def adopt(self, other: Session) -> None:
        """Takes over what bots thought, and what played itself, in another session of the same match."""
        self._thoughts.choices, self.auto_played = dict(other._thoughts.choices), set(other.auto_played)

    # ---- looking back, explaining

    def look_at(self, index: int | None) -> None:
        """Shows the table after `index` records, or with None the present; bots wait meanwhile."""
        self.shown_index = None if index is None or index >= self.match.index else index
        self._act()

    def has_why(self, index: int) -> bool:
        """Tells whether `why` knows an answer for the record of that index."""
        return index in self._thoughts.choices

    def why(self, index: int) -> Thought | None:
        """Returns what a bot thought when it made the record of that index; None when it did not choose."""
        return self._thoughts.why(index)

    def why_not(self, target: Target) -> Refusal | None:
        """Returns why a visible thing cannot be used now; None when it can."""
        return self.rules.why_not(self.view, target) if self.decision is not None else None

    # ---- the outside

    def _on_settings_changed(self, _settings: object) -> None:
        if self.selection is not None:
            self.selection.one_click = self._settings.value.one_click
        if self._next_screen() != self.screen:
            self._act()
        elif self._step is not None and self._settings.value.pace != "step":
            self.step()

    def close(self) -> None:
        """Stops everything and keeps the match as it is; harmless when repeated."""
        if self._closed:
            return
        self._closed = True
        self._call_off()
        self._runner.answered.disconnect(self._on_answered)
        self._settings.changed.disconnect(self._on_settings_changed)
        if not self.read_only:
            self._save(self.match.record)
