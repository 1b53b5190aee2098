"""What every test gets: an offscreen screen, fresh folders, and no tolerance for stray warnings.

A test fails on a warning of Qt, on a Python warning and on an unexpected log record.
``--full`` runs the long properties at the sizes that the issues name.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"
for _name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
    os.environ.pop(_name, None)
os.environ["LC_ALL"] = "C.UTF-8"

# before any of their modules is imported: what several tests share asserts, too
pytest.register_assert_rewrite("tests.toy", "tests.games")

# The offscreen platform says this of window flags and sizes that only a real screen has.
_HARMLESS_QT = (r"^This plugin does not support ",)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run the long properties at their full size")


def pytest_configure(config: pytest.Config) -> None:
    for pattern in _HARMLESS_QT:
        config.addinivalue_line("qt_log_ignore", pattern)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("qt_log_level_fail") is None:
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))


@pytest.fixture(scope="session")
def full(pytestconfig: pytest.Config) -> bool:
    """Whether ``--full`` was given."""
    return bool(pytestconfig.getoption("--full"))


@pytest.fixture(scope="session")
def sized(full: bool) -> Callable[[int, int], int]:
    """``sized(5, 10_000)``: the first number in CI, the second with ``--full``."""
    return lambda few, many: many if full else few


@pytest.fixture(autouse=True)
def _fresh_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps every test, and every process it starts, away from the folders of the person who runs it."""
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / "xdg" / name.lower()))


class _Collector(logging.Handler):
    """Keeps warnings and errors of the program's own loggers."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture
def expected_logs() -> list[logging.LogRecord]:
    """The warnings and errors logged so far, for tests that expect some; the others fail on any."""
    return []


@pytest.fixture(autouse=True)
def _no_unexpected_logs(request: pytest.FixtureRequest) -> Iterator[None]:
    collector = _Collector()
    expects = "expected_logs" in request.fixturenames
    if expects:
        collector.records = request.getfixturevalue("expected_logs")
    logger = logging.getLogger("cvdesk")
    logger.addHandler(collector)
    yield
    logger.removeHandler(collector)
    if collector.records and not expects:
        lines = "\n".join(
            f"{record.levelname} {record.name}: {record.getMessage()}" for record in collector.records
        )
        pytest.fail(f"unexpected log records:\n{lines}")


@pytest.fixture
def pseudo_language(tmp_path: Path) -> Iterator[str]:
    """The code of a language that is English made strange and 40 % longer, to find texts that are not ours.

    Every message stands in angle quotation marks; `tests.i18n.pseudo.foreign` finds what does not.
    """
    from cvdesk.i18n import catalog
    from tests.i18n import pseudo

    pseudo.write_catalogs(tmp_path / "pseudo")
    catalog.add_language(pseudo.CODE, tmp_path / "pseudo", "en")
    yield pseudo.CODE
    catalog.forget_languages()


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Starts and leaves every test in English."""
    from cvdesk.i18n import catalog

    catalog.use_language("en")
    yield
    catalog.use_language("en")
