"""How long bots hesitate, so that people can follow (UX 2.6)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

ANNOUNCE = 1000
"""Milliseconds at pace 1x from a bot's announcement to its roll; till then a move can be taken back."""
SOURCE = 350
"""Milliseconds during which a bot's choice is pointed out before it moves."""
RESULT = 850
"""Milliseconds for the motion and for looking at its result."""

PACES: Mapping[str, float | None] = MappingProxyType({"step": None, "1x": 1.0, "2x": 0.5, "instant": 0.0})
"""Factors on the times above by setting; None waits for a key at every step."""


def next_pace(pace: str) -> str:
    """Returns the pace that follows when people cycle through them."""
    names = list(PACES)
    return names[(names.index(pace) + 1) % len(names)]


def wait_of(pace: str, milliseconds: int) -> int | None:
    """Returns a hesitation at a pace in milliseconds; None means: until somebody says go on."""
    factor = PACES.get(pace, 1.0)
    return None if factor is None else round(milliseconds * factor)
