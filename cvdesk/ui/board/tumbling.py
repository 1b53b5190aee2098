"""Dice in the air: the picture of a face, turned."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cvdesk.ui.board.pieces import Piece


def paint_turned(
    die: Piece, face: Hashable, angle: float, cube: QRectF, paint: Callable[[QPainter], None]
) -> None:
    """Paints a die turned by some degrees around the middle of its cube; `paint` paints it upright."""
    painter = QPainter(die)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    picture = die.board.pictures.get(("tumbling", face), die.width(), die.height(), paint)
    turn = math.radians(angle)
    # A turned square is wider than its box: it shrinks just enough to stay whole.
    factor = 1 / (1 + 0.3 * abs(math.sin(2 * turn)))
    painter.translate(cube.center())
    painter.scale(factor, factor)
    painter.rotate(angle)
    painter.translate(-cube.center())
    painter.drawPixmap(0, 0, picture)
