"""How a seat names a bot, and what is said when it cannot."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cvdesk.bots.base import Budget, Choice, GameTable, bot_seed
from cvdesk.bots.levels import LEVELS, budget_of, make_bot, parse_level
from cvdesk.engine import BadOption, Rng
from cvdesk.i18n import catalog
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import error_text


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with bots of somebody's own in it."""
    (tmp_path / "ownbots.py").write_text(
        "from cvdesk.bots.base import Choice\n"
        "class Lazy:\n"
        "    def choose(self, table):\n"
        "        return Choice(table.view.actions[0])\n"
        "def lazy(budget):\n"
        "    return Lazy()\n"
        "number = 7\n",
        encoding="utf-8",
    )
    (tmp_path / "brokenbots.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    for name in ("ownbots", "brokenbots"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("words", "level", "budget"),
    [
        ("random", "random", Budget()),
        ("calm", "calm", Budget()),
        ("steady", "steady", Budget()),
        ("sharp", "sharp", Budget(milliseconds=800.0)),
        ("sharp:500it", "sharp", Budget(iterations=500)),
        ("sharp:200ms", "sharp", Budget(milliseconds=200.0)),
        ("steady:1it", "steady", Budget(iterations=1)),
    ],
)
def test_levels_and_budgets_are_read_and_written(words: str, level: str, budget: Budget) -> None:
    spec = parse_level(words)
    assert (spec.level, spec.budget) == (level, budget)
    assert str(spec) == words
    assert callable(spec.make().choose)


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("", "error-level"),
        ("human", "error-level"),
        ("Sharp", "error-level"),
        ("genius:5it", "error-level"),
        ("a:b:c:d", "error-level"),
        ("os.path:", "error-level"),
        ("sharp:", "error-budget"),
        ("sharp:0it", "error-budget"),
        ("sharp:-5it", "error-budget"),
        ("sharp:5", "error-budget"),
        ("sharp:5s", "error-budget"),
        ("sharp:٣it", "error-budget"),
        ("sharp:5it:6it", "error-budget"),
        ("sharp:99999999it", "error-budget"),
        ("sharp:600001ms", "error-budget"),
        ("nowhere_to_be_found:bot", "error-bot-factory"),
        ("ownbots:missing", "error-bot-factory"),
        ("ownbots:number", "error-bot-factory"),
        ("brokenbots:bot", "error-bot-factory"),
        ("ownbots:lazy:never", "error-budget"),
    ],
)
def test_wrong_words_are_refused_with_a_sentence(folder: Path, words: str, id: str) -> None:
    with pytest.raises(BadOption) as caught:
        parse_level(words)
    assert caught.value.message.id == id
    sentences = {error_text(caught.value, language) for language in catalog.LANGUAGES}
    assert len(sentences) == len(catalog.LANGUAGES)
    assert not any("⟦" in sentence for sentence in sentences)


def test_a_bot_of_ones_own_is_found_in_the_current_folder(folder: Path) -> None:
    spec = parse_level("ownbots:lazy")
    assert str(spec) == "ownbots:lazy"
    assert spec.budget == Budget()
    assert type(spec.make()).__name__ == "Lazy"
    assert str(parse_level("ownbots:lazy:50it")) == "ownbots:lazy:50it"


def test_the_example_for_bots_of_ones_own_works(folder: Path) -> None:
    from cvdesk.bots.base import Bot

    lines = (Bot.__doc__ or "").split("::", 1)[1].splitlines()
    (folder / "mybots.py").write_text("\n".join(line[8:] for line in lines), encoding="utf-8")
    bot = parse_level("mybots:lazy").make()
    assert callable(bot.choose)
    sys.modules.pop("mybots")


def test_levels_have_names_and_one_sentence_each() -> None:
    for language in catalog.LANGUAGES:
        for level in LEVELS:
            assert "⟦" not in text(f"bot-level-{level}", language=language)
            assert text(f"bot-level-{level}-help", language=language).count(".") == 1


def test_the_usual_budget_can_be_asked_for() -> None:
    assert budget_of("sharp") == Budget(milliseconds=800.0)
    assert budget_of("calm") == Budget()
    assert budget_of("ownbots:lazy") == Budget()
    assert budget_of("sharp").for_turn() == Budget(milliseconds=800.0, whole_turn=True)


def test_making_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption):
        make_bot("nowhere_to_be_found:bot", Budget())


def test_a_table_holds_no_state_and_no_seed_of_the_match() -> None:
    fields = {"view", "rules", "sampler", "rng", "budget", "path", "cancelled", "started"}
    assert {each.name for each in GameTable.__attrs_attrs__} == fields  # type: ignore[attr-defined]
    assert {each.name for each in Choice.__attrs_attrs__} == {"action", "values", "reasons"}  # type: ignore[attr-defined]


def test_bots_streams_are_not_those_of_the_dice() -> None:
    seed = bot_seed(7)
    assert seed != 7
    assert seed == bot_seed(7)
    assert bot_seed(7, 1) != bot_seed(7, 2)
    dice = [Rng.stream(7, "chance", index).random() for index in range(100)]
    assert Rng.stream(seed, "bot", 0, 0).random() not in dice
