"""One play of a game: the state with its log, undo, history and replay."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from datetime import UTC, datetime

from attrs import frozen

from cvdesk import __version__
from cvdesk.engine.action import Action
from cvdesk.engine.errors import BadOption, BadRecord, IllegalAction, RulesChanged
from cvdesk.engine.event import Event
from cvdesk.engine.message import Message, P
from cvdesk.engine.record import DIGEST_EVERY, Record, Seat
from cvdesk.engine.rng import Rng
from cvdesk.engine.rules import CHANCE, NOBODY, Rules, Setup, check_setup
from cvdesk.engine.state import State


@frozen
class LogEntry:
    """An event with its place: after how many records it has happened, and in which turn."""

    index: int
    turn: int
    """Numbered from 1; 0 is the set-up."""
    event: Event


class Match:
    """A match in progress.

    `state` is the present, owned by the match: read it, never change it.  `record` is
    complete after every call.  `log` holds every event so far.
    """

    def __init__(self, rules: Rules, record: Record) -> None:
        self.rules = rules
        self.record = record
        self.log: list[LogEntry] = []
        if record.start is None:
            setup = Setup(record.players, record.options)
            check_setup(rules.info, setup)
            self.state: State = rules.new_state(setup)
        else:
            self.state = rules.load_state(record.start)
            if rules.view(self.state, None).players != record.players:
                raise BadRecord("error-save-field", field=P.name("players"))
            record.start = self.state.dump()
        self._pasts: list[State] = [self.state.copy()]
        self._turns: list[int] = [0]
        self._undone: list[list[tuple[int, Action]]] = []

    # ---- making one

    @classmethod
    def new(
        cls,
        rules: Rules,
        seats: Sequence[Seat],
        seed: int,
        *,
        salt: str = "",
        created: datetime | None = None,
        match: str | None = None,
    ) -> Match:
        """Starts a match and resolves chance until a player must act.

        Raises BadOption when the game cannot be played by so many seats.
        """
        record = Record(
            match=match or str(uuid.uuid4()),
            created=(created or datetime.now(UTC)).isoformat(timespec="seconds"),
            app_version=__version__,
            game=rules.info.id,
            rules_version=rules.info.rules_version,
            data_hash=rules.data_hash,
            players=len(seats),
            options=dict(rules.options),
            seats=list(seats),
            seed=seed,
            salt=salt,
        )
        self = cls(rules, record)
        self._resolve_chance()
        self._seal()
        return self

    @classmethod
    def from_record(cls, rules: Rules, record: Record) -> Match:
        """Replays a record, checking every action and digest.

        Raises RulesChanged when it was made with other rules or data, BadRecord when it
        is damaged.
        """
        same_rules = (record.rules_version, record.data_hash) == (rules.info.rules_version, rules.data_hash)
        if record.game == rules.info.id and not same_rules:
            raise RulesChanged("error-save-rules", version=P.value(record.rules_version))
        self, trouble = cls.replay(rules, record)
        if trouble is not None:
            raise BadRecord(trouble.id, **trouble.params)
        return self

    @classmethod
    def replay(cls, rules: Rules, record: Record) -> tuple[Match, Message | None]:
        """Replays as much of a record as can be trusted, and says what stopped it, if anything.

        A damaged record comes back up to its last good digest.  The given record is left
        alone.  Raises BadRecord when not even the start can be made.
        """
        self = cls._beginning(rules, record)
        trouble: Message | None = None
        good = 0
        for number, (who, action) in enumerate(record.actions, 1):
            trouble = self._trouble(who, action, number)
            if trouble is not None:
                break
            self._append(who, action)
            digest = record.digests.get(number)
            if digest is None:
                continue
            if digest != self.state.digest():
                trouble = Message("error-save-digest", {"number": P.value(number)})
                break
            good = number
        if trouble is None and good != len(record.actions):
            trouble = Message("error-save-unsealed")
        if trouble is not None:
            self._cut(good)
        else:
            self._resolve_chance()
        self._seal()
        return self, trouble

    @classmethod
    def _beginning(cls, rules: Rules, record: Record) -> Match:
        """Returns a match without actions; raises BadRecord when the record is not of these rules."""
        if record.game != rules.info.id:
            raise BadRecord("error-save-game", game=P.name(record.game))
        blank = _blank(record)
        # an option that is younger than the file has its default
        blank.options = {**rules.options, **record.options}
        if blank.options != rules.options:
            raise BadRecord("error-save-field", field=P.name("options"))
        if len(record.actions) > rules.info.max_records:
            raise BadRecord("error-save-large")
        try:
            self = cls(rules, blank)
        except BadOption as error:
            raise BadRecord(error.message.id, **error.message.params) from error
        if record.digests.get(0, self.state.digest()) != self.state.digest():
            raise BadRecord("error-save-digest", number=P.value(0))
        return self

    @classmethod
    def from_snapshot(cls, rules: Rules, record: Record) -> Match:
        """Goes on from the last state of a record whose actions no longer replay, as a new match.

        Raises BadRecord when the snapshot does not fit either.
        """
        fresh = _blank(record)
        fresh.match = str(uuid.uuid4())
        fresh.start = record.snapshot
        fresh.rules_version, fresh.data_hash = rules.info.rules_version, rules.data_hash
        self = cls._beginning(rules, fresh)
        self._resolve_chance()
        self._seal()
        return self

    # ---- playing

    @property
    def index(self) -> int:
        """The number of records so far, chance included."""
        return len(self.record.actions)

    @property
    def mover(self) -> int:
        """Who acts now: a player or NOBODY."""
        return self.rules.to_move(self.state)

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.mover == NOBODY

    @property
    def first_decision(self) -> int:
        """The number of records before the first decision of a player: those of the set-up."""
        return next((at for at, (who, _) in enumerate(self.record.actions) if who != CHANCE), self.index)

    @property
    def turn(self) -> int:
        """The number of the present turn; 0 before the first."""
        return self._turns[-1]

    def play(self, action: Action) -> list[LogEntry]:
        """Plays an action of the player to move, then chance until a player must act.

        Returns the new log entries; raises IllegalAction and changes nothing when the
        action is not among the legal ones.
        """
        who = self.mover
        legal = self.rules.legal_actions(self.state) if who >= 0 else []
        if action not in legal:
            raise IllegalAction("error-illegal-action", action=P.name(str(action)))
        before = len(self.log)
        self._undone.clear()
        # the list's own action: an equal one may hold 1.0, True or a number that JSON cannot write
        self._append(who, legal[legal.index(action)])
        self._resolve_chance()
        self._seal()
        return self.log[before:]

    def _append(self, who: int, action: Action) -> None:
        events: list[Event] = []
        self.rules.apply(self.state, action, events)
        self.record.actions.append((who, action))
        opens = who >= 0 and action.kind in self.rules.info.turn_openers
        turn = self._turns[-1] + opens
        self._turns.append(turn)
        self._pasts.append(self.state.copy())
        self.log += [LogEntry(self.index, turn, event) for event in events]
        if self.index % DIGEST_EVERY == 0:
            self.record.digests[self.index] = self.state.digest()

    def _resolve_chance(self) -> None:
        while self.mover == CHANCE:
            self._append(CHANCE, self._draw())

    def _draw(self) -> Action:
        done = sum(who == CHANCE for who, _ in self.record.actions)
        return self.rules.sample_chance(self.state, Rng.stream(self.record.seed, "chance", done))

    def _seal(self) -> None:
        """Completes the record, so that it can be saved at any time."""
        kept = {at: digest for at, digest in self.record.digests.items() if at and at % DIGEST_EVERY == 0}
        kept[self.index] = self.state.digest()
        self.record.digests = kept
        self.record.snapshot = self.state.dump()

    def _trouble(self, who: int, action: Action, number: int) -> Message | None:
        mover = self.mover
        legal = mover == who and (
            self.rules.can_happen(self.state, action)
            if who == CHANCE
            else action in self.rules.legal_actions(self.state)
        )
        if legal and mover != NOBODY:
            return None
        return Message("error-save-illegal", {"number": P.value(number)})

    # ---- taking back

    def _start_of_undo(self, by: int) -> int | None:
        for index in range(self.index - 1, -1, -1):
            if self.record.actions[index][0] == by:
                return index
        return None

    def undo_barrier(self, by: int) -> Event | None:
        """Returns the event that keeps a player from taking back the last decision, if one does.

        That is a roll, a reveal, the end of a turn, or what another person has done since.
        """
        start = self._start_of_undo(by)
        if start is None:
            return None
        return next((e.event for e in reversed(self.log) if e.index > start and self._blocks(e, by)), None)

    def _blocks(self, entry: LogEntry, by: int) -> bool:
        who, _ = self.record.actions[entry.index - 1]
        return entry.event.barrier or (who not in (by, CHANCE) and self.record.seats[who].is_human)

    def can_undo(self, by: int) -> bool:
        """Tells whether a player's last decision can be taken back: nothing blocks it."""
        return self._start_of_undo(by) is not None and self.undo_barrier(by) is None

    def undoable(self, by: int) -> LogEntry | None:
        """Returns the first event of what `undo` would take back."""
        start = self._start_of_undo(by)
        if start is None or not self.can_undo(by):
            return None
        return next((entry for entry in self.log if entry.index > start), None)

    def undo(self, by: int) -> bool:
        """Goes back to a player's last decision; returns whether that was allowed."""
        start = self._start_of_undo(by)
        if start is None or not self.can_undo(by):
            return False
        self._take_back(start)
        return True

    def undo_any(self, by: int | None = None) -> bool:
        """Takes back the last choice (of a player, if given) across everything, and marks the record.

        For practice: a forced opening of a turn goes along with what came before it.
        Returns whether there was one.
        """
        index = self.last_choice(by)
        if index is None:
            return False
        self._take_back(index)
        self.record.practice = True
        return True

    def last_choice(self, by: int | None = None) -> int | None:
        """Returns after how many records a player (`by`, if given) chose last; None when nobody has.

        A forced opening of a turn, a roll, is no choice.
        """
        openers = self.rules.info.turn_openers
        for index in range(self.index - 1, -1, -1):
            who, action = self.record.actions[index]
            if who < 0 or by not in (None, who):
                continue
            if action.kind not in openers or len(self.rules.legal_actions(self._pasts[index])) > 1:
                return index
        return None

    def can_redo(self, by: int) -> bool:
        """Tells whether a player can play again what was taken back."""
        return bool(self._undone) and self._undone[-1][0][0] == by

    def redo(self, by: int) -> bool:
        """Plays again what `undo` took back, with the same luck; returns whether there was anything."""
        if not self.can_redo(by):
            return False
        for who, action in self._undone.pop():
            self._append(who, action)
        self._seal()
        return True

    def _take_back(self, index: int) -> None:
        self._undone.append(self.record.actions[index:])
        self._cut(index)
        self._seal()

    def _cut(self, index: int) -> None:
        del self.record.actions[index:], self._pasts[index + 1 :], self._turns[index + 1 :]
        self.state = self._pasts[index].copy()
        self.log = [entry for entry in self.log if entry.index <= index]
        self.record.digests = {at: d for at, d in self.record.digests.items() if at <= index}

    # ---- looking back

    def at(self, index: int) -> State:
        """Returns a copy of the state after `index` records, 0 to `self.index`; else raises IndexError."""
        if index < 0:
            raise IndexError(index)
        return self._pasts[index].copy()

    def turn_at(self, index: int) -> int:
        """Returns the turn number after `index` records."""
        return self._turns[index]

    def turn_seen(self, index: int) -> int:
        """Returns the turn of the last thing that had happened after `index` records; 0 is the set-up."""
        return next((entry.turn for entry in reversed(self.log) if entry.index <= index), 0)

    def fork(self, index: int, viewer: int | None) -> Match:
        """Starts a match of its own from the state after `index` records.

        A viewer gets a world that agrees with what that player knew; None gets the true one.
        """
        seed = int(Rng.stream(self.record.seed, "fork", index).random() * 2**53)
        state = self.at(index)
        if viewer is not None:
            sampler = self.rules.sampler(self.rules.view(state, viewer))
            state = sampler.sample(Rng.stream(seed, "world"))
        record = _blank(self.record)
        record.match, record.seed, record.start = str(uuid.uuid4()), seed, state.dump()
        fork = Match(self.rules, record)
        fork._resolve_chance()
        fork._seal()
        return fork


def first_forged_chance(rules: Rules, record: Record) -> int | None:
    """Draws every chance action again from the seed and compares with the stored ones.

    Returns the number (from 1) of the first record that differs; None when all agree.
    """
    match = Match(rules, _blank(record))
    for number, (who, action) in enumerate(record.actions, 1):
        if who == CHANCE and match._draw() != action:
            return number
        match._append(who, action)
    return None


def _blank(record: Record) -> Record:
    """Returns a twin of the record's head with no actions yet."""
    return Record(
        match=record.match,
        created=record.created,
        app_version=__version__,
        game=record.game,
        rules_version=record.rules_version,
        data_hash=record.data_hash,
        players=record.players,
        options=dict(record.options),
        seats=list(record.seats),
        seed=record.seed,
        salt=record.salt,
        practice=record.practice,
        start=record.start,
    )
