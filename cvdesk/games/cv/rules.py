"""The rules as the kernel asks for them: two dispatch tables, chance, and what is seen of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from cvdesk.engine import (
    CHANCE,
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
from cvdesk.games.cv import dice, draft, effects, market, misfortune, phases, recording, tidy
from cvdesk.games.cv.actions import END_TURN
from cvdesk.games.cv.cards import CARDS, CardSet
from cvdesk.games.cv.checks import check_against_cards
from cvdesk.games.cv.clauses import rule_of
from cvdesk.games.cv.decision import decision_of
from cvdesk.games.cv.deck import DECK_FILES
from cvdesk.games.cv.refusals import why_not
from cvdesk.games.cv.sampler import CvSampler
from cvdesk.games.cv.scoring import rank_keys, standings_of
from cvdesk.games.cv.state import (
    STEP_ASSIST,
    STEP_CHOOSE,
    STEP_DECIDE,
    STEP_DICE,
    STEP_DRAFT,
    STEP_DRAW,
    STEP_END,
    STEP_LOSE,
    STEP_PLACE,
    STEP_REROLL,
    STEP_ROLL,
    STEP_UPKEEP,
    CvState,
)
from cvdesk.games.cv.terms import Terms
from cvdesk.games.cv.view import CvView, view_of
from cvdesk.games.decks import BUILT_IN

INFO = GameInfo(
    id="cv",
    min_players=2,
    max_players=4,
    minutes=(45, 60),
    options=(
        RuleOption("two_coloured", ("deferred", "at_once"), "cv.6.4"),
        RuleOption("upkeep", ("before_recording", "while_recording"), "cv.5.2"),
        RuleOption("assistance_conditions", ("respected", "ignored"), "cv.7.3"),
        RuleOption("deck", (BUILT_IN,), "cv.1.1", is_open=True),
    ),
    rules_version=1,
    has_secrets=True,
    prefix="cv",
    turn_openers=frozenset({"roll"}),
    # At most 58 cards come to the track after the first five, and each round takes one away: 58 rounds
    # of 4 turns, if nobody ever takes a card. A turn has at most 2 + 6 records of dice, 7 changes, 3 choices,
    # 15 losses, payments and places, and its end; 58 draws, some 40 events and 15 of the set-up are over all.
    max_records=8_000,
)
"""What is known of the game before a match exists."""

_Legal = Callable[[Terms, CvState], list[Action]]
_Apply = Callable[[Terms, CvState, tuple[int, ...], list[Event] | None], None]


def _legal_end(terms: Terms, state: CvState) -> list[Action]:
    """CV 7: the turn is over."""
    return [END_TURN]


_LEGAL: dict[int, _Legal] = {
    STEP_DRAFT: draft.legal_picks,
    STEP_ROLL: dice.legal_rolls,
    STEP_REROLL: dice.legal_rerolls,
    STEP_CHOOSE: market.legal_choices,
    STEP_LOSE: misfortune.legal_losses,
    STEP_UPKEEP: misfortune.legal_payments,
    STEP_PLACE: recording.legal_places,
    STEP_END: _legal_end,
    STEP_ASSIST: tidy.legal_help,
    STEP_DECIDE: recording.legal_places,
}


def _play_event(terms: Terms, state: CvState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """CV 4.3: plays an event from the hand; what it does depends on the moment."""
    if state.step == STEP_CHOOSE:
        effects.play_symbols(terms, state, args, events)
    elif state.step == STEP_LOSE:
        phases.insure(terms, state, args, events)
    else:
        dice.add_dice(terms, state, args[0], events)


_APPLY: dict[str, _Apply] = {
    "goals": draft.deal_goals,
    "track": draft.lay_track,
    "childhood": draft.deal_childhood,
    "dice": dice.see_dice,
    "draw": tidy.draw,
    "pick": draft.pick,
    "roll": dice.roll,
    "reroll": dice.reroll,
    "keep": dice.keep,
    "event": _play_event,
    "discount": effects.play_discount,
    "convert": effects.convert,
    "calm": effects.calm,
    "borrow": effects.borrow,
    "take": market.take,
    "luck": market.take_by_luck,
    "done": market.stop_choosing,
    "lose": phases.lose,
    "pay": phases.pay_upkeep,
    "place": tidy.place,
    "end_turn": tidy.end_turn,
    "help": tidy.help_out,
    "decline": tidy.decline,
}


class CvRules(GameRules[CvState, CvView]):
    """CV with chosen options and a deck of cards."""

    info = INFO

    def __init__(self, options: Mapping[str, str], cards: CardSet | None = None) -> None:
        self.options = complete_options(INFO, options)
        self.cards = cards or DECK_FILES.built_in
        self.data_hash = self.cards.hash
        self.terms = Terms.of(self.cards, self.options)

    # ---- hot path

    def new_state(self, setup: Setup) -> CvState:
        """CV 1.1: returns the decks before the first deal."""
        check_setup(INFO, Setup(setup.players, self.options))
        return CvState(setup.players)

    def to_move(self, state: CvState) -> int:
        """Returns who acts: a player, CHANCE or NOBODY."""
        return state.actor

    def legal_actions(self, state: CvState) -> list[Action]:
        """Returns the legal actions of the player to move, in a list of the caller's own."""
        legal = _LEGAL.get(state.step)
        return [] if legal is None else legal(self.terms, state)

    def sample_chance(self, state: CvState, rng: Rng) -> Action:
        """CV 1, 3.1, 7.1: draws a deal, a throw or the next card of the track."""
        if state.step == STEP_DICE:
            return dice.sample_dice(state, rng)
        if state.step == STEP_DRAW:
            return tidy.sample_draw(state, rng)
        return draft.sample_deal(self.terms, state, rng)

    def apply(self, state: CvState, action: Action, events: list[Event] | None = None) -> None:
        """Plays an action in place; `events` receives what happened."""
        _APPLY[action[0]](self.terms, state, action[1], events)

    def rewards(self, state: CvState) -> tuple[float, ...]:
        """CV 8.5: returns each player's share of opponents beaten, a tie counting half."""
        return rewards_of(rank_keys(self.cards, state, state.goals))

    # ---- cold path

    def chance_outcomes(self, state: CvState) -> list[tuple[Action, Fraction]] | None:
        """Lists throws, equal dice merged, or cards of a deck; None for the deals of the set-up."""
        if state.step == STEP_DICE:
            return list(dice.throw_outcomes(dice.dice_in_the_air(state)))
        if state.step == STEP_DRAW:
            return tidy.draw_outcomes(state)
        return None

    def can_happen(self, state: CvState, action: Action) -> bool:
        """Tells whether chance can bring an outcome; quicker than looking through all of them."""
        if state.step == STEP_DICE:
            return dice.can_fall(state, action)
        if state.step == STEP_DRAW:
            return tidy.can_be_drawn(state, action)
        return state.actor == CHANCE and draft.can_be_dealt(self.terms, state, action)

    def view(self, state: CvState, viewer: int | None) -> CvView:
        """Returns what a player, or with None everybody, may know."""
        actions = tuple(self.legal_actions(state)) if viewer == state.actor else ()
        return view_of(self.terms, state, viewer, actions, self.options)

    def decision(self, view: CvView) -> Decision | None:
        """Adds targets, labels and consequences to the view's actions."""
        return decision_of(self.terms, view)

    def sampler(self, view: CvView) -> CvSampler:
        """Returns a dealer of hands, goals and drafts that agree with the view."""
        return CvSampler(self.terms, view)

    def standings(self, state: CvState) -> Standings:
        """CV 8: returns ranks and scores, every point traced to cards; own goals count at the end only."""
        return standings_of(self.cards, state)

    def load_state(self, data: dict[str, Any]) -> CvState:  # Any: plain JSON values
        """Reads a dump back; raises BadRecord on nonsense or a dump of another deck."""
        try:
            state = CvState.load(data)
            check_against_cards(self.terms, state)
        except (KeyError, TypeError, ValueError, IndexError, StopIteration) as error:
            raise BadRecord("error-save-state") from error
        return state

    def name_of(self, param: Param) -> Mapping[str, str]:
        """Returns the names of a card by language; raises ValueError for anything else."""
        if param.kind != "card" or not isinstance(param.value, int) or not 1 <= param.value <= CARDS:
            raise ValueError(param)
        return self.cards[param.value].name

    def why_not(self, view: CvView, target: Target) -> Refusal | None:
        """Returns why a visible thing cannot be used now."""
        return why_not(self.terms, view, target)

    def rule_of(self, view: CvView, target: Target) -> str:
        """Returns the clause that explains a card, a die, a token or a pile."""
        return rule_of(self.terms, view, target)
