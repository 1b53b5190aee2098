"""The contract between a game and everything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import field, frozen

from cvdesk.engine.action import Action
from cvdesk.engine.decision import Decision, Target
from cvdesk.engine.errors import BadOption
from cvdesk.engine.event import Event
from cvdesk.engine.message import Message, P, Param
from cvdesk.engine.refusal import Refusal
from cvdesk.engine.rng import Rng
from cvdesk.engine.sampler import Sampler
from cvdesk.engine.standings import Standings
from cvdesk.engine.state import State
from cvdesk.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

CHANCE = -1
"""The mover when nature rolls or draws."""
NOBODY = -2
"""The mover when the match is over."""


@frozen
class RuleOption:
    """A disputed point or variant of the rules that players may choose; the first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str
    """The clause that it changes, as ``thats_life.4.3``."""
    is_open: bool = False
    """Other words than `values` are left to the game, as the name of a player's own deck."""

    @property
    def default(self) -> str:
        """The rulebook's way."""
        return self.values[0]


@frozen
class GameInfo:
    """What is known of a game before a match of it exists."""

    id: str
    min_players: int
    max_players: int
    minutes: tuple[int, int]
    """How long a match takes, from and to."""
    options: tuple[RuleOption, ...]
    rules_version: int
    """Raised when a rules change could alter a replay of an old save."""
    has_secrets: bool
    prefix: str
    """The first word of the game's message ids."""
    turn_openers: frozenset[str]
    """Kinds of the player actions that open a new turn, for numbering turns in the log."""
    max_records: int
    """More records than any match can have, chance included."""


@frozen
class Setup:
    """How a match is set up: the number of players and the chosen options, all of them named."""

    players: int
    options: Mapping[str, str] = field(factory=dict)


class GameRules(ABC, Generic[S, V]):
    """One game with its options and data; stateless, so one object serves any number of matches.

    The first group of methods is called hundreds of thousands of times a second and
    trusts its caller; `Match.play` checks.
    """

    info: GameInfo
    options: Mapping[str, str]
    """Every option of the game with its chosen value."""
    data_hash: str
    """A hash of the numbers of the card data, names left out."""

    # ---- hot path

    @abstractmethod
    def new_state(self, setup: Setup) -> S:
        """Returns the state before the first shuffle: path, deal and first player are chance actions."""

    @abstractmethod
    def to_move(self, state: S) -> int:
        """Returns who acts: a player, CHANCE or NOBODY."""

    @abstractmethod
    def legal_actions(self, state: S) -> list[Action]:
        """Returns all legal actions of the player to move, sorted and unique, never empty for a player."""

    @abstractmethod
    def sample_chance(self, state: S, rng: Rng) -> Action:
        """Draws one outcome with its right weight; the state is untouched."""

    @abstractmethod
    def apply(self, state: S, action: Action, events: list[Event] | None = None) -> None:
        """Plays an action on the state in place, and appends what happened if `events` is given."""

    @abstractmethod
    def rewards(self, state: S) -> tuple[float, ...]:
        """Returns, at the end only, each player's share of opponents beaten; a tie counts half."""

    # ---- cold path

    @abstractmethod
    def chance_outcomes(self, state: S) -> list[tuple[Action, Fraction]] | None:
        """Lists the outcomes with their probabilities; None means too many to list."""

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> V:
        """Returns what a player, or with None everybody, may know."""

    @abstractmethod
    def decision(self, view: V) -> Decision | None:
        """Adds targets and labels to the view's actions; None when the viewer has nothing to decide."""

    @abstractmethod
    def sampler(self, view: V) -> Sampler[S]:
        """Returns a dealer of the worlds that agree with the view."""

    @abstractmethod
    def standings(self, state: S) -> Standings:
        """Returns ranks, scores and score lines, also while the match is running."""

    @abstractmethod
    def load_state(self, data: dict[str, object]) -> S:
        """Reads a dump of this game's state back; raises BadRecord on nonsense."""

    @abstractmethod
    def name_of(self, param: Param) -> Message | Mapping[str, str]:
        """Returns the name of a card, tile or space: a message, or the names by language."""

    def can_happen(self, state: S, action: Action) -> bool:
        """Tells whether chance can bring an outcome, for a replay that does not trust its file.

        A game whose outcomes are too many to list overrides this, unless each of them is a
        rearrangement of any other, as a shuffle is.
        """
        outcomes = self.chance_outcomes(state)
        if outcomes is not None:
            return any(action == outcome for outcome, _ in outcomes)
        sample = self.sample_chance(state, Rng(0))
        return action.kind == sample.kind and sorted(action.args) == sorted(sample.args)

    def why_not(self, view: V, target: Target) -> Refusal | None:
        """Returns why a visible thing cannot be used now; None when it can, or nobody would ask."""
        return None

    def rule_of(self, view: V, target: Target) -> str:
        """Returns the anchor of the clause that explains a thing on the table; empty for none."""
        return ""

    def answer(self, view: V) -> Action | None:
        """Returns what the program answers for a person, where passing the computer would be too much.

        None for every decision that people make themselves.
        """
        return None

    def plan(self, view: V, targets: tuple[Target, ...]) -> tuple[Action, ...]:
        """Returns the actions, in canonical order, that one selection over several steps means."""
        return ()

    def is_partial(self, state: S) -> bool:
        """Tells whether a player is in the middle of what one selection over several steps means."""
        return False


Rules: TypeAlias = GameRules[Any, Any]  # Any: rules only ever meet their own states and views
"""The rules of some game, as everything above the games knows them."""


def complete_options(info: GameInfo, given: Mapping[str, str]) -> dict[str, str]:
    """Returns every option of a game with its value, defaults filled in.

    Raises BadOption for an unknown name or value.
    """
    known = {option.name: option for option in info.options}
    for name, value in given.items():
        if name not in known:
            raise BadOption(
                "error-option-name",
                option=P.name(name),
                known=P.list(*(P.name(each) for each in known)),
            )
        if value not in known[name].values and not known[name].is_open:
            raise BadOption(
                "error-option-value",
                option=P.name(name),
                value=P.name(value),
                known=P.list(*(P.name(each) for each in known[name].values)),
            )
    return {name: given.get(name, option.default) for name, option in known.items()}


def check_setup(info: GameInfo, setup: Setup) -> None:
    """Raises BadOption when a game cannot be played by so many, or its first seat is not taken."""
    if not info.min_players <= setup.players <= info.max_players:
        raise BadOption(
            "error-player-count",
            count=P.count(setup.players),
            least=P.value(info.min_players),
            most=P.value(info.max_players),
        )
    first = setup.options.get("first", "random")
    if first.isdigit() and int(first) > setup.players:
        raise BadOption("error-first-seat", seat=P.name(first), count=P.count(setup.players))


__all__ = [
    "CHANCE",
    "NOBODY",
    "GameInfo",
    "GameRules",
    "RuleOption",
    "Rules",
    "Setup",
    "check_setup",
    "complete_options",
]
