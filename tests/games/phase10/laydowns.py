"""Every way to lay a phase, found by trying everything: slow, and independent of the game's own search."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from cvdesk.games.phase10.cards import CARDS, COLOUR, NUMBER
from cvdesk.games.phase10.phases import RUN, SET, Group

JOKER = CARDS
"""Any joker."""
LayDown = tuple[tuple[int, tuple[int, ...]], ...]
"""By combination the lowest number of a run (else 0) and the cards, jokers last except in runs."""


def lay_downs(groups: tuple[Group, ...], cards: tuple[int, ...], jokers: int) -> set[LayDown]:
    """Returns all ways to lay a phase with some of the cards; equal combinations in ascending order."""
    equal = len(set(groups)) == 1
    return {tuple(sorted(way)) if equal else way for way in _ways(groups, cards, jokers)}


def can_be_laid(groups: tuple[Group, ...], cards: tuple[int, ...], jokers: int) -> bool:
    """Tells whether there is any."""
    return next(_ways(groups, cards, jokers), None) is not None


def _ways(groups: tuple[Group, ...], cards: tuple[int, ...], jokers: int) -> Iterator[LayDown]:
    if not groups:
        yield ()
        return
    for low, natural, used in _groups(groups[0], cards, jokers):
        rest = list(cards)
        for card in natural:
            if card != JOKER:
                rest.remove(card)
        for way in _ways(groups[1:], tuple(rest), jokers - used):
            yield ((low, natural), *way)


def _groups(group: Group, cards: tuple[int, ...], jokers: int) -> set[tuple[int, tuple[int, ...], int]]:
    found = set()
    if group.kind == RUN:
        for low in range(1, 14 - group.size):
            places = [
                {card for card in cards if NUMBER[card] == number} | {JOKER}
                for number in range(low, low + group.size)
            ]
            if sum(len(place) == 1 for place in places) > jokers:
                continue
            for run in product(*places):
                used = run.count(JOKER)
                if used <= jokers and used < group.size:
                    found.add((low, run, used))
        return found
    same = NUMBER if group.kind == SET else COLOUR
    for value in {same[card] for card in cards}:
        fitting = [card for card in cards if same[card] == value]
        for natural in range(max(1, group.size - jokers), min(group.size, len(fitting)) + 1):
            used = group.size - natural
            for chosen in combinations(fitting, natural):
                found.add((0, (*sorted(chosen), *(JOKER,) * used), used))
    return found
