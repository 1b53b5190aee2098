"""A search that decides several times in one turn goes on thinking where it was."""

from __future__ import annotations

from attrs import evolve

from cvdesk.bots.base import Budget, Choice
from cvdesk.bots.ismcts import SearchBot
from cvdesk.engine import Match
from cvdesk.engine.playout import random_match
from cvdesk.games import make_rules
from tests.bots.tables import table

RULES = make_rules("thats_life", {"wurminator": "on"})


def looked_at(choice: Choice) -> object:
    """How many continuations the bot says it has tried."""
    return next(r.params["count"].value for r in choice.reasons if r.id == "bot-reason-search")


def two_step_turn() -> tuple[Match, SearchBot, Choice]:
    """A match in which a search has just chosen the first of two decisions of a turn, and played it."""
    for seed in range(100):
        match = random_match(RULES, 2, seed, records=40)
        mover, turn = match.mover, match.turn
        view = RULES.view(match.state, mover) if mover >= 0 else None
        if view is None or not getattr(view, "may_wurm", False):
            continue
        bot = SearchBot()
        choice = bot.choose(table(RULES, view, iterations=200))
        match.play(choice.action)
        if match.mover == mover and match.turn == turn and len(RULES.legal_actions(match.state)) > 1:
            return match, bot, choice
    raise AssertionError("no such turn")


def test_the_tree_is_kept_for_the_next_decision_of_the_turn() -> None:
    match, bot, choice = two_step_turn()
    second = table(RULES, RULES.view(match.state, match.mover), iterations=10)
    kept = bot.choose(evolve(second, path=(choice.action,)))
    fresh = SearchBot().choose(second)
    assert looked_at(fresh) == 10
    assert looked_at(kept) > 10


def test_the_tree_is_dropped_when_anything_else_has_happened() -> None:
    match, bot, _ = two_step_turn()
    second = table(RULES, RULES.view(match.state, match.mover), iterations=10)
    assert looked_at(bot.choose(second)) == 10


def test_a_path_that_was_never_searched_starts_anew() -> None:
    match, bot, choice = two_step_turn()
    second = table(RULES, RULES.view(match.state, match.mover), iterations=10)
    other = choice.action._replace(kind="leave")
    assert looked_at(bot.choose(evolve(second, path=(other, other)))) == 10


def test_a_turn_whose_time_is_used_up_still_thinks_about_its_later_decisions() -> None:
    match, _, choice = two_step_turn()
    bot = SearchBot()
    whole = Budget(milliseconds=30.0, whole_turn=True)
    decision = table(RULES, RULES.view(match.at(match.index - 1), match.mover))
    first = bot.choose(evolve(decision, budget=whole))
    match.undo_any()
    match.play(first.action)
    if match.mover == decision.view.actor:
        second = table(RULES, RULES.view(match.state, match.mover))
        assert bot.choose(evolve(second, budget=whole, path=(first.action,))).values
    assert first.values
    assert choice.values
