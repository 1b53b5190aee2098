"""Every way to lay the next combination of a phase, so that the rest can still be laid (P10 2.3, 4).

Combinations are laid in the order of the phase, equal ones in ascending order of their
codes, so that one lay-down is reached in one way only.  A set or a flush is listed with
its exact cards, or beyond `MOST_LISTED` card by card in ascending order; a run by its
first number, then number by number where cards compete.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb

from attrs import frozen

from cvdesk.games.phase10.cards import (
    BIT,
    COLOUR,
    JOKER,
    NUMBER,
    NUMBERS,
    RANKS,
    SUITS,
    cards_in,
    distinct,
    packed,
    without,
)
from cvdesk.games.phase10.distance import (
    BY_NUMBERS,
    NEVER,
    WINDOWS,
    number_counts,
    numbers_in,
    pairs,
    run_beside,
    run_beside_run,
    set_beside,
    sets,
    two_runs_from,
    window,
)
from cvdesk.games.phase10.phases import RUN, SET, Group

MOST_LISTED = 150
"""More exact combinations than this are not listed but laid card by card."""

Codes = tuple[int, ...]


@frozen
class Hand:
    """What can be laid: bits of cards, and jokers as sorted codes."""

    ones: int
    twos: int
    jokers: Codes

    def less(self, codes: Sequence[int]) -> Hand:
        """Returns what is left without some cards and jokers that are there."""
        ones, twos = without(self.ones, self.twos, (code for code in codes if code < JOKER))
        used = sum(code >= JOKER for code in codes)
        return Hand(ones, twos, self.jokers[used:])

    def plus(self, codes: Sequence[int]) -> Hand:
        """Returns the hand with some cards and jokers more."""
        ones, twos = packed([*cards_in(self.ones, self.twos), *(code for code in codes if code < JOKER)])
        jokers = sorted((*self.jokers, *(code for code in codes if code >= JOKER)))
        return Hand(ones, twos, tuple(jokers))

    def of_number(self, number: int) -> list[int]:
        """Lists the cards of a number, equal ones twice."""
        return cards_in(self.ones & RANKS[number], self.twos & RANKS[number])


# ---- sets


def set_groups(hand: Hand, size: int, rest: tuple[Group, ...], least: Codes) -> list[Codes]:
    """Lists the sets of a size, as sorted codes, after which the rest can be laid.

    `least` is the equal combination laid before, or nothing.
    """
    ordered = bool(rest) and rest[0] == Group(SET, size)
    counts = number_counts(hand.ones, hand.twos)
    found = []
    for number in range(1, NUMBERS + 1):
        cards = hand.of_number(number)
        for natural in range(max(1, size - len(hand.jokers)), min(size, len(cards)) + 1):
            jokers = hand.jokers[: size - natural]
            left = len(hand.jokers) - len(jokers)
            if rest and not ordered:
                after = counts - (natural << 4 * (number - 1))
                if BY_NUMBERS[rest](after) > left:
                    continue
            for chosen in _choices(tuple(cards), natural):
                codes = (*chosen, *jokers)
                if codes >= least and (not ordered or _others_follow(hand, codes, counts, len(rest))):
                    found.append(codes)
    found.sort()
    return found


@lru_cache(maxsize=4096)
def _choices(cards: Codes, count: int) -> tuple[Codes, ...]:
    """Lists the different choices of so many of the sorted cards."""
    return tuple(sorted(set(combinations(cards, count))))


def _others_follow(hand: Hand, codes: Codes, counts: int, more: int) -> bool:
    """Tells whether so many more sets of that size can be laid, none before `codes` in order."""
    after = hand.less(codes)
    number, size, jokers = NUMBER[codes[0]], len(codes), len(after.jokers)
    above = counts >> 4 * number
    if size == 2:
        return _pairs_follow(after, codes, above, more)
    if sets(above, (size,)) <= jokers:
        return True
    same = after.of_number(number)
    natural = max(1, size - jokers)
    return len(same) >= natural and (*same[-natural:], *after.jokers[: size - natural]) >= codes


def _pairs_follow(after: Hand, pair: Codes, above: int, more: int) -> bool:
    """The same for pairs: some of the same number, the others of higher ones."""
    jokers = len(after.jokers)
    for same in range(more + 1):
        needed = _equal_pairs(after, pair, same)
        if needed <= jokers and needed + pairs(above, more - same) <= jokers:
            return True
    return False


def _equal_pairs(after: Hand, pair: Codes, count: int) -> int:
    """Returns the jokers needed for so many pairs of a pair's number, none before it in order."""
    if not count:
        return 0
    first, second = pair
    same = after.of_number(NUMBER[first])
    higher = [card for card in same if card > first]
    needed = _pairs_of(len(higher), count)
    if first in same:
        # the other copy of the first card, with a partner that does not come before the second
        if higher and higher[-1] >= second:
            needed = min(needed, _pairs_of(len(higher) - 1, count - 1))
        needed = min(needed, 1 + _pairs_of(len(higher), count - 1))
    return needed


def _pairs_of(cards: int, count: int) -> int:
    return NEVER if count > cards else max(0, 2 * count - cards)


def next_codes(groups: Sequence[Codes], part: Codes) -> list[int]:
    """Returns the codes that go on from a part of some listed combinations, ascending."""
    at = len(part)
    return sorted({codes[at] for codes in groups if codes[:at] == part})


# ---- flushes


def flush_groups(hand: Hand, size: int, rest: Group) -> list[Codes] | None:
    """Lists the flushes of a size after which the rest can be laid; None when there are too many."""
    naturals = range(max(1, size - len(hand.jokers)), size + 1)
    many = sum(_count_choices(hand, suit, natural) for suit in SUITS for natural in naturals)
    if many > MOST_LISTED:
        return None
    found = []
    solve = BY_NUMBERS[rest,]
    for suit in SUITS:
        cards = tuple(cards_in(hand.ones & suit, hand.twos & suit))
        others = number_counts(hand.ones & ~suit, hand.twos & ~suit)
        for natural in naturals:
            jokers = hand.jokers[: size - natural]
            left = len(hand.jokers) - len(jokers)
            always = solve(others) <= left
            found += [
                (*chosen, *jokers)
                for chosen in _choices(cards, natural)
                if always or solve(number_counts(*without(hand.ones, hand.twos, chosen))) <= left
            ]
    return sorted(found)


def _count_choices(hand: Hand, suit: int, count: int) -> int:
    """Counts the different choices of so many cards of a colour."""
    twice = (hand.twos & suit).bit_count()
    single = (hand.ones & suit).bit_count()
    return sum(
        comb(twice, both) * comb(single - both, count - 2 * both)
        for both in range(min(twice, count // 2) + 1)
    )


def flush_codes(hand: Hand, size: int, rest: Group, part: Codes) -> list[int]:
    """Returns the codes that go on a flush that is laid card by card, ascending.

    `hand` is without the cards of `part`.
    """
    wanted = size - len(part) - 1
    found = []
    for suit in SUITS if not part else (SUITS[COLOUR[part[0]]],):
        least = part[-1] if part else 0
        for card in distinct(hand.ones & suit & -(1 << least)):
            if _flush_goes_on(hand.less((card,)), suit & -BIT[card], wanted, rest):
                found.append(card)
    if part and hand.jokers and _flush_goes_on(hand.less(hand.jokers[:1]), 0, wanted, rest):
        found.append(hand.jokers[0])
    return sorted(found)


def _flush_goes_on(after: Hand, allowed: int, wanted: int, rest: Group) -> bool:
    """Tells whether a flush can take as many more of the allowed cards, and the rest be laid."""
    count = (after.ones & allowed).bit_count() + (after.twos & allowed).bit_count()
    ones, twos = after.ones & ~allowed, after.twos & ~allowed
    if rest.kind == RUN:
        present, others = numbers_in(after.ones), numbers_in(ones)
        needed = run_beside(present, others, count, wanted, rest.size, has_natural=True)
    else:
        counts = number_counts(after.ones, after.twos)
        needed = set_beside(counts, number_counts(ones, twos), count, wanted, rest.size, has_natural=True)
    return needed <= len(after.jokers)


# ---- runs


@frozen
class Run:
    """A run that is being laid, or was laid before: its first number and its codes so far."""

    low: int
    codes: Codes


def run_starts(hand: Hand, size: int, rest: tuple[Group, ...], least: Run | None) -> list[int]:
    """Lists the first numbers of the runs of a size after which the rest can be laid.

    `least` is the equal run laid before, if there is one.
    """
    counts, jokers = number_counts(hand.ones, hand.twos), len(hand.jokers)
    if rest:
        return [low for low in range(1, NUMBERS - size + 2) if two_runs_from(counts, size, low) <= jokers]
    present = numbers_in(hand.ones)
    lows = [
        low
        for low in range(least.low if least else 1, NUMBERS - size + 2)
        if present & WINDOWS[size][low] and size - (present & WINDOWS[size][low]).bit_count() <= jokers
    ]
    if least and lows and lows[0] == least.low:
        most = _last_run(hand, least.low, size)
        if most is None or _alike(most) < _alike(least.codes):
            lows = lows[1:]
    return lows


def run_codes(hand: Hand, size: int, rest: tuple[Group, ...], run: Run, least: Run | None) -> list[int]:
    """Returns the codes that can lie next in a run, ascending; `hand` is without those that lie there."""
    number = run.low + len(run.codes)
    found = [*distinct(hand.ones & RANKS[number]), *hand.jokers[:1]]
    return [code for code in found if _run_goes_on(hand.less((code,)), size, rest, run, code, least)]


def _run_goes_on(
    after: Hand, size: int, rest: tuple[Group, ...], run: Run, code: int, least: Run | None
) -> bool:
    """Tells whether a run can be completed after a code, and the rest be laid."""
    part = (*run.codes, code)
    wanted = window(run.low + len(part), size - len(part))
    natural = any(each < JOKER for each in part)
    jokers = len(after.jokers)
    if rest:
        counts = number_counts(after.ones, after.twos)
        if run_beside_run(counts, wanted, size, run.low + 1, has_natural=natural) <= jokers:
            return True
        return _equal_runs(after, size, Run(run.low, part))
    there = numbers_in(after.ones) & wanted
    if (wanted & ~there).bit_count() > jokers or not (there or natural):
        return False
    if least is None or run.low != least.low:
        return True
    mine, before = _alike(part), _alike(least.codes)
    if mine != before[: len(part)]:
        return mine > before[: len(part)]
    end = _last_end(after, run.low + len(part), size - len(part), natural)
    return end is not None and (*mine, *_alike(end)) >= before


def _equal_runs(after: Hand, size: int, run: Run) -> bool:
    """Tells whether a part of a run can be completed so that an equal or later one of its numbers remains."""
    for end in _ends(after, run.low + len(run.codes), size - len(run.codes)):
        codes = (*run.codes, *end)
        if all(code >= JOKER for code in codes):
            continue
        other = _last_run(after.less(end), run.low, size)
        if other is not None and _alike(other) >= _alike(codes):
            return True
    return False


def _alike(codes: Codes) -> Codes:
    """Returns codes in which all jokers are equal, for the order of equal runs."""
    return tuple(min(code, JOKER) for code in codes)


def _ends(hand: Hand, number: int, size: int) -> Iterator[Codes]:
    """Yields every way to lay so many numbers from one on."""
    if not size:
        yield ()
        return
    for code in (*distinct(hand.ones & RANKS[number]), *hand.jokers[:1]):
        for end in _ends(hand.less((code,)), number + 1, size - 1):
            yield (code, *end)


def _last_run(hand: Hand, low: int, size: int) -> Codes | None:
    """Returns the run from a number on that comes last in order; None when there is none."""
    return _last_end(hand, low, size, natural=False)


def _last_end(hand: Hand, number: int, size: int, natural: bool) -> Codes | None:
    """Returns the last way, in order, to lay so many numbers; one natural card is needed if none lies yet."""
    if not size:
        return () if natural else None
    for code in (*hand.jokers[:1], *sorted(distinct(hand.ones & RANKS[number]), reverse=True)):
        end = _last_end(hand.less((code,)), number + 1, size - 1, natural or code < JOKER)
        if end is not None:
            return (code, *end)
    return None
