"""Where things lie on the table of CV, as plain numbers: no Qt objects."""

from __future__ import annotations

from attrs import frozen

from cvdesk.ui.board.layout import LARGEST, Box, least_zoom

WIDTH, HEIGHT = 760.0, 504.0
"""The board at scale 100 %, in pixels."""

CARD_WIDTH, CARD_HEIGHT = 106.0, 156.0
TRACK = 5
DICE = 7
TOKENS = 7
COLUMNS = 5
"""One pile for each type."""

EDGE = 4.0
"""What stays free around everything, for the focus ring."""
GAP = 6.0
AGES_WIDTH = 60.0
RIGHT_WIDTH = 118.0
CHIP = 24.0
"""The height of tabs, chips and strips that are clicked."""
DIE = 50.0
DIE_WORD = 16.0
"""The line below a die that says what becomes of it."""
HEADER = 24.0
ACTIVE = 98.0
"""The least height of an active card."""
STRIP, THIN_STRIP = 20.0, 14.0
"""The height of a covered card's title, and what it shrinks to."""
SLOT = 11.0
"""The height of a place between two cards of a pile."""
GHOST = 34.0
"""The place on top of a pile, while a card is placed."""
GOAL_HEIGHT = 48.0
EVENT_HEIGHT = 44.0
CAPTION = 14.0
_DRAFT_WIDTH, _DRAFT_HEIGHT = 148.0, 218.0
_WIDEST_CARD = 1.5
_WIDEST_RIGHT = 60.0
_MOST_STEP = 34.0


@frozen
class Rows:
    """Where the cards of a pile lie, the lowest first, and the place on top of them."""

    cards: tuple[Box, ...]
    ghost: Box | None = None
    """Only while a card is placed."""
    gaps: tuple[Box, ...] = ()
    """Likewise: below each card, the place and the head of the card, which are clicked together."""


@frozen
class CvLayout:
    """The table in an area of the window; sizes are those of the design, boxes are in pixels."""

    zoom: float
    """Pixels for one pixel of the design."""
    wide: float
    """How much wider than the design the area is."""
    high: float
    """How much higher."""

    @classmethod
    def within(cls, width: float, height: float, scale: float) -> CvLayout:
        """Lays the table out in an area; `scale` is the UI scale as a factor."""
        wish = min(width / WIDTH, height / HEIGHT)
        zoom = max(least_zoom(scale), min(wish, LARGEST * scale))
        return cls(zoom, max(0.0, width / zoom - WIDTH), max(0.0, height / zoom - HEIGHT))

    # ---- sizes that grow with the area

    @property
    def card_width(self) -> float:
        """The width of a card of the track: it takes most of any extra width."""
        return min(CARD_WIDTH + 0.7 * self.wide / TRACK, _WIDEST_CARD * CARD_WIDTH)

    @property
    def card_height(self) -> float:
        """The height of a card of the track."""
        return CARD_HEIGHT + min(0.2 * self.high, 44.0)

    @property
    def right_width(self) -> float:
        """The width of the column of goals and events."""
        return RIGHT_WIDTH + min(0.3 * self.wide, _WIDEST_RIGHT)

    @property
    def _right(self) -> float:
        return WIDTH + self.wide - EDGE - self.right_width

    @property
    def _middle(self) -> tuple[float, float]:
        """Left and right edge of the track and the dice."""
        return EDGE + AGES_WIDTH + 8, self._right - 8

    @property
    def _chips_y(self) -> float:
        return EDGE + self.card_height + 4

    @property
    def _dice_y(self) -> float:
        return self._chips_y + CHIP + GAP

    @property
    def _tabs_y(self) -> float:
        return self._dice_y + DIE + DIE_WORD + GAP

    @property
    def _piles_y(self) -> float:
        return self._tabs_y + CHIP + GAP

    @property
    def _bottom(self) -> float:
        return HEIGHT + self.high - EDGE

    def _box(self, x: float, y: float, width: float, height: float) -> Box:
        zoom = self.zoom
        left, top = round(x * zoom), round(y * zoom)
        return Box(left, top, round((x + width) * zoom) - left, round((y + height) * zoom) - top)

    # ---- the track and what is below it

    def track(self, place: int) -> Box:
        """Returns the n-th place of the track."""
        left, right = self._middle
        step = (right - left - self.card_width) / (TRACK - 1)
        return self._box(left + place * step, EDGE, self.card_width, self.card_height)

    @property
    def track_places(self) -> int:
        """How many cards the track holds."""
        return TRACK

    @property
    def track_area(self) -> Box:
        """All of the track."""
        left, right = self._middle
        return self._box(left, EDGE, right - left, self.card_height)

    @property
    def removal(self) -> Box:
        """The mark under the leftmost card."""
        return self._box(self._middle[0], self._chips_y, self.card_width, CHIP)

    @property
    def extra(self) -> Box:
        """Where symbols left of played events are shown."""
        left = self._middle[0] + self.card_width + 8
        return self._box(left, self._chips_y, 150, CHIP)

    def palette(self, place: int, count: int) -> Box:
        """Returns the n-th of some chips, at the right end of the row below the track."""
        width, step = 40.0, 44.0
        right = self._middle[1] - self._luck_width - 6
        return self._box(right - (count - place) * step + (step - width), self._chips_y, width, CHIP)

    @property
    def _luck_width(self) -> float:
        return 92.0

    @property
    def luck(self) -> Box:
        """The chip that pays with three luck."""
        return self._box(self._middle[1] - self._luck_width, self._chips_y, self._luck_width, CHIP)

    # ---- dice, tokens

    def die(self, slot: int) -> Box:
        """Returns a die together with the word below it."""
        return self._box(self._middle[0] + slot * self._die_step, self._dice_y, DIE, DIE + DIE_WORD)

    @property
    def _die_step(self) -> float:
        return DIE + 4 + min(0.04 * self.wide, 14.0)

    def token(self, place: int) -> Box:
        """Returns the place of the tokens with one symbol: two rows of four."""
        row, column = divmod(place, 4)
        left = self._middle[0] + DICE * self._die_step + 4
        return self._box(left + column * 25, self._dice_y + row * 34, 23, 32)

    @property
    def tray(self) -> Box:
        """The ground below the tokens."""
        left = self._middle[0] + DICE * self._die_step
        return self._box(left, self._dice_y - 2, 106, DIE + DIE_WORD + 4)

    @property
    def status(self) -> Box:
        """What is to be known of throws and misfortune."""
        left = self._middle[0] + DICE * self._die_step + 112
        return self._box(left, self._dice_y - 2, self._middle[1] - left, DIE + DIE_WORD + 4)

    # ---- the ages

    def deck(self, age: int) -> Box:
        """Returns the place of a deck: early, middle, old."""
        height = (self._ages_bottom - EDGE - AGES_WIDTH - 3 * GAP) / 3
        return self._box(EDGE, EDGE + age * (height + GAP), AGES_WIDTH, height)

    @property
    def round(self) -> Box:
        """What is said of the round."""
        return self._box(EDGE, self._ages_bottom - AGES_WIDTH, AGES_WIDTH, AGES_WIDTH)

    @property
    def _ages_bottom(self) -> float:
        return self._dice_y + DIE + DIE_WORD

    # ---- the CV that is shown

    def tab(self, place: int, count: int) -> Box:
        """Returns the n-th of the tabs."""
        room = self._right - 8 - EDGE
        step = min(room / count, 210.0)
        return self._box(EDGE + place * step, self._tabs_y, step - GAP, CHIP)

    def column(self, type: int) -> Box:
        """Returns the whole pile of a type, heading and cards."""
        room = self._right - 8 - EDGE
        width = (room - (COLUMNS - 1) * GAP) / COLUMNS
        return self._box(EDGE + type * (width + GAP), self._piles_y, width, self._bottom - self._piles_y)

    def header(self, type: int) -> Box:
        """Returns the heading of a pile."""
        column = self.column(type)
        return Box(column.x, column.y, column.width, round(HEADER * self.zoom))

    def rows(self, type: int, count: int, *, placing: bool = False) -> Rows:
        """Returns where that many cards of a pile lie; while one is placed they make room for it."""
        column, zoom = self.column(type), self.zoom
        top = column.y + (HEADER + 3) * zoom
        room = column.bottom - top
        if placing:
            ghost = GHOST * zoom
            step = min(_MOST_STEP * zoom, (room - ghost) / max(count, 1))
            slot = min((SLOT + 2) * zoom, 0.5 * step)
            cards = [_row(column, top + place * step + slot, step - slot - 1) for place in range(count)]
            gaps = [_row(column, top + place * step, step) for place in range(count)]
            y = top + count * step + 2 * zoom
            return Rows(tuple(cards), Box(column.x, round(y), column.width, round(ghost)), tuple(gaps))
        step = min(STRIP * zoom, (room - ACTIVE * zoom) / max(count - 1, 1))
        cards = [_row(column, top + place * step, step) for place in range(count - 1)]
        if count:
            y = top + (count - 1) * step
            cards.append(_row(column, y, min(column.bottom - y, 150 * zoom)))
        return Rows(tuple(cards))

    def waiting(self, type: int, *, placing: bool = False) -> Box:
        """Returns the place of a card without a type in an empty pile."""
        column, zoom = self.column(type), self.zoom
        top = round(column.y + (HEADER + 3 + (GHOST + 4 if placing else 0)) * zoom)
        return Box(column.x, top, column.width, min(column.bottom - top, round(130 * zoom)))

    # ---- goals and events

    def caption(self, y: float) -> Box:
        """Returns a line of words in the right column; `y` is in pixels of the design."""
        return self._box(self._right, y, self.right_width, CAPTION)

    def goals_y(self, publics: int) -> tuple[float, float, float]:
        """Returns where public goals, the own one and the events begin, their captions included."""
        own = EDGE + CAPTION + publics * (GOAL_HEIGHT + 4) + 2
        return EDGE, own, own + CAPTION + GOAL_HEIGHT + 6

    def public_goal(self, place: int) -> Box:
        """Returns the n-th public goal."""
        y = EDGE + CAPTION + place * (GOAL_HEIGHT + 4)
        return self._box(self._right, y, self.right_width, GOAL_HEIGHT)

    def own_goal(self, publics: int) -> Box:
        """Returns the own goal, below that many public ones."""
        y = self.goals_y(publics)[1] + CAPTION
        return self._box(self._right, y, self.right_width, GOAL_HEIGHT)

    def event(self, place: int, count: int, publics: int) -> Box:
        """Returns the n-th of the events in the hand; many of them become lower."""
        y = self.goals_y(publics)[2] + CAPTION
        step = min(EVENT_HEIGHT + 4, (self._bottom - y) / max(count, 1))
        return self._box(self._right, y + place * step, self.right_width, step - 4)

    # ---- the draft

    @property
    def draft_area(self) -> Box:
        """The ground of the childhood draft: all below the track."""
        y = self._chips_y
        return self._box(EDGE, y, self._right - 8 - EDGE, self._bottom - y)

    @property
    def draft_heading(self) -> Box:
        """The words over the cards of the draft."""
        area = self.draft_area
        return Box(area.x, area.y + round(4 * self.zoom), area.width, round(26 * self.zoom))

    def draft(self, place: int, count: int) -> Box:
        """Returns the n-th of the cards of the draft."""
        area = self._right - 8 - EDGE
        top = self._chips_y + 34
        height = min(_DRAFT_HEIGHT, self._bottom - top - 8) + min(0.5 * self.high, 60)
        height = min(height, self._bottom - top - 8)
        width = _DRAFT_WIDTH + min(0.1 * self.wide, 40)
        step = width + 26
        left = EDGE + (area - (count - 1) * step - width) / 2
        y = top + (self._bottom - top - height) / 2
        return self._box(left + place * step, y, width, height)


def _row(column: Box, y: float, height: float) -> Box:
    return Box(column.x, round(y), column.width, round(y + height) - round(y))
