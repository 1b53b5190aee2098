"""Walks the program's source for the tests: string literals, ids and templates of ids."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import cvdesk

PACKAGE = Path(cvdesk.__file__).parent


@cache
def trees() -> dict[str, ast.Module]:
    """The syntax trees of the program's modules by their path below the package."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text("utf-8"), str(path)) for path in paths
    }


def template_of(node: ast.JoinedStr) -> str:
    """Returns an f-string with ``{}`` for each of its values."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def literals(tree: ast.AST) -> Iterator[str]:
    """Yields the string literals of a tree, docstrings and pieces of f-strings left out."""
    pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            pieces.add(id(node.value))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            yield node.value


def templates(tree: ast.AST) -> Iterator[str]:
    """Yields the f-strings of a tree as templates."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield template_of(node)


def matches(template: str, text: str) -> bool:
    """Tells whether a text can come from a template."""
    return re.fullmatch(re.escape(template).replace(re.escape("{}"), "[a-z0-9-]+"), text) is not None
