"""The report about cards counts turns, takers and victories as it says."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from cvdesk.bots import arena
from cvdesk.bots.card_report import CardNotes, CardWatch, card_report
from cvdesk.bots.evaluators import evaluator_for
from cvdesk.bots.levels import parse_level
from cvdesk.cli import main
from cvdesk.engine import Action, random_match
from cvdesk.games import make_rules
from cvdesk.i18n import catalog

RULES = make_rules("cv")
NOTHING = Action("done")


def take(card: int) -> Action:
    return Action("take", (card,))


def luck(card: int) -> Action:
    return Action("luck", (card,))


def watch() -> CardWatch:
    return CardWatch(RULES, evaluator_for(RULES), 2)


def notes(watched: CardWatch, wins: tuple[float, ...] = (1.0, 0.0)) -> CardNotes:
    return watched.notes(random_match(RULES, 2, 1).state, wins)


def test_a_card_is_within_reach_once_a_turn_however_it_is_paid() -> None:
    watched = watch()
    watched.saw(0, 1, [NOTHING, take(20), luck(20), take(21)], take(21))
    watched.saw(0, 1, [NOTHING, take(20)], NOTHING)
    watched.saw(1, 2, [NOTHING, luck(20)], NOTHING)
    watched.saw(0, 3, [NOTHING, take(20)], take(20))
    noted = notes(watched)
    assert dict(noted.reach) == {20: 3, 21: 1}
    assert dict(noted.taken) == {20: 1, 21: 1}
    assert noted.takers == (frozenset({20, 21}), frozenset())


def test_who_rolls_first_has_the_first_turn() -> None:
    watched = watch()
    watched.saw(0, 0, [Action("pick", (3,))], Action("pick", (3,)))
    watched.saw(1, 1, [Action("roll")], Action("roll"))
    watched.saw(0, 2, [Action("roll")], Action("roll"))
    assert notes(watched).opener == 1


def test_results_add_up() -> None:
    def match(*takers: frozenset[int], wins: tuple[float, ...], opener: int) -> CardNotes:
        kinds = ({"cv-type-work": 1}, {"cv-type-work": 3})
        return CardNotes({20: 4}, {20: 1}, takers, wins, opener, kinds)

    report = card_report(
        [
            match(frozenset({20}), frozenset(), wins=(1.0, 0.0), opener=0),
            match(frozenset(), frozenset({20}), wins=(0.5, 0.5), opener=1),
            match(frozenset(), frozenset(), wins=(0.0, 1.0), opener=0),
            match(frozenset({20}), frozenset(), wins=(1.0, 0.0), opener=1),
        ]
    )
    assert (report.opener, report.fair) == (pytest.approx(1.5 / 4), pytest.approx(0.5))
    (card,) = report.cards
    assert (card.reach, card.taken, card.takers, card.share) == (16, 4, 3, 0.25)
    assert card.adds == pytest.approx(2.5 / 3 - 0.5)
    (kind,) = report.kinds
    assert (kind.winners, kind.each_winner) == (1.0, pytest.approx((2.5 * 1 + 1.5 * 3) / 4))
    assert kind.each_other == pytest.approx((1.5 * 1 + 2.5 * 3) / 4)


def test_a_card_that_nobody_takes_adds_nothing() -> None:
    (card,) = card_report([CardNotes({20: 4}, {}, (frozenset(),) * 2, (1.0, 0.0), 0, ({}, {}))]).cards
    assert (card.share, card.takers, card.adds) == (0.0, 0, 0.0)


def test_the_report_follows_from_the_seed_whatever_the_number_of_processes() -> None:
    bots = tuple(parse_level(word) for word in ("steady", "random", "random"))
    tournament = arena.Tournament(game="cv", bots=bots, matches=3, seed=5, rotate=True, cards=True)
    one, two = (arena.run(tournament, jobs=jobs).cards for jobs in (1, 2))
    assert one is not None and one == two
    assert [card.card for card in one.cards] == sorted({card.card for card in one.cards})
    assert all(0 <= card.taken <= card.reach and -1 <= card.adds <= 1 for card in one.cards)


WORDS = "arena cv --seats random,random --matches 2 --seed 3 --jobs 1 --report cards"


def test_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS.split(), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"opener_wins", "average_wins", "cards", "kinds"} <= set(data)
    assert data["average_wins"] == 0.5
    first = data["cards"][0]
    assert list(first) == ["card", "name", "turns_within_reach", "turns_taken", "share", "takers", "adds"]
    assert set(first["name"]) == set(catalog.LANGUAGES)
    assert [each["kind"] for each in data["kinds"]] == [
        f"cv-type-{name}" for name in ("health", "knowledge", "relationship", "work", "possession")
    ]


@pytest.mark.parametrize("language", catalog.LANGUAGES)
def test_command_prints_tables_the_least_wanted_card_first(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main([*WORDS.split(), "--language", language]) == 0
    out = capsys.readouterr().out
    *_, kinds, cards = out.rstrip().split("\n\n")
    assert len(kinds.splitlines()) == 6
    shares = [float(line.split(" %")[0].split()[-1]) for line in cards.splitlines()[1:]]
    assert all(less <= more for less, more in pairwise(shares))
    assert len({len(line) for line in cards.splitlines()}) == 1
    assert "⟦" not in out


def test_without_the_option_nothing_is_told_of_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS.split()[:-2], "--json"]) == 0
    assert "cards" not in json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    "words",
    ["arena thats_life --seats calm,calm --report cards", f"{WORDS[:-5]}dice", f"{WORDS[:-6]}"],
)
def test_reports_that_do_not_exist_are_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)
