"""The life stories of a finished match: one page for each seat, to look at and to keep."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QScrollArea, QTabBar, QVBoxLayout, QWidget

from cvdesk.control.session import Session
from cvdesk.engine.match import Match
from cvdesk.games.story import Story
from cvdesk.i18n.catalog import current_language, text
from cvdesk.ui.context import Context
from cvdesk.ui.dialogs.files import choose_story_name
from cvdesk.ui.screen import size_on_screen
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.story_sheet import HEIGHT, WIDTH, Sheet, as_text, paint_sheet, save_pdf, save_picture
from cvdesk.ui.theme import Theme
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import HSpacer, Label, PrimaryButton, SecondaryButton

STORIES: Mapping[str, str] = MappingProxyType(
    {"cv": "cvdesk.games.cv.story", "cv_pocket": "cvdesk.games.cv_pocket.story"}
)
"""The games that tell lives, with the modules that do."""

_WINDOW = (860, 560)
"""Width and height in pixels at scale 100 %."""


def tells_stories(game: str) -> bool:
    """Tells whether a game's matches can be read as lives."""
    return game in STORIES


def story_of(match: Match, seat: int) -> Story:
    """Returns the life of a seat; raises KeyError for a game that tells none."""
    story: Story = import_module(STORIES[match.record.game]).story_of(match, seat)
    return story


class SheetView(QWidget):
    """Shows the page as wide as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_sheet(self, sheet: Sheet) -> None:
        """Shows another page."""
        self._sheet = sheet
        self.setAccessibleName(as_text(sheet))
        self.update()

    def sizeHint(self) -> QSize:
        """Returns the size of the page."""
        return QSize(round(WIDTH), round(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the page."""
        if self._sheet is None:
            return
        painter = QPainter(self)
        zoom = min(self.width() / WIDTH, self.height() / HEIGHT)
        painter.translate((self.width() - WIDTH * zoom) / 2, 0)
        painter.scale(zoom, zoom)
        paint_sheet(painter, self._sheet)


class PageArea(QScrollArea):
    """Shows the page at the scale of the theme, or as wide as there is room: it scrolls one way only."""

    def __init__(self, theme: Theme, view: SheetView) -> None:
        super().__init__()
        self._theme, self._view = theme, view
        self.setWidget(view)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        theme.changed.connect(self._fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the page into another width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        zoom = min(self._theme.scale / 100, self.viewport().width() / WIDTH)
        self._view.setFixedSize(round(WIDTH * zoom), round(HEIGHT * zoom))


class StoryWindow(Translatable, QDialog):
    """A tab for each seat, the page, and buttons that keep it as PDF or PNG."""

    def __init__(self, context: Context, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("story-window")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._session = session
        self.tabs = QTabBar()
        for seat in session.seats:
            self.tabs.addTab(seat.name.replace("&", "&&"))
        self.view = SheetView()
        self.note = Label(context, role="muted", wrap=True)
        self.pdf = PrimaryButton(context, "ui-story-pdf")
        self.png = SecondaryButton(context, "ui-story-png")
        self.close_button = SecondaryButton(context, "ui-settings-close")
        scroll = PageArea(context.theme, self.view)
        spacing = Spacing(context.theme, self)
        column = spacing.of(QVBoxLayout(self), (12, 12, 12, 8), 6)
        row = spacing.of(QHBoxLayout(), gap=8)
        for button in (self.pdf, self.png):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addWidget(HSpacer())
        row.addWidget(self.close_button)
        for widget in (self.tabs, scroll, self.note):
            column.addWidget(widget, 1 if widget is scroll else 0)
        column.addLayout(row)
        self.tabs.currentChanged.connect(self._show)
        self.pdf.clicked.connect(lambda: self._choose(".pdf", save_pdf))
        self.png.clicked.connect(lambda: self._choose(".png", save_picture))
        self.close_button.clicked.connect(self.close)
        self.resize(size_on_screen(self, context.theme, *_WINDOW))
        self.start_texts()

    def retranslate(self) -> None:
        """Sets all texts, and writes the page in the language of its seat."""
        self.setWindowTitle(text("ui-story-window"))
        self.tabs.setAccessibleName(text("ui-story-window"))
        self._show()

    @property
    def sheet(self) -> Sheet:
        """The page that is shown."""
        session, index = self._session, max(0, self.tabs.currentIndex())
        game = session.match.record.game
        seat = session.seats[index]
        language = seat.language or current_language()
        title = text(f"home-game-{game.replace('_', '-')}", language=language)
        return Sheet(story_of(session.match, index), seat, session.names, language, title)

    def _show(self) -> None:
        self.note.setText("")
        self.note.hide()
        self.view.show_sheet(self.sheet)

    def _choose(self, suffix: str, save: Callable[[Path, Sheet], bool]) -> None:
        name = self.sheet.seat.name
        choose_story_name(self, Path.home(), name, suffix, lambda path: self.keep(path, save))

    def keep(self, path: Path, save: Callable[[Path, Sheet], bool]) -> None:
        """Writes the page to a file and says whether that was possible."""
        done = save(path, self.sheet)
        self.note.setText(text("ui-story-kept" if done else "ui-story-failed", file=str(path)))
        self.note.show()
