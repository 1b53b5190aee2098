"""What must hold of any state of Phase 10, what can be pointed at, and where to watch its long matches."""

from __future__ import annotations

from functools import cache

from cvdesk.engine import CHANCE, NOBODY, Rng, Rules, Setup, State, Target, View
from cvdesk.games.phase10 import PhaseRules, make_rules
from cvdesk.games.phase10.board import KINDS, SPACES
from cvdesk.games.phase10.cards import tokens_of
from cvdesk.games.phase10.checks import check_state
from cvdesk.games.phase10.dumps import dump_meld, read_meld
from cvdesk.games.phase10.phases import RUN
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import MOST_TURNS, STEP_DEAL, STEP_KEEP, STEP_SEARCH, STEP_STAR
from cvdesk.games.phase10.view import PhaseView

TAIL = 60
"""Records before the end of a match from which on it is watched, at most ..."""
LAST_TURNS = 10
"""... and turns that its last round then still has, by P10 R4."""


def check_invariants(rules: Rules, state: State) -> None:
    """Asserts that all cards are there, melds are valid, the flow agrees, and what is known is so."""
    assert isinstance(state, PhaseState)
    check_state(state)
    assert rules.to_move(state) == state.actor
    for meld in (*state.melds, *state.laying):
        # reading a combination back checks it: one natural card at least, numbers and colours that agree
        assert read_meld(dump_meld(meld), state.players) == meld


def visible_targets(rules: Rules, view: View) -> list[Target]:
    """Returns what a viewer can point at."""
    assert isinstance(view, PhaseView)
    mine = view.viewer == view.actor
    targets = [Target("die", 0), Target("die", 1), Target("deck", 0)]
    targets += [Target("space", space) for space in range(SPACES)]
    targets += [Target("hand", token) for token in tokens_of(view.hand)]
    searching = mine and view.step == STEP_SEARCH
    top = len(view.pile) - 1
    targets += [Target("pile", at) for at in range(0 if searching else max(top, 0), top + 1)]
    if mine and view.step == STEP_STAR:
        targets += [Target("kind", kind) for kind in range(1, len(KINDS))]
    for index, meld in enumerate(view.melds):
        targets.append(Target("meld", index))
        if meld.kind == RUN:
            targets += [Target("low", index), Target("high", index)]
    return targets


def perturb(rules: Rules, state: State, viewer: int | None, rng: Rng) -> State:
    """Returns another world that looks the same to the viewer, the public included."""
    return rules.sampler(rules.view(state, viewer)).sample(rng)


def fewest_worlds(rules: Rules, state: State, viewer: int) -> int:
    """Says how many worlds there must be at least: many while unknown cards lie in hands and in the deck."""
    assert isinstance(state, PhaseState)
    if len(set(state.deck)) < 6:
        return 1
    hidden = sum(
        state.size(player) - len(state.jokers[player]) - state.known1[player].bit_count()
        for player in range(state.players)
        if player != viewer
    )
    return 10 if hidden > 6 else 1


# ---- long matches


@cache
def _long_walk(
    options: tuple[tuple[str, str], ...], players: int, seed: int
) -> tuple[PhaseState, list[PhaseState]]:
    """Returns the first random match that leaves something hidden to its end, walked once for all tests.

    However it goes on it ends soon: somebody on phase 10 has laid, and the round is nearly over.
    """
    rules = make_rules(dict(options))
    attempt = 0
    while True:
        last, kept = _walk(rules, players, Rng.stream(seed, "walk", players, attempt))
        late = next((state for state in last if _is_nearly_over(state)), None)
        if late is not None:
            late.turns = max(late.turns, MOST_TURNS - LAST_TURNS)
            if _hides_much(rules, late):
                return late, kept
        attempt += 1


def _is_nearly_over(state: PhaseState) -> bool:
    return any(state.markers[player] == 10 and state.laid >> player & 1 for player in range(state.players))


def _hides_much(rules: PhaseRules, state: PhaseState) -> bool:
    """Tells whether every player can imagine many other worlds."""
    samplers = [rules.sampler(rules.view(state, player)) for player in range(state.players)]
    worlds = [{sampler.sample(Rng(draw)).digest() for draw in range(10)} for sampler in samplers]
    return all(len(each) == 10 for each in worlds)


def _walk(rules: PhaseRules, players: int, rng: Rng) -> tuple[list[PhaseState], list[PhaseState]]:
    """Returns the last states of a random match, and some of its start and of the end of a round."""
    state = rules.new_state(Setup(players, rules.options))
    last: list[PhaseState] = []
    kept: list[PhaseState] = []
    ends = 0
    while (mover := rules.to_move(state)) != NOBODY:
        last.append(state.copy())
        del last[: len(last) - TAIL]
        before = state.step
        if mover == CHANCE:
            rules.apply(state, rules.sample_chance(state, rng))
        else:
            rules.apply(state, rng.pick(rules.legal_actions(state)))
        begins = before not in (STEP_KEEP, STEP_DEAL) and state.step in (STEP_KEEP, STEP_DEAL)
        ends += begins and state.round > 0
        if len(kept) < 8 or (ends == 1 and len(kept) < 24):
            kept.append(state.copy())
    return last, kept


def late_start(rules: Rules, players: int, seed: int) -> State:
    """Returns a state some records before the end of a random match."""
    return _long_walk((*rules.options.items(),), players, seed)[0].copy()


def more_states(rules: Rules, players: int, seed: int) -> list[State]:
    """Returns the first states of that match, and those around the end of its first round."""
    return [state.copy() for state in _long_walk((*rules.options.items(),), players, seed)[1]]
