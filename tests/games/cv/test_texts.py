"""What the game says, in every language: refusals, effects of cards, goals, and a few whole sentences."""

from __future__ import annotations

import pytest

from cvdesk.engine import random_match
from cvdesk.games.cv import make_rules
from cvdesk.games.cv.cards import CARDS
from cvdesk.games.cv.deck import DECK_FILES
from cvdesk.games.cv.words import condition_text, effect_lines, goal_text, kinds_param
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.render import Names, plain
from tests.games.cv.invariants import visible_targets
from tests.games.cv.table import Table, card

NAMES = Names(("Юлія", "Íñigo", "Bob", "Lena"), make_rules({}))


def told(message: object, language: str) -> str:
    sentence = plain(message, NAMES, language)
    assert sentence.strip()
    assert not any(mark in sentence for mark in ("⟦", "{", "???"))
    return sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    ids = set()
    for players, seed in ((2, 3), (4, 1)):
        match = random_match(NAMES.rules, players, seed)
        for index in range(0, match.index + 1, 5):
            for viewer in range(players):
                view = NAMES.rules.view(match.at(index), viewer)
                for target in visible_targets(NAMES.rules, view):
                    refusal = NAMES.rules.why_not(view, target)
                    if refusal is not None and refusal.message.id not in ids:
                        ids.add(refusal.message.id)
                        told(refusal.message, language)
    assert len(ids) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    for number in range(1, CARDS + 1):
        printed = DECK_FILES.built_in[number]
        lines = [told(line, language) for line in effect_lines(printed)]
        assert lines, printed.id
        condition = condition_text(printed)
        assert (condition is None) == (printed.condition == "")
        if condition is not None:
            told(condition, language)
        assert kinds_param(printed.types).value


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "+4 for each set: possession ×2 and job"),
        ("ru", "+4 за каждый набор: карта имущества ×2 и карта работы"),
        ("uk", "+4 за кожен набір: карта майна ×2 і карта роботи"),
        ("es", "+4 por cada grupo: posesión ×2 y trabajo"),
    ],
)
def test_goals_are_sentences_made_from_their_data(language: str, sentence: str) -> None:
    assert told(goal_text(DECK_FILES.built_in[card("successful_person")]), language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Юлія: misfortune ×6, 2 active cards are lost"),
        ("ru", "Юлія: неудача ×6, потеря 2 активных карт"),
        ("uk", "Юлія: невдача ×6, втрата 2 активних карт"),
        ("es", "Юлія: mala suerte ×6, se pierden 2 cartas activas"),
    ],
)
def test_log_lines_decline_no_names_and_count_right(language: str, sentence: str) -> None:
    table = Table("health: pension; work: waiter", "").throw("XXXXXX").play("done")
    event = next(event for event in table.events if event.message.id == "cv-log-misfortune")
    assert told(event.message, language) == sentence
