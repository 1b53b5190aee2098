"""The board of CV: track, dice, tokens, the CV of one player, goals and events."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cvdesk.control.selection import Selection
from cvdesk.engine.decision import Option, Target
from cvdesk.engine.event import Event
from cvdesk.engine.record import Seat
from cvdesk.engine.view import View
from cvdesk.games.cv.cards import PILES
from cvdesk.games.cv.view import CvView
from cvdesk.i18n.catalog import current_language
from cvdesk.i18n.render import Names
from cvdesk.ui.board import cv_layout
from cvdesk.ui.board.animator import Step
from cvdesk.ui.board.base import FADE, BoardView
from cvdesk.ui.board.cv_ground import paint_captions, paint_ground
from cvdesk.ui.board.cv_labels import Labels
from cvdesk.ui.board.cv_layout import CvLayout
from cvdesk.ui.board.cv_lens import CardLens
from cvdesk.ui.board.cv_motion import steps_of
from cvdesk.ui.board.cv_preview import CvPreview
from cvdesk.ui.board.cv_scene import Scene
from cvdesk.ui.board.cv_table import CvTable
from cvdesk.ui.board.cv_words import Words
from cvdesk.ui.board.pieces import Look, Piece
from cvdesk.ui.context import Context

_CHOOSING = ("cv.choose", "cv.assist")
_LOSING = ("cv.lose", "cv.upkeep")
_ROLL, _REROLL = "cv.roll", "cv.reroll"


class CvBoard(BoardView):
    """The table of CV."""

    design = (cv_layout.WIDTH, cv_layout.HEIGHT)
    has_secrets = True
    layout_: CvLayout

    def __init__(self, context: Context, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(context, seats, parent)
        self.scene = Scene()
        self.layout_ = CvLayout.within(self.width(), self.height(), context.theme.scale / 100)
        self.open_tab = 0
        """Whose CV is shown."""
        self.touched: set[int] = set()
        """Cards that bots have gained since the last move of a person."""
        self.words = Words(Names())
        self._said: tuple[Names, str] | None = None
        self.table = CvTable(self)
        self.labels = Labels(self)
        self.preview = CvPreview(self)
        self.lens = CardLens(self)
        self._written: tuple[object, ...] = (None,) * 5
        self._placed: frozenset[Target] = frozenset()
        self._tab_of: tuple[object, ...] = ()
        self.start_texts()

    # ---- BoardView

    def stamp(self) -> object:
        """Returns the layout and the deck, whose titles stand on the cards."""
        return (self.layout_, self.names.rules)

    def show_view(self, view: View) -> None:
        """Puts everything where the view says, at once."""
        assert isinstance(view, CvView)
        self._renew_words()
        self._follow(view)
        self.scene = Scene.of(view, self.decision)
        self._show_scene(view)

    def _renew_words(self) -> None:
        wanted = (self.names, current_language())
        if self._said != wanted:
            self._said = wanted
            self.words = Words(self.names)

    def _show_scene(self, view: CvView) -> None:
        self.lens.hide()
        self.table.make_pieces(view)
        self.labels.write(view)
        self.settle()

    def _follow(self, view: CvView) -> None:
        """Opens the CV of whoever acts when that changes; a person's own one while they look on."""
        acting = view.actor if view.actor >= 0 else view.turn
        turn = (view.turn, view.actor, view.viewer)
        if turn != self._tab_of and acting >= 0:
            self.open_tab = acting
        self._tab_of = turn
        self.open_tab = min(self.open_tab, view.players - 1)

    def arrange(self) -> None:
        """Lays everything out anew."""
        self.layout_ = CvLayout.within(self.width(), self.height(), self.context.theme.scale / 100)
        self._renew()  # the layout is part of the stamp
        self.table.place_notices()
        self.preview.resize()
        self._renew_words()
        if isinstance(self.view, CvView):
            self.labels.write(self.view)
        self.settle()

    def reading_order(self) -> list[Piece]:
        """Returns what is seen in the order in which it is read out."""
        return [piece for piece in self.table.order() if not piece.isHidden()]

    def resolve(self, piece: Piece, position: QPointF) -> Target:
        """Returns what a click means: while a card is placed, a pile takes clicks for its top."""
        if self.can_click(piece.target) or piece.target.zone != "card":
            return piece.target
        column = self.table.pile_at(position)
        top = Target("stack", column) if column is not None else piece.target
        return top if self.can_click(top) else piece.target

    def dims(self) -> bool:
        """Tells whether what cannot be chosen now steps back."""
        return self.decision is not None and self.decision.kind in (*_CHOOSING, *_LOSING)

    def steps_back(self, piece: Piece) -> bool:
        """Dims cards of the track while some are chosen, cards of the CV while some are lost."""
        if self.decision is None or not isinstance(self.view, CvView):
            return False
        if self.decision.kind in _CHOOSING:
            return piece.target.zone == "display" and piece.target.id not in self.view.chosen
        return piece.target.zone == "card"

    def steps_of(self, event: Event) -> list[Step]:
        """Returns the movements of an event."""
        return steps_of(self, event)

    def show_options(self, options: tuple[Option, ...]) -> None:
        """Draws what pays for a card, and says what comes of a single option."""
        self.preview.show(options)

    def refresh(self) -> None:
        """Marks what can be clicked; dice say whether they are thrown again."""
        super().refresh()
        if self._placed != self.offered():
            self._placed = self.offered()
            self.settle()
        if isinstance(self.view, CvView):
            self._write(self.view)
            if self._rolls:
                for die in self.table.dice:
                    if die.state == "roll":
                        die.set_look(Look(usable=True, fitting=True))

    def _write(self, view: CvView) -> None:
        """Writes what clicks change, if they have."""
        clicked = self.selection.clicked if self.selection is not None else ()
        depends = (view, self.decision, clicked, self.hides_secrets, self._said)
        if any(one is not other and one != other for one, other in zip(depends, self._written, strict=False)):
            if self.masked:
                self.labels.write(view)
            self.labels.write_dice(view)
            self._written = depends

    def previewed(self) -> tuple[Option, ...]:
        """Returns what is previewed; of dice, just the marked ones: Enter throws those and no other."""
        if self.selection is None or self.animating:
            return ()
        if self.decision is not None and self.decision.kind == _REROLL:
            probe = self.focus_target() if self.by_key else None
            if (probe or self._hovered or Target("die", 0)).zone == "die":
                ready = self.selection.ready
                return (ready,) if ready is not None else ()
        return super().previewed()

    def meant_by(self, selection: Selection) -> tuple[Option, ...]:
        """Returns just the option that is ready, though more clicks may lead to others."""
        ready = selection.ready
        options = (ready,) if ready is not None else selection.fitting
        return tuple(option for option in options if not self._is_veiled(option, selection))

    # ---- what the hand would give away

    def _is_veiled(self, option: Option, selection: Selection) -> bool:
        """Tells whether an option needs an event that lies face down and has not been chosen."""
        if not self.hides_secrets or any(target.zone == "hand" for target in selection.clicked):
            return False
        return any(target.zone == "hand" for target in option.targets)

    def open_options(self) -> tuple[Option, ...]:
        """Returns the options of the decision that may be hinted at before everybody's eyes."""
        selection = self.selection
        if selection is None:
            return ()
        options = selection.decision.options
        return tuple(option for option in options if not self._is_veiled(option, selection))

    def offered(self) -> frozenset[Target]:
        """Returns what is marked; while events lie face down nothing tells what they are good for."""
        if self.selection is None or not self.hides_secrets:
            return super().offered()
        named = {target for option in self.open_options() for target in option.targets}
        return frozenset(named.union(*(group for group in self.selection.decision.alike if group & named)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints what lies below the pieces."""
        painter = QPainter(self)
        theme, table, draft = self.context.theme, self.layout_, self.scene.is_draft
        ground = self.pictures.get(
            ("ground", draft),
            self.width(),
            self.height(),
            lambda inner: paint_ground(inner, theme, table, draft=draft),
        )
        painter.drawPixmap(0, 0, ground)
        paint_captions(painter, theme, table, self.labels.captions)

    def settle(self) -> None:
        """Puts everything where it belongs now; the focus stays on the board when its piece goes."""
        had_focus = self.focus_target() is not None
        boxes = self.table.positions()
        for piece in self.table.order():
            box = boxes.get(piece)
            if box is not None:
                piece.place(box)
            piece.setVisible(box is not None)
        self.preview.lift()
        self.update()
        if had_focus and self.focus_target() is None:
            self.take_focus()

    # ---- clicks and keys

    @property
    def _rolls(self) -> bool:
        return self.decision is not None and self.decision.kind == _ROLL

    def press(self, target: Target) -> None:
        """Takes a click: tabs open a CV, dice before the throw throw, the rest is for the decision."""
        self.finish_animation()
        self.lens.hide()
        if target.zone == "tab":
            self.show_player(target.id)
        elif target.zone == "die" and self._rolls and not self._is_marked():
            self.commit_requested.emit()
        elif target.zone == "die" and self._rerolls and self._is_marked(target):
            # A die is marked and unmarked; a second click must never throw the only one there is.
            self.step_back_requested.emit()
        elif target.zone != "hand" and target not in self.offered():
            self.asked_why.emit(target)
        else:
            super().press(target)

    @property
    def _rerolls(self) -> bool:
        return self.decision is not None and self.decision.kind == _REROLL

    def _is_marked(self, only: Target | None = None) -> bool:
        clicked = self.selection.clicked if self.selection is not None else ()
        return bool(clicked) if only is None else clicked == (only,)

    def show_player(self, player: int) -> None:
        """Shows the CV of a player; does nothing for a seat that is empty."""
        if isinstance(self.view, CvView) and 0 <= player < self.view.players and not self.scene.is_draft:
            self.open_tab = player
            self._show_scene(self.view)
            self.refresh()

    def inspect(self, target: Target) -> None:
        """Holds a card close to the eyes; of other things the words are shown beside the board."""
        if not self.lens.show_target(target):
            super().inspect(target)

    def take_digit(self, digit: int) -> bool:
        """Marks a die by its number, all of them with 0; elsewhere takes the n-th thing that is marked."""
        if self.selection is None or self.decision is None:
            return False
        self.finish_animation()
        if self.decision.kind == _REROLL:
            self._mark_dice(digit)
            return True
        fitting = [each for each in self.usable_pieces() if each.target in self.selection.narrowed]
        if not 1 <= digit <= len(fitting):
            return False
        fitting[digit - 1].setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.press(fitting[digit - 1].target)
        return True

    def _mark_dice(self, digit: int) -> None:
        assert self.selection is not None
        if not digit:
            useful = [die.target for die in self.table.dice if die.target in self.selection.useful]
            marked = set(self.selection.clicked)
            for target in useful:
                if marked >= set(useful) or target not in marked:
                    self.clicked.emit(target)
        elif digit <= cv_layout.DICE:
            die = self.table.dice[digit - 1]
            die.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.press(die.target)

    # ---- secrets

    def secrets_changed(self) -> None:
        """Turns own goal and events over."""
        if isinstance(self.view, CvView):
            self.lens.hide()
            self.labels.write(self.view)
            self.refresh()

    def clear_secrets(self) -> None:
        """Lets go of every widget that knows a secret."""
        super().clear_secrets()
        self.table.drop_secrets()
        self.scene.hand, self.scene.packet, self.scene.own_goal = [], [], 0
        self.lens.hide()

    # ---- what parts of the board ask

    def pile_of(self, type: int) -> int:
        """Returns the id of the open CV's pile of a type."""
        return self.open_tab * PILES + type

    def show_scene(self) -> None:
        """Shows the scene, which a movement has changed, with the words of the last view."""
        if isinstance(self.view, CvView):
            self.table.make_pieces(self.view)
            self.labels.write(self.view)
            self.labels.write_dice(self.view)
            self.settle()

    @property
    def shows_motion(self) -> bool:
        """Whether anybody can see a card travel."""
        return self.isVisible() and not self.context.theme.reduced_motion and self._duration(FADE) > 0
