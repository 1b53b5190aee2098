"""Where things lie on boards, as plain numbers: no Qt objects, so it is tested without a window."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple, TypeVar

from attrs import frozen

Key = TypeVar("Key", bound=Hashable)


class Point(NamedTuple):
    """A place in pixels."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The first pixel to the right of it."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The first pixel below it."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The point in its middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def grown(self, by: float) -> Box:
        """Returns it larger on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def meets(self, other: Box) -> bool:
        """Tells whether the two share any area."""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )


def between(start: Box, goal: Box, part: float) -> Box:
    """Returns the box at a part, 0 to 1, of the way from one to another."""
    return Box(*(a + (b - a) * part for a, b in zip(start, goal, strict=True)))


# ---- moving the focus with the arrow keys

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


def nearest(origin: Box, boxes: Mapping[Key, Box], direction: tuple[int, int]) -> Key | None:
    """Returns the box next to one in a direction: near, and not far off the line; None at the edge."""
    best: Key | None = None
    least = 0.0
    dx, dy = direction
    for key, box in boxes.items():
        across, down = box.centre.x - origin.centre.x, box.centre.y - origin.centre.y
        along = across * dx + down * dy
        aside = abs(across * dy) + abs(down * dx)
        if along < 1 or aside > 2 * along + 1:
            continue
        cost = along + 2 * aside
        if best is None or cost < least:
            best, least = key, cost
    return best


# ---- the spiral of That's Life!

COLUMNS, ROWS = 7, 5
SLOTS = 28

WIDTH, HEIGHT = 760.0, 504.0
"""The board at scale 100 %, in pixels."""
TILE_WIDTH, TILE_HEIGHT = 84.0, 80.0
BAND = 26.0
"""The height of a tile's coloured band."""
GUTTER = 24.0
EDGE = 4.0
"""What stays free around the tiles, for the focus ring."""
DIE = 64.0
LARGEST, SMALLEST = 1.6, 0.75
"""How far the board may grow and shrink against the UI scale."""
_STRETCH = 1.25
_GRID_LIMIT = 8


def _spiral() -> tuple[tuple[int, int], ...]:
    """Returns column and row of each slot: 20 around the edge, then an arm of 8."""
    ring = [(column, 0) for column in range(COLUMNS)]
    ring += [(COLUMNS - 1, row) for row in range(1, ROWS)]
    ring += [(column, ROWS - 1) for column in range(COLUMNS - 2, -1, -1)]
    ring += [(0, row) for row in range(ROWS - 2, 0, -1)]
    arm = [(column, 1) for column in range(1, COLUMNS - 1)] + [(COLUMNS - 2, 2), (COLUMNS - 2, 3)]
    return (*ring, *arm, (COLUMNS - 3, 3))


SPIRAL = _spiral()
"""Column and row of every slot, the outermost first."""


@frozen
class LifeLayout:
    """The spiral in an area of the window.

    Slots are counted from the outer end.  The finish lies on the last slot for good; a
    path that has become shorter begins further inside.
    """

    zoom: float
    """Pixels for one pixel of the design."""
    left: float
    top: float
    step_x: float
    step_y: float

    @classmethod
    def within(cls, width: float, height: float, scale: float) -> LifeLayout:
        """Lays the spiral out in an area; `scale` is the UI scale as a factor."""
        wish = min(width / WIDTH, height / HEIGHT)
        zoom = max(least_zoom(scale), min(wish, LARGEST * scale))
        step_x = _step(width - 2 * EDGE * zoom, COLUMNS, TILE_WIDTH * zoom, zoom)
        step_y = _step(height - 2 * EDGE * zoom, ROWS, TILE_HEIGHT * zoom, zoom)
        used_x = (COLUMNS - 1) * step_x + TILE_WIDTH * zoom
        used_y = (ROWS - 1) * step_y + TILE_HEIGHT * zoom
        return cls(zoom, max(0.0, (width - used_x) / 2), max(0.0, (height - used_y) / 2), step_x, step_y)

    @property
    def tile_width(self) -> int:
        """The width of a tile in whole pixels."""
        return round(TILE_WIDTH * self.zoom)

    @property
    def tile_height(self) -> int:
        """The height of a tile in whole pixels."""
        return round(TILE_HEIGHT * self.zoom)

    def slot(self, index: int) -> Box:
        """Returns the box of the tile on a slot, on whole pixels."""
        column, row = SPIRAL[index]
        return Box(*self._corner(column, row), self.tile_width, self.tile_height)

    def place(self, index: int, length: int) -> Box:
        """Returns the box of the n-th tile of a path of that many tiles."""
        return self.slot(SLOTS - length + index)

    def spot(self, slot: int) -> Point:
        """Returns the point by which an arrow passes a tile: beside its value and behind its pieces."""
        box = self.slot(slot)
        return Point(box.x + 0.87 * box.width, box.y + 0.66 * box.height)

    @property
    def centre(self) -> Box:
        """Returns the free area inside the spiral: three columns, two rows."""
        x, y = self._corner(1, 2)
        right, bottom = self._corner(3, 3)
        return Box(x, y, right + self.tile_width - x, bottom + self.tile_height - y)

    @property
    def die(self) -> Box:
        """Returns the box of the die, in the left third of the free area."""
        side = round(DIE * self.zoom)
        centre = self.centre
        return Box(round(centre.x + 10 * self.zoom), round(centre.y + (centre.height - side) / 2), side, side)

    def pieces(self, count: int) -> list[Box]:
        """Returns where up to eight pieces stand on a tile, relative to the tile's corner."""
        columns, rows = _grid(count)
        margin, gap = 4 * self.zoom, (4 if count <= 3 else 2) * self.zoom
        face = Box(
            margin,
            BAND * self.zoom,
            self.tile_width - 2 * margin,
            self.tile_height - BAND * self.zoom - margin,
        )
        side = min((face.width - (columns - 1) * gap) / columns, (face.height - (rows - 1) * gap) / rows)
        side = min(side, self.piece_side)
        boxes = []
        for index in range(count):
            row, column = divmod(index, columns)
            in_row = min(columns, count - row * columns)
            across = in_row * side + (in_row - 1) * gap
            down = rows * side + (rows - 1) * gap
            x = face.centre.x - across / 2 + column * (side + gap)
            y = face.centre.y - down / 2 + row * (side + gap)
            boxes.append(Box(round(x), round(y), int(side), int(side)))
        return boxes

    @property
    def piece_side(self) -> int:
        """Returns the side of a piece that has a tile for itself or travels."""
        return round(36 * self.zoom)

    def _corner(self, column: int, row: int) -> tuple[int, int]:
        return round(self.left + column * self.step_x), round(self.top + row * self.step_y)


def _step(room: float, count: int, tile: float, zoom: float) -> float:
    """Returns the distance of two tiles: what the room gives, but no more than a stretched gutter."""
    tight = tile + GUTTER * zoom
    return max(tight, min((room - tile) / (count - 1), tile + GUTTER * zoom * _STRETCH))


def least_zoom(scale: float) -> float:
    """Returns how small the board may get at a UI scale: not below its size at 100 %."""
    return max(SMALLEST * scale, min(scale, 1.0))


def _grid(count: int) -> tuple[int, int]:
    if count <= 2:
        return 2, 1
    if count <= 3:
        return 3, 1
    if count <= 6:
        return 3, 2
    return 4, 2


def must_stack(count: int) -> bool:
    """Tells whether so many pieces on one tile are shown as one each with ×n."""
    return count > _GRID_LIMIT
