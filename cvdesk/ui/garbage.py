"""Keeps the garbage collector quiet while modules are imported and the first window is made.

Nothing of that is ever garbage, yet looking through it costs a tenth of the start.
"""

from __future__ import annotations

import gc


def hold() -> None:
    """Stops the collector; call it before the user interface is imported."""
    gc.disable()


def release() -> None:
    """Starts it again, and spares it everything that the start has made."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
