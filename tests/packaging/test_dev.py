"""The two commands of the README, as far as they can be tried without a network."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "packaging"

PROJECT = """
[project]
dependencies = ["attrs>=24.2", "babel"]
optional-dependencies.dev = ["ruff"]
"""

Load = Callable[[str], ModuleType]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Load:
    """Imports a module that lies beside ``dev.py``."""
    monkeypatch.syspath_prepend(FOLDER)
    return importlib.import_module


class Machine:
    """Stands for the programs that ``dev.py`` runs: answers in turn and remembers what was run."""

    def __init__(self) -> None:
        self.ran: list[str] = []
        self.answers: dict[str, list[tuple[int, str]]] = {}

    def ask(self, command: Sequence[object], extra: object = None) -> tuple[int, str]:
        line = " ".join(map(str, command))
        self.ran.append(line)
        answers = next((each for part, each in self.answers.items() if part in line), [(0, "")])
        return answers.pop(0) if len(answers) > 1 else answers[0]

    def run(self, command: Sequence[object], extra: object = None, cwd: object = None) -> int:
        return self.ask(command)[0]

    def count(self, part: str) -> int:
        return sum(part in line for line in self.ran)


@pytest.fixture
def machine(load: Load, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    for name in ("environment", "system", "tasks"):
        module = load(name)
        for function in ("ask", "run"):
            if hasattr(module, function):
                monkeypatch.setattr(module, function, getattr(machine, function))
    machine.answers["purelib"] = [(0, "True\n3.11.7 (main)\nlib/python/site-packages")]
    return machine


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "мой клон"
    (root / ".venv").mkdir(parents=True)
    (root / "pyproject.toml").write_text(PROJECT, "utf-8")
    return root


# ---- words


def dev(*words: str, before: str = "") -> subprocess.CompletedProcess[str]:
    lines = ("import sys, runpy", f"sys.argv = {['dev.py', *words]!r}", before)
    start = f"runpy.run_path({str(FOLDER / 'dev.py')!r}, run_name='__main__')"
    return subprocess.run(
        [sys.executable, "-c", "\n".join([*lines, start])],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_old_python_is_told_so_in_one_line() -> None:
    done = dev("play", before="sys.version_info = (3, 10, 4)")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "dev: Python 3.11 or newer is needed, and this is Python 3.10.\n"


def test_old_python_can_read_the_file() -> None:
    tree = ast.parse((FOLDER / "dev.py").read_text("utf-8"), feature_version=(3, 4))
    assert not any(isinstance(node, ast.JoinedStr | ast.AnnAssign) for node in ast.walk(tree))


@pytest.mark.parametrize("words", [(), ("dance",)])
def test_unknown_task_is_one_line_and_status_2(words: tuple[str, ...]) -> None:
    done = dev(*words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


# ---- the environment


def test_environment_is_made_and_filled_once(machine: Machine, load: Load, checkout: Path) -> None:
    machine.answers["purelib"].insert(0, (127, "no such file"))
    python = load("environment").ensure(checkout, dev=False)
    assert python.is_relative_to(checkout / ".venv")
    assert (machine.count("-m venv"), machine.count("pip install")) == (1, 1)
    load("environment").ensure(checkout, dev=False)
    assert (machine.count("-m venv"), machine.count("pip install")) == (1, 1)


def test_changed_project_is_installed_again(machine: Machine, load: Load, checkout: Path) -> None:
    load("environment").ensure(checkout, dev=False)
    (checkout / "pyproject.toml").write_text(PROJECT + "name = 'x'\n", "utf-8")
    load("environment").ensure(checkout, dev=False)
    assert machine.count("pip install") == 2


def test_checkout_is_found_from_everywhere_and_after_a_move(
    machine: Machine, load: Load, checkout: Path
) -> None:
    load("environment").ensure(checkout, dev=False)
    moved = checkout.rename(checkout.with_name("elsewhere"))
    load("environment").ensure(moved, dev=False)
    assert machine.count("pip install") == 1
    (path,) = moved.rglob("*.pth")
    line = path.read_text("utf-8").strip()
    assert (path.parent / line).resolve() == moved
    # Python reads such files in the encoding of the locale
    assert line.isascii()


def test_tools_for_testing_come_only_with_the_test_task(machine: Machine, load: Load, checkout: Path) -> None:
    load("environment").ensure(checkout, dev=False)
    assert machine.ran[-1].endswith(" attrs>=24.2 babel")
    load("environment").ensure(checkout, dev=True)
    assert machine.ran[-1].endswith(" attrs>=24.2 babel ruff")
    load("environment").ensure(checkout, dev=False)
    assert machine.count("pip install") == 2


def test_failed_installation_is_tried_again(machine: Machine, load: Load, checkout: Path) -> None:
    machine.answers["pip install"] = [(1, ""), (0, "")]
    with pytest.raises(load("shell").SetupError):
        load("environment").ensure(checkout, dev=True)
    load("environment").ensure(checkout, dev=True)
    assert machine.count("pip install") == 2


def test_damaged_stamp_is_no_trouble(machine: Machine, load: Load, checkout: Path) -> None:
    load("environment").ensure(checkout, dev=True)
    (stamp,) = (checkout / ".venv").glob("*.json")
    stamp.write_text("[1", "utf-8")
    load("environment").ensure(checkout, dev=True)
    assert machine.count("pip install") == 2


def test_missing_ensurepip_names_the_package(
    machine: Machine, load: Load, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.answers["purelib"] = [(127, "")]
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("sys.base_prefix", "/usr")
    as_person(monkeypatch, "apt-get")
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    with pytest.raises(load("shell").SetupError, match=f"sudo apt-get install {package}$"):
        load("environment").ensure(checkout, dev=True)
    assert machine.count("-m venv") == 0


# ---- libraries of the system


def as_person(monkeypatch: pytest.MonkeyPatch, manager: str, *, root: bool = False) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name == manager else None)
    monkeypatch.setattr("sys.platform", "linux")


@pytest.mark.parametrize("manager", ["apt-get", "dnf", "pacman"])
def test_person_is_told_the_command_for_the_system(
    machine: Machine, load: Load, monkeypatch: pytest.MonkeyPatch, manager: str
) -> None:
    machine.answers["qt_probe.py"] = [(1, "libEGL.so.1: cannot open shared object file")]
    as_person(monkeypatch, manager)
    with pytest.raises(load("shell").SetupError) as caught:
        load("system").check_qt(Path("python"), window=False)
    line = str(caught.value)
    assert "libEGL.so.1" in line and f"sudo {manager} " in line and "\n" not in line
    assert machine.count("qt_probe.py") == len(machine.ran)


def test_root_on_debian_gets_the_packages(
    machine: Machine, load: Load, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.answers["qt_probe.py"] = [(1, "there is no font"), (0, "")]
    machine.answers["apt-get install"] = [(100, "E: Unable to locate package"), (0, "")]
    as_person(monkeypatch, "apt-get", root=True)
    load("system").check_qt(Path("python"), window=False)
    assert (machine.count("apt-get update"), machine.count("fonts-dejavu-core")) == (1, 2)


def test_packages_that_do_not_help_are_not_asked_for_again(
    machine: Machine, load: Load, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.answers["qt_probe.py"] = [(1, "libc is too old")]
    as_person(monkeypatch, "apt-get", root=True)
    with pytest.raises(load("shell").SetupError, match="libc is too old"):
        load("system").check_qt(Path("python"), window=False)
    assert machine.count("apt-get install") == 1


@pytest.mark.parametrize(
    ("screen", "window", "asked"),
    [
        ({"DISPLAY": ":0"}, True, True),
        ({"DISPLAY": ":0"}, False, False),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, True, False),
        ({}, True, False),
    ],
)
def test_libraries_of_x11_are_asked_for_where_a_window_needs_them(
    machine: Machine,
    load: Load,
    monkeypatch: pytest.MonkeyPatch,
    screen: dict[str, str],
    window: bool,
    asked: bool,
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    load("system").probe(Path("python"), window=window)
    assert machine.ran[-1].endswith(" x11") is asked


def test_probe_finds_qt_and_a_font_here(load: Load) -> None:
    assert load("system").probe(Path(sys.executable), window=False) == ""


# ---- the tasks


@pytest.fixture
def run_words(
    machine: Machine, load: Load, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[list[str]], int]:
    game = checkout / "cvdesk" / "games" / "thats_life" / "__init__.py"
    game.parent.mkdir(parents=True)
    game.touch()
    monkeypatch.setattr(load("tasks"), "ROOT", checkout)
    words: Callable[[list[str]], int] = load("tasks").run_words
    return words


def test_play_passes_the_words_on(machine: Machine, run_words: Callable[[list[str]], int]) -> None:
    assert run_words(["play", "rules", "thats_life"]) == 0
    assert machine.ran[-1].endswith("-m cvdesk rules thats_life")


def test_play_takes_a_game_to_its_table(machine: Machine, run_words: Callable[[list[str]], int]) -> None:
    assert run_words(["play", "thats_life", "--seed", "1"]) == 0
    assert machine.ran[-1].endswith("-m cvdesk play thats_life --seed 1")


def test_test_runs_every_check_even_after_a_failure(
    machine: Machine, run_words: Callable[[list[str]], int]
) -> None:
    machine.answers["ruff format"] = [(1, "")]
    assert run_words(["test", "-k", "undo"]) == 1
    assert [machine.count(f"-m {tool}") for tool in ("ruff format", "ruff check", "mypy", "pytest")] == [
        1
    ] * 4
    assert machine.ran[-1].endswith("-k undo")


def test_debugger_gets_one_process(machine: Machine, run_words: Callable[[list[str]], int]) -> None:
    assert run_words(["test", "--pdb"]) == 0
    assert machine.ran[-1].endswith("-m pytest --pdb")


def test_trouble_is_one_line_and_status_2(
    machine: Machine, run_words: Callable[[list[str]], int], capsys: pytest.CaptureFixture[str]
) -> None:
    machine.answers["pip install"] = [(1, "")]
    assert run_words(["play"]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("dev: pip could not install")


def test_ci_runs_the_test_task() -> None:
    script = (FOLDER.parent / ".ci" / "run").read_text("utf-8")
    assert "packaging/dev.py test" in script
