"""The rulebooks: complete and parallel in every language, searchable, and readable in a terminal."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from cvdesk import assets
from cvdesk.engine import BadResource, Message, Target, random_match
from cvdesk.games import game_info, make_rules
from cvdesk.games.sources import Source, sources_of
from cvdesk.i18n import catalog
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.render import error_text
from cvdesk.i18n.rulebook import anchors, rule_label, rulebook

GAME = "thats_life"
CHAPTERS = {1: 3, 2: 5, 3: 1, 4: 3, 5: 6}
CLAUSES = [f"{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)]
RULINGS = {"3.1", "4.3", "5.1", "5.2", "5.4"}
"""The clauses that the printed rulebook leaves open in some point."""
SYMBOLS = {"luck", "plus", "minus", "guard", "pawn", "wurm", "die", "finish", "start"}
SOURCES = (
    Source(Message("bot-level-calm"), (8, -10), printed=True),
    Source(Message("bot-level-sharp"), (), printed=False),
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


def paragraphs(language: str) -> list[str]:
    """Everything between blank lines, the placeholder of the table left out."""
    blocks = assets.translation(language, "rules", f"{GAME}.md").read_text("utf-8").split("\n\n")
    return [block.strip() for block in blocks if block.strip() != "{sources}"]


def chapter_texts(language: str) -> list[str]:
    book = assets.translation(language, "rules", f"{GAME}.md").read_text("utf-8")
    return re.split(r"^## .*$", book, flags=re.MULTILINE)[1:]


@every_language
def test_rulebook_has_every_clause_in_order(language: str) -> None:
    assert anchors(GAME, language) == tuple(f"{GAME}.{number}" for number in CLAUSES)


@every_language
def test_every_chapter_has_a_title_and_a_text(language: str) -> None:
    book = rulebook(GAME, language)
    texts = chapter_texts(language)
    assert len(book.chapters) == len(texts)
    assert all(chapter.title for chapter in book.chapters)
    assert all(text.strip() for text in texts)


def test_chapters_have_the_same_numbers_in_every_language() -> None:
    numbers = {
        tuple(chapter.number for chapter in rulebook(GAME, language).chapters) for language in LANGUAGES
    }
    assert len(numbers) == 1
    assert [number for number in numbers.pop() if number] == [str(chapter) for chapter in CHAPTERS]


@every_language
def test_last_chapter_names_every_ruling_and_the_sources(language: str) -> None:
    last = chapter_texts(language)[-1]
    named = set(re.findall(r"\*\*Life (\d+\.\d+)\*\*", last))
    assert named >= RULINGS
    assert named <= set(CLAUSES)
    assert "\n{sources}\n" in last


@every_language
def test_options_chapter_names_every_option_and_value(language: str) -> None:
    text = chapter_texts(language)[-3]
    for option in game_info(GAME).options:
        assert f"(`{option.name}`)" in text
        assert all(f"`{value}`" in text for value in option.values)
        assert f"Life {option.rule.removeprefix(f'{GAME}.')}" in text


def test_paragraphs_correspond_and_differ_between_languages() -> None:
    for one, other in combinations(LANGUAGES, 2):
        assert len(paragraphs(one)) == len(paragraphs(other))
        assert not set(paragraphs(one)) & set(paragraphs(other))


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_numbers_and_symbols_agree_with_english(language: str) -> None:
    def facts(block: str) -> list[str]:
        return sorted(re.findall(r"[−+]\d+|symbol:[a-z]+|Life \d+\.\d+|`[^`]+`", block))

    for here, english in zip(paragraphs(language), paragraphs("en"), strict=True):
        assert facts(here) == facts(english), here


@every_language
def test_symbols_are_known(language: str) -> None:
    assert set(re.findall(r"symbol:([a-z]+)", "".join(paragraphs(language)))) <= SYMBOLS


@every_language
def test_minus_values_have_a_real_minus(language: str) -> None:
    text = re.sub(r"`[^`]*`", "", "".join(paragraphs(language)))
    assert not re.search(r"(?<![\w-])-\d", text)


@every_language
def test_clause_text_is_plain_and_keeps_its_examples(language: str) -> None:
    clauses = rulebook(GAME, language).clauses
    assert all(not re.search(r"[*`\[\]{}]|symbol:", clause.text) for clause in clauses.values())
    assert all(clause.number == anchor.removeprefix(f"{GAME}.") for anchor, clause in clauses.items())
    assert "= 20 " in clauses["thats_life.4.2"].text
    assert "= 19 " in clauses["thats_life.4.2"].text


@pytest.mark.parametrize(
    ("language", "query", "clause"),
    [
        ("ru", "ЧЕРВИНАТОР старте", "5.1"),
        ("ru", "ЕЩЕ ОДИН кусает", ""),
        ("ru", "расплачивается", "5.2"),
        ("uk", "вартового ПЕРЕСУНЬТЕ", "2.1"),
        ("es", "guardian", "2.2"),
        ("es", "TÚ antes", "3.1"),
        ("en", "-10", "4.2"),
        ("en", "Life 2.5", "2.5"),
        ("en", "nobody's business", ""),
        ("en", "   ", ""),
    ],
)
def test_search_finds_clauses(language: str, query: str, clause: str) -> None:
    found = rulebook(GAME, language).search(query)
    assert (f"{GAME}.{clause}" in found) if clause else found == ()


def test_search_takes_io_for_ie_and_keeps_the_order_of_the_book() -> None:
    book = rulebook(GAME, "ru")
    assert book.search("вперед") == book.search("вперёд") != ()
    found = book.search("финише")
    assert [anchor for anchor in book.clauses if anchor in found] == list(found)
    assert len(found) > 1


def cited_clauses(players: int, seed: int, wurminator: str) -> set[str]:
    """Returns the anchors of the log, the score sheet and every refusal of a random match."""
    rules = make_rules(GAME, {"wurminator": wurminator})
    match = random_match(rules, players, seed)
    cited = {entry.event.rule for entry in match.log}
    cited |= {line.rule for lines in rules.standings(match.state).lines for line in lines}
    things = [Target(zone, each) for zone in ("die", "wurm", "pawn", "guard", "space") for each in range(28)]
    for index in range(match.index + 1):
        state = match.at(index)
        view = rules.view(state, max(rules.to_move(state), 0))
        refusals = [rules.why_not(view, thing) for thing in things]
        cited |= {refusal.rule for refusal in refusals if refusal is not None}
    return cited - {""}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_clause_that_the_game_cites_exists(players: int, sized: Callable[[int, int], int]) -> None:
    for seed in range(sized(2, 50)):
        cited = cited_clauses(players, seed, "on" if seed % 2 else "off")
        assert {"thats_life.2.1", "thats_life.3.1", "thats_life.4.2"} <= cited
        assert cited <= {f"{GAME}.{number}" for number in CLAUSES}


@every_language
def test_rule_label_is_the_same_in_every_language(language: str) -> None:
    assert rule_label("thats_life.3.1", language) == "Life 3.1"


def test_language_in_use_is_the_default() -> None:
    catalog.use_language("uk")
    assert rulebook(GAME) == rulebook(GAME, "uk")


@every_language
def test_sources_become_a_table(language: str) -> None:
    book = rulebook(GAME, language, SOURCES)
    assert "{sources}" not in book.markdown
    rows = [line for line in book.markdown.splitlines() if line.startswith("| ")]
    assert len(rows) == 2 + len(SOURCES)
    assert "| +8, −10 |" in rows[2]
    printed, reconstructed = (row.split("|")[-2] for row in rows[2:])
    assert printed != reconstructed


def test_without_sources_no_placeholder_is_left() -> None:
    assert "{sources}" not in rulebook(GAME, "en", ()).markdown


def test_sources_cover_every_tile_once() -> None:
    rows = sources_of(GAME)
    printed = sorted(value for row in rows if row.printed for value in row.values)
    reconstructed = sorted(value for row in rows if not row.printed for value in row.values)
    assert printed == [-10, -9, -8, -5, -2, *range(1, 9)]
    assert reconstructed == [-7, -6, -4, -3, -3, -2, -1, -1]
    assert "−7" in rulebook(GAME, "en").markdown.rpartition("reconstructed by us")[0].rpartition("\n")[2]


@every_language
@pytest.mark.parametrize("width", [40, 78])
def test_plain_text_is_readable_in_a_terminal(language: str, width: int) -> None:
    book = rulebook(GAME, language, SOURCES)
    text = book.plain_text(width)
    assert text.startswith(f"{book.title}\n=")
    assert not re.search(r"\*\*|`|!\[|symbol:|^#", text, re.MULTILINE)
    assert all(f"\n{number} " in text for number in CLAUSES)
    # Tables are not wrapped, and an address or a word may be longer than a narrow terminal.
    table = [line for line in text.splitlines() if "  " in line.strip()]
    assert len(table) == 1 + len(SOURCES)
    assert all(len(line) <= width for line in text.splitlines() if line not in table)


@pytest.fixture
def draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the English catalogs in a folder of its own, and its rulebook's path."""
    shutil.copytree(assets.translation("en"), tmp_path / "en")
    monkeypatch.setattr(assets, "translation", lambda *parts: tmp_path.joinpath(*parts))
    return tmp_path / "en" / "rules" / f"{GAME}.md"


def test_missing_rulebook_is_told(draft: Path) -> None:
    draft.unlink()
    with pytest.raises(BadResource) as caught:
        rulebook(GAME, "en")
    assert caught.value.message.id == "error-resource-missing"
    assert "en/rules/thats_life.md" in error_text(caught.value, "en")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"# A title and no clauses\n\n## Life 1 Set-up\n\nJust words.\n",
        b"## Life 1 No title\n\n**1.1** Roll.\n",
        b"# Twice\n\n## Life 1 Set-up\n\n**1.1** Roll.\n\n**1.1** Move.\n",
        b"# Astray\n\n## Life 1 Set-up\n\n**2.1** Roll.\n",
        b"# Loose\n\n**1.1** Roll.\n",
    ],
)
def test_broken_rulebook_is_told(draft: Path, content: bytes) -> None:
    draft.write_bytes(content)
    with pytest.raises(BadResource) as caught:
        rulebook(GAME, "en")
    assert caught.value.message.id == "error-resource-broken"
