"""A strip of path with a pawn that walks: shows what theme, size and animation look like."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cvdesk.ui import icons
from cvdesk.ui.context import Context
from cvdesk.ui.pages.emblems import paint_pawn
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.widgets import Label, SecondaryButton

_TILES = ("start", "plus", "luck", "minus", "finish")
_STEP = 250
_FADE = 120


class PreviewStrip(QWidget):
    """The walking pawn with a label and a button that lets it walk again."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        spacing = Spacing(context.theme, self)
        column = spacing.of(QVBoxLayout(self), gap=4)
        column.addWidget(Label(context, "ui-settings-preview"))
        line = spacing.of(QHBoxLayout(), gap=12)
        self.path = WalkingPawn(context)
        self.again_button = SecondaryButton(context, "ui-settings-preview-again", icon_name="replay")
        self.again_button.setAutoDefault(False)
        self.again_button.clicked.connect(self.path.walk)
        line.addWidget(self.path, 1)
        line.addWidget(self.again_button)
        column.addLayout(line)


class WalkingPawn(QWidget):
    """Five tiles and a pawn; the pawn walks when anything about looks or motion changes."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.place = 0.0
        """Tiles from the start, 0 to 4."""
        self.strength = 1.0
        """The pawn's opacity, below 1 while it fades in."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._animation = QVariantAnimation(self)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._on_value_changed)
        self._fades = False
        context.theme.changed.connect(self._on_theme_changed)

    def walk(self) -> None:
        """Sends the pawn from the start to the finish, as pieces move at the table."""
        theme = self.context.theme
        self._animation.stop()
        self._fades = theme.reduced_motion
        self.place = len(_TILES) - 1.0 if self._fades else 0.0
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0 if self._fades else len(_TILES) - 1.0)
        nominal = _FADE if self._fades else _STEP * (len(_TILES) - 1)
        self._animation.setDuration(theme.duration(nominal))
        self._animation.start()

    def sizeHint(self) -> QSize:
        """Returns the room for five tiles."""
        px = self.context.theme.px
        return QSize(px(len(_TILES) * 52), px(56))

    def minimumSizeHint(self) -> QSize:
        """Returns less width: the tiles move together."""
        return QSize(self.context.theme.px(160), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the tiles and the pawn."""
        theme = self.context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(self.width() / len(_TILES), theme.length(60))
        side = min(step * 0.86, self.height() - theme.length(4))
        for index, name in enumerate(_TILES):
            box = QRectF(index * step + (step - side) / 2, (self.height() - side) / 2, side, side)
            painter.setPen(QPen(theme.colour("ink"), theme.length(1.5)))
            painter.setBrush(theme.colour(f"tile.{name}"))
            painter.drawRoundedRect(box, theme.length(6), theme.length(6))
            inner = box.adjusted(side * 0.25, side * 0.25, -side * 0.25, -side * 0.25)
            icons.paint(painter, name, inner, theme.on(f"tile.{name}"), theme.colour("paper"))
        foot = QPointF((self.place + 0.5) * step, self.height() / 2 + side * 0.4)
        painter.setOpacity(self.strength)
        paint_pawn(painter, theme, foot, side * 0.9, 1)

    def _on_value_changed(self, value: float) -> None:
        if self._fades:
            self.strength = value
        else:
            self.place, self.strength = value, 1.0
        self.update()

    def _on_theme_changed(self) -> None:
        self.updateGeometry()
        self.walk()
