"""Looking texts up: files on demand, fallback, numbers, and the language of the system."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cvdesk import assets
from cvdesk.engine.errors import BadResource
from cvdesk.i18n import catalog, formats
from cvdesk.i18n.catalog import LANGUAGES, system_language, text
from cvdesk.i18n.render import error_text
from tests.i18n import pseudo

SAMPLE = """
ui-plain = Hello
ui-named = Hello { $name }!
ui-gone = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } gone
ui-two-lines = One
  two
ui-titled = Button
  .tooltip = Help
ui-refers = { ui-plain }, you
ui-signed = { $n } of { $m }
ui-worm = { $on ->
    [yes] worm
   *[no] no worm
 }
"""


@pytest.fixture
def sample(tmp_path: Path) -> Iterator[str]:
    """A language of one file, with English numbers."""
    folder = tmp_path / "catalog"
    folder.mkdir()
    (folder / "ui.ftl").write_text(SAMPLE, "utf-8")
    catalog.add_language("qq", folder, "en")
    catalog.use_language("qq")
    yield "qq"
    catalog.forget_languages()


@pytest.mark.parametrize(
    ("key", "values", "expected"),
    [
        ("ui-plain", {}, "Hello"),
        ("ui-named", {"name": "Юлия"}, "Hello Юлия!"),
        ("ui-gone", {"count": 1}, "1 card gone"),
        ("ui-gone", {"count": 1234}, "1,234 cards gone"),
        ("ui-gone", {"count": -7}, "−7 cards gone"),
        ("ui-two-lines", {}, "One\ntwo"),
        ("ui-titled", {}, "Button"),
        ("ui-refers", {}, "Hello, you"),
        ("ui-signed", {"n": -1, "m": 0.5}, "−1 of 0.5"),
        ("ui-worm", {"on": "yes"}, "worm"),
        ("ui-worm", {"on": "off"}, "no worm"),
    ],
)
def test_a_text_is_found_and_filled_in(
    sample: str, key: str, values: dict[str, str | float], expected: str
) -> None:
    assert text(key, **values) == expected


def test_a_text_longer_than_fluent_allows_stands_in_a_sentence(sample: str) -> None:
    name = "n" * 5000
    (catalog._languages[sample].folder / "home.ftl").write_text("home-x = { $name }\n  more\n", "utf-8")
    assert text("home-x", name=name) == f"{name}\nmore"


def test_an_explicit_language_does_not_switch(sample: str) -> None:
    assert text("error-save-empty", language="ru") == "Файл пуст."
    assert catalog.current_language() == sample


def test_a_message_missing_in_a_language_is_shown_in_english(
    sample: str, expected_logs: list[logging.LogRecord]
) -> None:
    folder = catalog._languages[sample].folder
    (folder / "error.ftl").write_text("error-other = x\n", "utf-8")
    assert text("error-save-empty") == "The file is empty."
    assert [record.getMessage() for record in expected_logs] == ["no message error-save-empty in qq"]


def test_an_unknown_id_stands_in_brackets(expected_logs: list[logging.LogRecord]) -> None:
    assert text("ui-no-such-thing") == "⟦ui-no-such-thing⟧"
    assert len(expected_logs) == 1


def test_a_missing_parameter_is_logged_and_does_not_raise(
    sample: str, expected_logs: list[logging.LogRecord]
) -> None:
    assert text("ui-named") == "Hello { $name }!"
    assert "gone" in text("ui-gone")
    assert {record.levelname for record in expected_logs} == {"WARNING"}


def test_a_missing_file_is_named(sample: str) -> None:
    with pytest.raises(BadResource) as caught:
        text("table-anything")
    assert error_text(caught.value, "en") == (
        "A file of the program is missing: catalog/table.ftl. Please install cvdesk again."
    )


def test_a_file_that_is_no_text_is_named(sample: str) -> None:
    (catalog._languages[sample].folder / "home.ftl").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadResource) as caught:
        text("home-anything")
    assert "catalog/home.ftl" in error_text(caught.value, "es")


def test_an_error_can_be_told_even_without_catalogs(
    sample: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalog.forget_languages()
    monkeypatch.setattr(assets, "translation", lambda *parts: tmp_path.joinpath("nowhere", *parts))
    with pytest.raises(BadResource) as caught:
        text("home-anything", language="ru")
    assert error_text(caught.value, "ru") == "error-resource-missing(file=ru/home.ftl)"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="de"):
        catalog.use_language("de")
    assert catalog.current_language() == "en"


def test_every_language_has_an_autonym() -> None:
    assert set(catalog.AUTONYMS) == set(LANGUAGES)


def test_plain_texts_need_neither_fluent_nor_babel() -> None:
    program = (
        "import sys; from cvdesk.i18n.catalog import text\n"
        "text('error-save-empty', language='ru'); text('error-save-action', number=12)\n"
        "print([name for name in ('fluent', 'babel', 'PySide6') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_only_the_files_asked_for_are_read() -> None:
    catalog.forget_languages()
    text("error-save-empty", language="ru")
    assert set(catalog._languages["ru"].files) == {"error"}


# ---- numbers, lists, dates


@pytest.mark.parametrize(
    ("number", "locale", "signed", "expected"),
    [
        (7, "ru", True, "+7"),
        (-7, "ru", True, "−7"),
        (0, "en", True, "0"),
        (-1, "es", False, "−1"),
        (12345, "en", False, "12,345"),
        (12345, "ru", False, "12\N{NO-BREAK SPACE}345"),
        (0.25, "uk", False, "0,25"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    number: float, locale: str, signed: bool, expected: str
) -> None:
    assert formats.number_text(number, locale, signed=signed) == expected


@pytest.mark.parametrize("locale", LANGUAGES)
def test_small_numbers_agree_with_babel(locale: str) -> None:
    from babel.numbers import format_decimal

    numbers = range(1000)
    assert [formats.number_text(n, locale) for n in numbers] == [
        format_decimal(n, locale=locale) for n in numbers
    ]


@pytest.mark.parametrize(
    ("items", "locale", "expected"),
    [
        ((), "en", ""),
        (("a",), "en", "a"),
        (("a", "b"), "ru", "a и b"),
        (("a", "b", "c"), "en", "a, b, and c"),
        (("a", "b", "c"), "uk", "a, b і c"),
        (("Olga", "Ana"), "es", "Olga y Ana"),
        (("Olga", "Irina"), "es", "Olga e Irina"),
        (("Ana", "Olga", "Hilda"), "es", "Ana, Olga e Hilda"),
        (("agua", "hielo"), "es", "agua y hielo"),
    ],
)
def test_lists_are_joined_as_the_language_does(items: tuple[str, ...], locale: str, expected: str) -> None:
    assert formats.list_text(items, locale) == expected


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_moment_is_written_with_its_year_and_time(locale: str) -> None:
    moment = datetime(2026, 7, 4, 12, 34, tzinfo=UTC)
    local = moment.astimezone()
    shown = formats.moment_text(moment, locale)
    assert "26" in shown and f"{local:%M}" in shown


# ---- the language of the system


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LC_ALL": "es_MX", "LANG": "ru_RU.UTF-8"}, "es"),
        ({"LC_ALL": "", "LANG": "es_ES@euro"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "uk:ru"}, "uk"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "uk:ru"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "es-419"}, "es"),
    ],
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], expected: str) -> None:
    assert system_language(environ) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Russian_Russia", "ru"),
        ("Ukrainian_Ukraine", "uk"),
        ("es_ES", "es"),
        (None, "en"),
        ("Polish_Poland", "en"),
    ],
)
def test_without_environment_the_c_library_is_asked(
    monkeypatch: pytest.MonkeyPatch, name: str | None, expected: str
) -> None:
    monkeypatch.setattr(catalog.locale, "getlocale", lambda: (name, "1251"))
    assert system_language({}) == expected


# ---- the pseudo language


def test_the_pseudo_language_is_longer_and_marked(pseudo_language: str) -> None:
    plain = text("error-save-empty", language="en")
    shown = text("error-save-empty", language=pseudo_language)
    assert shown.startswith(pseudo.OPEN) and shown.endswith(pseudo.CLOSE)
    assert len(shown) >= 1.4 * len(plain)
    assert pseudo.foreign(shown) == ""


def test_foreign_letters_are_found_in_the_pseudo_language(pseudo_language: str) -> None:
    shown = text("error-in-file", language=pseudo_language, file="a.cvdesk", problem="Oops") + "Menu Julia"
    assert pseudo.foreign(shown, ("Julia",)) == "Menu"
