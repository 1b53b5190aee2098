"""The setup page: seats in any mix, rules, reasons, and the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from cvdesk.engine.record import Seat
from cvdesk.games import game_info
from cvdesk.i18n.catalog import LANGUAGES, text
from cvdesk.ui.context import Context
from cvdesk.ui.match_setup import MatchSetup, automatic_names, default_setup, last_setup
from cvdesk.ui.pages.setup import MAX_SEED_DIGITS, SetupPage
from tests.ui.boards import make_context
from tests.ui.play import program
from tests.ui.shell import GAME, dispose, two_people

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> Context:
    return make_context(tmp_path)


@pytest.fixture
def page(context: Context) -> Iterator[SetupPage]:
    page = SetupPage(context)
    page.resize(1024, 600)
    page.show()
    page.open(GAME)
    yield page
    dispose(page)


def type_name(page: SetupPage, index: int, name: str) -> None:
    page.rows[index].name_edit.clear()
    for letter in name:  # QTest can only press the keys of ASCII
        page.rows[index].name_edit.insert(letter)


def choose_kind(page: SetupPage, index: int, item: int) -> None:
    box = page.rows[index].kind_box
    box.setCurrentIndex(item)
    box.activated.emit(item)


# ---- seats


def test_first_setup_is_one_person_and_a_steady_bot(page: SetupPage) -> None:
    assert [(seat.kind, seat.level) for seat in page.setup().seats] == [("human", ""), ("bot", "steady")]
    assert page.start_button.isEnabled()


def test_four_seats_can_be_taken_and_not_five(page: SetupPage) -> None:
    page.add_button.click()
    page.add_button.click()
    assert len(page.setup().seats) == 4
    assert not page.add_button.isEnabled()
    assert page.full_label.text() == text("ui-setup-full", count=4)


def test_new_seats_have_colours_of_their_own(page: SetupPage) -> None:
    page.add_button.click()
    page.add_button.click()
    assert len({seat.colour for seat in page.setup().seats}) == 4


def test_start_is_disabled_only_with_a_reason(page: SetupPage) -> None:
    page.rows[1].remove_button.click()
    assert not page.start_button.isEnabled()
    assert page.problem_label.text() == text("ui-setup-too-few", count=2)
    page.add_button.click()
    assert page.start_button.isEnabled()
    assert page.problem_label.text() == ""


def test_two_seats_cannot_have_the_same_name(page: SetupPage) -> None:
    type_name(page, 0, "Julia")
    type_name(page, 1, "Julia")
    assert not page.start_button.isEnabled()
    assert "Julia" in page.problem_label.text()


def test_typed_name_keeps_its_inner_spaces_while_it_is_typed(page: SetupPage) -> None:
    type_name(page, 0, "Ana María")
    assert page.setup().seats[0].name == "Ana María"
    assert page.rows[0].name_edit.text() == "Ana María"


@pytest.mark.parametrize(("item", "level"), [(1, "calm"), (2, "steady"), (3, "sharp")])
def test_bot_levels_are_offered_with_a_sentence_each(page: SetupPage, item: int, level: str) -> None:
    choose_kind(page, 1, item)
    assert page.setup().seats[1].level == level
    assert page.rows[1].about_label.text() == text(f"bot-level-{level}-help")


def test_any_mix_of_people_and_bots_can_start(page: SetupPage) -> None:
    choose_kind(page, 0, 3)
    assert [seat.kind for seat in page.setup().seats] == ["bot", "bot"]
    assert page.start_button.isEnabled()
    choose_kind(page, 0, 0)
    choose_kind(page, 1, 0)
    assert [seat.kind for seat in page.setup().seats] == ["human", "human"]
    assert page.start_button.isEnabled()


def test_bot_of_ones_own_is_kept(page: SetupPage) -> None:
    seats = (Seat("human", ""), Seat("bot", "", 2, level="my.bots:make", budget="10it"))
    page.open(GAME, MatchSetup(GAME, seats))
    assert page.setup().seats == seats
    assert "my.bots:make" in page.rows[1].about_label.text()


def test_colour_that_is_taken_is_swapped(page: SetupPage) -> None:
    page.rows[0].colour_button.chosen.emit(2)
    assert [seat.colour for seat in page.setup().seats] == [2, 1]


def test_unnamed_seats_follow_the_language(qtbot: QtBot, page: SetupPage, context: Context) -> None:
    assert page.rows[0].name_edit.placeholderText() == "Player 1"
    context.language.set_language("ru")
    qtbot.waitUntil(lambda: page.rows[0].name_edit.placeholderText() == "Игрок 1")
    assert page.setup().named().seats[0].name == "Игрок 1"


def test_automatic_names_differ_from_each_other_and_from_typed_ones() -> None:
    first = automatic_names([Seat("bot", "", level="calm")])[0]
    seats = [Seat("human", "Player 1"), Seat("human", ""), Seat("bot", first, level="calm")]
    names = automatic_names([*seats, *(Seat("bot", "", level="calm") for _ in range(12))])
    assert len(set(names)) == len(names)


# ---- order


def test_seats_move_with_the_keyboard_which_follows(page: SetupPage) -> None:
    type_name(page, 0, "Julia")
    page.rows[0].name_edit.setFocus()
    QTest.keyClick(page.rows[0].name_edit, Qt.Key.Key_Down, ALT)
    assert [seat.name for seat in page.setup().seats] == ["", "Julia"]
    assert page.focusWidget() is page.rows[1].name_box
    QTest.keyClick(page.rows[1].name_edit, Qt.Key.Key_Up, ALT)
    assert [seat.name for seat in page.setup().seats] == ["Julia", ""]


def test_seats_move_by_buttons_not_beyond_the_ends(page: SetupPage) -> None:
    assert not page.rows[0].up_button.isEnabled()
    assert not page.rows[1].down_button.isEnabled()
    page.rows[0].down_button.click()
    assert [seat.kind for seat in page.setup().seats] == ["bot", "human"]


def test_first_player_stays_the_same_person_when_seats_move(page: SetupPage) -> None:
    page.open(GAME, two_people(1, "Julia", "Felix", first="2"))
    page.rows[1].up_button.click()
    assert page.setup().seats[0].name == "Felix"
    assert page.setup().options["first"] == "1"


def test_first_player_who_is_removed_is_forgotten(page: SetupPage) -> None:
    page.open(GAME, two_people(1, "Julia", "Felix", first="2"))
    page.add_button.click()
    page.rows[1].remove_button.click()
    assert page.setup().options["first"] == "random"


# ---- rules and seed


def test_every_option_has_its_rule(page: SetupPage) -> None:
    info = game_info(GAME)
    assert set(page.option_rows) == {option.name for option in info.options}
    for row in page.option_rows.values():
        assert len(row.help_label.text()) > 20


def test_options_reach_the_setup(page: SetupPage) -> None:
    switch = page.option_rows["wurminator"].switch
    assert switch is not None
    switch.click()
    box = page.option_rows["ties"].box
    assert box is not None
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert page.setup().options["wurminator"] == "on"
    assert page.setup().options["ties"] == "fewest_luck_tiles"


def test_rulebook_defaults_come_back(page: SetupPage) -> None:
    page.open(GAME, two_people(1, wurminator="on", collected="hidden"))
    assert page.option_rows["wurminator"].switch is not None
    assert page.option_rows["wurminator"].switch.isChecked()
    page.defaults_button.click()
    assert page.setup().options == {option.name: option.default for option in game_info(GAME).options}
    assert not page.option_rows["wurminator"].switch.isChecked()


def test_first_player_is_chosen_by_name(page: SetupPage) -> None:
    page.open(GAME, two_people(1, "Julia", "Felix"))
    box = page.option_rows["first"].box
    assert box is not None
    assert [box.itemText(index) for index in range(box.count())][1:] == ["1. Julia", "2. Felix"]


def test_seed_is_optional_and_checked(page: SetupPage) -> None:
    assert page.setup().seed is None
    page.advanced_button.click()
    page.seed_field.setText("123")
    assert page.setup().seed == 123
    for nonsense in ("abc", "-1", "1" * (MAX_SEED_DIGITS + 1)):
        page.seed_field.setText(nonsense)
        assert not page.start_button.isEnabled()
        assert page.problem_label.text() == text("ui-setup-bad-seed", count=MAX_SEED_DIGITS)


def test_hidden_seed_is_no_seed(page: SetupPage) -> None:
    page.advanced_button.click()
    page.seed_field.setText("123")
    page.advanced_button.click()
    assert page.setup().seed is None


# ---- memory


def test_last_setup_is_filled_in(page: SetupPage, context: Context) -> None:
    setup = MatchSetup(
        GAME, (Seat("bot", "", 3, level="sharp"), Seat("human", "Їжак", 5)), {"ties": "shared"}
    )
    context.settings.update(setups={GAME: setup.to_json()})
    page.open(GAME)
    assert page.setup().seats == setup.seats


def test_remembered_names_are_offered(page: SetupPage, context: Context) -> None:
    context.settings.update(names=("Julia", "Felix"))
    page.open(GAME)
    box = page.rows[0].name_box
    assert [box.itemText(index) for index in range(box.count())] == ["Julia", "Felix"]
    assert page.setup().seats[0].name == ""


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"seats": []},
        {"seats": "two"},
        {"seats": [{"kind": "cat", "name": "", "colour": 1}], "options": {}},
        {"seats": [{"kind": "bot", "name": "", "colour": 1}], "options": {}},
        {"seats": [None], "options": {}},
    ],
)
def test_nonsense_in_the_settings_gives_the_first_setup(nonsense: dict[str, object]) -> None:
    assert last_setup(GAME, {GAME: nonsense}) == default_setup(GAME)


def test_doubled_colours_in_the_settings_are_put_right() -> None:
    seats = [{"kind": "human", "name": name, "colour": 3} for name in ("a", "b", "c")]
    setup = last_setup(GAME, {GAME: {"seats": seats, "options": {"ties": 1}}})
    assert len({seat.colour for seat in setup.seats}) == 3
    assert setup.options == {}


# ---- keyboard and room


def test_enter_starts_and_escape_leaves(qtbot: QtBot, page: SetupPage) -> None:
    with qtbot.waitSignal(page.start_wanted):
        QTest.keyClick(page.rows[0].name_edit, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.start_button, Qt.Key.Key_Escape)


def test_enter_does_not_start_what_cannot_start(qtbot: QtBot, page: SetupPage) -> None:
    page.rows[1].remove_button.click()
    with qtbot.assertNotEmitted(page.start_wanted):
        QTest.keyClick(page.rows[0].name_edit, Qt.Key.Key_Return)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
def test_setup_scrolls_in_one_direction_only(
    qtbot: QtBot, page: SetupPage, context: Context, language: str, scale: int
) -> None:
    page.add_button.click()
    page.add_button.click()
    page.advanced_button.click()
    context.settings.update(scale=scale)
    context.language.set_language(language)
    area = page.findChild(QScrollArea)
    assert area is not None
    content = area.widget()
    qtbot.waitUntil(lambda: content.width() <= area.viewport().width())
    assert page.start_button.mapTo(page, page.start_button.rect().bottomRight()).x() <= page.width()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 125, 150])
def test_every_value_of_a_list_can_be_read(tmp_path: Path, language: str, scale: int) -> None:
    with program(tmp_path, language, scale=scale) as running:
        running.window.resize(1024, 640)
        running.window.show_setup(GAME)
        QTest.qWait(20)
        page = running.window.findChild(SetupPage)
        assert page is not None
        for box in page.findChildren(QComboBox):
            room = _room_in(box)
            for row in range(0 if box.isEditable() else box.count()):
                icon = 0 if box.itemIcon(row).isNull() else box.iconSize().width() + 4
                wide = box.fontMetrics().horizontalAdvance(box.itemText(row)) + icon
                assert wide <= room, (box.itemText(row), wide, room)


def _room_in(box: QComboBox) -> int:
    """Returns how many pixels wide the text of a list may be, as the program is styled."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box).width()


def test_beginning_of_a_long_name_is_seen(page: SetupPage) -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff"
    page.open(GAME, MatchSetup(GAME, (Seat("human", name, 1), Seat("human", "Ян", 2)), {}, 1))
    assert page.rows[0].name_edit.text() == name
    assert page.rows[0].name_edit.cursorPosition() == 0
