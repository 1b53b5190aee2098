"""What is likely to come of a turn when the dice are played as well as possible."""

from __future__ import annotations

from collections.abc import Mapping

from cvdesk.bots.evaluators.cv.prospect import Prospect
from cvdesk.bots.evaluators.cv.situation import Situation
from cvdesk.bots.evaluators.cv.tables import dice_tables
from cvdesk.bots.evaluators.cv.wishes import Outcome
from cvdesk.games.cv.state import CvState

Shares = dict[int, float]
"""How likely things are, by their numbers."""


def after_throw(kept: int, dice: int) -> Shares:
    """Returns how likely each throw is when these dice are kept and the rest of so many is thrown."""
    tables = dice_tables()
    base = tables.packed[kept]
    missing = dice - sum(tables.counts[kept])
    number, packed, chance = tables.number, tables.packed, tables.chance
    return {number[base + packed[more]]: chance[more] for more in tables.throws(missing)}


def forecast(prospect: Prospect, shares: Mapping[int, float], throws: int) -> Shares:
    """Returns how likely each wish is to come true, by place, when so many throws are left.

    `shares` tell how likely the dice lie there already.  That dice with misfortune may be
    thrown again is left out.
    """
    for left in range(throws, 0, -1):
        shares = _played(prospect, shares, left)
    first, wish_of = prospect.tables.first[prospect.dice], prospect.wish_of
    found: Shares = {}
    for number, share in shares.items():
        place = wish_of[number - first]
        found[place] = found.get(place, 0.0) + share
    return found


def _played(prospect: Prospect, shares: Mapping[int, float], left: int) -> Shares:
    """Returns what lies there after the best choice and its throw."""
    values, left_of = prospect.kept(left - 1, 0), prospect.tables.left_of
    kept: Shares = {}
    for number, share in shares.items():
        best = max(left_of(number), key=values.__getitem__)
        kept[best] = kept.get(best, 0.0) + share
    thrown: Shares = {}
    for number, share in kept.items():
        for after, chance in after_throw(number, prospect.dice).items():
            thrown[after] = thrown.get(after, 0.0) + share * chance
    return thrown


def likely_outcomes(situation: Situation, state: CvState) -> list[Outcome]:
    """Returns what may come of the turn from these dice on, likely first."""
    dice, number = len(state.dice) + state.joining, dice_tables().number[state.faces]
    prospect = situation.prospect(dice, situation.life)
    throws = state.throws
    shares: Mapping[int, float] = {number: 1.0}
    if state.joining:
        # what lies there is not all of the dice; it is kept as it is
        shares, throws = after_throw(number, dice), throws - 1
    found: dict[Outcome, float] = {}
    for place, share in forecast(prospect, shares, throws).items():
        outcome = prospect.wishes[place].outcome
        found[outcome] = found.get(outcome, 0.0) + share
    return sorted(found, key=lambda outcome: -found[outcome])
