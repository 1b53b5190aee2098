"""Messages as runs and as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import pytest

from cvdesk.engine.errors import BadOption
from cvdesk.engine.message import Message, P, Param, message
from cvdesk.engine.rules import Rules
from cvdesk.i18n import catalog
from cvdesk.i18n.render import Names, Run, error_text, plain, render

SAMPLE = """
ui-take = { $player }: takes { $tile } ({ $points })
ui-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
 } for { $player }
ui-both = Also: { $inner }
ui-who = Everybody: { $list }.
ui-value = { $value }, { $die }, { $name }
ui-tile = tile { $value }
"""


class _Names:
    """Stands in for a game: tiles by message, cards by language, spaces by an incomplete deck."""

    def name_of(self, param: Param) -> Message | Mapping[str, str]:
        if param.kind == "tile":
            return message("ui-tile", value=P.points(-3))
        return {"en": "Used car", "ru": "Машина"} if param.kind == "card" else {"uk": "Хата"}


@pytest.fixture(autouse=True)
def _sample(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "ui.ftl").write_text(SAMPLE, "utf-8")
    catalog.add_language("qq", tmp_path, "es")
    yield
    catalog.forget_languages()


NAMES = Names(("Olga", "Irina"), cast(Rules, _Names()))


def test_runs_know_their_parameters_and_join_to_the_sentence() -> None:
    take = message("ui-take", player=P.player(1), tile=P.tile(4), points=P.points(-3))
    runs = render(take, NAMES, "qq")
    assert runs == [
        Run("Irina", P.player(1)),
        Run(": takes ", None),
        Run("tile −3", P.tile(4)),
        Run(" (", None),
        Run("−3", P.points(-3)),
        Run(")", None),
    ]
    assert "".join(run.text for run in runs) == plain(take, NAMES, "qq")


@pytest.mark.parametrize(("count", "words"), [(1, " step for "), (3, " steps for ")])
def test_counts_choose_the_plural_form_and_stay_parameters(count: int, words: str) -> None:
    runs = render(message("ui-count", count=P.count(count), player=P.player(0)), NAMES, "qq")
    assert runs == [Run(str(count), P.count(count)), Run(words, None), Run("Olga", P.player(0))]


def test_nested_messages_and_lists_are_flattened_to_their_values() -> None:
    both = message("ui-who", list=P.list(P.player(0), P.player(1)))
    runs = render(message("ui-both", inner=P.message(both)), NAMES, "qq")
    assert runs == [
        Run("Also: Everybody: ", None),
        Run("Olga", P.player(0)),
        Run(" e ", None),
        Run("Irina", P.player(1)),
        Run(".", None),
    ]


def test_typed_text_cannot_break_the_marks() -> None:
    bad = "\ue0005\ue001x\ue002"
    runs = render(
        message("ui-value", value=P.value(0.5), die=P.die(6), name=P.name(bad)), Names((bad,)), "qq"
    )
    assert [run.text for run in runs] == ["0,5", ", ", "6", ", ", "5x"]


@pytest.mark.parametrize(
    ("param", "language", "expected"),
    [
        (P.card(1), "ru", "Машина"),
        (P.card(1), "es", "Used car"),
        (P.space(1), "en", "Хата"),
    ],
)
def test_a_deck_shows_the_names_it_has(param: Param, language: str, expected: str) -> None:
    problem = message("error-in-file", file=param, problem=P.name("x"))
    assert plain(problem, NAMES, language) == f"{expected}: x"


def test_without_names_seats_are_numbered() -> None:
    assert plain(message("error-in-file", file=P.player(0), problem=P.player(2))) == "#1: #3"


def test_an_error_is_told_in_every_language() -> None:
    error = BadOption("error-player-count", count=P.count(5), least=P.value(2), most=P.value(4))
    assert error_text(error, "en") == "5 players cannot play this game; it takes 2 to 4."
    assert error_text(error, "ru") == (
        "В эту игру нельзя сыграть, когда за столом 5 игроков; нужно от 2 до 4."
    )
    assert error_text(error, "uk") == (
        "У цю гру не можна зіграти, коли за столом 5 гравців; потрібно від 2 до 4."
    )
    assert error_text(error, "es") == "Este juego no es para 5 jugadores; se juega de 2 a 4."
