"""Where things lie on the table of Phase 10, as plain numbers: no Qt objects."""

from __future__ import annotations

from attrs import frozen

from cvdesk.games.phase10.board import SPACES
from cvdesk.ui.board.layout import LARGEST, Box, Point, least_zoom

WIDTH, HEIGHT = 760.0, 504.0
"""The board at scale 100 %, in pixels."""

COLUMNS, ROWS = 11, 7
"""Of the loop of action spaces."""
CELL = 44.0
CARD_WIDTH, CARD_HEIGHT = 62.0, 92.0
DIE = 52.0
DECK_WIDTH, DECK_HEIGHT = 86.0, 124.0
PHASES = 11
"""The phases and the laurel."""

EDGE = 4.0
"""What stays free around everything, for the focus ring."""
GAP = 6.0
TRACK_HEIGHT = 50.0
BAR = 26.0
"""The row of words and chips above the builder."""
BUILDER = 58.0
LIFT = 6.0
"""How far a chosen card of the hand is lifted."""
CARD_STEP, LEAST_STEP = 66.0, 30.0
"""From card to card in the hand; below the least one a second row begins."""
_FAN_STEP, _FAN_ROW = 28.0, 50.0


def _ring() -> tuple[tuple[int, int], ...]:
    """Returns column and row of each space, clockwise from the upper left corner."""
    top = [(column, 0) for column in range(COLUMNS)]
    right = [(COLUMNS - 1, row) for row in range(1, ROWS - 1)]
    bottom = [(column, ROWS - 1) for column in range(COLUMNS - 1, -1, -1)]
    left = [(0, row) for row in range(ROWS - 2, 0, -1)]
    return (*top, *right, *bottom, *left)


RING = _ring()
"""Column and row of every space."""
assert len(RING) == SPACES


@frozen
class PhaseLayout:
    """The table in an area of the window; sizes are those of the design, boxes are in pixels."""

    zoom: float
    """Pixels for one pixel of the design."""
    wide: float
    """How much wider than the design the area is."""
    high: float
    """How much higher."""

    @classmethod
    def within(cls, width: float, height: float, scale: float) -> PhaseLayout:
        """Lays the table out in an area; `scale` is the UI scale as a factor."""
        wish = min(width / WIDTH, height / HEIGHT)
        zoom = max(least_zoom(scale), min(wish, LARGEST * scale))
        return cls(zoom, max(0.0, width / zoom - WIDTH), max(0.0, height / zoom - HEIGHT))

    # ---- sizes that grow with the area

    @property
    def cell_width(self) -> float:
        """The width of a space: the ring takes most of any extra width."""
        return CELL + min(0.6 * self.wide / COLUMNS, 26.0)

    @property
    def cell_height(self) -> float:
        """The height of a space."""
        return CELL + min(0.6 * self.high / ROWS, 22.0)

    @property
    def card_height(self) -> float:
        """The height of a card in the hand."""
        return self._bottom - self._hand_y

    @property
    def _bottom(self) -> float:
        return HEIGHT + self.high - EDGE

    @property
    def _right(self) -> float:
        return WIDTH + self.wide - EDGE

    @property
    def _bar_y(self) -> float:
        return EDGE + ROWS * self.cell_height + 3

    @property
    def _builder_y(self) -> float:
        return self._bar_y + BAR + 3

    @property
    def _builder_height(self) -> float:
        return BUILDER + min(0.15 * self.high, 16.0)

    @property
    def _hand_y(self) -> float:
        return self._builder_y + self._builder_height + LIFT

    def box(self, x: float, y: float, width: float, height: float) -> Box:
        """Returns a box of the design in whole pixels."""
        zoom = self.zoom
        left, top = round(x * zoom), round(y * zoom)
        return Box(left, top, round((x + width) * zoom) - left, round((y + height) * zoom) - top)

    # ---- the ring

    def space(self, index: int) -> Box:
        """Returns the cell of an action space."""
        column, row = RING[index]
        wide, high = self.cell_width, self.cell_height
        return self.box(EDGE + column * wide, EDGE + row * high, wide, high)

    @property
    def ring(self) -> Box:
        """All of the loop with what is inside it."""
        return self.box(EDGE, EDGE, COLUMNS * self.cell_width, ROWS * self.cell_height)

    def pawn(self, space: int, place: int, count: int) -> Box:
        """Returns where the n-th of the pawns on a space stands; alone it is in the lower right."""
        cell = self.space(space)
        side = round((22 if count == 1 else 18 if count <= 4 else 14) * self.zoom)
        columns = 1 if count == 1 else 2 if count <= 4 else 3
        row, column = divmod(place, columns)
        margin = round(2 * self.zoom)
        x = cell.right - margin - (min(columns, count) - column) * side
        y = cell.bottom - margin - (row + 1) * side
        return Box(x, y, side, side)

    def lane(self, index: int) -> Point:
        """Returns the point by which the way around the ring passes a space: near its inner edge."""
        cell, whole = self.space(index), self.ring
        inset = 0.46
        column, row = RING[index]
        x, y = cell.centre
        if column in (0, COLUMNS - 1):
            x += (cell.width * inset) * (1 if column == 0 else -1)
        if row in (0, ROWS - 1):
            y += (cell.height * inset) * (1 if row == 0 else -1)
        return Point(min(max(x, whole.x), whole.right), min(max(y, whole.y), whole.bottom))

    # ---- inside the ring

    @property
    def _inside(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what the ring surrounds."""
        wide, high = self.cell_width, self.cell_height
        return (
            EDGE + wide + GAP,
            EDGE + high + GAP,
            (COLUMNS - 2) * wide - 2 * GAP,
            (ROWS - 2) * high - 2 * GAP,
        )

    def track(self, phase: int) -> Box:
        """Returns the place of a phase, 1 to 10, or of the laurel, 11."""
        left, top, width, _ = self._inside
        step = width / PHASES
        return self.box(left + (phase - 1) * step, top, step - 2, TRACK_HEIGHT)

    def marker(self, phase: int, place: int, count: int = 1) -> Box:
        """Returns where the n-th of the markers of a phase stands: one or two are larger than more."""
        cell = self.track(phase)
        columns = 2 if count <= 2 else 3
        row, column = divmod(place, columns)
        in_row = min(columns, count - row * columns)
        side = min((15 if count <= 2 else 12) * self.zoom, (cell.width - 4 * self.zoom) / columns)
        rows = -(-count // columns)
        middle = cell.bottom - 15 * self.zoom
        x = cell.centre.x - in_row * side / 2 + column * side
        y = middle - rows * side / 2 + row * side
        return Box(round(x), round(y), int(side), int(side))

    @property
    def centre(self) -> Box:
        """Returns the free area inside the ring, below the track."""
        left, top, width, height = self._inside
        return self.box(left, top + TRACK_HEIGHT + GAP, width, height - TRACK_HEIGHT - GAP)

    @property
    def _centre(self) -> tuple[float, float, float, float]:
        left, top, width, height = self._inside
        return left, top + TRACK_HEIGHT + GAP, width, height - TRACK_HEIGHT - GAP

    @property
    def _piles(self) -> tuple[float, float, float, float]:
        """Left edge of the deck, their top, width and height of both."""
        left, top, width, height = self._centre
        most = (width - 22 - 28 - 2 * DIE - 8 - 32) / 2
        high = min(DECK_HEIGHT + 0.2 * self.high, height - 22, most * DECK_HEIGHT / DECK_WIDTH)
        wide = high * DECK_WIDTH / DECK_HEIGHT
        used = 2 * wide + 22 + 28 + 2 * DIE + 8
        return left + (width - used) / 2, top + (height - high - 18) / 2 + 18, wide, high

    @property
    def deck(self) -> Box:
        """The face-down deck."""
        return self.box(*self._piles)

    @property
    def pile(self) -> Box:
        """The discard pile."""
        left, top, wide, high = self._piles
        return self.box(left + wide + 22, top, wide, high)

    def caption(self, box: Box) -> Box:
        """Returns the line of words above the deck or the pile."""
        high = round(16 * self.zoom)
        spread = round(10 * self.zoom)
        return Box(box.x - spread, box.y - high - round(2 * self.zoom), box.width + 2 * spread, high)

    def die(self, slot: int) -> Box:
        """Returns one of the two dice."""
        left, top, wide, high = self._piles
        x = left + 2 * wide + 22 + 28 + slot * (DIE + 8)
        return self.box(x, top + (high - DIE) / 2 - 12, DIE, DIE)

    @property
    def status(self) -> Box:
        """The words below the dice."""
        left, top, wide, high = self._piles
        x = left + 2 * wide + 22 + 28
        y = top + (high - DIE) / 2 - 12 + DIE + 6
        return self.box(x - 8, y, 2 * DIE + 24, min(44.0, self._centre[1] + self._centre[3] - y))

    # ---- what takes the place of deck, pile and dice

    def number(self, number: int) -> Box:
        """Returns a number, 1 to 12, of the pad for a question."""
        left, top, width, height = self._centre
        row, column = divmod(number - 1, 6)
        wide = min(width / 6, 72.0)
        x = left + (width - 6 * wide) / 2
        high = min(50.0, (height - 50) / 2)
        return self.box(x + column * wide + 3, top + 2 + row * high, wide - 6, high - 5)

    def direction(self, direction: int) -> Box:
        """Returns one of the two directions of a question."""
        left, top, width, height = self._centre
        high = min(50.0, (height - 50) / 2)
        wide = min(width, 6 * 72.0)
        x = left + (width - wide) / 2
        # clockwise is on the right, as one sits at the table
        return self.box(x + (1 - direction) * wide / 2 + 3, top + 2 + 2 * high + 2, wide / 2 - 6, 42)

    def kind(self, place: int, count: int) -> Box:
        """Returns the n-th of some kinds of actions, in rows of four."""
        left, top, width, height = self._centre
        row, column = divmod(place, 4)
        in_row = min(4, count - 4 * row)
        wide, high = min(width / 4, 120.0), height / 2
        x = left + (width - in_row * wide) / 2
        return self.box(x + column * wide + 3, top + row * high + 2, wide - 6, high - 5)

    def fan(self, place: int, count: int) -> Box:
        """Returns the n-th of the cards of the pile that are looked through."""
        left, top, width, height = self._centre
        most = int(height // _FAN_ROW)
        rows = next((rows for rows in range(1, most) if _fits(rows, count, width, height)), most)
        each = -(-count // rows)
        row, column = divmod(place, each)
        high = min(height / rows - 3, CARD_HEIGHT)
        wide = min(high * CARD_WIDTH / CARD_HEIGHT + 6, CARD_WIDTH)
        step = min(wide + 4, (width - 6 - wide) / max(each - 1, 1))
        used = step * (min(each, count) - 1) + wide
        y = top + (height - rows * (high + 3)) / 2
        return self.box(left + (width - used) / 2 + column * step, y + row * (high + 3), wide, high)

    # ---- the column on the right

    @property
    def melds(self) -> Box:
        """All rows of laid combinations."""
        left = EDGE + COLUMNS * self.cell_width + 8
        return self.box(left, EDGE, self._right - left, ROWS * self.cell_height)

    # ---- below the ring

    def sort(self, place: int) -> Box:
        """Returns one of the three ways to sort the hand."""
        return self.box(EDGE + place * 92, self._bar_y + 1, 88, BAR - 2)

    @property
    def progress(self) -> Box:
        """What is said of the hand and the phase."""
        left = EDGE + 3 * 92 + 4
        return self.box(left, self._bar_y + 1, self._right - left, BAR - 2)

    def progress_beside(self, *, button: bool, peek: bool) -> Box:
        """Returns the same, with room for the button at its right end and for that on its left."""
        box, gap = self.progress, round(6 * self.zoom)
        left = self.peek.right + gap if peek else box.x
        right = self.button.x - gap if button else box.right
        return Box(left, box.y, right - left, box.height)

    @property
    def peek(self) -> Box:
        """The button that turns the hand up and down, beside those that sort it."""
        return self.box(EDGE + 3 * 92, self._bar_y + 1, 116, BAR - 2)

    @property
    def button(self) -> Box:
        """The button at the right end of the bar."""
        return self.box(self._right - 170, self._bar_y + 1, 170, BAR - 2)

    @property
    def builder(self) -> Box:
        """Where a phase is put together."""
        return self.box(EDGE, self._builder_y, self._right - EDGE, self._builder_height)

    @property
    def hand_area(self) -> Box:
        """All of the hand."""
        return self.box(EDGE, self._hand_y, self._right - EDGE, self.card_height)

    @property
    def most_in_row(self) -> int:
        """How many cards of the hand lie in one row before there are two."""
        return int((self._right - EDGE - CARD_WIDTH) // LEAST_STEP) + 1

    def hand(self, place: int, count: int, *, lifted: bool = False) -> Box:
        """Returns the n-th card of the hand; many cards overlap, very many lie in two rows."""
        width = self._right - EDGE
        rows = 1 if count <= self.most_in_row else 2
        each = -(-count // rows)
        row, column = divmod(place, each)
        wide = min(CARD_WIDTH * self.card_height / CARD_HEIGHT, CARD_WIDTH * 1.25)
        step = min(wide + 4, (width - wide) / max(each - 1, 1))
        high = self.card_height / rows - (2 if rows > 1 else 0)
        y = self._hand_y + row * (high + 3) - (LIFT - 1 if lifted else 0)
        return self.box(EDGE + column * step, y, wide, high)


def _fits(rows: int, count: int, width: float, height: float) -> bool:
    """Tells whether so many cards of the pile can be told apart in a number of rows."""
    each = -(-count // rows)
    wide = min((height / rows - 3) * CARD_WIDTH / CARD_HEIGHT + 6, CARD_WIDTH)
    return (width - 6 - wide) / max(each - 1, 1) >= _FAN_STEP
