"""The rules as the kernel asks for them: two dispatch tables, chance, and what is seen of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from cvdesk.engine import (
    Action,
    BadRecord,
    Decision,
    Event,
    GameInfo,
    GameRules,
    Param,
    Refusal,
    Rng,
    RuleOption,
    Setup,
    Standings,
    Target,
    check_setup,
    complete_options,
    rewards_of,
)
from cvdesk.games.cv_pocket import events as tell
from cvdesk.games.cv_pocket.actions import FIRST, deal_action, refill_action
from cvdesk.games.cv_pocket.cards import CardSet
from cvdesk.games.cv_pocket.clauses import rule_of
from cvdesk.games.cv_pocket.columns import begin_turn, gaps, lay, legal_turn, pass_turn, places, refill, take
from cvdesk.games.cv_pocket.decision import decision_of
from cvdesk.games.cv_pocket.deck import DECK_FILES
from cvdesk.games.cv_pocket.jokers import choose_symbol, legal_jokers
from cvdesk.games.cv_pocket.refusals import why_not
from cvdesk.games.cv_pocket.scoring import points_of, rank_keys, standings_of
from cvdesk.games.cv_pocket.state import (
    STEP_DEAL,
    STEP_FIRST,
    STEP_JOKER,
    STEP_OVER,
    STEP_REFILL,
    STEP_TURN,
    PocketState,
)
from cvdesk.games.cv_pocket.view import PocketSampler, PocketView, view_of
from cvdesk.games.decks import BUILT_IN

INFO = GameInfo(
    id="cv_pocket",
    min_players=2,
    max_players=4,
    minutes=(15, 30),
    options=(
        RuleOption("first", ("random", "1", "2", "3", "4"), "cv_pocket.1.3"),
        RuleOption("deck", (BUILT_IN,), "cv_pocket.1.1", is_open=True),
    ),
    rules_version=1,
    has_secrets=False,
    prefix="pocket",
    turn_openers=frozenset({"take", "pass"}),
    # 51 cards with up to 3 passes before each, 4 passes at the end, 5 chance events,
    # and at most one choice for every card.
    max_records=51 * 4 + 4 + 5 + 51,
)
"""What is known of the game before a match exists."""

_Legal = Callable[[PocketState], list[Action]]
_Apply = Callable[[PocketState, tuple[int, ...], list[Event] | None], None]


def _legal_nothing(state: PocketState) -> list[Action]:
    return []


class PocketRules(GameRules[PocketState, PocketView]):
    """CV Pocket with chosen options and a deck."""

    info = INFO

    def __init__(self, options: Mapping[str, str], deck: CardSet | None = None) -> None:
        self.options = complete_options(INFO, options)
        self.deck = deck or DECK_FILES.built_in
        self.data_hash = self.deck.hash
        self._legal: dict[int, _Legal] = {
            STEP_DEAL: _legal_nothing,
            STEP_FIRST: _legal_nothing,
            STEP_TURN: partial(legal_turn, self.deck),
            STEP_REFILL: _legal_nothing,
            STEP_JOKER: partial(legal_jokers, self.deck),
            STEP_OVER: _legal_nothing,
        }
        self._apply: dict[str, _Apply] = {
            "take": partial(take, self.deck),
            "pass": partial(pass_turn, self.deck),
            "refill": partial(refill, self.deck),
            "joker": partial(choose_symbol, self.deck),
            "deal": self._deal,
            "first": self._begin,
        }

    # ---- hot path

    def new_state(self, setup: Setup) -> PocketState:
        """Pocket 1.1: returns the table with the deck of so many players, before it is dealt."""
        check_setup(INFO, Setup(setup.players, self.options))
        return PocketState(setup.players, self.deck.used_by(setup.players))

    def to_move(self, state: PocketState) -> int:
        """Returns who acts: a player, CHANCE or NOBODY."""
        return state.actor

    def legal_actions(self, state: PocketState) -> list[Action]:
        """Pocket 2, 3.2: returns the legal actions of the player to move, in a list of the caller's own."""
        return self._legal[state.step](state)

    def sample_chance(self, state: PocketState, rng: Rng) -> Action:
        """Pocket 1.2, 1.3, 4: draws the first player, or the cards to be laid."""
        if state.step == STEP_FIRST:
            return FIRST[rng.below(state.players)]
        random, bag, drawn = rng.random, list(state.deck), []
        left = len(bag)
        for _ in range(gaps(state)):
            # as `Rng.pull`, without a call for each card
            index = int(random() * left)
            left -= 1
            drawn.append(bag[index])
            bag[index] = bag[left]
        return refill_action(drawn) if state.step == STEP_REFILL else deal_action(drawn)

    def apply(self, state: PocketState, action: Action, events: list[Event] | None = None) -> None:
        """Plays an action in place; `events` receives what happened."""
        self._apply[action[0]](state, action[1], events)

    def rewards(self, state: PocketState) -> tuple[float, ...]:
        """Pocket 5.7: returns each player's share of opponents beaten, a tie counting half."""
        return rewards_of(rank_keys(self.deck, state))

    def _deal(self, state: PocketState, args: tuple[int, ...], events: list[Event] | None) -> None:
        """Pocket 1.2, 1.3: deals the columns; a chosen first player begins."""
        if events is not None:
            events.append(tell.dealt(state, args, places(state)))
        lay(state, args)
        first = self.options["first"]
        if first == "random":
            state.step = STEP_FIRST
        else:
            self._begin(state, (int(first) - 1,), events)

    def _begin(self, state: PocketState, args: tuple[int, ...], events: list[Event] | None) -> None:
        """Pocket 1.3: gives the first turn to a player."""
        state.first = args[0]
        begin_turn(self.deck, state, state.first)
        if events is not None:
            events.append(tell.began(state.first))

    # ---- cold path

    def chance_outcomes(self, state: PocketState) -> list[tuple[Action, Fraction]] | None:
        """Lists the first players, all equally likely; None for cards."""
        if state.step != STEP_FIRST:
            return None
        return [(action, Fraction(1, state.players)) for action in FIRST[: state.players]]

    def can_happen(self, state: PocketState, action: Action) -> bool:
        """Tells whether the deck holds the cards of an outcome, for a replay that does not trust its file."""
        if state.step == STEP_FIRST:
            return action in FIRST[: state.players]
        kind = "refill" if state.step == STEP_REFILL else "deal"
        drawn = set(action.args)
        return (
            action.kind == kind and len(drawn) == len(action.args) == gaps(state) and drawn <= set(state.deck)
        )

    def view(self, state: PocketState, viewer: int | None) -> PocketView:
        """Returns the whole table: nothing is secret."""
        actions = tuple(self.legal_actions(state)) if viewer == state.actor else ()
        points = points_of(state.tallies, self.deck.money)
        return view_of(self.deck, state, viewer, actions, self.options, points)

    def decision(self, view: PocketView) -> Decision | None:
        """Adds targets, labels and consequences to the view's actions."""
        return decision_of(self, view)

    def sampler(self, view: PocketView) -> PocketSampler:
        """Returns a sampler of the one world that there is."""
        return PocketSampler(self.deck, view)

    def standings(self, state: PocketState) -> Standings:
        """Pocket 5: returns ranks and scores, every point traced to cards."""
        return standings_of(self.deck, state)

    def load_state(self, data: dict[str, Any]) -> PocketState:  # Any: plain JSON values
        """Reads a dump back; raises BadRecord on nonsense or a dump of another deck."""
        try:
            state = PocketState.load(data)
            state.complete(self.deck)
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord("error-save-state") from error
        return state

    def name_of(self, param: Param) -> Mapping[str, str]:
        """Returns the names of a card by language; raises ValueError for anything else."""
        if param.kind != "card" or not isinstance(param.value, int):
            raise ValueError(param)
        return self.deck.cards[param.value].name

    def why_not(self, view: PocketView, target: Target) -> Refusal | None:
        """Returns why a visible card, button or symbol cannot be used now."""
        return why_not(view, target)

    def rule_of(self, view: PocketView, target: Target) -> str:
        """Returns the clause that explains a card, a symbol, the deck or the button."""
        return rule_of(target)
