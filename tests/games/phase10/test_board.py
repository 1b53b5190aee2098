"""The ring of action spaces, and boards of one's own that make no sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from cvdesk.engine import Match, Record, Seat, random_match
from cvdesk.games.deck_reader import BadDeck
from cvdesk.games.decks import deck_words, use_folder
from cvdesk.games.phase10 import PhaseRules, make_rules
from cvdesk.games.phase10.board import EXCHANGE, KINDS, MAKE_JOKER, STAR, Board, Space
from cvdesk.games.phase10.deck import DECK_FILES
from cvdesk.games.phase10.facts import sources

RING = [
    *("star", "draw 1", "draw 2", "draw 3", "again", "search", "exchange 1", "exchange 2", "exchange 3"),
    *("exchange 4", "everybody", "joker", "ask"),
    *("draw 2",) * 19,
]


def text(ring: list[str], head: str = 'game = "phase10"\nformat = 1\ntitle = "My own"') -> str:
    return f"{head}\nring = [{', '.join(repr(space) for space in ring)}]\n".replace("'", '"')


Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def _write(content: str) -> Path:
        file = tmp_path / "own.toml"
        file.write_text(content, "utf-8")
        return file

    return _write


def test_the_board_has_what_is_known_of_the_box() -> None:
    """32 spaces of eight kinds, three joker spaces, exchange 1 to 4, draw 1 to 3, a star to start on."""
    ring = DECK_FILES.built_in.ring
    counts = Counter(space.kind for space in ring)
    assert len(ring) == 32
    assert set(counts) == set(range(len(KINDS)))
    assert counts[MAKE_JOKER] == 3
    assert ring[0].kind == STAR
    assert sorted(space.number for space in ring if space.kind == EXCHANGE) == [1, 2, 3, 4]


def test_a_board_of_ones_own_is_read_and_played_on(write: Write) -> None:
    own = DECK_FILES.load(write(text(RING)))
    assert own.title == "My own"
    rules = PhaseRules({}, own)
    assert rules.data_hash == own.hash != make_rules({}).data_hash
    assert random_match(rules, 2, 1, 300).index >= 300


def test_exported_board_is_the_built_in_one(tmp_path: Path) -> None:
    copy = tmp_path / "copy.toml"
    DECK_FILES.export(copy)
    assert DECK_FILES.check(copy) == DECK_FILES.check(DECK_FILES.file) == []
    assert DECK_FILES.load(copy) == DECK_FILES.built_in


def test_the_option_takes_a_file_into_the_folder_and_then_its_word(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CVDESK_DECKS", "")
    use_folder(tmp_path / "decks")
    file = write(text(RING))
    rules = make_rules({"board": str(file)})
    assert rules.options["board"] == "own" and deck_words("phase10") == ("own",)
    file.unlink()
    assert make_rules({"board": "own"}).board == rules.board != DECK_FILES.built_in


def test_a_save_knows_the_board_that_it_was_played_on(write: Write) -> None:
    rules = make_rules({"board": str(write(text(RING)))})
    seats = [Seat("bot", "A", 1, level="random"), Seat("bot", "B", 2, level="random")]
    match = Match.new(rules, seats, 3)
    record = Record.from_json(match.record.to_json())
    assert record.data_hash == rules.board.hash != DECK_FILES.built_in.hash
    assert record.options["board"] == "own"


def test_the_hash_tells_boards_apart_by_their_spaces_not_by_their_titles() -> None:
    board = DECK_FILES.built_in
    assert Board(board.ring, "Another").hash == board.hash
    assert Board((*board.ring[:-1], Space(1, 3)), board.title).hash != board.hash


@pytest.mark.parametrize(
    ("content", "error"),
    [
        ("ring = [", "error-deck-cut"),
        ("ring = [1, 2", "error-deck-cut"),
        ("ring = ]", "error-deck-toml"),
        (text(RING, 'game = "thats_life"\nformat = 1\ntitle = "T"'), "error-deck-head"),
        (text(RING, 'game = "phase10"\nformat = 2\ntitle = "T"'), "error-deck-head"),
        (text(RING, 'game = "phase10"\nformat = 1'), "error-deck-head"),
        (text(RING, 'game = "phase10"\nformat = 1\ntitle = ""'), "error-deck-head"),
        (text(RING[:-1]), "error-board-count"),
        (text([*RING, "ask"]), "error-board-count"),
        ('game = "phase10"\nformat = 1\ntitle = "T"\nring = 5', "error-board-count"),
        (text([*RING[1:], "star"]), "error-board-start"),
        (text([space.replace("joker", "ask") for space in RING]), "error-board-kind"),
        (text([*RING[:-1], "draw 4"]), "error-board-space"),
        (text([*RING[:-1], "draw"]), "error-board-space"),
        (text([*RING[:-1], "exchange 5"]), "error-board-space"),
        (text([*RING[:-1], "ask 2"]), "error-board-space"),
        (text([*RING[:-1], "swim"]), "error-board-space"),
        (text([*RING[:-1], "7"]).replace('"7"', "7"), "error-board-space"),
    ],
)
def test_a_board_that_makes_no_sense_is_refused_with_a_reason(write: Write, content: str, error: str) -> None:
    file = write(content)
    with pytest.raises(BadDeck) as caught:
        DECK_FILES.load(file)
    assert caught.value.message.id == error
    assert caught.value.message.params["file"].value == "own.toml"
    with pytest.raises(BadDeck):
        make_rules({"board": str(file)})


def test_everything_wrong_with_a_board_is_told_at_once(write: Write) -> None:
    spaces = ["swim", *(space.replace("joker", "draw 9") for space in RING[1:])]
    problems = DECK_FILES.check(write(text(spaces, 'game = "cv"\nformat = 1\ntitle = "T"')))
    assert [problem.message.id for problem in problems] == ["error-deck-head", *["error-board-space"] * 2]


def test_a_missing_board_is_told(tmp_path: Path) -> None:
    assert [each.message.id for each in DECK_FILES.check(tmp_path / "none.toml")] == ["error-deck-read"]


def test_sources_tell_what_is_printed_and_what_was_reconstructed() -> None:
    printed = {row.what.id for row in sources() if row.printed}
    reconstructed = {row.what.id for row in sources() if not row.printed}
    assert "phase10-source-spaces" in printed
    assert reconstructed == {"phase10-source-kind", "phase10-source-order"}
