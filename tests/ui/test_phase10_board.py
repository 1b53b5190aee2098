"""The board of Phase 10: every target is there, hands are sorted, ways are drawn, things move."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cvdesk.engine import Target
from cvdesk.games.phase10.board import SPACES
from cvdesk.games.phase10.cards import CARDS, COLOUR, JOKER, NUMBER, card_of, code_of
from cvdesk.games.phase10.steps import STEP_PLAY
from cvdesk.ui.board.phase10_hand import BY_COLOUR, BY_NUMBER, BY_PHASE
from cvdesk.ui.board.phase10_layout import RING, PhaseLayout
from cvdesk.ui.board.phase10_table import FAN, PILES, QUESTION, STAR_KINDS
from cvdesk.ui.context import Context
from tests.ui.boards import make_context
from tests.ui.phase10_boards import PhaseTable, many_codes

PLANNED = {"group", "start", "lay"}
"""Zones of laying step by step: the builder lays all of a phase at once."""


@pytest.fixture
def context(tmp_path: Path, qtbot: QtBot) -> Context:
    return make_context(tmp_path, animation="off")


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_option_can_be_reached_by_clicks(
    players: int, seed: int, context: Context, qtbot: QtBot
) -> None:
    table = PhaseTable(context, players=players, seed=seed)
    kinds = set()
    for number, _ in enumerate(table.decisions(qtbot)):
        if number > 150:
            break
        kinds.add(table.decision.kind)
        held = {Target("hand", token) for token in table.board.held_tokens()}
        for option in table.decision.options:
            targets = set(option.targets) - held
            if any(target.zone in PLANNED for target in targets) or len(targets) > 3:
                continue
            assert not any(table.board.pieces[target].isHidden() for target in targets), option
    assert {"phase10.move", "phase10.draw", "phase10.play"} <= kinds


def test_clicks_on_the_decision_are_passed_on_and_others_ask_why(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context, seed=4)
    for number, _ in enumerate(table.decisions(qtbot)):
        if number > 25:
            break
        assert table.selection is not None
        for piece in table.visible():
            if table.board.builder.is_open or piece.target.zone in ("sort", "row"):
                continue
            clicked, asked = table.clicked_by(piece.click)
            if piece.target in table.selection.useful:
                assert (clicked, asked) == ([piece.target], [])
            else:
                assert (clicked, asked) == ([], [piece.target])


def test_either_die_throws_both(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context)
    qtbot.addWidget(table.board)
    table.open()
    table.play_until("phase10.roll")
    for die in table.board.table.dice:
        assert die.look.usable and die.waits
        clicked, _ = table.clicked_by(lambda die=die: QTest.mouseClick(die, Qt.MouseButton.LeftButton))
        assert clicked == [Target("die", 0)]


def test_ring_is_a_loop_of_neighbours() -> None:
    assert len(set(RING)) == SPACES
    for (column, row), (next_column, next_row) in zip(RING, (*RING[1:], RING[0]), strict=True):
        assert abs(column - next_column) + abs(row - next_row) == 1


@pytest.mark.parametrize("size", [(760, 504), (1000, 504), (760, 800), (1400, 900)])
def test_nothing_overlaps_in_any_size(size: tuple[int, int]) -> None:
    table = PhaseLayout.within(*size, 1.0)
    boxes = [table.space(index) for index in range(SPACES)]
    boxes += [table.track(phase) for phase in range(1, 12)]
    boxes += [table.deck, table.pile, table.die(0), table.die(1), table.melds, table.builder]
    boxes += [table.sort(place) for place in range(3)] + [table.progress, table.hand_area]
    for at, box in enumerate(boxes):
        assert box.x >= 0 and box.right <= size[0] and box.bottom <= size[1]
        assert not any(box.meets(other) for other in boxes[:at])


@pytest.mark.parametrize("count", [1, 10, 12, 25, 40])
def test_every_card_of_a_hand_stays_reachable(count: int) -> None:
    table = PhaseLayout.within(760, 504, 1.0)
    boxes = [table.hand(place, count) for place in range(count)]
    area = table.hand_area
    for at, box in enumerate(boxes):
        assert box.x >= area.x and box.right <= area.right + 1 and box.bottom <= area.bottom + 1
        covering = [other for other in boxes[at + 1 :] if other.meets(box)]
        free = min((other.x for other in covering if other.x > box.x), default=box.right) - box.x
        assert free >= 24


@pytest.mark.parametrize("count", [1, 5, 20, 60, 76])
def test_cards_that_are_searched_stay_inside_the_ring(count: int) -> None:
    table = PhaseLayout.within(760, 504, 1.0)
    boxes = [table.fan(place, count) for place in range(count)]
    centre = table.centre
    assert len(set(boxes)) == count
    for box in boxes:
        assert centre.x <= box.x + 1 and box.right <= centre.right + 1
        assert centre.y <= box.y + 1 and box.bottom <= centre.bottom + 1
        assert box.height >= 40


# ---- the hand


def test_hand_is_sorted_by_number_colour_and_phase(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context)
    qtbot.addWidget(table.board)
    table.deal_hand(many_codes(14), laid=0b111)
    board = table.board

    def codes() -> list[int]:
        return [code_of(token) for token in board.scene.hand]

    board.press(Target("sort", BY_NUMBER))
    assert codes() == sorted(codes())
    board.press(Target("sort", BY_COLOUR))
    natural = [code for code in codes() if code < JOKER]
    assert [COLOUR[code] for code in natural] == sorted(COLOUR[code] for code in natural)
    assert all(code >= JOKER for code in codes()[len(natural) :])
    board.press(Target("sort", BY_PHASE))
    assert sorted(codes()) == sorted(many_codes(14))
    chips = board.table.sorts
    assert [chip.is_on for chip in chips] == [False, False, True]


def test_order_by_phase_begins_with_what_is_of_use(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context)
    qtbot.addWidget(table.board)
    run = [card_of(number, number % 4) for number in range(3, 11)]
    others = [card_of(12, 0), card_of(12, 0), card_of(1, 2)]
    table.deal_hand([*run, *others], markers=[6, 6, 6])
    table.board.press(Target("tidy", 0))
    table.board.press(Target("sort", BY_PHASE))
    assert [NUMBER[code_of(token)] for token in table.board.scene.hand[:8]] == list(range(3, 11))


def test_order_is_kept_for_each_seat(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context)
    qtbot.addWidget(table.board)
    table.show(0)
    table.board.sort_hand(BY_COLOUR)
    table.show(1)
    assert table.board.order_of(table.view) == BY_NUMBER
    table.show(0)
    assert table.board.order_of(table.view) == BY_COLOUR


def test_progress_says_how_near_the_phase_is(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context)
    qtbot.addWidget(table.board)
    flush = [card_of(number, 1) for number in (1, 3, 5, 7)]
    table.deal_hand([*flush, card_of(9, 2), card_of(10, 3), card_of(12, 0)])
    assert table.board.table.progress.words.startswith("Phase 1: 6 of 8")
    table.deal_hand([*flush, card_of(9, 2), card_of(10, 3), card_of(12, 0), JOKER, JOKER + 1])
    assert table.board.table.progress.words == "Phase 1: can be laid"


def test_helpful_cards_are_counted_from_what_has_been_seen(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context, players=2)
    qtbot.addWidget(table.board)
    run = [card_of(number, 0) for number in (2, 3, 4, 5, 6, 7, 8)]
    table.deal_hand(run, markers=[6, 6], pile=[card_of(9, 1), card_of(9, 2)], seen=[127, 127], deck=[])
    # eight cards each of 1 and 9 would help; two 9s lie open, and nothing else has been seen
    assert "14 cards help" in table.board.table.progress.words


# ---- choices


def test_centre_shows_what_a_space_lets_one_choose(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context, players=3, seed=5)
    qtbot.addWidget(table.board)
    for kind, centre in (
        ("phase10.star", STAR_KINDS),
        ("phase10.ask", QUESTION),
        ("phase10.search", FAN),
        ("phase10.play", PILES),
    ):
        table.play_until(kind)
        assert table.board.scene.centre == centre
        assert table.board.table.deck.isHidden() == (centre != PILES)
        table.show((table.match.mover + 1) % 3)
        assert table.board.scene.centre == PILES


def test_every_step_of_laying_can_be_clicked(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context, players=2, seed=5)
    qtbot.addWidget(table.board)
    table.open()
    # phase 3: a set of three, then a run of four with several beginnings
    table.deal_hand([*(card_of(9, colour) for colour in range(3)), *(card_of(n, 1) for n in range(1, 7))])
    table.state.markers[table.state.actor] = 3
    table.play_until("phase10.lay", lambda decision: decision.options[0].action.kind == "run")
    starts = [option.targets[0] for option in table.decision.options]
    assert [target.zone for target in starts] == ["start"] * 3
    pieces = [table.board.pieces[target] for target in starts]
    assert all(piece.isVisible() and piece.accessibleName() for piece in pieces)
    assert [piece.word for piece in table.board.table.starts if piece.isVisible()] == ["1–4", "2–5", "3–6"]
    assert table.board.table.deck.isHidden()
    clicked, _ = table.clicked_by(pieces[1].click)
    assert clicked == [starts[1]]
    table.board.set_masked(True)
    assert all(piece.isHidden() for piece in pieces)  # they would tell what the hand is good for
    assert table.board.table.deck.isVisible()


def test_occupied_kind_is_struck_out_and_says_why(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context, players=4, seed=5)
    qtbot.addWidget(table.board)
    table.play_until("phase10.star")
    spaces = [index for index, space in enumerate(table.view.ring) if space.kind == 5]
    mover = table.state.turn
    others = [player for player in range(4) if player != mover]
    for player, space in zip(others, spaces, strict=False):
        table.state.pawns[player] = space
    table.show()
    closed = next(piece for piece in table.board.table.kinds if piece.target.id == 5)
    assert closed.closed and closed.accessibleDescription()
    _, asked = table.clicked_by(closed.click)
    assert asked == [Target("kind", 5)]
    assert table.rules.why_not(table.view, Target("kind", 5)) is not None


def test_exchanged_cards_are_marked_in_any_order_and_say_who_sees_them(
    context: Context, qtbot: QtBot
) -> None:
    table = PhaseTable(context, players=2, seed=5)
    qtbot.addWidget(table.board)
    table.play_until("phase10.exchange", lambda decision: decision.several is not None)
    assert table.selection is not None
    due = table.view.due
    marked = [Target("hand", token) for token in reversed(table.board.scene.hand)][:due]
    for target in marked:
        table.selection.click(target)
        table.show_again()
    pieces = [table.board.pieces[target] for target in marked]
    assert [piece.seen_by_all for piece in pieces] == [False] * (due - 1) + [True]  # type: ignore[attr-defined]
    assert all(piece.unseen for piece in pieces[:-1])  # type: ignore[attr-defined]
    assert len(table.rules.plan(table.view, tuple(marked))) == due


def test_pile_of_another_player_in_the_middle_of_an_exchange_is_face_down(
    context: Context, qtbot: QtBot
) -> None:
    table = PhaseTable(context, players=2, seed=5)
    qtbot.addWidget(table.board)
    table.play_until("phase10.exchange", lambda decision: decision.several is not None)
    table.match.play(table.decision.options[0].action)
    table.show(1 - table.match.mover)
    assert table.board.table.pile.code == -1
    assert "face down" in table.board.table.pile.accessibleName()


# ---- the way around the ring


def test_way_leaves_out_occupied_spaces(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context, players=3, seed=7)
    qtbot.addWidget(table.board)
    table.open()
    table.play_until("phase10.move")
    mover = table.state.turn
    here = table.state.pawns[mover]
    other = next(player for player in range(3) if player != mover)
    table.state.pawns[other] = (here + 1) % SPACES
    table.show()
    stops = table.board.preview.stops
    ways = sorted(option.action.args[0] for option in table.decision.options)
    assert [stop.count for stop in stops if stop.lands] == ways
    assert stops[1].count == 0 and not stops[1].lands
    assert len(stops) >= ways[-1] + 2


def test_hover_says_where_a_die_leads(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context, seed=7)
    qtbot.addWidget(table.board)
    table.open()
    table.play_until("phase10.move")
    die = table.board.table.dice[1]
    table.board.hover_at(die, QPointF(die.mapToParent(QPoint(5, 5))))
    assert table.board.preview.words
    named = [space for space in table.board.table.spaces if space.look.chosen]
    assert len(named) == 1


# ---- motion, words, focus


def test_everything_stands_where_the_view_says_after_any_movement(tmp_path: Path, qtbot: QtBot) -> None:
    context = make_context(tmp_path, animation="normal", motion="on")
    table = PhaseTable(context, players=3, seed=8)
    qtbot.addWidget(table.board)
    table.open()
    table.show()
    moved = 0
    for _ in range(120):
        entries = table.play()
        table.board.animate(entries)
        table.show()
        moved += table.board.animating
        table.board.finish_animation()
        assert table.board.scene.pawns == list(table.state.pawns)
        assert table.board.scene.markers == list(table.state.markers)
        for player, token in enumerate(table.board.table.pawns):
            assert table.board.layout_.space(table.state.pawns[player]).meets(token.box)
    assert moved > 40


def test_everything_has_a_name(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context, players=4, seed=9)
    for number, _ in enumerate(table.decisions(qtbot)):
        if number > 60:
            break
        assert all(piece.accessibleName() for piece in table.board.reading_order())


def test_hand_of_forty_is_shown_quickly_and_whole(context: Context, qtbot: QtBot) -> None:
    table = PhaseTable(context)
    qtbot.addWidget(table.board)
    table.deal_hand(many_codes(40))
    shown = [piece for piece in table.board.table.hand.values() if not piece.isHidden()]
    assert len(shown) == 40 - len(table.board.held_tokens())
    assert table.state.step == STEP_PLAY and all(code_of(p.target.id) < 2 * CARDS for p in shown)
