"""Imports go downwards only: ui, control, (bots, i18n, storage), games, engine, assets.

The commands are above all.  Below control nothing imports Qt, so that matches can be
played, replayed and printed without it.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "cvdesk"

BELOW = {
    "assets": set(),
    "engine": set(),
    "games": {"engine"},
    "bots": {"games", "engine"},
    "i18n": {"games", "engine"},
    "storage": {"games", "engine"},
    "control": {"bots", "i18n", "storage", "games", "engine"},
    "ui": {"control", "bots", "i18n", "storage", "games", "engine"},
}
"""What each layer may import besides itself, ``assets`` and the version."""
ABOVE_ALL = ("cli", "commands", "__main__")
NO_QT = ("assets", "engine", "games", "bots", "i18n", "storage")
NO_QT_IN_CONTROL = ("selection.py", "handover.py")
QT = ("PySide6", "shiboken6")

FILES = sorted(PACKAGE.rglob("*.py"))
IDS = [str(path.relative_to(ROOT)) for path in FILES]


def layer(path: Path) -> str:
    """Returns the first part of a file's place in the package, as ``engine``."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imports(path: Path) -> Iterator[str]:
    """Yields the dotted names that a file imports, inside functions and for types too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_imports_go_downwards(path: Path) -> None:
    own = layer(path)
    if own in ABOVE_ALL or own == "__init__":
        return
    for name in imports(path):
        first, _, rest = name.partition(".")
        target = rest.partition(".")[0]
        if first == "cvdesk" and target not in ("", "__version__", "assets", own):
            assert target in BELOW[own], f"{own} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_nothing_below_the_program_imports_qt(path: Path) -> None:
    in_control = layer(path) == "control" and path.name in NO_QT_IN_CONTROL
    if layer(path) in NO_QT or in_control:
        assert not [name for name in imports(path) if name.partition(".")[0] in QT]


def test_no_game_imports_another_one() -> None:
    games = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        game = path.relative_to(PACKAGE / "games").parts[0]
        for name in imports(path):
            if name.startswith("cvdesk.games."):
                assert name.split(".")[2] not in games - {game}, f"{path}: {name}"


def test_every_layer_is_known() -> None:
    """A new folder must find its place in the order of layers."""
    assert {layer(path) for path in FILES} <= {*BELOW, *ABOVE_ALL, "__init__"}


def modules(*layers: str) -> list[str]:
    """Returns the importable modules of layers; `cvdesk.control.selection` counts as one."""
    return [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in FILES
        if layer(path) in layers and path.name != "__main__.py"
    ]


@pytest.mark.parametrize("layers", [NO_QT, ("cli",)], ids=["below control", "command line"])
def test_importing_loads_no_qt(layers: tuple[str, ...]) -> None:
    """Also indirectly, and for the command line, which checks everything before Qt starts."""
    names = modules(*layers)
    if layers is NO_QT:
        names += ["cvdesk.control.selection"]
    code = (
        f"import sys, {', '.join(names)}\nsys.exit(', '.join(sorted({{'PySide6'}} & set(sys.modules))) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
