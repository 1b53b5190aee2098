"""What a round and a match of Phase 10 have brought, as the table and the results page tell it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from cvdesk.engine import Match, Rng, Seat, Target
from cvdesk.games import make_rules
from cvdesk.games.phase10.phases import LAUREL
from cvdesk.games.phase10.report import RoundReport, last_round
from cvdesk.games.phase10.view import PhaseView
from cvdesk.i18n.catalog import LANGUAGES
from cvdesk.ui.board.phase10_melds import outcome
from cvdesk.ui.match_setup import MatchSetup
from cvdesk.ui.panels.phase10_chips import outs_lines, phase_chip, summary
from cvdesk.ui.panels.seats_panel import ChipRow
from tests.games.phase10.table import Table
from tests.ui.play import begin, program, table_of
from tests.ui.shell import Shell, opened

LAYS = ("set", "flush", "run", "place", "hit")


def eager(match: Match, rng: Rng) -> None:
    """Plays one action, laying and adding whenever that is possible."""
    actions = match.rules.legal_actions(match.state)
    lays = [action for action in actions if action.kind in LAYS]
    match.play(rng.pick(lays or actions))


def played(players: int, seed: int) -> Iterator[Match]:
    """Yields a match after each action of eager players."""
    seats = [Seat("bot", f"Bot {each}", each + 1, level="calm") for each in range(players)]
    match = Match.new(make_rules("phase10", {}), seats, seed)
    rng = Rng.stream(seed, "eager")
    while not match.finished:
        eager(match, rng)
        yield match


def report_of(match: Match) -> RoundReport | None:
    return last_round((entry.event for entry in reversed(match.log)), match.state.players)


# ---- the report of a round


def test_there_is_no_report_in_the_first_round() -> None:
    match = next(played(3, 1))
    assert report_of(match) is None


@pytest.mark.parametrize("players", [2, 3, 6])
def test_report_agrees_with_the_table(players: int) -> None:
    markers, seen = [1] * players, 0
    for match in played(players, players):
        state = match.state
        if list(state.markers) == markers:
            continue
        report = report_of(match)
        assert report is not None
        for player, (before, after) in enumerate(report.moves):
            moved = state.markers[player] != markers[player]
            assert (before, after) == ((markers[player], state.markers[player]) if moved else (0, 0))
            assert moved == any(meld.owner == player for meld in report.melds) or match.finished
        if state.melds:
            assert report.melds == tuple(state.melds)
        markers, seen = list(state.markers), seen + 1
        if seen == 12:
            return


def test_outcome_tells_each_player_what_matters() -> None:
    moves = ((4, 6), (4, 5), (9, LAUREL), (0, 0), (0, 0))
    report = RoundReport(3, 0, (), moves, (0, 0, 0, 2, 0), (0,) * 5)
    ids = [outcome(report, player, 4).id.removeprefix("phase10-end-") for player in range(5)]
    assert ids == ["out", "laid", "laurel", "kept", "stays"]


def test_rows_tell_of_the_round_until_everybody_has_had_a_turn(tmp_path: Path, qapp: QApplication) -> None:
    bots = tuple(Seat("bot", f"Bot {number}", number, level="calm") for number in (1, 2))
    with program(tmp_path, pace="step") as running:
        session = begin(running, bots, seed=2, game="phase10")
        rng, match = Rng(2), session.match
        while match.state.round < 2:
            eager(match, rng)
        session.look_at(match.index)
        rows = table_of(running).frame.board.rows.rows  # type: ignore[union-attr]
        assert all("1" in row.words and row.is_news for row in rows)
        while match.state.turns <= 2 and not match.state.melds:
            eager(match, rng)
        session.look_at(None)
        assert not any(row.is_news for row in rows)


# ---- seats


def test_seats_show_phase_cards_and_jokers() -> None:
    table = Table("1r J2r", "3g 4g 5g", markers=(4, 9), laid=(0,), melds=["run 0: 3r 4r 5r 6r"])
    table.state.markers[1] = LAUREL
    view = table.view()
    assert isinstance(view, PhaseView)
    first, second = summary(view, 0), summary(view, 1)
    assert first.standing is not None and first.standing.params["phase"].value == 4
    assert [chip.icon for chip in first.chips] == ["check", "joker"]
    assert (first.count, second.count) == (2, 3)
    assert second.standing is not None and second.standing.id == "phase10-seat-laurel"
    assert second.chips == ()


@pytest.mark.parametrize("phase", [4, 9])
def test_no_phase_is_said_to_lie_that_the_marker_has_only_come_to(phase: int) -> None:
    """After the round, and after the match."""
    melds = ["set 0: 9p 9g 9y", "set 1: 3p 3g 3y"]
    table = Table("5p", "3g 4g", "6g 7g", markers=(phase, 4, 2), laid=(0, 1), melds=melds)
    assert [len(summary(table.view(), seat).chips) for seat in range(3)] == [1, 1, 0]
    table.play("discard 5p")
    assert [summary(table.view(0), seat).chips for seat in range(3)] == [(), (), ()]


def test_outs_count_what_the_viewer_has_not_seen() -> None:
    table = Table("8r 12y", "8g 3p", laid=(0, 1), melds=["set 0: 8p 8y", "run 1: 3r 4r 5r"], pile="8r")
    numbers = {
        target: [message.params["outs"].value for message in outs_lines(table.view(), target)]
        for target in (Target("meld", 0), Target("low", 1), Target("high", 1), Target("number", 12))
    }
    assert numbers[Target("meld", 0)] == [4]  # of eight 8s two lie there, one in the hand, one in the pile
    assert numbers[Target("low", 1)] == [8]
    assert numbers[Target("high", 1)] == [8]
    assert numbers[Target("number", 12)] == [7]
    assert outs_lines(table.view(), Target("space", 3)) == ()


def test_chip_of_the_laurel_is_a_picture() -> None:
    view = Table("1r", "2g").view()
    assert phase_chip(view, LAUREL).icon == "laurel"
    assert phase_chip(view, 7).icon == ""


# ---- the results page


def finished(shell: Shell) -> Match:
    """Brings the window to the results of a match of three people who lay whenever they can."""
    seats = tuple(Seat("human", name, colour) for colour, name in enumerate(("Юлия", "Félix", "Vera"), 1))
    shell.window.start_match(MatchSetup("phase10", seats, {"first": "1"}, 5), remember=False)
    session = shell.window.session
    assert session is not None
    rng = Rng.stream(5, "eager")
    while not session.match.finished:
        eager(session.match, rng)
    shell.window.pages.setCurrentWidget(shell.window.results_page)
    shell.window.results_page.show_results(session)
    return session.match


def test_results_name_the_winner_in_each_language(tmp_path: Path, qapp: QApplication) -> None:
    with opened(tmp_path) as shell:
        match = finished(shell)
        page = shell.window.results_page
        winner = match.record.seats[list(match.state.markers).index(LAUREL)].name
        for language in LANGUAGES:
            shell.context.language.set_language(language)
            QApplication.processEvents()
            words = [page.verdict.text(), *(label.text() for label in page.sheet.findChildren(QLabel))]
            assert winner in page.verdict.text()
            assert not any("⟦" in each for each in words)
        shell.context.language.set_language("en")


def test_results_show_how_far_everybody_came(tmp_path: Path, qapp: QApplication) -> None:
    with opened(tmp_path) as shell:
        match = finished(shell)
        rows = shell.window.results_page.sheet.findChildren(ChipRow)
        names = [row.accessibleName() for row in rows]
        expected = ["Laurel" if marker == LAUREL else f"Phase {marker}" for marker in match.state.markers]
        assert names == expected
