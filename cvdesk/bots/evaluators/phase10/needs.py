"""How far a hand is from its phase, and which of its cards that rests on.

A *plan* says for every combination of a phase what it is to be made of: a window of numbers
for a run, a number for a set, a colour for a flush.  Its cost is about how many cards must be
drawn until it is complete.  A hand is worth its best plan and a little of the others; a card
is worth as much as the plans that need it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import exp, log
from typing import NamedTuple

from cvdesk.games.phase10.cards import CARDS, COLOUR, COLOURS, NUMBER, NUMBERS, SUITS
from cvdesk.games.phase10.distance import WINDOWS, number_counts
from cvdesk.games.phase10.phases import FLUSH, PHASES, RUN, Group

DRAWS = 96.0
OF_NUMBER, OF_COLOUR = 8, 24
NO_COLOUR = -1

_HARDNESS = 5.0
"""Draws by which a plan must be worse to count e times less."""
_SPREAD = 3.0
"""How much other plans add to the best one."""
_LEAST_WEIGHT = 0.04
_MOST_PLANS = 10
_MOST_REMEMBERED = 60_000
_UNITS = 0x111111111111


Plan = tuple[float, int, int, int, int]
"""One way to complete a phase.  Its cost: cards to be drawn, about, 0 when it can be laid.  How many
cards of each number it needs of those in hand, four bits each, flushes left out.  A mask of the
numbers that it lacks, at the same places.  The colour of its flush, or NO_COLOUR.  The cards of its
flush: more of the colour are not needed."""


class Need(NamedTuple):
    """What a hand needs for its phase."""

    cost: float
    """Cards to be drawn, about, all plans considered."""
    plans: tuple[tuple[float, Plan], ...]
    """The best plans, each with its weight; the weights add up to 1."""


def _draws(size: int, supply: int) -> list[list[float]]:
    """Returns the draws for so many more (first index) alike cards when so many are there (second)."""
    table = [[0.0] * (2 * supply + 1)]
    for missing in range(1, size + 1):
        row = []
        for have in range(2 * supply + 1):
            left = [max(0.5, supply - have - taken) for taken in range(missing)]
            row.append(sum(DRAWS / each for each in left))
        table.append(row)
    return table


_SET = _draws(5, OF_NUMBER)
_FLUSH = _draws(6, OF_COLOUR)
_RUN = [sum(DRAWS / (OF_NUMBER * left) for left in range(1, missing + 1)) for missing in range(NUMBERS + 1)]
"""Draws for a run that lacks so many numbers: any of them helps."""


def _both(one: float, two: float) -> float:
    """Returns the draws for two things that are collected side by side."""
    return max(one, two) + 0.45 * min(one, two)


# ---- the plans of each phase, by packed counts of numbers and jokers

_Plans = Iterable[Plan]


def _numbers(counts: int) -> int:
    """Returns the mask of the numbers with a card."""
    folded = counts | counts >> 2
    return (folded | folded >> 1) & _UNITS


def _one_run(counts: int, jokers: int, size: int) -> _Plans:
    first = _numbers(counts)
    for window in WINDOWS[size][1:]:
        there = first & window
        if there:
            missing = max(0, size - there.bit_count() - jokers)
            yield (_RUN[missing], there, window & ~there, NO_COLOUR, 0)


def _two_runs(counts: int, jokers: int, size: int) -> _Plans:
    first = _numbers(counts)
    second = (counts >> 1 | counts >> 2 | counts >> 3) & _UNITS
    windows = [(window, first & window) for window in WINDOWS[size][1:]]
    for at, (low, mine) in enumerate(windows):
        for high, theirs in windows[at:]:
            twice = mine & theirs
            found = mine.bit_count() + theirs.bit_count() - (twice & ~second).bit_count()
            missing = max(0, 2 * size - found - jokers)
            keep = (mine | theirs) + (twice & second)
            wanted = (low | high) & ~first | twice & ~second
            yield (_RUN[missing], keep, wanted, NO_COLOUR, 0)


def _set_and_run(counts: int, jokers: int, size: int, length: int) -> _Plans:
    first = _numbers(counts)
    held = [counts >> 4 * at & 15 for at in range(NUMBERS)]
    enough = max(1, min(max(held), size + 1) - 1)
    candidates = [at for at, count in enumerate(held) if count >= enough]
    for window in WINDOWS[length][1:]:
        there = first & window
        if not there:
            continue
        gaps = length - there.bit_count()
        for at in candidates:
            bit = 1 << 4 * at
            count = held[at] - bool(there & bit)
            lack = max(0, size - count)
            cost = _with_jokers(gaps, lack, held[at], jokers)
            keep = there + min(size, count) * bit
            yield (cost, keep, window & ~there | (bit if lack else 0), NO_COLOUR, 0)


@cache
def _with_jokers(gaps: int, lack: int, have: int, jokers: int) -> float:
    """Returns the draws for the gaps of a run beside a set that lacks some cards, jokers used best."""
    costs = [
        _both(_RUN[max(0, gaps - jokers + used)], _SET[min(5, max(0, lack - used))][have])
        for used in range(min(jokers, lack) + 1)
    ]
    return min(costs)


def _pairs(counts: int, jokers: int, wanted: int) -> _Plans:
    odd = counts & _UNITS
    pairs = counts - odd
    natural = sum(pairs >> shift + 1 & 7 for shift in range(0, 4 * NUMBERS, 4))
    singles = odd.bit_count()
    missing = max(0, wanted - natural - jokers)
    cost = sum(
        DRAWS / (7 * (singles - step)) if step < singles else 4 * DRAWS / (7 * 12) for step in range(missing)
    )
    if missing or natural < wanted:
        yield (cost, counts, odd, NO_COLOUR, 0)
    yield (cost, pairs, odd if missing else 0, NO_COLOUR, 0)


def _sets(counts: int, jokers: int, sizes: tuple[int, ...]) -> _Plans:
    held = [counts >> 4 * at & 15 for at in range(NUMBERS)]
    ranked = sorted(range(NUMBERS), key=lambda at: -held[at])
    chosen = ranked[: len(sizes)]
    yield _sets_of(held, chosen, sizes, jokers)
    for place in range(len(sizes)):
        for other in ranked[len(sizes) :]:
            if held[other] < max(1, held[chosen[place]] - 1):
                break
            instead = [*chosen[:place], *chosen[place + 1 :], other]
            instead.sort(key=lambda at: -held[at])
            yield _sets_of(held, instead, sizes, jokers)


def _sets_of(held: list[int], chosen: list[int], sizes: tuple[int, ...], jokers: int) -> Plan:
    keep = wanted = 0
    lacks = []
    for at, size in zip(chosen, sizes, strict=True):
        count = held[at]
        keep += min(count, size) << 4 * at
        if count < size:
            wanted |= 1 << 4 * at
            lacks.append((size - count, count))
    return (_sets_cost(tuple(lacks), jokers), keep, wanted, NO_COLOUR, 0)


@cache
def _sets_cost(lacks: tuple[tuple[int, int], ...], jokers: int) -> float:
    """Returns the draws for sets that lack so many cards and have so many; jokers go where it is hardest."""
    left = [list(lack) for lack in lacks]
    for _ in range(jokers):
        hardest = max(left, key=lambda lack: _SET[lack[0]][lack[1]], default=[0, 0])
        hardest[0] -= hardest[0] > 0
    costs = sorted((_SET[missing][have] for missing, have in left if missing), reverse=True)
    return costs[0] + 0.45 * sum(costs[1:]) if costs else 0.0


# ---- phases with a flush, by the bits of a hand


def _flush_plans(ones: int, twos: int, jokers: int, flush: int, other: Group) -> _Plans:
    all_counts = number_counts(ones, twos)
    suits = []
    for colour, suit in enumerate(SUITS):
        count = (ones & suit).bit_count() + (twos & suit).bit_count()
        if count:
            suits.append((count, colour, number_counts(ones & ~suit, twos & ~suit)))
    suits.sort(reverse=True)
    most = suits[0][0] if suits else 0
    beside = _runs_beside if other.kind == RUN else _sets_beside
    for count, colour, counts in suits:
        # a colour of which much less is there will not be chosen
        if count >= min(most, flush) - 2:
            yield from beside(all_counts, counts, count, flush, other.size, colour, jokers)


def _runs_beside(
    all_counts: int, counts: int, count: int, flush: int, size: int, colour: int, jokers: int
) -> _Plans:
    present, others = _numbers(all_counts), _numbers(counts)
    spare, short = max(0, count - flush), max(0, flush - count)
    for window in WINDOWS[size][1:]:
        there = others & window
        lent = min(spare, (present & window & ~others).bit_count()) if spare else 0
        if there or lent:
            gaps = size - there.bit_count() - lent
            cost = _flush_cost(short, count, gaps, 0, True, jokers)
            yield (cost, there, window & ~present, colour, flush)


def _sets_beside(
    all_counts: int, counts: int, count: int, flush: int, size: int, colour: int, jokers: int
) -> _Plans:
    spare, short = max(0, count - flush), max(0, flush - count)
    for shift in range(0, 4 * NUMBERS, 4):
        natural = counts >> shift & 15
        lent = min(spare, (all_counts >> shift & 15) - natural) if spare else 0
        have = natural + lent
        if have:
            lack = max(0, size - have)
            cost = _flush_cost(short, count, lack, have, False, jokers)
            yield (cost, min(size, natural) << shift, 1 << shift if lack else 0, colour, flush)


@cache
def _flush_cost(short: int, count: int, lack: int, have: int, run: bool, jokers: int) -> float:
    """Returns the draws for a flush that is short of cards beside a run or set that lacks some."""
    costs = []
    for used in range(min(jokers, lack) + 1):
        rest = lack - used
        beside = _RUN[rest] if run else _SET[rest][have]
        costs.append(_both(_FLUSH[max(0, short - jokers + used)][count], beside))
    return min(costs)


# ---- the need of a hand


def _plans_of(phase: int) -> Callable[[int, int], _Plans]:
    groups = PHASES[phase]
    sizes = tuple(sorted((group.size for group in groups), reverse=True))
    if len(groups) == 1:
        return lambda counts, jokers: _one_run(counts, jokers, sizes[0])
    if groups[0].kind == RUN:
        return lambda counts, jokers: _two_runs(counts, jokers, sizes[0])
    if groups[1].kind == RUN:
        return lambda counts, jokers: _set_and_run(counts, jokers, groups[0].size, groups[1].size)
    if sizes[0] == 2:
        return lambda counts, jokers: _pairs(counts, jokers, len(sizes))
    return lambda counts, jokers: _sets(counts, jokers, sizes)


_BY_NUMBERS = {
    phase: _plans_of(phase) for phase in range(1, len(PHASES) - 1) if PHASES[phase][0].kind != FLUSH
}
_remembered: dict[tuple[int, ...], Need] = {}


def need_of(phase: int, ones: int, twos: int, jokers: int) -> Need:
    """Returns what a hand with so many jokers needs for a phase, 1 to 10; remembered."""
    solve = _BY_NUMBERS.get(phase)
    jokers = min(jokers, 9)
    if solve is None:
        key: tuple[int, ...] = (phase, jokers, ones, twos)
    else:
        counts = number_counts(ones, twos)
        key = (phase, jokers, counts)
    need = _remembered.get(key)
    if need is None:
        if len(_remembered) > _MOST_REMEMBERED:
            _remembered.clear()
        if solve is None:
            flush, other = PHASES[phase]
            plans = _flush_plans(ones, twos, jokers, flush.size, other)
        else:
            plans = solve(counts, jokers)
        need = _remembered[key] = _weighed(list(plans))
    return need


_NOTHING = Need(60.0, ())
"""For a hand of jokers only."""


def _weighed(plans: list[Plan]) -> Need:
    if not plans:
        return _NOTHING
    best = min([plan[0] for plan in plans])
    if best <= 0.0:
        # it can be laid: what matters is which cards are then left
        done = [plan for plan in plans if plan[0] <= 0.0][:4]
        return Need(0.0, tuple([(1.0 / len(done), plan) for plan in done]))
    limit = best - _HARDNESS * log(_LEAST_WEIGHT)
    near = sorted([plan for plan in plans if plan[0] < limit])
    weights = [exp((best - plan[0]) / _HARDNESS) for plan in near]
    cost = best - min(_SPREAD * log(sum(weights)), 0.4 * best)
    total = sum(weights[:_MOST_PLANS])
    return Need(
        cost,
        tuple([(weight / total, plan) for weight, plan in zip(weights, near[:_MOST_PLANS], strict=False)]),
    )


def worths(need: Need, ones: int, twos: int) -> list[float]:
    """Returns by card of a hand how far the plans rest on it, 0 to 1; other cards have 0."""
    counts = number_counts(ones, twos)
    worth = [0.0] * CARDS
    cards = [card for card in range(CARDS) if ones >> card & 1]
    held = [0] * COLOURS
    for card in cards:
        held[card % COLOURS] += 2 if twos >> card & 1 else 1
    for weight, (_, keep, _, colour, size) in need.plans:
        for card in cards:
            number, mine = NUMBER[card], COLOUR[card]
            if mine == colour:
                worth[card] += weight if held[colour] <= size else weight * size / held[colour]
                continue
            shift = 4 * (number - 1)
            kept = keep >> shift & 15
            if kept:
                have = counts >> shift & 15
                worth[card] += weight if have <= kept else weight * kept / have
    return worth


def wishes(need: Need) -> tuple[list[float], list[float]]:
    """Returns how much the plans want one more card: by number, 1 to 12, and for a flush by colour."""
    numbers, colours = [0.0] * (NUMBERS + 1), [0.0] * COLOURS
    for weight, (_, _, wanted, colour, _) in need.plans:
        while wanted:
            low = wanted & -wanted
            numbers[(low.bit_length() + 3) // 4] += weight
            wanted ^= low
        if colour != NO_COLOUR:
            colours[colour] += weight
    return numbers, colours
