"""What a player is offered: targets, labels, consequences, prompts."""

from __future__ import annotations

import pytest

from cvdesk.engine import Decision, Message, Option, P, Target
from cvdesk.engine.message import message
from cvdesk.i18n import catalog
from cvdesk.i18n.render import Names, plain
from tests.games.thats_life.table import TILE, Table

PATH = "+1 -1 +2 -2 +3 -3 L1 -4"


def decision(table: Table) -> Decision:
    found = table.rules.decision(table.view())
    assert found is not None
    return found


def options(table: Table) -> dict[str, Option]:
    return {str(option.action): option for option in decision(table).options}


def english(table: Table, text: Message | None) -> str:
    assert text is not None
    return plain(text, Names(("Julia", "Felix", "Lena", "Max"), table.rules), "en")


def test_a_turn_begins_with_the_die() -> None:
    table = Table(PATH, ["S S S", "S S S"])
    offered = decision(table)
    assert offered.kind == "thats_life.roll"
    assert english(table, offered.prompt) == "Julia: roll the die"
    assert [option.targets for option in offered.options] == [(Target("die", 0),)]
    assert offered.options[0].label.id == "life-do-roll"


def test_a_move_is_its_piece_and_the_tile_where_it_lands() -> None:
    table = Table(PATH, ["+1 S S", "S S S"], guards="+1", roll=4)
    assert {action: option.targets for action, option in options(table).items()} == {
        "guard 0": (Target("guard", 0), Target("space", TILE["+3"])),
        "pawn 0": (Target("pawn", 0), Target("space", TILE["+3"])),
        "pawn 1": (Target("pawn", 1), Target("space", TILE["-2"])),
    }


def test_a_label_says_piece_steps_and_tiles() -> None:
    table = Table(PATH, ["+1 -3 S", "S S S"], guards="+1", roll=4)
    labels = {action: english(table, option.label) for action, option in options(table).items()}
    assert labels == {
        "guard 0": "Move a guard 4 steps: +1 → +3",
        "pawn 0": "Move a pawn 4 steps: +1 → +3",
        "pawn 1": "Move a pawn 4 steps: −3 → finish",
        "pawn 2": "Move a pawn 4 steps: start → −2",
    }


def test_a_detail_says_what_is_taken() -> None:
    table = Table(PATH, ["-1 L1 S", "+3 S S"], guards="+3", roll=1)
    details = {action: english(table, option.detail) for action, option in options(table).items()}
    assert details == {
        "guard 0": "no tile is taken",
        "pawn 0": "you take −1",
        "pawn 1": "you take a luck tile",
        "pawn 2": "no tile is taken",
    }


def test_moves_that_would_read_the_same_are_told_apart_by_their_place() -> None:
    table = Table("-1 -2 +1 -1b -2b", ["-1 -1b S", "S S S"], roll=1)
    labels = [english(table, option.label) for option in decision(table).options]
    assert labels == [
        "Move a pawn 1 step: −1 → −2 (from place 1)",
        "Move a pawn 1 step: −1 → −2 (from place 4)",
        "Move a pawn 1 step: start → −1",
    ]


def test_pieces_that_stand_together_are_alike() -> None:
    table = Table(PATH, ["+1 +1 S", "+1 S S"], guards="+1 +1 -2", roll=1)
    assert decision(table).alike == (
        frozenset({Target("guard", 0), Target("guard", 1)}),
        frozenset({Target("pawn", 0), Target("pawn", 1)}),
    )
    assert list(options(table)) == ["guard 0", "pawn 0", "pawn 2"]


@pytest.mark.parametrize(
    ("guards", "wurm", "pawns", "prompt"),
    [
        ("", "", "S S S", "Julia: move a pawn by 2"),
        ("+1", "", "+1 S S", "Julia: move a pawn or a guard by 2"),
        ("", "S", "S S S", "Julia: move a pawn by 2; the Wurminator may move too, before or after"),
        ("", "S", "+1 +1 +1", "Julia: move a pawn by 2; the Wurminator must move too, before or after"),
        (
            "+1",
            "S",
            "+1 S S",
            "Julia: move a pawn or a guard by 2; the Wurminator may move too, before or after",
        ),
        (
            "+1",
            "S",
            "+1 +1 +1",
            "Julia: move a pawn or a guard by 2; the Wurminator must move too, before or after",
        ),
    ],
)
def test_the_prompt_says_who_must_do_what(guards: str, wurm: str, pawns: str, prompt: str) -> None:
    table = Table(PATH, [pawns, "+1 +1 +1"], guards=guards, wurm=wurm, roll=2)
    assert decision(table).kind == "thats_life.move"
    assert english(table, decision(table).prompt) == prompt


def test_the_wurminator_is_offered_first_or_afterwards() -> None:
    table = Table(PATH, ["S S S", "+2 S S"], wurm="-1", roll=1)
    before = options(table)["wurm"]
    assert before.targets == (Target("wurm", 0), Target("space", TILE["+2"]))
    assert english(table, before.label) == "First the Wurminator, 1 step: −1 → +2"
    assert english(table, before.detail) == "Felix: takes −1"
    table.play("pawn 0")
    assert decision(table).kind == "thats_life.wurm"
    assert english(table, decision(table).prompt) == "Julia: move the Wurminator by 1, or leave it"
    after = options(table)
    assert english(table, after["wurm"].label) == "Move the Wurminator 1 step: −1 → +2"
    assert after["leave"].targets == (Target("button", 0),)
    assert english(table, after["leave"].detail) == "it stays on: −1"


def test_a_compulsory_wurminator_is_named_in_the_prompt_and_the_only_option() -> None:
    table = Table(PATH, ["+1 +2 F", "+1 F F"], wurm="S", roll=2)
    table.play("pawn 0")
    assert list(options(table)) == ["wurm"]
    prompt = english(table, decision(table).prompt)
    assert prompt == "Julia: the Wurminator is behind all pawns and must move by 2"


def test_the_wurminators_preview_lists_who_takes_or_puts_back_which_tile() -> None:
    pawns = ["+2 S", "+2 S", "+2 +2"]
    table = Table("+1 +2 -3", pawns, guards="-3", wurm="+1", taken=["-1 -6", "", ""], turn=2, roll=1)
    detail = english(table, options(table)["wurm"].detail)
    assert detail == "Lena: nothing, Lena: nothing, Julia: puts −1 back, and Felix: takes −1"


def test_the_wurminators_preview_of_an_empty_tile_and_of_the_finish() -> None:
    table = Table(PATH, ["S S S", "S S S"], wurm="+1", roll=1)
    assert english(table, options(table)["wurm"].detail) == "bites nobody"
    table = Table(PATH, ["S S S", "S S S"], wurm="-4", roll=1)
    option = options(table)["wurm"]
    assert option.targets == (Target("wurm", 0), Target("space", TILE["F"]))
    assert english(table, option.detail) == "reaches the finish and goes back to the start"


def test_a_preview_is_what_then_happens() -> None:
    table = Table(PATH, ["-1 S S", "+2 S S"], wurm="-1", roll=1)
    before = table.state.key()
    details = options(table)
    assert table.state.key() == before, "asking changes nothing"
    table.play("wurm")
    assert details["wurm"].detail is not None
    assert table.taken == ["", "-2"]


def test_nobody_but_the_actor_decides() -> None:
    table = Table(PATH, ["S S S", "S S S"], roll=1)
    assert table.rules.decision(table.view(1)) is None
    assert table.rules.decision(table.rules.view(table.state, None)) is None


def test_tiles_and_spaces_are_named_by_what_is_printed_on_them() -> None:
    rules = Table(PATH, ["S S S", "S S S"]).rules
    assert rules.name_of(P.tile(TILE["+5"])) == message("life-tile-points", points=P.points(5))
    assert rules.name_of(P.space(TILE["L3"])) == message("life-tile-luck")
    assert rules.name_of(P.space(TILE["S"])) == message("life-tile-start")
    assert rules.name_of(P.space(TILE["F"])) == message("life-tile-finish")
    for other in (P.name("+5"), P.player(0)):
        with pytest.raises(ValueError, match="Param"):
            rules.name_of(other)


@pytest.mark.parametrize("language", catalog.LANGUAGES)
def test_labels_of_one_decision_differ_in_every_language(language: str) -> None:
    table = Table("-1 -2 +1 -1b -2b L1 L2 L3", ["-1 -1b S", "L1 L2 S"], guards="L1 L2", wurm="-1", roll=1)
    names = Names(("Julia", "Felix"), table.rules)
    labels = [plain(option.label, names, language) for option in decision(table).options]
    assert len(labels) == len(set(labels)) == 6
