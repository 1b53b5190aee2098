"""The rulebook beside the board: chapters, search, and a jump to any clause."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from cvdesk.engine.errors import BadResource
from cvdesk.i18n.catalog import text
from cvdesk.i18n.render import error_text
from cvdesk.i18n.rulebook import Rulebook, rulebook
from cvdesk.ui.actions import latin_combination
from cvdesk.ui.context import Context
from cvdesk.ui.panels.rules_document import clause_blocks, dress, heading_blocks, symbol_picture
from cvdesk.ui.screen import size_on_screen
from cvdesk.ui.spacing import Spacing
from cvdesk.ui.translatable import Translatable
from cvdesk.ui.widgets import IconButton, Label

_NEAR = 12
"""How far below the edge a clause still counts as being at the top, in pixels at scale 100 %."""

_WINDOW = (560, 560)
"""Width and height of the rulebook in a window of its own, in pixels at scale 100 %."""

FLASH = 2500
"""Milliseconds for which a clause that was asked for is marked."""


class RulesText(QTextBrowser):
    """A text view that paints the symbols of the rulebook."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.setOpenLinks(False)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.game = ""
        """Whose rulebook it is, and so what its symbols look like."""
        self.marked: tuple[int, int] | None = None
        """The first marked block, and the one after the last."""

    def mark_blocks(self, first: int, last: int) -> None:
        """Marks the blocks from `first` to before `last`; equal numbers mark nothing."""
        self.marked = (first, last) if first < last else None
        self.viewport().update()

    def top_of(self, block: int) -> int:
        """Returns how far below the beginning a block starts, in pixels."""
        found = self.document().findBlockByNumber(block)
        return int(self.document().documentLayout().blockBoundingRect(found).top())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the mark behind the text: one quiet field, not a strip per line."""
        if self.marked is not None:
            first, last = self.marked
            layout = self.document().documentLayout()
            bottom = layout.blockBoundingRect(self.document().findBlockByNumber(last - 1)).bottom()
            theme, scrolled = self.context.theme, self.verticalScrollBar().value()
            top = self.top_of(first) - scrolled - theme.px(3)
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("selected"))
            inset = theme.px(4)
            box = QRectF(
                inset, top, self.viewport().width() - 2 * inset, bottom - scrolled + theme.px(3) - top
            )
            painter.drawRoundedRect(box, theme.px(6), theme.px(6))
            painter.end()
        super().paintEvent(event)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Paints ``symbol:luck`` and its like; anything else is not ours to load."""
        url = QUrl(name)
        if url.scheme() == "symbol":
            return symbol_picture(url.path(), self.context.theme, self.devicePixelRatioF(), self.game)
        return None


class RulesPanel(Translatable, QWidget):
    """Shows the rulebook of one game in the language in use, and keeps the place in every other."""

    closed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None, *, closable: bool = True) -> None:
        super().__init__(parent)
        self.context = context
        self.game = ""
        self.book: Rulebook | None = None
        self.hits: tuple[str, ...] = ()
        self.hit = 0
        self._clauses: dict[str, int] = {}
        self._chapters: list[int] = []
        self._shown = ""
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(FLASH)
        self._flash.timeout.connect(self.end_mark)
        self._build(closable)
        context.theme.changed.connect(self._on_theme_changed)
        self.start_texts()

    def _build(self, closable: bool) -> None:
        context = self.context
        self.chapters = QComboBox()
        # The longest title must not decide how wide the panel is.
        self.chapters.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.chapters.setMinimumContentsLength(6)
        self.close_button = IconButton(context, "close")
        if not closable:
            self.close_button.hide()
        self.search_field = QLineEdit()
        self.search_field.setClearButtonEnabled(True)
        self.place_label = Label(context, role="caption")
        self.place_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.previous_button = IconButton(context, "up")
        self.next_button = IconButton(context, "down")
        self.view = RulesText(context)
        spacing = Spacing(context.theme, self)
        column = spacing.of(QVBoxLayout(self), (8, 6, 8, 6), 6)
        top = spacing.of(QHBoxLayout(), gap=4)
        top.addWidget(self.chapters, 1)
        top.addWidget(self.close_button)
        find = spacing.of(QHBoxLayout(), gap=2)
        find.addWidget(self.search_field, 1)
        find.addWidget(self.previous_button)
        find.addWidget(self.next_button)
        column.addLayout(top)
        column.addLayout(find)
        column.addWidget(self.place_label)
        column.addWidget(self.view, 1)
        self.chapters.activated.connect(self._on_chapter)
        self.view.verticalScrollBar().valueChanged.connect(self._follow_scroll)
        self.close_button.clicked.connect(self.closed)
        self.search_field.textChanged.connect(self._on_query_changed)
        self.previous_button.clicked.connect(lambda: self.step(-1))
        self.next_button.clicked.connect(lambda: self.step(1))
        self._show_hits()

    def retranslate(self) -> None:
        """Sets the texts and the book itself; the clause at the top stays there."""
        self.chapters.setAccessibleName(text("ui-rules-chapters"))
        self.chapters.setToolTip(text("ui-rules-chapters"))
        self.search_field.setPlaceholderText(text("ui-rules-search"))
        self.search_field.setAccessibleName(text("ui-rules-search"))
        self.previous_button.set_label(text("ui-rules-previous"))
        self.next_button.set_label(text("ui-rules-next"))
        self.close_button.set_label(text("ui-rules-close"), text("ui-rules-close-tip"))
        self.view.setAccessibleName(text("ui-rules-text"))
        self._reload()

    # ---- the book

    def open(self, game: str) -> None:
        """Shows the rulebook of a game from its beginning."""
        if game != self.game:
            self.game, self._shown = game, ""
            self._reload()

    def _reload(self) -> None:
        if not self.game:
            return
        kept = self.clause_at_top()
        self.chapters.clear()
        try:
            self.book = rulebook(self.game)
        except BadResource as error:
            # a damaged installation must not end a match
            self.book, self._clauses, self._chapters = None, {}, []
            self.view.setPlainText(error_text(error))
        else:
            self._show_book(self.book)
        self._search()
        if kept in self._clauses:
            self._scroll_to(kept)

    def _show_book(self, book: Rulebook) -> None:
        document = self.view.document()
        self.view.game = self.game
        self.view.setMarkdown(book.markdown)
        dress(document, self.context.theme)
        anchors = {clause.number: anchor for anchor, clause in book.clauses.items()}
        self._clauses = clause_blocks(document, anchors)
        self._chapters = heading_blocks(document)
        for chapter in book.chapters:
            self.chapters.addItem(f"{chapter.number}. {chapter.title}" if chapter.number else chapter.title)

    def clause_at_top(self) -> str:
        """Returns the clause that was asked for or scrolled to; empty at the beginning of the book."""
        if self._shown and self._shown in self._clauses and self._is_visible(self._shown):
            return self._shown
        # not by cursorForPosition: it knows nothing of what Qt has not laid out yet
        limit = self.view.verticalScrollBar().value() + self.context.theme.px(_NEAR)
        above = [anchor for anchor, block in self._clauses.items() if self.view.top_of(block) <= limit]
        return above[-1] if above else ""

    def show_clause(self, anchor: str) -> None:
        """Scrolls to a clause and marks it for a moment; without one the place is kept."""
        if anchor in self._clauses:
            self._shown = anchor
            self._scroll_to(anchor)
            self._flash.start()
            self._mark()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_contents(self) -> None:
        """Goes to the beginning, with the keyboard on the list of chapters."""
        self._shown = ""
        self.view.verticalScrollBar().setValue(0)
        self.chapters.setCurrentIndex(0)
        self.chapters.setFocus(Qt.FocusReason.OtherFocusReason)

    def block_of(self, anchor: str) -> int:
        """Returns the number of the block with which a clause begins; raises KeyError for no clause."""
        return self._clauses[anchor]

    def _is_visible(self, anchor: str) -> bool:
        top = self.view.top_of(self._clauses[anchor])
        return -1 <= top - self.view.verticalScrollBar().value() < self.view.viewport().height()

    def _scroll_to(self, anchor: str) -> None:
        self._scroll_to_block(self._clauses.get(anchor, 0))

    def _scroll_to_block(self, block: int) -> None:
        self.view.verticalScrollBar().setValue(self.view.top_of(block) - self.context.theme.px(6))

    def _follow_scroll(self) -> None:
        """Names the chapter that is being read."""
        top = self.view.verticalScrollBar().value() + self.context.theme.px(24)
        begun = [at for at, block in enumerate(self._chapters) if self.view.top_of(block) <= top]
        self.chapters.setCurrentIndex(begun[-1] if begun else 0)

    def _on_chapter(self, index: int) -> None:
        if index < len(self._chapters):
            self._shown = ""
            self._scroll_to_block(self._chapters[index])

    # ---- search

    def _on_query_changed(self) -> None:
        self._search()
        if self.hits:
            self._go_to_hit()

    def _search(self) -> None:
        query = self.search_field.text()
        self.hits = self.book.search(query) if self.book is not None else ()
        self.hit = min(self.hit, max(0, len(self.hits) - 1)) if self.hits else 0
        self._show_hits()
        self._mark()

    def step(self, by: int) -> None:
        """Goes to the next found clause, or with -1 to the one before; the last is followed by the first."""
        if self.hits:
            self.hit = (self.hit + by) % len(self.hits)
            self._show_hits()
            self._go_to_hit()

    def _go_to_hit(self) -> None:
        self._shown = self.hits[self.hit]
        self._scroll_to(self._shown)
        self._flash.start()
        self._mark()

    def _show_hits(self) -> None:
        asked = bool(self.search_field.text().strip())
        if self.hits:
            self.place_label.setText(text("ui-rules-place", number=self.hit + 1, count=len(self.hits)))
        else:
            self.place_label.setText(text("ui-rules-none") if asked else "")
        self.place_label.setVisible(asked)
        for button in (self.previous_button, self.next_button):
            button.setEnabled(bool(self.hits))

    # ---- marks

    def _mark(self) -> None:
        first, last = 0, 0
        if self._flash.isActive() and self._shown in self._clauses:
            first = self._clauses[self._shown]
            ends = sorted([*self._clauses.values(), *self._chapters, self.view.document().blockCount()])
            last = next(end for end in ends if end > first)
        self.view.mark_blocks(first, last)
        words = self.search_field.text().split()
        self.view.setExtraSelections([found for word in words for found in self._found(word)])

    def _found(self, word: str) -> Iterator[QTextEdit.ExtraSelection]:
        form = QTextCharFormat()
        form.setBackground(self.context.theme.colour("amber"))
        form.setForeground(self.context.theme.on("amber"))
        cursor = QTextCursor(self.view.document())
        while not (cursor := self.view.document().find(word, cursor)).isNull():
            selection = QTextEdit.ExtraSelection()
            selection.cursor, selection.format = QTextCursor(cursor), form
            yield selection

    def end_mark(self) -> None:
        """Takes the mark of the clause away."""
        self._flash.stop()
        self._mark()

    # ---- keys and looks

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the search or closes, Ctrl+F searches, Enter goes on, with Shift back."""
        find = QKeySequence(QKeySequence.StandardKey.Find)
        combination = latin_combination(event) or event.keyCombination()
        if event.key() == Qt.Key.Key_Escape:
            if self.search_field.text():
                self.search_field.clear()
            else:
                self.closed.emit()
        elif QKeySequence(combination) == find:
            self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search_field.selectAll()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search_field.hasFocus():
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)

    def _on_theme_changed(self) -> None:
        self._reload()

    def changeEvent(self, event: QEvent) -> None:
        """Paints the symbols anew on a screen of another pixel ratio."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._reload()


class RulesWindow(Translatable, QDialog):
    """The rulebook in a window of its own, as the home page opens it."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules-window")
        self.panel = RulesPanel(context)
        Spacing(context.theme, self).of(QVBoxLayout(self)).addWidget(self.panel)
        self.panel.closed.connect(self.close)
        self.resize(size_on_screen(self, context.theme, *_WINDOW))
        self.start_texts()

    def retranslate(self) -> None:
        """Sets the title."""
        self.setWindowTitle(text("ui-rules-title"))

    def open_book(self, game: str, anchor: str = "") -> None:
        """Shows a game's rulebook, at a clause if one is given."""
        self.panel.open(game)
        self.show()
        self.raise_()
        self.activateWindow()
        self.panel.show_clause(anchor)
