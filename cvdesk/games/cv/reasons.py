"""Why something cannot be used now: one function per id ``cv-why-...``."""

from __future__ import annotations

from cvdesk.engine import Message, P
from cvdesk.engine.message import message
from cvdesk.games.cv.words import multiset_param, type_name


def over() -> Message:
    """Nothing moves any more."""
    return message("cv-why-over")


def turn(player: int) -> Message:
    """Somebody else decides."""
    return message("cv-why-turn", player=P.player(player))


def goal() -> Message:
    """A goal is not used during the match."""
    return message("cv-why-goal")


def foreign(player: int) -> Message:
    """A card in somebody else's CV."""
    return message("cv-why-foreign", player=P.player(player))


# ---- the track


def draft_first() -> Message:
    """Childhood cards are kept and passed on before the first turn."""
    return message("cv-why-draft-first")


def kept() -> Message:
    """A childhood card that has been kept is used after the draft."""
    return message("cv-why-kept")


def dice_first() -> Message:
    """Cards are chosen after the last throw."""
    return message("cv-why-dice-first")


def chosen() -> Message:
    """The card is chosen already."""
    return message("cv-why-chosen")


def choosing_over() -> Message:
    """No more cards this turn."""
    return message("cv-why-choosing-over")


def needs_work() -> Message:
    """The card asks for a work card."""
    return message("cv-why-needs-work")


def needs_no_work() -> Message:
    """The card asks for a CV without work."""
    return message("cv-why-needs-no-work")


def retired() -> Message:
    """Its owner takes no more work."""
    return message("cv-why-retired")


def cost(missing: int) -> Message:
    """Symbols are missing."""
    return message("cv-why-cost", symbols=multiset_param(missing))


# ---- dice and tokens


def frozen() -> Message:
    """A die with misfortune."""
    return message("cv-why-frozen")


def no_throw() -> Message:
    """No more throws: all are made, or the player has stopped."""
    return message("cv-why-no-throw")


def token() -> Message:
    """A token only pays."""
    return message("cv-why-token")


# ---- events


def insurance() -> Message:
    """Insurance waits for a loss."""
    return message("cv-why-insurance")


def extra_dice() -> Message:
    """Dice are added before a throw."""
    return message("cv-why-extra-dice")


def seven_dice() -> Message:
    """There are no more than seven dice."""
    return message("cv-why-seven-dice")


def old_age_only() -> Message:
    """No card of old age on the track."""
    return message("cv-why-old-age-only")


def symbols_later() -> Message:
    """Symbols of events are of use while cards are chosen."""
    return message("cv-why-symbols-later")


def no_discount(type: int) -> Message:
    """No card that can be chosen is of the type and has a cost to be lowered."""
    return message("cv-why-no-discount", type=P.message(type_name(type)))


# ---- own cards


def covered() -> Message:
    """Only active cards are lost."""
    return message("cv-why-covered")


def power_covered() -> Message:
    """Covered cards have no power."""
    return message("cv-why-power-covered")


def power_used() -> Message:
    """The power has been used, or finds no symbol."""
    return message("cv-why-power-used")


def power_later() -> Message:
    """The power is used while cards are chosen."""
    return message("cv-why-power-later")


def own_card() -> Message:
    """A card in the own CV, of no use now."""
    return message("cv-why-own-card")
