"""What a card does, as a row of small pictures that need no words."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from cvdesk.games.cv.cards import EVENT, WILD, WORK, Card, X
from cvdesk.ui import icons
from cvdesk.ui.board.brush import Brush, square
from cvdesk.ui.board.cv_symbols import paint_symbol, paint_type_chip


class Mark(NamedTuple):
    """One picture of the row: a kind and what it shows."""

    kind: str
    """``symbol``, ``struck``, ``type``, ``no-type``, ``icon``, ``points`` or ``words``."""
    value: int | str


_WREATH = 1.5
"""How much larger than a symbol the points of a possession are."""
PLUS, TIMES = "+", "\N{MULTIPLICATION SIGN}"


def _icon(name: str) -> Mark:
    return Mark("icon", name)


_POWERS: dict[str, tuple[Mark, ...]] = {
    "insurance": (_icon("umbrella"), Mark("struck", X)),
    "old_age_only": (_icon("age-old"),),
    "convert_basic": (_icon("swap"), Mark("symbol", WILD)),
    "borrow_work": (_icon("person"), _icon("arrow"), Mark("type", WORK)),
    "no_more_work": (Mark("no-type", WORK),),
    "wild_basic": (),
    "convert_misfortune": (Mark("symbol", X), _icon("arrow"), Mark("symbol", WILD)),
    "fourth_throw": (_icon("replay"), Mark("words", f"{PLUS}1")),
    "reroll_misfortune": (_icon("replay"), Mark("symbol", X)),
    "double_at_end": (_icon("goal"), Mark("words", f"{TIMES}2")),
}


def marks_of(card: Card) -> tuple[tuple[Mark, ...], ...]:
    """Returns the groups of marks of a card: tokens, dice, power, upkeep, points."""
    gives = [Mark("symbol", symbol) for symbol in card.gives]
    if card.power == "wild_basic":
        gives.append(Mark("symbol", WILD))
    power: tuple[Mark, ...]
    if card.discount is not None:
        power = (Mark("type", card.discount), Mark("words", "\N{MINUS SIGN}1"))
    elif card.extra_dice:
        power = (_icon("die"), Mark("words", f"{PLUS}{card.extra_dice}"))
    else:
        power = _POWERS.get(card.power, ())
    dice = (_icon("die"), Mark("words", f"{PLUS}{card.dice}")) if card.dice else ()
    upkeep = tuple(Mark("struck", symbol) for symbol in card.upkeep)
    points = (Mark("points", card.vp),) if card.vp else ()
    groups = (tuple(gives), dice, power, upkeep, points)
    return tuple(group for group in groups if group)


def goal_marks(card: Card, types: dict[str, int]) -> tuple[Mark, ...]:
    """Returns the set that a goal counts; `types` are the types by name."""
    marks = []
    for thing in card.per:
        marks.append(_icon("tokens") if thing == "token" else Mark("type", types[thing]))
    return tuple(marks)


def is_event(card: Card) -> bool:
    """Tells whether a card is for the hand."""
    return EVENT in card.types


# ---- painting


def row_width(groups: tuple[tuple[Mark, ...], ...], brush: Brush, side: float) -> float:
    """Returns how wide the groups are in a row."""
    inner, between = side * 0.1, side * 0.38
    return sum(_group_width(group, brush, side, inner) for group in groups) + between * (len(groups) - 1)


def _group_width(group: tuple[Mark, ...], brush: Brush, side: float, inner: float) -> float:
    return sum(_mark_width(mark, brush, side) for mark in group) + inner * (len(group) - 1)


def _mark_width(mark: Mark, brush: Brush, side: float) -> float:
    if mark.kind == "words":
        return QFontMetricsF(_font(brush, side)).horizontalAdvance(str(mark.value)) + side * 0.04
    return side * {"arrow": 0.8, "points": _WREATH}.get(
        mark.kind if mark.kind == "points" else str(mark.value), 1.0
    )


def _font(brush: Brush, side: float) -> QFont:
    return brush.theme.font_of_pixels(round(side * 0.72), bold=True)


def paint_marks(
    painter: QPainter,
    brush: Brush,
    rect: QRectF,
    groups: tuple[tuple[Mark, ...], ...],
    size: float,
    *,
    left: bool = False,
) -> None:
    """Paints the groups in a row, centred or from the left, smaller where they would not fit."""
    if not groups:
        return
    side = min(size, rect.height())
    wide = row_width(groups, brush, side)
    if wide > rect.width():
        side *= rect.width() / wide
        wide = rect.width()
    x = rect.left() if left else rect.center().x() - wide / 2
    y = rect.center().y() - side / 2
    for group in groups:
        for mark in group:
            width = _mark_width(mark, brush, side)
            paint_mark(painter, brush, QRectF(x, y, width, side), mark)
            x += width + side * 0.1
        x += side * 0.28


def paint_mark(painter: QPainter, brush: Brush, box: QRectF, mark: Mark) -> None:
    """Paints one mark into its box."""
    value = mark.value
    if mark.kind in ("symbol", "struck"):
        paint_symbol(painter, brush, box, int(value), struck=mark.kind == "struck")
    elif mark.kind in ("type", "no-type"):
        chip = square(box, box.height() * 0.94)
        paint_type_chip(painter, brush, chip, int(value), struck=mark.kind == "no-type")
    elif mark.kind == "points":
        wreath = square(box, box.height() * _WREATH)
        icons.paint(painter, "goal", wreath, brush.colour("ink"))
        painter.setFont(_font(brush, box.height() * 0.8))
        painter.setPen(brush.colour("ink"))
        painter.drawText(wreath, Qt.AlignmentFlag.AlignCenter, str(value))
    elif mark.kind == "icon":
        name = str(value)
        shrink = 0.62 if name == "arrow" else 0.92
        light = name == "die" or brush.ink is not None
        fill = brush.theme.colour("guard") if light else brush.colour("raised")
        ink = brush.theme.on("guard") if name == "die" else brush.colour("ink")
        icons.paint(painter, name, square(box, box.height() * shrink), ink, fill)
    else:
        painter.setFont(_font(brush, box.height()))
        painter.setPen(brush.colour("ink"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, str(value))
