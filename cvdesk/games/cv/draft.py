"""Set-up and childhood: dealing, the draft, the Bicycle (CV 1)."""

from __future__ import annotations

from collections.abc import Sequence

from cvdesk.engine import Action, Event, Rng
from cvdesk.games.cv import events as tell
from cvdesk.games.cv.actions import PICK
from cvdesk.games.cv.cards import CHILDHOOD, EARLY, GOALS, PILES, POSSESSION
from cvdesk.games.cv.state import HAND, STEP_CHILDHOOD, STEP_DRAFT, STEP_GOALS, STEP_TRACK, TRACK, CvState
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.turn import begin_turn


def sample_deal(terms: Terms, state: CvState, rng: Rng) -> Action:
    """CV 1.2 to 1.4: draws one outcome of the three deals of the set-up."""
    if state.step == STEP_GOALS:
        dealt = _some(GOALS, 2 * state.players - 1, rng)
        return Action("goals", (*dealt[: state.players], *sorted(dealt[state.players :])))
    if state.step == STEP_TRACK:
        return Action("track", tuple(_some(EARLY, TRACK, rng)))
    bicycle = terms.cards.bicycle
    others = [card for card in CHILDHOOD if card != bicycle]
    cards = rng.shuffled([bicycle, *_some(others, HAND * state.players - 1, rng)])
    packets = [sorted(cards[at : at + HAND]) for at in range(0, len(cards), HAND)]
    return Action("childhood", tuple(card for packet in packets for card in packet))


def _some(cards: Sequence[int], number: int, rng: Rng) -> list[int]:
    bag = list(cards)
    return [rng.pull(bag) for _ in range(number)]


def can_be_dealt(terms: Terms, state: CvState, action: Action) -> bool:
    """Tells whether a deal of the set-up can come about."""
    args = action.args
    if len(set(args)) != len(args):
        return False
    if state.step == STEP_GOALS:
        public = args[state.players :]
        return (
            action.kind == "goals"
            and len(args) == 2 * state.players - 1
            and set(args) <= set(GOALS)
            and list(public) == sorted(public)
        )
    if state.step == STEP_TRACK:
        return action.kind == "track" and len(args) == TRACK and set(args) <= set(EARLY)
    packets = [list(args[at : at + HAND]) for at in range(0, len(args), HAND)]
    return (
        action.kind == "childhood"
        and len(args) == HAND * state.players
        and set(args) <= set(CHILDHOOD)
        and terms.cards.bicycle in args
        and all(packet == sorted(packet) for packet in packets)
    )


def deal_goals(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 1.3: gives each player a goal and lays the public ones open."""
    state.goals, state.public = args[: state.players], args[state.players :]
    state.step = STEP_TRACK
    if events is not None:
        events += [tell.goal_dealt(player, goal) for player, goal in enumerate(state.goals)]
        events.append(tell.goals_laid(state.public))


def lay_track(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 1.2: lays the first five cards of early adulthood."""
    state.track = args
    state.decks[0] = tuple(card for card in state.decks[0] if card not in args)
    state.step = STEP_CHILDHOOD
    if events is not None:
        events.append(tell.track_laid(args))


def deal_childhood(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 1.4: gives each player three cards of the childhood."""
    state.dealt = tuple(args[at : at + HAND] for at in range(0, len(args), HAND))
    state.step, state.actor = STEP_DRAFT, 0
    if events is not None:
        events += [tell.childhood_dealt(player, cards) for player, cards in enumerate(state.dealt)]


def packet(state: CvState, player: int) -> tuple[int, ...]:
    """CV 1.5: returns the cards that a player chooses from in the present pass of the draft."""
    if all(state.kept):
        return passed_on(state, (player - 1) % state.players)
    return state.dealt[player]


def passed_on(state: CvState, player: int) -> tuple[int, ...]:
    """CV 1.5: returns the two cards that a player passes on after the first choice."""
    return tuple(card for card in state.dealt[player] if card != state.kept[player][0])


def last_passed(state: CvState, player: int) -> int:
    """CV 1.5: returns the card that a player passes on after the second choice."""
    received = passed_on(state, (player - 1) % state.players)
    return next(card for card in received if card != state.kept[player][1])


def legal_picks(terms: Terms, state: CvState) -> list[Action]:
    """CV 1.5: lists the cards to keep."""
    return [PICK[card] for card in packet(state, state.actor)]


def pick(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 1.5: keeps a card; when everybody has, the rest is passed to the left, all at once."""
    player, card = state.actor, args[0]
    kept = list(state.kept)
    kept[player] += (card,)
    state.kept = tuple(kept)
    if events is not None:
        events.append(tell.picked(player, card))
    state.actor = player + 1
    if state.actor < state.players:
        return
    state.actor = 0
    if len(kept[0]) == 1:
        if events is not None:
            events += [
                tell.passed(state.players, each, passed_on(state, each)) for each in range(state.players)
            ]
        return
    if events is not None:
        events += [
            tell.passed(state.players, each, (last_passed(state, each),)) for each in range(state.players)
        ]
    _end_draft(terms, state, events)


def drafted(state: CvState, player: int) -> tuple[int, ...]:
    """CV 1.5: returns the three cards that a player has after the draft, ascending."""
    return tuple(sorted((*state.kept[player], last_passed(state, (player - 1) % state.players))))


def _end_draft(terms: Terms, state: CvState, events: list[Event] | None) -> None:
    """CV 1.5, 1.6: everybody has three cards; the Bicycle is laid open and its holder begins."""
    bicycle = terms.cards.bicycle
    for player in range(state.players):
        cards = drafted(state, player)
        if bicycle in cards:
            state.first = player
            state.piles[player * PILES + POSSESSION] = (bicycle,)
            state.tokens[player] = terms.cards.gives[bicycle]
        state.hands[player] = tuple(card for card in cards if card != bicycle)
    state.round = 1
    if events is not None:
        events.append(tell.bicycle_shown(state.first, bicycle))
        events.append(tell.round_began(state.first, 1))
    begin_turn(terms, state, state.first)
