"""What is said of the things on the table of CV: printed words, and names for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import Factory, frozen

from cvdesk.engine.decision import Option, Target
from cvdesk.engine.message import Message, P, Param, message
from cvdesk.games.cv.cards import EVENT, Card, CardSet
from cvdesk.games.cv.rules import CvRules
from cvdesk.games.cv.view import CvView
from cvdesk.games.cv.words import (
    condition_text,
    effect_lines,
    faces_param,
    goal_text,
    kinds_param,
    symbol_name,
    type_name,
)
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import Names, plain
from cvdesk.ui.board.cv_faces import Face

_NOTES = {
    "insurance": "cv-board-note-insurance",
    "old_age_only": "cv-board-note-old-age",
    "convert_basic": "cv-board-note-convert",
    "borrow_work": "cv-board-note-borrow",
    "no_more_work": "cv-board-note-no-more-work",
    "wild_basic": "cv-board-note-wild",
    "convert_misfortune": "cv-board-note-calm",
    "fourth_throw": "cv-board-note-throw",
    "reroll_misfortune": "cv-board-note-thaw",
    "double_at_end": "cv-board-note-double",
}
_CONDITIONS = {
    "at_least_one_work": "cv-board-needs-work",
    "no_work": "cv-board-needs-no-work",
    "": "cv-board-free",
}
AGES = ("cv-board-age-early", "cv-board-age-middle", "cv-board-age-old")
PILE_NAMES = (
    "cv-board-pile-health",
    "cv-board-pile-knowledge",
    "cv-board-pile-relationship",
    "cv-board-pile-work",
    "cv-board-pile-possession",
)
DIE_STATES = {
    "hold": "cv-board-die-hold",
    "reroll": "cv-board-die-reroll",
    "frozen": "cv-board-die-frozen",
    "spent": "cv-board-die-spent",
    "join": "cv-board-die-new",
}


@frozen(eq=False)
class Words:
    """Names things of one match in the language in use at its making."""

    names: Names
    _faces: dict[int, Face] = Factory(dict)
    _effects: dict[int, str] = Factory(dict)

    @property
    def rules(self) -> CvRules:
        """The rules of the match, which know its deck."""
        rules = self.names.rules
        assert isinstance(rules, CvRules)
        return rules

    @property
    def cards(self) -> CardSet:
        """The deck of the match."""
        return self.rules.cards

    def say(self, words: Message) -> str:
        """Returns a message as plain text."""
        return plain(words, self.names)

    def card(self, number: int) -> str:
        """Returns the title of a card."""
        return self.say(message("cv-board-title", card=P.card(number)))

    def face(self, number: int) -> Face:
        """Returns what is printed on a card."""
        if number not in self._faces:
            card = self.cards[number]
            self._faces[number] = Face(
                card,
                self.card(number),
                note=self._note(card),
                condition=text(_CONDITIONS[card.condition]),
                upkeep=text("cv-board-each-turn") if card.upkeep else "",
            )
        return self._faces[number]

    @staticmethod
    def _note(card: Card) -> str:
        if card.discount is not None:
            return text("cv-board-note-discount")
        if card.extra_dice:
            return text("cv-board-note-dice")
        return text(_NOTES[card.power]) if card.power in _NOTES else ""

    # ---- cards

    def effects(self, number: int) -> str:
        """Says all that a card does."""
        if number not in self._effects:
            self._effects[number] = self.sentence(*self.effect_lines(number))
        return self._effects[number]

    def effect_lines(self, number: int) -> list[str]:
        """Says all that a card does, a line each."""
        return [self.say(line) for line in effect_lines(self.cards[number])]

    def sentence(self, *parts: str) -> str:
        """Joins sentences, leaving out empty ones and full stops that some of them bring along.

        Parts that stand in the middle of a line elsewhere begin with a capital here.
        """
        return ". ".join(part[:1].upper() + part[1:].removesuffix(".") for part in parts if part)

    def cost(self, card: Card, struck: Sequence[int] = ()) -> str:
        """Says which symbols a card costs; empty when it costs none."""
        left = list(card.cost)
        for symbol in struck:
            if symbol in left:
                left.remove(symbol)
        return self.say(message("cv-board-costs", symbols=faces_param(left))) if left else ""

    def price(self, card: Card) -> list[str]:
        """Says what a card costs and what must hold to take it, a line each."""
        condition = condition_text(card)
        lines = [self.cost(card), self.say(condition) if condition is not None else ""]
        return [line for line in lines if line] or [text("cv-board-free")]

    def track_card(self, number: int, state: str, struck: Sequence[int]) -> str:
        """Names a card of the track with its types, its cost and what is to be said of it now."""
        card = self.cards[number]
        name = message("cv-board-card", card=P.card(number), types=kinds_param(card.types))
        cost = self.cost(card, struck)
        condition = text(_CONDITIONS[card.condition]) if card.condition or not cost else ""
        return ", ".join(part for part in (self.say(name), cost, condition, state) if part)

    def drafted_card(self, number: int) -> str:
        """Names a card of the draft."""
        types = kinds_param(self.cards[number].types)
        return self.say(message("cv-board-card", card=P.card(number), types=types))

    def cv_card(self, number: int, type: int | None, *, active: bool) -> str:
        """Names a card of a CV."""
        card = P.card(number)
        if type is None:
            return self.say(message("cv-board-waiting-card", card=card))
        kind = P.message(type_name(type))
        return self.say(message("cv-board-active" if active else "cv-board-covered", card=card, type=kind))

    def lacks(self, symbols: Sequence[int]) -> str:
        """Says which symbols are missing."""
        return self.say(message("cv-board-lacks", symbols=faces_param(symbols)))

    def chance(self, percent: str) -> str:
        """Says how likely it is to be able to pay."""
        return text("cv-board-chance", percent=percent)

    @staticmethod
    def best_chance(percent: str) -> str:
        """Says how likely it is to be able to pay, if the best dice are thrown for it."""
        return text("cv-board-chance-best", percent=percent)

    # ---- goals and events

    def goal(self, number: int, *, own: bool) -> str:
        """Names a goal."""
        return self.say(message("cv-board-own-goal" if own else "cv-board-public-goal", card=P.card(number)))

    def goal_about(self, number: int, points: int) -> str:
        """Says what a goal counts, and what it gives so far."""
        so_far = message("cv-board-goal-now", count=P.count(points))
        return self.sentence(self.say(goal_text(self.cards[number])), self.say(so_far))

    def goal_points(self, points: int) -> str:
        """Returns what a goal gives so far, in few letters."""
        return self.say(message("cv-board-goal-points", points=P.value(points)))

    def tab_points(self, points: int) -> str:
        """Returns a score in few letters."""
        return self.say(message("cv-board-tab-points", points=P.count(points)))

    def event(self, number: int) -> str:
        """Names an event in the hand."""
        return self.say(message("cv-board-event", card=P.card(number)))

    def is_event(self, number: int) -> bool:
        """Tells whether a card is an event."""
        return EVENT in self.cards[number].types

    # ---- dice and tokens

    def symbol(self, symbol: int) -> str:
        """Names a symbol."""
        return self.say(symbol_name(symbol))

    def die(self, number: int, face: int | None, state: str) -> str:
        """Names a die with what it shows and what becomes of it."""
        count = P.value(number)
        if face is None:
            return self.say(message("cv-board-die-blank", number=count))
        word = text(DIE_STATES[state]) if state else ""
        name = self.say(message("cv-board-die", number=count, symbol=P.message(symbol_name(face))))
        return f"{name}, {word}" if word else name

    def no_die(self, number: int, *, joins: bool) -> str:
        """Names the place of a die that is not in play, or not yet."""
        return self.say(
            message("cv-board-die-joins" if joins else "cv-board-die-none", number=P.value(number))
        )

    def tokens(self, symbol: int, left: int, count: int) -> str:
        """Names the tokens with a symbol."""
        name = P.message(symbol_name(symbol))
        if left == count:
            return self.say(message("cv-board-tokens", symbol=name, count=P.count(count)))
        words = message("cv-board-tokens-left", symbol=name, left=P.value(left), count=P.count(count))
        return self.say(words)

    def symbol_chip(self, symbol: int) -> str:
        """Names a symbol that can be had."""
        return self.say(message("cv-board-symbol", symbol=P.message(symbol_name(symbol))))

    def misfortune(self, count: int) -> str:
        """Says how many misfortunes count, and what they cost."""
        return self.say(message("cv-board-misfortune", count=P.count(count)))

    def throws(self, count: int) -> str:
        """Says how many throws are left."""
        return self.say(message("cv-board-throws", count=P.count(count)))

    def throws_short(self, count: int) -> str:
        """Returns the words beside the number of throws left."""
        return self.say(message("cv-board-throws-short", count=P.count(count)))

    @staticmethod
    def risk(percent: str) -> str:
        """Says how likely three misfortunes are."""
        return text("cv-board-risk", percent=percent)

    @staticmethod
    def pile_name(type: int) -> str:
        """Returns the heading of a pile."""
        return text(PILE_NAMES[type])

    def of_events(self, symbols: Sequence[int]) -> str:
        """Says which symbols are left of events."""
        return self.say(message("cv-board-extra", symbols=faces_param(symbols))) if symbols else ""

    # ---- the table

    def deck(self, age: int, count: int, *, current: bool) -> str:
        """Names a deck with the number of its cards."""
        name, number = P.message(Message(AGES[age])), P.count(count)
        if current:
            return self.say(message("cv-board-deck-current", age=name, count=number))
        return self.say(message("cv-board-deck", age=name, count=number))

    def tab(self, player: int, cards: int, points: int) -> str:
        """Names a tab."""
        return self.say(
            message("cv-board-tab", player=P.player(player), cards=P.count(cards), points=P.count(points))
        )

    def pile(self, type: int, count: int, points: int | None) -> str:
        """Names a pile."""
        name: Param = P.message(Message(PILE_NAMES[type]))
        if points is None:
            return self.say(message("cv-board-pile", type=name, count=P.count(count)))
        return self.say(
            message("cv-board-pile-points", type=name, count=P.count(count), points=P.count(points))
        )

    def round(self, view: CvView) -> str:
        """Says which round it is and who starts it."""
        if view.first < 0:
            return text("cv-board-childhood")
        return self.say(
            message("cv-board-round-name", number=P.value(view.round), player=P.player(view.first))
        )

    # ---- options

    def option_at(self, target: Target, options: Sequence[Option], alike: Sequence[frozenset[Target]]) -> str:
        """Says what choosing a target leads to; empty where nothing does or there are several ways."""
        same = next((group for group in alike if target in group), frozenset({target}))
        fitting = [option for option in options if same & set(option.targets)]
        if len(fitting) != 1:
            return ""
        label = self.say(fitting[0].label)
        detail = fitting[0].detail
        return label if detail is None else self.sentence(label, self.say(detail))
