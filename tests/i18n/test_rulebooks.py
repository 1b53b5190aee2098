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
from cvdesk.games import GAMES, game_info, make_rules
from cvdesk.games.sources import Source, sources_of
from cvdesk.i18n import catalog
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.render import error_text
from cvdesk.i18n.rulebook import anchors, rule_label, rulebook
from tests.i18n.books import BOOKS
from tests.i18n.sources import literals, trees

SOURCES = (
    Source(Message("bot-level-calm"), (8, -10), printed=True),
    Source(Message("bot-level-sharp"), (), printed=False),
)

every_game = pytest.mark.parametrize("game", BOOKS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def paragraphs(game: str, language: str) -> list[str]:
    """Everything between blank lines, the title and the placeholder of the table left out."""
    blocks = assets.translation(language, "rules", f"{game}.md").read_text("utf-8").split("\n\n")[1:]
    return [block.strip() for block in blocks if block.strip() != "{sources}"]


def chapter_texts(game: str, language: str) -> list[str]:
    book = assets.translation(language, "rules", f"{game}.md").read_text("utf-8")
    return re.split(r"^## .*$", book, flags=re.MULTILINE)[1:]


def test_every_game_has_a_rulebook() -> None:
    assert set(GAMES) <= set(BOOKS)


@every_game
@every_language
def test_rulebook_has_every_clause_in_order(game: str, language: str) -> None:
    assert anchors(game, language) == tuple(f"{game}.{number}" for number in BOOKS[game].clauses)


@every_game
@every_language
def test_every_chapter_has_a_title_and_a_text(game: str, language: str) -> None:
    book = rulebook(game, language, ())
    texts = chapter_texts(game, language)
    assert len(book.chapters) == len(texts)
    assert all(chapter.title for chapter in book.chapters)
    assert all(text.strip() for text in texts)


@every_game
def test_chapters_have_the_same_numbers_in_every_language(game: str) -> None:
    numbers = {
        tuple(chapter.number for chapter in rulebook(game, language, ()).chapters) for language in LANGUAGES
    }
    assert len(numbers) == 1
    assert [number for number in numbers.pop() if number] == [str(each) for each in BOOKS[game].chapters]


@every_game
@every_language
def test_last_chapter_names_every_ruling_and_the_sources(game: str, language: str) -> None:
    book, last = BOOKS[game], chapter_texts(game, language)[-1]
    named = set(re.findall(rf"\*\*{book.label} (\d+\.\d+|R\d+)\*\*", last))
    assert named >= book.rulings
    assert named <= set(book.clauses)
    assert "\n{sources}\n" in last


@pytest.mark.parametrize("game", GAMES)
@every_language
def test_options_chapter_names_every_option_and_value(game: str, language: str) -> None:
    text = chapter_texts(game, language)[-3]
    for option in game_info(game).options:
        assert f"(`{option.name}`)" in text
        assert all(f"`{value}`" in text for value in option.values)
        assert f"{BOOKS[game].label} {option.rule.removeprefix(f'{game}.')}" in text


@every_game
def test_paragraphs_correspond_and_differ_between_languages(game: str) -> None:
    for one, other in combinations(LANGUAGES, 2):
        assert len(paragraphs(game, one)) == len(paragraphs(game, other))
        assert not set(paragraphs(game, one)) & set(paragraphs(game, other))


@every_game
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_numbers_and_symbols_agree_with_english(game: str, language: str) -> None:
    label = BOOKS[game].label

    def facts(block: str) -> list[str]:
        return sorted(re.findall(rf"[−+]\d+|symbol:[a-z]+|{label} (?:\d+\.\d+|R\d+)|`[^`]+`", block))

    for here, english in zip(paragraphs(game, language), paragraphs(game, "en"), strict=True):
        assert facts(here) == facts(english), here


@every_game
@every_language
def test_symbols_are_known(game: str, language: str) -> None:
    shown = set(re.findall(r"symbol:([a-z]+)", "".join(paragraphs(game, language))))
    assert shown == BOOKS[game].symbols


@every_game
@every_language
def test_minus_values_have_a_real_minus(game: str, language: str) -> None:
    text = re.sub(r"`[^`]*`", "", "".join(paragraphs(game, language)))
    assert not re.search(r"(?<![\w-])-\d", text)


@every_game
@every_language
def test_cited_clauses_exist(game: str, language: str) -> None:
    book, text = BOOKS[game], "".join(paragraphs(game, language))
    assert set(re.findall(rf"{book.label} (\d+\.\d+|R\d+)", text)) <= set(book.clauses)


@every_game
@every_language
def test_clause_text_is_plain_and_keeps_its_examples(game: str, language: str) -> None:
    clauses = rulebook(game, language, ()).clauses
    assert all(not re.search(r"[*`\[\]{}]|symbol:", clause.text) for clause in clauses.values())
    assert all(clause.number == anchor.removeprefix(f"{game}.") for anchor, clause in clauses.items())
    for number, pieces in BOOKS[game].examples.items():
        assert all(piece in clauses[f"{game}.{number}"].text for piece in pieces)


@pytest.mark.parametrize(
    ("game", "language", "query", "clause"),
    [(game, *search) for game, book in BOOKS.items() for search in book.searches],
)
def test_search_finds_clauses(game: str, language: str, query: str, clause: str) -> None:
    found = rulebook(game, language, ()).search(query)
    assert (f"{game}.{clause}" in found) if clause else found == ()


def test_search_takes_io_for_ie_and_keeps_the_order_of_the_book() -> None:
    book = rulebook("thats_life", "ru")
    assert book.search("вперед") == book.search("вперёд") != ()
    found = book.search("финише")
    assert [anchor for anchor in book.clauses if anchor in found] == list(found)
    assert len(found) > 1


@every_game
def test_every_clause_that_the_source_cites_exists(game: str) -> None:
    anchor = re.compile(rf"{game}\.(\d+\.\d+|R\d+)")
    found = [anchor.fullmatch(text) for tree in trees().values() for text in literals(tree)]
    cited = {match[1] for match in found if match}
    assert cited
    assert cited <= set(BOOKS[game].clauses)


def cited_by_life(players: int, seed: int, wurminator: str) -> set[str]:
    """Returns the anchors of the log, the score sheet and every refusal of a random match."""
    rules = make_rules("thats_life", {"wurminator": wurminator})
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
def test_every_clause_that_a_match_of_life_cites_exists(
    players: int, sized: Callable[[int, int], int]
) -> None:
    for seed in range(sized(2, 50)):
        cited = cited_by_life(players, seed, "on" if seed % 2 else "off")
        assert {"thats_life.2.1", "thats_life.3.1", "thats_life.4.2"} <= cited
        assert cited <= {f"thats_life.{number}" for number in BOOKS["thats_life"].clauses}


@pytest.mark.parametrize("game", GAMES)
@every_language
def test_rule_label_is_the_same_in_every_language(game: str, language: str) -> None:
    assert rule_label(f"{game}.3.1", language) == f"{BOOKS[game].label} 3.1"


def test_language_in_use_is_the_default() -> None:
    catalog.use_language("uk")
    assert rulebook("thats_life") == rulebook("thats_life", "uk")


@every_game
@every_language
def test_sources_become_a_table(game: str, language: str) -> None:
    book = rulebook(game, language, SOURCES)
    assert "{sources}" not in book.markdown
    rows = [line for line in book.markdown.splitlines() if line.startswith("| ")]
    assert len(rows) == 2 + len(SOURCES)
    assert "| +8, −10 |" in rows[2]
    printed, reconstructed = (row.split("|")[-2] for row in rows[2:])
    assert printed != reconstructed


def test_without_sources_no_placeholder_is_left() -> None:
    assert "{sources}" not in rulebook("thats_life", "en", ()).markdown


def test_sources_cover_every_tile_once() -> None:
    rows = sources_of("thats_life")
    printed = sorted(value for row in rows if row.printed for value in row.values)
    reconstructed = sorted(value for row in rows if not row.printed for value in row.values)
    assert printed == [-10, -9, -8, -5, -2, *range(1, 9)]
    assert reconstructed == [-7, -6, -4, -3, -3, -2, -1, -1]
    assert (
        "−7" in rulebook("thats_life", "en").markdown.rpartition("reconstructed by us")[0].rpartition("\n")[2]
    )


@every_game
@every_language
@pytest.mark.parametrize("width", [40, 78])
def test_plain_text_is_readable_in_a_terminal(game: str, language: str, width: int) -> None:
    book = rulebook(game, language, SOURCES)
    text = book.plain_text(width)
    assert text.startswith(f"{book.title}\n=")
    assert not re.search(r"\*\*|`|!\[|symbol:|^#", text, re.MULTILINE)
    assert all(f"\n{number} " in text for number in BOOKS[game].clauses)
    # Tables are not wrapped, and an address or a word may be longer than a narrow terminal.
    table = [line for line in text.splitlines() if "  " in line.strip()]
    assert len(table) == 1 + len(SOURCES)
    assert all(len(line) <= width for line in text.splitlines() if line not in table)


@pytest.fixture
def draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the English catalogs in a folder of its own, and its rulebook's path."""
    shutil.copytree(assets.translation("en"), tmp_path / "en")
    monkeypatch.setattr(assets, "translation", lambda *parts: tmp_path.joinpath(*parts))
    return tmp_path / "en" / "rules" / "thats_life.md"


def test_missing_rulebook_is_told(draft: Path) -> None:
    draft.unlink()
    with pytest.raises(BadResource) as caught:
        rulebook("thats_life", "en")
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
        rulebook("thats_life", "en")
    assert caught.value.message.id == "error-resource-broken"
