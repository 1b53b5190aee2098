"""Upgrades of old save files, one step from a version to the next.

Every entry keeps a sample file in ``tests/data/saves``; a test fails when it has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

FORMAT_MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}  # Any: JSON values
"""By the format of the file that is read: a function that returns the data in the next format."""
