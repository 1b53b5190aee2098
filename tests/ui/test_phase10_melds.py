"""Rows of laid combinations: everything is seen, named, and glows where a card fits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cvdesk.engine import Target
from cvdesk.games.phase10.melds import Meld
from cvdesk.i18n.catalog import LANGUAGES, use_language
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.phase10_melds import card_at, number_at
from cvdesk.ui.board.phase10_row_layout import lay_out
from tests.games.phase10.table import Table, meld
from tests.ui.boards import make_context
from tests.ui.phase10_tables import ShownTable

Make = Callable[..., ShownTable]

EVERYBODY = (
    *("set 0: 8r 8g 8y J1y", "set 0: 11p 11r 11g 11y", "run 1: 3r 4g 5p 6y 7r 8p 9g 10g 11p"),
    *("set 2: 4p 4r", "set 2: 3p 3g", "set 2: 9y J9r", "set 2: 12p 12g"),
    *("flush 3: 1r 2r 5r 6r 11r J6g", "set 3: 10r 10p 10g", "set 4: 1p 1y", "set 4: 2g 2y J4p"),
    *("set 4: 6p 6g 6y J3r", "set 5: 5r 5p 5g 5y J12p", "set 5: 9p 9y 9g"),
)
HANDS = ("8y 2p 12y J5g 7p", "1g", "4y", "J9r", "10y", "5y")
MARKERS = (8, 9, 2, 5, 7, 10)


@pytest.fixture
def make(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> Make:
    def make(*hands: str, **more: object) -> ShownTable:
        shown = ShownTable(make_context(tmp_path), Table(*hands, **more))  # type: ignore[arg-type]
        qtbot.addWidget(shown.board)
        shown.open()
        return shown

    return make


@pytest.fixture
def full(make: Make) -> ShownTable:
    return make(*HANDS, markers=MARKERS, laid=range(6), melds=EVERYBODY)


# ---- what lies there


def test_six_seats_and_all_their_combinations_are_seen(full: ShownTable) -> None:
    rows = full.board.rows
    area = full.board.layout_.melds
    seen = [piece for piece in rows.order() if not piece.isHidden()]
    assert len([piece for piece in seen if piece.target.zone == "meld"]) == len(EVERYBODY)
    for piece in seen:
        assert area.x - 1 <= piece.box.x and piece.box.right <= area.right + 1
        assert area.y - 1 <= piece.box.y and piece.box.bottom <= area.bottom + 1
    for row in rows.rows:
        assert row.box.height >= 40 * full.board.layout_.zoom


def test_combinations_lie_in_the_row_of_their_owner_and_apart(full: ShownTable) -> None:
    rows = full.board.rows
    boxes = [rows.melds[index].box for index in range(len(EVERYBODY))]
    for index, box in enumerate(boxes):
        owner = rows.row_box(full.view.melds[index].owner)
        assert owner.y <= box.y and box.bottom <= owner.bottom
        assert not any(box.grown(-0.5).meets(other) for other in boxes[index + 1 :])


def test_row_without_a_phase_says_what_is_to_be_laid(make: Make) -> None:
    shown = make("1r 2r", "1g", markers=(7, 2))
    assert [row.words for row in shown.board.rows.rows] == [
        "Phase 7: a pair, a set of three and a set of four",
        "Phase 2: four pairs",
    ]


@pytest.mark.parametrize("cards", [1, 9, 14, 20, 30])
def test_cards_stay_inside_their_row_however_many(cards: int) -> None:
    melds = [meld("set 0: 8r 8g 8y"), meld("set 0: 9r 9g")]
    many = Meld(*melds[0][:5], (*melds[0].cards, *[50] * cards), melds[0].fits)
    area = Box(10, 20, 230, 38)
    for places in lay_out([many, melds[1]], area, 1.0):
        assert area.x <= places.box.x and places.box.right <= area.right + 1
        assert area.y <= places.box.y and places.box.bottom <= area.bottom + 1
        assert len(places.cards) in (len(many.cards), 2)


# ---- where cards fit


def test_free_ends_of_a_run_say_which_number_fits(make: Make) -> None:
    shown = make("2r", "1g", laid=(0, 1), melds=["run 1: 3r J9p 5g", "run 0: 1p 2p 3p", "run 0: 10p 11p 12p"])
    ends = shown.board.rows.ends
    assert (ends[Target("low", 0)].number, ends[Target("high", 0)].number) == (2, 6)
    assert Target("low", 1) not in ends
    assert ends[Target("high", 1)].number == 4
    assert Target("high", 2) not in ends


def test_just_what_fits_the_clicked_card_glows(full: ShownTable) -> None:
    full.put("12y")
    glowing = {
        piece.target
        for piece in full.board.rows.order()
        if piece.look.usable and (piece.look.fitting or piece.look.chosen)
    }
    assert glowing == {Target("high", 2), Target("meld", 6)}


def test_joker_glows_at_both_ends_and_everywhere(full: ShownTable) -> None:
    full.put("J5g")
    glowing = {piece.target for piece in full.board.rows.order() if piece.look.usable and piece.look.fitting}
    assert {Target("low", 2), Target("high", 2)} <= glowing
    assert len(glowing) == len(EVERYBODY) + 1


def test_click_on_a_run_means_its_nearer_end(full: ShownTable) -> None:
    rows = full.board.rows
    full.put("J5g")
    piece = rows.melds[2]
    left, right = QPointF(piece.box.x + 30, piece.box.y + 5), QPointF(piece.box.right - 30, piece.box.y + 5)
    assert rows.resolve(piece, left) == Target("low", 2)
    assert rows.resolve(piece, right) == Target("high", 2)


def test_card_is_added_where_it_was_clicked_and_the_row_shows_it(full: ShownTable) -> None:
    full.put("12y")
    full.press(Target("high", 2))
    assert full.selection is not None and full.selection.ready is not None
    full.table.rules.apply(full.table.state, full.selection.ready.action)
    full.show()
    assert full.table.melds[2].endswith("11p 12y")
    assert full.board.rows.ends[Target("high", 2)].isHidden()


# ---- jokers and names


def test_jokers_show_what_they_stand_for() -> None:
    run, pair, flush = meld("run 0: J1p 4r J2p"), meld("set 0: 9r J1p"), meld("flush 0: 1r 2r 3r 4r J9g")
    assert [number_at(run, at) for at in range(3)] == [3, 4, 5]
    assert number_at(pair, 1) == 9
    assert number_at(flush, 4) == 0
    assert card_at(run, 0).id == "phase10-board-joker-as"
    assert card_at(flush, 4).id == "phase10-joker"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_rows_is_named(full: ShownTable, language: str) -> None:
    use_language(language)
    full.board.retranslate()
    for piece in full.board.rows.order():
        assert piece.accessibleName() and "⟦" not in piece.accessibleName() + piece.accessibleDescription()
    use_language("en")


def test_rows_are_read_seat_by_seat(full: ShownTable) -> None:
    owners = []
    for piece in full.board.rows.order():
        zone, index = piece.target
        owners.append(index if zone == "row" else full.view.melds[index].owner)
    assert owners == sorted(owners)


def test_combinations_that_have_gone_are_hidden(full: ShownTable) -> None:
    state = full.table.state
    state.melds, state.laid = [], 0
    full.show()
    assert not any(piece.isVisible() for piece in full.board.rows.melds)
    assert not any(piece.isVisible() for piece in full.board.rows.ends.values())
