"""The open decision with targets, labels and consequences, made from a view."""

from __future__ import annotations

from collections.abc import Callable

from cvdesk.engine import Action, Decision, Message, Option, Several, Target
from cvdesk.games.phase10 import words
from cvdesk.games.phase10.cards import HIDDEN_CARD, NUMBER, code_of, is_joker, token_of, tokens_of
from cvdesk.games.phase10.melds import HIGH, LOW, Meld
from cvdesk.games.phase10.phases import KIND_NAMES, RUN
from cvdesk.games.phase10.rounds import MOST_KEPT
from cvdesk.games.phase10.steps import (
    STEP_ASK,
    STEP_DRAW,
    STEP_EXCHANGE,
    STEP_GIVE,
    STEP_KEEP,
    STEP_MOVE,
    STEP_PLAY,
    STEP_ROLL,
    STEP_SEARCH,
    STEP_STAR,
)
from cvdesk.games.phase10.track import landing, skipped, star_space
from cvdesk.games.phase10.view import PhaseView

Targets = tuple[Target, ...]

_KINDS = {
    STEP_ROLL: "phase10.roll",
    STEP_MOVE: "phase10.move",
    STEP_STAR: "phase10.star",
    STEP_DRAW: "phase10.draw",
    STEP_SEARCH: "phase10.search",
    STEP_EXCHANGE: "phase10.exchange",
    STEP_ASK: "phase10.ask",
    STEP_GIVE: "phase10.give",
    STEP_PLAY: "phase10.play",
    STEP_KEEP: "phase10.keep",
}
LAYING = "phase10.lay"
"""The kind of a decision in the middle of laying a phase."""


def decision_of(view: PhaseView) -> Decision | None:
    """Returns what the viewer must choose now; None for everybody but the actor."""
    if not view.actions:
        return None
    return Decision(
        player=view.actor,
        kind=LAYING if is_laying(view) else _KINDS[view.step],
        prompt=_prompt(view),
        options=tuple(
            Option(
                action, targets_of(view, action), _LABELS[action.kind](view, action), _detail(view, action)
            )
            for action in view.actions
        ),
        alike=_alike(view),
        several=_several(view),
    )


def _several(view: PhaseView) -> Several | None:
    """Returns what is chosen all at once and in any order: cards to exchange, cards to keep."""
    cards = frozenset(_hand(*view.hand))
    if view.step == STEP_EXCHANGE and view.due > 1 and not view.picked:
        return Several(cards, view.due, view.due, (words.do_exchange_all(view.due),))
    if view.step == STEP_KEEP and not view.picked:
        most = min(MOST_KEPT, len(cards))
        return Several(cards, 1, most, tuple(map(words.do_done, range(1, most + 1))))
    return None


def is_laying(view: PhaseView) -> bool:
    """Tells whether the viewer is in the middle of laying a phase."""
    return bool(view.laying or view.part or view.start)


# ---- prompts


def _prompt(view: PhaseView) -> Message:
    player = view.actor
    if is_laying(view):
        group = view.phase_of(player)[len(view.laying)]
        number = view.start + len(view.part) if view.start else 0
        return words.prompt_laying(player, group, number)
    if view.step == STEP_PLAY:
        return words.prompt_play(
            player,
            view.markers[player],
            laid=view.laid[player],
            can_lay=any(action.kind in (*KIND_NAMES, "place") for action in view.actions),
        )
    if view.step == STEP_MOVE:
        return words.prompt_move(player, *view.dice)
    if view.step == STEP_DRAW:
        return words.prompt_draw(player, view.due)
    if view.step == STEP_EXCHANGE:
        return words.prompt_exchange(player, view.due)
    if view.step == STEP_GIVE:
        return words.prompt_give(player, view.turn, view.asked)
    if view.step == STEP_KEEP:
        return words.prompt_keep(player, len(view.picked))
    return _PLAIN_PROMPTS[view.step](player)


_PLAIN_PROMPTS: dict[int, Callable[[int], Message]] = {
    STEP_ROLL: words.prompt_roll,
    STEP_STAR: words.prompt_star,
    STEP_SEARCH: words.prompt_search,
    STEP_ASK: words.prompt_ask,
}


# ---- targets


def _hand(*codes: int) -> Targets:
    return tuple(Target("hand", token) for token in tokens_of(sorted(codes)))


def end_of(meld: Meld, code: int, end: int | None) -> int | None:
    """Returns at which end of a run a card is added; None in other melds and outside a run's count."""
    if meld.kind != RUN or meld.is_full:
        return None
    if is_joker(code):
        return end
    return LOW if NUMBER[code] < meld.low else HIGH


def _move_targets(view: PhaseView, action: Action) -> Targets:
    (steps,) = action.args
    die = 0 if steps == view.dice[0] else 1
    return (Target("die", die), Target("space", landing(view.pawns, view.turn, steps)))


def _star_targets(view: PhaseView, action: Action) -> Targets:
    return (Target("kind", action.args[0]), Target("space", _star_space(view, action)))


def _star_space(view: PhaseView, action: Action) -> int:
    space = star_space(view.pawns, view.turn, view.ring, action.args[0])
    assert space is not None
    return space


def _ask_targets(view: PhaseView, action: Action) -> Targets:
    number, direction = action.args
    only = (Target("number", number),)
    return only if view.players == 2 else (*only, Target("direction", direction))


def _add_targets(view: PhaseView, action: Action) -> Targets:
    index, code = action.args[:2]
    end = end_of(view.melds[index], code, _end(action))
    zone = "meld" if end is None else ("low", "high")[end]
    return (*_hand(code), Target(zone, index))


def _end(action: Action) -> int | None:
    return action.args[2] if len(action.args) > 2 else None


_TARGETS: dict[str, Callable[[PhaseView, Action], Targets]] = {
    "roll": lambda view, action: (Target("die", 0),),
    "move": _move_targets,
    "star": _star_targets,
    "deck": lambda view, action: (Target("deck", 0),),
    "pile": lambda view, action: (Target("pile", len(view.pile) - 1),),
    "search": lambda view, action: (Target("pile", action.args[0]),),
    "ask": _ask_targets,
    "hit": _add_targets,
    "run": lambda view, action: (Target("start", action.args[0]),),
    "place": lambda view, action: (*_hand(*action.args), Target("lay", 0)),
    "done": lambda view, action: (Target("button", 0),),
}
"""Actions whose targets are not just their hand cards."""


def targets_of(view: PhaseView, action: Action) -> Targets:
    """Returns what is clicked for an action; see the zones in `view`."""
    make = _TARGETS.get(action.kind)
    return make(view, action) if make else _hand(*action.args)


def _alike(view: PhaseView) -> tuple[frozenset[Target], ...]:
    """Names equal cards in hand, and equal cards side by side in the pile: only one is listed."""
    if view.step == STEP_SEARCH:
        return _equal_in_pile(view)
    offered = {
        target.id for action in view.actions for target in targets_of(view, action) if target.zone == "hand"
    }
    pairs = [token for token in tokens_of(view.hand) if token != token_of(code_of(token))]
    return tuple(
        frozenset({Target("hand", token - 1), Target("hand", token)})
        for token in pairs
        if token - 1 in offered
    )


def _equal_in_pile(view: PhaseView) -> tuple[frozenset[Target], ...]:
    groups: list[list[int]] = []
    for at, card in enumerate(view.pile):
        if at and card == view.pile[at - 1] != HIDDEN_CARD:
            groups[-1].append(at)
        else:
            groups.append([at])
    return tuple(frozenset(Target("pile", at) for at in group) for group in groups if len(group) > 1)


# ---- labels


def _label_ask(view: PhaseView, action: Action) -> Message:
    number, direction = action.args
    return words.do_ask(number, (view.turn + (-1 if direction else 1)) % view.players)


def _label_add(view: PhaseView, action: Action) -> Message:
    index, code = action.args[:2]
    return words.do_add(code, view.melds[index], _end(action))


def _label_run(view: PhaseView, action: Action) -> Message:
    size = view.phase_of(view.actor)[len(view.laying)].size
    return words.do_run(action.args[0], action.args[0] + size - 1)


def _label_place(view: PhaseView, action: Action) -> Message:
    code = action.args[0]
    number = view.start + len(view.part) if view.start and is_joker(code) else 0
    return words.do_place(code, number)


_LABELS: dict[str, Callable[[PhaseView, Action], Message]] = {
    "roll": lambda view, action: words.do_roll(),
    "move": lambda view, action: words.do_move(
        action.args[0], landing(view.pawns, view.turn, action.args[0])
    ),
    "star": lambda view, action: words.do_star(action.args[0]),
    "deck": lambda view, action: words.do_deck(),
    "pile": lambda view, action: words.do_pile(view.pile[-1]),
    "search": lambda view, action: words.do_search(
        view.pile[action.args[0]], len(view.pile) - action.args[0]
    ),
    "exchange": lambda view, action: words.do_exchange(action.args[0], view.due == 1),
    "ask": _label_ask,
    "give": lambda view, action: words.do_give(action.args[0]),
    "discard": lambda view, action: words.do_discard(action.args[0]),
    "hit": _label_add,
    "set": lambda view, action: words.do_lay(action.args),
    "flush": lambda view, action: words.do_lay(action.args),
    "run": _label_run,
    "place": _label_place,
    "keep": lambda view, action: words.do_keep(action.args[0]),
    "done": lambda view, action: words.do_done(len(view.picked)),
}


def _detail(view: PhaseView, action: Action) -> Message | None:
    """Returns the consequence of a move or a choice on a star space."""
    if action.kind == "move":
        passed = len(skipped(view.pawns, view.turn, action.args[0]))
        return words.passes(passed) if passed else None
    if action.kind == "star":
        return words.leads_to(_star_space(view, action))
    return None
