"""What is said of the things of CV: whole sentences, and none that the edge of the screen cuts off."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cvdesk.i18n.catalog import LANGUAGES, text, use_language
from cvdesk.ui.context import Context
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
