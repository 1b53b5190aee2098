"""The steps of a match, and the few numbers that its state is measured by."""

from __future__ import annotations

(
    STEP_FIRST, STEP_DEAL, STEP_ROLL, STEP_DICE, STEP_MOVE, STEP_STAR, STEP_DRAW, STEP_CARD, STEP_SEARCH,
    STEP_EXCHANGE, STEP_ASK, STEP_GIVE, STEP_PLAY, STEP_KEEP, STEP_OVER,
) = range(15)  # fmt: skip
"""Draw the first player, deal, roll, see the dice, move, choose on a star, choose deck or pile, see a card
from the deck, take from the pile, put cards away, ask, answer, lay-add-discard,
keep cards at the end of a round, match over."""

CHANCE_STEPS = frozenset({STEP_FIRST, STEP_DEAL, STEP_DICE, STEP_CARD})

MOST_PLAYERS = 6
EVERYBODY_SAW = (1 << MOST_PLAYERS + 1) - 1
"""The mask of a card that lay open.  In masks of viewers the bit after the last player's is the public's."""
AS_JOKER = 8
"""Added to a player in `PhaseState.draws` for a card that is taken as a joker."""
MOST_TURNS = 200
"""Turns after which a round ends without a finisher (P10 R4)."""
