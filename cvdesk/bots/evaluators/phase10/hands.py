"""What one seat sees of its own hand when it decides: its need, what fits, what others may hold."""

from __future__ import annotations

from functools import cached_property

from cvdesk.bots.evaluators.phase10.needs import OF_NUMBER, Need, need_of, wishes, worths
from cvdesk.games.phase10.cards import BIT, CARDS, COLOUR, COLOURS, JOKER, NUMBER, NUMBERS, RANKS, card_of
from cvdesk.games.phase10.distance import number_counts
from cvdesk.games.phase10.phases import FLUSH, LAUREL, PHASES, RUN
from cvdesk.games.phase10.state import PhaseState

JOKER_WORTH = 1.6
"""A joker stands for any card, and can be added anywhere later."""
FITS_LATER = 0.12
"""What it is worth that a card fits a combination on the table before the own phase is laid."""


class Mine:
    """A seat's hand at one moment, measured as its decisions ask for it.

    Only the own cards and what everybody may know are looked at.
    """

    def __init__(self, state: PhaseState, player: int) -> None:
        self.state, self.player = state, player
        self.ones, self.twos = state.ones[player], state.twos[player]
        self.jokers = len(state.jokers[player])
        self.phase = min(state.markers[player], LAUREL - 1)
        self.laid = bool(state.laid >> player & 1)

    @cached_property
    def need(self) -> Need:
        """What the hand needs for the phase."""
        return need_of(self.phase, self.ones, self.twos, self.jokers)

    @cached_property
    def worth(self) -> list[float]:
        """By card of the hand how far the phase rests on it."""
        return worths(self.need, self.ones, self.twos)

    @cached_property
    def wish(self) -> tuple[list[float], list[float]]:
        """How much the phase wants one more card, by number and by colour."""
        return wishes(self.need)

    def wants(self, card: int) -> bool:
        """Tells whether a card brings the phase nearer at all."""
        numbers, colours = self.wish
        return bool(numbers[NUMBER[card]] or colours[COLOUR[card]])

    @cached_property
    def fits(self) -> int:
        """The bits of all cards that can be added to what is laid."""
        fits = 0
        for meld in self.state.melds:
            fits |= meld.fits
        return fits

    @cached_property
    def share(self) -> float:
        """Which share of all cards can be added to what is laid."""
        return self.fits.bit_count() / CARDS

    @cached_property
    def burden(self) -> int:
        """How many cards of the hand fit nothing that is laid."""
        return (self.ones & ~self.fits).bit_count() + (self.twos & ~self.fits).bit_count()

    @cached_property
    def joker_gain(self) -> float:
        """By how many draws one more joker brings the phase nearer."""
        return self.need.cost - need_of(self.phase, self.ones, self.twos, self.jokers + 1).cost

    def gain(self, card: int) -> float:
        """Returns by how many draws a card brings the phase nearer."""
        bit = BIT[card]
        if not self.ones & bit:
            need = need_of(self.phase, self.ones | bit, self.twos, self.jokers)
        elif not self.twos & bit:
            need = need_of(self.phase, self.ones, self.twos | bit, self.jokers)
        else:
            return 0.0
        return self.need.cost - need.cost

    def number_gain(self, number: int) -> float:
        """Returns by how many draws any card of a number brings the phase nearer, about."""
        ranks = RANKS[number]
        free = ranks & ~self.ones or ranks & ~self.twos
        if not free:
            return 0.0
        groups = PHASES[self.phase]
        if groups[0].kind != FLUSH:
            return self.gain((free & -free).bit_length() - 1)
        # mostly it is not of the colour of the flush
        colours = self.wish[1]
        rarest = min(range(COLOURS), key=colours.__getitem__)
        return self.gain(card_of(number, rarest))

    @cached_property
    def unseen(self) -> list[int]:
        """By number how many cards the seat has not seen; entry 0 is their sum."""
        return unseen(self.state, self.player, number_counts(self.ones, self.twos))

    def holds(self, other: int, number: int) -> float:
        """Returns how likely another player has a card of a number, jokers left out."""
        if any(who == self.player and NUMBER[card] == number for who, card in self.state.gifts[other]):
            return 1.0
        return likely(self.state, other, number, self.unseen)

    def value(self, code: int) -> float:
        """Returns what a card of the hand is worth to its owner, about 0 to 1, a joker more."""
        if code >= JOKER:
            return JOKER_WORTH
        if not self.laid:
            later = FITS_LATER if self.fits & BIT[code] else 0.0
            return self.worth[code] + later
        return self._nearness(code)

    def _nearness(self, code: int) -> float:
        """Returns how soon a card may fit something on the table."""
        if self.fits & BIT[code]:
            return 1.0
        number, near = NUMBER[code], 0.0
        for meld in self.state.melds:
            if meld.kind == RUN:
                gap = meld.low - number if number < meld.low else number - meld.high
                if gap > 0:
                    # what lies between may be in the own hand already
                    near = max(near, 0.6 / gap)
        return near


def unseen(state: PhaseState, viewer: int, counts: int = 0) -> list[int]:
    """Returns by number how many cards a viewer has not seen, the public being number `players`.

    `counts` are those of the own hand, packed.  Entry 0 is the sum.
    """
    left = [0] + [OF_NUMBER - (counts >> shift & 15) for shift in range(0, 4 * NUMBERS, 4)]
    for meld in state.melds:
        for code in meld.cards:
            left[NUMBER[code]] -= 1
    for jokers in state.jokers:
        for code in jokers:
            left[NUMBER[code]] -= 1
    for card, mask in zip(state.pile, state.seen, strict=True):
        if mask >> viewer & 1:
            left[NUMBER[card]] -= 1
    left[0] = sum(left)
    return left


def likely(state: PhaseState, player: int, number: int, left: list[int]) -> float:
    """Returns how likely a player has a card of a number, when so many of each are unseen."""
    if state.denied[player] >> number & 1:
        return 0.0
    if state.claims[player] >> 4 * (number - 1) & 15 or state.known1[player] & RANKS[number]:
        return 1.0
    if left[number] <= 0 or left[0] <= 0:
        return 0.0
    count = state.size(player) - len(state.jokers[player])
    return float(1.0 - (1.0 - min(1.0, left[number] / left[0])) ** count)
