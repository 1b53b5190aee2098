"""The open decision with targets, labels and consequences, made from a view (Pocket 2 and 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cvdesk.engine import Action, Decision, Message, Option, Target
from cvdesk.games.cv_pocket import messages
from cvdesk.games.cv_pocket.scoring import LINE_SYMBOLS, points_of
from cvdesk.games.cv_pocket.state import STEP_JOKER
from cvdesk.games.cv_pocket.symbols import unpacked
from cvdesk.games.cv_pocket.view import PocketView, place_of, state_of

if TYPE_CHECKING:
    from cvdesk.games.cv_pocket.rules import PocketRules


def decision_of(rules: PocketRules, view: PocketView) -> Decision | None:
    """Returns what the viewer must choose now; None for everybody but the actor."""
    if not view.actions:
        return None
    joker = view.step == STEP_JOKER
    return Decision(
        player=view.actor,
        kind="cv_pocket.joker" if joker else "cv_pocket.take",
        prompt=_prompt_joker(rules, view) if joker else _prompt(rules, view),
        options=tuple(
            Option(
                action=action,
                targets=(target_of(action),),
                label=_label(view, action),
                detail=_detail(rules, view, action),
            )
            for action in view.actions
        ),
    )


def target_of(action: Action) -> Target:
    """Returns what is clicked for an action: the card, the button or the symbol."""
    if action.kind == "pass":
        return Target("button", 0)
    return Target("column" if action.kind == "take" else "symbol", action.args[0])


def _prompt(rules: PocketRules, view: PocketView) -> Message:
    player, reach = view.actor, view.reach[view.actor]
    if len(view.actions) == 1:
        return messages.prompt_forced(player, reach) if reach else messages.prompt_forced_empty(player)
    if not view.cvs[player]:
        return messages.prompt_first(player)
    top = view.cvs[player][-1]
    if not reach:
        return messages.prompt_any(player, top)
    return messages.prompt_take(player, top, reach, rules.deck.vacation[top])


def _prompt_joker(rules: PocketRules, view: PocketView) -> Message:
    place = view.cvs[view.actor].index(view.waiting[0])
    return messages.prompt_joker(view.actor, view.waiting[0], view.doubled[view.actor][place])


def _label(view: PocketView, action: Action) -> Message:
    if action.kind == "pass":
        return messages.do_pass()
    if action.kind == "joker":
        return messages.do_joker(view.waiting[0], action.args[0])
    column, place = place_of(view, action.args[0])
    return messages.do_take(action.args[0], column + 1, place + 1)


def _detail(rules: PocketRules, view: PocketView, action: Action) -> Message:
    """Returns the consequence: what changes on the scoring pads, or how many have passed."""
    if action.kind == "pass":
        passed = view.passed + 1
        if passed == view.players:
            return messages.ends_match()
        return messages.passes_so_far(passed, view.players)
    state = state_of(rules.deck, view)
    rules.apply(state, action)
    after = points_of(state.tallies, rules.deck.money)
    counts = unpacked(state.tallies[view.actor])
    parts = [
        _line_detail(view, line, counts, then)
        for line, then in enumerate(after[view.actor])
        if then != view.points[view.actor][line]
    ]
    parts += [
        messages.rival_changes(player, sum(after[player]) - view.scores[player])
        for player in range(view.players)
        if player != view.actor and sum(after[player]) != view.scores[player]
    ]
    return messages.changes(parts) if parts else messages.no_change()


def _line_detail(view: PocketView, line: int, counts: Sequence[int], then: int) -> Message:
    """Returns how one line changes, with the number of its symbols where it counts only one kind."""
    before = view.points[view.actor][line]
    symbols = LINE_SYMBOLS[line] if line < len(LINE_SYMBOLS) else ()
    if len(symbols) != 1:
        return messages.line_changes(line, before, then)
    (symbol,) = symbols
    return messages.counted_changes(line, (view.counts[view.actor][symbol], counts[symbol]), before, then)
