"""Finds the files that come with the program, in a checkout, a wheel or a frozen build."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def _root(folder: str) -> Path:
    # An editable install leaves a stale copy elsewhere in site-packages, so look from this file only.
    inside = _PACKAGE / folder
    return inside if inside.is_dir() else _PACKAGE.parent / folder


def resource(*parts: str) -> Path:
    """Returns the path of a file below ``resources``; it may be missing."""
    return _root("resources").joinpath(*parts)


def translation(*parts: str) -> Path:
    """Returns the path of a file below ``translations``, as ``("ru", "ui.ftl")``; it may be missing."""
    return _root("translations").joinpath(*parts)
