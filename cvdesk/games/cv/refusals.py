"""Why a thing on the table cannot be used now, with the clause behind it."""

from __future__ import annotations

from cvdesk.engine import NOBODY, Refusal, Target
from cvdesk.games.cv import reasons
from cvdesk.games.cv.cards import (
    BORROWS,
    CALMS,
    CONVERTS,
    OLD,
    ONE,
    SOME_WORK,
    WILD,
    WORK,
    M,
    X,
    power_count,
    unpack,
)
from cvdesk.games.cv.decision import alike_targets, targets_of
from cvdesk.games.cv.market import condition_holds, cost_of
from cvdesk.games.cv.state import (
    MOST_DICE,
    STEP_ASSIST,
    STEP_CHOOSE,
    STEP_DECIDE,
    STEP_DRAFT,
    STEP_LOSE,
    STEP_REROLL,
    STEP_ROLL,
    CvState,
)
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.view import CvView, packet_of, state_of


def why_not(terms: Terms, view: CvView, target: Target) -> Refusal | None:
    """Returns why a visible thing cannot be used; None when it can, or is not there."""
    if not is_visible(view, target) or _is_offered(terms, view, target):
        return None
    if view.actor == NOBODY:
        return Refusal(reasons.over(), "cv.8.1")
    if target.zone == "goal":
        return Refusal(reasons.goal(), "cv.8.4")
    if view.viewer != view.actor:
        who = view.turn if view.actor < 0 else view.actor
        return Refusal(reasons.turn(who), _clause_of_moment(view))
    if target.zone == "display":
        return _track_refusal(terms, view, target.id)
    if target.zone == "die":
        return _die_refusal(view, target.id)
    if target.zone == "hand" and view.step == STEP_DRAFT:
        return Refusal(reasons.kept(), "cv.1.5")
    if target.zone == "hand":
        return _event_refusal(terms, view, target.id)
    if target.zone == "token":
        return Refusal(reasons.token(), "cv.4.2")
    return _card_refusal(terms, view, target.id)


def _clause_of_moment(view: CvView) -> str:
    """Returns the clause that says whose decision the present one is."""
    if view.step <= STEP_DRAFT:
        return "cv.1.5"
    if view.helped:
        return "cv.7.3"
    return "cv.6.4" if view.step == STEP_DECIDE else "cv.2.1"


def is_visible(view: CvView, target: Target) -> bool:
    """Tells whether a viewer sees a thing that could be of use at some time."""
    zone, number = target
    if zone == "draft":
        return number in packet_of(view)
    if zone == "display":
        return number in view.track
    if zone == "die":
        return number in range(len(view.dice))
    if zone == "hand":
        return number in (view.kept if view.step == STEP_DRAFT else view.hand)
    if zone == "token":
        return number in range(WILD + 1) and view.viewer is not None and view.tokens[view.viewer][number] > 0
    if zone == "goal":
        return number != 0 and number in (view.goal, *view.public_goals)
    return zone == "card" and _owner(view, number) is not None


def _owner(view: CvView, card: int) -> int | None:
    for player in range(view.players):
        if card in view.waiting[player] or any(card in pile for pile in view.piles[player]):
            return player
    return None


def _is_offered(terms: Terms, view: CvView, target: Target) -> bool:
    offered = {each for action in view.actions for each in targets_of(terms, view, action)}
    if target in offered:
        return True
    return any(target in group and group & offered for group in alike_targets(view))


def _track_refusal(terms: Terms, view: CvView, card: int) -> Refusal:
    if view.step == STEP_DRAFT:
        return Refusal(reasons.draft_first(), "cv.1.5")
    if view.step in (STEP_ROLL, STEP_REROLL):
        return Refusal(reasons.dice_first(), "cv.4.1")
    if view.step not in (STEP_CHOOSE, STEP_ASSIST):
        return Refusal(reasons.choosing_over(), "cv.4.1")
    if card in view.chosen:
        return Refusal(reasons.chosen(), "cv.4.1")
    state = state_of(view)
    if view.retired[view.actor] and terms.cards.types[card] == (WORK,):
        return Refusal(reasons.retired(), "cv.4.5")
    if not condition_holds(terms, state, view.actor, card):
        needs_work = terms.cards.condition[card] == SOME_WORK
        return Refusal(reasons.needs_work() if needs_work else reasons.needs_no_work(), "cv.4.5")
    return Refusal(reasons.cost(missing_symbols(terms, state, card)), "cv.4.1")


def missing_symbols(terms: Terms, state: CvState, card: int) -> int:
    """CV 4.1: returns the symbols that are missing to pay for a card, wild tokens standing in first."""
    have = unpack(state.pool + state.extra)
    wild, missing = have[WILD], 0
    for symbol, wanted in enumerate(unpack(cost_of(terms, state, card))[:WILD]):
        lack = max(0, wanted - have[symbol])
        helped = min(lack, wild) if symbol <= M else 0
        wild -= helped
        missing += (lack - helped) * ONE[symbol]
    return missing


def _die_refusal(view: CvView, slot: int) -> Refusal:
    if view.step == STEP_REROLL and view.dice[slot] == X:
        return Refusal(reasons.frozen(), "cv.3.2")
    return Refusal(reasons.no_throw(), "cv.3.2")


def _event_refusal(terms: Terms, view: CvView, event: int) -> Refusal:
    cards = terms.cards
    if cards.insures[event]:
        return Refusal(reasons.insurance(), "cv.5.1")
    if cards.extra_dice[event]:
        full = len(view.dice) + view.joining >= MOST_DICE
        throwing = view.step in (STEP_ROLL, STEP_REROLL)
        return Refusal(reasons.seven_dice() if full and throwing else reasons.extra_dice(), "cv.3.4")
    if cards.old_only[event] and not any(card in OLD for card in view.track):
        return Refusal(reasons.old_age_only(), "cv.4.3")
    if cards.discount[event] >= 0 and view.step == STEP_CHOOSE:
        return Refusal(reasons.no_discount(cards.discount[event]), "cv.4.6")
    return Refusal(reasons.symbols_later(), "cv.4.3")


def _card_refusal(terms: Terms, view: CvView, card: int) -> Refusal:
    owner = _owner(view, card)
    if owner is not None and owner != view.viewer:
        return Refusal(reasons.foreign(owner), "cv.6.1")
    if view.step == STEP_LOSE:
        return Refusal(reasons.covered(), "cv.5.1")
    powers = terms.cards.powers[card]
    if any(power_count(powers, power) for power in (CONVERTS, CALMS, BORROWS)):
        if card not in view.active(view.actor):
            return Refusal(reasons.power_covered(), "cv.4.2")
        used = view.step == STEP_CHOOSE
        return Refusal(reasons.power_used() if used else reasons.power_later(), "cv.4.2")
    return Refusal(reasons.own_card(), "cv.6.1")
