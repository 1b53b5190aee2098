"""Switching the language on every page: nothing of the old one stays, and all of it is ours."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cvdesk.control.session import Session
from cvdesk.engine.match import Match
from cvdesk.engine.rng import Rng
from cvdesk.games import make_rules
from cvdesk.i18n.catalog import AUTONYMS, LANGUAGES, text
from cvdesk.i18n.formats import moment_text
from cvdesk.ui.match_setup import MatchSetup
from tests.i18n import pseudo
from tests.ui.shell import GAME, Shell, opened, play_on, stored, two_people
from tests.ui.texts import texts_of

NAMES = ("Julia", "Felix")
HOURS_AGO = time.time() - 3.1 * 3600
"""When the match that waits on the home page was played last."""


def home(shell: Shell) -> QWidget:
    path = stored(shell.saves, two_people(3, *NAMES))
    os.utime(path, (HOURS_AGO, HOURS_AGO))
    waiting = shell.window.home.continue_list
    spy = QSignalSpy(waiting.filled)
    waiting.refresh_soon()
    assert spy.wait(5000)
    assert len(waiting.rows) == 1
    return shell.window


def setup(shell: Shell) -> QWidget:
    shell.window.show_setup(GAME)
    page = shell.window.setup_page
    page.add_button.click()
    page.advanced_button.click()
    page.seed_field.setText("-1")
    return shell.window


def table(shell: Shell) -> QWidget:
    shell.window.start_match(two_people(3, *NAMES, wurminator="on"))
    session = shell.window.session
    assert session is not None
    session.commit()
    assert session.decision is not None
    session.choose(session.decision.options[0])
    return shell.window


def cv(shell: Shell) -> QWidget:
    shell.context.settings.update(curtain="off")
    session = start_cv(shell)
    rng = Rng(1)
    for _ in range(40):
        assert session.decision is not None
        session.play_option(rng.pick(session.decision.options))
    assert session.decision is not None
    session.choose(session.decision.options[-1])
    return shell.window


def curtain(shell: Shell) -> QWidget:
    assert start_cv(shell).is_covered
    return shell.window


def start_cv(shell: Shell) -> Session:
    shell.window.start_match(MatchSetup("cv", two_people(3, *NAMES).seats, {}, 5), remember=False)
    assert shell.window.session is not None
    return shell.window.session


def past(shell: Shell) -> QWidget:
    window = table(shell)
    assert shell.window.session is not None
    shell.window.session.look_at(1)
    return window


def moves(shell: Shell) -> QWidget:
    window = table(shell)
    shell.window.actions_by_name["moves"].trigger()
    return window


def results(shell: Shell) -> QWidget:
    match = Match.new(make_rules(GAME), two_people(3, *NAMES).seats, 3)
    session = shell.window.desk.look_at(play_on(match, 10_000))
    shell.window.results_page.show_results(session)
    shell.window.pages.setCurrentWidget(shell.window.results_page)
    return shell.window


def replay(shell: Shell) -> QWidget:
    path = stored(shell.saves, two_people(3, *NAMES), 10_000)
    shell.window.open_record(path)
    return shell.window


def settings(shell: Shell) -> QWidget:
    shell.window.windows.show_settings()
    assert shell.window.windows.settings is not None
    return shell.window.windows.settings


def about(shell: Shell) -> QWidget:
    shell.window.windows.show_about()
    assert shell.window.windows.about is not None
    return shell.window.windows.about


def rules(shell: Shell) -> QWidget:
    shell.window.windows.show_rules(GAME)
    assert shell.window.windows.rules is not None
    return shell.window.windows.rules


def leave(shell: Shell) -> QWidget:
    table(shell)
    shell.window.actions_by_name["home"].trigger()
    assert shell.window.windows.asking is not None
    return shell.window.windows.asking


PAGES = (home, setup, table, past, moves, cv, curtain, results, replay, settings, about, rules, leave)
OURS = tuple(page for page in PAGES if page not in (rules, cv, curtain))
"""Without the rulebook, which the pseudo language does not have, and cards, named by their deck."""


def switch(shell: Shell, language: str) -> None:
    """Switches and lets the widgets hear of it."""
    shell.context.language.set_language(language)
    settle()


def settle() -> None:
    """Lets widgets hear of the language, show what is new, lay it out and let go of what is old."""
    for _ in range(4):  # what wraps finds its height in a second layout, its neighbours in a third
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


@pytest.fixture
def open_shell(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[str], Shell]]:
    """Opens one window after the other, each on a folder of its own."""
    managers = []

    def make(language: str) -> Shell:
        folder = tmp_path / f"{len(managers)}"
        manager = opened(folder, language)
        managers.append(manager)
        return manager.__enter__()

    yield make
    for manager in reversed(managers):
        manager.__exit__(None, None, None)


@pytest.mark.parametrize("page", PAGES)
def test_switched_page_equals_a_fresh_one(
    open_shell: Callable[[str], Shell], page: Callable[[Shell], QWidget]
) -> None:
    fresh = {}
    for language in LANGUAGES:
        shell = open_shell(language)
        shown = page(shell)
        settle()
        fresh[language] = texts_of(shown)
        shell.window.close()
    shell = open_shell("en")
    shown = page(shell)
    for language in (*LANGUAGES, "ru", "en"):
        switch(shell, language)
        assert texts_of(shown) == fresh[language]


@pytest.mark.parametrize("page", OURS)
def test_every_text_of_a_page_comes_from_a_catalog(
    pseudo_language: str, open_shell: Callable[[str], Shell], page: Callable[[Shell], QWidget]
) -> None:
    shell = open_shell("en")
    shown = page(shell)
    switch(shell, pseudo_language)
    bots = text("ui-bot-names").strip(pseudo.OPEN).split(", ")
    known = (*NAMES, *bots, *AUTONYMS.values(), pseudo_language, str(shell.context.paths.data), "Life")
    moment = moment_text(datetime.fromtimestamp(HOURS_AGO, UTC), "en")
    known = (*known, "3 hours ago", moment)  # Babel's words
    foreign = {
        place: sentence
        for place, sentence in texts_of(shown).items()
        if pseudo.foreign(sentence.replace("\u200b", ""), known)
    }
    assert foreign == {}


def test_globe_switches_and_is_remembered(qtbot: QtBot, open_shell: Callable[[str], Shell]) -> None:
    shell = open_shell("en")
    shell.window.globe_button.actions_by_code["uk"].trigger()
    assert shell.context.settings.value.language == "uk"
    qtbot.waitUntil(lambda: shell.window.home.cards[0].play_button.text() == "Грати")
    assert shell.window.globe_button.text() == AUTONYMS["uk"]
    assert shell.window.home.globe_button.text() == AUTONYMS["uk"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_shows_the_language_in_use(open_shell: Callable[[str], Shell], language: str) -> None:
    shell = open_shell("en")
    switch(shell, language)
    checked = [
        action.data() for action in shell.window.actions_by_name.languages.actions() if action.isChecked()
    ]
    assert checked == [language]
