"""Who knows what of hidden cards: the one place where it is kept up to date.

Everything here is *sound*: it holds in the true state.  Where exact memory would need a
tree of cases it is weakened instead.  Five kinds of facts:

- ``seen``: by card of the pile, who has seen it at that place;
- ``known1``, ``known2``, ``gifts``: cards that everybody, or one other player who gave
  them, knows to be in a hand.  Equal cards look alike, so when one is played each
  viewer's count of them goes down by one;
- ``lost1``, ``lost2``, ``suspects``, ``takes``, by viewer and for the public: cards that
  the viewer has seen and lost sight of.  They lie where the viewer has not seen into the
  pile, or with the suspects, who hold at most `takes` of them.  A search makes them (one
  card goes, nobody else sees which), and so do cards that are put away face down;
- ``claims``: how many cards of a number a hand holds at least (an answer was given);
- ``denied``: numbers that a hand does not hold (a question failed), until it draws.

Jokers in hand show their faces to everybody and need no memory.
"""

from __future__ import annotations

from collections.abc import Iterable

from cvdesk.games.phase10.cards import BIT, NUMBER, RANKS, cards_in
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import EVERYBODY_SAW

CLAIM_BITS = 4


# ---- lost cards


def _lose(state: PhaseState, viewer: int, cards: Iterable[int]) -> None:
    """Adds cards to those that a viewer has lost sight of."""
    ones, twos = state.lost1[viewer], state.lost2[viewer]
    for card in cards:
        bit = BIT[card]
        twos |= ones & bit
        ones |= bit
    state.lost1[viewer], state.lost2[viewer] = ones, twos


def _find(state: PhaseState, viewer: int, card: int) -> None:
    """Takes a card out of those that a viewer has lost, if it is among them."""
    bit = BIT[card]
    if state.lost2[viewer] & bit:
        state.lost2[viewer] ^= bit
    elif state.lost1[viewer] & bit:
        state.lost1[viewer] ^= bit
    else:
        return
    _tidy(state, viewer)


def _tidy(state: PhaseState, viewer: int) -> None:
    """Keeps the numbers small: nobody is suspected of nothing, nor of more than is lost."""
    count = state.lost1[viewer].bit_count() + state.lost2[viewer].bit_count()
    if state.takes[viewer] > count:
        state.takes[viewer] = count
    if not count:
        state.suspects[viewer] = 0


def _suspect(state: PhaseState, viewer: int, player: int, count: int) -> None:
    state.suspects[viewer] |= 1 << player
    state.takes[viewer] += count
    _tidy(state, viewer)


def forget_lost(state: PhaseState) -> None:
    """Forgets all lost cards: the pile is shuffled."""
    count = state.players + 1
    state.lost1 = [0] * count
    state.lost2 = [0] * count
    state.suspects = [0] * count
    state.takes = [0] * count


# ---- hands


def forget_hand(state: PhaseState, player: int) -> None:
    """Forgets what others know of a hand: nobody sees what is kept at the end of a round."""
    state.known1[player] = state.known2[player] = 0
    state.gifts[player] = ()
    state.claims[player] = state.denied[player] = 0


def drew(state: PhaseState, player: int) -> None:
    """An unknown card came into a hand."""
    state.denied[player] = 0


def played(state: PhaseState, player: int, card: int) -> None:
    """A card went from a hand to where everybody sees it."""
    bit = 1 << card
    if state.known2[player] & bit:
        state.known2[player] ^= bit
    elif state.known1[player] & bit:
        state.known1[player] ^= bit
    elif state.gifts[player]:
        _take_gifts(state, player, card)
    claims = state.claims[player]
    if claims:
        state.claims[player] = _less(claims, card)
    for viewer, suspects in enumerate(state.suspects):
        if suspects >> player & 1 and state.lost1[viewer] & bit:
            _find(state, viewer, card)


def _take_gifts(state: PhaseState, player: int, card: int) -> None:
    """Each giver who knows of that card knows of one less."""
    left = list(state.gifts[player])
    for entry in {entry for entry in left if entry[1] == card}:
        left.remove(entry)
    state.gifts[player] = tuple(left)


def _less(claims: int, card: int) -> int:
    shift = CLAIM_BITS * (NUMBER[card] - 1)
    return claims - (1 << shift) if claims >> shift & 15 else claims


def _more(state: PhaseState, player: int, card: int) -> None:
    """One more card of a number is known to be in a hand; what is known by its face counts too."""
    shift = CLAIM_BITS * (NUMBER[card] - 1)
    state.claims[player] += 1 << shift
    state.denied[player] &= ~(1 << NUMBER[card])


def claimed(claims: int, number: int) -> int:
    """Returns how many cards of a number a hand holds at least, by its claims."""
    return claims >> CLAIM_BITS * (number - 1) & 15


def took_open(state: PhaseState, player: int, card: int) -> None:
    """A card that everybody saw went from the top of the pile into a hand, and the next one shows."""
    bit = 1 << card
    state.known2[player] |= state.known1[player] & bit
    state.known1[player] |= bit
    if claimed(state.claims[player], NUMBER[card]):
        _more(state, player, card)
    state.denied[player] &= ~(1 << NUMBER[card])
    expose(state)


# ---- the pile


def expose(state: PhaseState) -> None:
    """The top of the pile lies open, also to those who had not seen it there."""
    if not state.pile or state.seen[-1] == EVERYBODY_SAW:
        return
    mask, card = state.seen[-1], state.pile[-1]
    state.seen[-1] = EVERYBODY_SAW
    for viewer in range(state.players + 1):
        if not mask >> viewer & 1:
            _find(state, viewer, card)


def looked(state: PhaseState, player: int) -> None:
    """P10 3.3: a player looks through the whole pile."""
    bit = 1 << player
    for place, mask in enumerate(state.seen):
        if not mask & bit:
            _find(state, player, state.pile[place])
            state.seen[place] = mask | bit


def took_hidden(state: PhaseState, player: int, place: int) -> None:
    """P10 3.3: takes a card from below the top; nobody else knows which, so all lose sight of the rest."""
    top = len(state.pile) - 1
    for viewer in range(state.players + 1):
        if viewer != player:
            bit = 1 << viewer
            _lose(state, viewer, [state.pile[at] for at in range(top) if state.seen[at] & bit])
            _suspect(state, viewer, player, 1)
    state.seen[:top] = [1 << player] * top
    del state.pile[place], state.seen[place]
    state.denied[player] = 0


def hid(state: PhaseState, player: int) -> None:
    """P10 3.4: a player puts a card away face down: what is known of the hand may lie in the pile now."""
    common = cards_in(state.known1[player], state.known2[player])
    for viewer in range(state.players + 1):
        if viewer != player:
            given = [card for giver, card in state.gifts[player] if giver == viewer]
            if common or given:
                _lose(state, viewer, [*common, *given])
                _suspect(state, viewer, player, len(common) + len(given))
    state.known1[player] = state.known2[player] = state.claims[player] = 0
    state.gifts[player] = ()


# ---- questions


def denies(state: PhaseState, player: int, number: int) -> None:
    """P10 3.7: a player who was asked does not hold the number."""
    state.denied[player] |= 1 << number


def admits(state: PhaseState, player: int, number: int) -> None:
    """P10 3.7: a player who was asked holds at least one card of the number."""
    shift = CLAIM_BITS * (number - 1)
    known = _count_known(state, player, number)
    claims = state.claims[player]
    state.claims[player] = claims + (max(claims >> shift & 15, known, 1) - (claims >> shift & 15) << shift)


def _count_known(state: PhaseState, player: int, number: int) -> int:
    ranks = RANKS[number]
    return (state.known1[player] & ranks).bit_count() + (state.known2[player] & ranks).bit_count()


def handed(state: PhaseState, giver: int, taker: int, card: int) -> None:
    """P10 3.7: both see the card that is handed over, everybody else only its number."""
    number = NUMBER[card]
    ranks = RANKS[number]
    common = cards_in(state.known1[giver] & ranks, state.known2[giver] & ranks)
    state.known1[giver] &= ~ranks
    state.known2[giver] &= ~ranks
    gifts = state.gifts[giver]
    hers = [card for viewer, card in gifts if viewer == taker and NUMBER[card] == number]
    for viewer in range(state.players + 1):
        if viewer in (giver, taker):
            continue
        theirs = [card for who, card in gifts if who == viewer and NUMBER[card] == number]
        both = 1 << giver | 1 << taker
        if common or theirs:
            _lose(state, viewer, [*common, *theirs])
            _suspect(state, viewer, giver, len(common) + len(theirs))
            state.suspects[viewer] |= both
        elif state.suspects[viewer] >> giver & 1 and state.lost1[viewer] & ranks:
            state.suspects[viewer] |= both
    left = [*common, *hers]
    if card in left:
        left.remove(card)
    if state.suspects[taker] >> giver & 1:
        _find(state, taker, card)
    others = [entry for entry in gifts if NUMBER[entry[1]] != number]
    state.gifts[giver] = tuple(sorted([*others, *((taker, each) for each in left)]))
    state.claims[giver] = _less(state.claims[giver], card)
    known = _count_known(state, taker, number)
    shift = CLAIM_BITS * (number - 1)
    state.claims[taker] += max(known - claimed(state.claims[taker], number), 0) << shift
    _more(state, taker, card)
    state.gifts[taker] = tuple(sorted([*state.gifts[taker], (giver, card)]))
