"""Paints a life story as one page of A4, on the screen, in a picture or in a PDF."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from cvdesk.engine.record import Seat
from cvdesk.games.story import Story
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import Names, plain
from cvdesk.ui import icons
from cvdesk.ui.palette import PALETTES, PLAYER_SHAPES
from cvdesk.ui.theme import families

WIDTH, HEIGHT = 794.0, 1123.0
"""A4 at 96 pixels to the inch: the units in which the page is laid out."""
_MARGIN = 64.0
_ICON = 26.0
_SIZES = (1.3, 1.2, 1.1, 1.0, 0.92, 0.85, 0.78, 0.7, 0.6)
"""How far the text grows or shrinks so that a life fills one page."""
_PICTURE_SCALE = 2.0
_DPI = 300

_INK, _MUTED, _LINE = (QColor(PALETTES["light"][role]) for role in ("ink", "muted", "line"))


@frozen
class Sheet:
    """A story with what it takes to write it: the seat, the names, the language, the title of the game."""

    story: Story
    seat: Seat
    names: Names
    language: str
    game: str


@frozen
class _Item:
    """A paragraph of the page: its words, font size, boldness, and the role of its icon if it has one."""

    words: str
    size: float
    bold: bool = False
    role: str = ""
    muted: bool = False
    before: float = 0.0


def paint_sheet(painter: QPainter, sheet: Sheet) -> None:
    """Paints the page onto a painter whose units are those of `WIDTH` and `HEIGHT`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), Qt.GlobalColor.white)
    _paint_head(painter, sheet)
    items = list(_items(sheet))
    top, bottom = 190.0, HEIGHT - 92
    scale = next((each for each in _SIZES if _height(items, each) <= bottom - top), _SIZES[-1])
    y = top
    for item in items:
        y = _paint_item(painter, item, y, scale)
    _paint_foot(painter, sheet)


def save_picture(path: Path, sheet: Sheet) -> bool:
    """Writes the page as a PNG picture; returns whether that was possible."""
    image = QImage(round(WIDTH * _PICTURE_SCALE), round(HEIGHT * _PICTURE_SCALE), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(_PICTURE_SCALE, _PICTURE_SCALE)
    paint_sheet(painter, sheet)
    painter.end()
    return QImageWriter(str(path), b"png").write(image)


def save_pdf(path: Path, sheet: Sheet) -> bool:
    """Writes the page as a PDF of one sheet of A4; returns whether that was possible."""
    writer = QPdfWriter(str(path))
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF())
    )
    writer.setResolution(_DPI)
    writer.setTitle(title_of(sheet))
    painter = QPainter()
    if not painter.begin(writer):
        return False
    painter.scale(writer.width() / WIDTH, writer.height() / HEIGHT)
    paint_sheet(painter, sheet)
    return painter.end()


def title_of(sheet: Sheet) -> str:
    """Returns what the page is called."""
    return text("ui-story-title", language=sheet.language, player=sheet.seat.name)


def as_text(sheet: Sheet) -> str:
    """Returns the page as plain text, for screen readers."""
    return "\n".join([title_of(sheet), *(item.words for item in _items(sheet))])


def _items(sheet: Sheet) -> Iterator[_Item]:
    def say(message: object) -> str:
        return plain(message, sheet.names, sheet.language)  # type: ignore[arg-type]  # messages only

    for passage in sheet.story.passages:
        yield _Item(say(passage.heading), 17, bold=True, before=20)
        for line in passage.lines:
            yield _Item(say(line.message), 14.5, role=line.role, before=9)
    for number, message in enumerate(sheet.story.closing):
        yield _Item(say(message), 16, bold=True, before=26 if number == 0 else 6)


def _font(size: float, *, bold: bool = False) -> QFont:
    font = QFont()
    font.setFamilies(families())
    # in units of the page, whatever the resolution of the device
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    return font


def _box(item: _Item, scale: float) -> QRectF:
    left = _MARGIN + ((_ICON + 12) * scale if item.role else 0)
    metrics = QFontMetricsF(_font(item.size * scale, bold=item.bold))
    room = QRectF(left, 0, WIDTH - _MARGIN - left, HEIGHT)
    return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), item.words)


def _height(items: list[_Item], scale: float) -> float:
    return sum(_advance(item, scale) for item in items)


def _advance(item: _Item, scale: float) -> float:
    least = _ICON * scale if item.role else 0.0
    return item.before * scale + max(_box(item, scale).height(), least)


def _paint_item(painter: QPainter, item: _Item, y: float, scale: float) -> float:
    top = y + item.before * scale
    box = _box(item, scale)
    side = _ICON * scale
    if item.role:
        fill, glyph = PALETTES["light"][item.role], PALETTES["light"][f"on:{item.role}"]
        chip = QRectF(_MARGIN, top, side, side)
        painter.setPen(QPen(_INK, 1.5))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(chip, 6, 6)
        inner = chip.adjusted(4, 4, -4, -4)
        icons.paint(painter, item.role.partition(".")[2], inner, QColor(glyph))
    painter.setFont(_font(item.size * scale, bold=item.bold))
    painter.setPen(_INK)
    drop = max(0.0, (side - box.height()) / 2) if item.role else 0.0
    area = QRectF(box.left(), top + drop, WIDTH - _MARGIN - box.left(), box.height() + 2)
    painter.drawText(area, int(Qt.TextFlag.TextWordWrap), item.words)
    return y + _advance(item, scale)


def _paint_head(painter: QPainter, sheet: Sheet) -> None:
    seat = sheet.seat
    badge = QRectF(_MARGIN, 62, 84, 84)
    shape, role = PLAYER_SHAPES[seat.colour - 1], f"player.{seat.colour}"
    icons.paint(painter, shape, badge, _INK, QColor(PALETTES["light"][role]))
    painter.setFont(_font(30, bold=True))
    painter.setPen(QColor(PALETTES["light"][f"on:{role}"]))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, seat.name[:1].upper())
    area = QRectF(badge.right() + 24, 62, WIDTH - _MARGIN - badge.right() - 24, 84)
    size = 34.0
    while size > 14 and QFontMetricsF(_font(size, bold=True)).horizontalAdvance(seat.name) > area.width():
        size -= 1
    painter.setFont(_font(size, bold=True))
    painter.setPen(_INK)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignTop), seat.name)
    painter.setFont(_font(17))
    painter.setPen(_MUTED)
    subtitle = text("ui-story-subtitle", language=sheet.language)
    painter.drawText(area, int(Qt.AlignmentFlag.AlignBottom), subtitle)
    painter.setPen(QPen(_INK, 2))
    painter.drawLine(QPointF(_MARGIN, 172), QPointF(WIDTH - _MARGIN, 172))


def _paint_foot(painter: QPainter, sheet: Sheet) -> None:
    y = HEIGHT - 66
    painter.setPen(QPen(_LINE, 1))
    painter.drawLine(QPointF(_MARGIN, y), QPointF(WIDTH - _MARGIN, y))
    painter.setFont(_font(11))
    painter.setPen(_MUTED)
    words = text("ui-story-foot", language=sheet.language, game=sheet.game)
    painter.drawText(QRectF(_MARGIN, y + 6, WIDTH - 2 * _MARGIN, 24), int(Qt.AlignmentFlag.AlignLeft), words)
