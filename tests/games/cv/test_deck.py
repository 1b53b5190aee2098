"""Decks: the built-in one, and everything that can be wrong with one of a player's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cvdesk.engine import BadOption, BadRecord, Match, Record, RulesChanged, random_match
from cvdesk.games.cv import make_rules
from cvdesk.games.cv.cards import CARDS, OLD, WILD, covers, covers_with_wild, pack, pay, unpack
from cvdesk.games.cv.deck import DECK_FILES
from cvdesk.games.deck_reader import BadDeck
from cvdesk.games.decks import deck_words, use_folder
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.render import error_text

SOURCE = DECK_FILES.file.read_text("utf-8")


@pytest.fixture
def deck(tmp_path: Path) -> Callable[..., Path]:
    """Writes a deck with pieces of the built-in file replaced."""

    def write(*changes: tuple[str, str], name: str = "mine.toml") -> Path:
        text = SOURCE
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return path

    return write


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of decks that is forgotten afterwards."""
    monkeypatch.setenv("CVDESK_DECKS", "")
    use_folder(tmp_path / "decks")
    return tmp_path / "decks" / "cv"


def english(errors: list[BadDeck]) -> list[str]:
    return [error_text(error, "en") for error in errors]


# ---- the built-in deck


def test_the_built_in_deck_is_complete() -> None:
    cards = DECK_FILES.built_in
    assert [card.number for card in cards.cards[1:]] == list(range(1, CARDS + 1))
    assert all(set(card.name) == set(LANGUAGES) for card in cards.cards[1:])
    assert cards.bicycle == 12
    assert DECK_FILES.check(DECK_FILES.file) == []


def test_facts_name_fields_that_the_card_has() -> None:
    for card in DECK_FILES.built_in.cards[1:]:
        assert card.facts <= {
            "number", "name", "types", "cost", "condition", "gives", "gives:X", "upkeep", "dice", "vp",
            "power", "points", "per",
        }  # fmt: skip


# ---- one of a player's own


def test_any_field_may_be_changed(deck: Callable[..., Path]) -> None:
    path = deck(
        ('title = "Reconstructed deck"', 'title = "Моя колода"'),
        ('cost = "MMM"\nvp = 3', 'cost = "MMK"\nvp = 4'),
        (
            'name = { en = "Running", ru = "Бег трусцой", uk = "Біг підтюпцем", es = "Salir a correr" }',
            'name = { ru = "Бег" }',
        ),
    )
    own = DECK_FILES.load(path)
    assert own.title == "Моя колода"
    assert (own.vp[26], unpack(own.cost[26])[:4]) == (4, (0, 1, 0, 2))
    assert dict(own[13].name) == {"ru": "Бег"}


def test_the_hash_covers_numbers_and_not_names(deck: Callable[..., Path]) -> None:
    built_in = DECK_FILES.built_in.hash
    assert (
        DECK_FILES.load(deck(("Running", "Jogging"), ('title = "Reconstructed deck"', 'title = "x"'))).hash
        == built_in
    )
    assert DECK_FILES.load(deck(('facts = ["types"]', "facts = []"))).hash == built_in
    assert DECK_FILES.load(deck(('cost = "HR"', 'cost = "RH"'))).hash == built_in, (
        "the order of symbols is no matter"
    )
    assert DECK_FILES.load(deck(('cost = "HR"', 'cost = "HRR"'))).hash != built_in


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('cost = "HR"', 'cost = "HQ"', "card 13, field “cost”: at most 7 of the Latin letters H K R M L X"),
        ('cost = "HR"', 'cost = "HHHHHHHH"', "card 13, field “cost”: at most 7 of the Latin letters"),
        ('cost = "HR"', "cost = 3", "card 13, field “cost”"),
        ("number = 13\n", "", "card in place 13, field “number”: a whole number from 1 to 83"),
        ("number = 13\n", "number = 84\n", "card in place 13, field “number”"),
        ("number = 13\n", "number = 14\n", "cards with these numbers are missing: 13"),
        ('id = "running"', 'id = "gym"', "card 15, field “id”: card 13 has the same"),
        ('id = "running"', 'id = "Бег"', "card 13, field “id”: a word of small Latin letters"),
        ('id = "running"\n', "", "card 13, field “id”"),
        ('deck = "early"', 'deck = "old"', "card 13, field “deck”: expected is one of: early"),
        (
            'types = ["health"]',
            "types = []",
            "card 13, field “types”: expected is a list of 1 to 2 of these words",
        ),
        (
            'types = ["health"]',
            'types = ["health", "health"]',
            "card 13, field “types”: expected is one type or two",
        ),
        (
            'types = ["health"]',
            'types = ["health", "event"]',
            "card 13, field “types”: expected is one type or two",
        ),
        ('types = ["health"]', 'types = ["luck"]', "card 13, field “types”"),
        ('types = ["health"]', 'types = "health"', "card 13, field “types”"),
        ('types = ["health"]', 'types = [["health"]]', "card 13, field “types”"),
        ("dice = 1", "dice = true", "card 18, field “dice”: a whole number from 0 to 3"),
        ("dice = 1", "dice = 4", "card 18, field “dice”: a whole number from 0 to 3"),
        ("vp = 3", "vp = -1", "card 26, field “vp”: a whole number from 0 to 20"),
        ('upkeep = "M"', 'upkeep = "Z"', "card 20, field “upkeep”"),
        (
            'power = "insurance"',
            'power = "assurance"',
            "card 5, field “power”: expected is one of: insurance",
        ),
        (
            'power = "convert_basic"',
            'power = "insurance"',
            "card 35, field “power”: expected is one of: convert_basic",
        ),
        ('condition = "no_work"', 'condition = "no_job"', "card 57, field “condition”: expected is one of"),
        (
            'gives = "H"\nfacts = ["types"]',
            'gifts = "H"\nfacts = ["types"]',
            "card 13, field “gifts”: there is no such field",
        ),
        ('facts = ["types"]', 'facts = "types"', "card 13, field “facts”: a list of names of fields"),
        (
            'name = { en = "Running", ',
            'name = { de = "Laufen", en = "Running", ',
            "card 13, field “name”: names by language",
        ),
        ('en = "Running"', 'en = ""', "card 13, field “name”"),
        ('en = "Running"', f'en = "{"x" * 61}"', "card 13, field “name”"),
        ('en = "Running"', "en = 5", "card 13, field “name”"),
        ("points = 7", "points = 0", "card 78, field “points”: a whole number from 1 to 20"),
        ('per = ["token"]', 'per = ["token", "work"]', "card 77, field “per”: “token” can only stand alone"),
        ('per = ["work"]', 'per = ["event"]', "card 79, field “per”"),
        (
            'types = ["event"]\ngives = "R"',
            'types = ["possession"]',
            "card 12, field “types”: only one childhood card",
        ),
        ('types = ["possession"]\nvp = 1', 'types = ["event"]', "must be a possession, the Bicycle"),
        (
            'power = "insurance"',
            'power = "insurance"\ncost = "H"',
            "card 5, field “cost”: this card cannot have it",
        ),
        (
            'power = "extra_dice:2"',
            'power = "extra_dice:2"\nupkeep = "H"',
            "card 11, field “upkeep”: this card cannot have it",
        ),
        ('game = "cv"', 'game = "chess"', "field “game” at the top: expected is one of: cv"),
        ("format = 1", "format = 2", "field “format” at the top: 1 is expected"),
        ("format = 1", "format = true", "field “format” at the top"),
        ('title = "Reconstructed deck"', "", "field “title” at the top: a text of 1 to 60 characters"),
    ],
)
def test_what_is_wrong_is_told_with_file_card_field_and_what_is_expected(
    deck: Callable[..., Path], old: str, new: str, expected: str
) -> None:
    path = deck((old, new))
    told = english(DECK_FILES.check(path))
    assert any(expected in sentence for sentence in told), told
    assert all(sentence.startswith("mine.toml") for sentence in told)
    with pytest.raises(BadDeck):
        DECK_FILES.load(path)


def test_all_errors_are_told_at_once(deck: Callable[..., Path]) -> None:
    path = deck(('cost = "HR"', 'cost = "Q"'), ("dice = 1", "dice = 9"), ("vp = 3", "vp = 99"))
    assert len(DECK_FILES.check(path)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_told_in_every_language(deck: Callable[..., Path], language: str) -> None:
    for error in DECK_FILES.check(deck(('cost = "HR"', 'cost = "Q"'), ("number = 15\n", "number = 0\n"))):
        sentence = error_text(error, language)
        assert "mine.toml" in sentence
        assert "⟦" not in sentence


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "there are no cards"),
        (b"game = cv", "line 1"),
        (SOURCE.encode()[:5000], "TOML"),
        (SOURCE.encode("cp1251", "replace"), "not text in UTF-8"),
        (b"\x00\xff\xfe", "not text in UTF-8"),
        (b"# " + b"x" * 300_000, "too large"),
        (b"card = 5", "there are no cards"),
        (b"card = [1, 2]", "there are no cards"),
        (b"a = " + b"[" * 3000, "TOML"),
        (b'a = "' + b"1" * 10 + b'"\nb = ' + b"9" * 5000, "TOML"),
    ],
)
def test_files_that_are_no_decks(tmp_path: Path, content: bytes, expected: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(content)
    told = english(DECK_FILES.check(path))
    assert any(expected in sentence for sentence in told), told


def test_a_mark_at_the_beginning_of_the_file_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_bytes(b"\xef\xbb\xbf" + SOURCE.encode())
    assert DECK_FILES.check(path) == []


def test_a_file_that_is_not_there_or_a_folder(tmp_path: Path) -> None:
    assert english(DECK_FILES.check(tmp_path / "none.toml")) == ["none.toml cannot be read."]
    assert english(DECK_FILES.check(tmp_path)) == [f"{tmp_path.name} cannot be read."]


def test_an_exported_deck_is_the_built_in_one(tmp_path: Path) -> None:
    DECK_FILES.export(tmp_path / "new" / "start.toml")
    assert DECK_FILES.load(tmp_path / "new" / "start.toml").hash == DECK_FILES.built_in.hash


# ---- playing with it


def test_a_deck_is_named_by_its_file_and_kept(deck: Callable[..., Path], folder: Path) -> None:
    path = deck(("vp = 3", "vp = 9"), name="my box.toml")
    rules = make_rules({"deck": str(path)})
    assert rules.options["deck"] == "my-box"
    assert (folder / "my-box.toml").read_bytes() == path.read_bytes()
    path.unlink()
    again = make_rules({"deck": "my-box"})
    assert again.data_hash == rules.data_hash != make_rules({}).data_hash
    assert deck_words("cv") == ("my-box",)


def test_the_same_deck_is_not_kept_twice_and_another_of_that_name_is(
    deck: Callable[..., Path], folder: Path
) -> None:
    path = deck(("vp = 3", "vp = 9"))
    first, _ = DECK_FILES.take_in(path)
    assert DECK_FILES.take_in(path)[0] == first
    other, _ = DECK_FILES.take_in(deck(("vp = 3", "vp = 8")))
    assert other != first
    assert len(list(folder.iterdir())) == 2


def test_a_name_that_means_something_else_or_has_no_letters_gets_another(
    deck: Callable[..., Path], folder: Path
) -> None:
    for name in ("reconstructed.toml", "колода.toml"):
        word, copy = DECK_FILES.take_in(deck(("vp = 3", "vp = 9"), name=name))
        assert word not in ("", "reconstructed")
        assert word.isascii()
        assert copy.stem == word


def test_a_save_with_another_deck_is_recognised(deck: Callable[..., Path], folder: Path) -> None:
    rules = make_rules({"deck": str(deck(("vp = 3", "vp = 9")))})
    match = random_match(rules, 2, 1, 40)
    record = Record.from_json(match.record.to_json())
    assert record.options["deck"] == "mine"
    assert Match.from_record(make_rules(record.options), record).state == match.state
    (folder / "mine.toml").write_text(SOURCE, "utf-8")
    with pytest.raises(RulesChanged):
        Match.from_record(make_rules(record.options), record)
    rescued = Match.from_snapshot(make_rules(record.options), record)
    assert rescued.state == match.state


def test_a_deck_that_was_removed_is_missed_by_name(folder: Path) -> None:
    with pytest.raises(BadOption) as caught:
        make_rules({"deck": "mine"})
    assert "mine" in error_text(caught.value, "en")
    with pytest.raises(BadOption):
        DECK_FILES.locate("no/such/file.toml")


def test_without_a_folder_a_file_still_plays(
    deck: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CVDESK_DECKS", "")
    rules = make_rules({"deck": str(deck(("vp = 3", "vp = 9")))})
    assert random_match(rules, 2, 1).finished


def test_a_wrong_deck_is_refused_before_it_is_kept(deck: Callable[..., Path], folder: Path) -> None:
    with pytest.raises(BadDeck):
        make_rules({"deck": str(deck(("vp = 3", "vp = 99")))})
    assert not folder.exists()


def test_decks_with_wild_changes_play_to_the_end(
    deck: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every card an event, or all of them with powers and dice: the flow holds."""
    monkeypatch.setenv("CVDESK_DECKS", "")
    text = SOURCE
    for old, new in (
        ('types = ["health"]', 'types = ["event"]'), ('types = ["work"]', 'types = ["work", "possession"]'),
        ('gives = "H"', 'gives = "LLLXXXX"'), ('cost = "HH', 'cost = "X'), ("dice = 1", "dice = 3"),
    ):  # fmt: skip
        text = text.replace(old, new)
    # events have neither dice nor the powers of cards
    text = text.replace('power = "fourth_throw"', "").replace('power = "reroll_misfortune"', "")
    text = text.replace('power = "double_at_end"', "").replace('gives = "M"\ndice = 2', 'gives = "M"')
    path = deck()
    path.write_text(text, "utf-8")
    assert english(DECK_FILES.check(path)) == []
    for seed in range(6):
        match = random_match(make_rules({"deck": str(path)}), 2 + seed % 3, seed)
        assert match.finished


def test_a_save_that_does_not_fit_the_cards_is_refused(deck: Callable[..., Path]) -> None:
    rules = make_rules({})
    data = random_match(rules, 2, 1, 60).state.dump()
    hand = [card for card in OLD if card not in (60, 61)][:1]
    with pytest.raises(BadRecord):
        rules.load_state({**data, "hands": [hand, []]})


# ---- multisets of symbols


def test_multisets_of_symbols() -> None:
    have, cost = pack((0, 0, 3, 4)), pack((0, 3))
    assert unpack(have) == (2, 0, 0, 1, 1, 0, 0)
    assert covers(have, cost)
    assert not covers(have, pack((3, 3)))
    assert pay(have, cost) == pack((0, 4))


def test_wild_symbols_pay_last_and_only_for_basic_ones() -> None:
    have = pack((0, WILD, WILD))
    assert covers_with_wild(have, pack((0, 1, 3)))
    assert pay(have, pack((0, 1))) == pack((WILD,))
    assert not covers_with_wild(have, pack((4,)))
    assert not covers_with_wild(have, pack((5,)))
    assert not covers_with_wild(have, pack((1, 1, 1)))
