"""Decks: the built-in one, one's own, and one sentence for everything that can be wrong with a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from cvdesk.engine import BadRecord, Match, Record, RulesChanged, random_match
from cvdesk.games.cv_pocket import PocketRules, make_rules
from cvdesk.games.cv_pocket.deck import DECK_FILES
from cvdesk.games.cv_pocket.symbols import MISSIONS
from cvdesk.games.deck_reader import BadDeck
from cvdesk.games.decks import use_folder
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.i18n.render import error_text

TEXT = DECK_FILES.file.read_text("utf-8")
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes the built-in deck with a text replaced, or any other content, to a file ``mine.toml``."""

    def write(old: str = "", new: str = "", content: str | bytes = TEXT) -> Path:
        assert old in TEXT
        path = tmp_path / "mine.toml"
        if isinstance(content, str):
            content = content.replace(old, new, 1).encode()
        path.write_bytes(content)
        return path

    return write


def problems(path: Path) -> list[str]:
    """What is wrong with a file: the ids of the errors, with card and field where there are some."""
    found = []
    for error in DECK_FILES.check(path):
        params = error.message.params
        where = [str(params[name].value) for name in ("card", "field") if name in params]
        found.append(" ".join([error.message.id.removeprefix("error-deck-"), *where]))
    return found


# ---- the built-in deck


def test_the_built_in_deck_is_whole() -> None:
    cards = DECK_FILES.built_in.cards
    assert len(cards) == 51
    assert Counter(card.mission for card in cards if card.mission >= 0) == Counter(range(len(MISSIONS)))
    assert sum(card.joker for card in cards) == 1
    assert sum(card.vacation for card in cards) == 3
    assert sum(card.relocation for card in cards) == 4
    assert DECK_FILES.built_in.money == (0, 1, 3, 6, 9, 13, 18, 23, 29)
    assert DECK_FILES.check(DECK_FILES.file) == []


def test_what_the_rulebook_tells_of_cards_is_in_the_deck() -> None:
    """Studies has a plane, Renaissance man a bike and bad luck; Vacations have no icons."""
    by_id = {card.id: card for card in DECK_FILES.built_in.cards}
    assert by_id["studies"].reach == 2
    assert (by_id["renaissance_man"].reach, by_id["renaissance_man"].icons) == (0, (7,))
    assert all(
        card.icons == () and not card.relocation for card in DECK_FILES.built_in.cards if card.vacation
    )


def test_every_card_has_a_name_in_every_language() -> None:
    assert all(set(card.name) == set(LANGUAGES) for card in DECK_FILES.built_in.cards)


def test_copies_of_a_card_differ_in_nothing_but_their_player_icon() -> None:
    studies = [card for card in DECK_FILES.built_in.cards if card.id == "studies"]
    assert [card.players for card in studies] == [0, 0, 3, 4]
    assert len({(card.icons, card.transport, card.mission) for card in studies}) == 1


# ---- decks of one's own


def test_an_exported_deck_is_the_built_in_one(tmp_path: Path) -> None:
    DECK_FILES.export(tmp_path / "mine.toml")
    assert DECK_FILES.load(tmp_path / "mine.toml") == DECK_FILES.built_in


def test_any_field_can_be_changed(write: Write) -> None:
    path = write('icons = "friendship"\nmission = "bike"', 'icons = "love love"\nmission = "plane"')
    hipster = DECK_FILES.load(path).cards[0]
    assert (hipster.icons, MISSIONS[hipster.mission]) == ((2, 2), "plane")


def test_the_hash_is_of_the_numbers_only(write: Write) -> None:
    renamed = DECK_FILES.load(write('en = "Hipster"', 'en = "Cyclist"'))
    assert renamed.hash == DECK_FILES.built_in.hash
    assert (
        DECK_FILES.load(write('title = "Reconstructed deck"', 'title = "Mine"')).hash
        == DECK_FILES.built_in.hash
    )
    assert DECK_FILES.load(write('transport = "bike"', 'transport = "car"')).hash != DECK_FILES.built_in.hash
    assert DECK_FILES.load(write("[0, 1, 3,", "[0, 1, 4,")).hash != DECK_FILES.built_in.hash


def test_one_language_is_enough(write: Write) -> None:
    path = write(
        'name = { en = "Hipster", ru = "Хипстер", uk = "Гіпстер", es = "Hipster" }', 'name = { uk = "Я" }'
    )
    assert DECK_FILES.load(path).cards[0].name == {"uk": "Я"}


def test_a_deck_is_named_by_its_file_and_then_by_its_word(write: Write, tmp_path: Path) -> None:
    use_folder(tmp_path / "decks")
    path = write('transport = "bike"', 'transport = "car"')
    rules = make_rules({"deck": str(path)})
    assert rules.options["deck"] == "mine"
    assert rules.data_hash != make_rules({}).data_hash
    path.unlink()
    assert make_rules({"deck": "mine"}).data_hash == rules.data_hash


@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_are_played_with_it(write: Write, players: int) -> None:
    path = write('icons = "joker"', 'icons = ""')
    rules = PocketRules({}, DECK_FILES.load(path))
    match = random_match(rules, players, 3)
    assert match.finished
    assert not any(action.kind == "joker" for _, action in match.record.actions)


def test_several_secret_powers_are_settled_one_after_the_other(write: Write) -> None:
    """A player's own deck may have more of them; each owner decides from the bottom of the CV up."""
    path = write('id = "savings"\ntransport = "bike"\nicons = "money money bad_luck"',
                 'id = "savings"\ntransport = "bike"\nicons = "joker"')  # fmt: skip
    rules = PocketRules({}, DECK_FILES.load(path))
    settled = 0
    for seed in range(20):
        match = random_match(rules, 3, seed)
        settled = max(settled, len(match.state.jokers))
        taken = [card for cv in match.state.cvs for card in cv if rules.deck.joker[card]]
        assert sorted(card for card, _ in match.state.jokers) == sorted(taken)
    assert settled > 1


def test_a_save_belongs_to_its_deck(write: Write) -> None:
    own = PocketRules({}, DECK_FILES.load(write('transport = "bike"', 'transport = "car"')))
    record = Record.from_json(random_match(own, 2, 1).record.to_json())
    assert Match.from_record(own, record).finished
    with pytest.raises(RulesChanged):
        Match.from_record(make_rules({}), record)


def test_a_table_does_not_fit_a_deck_with_other_numbers(write: Write) -> None:
    path = write("copies = { 0 = 2, 3 = 1, 4 = 1 }", "copies = { 0 = 1, 3 = 2, 4 = 1 }")
    path.write_text(
        path.read_text("utf-8").replace("copies = { 0 = 1, 3 = 1 }", "copies = { 0 = 2 }", 1), "utf-8"
    )
    own = PocketRules({}, DECK_FILES.load(path))
    with pytest.raises(BadRecord):
        own.load_state(random_match(make_rules({}), 2, 1).state.dump())


# ---- what can be wrong


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('game = "cv_pocket"', 'game = "cv"', "head game"),
        ("format = 1", "format = 2", "head format"),
        ('title = "Reconstructed deck"', 'title = ""', "head title"),
        ("money_points = [0, 1,", 'money_points = ["0", 1,', "head money_points"),
        ("money_points = [0, 1,", "money_points = [0, -1,", "head money_points"),
        ("money_points = [0, 1,", "money_points = [0, 100,", "head money_points"),
        ("money_points =", "money =", "head money, head money_points"),
        ('id = "hipster"', 'id = "Hip ster"', "field Hip ster id"),
        ('id = "hipster"\n', "", "field 1 id"),
        ('id = "hipster"', 'id = "housewife"', "field 7 id"),
        ('transport = "bike"', 'transport = "boat"', "field hipster transport"),
        ('transport = "bike"\n', "", "field hipster transport"),
        ('icons = "friendship"', 'icons = "friend"', "field hipster icons"),
        ('icons = "friendship"', "icons = 1", "field hipster icons"),
        ('icons = "friendship"\n', "", "field hipster icons"),
        ('icons = "friendship"', 'icons = "love love love love love love"', "field hipster icons"),
        ('icons = "joker"', 'icons = "joker love"', "field secret_power icons"),
        ('mission = "bike"', 'mission = "boat"', "field hipster mission"),
        ('mission = "bike"', 'mision = "bike"', "field hipster mision"),
        ('kind = "vacation"', 'kind = "holiday"', "field vacation_car kind"),
        ('transport = "car"\nicons = ""', 'transport = "none"\nicons = ""', "field vacation_car transport"),
        ('transport = "car"\nicons = ""', 'transport = "car"\nicons = "love"', "field vacation_car icons"),
        ('icons = ""', 'icons = ""\nmission = "bike"', "field vacation_car mission"),
        ("copies = { 0 = 1 }", "copies = { 2 = 1 }", "field hipster copies"),
        ("copies = { 0 = 1 }", "copies = { 0 = 0 }", "field hipster copies"),
        ("copies = { 0 = 1 }", "copies = { 0 = true }", "field hipster copies"),
        ("copies = { 0 = 1 }", "copies = 1", "field hipster copies"),
        ("copies = { 0 = 1 }", "copies = { 0 = 2 }", "plain-count"),
        ("copies = { 3 = 1 }", "copies = { 3 = 2 }", "icon-count"),
        ('facts = ["mission"]', "facts = 1", "field hipster facts"),
        ('en = "Hipster"', "en = 1", "field hipster name"),
        ('en = "Hipster"', 'de = "Hipster"', "field hipster name"),
        ("[[card]]", "[[card", "toml"),
        ("[[card]]", "[[kard]]", "head kard"),
    ],
)  # fmt: skip
def test_every_mistake_is_named(write: Write, old: str, new: str, expected: str) -> None:
    path = write(old, new)
    assert ", ".join(problems(path)) == expected
    with pytest.raises(BadDeck):
        make_rules({"deck": str(path)})
    sentences = {error_text(DECK_FILES.check(path)[0], language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("mine.toml" in each and "⟦" not in each and each.endswith(".") for each in sentences)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", ["head game", "head format", "head title", "no-cards"]),
        (b"\xff\xfe", ["encoding"]),
        (b"#" * 300_000, ["large"]),
        (TEXT[:-40].encode(), ["cut"]),
    ],
)
def test_a_broken_file_is_named(write: Write, content: bytes, expected: list[str]) -> None:
    found = problems(write(content=content))
    assert found == expected or (expected == ["cut"] and found == ["toml"])


def test_all_mistakes_are_listed(write: Write) -> None:
    path = write('icons = "friendship"', 'icons = "friend"')
    path.write_text(path.read_text("utf-8").replace('transport = "car"', 'transport = "boat"'), "utf-8")
    found = problems(path)
    assert found[0] == "field hipster icons"
    assert len(found) > 5
