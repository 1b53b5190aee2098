"""What is said of the things of CV: whole sentences, and none that the edge of the screen cuts off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cvdesk.games.cv import make_rules
from cvdesk.i18n.catalog import LANGUAGES, text, use_language
from cvdesk.i18n.render import Names
from cvdesk.ui.board import cv_faces
from cvdesk.ui.board.cv_faces import Badge, paint_track_card
from cvdesk.ui.board.cv_layout import CARD_HEIGHT, CARD_WIDTH
from cvdesk.ui.board.cv_symbols import Brush
from cvdesk.ui.board.cv_words import Words
from cvdesk.ui.context import Context
from cvdesk.ui.fit import FittedText, fit_text
from tests.ui.boards import make_context
from tests.ui.cv_boards import CvTable
from tests.ui.play import TWO_PEOPLE, begin, program, table_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path, animation="off")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_description_begins_with_a_capital(
    language: str, context: Context, qtbot: QtBot
) -> None:
    use_language(language)
    table = CvTable(context, players=2, seed=4)
    qtbot.addWidget(table.board)
    for kind in ("cv.choose", "cv.place", "cv.choose"):
        table.play_until(kind)
        for piece in table.board.pieces.values():
            for sentence in piece.accessibleDescription().split(". "):
                assert not sentence[:1].islower(), piece.accessibleDescription()
        table.play()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_card_has_a_full_stop_in_its_middle(language: str) -> None:
    use_language(language)
    words = Words(Names(("A", "B"), make_rules({})))
    for number in range(13, 76):
        assert "." not in words.track_card(number, text("cv-board-can"), ())


def test_words_beside_the_pointer_fit_on_a_small_screen(context: Context, qtbot: QtBot) -> None:
    use_language("ru")
    table = CvTable(context, players=2, seed=4)
    qtbot.addWidget(table.board)
    table.play_until("cv.choose")
    label = QLabel()
    qtbot.addWidget(label)
    label.setWordWrap(True)
    for piece in table.board.pieces.values():
        label.setText(piece.toolTip())
        assert label.sizeHint().width() <= 800
        assert label.sizeHint().height() <= 300


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [CARD_HEIGHT, CARD_HEIGHT + 44])
def test_whole_words_stand_on_the_cards_of_the_track(
    language: str, height: float, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []

    def fit(words: str, *rest: Any) -> FittedText:
        fitted = fit_text(words, *rest)
        cut.extend([words] if fitted.elided else [])
        return fitted

    use_language(language)
    monkeypatch.setattr(cv_faces, "fit_text", fit)
    words = Words(Names(("A", "B"), make_rules({})))
    picture = QImage(120, 220, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    brush = Brush(context.theme, height / CARD_HEIGHT)
    for number in range(13, 76):
        box = QRectF(0, 0, CARD_WIDTH, height)
        paint_track_card(painter, brush, box, words.face(number), Badge(), fill=brush.colour("paper"))
    painter.end()
    assert cut == []


def test_titles_are_no_markup_beside_the_pointer(context: Context, qtbot: QtBot) -> None:
    table = CvTable(context, players=2, seed=4)
    qtbot.addWidget(table.board)
    table.play_until("cv.choose")
    piece = next(iter(table.board.pieces.values()))
    piece.setToolTip("<b>Dick & Doof</b>\nx")
    assert piece.toolTip() == "<div>&lt;b&gt;Dick &amp; Doof&lt;/b&gt;<br>x</div>"
    piece.setToolTip("")
    assert not piece.toolTip()


def test_first_curtain_tells_what_has_happened_since_the_start(tmp_path: Path) -> None:
    with program(tmp_path) as running:
        session = begin(running, TWO_PEOPLE, 1, game="cv")
        curtain = table_of(running).curtain
        assert session.is_covered and curtain.heading.text() == text("table-curtain-start")
        while session.handover.last_action(session.actor_seat) == 0:
            curtain.open_now()
            assert session.decision is not None
            session.play_option(session.decision.options[0])
            QApplication.processEvents()
        assert session.is_covered and curtain.heading.text() == text("table-curtain-recap")
