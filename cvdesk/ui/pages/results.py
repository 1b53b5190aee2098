"""The results page: who has won, and where every point comes from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cvdesk.control.session import Session
from cvdesk.engine.match import first_forged_chance
from cvdesk.engine.standings import ScoreLine, Standings
from cvdesk.i18n.catalog import current_language, text
from cvdesk.i18n.formats import number_text
from cvdesk.i18n.render import plain
from cvdesk.ui import icons
from cvdesk.ui.announce import announce
from cvdesk.ui.context import Context
from cvdesk.ui.dialogs.story import StoryWindow, tells_stories
from cvdesk.ui.panels.log_model import SEAL_SHOWN
from cvdesk.ui.panels.score_chart import ScoreChart
from cvdesk.ui.panels.seat_chips import CHIPS, LINE_CHIPS, SUMMARIES, Chip
from cvdesk.ui.panels.seats_panel import ChipRow
from cvdesk.ui.rule_chip import RuleChip
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import Card, FitLabel, IconButton, PrimaryButton, SeatBadge, SecondaryButton

_LEAST_COLUMN, _LEAST_OF_MANY = 104, 70
"""The room for a badge, a short name and three chips, or from five seats on one chip, at scale 100 %."""
_MANY, _GAP, _GAP_OF_MANY = 5, 16, 8

_NOTHING = "\N{EN DASH}"
"""Stands in a cell where there is nothing to be counted."""


class ResultsPage(Translatable, QWidget):
    """Winner, score sheet, running scores, the check of the dice, and what to do next."""

    rematch = Signal(bool)
    """True: with the seats rotated."""
    review = Signal()
    home = Signal()
    rules_wanted = Signal(str)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self._session: Session | None = None
        self._forged: int | None = None
        self._opened: set[int] = set()
        """Lines of the score sheet whose scored things are shown."""
        self.openers: list[IconButton] = []
        """The buttons that show and hide them, where a game has such lines."""
        self.trophy = QLabel()
        self.verdict = FitLabel(context, role="title", lines=2)
        self.sheet = Card()
        self.chart_card = Card()
        self.chart = ScoreChart(context)
        self.dice = QLabel()
        self.dice.setWordWrap(True)
        self.dice.setProperty("role", "muted")
        self.again = PrimaryButton(context, "table-results-rematch", icon_name="replay")
        self.rotate = SecondaryButton(context, "table-results-rotate")
        self.look = SecondaryButton(context, "table-results-review", icon_name="search")
        self.leave = SecondaryButton(context, "table-results-home", icon_name="home")
        self.stories = SecondaryButton(context, "ui-story-button")
        self._spacing = Spacing(context.theme, self)
        self._build()
        context.theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()
        self.start_texts()

    def _build(self) -> None:
        spacing = self._spacing
        head = spacing.of(QHBoxLayout(), gap=16)
        head.addWidget(self.trophy)
        head.addWidget(self.verdict, 1)
        self._grid = spacing.of(QGridLayout(self.sheet), (16, 12, 16, 12), _GAP, 8)
        chart = spacing.of(QVBoxLayout(self.chart_card), (12, 8, 12, 8), 4)
        chart.addWidget(self.chart)
        inner = QWidget()
        column = spacing.of(QVBoxLayout(inner), (24, 16, 24, 16), 14)
        column.addLayout(head)
        column.addWidget(self.sheet)
        column.addWidget(self.chart_card)
        column.addWidget(self.dice)
        column.addStretch(1)
        self.scroll_area = QScrollArea()
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll_area.setWidget(inner)
        bar = QFrame()
        bar.setProperty("role", "bar")
        buttons = spacing.of(QHBoxLayout(bar), (16, 4, 16, 4), 8)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.look)
        buttons.addWidget(self.stories)
        buttons.addStretch(1)
        buttons.addWidget(self.rotate)
        buttons.addWidget(self.again)
        outer = spacing.of(QVBoxLayout(self), gap=0)
        outer.addWidget(self.scroll_area, 1)
        outer.addWidget(bar)
        self.again.clicked.connect(lambda: self.rematch.emit(False))
        self.rotate.clicked.connect(lambda: self.rematch.emit(True))
        self.look.clicked.connect(self.review)
        self.leave.clicked.connect(self.home)
        self.stories.clicked.connect(self.show_stories)

    def _on_theme_changed(self) -> None:
        theme = self.context.theme
        side = theme.px(52)
        ratio = self.devicePixelRatioF()
        self.trophy.setPixmap(
            icons.pixmap("trophy", side, theme.colour("ink"), theme.colour("tile.luck"), ratio=ratio)
        )

    def retranslate(self) -> None:
        """Sets all texts."""
        self.dice.setAccessibleName(text("table-results-dice-name"))
        if self._session is not None:
            self._fill(self._session)

    def show_results(self, session: Session) -> None:
        """Shows how a match has ended."""
        self._session = session
        self._opened = set()
        self.stories.setVisible(tells_stories(session.match.record.game))
        self._forged = first_forged_chance(session.rules, session.match.record)
        self.chart.show_match(session.match)
        self._fill(session)
        self.scroll_area.verticalScrollBar().setValue(0)
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.verdict.text(), assertive=True)

    def show_stories(self) -> None:
        """Opens the life stories of the match."""
        if self._session is not None:
            StoryWindow(self.context, self._session, self.window()).show()

    def _fill(self, session: Session) -> None:
        standings = session.rules.standings(session.match.state)
        self.verdict.setText(plain(standings.verdict, session.names))
        self._clear_grid()
        self.openers = []
        self._fill_heads(session, standings)
        sheet = enumerate(zip(*standings.lines, strict=True))
        rows = [(number, lines) for number, lines in sheet if any(line.targets for line in lines)]
        for row, (number, lines) in enumerate(rows, 2):
            self._fill_row(session, row, number, lines)
        if self._has_points(session):
            self._fill_total(session, standings, len(rows) + 2)
        self._fill_dice(session)

    def _has_points(self, session: Session) -> bool:
        """Tells whether there are points to be added up, and not just how far everybody came."""
        return SUMMARIES[session.match.record.game](session.view, 0).standing is None

    def _clear_grid(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _fill_heads(self, session: Session, standings: Standings) -> None:
        px, many = self.context.theme.px, len(session.seats) >= _MANY
        self._grid.setHorizontalSpacing(px(_GAP_OF_MANY if many else _GAP))
        for column, seat in enumerate(session.seats, 1):
            head = QWidget()
            box = self._spacing.of(QHBoxLayout(head), gap=8)
            box.addWidget(SeatBadge(self.context, seat.colour, seat.name, size=28))
            words = self._spacing.of(QVBoxLayout(), gap=0)
            words.addWidget(FitLabel(self.context, seat.name, role="ui", bold=True))
            place = text("table-results-place", place=standings.ranks[column - 1])
            words.addWidget(FitLabel(self.context, place, role="caption", colour="muted"))
            box.addLayout(words, 1)
            self._grid.addWidget(head, 0, column)
            self._grid.setColumnStretch(column, 1)
            self._grid.setColumnMinimumWidth(column, px(_LEAST_OF_MANY if many else _LEAST_COLUMN))
        self._grid.addWidget(self._rule_line(), 1, 0, 1, len(session.seats) + 1)

    def _fill_row(self, session: Session, row: int, number: int, lines: tuple[ScoreLine, ...]) -> None:
        """Fills a row with the line of that number of everybody's score sheet."""
        head = QWidget()
        across = self._spacing.of(QHBoxLayout(head), gap=4)
        box = self._spacing.of(QVBoxLayout(), gap=0)
        across.addLayout(box, 1)
        name = QLabel(plain(lines[0].message, session.names))
        name.setWordWrap(True)
        box.addWidget(name)
        if lines[0].rule:
            chip = RuleChip(self.context, lines[0].rule)
            chip.clicked.connect(lambda _=False, rule=lines[0].rule: self.rules_wanted.emit(rule))
            box.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)
        self._grid.addWidget(head, row, 0, Qt.AlignmentFlag.AlignTop)
        things: list[ChipRow] = []
        for column, line in enumerate(lines, 1):
            cell = QWidget(self.sheet)
            things += self._fill_cell(session, cell, column - 1, number, line)
            self._grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignTop)
        if session.match.record.game in LINE_CHIPS:
            across.addWidget(self._opener(head, number, name.text(), things), 0, Qt.AlignmentFlag.AlignTop)

    def _fill_cell(
        self, session: Session, cell: QWidget, seat: int, number: int, line: ScoreLine
    ) -> list[ChipRow]:
        """Fills a cell with points and chips; returns the row of scored things, if there are any."""
        box = self._spacing.of(QVBoxLayout(cell), gap=4)
        game = session.match.record.game
        counts = game in LINE_CHIPS
        points = number_text(line.points, current_language(), signed=self._has_points(session))
        nothing = counts and not line.targets and not line.points
        box.addWidget(FitLabel(self.context, _NOTHING if nothing else points, role="seat"))
        if counts and line.targets:
            box.addWidget(self._chips(session, cell, LINE_CHIPS[game](session.view, seat, number)))
        chip_of = CHIPS[game]
        scored = tuple(chip_of(session.view, target.id) for target in line.targets)
        things = self._chips(session, cell, scored)
        box.addWidget(things)
        return [things] if line.targets else []

    def _chips(self, session: Session, cell: QWidget, chips: tuple[Chip, ...]) -> ChipRow:
        row = ChipRow(self.context, cell)
        row.set_chips(chips, session.names)
        row.setAccessibleName(", ".join(plain(chip.name, session.names) for chip in chips))
        return row

    def _opener(self, head: QWidget, number: int, name: str, things: Sequence[ChipRow]) -> IconButton:
        """Makes the button that shows and hides the things behind a line."""
        button = IconButton(self.context, "down", parent=head)
        self.openers.append(button)

        def show() -> None:
            opened = number in self._opened
            for row in things:
                row.setVisible(opened)
            button.set_icon_name("up" if opened else "down")
            button.set_label(text("table-results-hide" if opened else "table-results-show", line=name))

        def toggle() -> None:
            self._opened ^= {number}
            show()

        button.clicked.connect(toggle)
        show()
        return button

    def _fill_total(self, session: Session, standings: Standings, row: int) -> None:
        self._grid.addWidget(self._rule_line(), row, 0, 1, len(session.seats) + 1)
        self._grid.addWidget(
            FitLabel(self.context, text("table-results-total"), role="ui", bold=True), row + 1, 0
        )
        for column, score in enumerate(standings.scores, 1):
            label = FitLabel(self.context, number_text(score, current_language()), role="title")
            self._grid.addWidget(label, row + 1, column)

    def _rule_line(self) -> QFrame:
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        return line

    def _fill_dice(self, session: Session) -> None:
        record = session.match.record
        if self._forged is not None:
            self.dice.setText(text("table-results-dice-forged", number=self._forged))
        elif record.practice:
            self.dice.setText(text("table-results-dice-practice", seed=str(record.seed)))
        else:
            self.dice.setText(
                text("table-results-dice", seed=str(record.seed), seal=record.seal[:SEAL_SHOWN])
            )
