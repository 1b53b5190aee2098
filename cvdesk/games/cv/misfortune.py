"""Losing cards and paying upkeep: the pieces of phase 5 (CV 5)."""

from __future__ import annotations

from cvdesk.engine import Action
from cvdesk.games.cv.actions import EVENT_CARD, LOSE, PAY
from cvdesk.games.cv.cards import PILES, covers_with_wild
from cvdesk.games.cv.state import CvState
from cvdesk.games.cv.terms import Terms


def legal_losses(terms: Terms, state: CvState) -> list[Action]:
    """CV 5.1: the active cards, and insurance before one is named."""
    insures = terms.cards.insures
    actions = [EVENT_CARD[event] for event in state.hands[state.turn] if insures[event]]
    return actions + [LOSE[card] for card in sorted(state.active(state.turn))]


def remove_active(state: CvState, player: int, card: int) -> int | None:
    """CV 5.1: takes an active card out of a CV; returns its type, None for one that was waiting."""
    base = player * PILES
    for place in range(base, base + PILES):
        pile = state.piles[place]
        if pile and pile[-1] == card:
            state.piles[place] = pile[:-1]
            return place - base
    state.waiting[player] = tuple(each for each in state.waiting[player] if each != card)
    return None


def due_cards(terms: Terms, state: CvState) -> list[int]:
    """CV 5.2: lists the active cards whose upkeep is not paid yet this turn."""
    upkeep, settled = terms.cards.upkeep, state.settled
    return [card for card in state.active(state.turn) if upkeep[card] and card not in settled]


def can_pay(terms: Terms, state: CvState, card: int) -> bool:
    """CV 5.2: tells whether what is unspent on dice and tokens pays a card's upkeep."""
    return covers_with_wild(state.pool, terms.cards.upkeep[card])


def can_pay_all(terms: Terms, state: CvState, cards: list[int]) -> bool:
    """CV 5.2: tells whether the upkeep of several cards can be paid together."""
    upkeep = terms.cards.upkeep
    return covers_with_wild(state.pool, sum(upkeep[card] for card in cards))


def legal_payments(terms: Terms, state: CvState) -> list[Action]:
    """CV 5.2: the cards that can be paid for first, when not all can."""
    return [PAY[card] for card in sorted(due_cards(terms, state))]
