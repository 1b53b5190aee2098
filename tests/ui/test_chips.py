"""Chips with words: whole at every width and scale, however many lines that takes."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cvdesk.engine.message import P, message
from cvdesk.games.cv import make_rules
from cvdesk.i18n.catalog import LANGUAGES, use_language
from cvdesk.i18n.render import Names
from cvdesk.ui.panels.seat_chips import Chip
from cvdesk.ui.panels.seats_panel import ChipRow
from tests.ui.boards import make_context

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scale", "width"), [(80, 100), (100, 120), (200, 220), (200, 800)])
def test_no_word_of_a_chip_is_cut_off(
    language: str, scale: int, width: int, qtbot: QtBot, tmp_path: Path
) -> None:
    context = make_context(tmp_path, scale=scale)
    use_language(language)
    row = ChipRow(context)
    qtbot.addWidget(row)
    chips = tuple(
        Chip(message("cv-board-title", card=P.card(number)), "type.goal") for number in range(13, 76)
    )
    row.set_chips(chips, Names(("A", "B"), make_rules({})))
    rects = row._rects(width)
    for chip, rect in zip(chips, rects, strict=True):
        fitted = row._fitted(chip, rect.width())
        assert not fitted.elided and rect.width() <= width
        assert len(fitted.lines) * fitted.font.pixelSize() <= rect.height()
    assert not any(a.intersects(b) for at, a in enumerate(rects) for b in rects[:at])
    assert row.heightForWidth(width) > max(rect.bottom() for rect in rects)
