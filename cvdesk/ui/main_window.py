"""The main window: five pages, the menus, and the way from one page to the next.

Home is made at once, everything else when it is first wanted: the start must be quick.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from cvdesk.engine.errors import CvdeskError
from cvdesk.engine.message import Message, P
from cvdesk.games import GAMES
from cvdesk.i18n.catalog import text
from cvdesk.storage.saves import Saves, is_damage
from cvdesk.ui.actions import Actions
from cvdesk.ui.context import Context
from cvdesk.ui.globe import GlobeButton
from cvdesk.ui.pages.home import HomePage
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.window_actions import WindowActions
from cvdesk.ui.windows import Windows

if TYPE_CHECKING:
    from cvdesk.control.session import Session
    from cvdesk.ui.desk import Desk
    from cvdesk.ui.match_setup import MatchSetup
    from cvdesk.ui.notice import NoticeBar
    from cvdesk.ui.pages.replay import ReplayPage
    from cvdesk.ui.pages.results import ResultsPage
    from cvdesk.ui.pages.setup import SetupPage
    from cvdesk.ui.pages.table import TablePage

_SIZE = (1180, 760)
_LEAST = (640, 480)
_REMEMBERED_NAMES = 20
_LAST_LOOK = 600
"""Milliseconds for which the table is shown after the last move."""


class MainWindow(Translatable, QMainWindow):
    """Shows one page at a time; `make_desk` is called when the first match is opened."""

    def __init__(self, context: Context, saves: Saves, make_desk: Callable[[], Desk]) -> None:
        super().__init__()
        self.context = context
        self.saves = saves
        self.setObjectName("main-window")
        self._make_desk = make_desk
        self._desk: Desk | None = None
        self._loses = False  # whether somebody closes although the match cannot be saved
        self._setup: SetupPage | None = None
        self._table: TablePage | None = None
        self._results: ResultsPage | None = None
        self._replay: ReplayPage | None = None
        self._back_from_replay: Callable[[], None] = self.show_home
        self.windows = Windows(context, self)
        centre = QWidget()
        self.setCentralWidget(centre)
        self._column = Spacing(context.theme, self).of(QVBoxLayout(centre), gap=0)
        self._notices: NoticeBar | None = None
        self.pages = QStackedWidget(centre)
        self._column.addWidget(self.pages, 1)
        self.home = HomePage(context, saves, self.pages)
        self.pages.addWidget(self.home)
        self.actions_by_name = Actions(self)
        self.actions_by_name.build_menus(self.menuBar())
        self.globe_button = GlobeButton(context, compact=True)
        self.menuBar().setCornerWidget(self.globe_button, Qt.Corner.TopRightCorner)
        self.commands = WindowActions(self)
        self._connect()
        self._restore_geometry()
        self.start_texts()
        self.home.focus_first()

    def _connect(self) -> None:
        home = self.home
        home.play_wanted.connect(self.play_again)
        home.setup_wanted.connect(self.show_setup)
        home.rules_wanted.connect(self.windows.show_rules)
        home.continue_wanted.connect(self.open_record)
        home.open_wanted.connect(self.windows.choose_match)
        home.settings_wanted.connect(self.windows.show_settings)
        home.continue_list.problem.connect(self.tell)
        self.windows.match_chosen.connect(self.open_record)
        self.windows.save_name_chosen.connect(self._on_save_name_chosen)
        self.pages.currentChanged.connect(self._on_page_changed)
        self.context.settings.problem.connect(self.tell)

    def retranslate(self) -> None:
        """Sets the menus and the title."""
        self.actions_by_name.retranslate()
        self.commands.sync()
        self.setWindowTitle(self._title())
        self.globe_button.retranslate()
        # the corner keeps its old size otherwise
        self.menuBar().setCornerWidget(self.globe_button, Qt.Corner.TopRightCorner)

    def _title(self) -> str:
        page = self.pages.currentWidget()
        if page is self.home:
            return text("home-app")
        game = self._setup.game if self._setup is not None and page is self._setup else ""
        if self.session is not None:
            game = self.session.match.record.game
        return text("home-window-title", page=text(f"home-game-{(game or GAMES[0]).replace('_', '-')}"))

    # ---- pages

    @property
    def desk(self) -> Desk:
        """Where matches are opened, made when it is first wanted."""
        if self._desk is None:
            self._desk = self._make_desk()
            self._desk.autosave.problem.connect(self.tell)
        return self._desk

    @property
    def notices(self) -> NoticeBar:
        """The strip that tells what has happened to files, made for the first message."""
        if self._notices is None:
            from cvdesk.ui.notice import NoticeBar  # starts faster

            self._notices = NoticeBar(self.context, self.centralWidget())
            self._notices.closed.connect(self._focus_page)
            self._column.insertWidget(0, self._notices)
        return self._notices

    def tell(self, message: Message) -> None:
        """Shows a message until somebody closes it."""
        self.notices.tell(message)

    @property
    def session(self) -> Session | None:
        """The open match."""
        return self._desk.session if self._desk is not None else None

    @property
    def setup_page(self) -> SetupPage:
        """The setup page."""
        if self._setup is None:
            from cvdesk.ui.pages.setup import SetupPage  # starts faster

            self._setup = SetupPage(self.context)
            self.pages.addWidget(self._setup)
            self._setup.start_wanted.connect(self.start_match)
            self._setup.left.connect(self.show_home)
        return self._setup

    @property
    def table_page(self) -> TablePage:
        """The table."""
        if self._table is None:
            from cvdesk.ui.pages.table import TablePage  # starts faster

            self._table = TablePage(self.context)
            self.pages.addWidget(self._table)
            self._table.finished.connect(self._on_finished)
        return self._table

    @property
    def results_page(self) -> ResultsPage:
        """The results of the last match."""
        if self._results is None:
            from cvdesk.ui.pages.results import ResultsPage  # starts faster

            self._results = page = ResultsPage(self.context)
            self.pages.addWidget(page)
            page.rematch.connect(self.rematch)
            page.review.connect(self._on_review)
            page.home.connect(self.show_home)
            page.rules_wanted.connect(self.windows.show_clause)
        return self._results

    @property
    def replay_page(self) -> ReplayPage:
        """The table for looking only."""
        if self._replay is None:
            from cvdesk.ui.pages.replay import ReplayPage  # starts faster

            self._replay = ReplayPage(self.context)
            self.pages.addWidget(self._replay)
            self._replay.left.connect(lambda: self._back_from_replay())
        return self._replay

    def shows(self, page: QWidget | None) -> bool:
        """Tells whether a page is the one that is shown."""
        return page is not None and self.pages.currentWidget() is page

    @property
    def at_table(self) -> bool:
        """Whether a match that can be played is shown."""
        return self.shows(self._table) and self.session is not None

    def show_home(self) -> None:
        """Goes home; an open match is saved and waits there."""
        if self._desk is not None:
            self._desk.close()
        self.pages.setCurrentWidget(self.home)
        self.home.focus_first()

    def show_setup(self, game: str) -> None:
        """Goes to the setup of a game."""
        if self._desk is not None:
            self._desk.close()
        self.pages.setCurrentWidget(self.setup_page)
        self.setup_page.open(game)
        self.setWindowTitle(self._title())

    def leave_match(self, then: Callable[[], None]) -> None:
        """Goes elsewhere; from an unfinished match only after telling whether it is saved."""
        if self.at_table and self.session is not None and not self.session.match.finished:
            self.windows.ask_to_leave(then, saved=self.desk.is_saved())
        else:
            then()

    # ---- matches

    def play_again(self, game: str) -> None:
        """Starts a match at once with the last setup of a game."""
        from cvdesk.ui.match_setup import last_setup  # starts faster

        self.start_match(last_setup(game, self.context.settings.value.setups))

    def start_match(self, setup: MatchSetup, *, remember: bool = True) -> None:
        """Starts a match and shows the table."""
        try:
            session = self.desk.begin(setup)
        except CvdeskError as error:
            self._refuse(error)
            return
        if remember:
            self._remember(setup)
        self.show_session(session)

    def open_record(self, path: Path) -> None:
        """Goes on with a saved match; a finished or damaged one is only shown."""
        try:
            opened = self.desk.resume(path)
        except CvdeskError as error:
            spoiled = path.parent == self.saves.folder and is_damage(error)
            self._refuse(error, rescued=self.saves.rescue(path, error) if spoiled else None)
            return
        if opened.session.read_only:
            self._show_replay(opened.session, opened.trouble, self.show_home)
        else:
            self.show_session(opened.session)
        if opened.note is not None:
            self.tell(opened.note)

    def show_session(self, session: Session) -> None:
        """Shows a match at the table and lets it go on."""
        if self._notices is not None:
            self._notices.clear()
        self.pages.setCurrentWidget(self.table_page)
        session.changed.connect(self.commands.sync)
        session.problem.connect(self.commands.sync)
        self.table_page.open(session)
        self._on_page_changed()

    def rematch(self, rotate: bool) -> None:
        """Plays once more with the seats of the open match; `rotate` gives everybody the next seat."""
        if self.session is None:
            return
        from cvdesk.ui.match_setup import MatchSetup  # starts faster

        record = self.session.match.record
        seats = tuple(record.seats)
        if rotate:
            seats = (*seats[1:], seats[0])
        self.start_match(MatchSetup(record.game, seats, record.options), remember=False)

    def _show_replay(self, session: Session, trouble: Message | None, back: Callable[[], None]) -> None:
        self._back_from_replay = back
        self.pages.setCurrentWidget(self.replay_page)
        self.replay_page.open(session, trouble)
        self._on_page_changed()

    def _show_results(self, session: Session) -> None:
        self.pages.setCurrentWidget(self.results_page)
        self.results_page.show_results(session)

    def _on_finished(self) -> None:
        """Shows the results, after the last move has been seen."""
        board = self.table_page.frame.board
        if board is not None and board.animating:
            board.animation_finished.connect(self._on_last_move_seen, Qt.ConnectionType.SingleShotConnection)
        else:
            self._maybe_show_results()

    def _on_last_move_seen(self) -> None:
        QTimer.singleShot(self.context.theme.duration(_LAST_LOOK), self, self._maybe_show_results)

    def _maybe_show_results(self) -> None:
        # somebody may have gone elsewhere or taken the move back meanwhile
        if self.at_table and self.session is not None and self.session.match.finished:
            self._show_results(self.session)

    def _on_review(self) -> None:
        if self.session is None:
            return
        match = self.session.match

        def back() -> None:
            if self.session is not None:
                self._show_results(self.session)

        self._show_replay(self.desk.look_at(match), None, back)

    def _remember(self, setup: MatchSetup) -> None:
        settings = self.context.settings.value
        typed = [seat.name for seat in setup.seats if seat.is_human and seat.name]
        names = list(dict.fromkeys([*typed, *settings.names]))[:_REMEMBERED_NAMES]
        setups = {**settings.setups, setup.game: setup.to_json()}
        self.context.settings.update(setups=setups, names=tuple(names))

    def _refuse(self, error: CvdeskError, rescued: Message | None = None) -> None:
        if self.session is None and not self.shows(self._setup):
            self.show_home()
        self.tell(rescued or error.message)

    def _on_save_name_chosen(self, path: Path) -> None:
        if self.session is None:
            return
        try:
            self.saves.export(path, self.session.match.record.to_json())
        except CvdeskError as error:
            self.tell(error.message)
        else:
            self.tell(Message("ui-saved", {"file": P.name(path.name)}))

    # ---- the window itself

    def tidy_up(self) -> None:
        """Tells what was wrong with the settings and moves broken matches aside; call it when idle."""
        for message in [*self.context.settings.notes, *self.saves.sweep()]:
            self.tell(message)

    def _on_page_changed(self) -> None:
        self.setWindowTitle(self._title())
        self.commands.sync()

    def _restore_geometry(self) -> None:
        self.setMinimumSize(*_LEAST)
        stored = QByteArray.fromBase64(self.context.settings.value.window.encode())
        if stored.isEmpty() or not self.restoreGeometry(stored):
            available = QGuiApplication.primaryScreen().availableSize()
            self.resize(min(_SIZE[0], available.width()), min(_SIZE[1], available.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F10 goes to the menus; a shortcut pressed on a Cyrillic layout finds its action."""
        action = self.actions_by_name.matching(event)
        if event.key() == Qt.Key.Key_F10 and not event.modifiers():
            self.menuBar().setFocus(Qt.FocusReason.MenuBarFocusReason)
            self.menuBar().setActiveAction(self.menuBar().actions()[0])
        elif event.key() == Qt.Key.Key_F6:
            self._focus_page()  # from outside: the regions of a page know the key themselves
        elif action is not None and not event.isAutoRepeat():
            action.trigger()
        else:
            super().keyPressEvent(event)

    def _focus_page(self) -> None:
        """Puts the keyboard onto the table or the home page, whichever is shown."""
        if self.at_table:
            self.table_page.take_focus()
        elif self.shows(self.home):
            self.home.focus_first()

    def _close_unsaved(self) -> None:
        self._loses = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Saves the open match and the window's place; asks only when the match cannot be saved."""
        if not self._loses and self._desk is not None and not self._desk.is_saved():
            event.ignore()
            self.windows.ask_to_leave(self._close_unsaved, saved=False)
            return
        self.home.continue_list.finish_deleting()
        if self._desk is not None:
            self._desk.close()
        stored = self.saveGeometry().toBase64().toStdString()
        self.context.settings.update(window=stored)
        self.windows.close_all()
        super().closeEvent(event)
