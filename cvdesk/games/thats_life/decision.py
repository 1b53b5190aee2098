"""The open decision with targets, labels and consequences, made from a view (all clauses of Life 2 and 5)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cvdesk.engine import Action, Decision, Event, Message, Option, Target
from cvdesk.games.thats_life import messages
from cvdesk.games.thats_life.path import landing
from cvdesk.games.thats_life.state import STEP_MOVE, STEP_ROLL, STEP_WURM
from cvdesk.games.thats_life.view import LifeView, state_of

if TYPE_CHECKING:
    from cvdesk.games.thats_life.rules import LifeRules

_KINDS = {STEP_ROLL: "thats_life.roll", STEP_MOVE: "thats_life.move", STEP_WURM: "thats_life.wurm"}
_LABELS = {"pawn": messages.do_pawn, "guard": messages.do_guard, "wurm": messages.do_wurm}


def decision_of(rules: LifeRules, view: LifeView) -> Decision | None:
    """Returns what the viewer must choose now; None for everybody but the actor."""
    if not view.actions:
        return None
    looks = Counter(_look(view, action) for action in view.actions)
    return Decision(
        player=view.actor,
        kind=_KINDS[view.step],
        prompt=_prompt(view),
        options=tuple(
            Option(
                action=action,
                targets=targets_of(view, action),
                label=_label(view, action, alone=looks[_look(view, action)] == 1),
                detail=_detail(rules, view, action),
            )
            for action in view.actions
        ),
        alike=_alike(view),
    )


def source_of(view: LifeView, action: Action) -> int:
    """Returns the tile of the piece that an action moves."""
    if action.kind == "pawn":
        return view.pawns[action.args[0]]
    if action.kind == "guard":
        return view.guards[action.args[0]]
    assert view.wurm is not None
    return view.wurm


def targets_of(view: LifeView, action: Action) -> tuple[Target, ...]:
    """Returns what is clicked for an action: the piece and the tile where it lands, the die, the button."""
    if action.kind == "roll":
        return (Target("die", 0),)
    if action.kind == "leave":
        return (Target("button", 0),)
    piece = Target(action.kind, action.args[0] if action.args else 0)
    return (piece, Target("space", landing(view.path, source_of(view, action), view.roll)))


def _prompt(view: LifeView) -> Message:
    if view.step == STEP_ROLL:
        return messages.prompt_roll(view.actor)
    if view.step == STEP_WURM:
        return messages.prompt_wurm(view.actor, view.roll, view.must_wurm)
    guards = any(action.kind == "guard" for action in view.actions)
    if view.may_wurm:
        return messages.prompt_move_wurm(view.actor, view.roll, guards, view.must_wurm)
    return messages.prompt_move(view.actor, view.roll, guards)


def _look(view: LifeView, action: Action) -> tuple[str, Message | None, Message | None]:
    """Returns what a label shows of an action, to find those that would look the same."""
    if action.kind not in _LABELS:
        return (action.kind, None, None)
    source = source_of(view, action)
    to = landing(view.path, source, view.roll)
    return (
        action.kind,
        messages.tile_name(source, view.values),
        messages.tile_name(to, view.values),
    )


def _label(view: LifeView, action: Action, alone: bool) -> Message:
    if action.kind == "roll":
        return messages.do_roll()
    if action.kind == "leave":
        return messages.do_leave()
    source = source_of(view, action)
    make = _LABELS[action.kind]
    if action.kind == "wurm" and view.step == STEP_MOVE:
        make = messages.do_wurm_first
    label = make(view.roll, source, landing(view.path, source, view.roll))
    return label if alone else messages.numbered(label, view.path.index(source))


def _detail(rules: LifeRules, view: LifeView, action: Action) -> Message | None:
    """Returns the consequence, found by playing the action on a copy."""
    if action.kind == "roll":
        return None
    if action.kind == "leave":
        return messages.wurm_waits(source_of(view, action))
    happened: list[Event] = []
    rules.apply(state_of(view), action, happened)
    if action.kind == "wurm":
        return _wurm_detail(view, happened)
    for event in happened:
        if event.rule == "thats_life.3.1":
            return messages.you_take(source_of(view, action))
    return messages.nothing_taken()


def _wurm_detail(view: LifeView, happened: list[Event]) -> Message:
    if any(event.rule == "thats_life.5.5" for event in happened):
        return messages.goes_round()
    hits = [_hit(event) for event in happened if event.rule in ("thats_life.5.2", "thats_life.5.3")]
    return messages.hits(hits) if hits else messages.hits_nobody()


def _hit(event: Event) -> Message:
    if not event.moves:
        return messages.victim_spared(event.player)
    (move,) = event.moves
    if move.to.zone == "seat":
        return messages.victim_takes(event.player, move.piece.id)
    return messages.victim_puts_back(event.player, move.piece.id)


def _alike(view: LifeView) -> tuple[frozenset[Target], ...]:
    """Names the pieces that stand together: only one of them is listed."""
    groups = []
    for action in view.actions:
        if action.kind not in ("pawn", "guard"):
            continue
        tile = source_of(view, action)
        tiles = view.pawns if action.kind == "pawn" else view.guards
        ids = view.own_pawns(view.actor) if action.kind == "pawn" else range(len(view.guards))
        together = frozenset(Target(action.kind, each) for each in ids if tiles[each] == tile)
        if len(together) > 1:
            groups.append(together)
    return tuple(groups)
