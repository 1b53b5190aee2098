"""Writes a seeded random match as text: records, messages, decisions and what the players see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import attrs

from cvdesk.engine import CHANCE, LogEntry, Message, Param, Rules, View, random_match
from cvdesk.games import GAMES, game_info, make_rules

FOLDER = Path(__file__).parent

VARIANTS: Mapping[str, tuple[tuple[int, Mapping[str, str]], ...]] = {
    "cv": ((2, {"two_coloured": "at_once", "upkeep": "while_recording"}),),
    "phase10": ((3, {"ask_jokers": "yes", "first": "2"}),),
    "thats_life": ((3, {"wurminator": "on"}),),
}
"""By game: player counts with options that have a playthrough of their own."""

LENGTH: Mapping[str, int] = {"phase10": 150}
"""By game: how many records are written of a match that is too long to be read."""

SEED = 1
_UNSHOWN = {"viewer", "players", "actor", "turn", "actions"}


@attrs.frozen
class Case:
    """One file: a game, a number of players, options."""

    game: str
    players: int
    options: Mapping[str, str] = attrs.field(factory=dict)

    @property
    def name(self) -> str:
        """The name of the file, without its ending."""
        return "-".join([f"{self.players}_players", *(f"{k}_{v}" for k, v in sorted(self.options.items()))])

    @property
    def file(self) -> Path:
        """Where the accepted text lies."""
        return FOLDER / self.game / f"{self.name}.txt"


def all_cases() -> list[Case]:
    """Returns a case for every player count of every registered game, and the variants."""
    cases = []
    for game in GAMES:
        info = game_info(game)
        cases += [Case(game, players) for players in range(info.min_players, info.max_players + 1)]
        cases += [Case(game, players, options) for players, options in VARIANTS.get(game, ())]
    return cases


def playthrough(case: Case) -> str:
    """Returns the text of a case."""
    rules = make_rules(case.game, case.options)
    match = random_match(rules, case.players, SEED, LENGTH.get(case.game))
    lines = [
        f"{case.game}, {case.players} players, seed {SEED}",
        f"options: {' '.join(f'{name}={value}' for name, value in sorted(rules.options.items()))}",
        "",
        "A decision shows the legal actions and what has changed since the last one for those who look;",
        "a bar after an event marks what cannot be taken back.",
    ]
    seen: dict[int | None, dict[str, str]] = {}
    for index in range(match.index):
        state = match.at(index)
        mover = rules.to_move(state)
        if mover != CHANCE:
            lines += _decision(
                rules, [rules.view(state, each) for each in _viewers(rules, case.players)], seen
            )
            legal = ", ".join(map(str, rules.legal_actions(state)))
            lines.append(f"  player {mover + 1} chooses from: {legal}")
        who, action = match.record.actions[index]
        name = "chance" if who == CHANCE else f"player {who + 1}"
        lines += ["", f"{index + 1}. {name}: {action}"]
        lines += [line for entry in match.log if entry.index == index + 1 for line in _told(entry)]
    standings = rules.standings(match.state)
    lines += ["", f"scores: {_plain(standings.scores)}", f"ranks: {_plain(standings.ranks)}"]
    lines += [f"verdict: {_message(standings.verdict)}", f"digest: {match.state.digest()}"]
    return "\n".join(lines) + "\n"


def _viewers(rules: Rules, players: int) -> list[int | None]:
    """Where nothing is secret, the public sees what everybody sees."""
    return [None, *range(players)] if rules.info.has_secrets else [None]


def _decision(rules: Rules, views: list[View], seen: dict[int | None, dict[str, str]]) -> Iterator[str]:
    """Tells what has changed; of a player's view only what the table does not show to everybody."""
    for view in views:
        shown = {
            field.name: _plain(getattr(view, field.name))
            for field in attrs.fields(type(view))
            if field.name not in _UNSHOWN
        }
        before = seen.get(view.viewer, {})
        eyes = "table" if view.viewer is None else f"player {view.viewer + 1} sees"
        public = seen[None] if view.viewer is not None else {}
        for name, value in shown.items():
            if before.get(name) != value and public.get(name) != value:
                yield f"  {eyes}: {name} {value}"
        seen[view.viewer] = shown
        public = public or shown


def _told(entry: LogEntry) -> Iterator[str]:
    event = entry.event.seen_by(None)
    mark = " |" if event.barrier else ""
    yield f"   {_message(event.message)} [{event.rule}]{mark}"
    for detail in event.details:
        yield f"     {_message(detail)}"


def _message(message: Message) -> str:
    return " ".join([message.id, *(f"{name}={_param(param)}" for name, param in message.params.items())])


def _param(param: Param) -> str:
    if isinstance(param.value, Message):
        return f"({_message(param.value)})"
    if isinstance(param.value, tuple):
        return f"[{', '.join(map(_param, param.value))}]"
    return str(param.value + 1 if param.kind == "player" and isinstance(param.value, int) else param.value)


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        if any(isinstance(each, tuple) for each in value):
            return " / ".join(_plain(each) or "-" for each in value)
        return " ".join(map(_plain, value))
    if isinstance(value, Mapping):
        return " ".join(f"{key}={_plain(each)}" for key, each in value.items())
    return str(value)
