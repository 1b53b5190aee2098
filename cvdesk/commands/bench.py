"""``cvdesk bench``: how fast the rules, the search, the worker and the window are on this machine."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from cvdesk.commands.bench_games import game_rows
from cvdesk.commands.bench_rows import Row, budget_rows, engine_rows, worker_rows
from cvdesk.commands.bench_window import window_rows
from cvdesk.commands.parser import Given
from cvdesk.games import GAMES, make_rules
from cvdesk.i18n.catalog import current_language, text
from cvdesk.i18n.formats import number_text

_NAME, _FIGURE = 52, 18


def run(given: Given) -> int:
    """Measures every row, each beside its reference, and prints a table or one JSON object.

    Returns the exit status; raises BadOption for an unknown game.
    """
    game = given.arguments.get("game", GAMES[0])
    rules = make_rules(game)
    rows = []
    for row in _measured(game):
        rows.append(row)
        if not given.has("--json"):
            print(_line(row))  # noqa: T201
            sys.stdout.flush()
    if given.has("--json"):
        data = {"game": game, "options": dict(rules.options), "rows": [_plain(row) for row in rows]}
        print(json.dumps(data, indent=2))  # noqa: T201
    return 0


def _measured(game: str) -> Iterator[Row]:
    rules = make_rules(game)
    yield from engine_rows(rules)
    yield from game_rows(rules)
    yield from budget_rows(rules)
    yield from worker_rows(rules)
    yield from window_rows(game)


def _plain(row: Row) -> dict[str, object]:
    return {
        "name": f"{row.name}-{row.note}" if row.note else row.name,
        "unit": row.unit,
        "value": round(row.value, 4),
        "reference": round(row.reference, 4),
        "ratio": round(row.ratio, 4),
    }


def _line(row: Row) -> str:
    name = text(f"cli-bench-{row.name}", note=row.note) if row.note else text(f"cli-bench-{row.name}")
    against = text("cli-bench-against", what=text(f"cli-bench-{row.name}-reference"))
    first = f"{name:<{_NAME}} {_figure(row.value, row.unit):>{_FIGURE}}"
    ratio = number_text(float(f"{row.ratio:.3g}"), current_language())
    return f"{first}\n    {against:<{_NAME - 4}} {_figure(row.reference, row.unit):>{_FIGURE}}   × {ratio}"


def _figure(value: float, unit: str) -> str:
    digits = float(f"{value:.3g}") if value < 1000 else round(value)
    return text(f"cli-bench-unit-{unit}", figure=number_text(digits, current_language()))
