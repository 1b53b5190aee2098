"""The log as a list model: events in, sentences out, in whatever language is in use."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cvdesk.control.session import Session
from cvdesk.engine.event import Event
from cvdesk.engine.match import LogEntry
from cvdesk.engine.message import Message
from cvdesk.i18n.catalog import current_language, text
from cvdesk.i18n.render import plain, rule_label

AnyIndex = QModelIndex | QPersistentModelIndex

SEAL_SHOWN = 10
"""How many characters of the seal people see, now and on the results page."""


class Role(IntEnum):
    """What a row tells besides its sentence."""

    ENTRY = Qt.ItemDataRole.UserRole + 1
    """The `LogEntry` itself."""
    RULE = Qt.ItemDataRole.UserRole + 2
    """The rules anchor, as ``thats_life.3.1``; empty when there is none."""
    RULE_LABEL = Qt.ItemDataRole.UserRole + 3
    FIRST_OF_TURN = Qt.ItemDataRole.UserRole + 4
    HAS_WHY = Qt.ItemDataRole.UserRole + 5
    SHOWN = Qt.ItemDataRole.UserRole + 6
    """Whether the table shows the moment just after this row."""
    HEADING = Qt.ItemDataRole.UserRole + 7
    """The words above the lines of its turn."""


def turn_heading(turn: int) -> str:
    """Returns the words above the lines of a turn; turn 0 is the set-up."""
    return text("table-log-turn", turn=turn) if turn else text("table-log-setup")


def _told(session: Session) -> Iterator[LogEntry]:
    """Yields what the log shows: of secret steps in a row that sound alike and move nothing, the first."""
    last: Event | None = None
    for entry in session.match.log:
        event = entry.event
        secret = event.public is not None and not event.moves
        if not (secret and last is not None and event.public == last.public) or session.seen(event) is event:
            yield entry
        last = event


class LogModel(QAbstractListModel):
    """Rows of one session's log, oldest first, as its viewer may know them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._entries: list[LogEntry] = []
        self._said: dict[tuple[str, Message], str] = {}
        """Sentences by language and message: a long log is laid out anew after every action."""

    def set_session(self, session: Session | None) -> None:
        """Shows another session's log; None empties it."""
        self._session = session
        self._said.clear()
        self.reload()

    def reload(self) -> None:
        """Takes over what the log holds now; appends where nothing else has changed."""
        wanted = list(_told(self._session)) if self._session is not None else []
        count = len(self._entries)
        if wanted[:count] == self._entries and len(wanted) > count:
            self.beginInsertRows(QModelIndex(), count, len(wanted) - 1)
            self._entries = wanted
            self.endInsertRows()
        elif wanted != self._entries:
            self.beginResetModel()
            self._entries = wanted
            self.endResetModel()
        self.refresh()

    def refresh(self) -> None:
        """Tells the view that texts or marks have changed."""
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        """Counts the rows."""
        return 0 if parent.isValid() else len(self._entries)

    def entry(self, row: int) -> LogEntry:
        """Returns the log entry of a row."""
        return self._entries[row]

    def is_first_of_turn(self, row: int) -> bool:
        """Tells whether a heading stands above a row."""
        return row == 0 or self._entries[row - 1].turn != self._entries[row].turn

    def last_row_until(self, index: int) -> int | None:
        """Returns the last row that had happened after `index` records; None when none had."""
        rows = [row for row, entry in enumerate(self._entries) if entry.index <= index]
        return rows[-1] if rows else None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Returns a row's sentence, or what `Role` names."""
        if self._session is None or not index.isValid():
            return None
        row, session = index.row(), self._session
        entry = self._entries[row]
        event = session.seen(entry.event)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._sentence(entry, event)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self._description(entry, event)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{turn_heading(entry.turn)}. {self._sentence(entry, event)}"
        if role == Role.FIRST_OF_TURN:
            return self.is_first_of_turn(row)
        if role == Role.RULE_LABEL:
            return rule_label(event.rule) if event.rule else ""
        if role == Role.HEADING:
            return self.heading(entry.turn)
        values: dict[int, object] = {
            Role.ENTRY: entry,
            Role.RULE: event.rule,
            Role.HAS_WHY: session.has_why(entry.index),
            Role.SHOWN: session.shown_index is not None and self.last_row_until(session.shown_index) == row,
        }
        return values.get(role)

    def _sentence(self, entry: LogEntry, event: Event) -> str:
        assert self._session is not None
        key = (current_language(), event.message)
        sentence = self._said.get(key)
        if sentence is None:
            sentence = self._said[key] = plain(event.message, self._session.names)
        auto = entry.index in self._session.auto_played and event.player >= 0
        return text("table-log-auto", sentence=sentence) if auto else sentence

    def _description(self, entry: LogEntry, event: Event) -> str:
        assert self._session is not None
        lines = [plain(detail, self._session.names) for detail in event.details]
        if event.rule:
            lines.append(text("table-log-rule", rule=rule_label(event.rule)))
        lines.append(text("table-log-look"))
        return "\n".join(lines)

    def heading(self, turn: int) -> str:
        """Returns the words above the lines of a turn.

        The set-up shows the seal under which all dice lie, or that rolls were taken back.
        """
        if turn or self._session is None:
            return turn_heading(turn)
        record = self._session.match.record
        if record.practice:
            return text("table-log-practice")
        return text("table-log-sealed", seal=record.seal[:SEAL_SHOWN])

    def as_text(self) -> str:
        """Returns the whole log as lines, for the clipboard."""
        lines = []
        for row, entry in enumerate(self._entries):
            if self.is_first_of_turn(row):
                lines.append(self.heading(entry.turn))
            event = self._session.seen(entry.event) if self._session else entry.event.seen_by(None)
            lines.append(f"  {self._sentence(entry, event)}")
        return "\n".join(lines)
