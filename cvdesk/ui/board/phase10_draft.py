"""A phase while it is put together: which card lies in which combination, and why one does not fit.

Plain data without Qt.  Combinations take just the cards that the phase asks for; what is
left over is added when the phase lies on the table, which comes to the same (P10 2.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cvdesk.engine import Refusal, Target
from cvdesk.engine.message import P, message
from cvdesk.games.phase10.cards import COLOUR, NUMBER, NUMBERS, code_of, is_joker
from cvdesk.games.phase10.melds import Meld
from cvdesk.games.phase10.messages import colour_name
from cvdesk.games.phase10.phases import FLUSH, RUN, SET, Group

NO_TOKEN = -1


class Slot(NamedTuple):
    """A place of a combination: the hand token there or NO_TOKEN, and the number it is for, 0 for any."""

    token: int
    number: int


class Draft:
    """The combinations of a phase with the hand tokens that have been put into them."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = tuple(groups)
        self.cards: list[list[int]]
        """By combination its tokens in the order in which they came."""
        self.below: list[int]
        """By run how many of its jokers are wanted below its lowest card."""
        self.active: int | None
        """The combination that takes the next card, if it fits there."""
        self.clear()

    # ---- what lies where

    @property
    def placed(self) -> dict[int, int]:
        """The combination by token."""
        return {token: at for at, tokens in enumerate(self.cards) for token in tokens}

    @property
    def missing(self) -> int:
        """How many cards the phase still wants."""
        return sum(group.size - len(tokens) for group, tokens in zip(self.groups, self.cards, strict=True))

    @property
    def is_complete(self) -> bool:
        """Whether the phase can be laid."""
        return bool(self.groups) and not self.missing

    def slots(self, at: int) -> list[Slot]:
        """Returns the places of a combination from left to right, empty ones too."""
        group, tokens = self.groups[at], self.cards[at]
        if group.kind == RUN:
            return self._run_slots(at)
        number = next((NUMBER[code_of(token)] for token in tokens if not _is_joker(token)), 0)
        wanted = number if group.kind == SET else 0
        ordered = sorted(tokens, key=lambda token: (_is_joker(token), token))
        return [Slot(token, wanted) for token in ordered] + [Slot(NO_TOKEN, wanted)] * (
            group.size - len(tokens)
        )

    def _run_slots(self, at: int) -> list[Slot]:
        """Lays jokers into the gaps of a run, then where they are wanted, then above and below."""
        size = self.groups[at].size
        natural = {NUMBER[code_of(token)]: token for token in self.cards[at] if not _is_joker(token)}
        jokers = sorted(token for token in self.cards[at] if _is_joker(token))
        if not natural:
            return [Slot(token, 0) for token in jokers] + [Slot(NO_TOKEN, 0)] * (size - len(jokers))
        low, high = self._span(at)
        numbers = range(low, high + 1)
        free = iter(jokers)
        tokens = (natural[number] if number in natural else next(free, NO_TOKEN) for number in numbers)
        slots = [Slot(token, number) for token, number in zip(tokens, numbers, strict=True)]
        return slots + [Slot(NO_TOKEN, 0)] * (size - len(slots))

    def _span(self, at: int) -> tuple[int, int]:
        """Returns the lowest and the highest number of a run, jokers outside its gaps counted."""
        natural = [NUMBER[code_of(token)] for token in self.cards[at] if not _is_joker(token)]
        low, high = min(natural), max(natural)
        spare = max(0, len(self.cards[at]) - (high - low + 1))
        below = min(max(self.below[at], spare - (NUMBERS - high)), spare, low - 1)
        return low - below, high + spare - below

    def colour(self, at: int) -> int | None:
        """Returns the colour of a flush, as soon as it is fixed."""
        if self.groups[at].kind != FLUSH:
            return None
        return next((COLOUR[code_of(token)] for token in self.cards[at] if not _is_joker(token)), None)

    # ---- changes

    def add(self, token: int) -> Refusal | None:
        """Puts a card into the active combination, else the first that takes it; returns why none does."""
        order = list(range(len(self.groups)))
        if self.active is not None:
            order = [self.active, *(at for at in order if at != self.active)]
        reasons = []
        for at in order:
            refusal = self.refusal(at, token)
            if refusal is None:
                self.cards[at].append(token)
                return None
            reasons.append((len(self.cards[at]) == self.groups[at].size, refusal))
        # why a combination that wants cards does not want this one tells more than that others are full
        return min(reasons, key=lambda reason: reason[0])[1]

    def remove(self, token: int) -> None:
        """Takes a card out; its combination gets the next one."""
        at = self.placed[token]
        self.cards[at].remove(token)
        self.active = at

    def clear(self) -> None:
        """Takes all cards out."""
        self.cards = [[] for _ in self.groups]
        self.below = [0] * len(self.groups)
        self.active = None

    def take(self, melds: Sequence[Meld], tokens: Sequence[int]) -> None:
        """Takes over whole combinations; `tokens` are those of the hand."""
        self.clear()
        free = list(tokens)
        for at, meld in enumerate(melds):
            for code in meld.cards:
                token = next(token for token in free if code_of(token) == code)
                free.remove(token)
                self.cards[at].append(token)
            first = next(place for place, code in enumerate(meld.cards) if not is_joker(code))
            self.below[at] = first if meld.kind == RUN else 0

    def shifted(self, at: int) -> tuple[int, int] | None:
        """Returns the numbers that a run would reach with a joker moved to its other end; None: no choice."""
        if self.groups[at].kind != RUN or all(map(_is_joker, self.cards[at])):
            return None
        before, span = self.below[at], self._span(at)
        found = None
        for below in (self._actual_below(at) + 1, 0):
            self.below[at] = below
            if self._span(at) != span:
                found = self._span(at)
                break
        self.below[at] = before
        return found

    def shift(self, at: int) -> None:
        """Moves a joker of a run to its lower end, after the last one all back to the upper end."""
        span = self.shifted(at)
        if span is not None:
            lowest = min(NUMBER[code_of(token)] for token in self.cards[at] if not _is_joker(token))
            self.below[at] = lowest - span[0]

    def _actual_below(self, at: int) -> int:
        lowest = min(NUMBER[code_of(token)] for token in self.cards[at] if not _is_joker(token))
        return lowest - self._span(at)[0]

    # ---- what fits, and why not

    def refusal(self, at: int, token: int) -> Refusal | None:
        """Returns why a card cannot lie in a combination; None when it can."""
        group, tokens = self.groups[at], self.cards[at]
        if len(tokens) >= group.size:
            return Refusal(message("phase10-build-why-full"), "phase10.2.3")
        code = code_of(token)
        natural = [code_of(each) for each in tokens if not _is_joker(each)]
        if is_joker(code):
            alone = len(tokens) + 1 == group.size and not natural
            return Refusal(message("phase10-build-why-natural"), "phase10.4.4") if alone else None
        if not natural:
            return None
        if group.kind == SET and NUMBER[code] != NUMBER[natural[0]]:
            number = P.value(NUMBER[natural[0]])
            return Refusal(message("phase10-build-why-set", number=number), "phase10.4.1")
        if group.kind == FLUSH and COLOUR[code] != COLOUR[natural[0]]:
            colour = P.message(colour_name(COLOUR[natural[0]]))
            return Refusal(message("phase10-build-why-flush", colour=colour), "phase10.4.1")
        return self._run_refusal(group, natural, code) if group.kind == RUN else None

    def _run_refusal(self, group: Group, natural: Sequence[int], code: int) -> Refusal | None:
        numbers = [NUMBER[each] for each in natural]
        number = NUMBER[code]
        if number in numbers:
            return Refusal(message("phase10-build-why-there", number=P.value(number)), "phase10.4.1")
        low, high = min(*numbers, number), max(*numbers, number)
        if high - low + 1 > group.size:
            far = message(
                "phase10-build-why-far", size=P.value(group.size), low=P.value(low), high=P.value(high)
            )
            return Refusal(far, "phase10.4.1")
        return None

    # ---- laying

    def targets(self) -> tuple[Target, ...]:
        """Returns the selection that means this phase to `PhaseRules.plan`."""
        chosen: list[Target] = []
        for at in range(len(self.groups)):
            chosen.append(Target("group", at))
            chosen += [Target("hand", slot.token) for slot in self.slots(at) if slot.token != NO_TOKEN]
        return tuple(chosen)


def _is_joker(token: int) -> bool:
    return is_joker(code_of(token))
