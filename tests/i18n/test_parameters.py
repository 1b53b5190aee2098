"""Where an id stands in the program with its parameters, they are those of the catalogs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.i18n import ftl, sources

# Calls that take an id first and its parameters as keywords, besides errors.
_BY_KEYWORDS = {"text", "message"}
_NO_PARAMETERS = {"language"}


def _name(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _given(node: ast.Call) -> set[str] | None:
    """Returns the names of the parameters in a call, None where they cannot be seen."""
    name = _name(node)
    if name == "Message":
        if len(node.args) < 2:
            return set()
        values = node.args[1]
        if not isinstance(values, ast.Dict) or None in values.keys:
            return None
        return {str(getattr(key, "value", "")) for key in values.keys}
    if name not in _BY_KEYWORDS and not name[:1].isupper():
        return None
    if len(node.args) > 1 or any(each.arg is None for each in node.keywords):
        return None
    return {str(each.arg) for each in node.keywords} - _NO_PARAMETERS


def _calls(tree: ast.AST) -> Iterator[tuple[int, str, set[str]]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
            continue
        key, given = node.args[0].value, _given(node)
        if key in ftl.messages("en") and given is not None:
            yield node.lineno, key, given


def test_every_id_gets_the_parameters_of_its_message() -> None:
    wrong = [
        f"{module}:{line}: {key} gets {sorted(given)}, needs {sorted(ftl.placeables('en', key))}"
        for module, tree in sources.trees().items()
        for line, key, given in _calls(tree)
        if given != ftl.placeables("en", key)
    ]
    assert wrong == []


def test_the_scan_sees_what_it_looks_for() -> None:
    program = (
        'text("error-in-file", file=a, language=b); BadRecord("error-save-action", number=P.value(1));'
        'Message("error-reason-other", {"code": c}); message("error-save-field", **d);'
        'Label(e, "error-save-seal")'
    )
    assert [(key, given) for _, key, given in _calls(ast.parse(program))] == [
        ("error-in-file", {"file"}),
        ("error-save-action", {"number"}),
        ("error-reason-other", {"code"}),
    ]
