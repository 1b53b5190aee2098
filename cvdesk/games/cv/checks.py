"""What a stored state must fulfil beyond its own numbers, seen from the cards it is played with."""

from __future__ import annotations

from cvdesk.games.cv.cards import (
    BORROWS,
    CALMS,
    CHILDHOOD,
    CONVERTS,
    EVENT,
    ONE,
    PILES,
    THAWS,
    WILD,
    count,
    covers,
    power_count,
)
from cvdesk.games.cv.draft import drafted
from cvdesk.games.cv.misfortune import due_cards
from cvdesk.games.cv.recording import legal_places
from cvdesk.games.cv.state import (
    STEP_ASSIST,
    STEP_CHOOSE,
    STEP_DECIDE,
    STEP_DRAFT,
    STEP_PLACE,
    STEP_REROLL,
    STEP_UPKEEP,
    CvState,
)
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.turn import powers_of


def check_against_cards(terms: Terms, state: CvState) -> None:
    """Raises ValueError when a card lies where this deck has no such card, or the flow would not go on."""
    _check_piles(terms, state)
    _check_powers(terms, state)
    for card in {card for card, _ in state.struck}:
        struck = sum(ONE[symbol] for other, symbol in state.struck if other == card)
        _require(covers(terms.cards.cost[card], struck))
    if state.step in (STEP_PLACE, STEP_DECIDE):
        _require(len(legal_places(terms, state)) > 0)
    if state.step == STEP_PLACE:
        _require(state.actor == (state.helped[0] if state.helped else state.turn))
    if state.step == STEP_UPKEEP:
        _require(len(due_cards(terms, state)) > 0)
    if state.step == STEP_ASSIST:
        _require(not state.chosen)


def _check_piles(terms: Terms, state: CvState) -> None:
    types, bicycle = terms.cards.types, terms.cards.bicycle
    for place, pile in enumerate(state.piles):
        _require(all(place % PILES in types[card] for card in pile))
    for player, row in enumerate(state.waiting):
        colours = [kind for card in row for kind in types[card]]
        _require(len(set(colours)) == len(colours) == 2 * len(row))
        _require(not any(state.piles[player * PILES + kind] for kind in colours))
    for hand in state.hands:
        _require(all(types[card] == (EVENT,) for card in hand))
    if state.step >= STEP_DRAFT:
        _require(any(bicycle in row for row in state.dealt))
    if state.step > STEP_DRAFT:
        _check_childhood(state, bicycle)


def _check_childhood(state: CvState, bicycle: int) -> None:
    """Childhood cards are where the draft brought them, or were played."""
    for player in range(state.players):
        base = player * PILES
        rows = (state.hands[player], *state.piles[base : base + PILES])
        own = drafted(state, player)
        _require(all(card in own for row in rows for card in row if card in CHILDHOOD))
        _require((bicycle in own) == (player == state.first) and bicycle not in state.hands[player])


def _check_powers(terms: Terms, state: CvState) -> None:
    """No more uses than active cards have, and only while cards are chosen."""
    powers = powers_of(terms, state, state.turn)
    choosing = state.step == STEP_CHOOSE
    for used, power in ((state.converts, CONVERTS), (state.calms, CALMS), (state.borrows, BORROWS)):
        _require(used <= (power_count(powers, power) if choosing else used))
    if state.step <= STEP_REROLL:
        _require(state.thaws <= power_count(powers, THAWS))
    if choosing:
        _require(count(state.extra, WILD) == 0)


def _require(fine: bool) -> None:
    if not fine:
        raise ValueError("contradictions")
