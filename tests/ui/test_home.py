"""The home page: one click to play, matches that wait, and a quick start."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from cvdesk.control.autosave import Autosave
from cvdesk.engine.record import Seat
from cvdesk.i18n.catalog import LANGUAGES, use_language
from cvdesk.ui.match_setup import MatchSetup
from cvdesk.ui.pages.continue_list import FIRST_ROWS, ContinueList, ago_text
from cvdesk.ui.pages.home import GameCard
from tests.ui.shell import GAME, Shell, against_a_bot, opened, stored, two_people


@pytest.fixture
def shell(qapp: QApplication, tmp_path: Path) -> Iterator[Shell]:
    with opened(tmp_path) as shell:
        yield shell


def filled(qtbot: QtBot, shell: Shell) -> ContinueList:
    """Reads the folder of matches anew and waits for the end."""
    waiting = shell.window.home.continue_list
    with qtbot.waitSignal(waiting.filled):
        waiting.refresh_soon()
    return waiting


def card_of(shell: Shell) -> GameCard:
    """Returns the card of the game that these tests play."""
    return next(card for card in shell.window.home.cards if card.game == GAME)


# ---- play


def test_one_click_is_enough_to_play(shell: Shell) -> None:
    card_of(shell).play_button.click()
    assert shell.window.at_table
    assert shell.window.session is not None
    assert [seat.kind for seat in shell.window.session.seats] == ["human", "bot"]


def test_play_starts_with_the_seats_of_the_last_match(shell: Shell) -> None:
    shell.window.start_match(two_people())
    shell.window.show_home()
    card_of(shell).play_button.click()
    assert shell.window.session is not None
    assert [seat.name for seat in shell.window.session.seats] == ["Julia", "Felix"]


def test_card_says_who_will_sit_at_the_table(qtbot: QtBot, shell: Shell) -> None:
    card = card_of(shell)
    qtbot.waitUntil(lambda: "Steady" in card.seats.text())
    seats = (Seat("human", "Їжак"), Seat("bot", "", 2, level="sharp"))
    shell.window.start_match(MatchSetup(GAME, seats))
    assert "Їжак" in card.seats.text()
    assert "Sharp" in card.seats.text()


def test_card_tells_players_and_duration(qtbot: QtBot, shell: Shell) -> None:
    card = card_of(shell)
    qtbot.waitUntil(lambda: card.facts.text() != "")
    assert "2–4" in card.facts.text()


def test_setup_and_rulebook_are_one_click_away(shell: Shell) -> None:
    card_of(shell).rules_button.click()
    assert shell.window.windows.rules is not None
    assert shell.window.windows.rules.isVisible()
    card_of(shell).setup_button.click()
    assert shell.window.pages.currentWidget() is shell.window.setup_page


def test_keyboard_starts_on_play(shell: Shell) -> None:
    assert shell.window.focusWidget() is shell.window.home.cards[0].play_button


# ---- continue


def test_unfinished_matches_wait_with_names_game_and_turn(qtbot: QtBot, shell: Shell) -> None:
    stored(shell.saves, two_people(1, "Julia", "Felix"), 6)
    row = filled(qtbot, shell).rows[0]
    assert row.names.text() == "Julia, Felix"
    assert row.when.text().startswith("That's Life! Compact · Turn ")
    for button in (row.continue_button, row.delete_button):
        assert "That's Life! Compact" in button.accessibleName()
    assert [seat.colour for seat in row.match.seats] == [1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1200, 700), (1366, 700)])
def test_waiting_match_and_first_game_are_seen_without_scrolling(
    qtbot: QtBot, shell: Shell, language: str, size: tuple[int, int]
) -> None:
    for number in range(4):
        stored(shell.saves, two_people(number, "Анастасия-Виктория", "Максимилиан"))
    shell.context.language.set_language(language)
    shell.window.resize(*size)
    waiting = filled(qtbot, shell)
    area = shell.window.home.findChild(QScrollArea)
    assert area is not None
    for button in (waiting.rows[0].continue_button, shell.window.home.cards[0].play_button):
        qtbot.waitUntil(
            lambda button=button: (
                button.mapTo(area.viewport(), button.rect().bottomLeft()).y() <= area.viewport().height()
            )
        )


def test_tab_goes_from_the_waiting_match_to_the_games_below_it(qtbot: QtBot, shell: Shell) -> None:
    stored(shell.saves, two_people(1))
    home, waiting = shell.window.home, filled(qtbot, shell)
    home.settings_button.setFocus()
    passed = []
    for _ in range(4):
        QTest.keyClick(shell.window.focusWidget(), Qt.Key.Key_Tab)
        passed.append(shell.window.focusWidget())
    row = waiting.rows[0]
    games = home.cards[0].play_button
    assert passed == [waiting.open_button, row.continue_button, row.delete_button, games]


def test_finished_matches_do_not_wait(qtbot: QtBot, shell: Shell) -> None:
    stored(shell.saves, two_people(1), 10_000)
    waiting = filled(qtbot, shell)
    assert waiting.rows == []
    assert waiting.empty_label.isVisible()


def test_last_played_match_comes_first(qtbot: QtBot, shell: Shell) -> None:
    for number, name in enumerate(("Ada", "Bea", "Cleo")):
        path = stored(shell.saves, two_people(number, name, "Felix"))
        os.utime(path, (1000 + number, 1000 + number))
    names = [row.names.text() for row in filled(qtbot, shell).rows]
    assert names == ["Cleo, Felix", "Bea, Felix", "Ada, Felix"]


def test_more_matches_are_shown_when_asked_for(qtbot: QtBot, shell: Shell) -> None:
    for number in range(FIRST_ROWS + 2):
        stored(shell.saves, two_people(number))
    waiting = filled(qtbot, shell)
    assert sum(row.isVisible() for row in waiting.rows) == waiting.first_rows <= FIRST_ROWS
    assert str(FIRST_ROWS + 2) in waiting.more_button.text()
    waiting.more_button.click()
    assert all(row.isVisible() for row in waiting.rows)


def test_continue_goes_on_where_the_match_was_left(qtbot: QtBot, shell: Shell) -> None:
    path = stored(shell.saves, two_people(1), 9)
    count = len(shell.saves.load(path).actions)
    filled(qtbot, shell).rows[0].continue_button.click()
    assert shell.window.at_table
    assert shell.window.session is not None
    assert shell.window.session.match.index == count


def test_match_that_is_left_waits(qtbot: QtBot, shell: Shell) -> None:
    shell.window.start_match(against_a_bot())
    shell.window.show_home()
    assert [row.names.text() for row in filled(qtbot, shell).rows] == ["Julia, Lena"]


def test_deleting_can_be_undone(qtbot: QtBot, shell: Shell) -> None:
    path = stored(shell.saves, two_people(1))
    row = filled(qtbot, shell).rows[0]
    row.delete_button.click()
    assert row.undo_button.isVisible()
    assert path.exists()
    row.undo_button.click()
    shell.window.show_setup(GAME)
    assert path.exists()


def test_deleted_match_is_gone_when_the_page_is_left(qtbot: QtBot, shell: Shell) -> None:
    path = stored(shell.saves, two_people(1))
    older = path.with_name(f"{path.name}.1")
    older.write_text("older")
    filled(qtbot, shell).rows[0].delete_button.click()
    shell.window.show_setup(GAME)
    assert not path.exists()
    assert not older.exists()


def test_deleted_match_is_gone_when_the_window_closes(qtbot: QtBot, shell: Shell) -> None:
    path = stored(shell.saves, two_people(1))
    filled(qtbot, shell).rows[0].delete_button.click()
    shell.window.close()
    assert not path.exists()


def test_match_of_another_program_is_not_deleted(qtbot: QtBot, shell: Shell) -> None:
    path = stored(shell.saves, two_people(1))
    row = filled(qtbot, shell).rows[0]
    other = Autosave(shell.saves)
    other.claim(path.stem)
    with qtbot.waitSignal(shell.window.home.continue_list.problem):
        row.delete_button.click()
    assert row.continue_button.isVisible()
    other.close()
    row.delete_button.click()
    other.claim(path.stem)  # opened there while the undo was still on offer here
    shell.window.show_setup(GAME)
    assert path.exists()
    other.close()


# ---- room and speed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
def test_home_scrolls_in_one_direction_only(qtbot: QtBot, shell: Shell, language: str, scale: int) -> None:
    stored(shell.saves, two_people(1, "Анастасия-Виктория", "Максимилиан"))
    shell.context.settings.update(scale=scale, language=language)
    shell.context.language.set_language(language)
    filled(qtbot, shell)
    for area in shell.window.home.findChildren(QScrollArea):
        content = area.widget()
        qtbot.waitUntil(lambda content=content, area=area: content.width() <= area.viewport().width())


def test_main_button_is_seen_at_200_percent(qtbot: QtBot, shell: Shell) -> None:
    shell.context.settings.update(scale=200)
    button = shell.window.home.cards[0].play_button
    area = shell.window.home.findChild(QScrollArea)
    assert area is not None
    qtbot.waitUntil(
        lambda: button.mapTo(area.viewport(), button.rect().bottomLeft()).y() <= area.viewport().height()
    )


_FIRST_PAINT = """
import sys
from pathlib import Path
read = set()
sys.addaudithook(lambda event, given: read.add(Path(str(given[0])).name) if event == "open" else None)
from cvdesk.storage.paths import Paths
from cvdesk.ui.app import Program, make_application
app = make_application()
program = Program(Paths.under(Path(sys.argv[1])))
program.window.show()
program.window.grab()
late = ("fluent", "babel", "cvdesk.bots", "cvdesk.games.thats_life", "cvdesk.ui.pages.setup",
        "cvdesk.ui.pages.table", "cvdesk.control.session", "cvdesk.ui.dialogs.settings", "logging.handlers")
print([name for name in late if name in sys.modules], [name for name in read if name.endswith(".ftl")])
"""


def test_first_paint_needs_neither_rules_nor_bots_nor_other_texts(tmp_path: Path) -> None:
    shown = subprocess.run(
        [sys.executable, "-c", _FIRST_PAINT, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert shown.stdout.strip() == "[] ['home.ftl']"


@pytest.mark.parametrize("ahead", [0, 1, 3600, 86_400 * 400])
def test_no_match_was_played_in_the_future(ahead: int) -> None:
    use_language("en")
    assert ago_text(datetime.now(UTC) + timedelta(seconds=ahead)) == "1 second ago"
