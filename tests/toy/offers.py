"""How the toy game's actions are offered, refused and planned; nothing here decides what is legal."""

from __future__ import annotations

from itertools import groupby

from cvdesk.engine import Action, Decision, Message, Option, P, Refusal, Target
from cvdesk.engine.message import message
from tests.toy import cards as c
from tests.toy.view import ToyView

KINDS = {c.ROLL: "roll", c.ACT: "act", c.ANSWER: "answer", c.MORE: "more", c.BID: "bid"}
DECK = Target("deck", 0)
DIE = Target("die", 0)
PEEK_BUTTON = Target("button", 0)
REFUSE_BUTTON = Target("button", 1)


def make_decision(view: ToyView) -> Decision | None:
    """Adds targets and labels to the view's actions."""
    if not view.actions or view.viewer is None:
        return None
    kind = KINDS[view.step]
    return Decision(
        player=view.viewer,
        kind=f"toy.{kind}",
        prompt=message(f"toy-prompt-{kind}", player=P.player(view.viewer)),
        options=tuple(Option(action, _targets(action), _label(action)) for action in view.actions),
        alike=_alike(view),
        confirm=view.step == c.BID,
    )


def _targets(action: Action) -> tuple[Target, ...]:
    if action.kind in ("lay", "give", "bid"):
        return (Target("hand", action.args[0]),)
    if action.kind == "ask":
        return Target("seat", action.args[0]), Target("parity", action.args[1])
    fixed = {"roll": (DIE,), "draw": (DECK,), "peek": (PEEK_BUTTON,), "refuse": (REFUSE_BUTTON,)}
    return fixed.get(action.kind, ())


def _label(action: Action) -> Message:
    name = f"toy-option-{action.kind.replace('_', '-')}"
    if action.kind in ("lay", "give", "bid"):
        return message(name, card=P.card(action.args[0]))
    if action.kind == "ask":
        return message(name, rival=P.player(action.args[0]), value=P.value(action.args[1]))
    return message(name)


def _alike(view: ToyView) -> tuple[frozenset[Target], ...]:
    offered = {action.args[0] for action in view.actions if action.kind in ("lay", "give", "bid")}
    groups = (list(group) for _, group in groupby(view.hand, c.rank))
    return tuple(
        frozenset(Target("hand", card) for card in group)
        for group in groups
        if len(group) > 1 and group[0] in offered
    )


def visible_targets(view: ToyView) -> list[Target]:
    """Returns everything that the viewer can point at, usable now or not."""
    rivals = [Target("seat", player) for player in range(view.players) if player != view.viewer]
    hand = [Target("hand", card) for card in view.hand]
    return [DIE, DECK, PEEK_BUTTON, REFUSE_BUTTON, Target("parity", 0), Target("parity", 1), *rivals, *hand]


def refusal_of(view: ToyView, target: Target) -> Refusal | None:
    """Returns why a visible thing cannot be used now."""
    if view.viewer is None or target not in visible_targets(view):
        return None
    if view.viewer != view.actor:
        return Refusal(message("toy-refusal-wait", player=P.player(view.turn)), "toy.2")
    decision = make_decision(view)
    if decision is not None:
        offered = {each for option in decision.options for each in option.targets}
        if target in offered or any(target in group for group in decision.alike):
            return None
    return Refusal(message(f"toy-refusal-{target.zone}"), "toy.2")


def plan_of(view: ToyView, targets: tuple[Target, ...]) -> tuple[Action, ...]:
    """Returns the lays, ascending, that a selection of equal cards of the own hand means."""
    cards = sorted(target.id for target in targets if target.zone == "hand" and target.id in view.hand)
    ranks = {c.rank(card) for card in cards}
    if len(cards) != len(set(targets)) or len(cards) != len(targets) or len(ranks) != 1:
        return ()
    copies = [card for card in view.hand if c.rank(card) in ranks]
    if c.LAY[copies[0]] not in view.actions:
        return ()
    return tuple(c.LAY[card] for card in copies[: len(cards)])
