"""What the program stands on: each test is a trap that Python or Qt has sprung before."""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from PySide6.QtCore import QLibraryInfo, QObject, QTranslator
from pytestqt.qtbot import QtBot

from cvdesk.i18n.catalog import LANGUAGES

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
DECLARED = [Requirement(line) for line in PROJECT["dependencies"]]


def test_python_is_new_enough() -> None:
    assert ".".join(map(str, sys.version_info[:3])) in SpecifierSet(PROJECT["requires-python"])


@pytest.mark.parametrize("requirement", DECLARED, ids=lambda each: each.name)
def test_installed_versions_are_the_declared_ones(requirement: Requirement) -> None:
    assert requirement.specifier.contains(version(requirement.name))


@pytest.mark.parametrize("requirement", DECLARED, ids=lambda each: each.name)
def test_every_dependency_has_an_upper_bound(requirement: Requirement) -> None:
    assert any(bound.operator in ("<", "<=", "==") for bound in requirement.specifier)


def test_calls_that_return_nothing_keep_the_references_to_none(qtbot: QtBot) -> None:
    """PySide6 6.12.0 on CPython 3.11 loses one on every such call, and aborts after some thousands."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1_000):
        thing.setObjectName("thing")
    assert abs(sys.getrefcount(None) - before) < 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_qt_brings_its_own_texts(language: str) -> None:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    assert (Path(folder) / f"qtbase_{language}.qm").is_file()


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_the_texts_of_qt_can_be_loaded(language: str) -> None:
    translator = QTranslator()
    assert translator.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    assert translator.translate("QPlatformTheme", "Cancel") not in ("", "Cancel")
