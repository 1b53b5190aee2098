"""What is said of the things on the table of Phase 10: printed words, and names for screen readers."""

from __future__ import annotations

from attrs import frozen

from cvdesk.engine.decision import Option, Target
from cvdesk.engine.message import Message, P, message
from cvdesk.games.phase10.board import (
    AGAIN,
    ASK,
    DRAW,
    EVERYBODY,
    EXCHANGE,
    MAKE_JOKER,
    SEARCH,
    STAR,
    Space,
)
from cvdesk.games.phase10.messages import card_name, kind_name, phase_needs, space_name
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.steps import EVERYBODY_SAW, STEP_DRAW
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import Names, plain
from cvdesk.ui.board.phase10_hand import Progress

_SHORT = {
    STAR: "phase10-board-short-star",
    DRAW: "phase10-board-short-draw",
    AGAIN: "phase10-board-short-again",
    SEARCH: "phase10-board-short-search",
    EXCHANGE: "phase10-board-short-exchange",
    EVERYBODY: "phase10-board-short-everybody",
    MAKE_JOKER: "phase10-board-short-joker",
    ASK: "phase10-board-short-ask",
}
SORTS = ("phase10-board-sort-number", "phase10-board-sort-colour", "phase10-board-sort-phase")
"""By order: what its button says."""


@frozen(eq=False)
class Words:
    """Names things of one match in the language in use at its making."""

    names: Names

    def say(self, words: Message) -> str:
        """Returns a message as plain text."""
        return plain(words, self.names)

    # ---- the ring and the track

    @staticmethod
    def short(kind: int) -> str:
        """Returns the one word that stands on a space."""
        return text(_SHORT[kind])

    def kind(self, kind: int) -> str:
        """Returns what a kind of action is called."""
        return self.say(kind_name(kind))

    def space(self, space: Space, index: int) -> str:
        """Returns what a space is called, with its place on the ring."""
        return self.say(
            message("phase10-board-space", name=P.message(space_name(space)), number=P.value(index + 1))
        )

    def standing(self, players: list[int]) -> str:
        """Says which pawns stand on a space; empty for none."""
        if not players:
            return ""
        return self.say(message("phase10-board-standing", players=P.list(*map(P.player, players))))

    def track(self, phase: int) -> str:
        """Returns what a place of the track is called."""
        if phase == LAUREL:
            return text("phase10-board-laurel")
        needs = P.message(phase_needs(phase))
        return self.say(message("phase10-board-phase", phase=P.value(phase), needs=needs))

    # ---- dice, deck, pile

    def die(self, face: int, *, doubled: bool = False) -> str:
        """Returns what a die is called."""
        if not face:
            return text("phase10-board-die")
        if doubled:
            return self.say(message("phase10-board-die-twice", value=P.value(face), twice=P.value(2 * face)))
        return self.say(message("phase10-board-die-shows", value=P.value(face)))

    def deck(self, count: int) -> str:
        """Returns what the deck is called."""
        return self.say(message("phase10-board-deck", count=P.count(count)))

    def pile(self, view: PhaseView, *, hides: bool = False) -> str:
        """Returns what the discard pile is called."""
        if not view.pile:
            return text("phase10-board-pile-empty")
        count = P.count(len(view.pile))
        if view.pile[-1] < 0 or (hides and view.pile_seen[-1] != EVERYBODY_SAW):
            return self.say(message("phase10-board-pile-hidden", count=count))
        return self.say(message("phase10-board-pile", card=P.card(view.pile[-1]), count=count))

    def say_pile(self, count: int) -> str:
        """Returns the caption of the discard pile."""
        return self.say(message("phase10-board-pile-caption", count=P.value(count)))

    def number(self, number: int) -> str:
        """Returns what a number of the pad is called."""
        return self.say(message("phase10-board-number", number=P.value(number)))

    def below(self, view: PhaseView) -> str:
        """Says what the viewer has seen below the top of the pile; empty where that is nothing."""
        seen = [card for card in view.pile[:-1] if card >= 0]
        if not seen:
            return ""
        return self.say(message("phase10-board-pile-seen", cards=P.list(*map(P.card, reversed(seen)))))

    def in_pile(self, card: int, depth: int) -> str:
        """Returns what a card of the pile is called while it is looked through."""
        return self.say(message("phase10-board-in-pile", card=P.card(card), place=P.value(depth)))

    def card(self, code: int) -> str:
        """Returns what a card is called."""
        return self.say(card_name(code))

    def way(self, view: PhaseView, direction: int) -> str:
        """Returns who is asked first in a direction."""
        first = (view.turn + (-1 if direction else 1)) % view.players
        who = P.player(first)
        if direction:
            return self.say(message("phase10-board-way-back", player=who))
        return self.say(message("phase10-board-way-on", player=who))

    def held(self, count: int) -> str:
        """Says how many cards of a number the viewer holds."""
        return self.say(message("phase10-board-held-number", count=P.count(count)))

    # ---- the hand

    def progress(self, progress: Progress) -> str:
        """Says how near the phase is, and how many cards that have not been seen would help."""
        phase, outs = P.value(progress.phase), P.count(progress.outs)
        if progress.laid:
            return self.say(message("phase10-board-progress-laid", phase=phase, outs=outs))
        if progress.have == progress.need:
            return self.say(message("phase10-board-progress-ready", phase=phase))
        return self.say(
            message(
                "phase10-board-progress",
                phase=phase,
                have=P.value(progress.have),
                need=P.value(progress.need),
                outs=outs,
            )
        )

    def outs(self, progress: Progress) -> str:
        """Says what the number of helpful cards is counted from."""
        return self.say(
            message("phase10-board-outs", outs=P.count(progress.outs), unseen=P.count(progress.unseen))
        )

    def status(self, view: PhaseView) -> str:
        """Says what is special about the turn; empty for nothing."""
        lines = []
        if view.due and view.step == STEP_DRAW:
            lines.append(self.say(message("phase10-board-due", count=P.count(view.due))))
        if view.again:
            lines.append(text("phase10-board-again"))
        return "\n".join(lines)

    def would(self, target: Target, options: tuple[Option, ...]) -> str:
        """Says what a click begins; empty for nothing."""
        named = [option for option in options if target in option.targets]
        if len(named) != 1:
            return ""
        option = named[0]
        parts = [self.say(option.label)]
        if option.detail is not None:
            parts.append(self.say(option.detail))
        return ". ".join(parts)
