"""What every board does: offer targets, show what can be clicked, animate, and listen to keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cvdesk.control.selection import Selection
from cvdesk.engine.decision import Decision, Option, Target
from cvdesk.engine.event import Event
from cvdesk.engine.match import LogEntry
from cvdesk.engine.message import Message
from cvdesk.engine.record import Seat
from cvdesk.engine.view import View
from cvdesk.i18n.catalog import current_language
from cvdesk.i18n.render import Names
from cvdesk.ui.board.animator import Animator, Step
from cvdesk.ui.board.focus import FocusKeeper
from cvdesk.ui.board.keys import BoardKeys
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.overlay import Veil
from cvdesk.ui.board.pieces import Look, Pictures, Piece, scroll_area_of
from cvdesk.ui.board.secrets import Secrets
from cvdesk.ui.board.zoom import Zoomed
from cvdesk.ui.context import Context
from cvdesk.ui.translatable import Translatable

FADE = 120
"""Milliseconds of the cross-fade that takes the place of movement."""


class BoardView(FocusKeeper, Secrets, Zoomed, Translatable, QWidget):
    """A table that knows targets and nothing of legality.

    The owner calls `animate` with new log entries first and `sync` right after: what is
    synced while something moves is shown when the movement ends or is skipped.
    """

    clicked = Signal(object)
    """A `Target` of the open decision was clicked, by mouse, key or screen reader."""
    asked_why = Signal(object)
    """A `Target` that cannot be used now was clicked."""
    hovered = Signal(object)
    """The `Target` under the pointer, or None."""
    focused = Signal(object)
    """The `Target` that got the focus."""
    inspected = Signal(object)
    """Alt+Enter on a `Target`."""
    plan_wanted = Signal(object)
    """Several steps at once are to be played: a tuple of targets for `GameRules.plan`."""
    offer_changed = Signal()
    """What `offer` says may have changed."""
    commit_requested = Signal()
    """Enter, with something selected."""
    clear_requested = Signal()
    """Esc, with something selected."""
    step_back_requested = Signal()
    """Backspace, with something selected."""
    animation_finished = Signal()

    def __init__(self, context: Context, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.seats = list(seats)
        self.pieces: dict[Target, Piece] = {}
        self.pictures = Pictures()
        self.view: View | None = None
        self.decision: Decision | None = None
        self.selection: Selection | None = None
        self.names = Names()
        self.pace = 1.0
        """A factor on all times, as bots play faster or slower."""
        self.seat_anchor: Callable[[int], QPoint | None] = lambda _seat: None
        """Where on the screen a seat's row is, for what flies there."""
        self.history: Callable[[], Iterable[Event]] = tuple
        """What has happened until what is shown, as people at the screen may know it, the latest first."""
        self.is_live = True
        """Whether the present of a match in play is shown, no past moment and no replay."""
        self.by_key = True
        """Whether the keyboard was used last; the mouse hides the focus ring."""
        self.aimed_in: Decision | None = None
        """The decision in which somebody last moved the focus by key."""
        self._keys = BoardKeys(self)
        self._pointed: tuple[Target, ...] = ()
        self._quiet = False
        self._hovered: Target | None = None
        self._latest: tuple[View, Decision | None, Selection | None, Names, tuple[Target, ...]] | None = None
        self._shown: tuple[object, ...] = ()
        """What `show_view` has shown: view, decision, names and language."""
        self._animator = Animator(self._duration, self)
        self._animator.finished.connect(self._on_animation_finished)
        self._veil = Veil(self)
        context.theme.changed.connect(self._on_theme_changed)

    # ---- what the owner calls

    def latest_selection(self) -> Selection | None:
        """Returns the selection that was synced last, though a movement may hide it as yet."""
        return self._latest[2] if self._latest is not None else None

    def sync(
        self,
        view: View,
        decision: Decision | None,
        selection: Selection | None,
        names: Names,
        pointed: tuple[Target, ...] = (),
    ) -> None:
        """Shows a view with what can be clicked in it; `pointed` is what a bot is about to use.

        Secrets of another pair of eyes vanish at once, whatever still moves.
        """
        had_focus = self.focus_target() is not None
        if self.has_secrets and self.view is not None and view.viewer != self.view.viewer:
            self.finish_animation()
            self.clear_secrets()
            self.peeking = False
        self._latest = (view, decision, selection, names, pointed)
        if not self._animator.running:
            self._show_latest()
        if had_focus and self.focus_target() is None:
            self.take_focus()

    def animate(self, entries: Sequence[LogEntry]) -> None:
        """Plays what has happened, beginning with what is shown now."""
        steps = [step for entry in entries for step in self.steps_of(entry.event)]
        if not steps or self.view is None:
            return
        self._set_hovered(None)
        # what was synced before these events is no longer true; the next sync brings the present
        self._latest = None
        seen, reduced = self.isVisible() and self._duration(FADE) > 0, self.context.theme.reduced_motion
        if seen and reduced:
            self._veil.fade_out(self.grab(), self._duration(FADE))
        self._animator.play(steps)
        if not seen or reduced:
            self._animator.finish()

    @property
    def animating(self) -> bool:
        """Whether something still moves."""
        return self._animator.running

    def finish_animation(self) -> None:
        """Skips to the end of all movement."""
        self._animator.finish()

    def look_at_seat(self, _seat: int) -> bool:
        """Shows what lies before a seat, on boards that show one at a time; returns whether it does."""
        return False

    def offer(self) -> Message | None:
        """Returns what the board itself would play on Enter, where it collects more than a selection."""
        return None

    def take_offer(self) -> bool:
        """Plays what `offer` says; returns whether there was anything."""
        return False

    def can_click(self, target: Target) -> bool:
        """Tells whether a target belongs to the open decision."""
        return self.selection is not None and target in self.selection.useful

    def in_window(self, box: Box) -> QPointF:
        """Returns the middle of a box as a point of the window."""
        return QPointF(self.mapTo(self.window(), QPointF(*box.centre).toPoint()))

    # ---- for subclasses

    def show_view(self, view: View) -> None:
        """Puts everything where the view says, at once."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Lays everything out anew after a change of size, scale or theme."""
        raise NotImplementedError

    def steps_of(self, event: Event) -> list[Step]:
        """Returns how an event looks in motion."""
        raise NotImplementedError

    def show_options(self, options: tuple[Option, ...]) -> None:
        """Shows what would come of these options; none: clears the preview."""
        raise NotImplementedError

    def stamp(self) -> object:
        """Returns what the pictures depend on apart from theme and language, as the layout."""
        raise NotImplementedError

    def resolve(self, piece: Piece, _position: QPointF) -> Target:
        """Returns the target that a click on a piece at a place of the board means."""
        return piece.target

    def dims(self) -> bool:
        """Tells whether what cannot be clicked now steps back."""
        return self.decision is not None and any(len(each.targets) > 1 for each in self.decision.options)

    @property
    def peeks_by_toggle(self) -> bool:
        """Whether one press turns secrets up and the next one down."""
        return self.context.settings.value.peek_toggle

    def clear_secrets(self) -> None:
        """Lets go of every widget that knows a secret."""
        self._shown = ()

    # ---- marks

    def refresh(self) -> None:
        """Marks what can be clicked, what is chosen and what comes of it."""
        options = self.previewed()
        shown = {target for option in options for target in option.targets} if len(options) == 1 else set()
        chosen = shown | set(self.selection.clicked if self.selection else ())
        useful = self.offered()
        fitting = self.selection.narrowed if self.selection else frozenset()
        dims = self.dims()
        for piece in self.pieces.values():
            target = piece.target
            piece.set_look(
                Look(
                    usable=target in useful,
                    fitting=target in fitting,
                    chosen=target in chosen,
                    pointed=target in self._pointed,
                    dimmed=dims and target not in useful and self.steps_back(piece),
                )
            )
        self.show_options(options)

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Spares the refreshing for each change of the focus, while pieces come and go."""
        before, self._quiet = self._quiet, True
        try:
            yield
        finally:
            self._quiet = before

    def steps_back(self, _piece: Piece) -> bool:
        """Tells whether a piece that cannot be clicked is dimmed."""
        return True

    def previewed(self) -> tuple[Option, ...]:
        """Returns the options under the pointer or the focus, else those that fit what is clicked."""
        if self.selection is None or self.animating:
            return ()
        probe = self.focus_target() if self.by_key else None
        probe = self._hovered if probe is None else probe
        if probe is not None and probe in self.selection.useful and probe not in self.selection.clicked:
            trial = Selection(self.selection.decision)
            trial.clicked = (*self.selection.clicked, probe)
            if not trial.fitting:
                trial.clicked = (probe,)
            return self.meant_by(trial)
        return self.meant_by(self.selection) if self.selection.clicked else ()

    def meant_by(self, selection: Selection) -> tuple[Option, ...]:
        """Returns the options that a selection brings into view."""
        return selection.fitting

    # ---- clicks and the pointer

    def press(self, target: Target) -> None:
        """Takes a click on a target, ending any movement first."""
        self.finish_animation()
        if self.can_click(target):
            self.clicked.emit(target)
        else:
            self.asked_why.emit(target)

    def click_at(self, piece: Piece, position: QPointF) -> None:
        """Takes a click of the mouse on a piece at a place of the board."""
        self.finish_animation()
        target = self.resolve(piece, position)
        meant = self.pieces.get(target, piece)
        if meant is not piece and not meant.isHidden():
            meant.setFocus(Qt.FocusReason.MouseFocusReason)
        self.press(target)

    def hover_at(self, piece: Piece | None, position: QPointF) -> None:
        """Takes note of what is under the pointer."""
        target = None if piece is None or self.animating else self.resolve(piece, position)
        if piece is not None:
            self.use_keys(False)
            usable = target is not None and self.can_click(target)
            piece.setCursor(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        self._set_hovered(target)

    def piece_focused(self, piece: Piece) -> None:
        """Takes note of the piece that has the focus: it becomes the stop for Tab."""
        self.make_current(piece)
        area = scroll_area_of(self)
        if area is not None:
            area.ensureWidgetVisible(piece)
        self.focused.emit(piece.target)
        if not self._quiet:
            self.refresh()

    def piece_unfocused(self, _piece: Piece) -> None:
        """Takes the preview of the focus away."""
        if not self._quiet:
            self.refresh()

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles the keys of UX 2.9 that belong to a board; leaves the others to the window."""
        if not self._keys.take(event):
            event.ignore()

    def show_player(self, _player: int) -> None:
        """Shows what lies before a player, where that is not seen all the time."""

    def inspect(self, target: Target) -> None:
        """Shows all there is to know of a target."""
        self.inspected.emit(target)

    def take_digit(self, digit: int) -> bool:
        """Takes a digit key, 0 to 9: the n-th option in reading order; returns whether it meant anything."""
        return digit > 0 and self._keys.choose_nth(digit - 1)

    def use_keys(self, used: bool) -> None:
        """Takes note of whether the keyboard is in use: only then the focus is shown and previews."""
        if used != self.by_key:
            self.by_key = used
            piece = self.current_piece()
            if piece is not None:
                piece.update()
            self.refresh()

    # ---- following changes

    def retranslate(self) -> None:
        """Drops pictures with words in them and writes all names anew."""
        self._renew()
        self.arrange()
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays everything out anew."""
        super().resizeEvent(event)
        self._relay()

    def changeEvent(self, event: QEvent) -> None:
        """Follows a window to a screen of another pixel ratio."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._relay()

    def hideEvent(self, event: QHideEvent) -> None:
        """Lets no movement wait for somebody to look again."""
        super().hideEvent(event)
        self.finish_animation()

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self._relay()

    def _relay(self) -> None:
        self.finish_animation()
        self._renew()
        self.arrange()
        self.refresh()
        self.update()

    def _renew(self) -> None:
        theme = self.context.theme
        stamp = (theme.generation, theme.name, theme.scale, current_language(), self.stamp())
        self.pictures.renew(stamp, self.devicePixelRatioF())

    def _show_latest(self) -> None:
        if self._latest is None:
            return
        view, decision, self.selection, self.names, self._pointed = self._latest
        had_focus = self.focus_target() is not None
        fresh = decision is not None and decision is not self.decision
        self.view, self.decision = view, decision
        self._renew()
        shown = (view, decision, self.names, current_language())
        with self.quiet():
            if not self._shown or any(a is not b for a, b in zip(shown, self._shown, strict=True)):
                self.show_view(view)
                self._shown = shown
            self.keep_focus(had_focus, fresh)
        self.refresh()

    def _on_animation_finished(self) -> None:
        self._show_latest()
        self.animation_finished.emit()

    def _duration(self, milliseconds: int) -> int:
        return round(self.context.theme.duration(milliseconds) * self.pace)

    def _set_hovered(self, target: Target | None) -> None:
        if target != self._hovered:
            self._hovered = target
            self.hovered.emit(target)
            self.refresh()
