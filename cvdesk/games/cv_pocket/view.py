"""What a player sees of CV Pocket, which is everything but the order of the deck.

Numbers.  A *card* is its place in the deck's list, 0 to 50; equal cards have different
numbers.  What is printed on a card is asked of ``rules.deck.cards[card]`` (see
`cards.Card`: `transport`, `icons`, `mission`, `kind`, `names`).  *Symbols* are 0 money,
1 knowledge, 2 love, 3 family, 4 friendship, 5 business, 6 good luck, 7 bad luck, 8 bike,
9 car, 10 plane.  *Columns* are 0 to 2 from left to right, *levels* 1 to 8 from the bottom.
*Lines* are the rows of the scoring pad: 0 money, 1 knowledge, 2 relationships, 3 good luck,
4 bad luck, 5 to 11 the missions (on bikes, cars, planes, sets of transports, trips, sets of
colours, kinds of relationships).

Targets that decisions name (zone and id), as clicked:

- ``("column", card)``: a card in the columns: take it.
- ``("button", 0)``: pass.
- ``("symbol", symbol)``: what a Secret power becomes, at the end of the match.

More targets, only shown by moves and score lines and asked of ``why_not``:
``("cv", card)`` a card in somebody's CV, ``("deck", 0)``.

Moves of events: the piece is always ``("card", card)``.  Dealt: from ``("deck", 0)`` to
``("spot", spot_id(column, level))``.  Taken: from its spot to ``("seat", player)``; the
cards above it then slide from spot to spot, in the same event.

Kinds of decisions: ``cv_pocket.take`` (options: take a card, pass) and ``cv_pocket.joker``.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from cvdesk.engine import View


def spot_id(column: int, level: int) -> int:
    """Returns the id of a place in the columns, as moves name it; `level` counts from 1."""
    return column * 10 + level


@frozen(kw_only=True)
class PocketView(View):
    """The table of CV Pocket; the same for everybody but for `viewer` and `actions`."""

    step: int
    """One of the steps of `state`."""
    first: int
    """Who had the first turn; -1 before it is known."""
    options: Mapping[str, str]

    columns: tuple[tuple[int, ...], ...]
    """Cards by column, level 1 first."""
    deck: tuple[int, ...]
    """The cards still in the deck, ascending; everybody can work out which, nobody their order."""
    cvs: tuple[tuple[int, ...], ...]
    """Cards by player, in the order taken; the last one is on top."""
    doubled: tuple[tuple[bool, ...], ...]
    """By player and place in the CV: whether a Vacation below doubles the card (Pocket 3.1)."""
    reach: tuple[int, ...]
    """By player: the level from which a card may be taken next; 0 for any (after Relocation)."""
    passed: int
    """How many players have passed in a row; the match ends when all have."""
    refills: int
    """How often the columns have been refilled."""
    most_refills: int
    """How often they can be refilled at most (Pocket 4.3)."""

    counts: tuple[tuple[int, ...], ...]
    """By player and symbol: how many the CV shows, doubled ones twice, settled jokers included."""
    points: tuple[tuple[int, ...], ...]
    """By player and line of the scoring pad, if the match ended now."""
    scores: tuple[int, ...]
    """The sums of `points`."""

    jokers: tuple[tuple[int, int], ...]
    """Secret powers that are settled: card and symbol, -1 for one that counts nothing."""
    waiting: tuple[int, ...]
    """Secret powers still to be settled, the one to be decided now first; empty before the end."""
