"""A good way to lay the phase: the one after which the fewest cards stay in the hand (P10 2.3, 4.5)."""

from __future__ import annotations

from collections.abc import Iterator

from cvdesk.engine import Event, Rng
from cvdesk.games.phase10 import playing
from cvdesk.games.phase10.cards import JOKER, NUMBER
from cvdesk.games.phase10.melds import Meld, add_card
from cvdesk.games.phase10.phases import KIND_NAMES
from cvdesk.games.phase10.planner import LAY
from cvdesk.games.phase10.report import laid_melds
from cvdesk.games.phase10.sampler import PhaseSampler
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_PLAY
from cvdesk.games.phase10.view import PhaseView

MOST_TRIED = 60
"""More ways than this are not compared."""

_LAYS = (*KIND_NAMES, "place")


def can_lay_now(view: PhaseView) -> bool:
    """Tells whether the viewer may begin to lay the phase, and all of it can be laid."""
    return view.step == STEP_PLAY and any(action.kind in _LAYS for action in view.actions)


def best_lay_down(view: PhaseView) -> tuple[Meld, ...]:
    """Returns the combinations of a good lay-down in the order of the phase; nothing where none is legal.

    Of the ways that are tried the one that lets most cards follow wins, then the one that
    uses fewest jokers, then the one that keeps the lowest numbers.
    """
    if not can_lay_now(view) or view.laid[view.actor] or view.laying or view.part or view.start:
        return ()
    state = PhaseSampler(view).sample(Rng(0))
    ways = (way for way, _ in zip(_ways(state), range(MOST_TRIED), strict=False))
    return min(ways, key=lambda way: _left_over(view, way), default=())


def _ways(state: PhaseState) -> Iterator[tuple[Meld, ...]]:
    """Yields whole lay-downs, each tried on a copy of the world."""
    for action in playing.legal_play(state):
        if action.kind not in _LAYS:
            continue
        after = state.copy()
        events: list[Event] = []
        LAY[action.kind](after, action.args, events)
        # everybody sees a phase that is complete, and nobody anything before
        laid = next((event for event in events if event.audience is None), None)
        if laid is None:
            yield from _ways(after)
        else:
            yield tuple(laid_melds(laid))


def _left_over(view: PhaseView, way: tuple[Meld, ...]) -> tuple[int, int, int]:
    """Returns how many cards could not follow, the jokers used, and the sum of the numbers left."""
    hand = list(view.hand)
    for meld in way:
        for code in meld.cards:
            hand.remove(code)
    melds = [*view.melds, *way]
    followed = True
    while followed:
        followed = False
        for code in [code for code in hand if code < JOKER]:
            for at, meld in enumerate(melds):
                if meld.fits >> code & 1:
                    melds[at] = add_card(meld, code, 0)
                    hand.remove(code)
                    followed = True
                    break
    jokers = sum(code >= JOKER for meld in way for code in meld.cards)
    left = [code for code in hand if code < JOKER]
    return len(left), jokers, sum(NUMBER[code] for code in left)
