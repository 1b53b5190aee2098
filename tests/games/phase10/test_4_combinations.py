"""P10 4: combinations, phases, jokers, adding."""

from __future__ import annotations

import pytest

from cvdesk.games.phase10.melds import joker_ends, stands_for
from cvdesk.games.phase10.phases import FLUSH, KIND_NAMES, PHASES, RUN, SET
from tests.games.phase10.table import Table, codes, meld

EXAMPLES = {
    1: ("1r 3r 4r 9r 12r", "5p 6g 7y"),
    2: ("1p 1r", "1g 1y", "6p 6r", "12p 12r"),
    3: ("9p 9g 9y", "4p 5r 6r 7g"),
    4: ("2p 3r 4g 5y", "4p 5r 6g 7y"),
    5: ("1g 2g 3g 4g 8g 9g", "7p 7r 7y"),
    6: ("3p 4r 5g 6y 7p 8r 9g 10y",),
    7: ("5p 5r", "8p 8r 8g", "11p 11r 11g 11y"),
    8: ("8p 8r 8g 8y", "11p 11r 11g 11y"),
    9: ("3p 4r 5g 6y 7p 8r 9g 10y 11p",),
    10: ("6p 6p 6r 6g 6y", "2p 2r 2g"),
}


def lays(phase: int, *groups: str) -> Table | None:
    """Tries to lay a phase with just these cards and one more."""
    table = Table(" ".join([*groups, "12y"]), "2p", markers=[phase, 1])
    return table if table.lay(*groups) else None


@pytest.mark.parametrize("phase", range(1, 11))
def test_4_3_every_phase_can_be_laid(phase: int) -> None:
    table = lays(phase, *EXAMPLES[phase])
    assert table is not None
    assert table.melds == list(EXAMPLES[phase])
    assert table.state.laid == 0b01


def test_4_3_the_phases_are_those_of_the_rulebook() -> None:
    texts = [" + ".join(f"{KIND_NAMES[kind]} {size}" for kind, size in phase) for phase in PHASES[1:11]]
    assert texts == [
        "flush 5 + run 3",
        "set 2 + set 2 + set 2 + set 2",
        "set 3 + run 4",
        "run 4 + run 4",
        "flush 6 + set 3",
        "run 8",
        "set 2 + set 3 + set 4",
        "set 4 + set 4",
        "run 9",
        "set 5 + set 3",
    ]


@pytest.mark.parametrize(
    ("phase", "groups"),
    [
        (1, ("1r 3r 4r 9r 12g", "5p 6g 7y")),  # two colours
        (3, ("9p 9g 9y", "4p 5r 6r 8g")),  # a gap
        (3, ("9p 9g 8y", "4p 5r 6r 7g")),  # two numbers
        (6, ("8p 9r 10g 11y 12p 1r 2g 3y",)),  # 12 and 1 do not join
    ],
)
def test_4_1_what_is_no_flush_run_or_set(phase: int, groups: tuple[str, ...]) -> None:
    assert lays(phase, *groups) is None


def test_4_1_12_and_1_do_not_join() -> None:
    """10-11-12-1 is no run."""
    assert lays(3, "9p 9g 9y", "10p 11r 12r 1g") is None


def test_4_1_numbers_count_in_sets_and_runs_colours_in_flushes() -> None:
    assert lays(1, "1r 1r 2r 2r 9r", "5p 6p 7p")
    assert lays(3, "9p 9p 9r", "4p 5p 6p 7p")


def test_4_2_sets_of_a_phase_may_have_the_same_number() -> None:
    assert lays(2, "8p 8p", "8r 8r", "8g 8g", "8y 8y")
    assert lays(2, "8p 8r", "8p 8r", "8g 8y", "8g 8y")
    assert lays(8, "8p 8p 8r 8r", "8g 8g 8y 8y")


def test_4_2_two_runs_may_overlap_or_be_equal() -> None:
    assert lays(4, "2p 3r 4g 5y", "2r 3g 4y 5p")
    assert lays(4, "2p 3r 4g 5y", "3g 4y 5p 6r")


# ---- jokers


def test_4_4_a_joker_stands_for_any_card() -> None:
    assert lays(1, "1r 3r J4p J9r 12r", "5p J6g 7y")
    assert lays(7, "5p J1r", "8p J2r J3r", "11p J4r J5r J6r")


@pytest.mark.parametrize(
    ("phase", "groups"),
    [
        (2, ("J1p J1r", "2g 2y", "6p 6r", "12p 12r")),
        (3, ("J9p J9g J9y", "4p 5r 6r 7g")),
        (3, ("9p 9g 9y", "J4p J5r J6r J7g")),
    ],
)
def test_4_4_a_combination_of_jokers_only_is_not_allowed(phase: int, groups: tuple[str, ...]) -> None:
    assert lays(phase, *groups) is None


def test_4_4_with_jokers_enough_every_combination_still_needs_a_natural_card() -> None:
    jokers = " ".join(f"J{number}p" for number in range(1, 9))
    assert not Table(f"{jokers} 8r", "2p", markers=[8, 1]).legal_of("set")
    assert Table(f"{jokers} 8r 9r", "2p", markers=[8, 1]).legal_of("set")


def test_4_4_in_a_run_the_place_of_a_joker_fixes_its_number() -> None:
    """3-J-J: the jokers are 4 and 5; 2, 6 or a joker fit.  J-J-3: they are 1 and 2; 4 or a joker fits."""
    up, down = meld("run 0: 3r J9p J9g"), meld("run 0: J9p J9g 3r")
    assert [stands_for(up, place) for place in range(3)] == [3, 4, 5]
    assert [stands_for(down, place) for place in range(3)] == [1, 2, 3]
    everything = " ".join(f"{number}y" for number in range(1, 13))
    for laid, fitting in (("run 1: 3r J9p J9g", "2y 6y"), ("run 1: J9p J9g 3r", "4y")):
        table = Table(f"{everything} J1p", "2p", laid=[0, 1], melds=[laid])
        hits = table.legal_of("hit")
        assert [each.split()[2] for each in hits if "J" not in each] == fitting.split()
        assert any("J1p" in each for each in hits)


def test_4_4_a_joker_never_stands_for_less_than_1_or_more_than_12() -> None:
    assert joker_ends(meld("run 0: J9p J9g 3r")) == (1,)
    assert joker_ends(meld("run 0: 10r 11r J1p")) == (0,)
    assert joker_ends(meld("run 0: 4r 5r 6r")) == (0, 1)
    table = Table("9p 9g 9y J1p J2p J3p 3r 1y", "2p", markers=[3, 1])
    table.play("set 9p 9g 9y")
    assert table.legal == ["run 1", "run 2", "run 3"]


def test_4_4_at_a_run_with_both_ends_free_the_player_chooses_the_end() -> None:
    table = Table("J9p 1r", "2p", laid=[0, 1], melds=["run 1: 4r 5r 6r"])
    assert table.legal_of("hit") == ["hit 0 J9p 0", "hit 0 J9p 1"]
    table.play("hit 0 J9p 0")
    assert (table.state.melds[0].low, table.state.melds[0].high) == (3, 6)


def test_4_4_jokers_may_be_added_to_sets_flushes_and_runs() -> None:
    table = Table("J9p 1r", "2p", laid=[0, 1], melds=["set 1: 7p 7g", "flush 1: 1y 2y", "run 1: 1p 2p 3p"])
    assert table.legal_of("hit") == ["hit 0 J9p", "hit 1 J9p", "hit 2 J9p 1"]


def test_4_4_a_full_set_and_a_full_run_take_jokers_too() -> None:
    """A set of four 9s takes a joker, and so does a run 1-12: there it stands outside the count."""
    run = " ".join(f"{number}r" for number in range(1, 13))
    table = Table("J3p J4p 12r", "2p", laid=[0, 1], melds=["set 1: 9p 9r 9g 9y", f"run 1: {run}"])
    assert table.legal_of("hit") == ["hit 0 J3p", "hit 0 J4p", "hit 1 J3p", "hit 1 J4p"]
    table.play("hit 0 J3p", "hit 1 J4p")
    full = table.state.melds[1]
    assert full.is_full
    assert stands_for(full, 12) is None
    assert table.legal == ["discard 12r"], "a run from 1 to 12 takes no other card"


def test_4_4_a_laid_joker_is_never_swapped_back() -> None:
    table = Table("4r 1p", "2p", laid=[0, 1], melds=["run 1: 3r J9p 5r"])
    assert table.legal_of("hit") == []


# ---- adding


def test_4_5_the_example_of_phases_8_and_9() -> None:
    """Phase 8 laid as 8888 and 11-11-11-11, another player's run 3-11."""
    melds = ["set 0: 8p 8r 8g 8y", "set 0: 11p 11r 11g 11y", "run 1: 3p 4p 5p 6p 7p 8p 9p 10p 11p"]
    table = Table("8r 11r 2r 1r 12r 4r 4g 4y 4y 5r", "2p", laid=[0, 1], melds=melds)
    assert table.legal_of("hit") == ["hit 0 8r", "hit 1 11r", "hit 2 2r", "hit 2 12r"]
    table.play("hit 2 2r")
    assert "hit 2 1r" in table.legal, "after the 2 a 1 fits"
    table.play("hit 2 1r", "hit 2 12r", "hit 0 8r", "hit 1 11r")
    assert table.legal_of("hit", "set", "run") == [], "new combinations may not be started"


def test_4_5_a_flush_takes_its_colour() -> None:
    table = Table("8r 8g 1r", "2p", laid=[0, 1], melds=["flush 1: 2r 3r"])
    assert table.legal_of("hit") == ["hit 0 1r", "hit 0 8r"]


def test_4_5_cards_are_added_to_everybodys_combinations() -> None:
    table = Table("8r 1p", "2p", "3p", laid=[0, 2], melds=["set 0: 8p 8g", "set 2: 8y 8y"])
    assert table.legal_of("hit") == ["hit 0 8r", "hit 1 8r"]


def test_a_combination_knows_what_it_is() -> None:
    assert meld("set 0: 8p J1p").kind == SET
    assert meld("flush 0: 1y 2y").kind == FLUSH
    run = meld("run 1: J1p 4r 5r")
    assert (run.kind, run.low, run.high, run.cards) == (RUN, 3, 5, tuple(codes("J1p 4r 5r")))
