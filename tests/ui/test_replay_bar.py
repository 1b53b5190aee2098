"""The bar of the replay page: where a click leads, and which turn it names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cvdesk.engine import NOBODY
from cvdesk.i18n.render import plain
from cvdesk.ui.app import Program
from cvdesk.ui.pages.replay import ReplayPage
from cvdesk.ui.pages.results import ResultsPage
from cvdesk.ui.panels.replay_bar import ReplayBar
from tests.ui.play import FOUR_BOTS, begin, program


@pytest.fixture
def page(tmp_path: Path, qapp: QApplication) -> Iterator[ReplayPage]:
    with program(tmp_path) as running:
        yield look_at_a_match(running)


def look_at_a_match(running: Program) -> ReplayPage:
    session = begin(running, FOUR_BOTS, seed=4)
    while session.actor_seat != NOBODY:
        QTest.qWait(2)
    QTest.qWait(50)
    running.window.findChild(ResultsPage).look.click()
    found = running.window.findChild(ReplayPage)
    assert found is not None
    return found


def press_at(bar: ReplayBar, share: float) -> None:
    slider = bar.slider
    spot = QPoint(round(share * (slider.width() - 1)), slider.height() // 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=spot)


def test_click_on_the_slider_goes_to_that_moment(page: ReplayPage) -> None:
    slider = page.bar.slider
    for share in (0.25, 0.5, 0.75, 1.0, 0.1, 0.0):
        press_at(page.bar, share)
        assert abs(slider.value() - share * slider.maximum()) <= 0.05 * slider.maximum()
        assert page.bar.shown >= slider.value()


def test_handle_can_be_drawn_from_where_the_slider_was_pressed(page: ReplayPage) -> None:
    slider = page.bar.slider
    middle, end = QPoint(slider.width() // 2, slider.height() // 2), QPoint(slider.width() - 2, 4)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(slider, end)
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=end)
    assert slider.value() == slider.maximum()
    assert page.frame.session is not None and page.frame.session.shown_index is None


def test_every_step_changes_the_table_and_names_the_turn_of_its_line(page: ReplayPage) -> None:
    session, bar = page.frame.session, page.bar
    assert session is not None
    views = [session.view]
    while bar.forward.isEnabled():
        bar.forward.click()
        views.append(session.view)
        line = [entry for entry in session.match.log if entry.index <= bar.shown][-1]
        assert str(line.turn) in bar.place.text()
        if session.shown_index is not None:
            assert str(line.turn) in plain(session.prompt, session.names)
    assert all(before != after for before, after in pairwise(views))
