"""The catalog files: complete, alike in all languages, and clean."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from cvdesk.i18n import catalog
from cvdesk.i18n.catalog import GAME_PREFIXES, LANGUAGES, Shown
from tests.i18n import ftl

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {
    "ru": ("one", "few", "many"),
    "uk": ("one", "few", "many"),
    "es": ("one", "other"),
    "en": ("one", "other"),
}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert [path.name for path in ftl.files(language)] == [path.name for path in ftl.files("en")]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(ftl.messages(language)) == set(ftl.messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_has_syntax_errors(language: str) -> None:
    junk = [
        f"{path.name}: {entry.content[:60]}"
        for path in ftl.files(language)
        for entry in ftl.parsed(path).body
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_used_twice(language: str) -> None:
    ids = Counter(
        entry.id.name
        for path in ftl.files(language)
        for entry in ftl.parsed(path).body
        if isinstance(entry, ast.Message)
    )
    assert [key for key, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_word_of_an_id_tells_its_file(language: str) -> None:
    strays = [
        f"{path.name}: {entry.id.name}"
        for path in ftl.files(language)
        for entry in ftl.parsed(path).body
        if isinstance(entry, ast.Message)
        and entry.id.name.partition("-")[0] != GAME_PREFIXES.get(path.stem, path.stem)
    ]
    assert strays == []


@pytest.mark.parametrize("language", OTHERS)
def test_placeables_are_the_same_in_every_language(language: str) -> None:
    different = {
        key: (ftl.placeables("en", key), ftl.placeables(language, key))
        for key in ftl.messages("en").keys() & ftl.messages(language).keys()
        if ftl.placeables("en", key) != ftl.placeables(language, key)
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_exactly_those_of_the_language(language: str) -> None:
    wrong = []
    for key, message in ftl.messages(language).items():
        for select in ftl.selects(message):
            names, default = ftl.keys(select)
            if set(names) & ftl.CATEGORIES and (tuple(names), default) != (
                PLURALS[language],
                PLURALS[language][-1],
            ):
                wrong.append((key, names, default))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_line_messages_read_the_same_with_and_without_fluent(language: str) -> None:
    from cvdesk.i18n import fluent_bridge

    values = {
        name: Shown(f"<{name}>") for key in ftl.messages(language) for name in ftl.placeables(language, key)
    }
    differing, fast = [], 0
    for path in ftl.files(language):
        source = path.read_text("utf-8")
        bundle = fluent_bridge.new_bundle(language)
        fluent_bridge.add_source(bundle, source)
        for key, template in catalog._read(path).simple.items():
            fast += 1
            by_hand = catalog._PLACEABLE.sub(lambda match: values[match[1]].text, template)
            if by_hand != fluent_bridge.format_message(bundle, key, values):
                differing.append(key)
    assert differing == []
    assert fast > 0


@pytest.mark.parametrize(
    ("language", "letters"), [("ru", "ґєії"), ("uk", "ёъыэ"), ("en", "а-яёґєії"), ("es", "а-яёґєії")]
)
def test_no_letters_of_another_language(language: str, letters: str) -> None:
    foreign = re.compile(f"[{letters}]", re.IGNORECASE)
    assert [key for key, sentence in ftl.sentences(language) if foreign.search(sentence)] == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_latin_letter_hides_in_a_cyrillic_word(language: str) -> None:
    mixed = re.compile(r"[a-z][а-яёґєії]|[а-яёґєії][a-z]", re.IGNORECASE)
    found = {key for key, sentence in ftl.sentences(language) if mixed.search(sentence)}
    assert found - {"cli-value-size"} == set()  # its x is typed as Latin


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    # three dots, straight quotation marks, a hyphen for a dash or a minus
    bad = re.compile(r"\.\.\.|\"| - |(?<![\w-])-[0-9]")
    assert [(key, s) for key, s in ftl.sentences(language) if bad.search(s)] == []


def test_spanish_opens_what_it_closes() -> None:
    wrong = [
        key
        for key, sentence in ftl.sentences("es")
        if sentence.count("?") != sentence.count("¿") or sentence.count("!") != sentence.count("¡")
    ]
    assert wrong == []
