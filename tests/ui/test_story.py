"""Life stories: every card of a CV is told, in the seat's language, on one page that can be kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter

from cvdesk.engine import Match, Seat, random_match
from cvdesk.games import make_rules
from cvdesk.games.story import Story
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.render import Names
from cvdesk.ui import story_sheet
from cvdesk.ui.dialogs.story import STORIES, StoryWindow, story_of
from cvdesk.ui.story_sheet import WIDTH, Sheet, as_text, save_pdf, save_picture
from tests.ui.play import program

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module", params=sorted(STORIES))
def match(request: pytest.FixtureRequest) -> Match:
    return random_match(make_rules(request.param), 3, 9)


def sheet_of(match: Match, seat: int = 0, language: str = "en", name: str = "Julia") -> Sheet:
    names = Names(("Julia", "Felix", "Lena"), match.rules)
    return Sheet(story_of(match, seat), Seat("human", name, 1), names, language, "CV")


def cards_of(story: Story) -> set[object]:
    told = set()
    for line in (line for passage in story.passages for line in passage.lines):
        if "cards" in line.message.params:
            told |= {param.value for param in line.message.params["cards"].value}
    return told | {message.params["card"].value for message in story.closing if "card" in message.params}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_scored_card_is_part_of_the_story(match: Match, seat: int) -> None:
    lines = match.rules.standings(match.state).lines[seat]
    own = {target.id for line in lines for target in line.targets}
    assert own and own <= cards_of(story_of(match, seat))


def test_story_has_a_language_of_its_own(match: Match) -> None:
    pages = {as_text(sheet_of(match, language=language)) for language in LANGUAGES}
    assert len(pages) == len(LANGUAGES)
    assert not any("⟦" in page for page in pages)


def test_kept_files_are_a_picture_and_one_sheet_of_a4(match: Match, tmp_path: Path) -> None:
    sheet = sheet_of(match, language="uk")
    png, pdf = tmp_path / "a.png", tmp_path / "a.pdf"
    assert save_picture(png, sheet) and save_pdf(pdf, sheet)
    image = QImage(str(png))
    assert image.height() / image.width() == pytest.approx(297 / 210, rel=0.01)
    content = pdf.read_bytes()
    assert content.startswith(b"%PDF") and content.count(b"/Type /Page\n") <= 1


def test_file_that_cannot_be_written_is_no_error(match: Match, tmp_path: Path) -> None:
    assert not save_picture(tmp_path / "missing" / "a.png", sheet_of(match))


def test_long_life_stays_above_the_foot_of_the_page(match: Match) -> None:
    sheet = sheet_of(match, name="W" * 60)
    items = list(story_sheet._items(sheet)) * 2
    scale = next(each for each in story_sheet._SIZES if story_sheet._height(items, each) <= 841)
    assert scale < 1.3
    image = QImage(794, 1123, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    story_sheet.paint_sheet(painter, sheet)
    painter.end()
    assert image.pixelColor(790, 100) == image.pixelColor(2, 2)


@pytest.mark.parametrize("scale", [80, 100, 200])
def test_window_fits_the_screen_and_its_page_the_window(scale: int, match: Match, tmp_path: Path) -> None:
    with program(tmp_path, scale=scale) as running:
        session = running.window.desk.look_at(match)
        window = StoryWindow(running.context, session, running.window)
        window.show()
        screen = window.screen().availableSize().expandedTo(window.minimumSizeHint())
        assert window.width() <= screen.width() and window.height() <= screen.height()
        assert window.width() <= 1366 and window.height() <= 768
        assert window.rect().contains(window.close_button.geometry())
        viewport = window.view.parentWidget()
        assert viewport is not None
        assert window.view.width() <= viewport.width()
        assert window.view.width() == min(round(WIDTH * scale / 100), viewport.width())
        running.context.settings.update(scale=100)  # fonts and styles belong to the whole process
