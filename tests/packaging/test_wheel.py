"""The program as others get it: built, installed elsewhere and run from another folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from cvdesk import __version__
from cvdesk.games import GAMES
from cvdesk.i18n.catalog import LANGUAGES

Done = subprocess.CompletedProcess[str]
Installed = Callable[..., Done]

ROOT = Path(__file__).parents[2]
SOURCES = ("cvdesk", "resources", "translations", "tests", "packaging")
PAPERS = ("pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE")


def run(*command: str | Path, cwd: Path, **extra: str) -> Done:
    # neither the checkout nor the tests' offscreen screen may help
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
    return subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env={**env, **extra},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel, made from a copy whose path is not a simple one."""
    copy = tmp_path_factory.mktemp("build") / "мой стол"
    copy.mkdir()
    for name in SOURCES:
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    for name in PAPERS:
        shutil.copy(ROOT / name, copy)
    done = run(sys.executable, "-m", "hatchling", "build", "-d", "out", cwd=copy)
    assert done.returncode == 0, done.stdout + done.stderr
    return copy / "out"


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Runs the installed ``cvdesk`` in an empty folder, far from the checkout."""
    target = tmp_path_factory.mktemp("site")
    (wheel,) = built.glob("*.whl")
    words = (
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--disable-pip-version-check",
        "--target",
        target,
    )
    done = run(sys.executable, "-m", "pip", *words, wheel, cwd=target)
    assert done.returncode == 0, done.stdout + done.stderr
    where = run(
        sys.executable, "-c", "import cvdesk; print(cvdesk.__file__)", cwd=target, PYTHONPATH=str(target)
    )
    assert Path(where.stdout.strip()).is_relative_to(target)
    elsewhere = tmp_path_factory.mktemp("somewhere else")
    (script,) = (each for each in (target / "bin").iterdir() if each.stem == "cvdesk")
    return lambda *words: run(script, *words, cwd=elsewhere, PYTHONPATH=str(target))


def files_below(folder: Path) -> set[str]:
    found = (each for each in folder.rglob("*") if each.is_file() and "__pycache__" not in each.parts)
    return {each.relative_to(ROOT).as_posix() for each in found}


def test_wheel_holds_every_file_of_the_program(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    inside = {
        f"cvdesk/{name}" for folder in ("resources", "translations") for name in files_below(ROOT / folder)
    }
    assert files_below(ROOT / "cvdesk") | inside <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_wheel_holds_nothing_else(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    tops = {name.partition("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert tops == {"cvdesk", f"cvdesk-{__version__}.dist-info"}


def test_sdist_holds_what_the_two_commands_need(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {*PAPERS, "packaging/dev.py", "tests/conftest.py"} <= names
    assert files_below(ROOT / "translations") <= names


def test_installed_program_says_its_version(installed: Installed) -> None:
    done = installed("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"cvdesk {__version__}\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_installed_program_prints_the_rulebook(installed: Installed, game: str, language: str) -> None:
    done = installed("rules", game, "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout) > 2_000


def test_installed_program_lets_bots_play(installed: Installed) -> None:
    done = installed(
        "arena", "thats_life", "--seats", "random,sharp:10it", "--matches", "2", "--seed", "1", "--json"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert '"matches": 2' in done.stdout


def test_installed_program_paints_its_window(installed: Installed, tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    done = installed(
        "screenshot", "thats_life", "--seed", "3", "--plies", "6", "--language", "uk", "--out", str(picture)
    )
    assert (done.returncode, done.stderr) == (0, "")
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1024, 640)
