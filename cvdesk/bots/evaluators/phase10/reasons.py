"""Why a bot of Phase 10 chose as it did, without a word of what its hand holds."""

from __future__ import annotations

from cvdesk.bots.evaluators.phase10.hands import Mine, likely, unseen
from cvdesk.bots.evaluators.phase10.policy import Policy, Values
from cvdesk.engine import Action, Message, P
from cvdesk.engine.message import message
from cvdesk.games.phase10.cards import BIT, JOKER
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import STEP_MOVE, STEP_STAR

OPEN = frozenset({"move", "star", "deck", "pile"})
"""Kinds of actions that tell nothing of a hand, though they are not played."""
SECRET = frozenset({"exchange", "keep", "done", "search", "give"})
"""Kinds of actions of which others do not see everything, though they are played."""


def shown(values: Values, played: Action) -> tuple[tuple[Action, float], ...]:
    """Returns the values that may be seen: none that would tell of the hand."""
    if played.kind in SECRET:
        return ()
    return tuple(
        (action, min(1.0, max(0.0, value)))
        for action, value in values
        if action == played or action.kind in OPEN
    )


def reasons_for(policy: Policy, state: PhaseState, action: Action) -> list[Message]:
    """Says what speaks for an action."""
    mine = Mine(state, state.actor)
    if state.step in (STEP_MOVE, STEP_STAR):
        return _spaces(policy, state, mine, action)
    kind, args = action
    if kind in ("set", "flush", "run"):
        return [message("bot-reason-phase10-lay")]
    if kind == "hit":
        return [message("bot-reason-phase10-add", count=P.count(state.size(mine.player) - 1))]
    if kind == "pile":
        return [message("bot-reason-phase10-fits" if mine.laid else "bot-reason-phase10-helps")]
    if kind == "ask":
        return _question(state, args)
    if kind == "discard" and args[0] < JOKER:
        return _discard(mine, args[0])
    return []


def _spaces(policy: Policy, state: PhaseState, mine: Mine, action: Action) -> list[Message]:
    """Compares the actions within reach, measured by what a card from the deck brings."""
    if mine.laid:
        return [message("bot-reason-phase10-lighten")]
    values = dict(policy.values(state, policy.rules.legal_actions(state)))
    return [message("bot-reason-phase10-space", count=P.count(max(0, round(values[action]))))]


def _question(state: PhaseState, args: tuple[int, ...]) -> list[Message]:
    """Says who is asked and how likely the answer is a card, as anybody at the table can tell."""
    number, direction = args
    step = -1 if direction else 1
    left = unseen(state, state.players)
    nobody = 1.0
    for offset in range(1, state.players):
        player = (state.turn + step * offset) % state.players
        chance = likely(state, player, number, left)
        if chance >= 1.0:
            return [message("bot-reason-phase10-known", player=P.player(player))]
        nobody *= 1.0 - chance
    return [message("bot-reason-phase10-likely", value=P.count(round(100 * (1.0 - nobody))))]


def _discard(mine: Mine, card: int) -> list[Message]:
    """Says whether what is discarded helps those who have laid."""
    if not mine.state.melds:
        return [message("bot-reason-phase10-useless")]
    fits = bool(mine.fits & BIT[card])
    return [message("bot-reason-phase10-risky" if fits else "bot-reason-phase10-safe")]
