"""Makes a text fit into a box: wraps, then shrinks from 12 to 10 px, then elides."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

SMALLEST = 10
"""Pixels at scale 100 % below which nothing is set."""


@frozen
class FittedText:
    """The lines into which a text was broken, their font, and whether some of it is missing."""

    lines: tuple[str, ...]
    font: QFont
    elided: bool


def fit_text(text: str, font: QFont, width: float, height: float, smallest: int) -> FittedText:
    """Returns a text as it fits; `smallest` is the least font size in pixels."""
    size = font.pixelSize()
    while True:
        tried = QFont(font)
        tried.setPixelSize(size)
        metrics = QFontMetricsF(tried)
        lines, whole = _break(text, tried, width)
        if whole and len(lines) * metrics.lineSpacing() <= height + 1:
            return FittedText(tuple(lines), tried, False)
        if size <= smallest:
            return _elide(lines, tried, metrics, width, height)
        size -= 1


def _break(text: str, font: QFont, width: float) -> tuple[list[str], bool]:
    """Breaks at words; also says whether every line is within the width."""
    layout = QTextLayout(text.replace("\n", "\u2028"), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    lines: list[str] = []
    whole = True
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        whole = whole and line.naturalTextWidth() <= width + 0.5
        start = line.textStart()
        lines.append(text[start : start + line.textLength()].rstrip())
    layout.endLayout()
    return lines or [""], whole


def _elide(lines: list[str], font: QFont, metrics: QFontMetricsF, width: float, height: float) -> FittedText:
    room = max(1, int((height + 1) // metrics.lineSpacing()))
    shown = lines[:room]
    if len(lines) > room:
        shown[-1] = f"{shown[-1]}\N{HORIZONTAL ELLIPSIS}"
    mode = Qt.TextElideMode.ElideRight
    shown = [metrics.elidedText(line, mode, width) for line in shown]
    return FittedText(tuple(shown), font, True)


def paint_fitted(
    painter: QPainter,
    rect: QRectF,
    fitted: FittedText,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Paints fitted text into a rectangle with a horizontal and a vertical alignment."""
    painter.setFont(fitted.font)
    painter.setPen(colour)
    metrics = QFontMetricsF(fitted.font)
    spacing = metrics.lineSpacing()
    free = rect.height() - len(fitted.lines) * spacing
    top = rect.top()
    if align & Qt.AlignmentFlag.AlignVCenter:
        top += free / 2
    elif align & Qt.AlignmentFlag.AlignBottom:
        top += free
    across = align & Qt.AlignmentFlag.AlignHorizontal_Mask
    for line in fitted.lines:
        box = QRectF(rect.left(), top, rect.width(), spacing)
        painter.drawText(box, int(across | Qt.AlignmentFlag.AlignVCenter), line)
        top += spacing
