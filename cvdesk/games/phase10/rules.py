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
    Message,
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
from cvdesk.games.decks import BUILT_IN
from cvdesk.games.phase10 import events as tell
from cvdesk.games.phase10 import messages, playing, rounds, spaces, track
from cvdesk.games.phase10.actions import CARD, DICE, FACES, FIRST, ROLL
from cvdesk.games.phase10.board import SPACES, Board
from cvdesk.games.phase10.cards import CODES
from cvdesk.games.phase10.clauses import rule_of, rule_of_space
from cvdesk.games.phase10.decision import decision_of
from cvdesk.games.phase10.deck import DECK_FILES
from cvdesk.games.phase10.planner import plan
from cvdesk.games.phase10.refusals import why_not
from cvdesk.games.phase10.sampler import PhaseSampler
from cvdesk.games.phase10.scoring import standings_of
from cvdesk.games.phase10.state import PhaseState
from cvdesk.games.phase10.steps import (
    STEP_ASK,
    STEP_CARD,
    STEP_DEAL,
    STEP_DICE,
    STEP_DRAW,
    STEP_EXCHANGE,
    STEP_FIRST,
    STEP_GIVE,
    STEP_KEEP,
    STEP_MOVE,
    STEP_OVER,
    STEP_PLAY,
    STEP_ROLL,
    STEP_SEARCH,
    STEP_STAR,
)
from cvdesk.games.phase10.view import PhaseView, view_of

INFO = GameInfo(
    id="phase10",
    min_players=2,
    max_players=6,
    minutes=(45, 90),
    options=(
        RuleOption("first", ("random", "1", "2", "3", "4", "5", "6"), "phase10.1.3"),
        RuleOption("ask_jokers", ("no", "yes"), "phase10.3.7"),
        RuleOption("board", (BUILT_IN,), "phase10.1.1", is_open=True),
    ),
    rules_version=1,
    has_secrets=True,
    prefix="phase10",
    turn_openers=frozenset({"roll"}),
    max_records=90_000,
)
"""What is known of the game before a match exists."""

_Apply = Callable[[PhaseState, tuple[int, ...], list[Event] | None], None]


def _legal_roll(state: PhaseState) -> list[Action]:
    """P10 2.1: a turn begins with the roll."""
    return [ROLL]


def _legal_nothing(state: PhaseState) -> list[Action]:
    return []


class PhaseRules(GameRules[PhaseState, PhaseView]):
    """Phase 10, the board game, with chosen options and a board."""

    info = INFO

    def __init__(self, options: Mapping[str, str], board: Board | None = None) -> None:
        self.options = complete_options(INFO, options)
        self.board = board or DECK_FILES.built_in
        self.data_hash = self.board.hash
        self._jokers = self.options["ask_jokers"] == "yes"
        self._legal: dict[int, Callable[[PhaseState], list[Action]]] = {
            STEP_FIRST: _legal_nothing,
            STEP_DEAL: _legal_nothing,
            STEP_ROLL: _legal_roll,
            STEP_DICE: _legal_nothing,
            STEP_MOVE: track.legal_moves,
            STEP_STAR: lambda state: track.legal_kinds(state, self.board.ring),
            STEP_DRAW: spaces.legal_draw,
            STEP_CARD: _legal_nothing,
            STEP_SEARCH: spaces.legal_search,
            STEP_EXCHANGE: spaces.legal_exchange,
            STEP_ASK: spaces.legal_ask,
            STEP_GIVE: lambda state: spaces.legal_give(state, self._jokers),
            STEP_PLAY: playing.legal_play,
            STEP_KEEP: rounds.legal_keep,
            STEP_OVER: _legal_nothing,
        }
        self._apply: dict[str, _Apply] = {
            "first": _begin,
            "deal": rounds.deal,
            "roll": _roll,
            "dice": _see_dice,
            "move": self._move,
            "star": self._choose_kind,
            "deck": spaces.draw_deck,
            "pile": spaces.draw_pile,
            "card": self._see_card,
            "search": spaces.search,
            "exchange": spaces.exchange,
            "ask": lambda state, args, events: spaces.ask(state, args, events, self._jokers),
            "give": spaces.give,
            "set": playing.lay_group,
            "flush": playing.lay_group,
            "run": playing.begin_run,
            "place": playing.place,
            "hit": playing.add,
            "discard": playing.discard,
            "keep": rounds.keep,
            "done": rounds.keep_no_more,
        }

    # ---- hot path

    def new_state(self, setup: Setup) -> PhaseState:
        """P10 1.1: returns the pawns on the start, before the first player is known."""
        check_setup(INFO, Setup(setup.players, self.options))
        state = PhaseState(setup.players)
        first = self.options["first"]
        if first != "random":
            state.first = state.turn = int(first) - 1
            state.step = STEP_DEAL
        return state

    def to_move(self, state: PhaseState) -> int:
        """Returns who acts: a player, CHANCE or NOBODY."""
        return state.actor

    def legal_actions(self, state: PhaseState) -> list[Action]:
        """P10 2 to 5: returns the legal actions of the player to move, in a list of the caller's own."""
        return self._legal[state.step](state)

    def sample_chance(self, state: PhaseState, rng: Rng) -> Action:
        """Draws the first player, a deal, the dice or a card of the deck."""
        step = state.step
        if step == STEP_CARD:
            deck = state.deck
            return CARD[deck[int(rng.random() * len(deck))]]
        if step == STEP_DICE:
            return DICE[int(rng.random() * FACES) + 1][int(rng.random() * FACES) + 1]
        if step == STEP_FIRST:
            return FIRST[rng.below(state.players)]
        return Action("deal", rounds.draw_deal(state, rng))

    def apply(self, state: PhaseState, action: Action, events: list[Event] | None = None) -> None:
        """Plays an action in place; `events` receives what happened."""
        self._apply[action[0]](state, action[1], events)

    def rewards(self, state: PhaseState) -> tuple[float, ...]:
        """P10 5.5: returns each player's share of opponents beaten by the markers, a tie counting half."""
        return rewards_of([(marker,) for marker in state.markers])

    def _move(self, state: PhaseState, args: tuple[int, ...], events: list[Event] | None) -> None:
        """P10 2.1, 2.2: moves the pawn and begins the action of its space."""
        player, steps = state.turn, args[0]
        source = state.pawns[player]
        to = track.landing(state.pawns, player, steps)
        if events is not None:
            passed = len(track.skipped(state.pawns, player, steps))
            state.pawns[player] = to
            events.append(tell.moved(state, source, passed))
        state.pawns[player] = to
        state.die1 = state.die2 = 0
        spaces.enter(state, self.board.ring[to], events)

    def _choose_kind(self, state: PhaseState, args: tuple[int, ...], events: list[Event] | None) -> None:
        """P10 3.8: moves the pawn to the next space of the kind and begins its action."""
        player = state.turn
        source = state.pawns[player]
        to = track.star_space(state.pawns, player, self.board.ring, args[0])
        assert to is not None
        state.pawns[player] = to
        if events is not None:
            events.append(tell.starred(state, source))
        spaces.enter(state, self.board.ring[to], events)

    def _see_card(self, state: PhaseState, args: tuple[int, ...], events: list[Event] | None) -> None:
        """P10 3: deals a card of the deck by the action of the space on which the pawn stands."""
        if events is None:
            spaces.see_card(state, args, None)
        else:
            spaces.see_card(state, args, events, rule_of_space(self.board.ring[state.pawns[state.turn]]))

    # ---- cold path

    def chance_outcomes(self, state: PhaseState) -> list[tuple[Action, Fraction]] | None:
        """Lists first players, dice or cards of the deck; None for a deal."""
        if state.step == STEP_DEAL:
            return None
        if state.step == STEP_FIRST:
            return [(action, Fraction(1, state.players)) for action in FIRST[: state.players]]
        if state.step == STEP_DICE:
            return [
                (DICE[one][two], Fraction(1 if one == two else 2, FACES * FACES))
                for one in range(1, FACES + 1)
                for two in range(one, FACES + 1)
            ]
        deck = state.deck
        return [(CARD[card], Fraction(deck.count(card), len(deck))) for card in sorted(set(deck))]

    def can_happen(self, state: PhaseState, action: Action) -> bool:
        """Tells whether chance can bring an outcome; of a deal its shape and cards are checked."""
        if state.step == STEP_DEAL:
            return action.kind == "deal" and rounds.can_deal(state, action.args)
        return super().can_happen(state, action)

    def view(self, state: PhaseState, viewer: int | None) -> PhaseView:
        """Returns what a player, or with None everybody, may know."""
        actions = tuple(self.legal_actions(state)) if viewer == state.actor else ()
        return view_of(state, viewer, actions, self.options, self.board.ring)

    def decision(self, view: PhaseView) -> Decision | None:
        """Adds targets, labels and consequences to the view's actions."""
        return decision_of(view)

    def sampler(self, view: PhaseView) -> PhaseSampler:
        """Returns a dealer of the worlds that agree with the view."""
        return PhaseSampler(view)

    def standings(self, state: PhaseState) -> Standings:
        """P10 5.5: returns ranks by the phase markers."""
        return standings_of(state.markers)

    def load_state(self, data: dict[str, Any]) -> PhaseState:  # Any: plain JSON values
        """Reads a dump back; raises BadRecord on nonsense."""
        try:
            return PhaseState.load(data)
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord("error-save-state") from error

    def name_of(self, param: Param) -> Message:
        """Returns the name of a card or an action space.  Raises ValueError for others."""
        value = param.value
        if isinstance(value, int):
            if param.kind == "card" and value in range(CODES):
                return messages.card_name(value)
            if param.kind == "space" and value in range(SPACES):
                return messages.space_name(self.board.ring[value])
        raise ValueError(param)

    def why_not(self, view: PhaseView, target: Target) -> Refusal | None:
        """Returns why a visible thing cannot be used now."""
        return why_not(view, target)

    def rule_of(self, view: PhaseView, target: Target) -> str:
        """Returns the clause that explains a space, a card, a combination or a phase."""
        return rule_of(view, target)

    def answer(self, view: PhaseView) -> Action | None:
        """P10 3.7: a card that is asked for is given from the colour of which there are most in the hand."""
        return view.answer if view.step == STEP_GIVE and view.actions else None

    def plan(self, view: PhaseView, targets: tuple[Target, ...]) -> tuple[Action, ...]:
        """Returns the actions of a whole phase, an exchange or the kept cards, in canonical order."""
        return plan(view, targets)

    def is_partial(self, state: PhaseState) -> bool:
        """Tells whether a phase, an exchange or the kept cards are half told."""
        return bool(state.laying or state.part or state.start or state.picked)


def _begin(state: PhaseState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """P10 1.3: says who begins the first round."""
    state.turn = state.first = args[0]
    state.step = STEP_DEAL
    if events is not None:
        events.append(tell.began(state.turn))


def _roll(state: PhaseState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """P10 2.1: throws the dice; chance says what they show."""
    state.step = STEP_DICE
    state.actor = CHANCE


def _see_dice(state: PhaseState, args: tuple[int, ...], events: list[Event] | None) -> None:
    """P10 2.1: reads the dice."""
    state.die1, state.die2 = args
    state.step = STEP_MOVE
    state.actor = state.turn
    if events is not None:
        events.append(tell.rolled(state))
