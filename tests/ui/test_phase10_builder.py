"""Putting a phase together: what lies there at first, what can be changed, and why a card does not fit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cvdesk.engine import Rng, Target
from cvdesk.games.phase10.cards import tokens_of
from cvdesk.games.phase10.phases import Group
from cvdesk.games.phase10.proposal import best_lay_down
from cvdesk.i18n.catalog import LANGUAGES, use_language
from cvdesk.ui.board.phase10 import PhaseBoard
from cvdesk.ui.board.phase10_draft import Draft
from tests.games.phase10.table import Table, codes, written
from tests.ui.boards import make_context
from tests.ui.phase10_tables import ShownTable
from tests.ui.play import TWO_PEOPLE, begin, click, program, table_of

Make = Callable[..., ShownTable]
LAY, TIDY = Target("phase", 0), Target("tidy", 0)


@pytest.fixture
def make(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> Make:
    def make(*hands: str, **more: object) -> ShownTable:
        shown = ShownTable(make_context(tmp_path), Table(*hands, **more))  # type: ignore[arg-type]
        qtbot.addWidget(shown.board)
        shown.open()
        return shown

    return make


def two_runs(make: Make) -> ShownTable:
    return make("1r 2r 3r 4g 6y 7p 9p J5y 12y", "1p 2p", markers=(4, 4))


# ---- the proposal


def test_good_way_to_lay_the_phase_lies_there_at_once(make: Make) -> None:
    shown = two_runs(make)
    assert shown.built() == ["1r 2r 3r 4g", "6y 7p J5y 9p"]
    assert shown.board.builder.draft.is_complete


def test_proposal_lets_as_many_cards_follow_as_possible() -> None:
    # 8-8-8 leaves a 9 that fits nowhere; 9-9-9 leaves an 8 that continues the run 4-7
    table = Table("8r 8g 8y 9r 9g 9y 4r 5r 6p 7p", "1p", markers=(3, 1))
    laid = best_lay_down(table.view())
    assert [written(*meld.cards) for meld in laid] == ["9r 9g 9y", "4r 5r 6p 7p"]


def test_proposal_spares_jokers() -> None:
    table = Table("8r 8g 8y J2r 4r 5r 6p 7p 12y", "1p", markers=(3, 1))
    laid = best_lay_down(table.view())
    assert not any(code >= 48 for meld in laid for code in meld.cards)


def test_nothing_is_proposed_where_the_phase_cannot_be_laid(make: Make) -> None:
    shown = make("1r 2r 3r 6y 7p 9p 12y", "1p 2p", markers=(4, 4))
    assert shown.built() == ["", ""]
    assert not shown.board.pieces[LAY].enabled  # type: ignore[attr-defined]


@pytest.mark.parametrize("phase", range(1, 11))
def test_every_proposal_is_legal(phase: int) -> None:
    rng = Rng.stream(phase, "hands")
    found = 0
    for _ in range(300):
        cards = rng.shuffled([f"{number}{colour}" for number in range(1, 13) for colour in "prgy"])[:16]
        if rng.below(2):
            cards[0] = f"J{cards[0]}"
        table = Table(" ".join(cards), "2p", markers=(phase, 1))
        laid = best_lay_down(table.view())
        if laid:
            found += 1
            assert table.lay(*(written(*meld.cards) for meld in laid))
            assert table.state.laid & 1
    assert found


# ---- laying


def test_button_lays_the_whole_phase(make: Make) -> None:
    shown = two_runs(make)
    shown.press(LAY)
    assert shown.table.melds == ["1r 2r 3r 4g", "6y 7p J5y 9p"]
    assert shown.table.hand(0) == "12y"
    assert shown.board.pieces[LAY].isHidden()


def test_keyboard_alone_lays_a_phase(make: Make) -> None:
    shown = two_runs(make)
    piece = shown.board.pieces[LAY]
    piece.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(piece, Qt.Key.Key_Space)
    assert shown.table.state.laid & 1


def test_phase_that_can_be_laid_has_the_focus_and_enter_lays_it(make: Make) -> None:
    shown = two_runs(make)
    shown.board.take_focus(Qt.FocusReason.TabFocusReason)
    assert shown.board.focus_target() == LAY
    QTest.keyClick(shown.board.pieces[LAY], Qt.Key.Key_Return)
    assert shown.table.state.laid & 1


def test_one_undo_takes_the_whole_phase_back_and_redo_lays_it_again(
    tmp_path: Path, qapp: QApplication
) -> None:
    with program(tmp_path, curtain="off") as running:
        session = begin(running, TWO_PEOPLE, seed=2, game="phase10")
        board = table_of(running).frame.board
        assert isinstance(board, PhaseBoard)
        rng = Rng(2)
        while not (board.builder.is_open and board.builder.draft.is_complete):
            assert session.decision is not None
            session.play_option(rng.pick(session.decision.options))
        before, hand = session.match.index, session.view.hand  # type: ignore[attr-defined]
        click(board.pieces[LAY])
        assert session.match.index > before + 1
        session.undo()
        assert (session.match.index, session.view.hand) == (before, hand)  # type: ignore[attr-defined]
        assert board.builder.draft.is_complete
        session.redo()
        assert session.view.laid[session.view.actor]  # type: ignore[attr-defined]


def test_incomplete_phase_cannot_be_laid(make: Make) -> None:
    shown = two_runs(make)
    shown.press(Target("held", tokens_of(codes("7p"))[0]), LAY)
    assert shown.plans == []
    assert not shown.table.melds


# ---- changing it


def test_card_goes_back_into_the_hand_and_another_takes_its_place(make: Make) -> None:
    shown = make("8r 8g 8y 8p 4r 5r 6p 7p 12y", "1p 2p", markers=(3, 4))
    first = shown.built()[0].split()[0]
    shown.press(Target("held", tokens_of(codes(first))[0]))
    assert shown.board.builder.draft.missing == 1
    other = next(each for each in ("8r", "8g", "8y", "8p") if each not in (*shown.built()[0].split(), first))
    shown.put(other)
    assert set(shown.built()[0].split()) == {"8r", "8g", "8y", "8p"} - {first}


def test_all_cards_go_back_and_come_again(make: Make) -> None:
    shown = two_runs(make)
    shown.press(TIDY)
    assert shown.built() == ["", ""]
    shown.press(TIDY)
    assert shown.board.builder.draft.is_complete


def test_cards_are_put_where_they_fit_in_any_order(make: Make) -> None:
    shown = two_runs(make)
    shown.press(TIDY, Target("group", 0))
    shown.put("9p 7p J5y 6y 3r 1r 4g 2r")
    assert shown.built() == ["6y 7p J5y 9p", "1r 2r 3r 4g"]
    shown.press(LAY)
    assert sorted(shown.table.melds) == ["1r 2r 3r 4g", "6y 7p J5y 9p"]


def test_other_cards_of_the_hand_are_discarded_as_ever_while_the_phase_is_complete(make: Make) -> None:
    shown = two_runs(make)
    shown.put("12y")
    assert shown.selection is not None and shown.selection.ready is not None
    assert shown.selection.ready.action.kind == "discard"


def test_draft_stays_when_the_language_changes(make: Make) -> None:
    shown = two_runs(make)
    shown.press(Target("held", tokens_of(codes("7p"))[0]))
    before = shown.built()
    use_language("uk")
    shown.board.retranslate()
    shown.board.sync(shown.view, shown.board.decision, shown.selection, shown.names)
    assert shown.built() == before
    use_language("en")


# ---- why a card does not fit


def draft(*groups: tuple[int, int]) -> Draft:
    return Draft([Group(*group) for group in groups])


def fill(made: Draft, text: str) -> list[str]:
    """Adds cards and returns the ids of the refusals."""
    reasons = []
    for token in tokens_of(sorted(codes(text))):
        refusal = made.add(token)
        if refusal is not None:
            reasons.append(refusal.message.id)
            assert refusal.rule in ("phase10.4.1", "phase10.4.4", "phase10.2.3")
    return reasons


@pytest.mark.parametrize(
    ("group", "cards", "reason"),
    [
        ((0, 3), "8r 9g", "set"),
        ((1, 5), "8r 9g", "flush"),
        ((2, 4), "8r 8g", "there"),
        ((2, 4), "3r 7g", "far"),
        ((0, 2), "8r 8g 8y", "full"),
        ((0, 2), "J8r J9g", "natural"),
    ],
)
def test_reason_is_told(group: tuple[int, int], cards: str, reason: str) -> None:
    assert fill(draft(group), cards) == [f"phase10-build-why-{reason}"]


def test_reason_is_written_in_the_builder(make: Make) -> None:
    shown = two_runs(make)
    shown.press(Target("held", tokens_of(codes("7p"))[0]))
    shown.put("12y")
    said = shown.board.builder.saying
    assert said.warns
    assert "6" in said.words and "12" in said.words
    shown.put("7p")
    assert not said.warns


# ---- jokers


@pytest.mark.parametrize(
    ("cards", "numbers"),
    [
        ("3r J1p J1g", [3, 4, 5]),
        ("11r 12r J1p", [10, 11, 12]),
        ("4r 6g J1p", [4, 5, 6]),
        ("12g J1p J2p", [10, 11, 12]),
    ],
)
def test_jokers_of_a_run_stand_for_what_is_missing(cards: str, numbers: list[int]) -> None:
    made = draft((2, 3))
    assert fill(made, cards) == []
    assert [slot.number for slot in made.slots(0)] == numbers


def test_joker_moves_to_the_other_end_and_back() -> None:
    made = draft((2, 3))
    fill(made, "5r 6r J1p")
    assert made.shifted(0) == (4, 6)
    made.shift(0)
    assert [slot.number for slot in made.slots(0)] == [4, 5, 6]
    made.shift(0)
    assert [slot.number for slot in made.slots(0)] == [5, 6, 7]


def test_joker_without_a_choice_stays() -> None:
    made = draft((2, 3))
    fill(made, "5r 7r J1p")
    assert made.shifted(0) is None


def test_shifted_joker_is_laid_as_it_is_shown(make: Make) -> None:
    shown = make("5r 6r J2g 1y 3y 8y 9y 11y 12p", "2p", markers=(1, 4))
    at = shown.board.builder.draft.slots(1)
    assert [slot.number for slot in at] == [4, 5, 6]
    shown.press(Target("shift", 1), LAY)
    assert shown.table.state.melds[1].low == 5


def test_cards_that_are_being_laid_step_by_step_are_shown(make: Make) -> None:
    shown = two_runs(make)
    shown.table.play("run 1")
    shown.show()
    assert not shown.board.builder.is_open
    assert shown.built()[0] == "1r 2r 3r 4g"
    assert shown.board.builder.held == frozenset()


# ---- secrets and words


def test_masked_builder_tells_nothing(make: Make) -> None:
    shown = two_runs(make)
    shown.board.set_masked(True)
    assert shown.board.builder.held == frozenset()
    assert not any(piece.isVisible() for piece in shown.board.builder.cards.values())
    assert not shown.board.pieces[LAY].isVisible()


def test_draft_comes_back_after_it_was_masked(make: Make) -> None:
    shown = two_runs(make)
    shown.press(Target("held", tokens_of(codes("7p"))[0]))
    before = shown.built()
    shown.board.set_masked(True)
    assert not any("7" in piece.accessibleName() for piece in shown.board.builder.groups)
    shown.board.peek(True)
    assert shown.built() == before
    assert any(piece.isVisible() for piece in shown.board.builder.cards.values())


def test_cleared_builder_forgets_the_hand(make: Make) -> None:
    shown = two_runs(make)
    shown.board.clear_secrets()
    assert not any(target.zone == "held" for target in shown.board.pieces)
    assert shown.built() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(make: Make, language: str) -> None:
    use_language(language)
    shown = two_runs(make)
    names = [piece.accessibleName() for piece in shown.board.builder.order()]
    assert all(names) and not any("⟦" in name for name in names)
    use_language("en")


def test_pieces_do_not_cover_each_other_in_any_phase(make: Make) -> None:
    for phase in range(1, 11):
        shown = make("1r 2r 3r", "1p", markers=(phase, 1))
        boxes = [group.box for group in shown.board.builder.groups if not group.isHidden()]
        boxes += [shown.board.builder.saying.box, shown.board.builder.button.box]
        for at, one in enumerate(boxes):
            assert not any(one.grown(-1).meets(other) for other in boxes[at + 1 :]), phase
