"""The bar below the board: what can be done now, in words, and how fast bots play."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QWidget

from cvdesk.control.pacing import next_pace
from cvdesk.control.session import Session
from cvdesk.engine.decision import Decision, Option
from cvdesk.engine.message import Message
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import plain
from cvdesk.ui.context import Context
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import FitLabel, IconButton, PrimaryButton, SecondaryButton

_NARROW = 800
"""Below this width, at scale 100 %, the bar has no room for what a key does as well."""
SHOWN = 2
"""How many secondary options have a button of their own; further ones wait in a menu."""


def spoken_options(decision: Decision | None, ready: Option | None) -> list[Option]:
    """Returns the options that deserve a button: those that concern no single thing on the table."""
    options = decision.options if decision is not None else ()
    return [option for option in options if not option.action.args and option is not ready]


class ActionBar(Translatable, QFrame):
    """Secondary options, the consequence of the ready one, the primary button, the bots' pace."""

    commit_wanted = Signal()
    option_wanted = Signal(object)
    clear_wanted = Signal()
    hurry_wanted = Signal()
    focus_left = Signal()
    """The button that had the focus cannot be pressed any more."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._context = context
        self._session: Session | None = None
        self.offer: Callable[[], Message | None] = lambda: None
        """What the board would play while no move is ready."""
        self._narrow = False
        self.secondary = [SecondaryButton(context) for _ in range(SHOWN)]
        self.more = IconButton(context, "more", "table-action-more")
        self.clear = SecondaryButton(context, "table-action-clear")
        self.hurry = SecondaryButton(context, "table-action-hurry", icon_name="skip")
        self.consequence = FitLabel(context, role="ui", lines=2, align=Qt.AlignmentFlag.AlignCenter)
        self.primary = PrimaryButton(context)
        self.pace = SecondaryButton(context, icon_name="bot")
        layout = Spacing(context.theme, self).of(QHBoxLayout(self), (8, 2, 8, 2), 4)
        for button in (*self.secondary, self.more, self.clear, self.hurry):
            layout.addWidget(button)
        layout.addWidget(self.consequence, 1)
        layout.addWidget(self.primary)
        layout.addSpacing(context.theme.px(8))
        layout.addWidget(self.pace)
        self._options: list[Option] = []
        for number, button in enumerate(self.secondary):
            button.clicked.connect(lambda _=False, at=number: self.option_wanted.emit(self._options[at]))
        self.more.clicked.connect(self._on_more)
        self.clear.clicked.connect(self.clear_wanted)
        self.hurry.clicked.connect(self.hurry_wanted)
        self.primary.clicked.connect(self.commit_wanted)
        self.pace.clicked.connect(self.cycle_pace)
        context.settings.changed.connect(self.sync)
        context.theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()
        self.start_texts()

    def _on_theme_changed(self) -> None:
        px = self._context.theme.px
        self.primary.setMinimumWidth(px(220))
        self.primary.setMaximumWidth(px(340))

    def retranslate(self) -> None:
        """Sets all texts."""
        self.pace.setToolTip(text("table-pace-tip"))
        self.sync()

    def open(self, session: Session) -> None:
        """Follows another session."""
        self._session = session
        self.sync()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves the room of a narrow bar to what can be played."""
        super().resizeEvent(event)
        narrow = self.width() < self._context.theme.px(_NARROW)
        if narrow != self._narrow:
            self._narrow = narrow
            self.pace.shows_text = not narrow
            self.pace.updateGeometry()
            self.sync()

    def cycle_pace(self) -> None:
        """Changes to the next pace of the bots."""
        settings = self._context.settings
        settings.update(pace=next_pace(settings.value.pace))

    def sync(self) -> None:
        """Shows the options of the decision that is open now."""
        session = self._session
        self.pace.setText(text(f"table-pace-{self._context.settings.value.pace}"))
        if session is None:
            return
        buttons = (*self.secondary, self.more, self.clear, self.hurry, self.primary)
        holder = next((button for button in buttons if button.hasFocus()), None)
        ready = session.selection.ready if session.selection else None
        self._options = spoken_options(session.decision, ready)
        self._show_secondary(session)
        clicked = bool(session.selection and session.selection.clicked)
        self.clear.setVisible(clicked and not self._narrow)
        waits = session.waits_for_step or session.paused
        self.hurry.setVisible(self._bot_acts(session) and not waits)
        self._show_primary(session, ready)
        if holder is not None and not holder.hasFocus():
            self.focus_left.emit()  # Qt has given it to a neighbour, on which Enter means something else

    def _bot_acts(self, session: Session) -> bool:
        actor = session.actor_seat
        return actor >= 0 and not session.seats[actor].is_human and session.shown_index is None

    def _show_secondary(self, session: Session) -> None:
        for number, button in enumerate(self.secondary):
            shown = number < len(self._options)
            button.setVisible(shown)
            if shown:
                button.setText(plain(self._options[number].label, session.names))
        self.more.setVisible(len(self._options) > SHOWN)

    def _show_primary(self, session: Session, ready: Option | None) -> None:
        detail = ready.detail if ready is not None else None
        offer = self.offer() if ready is None else None
        self.consequence.setText(plain(detail, session.names) if detail is not None else "")
        if ready is not None:
            label = plain(ready.label, session.names)
        elif offer is not None:
            label = plain(offer, session.names)
        else:
            label = text(f"table-action-{self._state(session)}")
        self.primary.setText(label)
        known = ready is not None or offer is not None
        self.primary.setEnabled(known or self._state(session) not in ("choose", "wait"))

    def _state(self, session: Session) -> str:
        """Names what the primary button does when no move is ready: nobody is told to wait for nothing."""
        if session.shown_index is not None:
            return "return"
        if session.decision is not None:
            return "choose"
        if session.waits_for_step:
            return "step"
        return "resume" if session.paused and session.actor_seat >= 0 else "wait"

    def _on_more(self) -> None:
        assert self._session is not None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for option in self._options[SHOWN:]:
            action = menu.addAction(plain(option.label, self._session.names))
            action.triggered.connect(lambda _=False, chosen=option: self.option_wanted.emit(chosen))
        menu.popup(self.more.mapToGlobal(self.more.rect().topLeft()))
