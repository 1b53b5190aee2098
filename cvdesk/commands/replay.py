"""``cvdesk replay``: replays a saved match and checks that nothing in it was changed."""

from __future__ import annotations

import json
from pathlib import Path

from cvdesk.commands.parser import Given
from cvdesk.engine.errors import BadRecord, CvdeskError
from cvdesk.engine.match import Match, first_forged_chance
from cvdesk.engine.message import P, message
from cvdesk.engine.record import Record
from cvdesk.games import make_rules
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import Names, plain
from cvdesk.storage.saves import read_record


def run(given: Given) -> int:
    """Replays a file and prints the standings; with ``--verify`` draws all chance again.

    Raises CvdeskError, which names the record, for the first thing that is wrong.
    """
    path = Path(given.arguments["file"])
    verify = given.has("--verify")
    record = read_record(path)
    try:
        match = _replayed(record, verify=verify)
    except CvdeskError as error:
        raise BadRecord("error-in-file", file=P.name(path.name), problem=P.message(error.message)) from error
    print(_as_json(match, verify=verify) if given.has("--json") else _as_text(match, verify=verify))  # noqa: T201
    return 0


def _replayed(record: Record, *, verify: bool) -> Match:
    rules = make_rules(record.game, record.options)
    match = Match.from_record(rules, record)
    forged = first_forged_chance(rules, record) if verify else None
    if forged is not None:
        raise BadRecord("cli-error-forged", number=P.value(forged))
    return match


def _as_json(match: Match, *, verify: bool) -> str:
    record = match.record
    standings = match.rules.standings(match.state)
    seats = [
        {"name": seat.name, "kind": seat.kind, "level": seat.level, "score": score, "rank": rank}
        for seat, score, rank in zip(record.seats, standings.scores, standings.ranks, strict=True)
    ]
    data = {
        "game": record.game,
        "options": record.options,
        "match": record.match,
        "created": record.created,
        "seed": record.seed,
        "records": match.index,
        "finished": match.finished,
        "practice": record.practice,
        "chance_verified": verify,
        "seats": seats,
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def _as_text(match: Match, *, verify: bool) -> str:
    record, standings = match.record, match.rules.standings(match.state)
    names = Names(tuple(seat.name for seat in record.seats), match.rules)
    game = text(f"home-game-{record.game.replace('_', '-')}")
    lines = [text("cli-replay-head", game=game, records=match.index, seed=str(record.seed))]
    lines.append(text("cli-replay-verified" if verify else "cli-replay-checked"))
    if not match.finished:
        lines.append(text("cli-replay-unfinished", turn=match.turn))
    for player in sorted(range(record.players), key=lambda each: standings.ranks[each]):
        seat = message(
            "cli-replay-seat",
            rank=P.value(standings.ranks[player]),
            player=P.player(player),
            count=P.count(standings.scores[player]),
        )
        lines.append(plain(seat, names))
    lines.append(plain(standings.verdict, names))
    return "\n".join(lines)
