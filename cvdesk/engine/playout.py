"""Random playouts, seeded, for tests, benchmarks and search."""

from __future__ import annotations

from cvdesk.engine.match import Match
from cvdesk.engine.record import Seat
from cvdesk.engine.rng import Rng
from cvdesk.engine.rules import CHANCE, Rules
from cvdesk.engine.state import State


def play_out(rules: Rules, state: State, rng: Rng) -> int:
    """Plays uniformly random actions on `state` in place to the end of the match.

    Returns the number of plies: decisions with more than one option, or at least one
    that is not the forced opening of a turn (`GameInfo.turn_openers`).
    """
    to_move, legal_actions = rules.to_move, rules.legal_actions
    apply, sample_chance, random = rules.apply, rules.sample_chance, rng.random
    openers = rules.info.turn_openers
    plies = 0
    while (mover := to_move(state)) >= CHANCE:
        if mover == CHANCE:
            apply(state, sample_chance(state, rng))
            continue
        actions = legal_actions(state)
        count = len(actions)
        if count > 1:
            plies += 1
            apply(state, actions[int(random() * count)])
        else:
            action = actions[0]
            plies += action.kind not in openers
            apply(state, action)
    return plies


def random_match(rules: Rules, players: int, seed: int, records: int | None = None) -> Match:
    """Plays a whole match (or `records` records of it) with uniformly random players.

    Raises IllegalAction if the rules offer what they do not accept.
    """
    seats = [Seat("bot", f"Random {index + 1}", index + 1, level="random") for index in range(players)]
    match = Match.new(rules, seats, seed)
    rng = Rng.stream(seed, "playout")
    while not match.finished and (records is None or match.index < records):
        match.play(rng.pick(rules.legal_actions(match.state)))
    return match
