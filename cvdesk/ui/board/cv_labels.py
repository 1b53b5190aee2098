"""Writes on the pieces of CV what is to be seen and said of them now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cvdesk.engine.decision import Target
from cvdesk.engine.rules import NOBODY
from cvdesk.games.cv.cards import PILES, POSSESSION, TYPES, WILD, X
from cvdesk.games.cv.scoring import SETS, public_points, set_points
from cvdesk.games.cv.state import STEP_CHOOSE, STEP_REROLL, STEP_ROLL, CvState
from cvdesk.games.cv.view import CvView, state_of
from cvdesk.i18n.catalog import locale_of, text
from cvdesk.i18n.formats import number_text
from cvdesk.ui.board.cv_effects import goal_marks
from cvdesk.ui.board.cv_faces import Badge
from cvdesk.ui.board.cv_odds import Lens, OddsLens
from cvdesk.ui.board.cv_pieces import CardPiece, GoalPiece, HandPiece, StackPiece, TrackPiece
from cvdesk.ui.board.cv_pool import DieState, lacking, lay_out
from cvdesk.ui.board.cv_tools import EMPTY
from cvdesk.ui.board.cv_words import AGES, DIE_STATES, PILE_NAMES, Words
from cvdesk.ui.board.layout import Box

if TYPE_CHECKING:
    from cvdesk.ui.board.cv import CvBoard

_TYPE_OF = {name: kind for kind, name in enumerate(TYPES[:PILES])}
_ORDINALS = ("cv-board-chosen-first", "cv-board-chosen-second")
_NOTHING = Badge()


class Labels:
    """Fills the pieces of a board from its view, in the language in use."""

    def __init__(self, board: CvBoard) -> None:
        self._board = board
        self._odds = OddsLens(board)
        self.captions: tuple[tuple[Box, str], ...] = ()
        """Words that are painted on the ground."""

    @property
    def _words(self) -> Words:
        return self._board.words

    def write(self, view: CvView) -> None:
        """Writes everything anew but what `write_dice` does, which follows every click."""
        if self._board.names.rules is None:
            return
        state = state_of(view)
        self._write_packet()
        self._write_cvs(view)
        self._write_goals(view, state)
        self._write_hand(view)
        self._write_ages(view)
        self._write_tabs(view)
        self._write_notices(view)
        self._write_chips()

    def _option(self, target: Target) -> str:
        decision = self._board.decision
        alike = decision.alike if decision is not None else ()
        return self._words.option_at(target, self._board.open_options(), alike)

    # ---- the track and the draft

    def _write_track(self, view: CvView, odds: Lens | None) -> None:
        board, words = self._board, self._words
        for place, card in enumerate(board.scene.track):
            piece = board.pieces.get(Target("display", card))
            if not isinstance(piece, TrackPiece):
                continue
            struck = tuple(symbol for other, symbol in view.struck if other == card)
            badge, state = self._badge(view, card, struck, odds)
            piece.set_shown(face=words.face(card), badge=badge, struck=struck)
            name = words.track_card(card, state, struck)
            leaves = text("cv-board-leaves") if not place and view.round else ""
            about = words.sentence(self._option(piece.target), words.effects(card), leaves)
            piece.set_words(name, about)

    def _badge(self, view: CvView, card: int, struck: Sequence[int], odds: Lens | None) -> tuple[Badge, str]:
        """Returns what stands at the foot of a card, and the same in words."""
        words, decision = self._words, self._board.decision
        if card == view.placing:
            word = text("cv-board-placing")
            return Badge("chosen", word), word
        if card in view.chosen:
            word = text(_ORDINALS[min(view.chosen.index(card), 1)])
            return Badge("chosen", word), text("cv-board-chosen")
        if decision is None:
            return _NOTHING, ""
        if odds is not None and card in odds.cards:
            percent = self.percent(odds.cards[card])
            if odds.throws:
                return Badge("throw", percent), words.chance(percent)
            return Badge("words", percent), words.best_chance(percent)
        if view.step != STEP_CHOOSE:
            return _NOTHING, ""
        if any(each.action.kind == "take" and each.action.args[0] == card for each in decision.options):
            return Badge("can"), text("cv-board-can")
        counts = [0] * (WILD + 1)
        for symbol in words.cards[card].cost:
            counts[symbol] += 1
        for symbol in struck:
            counts[symbol] -= 1
        missing = lacking(view, counts)
        if missing:
            return Badge("short", "", missing), words.lacks(missing)
        return Badge("no"), ""

    @staticmethod
    def percent(chance: float) -> str:
        """Returns a chance as text; what is possible is never 0, what is not sure never 100."""
        value = round(100 * chance)
        if 0 < chance < 1:
            value = max(1, min(99, value))
        return text("cv-board-percent", percent=number_text(value, locale_of()))

    def _write_packet(self) -> None:
        board, words = self._board, self._words
        for card in board.scene.packet:
            piece = board.pieces.get(Target("draft", card))
            if isinstance(piece, TrackPiece):
                piece.set_shown(face=words.face(card))
                about = words.sentence(self._option(piece.target), words.effects(card))
                piece.set_words(words.drafted_card(card), about)

    # ---- dice and tokens

    def write_dice(self, view: CvView) -> None:
        """Writes dice, tokens, chances and what follows from the dice that are marked."""
        if self._board.names.rules is None:
            return
        table = lay_out(view)
        odds = self._odds.look(view)
        self._write_track(view, odds)
        for slot, die in enumerate(self._board.table.dice):
            shown = table.dice[slot] if slot < len(table.dice) else None
            joins = slot - len(view.dice) < view.joining and view.step in (STEP_ROLL, STEP_REROLL)
            self._write_die(view, slot, shown, joins=joins and slot >= len(view.dice))
            die.set_words(die.accessibleName(), self._option(die.target))
        for symbol, token in enumerate(self._board.table.tokens):
            count, spent = table.tokens[symbol].count, table.tokens[symbol].spent
            token.set_shown(count=count, spent=spent)
            name = self._words.tokens(symbol, count - spent, count)
            token.set_words(name, self._option(token.target))
        self._write_status(view, odds)

    def _write_die(self, view: CvView, slot: int, shown: DieState | None, *, joins: bool) -> None:
        die, words = self._board.table.dice[slot], self._words
        if shown is None:
            blank = joins and view.step == STEP_ROLL
            state = "roll" if blank else "join" if joins else ""
            word = text(DIE_STATES["join"]) if state == "join" else ""
            die.set_shown(face=-1 if blank else EMPTY, was=None, state=state, word=word, angle=0.0)
            name = words.die(slot + 1, None, "") if blank else words.no_die(slot + 1, joins=joins)
            die.set_words(name, "")
            return
        state = self._die_state(view, slot, shown)
        word = text(DIE_STATES[state]) if state else ""
        face = max(shown.face, -1)
        die.set_shown(face=face, was=shown.was, state=state, word=word, angle=0.0)
        die.set_words(words.die(slot + 1, face if face >= 0 else None, state), "")

    def _die_state(self, view: CvView, slot: int, shown: DieState) -> str:
        board = self._board
        target = Target("die", slot)
        if board.decision is not None and board.decision.kind == "cv.reroll" and board.selection is not None:
            if target in board.selection.clicked:
                return "reroll"
            if target in board.selection.useful:
                return "hold"
        if view.step <= STEP_REROLL:
            return "frozen" if shown.face == X else ""
        return "spent" if shown.spent else ""

    def _write_status(self, view: CvView, odds: Lens | None) -> None:
        words = self._words
        rolling = view.step <= STEP_REROLL
        misfortune = view.dice.count(X) + view.tokens[view.turn][X] if rolling else view.misfortune
        throws = view.throws if rolling else None
        risk = self.percent(odds.misfortune) if odds is not None and odds.throws else ""
        parts = [words.misfortune(misfortune)]
        if throws is not None:
            parts.insert(0, words.throws(throws))
        if risk:
            parts.append(words.risk(risk))
        self._board.table.status.show_status(
            throws, words.throws_short(throws or 0), misfortune, risk, words.sentence(*parts)
        )

    # ---- CVs

    def _write_cvs(self, view: CvView) -> None:
        board, words = self._board, self._words
        player = board.open_tab
        for kind in range(PILES):
            cards = board.scene.piles.get(player * PILES + kind, [])
            for place, card in enumerate(cards):
                self._write_card(card, kind, active=place == len(cards) - 1)
            self._write_pile(view, player, kind, cards)
        for card in board.scene.waiting.get(player, []):
            self._write_card(card, None, active=True)
        for target, piece in board.pieces.items():
            if target.zone == "gap":
                piece.set_words(self._option(target) or words.pile_name(target.id // 100 % PILES), "")

    def _write_card(self, card: int, type: int | None, *, active: bool) -> None:
        board, words = self._board, self._words
        piece = board.pieces.get(Target("card", card))
        if isinstance(piece, CardPiece):
            piece.set_shown(face=words.face(card), type=type, is_active=active, touched=card in board.touched)
            about = words.sentence(self._option(piece.target), words.effects(card))
            piece.set_words(words.cv_card(card, type, active=active), about)

    def _write_pile(self, view: CvView, player: int, type: int, cards: Sequence[int]) -> None:
        board, words = self._board, self._words
        stack = board.pieces.get(Target("stack", player * PILES + type))
        if not isinstance(stack, StackPiece):
            return
        points = self.pile_points(type, cards)
        label = self._option(stack.target)
        ghost = text("cv-board-on-top" if cards else "cv-board-first-card") if label else ""
        retired = type == _TYPE_OF["work"] and view.retired[player]
        stack.set_shown(ghost=ghost)
        shown = "" if points is None else number_text(points, locale_of())
        board.table.headings[type].show_heading(text(PILE_NAMES[type]), shown, retired=retired)
        name = words.pile(type, len(cards), points)
        stack.set_words(name, words.sentence(label, text("cv-board-retired") if retired else ""))

    def pile_points(self, type: int, cards: Sequence[int]) -> int | None:
        """Returns what a pile scores; None for jobs, which score by goals only (CV 8.2, 8.3)."""
        deck = self._words.cards
        if type == POSSESSION:
            return sum(deck.vp[card] for card in cards)
        if type not in SETS:
            return None
        return set_points(len(cards) + deck.doubles[cards[-1]]) if cards else 0

    # ---- goals and events

    def _write_goals(self, view: CvView, state: CvState) -> None:
        board, words = self._board, self._words
        shown = self._board.open_tab
        for goal in board.scene.public_goals:
            piece = board.pieces.get(Target("goal", goal))
            if isinstance(piece, GoalPiece):
                points = public_points(words.cards, state, goal)[shown]
                self._write_goal(piece, goal, points, own=False)
        own = board.table.own_goal
        if own is None:
            return
        if board.hides_secrets:
            own.set_shown(face=None, marks=(), points="", now="", caption=self.peek_words())
            own.set_words(text("cv-board-own-goal-hidden"), self.peek_words(long=True))
        else:
            self._write_goal(own, own.target.id, view.goal_points, own=True)

    def _write_goal(self, piece: GoalPiece, goal: int, points: int, *, own: bool) -> None:
        words, card = self._words, self._words.cards[goal]
        piece.set_shown(
            face=words.face(goal),
            marks=goal_marks(card, _TYPE_OF),
            points=number_text(card.points, locale_of(), signed=True),
            now=words.goal_points(points),
            caption="",
        )
        piece.set_words(words.goal(goal, own=own), words.goal_about(goal, points))

    def peek_words(self, *, long: bool = False) -> str:
        """Says how secrets are turned up."""
        toggles = self._board.context.settings.value.peek_toggle
        if long:
            return text("cv-board-peek-toggle" if toggles else "cv-board-peek-hold")
        return text("cv-board-peek-toggle" if toggles else "cv-board-peek-short")

    def _write_hand(self, view: CvView) -> None:
        """Writes the events in the hand; one that is chosen is turned up, since it is about to be played."""
        board, words = self._board, self._words
        for card in board.scene.hand:
            piece = board.pieces.get(Target("hand", card))
            if not isinstance(piece, HandPiece):
                continue
            chosen = board.selection is not None and piece.target in board.selection.clicked
            if board.hides_secrets and not chosen:
                piece.set_shown(face=None, caption=self.peek_words())
                piece.set_words(text("cv-board-event-hidden"), self.peek_words(long=True))
            else:
                piece.set_shown(face=words.face(card), caption="")
                about = words.sentence(self._option(piece.target), words.effects(card))
                piece.set_words(words.event(card), about)
        self._write_captions(view)

    def _write_captions(self, view: CvView) -> None:
        table, scene = self._board.layout_, self._board.scene
        goals, own, hand = table.goals_y(len(scene.public_goals))
        captions = [(table.caption(goals), text("cv-board-caption-goals"))] if scene.public_goals else []
        if scene.own_goal:
            captions.append((table.caption(own), text("cv-board-caption-own")))
        if scene.hand:
            words = text("cv-board-kept" if scene.is_draft else "cv-board-caption-hand")
            captions.append((table.caption(hand), words))
        self.captions = tuple(captions)

    # ---- the rest

    def _write_ages(self, view: CvView) -> None:
        words = self._words
        current = next((age for age, deck in enumerate(view.decks) if deck), None)
        for age, piece in enumerate(self._board.table.decks):
            count = len(view.decks[age])
            piece.set_shown(title=text(AGES[age]), count=count, is_current=age == current)
            piece.set_words(words.deck(age, count, current=age == current), "")

    def _write_tabs(self, view: CvView) -> None:
        board, words = self._board, self._words
        for player, tab in enumerate(board.table.tabs):
            count = sum(map(len, view.piles[player])) + len(view.waiting[player])
            name = board.names.players[player] if player < len(board.names.players) else ""
            tab.set_shown(
                colour_number=board.seats[player].colour,
                title=name,
                note=words.tab_points(view.points[player]),
                is_open=player == board.open_tab,
            )
            tab.set_words(words.tab(player, count, view.points[player]), "")

    def _write_notices(self, view: CvView) -> None:
        board, words, table = self._board, self._words, self._board.table
        first = view.first
        letter = board.names.players[first][:1].upper() if 0 <= first < len(board.names.players) else ""
        colour = board.seats[first].colour if first >= 0 else 1
        word = text("cv-board-round") if first >= 0 else text("cv-board-childhood")
        number = view.round if first >= 0 else 0
        table.round.show_round(word, number, colour, letter, words.round(view))
        leaving = view.actor != NOBODY and view.track and first >= 0
        when = text("cv-board-leaves-turn" if view.players == 2 else "cv-board-leaves-round")
        table.removal.show_words(when if leaving else "")
        left = tuple(symbol for symbol in range(WILD) for _ in range(view.extra[symbol]))
        table.extra.show_symbols(left, words.of_events(left))
        draft = "cv-board-draft" if board.scene.packet else "cv-board-draft-wait"
        table.draft.show_words(text(draft) if board.scene.is_draft else "")
        table.show_notices()

    def _write_chips(self) -> None:
        words, table = self._words, self._board.table
        for symbol, piece in enumerate(table.symbols):
            piece.set_words(words.symbol_chip(symbol), self._option(piece.target))
        table.luck.set_words(text("cv-board-luck"), self._option(table.luck.target))
