"""Writes what stands on the pieces of Phase 10 and what is said of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cvdesk.engine.decision import Target
from cvdesk.games.phase10.report import last_throw
from cvdesk.games.phase10.steps import EVERYBODY_SAW, STEP_EXCHANGE, STEP_ROLL
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.catalog import text
from cvdesk.ui.board.phase10_hand import numbers_held, own_codes, progress_of
from cvdesk.ui.board.phase10_small import number_words
from cvdesk.ui.board.phase10_table import PILES
from cvdesk.ui.board.phase10_words import SORTS

if TYPE_CHECKING:
    from cvdesk.ui.board.phase10 import PhaseBoard


class Labels:
    """Writes the words of a board."""

    def __init__(self, board: PhaseBoard) -> None:
        self._board = board
        self.captions = ("", "")
        """What stands above deck and pile."""

    def write(self, view: PhaseView) -> None:
        """Writes everything that does not depend on clicks."""
        self._write_ring(view)
        self._write_track(view)
        self._write_dice(view)
        self._write_piles(view)
        self._write_choices(view)
        self._write_bar(view)
        self.write_hand(view)

    # ---- the ring and the track

    def _write_ring(self, view: PhaseView) -> None:
        board, words = self._board, self._board.words
        for piece in board.table.spaces:
            index = piece.target.id
            space = view.ring[index]
            here = [player for player, at in enumerate(board.scene.pawns) if at == index]
            piece.set_shown(space=space, word=words.short(space.kind), touched=index in board.touched)
            piece.set_words(words.space(space, index), words.standing(here))

    def _write_track(self, view: PhaseView) -> None:
        board, words = self._board, self._board.words
        seat = view.viewer if view.viewer is not None else view.turn
        for piece in board.table.track:
            phase = piece.target.id
            here = [player for player, at in enumerate(board.scene.markers) if at == phase]
            piece.set_shown(own=0 <= seat < view.players and view.markers[seat] == phase)
            piece.set_words(words.track(phase), words.standing(here))

    # ---- dice, deck, pile

    def _write_dice(self, view: PhaseView) -> None:
        board = self._board
        one, two = view.dice
        if not one and view.step != STEP_ROLL:
            one, two = last_throw(board.history())  # they lie there until the next turn
        for slot, die in enumerate(board.table.dice):
            face, doubled = (one, two)[slot], slot == 1 and one == two > 0
            die.set_shown(face=face, doubles=doubled, waits=view.step == STEP_ROLL)
            die.set_shown(spent=view.step != STEP_ROLL and not any(view.dice), angle=0.0)
            die.set_words(board.words.die(face, doubled=doubled), self._would(Target("die", slot)))

    def _would(self, target: Target) -> str:
        decision = self._board.decision
        return self._board.words.would(target, decision.options) if decision is not None else ""

    def _write_piles(self, view: PhaseView) -> None:
        board, words, table = self._board, self._board.words, self._board.table
        table.deck.set_shown(count=board.scene.deck)
        table.deck.set_words(words.deck(view.deck), "")
        pile = board.scene.pile
        hides = board.hides_secrets
        secret = hides and view.pile_seen[-1:] != (EVERYBODY_SAW,)
        table.pile.set_shown(code=pile[-1] if pile and not secret else -1, count=len(pile))
        table.pile.set_words(words.pile(view, hides=hides), "" if hides else words.below(view))
        for at, piece in enumerate(table.fan):
            piece.set_shown(code=-1 if board.hides_secrets else pile[at])
            name = words.in_pile(pile[at], len(pile) - at) if not board.hides_secrets else ""
            piece.set_words(name or text("phase10-board-hidden"), "")
        shown = table.centre == PILES
        self.captions = (text("phase10-board-deck-caption"), words.say_pile(len(pile))) if shown else ("", "")
        table.status.show_words(words.status(view) if shown else "")

    # ---- what a space lets one choose

    def _write_choices(self, view: PhaseView) -> None:
        board, words, table = self._board, self._board.words, self._board.table
        offered = board.offered()
        for kind in table.kinds:
            closed = kind.target not in offered
            kind.set_shown(word=words.kind(kind.target.id), closed=closed)
            kind.set_words(
                words.kind(kind.target.id),
                text("phase10-board-kind-closed") if closed else self._would(kind.target),
            )
        held = numbers_held(own_codes(view)) if not board.hides_secrets else {}
        for number in table.numbers:
            own = held.get(number.target.id, 0)
            number.set_shown(own=own)
            number.set_words(words.number(number.target.id), words.held(own) if own else "")
        self._write_starts(view)
        for way in table.ways:
            way.set_shown(word=words.way(view, way.target.id))
            way.set_words(way.word, "")

    def _write_starts(self, view: PhaseView) -> None:
        """Writes where a run that is laid step by step may begin."""
        board = self._board
        options = {each.targets[0]: each for each in (board.decision.options if board.decision else ())}
        for start in board.table.starts:
            option = options.get(start.target)
            word = ""
            if option is not None:
                size = view.phase_of(view.actor)[len(view.laying)].size
                low, high = start.target.id, start.target.id + size - 1
                word = f"{number_words(low)}\N{EN DASH}{number_words(high)}"
            start.set_shown(word=word)
            start.set_words(board.words.say(option.label) if option is not None else "", "")

    # ---- the hand

    def _write_bar(self, view: PhaseView) -> None:
        board, words, table = self._board, self._board.words, self._board.table
        for order, sort in enumerate(table.sorts):
            sort.set_shown(word=text(SORTS[order]), is_on=order == board.order_of(view))
            sort.set_words(sort.word, "")
        peek = text("phase10-board-cover" if board.peeking else "phase10-board-uncover")
        table.peek.set_shown(word=peek, is_on=board.peeking)
        table.peek.set_words(peek, text("phase10-board-peek") if not board.peeking else "")
        button = next(
            (
                each
                for each in (board.decision.options if board.decision else ())
                if each.targets == (table.button.target,)
            ),
            None,
        )
        table.button.set_shown(word=words.say(button.label) if button is not None else "")
        table.button.set_words(table.button.word, "")
        progress = None if board.hides_secrets else progress_of(view)
        if progress is None:
            hint = text("phase10-board-peek") if board.hides_secrets and view.viewer is not None else ""
            table.progress.show_progress(None, hint, "")
        else:
            table.progress.show_progress(progress, words.progress(progress), words.outs(progress))

    def write_hand(self, view: PhaseView) -> None:
        """Writes the cards of the hand, which clicks change."""
        board, table = self._board, self._board.table
        clicked = board.selection.clicked if board.selection is not None else ()
        exchanging = view.step == STEP_EXCHANGE and board.decision is not None
        marked = [target.id for target in clicked if target.zone == "hand"] if exchanging else []
        for token, piece in table.hand.items():
            code = table.code_of(token)
            last = bool(marked) and token == marked[-1] and len(marked) == view.due
            piece.set_shown(code=code, seen_by_all=last, unseen=token in marked and not last)
            name = board.words.card(code) if code is not None else text("phase10-board-hidden")
            said = "phase10-board-open" if last else "phase10-board-unseen" if token in marked else ""
            piece.set_words(name, text(said) if said else "")
