"""Names of symbols, types and effects as messages: the small words that other texts are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cvdesk.engine import Message, P, Param
from cvdesk.engine.message import message
from cvdesk.games.cv.cards import CONDITIONS, EVENT, NO_WORK, SOME_WORK, Card, unpack

_SYMBOLS = (
    message("cv-symbol-health"),
    message("cv-symbol-knowledge"),
    message("cv-symbol-relationship"),
    message("cv-symbol-money"),
    message("cv-symbol-luck"),
    message("cv-symbol-misfortune"),
    message("cv-symbol-wild"),
)
_TYPES = (
    message("cv-type-health"),
    message("cv-type-knowledge"),
    message("cv-type-relationship"),
    message("cv-type-work"),
    message("cv-type-possession"),
    message("cv-type-event"),
    message("cv-type-goal"),
)
_THINGS = {
    "health": "cv-thing-health",
    "knowledge": "cv-thing-knowledge",
    "relationship": "cv-thing-relationship",
    "work": "cv-thing-work",
    "possession": "cv-thing-possession",
}
_EACH = {
    "health": "cv-goal-each-health",
    "knowledge": "cv-goal-each-knowledge",
    "relationship": "cv-goal-each-relationship",
    "work": "cv-goal-each-work",
    "possession": "cv-goal-each-possession",
    "token": "cv-goal-each-token",
}
_DECKS = (message("cv-deck-early"), message("cv-deck-middle"), message("cv-deck-old"))


def symbol_name(symbol: int) -> Message:
    """A symbol of dice and tokens."""
    return _SYMBOLS[symbol]


def type_name(type: int) -> Message:
    """A type of cards."""
    return _TYPES[type]


def deck_name(deck: int) -> Message:
    """Early, middle or old age."""
    return _DECKS[deck]


def symbols_param(counts: Sequence[int]) -> Param:
    """A list of symbols from how many there are of each: "money ×2 and luck"."""
    return P.list(*(_several(_SYMBOLS[symbol], number) for symbol, number in enumerate(counts) if number))


def multiset_param(multiset: int) -> Param:
    """A list of the symbols of a multiset."""
    return symbols_param(unpack(multiset))


def faces_param(faces: Iterable[int]) -> Param:
    """A list of the symbols that some dice show."""
    shown = list(faces)
    return symbols_param([shown.count(symbol) for symbol in range(6)])


def _several(name: Message, number: int) -> Param:
    if number == 1:
        return P.message(name)
    return P.message(message("cv-symbol-times", symbol=P.message(name), count=P.count(number)))


# ---- what is printed on cards


def goal_text(card: Card) -> Message:
    """What a goal scores, as one sentence made from its data."""
    points = P.points(card.points)
    if len(card.per) == 1:
        return Message(_EACH[card.per[0]], {"points": points})
    kinds = dict.fromkeys(card.per)
    things = P.list(*(_several(message(_THINGS[kind]), card.per.count(kind)) for kind in kinds))
    return message("cv-goal-set", points=points, things=things)


def condition_text(card: Card) -> Message | None:
    """What must hold to take a card, in place of or besides a cost."""
    return {
        SOME_WORK: message("cv-condition-some-work"),
        NO_WORK: message("cv-condition-no-work"),
    }.get(CONDITIONS.index(card.condition))


def power_text(card: Card) -> Message | None:
    """What the special effect of a card does."""
    if card.discount is not None:
        return message("cv-power-discount", type=P.message(type_name(card.discount)))
    if card.extra_dice:
        return message("cv-power-extra-dice", count=P.count(card.extra_dice))
    return {
        "insurance": message("cv-power-insurance"),
        "old_age_only": message("cv-power-old-age-only"),
        "convert_basic": message("cv-power-convert-basic"),
        "borrow_work": message("cv-power-borrow-work"),
        "no_more_work": message("cv-power-no-more-work"),
        "wild_basic": message("cv-power-wild-basic"),
        "convert_misfortune": message("cv-power-convert-misfortune"),
        "fourth_throw": message("cv-power-fourth-throw"),
        "reroll_misfortune": message("cv-power-reroll-misfortune"),
        "double_at_end": message("cv-power-double-at-end"),
    }.get(card.power)


def effect_lines(card: Card) -> list[Message]:
    """Everything that a card does, a sentence each, in the order of the card."""
    lines = []
    if card.gives:
        symbols = faces_param(card.gives)
        if EVENT in card.types:
            lines.append(message("cv-effect-once", symbols=symbols))
        else:
            lines.append(message("cv-effect-tokens", symbols=symbols))
    if card.dice:
        lines.append(message("cv-effect-dice", count=P.count(card.dice)))
    if card.upkeep:
        lines.append(message("cv-effect-upkeep", symbols=faces_param(card.upkeep)))
    power = power_text(card)
    if power is not None:
        lines.append(power)
    if card.vp:
        lines.append(message("cv-effect-points", points=P.points(card.vp)))
    if card.points:
        lines.append(goal_text(card))
    return lines


def kinds_param(types: Iterable[int]) -> Param:
    """A list of types, as of a two-coloured card."""
    return P.list(*(P.message(_TYPES[kind]) for kind in types))
