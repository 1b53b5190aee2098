"""Everything that matches say exists in all languages, with exactly the parameters it is given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from cvdesk.engine.decision import Target
from cvdesk.engine.match import Match
from cvdesk.engine.message import Message, Param
from cvdesk.engine.playout import random_match
from cvdesk.engine.rules import GameInfo, Rules
from cvdesk.games import GAMES, game_info, make_rules
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.render import Names, plain, render
from tests.i18n import ftl

RECORDS = 500
"""So much of a match is enough, where it is longer than that."""
ZONES = (
    *("pawn", "guard", "wurm", "space", "die", "tile"),
    *("deck", "pile", "hand", "kind", "meld", "low", "high"),
)


def _option_sets(info: GameInfo) -> list[dict[str, str]]:
    """Every value of every option at least once, and all variants together."""
    sets = [{option.name: value} for option in info.options for value in option.values if not value.isdigit()]
    return [*sets, {option.name: option.values[-1] for option in info.options if option.name != "first"}]


def _of_decisions(match: Match) -> Iterator[Message]:
    for index in range(match.index):
        state = match.at(index)
        mover = match.rules.to_move(state)
        if mover < 0:
            continue
        view = match.rules.view(state, mover)
        decision = match.rules.decision(view)
        assert decision is not None
        yield decision.prompt
        targets: set[Target] = set()
        for option in decision.options:
            yield option.label
            targets.update(option.targets)
            if option.detail is not None:
                yield option.detail
        for zone, number in product(ZONES, range(28)):
            refusal = match.rules.why_not(view, Target(zone, number))
            if refusal is not None:
                yield refusal.message


def _said(match: Match) -> Iterator[Message]:
    for entry in match.log:
        event = entry.event
        yield from (event.message, *event.details)
        if event.public is not None:
            yield event.public
    yield from _of_decisions(match)
    for index in (match.index // 3, match.index // 2, match.index):
        standings = match.rules.standings(match.at(index))
        yield standings.verdict
        yield from (line.message for lines in standings.lines for line in lines)


def _with_inner(message: Message, rules: Rules) -> Iterator[Message]:
    yield message
    for param in message.params.values():
        yield from _in_param(param, rules)


def _in_param(param: Param, rules: Rules) -> Iterator[Message]:
    if param.kind == "message" and isinstance(param.value, Message):
        yield from _with_inner(param.value, rules)
    elif param.kind == "list" and isinstance(param.value, tuple):
        for item in param.value:
            yield from _in_param(item, rules)
    elif param.kind in ("card", "tile", "space"):
        name = rules.name_of(param)
        if isinstance(name, Message):
            yield from _with_inner(name, rules)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_random_matches_say_exists_with_these_parameters(
    game: str, sized: Callable[[int, int], int]
) -> None:
    info = game_info(game)
    spoken: dict[tuple[str, frozenset[str]], Message] = {}
    for options, players, seed in product(
        _option_sets(info), range(info.min_players, info.max_players + 1), range(sized(1, 12))
    ):
        match = random_match(make_rules(game, options), players, seed, sized(RECORDS, info.max_records))
        for message in _said(match):
            for each in _with_inner(message, match.rules):
                spoken[each.id, frozenset(each.params)] = each
    assert len(spoken) > 20
    wrong = [
        (language, key, sorted(params), sorted(ftl.placeables(language, key)))
        for key, params in spoken
        for language in LANGUAGES
        if key not in ftl.messages(language) or params != ftl.placeables(language, key)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_can_be_told(game: str, language: str) -> None:
    match = random_match(
        make_rules(
            game,
            {option.name: option.values[-1] for option in game_info(game).options if option.name != "first"},
        ),
        3,
        5,
        RECORDS,
    )
    names = Names(("Юлія", "Íñigo", "Bob"), match.rules)
    for message in _said(match):
        sentence = plain(message, names, language)
        assert sentence.strip() and "⟦" not in sentence and "{" not in sentence and "???" not in sentence
        assert "".join(run.text for run in render(message, names, language)) == sentence
