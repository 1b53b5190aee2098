"""Throwing the dice: the first throw, two or three more, frozen dice, extra dice (CV 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

from cvdesk.engine import CHANCE, Action, Event, Rng
from cvdesk.games.cv import events as tell
from cvdesk.games.cv.actions import EVENT_CARD, KEEP, ROLL, dice_action, packed, rerolls_of, roll_action
from cvdesk.games.cv.cards import X
from cvdesk.games.cv.market import begin_choosing
from cvdesk.games.cv.state import IN_THE_AIR, MOST_DICE, STEP_DICE, STEP_REROLL, CvState
from cvdesk.games.cv.terms import Terms


def legal_rolls(terms: Terms, state: CvState) -> list[Action]:
    """CV 3.1, 3.4: the first throw, and the same with events that add dice to it."""
    hand = state.hands[state.turn]
    extra = terms.cards.extra_dice
    events = [card for card in hand if extra[card]] if hand else ()
    if not events:
        return [ROLL]
    sets: list[tuple[int, ...]] = [()]
    for size in range(1, len(events) + 1):
        sets += [each for each in combinations(events, size) if _all_add(state.joining, each, extra)]
    return [roll_action(each) for each in sorted(sets)]


def _all_add(dice: int, events: Sequence[int], extra: Sequence[int]) -> bool:
    """Tells whether each of some events, in order, still adds a die (CV 3.4)."""
    for event in events:
        if dice >= MOST_DICE:
            return False
        dice = min(dice + extra[event], MOST_DICE)
    return True


def roll(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 3.1, 3.4: plays events that add dice, and throws; chance says what the dice show."""
    for event in args:
        add_dice(terms, state, event, events)
    state.step = STEP_DICE
    state.actor = CHANCE


def add_dice(terms: Terms, state: CvState, event: int, events: list[Event] | None) -> None:
    """CV 3.4: plays an event: its dice join the next throw and stay for the turn."""
    player = state.turn
    room = MOST_DICE - len(state.dice) - state.joining
    added = min(terms.cards.extra_dice[event], room)
    state.joining += added
    state.extra += terms.cards.gives[event]
    state.hands[player] = tuple(card for card in state.hands[player] if card != event)
    if events is not None:
        events.append(tell.dice_added(player, event, added))


def legal_rerolls(terms: Terms, state: CvState) -> list[Action]:
    """CV 3.2 to 3.4: the sets of dice to throw again, no more throws, or an event that adds dice.

    Dice that an event has just added are thrown in any case.
    """
    hand = state.hands[state.turn]
    actions = []
    if hand and len(state.dice) + state.joining < MOST_DICE:
        extra = terms.cards.extra_dice
        actions = [EVENT_CARD[card] for card in hand if extra[card]]
    if state.joining:
        actions += rerolls_of(state.faces, state.thaws > 0, may_be_none=True)
    else:
        actions.append(KEEP)
        actions += rerolls_of(state.faces, state.thaws > 0, may_be_none=False)
    return actions


def reroll(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 3.2, 3.3: takes up dice with the given faces, the leftmost of equal ones, and throws them."""
    dice = list(state.dice)
    for face in args:
        dice[dice.index(face)] = IN_THE_AIR
    state.dice = tuple(dice)
    state.faces -= packed(args)
    state.throws -= 1
    if X in args:
        state.thaws -= 1
    state.step = STEP_DICE
    state.actor = CHANCE
    if events is not None:
        events.append(tell.rerolls(state, args))


def keep(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 3.2: stops throwing early."""
    if events is not None:
        events.append(tell.kept_dice(state))
    begin_choosing(terms, state)


# ---- chance


def dice_in_the_air(state: CvState) -> int:
    """Counts the dice that chance throws now."""
    return state.dice.count(IN_THE_AIR) + state.joining


def sample_dice(state: CvState, rng: Rng) -> Action:
    """CV 3.1: draws what the thrown dice show."""
    random = rng.random
    number = state.dice.count(IN_THE_AIR) + state.joining
    return dice_action(tuple(sorted([int(random() * 6) for _ in range(number)])))


@cache
def throw_outcomes(number: int) -> tuple[tuple[Action, Fraction], ...]:
    """Lists what so many dice can show, equal dice merged, with the probabilities."""
    total = 6**number
    return tuple(
        (
            dice_action(faces),
            Fraction(factorial(number) // prod(map(factorial, Counter(faces).values())), total),
        )
        for faces in combinations_with_replacement(range(6), number)
    )


def can_fall(state: CvState, action: Action) -> bool:
    """Tells whether the dice in the air can show something."""
    faces = list(action.args)
    return (
        action.kind == "dice"
        and len(faces) == dice_in_the_air(state)
        and faces == sorted(faces)
        and all(face in range(6) for face in faces)
    )


def see_dice(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 3.1, 3.2: reads the dice; after the last throw cards are chosen."""
    if state.dice:
        faces = iter(args)
        shown = [next(faces) if face == IN_THE_AIR else face for face in state.dice]
        state.dice = (*shown, *faces)
    else:
        state.dice = args
    state.faces += packed(args)
    state.joining = 0
    state.actor = state.turn
    if events is not None:
        events.append(tell.dice_fell(state, args))
    if state.throws and _can_throw(terms, state):
        state.step = STEP_REROLL
    else:
        begin_choosing(terms, state)


def _can_throw(terms: Terms, state: CvState) -> bool:
    """Tells whether anything could be thrown once more."""
    if state.thaws or state.dice.count(X) < len(state.dice):
        return True
    extra = terms.cards.extra_dice
    return len(state.dice) < MOST_DICE and any(extra[card] for card in state.hands[state.turn])
