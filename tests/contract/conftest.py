"""Gives every contract test its cases, and seeds as many as asked for."""

from __future__ import annotations

import sys

import pytest

from tests.contract import cases as contract
from tests.contract.cases import Case, all_cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Fills in `case`, with `seed` beside it, or with `batch` for the largest numbers of matches."""
    full = bool(metafunc.config.getoption("--full"))
    if full:
        contract.MOST_STATES = sys.maxsize
    cases = all_cases(full)
    if "batch" in metafunc.fixturenames:
        pairs = [(case, batch) for case in cases for batch in range(_batches(case, full))]
        metafunc.parametrize(("case", "batch"), pairs, ids=[f"{case.id}-{batch}" for case, batch in pairs])
    elif "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases, ids=[case.id for case in cases])
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", range(6 if full else 2))


def _batches(case: Case, full: bool) -> int:
    # options changed one by one are tried less than the rulebook's way and all changed at once
    return 10 if full and len(case.options) != 1 else 1
