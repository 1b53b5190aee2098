"""Opens and closes matches: one at a time lies on the desk, with its saves and its bots."""

from __future__ import annotations

import secrets
from pathlib import Path

from attrs import evolve, frozen
from PySide6.QtCore import QObject

from cvdesk.bots.levels import LEVELS
from cvdesk.control.autosave import Autosave
from cvdesk.control.clock import Clock
from cvdesk.control.session import Runner, Session
from cvdesk.control.settings_store import SettingsStore
from cvdesk.engine.errors import BadOption, BadRecord, RulesChanged
from cvdesk.engine.match import Match
from cvdesk.engine.message import Message, P
from cvdesk.engine.record import Record
from cvdesk.engine.rules import Rules
from cvdesk.games import make_rules
from cvdesk.games.deck_reader import BadDeck
from cvdesk.games.decks import folder_of
from cvdesk.storage.saves import Saves
from cvdesk.ui.match_setup import MatchSetup

SUBSTITUTE = "steady"
"""Who plays for a bot that is not ours in a saved match."""

MAX_SEED = 2**53
"""Below this every JSON reader keeps a seed exact."""


@frozen
class Opened:
    """A match that was read from a file."""

    session: Session
    trouble: Message | None = None
    """Why it can only be looked at."""
    note: Message | None = None
    """What is different from how it was saved."""


class Desk(QObject):
    """Makes sessions; opening one closes the one before.  `runner` and `clock` are seams for tests."""

    def __init__(
        self, settings: SettingsStore, saves: Saves, autosave: Autosave, runner: Runner, clock: Clock
    ) -> None:
        super().__init__()
        self.saves = saves
        self.autosave = autosave
        self.session: Session | None = None
        self._settings, self._runner, self._clock = settings, runner, clock

    def begin(self, setup: MatchSetup) -> Session:
        """Starts a match; raises CvdeskError when it cannot be played like that."""
        named = setup.named()
        seed = secrets.randbelow(MAX_SEED) if setup.seed is None else setup.seed
        rules = make_rules(named.game, named.options)
        return self._lay_out(Match.new(rules, named.seats, seed, salt=secrets.token_hex(16)))

    def resume(self, path: Path) -> Opened:
        """Goes on with a saved match, one of ours or from elsewhere.

        A finished or damaged one can only be looked at, and one of other cards goes on from
        its last state as a match of its own.  Raises CvdeskError when not even that is possible.
        """
        self.autosave.flush()  # the match that is open may be the very one that is read
        record = self.saves.load(path)
        if path != self.saves.path_of(record.match):
            # from elsewhere, or a copy that somebody made: going on must not overwrite another course
            record = self.saves.import_file(path)
        note = without_foreign_bots(record)
        rules = _rules_of(record)
        try:
            match = Match.from_record(rules, record)
        except RulesChanged as error:
            match = _with_other_cards(rules, record, error)
            note = Message("ui-notice-other-cards")
        except BadRecord as error:
            # what can be trusted is shown, and the file is left as it is
            good, trouble = Match.replay(rules, record)
            return Opened(self.look_at(good), trouble or error.message)
        if match.finished:
            return Opened(self.look_at(match))
        return Opened(self._lay_out(match), note=note)

    def look_at(self, match: Match) -> Session:
        """Shows a match without a way to change it; bots can still be asked about the open one."""
        before = self.session
        self.close()
        self.session = self._session(match, read_only=True)
        if before is not None and before.match is match:
            self.session.adopt(before)
        return self.session

    def is_saved(self) -> bool:
        """Writes what is waiting; returns whether nothing of the open match would be lost now."""
        return self.session is None or self.session.read_only or self.autosave.flush()

    def close(self) -> None:
        """Saves and closes the open match, if there is one."""
        if self.session is not None:
            self.session.close()
            self.session = None
            self.autosave.release()

    def shut_down(self) -> None:
        """Closes the match and ends the writer of saves; call it once, at the end."""
        self.close()
        self.autosave.close()

    def _lay_out(self, match: Match) -> Session:
        self.close()
        self.autosave.claim(match.record.match)
        self.session = self._session(match, read_only=False)
        return self.session

    def _session(self, match: Match, *, read_only: bool) -> Session:
        return Session(
            match,
            runner=self._runner,
            clock=self._clock,
            settings=self._settings,
            save=_keep_nothing if read_only else self.autosave.save,
            read_only=read_only,
        )


def _rules_of(record: Record) -> Rules:
    """Makes the rules of a saved match; raises BadRecord that says so when its deck is not here."""
    try:
        return make_rules(record.game, record.options)
    except BadDeck as error:
        raise BadRecord("error-save-deck-wrong", problem=P.message(error.message)) from error
    except BadOption as error:
        deck, folder = error.message.params.get("deck"), folder_of(record.game)
        if error.message.id != "error-deck-none" or deck is None or folder is None:
            raise
        raise BadRecord("error-save-deck-missing", deck=deck, folder=P.name(str(folder))) from error


def _with_other_cards(rules: Rules, record: Record, error: RulesChanged) -> Match:
    """Goes on from the last state of a match; raises `error` when it does not fit the cards of now."""
    try:
        return Match.from_snapshot(rules, record)
    except BadRecord:
        raise error from None


def without_foreign_bots(record: Record) -> Message | None:
    """Lets Steady play for bots that are programs of somebody's own, and says so.

    A save names them by module, and opening a file must never run what a stranger wrote
    into it.  At the command line people name them themselves.
    """
    foreign = [seat for seat in record.seats if not seat.is_human and seat.level not in LEVELS]
    record.seats = [
        evolve(seat, level=SUBSTITUTE, budget="") if seat in foreign else seat for seat in record.seats
    ]
    if not foreign:
        return None
    names = P.list(*(P.name(seat.name) for seat in foreign))
    return Message("ui-notice-foreign-bots", {"names": names})


def _keep_nothing(record: Record) -> None:
    """What is only looked at is not saved."""
