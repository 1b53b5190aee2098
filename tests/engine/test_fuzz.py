"""Saves edited by chance: whatever is in them, only BadRecord comes out, or a match that can be played."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from cvdesk.engine import BadOption, BadRecord, Match, Record, Rng, Rules, random_match
from cvdesk.games import make_rules
from tests import toy

JUNK: list[object] = [
    *(None, True, False, 0, 1, -1, -2, 2, 3, 15, 16, 27, 28, 99, 2**31, 2**53, 2**53 + 1, -(2**63), 10**400),
    *(0.5, 1.0, -0.0, 1e308, float("inf"), float("nan"), "", "a", "\ud800", "\0", "roll", "die", "-1", "1"),
    *(
        "random",
        " ",
        "é",
        "x" * 70,
        "x" * 5000,
        "\u0663",
        "..",
        "/",
        [],
        [[]],
        {},
        {"a": 1},
        [1, 2],
        ["roll"],
    ),
    *([-1, "die", 3], [0, "roll", []], {"": {}}, [None] * 5),
]
TYPOS = [
    "1e999",
    "NaN",
    "[",
    "]",
    "{",
    "}",
    '"',
    "-",
    "0",
    "99999",
    "\\ud800",
    "true",
    "null",
    ",",
    ":",
    "\0",
    "é",
]


def rules_of(record: Record) -> Rules:
    """Makes the rules that a record asks for, as the program does; raises BadOption."""
    if record.game == "toy":
        return toy.make_rules(record.options)
    return make_rules(record.game, record.options)


def originals() -> list[Any]:
    """Returns sound saves of all kinds: begun, finished and forked matches of every game."""
    tables = [toy.make_rules(), make_rules("thats_life", {"wurminator": "on"}), make_rules("thats_life")]
    matches = [
        random_match(rules, 2 + at % 3, at, stop) for at, rules in enumerate(tables) for stop in (9, 40, None)
    ]
    forks = [match.fork(match.index // 2, 0) for match in matches]
    return [json.loads(match.record.to_json()) for match in (*matches, *forks)]


def places(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yields the paths to everything inside a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in items:
        yield (*here, key)
        yield from places(each, (*here, key))


def value_at(data: Any, path: tuple[Any, ...]) -> Any:
    """Returns what lies at a path."""
    for key in path:
        data = data[key]
    return data


def spoil(data: Any, rng: Rng) -> None:
    """Changes one place of a save: junk, another place's value, nothing at all, a little more or less."""
    paths = list(places(data))
    heads = [path for path in paths if len(path) <= 2]
    states = [path for path in paths if path[0] in ("start", "snapshot", "seats", "setup", "digests")]
    *head, key = rng.pick([paths, heads, states][rng.below(3)])
    parent = value_at(data, tuple(head))
    old = parent[key]
    choice = rng.below(6)
    if choice == 0:
        del parent[key]
    elif choice == 1:
        parent[key] = json.loads(json.dumps(value_at(data, rng.pick(paths))) if key in parent else "0")
    elif choice == 2 and isinstance(old, list) and old:
        old.insert(rng.below(len(old)), json.loads(json.dumps(rng.pick(old))))
    elif choice == 3 and type(old) is int:
        parent[key] = old + rng.pick([-2, -1, 1, 2])
    elif choice == 4 and isinstance(old, list):
        parent[key] = rng.shuffled(old)
    else:
        parent[key] = rng.pick(JUNK)


def reseal(data: Any) -> None:
    """Gives an edited save the seal it asks for, so that it is read to the end."""
    data["seal"] = sha256(f"{data.get('seed')}:{data.get('salt')}".encode("utf-8", "replace")).hexdigest()


def edited(data: Any, rng: Rng) -> str:
    """Returns the text of a save with some of its places changed."""
    data = json.loads(json.dumps(data))
    for _ in range(1 + rng.below(3)):
        spoil(data, rng)
    if rng.below(4):
        reseal(data)
    return json.dumps(data)


def mistyped(data: Any, rng: Rng) -> str:
    """Returns the text of a save with letters lost, added and overwritten."""
    text = json.dumps(data)
    for _ in range(1 + rng.below(4)):
        at = rng.below(len(text))
        text = text[:at] + rng.pick(["", *TYPOS]) + text[at + rng.below(4) :]
    return text


def play_on(match: Match, rng: Rng) -> None:
    """Asserts that a match can be looked at, played to its end with takebacks, and saved."""
    rules, players = match.rules, match.record.players
    while not match.finished:
        for viewer in (None, *range(players)):
            view = rules.view(match.state, viewer)
            rules.decision(view)
            if viewer is not None:
                rules.sampler(view).sample(rng)
        match.play(rng.pick(rules.legal_actions(match.state)))
        if rng.below(12) == 0:
            match.undo(rng.below(players))
        assert match.index <= rules.info.max_records
    rules.standings(match.state)
    text = match.record.to_json()
    text.encode()
    assert Match.from_record(rules, Record.from_json(text)).state == match.state


WAYS = (Match.from_record, Match.from_snapshot)


def try_out(text: str, rng: Rng, ways: tuple[Callable[[Rules, Record], Match], ...] = WAYS) -> bool:
    """Opens a text in every way the program does; returns whether a match came of it."""
    try:
        record = Record.from_json(text)
    except BadRecord:
        return False
    written = record.to_json()
    written.encode()
    assert Record.from_json(written) == record
    try:
        rules = rules_of(record)
    except BadOption:
        return False
    matches = []
    for read in ways:
        try:
            matches.append(read(rules, record))
        except BadRecord:
            continue
    try:
        Match.replay(rules, record)
    except BadRecord:
        assert len(matches) < 2
    assert record.to_json() == written
    for match in matches:
        play_on(match, rng)
    return bool(matches)


def test_edited_saves_are_refused_or_playable(sized: Callable[[int, int], int]) -> None:
    saves = originals()
    playable = 0
    number = sized(600, 5_000)
    for seed in range(number):
        rng = Rng.stream(seed, "edited")
        playable += try_out(edited(rng.pick(saves), rng), rng)
    assert 0 < playable < number


def test_mistyped_saves_are_refused_or_playable(sized: Callable[[int, int], int]) -> None:
    saves = originals()
    refused = 0
    number = sized(600, 5_000)
    for seed in range(number):
        rng = Rng.stream(seed, "mistyped")
        refused += not try_out(mistyped(rng.pick(saves), rng), rng)
    assert refused > number / 2


def test_edited_starts_are_refused_or_playable(sized: Callable[[int, int], int]) -> None:
    """Positions with pieces, cards, steps and turns exchanged: contradictions are found before play."""
    saves = originals()
    playable = 0
    number = sized(600, 5_000)
    for seed in range(number):
        rng = Rng.stream(seed, "start")
        data = json.loads(json.dumps(rng.pick(saves)))
        for _ in range(1 + rng.below(3)):
            exchange(data["snapshot"], rng)
        playable += try_out(json.dumps(data), rng, (Match.from_snapshot,))
    assert playable > 0


def exchange(dump: Any, rng: Rng) -> None:
    """Changes a number of a dump a little, or swaps two of them."""
    numbers = [path for path in places(dump) if type(value_at(dump, path)) is int]
    *head, key = rng.pick([path for path in numbers if len(path) == 1] if rng.below(2) else numbers)
    parent = value_at(dump, tuple(head))
    *other_head, other_key = rng.pick(numbers)
    other = value_at(dump, tuple(other_head))
    if rng.below(2):
        parent[key], other[other_key] = other[other_key], parent[key]
    else:
        parent[key] = rng.below(9) - 2
