"""A pseudo language: English with accents, 40 % longer, every message between angle quotation marks."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from cvdesk import assets

CODE = "xx"
OPEN, CLOSE = (
    "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}",
    "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}",
)

_ACCENTS = str.maketrans("aceinorsuyzACEINORSUYZ", "áçéíñóŕšúýžÁÇÉÍÑÓŔŠÚÝŽ")
_MARKUP = re.compile(r"(<[^>]*>|&\w+;|\\.)")
_PADDING = "ōōōō "


def accented(text: str) -> str:
    """Makes letters strange, markup and escapes excepted."""
    return "".join(
        part if number % 2 else part.translate(_ACCENTS) for number, part in enumerate(_MARKUP.split(text))
    )


def foreign(shown: str, known: tuple[str, ...] = ()) -> str:
    """Returns the letters of a shown text that come neither from a catalog nor from `known` names."""
    for name in sorted(known, key=len, reverse=True):
        shown = shown.replace(name, "")
    inside = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
    while inside.search(shown):
        shown = inside.sub("", shown)
    return "".join(letter for letter in shown if letter.isalpha())


class _Stretch(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(accented(node.value))

    def visit_Message(self, node: ast.Message) -> ast.Message:
        self.generic_visit(node)
        for pattern in (node.value, *(attribute.value for attribute in node.attributes)):
            if pattern is not None:
                _frame(pattern)
        return node


def _frame(pattern: ast.Pattern) -> None:
    length = sum(len(element.value) for element in pattern.elements if isinstance(element, ast.TextElement))
    padding = (_PADDING * length)[: max(2, length * 2 // 5)].rstrip()
    pattern.elements.insert(0, ast.TextElement(OPEN))
    pattern.elements.append(ast.TextElement(f" {padding}{CLOSE}"))


def write_catalogs(folder: Path) -> None:
    """Writes the pseudo language's files into a folder."""
    folder.mkdir(parents=True)
    for path in assets.translation("en").glob("*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        text = FluentSerializer().serialize(_Stretch().visit(resource))
        (folder / path.name).write_text(text, "utf-8")
