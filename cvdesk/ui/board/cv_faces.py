"""Paints the cards of CV: band with title, cost, effect, and what is to be said of them now."""

from __future__ import annotations

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cvdesk.games.cv.cards import CHILDHOOD, DECKS, Card
from cvdesk.ui import icons
from cvdesk.ui.board.brush import OUTLINE, Brush, outline_of, square
from cvdesk.ui.board.cv_effects import marks_of, paint_marks
from cvdesk.ui.board.cv_layout import CARD_WIDTH
from cvdesk.ui.board.cv_symbols import AGE_ICONS, TYPE_WORDS, paint_symbols
from cvdesk.ui.fit import SMALLEST, fit_text, paint_fitted

RADIUS, THICKNESS = 8.0, 1.6
_TOP, _COST, _FOOT = 18.0, 25.0, 19.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


@frozen
class Face:
    """What is printed on a card, in the language in use."""

    card: Card
    title: str
    note: str = ""
    """A few words about the special effect."""
    condition: str = ""
    """What must hold, in place of a cost."""
    upkeep: str = ""
    """The words beside struck symbols."""


@frozen
class Badge:
    """What is said at the foot of a card of the track."""

    kind: str = ""
    """``can``, ``no``, ``short``, ``words``, ``throw`` or ``chosen``; empty for nothing."""
    words: str = ""
    symbols: tuple[int, ...] = ()


def age_icon(card: Card) -> str:
    """Returns the mark of the age to which a card belongs."""
    if card.number in CHILDHOOD:
        return "age-childhood"
    return next((AGE_ICONS[age] for age, deck in enumerate(DECKS) if card.number in deck), "goal")


def smallest(brush: Brush) -> int:
    """Returns the least size of letters in pixels."""
    return round(brush.length(SMALLEST))


def paint_paper(
    painter: QPainter, brush: Brush, rect: QRectF, fill: QColor, radius: float = RADIUS
) -> QPainterPath:
    """Paints the ground of a card and the edge of the cardboard below it; returns its shape."""
    shape = outline_of(brush, rect, radius)
    painter.fillPath(shape.translated(0, brush.length(THICKNESS)), brush.colour("line"))
    painter.fillPath(shape, fill)
    return shape


def paint_frame(painter: QPainter, brush: Brush, shape: QPainterPath) -> None:
    """Paints the outline over everything else."""
    painter.strokePath(shape, brush.pen("ink", OUTLINE))


# ---- the band


def paint_band(
    painter: QPainter, brush: Brush, shape: QPainterPath, band: QRectF, face: Face, type: int | None = None
) -> None:
    """Paints the coloured band with glyph and title; `type` is what a two-coloured card has become."""
    types = face.card.types if type is None else (type,)
    painter.save()
    painter.setClipPath(shape)
    top = QRectF(band.left(), band.top(), band.width(), brush.length(_TOP))
    if len(types) == 2:
        _paint_split(painter, brush, top, types)
        painter.fillRect(band.adjusted(0, top.height(), 0, 0), brush.colour("raised"))
        ink = brush.colour("ink")
    else:
        role = f"type.{TYPE_WORDS[types[0]]}"
        painter.fillRect(band, brush.colour(role))
        ink = brush.on(role)
    painter.restore()
    _paint_glyphs(painter, brush, top, types, face.card)
    words = band.adjusted(brush.length(7), top.height() - brush.length(3), -brush.length(7), -brush.length(2))
    font = brush.theme.font_of_pixels(round(brush.length(12)), bold=True)
    paint_fitted(
        painter, words, fit_text(face.title, font, words.width(), words.height(), smallest(brush)), ink
    )
    painter.setPen(brush.pen("ink", 1.4))
    inset = brush.length(OUTLINE) / 2
    painter.drawLine(band.bottomLeft() + QPointF(inset, 0), band.bottomRight() - QPointF(inset, 0))


def _paint_split(painter: QPainter, brush: Brush, top: QRectF, types: tuple[int, ...]) -> None:
    """Divides the head of the band by a diagonal."""
    slant = top.height() * 0.6
    painter.fillRect(top, brush.colour(f"type.{TYPE_WORDS[types[1]]}"))
    half = QPainterPath(top.topLeft())
    half.lineTo(top.center().x() + slant, top.top())
    half.lineTo(top.center().x() - slant, top.bottom())
    half.lineTo(top.bottomLeft())
    half.closeSubpath()
    painter.fillPath(half, brush.colour(f"type.{TYPE_WORDS[types[0]]}"))
    painter.setPen(brush.pen("ink", 1.2))
    painter.drawLine(
        QPointF(top.center().x() + slant, top.top()), QPointF(top.center().x() - slant, top.bottom())
    )
    painter.drawLine(top.bottomLeft(), top.bottomRight())


def _paint_glyphs(painter: QPainter, brush: Brush, top: QRectF, types: tuple[int, ...], card: Card) -> None:
    side, margin = brush.length(13), brush.length(6)
    y = top.center().y() - side / 2 + brush.length(0.5)
    left = QRectF(top.left() + margin, y, side, side)
    icons.paint(painter, TYPE_WORDS[types[0]], left, brush.on(f"type.{TYPE_WORDS[types[0]]}"))
    right = QRectF(top.right() - margin - side, y, side, side)
    if len(types) == 2:
        icons.paint(painter, TYPE_WORDS[types[1]], right, brush.on(f"type.{TYPE_WORDS[types[1]]}"))
    elif len(card.types) == 2:
        # decided: the other colour stays as a small corner
        other = next(each for each in card.types if each != types[0])
        ink = brush.on(f"type.{TYPE_WORDS[types[0]]}")
        icons.paint(painter, TYPE_WORDS[other], right, ink, opacity=0.75)


# ---- whole cards


def paint_track_card(
    painter: QPainter,
    brush: Brush,
    rect: QRectF,
    face: Face,
    badge: Badge,
    *,
    fill: QColor,
    struck: tuple[int, ...] = (),
) -> None:
    """Paints a card with its cost, as it lies on the track or in the draft."""
    # in a tall window cards grow in height alone, and letters must not outgrow the width
    brush = evolve(brush, zoom=min(brush.zoom, rect.width() / CARD_WIDTH))
    shape = paint_paper(painter, brush, rect, fill)
    band = QRectF(rect.left(), rect.top(), rect.width(), _band_height(brush, rect))
    paint_band(painter, brush, shape, band, face)
    inset = brush.length(OUTLINE)
    cost = QRectF(rect.left() + inset, band.bottom(), rect.width() - 2 * inset, brush.length(_COST))
    foot = QRectF(rect.left() + inset, rect.bottom() - brush.length(_FOOT), cost.width(), brush.length(_FOOT))
    body_top = band.bottom()
    if face.card.number not in CHILDHOOD:
        paint_cost(painter, brush, cost, face, struck)
        body_top = cost.bottom()
    body = QRectF(cost.left(), body_top, cost.width(), foot.top() - body_top)
    paint_effect(painter, brush, body.adjusted(brush.length(4), 0, -brush.length(4), 0), face)
    paint_foot(painter, brush, foot, face.card, badge)
    paint_frame(painter, brush, shape)


def _band_height(brush: Brush, rect: QRectF) -> float:
    return brush.length(53) if rect.height() > brush.length(140) else brush.length(46)


def paint_cost(painter: QPainter, brush: Brush, rect: QRectF, face: Face, struck: tuple[int, ...]) -> None:
    """Paints the symbols to be paid, those struck off by an event with a bar, or the condition."""
    painter.fillRect(rect, brush.colour("hover"))
    painter.setPen(brush.pen("line", 1))
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())
    symbols = face.card.cost
    inner = rect.adjusted(brush.length(4), brush.length(2), -brush.length(4), -brush.length(2))
    if not symbols:
        font = brush.theme.font_of_pixels(round(brush.length(11)))
        fitted = fit_text(face.condition, font, inner.width(), inner.height(), smallest(brush))
        paint_fitted(painter, inner, fitted, brush.colour("ink"))
        return
    left = list(struck)
    bars = []
    for symbol in symbols:
        bars.append(symbol in left)
        if symbol in left:
            left.remove(symbol)
    paint_symbols(painter, brush, inner, symbols, brush.length(19), struck=bars)


def paint_effect(painter: QPainter, brush: Brush, rect: QRectF, face: Face, size: float = 22) -> None:
    """Paints what the card does: a row of pictures, and a few words for what is special."""
    groups = marks_of(face.card)
    note = face.note or face.upkeep
    if not note:
        paint_marks(painter, brush, rect, groups, brush.length(size + 4))
        return
    font = brush.theme.font_of_pixels(round(brush.length(11)))
    fitted = fit_text(note, font, rect.width(), rect.height() - brush.length(size + 4), smallest(brush))
    line = fitted.font.pixelSize() * 1.18
    high = len(fitted.lines) * line
    row = brush.length(size) if groups else 0.0
    gap = brush.length(2) if groups else 0.0
    top = rect.top() + max(0.0, (rect.height() - row - gap - high) / 2)
    paint_marks(painter, brush, QRectF(rect.left(), top, rect.width(), row), groups, brush.length(size))
    words = QRectF(rect.left(), top + row + gap, rect.width(), high)
    paint_fitted(painter, words, fitted, brush.colour("ink"))


def paint_foot(painter: QPainter, brush: Brush, rect: QRectF, card: Card, badge: Badge) -> None:
    """Paints number, state and age of a card."""
    side = brush.length(12)
    font = brush.theme.font_of_pixels(round(brush.length(10)))
    painter.setFont(font)
    painter.setPen(brush.colour("muted"))
    margin = brush.length(6)
    painter.drawText(rect.adjusted(margin, 0, 0, -brush.length(2)), int(_LEFT), str(card.number))
    y = rect.center().y() - side / 2 - brush.length(1)
    age = QRectF(rect.right() - margin - side, y, side, side)
    icons.paint(painter, age_icon(card), age, brush.colour("muted"))
    room = rect.adjusted(brush.length(22), 0, -brush.length(22), -brush.length(3))
    paint_badge(painter, brush, room, badge)


def paint_badge(painter: QPainter, brush: Brush, room: QRectF, badge: Badge) -> None:
    """Paints whether a card can be had: a tick, what is short, a chance, or its place in the order."""
    if not badge.kind:
        return
    theme = brush.theme
    if badge.kind in ("can", "no"):
        name, role = ("check", "success") if badge.kind == "can" else ("close", "danger")
        icons.paint(
            painter, name, square(room, brush.length(14 if badge.kind == "can" else 11)), brush.colour(role)
        )
        return
    if badge.kind == "words":
        font = theme.font_of_pixels(round(brush.length(12)))
        fitted = fit_text(badge.words, font, room.width(), room.height(), smallest(brush))
        paint_fitted(painter, room, fitted, brush.colour("ink"))
        return
    if badge.kind == "short":
        side = brush.length(12)
        minus = QRectF(room.left(), room.top(), brush.length(8), room.height())
        painter.setFont(theme.font_of_pixels(round(brush.length(12)), bold=True))
        painter.setPen(brush.colour("danger"))
        painter.drawText(minus, int(_CENTRE), "\N{MINUS SIGN}")
        symbols = room.adjusted(brush.length(9), 0, 0, 0)
        paint_symbols(painter, brush, symbols, badge.symbols, side, left=True)
        return
    if badge.kind == "throw":
        side = brush.length(13)
        icon = QRectF(room.left(), room.center().y() - side / 2, side, side)
        icons.paint(painter, "replay", icon, brush.colour("accent"))
        font = theme.font_of_pixels(round(brush.length(12)), bold=True)
        words = room.adjusted(side + brush.length(1), 0, 0, 0)
        fitted = fit_text(badge.words, font, words.width(), words.height(), smallest(brush))
        paint_fitted(painter, words, fitted, brush.colour("accent"))
        return
    chosen = badge.kind == "chosen"
    pill = room.adjusted(0, brush.length(0.5), 0, -brush.length(0.5))
    painter.setPen(brush.pen("ink" if chosen else "line", 1))
    painter.setBrush(theme.colour("accent") if chosen else brush.colour("raised"))
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    font = theme.font_of_pixels(round(brush.length(11)), bold=True)
    fitted = fit_text(badge.words, font, pill.width() - brush.length(4), pill.height(), smallest(brush))
    paint_fitted(painter, pill, fitted, theme.on("accent") if chosen else brush.colour("ink"))


def paint_active_card(
    painter: QPainter, brush: Brush, rect: QRectF, face: Face, type: int | None, *, fill: QColor
) -> None:
    """Paints an active card of a CV: title and effect; what it has cost matters no more."""
    shape = paint_paper(painter, brush, rect, fill)
    high = brush.length(46 if rect.height() > brush.length(90) else 34)
    if rect.height() < brush.length(60):
        paint_strip_face(painter, brush, rect, face, type, shape)
        return
    band = QRectF(rect.left(), rect.top(), rect.width(), high)
    paint_band(painter, brush, shape, band, face, type)
    margin = brush.length(5)
    body = QRectF(
        rect.left() + margin, band.bottom() + 1, rect.width() - 2 * margin, rect.bottom() - band.bottom() - 3
    )
    paint_effect(painter, brush, body, face, 21)
    paint_frame(painter, brush, shape)


def paint_strip(
    painter: QPainter, brush: Brush, rect: QRectF, face: Face, type: int | None, high: float
) -> None:
    """Paints a covered card: the head of a sheet of which only the title is seen."""
    sheet = QRectF(rect.left(), rect.top(), rect.width(), max(high, rect.height()))
    shape = outline_of(brush, sheet, RADIUS)
    paint_strip_face(painter, brush, sheet, face, type, shape, head=rect)


def paint_strip_face(
    painter: QPainter,
    brush: Brush,
    rect: QRectF,
    face: Face,
    type: int | None,
    shape: QPainterPath,
    *,
    head: QRectF | None = None,
) -> None:
    """Paints one line with glyph and title over a whole shape."""
    types = face.card.types if type is None else (type,)
    role = f"type.{TYPE_WORDS[types[0]]}"
    painter.fillPath(shape, brush.colour(role))
    area = head or rect
    area = QRectF(area.left(), area.top(), area.width(), min(area.height(), brush.length(20)))
    side = min(brush.length(12), area.height() - 2)
    glyph = QRectF(area.left() + brush.length(6), area.center().y() - side / 2, side, side)
    icons.paint(painter, TYPE_WORDS[types[0]], glyph, brush.on(role))
    words = area.adjusted(side + brush.length(10), 0, -brush.length(4), 0)
    font = brush.theme.font_of_pixels(round(brush.length(11)), bold=False)
    least = smallest(brush)
    fitted = fit_text(face.title, font, words.width(), max(words.height(), least * 1.3), least)
    paint_fitted(painter, words, fitted, brush.on(role), _LEFT)
    paint_frame(painter, brush, shape)


def paint_back(painter: QPainter, brush: Brush, rect: QRectF, icon: str, radius: float = RADIUS) -> None:
    """Paints the back of a card: nothing can be known of it."""
    shape = paint_paper(painter, brush, rect, brush.colour("raised"), radius)
    painter.save()
    painter.setClipPath(shape)
    painter.setPen(brush.pen("ribbon", 2))
    step = brush.length(9)
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        x += step
    painter.restore()
    if icon:
        side = min(rect.width(), rect.height()) * 0.6
        box = square(rect, side)
        painter.setPen(brush.pen("ink", 1.2))
        painter.setBrush(brush.colour("paper"))
        painter.drawEllipse(box)
        icons.paint(painter, icon, square(rect, side * 0.66), brush.colour("ink"), brush.colour("hover"))
    paint_frame(painter, brush, shape)
