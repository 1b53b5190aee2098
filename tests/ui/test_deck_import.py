"""A deck or board of a player's own is taken in on the setup page, or refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from cvdesk.games.cv.deck import DECK_FILES
from cvdesk.games.decks import deck_words
from cvdesk.games.phase10.deck import DECK_FILES as BOARDS
from cvdesk.ui.pages.setup import SetupPage
from tests.ui.play import program

pytestmark = pytest.mark.usefixtures("qapp")


def test_imported_deck_is_chosen_and_kept_in_the_data_folder(tmp_path: Path) -> None:
    mine = tmp_path / "my deck.toml"
    DECK_FILES.export(mine)
    mine.write_text(mine.read_text("utf-8").replace("Reconstructed deck", "Mine"), "utf-8")
    with program(tmp_path / "data") as running:
        running.window.show_setup("cv")
        page = running.window.findChild(SetupPage)
        page.import_deck("deck", mine)
        assert page.options["deck"] == "my-deck" and deck_words("cv") == ("my-deck",)
        assert page.option_rows["deck"].box.currentText() == "my-deck"
        mine.unlink()
        page.start()
        assert running.window.session.match.record.options["deck"] == "my-deck"


def test_wrong_deck_is_refused_in_one_sentence(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    DECK_FILES.export(wrong)
    wrong.write_text(wrong.read_text("utf-8").replace('gives = "R"', 'gives = "Q"', 1), "utf-8")
    with program(tmp_path / "data") as running:
        running.window.show_setup("cv")
        page = running.window.findChild(SetupPage)
        page.import_deck("deck", wrong)
        assert "wrong.toml" in page.problem_label.text() and "\n" not in page.problem_label.text()
        assert page.options["deck"] == "reconstructed" and deck_words("cv") == ()


def test_imported_board_is_chosen_and_kept_in_the_data_folder(tmp_path: Path) -> None:
    mine = tmp_path / "our box.toml"
    BOARDS.export(mine)
    mine.write_text(mine.read_text("utf-8").replace('"draw 1", "search"', '"search", "draw 1"'), "utf-8")
    with program(tmp_path / "data") as running:
        running.window.show_setup("phase10")
        page = running.window.findChild(SetupPage)
        page.import_deck("board", mine)
        assert page.options["board"] == "our-box" and deck_words("phase10") == ("our-box",)
        assert page.option_rows["board"].box.currentText() == "our-box"
        mine.unlink()
        page.import_deck("board", mine)
        assert "our box.toml" in page.problem_label.text() and page.options["board"] == "our-box"
