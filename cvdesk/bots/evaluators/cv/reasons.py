"""Why a bot of CV chose as it did; own goal and hand, which are secret, are left out."""

from __future__ import annotations

from cvdesk.bots.evaluators.cv.forecast import after_throw, forecast
from cvdesk.bots.evaluators.cv.rating import Parts
from cvdesk.bots.evaluators.cv.situation import Situation
from cvdesk.bots.evaluators.cv.tables import dice_tables
from cvdesk.engine import Action, Message, P
from cvdesk.engine.message import message
from cvdesk.games.cv.actions import packed
from cvdesk.games.cv.state import CvState

PILES = "bot-reason-cv-piles"
PUBLIC = "bot-reason-cv-public"
COMING = "bot-reason-cv-coming"
AIM = "bot-reason-cv-aim"
ENOUGH = "bot-reason-cv-enough"

_MOST_AIMS = 2
_LEAST_PERCENT = 5


def changes(before: Parts, after: Parts) -> list[Message]:
    """Names the public parts of a rating that a choice changes most, largest first, at most two."""
    differences = {
        PILES: round(after.piles - before.piles),
        PUBLIC: round(after.public_goals - before.public_goals),
        COMING: round(after.coming - before.coming),
    }
    largest = sorted(differences, key=lambda name: (-abs(differences[name]), name))
    return [message(name, points=P.points(differences[name])) for name in largest[:2] if differences[name]]


def aims(situation: Situation, state: CvState, action: Action) -> list[Message]:
    """Names the cards that the dice are thrown or kept for, with how likely it is to get them."""
    dice = len(state.dice) + state.joining
    prospect, tables = situation.prospect(dice, situation.life), dice_tables()
    if action.kind == "keep":
        wish = prospect.wishes[prospect.wish_of[tables.number[state.faces] - tables.first[dice]]]
        return [message(ENOUGH, card=P.card(card)) for card in wish.cards]
    if action.kind != "reroll":
        return []
    shares = after_throw(tables.number[state.faces - packed(action.args)], dice)
    cards: dict[int, float] = {}
    for place, share in forecast(prospect, shares, state.throws - 1).items():
        for card in prospect.wishes[place].cards:
            cards[card] = cards.get(card, 0.0) + share
    likely = sorted(cards, key=lambda card: (-cards[card], card))[:_MOST_AIMS]
    percents = [(card, round(100 * cards[card])) for card in likely]
    return [
        message(AIM, card=P.card(card), value=P.count(percent))
        for card, percent in percents
        if percent >= _LEAST_PERCENT
    ]
