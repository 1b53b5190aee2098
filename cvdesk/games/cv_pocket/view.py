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

from collections.abc import Mapping, Sequence

from attrs import frozen

from cvdesk.engine import Action, Rng, Sampler, View
from cvdesk.games.cv_pocket.cards import ANY_LEVEL, CardSet
from cvdesk.games.cv_pocket.state import PocketState, most_refills
from cvdesk.games.cv_pocket.symbols import SYMBOLS, unpacked


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


def place_of(view: PocketView, card: int) -> tuple[int, int]:
    """Returns the column of a card that lies in one and its place there, both from 0."""
    column = next(index for index, column in enumerate(view.columns) if card in column)
    return column, view.columns[column].index(card)


def view_of(
    cards: CardSet,
    state: PocketState,
    viewer: int | None,
    actions: tuple[Action, ...],
    options: Mapping[str, str],
    points: Sequence[Sequence[int]],
) -> PocketView:
    """Makes the view of a state; `actions` are those that the viewer may choose from."""
    return PocketView(
        viewer=viewer,
        players=state.players,
        actor=state.actor,
        turn=state.turn,
        actions=actions,
        step=state.step,
        first=state.first,
        options=options,
        columns=tuple(map(tuple, state.columns)),
        deck=state.deck,
        cvs=tuple(state.cvs),
        doubled=tuple(_doubled(cards, cv) for cv in state.cvs),
        reach=tuple(_shown_reach(cards, cv) for cv in state.cvs),
        passed=state.passed,
        refills=state.refills,
        most_refills=most_refills(state.players),
        counts=tuple(tuple(unpacked(tally)[: len(SYMBOLS)]) for tally in state.tallies),
        points=tuple(map(tuple, points)),
        scores=tuple(map(sum, points)),
        jokers=state.jokers,
        waiting=state.waiting,
    )


def _doubled(cards: CardSet, cv: Sequence[int]) -> tuple[bool, ...]:
    """Pocket 3.1: tells of each card whether a Vacation lies directly below it."""
    return tuple(place > 0 and cards.vacation[cv[place - 1]] for place in range(len(cv)))


def _shown_reach(cards: CardSet, cv: Sequence[int]) -> int:
    level = cards.reach[cv[-1]] if cv else 0
    return 0 if level == ANY_LEVEL else level + 1


def state_of(cards: CardSet, view: PocketView) -> PocketState:
    """Returns a state that the view shows: the only one, since a deck has no order before it is dealt."""
    state = PocketState(view.players, view.deck)
    state.step, state.turn, state.actor, state.first = view.step, view.turn, view.actor, view.first
    state.passed, state.refills = view.passed, view.refills
    state.columns = [list(column) for column in view.columns]
    state.cvs = list(view.cvs)
    state.jokers, state.waiting = view.jokers, view.waiting
    jokers = dict(view.jokers)
    state.tallies = [cards.tally_of(cv, jokers) for cv in view.cvs]
    return state


class PocketSampler(Sampler[PocketState]):
    """Nothing is hidden but an order that chance has yet to make, so every world is the same one."""

    def __init__(self, cards: CardSet, view: PocketView) -> None:
        self._world = state_of(cards, view)

    def sample(self, rng: Rng) -> PocketState:
        """Returns a copy of the one world that agrees with the view; `rng` is not used."""
        return self._world.copy()
