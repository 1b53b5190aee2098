"""Why something cannot be used now: a reason, and the clause behind it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cvdesk.engine import Target
from cvdesk.games.phase10.cards import token_of
from cvdesk.games.phase10.steps import STEP_ROLL
from tests.games.phase10.table import Table, code, ring

MELDS = ("set 1: 9p 9g", "run 1: 4r 5r 6r")


def hand(text: str) -> Target:
    return Target("hand", token_of(code(text)))


def rolled(*spaces: str, hands: tuple[str, ...] = ("1p 2r 3g", "2p 7g", "3p"), **more: object) -> Table:
    """Returns a table whose first player chooses between the first space and the sixth."""
    table = Table(*hands, step=STEP_ROLL, board=ring(*spaces), **more)
    table.state.pawns[1:] = [8, *range(20, 18 + len(hands))]
    table.dice(1, 6)
    return table


def on(*spaces: str, **more: object) -> Table:
    table = rolled(*spaces, **more)
    table.play("move 1")
    return table


def asked() -> Table:
    table = on("ask", hands=("1p", "2p 7g", "3p"))
    table.play("ask 7 0")
    return table


def emptied() -> Table:
    """Two cards are to be drawn, and only the top of the pile is there."""
    table = on("draw 2", pile="5r")
    for card in table.state.deck:
        table.state.add(2, card)
    table.state.deck = []
    return table


def all_jokers_occupied() -> Table:
    table = rolled("star")
    kinds = [space.kind for space in table.rules.board.ring]
    table.state.pawns[1] = kinds.index(6)
    table.play("move 1")
    return table


def keeping(*kept: str) -> Table:
    table = Table("5p", "2p 3p 4p", "3r", laid=[0], melds=["set 0: 9p 9g"])
    table.play("discard 5p", *kept)
    return table


def laying() -> Table:
    table = Table("4r 4g 8p 8r 8g 8y 11p 11y 1r", "2p", markers=[2, 1])
    table.play("set 4r 4g")
    return table


def over() -> Table:
    table = Table("5p", "2p", markers=[10, 1], laid=[0], melds=["set 0: 9p 9g"])
    table.play("discard 5p")
    return table


def playing() -> Table:
    return Table("7r 9r", "2p", laid=[1], melds=MELDS)


def unfitting() -> Table:
    return Table("2r", "2p", laid=[0, 1], melds=MELDS)


CASES: list[tuple[Callable[[], Table], Target, str, str]] = [
    (lambda: Table("1p", "2p", step=STEP_ROLL), Target("deck", 0), "roll-first", "2.1"),
    (lambda: Table("1p", "2p", step=STEP_ROLL), Target("space", 3), "roll-first", "2.1"),
    (lambda: rolled("draw 1"), hand("1p"), "move-first", "2.1"),
    (lambda: rolled("draw 1"), Target("space", 2), "space", "2.1"),
    (lambda: rolled("draw 1"), Target("space", 8), "occupied", "2.1"),
    (lambda: on("star"), Target("space", 5), "choose-kind", "3.8"),
    (all_jokers_occupied, Target("kind", 6), "kind-occupied", "3.8"),
    (lambda: on("draw 2"), hand("1p"), "draw-first", "3.1"),
    (lambda: on("again"), hand("1p"), "draw-first", "3.2"),
    (emptied, Target("deck", 0), "deck-empty", "R1"),
    (lambda: on("search"), Target("deck", 0), "search-first", "3.3"),
    (lambda: on("exchange 3"), Target("deck", 0), "exchange-first", "3.4"),
    (lambda: on("ask"), hand("1p"), "ask-first", "3.7"),
    (asked, hand("2p"), "give", "3.7"),
    (playing, Target("die", 0), "rolled", "2.1"),
    (playing, Target("space", 3), "moved", "2.1"),
    (playing, Target("deck", 0), "no-draw", "2.4"),
    (playing, Target("pile", 0), "no-draw", "2.4"),
    (playing, Target("meld", 0), "lay-first", "2.3"),
    (playing, Target("low", 1), "lay-first", "2.3"),
    (unfitting, Target("meld", 0), "no-fit", "4.5"),
    (unfitting, Target("meld", 1), "no-fit", "4.5"),
    (unfitting, Target("low", 1), "no-fit", "4.5"),
    (unfitting, Target("high", 1), "no-fit", "4.5"),
    (laying, hand("1r"), "rest", "2.3"),
    (laying, Target("pile", 0), "laying", "2.3"),
    (keeping, Target("deck", 0), "keep-first", "5.3"),
    (lambda: keeping("keep 3p"), hand("2p"), "keep-order", "5.3"),
]


@pytest.mark.parametrize(("make", "target", "reason", "clause"), CASES)
def test_who_decides_hears_the_reason_and_its_clause(
    make: Callable[[], Table], target: Target, reason: str, clause: str
) -> None:
    table = make()
    refusal = table.rules.why_not(table.view(), target)
    assert refusal is not None
    assert (refusal.message.id, refusal.rule) == (f"phase10-why-{reason}", f"phase10.{clause}")


@pytest.mark.parametrize(
    ("make", "player", "clause"),
    [
        (playing, 0, "1.3"),  # turns go clockwise
        (asked, 1, "3.7"),  # who is asked must answer
        (keeping, 1, "5.3"),  # those who have not laid choose what they keep
    ],
)
def test_the_others_hear_who_decides_and_why(make: Callable[[], Table], player: int, clause: str) -> None:
    table = make()
    for viewer in {0, 1, None} - {player}:
        refusal = table.rules.why_not(
            table.view(viewer) if viewer is not None else table.public(), Target("deck", 0)
        )
        assert refusal is not None
        assert (refusal.message.id, refusal.rule) == ("phase10-why-turn", f"phase10.{clause}")
        assert refusal.message.params["player"].value == player


def test_after_the_match_nothing_can_be_used() -> None:
    table = over()
    refusal = table.rules.why_not(table.view(0), Target("deck", 0))
    assert refusal is not None
    assert (refusal.message.id, refusal.rule) == ("phase10-why-over", "phase10.5.5")
