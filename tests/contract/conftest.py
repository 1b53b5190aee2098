"""Gives every contract test its cases, and seeds as many as asked for."""

from __future__ import annotations

import pytest

from tests.contract.cases import all_cases

pytest.register_assert_rewrite(
    "tests.toy.invariants", "tests.games.cv.invariants", "tests.games.thats_life.invariants"
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    full = bool(metafunc.config.getoption("--full"))
    if "case" in metafunc.fixturenames:
        cases = all_cases(full)
        metafunc.parametrize("case", cases, ids=[case.id for case in cases])
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", range(20 if full else 2))
