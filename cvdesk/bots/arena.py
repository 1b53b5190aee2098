"""Tournaments between bots, without a window.

A tournament is decided by its seed: match by match the path, the dice and the bots'
streams follow from it, so with budgets in iterations the result is the same whatever
the number of processes.  Every bot sits at its own place of the list; with rotation the
same luck is played once for every way around the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from attrs import define, field, frozen

from cvdesk.bots.base import Bot, BotTable, Choice, bot_seed, checked
from cvdesk.bots.card_report import CardNotes, CardReport, CardWatch, card_report
from cvdesk.bots.card_report import as_json as report_as_json
from cvdesk.bots.evaluators import evaluator_for
from cvdesk.bots.levels import BotSpec
from cvdesk.bots.processes import ProcessLost, spread
from cvdesk.engine.action import Action
from cvdesk.engine.errors import BadOption, CvdeskError
from cvdesk.engine.match import Match
from cvdesk.engine.message import Message, P
from cvdesk.engine.record import Seat
from cvdesk.engine.rng import Rng
from cvdesk.engine.rules import Setup, check_setup
from cvdesk.games import make_rules

Z95 = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@frozen(kw_only=True)
class Tournament:
    """What is to be played."""

    game: str
    bots: tuple[BotSpec, ...]
    matches: int
    options: Mapping[str, str] = field(factory=dict)
    seed: int = 0
    rotate: bool = False
    """Shift the bots by one seat from match to match; a full round shares its luck."""
    record: Path | None = None
    """A folder that gets every match as a save."""
    cards: bool = False
    """Note what is needed for a report about cards."""


@frozen
class MatchResult:
    """How one match ended, by bot (in the order of the tournament, not of the seats)."""

    index: int
    plies: int
    wins: tuple[float, ...]
    """1 for a victory, shared ones split."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Time spent on the decisions."""
    cards: CardNotes | None = None
    """By seat, not by bot."""


@define
class BotResult:
    """What one bot achieved in a tournament."""

    bot: str
    wins: float
    ci95: tuple[float, float]
    """Where its share of victories lies with 95 % confidence (Wilson)."""
    mean_rank: float
    mean_score: float
    ms_per_decision: float


@define
class TournamentResult:
    """What came out of a tournament."""

    matches: int
    plies: int
    """Decisions of players in all matches together; the forced opening of a turn is none."""
    bots: list[BotResult]
    cards: CardReport | None = None


def check(tournament: Tournament) -> None:
    """Raises BadOption when the game, an option or the number of seats is wrong, or cards are missing."""
    rules = make_rules(tournament.game, tournament.options)
    check_setup(rules.info, Setup(len(tournament.bots), rules.options))
    if tournament.cards and not evaluator_for(rules).takes:
        raise BadOption("error-no-cards", game=P.name(tournament.game))


def run(
    tournament: Tournament, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> TournamentResult:
    """Plays all matches in so many processes; `progress` hears how many are done.

    Raises BadOption for a wrong tournament or a bot that fails.
    """
    check(tournament)
    results = []
    tasks = [(tournament, index) for index in range(tournament.matches)]
    incoming = map(_play_task, tasks) if jobs <= 1 else spread(_play_task, tasks, jobs)
    try:
        for result in incoming:
            if isinstance(result, Message):
                raise BadOption(result.id, **result.params)
            results.append(result)
            if progress is not None:
                progress(len(results))
    except ProcessLost as error:
        raise BadOption("error-arena-process") from error
    results.sort(key=lambda result: result.index)
    return summary(tournament, results)


def _play_task(task: tuple[Tournament, int]) -> MatchResult | Message:
    # errors with named parameters do not travel between processes
    try:
        return play_match(*task)
    except CvdeskError as error:
        return error.message


def play_match(tournament: Tournament, index: int) -> MatchResult:
    """Plays the match with a number from 0; raises BadOption when a bot fails."""
    count = len(tournament.bots)
    shift, luck = (index % count, index // count) if tournament.rotate else (0, index)
    order = [(seat + shift) % count for seat in range(count)]
    rules = make_rules(tournament.game, tournament.options)
    seed = int(Rng.stream(tournament.seed, "arena", luck).random() * 2**53)
    specs = [tournament.bots[bot] for bot in order]
    seats = [
        Seat("bot", f"{spec} {seat + 1}", seat + 1, level=spec.level, budget=str(spec.budget))
        for seat, spec in enumerate(specs)
    ]
    match = Match.new(rules, seats, seed)
    table = _Table(match, specs, bot_seed(tournament.seed, index), cards=tournament.cards)
    while not match.finished:
        table.play_on()
    if tournament.record is not None:
        path = tournament.record / f"{tournament.game}-{tournament.seed}-{index:06}.cvdesk"
        _write(path, match.record.to_json())
    return table.result(index, order)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = P.name(error.strerror or type(error).__name__)
        raise BadOption("error-data-folder", folder=P.name(str(path.parent)), reason=reason) from error


class _Table:
    """The bots around one match, with their clocks."""

    def __init__(self, match: Match, specs: Sequence[BotSpec], seed: int, *, cards: bool) -> None:
        self.match, self.specs, self.seed = match, specs, seed
        self.bots: list[Bot] = [_make(spec) for spec in specs]
        self.plies = 0
        self.decisions = [0] * len(specs)
        self.seconds = [0.0] * len(specs)
        self._paths: list[tuple[Action, ...] | None] = [None] * len(specs)
        self._watch = CardWatch(match.rules, evaluator_for(match.rules), len(specs)) if cards else None

    def play_on(self) -> None:
        """Plays one action of whoever must act; bots are asked only where there is a choice."""
        match, rules = self.match, self.match.rules
        seat, turn = match.mover, match.turn
        actions = rules.legal_actions(match.state)
        if len(actions) > 1:
            action = self._ask(seat).action
            self._paths[seat] = ()
            self.plies += 1
        else:
            action = actions[0]
            self.plies += action.kind not in rules.info.turn_openers
        before = match.index
        try:
            match.play(action)
        except CvdeskError as error:
            raise _failure(self.specs[seat], error) from error
        if self._watch is not None:
            self._watch.saw(seat, turn, actions, action)
        path = self._paths[seat]
        calm = path is not None and match.index == before + 1 and match.mover == seat and match.turn == turn
        self._paths = [None] * len(self._paths)
        if calm and path is not None:
            self._paths[seat] = (*path, action)

    def _ask(self, seat: int) -> Choice:
        rules, match = self.match.rules, self.match
        started = perf_counter()
        view = rules.view(match.state, seat)
        table = BotTable(
            view=view,
            rules=rules,
            sampler=rules.sampler(view),
            rng=Rng.stream(self.seed, "bot", seat, match.index),
            budget=self.specs[seat].budget,
            path=self._paths[seat],
            started=started,
        )
        try:
            choice = checked(self.bots[seat].choose(table), view.actions)
        except (Exception, SystemExit) as error:  # a bot of somebody's own may raise anything
            raise _failure(self.specs[seat], error) from error
        self.decisions[seat] += 1
        self.seconds[seat] += perf_counter() - started
        return choice

    def result(self, index: int, order: Sequence[int]) -> MatchResult:
        """Returns the result by bot; `order` tells which bot sat where."""
        standings = self.match.rules.standings(self.match.state)
        best = standings.ranks.count(1)
        wins = tuple((rank == 1) / best for rank in standings.ranks)
        seats = [order.index(bot) for bot in range(len(order))]
        return MatchResult(
            index=index,
            plies=self.plies,
            wins=tuple(wins[seat] for seat in seats),
            ranks=tuple(standings.ranks[seat] for seat in seats),
            scores=tuple(standings.scores[seat] for seat in seats),
            decisions=tuple(self.decisions[seat] for seat in seats),
            seconds=tuple(self.seconds[seat] for seat in seats),
            cards=self._watch.notes(self.match.state, wins) if self._watch is not None else None,
        )


def _make(spec: BotSpec) -> Bot:
    try:
        return spec.make()
    except BadOption:
        raise
    except (Exception, SystemExit) as error:  # so may a factory
        raise _failure(spec, error) from error


def _failure(spec: BotSpec, error: BaseException) -> BadOption:
    reason = f"{type(error).__name__}: {error}"
    return BadOption("error-bot-failed", name=P.name(str(spec)), reason=P.name(reason))


def summary(tournament: Tournament, results: Sequence[MatchResult]) -> TournamentResult:
    """Adds up the results of a tournament."""
    count = len(results)
    bots = []
    for bot, spec in enumerate(tournament.bots):
        wins = sum(result.wins[bot] for result in results)
        decisions = sum(result.decisions[bot] for result in results)
        seconds = sum(result.seconds[bot] for result in results)
        bots.append(
            BotResult(
                bot=str(spec),
                wins=wins,
                ci95=wilson(wins, count),
                mean_rank=sum(result.ranks[bot] for result in results) / count,
                mean_score=sum(result.scores[bot] for result in results) / count,
                ms_per_decision=1000 * seconds / max(1, decisions),
            )
        )
    notes = [result.cards for result in results if result.cards is not None]
    plies = sum(result.plies for result in results)
    return TournamentResult(count, plies, bots, card_report(notes) if notes else None)


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """Returns the interval that holds the true share of victories with 95 % confidence, 0 to 1."""
    share = wins / matches
    square = Z95 * Z95 / matches
    middle = (share + square / 2) / (1 + square)
    half = Z95 * sqrt(share * (1 - share) / matches + square / (4 * matches)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def as_json(tournament: Tournament, result: TournamentResult) -> dict[str, Any]:  # Any: plain JSON values
    """Returns the result as one object; times are milliseconds, shares are 0 to 1."""
    rules = make_rules(tournament.game, tournament.options)
    return {
        "game": tournament.game,
        "options": dict(rules.options),
        "seed": tournament.seed,
        "matches": result.matches,
        "plies": result.plies,
        "seats": [
            {
                "bot": bot.bot,
                "wins": bot.wins,
                "ci95": [round(bound, 4) for bound in bot.ci95],
                "mean_rank": round(bot.mean_rank, 4),
                "mean_score": round(bot.mean_score, 4),
                "ms_per_decision": round(bot.ms_per_decision, 3),
            }
            for bot in result.bots
        ],
        **({} if result.cards is None else report_as_json(result.cards, rules)),
    }
