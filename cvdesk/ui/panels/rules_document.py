"""Sets a rulebook as a text document: our fonts, painted symbols, and where each clause stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QImage,
    QPainter,
    QPen,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)

from cvdesk.ui import icons
from cvdesk.ui.theme import Theme

_NUMBER = re.compile(r"(\d+\.\d+|R\d+)\s")
_TILES = ("plus", "minus", "luck", "start", "finish")
_HEADING_SIZES = {1: 20, 2: 16}
_TEXT_SIZE = 13
_FILLS = {"guard": "guard", "wurm": "wurm"}
_SYMBOLS = {"cv": "cvdesk.ui.board.cv_symbols", "cv_pocket": "cvdesk.ui.board.pocket_symbols"}
"""The games whose symbols have shapes and colours, and the modules that paint them by name."""


def symbol_picture(name: str, theme: Theme, ratio: float, game: str = "") -> QImage | None:
    """Paints a symbol of a game's rulebook as it looks on the table; None when there is no such icon."""
    if name not in icons.names():
        return None
    side = theme.px(_TEXT_SIZE * 1.4)
    picture = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1, 1, side - 2, side - 2)
    if game in _SYMBOLS:
        painted = import_module(_SYMBOLS[game]).paint_word(painter, theme, box, name)
    else:
        painted = name in _TILES
        if painted:
            _paint_tile(painter, theme, box, name)
    if not painted:
        fill = theme.colour(_FILLS[name]) if name in _FILLS else None
        ink = theme.on(_FILLS[name]) if name in _FILLS else theme.colour("ink")
        icons.paint(painter, name, box, ink, fill)
    painter.end()
    return picture


def _paint_tile(painter: QPainter, theme: Theme, box: QRectF, name: str) -> None:
    role = f"tile.{name}"
    painter.setPen(QPen(theme.colour("ink"), theme.length(1.4)))
    painter.setBrush(theme.colour(role))
    painter.drawRoundedRect(box, box.width() * 0.17, box.width() * 0.17)
    inset = box.width() * 0.22
    inner = box.adjusted(inset, inset, -inset, -inset)
    icons.paint(painter, name, inner, theme.on(role), theme.colour("guard"))


def dress(document: QTextDocument, theme: Theme) -> None:
    """Gives the blocks, headings, pictures and tables of a Markdown document their look."""
    document.setDefaultFont(theme.font_of(_TEXT_SIZE))
    document.setDocumentMargin(theme.px(12))
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    for block in blocks(document):
        _dress_block(QTextCursor(block), block, theme)
    cursor.endEditBlock()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, theme)


def clause_blocks(document: QTextDocument, anchors: Mapping[str, str]) -> dict[str, int]:
    """Returns the number of the block with which each clause begins; `anchors` by clause number."""
    found: dict[str, int] = {}
    for block in blocks(document):
        match = _NUMBER.match(block.text())
        anchor = anchors.get(match[1]) if match else None
        if anchor is not None:
            found.setdefault(anchor, block.blockNumber())
    return found


def heading_blocks(document: QTextDocument) -> list[int]:
    """Returns the numbers of the blocks that are chapter headings."""
    return [each.blockNumber() for each in blocks(document) if each.blockFormat().headingLevel() == 2]


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """Yields the blocks of a document."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _dress_block(cursor: QTextCursor, block: QTextBlock, theme: Theme) -> None:
    level = block.blockFormat().headingLevel()
    form = QTextBlockFormat()
    form.setLineHeight(125, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    form.setTopMargin(theme.px(16 if level == 2 else 0))
    form.setBottomMargin(theme.px(6 if block.textList() is not None or level else 9))
    cursor.mergeBlockFormat(form)
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    if level:
        big = QTextCharFormat()
        big.setFont(theme.font_of(_HEADING_SIZES.get(level, _TEXT_SIZE), bold=True))
        cursor.mergeCharFormat(big)
    number = _NUMBER.match(block.text())
    if number:
        cursor.setPosition(block.position())
        cursor.setPosition(block.position() + len(number[1]), QTextCursor.MoveMode.KeepAnchor)
        mark = QTextCharFormat()
        mark.setForeground(theme.colour("accent"))
        mark.setFontWeight(QFont.Weight.Bold)
        cursor.mergeCharFormat(mark)
    _centre_pictures(cursor, block)


def _centre_pictures(cursor: QTextCursor, block: QTextBlock) -> None:
    middle = QTextCharFormat()
    middle.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    for offset, letter in enumerate(block.text()):
        if letter == "\N{OBJECT REPLACEMENT CHARACTER}":
            cursor.setPosition(block.position() + offset)
            cursor.setPosition(block.position() + offset + 1, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(middle)


def _dress_table(table: QTextTable, theme: Theme) -> None:
    form = table.format()
    form.setBorder(1)
    form.setBorderCollapse(True)
    form.setBorderBrush(theme.colour("line"))
    form.setCellPadding(theme.px(5))
    form.setCellSpacing(0)
    form.setBottomMargin(theme.px(10))
    table.setFormat(form)
