"""``cvdesk deck``: a deck is written, and everything wrong with one is told in a sentence each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cvdesk import cli
from cvdesk.engine.match import Match
from cvdesk.engine.record import Seat
from cvdesk.engine.rng import Rng
from cvdesk.games import make_rules
from cvdesk.games.decks import use_folder
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.storage.paths import Paths
from tests.cli.conftest import Command, Done
from tests.cli.test_wrong_words import complaint


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # players' decks lie nowhere, and what a test says of it is forgotten
    monkeypatch.setenv("CVDESK_DECKS", "")


@pytest.fixture
def deck(cvdesk: Command, tmp_path: Path) -> Path:
    """The built-in deck, as a player starts with it."""
    assert cvdesk("deck", "export", "cv", "mine.toml").status == 0
    return tmp_path / "mine.toml"


def change(path: Path, old: str, new: str) -> None:
    """Changes the only place of a file where something stands."""
    text = path.read_text("utf-8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), "utf-8")


def field(path: Path, card: str, old: str, new: str) -> None:
    """Changes a field of the card with an id."""
    head, found, rest = path.read_text("utf-8").partition(f'id = "{card}"\n')
    body, mark, tail = rest.partition("[[card]]")
    assert found and body.count(old) == 1, (card, old)
    path.write_text(f"{head}{found}{body.replace(old, new)}{mark}{tail}", "utf-8")


def sentences(done: Done) -> list[str]:
    """Checks that a deck was refused, and returns what was said of it."""
    lines = done.err.splitlines()
    assert (done.status, done.out) == (cli.WRONG, "")
    assert lines and all(line.startswith("cvdesk: ") and line.endswith(".") for line in lines)
    assert not any(mark in done.err for mark in ("Traceback", "⟦", "{"))
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_exported_deck_is_the_one_that_is_played(cvdesk: Command, tmp_path: Path, language: str) -> None:
    done = cvdesk("deck", "export", "cv", "own deck.toml", "--language", language)
    assert (done.status, done.err) == (0, "") and "own deck.toml" in done.out
    done = cvdesk("deck", "check", "own deck.toml", "--language", language)
    assert (done.status, done.err) == (0, "") and "Reconstructed deck" in done.out
    assert make_rules("cv", {"deck": "own deck.toml"}).data_hash == make_rules("cv").data_hash


def test_changed_deck_is_fine_and_plays_by_its_own_numbers(cvdesk: Command, deck: Path) -> None:
    change(deck, 'title = "Reconstructed deck"', 'title = "Из коробки"')
    field(deck, "used_car", "vp = 3", "vp = 9")
    done = cvdesk("deck", "check", "mine.toml")
    assert done.status == 0 and "Из коробки" in done.out
    rules = make_rules("cv", {"deck": "mine.toml"})
    assert rules.data_hash != make_rules("cv").data_hash
    assert rules.cards.vp[26] == 9  # type: ignore[attr-defined]


def test_export_never_writes_over_a_file(cvdesk: Command, deck: Path) -> None:
    deck.write_text("my work", "utf-8")
    assert "mine.toml" in complaint(cvdesk("deck", "export", "cv", "mine.toml"))
    assert deck.read_text("utf-8") == "my work"


@pytest.mark.parametrize(
    "words",
    [
        ("deck",),
        ("deck", "dance"),
        ("deck", ""),
        ("deck", "--json"),
        ("deck", "export"),
        ("deck", "export", "cv"),
        ("deck", "export", "chess", "mine.toml"),
        ("deck", "export", "thats_life", "mine.toml"),
        ("deck", "export", "cv", "a.toml", "b.toml"),
        ("deck", "export", "cv", "/dev/null/folder/a.toml"),
        ("deck", "check"),
        ("deck", "check", "missing.toml"),
        ("deck", "check", "."),
        ("deck", "check", "a.toml", "b.toml"),
    ],
    ids=" ".join,
)
def test_wrong_words_are_one_line(cvdesk: Command, words: tuple[str, ...]) -> None:
    said = {complaint(cvdesk(*words, "--language", language)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_commands_of_decks_are_explained_together(cvdesk: Command) -> None:
    done = cvdesk("deck", "--help", "--language", "en")
    assert done.status == 0
    assert "deck export" in done.out and "deck check" in done.out and "arena" not in done.out


# ---- what can be wrong with a deck; each is one sentence that names the file and the place

WRONG: dict[str, tuple[Callable[[Path], object], tuple[str, ...]]] = {
    "unknown symbol": (lambda deck: field(deck, "used_car", '"MMM"', '"MMQ"'), ("26", "cost", "H K R M L X")),
    "missing number": (lambda deck: _drop(deck, "used_car"), ("26",)),
    "number twice": (lambda deck: change(deck, "number = 27\n", "number = 26\n"), ("number",)),
    "no such number": (lambda deck: change(deck, "number = 27\n", "number = 84\n"), ("number", "83")),
    "duplicate id": (lambda deck: change(deck, 'id = "television"', 'id = "used_car"'), ("27", "26", "id")),
    "two bicycles": (
        lambda deck: field(
            deck, "zoo_trip", 'types = ["event"]\npower = "extra_dice:2"', 'types = ["possession"]'
        ),
        ("12", "11", "types"),
    ),
    "no bicycle": (
        lambda deck: field(deck, "bicycle", 'types = ["possession"]\nvp = 1', 'types = ["event"]'),
        (),
    ),
    "cost beyond seven dice": (
        lambda deck: field(deck, "factory", '"MMMMM"', '"MMMMMMMM"'),
        ("65", "cost", "7"),
    ),
    "wrong type": (lambda deck: field(deck, "used_car", "vp = 3", 'vp = "three"'), ("26", "vp", "0", "20")),
    "number as a fraction": (lambda deck: field(deck, "used_car", "vp = 3", "vp = 3.0"), ("26", "vp")),
    "yes for a number": (lambda deck: field(deck, "used_car", "vp = 3", "vp = true"), ("26", "vp")),
    "unknown type of card": (
        lambda deck: field(deck, "running", '["health"]', '["sport"]'),
        ("13", "types", "health"),
    ),
    "unknown field": (lambda deck: field(deck, "used_car", "vp = 3", "price = 3"), ("26", "price", "vp")),
    "unknown power": (
        lambda deck: field(deck, "idol", '"double_at_end"', '"triple_at_end"'),
        ("74", "power", "double_at_end"),
    ),
    "no name": (
        lambda deck: field(deck, "used_car", 'name = { en = "Used car"', 'name = { pl = "Auto"'),
        ("26", "name", "ru"),
    ),
    "another game": (lambda deck: change(deck, 'game = "cv"', 'game = "chess"'), ("game", "cv")),
    "no game": (lambda deck: change(deck, 'game = "cv"\n', ""), ("game", "cv", "phase10")),
    "unknown field at the top": (
        lambda deck: change(deck, "format = 1", 'format = 1\nauthor = "me"'),
        ("author", "title"),
    ),
    "another format": (lambda deck: change(deck, "format = 1", "format = 2"), ("format", "1")),
    "no title": (lambda deck: change(deck, 'title = "Reconstructed deck"', 'title = ""'), ("title",)),
    "no cards": (lambda deck: deck.write_text('game = "cv"\nformat = 1\ntitle = "x"\n', "utf-8"), ()),
    "broken TOML": (lambda deck: change(deck, 'id = "used_car"', 'id = "used_car'), ()),
    "cut off": (lambda deck: deck.write_bytes(deck.read_bytes()[:10_001]), ()),
    "wrong encoding": (lambda deck: deck.write_bytes(deck.read_text("utf-8").encode("utf-16")), ("UTF-8",)),
    "huge file": (lambda deck: deck.write_bytes(deck.read_bytes() + b"#" * 300_000), ("256",)),
    "nested without end": (lambda deck: deck.write_bytes(b"x = " + b"[" * 100_000), ()),
}


def _drop(deck: Path, card: str) -> None:
    cards = deck.read_text("utf-8").split("[[card]]\n")
    kept = [each for each in cards if f'id = "{card}"' not in each]
    assert len(kept) == len(cards) - 1
    deck.write_text("[[card]]\n".join(kept), "utf-8")


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_with_a_deck_is_one_sentence(cvdesk: Command, deck: Path, case: str) -> None:
    spoil, named = WRONG[case]
    spoil(deck)
    content = deck.read_bytes()
    said = set()
    for language in LANGUAGES:
        (line,) = _about(case, sentences(cvdesk("deck", "check", "mine.toml", "--language", language)))
        assert all(word in line for word in ("mine.toml", *named))
        said.add(line)
    assert len(said) == len(LANGUAGES)
    assert deck.read_bytes() == content


def _about(case: str, lines: list[str]) -> list[str]:
    """Leaves out that a number is missing where another one was changed."""
    return lines[:1] if case in ("number twice", "no such number") else lines


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_deck_cannot_be_played(cvdesk: Command, deck: Path, case: str) -> None:
    WRONG[case][0](deck)
    words = ("arena", "cv", "--seats", "random,random", "--matches", "1", "--jobs", "1")
    assert "mine.toml" in complaint(cvdesk(*words, "--option", "deck=mine.toml"))


def test_everything_wrong_is_told_at_once(cvdesk: Command, deck: Path) -> None:
    field(deck, "used_car", '"MMM"', '"MMQ"')
    field(deck, "idol", '"double_at_end"', '"twice"')
    change(deck, "format = 1", 'format = "1"')
    assert len(sentences(cvdesk("deck", "check", "mine.toml"))) == 3


def test_place_of_a_slip_is_told(cvdesk: Command, deck: Path) -> None:
    line = deck.read_text("utf-8").splitlines().index('id = "used_car"') + 1
    change(deck, 'id = "used_car"', 'id = "used_car')
    assert str(line) in complaint(cvdesk("deck", "check", "mine.toml"))


def test_strange_names_stay_on_one_line(cvdesk: Command, deck: Path) -> None:
    strange = deck.rename(deck.with_name("a\nb\x1b[2J.toml"))
    change(strange, "format = 1", "format = 2")
    (line,) = sentences(cvdesk("deck", "check", strange.name))
    assert line.isprintable()


# ---- boards of Phase 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_exported_board_is_the_one_that_is_played(cvdesk: Command, language: str) -> None:
    done = cvdesk("deck", "export", "phase10", "ring.toml", "--language", language)
    assert (done.status, done.err) == (0, "") and "ring.toml" in done.out
    done = cvdesk("deck", "check", "ring.toml", "--language", language)
    assert (done.status, done.err) == (0, "") and "Reconstructed board" in done.out
    assert make_rules("phase10", {"board": "ring.toml"}).data_hash == make_rules("phase10").data_hash


def test_what_is_wrong_with_a_board_is_one_sentence_each(cvdesk: Command, tmp_path: Path) -> None:
    assert cvdesk("deck", "export", "phase10", "ring.toml").status == 0
    change(tmp_path / "ring.toml", '"exchange 4"', '"exchange 5"')
    change(tmp_path / "ring.toml", "format = 1", "format = 3")
    for language in LANGUAGES:
        head, space = sentences(cvdesk("deck", "check", "ring.toml", "--language", language))
        assert "ring.toml" in head and "format" in head
        assert "ring.toml" in space and "exchange 5" in space and "18" in space
    words = ("arena", "phase10", "--seats", "random,random", "--matches", "1", "--jobs", "1")
    assert "ring.toml" in complaint(cvdesk(*words, "--option", "board=ring.toml"))
    assert "nowhere" in complaint(cvdesk(*words, "--option", "board=nowhere"))


# ---- saves and decks

REPLAY = ("--data-dir", "data", "replay", "match.cvdesk")


def decks(folder: Path) -> Path:
    """Where players' decks lie when ``--data-dir`` names the folder ``data``."""
    return Paths.under(folder / "data").decks


@pytest.fixture
def saved(deck: Path, tmp_path: Path) -> Path:
    """A save of a match with a deck from the players' folder."""
    use_folder(decks(tmp_path))
    field(deck, "used_car", "vp = 3", "vp = 9")
    rules = make_rules("cv", {"deck": "mine.toml"})
    match = Match.new(rules, [Seat("bot", "A", 1, level="random"), Seat("bot", "B", 2, level="random")], 3)
    rng = Rng(4)
    while not match.finished:
        match.play(rng.pick(rules.legal_actions(match.state)))
    path = tmp_path / "match.cvdesk"
    path.write_text(match.record.to_json(), "utf-8")
    return path


def test_save_with_an_own_deck_replays_even_when_the_file_is_gone(
    cvdesk: Command, saved: Path, deck: Path
) -> None:
    deck.unlink()
    done = cvdesk(*REPLAY, "--verify")
    assert (done.status, done.err) == (0, "")


def test_save_whose_deck_was_removed_is_refused_and_kept(
    cvdesk: Command, saved: Path, tmp_path: Path
) -> None:
    (decks(tmp_path) / "cv" / "mine.toml").unlink()
    content = saved.read_bytes()
    said = {complaint(cvdesk(*REPLAY, "--language", language)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("mine" in line and saved.name in line for line in said)
    assert saved.read_bytes() == content


def test_save_made_with_another_deck_is_refused_and_kept(
    cvdesk: Command, saved: Path, tmp_path: Path
) -> None:
    field(decks(tmp_path) / "cv" / "mine.toml", "used_car", "vp = 9", "vp = 8")
    content = saved.read_bytes()
    assert saved.name in complaint(cvdesk(*REPLAY))
    assert saved.read_bytes() == content


def test_deck_of_a_save_that_became_wrong_is_named(cvdesk: Command, saved: Path, tmp_path: Path) -> None:
    (decks(tmp_path) / "cv" / "mine.toml").write_text("[[[", "utf-8")
    assert "mine.toml" in complaint(cvdesk(*REPLAY))


def test_names_and_sources_of_a_deck_do_not_matter_to_a_save(
    cvdesk: Command, saved: Path, tmp_path: Path
) -> None:
    field(decks(tmp_path) / "cv" / "mine.toml", "used_car", 'en = "Used car"', 'en = "Old car"')
    assert cvdesk(*REPLAY).status == 0
