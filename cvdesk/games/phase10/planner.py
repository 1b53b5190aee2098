"""One selection that takes several steps: a whole phase, an exchange, the cards that are kept.

The steps come back in their canonical order, each tried on a world that agrees with the
view; nothing of what they need is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cvdesk.engine import Action, Event, Rng, Target
from cvdesk.games.phase10 import playing, rounds, spaces
from cvdesk.games.phase10.actions import DONE, EXCHANGED, KEEP, PLACE, RUN_START, hit
from cvdesk.games.phase10.cards import JOKER, NUMBER, NUMBERS, code_of, packed, tokens_of
from cvdesk.games.phase10.melds import HIGH, LOW, joker_ends
from cvdesk.games.phase10.phases import KIND_NAMES, RUN, Group
from cvdesk.games.phase10.sampler import PhaseSampler
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_EXCHANGE, STEP_KEEP, STEP_PLAY
from cvdesk.games.phase10.view import PhaseView

Codes = tuple[int, ...]
Actions = tuple[Action, ...]


def plan(view: PhaseView, targets: Sequence[Target]) -> Actions:
    """Returns the actions that a selection means; nothing when it means none, or none that is legal.

    For a phase the hand cards come in any order, or by combination after ``("group", i)``
    targets; then a combination may be larger than required.  For an exchange the last
    card is the one that lies open.
    """
    if not view.actions or any(target.zone not in ("hand", "group", "button") for target in targets):
        return ()
    tokens = [target.id for target in targets if target.zone == "hand"]
    if len(set(tokens)) != len(tokens) or not set(tokens) <= set(tokens_of(view.hand)):
        return ()
    codes = [code_of(token) for token in tokens]
    if view.step == STEP_EXCHANGE:
        return _exchange(view, codes)
    if view.step == STEP_KEEP:
        return _keep(view, codes)
    if view.step == STEP_PLAY and not view.laid[view.actor] and not (view.laying or view.part or view.start):
        return _lay(view, targets, codes)
    return ()


def _world(view: PhaseView) -> PhaseState:
    return PhaseSampler(view).sample(Rng(0))


# ---- exchanging and keeping


def _exchange(view: PhaseView, codes: list[int]) -> Actions:
    if len(codes) != view.due:
        return ()
    actions = [EXCHANGED[code] for code in (*sorted(codes[:-1]), codes[-1])]
    state = _world(view)
    for action in actions:
        if action not in spaces.legal_exchange(state):
            return ()
        spaces.exchange(state, action.args, None)
    return tuple(actions)


def _keep(view: PhaseView, codes: list[int]) -> Actions:
    state = _world(view)
    actions: list[Action] = []
    for code in sorted(codes):
        action = KEEP[code]
        if not _still_keeping(state, view) or action not in rounds.legal_keep(state):
            return ()
        rounds.keep(state, action.args, None)
        actions.append(action)
    return (*actions, DONE) if _still_keeping(state, view) else tuple(actions)


def _still_keeping(state: PhaseState, view: PhaseView) -> bool:
    return state.step == STEP_KEEP and state.actor == view.actor


# ---- laying


class _Wish(NamedTuple):
    """A combination as it was selected."""

    low: int
    """The lowest number of a run at its size; 0 for others."""
    core: Codes
    """The cards at the size that the phase asks for; any joker is JOKER."""
    more: tuple[tuple[int, int], ...]
    """Further cards with the end where they are added."""


def _lay(view: PhaseView, targets: Sequence[Target], codes: list[int]) -> Actions:
    groups = view.phase_of(view.actor)
    chosen = (
        _by_group(groups, targets)
        if any(target.zone == "group" for target in targets)
        else _sorted_out(view, groups, codes)
    )
    if chosen is None:
        return ()
    wishes = [_wish(group, cards) for group, cards in zip(groups, chosen, strict=True)]
    if len(set(groups)) == 1:
        wishes.sort()
    state = _world(view)
    jokers = iter(state.jokers[view.actor])
    actions: list[Action] = []
    for group, wish in zip(groups, wishes, strict=True):
        if not _lay_group(state, group, wish, jokers, actions):
            return ()
    for index, wish in enumerate(wishes, len(view.melds)):
        if not _add_more(state, view.actor, index, wish, jokers, actions):
            return ()
    return tuple(actions)


def _by_group(groups: Sequence[Group], targets: Sequence[Target]) -> list[Codes] | None:
    """Splits a selection at its group targets; None when it does not fill each group."""
    chosen: dict[int, list[int]] = {}
    now: list[int] | None = None
    for target in targets:
        if target.zone == "group":
            if target.id in chosen or target.id not in range(len(groups)):
                return None
            now = chosen[target.id] = []
        elif now is None or target.zone != "hand":
            return None
        else:
            now.append(code_of(target.id))
    if any(len(chosen.get(at, ())) < group.size for at, group in enumerate(groups)):
        return None
    return [tuple(chosen[at]) for at in range(len(groups))]


def _sorted_out(view: PhaseView, groups: Sequence[Group], codes: list[int]) -> list[Codes] | None:
    """Finds combinations that use up just the chosen cards: the first way to lay them all."""
    if len(codes) != sum(group.size for group in groups):
        return None
    state = _world(view)
    player = view.actor
    state.ones[player], state.twos[player] = packed(code for code in codes if code < JOKER)
    state.jokers[player] = tuple(sorted(code for code in codes if code >= JOKER))
    events: list[Event] = []
    while not state.laid >> player & 1 and state.step == STEP_PLAY:
        steps = [action for action in playing.legal_play(state) if action.kind != "discard"]
        if not steps:
            return None
        LAY[steps[0].kind](state, steps[0].args, events)
    laid = next(event for event in events if event.audience is None)
    melds: dict[int, list[int]] = {}
    for move in laid.moves:
        melds.setdefault(move.to.id, []).append(move.piece.id)
    return [tuple(cards) for _, cards in sorted(melds.items())]


def _wish(group: Group, cards: Codes) -> _Wish:
    """Puts the cards of a combination in order, and those beyond its size aside."""
    size = group.size
    plain = [min(code, JOKER) for code in cards]
    if group.kind != RUN:
        plain.sort()
        return _Wish(0, tuple(plain[:size]), tuple((code, HIGH) for code in plain[size:]))
    low, run = _run_of(plain)
    at = next((at for at in range(len(run) - size + 1) if min(run[at : at + size]) < JOKER), 0)
    above = tuple((code, HIGH) for code in run[at + size :])
    below = tuple((code, LOW) for code in reversed(run[:at]))
    return _Wish(low + at, tuple(run[at : at + size]), above + below)


def _run_of(codes: list[int]) -> tuple[int, list[int]]:
    """Returns the lowest number of a run and its codes in order.

    Cards that do not lie in a row are put into one, jokers into the gaps, then on top.
    """
    place, first = next(((at, code) for at, code in enumerate(codes) if code < JOKER), (0, JOKER))
    low = NUMBER[first] - place
    fits = all(code == JOKER or NUMBER[code] == low + at for at, code in enumerate(codes))
    if fits and low >= 1 and low + len(codes) - 1 <= NUMBERS:
        return low, codes
    natural = sorted(code for code in codes if code < JOKER)
    jokers = len(codes) - len(natural)
    run: list[int] = []
    for code in natural:
        gap = NUMBER[code] - NUMBER[natural[0]] - len(run)
        filled = max(0, min(gap, jokers))
        run += [JOKER] * filled + [code]
        jokers -= filled
    low = NUMBER[natural[0]] if natural else 1
    above = min(jokers, NUMBERS + 1 - low - len(run))
    below = jokers - above
    return low - below, [JOKER] * below + run + [JOKER] * above


def _lay_group(
    state: PhaseState, group: Group, wish: _Wish, jokers: Iterator[int], actions: list[Action]
) -> bool:
    """Lays a combination; tells whether that is legal."""
    codes = tuple(next(jokers, code) if code == JOKER else code for code in wish.core)
    at = len(state.laying)
    if group.kind == RUN:
        if not _step(state, RUN_START[wish.low] if 0 < wish.low <= NUMBERS else DONE, actions):
            return False
        while state.start and len(state.laying) == at:
            if not _step(state, PLACE[codes[len(state.part)]], actions):
                return False
        return True
    if _step(state, Action(KIND_NAMES[group.kind], codes), actions):
        return True
    return all(_step(state, PLACE[code], actions) for code in codes)


def _add_more(
    state: PhaseState, player: int, index: int, wish: _Wish, jokers: Iterator[int], actions: list[Action]
) -> bool:
    """Adds what a combination has beyond its size; tells whether that is legal."""
    for code, end in wish.more:
        if state.step != STEP_PLAY or state.actor != player:
            return False
        joker = next(jokers, code) if code == JOKER else code
        ends = joker_ends(state.melds[index]) if code == JOKER else ()
        if not _step(state, hit(index, joker, end) if ends else hit(index, joker), actions):
            return False
    return True


LAY: dict[str, Callable[[PhaseState, Codes, list[Event] | None], None]] = {
    "set": playing.lay_group,
    "flush": playing.lay_group,
    "run": playing.begin_run,
    "place": playing.place,
    "hit": playing.add,
}


def _step(state: PhaseState, action: Action, actions: list[Action]) -> bool:
    """Plays an action if it is legal, and notes it."""
    if state.step != STEP_PLAY or action not in playing.legal_play(state):
        return False
    LAY[action.kind](state, action.args, None)
    actions.append(action)
    return True
