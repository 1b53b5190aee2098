"""The home page: a card for each game, the matches to go on with, and the globe.

Only what is seen at once is made at once; the saved matches are read after the first
paint, one at a time.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cvdesk.games import GAMES
from cvdesk.i18n.catalog import text
from cvdesk.storage.saves import Saves
from cvdesk.ui.context import Context
from cvdesk.ui.globe import GlobeButton
from cvdesk.ui.pages.continue_list import AFTER_PAINT, ContinueList
from cvdesk.ui.pages.emblems import Emblem
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import Card, FitLabel, HSpacer, IconButton, Label, PrimaryButton, SecondaryButton

_STACK_BELOW = (860, 1240)
"""Pixels at scale 100 % below which the list stands under the cards: with one column of them, with two."""
_TWO_COLUMNS = 840
"""Pixels at scale 100 % from which there is room for two cards side by side."""
_WIDEST = 1180
_UNBOUNDED = 16777215
"""What Qt calls QWIDGETSIZE_MAX."""


class HomePage(Translatable, QWidget):
    """Where the program starts; a match is at most two clicks away."""

    play_wanted = Signal(str)
    """The id of a game to be played at once with its last setup."""
    setup_wanted = Signal(str)
    rules_wanted = Signal(str)
    continue_wanted = Signal(object)
    """The path of a saved match."""
    open_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, context: Context, saves: Saves, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self._spacing = Spacing(context.theme, self)
        self._page = self._scrolled_page()
        self.globe_button = GlobeButton(context, parent=self._page)
        self.settings_button = IconButton(context, "settings", role="secondary", parent=self._page)
        self.settings_button.show_text(True)
        self.settings_button.clicked.connect(self.settings_wanted)
        self.cards = [GameCard(context, game, self._page) for game in GAMES]
        for card in self.cards:
            card.play_wanted.connect(self.play_wanted)
            card.setup_wanted.connect(self.setup_wanted)
            card.rules_wanted.connect(self.rules_wanted)
        self.continue_list = ContinueList(context, saves, self._page)
        self.continue_list.continue_wanted.connect(self.continue_wanted)
        self.continue_list.open_wanted.connect(self.open_wanted)
        self._lay_out()
        self.continue_list.changed.connect(self._arrange)
        context.theme.changed.connect(self._arrange)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the label of the settings button; the parts do the rest."""
        self.settings_button.set_label(text("home-settings-button"), text("home-settings-tip"))

    def focus_first(self) -> None:
        """Gives the focus to what most people want first."""
        self.cards[0].play_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts the list beside the cards, or under them where it is narrow."""
        super().resizeEvent(event)
        self._arrange()

    def _scrolled_page(self) -> QWidget:
        """Makes the page that scrolls.

        Everything else is made inside it: moving a tree of widgets into another one makes
        Qt work out their styles anew.
        """
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._spacing.of(QVBoxLayout(self), gap=0).addWidget(area)
        page = QWidget()
        area.setWidget(page)
        return page

    def _lay_out(self) -> None:
        column = self._spacing.of(QVBoxLayout(self._page), (24, 16, 24, 20), 16)
        header = self._spacing.of(QHBoxLayout(), gap=8)
        column.addLayout(header)
        titles = self._spacing.of(QVBoxLayout(), gap=0)
        titles.addWidget(Label(self.context, "home-app", role="title"))
        self._tagline = Label(self.context, "home-tagline", role="muted", wrap=True)
        titles.addWidget(self._tagline)
        header.addLayout(titles, 1)
        header.addWidget(self.globe_button, 0, Qt.AlignmentFlag.AlignTop)
        header.addWidget(self.settings_button, 0, Qt.AlignmentFlag.AlignTop)
        self._columns = self._spacing.of(QBoxLayout(QBoxLayout.Direction.LeftToRight), gap=16)
        column.addLayout(self._columns, 1)
        self._grid = self._spacing.of(QGridLayout(), gap=16)
        self._columns.addLayout(self._grid, 5)
        self._grid_columns = 0
        self._fill_grid(min(2, len(self.cards)))
        self._columns.addWidget(self.continue_list, 3)

    def _fill_grid(self, columns: int) -> None:
        if columns != self._grid_columns:
            self._grid_columns = columns
            for index, card in enumerate(self.cards):
                self._grid.addWidget(card, index // columns, index % columns)

    def _arrange(self) -> None:
        px = self.context.theme.px
        columns = min(len(self.cards), 2 if self.width() >= px(_TWO_COLUMNS) else 1)
        self._fill_grid(columns)
        narrow = self.width() < px(_STACK_BELOW[columns - 1])
        on_top = narrow and bool(self.continue_list.rows)
        self._columns.setDirection(self._direction(narrow, on_top))
        self.continue_list.set_wide(on_top)
        self._order_tabs(on_top)
        self._page.setMaximumWidth(px(_WIDEST))
        self._tagline.setVisible(not narrow or columns > 1)
        for card in self.cards:
            # where the page scrolls, the way into the game must be seen without scrolling
            share = (3 if columns > 1 else 5) + 3 * on_top
            card.emblem.setMaximumHeight(max(px(80), self.height() // share) if narrow else _UNBOUNDED)

    @staticmethod
    def _direction(narrow: bool, on_top: bool) -> QBoxLayout.Direction:
        """Tells where the list stands: beside the games, below them, or above when a match waits."""
        if not narrow:
            return QBoxLayout.Direction.LeftToRight
        return QBoxLayout.Direction.BottomToTop if on_top else QBoxLayout.Direction.TopToBottom

    def _order_tabs(self, on_top: bool) -> None:
        """Lets Tab go through the games and the list in the order in which they are seen."""
        games = [
            button
            for card in self.cards
            for button in (card.play_button, card.setup_button, card.rules_button)
        ]
        waiting = self.continue_list.buttons()
        ordered = [self.settings_button, *((*waiting, *games) if on_top else (*games, *waiting))]
        for before, after in pairwise(ordered):
            self.setTabOrder(before, after)

    def event(self, event: QEvent) -> bool:
        """Reads the saved matches anew whenever the page comes up."""
        if event.type() == QEvent.Type.Show:
            self.continue_list.refresh_soon()
            for card in self.cards:
                card.fill_soon()
        elif event.type() == QEvent.Type.Hide:
            self.continue_list.finish_deleting()
        return super().event(event)


class GameCard(Translatable, Card):
    """One game: its picture, what it is, and the ways into it."""

    play_wanted = Signal(str)
    setup_wanted = Signal(str)
    rules_wanted = Signal(str)

    def __init__(self, context: Context, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.game = game
        self._word = game.replace("_", "-")
        spacing = Spacing(context.theme, self)
        self._filled = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fill)
        self.emblem = Emblem(context, game, self)
        self.title = FitLabel(context, role="title")
        self.about = Label(context, f"home-game-{self._word}-about", wrap=True)
        self.facts = FitLabel(context, colour="muted")
        self.seats = FitLabel(context, colour="muted", role="body")
        self.play_button = PrimaryButton(context, "home-card-play", icon_name="play")
        self.setup_button = SecondaryButton(context, "home-card-setup")
        self.rules_button = SecondaryButton(context, "home-card-rulebook", icon_name="rules")
        self.play_button.clicked.connect(lambda: self.play_wanted.emit(game))
        self.setup_button.clicked.connect(lambda: self.setup_wanted.emit(game))
        self.rules_button.clicked.connect(lambda: self.rules_wanted.emit(game))
        column = spacing.of(QVBoxLayout(self), (2, 2, 2, 10), 8)
        column.addWidget(self.emblem, 1)
        words = spacing.of(QVBoxLayout(), (14, 2, 14, 0), 4)
        head = spacing.of(QHBoxLayout(), gap=12)
        head.addWidget(self.title, 1)
        head.addWidget(self.facts)
        words.addLayout(head)
        words.addWidget(self.about)
        words.addWidget(self.seats)
        column.addLayout(words)
        buttons = spacing.of(QHBoxLayout(), (10, 0, 10, 0), 4)
        buttons.addWidget(self.play_button, 2)
        buttons.addWidget(self.setup_button, 1)
        buttons.addWidget(HSpacer())
        buttons.addWidget(self.rules_button)
        column.addLayout(buttons)
        context.settings.changed.connect(self._on_settings_changed)
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the texts of the game."""
        name = text(f"home-game-{self._word}")
        self.title.setText(name)
        self.emblem.setAccessibleName(text("home-card-emblem", game=name))
        for button, word in (
            (self.play_button, "play"),
            (self.setup_button, "setup"),
            (self.rules_button, "rulebook"),
        ):
            button.setAccessibleName(f"{text(f'home-card-{word}')} – {name}")
        self.play_button.setToolTip(text("home-card-play-tip"))
        self.setup_button.setToolTip(text("home-card-setup-tip"))
        if self._filled:
            self._fill()

    def fill_soon(self) -> None:
        """Adds the facts of the game and the seats right after the next paint: they need its rules."""
        self._timer.start(AFTER_PAINT)

    def _fill(self) -> None:
        from cvdesk.games import game_info  # starts faster: the rules come with it

        self._filled = True
        info = game_info(self.game)
        players = text("home-card-players", least=info.min_players, most=info.max_players)
        minutes = text("home-card-minutes", least=info.minutes[0], most=info.minutes[1])
        self.facts.setText(f"{players} · {minutes}")
        self._show_seats()

    def _show_seats(self) -> None:
        from cvdesk.ui.match_setup import last_setup, level_name  # starts faster

        setup = last_setup(self.game, self.context.settings.value.setups)
        parts = []
        for seat in setup.seats:
            if seat.is_human:
                parts.append(seat.name or text("home-card-you"))
            elif seat.name:
                parts.append(f"{seat.name} ({level_name(seat.level)})")
            else:
                parts.append(text("home-card-bot", level=level_name(seat.level)))
        self.seats.setText(text("home-card-seats", seats=", ".join(parts)))
        self.play_button.setAccessibleDescription(self.seats.text())

    def _on_settings_changed(self) -> None:
        if self._filled:
            self._show_seats()
