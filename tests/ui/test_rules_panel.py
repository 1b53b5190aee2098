"""The rules panel: every clause can be reached, searched and read in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cvdesk import assets
from cvdesk.games import GAMES
from cvdesk.i18n.catalog import LANGUAGES, text
from cvdesk.i18n.rulebook import anchors
from cvdesk.ui.context import Context
from cvdesk.ui.panels.rules_panel import RulesPanel, RulesWindow
from tests.ui.boards import make_context
from tests.ui.shell import GAME, dispose

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> Context:
    return make_context(tmp_path)


@pytest.fixture
def panel(context: Context) -> Iterator[RulesPanel]:
    panel = RulesPanel(context)
    panel.resize(280, 480)
    panel.open(GAME)
    panel.show()
    yield panel
    dispose(panel)


def first_line(panel: RulesPanel) -> str:
    """The text of the paragraph at the top."""
    top = panel.view.rect().topLeft()
    top.setY(top.y() + 20)
    return panel.view.cursorForPosition(top).block().text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_shown(panel: RulesPanel, context: Context, qtbot: QtBot, language: str) -> None:
    context.language.set_language(language)
    qtbot.waitUntil(lambda: panel.search_field.placeholderText() == text("ui-rules-search"))
    bar = panel.view.verticalScrollBar()
    for anchor in anchors(GAME, language):
        panel.show_clause(anchor)
        number = anchor.partition(".")[2]
        at_end = bar.value() == bar.maximum()
        assert first_line(panel).startswith(f"{number} ") or at_end


def test_clause_that_was_asked_for_is_marked_for_a_moment(panel: RulesPanel) -> None:
    panel.show_clause("thats_life.3.1")
    first, last = panel.view.marked or (0, 0)
    assert panel.view.document().findBlockByNumber(first).text().startswith("3.1 ")
    assert last > first
    panel.end_mark()
    assert panel.view.marked is None


def test_language_keeps_the_clause(qtbot: QtBot, panel: RulesPanel, context: Context) -> None:
    panel.show_clause("thats_life.5.2")
    for language in ("ru", "es", "uk", "en"):
        context.language.set_language(language)
        placeholder = text("ui-rules-search")
        qtbot.waitUntil(lambda placeholder=placeholder: panel.search_field.placeholderText() == placeholder)
        assert first_line(panel).startswith("5.2 ")


def test_language_keeps_the_place_that_was_scrolled_to(
    qtbot: QtBot, panel: RulesPanel, context: Context
) -> None:
    panel.show_clause("thats_life.4.2")
    panel.show_contents()
    panel.view.verticalScrollBar().setValue(panel.view.top_of(panel.block_of("thats_life.2.3")))
    context.language.set_language("ru")
    qtbot.waitUntil(lambda: panel.search_field.placeholderText() == text("ui-rules-search"))
    assert panel.clause_at_top() == "thats_life.2.3"


def test_search_counts_and_goes_round(panel: RulesPanel) -> None:
    panel.search_field.setText("guard")
    count = len(panel.hits)
    assert count > 2
    assert panel.place_label.text() == text("ui-rules-place", number=1, count=count)
    panel.next_button.click()
    assert panel.place_label.text() == text("ui-rules-place", number=2, count=count)
    panel.previous_button.click()
    panel.previous_button.click()
    assert panel.place_label.text() == text("ui-rules-place", number=count, count=count)


def test_search_goes_on_with_enter_and_back_with_shift(panel: RulesPanel) -> None:
    panel.search_field.setText("guard")
    panel.search_field.setFocus()
    QTest.keyClick(panel.search_field, Qt.Key.Key_Return)
    assert panel.hit == 1
    QTest.keyClick(panel.search_field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.hit == 0


def test_search_without_result_says_so(panel: RulesPanel) -> None:
    panel.search_field.setText("zebra")
    assert panel.place_label.text() == text("ui-rules-none")
    assert not panel.next_button.isEnabled()


def test_found_words_are_marked(panel: RulesPanel) -> None:
    panel.search_field.setText("guard")
    marked = [selection.cursor.selectedText().lower() for selection in panel.view.extraSelections()]
    assert len(marked) > 5
    assert set(marked) == {"guard"}


def test_escape_empties_the_search_then_closes(qtbot: QtBot, panel: RulesPanel) -> None:
    panel.search_field.setText("guard")
    with qtbot.assertNotEmitted(panel.closed):
        QTest.keyClick(panel.search_field, Qt.Key.Key_Escape)
    assert panel.search_field.text() == ""
    with qtbot.waitSignal(panel.closed):
        QTest.keyClick(panel.view, Qt.Key.Key_Escape)


def test_ctrl_f_searches(panel: RulesPanel) -> None:
    panel.show_clause("thats_life.2.1")
    QTest.keyClick(panel.view, Qt.Key.Key_F, CONTROL)
    assert panel.focusWidget() is panel.search_field


def test_chapters_lead_to_their_headings(panel: RulesPanel) -> None:
    assert panel.book is not None
    titles = [chapter.title for chapter in panel.book.chapters]
    assert panel.chapters.count() == len(titles)
    panel.chapters.setCurrentIndex(2)
    panel.chapters.activated.emit(2)
    assert titles[2] in first_line(panel)


@pytest.mark.parametrize("name", ["luck", "plus", "minus", "guard", "wurm", "pawn", "die", "start", "finish"])
def test_symbols_are_painted(panel: RulesPanel, name: str) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    picture = panel.view.loadResource(kind, QUrl(f"symbol:{name}"))
    assert isinstance(picture, QImage)
    assert not picture.isNull()


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_of_a_rulebook_is_painted_as_on_the_table(panel: RulesPanel, game: str) -> None:
    panel.open(game)
    assert panel.book is not None
    kind = QTextDocument.ResourceType.ImageResource.value
    names = set(re.findall(r"\(symbol:([a-z_]+)\)", panel.book.markdown))
    pictures = {name: panel.view.loadResource(kind, QUrl(f"symbol:{name}")) for name in names}
    assert all(isinstance(picture, QImage) and not picture.isNull() for picture in pictures.values())
    luck, colour = pictures.get("luck"), panel.context.theme.colour
    if luck is not None:
        role = "symbol.luck" if game in ("cv", "cv_pocket") else "tile.luck"
        shades = {luck.pixel(x, y) for x in range(luck.width()) for y in range(luck.height())}
        assert colour(role).rgb() in shades


def test_other_resources_are_not_loaded(panel: RulesPanel) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    assert panel.view.loadResource(kind, QUrl("file:///etc/passwd")) is None


def test_missing_rulebook_is_told_in_one_sentence(
    context: Context, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = assets.translation
    missing = Path("/nowhere/rules.md")
    monkeypatch.setattr(
        assets, "translation", lambda *parts: missing if parts[-1].endswith(".md") else real(*parts)
    )
    panel = RulesPanel(context)
    panel.open(GAME)
    assert "en/rules/thats_life.md" in panel.view.toPlainText()
    panel.search_field.setText("guard")
    assert panel.hits == ()
    dispose(panel)


def test_window_of_its_own_opens_at_a_clause(context: Context, qapp: QApplication) -> None:
    window = RulesWindow(context)
    window.open_book(GAME, "thats_life.4.3")
    assert window.windowTitle() == text("ui-rules-title")
    assert first_line(window.panel).startswith("4.3 ")
    window.panel.closed.emit()
    assert not window.isVisible()
    dispose(window)


def test_chapter_box_names_the_chapter_of_the_clause(panel: RulesPanel) -> None:
    names = {}
    for anchor in ("thats_life.5.2", "thats_life.1.1", "thats_life.3.1"):
        panel.show_clause(anchor)
        names[anchor.split(".")[1]] = panel.chapters.currentText()
    assert panel.book is not None
    titles = {chapter.number: chapter.title for chapter in panel.book.chapters}
    assert all(titles[number] in name for number, name in names.items())
