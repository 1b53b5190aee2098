"""``cvdesk arena``: tournaments between bots, without a window."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from os import cpu_count
from pathlib import Path

from cvdesk.bots import arena
from cvdesk.bots.card_report import CardReport
from cvdesk.bots.levels import parse_level
from cvdesk.commands.parser import Given
from cvdesk.commands.seats import seed_of
from cvdesk.engine.errors import BadOption
from cvdesk.engine.message import P, message
from cvdesk.engine.rules import Rules
from cvdesk.games import make_rules
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import Names, plain

DEFAULT_SEATS = "sharp,random"
DEFAULT_MATCHES = 100
MOST_MATCHES = 1_000_000
MOST_JOBS = 256
_BAR = 30
_HEADS = (
    "bot-arena-bot",
    "bot-arena-wins",
    "bot-arena-interval",
    "bot-arena-rank",
    "bot-arena-score",
    "bot-arena-time",
)
_KIND_HEADS = ("bot-arena-kind", "bot-arena-winners", "bot-arena-each-winner", "bot-arena-each-other")
_CARD_HEADS = (
    "bot-arena-card",
    "bot-arena-reach",
    "bot-arena-taken",
    "bot-arena-takers",
    "bot-arena-adds",
)


def run(given: Given) -> int:
    """Plays a tournament and prints its result as a table or as one JSON object.

    A progress bar appears on standard error if that is a terminal.  Returns the exit
    status; raises CvdeskError for a wrong game, option, seat, number or folder.
    """
    matches = given.whole("--matches", 1, MOST_MATCHES, DEFAULT_MATCHES)
    jobs = given.whole("--jobs", 1, MOST_JOBS, cpu_count() or 1)
    record = Path(given.word("--record")) if given.has("--record") else None
    words = given.word("--seats", DEFAULT_SEATS).split(",")
    tournament = arena.Tournament(
        game=given.arguments["game"],
        bots=tuple(parse_level(word.strip()) for word in words),
        matches=matches,
        options=given.pairs("--option"),
        seed=seed_of(given),
        rotate=given.has("--rotate"),
        record=record,
        cards=given.has("--report"),
    )
    arena.check(tournament)
    if record is not None:
        _make_folder(record)
    progress = _progress(matches) if sys.stderr.isatty() else None
    try:
        result = arena.run(tournament, jobs, progress)
    finally:
        if progress is not None:
            sys.stderr.write("\r\x1b[K")
    if given.has("--json"):
        print(json.dumps(arena.as_json(tournament, result), indent=2))  # noqa: T201
    else:
        lines = _result_lines(result)
        if result.cards is not None:
            lines += ["", *_card_lines(result.cards, make_rules(tournament.game, tournament.options))]
        print("\n".join(lines))  # noqa: T201
    return 0


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = P.name(error.strerror or type(error).__name__)
        raise BadOption("error-data-folder", folder=P.name(str(folder)), reason=reason) from error


def _progress(matches: int) -> Callable[[int], None]:
    def show(done: int) -> None:
        full = _BAR * done // matches
        sys.stderr.write(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done}/{matches}")
        sys.stderr.flush()

    return show


def _result_lines(result: arena.TournamentResult) -> list[str]:
    """Returns the lines of the result."""
    rows = [tuple(text(head) for head in _HEADS)]
    for bot in result.bots:
        share = 100 * bot.wins / result.matches
        low, high = (100 * bound for bound in bot.ci95)
        rows.append(
            (
                bot.bot,
                f"{bot.wins:g} ({share:.1f} %)",
                f"{low:.1f}–{high:.1f} %",
                f"{bot.mean_rank:.2f}",
                f"{bot.mean_score:.1f}",
                f"{bot.ms_per_decision:.2f}",
            )
        )
    return [text("bot-arena-title", matches=result.matches, plies=result.plies), *_aligned(rows)]


def _card_lines(report: CardReport, rules: Rules) -> list[str]:
    """Returns the lines of the report about cards: the opener, kinds, and the cards seldom taken first."""
    kinds = [tuple(text(head) for head in _KIND_HEADS)]
    kinds += [
        (text(each.kind), _percent(each.winners), f"{each.each_winner:.2f}", f"{each.each_other:.2f}")
        for each in report.kinds
    ]
    names = Names((), rules)
    cards = [tuple(text(head) for head in _CARD_HEADS)]
    cards += [
        (
            f"{each.card} {plain(message('bot-arena-card-name', card=P.card(each.card)), names)}",
            str(each.reach),
            _percent(each.share),
            str(each.takers),
            f"{100 * each.adds:+.1f}",
        )
        for each in sorted(report.cards, key=lambda each: each.share)
    ]
    opener = text("bot-arena-opener", wins=_percent(report.opener), fair=_percent(report.fair))
    return [opener, "", *_aligned(kinds), "", *_aligned(cards)]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _aligned(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Returns a line for each row, columns aligned, the first to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        lines.append("  ".join([first.ljust(widths[0]), *cells]))
    return lines
