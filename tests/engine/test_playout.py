"""Random playouts: seeded, counted, and stopped where asked."""

from __future__ import annotations

import pytest

from cvdesk.engine import CHANCE, Rng, Setup, play_out, random_match
from tests.engine.tables import RULES


def test_a_random_match_stops_after_so_many_records() -> None:
    match = random_match(RULES, 3, 1, 10)
    assert 10 <= match.index < 20
    assert not match.finished
    assert match.mover >= 0
    assert random_match(RULES, 3, 1, 0).index == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_match_depends_on_its_seed_alone(players: int) -> None:
    one, two = random_match(RULES, players, 1), random_match(RULES, players, 1)
    assert one.record.actions == two.record.actions
    assert one.record.match != two.record.match
    assert [seat.is_human for seat in one.record.seats] == [False] * players


def test_plies_are_decisions_without_forced_openings() -> None:
    """A forced `roll` is not counted, a forced end of the turn is, chance never."""
    state = RULES.new_state(Setup(2, RULES.options))
    twin = state.copy()
    plies = play_out(RULES, state, Rng(1))
    rng, counted = Rng(1), 0
    while (mover := RULES.to_move(twin)) >= CHANCE:
        if mover == CHANCE:
            RULES.apply(twin, RULES.sample_chance(twin, rng))
            continue
        actions = RULES.legal_actions(twin)
        action = rng.pick(actions) if len(actions) > 1 else actions[0]
        counted += action.kind != "roll"
        RULES.apply(twin, action)
    assert twin == state
    assert plies == counted > 0
