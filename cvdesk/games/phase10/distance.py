"""How many jokers a hand would need to lay given combinations (P10 4.1 to 4.4).

`jokers_needed` answers "can it be laid?" (at most as many as are there) and "how far
away is it?" at once.  Every combination gets at least one natural card.  Only numbers
and, where a flush is asked for, colours matter, so answers are remembered by those.

Numbers of a hand are packed four bits each, the number 1 lowest; a mask of numbers has
its bits at the same places, so that a run is ones side by side.
"""

from __future__ import annotations

from collections.abc import Callable

from cvdesk.games.phase10.cards import NUMBERS, SUITS
from cvdesk.games.phase10.phases import FLUSH, PHASES, RUN, SET, Group

NEVER = 99
"""More jokers than there can be: a combination would have no natural card."""

_UNITS = 0x111111111111
_FIVES = 0x555555555555
_THREES = 0x333333333333
_MOST_REMEMBERED = 200_000


def number_counts(ones: int, twos: int) -> int:
    """Packs how many cards of each number a hand holds."""
    first = ones - (ones >> 1 & _FIVES)
    second = twos - (twos >> 1 & _FIVES)
    return (first & _THREES) + (first >> 2 & _THREES) + (second & _THREES) + (second >> 2 & _THREES)


def numbers_in(ones: int) -> int:
    """Returns the mask of the numbers of which a hand holds a card."""
    folded = ones | ones >> 2
    return (folded | folded >> 1) & _UNITS


def window(low: int, size: int) -> int:
    """Returns the mask of `size` numbers, none to 12, from `low` on."""
    return (_UNITS & (1 << 4 * size) - 1) << 4 * (low - 1)


WINDOWS = tuple(
    (0, *(window(low, size) for low in range(1, NUMBERS - size + 2))) for size in range(NUMBERS + 1)
)
"""Masks of consecutive numbers by size and lowest number; entry 0 of a size is never used."""


def _masks(counts: int) -> tuple[int, int, int, int]:
    """Returns the masks of the numbers with at least one, two, three and four cards."""
    by2, by4 = counts >> 1, counts >> 2
    high = by4 | counts >> 3
    return (
        (counts | by2 | high) & _UNITS,
        (by2 | high) & _UNITS,
        (counts & by2 | high) & _UNITS,
        high & _UNITS,
    )


def _ranked(counts: int) -> list[int]:
    """Lists the counts of all numbers, the largest first."""
    return sorted((counts >> shift & 15 for shift in range(0, 4 * NUMBERS, 4)), reverse=True)


# ---- combinations that only ask for numbers


def one_run(counts: int, size: int) -> int:
    """Returns the jokers needed for a run."""
    present = _masks(counts)[0]
    best = max((present & mask).bit_count() for mask in WINDOWS[size][1:])
    return size - best if best else NEVER


def pairs(counts: int, wanted: int) -> int:
    """Returns the jokers needed for so many pairs."""
    natural = singles = 0
    while counts:
        count = counts & 15
        natural += count >> 1
        singles += count & 1
        counts >>= 4
    missing = wanted - natural
    if missing <= 0:
        return 0
    if missing <= singles:
        return missing
    # then a natural pair makes two pairs with two jokers
    split = missing - singles
    return singles + 2 * split if split <= natural else NEVER


def sets(counts: int, sizes: tuple[int, ...]) -> int:
    """Returns the jokers needed for sets of the sizes, the largest first; several may share a number."""
    ranked = _ranked(counts)
    return min(_stacked(ranked, stacks) for stacks in _STACKS[sizes])


def _stacked(ranked: list[int], stacks: tuple[tuple[int, int], ...]) -> int:
    """Returns the jokers needed when each stack of sets gets a number; a stack is cards and sets in it."""
    needed = 0
    for (size, members), count in zip(stacks, ranked, strict=False):
        if count < members:
            return NEVER
        needed += size - count if count < size else 0
    return needed


def _partitions(sizes: tuple[int, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Lists the ways to put sets on the same or different numbers, as (cards, sets), the largest first."""
    found: set[tuple[tuple[int, int], ...]] = set()

    def spread(left: tuple[int, ...], stacks: tuple[tuple[int, int], ...]) -> None:
        if not left:
            found.add(tuple(sorted(stacks, reverse=True)))
            return
        spread(left[1:], (*stacks, (left[0], 1)))
        for at, (size, members) in enumerate(stacks):
            spread(left[1:], (*stacks[:at], (size + left[0], members + 1), *stacks[at + 1 :]))

    spread(sizes, ())
    return tuple(sorted(found))


_STACKS: dict[tuple[int, ...], tuple[tuple[tuple[int, int], ...], ...]] = {
    sizes: _partitions(sizes) for sizes in ((2,), (3,), (4,), (4, 3), (4, 4), (5, 3), (4, 3, 2))
}


def set_and_run(counts: int, set_size: int, run_size: int) -> int:
    """Returns the jokers needed for a set of three and a run that may want the same number."""
    first, second, third, fourth = _masks(counts)
    best = NEVER
    for mask in WINDOWS[run_size][1:]:
        inside = first & mask
        if not inside:
            continue
        missing = run_size - inside.bit_count()
        if missing >= best:
            continue
        outside = ~mask
        if third & outside or fourth & mask:
            needed = set_size - 3
        elif second & outside or third & mask:
            needed = set_size - 2
        elif first & outside or second & mask:
            needed = set_size - 1
        elif inside & (inside - 1):
            # the run lends one of its cards
            needed = set_size
        else:
            continue
        best = min(best, missing + max(needed, 0))
    return best


def two_runs(counts: int, size: int) -> int:
    """Returns the jokers needed for two runs, which may overlap or be equal."""
    return min(two_runs_from(counts, size, low) for low in range(1, NUMBERS - size + 2))


def two_runs_from(counts: int, size: int, low: int) -> int:
    """Returns the jokers needed for a run from `low` on and another that begins there or higher."""
    return run_beside_run(counts, WINDOWS[size][low], size, low, has_natural=False)


def run_beside_run(counts: int, wanted: int, size: int, least: int, *, has_natural: bool) -> int:
    """Returns the jokers needed for the numbers `wanted` and a run that begins with `least` or higher.

    The numbers are the rest of another run, which has a natural card already or not.
    """
    first, second, _, _ = _masks(counts)
    mine = first & wanted
    if not mine and not has_natural:
        return NEVER
    best = NEVER
    for mask in WINDOWS[size][least:]:
        theirs = first & mask
        both = mine | theirs
        alone = not both & (both - 1) and not both & second
        if not theirs or (alone and mine and not has_natural):
            continue
        found = mine.bit_count() + theirs.bit_count() - (mine & theirs & ~second).bit_count()
        best = min(best, wanted.bit_count() + size - found)
    return best


# ---- with a flush


def flush_and_run(ones: int, twos: int, flush_size: int, run_size: int) -> int:
    """Returns the jokers needed for a flush and a run that may want the same cards."""
    present = numbers_in(ones)
    best = NEVER
    for suit in SUITS:
        count = (ones & suit).bit_count() + (twos & suit).bit_count()
        if not count or flush_size - count >= best:
            continue
        others = numbers_in(ones & ~suit)
        best = min(best, run_beside(present, others, count, flush_size, run_size))
    return best


def run_beside(
    present: int, others: int, count: int, wanted: int, run_size: int, has_natural: bool = False
) -> int:
    """Returns the jokers needed for a run and `wanted` of `count` cards that a flush takes.

    `present` are the numbers of all cards, `others` of those that the flush cannot take;
    the flush has a natural card already or not.
    """
    best = NEVER
    for mask in WINDOWS[run_size][1:]:
        inside = present & mask
        if not inside:
            continue
        borrowed = (inside & ~others).bit_count()
        if not has_natural and borrowed == count == inside.bit_count() == 1:
            # one card for two combinations
            continue
        missing = wanted - count + borrowed
        best = min(best, run_size - inside.bit_count() + (missing if missing > 0 else 0))
    return best


def flush_and_set(ones: int, twos: int, flush_size: int, set_size: int) -> int:
    """Returns the jokers needed for a flush and a set that may want the same cards."""
    all_counts = number_counts(ones, twos)
    best = NEVER
    for suit in SUITS:
        count = (ones & suit).bit_count() + (twos & suit).bit_count()
        if not count or flush_size - count >= best:
            continue
        others = number_counts(ones & ~suit, twos & ~suit)
        best = min(best, set_beside(all_counts, others, count, flush_size, set_size))
    return best


def set_beside(
    counts: int, others: int, count: int, wanted: int, set_size: int, has_natural: bool = False
) -> int:
    """Returns the jokers needed for a set and `wanted` of `count` cards that a flush takes.

    `counts` are the numbers of all cards, `others` of those that the flush cannot take;
    the flush has a natural card already or not.
    """
    best = NEVER
    for shift in range(0, 4 * NUMBERS, 4):
        total = counts >> shift & 15
        if not total:
            continue
        free = others >> shift & 15
        borrowed = min(total - free, max(0, set_size - free))
        if not has_natural and borrowed == count == total == 1:
            continue
        best = min(best, max(0, set_size - total) + max(0, wanted - count + borrowed))
    return best


# ---- the answer

_ByNumbers = Callable[[int], int]


def _remembering(solve: _ByNumbers) -> _ByNumbers:
    remembered: dict[int, int] = {}

    def answer(counts: int) -> int:
        needed = remembered.get(counts)
        if needed is None:
            if len(remembered) > _MOST_REMEMBERED:
                remembered.clear()
            needed = remembered[counts] = solve(counts)
        return needed

    return answer


def _solver(groups: tuple[Group, ...]) -> _ByNumbers:
    """Returns what answers for combinations that only ask for numbers."""
    sizes = tuple(sorted((group.size for group in groups), reverse=True))
    kinds = {group.kind for group in groups}
    if kinds == {SET}:
        if sizes[0] == 2:
            return lambda counts: pairs(counts, len(sizes))
        return lambda counts: sets(counts, sizes)
    if kinds == {SET, RUN}:
        return lambda counts: set_and_run(counts, groups[0].size, groups[1].size)
    if len(groups) == 2:
        return lambda counts: two_runs(counts, sizes[0])
    return lambda counts: one_run(counts, sizes[0])


def _tails() -> set[tuple[Group, ...]]:
    return {phase[at:] for phase in PHASES for at in range(len(phase))}


BY_NUMBERS: dict[tuple[Group, ...], _ByNumbers] = {
    groups: _remembering(_solver(groups)) for groups in _tails() if groups[0].kind != FLUSH
}
"""The jokers needed for combinations without a flush, by packed numbers; for every phase and its rest."""

_flush_answers: dict[tuple[int, int, int], int] = {}


def _with_flush(phase: int, ones: int, twos: int) -> int:
    key = (phase, ones, twos)
    needed = _flush_answers.get(key)
    if needed is None:
        if len(_flush_answers) > _MOST_REMEMBERED:
            _flush_answers.clear()
        flush, other = PHASES[phase]
        solve = flush_and_run if other.kind == RUN else flush_and_set
        needed = _flush_answers[key] = solve(ones, twos, flush.size, other.size)
    return needed


def jokers_needed(phase: int, ones: int, twos: int) -> int:
    """Returns how many jokers a hand needs to lay a phase, 1 to 10; NEVER or more when none help."""
    groups = PHASES[phase]
    if groups[0].kind == FLUSH:
        return _with_flush(phase, ones, twos)
    return BY_NUMBERS[groups](number_counts(ones, twos))


def can_lay(phase: int, ones: int, twos: int, jokers: int) -> bool:
    """P10 2.3: tells whether a hand with so many jokers can lay a phase, 1 to 10, as a whole."""
    groups = PHASES[phase]
    if groups[0].kind == FLUSH:
        # most hands are refused by the longest colour alone
        least = groups[0].size - jokers
        if all((ones & suit).bit_count() + (twos & suit).bit_count() < least for suit in SUITS):
            return False
        return _with_flush(phase, ones, twos) <= jokers
    return BY_NUMBERS[groups](number_counts(ones, twos)) <= jokers
