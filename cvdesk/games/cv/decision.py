"""The open decision with targets, labels and consequences, made from a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cvdesk.engine import Action, Decision, Message, Option, Target
from cvdesk.games.cv import effects, offers
from cvdesk.games.cv.actions import DECLINE
from cvdesk.games.cv.cards import (
    BORROWS,
    CALMS,
    CONVERTS,
    THREE_LUCK,
    X,
    common,
    pay,
    power_count,
)
from cvdesk.games.cv.market import cost_of
from cvdesk.games.cv.preview import unpaid_after
from cvdesk.games.cv.state import (
    MOST_DICE,
    STEP_ASSIST,
    STEP_CHOOSE,
    STEP_DECIDE,
    STEP_DRAFT,
    STEP_END,
    STEP_LOSE,
    STEP_PLACE,
    STEP_REROLL,
    STEP_ROLL,
    STEP_UPKEEP,
    CvState,
)
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.view import CvView, pile_id, state_of

LUCK_BUTTON = Target("button", 0)
GAP = 100
"""A place in a pile is the pile's id times this, plus the number of cards below."""

_KINDS = {
    STEP_DRAFT: "cv.draft",
    STEP_ROLL: "cv.roll",
    STEP_REROLL: "cv.reroll",
    STEP_CHOOSE: "cv.choose",
    STEP_LOSE: "cv.lose",
    STEP_UPKEEP: "cv.upkeep",
    STEP_PLACE: "cv.place",
    STEP_END: "cv.end",
    STEP_ASSIST: "cv.assist",
    STEP_DECIDE: "cv.decide",
}


def decision_of(terms: Terms, view: CvView) -> Decision | None:
    """Returns what the viewer must choose now; None for everybody but the actor."""
    if not view.actions:
        return None
    state = state_of(view)
    return Decision(
        player=view.actor,
        kind=_KINDS[view.step],
        prompt=_prompt(terms, view),
        options=tuple(
            Option(
                action=action,
                targets=targets_of(terms, view, action),
                label=_LABELS[action.kind](terms, view, action.args),
                detail=_detail(terms, view, state, action),
                # new cards mostly follow at once, and then declining cannot be taken back
                deliberate=action == DECLINE,
            )
            for action in view.actions
        ),
        alike=alike_targets(view),
    )


# ---- targets


def targets_of(terms: Terms, view: CvView, action: Action) -> tuple[Target, ...]:
    """Returns what is clicked for an action; nothing for what the primary button does unasked."""
    kind, args = action
    if kind == "reroll":
        return _dice_targets(view, args)
    if kind in _SINGLE:
        return tuple(Target(_SINGLE[kind], card) for card in args)
    if kind == "luck":
        return (Target("display", args[0]), LUCK_BUTTON)
    if kind == "discount":
        return (Target("hand", args[0]), Target("display", args[1]), Target("symbol", args[2]))
    if kind == "place":
        return (place_target(view, args),)
    if kind == "borrow":
        return (_power_card(terms, view, BORROWS), Target("symbol", args[0]))
    if kind == "convert":
        return (_power_card(terms, view, CONVERTS), _bearer(view, args[0]), Target("symbol", args[1]))
    if kind == "calm":
        return (_power_card(terms, view, CALMS), _bearer(view, X), Target("symbol", args[0]))
    return ()


_SINGLE = {
    "pick": "draft", "roll": "hand", "event": "hand", "take": "display", "help": "display", "lose": "card",
    "pay": "card",
}  # fmt: skip


def _dice_targets(view: CvView, faces: Sequence[int]) -> tuple[Target, ...]:
    slots = []
    free = list(range(len(view.dice)))
    for face in faces:
        slot = next(each for each in free if view.dice[each] == face)
        free.remove(slot)
        slots.append(slot)
    return tuple(Target("die", slot) for slot in sorted(slots))


def place_target(view: CvView, args: Sequence[int]) -> Target:
    """Returns the pile for a place on top, the gap for one further down."""
    kind, below = args
    pile = pile_id(view.actor, kind)
    if below == len(view.piles[view.actor][kind]):
        return Target("stack", pile)
    return Target("gap", pile * GAP + below)


def _power_card(terms: Terms, view: CvView, power: int) -> Target:
    """Returns the active card whose power is used."""
    powers = terms.cards.powers
    return Target("card", next(card for card in view.active(view.turn) if power_count(powers[card], power)))


def _bearers(view: CvView, symbol: int) -> list[Target]:
    """Lists the dice and tokens of the own table that show a symbol."""
    dice = [Target("die", slot) for slot, face in enumerate(view.dice) if face == symbol]
    return dice + [Target("token", symbol)] * bool(view.tokens[view.turn][symbol])


def _bearer(view: CvView, symbol: int) -> Target:
    """Returns one thing that shows a symbol; a borrowed or changed one has only its name."""
    return next(iter(_bearers(view, symbol)), Target("token", symbol))


def alike_targets(view: CvView) -> tuple[frozenset[Target], ...]:
    """Names dice, and tokens, that show the same symbol and are chosen from now."""
    if view.step == STEP_REROLL:
        faces = {face for action in view.actions if action.kind == "reroll" for face in action.args}
        groups = [
            [Target("die", slot) for slot, face in enumerate(view.dice) if face == each] for each in faces
        ]
    elif view.step == STEP_CHOOSE:
        changed = {action.args[0] for action in view.actions if action.kind == "convert"}
        if any(action.kind == "calm" for action in view.actions):
            changed.add(X)
        groups = [_bearers(view, symbol) for symbol in changed]
    else:
        groups = []
    return tuple(frozenset(group) for group in sorted(groups) if len(group) > 1)


# ---- prompts


def _prompt(terms: Terms, view: CvView) -> Message:
    player = view.actor
    two = len(terms.cards.types[view.placing]) > 1
    return {
        STEP_DRAFT: lambda: offers.prompt_draft(player, _left(view), len(view.actions)),
        STEP_ROLL: lambda: offers.prompt_roll(player, view.joining),
        STEP_REROLL: lambda: offers.prompt_reroll(
            player, view.throws, thaw=view.thaws > 0 and X in view.dice
        ),
        STEP_CHOOSE: lambda: offers.prompt_choose(player, len(view.chosen)),
        STEP_LOSE: lambda: offers.prompt_lose(player, view.losses),
        STEP_UPKEEP: lambda: offers.prompt_upkeep(player),
        STEP_PLACE: lambda: offers.prompt_place(player, view.placing, two=two),
        STEP_END: lambda: offers.prompt_end(player),
        STEP_ASSIST: lambda: offers.prompt_assist(player),
        STEP_DECIDE: lambda: offers.prompt_decide(player, view.placing),
    }[view.step]()


def _left(view: CvView) -> int:
    return (view.actor + 1) % view.players


# ---- labels

_Label = Callable[[Terms, CvView, tuple[int, ...]], Message]


def _label_roll(terms: Terms, view: CvView, args: tuple[int, ...]) -> Message:
    added = sum(terms.cards.extra_dice[event] for event in args)
    return offers.do_roll(min(view.joining + added, MOST_DICE), args)


def _label_borrow(terms: Terms, view: CvView, args: tuple[int, ...]) -> Message:
    state = state_of(view)
    owner = effects.lender(terms, state, args[0])
    assert owner is not None
    return offers.do_borrow(args[0], owner, effects.work_of(state, owner))


def _label_place(terms: Terms, view: CvView, args: tuple[int, ...]) -> Message:
    kind, below = args
    pile = view.piles[view.actor][kind]
    return offers.do_place(
        view.placing,
        kind,
        pile[below] if below < len(pile) else 0,
        covers=pile[-1] if pile else 0,
        two=len(terms.cards.types[view.placing]) > 1,
    )


_LABELS: dict[str, _Label] = {
    "pick": lambda terms, view, args: offers.do_pick(args[0], _left(view), len(view.actions) - 1),
    "roll": _label_roll,
    "keep": lambda terms, view, args: offers.do_keep(),
    "reroll": lambda terms, view, args: offers.do_reroll(args, view.joining),
    "event": lambda terms, view, args: offers.do_event(args[0]),
    "done": lambda terms, view, args: offers.do_done(len(view.chosen)),
    "take": lambda terms, view, args: offers.do_take(args[0], len(view.chosen)),
    "luck": lambda terms, view, args: offers.do_luck(args[0]),
    "discount": lambda terms, view, args: offers.do_discount(*args),
    "convert": lambda terms, view, args: offers.do_change(*args),
    "calm": lambda terms, view, args: offers.do_change(X, args[0]),
    "borrow": _label_borrow,
    "lose": lambda terms, view, args: offers.do_lose(args[0]),
    "pay": lambda terms, view, args: offers.do_pay(args[0]),
    "place": _label_place,
    "end_turn": lambda terms, view, args: offers.do_end(_left(view)),
    "help": lambda terms, view, args: offers.do_help(args[0]),
    "decline": lambda terms, view, args: offers.do_decline(),
}


# ---- consequences


def _detail(terms: Terms, view: CvView, state: CvState, action: Action) -> Message | None:
    kind, args = action
    if kind in ("take", "luck"):
        return _payment(terms, state, kind, args[0])
    if kind == "done":
        return _warning(terms, state, state.pool)
    if kind == "event":
        return _event(terms, view, args[0])
    if kind == "lose":
        below = card_below(view, args[0])
        return offers.uncovers(below) if below else None
    if kind == "place":
        pile = view.piles[view.actor][args[0]]
        return offers.becomes_active() if args[1] == len(pile) else offers.stays_covered(pile[-1])
    return None


def _payment(terms: Terms, state: CvState, kind: str, card: int) -> Message:
    """Returns what a card costs now, and which cards would be lost for want of the symbols."""
    if kind == "luck":
        cost, from_events = THREE_LUCK, 0
    else:
        cost = cost_of(terms, state, card)
        from_events = common(state.extra, cost)
    left = pay(state.pool, cost - from_events)
    detail = offers.pays(state.pool - left, from_events)
    warning = _warning(terms, state, left)
    return detail if warning is None else offers.both(detail, warning)


def _warning(terms: Terms, state: CvState, pool: int) -> Message | None:
    """CV 5.2: returns what could not be paid for with the symbols that would be left."""
    if not terms.pays_first:
        return None
    hopeless, enough = unpaid_after(terms, state, pool)
    if hopeless:
        return offers.would_lose(hopeless)
    return None if enough else offers.could_lose()


def _event(terms: Terms, view: CvView, event: int) -> Message:
    if view.step == STEP_LOSE:
        return offers.cancels_loss()
    if view.step == STEP_REROLL:
        room = MOST_DICE - len(view.dice) - view.joining
        return offers.adds_dice(min(terms.cards.extra_dice[event], room))
    return offers.gives(terms.cards.gives[event])


def card_below(view: CvView, card: int) -> int:
    """Returns the card that is active once another one is lost, 0 for none."""
    for pile in view.piles[view.turn]:
        if pile and pile[-1] == card and len(pile) > 1:
            return pile[-2]
    return 0
