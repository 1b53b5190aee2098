"""Which games, options and player counts the promises are tried on, and matches to try them on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from attrs import field, frozen

from cvdesk.engine import (
    CHANCE,
    GameInfo,
    Match,
    Record,
    Rng,
    Rules,
    Seat,
    State,
    Target,
    View,
    random_match,
)
from cvdesk.games import GAMES, game_info, make_rules
from tests import toy

COSMETIC = frozenset({"collected"})
"""Options that only the screen knows: no variant of their own."""


MOST_STATES = 400
"""How many states of one match a test looks at; ``--full`` looks at all of them."""


@frozen
class Case:
    """A game with options and a number of players."""

    game: str
    options: tuple[tuple[str, str], ...]
    players: int
    rules: Rules = field(eq=False, repr=False)

    @property
    def id(self) -> str:
        """A readable name for the test's id."""
        return "-".join([self.game, *(f"{name}.{value}" for name, value in self.options), f"{self.players}p"])

    def hook(self, name: str) -> Callable[..., object] | None:
        """Returns a helper that the game's own tests offer, as ``check_invariants``."""
        return getattr(_hooks(self.game), name, None)

    @property
    def is_long(self) -> bool:
        """Whether matches are so long that they are watched near their end."""
        return self.hook("late_start") is not None

    @property
    def sparse(self) -> int:
        """By what steps are lengthened that walk to the end of a match from many states of it."""
        return 6 if self.is_long else 1

    def check(self, state: State) -> None:
        """Asserts what must hold of any state of this game, if its tests say so."""
        check = self.hook("check_invariants")
        if check is not None:
            check(self.rules, state)

    def visible_targets(self, view: View) -> list[Target]:
        """Returns what the game's tests say that a viewer can point at."""
        visible = self.hook("visible_targets")
        found = [] if visible is None else visible(self.rules, view)
        assert isinstance(found, list)
        return found


def _hooks(game: str) -> ModuleType | None:
    name = "tests.toy.invariants" if game == "toy" else f"tests.games.{game}.invariants"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:
        return None


def _variants(info: GameInfo, full: bool) -> Iterator[Mapping[str, str]]:
    yield {}
    options = [option for option in info.options if option.name not in COSMETIC and len(option.values) > 1]
    yield {option.name: option.values[1] for option in options}
    for option in options if full else ():
        for value in option.values[1:]:
            if option.name != "first" or value == "2":
                yield {option.name: value}


def all_cases(full: bool) -> list[Case]:
    """Returns every game with its rulebook options and with all changed (with `full` also one by one)."""
    games = [(game_info(game), partial(make_rules, game)) for game in GAMES]
    games.append((toy.INFO, toy.make_rules))
    return [
        Case(info.id, tuple(options.items()), players, make(options))
        for info, make in games
        for options in _variants(info, full)
        for players in range(info.min_players, info.max_players + 1)
        if int(options.get("first", "0").replace("random", "0")) <= players
    ]


@cache
def played(case: Case, seed: int) -> Match:
    """Returns a finished random match, shared by all tests: look at it, never play on it."""
    return fresh(case, seed, None)


def fresh(case: Case, seed: int, records: int | None = 0) -> Match:
    """Returns a random match of at least so many records, None for all, that the caller owns."""
    if not case.is_long:
        return random_match(case.rules, case.players, seed, records)
    seats = [Seat("bot", f"Random {number}", number, level="random") for number in range(1, case.players + 1)]
    match = begun(case, seats, seed)
    rng = stream("fresh", seed)
    while not match.finished and (records is None or match.index < records):
        match.play(rng.pick(case.rules.legal_actions(match.state)))
    return match


def begun(case: Case, seats: list[Seat], seed: int) -> Match:
    """Returns a match before its first decision; a long one begins near its end."""
    late = case.hook("late_start")
    if late is None:
        return Match.new(case.rules, seats, seed)
    state = late(case.rules, case.players, seed)
    assert isinstance(state, State)
    record = Record(
        match="late",
        created="2000-01-01T00:00:00+00:00",
        app_version="",
        game=case.game,
        rules_version=case.rules.info.rules_version,
        data_hash=case.rules.data_hash,
        players=case.players,
        options=dict(case.rules.options),
        seats=seats,
        seed=seed,
        salt="",
        snapshot=state.dump(),
    )
    return Match.from_snapshot(case.rules, record)


def states(case: Case, seed: int, step: int = 1) -> Iterator[State]:
    """Yields copies of the states of a random match, from before the first shuffle to the end.

    Every `step`-th; of a match with more records than `MOST_STATES` fewer, but for the last. Of a
    match that begins near its end the game's tests add some from before.
    """
    match = played(case, seed)
    more = case.hook("more_states")
    step *= 1 + match.index // MOST_STATES
    yield match.at(0)
    if more is not None:
        others = more(case.rules, case.players, seed)
        assert isinstance(others, list)
        yield from others[::step]
    for index in range(step, match.index, step):
        yield match.at(index)
    yield match.at(match.index)


def decisions(case: Case, seed: int, step: int = 1) -> Iterator[State]:
    """Yields copies of the states in which a player must decide."""
    return (state for state in states(case, seed, step) if case.rules.to_move(state) >= 0)


def chances(case: Case, seed: int, step: int = 1) -> Iterator[State]:
    """Yields copies of the states in which nature rolls or draws."""
    return (state for state in states(case, seed, step) if case.rules.to_move(state) == CHANCE)


def stride(case: Case, seed: int) -> int:
    """Returns a step for tests that replay a match at every record of it: 1, more for a long match."""
    return 1 + 2 * played(case, seed).index // MOST_STATES


def viewers(case: Case) -> list[int | None]:
    """Returns every pair of eyes: the players and the public."""
    return [*range(case.players), None]


def stream(*labels: str | int) -> Rng:
    """Returns a random source of a test's own."""
    return Rng.stream(0, "test", *labels)
