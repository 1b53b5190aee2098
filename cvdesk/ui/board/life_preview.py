"""What would come of a move in That's Life!, and what bots have done: arrows, marks and a bubble."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from cvdesk.engine.decision import Option
from cvdesk.ui.board.layout import SLOTS, Box, Point
from cvdesk.ui.board.life_words import Words
from cvdesk.ui.board.overlay import Arrow, ArrowLayer, Bubble

if TYPE_CHECKING:
    from cvdesk.ui.board.thats_life import LifeBoard

_LANES = 3
_LANE = 6.0
_INSIDE = 18
_KEEP_CLEAR = 4
"""How many times more the bubble shuns what can be clicked than other tiles."""


@define
class Footprint:
    """Where a bot's token came from and went in its last turn, since the last move of a person."""

    player: int
    source: int
    to: int
    after: int | None = None
    """The tile behind the gap, once the source has been taken."""


class LifePreview:
    """Draws between the tiles and the tokens of a board, and the bubble above them."""

    def __init__(self, board: LifeBoard) -> None:
        self._board = board
        self._arrows = ArrowLayer(board.context.theme, board)
        self._bubble = Bubble(board.context.theme, board)
        self.footprints: list[Footprint] = []

    @property
    def words(self) -> str:
        """What the bubble says; empty when it is not shown."""
        return self._bubble.words

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The arrows that are shown, footprints first."""
        return self._arrows.arrows

    def resize(self) -> None:
        """Covers the whole board."""
        self._arrows.resize(self._board.size())

    def raise_arrows(self) -> None:
        """Lifts the arrows above the tiles."""
        self._arrows.raise_()

    def raise_bubble(self) -> None:
        """Lifts the bubble above everything."""
        self._bubble.raise_()

    def show(self, options: tuple[Option, ...], words: Words) -> None:
        """Shows an arrow for each option that moves something, and the consequence of a single one."""
        board = self._board
        ways = [option for option in options if len(option.targets) == 2]
        arrows = [self._arrow_of_footprint(number, each) for number, each in enumerate(self.footprints)]
        self._arrows.set_arrows([*arrows, *map(self._arrow_of_option, ways)])
        touched = {tile for each in self.footprints for tile in (each.source, each.to)}
        for tile, piece in board.tiles.items():
            piece.set_touched(tile in touched)
        if len(options) == 1 and ways:
            self._show_bubble(ways[0], words)
        else:
            self._bubble.clear()

    def begin_turn(self, player: int) -> None:
        """Forgets what a bot did in its turn before: where only bots play, ways would pile up for ever."""
        self.footprints = [each for each in self.footprints if each.player != player]

    def note(self, player: int, source: int, to: int) -> None:
        """Remembers a move of a bot."""
        self.footprints.append(Footprint(player, source, to))

    def forget(self, tile: int) -> None:
        """Lets footprints begin at the gap of a tile that is about to leave the path."""
        path = self._board.scene.path
        after = path[path.index(tile) + 1]
        for each in self.footprints:
            if tile in (each.source, each.after):
                each.after = after

    def _arrow_of_option(self, option: Option) -> Arrow:
        board = self._board
        token, space = option.targets
        source = board.scene.where[token]
        start = board.box_of_token(token).centre
        spots = board.spots_between(source, space.id)
        leaving = self._spot(board.scene.path.index(source))
        return Arrow((start, leaving, *spots, self._entry(space.id)), "accent", "paper", 4)

    def _arrow_of_footprint(self, number: int, footprint: Footprint) -> Arrow:
        """Draws a bot's way in its colour, beside those drawn before."""
        board = self._board
        path = board.scene.path
        colour = f"player.{board.seats[footprint.player].colour}"
        if footprint.to not in path:
            return Arrow((), colour, "ink", 2)
        to = path.index(footprint.to)
        if footprint.source in path:
            begin = path.index(footprint.source)
            start = self._spot(begin)
        else:
            begin = path.index(footprint.after) - 1 if footprint.after in path else to - 1
            start = _middle(self._spot(max(0, begin)), self._spot(max(0, begin) + 1))
        if begin >= to:
            return Arrow((), colour, "ink", 2)
        between = [self._spot(index) for index in range(begin + 1, to)]
        aside = -_LANE * board.layout_.zoom * (number % _LANES)
        points = [start, *between, self._entry(footprint.to)]
        return Arrow(tuple(Point(x + aside, y + aside) for x, y in points), colour, "ink", 2)

    def _spot(self, index: int) -> Point:
        """Returns the point by which arrows pass the n-th tile of the path."""
        return self._board.layout_.spot(SLOTS - len(self._board.scene.path) + index)

    def _entry(self, tile: int) -> Point:
        """Returns the point inside a tile where an arrow along the path ends."""
        board = self._board
        index = board.scene.path.index(tile)
        here, spot = board.place_of(tile), self._spot(index)
        before = board.place_of(board.scene.path[index - 1]) if index else here
        inside = board.length(_INSIDE)
        if before.centre.x < here.x:
            return Point(here.x + inside, spot.y)
        if before.centre.x > here.right:
            return Point(here.right - inside, spot.y)
        if before.centre.y < here.y:
            return Point(spot.x, here.y + inside)
        return Point(spot.x, here.bottom - inside)

    def _show_bubble(self, option: Option, words: Words) -> None:
        board = self._board
        _token, space = option.targets
        clear = [*(board.tiles[tile].box for tile in board.scene.path), *board.centre_boxes()]
        clear += [piece.box for piece in board.usable_pieces() for _ in range(_KEEP_CLEAR)]
        entry = Box(*self._entry(space.id), 0, 0).grown(board.length(34))
        clear += [entry] * (2 * _KEEP_CLEAR)
        area = Box(0, 0, board.width(), board.height())
        self._bubble.show_beside(words.detail(option), board.place_of(space.id), clear, area)


def _middle(one: Point, other: Point) -> Point:
    return Point((one.x + other.x) / 2, (one.y + other.y) / 2)
