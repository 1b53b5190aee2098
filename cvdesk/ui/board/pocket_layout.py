"""Where things lie on the table of CV Pocket, as plain numbers: no Qt objects."""

from __future__ import annotations

from attrs import frozen

from cvdesk.ui.board.layout import HEIGHT, LARGEST, WIDTH, Box, least_zoom

COLUMNS = 3
LEVELS = 6
"""Rows that are always there; the last refill may make two more (Pocket 4.3)."""
RAIL_WIDTH = 38.0
CARD_WIDTH, CARD_HEIGHT = 150.0, 76.0
"""A card of the columns at scale 100 %, six rows high."""
STRIP = 24.0
"""The least height of a card in a CV."""
TAB_HEIGHT = STATUS_HEIGHT = 24.0
CELLS_ACROSS, CELLS_DOWN = 4, 3
"""The counters."""

_EDGE = 4.0
"""What stays free around everything, for the focus ring."""
_GAP = 6.0
_GUTTER = 10.0
"""Between the columns and what is beside them."""
_CELL_HEIGHT = 19.0
_SPACE = 2.0
"""Between the parts of the right side."""
_WIDEST_CARD, _HIGHEST_CARD = 240.0, 100.0
_WIDEST_SIDE = 400.0
_TO_CARDS = 0.7
"""Which part of further width the cards get."""
_NARROW_TAB, _BADGE_TAB = 70.0, 40.0
"""Below which width a tab shows no name, and how wide it is then."""
_STATUS = (0.19, 0.2, 0.35, 0.26)
"""How deck, refills, passes and the button share their row."""
_CHOICE_HEIGHT = 46.0
_TITLE_HEIGHT = 40.0
_CHOICES_ACROSS = 2


@frozen
class PocketLayout:
    """The table in an area of the window; sizes are those of the design, boxes are in pixels."""

    zoom: float
    """Pixels for one pixel of the design."""
    width: float
    height: float
    """The area in pixels of the design."""
    levels: int

    @classmethod
    def within(cls, width: float, height: float, scale: float, levels: int = LEVELS) -> PocketLayout:
        """Lays the table out in an area; `scale` is the UI scale as a factor."""
        wish = min(width / WIDTH, height / HEIGHT)
        zoom = max(least_zoom(scale), min(wish, LARGEST * scale))
        return cls(zoom, max(WIDTH, width / zoom), max(HEIGHT, height / zoom), max(LEVELS, levels))

    # ---- sizes that grow with the area

    @property
    def card_width(self) -> float:
        """The width of a card of the columns: it takes most of any further width."""
        return min(CARD_WIDTH + _TO_CARDS * (self.width - WIDTH) / COLUMNS, _WIDEST_CARD)

    @property
    def card_height(self) -> float:
        """The height of a card of the columns; more levels make it lower."""
        return min((self.height - 2 * _EDGE + _GAP) / self.levels - _GAP, _HIGHEST_CARD)

    @property
    def _side_width(self) -> float:
        free = self.width - 2 * _EDGE - RAIL_WIDTH - COLUMNS * (self.card_width + _GAP) - _GUTTER
        return min(free, _WIDEST_SIDE)

    @property
    def _left(self) -> float:
        """Where the rail begins: all of it is in the middle of a very wide area."""
        used = RAIL_WIDTH + COLUMNS * (self.card_width + _GAP) + _GUTTER + self._side_width
        return (self.width - used) / 2

    def _box(self, x: float, y: float, width: float, height: float) -> Box:
        zoom = self.zoom
        left, top = round(x * zoom), round(y * zoom)
        return Box(left, top, round((x + width) * zoom) - left, round((y + height) * zoom) - top)

    # ---- the columns

    def _y(self, level: int) -> float:
        return self.height - _EDGE + _GAP - level * (self.card_height + _GAP)

    def rail(self, level: int) -> Box:
        """Returns the place of a level's number; levels count from 1 at the bottom."""
        return self._box(self._left, self._y(level), RAIL_WIDTH, self.card_height)

    def slot(self, column: int, level: int) -> Box:
        """Returns the place of a card; columns count from 0, levels from 1 at the bottom."""
        x = self._left + RAIL_WIDTH + _GAP + column * (self.card_width + _GAP)
        return self._box(x, self._y(level), self.card_width, self.card_height)

    # ---- the chooser of a symbol, over the upper rows

    def chooser(self, count: int) -> Box:
        """Returns the panel that offers that many symbols."""
        rows = -(-count // _CHOICES_ACROSS)
        high = _TITLE_HEIGHT + rows * (_CHOICE_HEIGHT + _GAP) + _GAP
        x = self._left + RAIL_WIDTH + _GAP
        return self._box(x, _EDGE, COLUMNS * (self.card_width + _GAP) - _GAP, high)

    def chooser_title(self, count: int) -> Box:
        """Returns the line of words at its top."""
        panel = self.chooser(count)
        return Box(panel.x, panel.y, panel.width, round(_TITLE_HEIGHT * self.zoom))

    def choice(self, place: int) -> Box:
        """Returns the n-th symbol in the panel."""
        row, column = divmod(place, _CHOICES_ACROSS)
        x = self._left + RAIL_WIDTH + 2 * _GAP
        width = (COLUMNS * (self.card_width + _GAP) - 4 * _GAP) / _CHOICES_ACROSS
        y = _EDGE + _TITLE_HEIGHT + row * (_CHOICE_HEIGHT + _GAP)
        return self._box(x + column * (width + _GAP), y, width, _CHOICE_HEIGHT)

    # ---- the right side

    @property
    def _side(self) -> float:
        return self._left + RAIL_WIDTH + COLUMNS * (self.card_width + _GAP) + _GUTTER

    def tab(self, place: int, count: int, open: int) -> Box:
        """Returns the n-th of the tabs; where they are narrow, the open one gets what others can spare."""
        room = self._side_width - (count - 1) * _SPACE
        closed = room / count
        if closed < _NARROW_TAB:
            closed = _BADGE_TAB
        wide = room - (count - 1) * closed if place == open else closed
        x = place * (closed + _SPACE)
        if place > open:
            x += room - count * closed
        return self._box(self._side + x, _EDGE, wide, TAB_HEIGHT)

    def status(self, place: int) -> Box:
        """Returns the n-th of: deck, refills, passes, the button to pass."""
        room = self._side_width - (len(_STATUS) - 1) * 2 * _SPACE
        x = self._side + sum(_STATUS[:place]) * room + place * 2 * _SPACE
        return self._box(x, _EDGE + TAB_HEIGHT + _SPACE, _STATUS[place] * room, STATUS_HEIGHT)

    @property
    def counters(self) -> Box:
        """All counters."""
        return self._box(self._side, self._counters_y, self._side_width, CELLS_DOWN * _CELL_HEIGHT)

    @property
    def _counters_y(self) -> float:
        return _EDGE + TAB_HEIGHT + STATUS_HEIGHT + 2 * _SPACE

    @property
    def sheet(self) -> Box:
        """The paper on which the CV lies."""
        y = self._counters_y + CELLS_DOWN * _CELL_HEIGHT + _SPACE
        return self._box(self._side, y, self._side_width, self.height - _EDGE - y)

    @property
    def strips(self) -> int:
        """How many cards of a CV are seen at once."""
        return int((self.sheet.height + 0.5) / (STRIP * self.zoom))

    def strip(self, place: int) -> Box:
        """Returns the n-th strip of a CV from the top."""
        sheet = self.sheet
        step = STRIP * self.zoom
        top = round(sheet.y + place * step)
        return Box(sheet.x, top, sheet.width, round(sheet.y + (place + 1) * step) - top)
