"""Reads catalog files for the tests: messages, their placeables and their selectors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cvdesk import assets

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def files(language: str) -> list[Path]:
    return sorted(assets.translation(language).glob("*.ftl"))


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text("utf-8"))


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language by id."""
    return {
        entry.id.name: entry
        for path in files(language)
        for entry in parsed(path).body
        if isinstance(entry, ast.Message)
    }


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def _collected(node: ast.BaseNode) -> _Collector:
    collector = _Collector()
    collector.visit(node)
    return collector


def placeables(language: str, id: str) -> set[str]:
    """The names of the parameters of a message, those of messages that it refers to included."""
    found = _collected(messages(language)[id])
    return found.variables.union(*(placeables(language, other) for other in found.references))


def selects(message: ast.Message) -> list[ast.SelectExpression]:
    return _collected(message).selects


def references(message: ast.Message) -> set[str]:
    """The ids of the messages that a message refers to."""
    return _collected(message).references


def texts(message: ast.Message) -> list[str]:
    """The pieces of text of a message, without what stands in placeables."""
    return _collected(message).texts


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Ids with the whole text of each message, pieces joined."""
    for key, message in messages(language).items():
        yield key, "\n".join(texts(message))


def keys(select: ast.SelectExpression) -> tuple[list[str], str]:
    """The names of the variants, numbers left out, and the default's name."""
    names = [v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)]
    default = next(v.key for v in select.variants if v.default)
    return names, default.name if isinstance(default, ast.Identifier) else default.value
