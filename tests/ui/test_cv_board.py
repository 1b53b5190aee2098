"""The board of CV: geometry, targets, keys, previews, names and pictures (UX 2.3, 2.4, 2.9, 2.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cvdesk.engine import Decision, Target
from cvdesk.games.cv.cards import PILES, X
from cvdesk.i18n import catalog
from cvdesk.ui.board import cv_layout
from cvdesk.ui.board.cv_layout import COLUMNS, DICE, TOKENS, TRACK, CvLayout
from cvdesk.ui.board.cv_pieces import CardPiece, TrackPiece
from cvdesk.ui.board.layout import Box
from cvdesk.ui.board.pieces import Piece
from cvdesk.ui.context import Context
from tests.ui.boards import make_context
from tests.ui.cv_boards import CvTable

CASES = [(players, seed) for players in (2, 3, 4) for seed in (1, 2)]
UNKNOWN = "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}"


@pytest.fixture
def context(tmp_path: Path, qtbot: QtBot) -> Context:
    return make_context(tmp_path, animation="off")


def make_table(context: Context, qtbot: QtBot, *, opened: bool = True, **given: object) -> CvTable:
    table = CvTable(context, **given)  # type: ignore[arg-type]
    qtbot.addWidget(table.board)
    if opened:
        table.open()
    return table


def decisions(table: CvTable) -> Iterator[Decision]:
    """Shows every decision of a random match in turn."""
    while not table.match.finished:
        table.show()
        yield table.decision
        table.play()


def visible(table: CvTable) -> list[Piece]:
    return [piece for piece in table.board.pieces.values() if not piece.isHidden()]


def named(decision: Decision) -> set[Target]:
    return {target for option in decision.options for target in option.targets}


def heard(table: CvTable, act: Callable[[], None]) -> tuple[list[Target], list[Target]]:
    """Returns the targets that were clicked and asked about during an act."""
    clicked: list[Target] = []
    asked: list[Target] = []
    table.board.clicked.connect(clicked.append)
    table.board.asked_why.connect(asked.append)
    act()
    table.board.clicked.disconnect(clicked.append)
    table.board.asked_why.disconnect(asked.append)
    return clicked, asked


def keys(*pressed: Qt.Key) -> None:
    for key in pressed:
        widget = QApplication.focusWidget()
        assert widget is not None
        QTest.keyClick(widget, key)


# ---- geometry


def parts(table: CvLayout, publics: int, events: int) -> list[Box]:
    """Everything that is seen in a turn, the cards in piles apart."""
    boxes = [table.track(place) for place in range(TRACK)]
    boxes += [table.die(slot) for slot in range(DICE)]
    boxes += [table.token(place) for place in range(TOKENS)]
    boxes += [table.deck(age) for age in range(3)]
    boxes += [table.column(kind) for kind in range(COLUMNS)]
    boxes += [table.tab(place, 4) for place in range(4)]
    boxes += [table.public_goal(place) for place in range(publics)]
    boxes += [table.event(place, events, publics) for place in range(events)]
    return [*boxes, table.own_goal(publics), table.removal, table.luck, table.status, table.round]


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 2.0])
@pytest.mark.parametrize("room", [(1.0, 1.0), (1.4, 1.0), (1.0, 1.5), (3.0, 3.0)])
def test_everything_stays_inside_and_apart(scale: float, room: tuple[float, float]) -> None:
    width, height = cv_layout.WIDTH * scale * room[0], cv_layout.HEIGHT * scale * room[1]
    table = CvLayout.within(width, height, scale)
    boxes = parts(table, 3, 11)
    for box in boxes:
        assert box.width > 0 and box.height > 0
        assert box.x >= 0 and box.right <= width + 1
        assert box.y >= 0 and box.bottom <= height + 1
    for one, other in combinations(boxes, 2):
        assert not one.meets(other), (one, other)


def test_design_size_is_that_of_the_smallest_window() -> None:
    table = CvLayout.within(760, 504, 1.0)
    assert table.zoom == 1
    assert (table.track(0).width, table.track(0).height) == (106, 156)
    assert table.die(0).width == 50
    assert table.removal.height == table.tab(0, 3).height == 24


def test_extra_room_goes_to_cards_and_to_the_open_cv() -> None:
    small, wide = CvLayout.within(760, 504, 1.0), CvLayout.within(1000, 504, 1.0)
    high = CvLayout.within(760, 800, 1.0)
    assert wide.track(0).width > small.track(0).width
    assert high.column(0).height > small.column(0).height + 200


@pytest.mark.parametrize("count", range(1, 13))
def test_cards_of_a_pile_stay_in_their_column_and_the_active_one_is_large(count: int) -> None:
    table = CvLayout.within(760, 504, 1.0)
    rows = table.rows(0, count)
    column = table.column(0)
    assert len(rows.cards) == count
    assert rows.cards[-1].height >= cv_layout.ACTIVE - 1
    for above, below in zip(rows.cards, rows.cards[1:], strict=False):
        assert above.y < below.y
    for box in rows.cards:
        assert column.y < box.y and box.bottom <= column.bottom + 1


@pytest.mark.parametrize("count", range(11))
def test_places_in_a_pile_can_all_be_clicked(count: int) -> None:
    table = CvLayout.within(760, 504, 1.0)
    rows = table.rows(0, count, placing=True)
    assert rows.ghost is not None and len(rows.gaps) == count
    places = [*rows.gaps, rows.ghost]
    for one, other in combinations(places, 2):
        assert not one.meets(other)
    assert all(box.height >= 12 for box in places)
    assert rows.ghost.bottom <= table.column(0).bottom + 3


# ---- targets


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_board_offers_every_target_and_no_other(
    players: int, seed: int, context: Context, qtbot: QtBot
) -> None:
    table = make_table(context, qtbot, players=players, seed=seed)
    zones = set()
    for decision in decisions(table):
        shown = visible(table)
        assert named(decision) <= {piece.target for piece in shown}
        assert table.selection is not None
        useful = table.selection.useful
        zones |= {target.zone for target in useful}
        rolls = decision.kind == "cv.roll"
        for piece in shown:
            if piece.target.zone == "tab" or (rolls and piece.target.zone == "die"):
                continue
            clicked, asked = heard(table, piece.click)
            if piece.target in useful:
                assert (clicked, asked) == ([piece.target], [])
                assert piece.look.usable
            else:
                assert (clicked, asked) == ([], [piece.target])
                assert not piece.look.usable
    assert {"draft", "die", "display", "stack", "gap", "card"} <= zones


def test_every_option_is_reached_by_clicks_on_what_is_seen(
    context: Context, qtbot: QtBot, full: bool
) -> None:
    table = make_table(context, qtbot, opened=False, seed=5)
    for decision in decisions(table):
        step = 1 if full else 1 + len(decision.options) // 8
        for option in decision.options[::step]:
            table.choose(option)
            assert table.selection is not None
            assert table.selection.ready is (None if option.deliberate else option)


def test_mouse_finds_what_lies_in_a_pile_while_a_card_is_placed(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=2)
    table.play_until("cv.place", lambda decision: len(decision.options) > 2)
    for option in table.decision.options:
        (target,) = option.targets
        piece = table.board.pieces[target]
        where = QPoint(piece.width() // 2, piece.height() // 2)
        clicked, _ = heard(
            table, lambda piece=piece, where=where: QTest.mouseClick(piece, Qt.LeftButton, pos=where)
        )
        assert clicked == [target]


def test_card_on_top_takes_the_click_for_the_place_above_it(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=2)
    table.play_until("cv.place", lambda decision: len(decision.options) > 2)
    stack = next(
        target
        for option in table.decision.options
        for target in option.targets
        if target.zone == "stack" and table.board.scene.piles[target.id]
    )
    top = table.board.pieces[Target("card", table.board.scene.piles[stack.id][-1])]
    assert table.board.resolve(top, QPointF(*top.box.centre)) == stack


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_of_the_view_is_on_the_board(players: int, context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, opened=False, players=players, seed=5)
    for _ in decisions(table):
        board, view = table.board, table.view
        shown = {piece.target for piece in visible(table)}
        assert {Target("display", card) for card in view.track} <= shown
        assert {Target("goal", card) for card in (*view.public_goals, view.goal)} <= shown
        if board.scene.is_draft:
            continue
        assert {Target("hand", card) for card in view.hand} <= shown
        player = board.open_tab
        own = {card for pile in view.piles[player] for card in pile} | set(view.waiting[player])
        assert {target.id for target in shown if target.zone == "card"} == own
        assert [token.count for token in board.table.tokens][X] >= view.tokens[view.turn][X]
        for slot, face in enumerate(view.dice):
            assert board.table.dice[slot].face == face or (
                view.changes and board.table.dice[slot].was == face
            )


def test_active_cards_are_open_and_covered_ones_show_their_title(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, opened=False, seed=3)
    for _ in decisions(table):
        board = table.board
        for pile, cards in board.scene.piles.items():
            for place, card in enumerate(cards):
                piece = board.pieces[Target("card", card)]
                assert isinstance(piece, CardPiece)
                if pile // PILES == board.open_tab:
                    assert piece.is_active == (place == len(cards) - 1)
                    assert piece.type == pile % PILES


# ---- face down


def test_nothing_but_the_hand_tells_what_lies_face_down_in_it(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=5)
    board, hidden = table.board, 0
    board.set_masked(True)
    for decision in decisions(table):
        if decision.kind == "cv.draft":
            continue
        plain = [
            option for option in decision.options if all(target.zone != "hand" for target in option.targets)
        ]
        hidden += len(plain) < len(decision.options)
        open_targets = {target for option in plain for target in option.targets}
        open_targets |= {target for group in decision.alike if group & open_targets for target in group}
        marked = {
            piece.target for piece in visible(table) if piece.look.usable and piece.target.zone != "die"
        }
        assert marked == {target for target in open_targets if target.zone != "die"}
        titles = {table.rules.cards[card].name["en"] for card in table.view.hand}
        told = " ".join(piece.accessibleName() + piece.accessibleDescription() for piece in visible(table))
        on_show = {table.rules.cards[card].name["en"] for card in table.view.track}
        assert not [title for title in titles - on_show if title in told]
    assert hidden > 10


def test_chosen_event_is_turned_up_with_all_that_it_can_do(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=5)
    table.board.set_masked(True)
    table.play_until(
        "cv.choose", lambda decision: any(option.action.kind == "discount" for option in decision.options)
    )
    option = next(each for each in table.decision.options if each.action.kind == "discount")
    table.choose(option)
    assert table.selection is not None and table.selection.ready is option
    assert all(table.board.pieces[target].look.chosen for target in option.targets)


# ---- tabs


def test_tab_shows_another_cv_and_the_turn_brings_the_own_one_back(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=4)
    table.play_until("cv.roll")
    board, acting = table.board, table.match.mover
    other = (acting + 1) % 3
    assert board.open_tab == acting
    board.table.tabs[other].click()
    assert board.open_tab == other
    shown = {piece.target.id for piece in visible(table) if piece.target.zone == "card"}
    assert shown == {card for pile in table.view.piles[other] for card in pile} | set(
        table.view.waiting[other]
    )
    table.play()
    table.play_until("cv.roll")
    assert board.open_tab == table.match.mover


# ---- dice


def rerolling(context: Context, qtbot: QtBot, seed: int = 1) -> CvTable:
    table = make_table(context, qtbot, seed=seed)
    table.play_until("cv.reroll", lambda decision: len(decision.options) >= 8)
    table.board.clicked.connect(table.click)
    table.board.step_back_requested.connect(table.step_back)
    table.board.take_focus()
    return table


def test_dice_say_by_word_whether_they_are_thrown(context: Context, qtbot: QtBot) -> None:
    table = rerolling(context, qtbot)
    assert table.selection is not None
    for die in table.board.table.dice:
        face = die.face
        if face == X:
            assert die.state == "frozen" and die.word
        elif face >= 0:
            assert die.state == "hold"
            die.click()
            assert die.state == "reroll" and die.word
            die.click()
            assert die.state == "hold"


def test_digits_mark_dice_by_number_and_nought_all_of_them(context: Context, qtbot: QtBot) -> None:
    table = rerolling(context, qtbot)
    assert table.selection is not None
    dice = table.board.table.dice
    free = [die for die in dice if die.target in table.selection.useful]
    keys(Qt.Key(Qt.Key.Key_1 + free[1].target.id))
    assert [die for die in dice if die.state == "reroll"] == [free[1]]
    keys(Qt.Key.Key_0)
    assert [die for die in dice if die.state == "reroll"] == free
    keys(Qt.Key.Key_0)
    assert not any(die.state == "reroll" for die in dice)


def test_enter_throws_the_marked_dice_and_no_other(context: Context, qtbot: QtBot) -> None:
    table = rerolling(context, qtbot)
    assert table.selection is not None
    first, second = [die for die in table.board.table.dice if die.state == "hold"][:2]
    first.click()
    second.setFocus(Qt.FocusReason.TabFocusReason)
    ready = table.selection.ready
    with qtbot.waitSignal(table.board.commit_requested, timeout=1000):
        keys(Qt.Key.Key_Return)
    assert table.selection.ready is ready
    assert ready is not None and len(ready.targets) == 1


def test_second_click_on_the_only_free_die_unmarks_it(context: Context, qtbot: QtBot) -> None:
    for seed in range(1, 40):
        table = make_table(context, qtbot, seed=seed)
        try:
            table.play_until("cv.reroll", lambda decision: len(decision.options) == 2)
        except AssertionError:
            continue
        assert table.selection is not None
        (target,) = named(table.decision)
        piece = table.board.pieces[target]
        table.click(target)
        with qtbot.waitSignal(table.board.step_back_requested, timeout=1000):
            clicked, _ = heard(table, piece.click)
        assert clicked == []
        return
    pytest.fail("no such decision")


def test_click_on_a_die_makes_the_first_throw(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=1)
    table.play_until("cv.roll")
    die = table.board.table.dice[0]
    assert die.look.usable
    with qtbot.waitSignal(table.board.commit_requested, timeout=1000):
        die.click()


def test_cards_show_chances_for_the_marked_dice(context: Context, qtbot: QtBot) -> None:
    table = rerolling(context, qtbot)
    cards = [table.board.pieces[Target("display", card)] for card in table.view.track]
    assert all(isinstance(card, TrackPiece) and card.badge.kind == "words" for card in cards)
    next(die for die in table.board.table.dice if die.state == "hold").click()
    assert all(isinstance(card, TrackPiece) and card.badge.kind == "throw" for card in cards)
    assert all("%" in card.accessibleName() for card in cards)


# ---- choosing cards


def test_payment_is_drawn_from_what_pays_to_the_card(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=6)
    tried = 0
    for decision in decisions(table):
        if decision.kind != "cv.choose":
            continue
        for option in decision.options:
            if option.action.kind not in ("take", "luck"):
                continue
            table.choose(option)
            card = table.rules.cards[option.action.args[0]]
            struck = sum(other == card.number for other, _ in table.view.struck)
            cost = 3 if option.action.kind == "luck" else len(card.cost) - struck
            links = table.board.preview.links
            assert len(links) <= cost
            if not any(table.view.extra):
                assert len(links) == cost
            piece = table.board.pieces[Target("display", card.number)]
            assert all(piece.box.x <= link.end.x <= piece.box.right for link in links)
            assert table.board.preview.words
            tried += 1
    assert tried > 10


def test_cards_say_whether_they_can_be_had_and_what_is_short(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, opened=False, seed=6)
    kinds = set()
    for decision in decisions(table):
        if decision.kind != "cv.choose":
            continue
        takes = {option.action.args[0] for option in decision.options if option.action.kind == "take"}
        for card in table.view.track:
            piece = table.board.pieces[Target("display", card)]
            assert isinstance(piece, TrackPiece)
            kinds.add(piece.badge.kind)
            assert (piece.badge.kind == "can") == (card in takes and card not in table.view.chosen)
            if piece.badge.kind == "short":
                assert piece.badge.symbols
    assert {"can", "short", "chosen"} <= kinds


def test_upkeep_that_could_not_be_paid_is_marked_before_the_purchase(context: Context, qtbot: QtBot) -> None:
    for seed in range(1, 30):
        table = make_table(context, qtbot, opened=False, seed=seed)
        for decision in decisions(table):
            for option in decision.options if decision.kind == "cv.choose" else ():
                detail = option.detail
                if detail is None or "cv-detail-would-lose" not in repr(detail):
                    continue
                table.choose(option)
                marked = [piece for piece in visible(table) if isinstance(piece, CardPiece) and piece.warning]
                assert marked
                assert all(table.rules.cards[piece.target.id].upkeep for piece in marked)
                return
    pytest.fail("nobody was ever short of upkeep")


def test_leftmost_card_is_marked_as_the_first_to_leave(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, players=2, seed=1)
    table.play_until("cv.roll")
    removal = table.board.table.removal
    assert removal.isVisible()
    assert removal.accessibleName() == catalog.text("cv-board-leaves-turn")
    first = table.board.pieces[Target("display", table.view.track[0])]
    assert first.box.x <= removal.x() + 2 and removal.geometry().right() <= first.box.right + 2


# ---- keys and focus


def test_arrows_reach_every_piece(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=7)
    table.play_until("cv.choose", lambda decision: len(decision.options) > 2)
    board = table.board
    board.take_focus(Qt.FocusReason.TabFocusReason)
    seen = {board.focus_target()}
    queue = [board.focus_target()]
    while queue:
        target = queue.pop()
        assert target is not None
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            board.pieces[target].setFocus()
            keys(key)
            found = board.focus_target()
            if found not in seen:
                seen.add(found)
                queue.append(found)
    assert {piece.target for piece in board.reading_order()} <= seen


def test_focus_is_never_lost(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=9)
    table.show()
    table.board.take_focus()
    for _ in decisions(table):
        focus = table.board.focus_target()
        assert focus is not None
        usable = {piece.target for piece in table.board.usable_pieces()}
        assert focus in usable or not usable
    assert table.board.focus_target() is not None


def test_alt_enter_holds_a_card_close_and_again_puts_it_back(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=7)
    table.play_until("cv.choose")
    card = table.board.pieces[Target("display", table.view.track[0])]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(card, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert table.board.lens.isVisible()
    assert table.board.lens.accessibleDescription()
    QTest.keyClick(card, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert not table.board.lens.isVisible()


# ---- names


@pytest.mark.parametrize("code", catalog.LANGUAGES)
def test_everything_has_a_name_in_every_language(code: str, context: Context, qtbot: QtBot) -> None:
    context.language.set_language(code)
    table = make_table(context, qtbot, opened=False, seed=13)
    for number, _ in enumerate(decisions(table)):
        if number % 3:
            continue
        for piece in table.board.reading_order():
            assert piece.accessibleName(), piece.target
            assert UNKNOWN not in piece.accessibleName() + piece.accessibleDescription()
        for piece in table.board.usable_pieces():
            assert piece.accessibleDescription() or piece.target.zone in (
                "die",
                "symbol",
                "token",
                "gap",
                "button",
            )


def test_language_changes_names_and_pictures_at_once(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=7)
    table.play_until("cv.choose", lambda decision: len(decision.options) > 2)
    by_language = {}
    for code in catalog.LANGUAGES:
        context.language.set_language(code)
        QApplication.processEvents()
        fresh = make_table(context, qtbot, opened=False, seed=7)
        fresh.play_until("cv.choose", lambda decision: len(decision.options) > 2)
        names = [
            (piece.accessibleName(), piece.accessibleDescription()) for piece in table.board.reading_order()
        ]
        assert names == [
            (piece.accessibleName(), piece.accessibleDescription()) for piece in fresh.board.reading_order()
        ]
        by_language[code] = tuple(names)
    assert len(set(by_language.values())) == 4


def test_pictures_are_painted_once_and_dropped_on_change(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=7)
    table.play_until("cv.choose")
    board = table.board
    board.grab()
    count = len(board.pictures)
    assert count > 10
    board.grab()
    assert len(board.pictures) == count
    context.theme.configure(name="dark")
    assert len(board.pictures) == 0


# ---- movement


def test_watched_or_skipped_a_match_ends_on_the_same_table(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(tmp_path, animation="fast", motion="on")
    table = make_table(context, qtbot, seed=11, humans=())
    table.show(0)
    for _ in range(120):
        if table.match.finished:
            break
        before = len(table.match.log)
        table.play()
        table.board.animate(table.match.log[before:])
        table.show(0)
        table.board.finish_animation()
        fresh = make_table(context, qtbot, opened=False, seed=11, humans=())
        fresh.match = table.match
        fresh.show(0)
        fresh.board.open_tab = table.board.open_tab
        assert table.board.scene == fresh.board.scene
        shown = {piece.target: piece.box for piece in visible(table)}
        assert {target for target in shown if target.zone == "display"} == {
            Target("display", card) for card in table.view.track
        }
        fresh.board.deleteLater()


def test_cards_that_bots_gained_are_marked_until_a_person_acts(context: Context, qtbot: QtBot) -> None:
    table = make_table(context, qtbot, seed=11, humans=(0,))
    most = 0
    table.show(0)
    for _ in range(200):
        if table.match.finished:
            break
        human = table.match.mover == 0
        before = len(table.match.log)
        table.play()
        table.board.animate(table.match.log[before:])
        table.show(0)
        most = max(most, len(table.board.touched))
        if human and table.match.log[-1].event.player == 0:
            assert not table.board.touched
    assert most >= 1
