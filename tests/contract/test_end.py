"""Matches end, and the result adds up."""

from __future__ import annotations

from collections.abc import Callable

from cvdesk.engine import CHANCE, NOBODY, Message, Rng, Setup, play_out
from tests.contract.cases import Case, played, states, stream


def test_a_match_ends_within_the_promised_number_of_records(case: Case, seed: int) -> None:
    match = played(case, seed)
    assert match.finished
    assert match.mover == NOBODY
    assert 0 < match.index <= case.rules.info.max_records


def test_rewards_and_ranks_agree(case: Case, seed: int) -> None:
    """A reward is the share of opponents beaten, a tie counts half; all together they share what there is."""
    state = played(case, seed).state
    ranks = case.rules.standings(state).ranks
    rewards = case.rules.rewards(state)
    assert len(rewards) == len(ranks) == case.players
    assert abs(sum(rewards) - case.players / 2) < 1e-9
    for rank, reward in zip(ranks, rewards, strict=True):
        beaten = sum(other > rank for other in ranks) + (ranks.count(rank) - 1) / 2
        assert abs(reward - beaten / (case.players - 1)) < 1e-9


def test_standings_add_up_at_any_time(case: Case, seed: int) -> None:
    """Ranks count those who are better, every point is explained, and a higher score never ranks lower."""
    for state in states(case, seed):
        standings = case.rules.standings(state)
        assert len(standings.scores) == len(standings.ranks) == len(standings.lines) == case.players
        assert isinstance(standings.verdict, Message)
        for player, (score, rank) in enumerate(zip(standings.scores, standings.ranks, strict=True)):
            assert sum(line.points for line in standings.lines[player]) == score
            assert rank == 1 + sum(other < rank for other in standings.ranks)
            for other in range(case.players):
                if standings.scores[other] > score:
                    assert standings.ranks[other] < rank


def test_a_playout_ends_where_its_stream_says(case: Case, seed: int) -> None:
    for state in states(case, seed, 10):
        one, two = state.copy(), state.copy()
        plies = play_out(case.rules, one, Rng(seed))
        assert play_out(case.rules, two, Rng(seed)) == plies >= 0
        assert one == two
        assert case.rules.to_move(one) == NOBODY


def test_random_matches_keep_every_invariant(
    case: Case, batch: int, sized: Callable[[int, int], int]
) -> None:
    """Invariants, legality and the end, at every record: 10,000 matches per player count with ``--full``."""
    rules = case.rules
    for number in range(sized(15, 1_000)):
        rng = stream("invariants", case.id, batch, number)
        state = rules.new_state(Setup(case.players, rules.options))
        records = 0
        while (mover := rules.to_move(state)) != NOBODY:
            case.check(state)
            if mover == CHANCE:
                rules.apply(state, rules.sample_chance(state, rng))
            else:
                actions = rules.legal_actions(state)
                assert actions == sorted(set(actions)) != []
                rules.apply(state, rng.pick(actions))
            records += 1
            assert records <= rules.info.max_records
        case.check(state)
        assert abs(sum(rules.rewards(state)) - case.players / 2) < 1e-9
