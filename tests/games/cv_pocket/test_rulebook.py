"""The rulebook of CV Pocket: its numbers, its citations, and what is known of the cards."""

from __future__ import annotations

import re

import pytest

from cvdesk import assets
from cvdesk.engine import Target, random_match
from cvdesk.games.cv_pocket import make_rules
from cvdesk.games.cv_pocket.deck import DECK_FILES
from cvdesk.games.cv_pocket.facts import sources
from cvdesk.games.cv_pocket.symbols import SYMBOLS
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.rulebook import anchors, rulebook

every_language = pytest.mark.parametrize("language", LANGUAGES)


def paragraphs(language: str) -> list[str]:
    """Everything between blank lines, the title and the placeholder of the table left out."""
    blocks = assets.translation(language, "rules", "cv_pocket.md").read_text("utf-8").split("\n\n")[1:]
    return [block.strip() for block in blocks if block.strip() != "{sources}"]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_all_numbers_agree_with_english(language: str) -> None:
    def facts(block: str) -> list[str]:
        return sorted(re.findall(r"−?\d+", block))

    for here, english in zip(paragraphs(language), paragraphs("en"), strict=True):
        assert facts(here) == facts(english), here


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_clause_that_the_game_cites_exists(players: int) -> None:
    rules = make_rules({})
    cited = set()
    things = [Target(zone, each) for zone in ("column", "cv") for each in range(51)]
    things += [
        Target("button", 0),
        Target("deck", 0),
        *(Target("symbol", each) for each in range(len(SYMBOLS))),
    ]
    for seed in range(3):
        match = random_match(rules, players, seed)
        cited |= {entry.event.rule for entry in match.log}
        cited |= {line.rule for lines in rules.standings(match.state).lines for line in lines}
        for index in range(0, match.index + 1, 3):
            view = rules.view(match.at(index), 0)
            cited |= {refusal.rule for thing in things if (refusal := rules.why_not(view, thing))}
    assert {"cv_pocket.2.2", "cv_pocket.5.1", "cv_pocket.5.6"} <= cited
    assert cited <= set(anchors("cv_pocket"))


@every_language
def test_sources_name_every_card_of_which_something_is_printed_or_not(language: str) -> None:
    rows = [line for line in rulebook("cv_pocket", language).markdown.splitlines() if line.startswith("| ")]
    assert len(rows) == 2 + len(sources())
    for name in {card.name[language] for card in DECK_FILES.built_in.cards}:
        assert any(name in row for row in rows), name


def test_what_the_rulebook_prints_is_told_apart() -> None:
    text = rulebook("cv_pocket", "en").markdown
    assert "| Relocation and Studies: transport | – | the printed rulebook |" in text
    assert "| Renaissance man: transport, icons, and mission | – | the printed rulebook |" in text
    assert "| Points for money | +9 | the printed rulebook |" in text
    assert "| Points for money | +3, +6, +13, +18, +23 | reconstructed by us |" in text
