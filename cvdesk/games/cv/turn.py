"""What a turn begins with, and the tokens that it ends with (CV 3.1 to 3.3, 7.2)."""

from __future__ import annotations

from cvdesk.games.cv.cards import POWER_FIELD, THAWS, power_count
from cvdesk.games.cv.cards import THROWS as MORE_THROWS
from cvdesk.games.cv.state import BASE_DICE, MOST_DICE, STEP_ROLL, THROWS, CvState
from cvdesk.games.cv.terms import Terms

_DICE = (1 << POWER_FIELD) - 1


def powers_of(terms: Terms, state: CvState, player: int) -> int:
    """Returns the packed powers of a player's active cards together."""
    powers = terms.cards.powers
    return sum([powers[card] for card in state.active(player)])


def begin_turn(terms: Terms, state: CvState, player: int) -> None:
    """CV 3.1 to 3.3: counts the dice and throws that the active cards give now."""
    state.turn = state.actor = player
    state.step = STEP_ROLL
    powers = powers_of(terms, state, player)
    state.joining = min(BASE_DICE + (powers & _DICE), MOST_DICE)
    state.throws = THROWS + bool(power_count(powers, MORE_THROWS))
    state.thaws = power_count(powers, THAWS)


def set_tokens(terms: Terms, state: CvState, player: int) -> None:
    """CV 7.2: gives a player exactly the tokens that the active cards show."""
    gives = terms.cards.gives
    state.tokens[player] = sum([gives[card] for card in state.active(player)])
