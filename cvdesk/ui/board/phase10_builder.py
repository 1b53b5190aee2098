"""Where a phase is put together before it is laid: a combination for each that it asks for.

As soon as the phase can be laid a good way to do so lies there already.  A click on a
card there takes it back into the hand, a click on a card of the hand puts it where it
fits, and where it fits nowhere a sentence says why.  Jokers show what they stand for.
The button lays all of it through `BoardView.plan_wanted`.

How a board uses it::

    self.builder = PhaseBuilder(self)         # once; its pieces register themselves in `board.pieces`
    self.builder.place(box, zoom)             # from arrange()
    self.builder.show_view(view, names)       # from show_view() and when secrets are masked or shown
    self.builder.held                         # hand tokens that lie here: the hand does not show them
    self.builder.takes(target)                # first thing in press(): True when the click was for it
    self.builder.commit()                     # on Enter, if nothing else is meant; True when it lays
    self.builder.order()                      # part of reading_order()
    self.builder.hide_secrets(hidden)         # cards face down: nothing of them is shown
    self.builder.clear_secrets()              # lets go of everything

Zones of its own pieces: ``group`` i, ``held`` token, ``shift`` i (a joker goes to the other
end of a run), ``tidy`` 0 (all cards back, or a proposal), ``phase`` 0 (the button), ``saying`` 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cvdesk.engine import Message, P, Target
from cvdesk.engine.message import message
from cvdesk.games.phase10.cards import code_of, is_joker, tokens_of
from cvdesk.games.phase10.messages import card_name, phase_needs
from cvdesk.games.phase10.phases import FLUSH, RUN, SET, Group
from cvdesk.games.phase10.proposal import best_lay_down, can_lay_now
from cvdesk.games.phase10.steps import STEP_PLAY
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.render import Names, plain
from cvdesk.ui.announce import announce
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.phase10_draft import NO_TOKEN, Draft, Slot
from cvdesk.ui.board.phase10_slots import TITLE, BuildButton, GroupPiece, HeldPiece, SayingPiece
from cvdesk.ui.board.pieces import Piece

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard

_GROUPS = 4
_SAYING, _BUTTON, _TIDY = 186.0, 152.0, 40.0
_GAP, _INSET = 6.0, 4.0
_WIDEST = 30.0
_ZONES = frozenset({"group", "held", "shift", "tidy", "phase"})


class PhaseBuilder:
    """Holds the draft of a phase and shows it on the board."""

    def __init__(self, board: PhaseBoard) -> None:
        self._board = board
        self._box, self._zoom = Box(0, 0, 0, 0), 1.0
        self._view: PhaseView | None = None
        self._names = Names()
        self._known: tuple[object, ...] = ()
        self._hidden = False
        self._reason: Message | None = None
        self.draft = Draft(())
        self.saying = SayingPiece(board)
        self.groups = [GroupPiece(board, index) for index in range(_GROUPS)]
        self.shifts = [BuildButton(board, "shift", index) for index in range(_GROUPS)]
        self.tidy = BuildButton(board, "tidy")
        self.button = BuildButton(board, "phase", strong=True)
        self.cards: dict[int, HeldPiece] = {}
        fixed = (self.saying, *self.groups, *self.shifts, self.tidy, self.button)
        board.pieces.update({piece.target: piece for piece in fixed})
        for piece in fixed:
            piece.hide()

    # ---- what the board asks

    @property
    def held(self) -> frozenset[int]:
        """The hand tokens that lie in the draft."""
        return frozenset(self.draft.placed) if self.is_open else frozenset()

    @property
    def is_shown(self) -> bool:
        """Whether there is a phase to be put together here at all."""
        return self._has_phase and not self._hidden

    @property
    def _has_phase(self) -> bool:
        """Whether the viewer has a phase to lay, though it may lie face down now."""
        view = self._view
        if view is None or view.viewer is None:
            return False
        return bool(view.phase_of(view.viewer)) and not view.laid[view.viewer]

    @property
    def is_open(self) -> bool:
        """Whether cards can be moved about: the viewer is to lay the phase or to discard."""
        return self.is_shown and self._is_due

    @property
    def is_ready(self) -> bool:
        """Whether the phase is put together and can be laid."""
        return self.is_open and self.draft.is_complete

    def lay_words(self) -> Message:
        """Returns what the button says."""
        assert self._view is not None and self._view.viewer is not None
        return message("phase10-build-lay", phase=P.value(self._view.markers[self._view.viewer]))

    @property
    def _is_due(self) -> bool:
        view = self._view
        if view is None or view.viewer != view.actor:
            return False
        return view.step == STEP_PLAY and not (view.laying or view.part or view.start)

    def takes(self, target: Target) -> bool:
        """Takes a click for itself; returns whether it did."""
        if not self.is_open or (target.zone not in _ZONES and target.zone != "hand"):
            return False
        if target.zone == "hand":
            return self._take_card(target.id)
        self._reason = None
        if target.zone == "phase":
            return self.commit()
        if target.zone == "tidy":
            self._tidy_up()
        elif target.zone == "shift":
            self.draft.shift(target.id)
        elif target.zone == "group":
            same = self.draft.active == target.id
            self.draft.active = None if same else target.id
        else:
            self.draft.remove(target.id)
        self._changed()
        return True

    def commit(self) -> bool:
        """Lays the phase when it is complete; returns whether it is."""
        if not self.is_ready:
            return False
        self._board.plan_wanted.emit(self.draft.targets())
        return True

    def hide_secrets(self, hidden: bool) -> None:
        """Shows nothing of the hand, or all of it again."""
        if hidden == self._hidden:
            return
        self._hidden = hidden
        if hidden:
            self._forget()
        self._show()

    def clear_secrets(self) -> None:
        """Lets go of all cards, and of every word about them."""
        self.draft, self._known, self._reason = Draft(()), (), None
        self._forget()

    def _forget(self) -> None:
        for piece in self.cards.values():
            piece.set_words("", "")
            piece.hide()
            piece.setParent(None)
            piece.deleteLater()
            del self._board.pieces[piece.target]
        self.cards = {}
        for group in self.groups:
            group.set_shown(slots=(), places=(), is_full=False, active=False)
        self.saying.set_shown(heading="", words="", warns=False)
        for each in (*self.groups, *self.shifts, self.saying, self.tidy, self.button):
            each.set_words("", "")
            each.hide()

    def order(self) -> list[Piece]:
        """Returns the pieces in reading order: each combination with its cards, then the buttons."""
        order: list[Piece] = [self.saying]
        for at in range(len(self.draft.groups)):
            order.append(self.groups[at])
            tokens = (slot.token for slot in self.draft.slots(at))
            order += [self.cards[token] for token in tokens if token in self.cards]
            order.append(self.shifts[at])
        return [piece for piece in (*order, self.tidy, self.button) if not piece.isHidden()]

    # ---- what is shown

    def place(self, box: Box, zoom: float) -> None:
        """Lays everything out in a box of the board; `zoom` is pixels for one pixel of the design."""
        self._box, self._zoom = box, zoom
        self._show()

    def show_view(self, view: PhaseView, names: Names) -> None:
        """Follows the view: another hand or phase begins a fresh draft, with a proposal if it can be laid."""
        self._view, self._names = view, names
        if not self._has_phase:
            self.draft, self._known = Draft(()), ()
        else:
            assert view.viewer is not None
            known = (view.round, view.markers[view.viewer], view.hand, view.viewer, self._is_due)
            if known != self._known:
                self._known, self._reason = known, None
                self.draft = Draft(view.phase_of(view.viewer))
                self._take_over(view)
        self._show()

    def _take_over(self, view: PhaseView) -> None:
        """Begins with a proposal, or with what is being laid step by step."""
        if self._is_due:
            self.draft.take(best_lay_down(view), tokens_of(view.hand))
        elif view.laying:
            self.draft.take(
                view.laying, tokens_of(sorted(code for meld in view.laying for code in meld.cards))
            )

    # ---- changes

    def _take_card(self, token: int) -> bool:
        """Puts a card of the hand into the draft, while that wants any."""
        begun = bool(self.draft.placed) or self.draft.active is not None
        if not begun or self.draft.is_complete:
            return False
        refusal = self.draft.add(token)
        self._reason = refusal.message if refusal is not None else None
        if refusal is not None:
            announce(self._board, plain(refusal.message, self._names))
        self._changed()
        return True

    def _tidy_up(self) -> None:
        if self.draft.placed:
            self.draft.clear()
        elif self._view is not None:
            self.draft.take(best_lay_down(self._view), tokens_of(self._view.hand))

    def _changed(self) -> None:
        """Shows the draft anew; the hand has other cards now."""
        self._show()
        self._board.builder_changed()

    # ---- places

    def _show(self) -> None:
        shown = self.is_shown and bool(self.draft.groups)
        self._show_cards(shown)
        if shown:
            self._show_groups()
            self._show_buttons()
        for piece in (self.saying, *self.groups, *self.shifts, self.tidy, self.button):
            if not (shown and self._is_wanted(piece)):
                if not piece.isHidden():
                    self._board.put_away(piece)
            elif piece.isHidden():
                piece.show()

    def _is_wanted(self, piece: Piece) -> bool:
        zone, index = piece.target
        if zone == "group":
            return index < len(self.draft.groups)
        if zone == "shift":
            can_shift = index < len(self.draft.groups) and self.draft.shifted(index) is not None
            return can_shift and self.is_open
        if zone == "tidy":
            can_propose = self._view is not None and can_lay_now(self._view)
            return self.is_open and (bool(self.draft.placed) or can_propose)
        return zone != "phase" or self.is_open

    def _show_groups(self) -> None:
        box, zoom = self._box, self._zoom
        high = box.height
        slots = [self.draft.slots(at) for at in range(len(self.draft.groups))]
        free = box.width / zoom - _SAYING - _BUTTON - _TIDY - 3 * _GAP
        count = sum(map(len, slots))
        step = min(_WIDEST + 2, (free - len(slots) * (2 * _INSET + _GAP)) / count)
        x = box.x + _SAYING * zoom
        for at, group in enumerate(self.draft.groups):
            wide = (len(slots[at]) * step + 2 * _INSET) * zoom
            piece = self.groups[at]
            top = box.y + (TITLE + 1) * zoom
            places = tuple(
                Box(x + (_INSET + n * step) * zoom, top, (step - 2) * zoom, high - (TITLE + 4) * zoom)
                for n in range(len(slots[at]))
            )
            piece.places = places
            piece.place(Box(x, box.y, wide, high))
            piece.set_shown(
                words=plain(group_title(group), self._names),
                slots=tuple(slots[at]),
                active=self.draft.active == at,
                is_full=len(self.draft.cards[at]) == group.size,
            )
            self._write_group(piece, at)
            self._place_cards(at, slots[at], places)
            self._place_shift(at, Box(x, box.y, wide, high))
            x += wide + _GAP * zoom

    def _place_shift(self, at: int, group: Box) -> None:
        span = self.draft.shifted(at)
        if span is None:
            return
        side = 24 * self._zoom
        self.shifts[at].set_shown(sign="swap")
        self.shifts[at].place(Box(group.right - side - 2 * self._zoom, group.y - 4 * self._zoom, side, side))
        words = message("phase10-build-shift", low=P.value(span[0]), high=P.value(span[1]))
        self.shifts[at].set_words(plain(words, self._names), "")
        self.shifts[at].raise_()

    def _write_group(self, piece: GroupPiece, at: int) -> None:
        group = P.message(group_title(self.draft.groups[at]))
        cards = [self._card_words(at, slot) for slot in self.draft.slots(at) if slot.token != NO_TOKEN]
        name = message("phase10-build-empty", group=group)
        if cards:
            name = message("phase10-build-group", group=group, cards=P.list(*map(P.message, cards)))
        opens = plain(message("phase10-build-open"), self._names) if self.is_open else ""
        piece.set_words(plain(name, self._names), opens)

    def _card_words(self, at: int, slot: Slot) -> Message:
        code = code_of(slot.token)
        if not is_joker(code):
            return card_name(code)
        number = slot.number if self.draft.groups[at].kind in (RUN, SET) else 0
        return message("phase10-board-joker-as", number=P.value(number)) if number else card_name(code)

    def _show_cards(self, shown: bool) -> None:
        """Hides the cards that have gone back into the hand."""
        placed = self.draft.placed if shown else {}
        for token, piece in self.cards.items():
            if token not in placed and not piece.isHidden():
                self._board.put_away(piece)

    def _place_cards(self, at: int, slots: list[Slot], places: tuple[Box, ...]) -> None:
        for slot, box in zip(slots, places, strict=True):
            if slot.token == NO_TOKEN:
                continue
            piece = self.cards.get(slot.token)
            if piece is None:
                piece = self.cards[slot.token] = HeldPiece(self._board, slot.token)
                self._board.pieces[piece.target] = piece
            suit = self.draft.colour(at) if is_joker(code_of(slot.token)) else None
            piece.set_shown(number=slot.number, suit=suit)
            piece.place(box)
            piece.set_words(plain(self._card_words(at, slot), self._names), "")
            piece.show()
            piece.raise_()

    def _show_buttons(self) -> None:
        assert self._view is not None and self._view.viewer is not None
        box, zoom = self._box, self._zoom
        phase = self._view.markers[self._view.viewer]
        needs = message("phase10-board-to-lay", phase=P.value(phase), needs=P.message(phase_needs(phase)))
        missing = self.draft.missing
        state = message("phase10-build-missing", count=P.count(missing)) if missing else None
        state = state or message("phase10-build-ready")
        words = plain(self._reason or state, self._names) if self.is_open else ""
        heading = plain(needs, self._names)
        self.saying.place(Box(box.x, box.y, (_SAYING - _GAP) * zoom, box.height))
        self.saying.set_shown(heading=heading, words=words, warns=self._reason is not None)
        self.saying.set_words(heading, words)
        lay = plain(self.lay_words(), self._names)
        self.button.place(
            Box(box.right - _BUTTON * zoom, box.y + 4 * zoom, _BUTTON * zoom, box.height - 8 * zoom)
        )
        self.button.set_shown(words=lay, enabled=self.is_ready)
        self.button.set_words(lay, words)
        left = box.right - (_BUTTON + _GAP + _TIDY) * zoom
        self.tidy.place(Box(left, box.y + (box.height - _TIDY * zoom) / 2, _TIDY * zoom, _TIDY * zoom))
        tidy = "phase10-build-clear" if self.draft.placed else "phase10-build-suggest"
        self.tidy.set_shown(sign="close" if self.draft.placed else "bot")
        self.tidy.set_words(plain(Message(tidy), self._names), "")


def group_title(group: Group) -> Message:
    """Returns what a combination is called above its places."""
    size = P.value(group.size)
    if group.kind == SET:
        return {
            2: message("phase10-build-set-2"),
            3: message("phase10-build-set-3"),
            4: message("phase10-build-set-4"),
            5: message("phase10-build-set-5"),
        }[group.size]
    if group.kind == FLUSH:
        return message("phase10-build-flush", size=size)
    return message("phase10-build-run", size=size)
