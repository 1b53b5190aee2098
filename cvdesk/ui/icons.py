"""Paints our icons: vector drawings in any size and colour, no files and no font glyphs."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QTransform

from cvdesk.ui import icon_paths, icon_paths_phase10
from cvdesk.ui.icon_paths import Layer

GRID = 24.0
"""The side of the square in which icons are drawn."""

PATHS = icon_paths.PATHS | icon_paths_phase10.PATHS
"""Every drawing by its name."""

_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 4, "R": 5}
_RATIOS = (1, 2, 3)


def names() -> tuple[str, ...]:
    """Returns the names of all icons."""
    return tuple(PATHS)


def paint(
    painter: QPainter, name: str, rect: QRectF, ink: QColor, fill: QColor | None = None, *, opacity: float = 1
) -> None:
    """Paints an icon into a rectangle, centred and undistorted; without `fill` as an outline.

    Raises KeyError for a name that is not in `PATHS`.
    """
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * opacity)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / GRID, side / GRID)
    for layer, path in _drawing(name):
        _paint_layer(painter, layer, path, ink, fill)
    painter.restore()


def path_of(name: str, rect: QRectF, *, layer: int = 0) -> QPainterPath:
    """Returns the path of one layer of an icon, by default the hindmost, placed in a rectangle."""
    side = min(rect.width(), rect.height())
    place = QTransform()
    place.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    place.scale(side / GRID, side / GRID)
    return place.map(_drawing(name)[layer][1])


def pixmap(name: str, size: int, ink: QColor, fill: QColor | None = None, *, ratio: float = 1) -> QPixmap:
    """Returns an icon as a picture of `size` logical pixels for a screen of that pixel ratio."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint(painter, name, QRectF(0, 0, size, size), ink, fill)
    painter.end()
    return picture


def icon(
    name: str, colour: QColor, size: int = 24, *, fill: QColor | None = None, disabled: QColor | None = None
) -> QIcon:
    """Returns an icon for buttons and menus; `disabled` is its ink while it cannot be used."""
    result = QIcon()
    for ratio in _RATIOS:
        result.addPixmap(pixmap(name, size, colour, fill, ratio=ratio))
        if disabled is not None:
            result.addPixmap(pixmap(name, size, disabled, ratio=ratio), QIcon.Mode.Disabled)
    return result


def _paint_layer(
    painter: QPainter, layer: Layer, path: QPainterPath, ink: QColor, fill: QColor | None
) -> None:
    if layer.style == "ink":
        painter.fillPath(path, ink)
        return
    pen = QPen(ink, layer.width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    filled = layer.style == "fill" and fill is not None
    painter.setBrush(QBrush(fill) if filled and fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


@cache
def _drawing(name: str) -> tuple[tuple[Layer, QPainterPath], ...]:
    return tuple((layer, parse_path(layer.path)) for layer in PATHS[name])


def parse_path(words: str) -> QPainterPath:
    """Reads a path as `icon_paths` describes; raises ValueError for anything else."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    rest = words.split()
    while rest:
        command = rest.pop(0)
        if command not in _ARGUMENTS:
            raise ValueError(command)
        count = _ARGUMENTS[command]
        numbers = [float(word) for word in rest[:count]]
        del rest[:count]
        _add(path, command, numbers)
    return path


def _add(path: QPainterPath, command: str, numbers: list[float]) -> None:
    points = [QPointF(*numbers[index : index + 2]) for index in range(0, len(numbers) - 1, 2)]
    if command == "M":
        path.moveTo(points[0])
    elif command == "L":
        path.lineTo(points[0])
    elif command == "C":
        path.cubicTo(*points)
    elif command == "Q":
        path.quadTo(*points)
    elif command == "Z":
        path.closeSubpath()
    elif command == "O":
        path.addEllipse(points[0], numbers[2], numbers[3])
    else:
        path.addRoundedRect(QRectF(*numbers[:4]), numbers[4], numbers[4])
