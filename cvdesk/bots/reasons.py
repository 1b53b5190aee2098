"""Why a bot chose as it did, said with the numbers that it used."""

from __future__ import annotations

from cvdesk.bots.evaluators import Evaluator
from cvdesk.engine.action import Action
from cvdesk.engine.message import Message, P, message
from cvdesk.engine.rules import Rules
from cvdesk.engine.state import State


def expectation(value: float, players: int) -> Message:
    """Says what a reward from 0 to 1 means: the chance to win, or the share of rivals beaten."""
    percent = P.count(round(100 * min(1.0, max(0.0, value))))
    return message("bot-reason-chance" if players == 2 else "bot-reason-share", value=percent)


def thought_ahead(count: int) -> Message:
    """Says how many continuations a search has played."""
    return message("bot-reason-search", count=P.count(count))


def cut_short() -> Message:
    """Says that the quick choice was taken because the real one did not come."""
    return message("bot-reason-fallback")


def term_reasons(
    rules: Rules, evaluator: Evaluator, world: State, action: Action, seat: int
) -> tuple[Message, ...]:
    """Names the parts of the rating that an action changes most, largest first, at most two."""
    state = world.copy()
    rules.apply(state, action)
    before, after = evaluator.terms(world, seat), evaluator.terms(state, seat)
    changes = {name: round(after[name] - before[name]) for name in after}
    largest = sorted(changes, key=lambda name: (-abs(changes[name]), name))
    return tuple(message(name, points=P.points(changes[name])) for name in largest[:2] if changes[name])
