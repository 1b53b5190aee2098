"""The strip that says why something is refused or went wrong."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cvdesk.ui.context import Context
from cvdesk.ui.rule_chip import RuleChip
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.widgets import IconButton, Label


class Toast(QFrame):
    """A strip over the foot of the board that says why something is refused or went wrong."""

    rule_wanted = Signal(str)

    def __init__(self, context: Context, ground: QWidget) -> None:
        super().__init__(ground)
        self.setProperty("role", "banner")
        self._context, self._ground = context, ground
        self.label = Label(context, wrap=True)
        self.chip: RuleChip | None = None
        self.close_button = IconButton(context, "close", "table-why-close")
        self.close_button.clicked.connect(self.hide)
        self._row = Spacing(context.theme, self).of(QHBoxLayout(self), (12, 2, 2, 2), 8)
        self._row.addWidget(self.label, 1)
        self._row.addWidget(self.close_button)
        self.hide()

    def say(self, sentence: str, rule: str = "") -> None:
        """Shows a sentence and the rule behind it; an empty one takes the strip away."""
        self.label.setText(sentence)
        if self.chip is not None:
            self.chip.hide()
            self.chip.deleteLater()
            self.chip = None
        if rule:
            self.chip = RuleChip(self._context, rule, ink="on:amber")
            self.chip.clicked.connect(lambda: self.rule_wanted.emit(rule))
            self._row.insertWidget(1, self.chip)
        self.setVisible(bool(sentence))
        self.place()

    def place(self) -> None:
        """Takes its place at the foot of the area that is free of the side panel."""
        area = self._ground.contentsRect()
        px = self._context.theme.px
        width = min(area.width() - 2 * px(12), px(620))
        height = max(px(44), self.heightForWidth(width), self.sizeHint().height())
        left = area.left() + (area.width() - width) // 2
        self.setGeometry(left, area.bottom() - height - px(8), width, height)
        self.raise_()
