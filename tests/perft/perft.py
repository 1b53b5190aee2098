"""Perft: every choice of the players is expanded fully, chance follows one seeded stream."""

from __future__ import annotations

from cvdesk.engine import CHANCE, NOBODY, Rng, Rules, State


def after_chance(rules: Rules, state: State, seed: int, depth: int) -> State:
    """Returns a copy in which chance has been resolved, the same way in all branches of one depth."""
    state = state.copy()
    rng = Rng.stream(seed, "perft", depth)
    openers = rules.info.turn_openers
    while (mover := rules.to_move(state)) != NOBODY:
        if mover == CHANCE:
            rules.apply(state, rules.sample_chance(state, rng))
            continue
        actions = rules.legal_actions(state)
        if len(actions) > 1 or actions[0].kind not in openers:
            break
        rules.apply(state, actions[0])
    return state


def perft(rules: Rules, state: State, depth: int, seed: int) -> int:
    """Counts the lines of `depth` decisions from a position; forced openings of a turn are no decisions."""
    state = after_chance(rules, state, seed, depth)
    actions = rules.legal_actions(state)
    if depth <= 1:
        return len(actions) if depth else 1
    return sum(count for _, count in breakdown(rules, state, depth, seed))


def breakdown(rules: Rules, state: State, depth: int, seed: int) -> list[tuple[str, int]]:
    """Returns for each action of a position how many lines it begins: where two versions part, look there."""
    state = after_chance(rules, state, seed, depth)
    counts = []
    for action in rules.legal_actions(state):
        twin = state.copy()
        rules.apply(twin, action)
        counts.append((str(action), perft(rules, twin, depth - 1, seed)))
    return counts
